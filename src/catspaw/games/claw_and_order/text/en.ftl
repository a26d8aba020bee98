### Claw & Order in English.

game-title = Claw & Order
game-about = Two armies of cats, a deck each, and the best of three battles.

## Rules, one line each

co-100-1 = Two players, each with a deck of their own making: cats, vehicles and gear.
co-100-2 = A match is decided in up to three battles, the first of them on neutral ground.
co-100-3 = A battle is lost by whoever runs out of troops in play, or out of cards to go on with; CO-R.L and CO-R.E say when.
co-101-1 = Every card of a deck is a troop or an item.
co-101-2 = A troop has a cost, a breed, damage, health and perhaps abilities; what it suffers and collects is put on it during the battle.
co-101-3 = An Equip Item goes on one troop, a Team Buff serves the whole team, a One-Time Item is used up at once.
co-101-4 = Lore is there to be read, and does nothing.
co-101-5 = Damage and counters do not go away by themselves before the card is destroyed or the battle is over.
co-102-1 = A deck has exactly 27 cards.
co-102-2 = One of them may be a Commander, never two.
co-102-3 = No more than three cards have the same name, unless the card allows it.
co-103-1 = Every battle starts afresh, without dollars and with all cards back in the decks.
co-103-2 = You shuffle all 27 cards and draw five.
co-103-3 = A hand without a troop for $5 or less is set aside and another one drawn; whoever goes through the whole deck that way loses the match.
co-103-4 = Before the first turn each player has $5 to spend on cards, only not on One-Time Items.
co-104-1 = In your turn you draw a card, play cards, attack, and end; what waits for the end of the turn happens then.
co-104-2 = From an empty deck nothing is drawn.
co-105-1 = As you draw you also get dollars: as many as the number of the turn.
co-105-2 = What you have not spent by the end of the turn is lost.
co-105-3 = You pay what a card costs, or you cannot play it.
co-106-1 = The Front Line attacks and can be attacked; the Back Line does neither, and an effect reaches the opposing Back Line only if it names it.
co-106-2 = A new troop starts in the Back Line.
co-106-3 = Before you draw, the troops you control move up from the Back Line; those of yours that somebody else controls do not.
co-107-1 = Each of your troops attacks once a turn, in the order you like.
co-107-2 = It attacks one troop of the opposing Front Line.
co-107-3 = A troop is killed as soon as its damage is as much as its health.
co-107-4 = A killed troop costs its owner cards from the bottom of the deck: one less than its printed cost.
co-108-1 = A vehicle is a troop that can do nothing without a pilot.
co-108-2 = Any troop of your Front Line that is no vehicle can be a pilot; inside, it does not attack, cannot be attacked, and has no abilities but those about its vehicle.
co-108-3 = Pilots get in only as the Play Phase starts.
co-108-4 = A vehicle takes its pilot along when it is destroyed; one that loses its pilot keeps its items and waits for the next.
co-109-1 = An Equip Item is put on a troop and changes what that troop can do.
co-109-2 = A troop may carry several of them.
co-109-3 = They are discarded with the troop.
co-109-4 = In your Play Phase you may take an Equip Item back to your hand, once a turn, and nobody gets it again that turn.
co-109-5 = Effects do not point at Equip Items, unless they say so.
co-109-6 = A One-Time Item is for your own Play Phase, unless it says otherwise; it takes effect first, is in no hand and no pile meanwhile, and is discarded after its last sentence.
co-109-7 = A Team Buff serves all friendly troops, idle vehicles too, for as long as it is there; you have only one of each name.
co-110-1 = You lose the battle if at the end of your turn no troop of yours is in play, or none is left in your deck.
co-110-2 = Troops in your hand do not save you.
co-110-3 = Whoever wins two battles wins the match.
co-111-1 = After a neutral battle the loser chooses where the next one is; after any other the next one is neutral.
co-111-2 = Any battlefield of the set may be named, whoever owns the card, and so may the neutral one.
co-111-3 = What a battlefield says holds all battle, for both players or only for the loser of the battle before.
co-111-4 = The battlefield is chosen before the decks are shuffled; with none to choose from it is neutral.
co-112-1 = A keyword stands above the other abilities and is short for one of them.
co-112-2 = Flying: attacked only by Flying or Reach. Reach: may attack Flying. Observer: may stay in the Back Line. Retreat: may go back to your hand in your Play Phase. Stealth: lies face down until it moves up, uses an ability, or has to be looked at.

