### The browser client in English.

title = Catspaw
subtitle = A home for cat‑and‑mouse card games
navigation = Ways through the house
close = Close
yes = Yes
no = No
and = { $first } and { $last }
nowhere = There is nothing here.
cannot-load = This page could not be fetched.
try-again = Try again
to-home = To the first page

## Home

home-lead = Pick a box: no account, no form. New to it? Learn by playing explains every question as it comes.
game-cat-and-mouse = Cat & The Mouse
game-red-claw = The Red Claw
game-claw-and-order = Claw & Order
about-cat-and-mouse = A heist for two: the Mouse loots a mansion, the Inspector works out where she is.
about-red-claw = Two to four suspects shed evidence before the hunt catches one of them.
about-claw-and-order = Two armies of cats, a deck each, and the best of three battles.
players = { $players } players
minutes = { $minutes } minutes
play-now = Play now
play-now-how = against a bot
set-up = New table
rules = Rules
lobby = Lobby

## Settings

settings = Settings
menu = Menu
language = Language
theme = Colours
theme-system = as the system
theme-night = night
theme-day = day
theme-contrast = high contrast
motion = Motion
motion-system = as the system
motion-full = cards move
motion-reduced = nothing moves
sound = Soft sounds
show-seen = Show what I have seen
show-seen-text = The Red Claw: cards in hidden hands are drawn faintly, as far as you have seen them. Otherwise such a hand lies face down.

## At the table

coming-in = Coming in …
no-table = There is no way to this table.
waiting = { $number ->
    [0] Everybody is here.
    [one] One seat is still open.
   *[other] { $number } seats are still open.
}
sit-as = Sit down as { $seat }
question = What is asked
all-answers = As a list
why-not = Why not?
i-see = I see
which-answer = Which of these?
not-now = Not now: { $answer }
choose-on-table = { $number ->
    [one] It glows above.
   *[other] Choose what glows.
}
or-on-table = What glows, or:
dashed-on-table = What is dashed in red would lose at once, or do nothing.
touch-again = Touch it again to choose it.
wait = One moment …
thinks = { $seat } is thinking …
is-asked = { $seat } is to answer.
over = It is over.
won-by = { $number ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } win.
}
resigned = { $seat } has resigned.
zone-opponents = Opponents
zone-middle = The middle of the table
zone-own = Your side

## Seats

seats = Seats
seat-open = open
seat-you = you
seat-bot = { $bot ->
    [heuristic] Tabby, a thinking bot
    [random] Kitten, a random bot
   *[other] bot { $bot }
}
seat-asked = is to answer
seat-here = is here
seat-away = away
seat-look = look from here

## Log and talk

side = Log and talk
log = Log
lesson = Your first game
lesson-goal = Your goal:
lesson-more = all of it
lesson-less = less
lesson-known = You have met this question before: decide as you like.
lesson-wait = It is not your turn: watch what the others do.
learn = Learn by playing
learn-how = 10 minutes
how-to = How it goes
rules-all = Every rule
log-empty = Nothing has happened yet.
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
mute = mute

## What one may do

undo = Take back
hint = Hint
hint-title = What is worth doing
hint-thinking = Thinking about what you know …
hint-chance = { $percent }%
hint-exact = Computed exactly, against the best play there is.
hint-estimate = Estimated, from what your seat knows and nothing else.
hint-take = Do it
resign = Resign
bot-on = Let a bot play on
bot-off = Play on myself
sure-resign = Really resign as { $seat }?
stay = No, play on
undo-requested = { $seat } would like to take back an answer. Do you agree?
undo-pending = The others are asked whether you may take it back.
invite = Invite somebody
invite-only-here = This address works on this computer only. For others in your network, open the house with
invite-text = Whoever opens this link can sit down or look on.
invite-picture = The link as a QR code
copy = Copy the link
copied = Copied
after = After the game
decided-by = By the rules
after-rematch = Play again
after-stronger = A stronger opponent
after-replay = Replay
after-home = Another game

## Review

