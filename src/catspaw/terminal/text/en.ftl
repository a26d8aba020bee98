### The client in English.

language-name = English
title = Catspaw
subtitle = A home for cat-and-mouse card games

## Home

home-play = Play now
home-set-up = Set up a table
home-resume-line = Go on: { $game }, { DATETIME($when, dateStyle: "medium", timeStyle: "short") }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
} so far
home-quit = Leave

## Setting up

set-up-title = Set up: { $game }
set-up-start = Start
set-up-back = Back
set-up-edition = Edition
set-up-players = Players
set-up-language = Language
set-up-seats = Who plays?
set-up-decks = Who plays which deck?
set-up-variants = Variants
set-up-rulings = Rulings
set-up-rulings-note = How this table reads what the rulebook leaves open.
player-person = a person
player-heuristic = a bot that thinks
player-random = a bot that plays anything
players-number = { $number } players

## At the table

you-are = you are { $seat }
looking-on = you are looking on
is-asked = { $seat } is to answer.
thinks = { $seat } is thinking …
over = It is over.
why-not-title = What is not allowed now, and why:
why-back = w or Esc goes back to the answers.
why-not-nothing = Everything you could name is allowed.
not-allowed = { $answer }: not allowed by { $rule }. { $line }
curtain = Pass the screen to { $seat }.
curtain-ready = Press the space bar when only { $seat } is looking, or click here.
bot-failed = The bot of { $seat } failed ({ $reason }). A built-in bot goes on.
cannot-write = Nothing was changed, because it could not be written down: { $reason }
saved-as = The game is kept in { $path }
by-itself = By itself, since there was one answer: { $questions }
peril-no = not now
peril-yes = yes: { $answer }
sure-resign = Really resign as { $seat }?
sure-quit = Leave the table? The game is kept, and goes on with: catspaw play --resume
sure-leave = yes, and leave Catspaw
stay = no, play on
to-home = to the first screen
yes = yes
no = no

## After the game

after-stronger = A stronger opponent
after-rematch = Play again, with the seats swapped
after-replay = See it again, step by step
after-review = Review: how it stood, and what would have been better
after-home = Another game
after-quit = Leave

## Hints and reviews

hint-title = What is worth doing
advice-exact = computed exactly
advice-estimate = estimated, from what your seat knows
review-title = Review: { $seat }
review-judging = Judging the game, question by question: { $percent } %
review-answered = answered: { $answer }
review-better = a stronger player: { $answer } ({ $reason })
review-happened = and what happened next
review-even = It was even to the end, and no answer cost much.

## Keys

key-why = why not?
key-hint = hint
key-ask = ask me
key-go = don't ask
key-undo = undo
key-log = log
key-rules = rules
key-cards = cards
key-bot = bot
key-person = self
key-resign = resign
key-language = Deutsch
key-seen = show seen cards
key-unseen = hide seen cards
key-help = help
key-quit = leave
key-read = read
key-back = back
key-step = step
key-turn = turn
key-ends = begin, end
key-seat = whose eyes

## Replay

replay-title = { $game }, step { $at } of { $last }
replay-everything = with nothing hidden
replay-onlooker = as an onlooker
replay-seat = as { $seat }

## Help

help-title = How to play
help-answer = The question is always below the table. Choose an answer with the arrow keys or by its number, and take it with Enter, or click it; on the table itself, what is underlined can be clicked, too.
help-read = i reads the chosen answer out in full: the rule behind it, and on a card everything it says.
help-why = w lists what is not allowed now, each with the rule that forbids it.
help-hint = p shows what is worth doing, with chances and reasons, where nobody else plays.
help-ask = A question with one answer is answered by itself, where nobody could learn anything from it; the line above the question says so. a asks you all the same, and stops asking.
help-undo = u takes back your last answer, as long as it has revealed nothing.
help-scroll = Page Up and Page Down move the table, or the log, where they are larger than the screen.
help-log = l opens and closes the log: everything that has happened, as you saw it, with the rule behind each line.
help-rules = r shows the rules of the game in one line each.
help-cards = c shows what the cards of this edition say.
help-bot = b hands your seat to a bot, and takes it back.
help-resign = x gives up the game.
help-seen = s draws, faintly, what you have seen of hidden hands in The Red Claw, or leaves it to your memory.
help-language = d changes the language, t goes from night to day.
help-keep = Every answer is kept as soon as it is given. Leave with q, close the terminal or lose the power: catspaw play --resume goes on.
