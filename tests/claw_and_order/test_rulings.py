"""Where the rulebook is silent: every reading beside the others."""

from __future__ import annotations

import re

import pytest

from catspaw.core.sampler import Sampler
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Reason
from catspaw.games.claw_and_order.state.position import Match
from claw_and_order.battle import Battle, arranged, equip, match, one_time, troop

AXE = one_time("axe", 0, "Destroy target opposing troop.")
FLOOD = one_time("flood", 0, "Destroy each troop.")
OWN, ANY, NOW = "own-turn-end", "any-turn-end", "immediate"


def loser_of(game: Battle) -> str:
    """Who has lost the battle by what happened last, or nobody."""
    lost = game.told(Event.LOST_BATTLE)
    return ("one", "two")[lost[0][0]] if lost else "nobody"


# CO-R.L: when defeat is looked at.


@pytest.mark.parametrize(("active", "other"), [("one", "two"), ("two", "one")])
@pytest.mark.parametrize(
    ("defeat", "at_once", "at_the_end"), [(OWN, False, False), (ANY, False, True), (NOW, True, True)]
)
def test_the_last_troop_of_the_other_player_dies(  # CO-R.L, CO-100.3
    active: str, other: str, defeat: str, *, at_once: bool, at_the_end: bool
):
    sides = {active: {"front": ["tom"], "hand": ["axe"]}, other: {"front": ["mouser"]}}
    game = arranged(one=sides["one"], two=sides["two"], active=active, cards=[AXE], defeat=defeat)
    game.plays("axe").chooses("mouser")
    assert loser_of(game) == (other if at_once else "nobody")
    if not at_once:
        game.ends_turn()
        assert loser_of(game) == (other if at_the_end else "nobody")


@pytest.mark.parametrize(("defeat", "at_once"), [(OWN, "nobody"), (ANY, "nobody"), (NOW, "one")])
def test_the_last_troop_of_the_active_player_dies(defeat: str, at_once: str):  # CO-R.L, CO-110.1
    cards = [one_time("mishap", 0, "Destroy each friendly troop.")]
    game = arranged(one={"front": ["tom"], "hand": ["mishap"]}, cards=cards, defeat=defeat).plays("mishap")
    assert loser_of(game) == at_once
    if at_once == "nobody":
        assert loser_of(game.ends_turn()) == "one"


@pytest.mark.parametrize("defeat", [OWN, ANY, NOW])
@pytest.mark.parametrize("active", ["one", "two"])
def test_if_both_have_lost_it_is_the_player_whose_turn_it_is(defeat: str, active: str):  # CO-R.B, CO-R.L
    side = {"front": ["tom"], "hand": ["flood"]}
    game = arranged(one=side, two=side, active=active, cards=[FLOOD], defeat=defeat).plays("flood")
    if defeat != NOW:
        assert loser_of(game) == "nobody"
        game.ends_turn()
    assert loser_of(game) == active


@pytest.mark.parametrize(("defeat", "loser"), [(OWN, "nobody"), (ANY, "two"), (NOW, "two")])
def test_a_deck_runs_out_of_troops_in_the_other_player_s_turn(defeat: str, loser: str):  # CO-R.L, CO-110.1
    two = {"front": ["mouser", "sentry"], "damage": {"mouser": 2}, "deck": ["tom"]}
    game = arranged(one={"front": ["tom"]}, two=two, phase="attack", defeat=defeat).attacks("tom", "mouser")
    assert loser_of(game) == loser


def test_at_once_is_in_the_middle_of_an_ability():  # CO-R.L
    cards = [one_time("omen", 0, "Destroy each opposing troop, then draw 2 cards.")]
    for defeat, drawn in ((ANY, 2), (NOW, 0)):
        game = arranged(one={"hand": ["omen"]}, cards=cards, defeat=defeat).plays("omen")
        assert len(game.told(Event.DREW)) == drawn


def test_at_once_an_attack_ends_the_battle():  # CO-R.L
    one = {"front": ["mouser", "mouser"]}
    game = arranged(one=one, two={"front": ["tom"]}, phase="attack", defeat=NOW).attacks("mouser", "tom")
    assert (loser_of(game), game.wins("one"), game.prompt) == ("two", 1, "choose-battlefield")


@pytest.mark.parametrize("defeat", [OWN, ANY, NOW])
def test_nothing_is_looked_at_before_the_first_turn(defeat: str):  # CO-R.B
    game = match(first="one", defeat=defeat).says("done")
    assert (game.number, game.question[:2]) == (1, ("two", "set-up"))
    game.says("sentry", "done")
    assert game.number == (2 if defeat == NOW else 1)