review = Review
review-of = Review: { $title }
review-seat = Whose answers are judged, by what they knew at the time
review-judging = Judging the game, question by question: { $percent }%
review-estimate = Estimated, from what the seat knew then and nothing else.
review-curve = The { $chance } of { $seat }, from question to question: { $first }% at the start, { $last }% at the end.
review-curve-start = First question
review-curve-end = Last question
review-curve-title = How it stood
review-as-table = As a table
review-question = Question
review-turns = Where it turned
review-no-turns = It was even to the end, and no answer cost much.
review-did = You answered
review-they-did = Answered
review-happened = What happened next
review-better = A stronger player
review-from-to = { $before }% → { $after }%
review-look = See it
review-none = There was nothing to decide for this seat.

## More of home

go-on = Go on where you were
more-tables = { $number ->
    [one] One more table
   *[other] { $number } more tables
}
cards = Cards
decks = Deck builder
account = Account
to-content = To the content
to-table = To the table
looking = One moment …
show-all = Show all { $number }

## Tables in a list

your-turn = It is your turn.
turn-of = { $seat } is to answer.
table-playing = They are playing.
table-over = It is over.
continue = Continue
look-again = Look again
join = Join
watch = Watch
lobby-mine = My tables
lobby-mine-none = You sit nowhere at the moment.
lobby-open = Open seats
lobby-open-none = No public table waits for anybody. Set one up that everybody may see, and it is listed here.
lobby-watch = To watch
lobby-watch-none = Nobody is playing in public just now.
lobby-over = Over

## Clocks

clock-none = no clock
clock-quick = 10 minutes + 5 seconds a turn
clock-slow = 30 minutes + 15 seconds a turn
clock-day-1 = a day for every turn
clock-day-3 = 3 days for every turn
clock-day-7 = 7 days for every turn
clock-other = { $minutes } minutes + { $seconds } seconds a turn
clock-none-text = Everybody may think as long as they like.
clock-quick-text = Five seconds of every turn are free; beyond them, ten minutes for the whole game run down.
clock-slow-text = Fifteen seconds of every turn are free; beyond them, half an hour for the whole game runs down.
clock-day-1-text = By turns: answer when you come by, at least once a day.
clock-day-3-text = By turns: answer when you come by, at least every three days.
clock-day-7-text = By turns: answer when you come by, at least once a week.
time-left = { $time } left
time-days = { $number } d
time-hours = { $number } h

## A new table

new-table = Set up a table
new-game = Game
new-seats = Who plays
new-players = How many
sitter-me = me
sitter-open = a friend, or whoever comes
deck-of = Deck of { $seat }
new-decks-text = A deck of your own can be built here, and then be chosen above:
new-edition = Box
new-variants = Variants
new-rulings = Open questions of the rulebook
new-rulings-text = Where a rulebook can be read in several ways, a table chooses. One reading is the usual one of this house or of the box.
new-rulings-changed = { $number ->
    [0] all as usual
    [one] one read otherwise
   *[other] { $number } read otherwise
}
usual = usual
usual-in = usual in: { $editions }
new-clock = Clock
new-clock-each = Time for each player
new-clock-then = When it has run out
then-lose = the player loses
then-bot = a bot plays on
new-guests = Guests
new-public = Who may take an open seat
new-public-no = whoever has the link
new-public-yes = anybody, it is listed in the lobby
new-spectators = Onlookers
spectators-public = may watch
spectators-delayed = may watch, ten answers later
spectators-none = may not watch
nobody-me = One of the seats must be yours.
no-decks = This set has no decks yet: build one, and choose it for each seat.
open-table = Open the table
edition-mouse-agents = With mouse agents
edition-mouse-agents-text = Ten capture cards; markers start beside the first.
edition-standees = With standees
edition-standees-text = Eleven capture cards; markers start on the 0.
edition-rote-kralle = Die Rote Kralle
edition-rote-kralle-text = The German box, with ten capture cards.
deck-alley-swarm = Alley Swarm
deck-motor-column = Motor Column
deck-velvet-paws = Velvet Paws

## More at the table

