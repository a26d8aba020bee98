### The Red Claw in English.

game-about = Two to four suspects shed evidence before the hunt catches one of them.

## Rules, one line each

rc-1-1 = There are 56 hunt cards: red, yellow, green and blue, each from 0 to 13.
rc-1-2 = Every card has two escape symbols: a colour stands for that row, ? for a row you choose, the claw for a row the next player chooses.
rc-1-3 = There are 40 incrimination tokens.
rc-1-4 = The capture row shows how many points you have, and which abilities they give you.
rc-1-5 = One figure is the Red Claw.
rc-1-6 = The players are white, black, grey and brown.
rc-2-1 = Each colour is shuffled by itself.
rc-2-2 = Seven cards of each colour are laid out face up as a row.
rc-2-3 = What is left of a colour is its discard pile.
rc-2-4 = Two tokens lie beside each row, never two alike.
rc-2-5 = The two top cards of each pile are drawn; a 12 or 13 is traded for a random 0 to 11 of the same pile.
rc-2-6 = Those eight are shuffled; everybody gets two, face up, and the others go back on top of their piles.
rc-2-7 = A random player begins, or the one whom the table has named, and play goes clockwise.
rc-3-1 = On your turn you play one of your cards to its discard pile.
rc-3-2 = For each of its symbols you take the last card of that row.
rc-3-3 = For a ? you choose the row.
rc-3-4 = For a claw the next player chooses the row.
rc-3-5 = Cards come from the end of a row and lie face up before you.
rc-4-1 = With a single card left you may skip instead, and take one card from a row of the next player's choice.
rc-4-2 = With no card you take the last card of the longest row, and the top card of a pile of another colour.
rc-4-3 = Then you take the Red Claw: one point for as long as you have it.
rc-4-4 = A doubled symbol on a row of one card takes just that card.
rc-5-1 = When a row is empty, whoever has most cards of its colour gives them all up and takes the first token.
rc-5-2 = Whoever has the next most does the same with the second token.
rc-5-3 = If nobody else has the colour, the second token stays.
rc-5-4 = Of equals, the one with the highest card of the colour takes the token.
rc-5-5 = Everybody else keeps their cards.
rc-5-6 = The pile is shuffled, a new row of seven is laid, and missing tokens are drawn, again no two alike.
rc-5-7 = The markers move to the new totals.
rc-6-1 = Point tokens count one, two or three.
rc-6-2 = A { $trail } cancels one point token of its own value; you keep both.
rc-6-3 = { $evidence } goes at once to an opponent you choose, who keeps it as one point and moves up one space.
rc-7-1 = The game is over at the end of a turn in which somebody has ten points or more.
rc-7-2 = Whoever has the most points is caught and loses.
rc-7-3 = Whoever has the fewest points wins.
rc-7-4 = Of those, the one with fewer tokens wins.
rc-8-1 = Before you play a card you may use one purple ability at or below your level, never two.
rc-8-2 = Green abilities hold by themselves from their level on.
rc-8-3 = With two claws the row chosen for one is the row for both; a hidden hand still shows how many cards it has; if the only card you have of a colour is ignored, you have none of it.

## Rulings, one line each

