"""Possible worlds: a seat cannot tell them from the real one, and they come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, islice, permutations, product
from typing import Any

import pytest

from catspaw.core.bits import count, members
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.abilities.ops import ANY_NUMBER, IS_COMMANDER
from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.games.claw_and_order.edge.view import MatchView
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.card_state import on_card
from catspaw.games.claw_and_order.state.numbers import CardField, Phase, Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.questions import Prompt
from catspaw.table import Table
from claw_and_order.arrangement import Side
from claw_and_order.battle import arranged
from claw_and_order.recollection import remember
from claw_and_order.remembered import SEATS
from claw_and_order.shadows import CARDS, shadows
from claw_and_order.test_memory import course

pytestmark = [pytest.mark.slow, pytest.mark.contract]

GAME = game_by_id("claw-and-order")
STARTER = read_set("starter")
OPEN = {"decklists": "open"}
ONE, TWO = 0, 1
Names = tuple[str, ...]
World = tuple[Names, ...]
"""What lies face down from the oldest on, the hand, and what is on and under the deck."""


def starter(*decks: str, **rulings: str) -> TableSetup:
    return GAME.setup(rulings=rulings, decks=decks)


def hidden(*decks: str, **rulings: str) -> TableSetup:
    """A table setup in which much is hidden."""
    return GAME.setup(rulings=rulings, edition=shadows(), decks=decks)


def match_of(table: Table) -> Match:
    assert isinstance(table._position, Match)
    return table._position


def samples(table: Table, seat: str | None, number: int, seed: int = 1) -> Iterator[Match]:
    """Worlds that a seat imagines."""
    slot, sampler, sight = match_of(table).clone(), Sampler(seed), table.sight(seat)
    for _ in range(number):
        sight.sample_into(slot, sampler)
        yield slot


# A seat cannot tell the worlds it imagines from the real one.

HOUSES = [
    *(hidden(*decks) for decks in (("night", "watch"), ("watch", "night"), ("night", "stores"))),
    *(hidden(*decks, **OPEN) for decks in (("night", "watch"), ("watch", "watch"))),
    *(starter(*decks, **OPEN) for decks in (("alley-swarm", "velvet-paws"), ("motor-column", "velvet-paws"))),
    *(starter(*decks) for decks in product(("alley-swarm", "velvet-paws"), ("motor-column", "velvet-paws"))),
]


def check_worlds(table: Table, seed: int) -> None:
    match = match_of(table)
    for seat in (*SEATS, None):
        number, sight = table.setup.seat_number(seat), table.sight(seat)
        for world in samples(table, seat, 1, seed):
            assert world.conserved(), table.record()
            assert GAME.sight(world, number).state() == sight.state(), table.record()
            assert world.asked == NOBODY or world.options, f"{seat} imagines that nothing can be answered"
            if match.asked == number:
                assert world.options == match.options, table.record()


@pytest.mark.parametrize("setup", HOUSES, ids=lambda setup: " ".join(deck.label for deck in setup.decks))
def test_imagined_worlds_look_like_the_real_one(setup: TableSetup):
    for seed in range(2):
        for table in islice(course(setup, seed), seed, None, 7):
            check_worlds(table, seed)


@pytest.mark.long
@pytest.mark.contract
@pytest.mark.parametrize("setup", HOUSES, ids=lambda setup: " ".join(deck.label for deck in setup.decks))
def test_imagined_worlds_look_like_the_real_one_in_many_matches(setup: TableSetup):
    for seed in range(2, 8):
        for table in course(setup, seed):
            check_worlds(table, seed)


# Where choices tell nothing, worlds come with exact frequencies.


def most(freedom: int) -> float:
    """The chi-square value that chance exceeds once in ten thousand times, after Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * part**0.5) ** 3)


