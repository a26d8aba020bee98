"""Ruling CO-R.Z: the bounds of the engine. None bites in silence, and those a word has room for are far away."""

import re
from pathlib import Path

import pytest

from catspaw.core.journal import packed
from catspaw.core.sampler import Sampler
from catspaw.games.claw_and_order.cards.card_files import CardFile
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.language.parse import CannotRead, parse_line
from catspaw.games.claw_and_order.state import card_state as w
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import BOUND_BITS, Event
from catspaw.games.claw_and_order.state.numbers import Bound, CardField, TurnField, Zone
from catspaw.games.claw_and_order.state.zones import reference
from catspaw.table import EVERYTHING, narrate
from claw_and_order.battle import Battle, arranged, one_time, troop
from claw_and_order.reading import perceived_by
from claw_and_order.remembered import UNKNOWN_CARD
from claw_and_order.test_effects import doing

DOCS = Path(__file__).parents[2] / "docs" / "cards.md"


def lines_of(battle: Battle, language: str = "en") -> list[tuple[str, str]]:
    """What the last answer led to, with its rules."""
    since = battle.table.moments()[battle._mark]
    return [
        (line.text, line.rule) for line in narrate(battle.table, EVERYTHING, language) if line.after_answers >= since
    ]


# Cards under the deck.


def test_every_card_of_a_deck_may_be_put_under_it():  # CO-R.Z
    look = troop("seer", 0, 9, 0, "Pay $1: look at the top card of your deck.")
    side = {"front": ["seer"], "bottom": ["tom"] * 12 + ["lion"], "deck": ["boss", "mouser"], "dollars": 9}
    battle = arranged(one=side, cards=[look]).wishes("boss").uses("seer")
    assert battle.options == {"top", "bottom"}
    battle.says("bottom")
    assert battle.queue("one", Zone.BOTTOM) == ["boss"] + ["tom"] * 12 + ["lion"]
    assert battle.sees("one").players["one"].bottom == ("boss", *["tom"] * 12, "lion")
    assert battle.sees("two").players["one"].bottom_count == 14
    assert "boss" not in str(battle.sees("two"))


@pytest.mark.parametrize("number", [9, 10, 18, 19, 26])
def test_the_bottom_is_discarded_from_below_and_drawn_from_above_in_its_order(number: int):  # CO-107.4, CO-104.1
    rest = ["tom"] * (number - 3)
    deed = one_time("deed", 0, "Discard the bottom card of your deck, then draw a card.")
    side = {"front": [], "back": ["kitten"], "hand": ["deed"], "deck": [], "bottom": ["boss", "lion", *rest, "mouser"]}
    battle = arranged(one=side, cards=[deed]).says("deed")
    assert (battle.hand("one"), "boss" in battle.discard("one")) == (["mouser"], True)
    assert battle.queue("one", Zone.BOTTOM) == ["lion", *rest]


def test_a_search_shuffles_in_all_that_lies_under_the_deck():  # CO-R.Z
    battle = doing("Search your deck for a commander.", deck=[], bottom=["tom"] * 20 + ["boss"]).says("boss")
    assert (battle.queue("one", Zone.BOTTOM), battle.deck("one"), battle.hand("one")) == ([], ["tom"] * 20, ["boss"])


def test_what_lies_deep_under_a_deck_is_hidden_from_the_other_player_and_imagined_anew():  # CO-R.Z
    bottom = ["tom"] * 10 + ["lion"] * 3 + ["boss"]
    battle = doing("Gain $1.", bottom=bottom, deck=["mouser", ...])
    sight = MatchSight(battle.position, 1)
    assert not any(sight.zones[place] for place in (Zone.BOTTOM, Zone.BURIED, Zone.BURIED_DEEPER))
    world, sampler, worlds = battle.position.clone(), Sampler(1), set()
    for _ in range(20):
        sight.sample_into(world, sampler)
        assert world.conserved() and world.zones[Zone.BOTTOM_COUNT] == len(bottom)
        assert MatchSight(world, 1).state() == sight.state()
        worlds.add(world.zones[Zone.BURIED])
    assert len(worlds) > 1


# What is told.