# CO-R.E: what an empty deck is.


@pytest.mark.parametrize(
    ("empty_deck", "deck", "loser"),
    [
        ("no-troops", ["rag", "rag"], "one"),
        ("no-cards", ["rag", "rag"], "nobody"),
        ("no-troops", ["rag", "tom"], "nobody"),
        ("no-cards", ["tom"], "nobody"),
        ("no-troops", [], "one"),
        ("no-cards", [], "one"),
    ],
)
def test_a_deck_can_go_on_while_it_has_a_troop_or_while_it_has_a_card(  # CO-110.1
    empty_deck: str, deck: list[str], loser: str
):
    game = arranged(one={"deck": deck}, phase="end", empty_deck=empty_deck)
    assert loser_of(game) == loser
    if loser == "one":
        assert game.told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_DECK)]


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_cards_whose_place_is_known_are_in_the_deck_too(place: str):
    for card, readings in (("rag", {"no-troops": "one", "no-cards": "nobody"}), ("tom", {"no-troops": "nobody"})):
        for reading, loser in readings.items():
            game = arranged(one={"deck": [], place: [card]}, phase="end", empty_deck=reading)
            assert loser_of(game) == loser


# CO-R.T: whose turns count.


@pytest.mark.parametrize(("turn_number", "dollars"), [("own", [1, 1, 2, 2, 3, 3]), ("shared", [1, 2, 3, 4, 5, 6])])
def test_turns_are_counted_by_each_player_or_together(turn_number: str, dollars: list[int]):  # CO-R.T, CO-105.1
    game = match(first="two", turn_number=turn_number).says("sentry", "done", "sentry", "done")
    found = []
    for _ in range(6):
        found.append(game.dollars(game.active))
        game.ends_turn()
    assert found == dollars


@pytest.mark.parametrize(("turn_number", "turn"), [("own", 4), ("shared", 7)])
def test_the_number_of_the_turn_is_told(turn_number: str, turn: int):  # CO-R.T
    game = arranged(phase="attack", turn_number=turn_number).ends_turn()
    assert game.told(Event.TURN_BEGAN) == [(1, turn)]


# CO-R.F: who starts.


def lose(game: Battle, loser: str) -> Battle:
    """The loser deploys nothing; the next battle is on neutral ground."""
    while game.prompt == "set-up":
        if game.asked != loser:
            game.says("sentry")
        game.says("done")
    battle = game.number
    while game.number == battle:
        game.says("done")
    return game.pauses().says("neutral")


@pytest.mark.parametrize("first_player", ["loser", "random", "alternate"])
def test_chance_says_who_starts_the_first_battle(first_player: str):  # CO-R.F
    game = match(first_player=first_player)
    assert game.question == ("chance", "roll-starter", {"one", "two"})
    assert set(game.rules.values()) == {"CO-R.F"}
    game.says("two")
    assert (game.told(Event.STARTS), game.cited(Event.STARTS)) == ([(1, 0)], ["CO-R.F"])
    assert game.is_dealt({}, "two").asked == "two"


@pytest.mark.parametrize("first", ["one", "two"])
@pytest.mark.parametrize("loser", ["one", "two"])
def test_then_the_loser_starts_or_the_other_one_than_before_or_chance(first: str, loser: str):  # CO-R.F
    game = lose(match(first=first), loser)
    assert game.is_dealt({}, loser).asked == loser
    game = lose(match(first=first, first_player="alternate"), loser)
    other = "two" if first == "one" else "one"
    assert game.is_dealt({}, other).asked == other
    game = lose(match(first=first, first_player="random"), loser)
    assert game.question == ("chance", "roll-starter", {"one", "two"})


def test_starters_alternate_over_all_three_battles():  # CO-R.F
    game = lose(match(first="two", first_player="alternate"), "one").is_dealt({}, "one")
    assert game.asked == "one"
    game = lose(game, "two").is_dealt({}, "two")
    assert (game.number, game.asked) == (3, "two")


# CO-R.K: which deaths cost cards.


WRECK = {"front": ["truck", "boss", "sentry"], "pilots": {"truck": "boss"}, "damage": {"truck": 4}}
"""A vehicle for $3 with a pilot for $4: two cards, and three."""


