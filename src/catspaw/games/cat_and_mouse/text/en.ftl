### Cat & The Mouse in English.

game-title = Cat & The Mouse
game-about = A heist for two: the Mouse loots a mansion, the Inspector works out where she is.

## Rules, one line each

cm-1-1 = One of you plays the Inspector, the other the Mouse.
cm-1-2 = The rest of the cards make two decks: the map deck and the loot deck.
cm-1-3 = The Inspector goes through the loot deck and pockets one card unseen; tricks stay in the deck.
cm-1-4 = The Mouse goes through the map deck and keeps the card of her first room face down.
cm-1-5 = The first two cards of the loot deck are laid face down at her room.
cm-1-6 = You may always check your own face-down room cards, the Inspector on the Inspector's turn.
cm-2-1 = The Inspector's turn comes first and begins with two cards from the map deck.
cm-2-2 = The Inspector keeps one of them face down: that room is now monitored.
cm-2-3 = The other card goes under the map deck.
cm-2-4 = Then the Inspector announces one of two things: checking for clues, or springing the trap, which ends the game one way or the other.
cm-3-1 = On a check the Mouse names any room from 1 to 12.
cm-3-2 = If the room she names is monitored, its card is turned up as a clue.
cm-3-3 = With a third clue the Inspector wins.
cm-4-1 = To spring the trap the Inspector names a room.
cm-4-2 = If the Mouse is there, the Inspector wins.
cm-4-3 = If she is anywhere else, the Inspector loses.
cm-4-4 = Either way the Mouse shows her room card.
cm-5-1 = The Mouse may loot: she looks at the cards in her room, keeps one and puts the rest back.
cm-5-2 = Or she changes rooms: her card and any loot there go to the Inspector's side, she picks a new room from the map deck, and two new loot cards are laid there.
cm-5-3 = Instead she may end the heist: three treasures of one theme or one value win it, anything less loses it.
cm-6-1 = Calling Card: a trap on the right room neither wins nor loses, and play goes on.
cm-6-2 = Smoke Bomb: she ends the heist whenever she likes, even when her action is done.
cm-6-3 = Pickpocket: she takes a card from the Inspector's pocket and ends the heist there and then.
cm-7-1 = Subtle Movement: on changing rooms she may first shuffle one face-down monitored room back into the map deck.
cm-7-2 = Deep Pockets: the Inspector may pocket a second card; Pickpocket still takes only one.
cm-7-3 = Both variants can be played together.

## Rulings, one line each

cm-r-a = A deck that was searched is shuffled afterwards.
cm-r-b = With fewer than two cards in the map deck, the Inspector draws what there is.
cm-r-c = With fewer than two cards in the loot deck, what remains is laid out.
cm-r-d = The Mouse may name the room she is in, unless the table forbids it.
cm-r-e = A room already turned up cannot be named again, unless the table lets it be, for nothing or as another clue.
cm-r-f = She may repeat a name, and may name a room she knows to be monitored.
cm-r-g = Loot she puts back stays in her room and can be looted later.
cm-r-h = Looking at the loot is part of looting, so she keeps one of what she sees; a table may let her look at any time.
cm-r-i = She cannot loot an empty room and cannot pass; when nothing else is left she ends the heist.
cm-r-j = She may hold any number of cards, and a trick is picked up like any other loot.
cm-r-k = Three or more treasures that share a theme or a value are a set.
cm-r-l = Loot left in monitored rooms stays hidden from the Inspector, unless the table plays it open.
cm-r-m = A wrong trap wins for the Mouse; at some tables only if she shows a set, or else both lose.
cm-r-n = The Calling Card answers only a trap on the right room; her room stays known, and she names none that turn.
cm-r-o = The Smoke Bomb may answer any question of hers, a trap or a third clue; some tables allow it only before the result, or only on her own turn.
cm-r-p = Pickpocket ends her turn or goes with the Smoke Bomb, set or no set; some tables also allow it after her action.
cm-r-q = Of two pocketed cards, Pickpocket takes one blindly.
cm-r-r = Subtle Movement is hers to use or not; some tables make her use it.
cm-r-s = When she changes rooms, the Inspector learns which room she left.
cm-r-t = Changing rooms needs a card in the map deck, counted after any card Subtle Movement returns; the Inspector can act with the deck empty.
cm-r-u = Loot left at a room that comes back stays out of play; on her return two new cards are laid there.
cm-r-v = For Subtle Movement she points at a card and may take that very room again; some tables pick the card blindly.
cm-r-w = Her loot is hidden and its number open; the Inspector must check or spring the trap.
cm-r-x = After a hundred turns of the Inspector the heist stops, won by nobody.