get-up = Get up
seat-free = Free the seat
sit-here = Sit down here
sit-here-too = Sit here too
seat-guest = guest
seat-your-bot = a bot, for you
onlooker = looking on
onlooker-delayed = looking on, ten answers behind
is-away = { $seat } is away.
bot-for-them = Let a bot play on
bot-plays = A bot plays for you.
passing = Let this pass:
pass-turn = this turn
pass-game = always
windows = Let pass without asking
ask-again = Ask me again
see-moment = See this moment
mute-who = Mute { $name }
is-muted = You do not hear { $name }.
unmute = hear again
share-text = Whoever has this link sees the game again, with nothing hidden.
share = Share
invite-link = The link
you-won = You have won.
you-lost = You have lost.
out-of-time = { $seat } has run out of time.
after-join = Join the next game

## Was the shuffle fair?

shuffle = The shuffle
shuffle-verified = Shuffle verified
shuffle-consistent = Shuffle consistent
shuffle-failed = Shuffle not verified
verify-verified = Verified: the shuffle is the one that was fixed before the game, and your share is in it.
verify-consistent = The record agrees with itself. You did not play in this browser, so there is nothing of yours to compare it with.
verify-failed = Not verified: something does not agree.
verify-follows = The secret is the one that the commitment fixed.
verify-shown = The commitment is the one that this browser was shown before the game.
verify-mine = Your number is in it, at your seat.
verify-holds = Yes.
verify-fails = No.
verify-unknown = This browser cannot know.
verify-sent-first = You set this table up, so your number went out with the request, just before the commitment came back.
verify-commitment = Commitment
verify-before = Commitment that was shown before
verify-secret = Secret of the house
verify-no-nonce = sent no number (a bot)
verify-cards = That every single card followed from this is checked with the rules, on any computer that has Catspaw:
verify-lesson = A first game has the same deal for everybody, so there was no shuffle to check.
verify-nothing = The record of this game says nothing about its shuffle.
copy-record = Copy the record
copy-verify = Copy the command that checks every card

## Seen again

replay = Replay
replay-end = This is how it ended.
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-eyes = Through whose eyes
replay-open = All hands open
replay-eyes-of = Eyes: { $seat }
play-on = Play on from here
play-on-text = A new table is opened at this moment, for you alone, with new cards from there on; bots take the other seats. Which seat is yours?
play-on-as = Play on as { $seat }

## Rules

rules-search = Search the rules
rules-contents = Chapters
rules-none = No rule says “{ $search }”.
rules-rulings-text = Where the rulebook is silent or can be read in several ways, this is how the house plays. For some of these questions a table may choose.
rules-cm-1 = Setting up
rules-cm-2 = The Inspector’s turn
rules-cm-3 = Checking for clues
rules-cm-4 = Springing the trap
rules-cm-5 = The Mouse’s turn
rules-cm-6 = Tricks
rules-cm-7 = Variants
rules-cm-r = Rulings
rules-rc-1 = What is in the box
rules-rc-2 = Setting up
rules-rc-3 = Playing a card
rules-rc-4 = Few cards left
rules-rc-5 = A row is empty
rules-rc-6 = Tokens
rules-rc-7 = The end
rules-rc-8 = Abilities
rules-rc-r = Rulings
rules-co-100 = The match
rules-co-101 = Cards
rules-co-102 = Decks
rules-co-103 = Before the battle
rules-co-104 = The turn
rules-co-105 = Dollars
rules-co-106 = The two lines
rules-co-107 = Attacks
rules-co-108 = Vehicles
rules-co-109 = Items
rules-co-110 = Defeat and victory
rules-co-111 = Battlefields
rules-co-112 = Keywords
rules-co-r = Rulings

## Cards and decks

cards-search = Name or text
cards-kind = Kind
cards-any-kind = every kind
cards-kind-shorthair = shorthairs
cards-kind-longhair = longhairs
cards-kind-vehicle = vehicles
cards-kind-commander = Commanders
cards-kind-equip = Equip Items
cards-kind-team-buff = Team Buffs
cards-kind-one-time = One-Time Items
cards-kind-token = tokens
cards-kind-battlefield = battlefields
cards-cost = Cost
cards-any-cost = any cost
cards-cost-is = ${ $cost }
cards-number = { $number ->
    [0] No card
    [one] One card
   *[other] { $number } cards
}
card-before = before
card-after = next
deck-own = Your deck
deck-none = no deck yet
deck-size = { $number } of { $of }
deck-copies = { $number } in the deck
deck-more = One more { $name }
deck-less = One { $name } less
deck-legal = This deck may be played.
deck-play = Play with this deck
deck-to-sit = Sit down with
deck-lies = the deck that lies there
deck-wrong = { $number ->
    [one] one thing is wrong
   *[other] { $number } things are wrong
}
deck-unchecked = The house could not check this list just now.
deck-empty = No card yet. Add some with +, paste a list, or start from a built-in deck.
deck-start = Start from a built-in deck …
deck-text = As text
deck-copy = Copy the list
deck-save = Save a file
deck-read = Read a file
deck-clear = Clear
deck-shelf = Your decks
deck-number = Deck { $number }
deck-new = New deck
deck-remove = Remove it
deck-curve = Cards by cost
deck-hand = Draw a sample hand