@pytest.mark.parametrize(("destroyed_cost", "paid"), [("killed", 5), ("killed-strict", 2), ("discarded", 5)])
def test_cards_are_paid_for_a_killed_vehicle_and_its_pilot(destroyed_cost: str, paid: int):  # CO-R.K, CO-107.4
    one = {"front": ["tom", "tom"]}
    game = arranged(one=one, two=WRECK, phase="attack", destroyed_cost=destroyed_cost).attacks("tom", "truck")
    assert game.front("two") == ["sentry"]
    assert len(game.told(Event.MILLED)) == paid
    assert len(game.told(Event.KILLED)) == (1 if destroyed_cost == "killed-strict" else 2)


@pytest.mark.parametrize(("destroyed_cost", "paid"), [("killed", 0), ("killed-strict", 0), ("discarded", 5)])
def test_cards_are_paid_for_a_destroyed_vehicle_and_its_pilot(destroyed_cost: str, paid: int):  # CO-R.K
    game = arranged(one={"hand": ["axe"]}, two=WRECK, cards=[AXE], destroyed_cost=destroyed_cost).plays("axe")
    assert len(game.chooses("truck").told(Event.MILLED)) == paid


@pytest.mark.parametrize(("destroyed_cost", "paid"), [("killed", 2), ("killed-strict", 2), ("discarded", 2)])
def test_a_plain_kill_costs_the_same_by_every_reading(destroyed_cost: str, paid: int):  # CO-R.K, CO-107.4
    two = {"front": ["persian", "sentry"], "damage": {"persian": 3}}
    game = arranged(one={"front": ["tom", "tom"]}, two=two, phase="attack", destroyed_cost=destroyed_cost)
    assert len(game.attacks("tom", "persian").told(Event.MILLED)) == paid


@pytest.mark.parametrize("destroyed_cost", ["killed", "killed-strict", "discarded"])
def test_what_goes_back_to_a_hand_costs_nothing(destroyed_cost: str):
    cards = [one_time("recall", 0, "Return target opposing troop to its owner's hand.")]
    two = {"front": ["persian", "sentry"]}
    game = arranged(one={"hand": ["recall"]}, two=two, cards=cards, destroyed_cost=destroyed_cost).plays("recall")
    assert game.chooses("persian").told(Event.MILLED) == []


# CO-R.C: damage and counters on a card in hand.


RUNNER = troop("runner", 1, 3, 1, "Retreat.")


@pytest.mark.parametrize(("counters_off_table", "marks"), [("stay", (2, 3)), ("heal", (0, 0))])
def test_damage_and_counters_stay_on_a_troop_that_retreats_or_come_off(  # CO-R.C, CO-101.5
    counters_off_table: str, marks: tuple[int, int]
):
    one = {"front": ["runner"], "damage": {"runner": 2}, "counters": {"runner": 3}}
    game = arranged(one=one, cards=[RUNNER], counters_off_table=counters_off_table).uses("runner")
    assert game.hand("one") == ["runner"]
    assert (game.damage("runner"), game.counters("runner")) == marks
    game.plays("runner")
    assert (game.damage("runner"), game.counters("runner")) == marks


@pytest.mark.parametrize(("counters_off_table", "where"), [("stay", "one's discard"), ("heal", "one's back")])
def test_who_comes_back_hurt_dies_of_the_rest(counters_off_table: str, where: str):  # CO-R.C, CO-107.3
    cards = [RUNNER, one_time("sting", 0, "Deal 1 damage to each troop in either line.")]
    one = {"front": ["sentry", "runner"], "damage": {"runner": 2}}
    game = arranged(one=one, two={"hand": ["sting"]}, cards=cards, counters_off_table=counters_off_table)
    game.uses("runner").plays("runner").ends_turn().plays("sting")
    assert game.where("runner") == where


@pytest.mark.parametrize(("counters_off_table", "counters"), [("stay", 2), ("heal", 0)])
def test_counters_of_an_item_that_is_taken_off(counters_off_table: str, counters: int):  # CO-R.C
    cards = [equip("battery", 1, "Remove a counter: gain $1.")]
    one = {"items": {"battery": "sentry"}, "counters": {"battery": 2}}
    game = arranged(one=one, cards=cards, counters_off_table=counters_off_table).uses("battery", "take off")
    assert (game.where("battery"), game.counters("battery")) == ("one's hand", counters)


def test_in_play_nothing_comes_off_by_either_reading():
    for reading in ("stay", "heal"):
        one = {"front": ["mouser"], "damage": {"mouser": 1}, "counters": {"mouser": 1}}
        game = arranged(one=one, counters_off_table=reading).ends_turn().ends_turn()
        assert (game.damage("mouser"), game.counters("mouser")) == (1, 1)