## Questions

ask-fill-pocket = Which treasure do you pocket, so that the Mouse cannot loot it?
ask-fill-deep-pocket = Do you pocket a second treasure, and if so, which?
ask-start = In which room do you begin your heist?
ask-keep = You have drawn these rooms: which do you monitor from now on?
ask-act = Do you check for clues, or stake everything on the trap?
ask-name = Name a room to mislead the Inspector; a monitored one becomes a clue.
ask-cornered = The third clue is out. Do you give up, or can you still vanish?
ask-announced = The Inspector springs the trap. Do you stay, or vanish before it shuts?
ask-trap = Which room do you send the guards to? If she is not there, you lose.
ask-escape = The guards are at your door. What do you show them?
ask-missed = The guards are in the wrong room, but only a set wins now. What do you show?
ask-turn = What do you do: loot, change rooms, or end the heist?
ask-take = Which loot card do you keep?
ask-return-note = Before you move: which face-down note goes back into the map deck?
ask-use-subtly = Before you move: shall a face-down note, any of them, go back into the map deck?
ask-move = Which room do you slip into?
ask-after = Your action is done. Do you stay in the house, or leave it for good?
ask-draw = The top card of the map deck.
ask-lay-out = The top card of the loot deck.
ask-pick-blind = The card your fingers find.
ask-return-blind = The note that goes back.

## Names

seat-inspector = the Inspector
seat-mouse = the Mouse
room = room { $number } ({ $name })
room-1 = Long Gallery
room-2 = Music Room
room-3 = Library
room-4 = Study
room-5 = Trophy Room
room-6 = Winter Garden
room-7 = Observatory
room-8 = Blue Bedroom
room-9 = Portrait Hall
room-10 = Nursery
room-11 = Linen Room
room-12 = Attic Stair
theme-glory = Glory Tryptich
theme-gems = Gem Collection
theme-animals = Animal Statuettes
treasure = { $theme } (${ $thousands },000)
trick-calling-card = Calling Card
trick-smoke-bomb = Smoke Bomb
trick-pickpocket = Pickpocket
the-trick = the { $trick }
none = nothing
and = { $first } and { $last }

## Answers

note = note { $number }
answer-check = check for clues
answer-spring = spring the trap
answer-loot-room = loot the room
answer-change-rooms = change rooms
answer-end-heist = end the heist
answer-pick-pocket = pick the Inspector's pocket
answer-smoke = throw the Smoke Bomb
answer-smoke-and-pick = throw the Smoke Bomb and pick the pocket
answer-stay = stay
answer-show-room = show the room card
answer-leave-card = show the Calling Card
answer-give-up = give up
answer-enough = one is enough
answer-shuffle-back = shuffle a note back
answer-decline = leave the notes alone
answer-show-haul = show the haul

## Variants and rulings

variant-subtle-movement = Subtle Movement
variant-deep-pockets = Deep Pockets
ruling-own_room = May she name the room she is in?
ruling-own_room-allowed = yes
ruling-own_room-forbidden = no
ruling-named_clue = May she name a room that is turned up already?
ruling-named_clue-illegal = no
ruling-named_clue-harmless = yes, for nothing
ruling-named_clue-counts = yes, as another clue
ruling-peek = When may she look at the loot in her room?
ruling-peek-looting-only = only when she loots
ruling-peek-free = at any time
ruling-monitored_loot = What of the loot left in monitored rooms?
ruling-monitored_loot-hidden = it stays hidden from the Inspector
ruling-monitored_loot-open = it lies open
ruling-wrong_trap = Who wins when the trap is sprung in the wrong room?
ruling-wrong_trap-mouse-wins = the Mouse
ruling-wrong_trap-set-needed = the Mouse if she shows a set, else nobody
ruling-smoke_bomb = When may she throw the Smoke Bomb?
ruling-smoke_bomb-any-time = at any time, after a result too
ruling-smoke_bomb-before-result = at any time before a result
ruling-smoke_bomb-own-turn = only on her own turn
ruling-pickpocket = When may she pick a pocket?
ruling-pickpocket-ending = as she ends the heist
ruling-pickpocket-own-turn-any = at any time of her turn
ruling-subtle_use = Must she use Subtle Movement?
ruling-subtle_use-may = she may
ruling-subtle_use-always = whenever she can
ruling-subtle_pick = Who picks the note for Subtle Movement?
ruling-subtle_pick-by-card = she does
ruling-subtle_pick-chance = chance does