## Rulings, one line each

co-r-a = An attack is declared, then what waits for it happens, then the attacker deals its damage and takes none; a vehicle deals its own. Without anybody to attack there is no attack, you may always stop, and if either troop is gone by then or out of reach, the attack is spent.
co-r-b = Defeat is looked at after all that waits for the end of the turn, never before the first turn; if both have lost, it is the player whose turn it is. Vehicles, pilots, face-down and summoned troops are all troops.
co-r-c = Damage and counters stay on a card that goes back to a hand; at some tables they come off.
co-r-d = Damage equal to health is enough, also because a bonus has ended; of several deaths at once the active player's come first, and the oldest in play before the younger.
co-r-e = A deck can go on while it has a troop; at some tables, while it has a card.
co-r-f = Chance says who begins the first battle, and later the loser does; at some tables always chance, or each in turn.
co-r-g = Before the first turn troops go to the Back Line, Equip Items on troops that are there, Team Buffs too, and what waits for a deployment happens; nobody boards, retreats, takes items off or uses abilities. You may also play nothing.
co-r-h = Pilots come before all else in the Play Phase: one to a vehicle, in either line, changed once a turn; a vehicle deployed this turn waits for the next.
co-r-i = A vehicle without a pilot moves up, can be attacked and keeps its items and buffs; of what is printed on it only Stealth and Observer work.
co-r-j = A vehicle that changes sides, or leaves play undestroyed, leaves its pilot behind in the line where it was; a pilot cannot retreat.
co-r-k = Cards are paid for troops that are killed, and for the pilot of a killed vehicle; at some tables never for the pilot, or for every troop that is discarded from play.
co-r-l = Defeat is looked at for the player whose turn ends; at some tables for both, or at any moment.
co-r-m = Printed costs count; hands that failed lie aside, and only their number is known, until one will do and they are shuffled back. The last two cards of a deck are filled up from there to five. If both players fail, nobody wins the match.
co-r-n = Of a card that lies face down everybody knows that it is there and what was paid, which changes as the price of any other card does. Its continuous effects are off; what it waits for still happens, and so does what its player uses, and either turns it up (at some tables face-down cards wait for nothing). Items and buffs may go on it unseen. It is also turned up when it leaves play, stays as an Observer, changes sides, is found by breed or numbers, or when damage is compared with its health, as where its health is lowered; and an opponent chooses it only by what all can see. A troop that comes with damage or counters is deployed face up.
co-r-o = Each Equip Item may be taken off once a turn; at some tables just one of them.
co-r-p = As the Play Phase starts pilots may also step out or change over; at some tables a pilot stays until it or the vehicle is gone.
co-r-q = A troop that goes back to a hand brings its Equip Items back too; at some tables they are discarded.
co-r-r = Retreat is free and possible from either line, in your Play Phase, but not in the turn in which the troop was deployed; items that come back with it count as taken off.
co-r-s = Before the first turn the starting player plays first; what is left of the $5 is lost.
co-r-t = Each player counts their own turns, from one in every battle; at some tables all turns are counted together. The dollars also come when the deck is empty.
co-r-u = You cannot play a Team Buff that you have in play already; your opponent's does not matter.
co-r-v = A decklist is known to its player only, and the others know what they have seen; at tournaments all lists may lie open.
co-r-w = In the other player's turn you play a card only when the card says so, and it costs nothing; you are asked because you have cards in hand, not because of what they are.
co-r-x = The owner's deck pays for a killed troop: by its printed cost, as far as there are cards, and nothing for a summoned one; cards that were taken over go to their owner's pile.
co-r-y = Abilities are used in your own Play Phase and Equip Items go on friendly troops, unless the card says otherwise; each attack may be answered once, and an answer never.
co-r-z = An ability is carried out to its end, with a look for deaths after every effect, and what it sets off waits: the active player's first, and the oldest in play before the younger. Bonuses add up, losing a keyword beats having it, and conditions read what is printed, and counters. There are bounds: 60 plays and uses a turn, eight uses of one ability and just one unless it costs dollars, six summoned troops, 64 abilities that wait, seven attacks of a troop in a turn, 255 damage and 63 counters on a card, 127 more damage or health and 63 prevented damage for a turn, $1023. Whatever is set off at one moment all happens; but an ability is set off by its own consequences at most eight times between two answers, and whatever comes after six different abilities in a row counts as that. What is beyond a bound is told, and does not count. An ability may outlast its troop, but then no troop does what it does, and one that comes in its place is another.
co-r-aa = An effect on friendly troops reaches both of their lines; one on opposing troops, or one that names no side, reaches only Front Lines unless it names a line, alike for both players. Continuous bonuses reach everyone they name.