# CO-R.V: decklists.


def watched(decklists: str) -> Battle:
    """One has a lion in the deck that nobody has seen, and a persian on the discard pile."""
    one = {"front": ["tom"], "deck": ["lion", "mouser", ...], "discard": ["persian"]}
    return arranged(one=one, decklists=decklists)


@pytest.mark.parametrize("decklists", ["closed", "open"])
def test_one_s_own_deck_is_known_to_oneself(decklists: str):  # CO-R.V
    view = watched(decklists).sees("one").players["one"]
    assert view.deck is not None
    assert {"lion", "mouser"} <= set(view.deck)
    assert view.deck_count == len(view.deck)


@pytest.mark.parametrize("seat", ["two", None])
def test_a_closed_decklist_shows_only_what_has_been_seen(seat: str | None):  # CO-R.V
    view = watched("closed").sees(seat).players["one"]
    assert (view.deck, view.hand) == (None, None)
    assert "lion" not in str(view)
    assert {"tom", "persian"} <= set(re.findall(r"[\w-]+", str(view)))


@pytest.mark.parametrize("seat", ["two", None])
def test_an_open_decklist_is_shown_to_everybody(seat: str | None):  # CO-R.V
    assert "lion" in str(watched("open").sees(seat).players["one"])


def test_neither_shows_which_of_the_cards_are_in_hand():  # CO-R.V
    for decklists in ("closed", "open"):
        game = arranged(one={"hand": ["lion"], "deck": ["boss", ...]}, decklists=decklists)
        view = game.sees("two").players["one"]
        assert (view.hand, view.hand_count, view.deck) == (None, 1, None)


@pytest.mark.parametrize("decklists", ["closed", "open"])
def test_of_a_closed_decklist_one_remembers_what_earlier_battles_have_shown(decklists: str):  # CO-R.V
    one = {"front": [], "hand": ["lion"], "discard": ["persian", "mouser"], "buffs": ["pennant"]}
    game = arranged(one=one, phase="end", decklists=decklists)
    seen = game.sees("two").players["one"].seen_before
    assert sorted(seen) == (["mouser", "pennant", "persian"] if decklists == "closed" else [])


def test_of_a_name_one_remembers_the_most_that_were_seen_at_a_time():  # CO-R.V
    one = {"front": [], "hand": ["tom"], "discard": ["mouser", "mouser"]}
    game = arranged(one=one, phase="end").pauses().says("neutral").is_dealt({"one": ["mouser", "tom"]})
    game.says("mouser", "tom", "done", "done").ends_turn().ends_turn()
    assert (game.wins("one"), game.wins("two")) == (1, 1)
    assert sorted(game.sees("two").players["one"].seen_before) == ["mouser", "mouser", "tom"]


def imagined(game: Battle, seat: str, seed: int) -> Match:
    """A world as a seat may think that it is."""
    slot = game.position.clone()
    game.table.sight(seat).sample_into(slot, Sampler(seed))
    assert slot.conserved()
    return slot


@pytest.mark.parametrize(("decklists", "sure"), [("closed", False), ("open", True)])
def test_whoever_has_seen_the_list_knows_what_is_in_the_deck(decklists: str, *, sure: bool):  # CO-R.V
    game = match(one="alley-swarm", two="motor-column", first="one", decklists=decklists)
    real = sorted(game.position.card_index.definitions[:27])
    worlds = [sorted(imagined(game, "two", seed).card_index.definitions[:27]) for seed in range(20)]
    assert all(world == real for world in worlds) is sure


@pytest.mark.parametrize("active", ["one", "two"])
@pytest.mark.parametrize("reading", [OWN, ANY, NOW])
def test_whoever_has_troops_goes_on(reading: str, active: str):  # CO-R.L, CO-110.1
    game = arranged(active=active, defeat=reading).ends_turn()
    assert (game.active, game.wins("one"), game.wins("two")) == ("two" if active == "one" else "one", 0, 0)


def test_the_first_turn_of_either_player_is_late_enough_to_lose():  # CO-R.L, CO-R.B, CO-100.3
    doom = one_time("doom", 0, "Destroy each opposing troop.")
    two = {"hand": ["doom"], "turns": 1}
    game = arranged(one={"turns": 0}, two=two, active="two", starter="two", cards=[doom], defeat=NOW).plays("doom")
    assert (game.number, game.wins("two")) == (2, 1)
