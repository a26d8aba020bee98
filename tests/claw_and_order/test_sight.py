"""A sight is an allow-list: every word of a match is named in it once, or a seat does not have it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import members, one
from catspaw.core.errors import IllegalAnswer
from catspaw.core.packed import mask
from catspaw.core.position import CHANCE, ONLOOKER
from catspaw.games.claw_and_order.abilities.ops import FLYING, REACH
from catspaw.games.claw_and_order.knowledge import open_fields as s
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.rules.battles import seen_now
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardIndex
from catspaw.games.claw_and_order.state.card_state import on_card, set_known_since, write_on_card
from catspaw.games.claw_and_order.state.numbers import CardField, Zone
from catspaw.table import choices
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, equip, one_time, troop

CARDS = (
    troop("ghost", 2, 2, 2, "Stealth.\nPay $1: draw a card."),
    troop("wraith", 2, 3, 1, "Stealth."),
    equip("cloak", 1, "The equipped troop has Flying."),
)
RANGES = (
    (Zone.RING, n.RING_SIZE),
    (Zone.RING_LINEAGE, n.RING_SIZE),
    (Zone.CHAINS, n.CHAIN_FIELDS),
    (Zone.CARD_STATE, n.GONE + 1),
    (Zone.TURN_STATE, n.GONE + 1),
    (Zone.MAY_BE, n.CARDS),
)


def ambush() -> Battle:
    """Player two has two cards in hand and two more face down; player one plays."""
    return arranged(
        one={"front": ["tom"], "hand": ["tom", "lion"]},
        two={"back": ["ghost", "wraith"], "face_down": ["ghost", "wraith"], "hand": ["mouser", "lion"]},
        cards=CARDS,
    )


def test_every_word_is_named_once():
    seats = [place + seat for place in (*s.OPEN_OF_SEATS, *s.OWN) for seat in (0, 1)]
    singles = [*s.OPEN, *s.OPEN_SETS, *s.LABELLED_SETS, *s.OPEN_CARDS, *s.LABELLED_CARDS]
    ranges = [place for first, length in RANGES for place in range(first, first + length)]
    assert sorted([*seats, *singles, *ranges]) == list(range(n.FIELDS))


@pytest.mark.parametrize("seat", [0, ONLOOKER])
def test_what_is_written_on_a_card_in_a_hidden_hand_is_not_seen(seat: int):  # CO-R.V
    battle = ambush()
    for card in members(battle.position.zones[Zone.HAND + 1]):
        battle.position.zones[Zone.CARD_STATE + card] = 3
        battle.position.zones[Zone.TURN_STATE + card] = 5
        battle.position.zones[Zone.TOUCHED] |= one(card)
        zones = MatchSight(battle.position, seat).zones
        assert (zones[Zone.CARD_STATE + card], zones[Zone.TURN_STATE + card], zones[Zone.TOUCHED] & one(card)) == (
            0,
            0,
            0,
        )
        own = MatchSight(battle.position, 1).zones
        assert (own[Zone.CARD_STATE + card], own[Zone.TURN_STATE + card]) == (3, 5)
        assert own[Zone.TOUCHED] & one(card)


@pytest.mark.parametrize("place", [*s.OPEN_CARDS, *s.LABELLED_CARDS])
def test_a_word_never_names_a_card_that_a_seat_cannot_see(place: int):  # CO-R.N
    battle = ambush()
    for hidden in ("mouser", "ghost"):
        card = battle.card(hidden)
        battle.position.zones[place] = card
        for seat in (0, ONLOOKER):
            assert MatchSight(battle.position, seat).zones[place] in (n.NONE, *labels(battle, card))
        for seat in (1, CHANCE):
            assert MatchSight(battle.position, seat).zones[place] == card


def labels(battle: Battle, card: int) -> list[int]:
    """What others call the cards of player two that lie face down, if this is one of them."""
    hidden = int(MatchSight(battle.position, 0).zones[Zone.FACE_DOWN])
    is_hidden = battle.position.zones[Zone.FACE_DOWN] & one(card)
    return [label for label in range(n.CARDS) if is_hidden and hidden >> label & 1]


@pytest.mark.parametrize("place", s.OPEN_SETS)
def test_a_set_of_open_cards_has_no_card_that_lies_face_down(place: int):  # CO-R.N
    battle = ambush()
    ghost, tom = one(battle.card("ghost")), one(battle.card("tom"))
    battle.position.zones[place] = ghost | tom
    assert MatchSight(battle.position, 0).zones[place] == tom
    assert MatchSight(battle.position, 1).zones[place] & ghost


def test_labels_are_the_same_whichever_card_lies_where():  # CO-R.N
    battle = ambush()
    before = MatchSight(battle.position, 0)
    ghost, wraith = battle.card("ghost"), battle.card("wraith")
    zones = battle.position.zones
    for word in (Zone.CARD_STATE, Zone.TURN_STATE, Zone.MAY_BE):
        zones[word + ghost], zones[word + wraith] = zones[word + wraith], zones[word + ghost]
    assert MatchSight(battle.position, 0).state() == before.state()
    assert MatchSight(battle.position, 1).state() != MatchSight(ambush().position, 1).state()


def test_chance_knows_the_cards_it_deals():  # CO-R.V
    battle = ambush()
    sight = MatchSight(battle.position, CHANCE)
    assert list(sight.zones) == list(battle.position.zones)
    assert -1 not in list(sight.definitions)


def test_answers_come_in_an_order_that_everybody_could_tell():  # CO-R.N
    strike = one_time("strike", 0, "Deal 1 damage to target opposing troop.")
    two = {"front": ["lion", "tom", "mouser", "tom"]}
    battle = arranged(one={"hand": ["strike"]}, two=two, cards=[strike]).says("strike")
    told = ["their lion", "their tom", "their mouser", "their tom 2"]
    numbers = [choice.number for choice in choices(battle.table) if choice.allowed]
    assert [choice.typed for choice in choices(battle.table) if choice.allowed] == told
    assert numbers != sorted(numbers), "this shows nothing while the oldest troop has the lowest number"
    assert battle.table.question is not None
    assert [option.text for option in battle.table.question.options] == told
    with pytest.raises(IllegalAnswer) as refused:
        battle.table.answer("done")
    assert refused.value.allowed == told


# What is remembered of a closed decklist.


def test_what_earlier_battles_have_shown_is_told_by_name_in_order():  # CO-R.V
    position = ambush().position
    definitions = position.card_index.definitions[:]
    first, last = n.DECK_SIZE, 2 * n.DECK_SIZE - 1
    definitions[first], definitions[last] = definitions[last], definitions[first]
    position.card_index = CardIndex(position.card_index.set, definitions)
    seen = {0: (2, 5), 1: (n.DECK_SIZE, n.DECK_SIZE + 13, 2 * n.DECK_SIZE - 1)}
    for seat, cards in seen.items():
        position.zones[Zone.SEEN_BEFORE + seat] = sum(map(one, cards))
    found = list(MatchSight(position, ONLOOKER).seen_before)
    for seat, cards in seen.items():
        wanted = sorted(definitions[card] for card in cards)
        mine = found[n.DECK_SIZE * seat : n.DECK_SIZE * (seat + 1)]
        assert mine == wanted + [-1] * (n.DECK_SIZE - len(cards))
    assert definitions[first] > definitions[last]


def test_a_decklist_is_known_to_its_player_and_as_far_as_it_was_seen():  # CO-R.V
    position = ambush().position
    definitions = list(position.card_index.definitions)
    seen = members(seen_now(position, 0) | seen_now(position, 1))
    for seat, own in ((0, range(n.DECK_SIZE)), (1, range(n.DECK_SIZE, n.CARDS)), (ONLOOKER, range(0))):
        found = list(MatchSight(position, seat).definitions)
        assert found == [definitions[card] if card in (*own, *seen) else -1 for card in range(n.CARDS)]


# Labels of cards that lie face down.


def since(zones: vec[i64], card: int) -> int:
    return int(on_card(zones, card, CardField.KNOWN_SINCE))


def test_that_a_known_card_may_lie_face_down_is_written_with_the_card():  # CO-R.N
    battle = ambush()
    ghost, wraith = battle.card("ghost"), battle.card("wraith")
    battle.position.zones[Zone.KNOWN + 1] = one(ghost)
    set_known_since(battle.position, ghost, 1)
    set_known_since(battle.position, wraith, 1)
    sight = MatchSight(battle.position, 0).zones
    assert [since(sight, label) for label in members(sight[Zone.FACE_DOWN]) if label != ghost] == [0, 0]
    assert sight[Zone.CARD_STATE + ghost] == battle.position.zones[Zone.CARD_STATE + ghost] & mask(
        CardField.KNOWN_SINCE
    )
    assert since(sight, ghost) == 1
    assert one(ghost) & sight[Zone.FACE_DOWN] == 0


@pytest.mark.parametrize("discarded", [25, 1])
def test_where_every_number_names_a_known_card_discarded_ones_are_labels_first(discarded: int):  # CO-R.N
    battle = ambush()
    hidden = one(battle.card("ghost")) | one(battle.card("wraith"))
    zones, others = battle.position.zones, n.OF_TWO & ~hidden
    pile = sum(map(one, members(others)[-discarded:]))
    zones[Zone.HAND + 1] = others & ~pile
    zones[Zone.DECK + 1] = 0
    zones[Zone.DISCARD_PILE + 1] = pile
    zones[Zone.KNOWN + 1] = hidden | (others & ~pile)
    labels = members(MatchSight(battle.position, 0).zones[Zone.FACE_DOWN])
    wanted = members(pile)[:2] if discarded > 1 else [members(zones[Zone.KNOWN + 1])[0], *members(pile)]
    assert labels == wanted
    ages = [on_card(MatchSight(battle.position, 0).zones, label, CardField.STAMP) for label in labels]
    assert ages == (sorted(ages) if discarded > 1 else sorted(ages, reverse=True))


def test_what_a_troop_is_worth_now_is_seen_if_it_lies_face_up():  # CO-101.2
    battle = arranged(
        one={"front": ["hawk"], "hand": ["tom"]},
        two={"front": ["tom"], "back": ["ghost"], "face_down": ["ghost"]},
        cards=(*CARDS, troop("hawk", 3, 4, 2, "Flying, Reach.")),
    )
    sight = MatchSight(battle.position, 0)
    hawk, ghost = battle.card("hawk"), battle.card("ghost")
    assert (sight.strengths[hawk], sight.healths[hawk], sight.keywords[hawk]) == (2, 4, one(FLYING) | one(REACH))
    assert (sight.strengths[ghost], sight.healths[ghost], sight.keywords[ghost]) == (0, 0, 0)
    troops = [card for card in range(n.FIELD) if sight.healths[card]]
    assert len(troops) == 2


@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
def test_what_everybody_may_know_is_there_in_full(seat: int):  # CO-R.V
    battle = arranged(one={"front": ["tom"]}, two={"front": ["lion"], "discard": ["mouser"]}, cards=CARDS)
    zones = battle.position.zones
    for first, length in RANGES[:3]:
        for at in range(length):
            zones[first + at] = at + 1
    for card in (n.SUMMONED, n.FIELD, n.FIELD + 1, battle.card("tom"), battle.card("lion")):
        write_on_card(zones, card, CardField.STAMP, card)
        zones[Zone.TURN_STATE + card] = card + 1
        zones[Zone.TOUCHED] |= one(card)
    zones[Zone.SOURCE] = n.GONE
    seen = MatchSight(battle.position, seat).zones
    places = [place for first, length in RANGES[:3] for place in range(first, first + length)]
    places += [word + card for word in (Zone.CARD_STATE, Zone.TURN_STATE) for card in members(zones[Zone.TOUCHED])]
    places += [*s.OPEN, *s.OPEN_CARDS, Zone.TOUCHED, *(place + side for place in s.OPEN_OF_SEATS for side in (0, 1))]
    assert [int(seen[place]) for place in places] == [int(zones[place]) for place in places]
    assert seen[Zone.SOURCE] == n.GONE


@pytest.mark.parametrize("seat", [0, 1])
def test_ones_own_cards_that_lie_face_down_have_their_numbers(seat: int):  # CO-R.N
    hiding: Side = {"back": ["ghost"], "face_down": ["ghost"], "hand": ["tom"]}
    waiting: Side = {"front": ["lion"]}
    one, two = (waiting, hiding) if seat else (hiding, waiting)
    battle = arranged(one=one, two=two, cards=CARDS)
    zones, seen = battle.position.zones, MatchSight(battle.position, seat).zones
    assert list(seen[Zone.MAY_BE : Zone.MAY_BE + n.CARDS]) == list(zones[Zone.MAY_BE : Zone.MAY_BE + n.CARDS])
    for place in (Zone.FACE_DOWN, Zone.BACK + seat, Zone.HAND + seat, Zone.DECK + seat):
        assert seen[place] == zones[place] != 0