rc-r-a = Rows that empty are resolved after the last card of the play, in that order; some tables resolve each at once.
rc-r-b = Colours come before ? and claw, and whoever chooses names a row that has a card.
rc-r-c = A token that stays remains the second; at some tables it becomes the first.
rc-r-d = With an empty bag rows go on with fewer tokens, and the cards are given up all the same.
rc-r-e = If a pile cannot fill seven places, the row is as long as it can be.
rc-r-f = Taking the Red Claw while you have it changes nothing; at some tables it costs one more point.
rc-r-g = If every other pile is empty, you take only the row's card.
rc-r-h = A row that empties this way is resolved like any other.
rc-r-i = { $evidence } is a token when tokens are counted, and no { $trail } cancels it.
rc-r-j = Players still equal share the victory.
rc-r-k = Your level for purple abilities is read as your turn begins.
rc-r-l = A hidden hand shows its number, and at a resolution its cards of that colour; what was seen stays known until two hidden hands exchange a card.
rc-r-m = Before the cards are counted, those who may ignore one say so in turn order.
rc-r-n = A doubled ? or claw takes both cards from one row; some tables name each.
rc-r-o = Abilities belong to turns on which you play a card, so after one you cannot skip; some tables allow them on any turn, and a claw made ? is then also that of a skip.
rc-r-p = A pile's top card is seen by all, and nobody looks through the rest.
rc-r-q = Tokens are alike if kind and value agree; the later one is drawn again, and if nothing else is left the row has just one.
rc-r-r = A { $trail } cancels by itself, also a token that comes later, or only if you want it: the editions differ, and a table may choose.
rc-r-s = If nobody has a card that counts, no token moves.
rc-r-t = Green abilities follow your marker up and down, and only counted cards matter in a tie.
rc-r-u = All who share the most points are caught; if that is everybody, fewer tokens decide. The Red Claw is no token.
rc-r-v = Without a card to play: row, pile, Red Claw, and then any resolution.
rc-r-w = When no token is left anywhere, the game ends with that turn.
rc-r-x = After 400 turns the game stops, won by nobody.
rc-r-y = A token that lies alone beside its row is its first.
rc-r-z = Where { $trail }s are optional you are asked after each resolution, as long as you have one to lay.
rc-r-aa = Whoever is framed with { $evidence } moves up before the second token is given out, and abilities reached count there; at some tables the marker waits for the others.
rc-r-ab = With two claws of which one counts as ?, both cards come from one row: you name it, or the next player does. The editions differ, and a table may choose.

## Questions

ask-lay-card = The next card of the row.
ask-draw-token = A token from the bag.
ask-draw-top = The top card of the pile.
ask-trade-high = A lower card from the same pile.
ask-deal = The next of the eight cards.
ask-start = Who begins?
ask-turn-up = The card on top of the pile.
ask-uncover = The card that is now on top of the pile.
ask-pick-blind = A card out of the hidden hand.
ask-use = Do you use one of your abilities before you play a card?
ask-play = Which card do you play? Its two symbols say from which rows you then take.
ask-choose-row = The choice is yours: from which row do you take?
ask-choose-row-for-two = The choice is yours: from which row do you take two cards?
ask-claw-row = From which row must the player before you take?
ask-claw-row-for = From which row must { $seat } take{ $number ->
    [one] {""}
   *[other] {" "}two cards
}?
ask-longest = You have no card to play. From which of the longest rows do you take?
ask-pile-card = From which pile do you take the top card as well?
ask-pass-on = Whom do you frame with the { $evidence }? It will count one point.
ask-top-for = Which of your cards do you exchange for the top card of its colour's pile?
ask-swap-in = In which row do you swap the last two cards?
ask-want = Which card of an opponent do you want in exchange?
ask-give = Which of your cards do you give for it?
ask-swap-beside = Which row's two tokens do you swap?
ask-throw-off = Which card do you discard before you play?
ask-ignore = Do you ignore one of your cards, so that it does not count?
ask-ignore-of = Do you ignore one of your { $colour } cards, so that it does not count?
ask-cancel = Do you lay a { $trail } to cancel a point token of its value?

## Names

seat-white = White
seat-black = Black
seat-grey = Grey
seat-brown = Brown
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
row-red = the red row
row-yellow = the yellow row
row-green = the green row
row-blue = the blue row
of-row-red = of the red row
of-row-yellow = of the yellow row
of-row-green = of the green row
of-row-blue = of the blue row
card = { $colour } { $value }
symbol-choice = free choice
symbol-claw = claw
token-point = a { $value }-point token
token-false-trail = { $name } { $value }
token-fake-evidence = { $name }
ability-exchange-with-pile = exchanges a card with a pile
ability-claw-as-choice = may read a claw as a free choice
ability-swap-last-two = swaps the end of a row
ability-exchange-with-opponent = exchanges a card with an opponent
ability-swap-tokens = swaps the tokens of a row
ability-discard = discards a card first