## Questions

ask-roll-starter = Who begins?
ask-draw-opening = The next card of the opening hand.
ask-draw-card = The card on top of the deck.
ask-discard-bottom = The card at the bottom of the deck.
ask-roll-troop = Which troop does chance pick?
ask-roll-discard = Which card does chance pick out of the hand?
ask-look-at = The next card from the top of the deck.
ask-choose-battlefield = Where will the next battle be?
ask-set-up = What do you play before the first turn?
ask-stay = Who stays in the Back Line while the others move up?
ask-choose-vehicle = Which vehicle gets another pilot?
ask-choose-pilot = Who gets into the vehicle?
ask-play = What do you play or use?
ask-equip-to = Who gets the item?
ask-use-how = There is more than one way to use it. Which one?
ask-attack-with = Which of your troops attacks?
ask-attack-whom = Whom do you attack?
ask-respond = Do you respond with a card?
ask-choose-target = Whom do you choose for the effect?
ask-choose-place = Which of the face-down troops, counted from the one that has been there longest?
ask-whether = You may, but you need not. Do you?
ask-choose-mode = Which of these is it to be?
ask-discard-one = Which card do you discard?
ask-search-for = Which card do you take out of your deck?
ask-recover-one = Which card do you take back from your discard pile?
ask-deploy-one = Which card of your hand do you deploy?
ask-put-where = Does the card stay on top of the deck?
ask-put-where-of = Does { $card } stay on top of your deck?

## Answers

answer-nothing-more = play nothing more
answer-all-move-up = move up now
answer-pilots-stay = leave the pilots as they are
answer-no-pilot = nobody
answer-end-play = end the Play Phase
answer-end-attack = end the attacks
answer-no-response = let the attack come
answer-no-target = choose no more
answer-no-deployment = deploy nobody
answer-no-card = take nothing
answer-no = no, rather not
answer-yes = yes, { $source }: { $offer }
answer-no-such = number { $number }, which there is not
answer-place = number { $number }, there for ${ $paid }
answer-put-where = { $end ->
    [top] leave { $card } on top
   *[bottom] put { $card } under the deck
}
answer-face-down = a face-down troop of theirs
answer-battlefield = { $field }: { $text }
answer-use = use { $name }
answer-use-ability = use { $name }: { $ability }
answer-retreat = have { $name } retreat
answer-take-off = take { $name } off { $troop }
answer-copy = { $name } no. { $copy }
answer-whose = { $whose ->
    [our] your { $name }
   *[their] their { $name }
}
detail-strength = { $damage } damage, { $health } health
detail-hurt = { $damage } damage, { $left } of { $health } health
detail-damage = { $number } damage on it
detail-counters = { $number ->
    [one] 1 counter
   *[other] { $number } counters
}
detail-taken-off = taken off this turn
detail-face-down = face down
detail-on = on { $troop }
detail-pilots = in { $vehicle }
detail-piloted = piloted by { $pilot }
detail-idle = without a pilot

## Names

seat-one = Player one
seat-two = Player two
of-player = { $seat }'s { $name }
face-down-troop = face-down troop
summoned-troop = summoned troop
a-summoned-troop = a summoned troop
a-face-down-troop = a face-down troop
a-troop = a troop
price = ${ $number }
the-battlefield = the battlefield
neutral-ground = neutral ground

## Rulings