## Events

turn-began = Turn { $number }.
pocketed = The Inspector pockets { $card }.
pocketed-hidden = The Inspector pockets a treasure.
entered = The Mouse slips into { $room }.
entered-hidden = The Mouse slips into a room.
laid-out = { $card } is laid out there.
laid-out-hidden = A loot card is laid out there.
drew = The Inspector draws { $room }.
drew-hidden = The Inspector draws a map card.
kept = { $under ->
    [none] The Inspector now monitors { $room }.
   *[other] The Inspector now monitors { $room } and puts { $under } under the deck.
}
kept-hidden = The Inspector monitors one more room.
announced-check = The Inspector checks for clues.
announced-trap = The Inspector springs the trap!
named = "Over there, in { $room }!" calls the Mouse.
turned-up = A clue: note { $place } is { $room }.
cleared = Nobody is watching { $room }.
counted-again = { $room } is a clue once more.
trapped = The guards storm { $room }.
found = And there she is, in { $room }.
showed-room = The Mouse shows her card: { $room }.
looked = The Mouse looks at the loot: { $cards }.
looked-hidden = The Mouse looks through the loot in her room.
took = The Mouse takes { $card }.
took-hidden = The Mouse takes one card.
left = { $count ->
    [0] The Mouse leaves { $room } with nothing in it.
    [one] The Mouse leaves { $room } with one loot card still in it.
   *[other] The Mouse leaves { $room } with { $count } loot cards still in it.
}
left-hidden = { $count ->
    [0] The Mouse leaves her room with nothing in it.
    [one] The Mouse leaves her room with one loot card still in it.
   *[other] The Mouse leaves her room with { $count } loot cards still in it.
}
saw-left = Left behind: { $cards }.
returned = Note { $number } goes back into the map deck.
searched = { $count ->
    [one] The Mouse goes through the map deck and finds only room { $rooms }.
   *[other] The Mouse goes through the map deck and finds rooms { $rooms }.
}
searched-hidden = The Mouse goes through the map deck.
played-trick = The Mouse plays { $card }.
stole = Out of the Inspector's pocket she draws { $cards }.
showed-haul = The Mouse lays open her haul: { $cards }.

## Endings

ending-caught = Caught in her own room: the Inspector wins.
ending-wrong-trap = The wrong room: the Mouse is away, and the Inspector has lost.
ending-third-clue = Three clues are enough: the Inspector wins.
ending-set-shown = A matching set! The Mouse wins.
ending-no-set = No three of her treasures share a theme or a value: the Inspector wins.
ending-unfinished = After a hundred turns the night is over, and nobody has won.
ending-nobody-wins = The wrong room, but no set either: both have lost.
why-ended = { $how ->
    [smoke] The Mouse has thrown her Smoke Bomb, and that ends the heist.
    [pocket] The Mouse has picked the Inspector's pocket, and that ends the heist.
   *[own] The Mouse has ended the heist herself.
}
score-inspector = The Inspector: { $clues } of 3 clues, { $monitored ->
    [one] 1 room monitored
   *[other] { $monitored } rooms monitored
}.
score-mouse = The Mouse: { $loot ->
    [0] no loot
    [one] 1 loot card
   *[other] { $loot } loot cards
}{ $shown ->
    [set] , three of them alike: a set
    [no-set] , no three of them alike: no set
    [hidden] , not shown
   *[none] {""}
}.

## The board

board-before = Before the heist
board-turn = Turn { $number }
board-clues = { $number } of 3 clues
board-mouse = the Mouse
board-perhaps = she may be here
board-clue = clue
board-monitored = monitored
board-drawn = drawn
board-named = named
board-notes = Notes
board-hers = hers
board-map-deck = Map deck
board-under = under it { $rooms }
board-loot-deck = Loot deck
board-pocket = Pocket
board-haul = Haul
board-room-loot = In her room
board-left-loot = Left behind
board-discard = Played
board-face-down = { $number } face down
board-glory = Glory
board-gems = Gems
board-animals = Animals
board-treasure = { $theme } ${ $thousands }k
board-you = { $name } (you)

## The first game: what each question leads to

