### What is refused at a table, and who wins there when somebody gives up, in English.

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
closed = An organiser has closed this table: { $why }
banned = { $until ->
    [none] You are banned here. Reason: { $why }
   *[other] You are banned here until { $until }. Reason: { $why }
}
muted = { $until ->
    [none] You may not chat here. Reason: { $why }
   *[other] You may not chat here until { $until }. Reason: { $why }
}
not-an-organiser = Only an organiser may do that.
too-fast = Not so fast, please: wait a moment.
newcomers = Too many new guests come from your address. Wait a moment.
undo-too-fast = That is a lot to take back. Wait a moment.
hint-too-fast = That is a lot of advice. Think for a moment.
no-hints = There are hints only where nobody else plays.
wrong-passwords = Too many wrong passwords. Wait a minute.
too-many-sockets = You have too many tables open at once.
busy = Too much is going on just now. Try again in a moment.
long-path = No address here is written like that.
unknown-host = This server does not answer to that name.
other-origin = Pages of other hosts may not do that.
by-turns = In a game by turns the clock decides who is gone.
dealt = The cards have been dealt.
has-account = You have an account already.
wrong-code = Name and code do not go together, or the code was used already.
no-lesson = { $game } has no guided game.
wrong-password = Name and password do not go together.
name-characters = A name consists of letters, digits and plain signs.
name-length = A name has 2 to 24 characters.
name-look = A name is written in one script, and must not look like somebody else's.
name-reserved = Nobody can have that name.
rematch-closed = The decklists are closed: this game is shown when the rematch is over.
no-room = There is no room for another set. Sets that no table is played with make room after a while.
too-slow = To read this takes too long. Is it really a set of cards?

## What a script passes in

expected-number = { $parameter }: a whole number was expected, not { $given }.
expected-range = { $parameter }: a whole number from { $least } to { $most } was expected, not { $given }.
expected-text = { $parameter }: a text was expected, not { $given }.
expected-texts = { $parameter }: a list of texts was expected, not { $given }.
expected-mapping = { $parameter }: names with texts were expected (a dict), not { $given }.
expected-list = { $parameter }: a list was expected, not { $given }.
expected-edition = { $parameter } { $given }: a name, the path of a file or an edition was expected.
expected-deck = { $parameter } { $given }: a name, the path of a file or a deck was expected.
expected-records = { $parameter } { $given }: the path of a file was expected.
expected-game = { $parameter }: the id of a game or a game was expected, not { $given }.
expected-seat = { $parameter }: the name or the number of a seat was expected, not { $given }.
expected-object = { $parameter }: { $kind } was expected, not { $given }.

## How it ended, if no rule ended it

resigned = { $seat } has resigned.
out-of-time = { $seat } has run out of time.
won-by = { $number ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } win.
}
and = { $first } and { $last }