## Account

hello-name = Hello, { $name }
guest-text = You are a guest. This browser remembers your games; with an account they are yours everywhere.
account-open = Open an account
account-log-in = Log in
name = Name
password = Password
password-new = At least eight characters. Once it is open, this page makes recovery codes in case you forget it.
password-old = The games you played as a guest come along.
password-change = Change the password
password-current = The password so far
password-next = The new password
password-ends = At least eight characters. Everywhere else you will be logged out.
password-changed = The password has been changed.
sessions = Where you are logged in
session-this = this one
session-unknown = An unknown browser
session-seen = last seen { $date }
session-end = End
log-out = Log out
log-out-all = Log out everywhere

## The line

line-connecting = Connecting …
line-reconnecting = The line is down. Trying again …
line-offline = You are offline. The game goes on when you are back.
line-unheard = That was not sent; choose again when you are back.
line-closed = The table is closed.

## Refusals

refused-malformed = That could not be understood.
refused-illegal = That is not allowed.
refused-stale = That was meant for an earlier question.
refused-not-yours = That is not for you to say.
refused-unknown = There is no such thing here.
refused-too-large = That was too long.
refused-too-fast = Not so fast, please.
refused-taken = Somebody was quicker.
refused-barred = An organiser does not allow you to do that.
refused-unavailable = The server does not answer at the moment.
refused-undo-illegal = That cannot be taken back: something hidden or random has been shown since, or there is nothing to take back.
refused-undo-not-yours = There is nothing to take back now.
refused-bot-not-yours = They are here, or were until a moment ago. Wait a little.
refused-say-too-fast = That is a lot of talk. Take a breath.
refused-hint-too-fast = That is a lot of advice. Think for a moment, and ask again.
refused-hint-not-yours = There are hints only where nobody else plays.
refused-hint-stale = The question has changed meanwhile.
refused-review-not-yours = A game is judged when it is over, and for everybody only if others might look on.
refused-review-too-fast = Too many games are being judged just now. Try again in a moment.
refused-table-unknown = There is no such table, or it has been cleared.
refused-table-not-yours = Nobody may look on at this table.
refused-sit-taken = Somebody has just sat down there.
refused-sit-not-yours = That seat is kept for somebody else.
refused-open-taken = Somebody has that name already.
refused-open-malformed = A name has 2 to 24 letters, digits and plain signs of one script; a password has at least 8 characters.
refused-password-not-yours = That is not the password so far.
refused-password-malformed = A password has at least 8 characters.
refused-password-too-fast = Too many wrong passwords. Wait a minute.
refused-log-in-too-fast = Too many wrong passwords. Wait a minute.
refused-log-in-not-yours = Name and password do not go together.
refused-log-in-malformed = Name and password do not go together.
refused-replay-not-yours = A game is shown again when it is over, and to everybody only if others might look on.
refused-replay-unknown = There is no such game, or it cannot be shown again.

## The Red Claw