goal = The Mouse wants three matching treasures out of the house. The Inspector wants to spring the trap where she is.
goal-inspector = Work out where the Mouse is, and spring the trap there. Once she is out of the house with three matching treasures, it is too late.
goal-mouse = Loot three treasures of one theme or one value, and leave the house before the Inspector springs the trap where you are.
lesson-fill-pocket = What you pocket is out of her reach: take one of a theme she will then find hard to complete.
lesson-fill-deep-pocket = A second one makes her sets rarer still, but it is one more for her to steal with a Pickpocket.
lesson-start = Any room will do: nobody sees your choice, two loot cards are laid there for you, and the Inspector begins to look for you.
lesson-keep = She will not be able to name the room you keep without giving you a clue, and you know that she is not hiding behind its card.
lesson-act = Check for clues as long as you are guessing; the trap ends the game at once, so save it for when you are nearly sure.
lesson-name = The Inspector hears it. If the room is monitored it turns up as a clue, and three clues lose you the game: name one that you think is not watched.
lesson-cornered = Only a Smoke Bomb helps now: it takes you out of the house with what you have, and three matching treasures still win.
lesson-announced = Stay and hope that the guards run to the wrong room: then you win on the spot. A Smoke Bomb would get you out before you know.
lesson-trap = If she is there you win, anywhere else you lose: add up which rooms she may still be in.
lesson-escape = They have found you: a Calling Card sends them away once, a Smoke Bomb takes you out of the house, and otherwise you are caught.
lesson-missed = They have missed you, but at this table only three matching treasures win now.
lesson-turn = Loot to get a card, change rooms for two new ones (which shows where you were), and end the heist only with three matching treasures: with less you lose.
lesson-take = Keep what brings you nearer to three of one theme or three of one value; the other card stays here, and you can come back for it next turn.
lesson-return-note = The note you point at is shuffled away, so one room is monitored less.
lesson-use-subtly = A note that goes back into the map deck is a room that is monitored no longer.
lesson-move = Two new loot cards will lie there. The Inspector learns which room you have left, and not which one you go to.
lesson-after = Nothing more is asked of you this turn; stay, unless you hold a card that ends the heist and want to use it now.

## How it goes, a sentence or two for each picture

how-1 = The Mouse hides in one of twelve rooms, and nobody else knows in which. The Inspector looks for her.
how-2 = Two loot cards lie wherever she comes. On her turn she keeps one of them, or slips into another room, where two new ones are laid.
how-3 = Three treasures of one theme or of one value are a set. With a set in her haul she ends the heist and wins.
how-4 = Each turn the Inspector keeps the card of one room face down: from then on that room is monitored.
how-5 = Then the Inspector checks for clues: she has to name a room, and a monitored one is turned up as a clue. The third clue wins; or the Inspector springs the trap on one room, and all is won or lost.
how-6 = Among the loot are three tricks: the Calling Card sends a trap away, the Smoke Bomb gets her out of the house, and the Pickpocket steals from the Inspector.

## Terms, each where it is asked

term-monitored = A room whose card the Inspector keeps face down as a note. If the Mouse names it on a check, it becomes a clue.
    .words = monitored, monitor
term-check = The Mouse has to name a room. If the Inspector is monitoring it, its card is turned up as a clue.
    .words = check for clues, check
term-clue = A monitored room that the Mouse has named. With the third clue the Inspector wins.
    .words = clue, clues
term-trap = The Inspector names one room. The Mouse is there: the Inspector wins. She is not: the Mouse wins.
    .words = spring the trap, springs the trap, trap
term-loot = Treasures and tricks, laid face down in the Mouse's room, two whenever she comes to one.
    .words = loot card, loot cards, loot
term-heist = The Mouse's whole visit. Ending it shows her haul: three treasures of one theme or one value win, anything less loses.
    .words = end the heist, heist
term-treasure = A loot card with a theme (glory, gems, animals) and a value ($10,000 to $30,000).
    .words = treasure, treasures
term-set = Three treasures of one theme, or three of one value.
    .words = set, matching treasures
term-note = A room card that the Inspector has kept face down: that room is monitored.
    .words = note, notes
term-map-deck = Every room that is neither monitored nor the Mouse's own.
    .words = map deck
term-calling-card = A trick: a trap on the right room is sent away, and the game goes on.
    .words = Calling Card
term-smoke-bomb = A trick: the Mouse leaves the house at any moment, with what she has.
    .words = Smoke Bomb
term-pickpocket = A trick: the Mouse takes the treasure out of the Inspector's pocket and ends the heist.
    .words = Pickpocket

# What clients ask again.
peril-no-set = Your loot makes no matching set. If you show it now, you do not win: the heist is over.
peril-too-little = Whatever is in the pocket, it makes no matching set of your loot: you do not win, and the heist is over.
peril-caught = The Inspector has found you, and wins at once.
peril-not-there = She cannot be in this room. Name it, and you cannot win any more.