card-with-symbols = { $card } ({ $symbols })
and = { $first } and { $last }

## Answers

answer-no-ability = no ability
answer-no-trail = no { $trail }
answer-want = { $card }, from { $seat }
answer-blind = a card out of the hand of { $seat }
answer-skip = skip, and take a card from a row that the next player chooses
answer-ignore-none = ignore none

## Rulings

ruling-resolve_when = When are emptied rows resolved?
ruling-resolve_when-after-card = after the last card of the play
ruling-resolve_when-at-once = each at once
ruling-leftover_token = What becomes of a token that stays?
ruling-leftover_token-stays-second = it remains the second
ruling-leftover_token-becomes-first = it becomes the first
ruling-figure_again = What does it cost to take the Red Claw again?
ruling-figure_again-no-change = nothing
ruling-figure_again-plus-one = one more point
ruling-double_wild = What does a doubled ? or claw take?
ruling-double_wild-one-row = both cards from one row
ruling-double_wild-each = each from a row of its own choice
ruling-ability_turn = On which turns may purple abilities be used?
ruling-ability_turn-play-only = only on those on which a card is played
ruling-ability_turn-any-turn = on any
ruling-false_trail = Do { $trail }s cancel by themselves?
ruling-false_trail-automatic = yes
ruling-false_trail-optional = only if you want it
ruling-framed_marker = When does a player who is framed with { $evidence } move up?
ruling-framed_marker-at-once = at once, before the second token
ruling-framed_marker-at-the-end = with all the others, at the end of the resolution
ruling-freed_claw = Of two claws one counts as ?: who names the row for both cards?
ruling-freed_claw-you = you do
ruling-freed_claw-next-player = the next player
ruling-first_player = Who begins?
ruling-first_player-random = a random player
ruling-first_player-white = White
ruling-first_player-black = Black
ruling-first_player-grey = Grey
ruling-first_player-brown = Brown

## The capture row

capture-line = { $level }  { $kind ->
    [purple] purple
    [green] green
   *[none] –
}  { $ability }
capture-safe = 0  safe
capture-caught = 10  caught
does-exchange-with-pile = exchange one of your cards with the top card of its colour's pile
does-claw-as-choice = one claw on the card you play counts as ?; with two claws { $freed ->
    [next-player] the next player still names one row for both cards
   *[you] you choose one row for both cards
}
does-swap-last-two = swap the last two cards of a row
does-escape-ties = in a tie for a token it is not you who takes it
does-exchange-with-opponent = exchange one of your cards with an opponent's, picked blindly if their hand is hidden
does-hide-hand = your cards are hidden, their number is not
does-ignore-card = at each resolution you may ignore one of your cards of that colour: it does not count, and you keep it
does-swap-tokens = swap the two tokens of a row
does-discard = discard one of your cards, never your last
does-nothing = no ability
lacks-ability = this capture row does not give it
lacks-level = only from { $level ->
    [one] 1 point
   *[other] { $level } points
} on
lacks-exchange-with-pile = needs a card of yours whose colour's pile is not empty
lacks-claw-as-choice = needs a card of yours with a claw
lacks-swap-last-two = needs a row of two or more
lacks-exchange-with-opponent = needs a card of yours and an opponent with one
lacks-swap-tokens = needs a row with two tokens
lacks-discard = needs two cards in hand

## Events

