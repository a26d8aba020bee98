"""A sight is an allow-list: every word of a match is named in it once, or a seat does not have it."""

from __future__ import annotations

import pytest

from catspaw.core.bits import members, one
from catspaw.core.errors import IllegalAnswer
from catspaw.core.position import CHANCE, ONLOOKER
from catspaw.games.claw_and_order import numbers as n
from catspaw.games.claw_and_order import sight as s
from catspaw.games.claw_and_order.sight import MatchSight
from catspaw.table import choices
from claw_and_order.battle import Battle, arranged, equip, one_time, troop

CARDS = (
    troop("ghost", 2, 2, 2, "Stealth.\nPay $1: draw a card."),
    troop("wraith", 2, 3, 1, "Stealth."),
    equip("cloak", 1, "The equipped troop has Flying."),
)
RANGES = (
    (n.RING, n.RING_SIZE),
    (n.RING_LINEAGE, n.RING_SIZE),
    (n.CHAINS, n.CHAIN_WORDS),
    (n.CARD_WORD, n.GONE + 1),
    (n.TURN_WORD, n.GONE + 1),
    (n.MAY_BE, n.CARDS),
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
    assert sorted([*seats, *singles, *ranges]) == list(range(n.WORDS))


@pytest.mark.parametrize("seat", [0, ONLOOKER])
def test_what_is_written_on_a_card_in_a_hidden_hand_is_not_seen(seat: int):  # CO-R.V
    battle = ambush()
    for card in members(battle.position.zones[n.HAND + 1]):
        battle.position.zones[n.CARD_WORD + card] = 3
        battle.position.zones[n.TURN_WORD + card] = 5
        battle.position.zones[n.TOUCHED] |= one(card)
        zones = MatchSight(battle.position, seat).zones
        assert (zones[n.CARD_WORD + card], zones[n.TURN_WORD + card], zones[n.TOUCHED] & one(card)) == (0, 0, 0)
        own = MatchSight(battle.position, 1).zones
        assert (own[n.CARD_WORD + card], own[n.TURN_WORD + card]) == (3, 5)
        assert own[n.TOUCHED] & one(card)


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
    hidden = int(MatchSight(battle.position, 0).zones[n.FACE_DOWN])
    is_hidden = battle.position.zones[n.FACE_DOWN] & one(card)
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
    for word in (n.CARD_WORD, n.TURN_WORD, n.MAY_BE):
        zones[word + ghost], zones[word + wraith] = zones[word + wraith], zones[word + ghost]
    assert MatchSight(battle.position, 0).words() == before.words()
    assert MatchSight(battle.position, 1).words() != MatchSight(ambush().position, 1).words()


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