ruling-defeat = When is defeat looked at?
ruling-defeat-own-turn-end = at the end of one's own turn
ruling-defeat-any-turn-end = at the end of every turn, for both
ruling-defeat-immediate = at any moment
ruling-empty_deck = What must a deck have left?
ruling-empty_deck-no-troops = a troop
ruling-empty_deck-no-cards = a card
ruling-turn_number = How are turns counted?
ruling-turn_number-own = each player their own
ruling-turn_number-shared = all together
ruling-first_player = Who begins the later battles?
ruling-first_player-loser = the loser of the battle before
ruling-first_player-random = chance says
ruling-first_player-alternate = each player in turn
ruling-dismount = May pilots step out?
ruling-dismount-rearrange = yes, as the Play Phase starts
ruling-dismount-fixed = no
ruling-destroyed_cost = For which troops are cards discarded?
ruling-destroyed_cost-killed = for killed ones, and for the pilot of a killed vehicle
ruling-destroyed_cost-killed-strict = for killed ones, not for pilots
ruling-destroyed_cost-discarded = for every troop discarded from play
ruling-counters_off_table = What of damage and counters on a card that goes back to a hand?
ruling-counters_off_table-stay = they stay
ruling-counters_off_table-heal = they come off
ruling-retreat_items = What of the Equip Items of a troop that goes back to a hand?
ruling-retreat_items-hand = they go back too
ruling-retreat_items-discard = they are discarded
ruling-once_per_turn = How many Equip Items may be taken off in a turn?
ruling-once_per_turn-item = each of them once
ruling-once_per_turn-player = just one
ruling-stealth_triggers = What of abilities that wait, on a card that lies face down?
ruling-stealth_triggers-turn-up = they work and turn it up
ruling-stealth_triggers-asleep = they are off until it is turned up
ruling-decklists = Who knows the decklists?
ruling-decklists-closed = each player their own
ruling-decklists-open = everybody

## What the cards say

card-troop = { $name } (${ $cost }): { $rank ->
    [commander] Commander,{" "}
   *[troop] {""}
}{ $breed ->
    [vehicle] vehicle
    [shorthair] shorthair
   *[longhair] longhair
}, { $damage } damage, { $health } health
card-item = { $name } (${ $cost }): { $kind ->
    [equip] Equip Item
    [team-buff] Team Buff
   *[one-time] One-Time Item
}
card-token = { $name }: summoned { $breed ->
    [shorthair] shorthair
   *[longhair] longhair
}, { $damage } damage, { $health } health
card-battlefield = { $name }: { $whom ->
    [loser] battlefield, for the loser of the battle before
   *[both] battlefield
}
lore = “{ $text }”

## Events