red-claw-takes = Play it and you take the last card { $first } and { $second }.
red-claw-takes-one = Play it and you take the last card { $row }.
red-claw-takes-two = Play it and you take the last two cards { $row }.
red-claw-of-choice = of a row you choose
red-claw-of-claw = of a row the next player chooses
red-claw-next = Taken next.
red-claw-row = { $number ->
    [0] No card is left.
    [one] One card is left; it is taken next.
   *[other] { $number } cards are left; the one at the open end is taken next.
}
red-claw-pair = Tokens of { $row }: { $tokens }
red-claw-none = none
red-claw-standing = Cards in { $colour } now: { $standing }.
red-claw-pile = { $number ->
    [0] { $colour } pile, empty
   *[other] { $colour } pile of { $number }, on top { $card }
}
red-claw-reconstructed = The box is not at hand: which symbols, tokens and abilities there are is our reconstruction.
red-claw-cancelled = Cancelled: it does not count.
red-claw-holds = Holds for { $seats }.
red-claw-lit = holds
red-claw-unlit = not reached
red-claw-used = used this turn
red-claw-kind = { $kind ->
    [purple] purple: use it before you play
   *[green] green: holds by itself
}
red-claw-level = Level { $level }: { $ability }
red-claw-markers = Here: { $seats }
red-claw-held = { $seat } has it.
red-claw-waits = Nobody has it yet.
red-claw-hidden-hand = hidden hand
red-claw-hidden-card = hidden card
red-claw-face-down = { $number ->
    [one] One card, face down.
   *[other] { $number } cards, face down.
}
red-claw-no-ability = no ability
red-claw-hidden-cards = { $number ->
    [one] One card is not known. It may be { $cards }.
   *[other] { $number } cards are not known. They may be { $cards }.
}
red-claw-remembered = Held hidden, but it was seen.
red-claw-ignored = Ignored: it does not count this time.
red-claw-points = { $number ->
    [one] point
   *[other] points
}
red-claw-cards = { $number ->
    [0] no cards
    [one] 1 card
   *[other] { $number } cards
}
red-claw-hand = Cards of { $seat }
red-claw-tokens = Tokens of { $seat }
red-claw-follow = Still to follow: { $symbols }
red-claw-wins = wins
red-claw-caught = caught
red-claw-safe = safe
red-claw-start = start
red-claw-ability-exchange-with-pile = Swap with a pile
red-claw-ability-claw-as-choice = Claw as ?
red-claw-ability-swap-last-two = Swap a row’s end
red-claw-ability-escape-ties = Slip out of ties
red-claw-ability-exchange-with-opponent = Swap with a player
red-claw-ability-hide-hand = Hidden hand
red-claw-ability-ignore-card = Ignore a card
red-claw-ability-swap-tokens = Swap two tokens
red-claw-ability-discard = Discard a card

## Claw & Order

claw-and-order-kind = { $kind ->
    [troop] Troop
    [vehicle] Vehicle
    [equip] Equip Item
    [team-buff] Team Buff
    [one-time] One-Time Item
    [token] Summoned troop
   *[battlefield] { $whom ->
        [loser] Battlefield, for the loser of the battle before
       *[both] Battlefield, for both players
    }
}
claw-and-order-breed = { $breed ->
    [shorthair] Shorthair
   *[longhair] Longhair
}
claw-and-order-commander = Commander
claw-and-order-keyword = { $keyword ->
    [flying] Flying
    [reach] Reach
    [observer] Observer
    [retreat] Retreat
   *[stealth] Stealth
}
claw-and-order-keyword-means = { $keyword ->
    [flying] Can be attacked only by troops with Flying or Reach.
    [reach] Can attack troops with Flying.
    [observer] May stay in the Back Line when the others move up.
    [retreat] You may take it back into your hand in your Play Phase, though not in the turn it came.
   *[stealth] Comes face down, and is turned up when it moves up or when its face matters.
}
claw-and-order-damage = damage
claw-and-order-health = health
claw-and-order-printed = printed { $number }
claw-and-order-now = Now:
claw-and-order-no-text = This card has no abilities.
claw-and-order-carries = carries { $items }
claw-and-order-turn = Turn { $number }
claw-and-order-buffs = Team Buffs
claw-and-order-won-battle = { $seat } has won battle { $number }.
claw-and-order-you-won-battle = You have won battle { $number }.
claw-and-order-next-yours = You choose where the next one is.
claw-and-order-score = { $near } { $wins } : { $losses } { $far }
claw-and-order-next = Next: { $field }.
claw-and-order-next-chosen = { $seat } chooses where the next one is.
claw-and-order-only-for = Only for { $seat }:
claw-and-order-failed = { $number ->
    [one] One opening hand would not do.
   *[other] { $number } opening hands would not do.
}
claw-and-order-known-count = { $number ->
    [one] One card that is in the hand or lies face down is known.
   *[other] { $number } cards that are in the hand or lie face down are known.
}
claw-and-order-pile = { $pile ->
    [hand] { $seat }: the hand
    [deck] { $seat }: the deck
   *[discard] { $seat }: the discard pile
}
claw-and-order-known = Known to be in the hand or face down
claw-and-order-seen-before = Seen in this deck in earlier battles
claw-and-order-decklist = The whole decklist
claw-and-order-top = On top of the deck, the uppermost first
claw-and-order-bottom = Under the deck, the lowest first
claw-and-order-in-deck = Still in the deck, by name
claw-and-order-aside = Set aside
claw-and-order-nothing-known = Nothing is known of these cards.