def test_counters_stay_at_their_bound_and_that_is_told():  # CO-R.Z, CO-101.5
    battle = doing("Put 9 counters on target friendly troop.", counters={"tom": 60}).says("our tom")
    assert battle.counters("tom") == n.MOST_COUNTERS == 63
    assert lines_of(battle)[-1] == (
        "A card has room for 63 counters: more are not put on Player one's Plain Tom.",
        "CO-R.Z",
    )
    assert "63 Zählmarken" in lines_of(battle, "de")[-1][0]
    enough = doing("Put 3 counters on target friendly troop.", counters={"tom": 60}).says("our tom")
    assert (enough.counters("tom"), enough.told(Event.AT_BOUND)) == (63, [])


def test_damage_stays_at_its_bound_and_that_is_told():  # CO-R.Z, CO-101.5
    giant = troop("giant", 1, 9, 0, "This gets +9 health for each counter on it.")
    side = {"front": ["giant"], "counters": {"giant": 60}, "damage": {"giant": 250}}
    battle = doing("Deal 9 damage to target opposing troop.", giant, two=side).chooses("giant")
    assert battle.damage("giant") == n.MOST_DAMAGE == 255
    assert lines_of(battle)[-1][1] == "CO-R.Z" and "255 damage" in lines_of(battle)[-1][0]


@pytest.mark.parametrize(
    ("deed", "field", "most", "words"),
    [
        ("Target friendly troop gets +9 damage this turn.", TurnField.MORE_DAMAGE, 127, "127 more damage"),
        ("Target friendly troop gets +9 health this turn.", TurnField.MORE_HEALTH, 127, "127 more health"),
        ("Prevent the next 9 damage to target friendly troop this turn.", TurnField.SHIELD, 63, "63 damage"),
    ],
)
def test_what_is_for_a_turn_stays_at_its_bound_and_that_is_told(deed: str, field: int, most: int, words: str):  # CO-R.Z
    battle = arranged(one={"front": ["tom"], "hand": ["deed"]}, cards=[one_time("deed", 0, deed)])
    tom = battle.card("tom")
    w.set_this_turn(battle.position, tom, field, most - 5)
    battle.says("deed", "our tom")
    assert w.this_turn(battle.position, tom, field) == most
    assert words in lines_of(battle)[-1][0]
    assert str(most) in lines_of(battle, "de")[-1][0]


def test_what_a_card_face_down_cost_never_reaches_what_is_written_beside_it():
    battle = arranged(one={"back": ["night-prowler"], "face_down": ["night-prowler"]})
    position, ghost = battle.position, battle.card("night-prowler")
    w.set_hurt_by(position, ghost, 5)
    stamp = battle.stamp(ghost)
    w.set_paid(position, ghost, 300)
    assert w.on_card(position.zones, ghost, CardField.PAID) == n.MOST_PAID == 255
    assert (w.hurt_by(position, ghost), battle.stamp(ghost)) == (5, stamp)


def test_an_eighth_attack_is_not_given_and_that_is_told():  # CO-R.Z
    battle = arranged(
        one={"front": ["tom"], "hand": ["deed"]},
        cards=[one_time("deed", 0, "Target friendly troop may attack again this turn.")],
    )
    w.set_this_turn(battle.position, battle.card("tom"), TurnField.AGAIN, n.MOST_ATTACKS - 1)
    battle.says("deed", "our tom")
    assert lines_of(battle)[-1][0].startswith("A troop attacks at most 7 times a turn:")
    assert not battle.told(Event.ATTACKS_AGAIN)


def test_dollars_stay_at_their_bound_and_that_is_told():  # CO-R.Z
    battle = doing("Gain $9.", dollars=1020)
    assert battle.dollars("one") == n.MOST_DOLLARS == 1023
    assert [words for words, _ in lines_of(battle)[-2:]] == [
        "Player one gets $3.",
        "Nobody has more than $1023, and Player one has as much.",
    ]
    assert battle.sees("two").players["one"].dollars == 1023


def test_the_dollars_of_a_turn_keep_to_the_bound_too():  # CO-R.Z, CO-105.1
    battle = arranged(one={"dollars": 1022, "turns": 5}, phase="draw")
    assert (battle.dollars("one"), battle.told(Event.GAINED)) == (1023, [(0, 1)])