battle-began = Battle { $number }: { $field }. { $whom ->
    [loser] For the loser of the battle before: “{ $text }”
   *[both] “{ $text }”
}
battle-began-none = Battle { $number }: neutral ground.
starts = { $seat } begins.
starts-again = { $seat } begins this time.
chose-battlefield = { $seat } chooses { $field } for the next battle.
drew = { $seat } draws { $card }.
drew-hidden = { $seat } draws a card.
dealt = { $seat } is dealt { $card }.
set-aside = { $number ->
    [one] { $seat } has no troop for $5 or less and sets the hand aside.
   *[other] { $seat } has none again and sets the hand aside, { $number } by now.
}
shuffled-back = { $seat } shuffles what was set aside back into the deck.
shuffled = { $seat } shuffles the deck.
gained = { $seat } gets ${ $number }.
lost = { $seat } loses ${ $number }.
turn-began = Turn { $number }: { $seat }.
moved = { $line ->
    [front] { $troop } moves to the Front Line.
   *[back] { $troop } moves to the Back Line.
}
stayed = { $troop } stays in the Back Line to watch.
boarded = { $pilot } gets into { $troop }.
stepped-out = { $pilot } is no longer in { $vehicle }.
deployed = { $face ->
    [down] { $seat } deploys { $card } face down
   *[up] { $seat } deploys { $card }
}{ $number ->
    [0] .
   *[other] {" "}for ${ $number }.
}
deployed-hidden = { $number ->
    [0] { $seat } deploys a troop face down.
   *[other] { $seat } deploys a troop face down for ${ $number }.
}
brought = { $number ->
    [0] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } for ${ $number }.
}
equipped = { $troop } is given { $item }.
turned-up = { $card } is turned face up.
attacked = { $attacker } attacks { $attacked }.
damaged = { $troop } takes { $number } damage from { $source }.
prevented = { $number } damage to { $troop } is prevented.
healed = { $troop } is healed of { $number } damage.
counters = { $number ->
    [0] There is no counter on { $troop } any more.
    [one] There is 1 counter on { $troop } now.
   *[other] There are { $number } counters on { $troop } now.
}
killed = { $killer } kills { $troop }.
killed-none = { $troop } dies.
destroyed = { $troop } is destroyed.
discarded = { $seat } discards { $card }.
milled = { $seat } discards { $card } from the bottom of the deck.
retreated = { $whose ->
    [own] { $by } has { $card } retreat.
   *[other] { $by } has { $card } retreat to the hand of { $seat }.
}
returned = { $card } goes back to the hand of { $seat }.
gone = { $card } of { $seat } leaves the battle.
came-off = { $seat } takes { $card } back to the hand.
came-along = { $card } goes back to the hand of { $seat } with it.
fell = { $seat } loses { $card } as well.
took-control = { $seat } takes control of { $card }.
summoned = { $seat } summons a troop: { $token }.
not-summoned = { $token } is not summoned for { $seat }, since there are six summoned troops already.
triggered = { $source }: “{ $ability }”
dropped = { $source } has set itself off eight times, and does so no more until somebody has answered.
dropped-for-room = 64 abilities are waiting already, so one of { $source } is lost.
used = { $seat } uses { $source }: “{ $ability }”
chose = { $seat } chooses { $troop }.
picked = Chance picks { $troop }.
responded = { $seat } has an answer.
declined = { $seat } lets the attack come.
chose-mode = { $seat } chooses: { $mode }.
decided = { $number ->
    [0] { $seat } would rather not.
   *[other] { $seat } does so.
}
found = { $seat } finds { $card } in the deck and shows it.
found-nothing = { $seat } takes nothing out of the deck.
looked = { $seat } looks at { $card } in the deck.
looked-hidden = { $seat } looks at a card of the deck.
put-back = { $end ->
    [top] { $seat } leaves a card where it was on top of the deck.
   *[bottom] { $seat } puts a card from the top under the deck.
}
shielded = The next { $number } damage to { $troop } this turn will be prevented.
attacks-again = { $troop } may attack once more this turn.
got = { $bonus ->
    [damage] { $troop } gets +{ $number } damage this turn.
   *[health] { $troop } gets +{ $number } health this turn.
}
got-less = { $bonus ->
    [damage] { $troop } gets -{ $number } damage this turn.
   *[health] { $troop } gets -{ $number } health this turn.
}
lost-keyword = { $troop } does not have { $keyword } this turn.
stunned = { $troop } cannot attack next turn.
stands = { $standing ->
    [guards] { $troop } must be attacked this turn if able.
    [shrouded] { $troop } cannot be targeted this turn.
    [pacified] { $troop } cannot attack this turn.
   *[ignores-lines] { $troop } can attack troops in either line this turn.
}
showed = { $seat } shows { $card }.
item-destroyed = { $card } is destroyed.
gained-keyword = { $troop } has { $keyword } this turn.
ready = { $seat } is ready.
lost-battle = { $reason ->
    [play] { $seat } has no troop left in play and loses the battle.
    [cards] { $seat } has no card left in the deck and loses the battle.
   *[deck] { $seat } has no troop left in the deck and loses the battle.
}
spent = The attack of { $attacker } on { $attacked } comes to nothing.
recovered = { $seat } takes { $card } back from the discard pile.
at-bound = { $bound ->
    [counters] A card has room for { $most } counters: more are not put on { $troop }.
    [damage] A card has room for { $most } damage: more does not count on { $troop }.
    [shield] At most { $most } damage is prevented ahead: more does not count for { $troop }.
    [less-damage] A turn takes at most { $most } damage away: beyond that { $troop } loses nothing.
    [less-health] A turn takes at most { $most } health away: beyond that { $troop } loses nothing.
    [more-damage] A turn gives at most { $most } more damage: beyond that { $troop } gets nothing.
    [more-health] A turn gives at most { $most } more health: beyond that { $troop } gets nothing.
   *[attacks] A troop attacks at most { $most } times a turn: { $troop } gets no other attack.
}
seat-at-bound = { $bound ->
    [dollars] Nobody has more than ${ $most }, and { $seat } has as much.
    [actions] At most { $most } cards are played and abilities used in a turn: that was the last one for { $seat }.
   *[arrivals] After { $most } arrivals in one battle, whoever comes counts as no younger.
}
ending-two-battles = { $winner } has won two battles, and the match.
ending-no-opening-hand = Not a single opening hand in the whole deck of { $loser } would do: { $winner } wins the match.
ending-no-opening-hands = Neither deck has an opening hand that would do: nobody wins the match.
why-lost = { $reason ->
    [play] { $seat } has no troop left in play.
    [cards] { $seat } has no card left in the deck.
   *[deck] { $seat } has no troop left in the deck.
}
score = { $seat }: { $battles ->
    [one] 1 battle won
   *[other] { $battles } battles won
}; at the end { $troops ->
    [one] 1 troop in play
   *[other] { $troops } troops in play
}, { $deck ->
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}.
score-failed = { $seat }: { $battles ->
    [one] 1 battle won
   *[other] { $battles } battles won
}, { $failed ->
    [0] no opening hand failed
    [one] 1 opening hand failed
   *[other] { $failed } opening hands failed
}.

