"""What leaks: two matches that differ only in what a seat cannot see are one to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations, product
from random import Random

import pytest
from msgspec.structs import replace

from catspaw.core.journal import HIDDEN, KIND, packed, unpacked
from catspaw.core.position import CHANCE, NOBODY, ONLOOKER
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.view import View
from catspaw.games.claw_and_order.abilities.ops import KEYWORD_TRAIT, STEALTH
from catspaw.games.claw_and_order.edge.view import MatchView
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.questions import Prompt
from catspaw.table import Table
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged
from claw_and_order.reading import perceived_by
from claw_and_order.remembered import SEATS
from claw_and_order.shadows import CARDS
from claw_and_order.test_memory import busily, course
from claw_and_order.test_worlds import GAME, ONE, OPEN, TWO, hidden, starter

pytestmark = [pytest.mark.slow, pytest.mark.contract]

NAMES_A_CARD = {
    Prompt.DRAW_OPENING,
    Prompt.DRAW_CARD,
    Prompt.DISCARD_BOTTOM,
    Prompt.ROLL_TROOP,
    Prompt.ROLL_DISCARD,
    Prompt.LOOK_AT,
    Prompt.SET_UP,
    Prompt.STAY,
    Prompt.CHOOSE_VEHICLE,
    Prompt.CHOOSE_PILOT,
    Prompt.PLAY,
    Prompt.EQUIP_TO,
    Prompt.ATTACK_WITH,
    Prompt.ATTACK_WHOM,
    Prompt.RESPOND,
    Prompt.CHOOSE_TARGET,
    Prompt.DISCARD_ONE,
    Prompt.SEARCH_FOR,
    Prompt.RECOVER_ONE,
}
"""Questions that are answered with a card."""
NO_CARD = {
    Event.BATTLE_BEGAN,
    Event.STARTS,
    Event.CHOSE_BATTLEFIELD,
    Event.SET_ASIDE,
    Event.SHUFFLED,
    Event.GAINED,
    Event.LOST,
    Event.TURN_BEGAN,
    Event.NOT_SUMMONED,
    Event.RESPONDED,
    Event.DECLINED,
    Event.CHOSE_MODE,
    Event.FOUND_NOTHING,
    Event.PUT_BACK,
    Event.TURN_ENDED,
    Event.LOST_BATTLE,
    Event.OVER,
    Event.OWES,
}
"""Events whose first number is no card."""
TWO_CARDS = {
    Event.STEPPED_OUT,
    Event.BOARDED,
    Event.EQUIPPED,
    Event.ATTACKED,
    Event.SPENT,
    Event.DAMAGED,
    Event.RESPONDED,
    Event.STRUCK,
}
TOLD_BY_THE_RULES = {Event.SET_ASIDE, Event.LOST_BATTLE}
"""Whether a hand is kept, and whether there is a troop in a deck, everybody learns (CO-103.3, CO-110.1)."""


def renamed(event: int, called: dict[int, int]) -> int:
    """The event with other numbers of cards."""
    kind, a, b = unpacked(event)
    if kind & KIND not in NO_CARD and a != HIDDEN:
        a = a & ~63 | called.get(a & 63, a & 63)
    if kind & KIND in TWO_CARDS:
        b = b & ~63 | called.get(b & 63, b & 63)
    if kind & KIND == Event.KILLED and b:
        b = called.get(b - 1, b - 1) + 1
    return packed(kind, a, b)


class Twins:
    """A match, and the same with two cards of a seat exchanged, or with all cards called by other numbers."""

    def __init__(self, one: TableSetup, other: TableSetup, called: dict[int, int]) -> None:
        self.tables = Table(GAME, one, None), Table(GAME, other, None)
        self.called = called
        self.heard = 0

    def answer(self, number: int, *, is_renamed: bool) -> bool:
        """Answer for both; False if the other seat cannot do so."""
        one, other = self.tables
        position = other._position
        names_a_card = is_renamed and one._position.prompt in NAMES_A_CARD
        same = self.called.get(number, number) if names_a_card else number
        if not position.options >> same & 1:
            return False
        self.heard = len(one.all_events())
        one.answer(number)
        other.answer(same)
        return True

    def news(self, seat: int) -> tuple[list[int], list[int]]:
        """What a seat has perceived of the last answer in either match."""
        one, other = (table.all_events()[self.heard :] for table in self.tables)
        return [perceived_by(event, seat) for event in one], [perceived_by(event, seat) for event in other]


def is_shown(events: Sequence[int], called: dict[int, int]) -> bool:
    """Whether an event names one of the exchanged cards."""
    return any(renamed(event, called) != event for event in events)


def prices(events: Sequence[int]) -> list[int]:
    """Ruling CO-R.N: what was paid for troops, which is public."""
    return [dollars for kind, _, dollars in map(unpacked, events) if kind == Event.DEPLOYED]


def compare(twins: Twins, seat: int) -> None:
    """The seat sees the same, is asked the same and hears the same."""
    one, other = twins.tables
    hint = f"{[deck.label for deck in one.setup.decks]} {one.answers} cards {sorted(twins.called)[:2]}"
    events, others = twins.news(seat)
    assert events == others, hint
    assert [GAME.texts(one.setup).event(event) for event in events] == [
        GAME.texts(other.setup).event(event) for event in others
    ]
    assert GAME.sight(one._position, seat).state() == GAME.sight(other._position, seat).state(), hint
    if one._position.asked == seat:
        assert GAME.named(one.sight(seat)) == GAME.named(other.sight(seat)), hint


def exchange(setup: TableSetup, answers: Sequence[int], side: int, cards: tuple[int, int]) -> int:
    """Play again with two cards of a seat exchanged until one is shown; tells how many answers that took."""
    twins = Twins(setup, setup, {cards[0]: cards[1], cards[1]: cards[0]})
    for number in answers:
        asked = twins.tables[0]._position.asked
        if not twins.answer(number, is_renamed=asked in (side, CHANCE)):
            assert asked == side, "a seat can tell by what it may answer"
            break
        for seat in (1 - side, ONLOOKER):
            events, others = twins.news(seat)
            if is_shown([*events, *others], twins.called):
                return len(twins.tables[0].answers)
            if {unpacked(event)[0] & KIND for event in (*events, *others) if events != others} & TOLD_BY_THE_RULES:
                return len(twins.tables[0].answers)
            if prices(events) != prices(others):
                return len(twins.tables[0].answers)
            compare(twins, seat)
    return len(twins.tables[0].answers)


def played(setup: TableSetup, seed: int) -> tuple[int, ...]:
    *_, table = course(setup, seed)
    return table.answers


def of_one_price(setup: TableSetup, side: int) -> list[tuple[int, int]]:
    """Pairs of different cards with Stealth that cost the same."""
    cards, deck = setup.edition, setup.decks[side]
    assert isinstance(cards, CardSet) and isinstance(deck, DeckList)
    stealthy = [k for k in range(27) if cards.traits[deck.cards[k]] >> (KEYWORD_TRAIT + STEALTH) & 1]
    pairs = [(k, m) for k, m in combinations(stealthy, 2) if deck.cards[k] != deck.cards[m]]
    return [
        (27 * side + k, 27 * side + m) for k, m in pairs if cards.costs[deck.cards[k]] == cards.costs[deck.cards[m]]
    ]


@pytest.mark.parametrize("side", [ONE, TWO])
@pytest.mark.parametrize("rulings", [{}, OPEN], ids=["closed", "open"])
def test_nobody_can_tell_which_card_of_a_price_lies_face_down(side: int, rulings: dict[str, str]):
    setup, random = hidden("night", "watch", **rulings), Random(side)
    answers = played(setup, 2)
    lengths = [exchange(setup, answers, side, pair) for pair in random.sample(of_one_price(setup, side), 9)]
    assert max(lengths) > 50


@pytest.mark.parametrize("setup", [starter("velvet-paws", "motor-column"), hidden("watch", "night", **OPEN)])
def test_nobody_can_tell_what_is_in_a_hand_and_what_in_a_deck(setup: TableSetup):
    random = Random(1)
    for seed, side in product((3, 4), (ONE, TWO)):
        answers = played(setup, seed)
        for _ in range(6):
            first, second = random.sample(range(27 * side, 27 * side + 27), 2)
            exchange(setup, answers, side, (first, second))


# Certain moments.


def lying(card: str, other: str, *hand: str, one: Side | None = None, two: Side | None = None) -> Battle:
    """A card lies face down before seat one, who holds another one of its price; seat two is active if it is told."""
    side: Side = {"front": ["persian"], "back": [card, "mouser"], "face_down": [card], "hand": [other, *hand]}
    return arranged(one={**side, **(one or {})}, two=two, active="two" if two else "one", cards=CARDS)


def heard(battle: Battle, seat: str) -> list[int]:
    """What a seat has perceived since the last answer."""
    return [perceived_by(event, SEATS.index(seat)) for event in battle.table.all_events()[battle._mark :]]


def test_no_question_for_a_target_tells_what_lies_face_down():  # architecture law 4
    """Rally needs a friendly shorthair, and only the card that lies face down may be one."""
    for answers in (("rally",), ("rally", "mode 1")):
        worlds = [lying(*cards, "rally", one={"back": cards[:1]}) for cards in permutations(("shade", "whisper"))]
        asked = [(battle.says(*answers).asked, battle.prompt) for battle in worlds]
        assert asked[0] == asked[1]
        assert worlds[0].table.sight("two").state() == worlds[1].table.sight("two").state()


def test_no_order_of_effects_tells_what_lies_face_down():
    """Torch puts counters on a card that lies face down and on one that does not."""
    told = []
    for down, held in permutations(("ghost", "whisper")):
        battle = lying(down, held, two={"hand": ["torch"]}).says("torch", "mode 3", "face-down", "their mouser")
        told.append(heard(battle, "two"))
    assert told[0] == told[1]


# A card's number says nothing about the card.


def shuffled(setup: TableSetup, seed: int) -> tuple[TableSetup, dict[int, int]]:
    """The table setup with its decks in another order, and how the cards are called there; copies keep theirs."""
    decks: list[DeckList] = []
    called: dict[int, int] = {}
    for side, deck in enumerate(setup.decks):
        assert isinstance(deck, DeckList)
        cards = [int(card) for card in deck.cards]
        others = Random(seed + side).sample(cards, 27)
        decks.append(DeckList(deck.label, others))
        left = {card: [k for k in range(27) if others[k] == card] for card in cards}
        called |= {27 * side + k: 27 * side + left[card].pop(0) for k, card in enumerate(cards)}
    return GAME.setup(rulings=setup.readings, edition=setup.edition, decks=decks), called


@pytest.mark.parametrize("setup", [hidden("night", "watch"), starter("alley-swarm", "velvet-paws")])
def test_cards_by_other_numbers_play_the_same_match(setup: TableSetup):  # architecture law 5
    for seed in range(2):
        twins, sampler = Twins(setup, *shuffled(setup, seed)), Sampler(seed)
        one, other = twins.tables
        while one._position.asked != NOBODY:
            assert twins.answer(busily(one._position, sampler), is_renamed=True)
            events = [renamed(event, twins.called) for event in one.all_events()[twins.heard :]]
            assert events == other.all_events()[twins.heard :], one.record()
            for seat in (*SEATS, None):
                assert in_any_order(one.view(seat)) == in_any_order(other.view(seat))


def in_any_order(view: View) -> MatchView:
    """One's hand is shown in the order of numbers, which means nothing."""
    assert isinstance(view, MatchView)
    players = {
        seat: replace(player, hand=tuple(sorted(player.hand or (), key=str))) for seat, player in view.players.items()
    }
    return replace(view, players=players)