def test_the_last_play_of_a_turn_is_told():  # CO-R.Z
    battle = arranged(one={"front": ["tom"], "hand": ["tom", "tom"]})
    battle.position.zones[Zone.ACTIONS] = n.MOST_ACTIONS - 2
    assert not battle.says("tom").told(Event.SEAT_AT_BOUND)
    battle.says("tom")
    assert battle.options == {"done"}
    assert any("60" in words and rule == "CO-R.Z" for words, rule in lines_of(battle))


def test_the_clock_of_arrivals_stops_without_harm_and_that_is_told():  # CO-R.Z
    battle = arranged(one={"front": ["tom"], "hand": ["mouser"]})
    battle.position.zones[Zone.ARRIVALS] = n.MOST_ARRIVALS
    battle.says("mouser")
    assert (battle.stamp(battle.card("mouser")), battle.back("one")) == (n.MOST_ARRIVALS, ["mouser"])
    assert "16383" in lines_of(battle)[0][0].replace(",", "")


def test_a_seventh_summoned_troop_is_told():  # CO-R.Z
    battle = doing("Summon 6 kittens.", back=["kitten"])
    assert battle.cited(Event.NOT_SUMMONED) == ["CO-R.Z"]


def test_a_bound_of_a_card_that_lies_face_down_does_not_tell_which_it_is():  # CO-R.N, CO-R.Z
    battle = arranged(one={"front": ["tom"], "back": ["night-prowler"], "face_down": ["night-prowler"]})
    hidden = int(reference(battle.position, battle.card("night-prowler")))
    event = packed(Event.AT_BOUND, hidden, Bound.COUNTERS | 63 << BOUND_BITS)
    assert (perceived_by(event, 0), perceived_by(event, 1) >> 8 & 63) == (event, UNKNOWN_CARD)


# What is written down.


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_line_of_the_ruling_has_every_bound(language: str):  # CO-R.Z
    battle = arranged()
    line = battle.table.game.texts(battle.table.setup, language).rule("CO-R.Z")
    for most in (
        n.MOST_ACTIONS,
        n.RING_SIZE,
        n.MOST_DAMAGE,
        n.MOST_COUNTERS,
        n.MOST_BONUS,
        n.MOST_SHIELD,
        n.MOST_DOLLARS,
    ):
        assert re.search(rf"\b{most}\b", line), most


def test_the_documents_have_every_bound():
    table = DOCS.read_text("utf-8").partition("## Bounds of the engine")[2].partition("\n## ")[0]
    numbers = {
        int(number)
        for row in table.splitlines()
        if row.startswith("| ")
        for number in re.findall(r"\d+", row.split("|")[2])
    }
    bounds = {
        n.MOST_ACTIONS, n.RING_SIZE, n.MOST_DAMAGE, n.MOST_COUNTERS, n.MOST_BONUS, n.MOST_SHIELD, n.MOST_DOLLARS,
        n.MOST_IN_A_CHAIN, n.MOST_USES, n.MOST_ATTACKS, n.MOST_ARRIVALS, n.DECK_SIZE, n.LONGEST_QUEUE,
        n.FIELD - n.SUMMONED,
    }  # fmt: skip
    assert bounds <= numbers


@pytest.mark.parametrize(
    ("line", "kind", "column"),
    [
        ("Summon 7 kittens.", "one-time", 8),
        ("Deal 10 damage to target troop.", "one-time", 6),
        ("Look at the top 10 cards of your deck.", "one-time", 17),
        ("Pay $10: draw a card.", "troop", 5),
        ("This gets +10 damage.", "troop", 11),
        ("Destroy target troop with cost 16 or less.", "one-time", 32),
    ],
)
def test_a_number_beyond_a_bound_is_refused_where_it_stands(line: str, kind: str, column: int):
    with pytest.raises(CannotRead, match="a number from") as refused:
        parse_line(line, kind=kind, tokens=["kitten"])
    assert refused.value.column == column


def test_a_figure_beyond_a_bound_is_refused_where_it_stands():  # CO-101.2
    file = CardFile("cards.toml", troop("giant", 10, 16, 12).replace("health = 16", "health   =  16"))
    file.definition("card", "giant", [])
    assert [str(complaint) for complaint in file.complaints] == [
        "cards.toml, line 6, column 8: cost is 10; a whole number from 0 to 9 was expected",
        "cards.toml, line 7, column 13: health is 16; a whole number from 1 to 15 was expected",
        "cards.toml, line 8, column 10: damage is 12; a whole number from 0 to 9 was expected",
    ]