## The board

board-row = { $row ->
    [front] { $size ->
        [long] Front Line
       *[short] Front
    }
    [back] { $size ->
        [long] Back Line
       *[short] Back
    }
   *[hand] { $size ->
        [long] Your hand
       *[short] In hand
    }
}
board-discard = Your discard pile:
board-deck = In your deck:
board-top = On top of your deck:
board-bottom = Under your deck, the lowest first:
board-wins = { $number ->
    [one] 1 win
   *[other] { $number } wins
}
board-hand-count = hand { $number }
board-deck-count = deck { $number }
board-discard-count = discarded { $number }
board-aside-count = set aside { $number }
board-battle = Battle { $number }: { $field }
board-turn = Turn { $number }: { $seat }
board-phase = { $phase ->
    [opening] Opening hands
    [set-up] Before the first turn
    [start] Start of the turn
    [draw] Draw
    [pilots] Pilots
    [play] Play Phase
    [attack] Attacks
   *[end] End of the turn
}
board-kind = { $kind ->
    [equip] Equip Item
    [team-buff] Team Buff
   *[one-time] One-Time Item
}
board-face-down = face down, ${ $number }
board-prevents = shield { $number }
board-owner = of { $seat }
board-has-attacked = attacked
board-again = may attack again
board-stunned = stunned, misses its next attack
board-standing = { $standing ->
    [guards] must be attacked
    [shrouded] cannot be targeted
    [pacified] cannot attack
    [ignores-lines] attacks either line
   *[attacks-twice] attacks twice
}
board-new = new
board-rulings = See also { $rulings }.
and = { $first } and { $last }

## What is wrong with a decklist

deck-unreadable = { $wording } cannot be read; a number and the name of a card were expected, such as { $example }
deck-copies = { $copies } copies; a number from 1 to { $size } was expected
deck-unknown = unknown card { $name }; the name or the id of a card was expected
deck-too-long = more than { $most } lines; the rest was not read
deck-unknown-near = unknown card { $name }; did you mean { $near }?
deck-no-card = { $kind ->
    [token] { $name } is a token; a troop or an item was expected
   *[battlefield] { $name } is a battlefield; a troop or an item was expected
}
deck-too-many = { $total } cards, { $difference } too many; exactly { $size } were expected
deck-too-few = { $total } cards, { $difference } too few; exactly { $size } were expected
deck-commanders = { $name } is a Commander beside { $other } in line { $at }; one was expected
deck-same-commander = { $copies } of the Commander { $name }; one was expected
deck-copies-of-a-name = { $total } of { $name }; at most { $most } were expected
deck-copies-in-lines = { $total } of { $name } in lines { $lines }; at most { $most } were expected
deck-hopeless = no troop costs ${ $cost } or less, so every match is lost before it begins (CO-103.3)

## What is allowed on a card but hardly meant

doubt-loop = this may set itself off for ever; it stops after eight times (CO-R.Z)
doubt-loop-of-two = this and { $other } may set each other off for ever; it stops after eight times (CO-R.Z)
doubt-never = nothing in this set ever brings that about, so this never happens
doubt-never-so = with the cards of this set that is never so, so this does nothing
doubt-stealth = it is turned up as soon as it is deployed, so its Stealth hides nothing (CO-R.N)
doubt-dollars = these dollars are lost before anybody can spend them (CO-105.2)
doubt-no-target = no troop of this set can be chosen for it, so the card does nothing
doubt-nothing-to-equip = no troop of this set can be equipped with it, so it is never played (CO-R.Y)
doubt-no-pilot = this set has no troop that could pilot it, so it never attacks (CO-108.1)
doubt-token = no card summons { $token }

## The first game: what each question leads to

