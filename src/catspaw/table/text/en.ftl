### What is refused at a table, in English.

## By its kind

illegal = That is not allowed ({ $rule }).
not-yours = That is not for you to do: { $text }.
stale = That was meant for an earlier question.
cannot-undo = There is no way back: { $text }.
cannot-replay = That was played by other rules, or with another edition.
in-use = This game is being played in another window.
unknown = { $known ->
    [none] There is no { $name } here.
   *[other] There is no { $name } here; there is: { $known }.
}
malformed = That cannot be read: { $text }
refused = That was not done: { $text }.

## By its reason

no-answer = { $answer } is no answer here; allowed: { $allowed }.
over = The game is over.
not-over = It is shown when the game is over.
another-is-asked = It is not your turn: { $asked } is asked.
nothing-to-undo = There is nothing to take back yet.
revealed = There is no way back: something hidden or random has come to light since.
missing = There is no such thing here, or not any more.
waiting = The table is still waiting for players.
gone = This table is gone.
is-here = Somebody is there, or was until a moment ago.
looking-on = You are looking on.
not-your-seat = Somebody else sits there.
no-onlookers = Nobody may look on at this table.
breath = That is a lot of talk; take a breath.
