"""Events in words: what is said, to whom, by which rule."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from catspaw.core.bits import members
from catspaw.core.journal import HIDDEN, KIND, SECOND_RULE, THIRD_RULE, packed, unpacked
from catspaw.core.position import NOBODY, ONLOOKER
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.abilities.ops import BACK_LINE, DAMAGE_BONUS, FLYING, FRONT_LINE, HEALTH_BONUS
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import DeckList
from catspaw.games.claw_and_order.state.endings import Ending
from catspaw.games.claw_and_order.state.events import BOUND_BITS, Event
from catspaw.games.claw_and_order.state.numbers import Bound, Reason, Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.questions import Answer
from claw_and_order.battle import (
    GAME,
    battlefield,
    equip,
    match,
    one_time,
    own_cards,
    team_buff,
    token,
    troop,
)
from claw_and_order.reading import perceived_by
from claw_and_order.remembered import CONTROLLER_AT, IS_FACE_DOWN, STAMP_AT

CARDS = (
    troop("ghost", 2, 2, 2, "Stealth."),
    troop("scout", 1, 2, 1, "Retreat.", breed="longhair"),
    troop("nurse", 2, 3, 1, "Observer.\nPay $1, once per turn: heal 2 damage on target friendly troop."),
    troop("chief", 2, 3, 1, "When this is deployed, summon 2 cubs.", commander=True),
    equip("cloak", 1, "The equipped troop has Flying."),
    team_buff("flag", 1, "Friendly troops get +1 damage."),
    one_time("snack", 1, "Choose one: heal 1 damage on target friendly troop; draw a card; or gain $1."),
    token("cub", 1, 1),
    battlefield("attic", "Friendly cats get +1 damage.", only_loser=True),
    battlefield("cellar", "Troops get +1 health.\nVehicles cost $1 less."),
)
OWN = own_cards(CARDS)
IDS = ("ghost", "scout", "nurse", "cloak", "flag", "snack", "tom", "mouser", "truck")
DECK = DeckList("deck", sorted([OWN.ids.index(id) for id in IDS] + [OWN.ids.index("sentry")] * 18))
HOUSE = GAME.setup(edition=OWN, decks=[DECK, DECK])
SNACK_STEP = int(OWN.rows[OWN.ids.index("snack") * ops.ABILITIES * ops.ABILITY_WORDS + ops.START])
KINDS = {kind for name, kind in vars(Event).items() if name.isupper()}
OF_TROOPS = {
    Event.MOVED, Event.STAYED, Event.BOARDED, Event.DEPLOYED, Event.EQUIPPED, Event.DAMAGED, Event.PREVENTED,
    Event.HEALED, Event.COUNTERS, Event.SUMMONED, Event.CHOSE, Event.SHIELDED, Event.ATTACKS_AGAIN, Event.GOT,
    Event.GAINED_KEYWORD, Event.LOST_KEYWORD, Event.STUNNED, Event.STANDS,
    Event.AT_BOUND,
}  # fmt: skip
"""Kinds whose first number is a reference."""
OF_HIDDEN_CARDS = {Event.DREW, Event.LOOKED}
"""Kinds about a card that only its player sees."""


def card(id: str, seat: int = 0) -> int:
    """The number of a card in one of the two decks."""
    return list(DECK.cards).index(OWN.ids.index(id)) + 27 * seat


def troop_in_play(id: str, seat: int = 0, *, is_down: bool = False) -> int:
    """A reference."""
    number = n.SUMMONED if id == "cub" else card(id, seat)
    return number | 7 << STAMP_AT | is_down * IS_FACE_DOWN | seat << CONTROLLER_AT


def ability(id: str, place: int = 0) -> int:
    """What TRIGGERED, USED and DROPPED say of an ability; the number of its source does not matter."""
    return (OWN.ids.index(id) * 4 + place) << 6


def said(event: int, setup: TableSetup = HOUSE) -> str:
    return GAME.texts(setup).event(event).replace("Plain ", "")


TOM, MOUSER, CUB = troop_in_play("tom"), troop_in_play("mouser", 1), troop_in_play("cub", 1)
CUB_TOKEN = OWN.ids.index("cub") - OWN.cards
CELLAR = OWN.ids.index("cellar") - OWN.cards - OWN.tokens + 1
ATTIC = OWN.ids.index("attic") - OWN.cards - OWN.tokens + 1
SENTENCES = [
    (Event.BATTLE_BEGAN, 1, 0, "Battle 1: neutral ground."),
    (Event.BATTLE_BEGAN, 2, CELLAR, "Battle 2: Cellar. “Troops get +1 health. Vehicles cost $1 less.”"),
    (
        Event.BATTLE_BEGAN,
        2,
        ATTIC,
        "Battle 2: Attic. For the loser of the battle before: “Friendly cats get +1 damage.”",
    ),
    (Event.STARTS, 1, 0, "Player two begins."),
    (Event.STARTS | SECOND_RULE, 0, 0, "Player one begins this time."),
    (Event.CHOSE_BATTLEFIELD, 1, CELLAR, "Player two chooses Cellar for the next battle."),
    (Event.CHOSE_BATTLEFIELD, 1, 0, "Player two chooses neutral ground for the next battle."),
    (Event.DREW, card("tom"), 0, "Player one draws Tom."),
    (Event.DREW | SECOND_RULE, card("tom"), 0, "Player one is dealt Tom."),
    (Event.DREW | THIRD_RULE, HIDDEN, 1, "Player two draws a card."),
    (Event.DREW | SECOND_RULE, HIDDEN, 1, ""),
    (Event.SET_ASIDE, 0, 1, "Player one has no troop for $5 or less and sets the hand aside."),
    (Event.SET_ASIDE, 0, 2, "Player one has none again and sets the hand aside, 2 by now."),
    (Event.SHUFFLED, 0, 0, "Player one shuffles what was set aside back into the deck."),
    (Event.SHUFFLED | SECOND_RULE, 0, 0, "Player one shuffles the deck."),
    (Event.GAINED, 0, 3, "Player one gets $3."),
    (Event.GAINED | THIRD_RULE, 0, 0, ""),
    (Event.LOST, 0, 1, ""),
    (Event.LOST | SECOND_RULE, 1, 2, "Player two loses $2."),
    (Event.TURN_BEGAN, 1, 4, "Turn 4: Player two."),
    (Event.MOVED, TOM, FRONT_LINE, "Player one's Tom moves to the Front Line."),
    (Event.MOVED | SECOND_RULE, MOUSER, BACK_LINE, "Player two's Mouser moves to the Back Line."),
    (Event.STAYED, TOM, 0, "Player one's Tom stays in the Back Line to watch."),
    (Event.BOARDED, troop_in_play("truck"), card("tom"), "Tom gets into Player one's Truck."),
    (Event.STEPPED_OUT, card("truck"), card("tom"), "Tom is no longer in Truck."),
    (Event.DEPLOYED, TOM, 1, "Player one deploys Tom for $1."),
    (Event.DEPLOYED, TOM, 0, "Player one deploys Tom."),
    (Event.DEPLOYED, troop_in_play("ghost", is_down=True), 2, "Player one deploys Ghost face down for $2."),
    (Event.BROUGHT, card("flag", 1), 1 | 2 << 1, "Player two plays Flag for $2."),
    (Event.BROUGHT, card("snack"), 0, "Player one plays Snack."),
    (Event.EQUIPPED, MOUSER, card("cloak", 1), "Player two's Mouser is given Cloak."),
    (Event.TURNED_UP, card("ghost"), 7, "Ghost is turned face up."),
    (Event.ATTACKED, card("tom"), card("mouser", 1), "Tom attacks Mouser."),
    (Event.ATTACKED, n.SUMMONED, card("mouser", 1), "A summoned troop attacks Mouser."),
    (Event.DAMAGED, MOUSER, card("tom") | 3 << 6, "Player two's Mouser takes 3 damage from Tom."),
    (Event.DAMAGED, CUB, n.FIELD | 1 << 6, "Player two's summoned troop takes 1 damage from the battlefield."),
    (Event.PREVENTED, TOM, 2, "2 damage to Player one's Tom is prevented."),
    (Event.HEALED, TOM, 2, "Player one's Tom is healed of 2 damage."),
    (Event.COUNTERS, TOM, 0, "There is no counter on Player one's Tom any more."),
    (Event.COUNTERS, TOM, 1, "There is 1 counter on Player one's Tom now."),
    (Event.COUNTERS, troop_in_play("cloak"), 2, "There are 2 counters on Player one's Cloak now."),
    (Event.KILLED, card("mouser", 1), card("tom") + 1, "Tom kills Player two's Mouser."),
    (Event.KILLED, card("mouser", 1), 0, "Player two's Mouser dies."),
    (Event.DESTROYED, n.SUMMONED, 0, "A summoned troop is destroyed."),
    (Event.DISCARDED, card("snack"), 0, "Player one discards Snack."),
    (Event.MILLED, card("tom", 1), 1, "Player two discards Tom from the bottom of the deck."),
    (Event.RETURNED, card("scout"), 0, "Player one has Scout retreat."),
    (Event.RETURNED, card("scout"), 0 | 1 << 1, "Player two has Scout retreat to the hand of Player one."),
    (Event.RETURNED | SECOND_RULE, card("scout"), 0, "Scout goes back to the hand of Player one."),
    (Event.RETURNED | SECOND_RULE, n.SUMMONED, 0, "A summoned troop of Player one leaves the battle."),
    (Event.CAME_OFF, card("cloak"), 0, "Player one takes Cloak back to the hand."),
    (Event.CAME_OFF | SECOND_RULE, card("cloak"), 0, "Cloak goes back to the hand of Player one with it."),
    (Event.FELL, card("cloak"), 0, "Player one loses Cloak as well."),
    (Event.TOOK_CONTROL, card("tom", 1), 0, "Player one takes control of Tom."),
    (Event.SUMMONED, CUB, CUB_TOKEN, "Player two summons a troop: Cub."),
    (
        Event.NOT_SUMMONED,
        CUB_TOKEN,
        0,
        "Cub is not summoned for Player one, since there are six summoned troops already.",
    ),
    (Event.TRIGGERED, ability("chief"), 0, "Chief: “When this is deployed, summon 2 cubs.”"),
    (
        Event.DROPPED,
        ability("chief"),
        0,
        "Chief has set itself off eight times, and does so no more until somebody has answered.",
    ),
    (Event.DROPPED | SECOND_RULE, ability("chief"), 0, "64 abilities are waiting already, so one of Chief is lost."),
    (
        Event.USED,
        ability("nurse"),
        1,
        "Player two uses Nurse: “Pay $1, once per turn: heal 2 damage on target friendly troop.”",
    ),
    (Event.CHOSE, TOM, 0, "Player one chooses Tom."),
    (Event.CHOSE, TOM, 1, "Player two chooses Player one's Tom."),
    (Event.CHOSE | SECOND_RULE, CUB, 0, "Chance picks Player two's summoned troop."),
    (Event.RESPONDED, 1, card("snack", 1), "Player two has an answer."),
    (Event.DECLINED, 1, 0, "Player two lets the attack come."),
    (Event.CHOSE_MODE, SNACK_STEP << 1, 2, "Player one chooses: gain $1."),
    (Event.CHOSE_MODE | SECOND_RULE, 0, Answer.NO, "Player one would rather not."),
    (Event.CHOSE_MODE | SECOND_RULE, 0, Answer.YES, "Player one does so."),
    (Event.FOUND, card("tom"), 0, "Player one finds Tom in the deck and shows it."),
    (Event.FOUND_NOTHING, 0, 0, "Player one takes nothing out of the deck."),
    (Event.LOOKED, card("tom"), 0 | 3 << 1, "Player one looks at Tom in the deck."),
    (Event.LOOKED, HIDDEN, 1 | 3 << 1, "Player two looks at a card of the deck."),
    (Event.PUT_BACK, 1 | Answer.TO_TOP << 1, 0, "Player two leaves a card where it was on top of the deck."),
    (Event.PUT_BACK, 1 | Answer.TO_BOTTOM << 1, 0, "Player two puts a card from the top under the deck."),
    (Event.SHIELDED, TOM, 2, "The next 2 damage to Player one's Tom this turn will be prevented."),
    (Event.ATTACKS_AGAIN, TOM, 0, "Player one's Tom may attack once more this turn."),
    (Event.GOT, TOM, DAMAGE_BONUS | 2 << 2, "Player one's Tom gets +2 damage this turn."),
    (Event.GOT, TOM, HEALTH_BONUS | 1 << 2, "Player one's Tom gets +1 health this turn."),
    (Event.GAINED_KEYWORD, TOM, FLYING, "Player one's Tom has Flying this turn."),
    (Event.GOT | SECOND_RULE, TOM, HEALTH_BONUS | 1 << 2, "Player one's Tom gets -1 health this turn."),
    (Event.LOST_KEYWORD, TOM, FLYING, "Player one's Tom does not have Flying this turn."),
    (Event.STUNNED, TOM, 0, "Player one's Tom cannot attack next turn."),
    (Event.STANDS, TOM, ops.GUARDS, "Player one's Tom must be attacked this turn if able."),
    (Event.STANDS, TOM, ops.IS_SHROUDED, "Player one's Tom cannot be targeted this turn."),
    (Event.STANDS, TOM, ops.IS_PACIFIED, "Player one's Tom cannot attack this turn."),
    (Event.STANDS, TOM, ops.IGNORES_LINES, "Player one's Tom can attack troops in either line this turn."),
    (Event.SHOWED, card("snack"), 0, "Player one shows Snack."),
    (Event.ITEM_DESTROYED, card("snack"), 0, "Snack is destroyed."),
    (Event.AT_BOUND, TOM, 63 << BOUND_BITS, "A card has room for 63 counters: more are not put on Player one's Tom."),
    (Event.SEAT_AT_BOUND, 1, Bound.DOLLARS | 99 << BOUND_BITS, "Nobody has more than $99, and Player two has as much."),
    (Event.TURN_ENDED, 0, 0, ""),
    (Event.TURN_ENDED | SECOND_RULE, 0, 0, "Player one is ready."),
    (Event.LOST_BATTLE, 1, Reason.NO_TROOPS_IN_PLAY, "Player two has no troop left in play and loses the battle."),
    (Event.LOST_BATTLE, 1, Reason.NO_TROOPS_IN_DECK, "Player two has no troop left in the deck and loses the battle."),
    (Event.OVER, Ending.TWO_BATTLES, 0b10 | 0b01 << 2, "Player two has won two battles, and the match."),
    (
        Event.OVER,
        Ending.NO_OPENING_HAND,
        0b01 | 0b10 << 2,
        "Not a single opening hand in the whole deck of Player two would do: Player one wins the match.",
    ),
    (Event.OVER, Ending.NO_OPENING_HANDS, 0, "Neither deck has an opening hand that would do: nobody wins the match."),
    (Event.SPENT, card("tom"), card("mouser", 1), "The attack of Tom on Mouser comes to nothing."),
    (Event.STRUCK, card("tom"), card("mouser", 1), ""),
    (Event.OWES, 0, 2, ""),
    (Event.USED_UP, card("snack"), 0, ""),
    (Event.RECOVERED, card("snack"), 0, "Player one takes Snack back from the discard pile."),
]


# Words.


@pytest.mark.parametrize(("kind", "a", "b", "texts"), SENTENCES)
def test_an_event_is_told_in_a_sentence_and_has_a_rule(kind: int, a: int, b: int, texts: str):  # CO-100.1
    event = packed(kind, a, b)
    assert said(event) == texts
    assert GAME.texts(HOUSE).rule(GAME.event_rule(event))


def test_every_kind_of_event_is_told():
    assert {kind & KIND for kind, *_ in SENTENCES} == KINDS


def test_a_pilot_goes_back_by_another_rule_than_others_move_up():
    assert GAME.event_rule(packed(Event.MOVED, TOM, FRONT_LINE)) == "CO-106.3"
    assert GAME.event_rule(packed(Event.MOVED, TOM, BACK_LINE)) == "CO-108.2"
    assert GAME.event_rule(packed(Event.MOVED | SECOND_RULE, TOM, BACK_LINE)) == "CO-R.Z"


def test_what_a_deck_has_run_out_of_depends_on_the_table():  # CO-R.E
    setup = GAME.setup(rulings={"empty_deck": "no-cards"}, edition=OWN, decks=[DECK, DECK])
    lost = packed(Event.LOST_BATTLE, 0, Reason.NO_TROOPS_IN_DECK)
    assert said(lost, setup) == "Player one has no card left in the deck and loses the battle."


def test_every_question_has_words():
    for prompt in GAME.prompts:
        assert GAME.texts(HOUSE).question(prompt)[-1] in "?."


def test_the_cards_of_a_set_are_listed_with_what_they_say_and_without_their_lore():  # CO-101.1, CO-101.4, CO-112.1
    lines = [line.replace("Plain ", "") for line in GAME.texts(HOUSE).reference()]
    at = lines.index("Nurse ($2): shorthair, 1 damage, 3 health")
    assert lines[at + 1 : at + 3] == [
        "  Observer.",
        "  Pay $1, once per turn: heal 2 damage on target friendly troop.",
    ]
    titles = [line for line in lines if not line.startswith(" ")]
    assert len(titles) == len(OWN.ids)
    assert titles.index("Truck ($3): vehicle, 4 damage, 5 health") > titles.index(
        "Idler ($9): longhair, 0 damage, 1 health"
    )
    assert "Signed up for the fish" not in "".join(lines)


def test_titles_say_what_kind_of_card_it_is():  # CO-101.2, CO-101.3
    assert {
        "Chief ($2): Commander, shorthair, 1 damage, 3 health",
        "Cloak ($1): Equip Item",
        "Flag ($1): Team Buff",
        "Snack ($1): One-Time Item",
        "Cub: summoned shorthair, 1 damage, 1 health",
        "Cellar: battlefield",
        "Attic: battlefield, for the loser of the battle before",
    } <= set(GAME.texts(HOUSE).reference())


# Who perceives what.


@pytest.mark.parametrize("kind", sorted(OF_HIDDEN_CARDS))
def test_a_card_that_is_drawn_or_looked_at_is_seen_by_its_player_alone(kind: int):
    for mark in (0, SECOND_RULE, THIRD_RULE):
        event = packed(kind | mark, card("tom", 1), 1 | 2 << 1 if kind == Event.LOOKED else 1)
        assert perceived_by(event, 1) == event
        for seat in (0, ONLOOKER):
            perceived = unpacked(perceived_by(event, seat))
            assert perceived == (kind | mark, HIDDEN, unpacked(event)[2])


@pytest.mark.parametrize("kind", sorted(OF_TROOPS))
def test_which_troop_lies_face_down_is_known_to_its_player_alone(kind: int):  # CO-R.N
    ghost = packed(kind, troop_in_play("ghost", 1, is_down=True), 1)
    other = packed(kind, troop_in_play("tom", 1, is_down=True), 1)
    assert perceived_by(ghost, 1) == ghost
    for seat in (0, ONLOOKER):
        assert perceived_by(ghost, seat) == perceived_by(other, seat)
        assert "Ghost" not in said(perceived_by(ghost, seat))
        assert unpacked(perceived_by(ghost, seat))[1] >> STAMP_AT == unpacked(ghost)[1] >> STAMP_AT
    assert perceived_by(packed(kind, TOM, 1), 1) == packed(kind, TOM, 1)


def test_a_face_down_troop_is_told_without_its_name():  # CO-R.N
    hidden = troop_in_play("ghost", 1, is_down=True)
    assert said(perceived_by(packed(Event.DEPLOYED, hidden, 2), 0)) == "Player two deploys a troop face down for $2."
    assert said(perceived_by(packed(Event.DEPLOYED, hidden, 0), 0)) == "Player two deploys a troop face down."
    assert said(perceived_by(packed(Event.CHOSE, hidden, 0), 0)) == "Player one chooses Player two's face-down troop."
    equipped = packed(Event.EQUIPPED, hidden, card("cloak", 1))
    assert said(perceived_by(equipped, 0)) == "Player two's face-down troop is given Cloak."


def cards_of(event: int) -> set[int]:
    """Every card that an event names."""
    kind, a, b = unpacked(event)
    kind &= KIND
    found = set()
    if kind in OF_TROOPS or kind in {Event.TRIGGERED, Event.DROPPED, Event.USED}:
        found = {a & 63}
    elif kind in {
        Event.TURNED_UP,
        Event.BROUGHT,
        Event.ATTACKED,
        Event.KILLED,
        Event.DESTROYED,
        Event.DISCARDED,
        Event.MILLED,
        Event.RETURNED,
        Event.CAME_OFF,
        Event.FELL,
        Event.TOOK_CONTROL,
        Event.FOUND,
        Event.RECOVERED,
        Event.SHOWED,
        Event.ITEM_DESTROYED,
        Event.USED_UP,
        Event.STEPPED_OUT,
        Event.SPENT,
        *OF_HIDDEN_CARDS,
    }:
        found = {a}
    if kind in {
        Event.EQUIPPED,
        Event.BOARDED,
        Event.ATTACKED,
        Event.STEPPED_OUT,
        Event.SPENT,
        Event.RESPONDED,
        Event.DAMAGED,
    }:
        found.add(b & 63)
    return found


def hidden_from(position: Match, seat: int) -> int:
    """The other player's deck, and what of their hand and their lines nobody else knows."""
    zones, other = position.zones, seat ^ 1
    own = (n.OF_ONE, n.OF_TWO)[other]
    hand = zones[Zone.HAND + other] & ~zones[Zone.KNOWN + other]
    return int(zones[Zone.DECK + other] | hand | (zones[Zone.FACE_DOWN] & own & ~zones[Zone.KNOWN + other]))


def random_matches(number: int) -> Iterator[tuple[Match, list[int]]]:
    """Positions of some matches of the starter set, each with the events that led there since the last one."""
    for seed in range(number):
        rng = random.Random(seed)
        names = GAME.deck_names(GAME.chosen_edition(None))
        battle = match(one=rng.choice(names), two=rng.choice(names))
        before = 0
        while battle.position.asked != NOBODY:
            options = members(battle.position.options)
            several = [option for option in options if option != Answer.DONE] or options
            battle.table.answer(rng.choice(several if rng.random() < 0.8 else options))
            events = battle.table.all_events()
            yield battle.position, events[before:]
            before = len(events)


def test_no_event_names_a_card_that_is_hidden():  # CO-R.N, CO-R.V
    for position, events in random_matches(4):
        if any(event & KIND == Event.LOST_BATTLE for event in events):
            continue
        for seat in (0, 1):
            hidden = set(members(hidden_from(position, seat)))
            for event in events:
                assert not cards_of(perceived_by(event, seat)) & hidden, unpacked(event)