laid-row = { $row } is laid out: { $cards }.
laid-token = { $place ->
    [first] The first token for { $row }: { $token }.
   *[second] The second token for { $row }: { $token }.
}
drew-top = Off the pile comes { $card }.
traded = { $card } is too high to begin with and is traded for { $other }.
dealt = { $seat } is dealt { $card }.
returned = { $card } goes back on its pile.
turned-up = { $card } now tops its pile.
turn-began = Turn { $number }: { $seat }.
used = { $seat } { $ability }.
played = { $seat } plays { $card } ({ $symbols }).
skipped = { $seat } keeps the last card and skips.
has-no-card = { $seat } has no card to play.
chose = { $seat } points at { $row }.
took = { $seat } takes { $card }.
lapsed = { $row } has no second card, so the second symbol lapses.
took-top = { $seat } takes { $card } off its pile.
took-figure = { $case ->
    [again] The Red Claw stays with { $seat }.
    [first] The Red Claw goes to { $seat }.
   *[from] The Red Claw leaves { $other } and goes to { $seat }.
}
took-top-for = { $seat } takes { $card } off the pile and leaves { $other } there.
swapped-last = The last two cards { $of_row } change places.
wanted = { $case ->
    [blind] { $seat } wants a card of { $other }, unseen.
   *[open] { $seat } wants { $card }.
}
offered = { $seat } offers { $card }.
offered-hidden = { $seat } offers a card, face down.
exchanged = { $seat } gives { $card } to { $opponent } for { $other }.
exchanged-hidden = { $seat } and { $opponent } exchange a card; nobody else sees which.
swapped-tokens = The tokens { $of_row } change places.
threw-off = { $seat } discards { $card }.
emptied = { $row } is empty: the hunt is on.
ignored = { $seat } ignores { $card }.
ignored-none = { $seat } ignores nothing.
showed = { $seat } shows { $cards }.
showed-none = { $seat } shows no { $colour } card.
tied = { $case_of_rule ->
    [usual] It is a tie, and { $seat } has the highest card.
   *[other] It is a tie, and { $seat } is the one who cannot slip away.
}
gave-up = { $seat } gives up { $cards }.
took-token = { $seat } takes { $token }.
passed-on = { $seat } frames { $opponent } with { $token }.
stayed = A token { $of_row } stays where it is: { $token }.
moved-up = The first token { $of_row } is now { $token }.
shuffled = The { $colour } pile is shuffled.
cancelled = { $token } clears { $seat } of { $value ->
    [one] 1 point
   *[other] { $value } points
}.
declined = { $seat } holds the trail back.
moved = { $number ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $number } points.
}
opened = { $seat } lays open { $cards }.
ending-at-ten = Somebody has reached ten points: the hunt is over. { $caught } { $won }
ending-no-tokens = Not a token is left: the hunt is over. { $caught } { $won }
ending-unfinished = After 400 turns the hunt is called off.
caught = { $number ->
    [one] { $seats } is caught.
   *[other] { $seats } are caught.
}
won = { $number ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## Why it ended so

why-at-ten = Ten points or more for { $seats }: the hunt is over.
why-no-tokens = Not a token is left: the hunt is over.
why-unfinished = After 400 turns the hunt is called off, and nobody wins.
why-caught = { $number ->
    [one] { $seats } has the most points ({ $points }) and is caught.
   *[other] { $seats } have the most points ({ $points }) and are caught.
}
why-won = { $number ->
    [one] { $seats } has the fewest points ({ $points }) and wins.
   *[other] { $seats } have the fewest points ({ $points }) and share the victory.
}
why-won-tie = { $seats } wins: level on the fewest points ({ $points }), but with fewer tokens.
score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
tokens-of = { $seat } { $number }
tie-broken = { $seats } are level on points, so tokens decide: { $tokens }.
tie-shared = { $seats } are level on points and on tokens ({ $tokens }).

## The board

board-before = The hunt is about to begin
board-turn = Turn { $number }: { $seat }
board-follow = still to follow: { $symbols }
board-bag = { $number } in the bag
board-next = taken next
board-points = points
board-tokens = tokens
board-pile = pile
board-cards = ({ $number })
board-level = { $number ->
    [one] 1 point
   *[other] { $number } points
}
board-you = { $name } (you)
board-hidden = hidden
board-perhaps = { $number } of
board-face-down = { $backs } { $number ->
    [one] 1 card, face down
   *[other] { $number } cards, face down
}
board-no-cards = no cards
board-capture = Capture row
board-purple = before you play
board-green = holds by itself
board-safe = safe
board-caught = caught
board-exchange-with-pile = pile
board-claw-as-choice = claw?
board-swap-last-two = ends
board-escape-ties = ties
board-exchange-with-opponent = trade
board-hide-hand = hide
board-ignore-card = omit
board-swap-tokens = swap
board-discard = shed

## The first game: what each question leads to

goal = Keep your points low. When somebody has ten, the hunt is over: whoever has the most is caught, whoever has the fewest wins.
lesson-use = The points you have give you abilities, which come in purple on the capture row; use one to get rid of a card that would cost you, or play on without.
lesson-play = You lay one card down and take two, from the rows of its symbols. Whoever has most of a colour when its row runs out takes a token, so shed what you have most of.
lesson-choose-row = What you take lies before you and counts when that row runs out: take from a long row, or a colour of which the others have more.
lesson-claw-row = You choose for somebody else: a row whose cards they already have many of brings them nearer to its token.
lesson-longest = Without a card you take one of the longest row, and the Red Claw with it: one point for as long as you have it.
lesson-pile-card = You also take the top card of a pile, so choose a colour that will not cost you its next token.
lesson-pass-on = Whoever you frame has one more point at once: choose the one who is nearest to ten, or who is ahead of you.
lesson-top-for = The card you give goes to its pile and you get the one on top there: the same colour, but other symbols to play with next.
lesson-swap-in = Cards are taken from the end of a row, so what is last decides what the next player gets.
lesson-want = Take the card that spares you a token, or the one that somebody else needs to get out of a row.
lesson-give = The card you give counts for them from now on: give one of the colour whose token they will take.
lesson-swap-beside = Whoever has most takes the first token and the next the second: swap them if the dearer one is coming your way.
lesson-throw-off = The card you discard is gone before the rows are counted: throw off the colour of which you have most.
lesson-ignore = A card that is ignored does not count: that may be enough for somebody else to have the most and to take the first token.
lesson-cancel = The { $trail } takes away the points of one token of its value; you keep both tokens.

## How it goes, a sentence or two for each picture

how-1 = Four rows lie on the table, one of each colour, and everybody begins with two cards that all can see.
how-2 = On your turn you play one card. Its two symbols say from which rows you take one each: a colour, one you choose (?), or one that the next player chooses (claw).
how-3 = When a row has run out, whoever has most of its colour gives those cards up and takes the first token beside it; whoever has the next most takes the second.
how-4 = Round tokens count points. Six-sided ones cancel a round one of their value, and the square one goes on to somebody else.
how-5 = Your points move your marker along the capture row, where some spaces give you an ability. With ten the hunt is over.
how-6 = Whoever has no card left takes the Red Claw, and a point with it. In the end whoever has most points is caught, and whoever has fewest wins.

## Terms, each where it is asked

term-row = Seven cards of one colour in a line, with two tokens beside it. Cards are taken from its end; when it is empty its tokens are given out.
    .words = row, rows
term-symbols = Two signs on every card: a colour takes from that row, ? from one you choose, the claw from one the next player chooses.
    .words = two symbols, symbols, symbol
term-token = Points, mostly: who has most cards of a colour when its row runs out takes the first, who has the next most the second.
    .words = tokens, token
term-ability = What your marker's place on the capture row lets you do: purple once before you play, green always.
    .words = abilities, ability
term-pile = Cards of one colour that were played. The top one is seen by all.
    .words = pile
term-red-claw = The cat figure. Whoever had no card to play has it, and one point with it.
    .words = Red Claw
term-capture-row = The scale from 0 to 10: how many points everybody has, and which abilities come with them.
    .words = capture row
peril-over = This ends the hunt at once, and you do not win: somebody else has fewer points, or as many with fewer tokens.