goal = Win two of three battles. You lose one if at the end of your turn you have no troop in play, or none left in your deck.
lesson-choose-battlefield = What the battlefield says holds for the whole next battle: choose one that helps your cards more than theirs.
lesson-set-up = You have $5 before the fight begins, and what you do not spend is lost: get a troop or two onto the table, they move up before your first turn.
lesson-stay = Troops in the Back Line cannot be attacked and cannot attack; who moves up can do both.
lesson-choose-vehicle = A vehicle does nothing without a pilot, so put one in before you need it to fight.
lesson-choose-pilot = Whoever gets in no longer fights on their own, but the vehicle does, with its own numbers.
lesson-play = In your Play Phase you spend dollars: every turn brings as many as its number, and they do not keep. New troops attack from your next turn on.
lesson-equip-to = The item changes what that troop can do, and goes with it when it dies: choose one that will last.
lesson-use-how = Each way does what its sentence says, and most can be used once a turn.
lesson-attack-with = Each of your troops in the Front Line attacks once, and only the one that is attacked is hurt; attack with everybody, unless somebody should wait.
lesson-attack-whom = It takes as much damage as your attacker deals, and dies when that reaches its health: killing costs your opponent cards from the deck as well. With a question mark, they may still respond.
lesson-respond = Some cards may be played while you are attacked, for nothing; if you hold none of them, let the attack come.
lesson-choose-target = What the card says happens to whom you choose: look at its text again before you point.
lesson-choose-place = Nobody but their owner knows what lies face down; you only see how long it has been there and what was paid.
lesson-whether = The card lets you choose: yes does what it says now, no lets the chance pass.
lesson-choose-mode = Just one of these happens: take the one that helps on the table as it is.
lesson-discard-one = What you discard is out of your hand for this battle: let go what you cannot pay for soon.
lesson-search-for = You take it into your hand and the deck is shuffled: take what you can play next turn.
lesson-recover-one = It comes back to your hand, to be played again for its price.
lesson-deploy-one = It comes to your Back Line without being paid for, face up; you may also let it be.
lesson-put-where = What you leave on top you draw next; what goes under the deck you may not see again in this battle.

## How it goes, a sentence or two for each picture

how-1 = Two armies of cats meet in up to three battles. Whoever wins two of them has won.
how-2 = Every card has its price. Each turn brings as many dollars as its number, and you play what you can pay for; what is left is lost.
how-3 = New troops wait in the Back Line. Before your next turn they move up to the Front Line, where the fighting is.
how-4 = Each troop of your Front Line attacks one of theirs and deals its damage. A troop whose damage reaches its health is killed, and its owner's deck gets smaller.
how-5 = A vehicle is strong, but does nothing without a pilot out of your Front Line.
how-6 = Items go on one troop, serve the whole team, or are used up at once. You lose a battle when at the end of your turn no troop of yours is in play, or none is left in your deck.

## Terms, each where it is asked

term-front-line = The row that fights: it attacks and can be attacked.
    .words = Front Line
term-back-line = Where new troops wait: they move up before your next turn, and nobody attacks them there.
    .words = Back Line
term-troop = A cat or a vehicle in play. Without any at the end of your turn you lose the battle.
    .words = troops, troop
term-pilot = A troop that drives a vehicle, which can do nothing without one.
    .words = pilot, pilots
term-vehicle = A troop that needs a pilot out of your Front Line.
    .words = vehicle
term-item = A card that goes on one troop (Equip Item), serves all of yours (Team Buff) or is used up at once (One-Time Item).
    .words = item
term-battlefield = A place with a sentence of its own that holds for the whole battle.
    .words = battlefield
term-play-phase = The part of your turn in which you pay for cards and use abilities; the attacks come after it.
    .words = Play Phase
term-dollars = What cards cost. You get as many each turn as its number, and what is left is lost.
    .words = dollars, dollar
term-health = How much damage a troop can take. Damage stays on it until the battle is over.
    .words = health

# What an attack will do; with a question mark, unless a response or the like comes in between.
preview-attack = { $left ->
    [unknown] deals { $number }
    [spent] { $sure ->
        [yes] no effect
       *[no] no effect?
    }
    [0] { $sure ->
        [yes] deals { $number }, kills
       *[no] deals { $number }, kills?
    }
   *[other] { $sure ->
        [yes] deals { $number }, { $left } left
       *[no] deals { $number }, { $left } left?
    }
}
peril-nothing = Nobody can be chosen for it now: it would do nothing.
peril-battle = { $why ->
    [none] You have no troop in play, and lose
   *[other] With this you lose
} { $lost ->
    [match] this battle, and with it the match.
   *[battle] this battle at once.
}