## Cat & The Mouse

cat-and-mouse-plan = The mansion
cat-and-mouse-decks = Decks
cat-and-mouse-value = ${ $thousands }k
cat-and-mouse-matches = part of a set
cat-and-mouse-you-here = You are here.
cat-and-mouse-mouse-here = The Mouse is here, and everybody knows.
cat-and-mouse-perhaps = She may be here.
cat-and-mouse-not-here = She cannot be here.
cat-and-mouse-note-down = Monitored: note { $number }, face down.
cat-and-mouse-note-up = A clue: note { $number }, turned up.
cat-and-mouse-was-here = The Mouse was here and has left.
cat-and-mouse-drawn = The Inspector has just drawn its card.
cat-and-mouse-drawn-hidden = One of these will be kept face down, the other goes under the map deck.
cat-and-mouse-named = The Mouse has named it since she came to her room.
cat-and-mouse-named-in-order = Named since she came to her room, in order: { $rooms }.
cat-and-mouse-nothing-known = Nothing is known of this room.
cat-and-mouse-lies-here = { $number ->
    [0] No loot lies there.
    [one] One loot card lies there.
   *[other] { $number } loot cards lie there.
}
cat-and-mouse-loot-seen = { $number ->
    [one] One loot card lies there, and the Mouse has looked at it.
   *[other] { $number } loot cards lie there, and the Mouse has looked at them.
}
cat-and-mouse-pinned = { $number ->
    [0] No room is monitored yet.
    [one] One room is monitored.
   *[other] { $number } rooms are monitored.
}
cat-and-mouse-slip-down = Kept by the Inspector, face down.
cat-and-mouse-slip-hers = The Mouse left this room; its card is monitored now.
cat-and-mouse-slip-up = Turned up: the Mouse has named it.
cat-and-mouse-slip-rooms = { $number ->
    [one] It is room { $rooms }.
   *[other] It may be one of { $number } rooms: { $rooms }.
}
cat-and-mouse-your-room = Your room
cat-and-mouse-her-room = Her room
cat-and-mouse-your-room-card = Your room card
cat-and-mouse-her-room-card = Her room card
cat-and-mouse-room-hidden = It lies face down: only the Mouse knows it.
cat-and-mouse-room-found = It has been found, and everybody knows it.
cat-and-mouse-your-haul = Your haul
cat-and-mouse-her-haul = Her haul
cat-and-mouse-in-haul = { $number ->
    [0] Nothing yet.
    [one] One card.
   *[other] { $number } cards.
}
cat-and-mouse-clues = Clues
cat-and-mouse-left-behind = Loot in rooms the Mouse has left; it is out of her reach.
cat-and-mouse-left-short = Left behind
cat-and-mouse-in-pocket = { $number ->
    [0] The pocket is empty.
    [one] One treasure, out of the Mouse’s reach unless she picks the pocket.
   *[other] { $number } treasures, out of the Mouse’s reach unless she picks the pocket.
}
cat-and-mouse-in-deck = { $number ->
    [0] No card is left.
    [one] One card is left.
   *[other] { $number } cards are left.
}
cat-and-mouse-under = At the bottom, from above: { $rooms }.
cat-and-mouse-map-short = Map
cat-and-mouse-loot-short = Loot
cat-and-mouse-played-short = Played
cat-and-mouse-played = Tricks the Mouse has shown.
cat-and-mouse-sheet = Deduction sheet
cat-and-mouse-sheet-title = What is still possible
cat-and-mouse-sheet-rooms = Rooms
cat-and-mouse-sheet-loot = Loot
cat-and-mouse-nowhere = The Mouse is in no room at the moment.
cat-and-mouse-she-may-be = { $number ->
    [one] She can only be in one room.
   *[other] She can be in { $number } rooms.
}
cat-and-mouse-deals = { $number ->
    [one] Only one deal of the room cards fits what you know.
   *[other] { $number } deals of the room cards fit what you know.
}
cat-and-mouse-alike = Every deal of the hidden cards counts alike. What a choice gives away – a note kept for a reason, a room named as a bluff – is yours to judge.
cat-and-mouse-column-room = Room
cat-and-mouse-column-hers = She is here
cat-and-mouse-column-monitored = Monitored
cat-and-mouse-of = { $number } of { $total }
cat-and-mouse-share = { $number } ({ $percent }%)
cat-and-mouse-no = no
cat-and-mouse-certain = certain
cat-and-mouse-under-deck = under the deck
cat-and-mouse-unseen = { $number ->
    [0] You know where every loot card is.
    [one] One loot card is hidden from you.
   *[other] { $number } loot cards are hidden from you.
}
cat-and-mouse-somewhere = hidden
cat-and-mouse-hauls = { $cards ->
    [one] She holds one card. Of the { $number } deals that fit:
   *[other] She holds { $cards } cards. Of the { $number } deals that fit:
}
cat-and-mouse-a-set = a set
cat-and-mouse-has-set = You hold a set: ending the heist wins.
cat-and-mouse-wanted = A set would be made by: { $cards }.
cat-and-mouse-pocket-may-be = { $pocket ->
    [one] In the pocket: one of { $number } treasures.
   *[other] In the pocket: { $pocket } of { $number } treasures.
}