def assert_frequencies(found: Counter[World], expected: Counter[World]) -> None:
    """Chi-square against an enumeration; rare worlds are counted together."""
    assert set(found) <= set(expected), "an impossible world was imagined"
    scale = found.total() / expected.total()
    common = [world for world in expected if expected[world] * scale >= 5]
    cells = [(found[world], expected[world] * scale) for world in common]
    rest = (found.total() - sum(seen for seen, _ in cells), found.total() - sum(hoped for _, hoped in cells))
    cells += [rest] if rest[1] > 0.5 else []
    assert len(cells) > 2, "there is nothing to compare"
    assert sum((seen - hoped) ** 2 / hoped for seen, hoped in cells) < most(len(cells) - 1)


def names(match: Match, cards: Iterable[int]) -> Names:
    return tuple(match.card_index.set.ids[match.card_index.definitions[card]] for card in cards)


def places_of(match: Match, side: int) -> list[int]:
    """What lies face down before a seat, from the oldest on."""
    down = [card for card in members(match.zones[Zone.FACE_DOWN]) if card // n.DECK_SIZE == side]
    return sorted(down, key=lambda card: on_card(match.zones, card, CardField.STAMP))


def queue(match: Match, place: int, side: int) -> list[int]:
    return [match.zones[place + side] >> 6 * at & 63 for at in range(match.zones[place + 2 + side])]


def world_of(match: Match, side: int) -> World:
    """All that is hidden of a seat's cards."""
    hand = sorted(names(match, members(match.zones[Zone.HAND + side])))
    queues = (names(match, queue(match, place, side)) for place in (Zone.TOP, Zone.BOTTOM))
    return (names(match, places_of(match, side)), tuple(hand), *queues)


def pool_of(match: Match, side: int) -> list[int]:
    """A seat's hidden cards, none of which is known to lie anywhere."""
    cards = match.zones[Zone.HAND + side] | match.zones[Zone.DECK + side]
    return [*members(cards), *places_of(match, side), *queue(match, Zone.TOP, side), *queue(match, Zone.BOTTOM, side)]


def may_lie(match: Match, card: int, place: int) -> bool:
    """Whether a card has Stealth and would have cost what was paid."""
    return bool(match.card_index.set.may_hide(match.card_index.definitions[card], match.zones[Zone.MAY_BE + place]))


def enumerated(match: Match, side: int) -> Counter[World]:
    """Every deal of the hidden cards, all of them as likely."""
    places, pool = places_of(match, side), pool_of(match, side)
    top, bottom = len(queue(match, Zone.TOP, side)), len(queue(match, Zone.BOTTOM, side))
    found: Counter[World] = Counter()
    for down in permutations(pool, len(places)):
        if not all(may_lie(match, card, place) for card, place in zip(down, places, strict=True)):
            continue
        rest = [card for card in pool if card not in down]
        for hand in combinations(rest, count(match.zones[Zone.HAND + side])):
            for ends in permutations([card for card in rest if card not in hand], top + bottom):
                dealt = (down, hand, ends[:top], ends[top:])
                down_names, hand_names, *queues = (names(match, cards) for cards in dealt)
                found[down_names, tuple(sorted(hand_names)), *queues] += 1
    return found


def reached(setup: TableSetup, fits: Callable[[Match], bool]) -> Table:
    """The first question in some random match at which it fits."""
    for seed in range(200):
        for table in course(setup, seed):
            if table._position.asked >= 0 and fits(match_of(table)):
                return table
    raise AssertionError("no such situation")


def is_small(match: Match, side: int) -> bool:
    """Few cards are hidden, and nobody knows of any of them where it is."""
    size = len(pool_of(match, side))
    return match.zones[Zone.PHASE] > Phase.SETTING_UP and size <= 8 and not match.zones[Zone.KNOWN + side]


def check_frequencies(table: Table, side: int, seat: str | None) -> None:
    found = Counter(world_of(world, side) for world in samples(table, seat, 2000))
    assert_frequencies(found, enumerated(match_of(table), side))


NO_CARDS = {"empty_deck": "no-cards"}
"""So that nobody can tell from a battle that goes on that there is a troop in a deck."""


@pytest.mark.parametrize(("side", "seat"), [(ONE, "two"), (TWO, "one"), (TWO, None)])
def test_hands_and_decks_are_dealt_evenly(side: int, seat: str | None):
    def fits(match: Match) -> bool:
        hand, deck = count(match.zones[Zone.HAND + side]), count(match.zones[Zone.DECK + side])
        return is_small(match, side) and not places_of(match, side) and hand > 1 and deck > 1

    check_frequencies(reached(starter("alley-swarm", "motor-column", **OPEN, **NO_CARDS), fits), side, seat)


def test_what_lies_face_down_may_be_any_card_of_its_price():
    def fits(match: Match) -> bool:
        places = places_of(match, ONE)
        if not places or not is_small(match, ONE):
            return False
        fitting = [card for card in pool_of(match, ONE) if may_lie(match, card, places[0])]
        return len(set(names(match, fitting))) > 1 and match.zones[Zone.HAND] != 0

    check_frequencies(reached(hidden("night", "watch", **OPEN, **NO_CARDS), fits), ONE, "two")


def test_cards_that_were_looked_at_may_be_any():
    def fits(match: Match) -> bool:
        ends = match.zones[Zone.TOP_COUNT] + match.zones[Zone.BOTTOM_COUNT]
        return is_small(match, ONE) and ends > 1 and len(pool_of(match, ONE)) <= 6

    check_frequencies(reached(starter("velvet-paws", "motor-column", **OPEN, **NO_CARDS), fits), ONE, "two")


def test_an_opening_hand_is_any_that_may_be_kept():
    """Three cheap troops among 27 cards: a kept hand has one, two or three of them."""

    def fits(match: Match) -> bool:
        return match.prompt == Prompt.SET_UP and count(match.zones[Zone.HAND]) == n.OPENING_HAND

    table = reached(hidden("stores", "watch", **OPEN), fits)
    cheap = match_of(table).card_index.cheap_troops
    found: Counter[World] = Counter(
        (("cheap",) * int(count(world.zones[Zone.HAND] & cheap)),) for world in samples(table, "two", 4000)
    )
    ways = {1: 3 * 10626, 2: 3 * 2024, 3: 276}
    assert_frequencies(found, Counter({(("cheap",) * number,): times for number, times in ways.items()}))


def test_no_hand_that_was_set_aside_has_a_cheap_troop():
    table = reached_in_deal(hidden("stores", "watch", **OPEN))
    for world in samples(table, "two", 200):
        assert count(world.zones[Zone.ASIDE]) == count(match_of(table).zones[Zone.ASIDE])
        assert not world.zones[Zone.ASIDE] & world.card_index.cheap_troops


def reached_in_deal(setup: TableSetup) -> Table:
    """A first hand of seat one has failed and another one is being drawn."""
    for seed in range(50):
        for table in course(setup, seed):
            zones = match_of(table).zones
            if zones[Zone.ASIDE] and count(zones[Zone.HAND]) == 3:
                return table
    raise AssertionError("no such deal")


# What certain moments tell.


def holding(*hand: str, **more: Any) -> Side:
    """Seat one with cards in hand, all of them known if told so, and nothing in its deck."""
    return {"front": ["mouser"], "hand": list(hand), "deck": [], **more}


def test_cards_that_lie_face_down_are_called_by_nothing_that_is_known():
    """All cards of seat one are known, and what is written on those in hand is not on those that lie there."""
    side = holding("cloak", "shade", "ghost", known=["cloak", "shade", "ghost"], counters={"cloak": 3})
    battle = arranged(one=side, cards=CARDS, decklists="open").plays("shade").plays("ghost")
    for seat in ("two", None):
        assert [troop.counters for troop in battle.sees(seat).players["one"].back] == [0, 0]
        check_worlds(battle.table, 1)


def test_who_plays_an_item_for_a_longhair_has_one_though_it_lies_face_down():
    side = holding("saddle", "shade", back=["whisper"], face_down=["whisper"])
    battle = arranged(one=side, cards=CARDS, decklists="open").says("saddle")
    assert battle.prompt == "equip-to"
    for world in samples(battle.table, "two", 50):
        assert world.options
        assert names(world, places_of(world, ONE)) == ("whisper",)


def test_known_cards_may_lie_where_they_could_have_been_laid():
    """The older place had its card before the younger one's was seen; so the one unseen card may be any."""
    side = holding("ghost", "muster", known=["ghost"], discard=["shade"], deck=["tom"])
    battle = arranged(one=side, cards=CARDS).says("ghost", "muster", "mode 2", "shade", "shade")
    assert [troop.face_down for troop in battle.sees("two").players["one"].back] == [True, True]
    unseen = {names(world, members(world.zones[Zone.DECK]))[0] for world in samples(battle.table, "two", 60)}
    assert len(unseen) > 20


# Decks that are not known are guessed.


def own_deck() -> DeckList:
    """A legal deck that is none of the starter set's."""
    plain = [card for card in range(int(STARTER.cards)) if not STARTER.traits[card] >> IS_COMMANDER & 1]
    return DeckList("own", sorted(plain[::2][:9] * 3))


def needed(table: Table, seat: str, side: int) -> Counter[int]:
    """What a seat has seen of the other's deck, now or in earlier battles."""
    memory = remember(seat, table.events(seat), table.setup)
    now = Counter(map(memory.definition, memory.seen_now(side)))
    return now | memory.seen_before[side]


def imagined_deck(world: Match, side: int) -> Counter[int]:
    return Counter(int(card) for card in world.card_index.definitions[27 * side : 27 * side + 27])


def is_legal(cards: CardSet, deck: Counter[int]) -> bool:
    """CO-102.1, CO-102.2, CO-102.3."""
    commanders = sum(number for card, number in deck.items() if cards.traits[card] >> IS_COMMANDER & 1)
    at_most_three = all(number <= 3 or cards.traits[card] >> ANY_NUMBER & 1 for card, number in deck.items())
    return deck.total() == 27 and commanders <= 1 and at_most_three


def test_a_known_deck_that_fits_is_imagined():
    fitted: Counter[int] = Counter()
    for seed, decks in enumerate(product(GAME.deck_names(STARTER), repeat=2)):
        for table in islice(course(starter(*decks), seed), seed, None, 12):
            seen = needed(table, "one", TWO)
            fitting = [deck for deck in map(Counter, (deck.cards for deck in STARTER.decks)) if deck >= seen]
            fitted[len(fitting)] += 1
            for world in samples(table, "one", 2):
                if not match_of(table).zones[Zone.FACE_DOWN] >> n.DECK_SIZE:
                    assert imagined_deck(world, TWO) in fitting
    assert set(fitted) == {1, 2, 3}


def test_if_none_fits_any_legal_deck_with_all_that_was_seen_is_imagined():
    setup = GAME.setup(decks=("alley-swarm", own_deck()))
    unknown = battles = 0
    for seed in range(4):
        for table in islice(course(setup, seed), seed, None, 9):
            seen = needed(table, "one", TWO)
            for world in samples(table, "one", 2):
                deck = imagined_deck(world, TWO)
                assert deck >= seen and is_legal(STARTER, deck)
            unknown += not any(Counter(deck.cards) >= seen for deck in STARTER.decks)
            battles += match_of(table).zones[Zone.BATTLE] > 1
    assert unknown > 20 and battles > 20


def test_what_an_earlier_battle_has_shown_is_in_the_deck_that_is_imagined():
    for setup in (starter("velvet-paws", "motor-column"), GAME.setup(decks=(own_deck(), own_deck()))):
        table = next(table for table in course(setup, 4) if match_of(table).zones[Zone.BATTLE] == 2)
        seen = remember("two", table.events("two"), setup).seen_before[ONE]
        assert seen.total() > 5
        assert all(imagined_deck(world, ONE) >= seen for world in samples(table, "two", 30))
        view = table.view("two")
        assert isinstance(view, MatchView)
        assert view.players["one"].seen_before == tuple(STARTER.ids[k] for k in sorted(seen.elements()))


def test_one_knows_ones_own_deck():
    for table in islice(course(starter("velvet-paws", "motor-column"), 2), 0, None, 40):
        for world in samples(table, "one", 1):
            assert imagined_deck(world, ONE) == Counter(int(card) for card in STARTER.decks[2].cards)