## People

nickname = What are you called?
nickname-kept = That is what the others will read.
with-friend = Play with a friend
with-friend-text = Opens a table and gives you the link to send.
profile = Your games
profile-empty = Nothing yet. What you finish is listed here, with results and opponents.
profile-tally = { $won } won, { $lost } lost{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
profile-opponents = Played most against
profile-against = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won by you
profile-games = Latest
profile-won = won
profile-lost = lost
profile-drawn = drawn
profile-with = against { $opponents }
account-recover = Forgot the password
recovery = Recovery codes
recovery-text = If you forget your password, one of these codes gets you a new one. Each works once; new codes replace the old ones. They are shown only now, so write them down.
recovery-code = Recovery code
recovery-make = Make new codes
recovery-copy = Copy all
turn-title = Your turn
notices = Tell me when it is my turn
nowhere-text = Perhaps the table was cleared, or the address lost a letter on its way.
commitment-text = fixed before the deal; seal { $seal }, which your browser checks after the game
keys = Keys
keys-digits = answer with the first nine answers of the list
keys-choices = go through what may be chosen, Enter chooses it
keys-tab = go from one thing to the next, and choose it
keys-escape = close what lies open
keys-arrows = in a replay: a step back, a step on
keys-ends = in a replay: to the beginning, to the end
keys-help = show this
## Sets of one's own

new-set = Set of cards
edition-starter = Starter set
set-bring = Bring a set of your own …
set-text = A set is a folder with card files (.toml) and decklists (decks/*.txt). The server checks it; your friends play with it at once. It is stored while a table needs it.
set-folder = Choose a folder
set-files = Choose files
set-reading = The server reads it …
set-no-files = There are no card files in it.
set-brought = { $name } is there to be played with.
set-wrong = { $number ->
    [one] One thing is wrong with it, so it was not stored:
   *[other] { $number } things are wrong with it, so it was not stored:
}
set-line = { $file }, line { $line }
set-column = { $file }, line { $line }, column { $column }


# A story is told, and what goes by itself.
pace = Pace of what happens
pace-quick = Quick
pace-calm = Calm
pace-off = All at once
since = Since your last turn: { $lines }
story-skip = Go on
by-itself = By itself: { $question }
go-by-itself = Let this go by itself again
peril-sure = { $answer }?
peril-no = Not now
peril-yes = Yes: { $answer }
log-set-up = Set-up: { $number ->
    [one] 1 line
   *[other] { $number } lines
  }
red-claw-play = Play { $card }
red-claw-use-or-play = Use an ability, or play a card.
