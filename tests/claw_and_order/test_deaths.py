"""CO-107.3, CO-107.4 and Rulings CO-R.D, CO-R.K, CO-R.X: who dies, when, and what it costs."""

from __future__ import annotations

import pytest

from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Reason, Zone
from claw_and_order.battle import Battle, arranged, battlefield, equip, one_time, team_buff, troop, vehicle

BOMB = one_time("bomb", 0, "Deal 2 damage to each troop in either line.")
AXE = one_time("axe", 0, "Destroy target opposing troop.")
SWAP = one_time("swap", 0, "Take control of target opposing troop.")


def fallen(game: Battle) -> list[str]:
    """Who was killed, in this order."""
    return [game.id(card) for card, _ in game.told(Event.KILLED)]


# CO-107.3


@pytest.mark.parametrize(("before", "dies"), [(0, False), (1, True), (2, True)])
def test_a_troop_dies_of_damage_equal_to_its_health(before: int, *, dies: bool):  # CO-107.3, CO-R.D
    """Three health: killed by three or more."""
    game = arranged(
        one={"front": ["mouser"]}, two={"front": ["mouser", "sentry"], "damage": {"mouser": before}}, phase="attack"
    )
    game.attacks("mouser", "mouser")
    assert game.discard("two") == (["idler", "mouser"] if dies else [])
    assert game.cited(Event.KILLED) == (["CO-107.3"] if dies else [])


def test_damage_is_compared_with_the_health_of_the_moment():  # CO-107.3, CO-101.2
    cards = [equip("helmet", 1, "The equipped troop gets +2 health.")]
    two = {"front": ["mouser"], "items": {"helmet": "mouser"}, "damage": {"mouser": 2}}
    game = arranged(one={"front": ["mouser", "tom"]}, two=two, phase="attack", cards=cards).attacks("mouser", "mouser")
    assert (game.health("two's mouser"), game.damage("two's mouser")) == (5, 4)
    game.attacks("tom", "mouser")
    assert fallen(game) == ["mouser"]


def test_a_troop_dies_when_the_bonus_it_lived_by_ends():  # CO-R.D, CO-107.3
    cards = [one_time("coffee", 0, "Target friendly troop gets +2 health this turn, then deal 3 damage to it.")]
    game = arranged(one={"front": ["mouser", "sentry"], "hand": ["coffee"]}, cards=cards).plays("coffee")
    game.says("our mouser")
    assert (game.damage("mouser"), game.health("mouser")) == (3, 5)
    game.ends_turn()
    assert game.where("mouser") == "one's discard"


def test_a_bonus_ends_before_defeat_is_looked_at():  # CO-R.D, CO-R.B, CO-110.1
    cards = [one_time("coffee", 0, "Target friendly troop gets +2 health this turn, then deal 3 damage to it.")]
    game = arranged(one={"front": ["mouser"], "hand": ["coffee"]}, cards=cards).plays("coffee").says("our mouser")
    game.ends_turn()
    assert game.told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_PLAY)]


def test_a_troop_dies_when_its_item_is_taken_off():  # CO-R.D
    cards = [equip("helmet", 1, "The equipped troop gets +2 health.")]
    one = {"front": ["mouser", "sentry"], "items": {"helmet": "mouser"}, "damage": {"mouser": 4}}
    game = arranged(one=one, cards=cards).uses("helmet")
    assert (game.where("mouser"), game.hand("one")) == ("one's discard", ["helmet"])


def test_a_troop_dies_when_whoever_helped_it_dies():  # CO-R.D
    cards = [troop("nurse", 2, 2, 1, "Other friendly cats get +2 health.")]
    two = {"front": ["nurse", "tom", "sentry"], "damage": {"tom": 3}}
    game = arranged(one={"front": ["mouser"]}, two=two, phase="attack", cards=cards).attacks("mouser", "nurse")
    assert fallen(game) == ["nurse", "tom"]
    killer = [killer for _, killer in game.told(Event.KILLED)]
    assert killer == [game.card("one's mouser") + 1, 0], "nobody has killed the second"


def test_less_health_may_kill_a_troop_without_damage():  # CO-107.3, CO-R.D
    cards = [team_buff("fog", 1, "Opposing cats get -2 health.")]
    game = arranged(one={"hand": ["fog"]}, two={"front": ["tom", "mouser"]}, cards=cards).plays("fog")
    assert (fallen(game), game.health("mouser")) == (["tom"], 1)


def test_a_fallen_troop_lies_on_the_discard_pile_with_all_its_items():  # CO-107.3, CO-109.3, CO-101.5
    two = {"front": ["tom", "sentry"], "items": {"knife": "tom"}, "counters": {"tom": 2}}
    game = arranged(one={"front": ["mouser"]}, two=two, phase="attack").attacks("mouser", "tom")
    assert game.discard("two") == ["knife", "tom"]
    assert (game.damage("tom"), game.counters("tom")) == (0, 0)


# Ruling CO-R.D: several deaths at one moment.


@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("one", ["abe", "bea", "cal", "dot", "eli", "fay"]),
        ("two", ["dot", "eli", "fay", "abe", "bea", "cal"]),
    ],
)
def test_the_active_player_s_die_first_and_the_oldest_first(active: str, order: list[str]):  # CO-R.D
    cards = [BOMB, *(troop(name, 1, 2, 1) for name in ("abe", "bea", "cal", "dot", "eli", "fay"))]
    one = {"front": ["abe", "bea"], "back": ["sentry", "cal"], "hand": ["bomb"]}
    two = {"front": ["dot", "eli"], "back": ["sentry", "fay"], "hand": ["bomb"]}
    game = arranged(one=one, two=two, active=active, cards=cards).plays("bomb")
    assert fallen(game) == order


def test_those_who_die_together_see_each_other_die():  # CO-R.D, CO-R.Z
    cards = [BOMB, troop("widow", 1, 1, 1, "When another friendly troop is killed, gain $1.")]
    game = arranged(one={"front": ["widow", "widow", "sentry"], "hand": ["bomb"], "dollars": 0}, cards=cards)
    game.plays("bomb")
    assert fallen(game) == ["widow", "widow"]
    assert game.dollars("one") == 2


def test_deaths_are_looked_for_after_each_effect_of_an_ability():  # CO-R.Z, CO-107.3
    cards = [one_time("volley", 0, "Deal 2 damage to each opposing troop, then deal 1 damage to each opposing troop.")]
    game = arranged(one={"hand": ["volley"]}, two={"front": ["tom", "mouser", "sentry"]}, cards=cards).plays("volley")
    assert game.order(Event.DAMAGED, Event.KILLED) == [Event.DAMAGED] * 3 + [Event.KILLED] + [Event.DAMAGED] * 2 + [
        Event.KILLED
    ]


def test_who_is_killed_knows_its_killer():  # CO-107.3
    cards = [troop("thorn", 1, 1, 1, "When this is killed, deal 1 damage to the other troop.")]
    two = {"front": ["thorn", "sentry"]}
    game = arranged(one={"front": ["mouser", "tom"]}, two=two, phase="attack", cards=cards).attacks("mouser", "thorn")
    assert (game.damage("mouser"), game.damage("tom")) == (1, 0)


def test_damage_of_an_earlier_moment_has_no_killer_any_more():  # CO-107.3, CO-R.D
    cards = [
        team_buff("fog", 1, "Opposing cats get -1 health."),
        troop("trophy", 1, 2, 1, "When this is killed, deal 1 damage to the other troop."),
    ]
    one = {"front": ["tom"], "hand": ["fog"]}
    game = arranged(one=one, two={"front": ["trophy", "sentry"], "damage": {"trophy": 1}}, cards=cards).plays("fog")
    assert game.told(Event.KILLED)[0][1] == 0
    assert game.damage("tom") == 0


# CO-107.4, Ruling CO-R.X


@pytest.mark.parametrize(("id", "paid"), [("tom", 0), ("mouser", 1), ("persian", 2), ("boss", 3), ("lion", 5)])
def test_a_killed_troop_costs_its_owner_one_card_less_than_its_price(id: str, paid: int):  # CO-107.4
    two = {"front": [id, "sentry"], "damage": {id: 7 if id == "lion" else 1}}
    game = arranged(one={"front": ["lion"]}, two=two, phase="attack").attacks("lion", id)
    assert game.told(Event.MILLED) == [(card, 1) for card, _ in game.told(Event.MILLED)]
    assert game.discard("two") == sorted([id, *["idler"] * paid])
    assert game.cited(Event.MILLED) == ["CO-107.4"] * paid


def test_a_troop_that_costs_nothing_gives_no_cards_back():  # CO-R.X
    cards = [troop("stray-kitten", 0, 1, 1)]
    two = {"front": ["stray-kitten", "sentry"]}
    game = arranged(one={"front": ["tom"]}, two=two, phase="attack", cards=cards).attacks("tom", "stray-kitten")
    assert game.discard("two") == ["stray-kitten"]
    assert game.word(Zone.OWED, "two") == 0


def test_the_cards_come_from_the_bottom_of_the_deck():  # CO-107.4
    two = {"front": ["persian", "sentry"], "damage": {"persian": 3}, "top": ["tom"], "bottom": ["lion", "rag"]}
    game = arranged(one={"front": ["tom"]}, two=two, phase="attack").attacks("tom", "persian")
    assert game.queue("two", Zone.BOTTOM) == []
    assert "lion" in game.discard("two")
    assert game.where("two's tom") == "two's hand", "drawn from the top in the turn that follows"


def test_chance_says_what_lies_at_the_bottom_and_everybody_sees_it():  # CO-107.4
    two = {"front": ["mouser", "sentry"], "damage": {"mouser": 2}, "deck": ["lion", "tom", "rag"]}
    game = arranged(one={"front": ["tom", "tom"]}, two=two, phase="attack").pauses().attacks("tom", "mouser")
    assert game.question == ("chance", "discard-bottom", {"lion", "tom", "rag"})
    assert set(game.rules.values()) == {"CO-107.4"}
    game.says("lion")
    assert game.sees("one").players["two"].discard.count("lion") == 1
    assert game.question[:2] == ("one", "attack-with")


def test_a_short_deck_gives_what_is_there():  # CO-R.X
    two = {"front": ["lion", "sentry"], "damage": {"lion": 7}, "deck": ["tom", "tom"]}
    game = arranged(one={"front": ["tom", "tom"]}, two=two, phase="attack").attacks("tom", "lion")
    assert (game.discard("two"), game.deck("two")) == (["lion", "tom", "tom"], [])
    assert game.word(Zone.OWED, "two") == 0
    assert game.question[:2] == ("one", "attack-with")


def test_the_printed_cost_counts():  # CO-R.X
    cards = [team_buff("sale", 1, "Friendly cats cost $2 less.")]
    two = {"front": ["persian", "sentry"], "damage": {"persian": 3}, "buffs": ["sale"]}
    game = arranged(one={"front": ["tom"]}, two=two, phase="attack", cards=cards).attacks("tom", "persian")
    assert len(game.told(Event.MILLED)) == 2


def test_a_summoned_troop_costs_nothing_and_is_simply_gone():  # CO-R.X
    game = arranged(one={"front": ["tom"]}, two={"front": ["kitten", "sentry"]}, phase="attack").attacks(
        "tom", "kitten"
    )
    assert (game.front("two"), game.discard("two"), game.told(Event.MILLED)) == (["sentry"], [], [])


def test_the_owner_of_a_stolen_troop_pays_and_gets_it_on_their_pile():  # CO-R.X, CO-107.4
    two = {"front": ["their persian", "sentry"], "damage": {"persian": 3}}
    game = arranged(one={"front": ["tom"]}, two=two, phase="attack").attacks("tom", "persian")
    assert game.discard("one") == ["idler", "idler", "persian"]
    assert game.discard("two") == []
    assert {seat for _, seat in game.told(Event.MILLED)} == {0}


def test_after_several_deaths_the_active_player_pays_first():  # CO-107.4, CO-R.D
    one = {"front": ["persian"], "damage": {"persian": 3}, "hand": ["bomb"]}
    two = {"front": ["mouser"], "damage": {"mouser": 2}, "back": ["lion"]}
    game = arranged(one=one, two=two, cards=[BOMB]).plays("bomb")
    assert [seat for _, seat in game.told(Event.MILLED)] == [0, 0, 1]


def test_cards_are_paid_at_once_before_what_waits_for_the_death():  # CO-107.4
    cards = [troop("cheerleader", 3, 2, 1, "When this is killed, draw a card.")]
    two = {"front": ["cheerleader", "sentry"]}
    game = arranged(one={"front": ["mouser"]}, two=two, phase="attack", cards=cards).attacks("mouser", "cheerleader")
    assert game.order(Event.KILLED, Event.MILLED, Event.TRIGGERED) == [
        Event.KILLED,
        Event.MILLED,
        Event.MILLED,
        Event.TRIGGERED,
    ]


# Kill and destroy; vehicles.


def test_a_destroyed_troop_was_not_killed_and_costs_nothing():  # CO-R.K
    cards = [AXE, troop("idol", 5, 5, 1, "When this is killed, gain $1.\nWhen this is destroyed, gain $2.")]
    game = arranged(one={"hand": ["axe"]}, two={"front": ["idol", "sentry"]}, cards=cards).plays("axe")
    game.chooses("idol")
    assert (game.told(Event.KILLED), game.discard("two")) == ([], ["idol"])
    assert game.dollars("two") == 2


def test_a_killed_troop_was_destroyed_too():  # CO-107.3
    cards = [troop("idol", 1, 1, 1, "When this is killed, gain $1.\nWhen this is destroyed, gain $2.")]
    two = {"front": ["idol", "sentry"]}
    game = arranged(one={"front": ["tom", "tom"]}, two=two, phase="attack", cards=cards).attacks("tom", "idol")
    assert game.dollars("two") == 3


def wreck(*, destroyed: bool, **rulings: str) -> Battle:
    """A truck goes down with the boss in it: $3 and $4."""
    one = {"front": ["tom", "tom"], "hand": ["axe"]}
    two = {"front": ["truck", "boss", "sentry"], "pilots": {"truck": "boss"}, "damage": {"truck": 4}}
    game = arranged(one=one, two=two, cards=[AXE], **rulings)
    return game.plays("axe").chooses("truck") if destroyed else game.attacks("tom", "truck")


def test_a_killed_vehicle_takes_its_pilot_along_who_counts_as_killed():  # CO-108.4, CO-R.K
    game = wreck(destroyed=False)
    assert fallen(game) == ["truck", "boss"]
    assert game.discard("two") == sorted(["truck", "boss", *["idler"] * 5])


def test_a_destroyed_vehicle_takes_its_pilot_along_who_is_destroyed():  # CO-108.4, CO-R.K
    game = wreck(destroyed=True)
    assert (fallen(game), len(game.told(Event.DESTROYED))) == ([], 2)
    assert game.discard("two") == ["boss", "truck"]


def test_what_waits_for_the_pilot_s_death_happens():  # CO-108.4
    cards = [troop("pilot", 2, 2, 1, "When this is destroyed, gain $2.")]
    two = {"front": ["truck", "pilot", "sentry"], "pilots": {"truck": "pilot"}, "damage": {"truck": 4}}
    game = arranged(one={"front": ["tom", "tom"]}, two=two, phase="attack", cards=cards).attacks("tom", "truck")
    assert game.dollars("two") == 2


def test_a_pilot_killed_alone_leaves_its_vehicle_idle_with_its_items():  # CO-108.4
    cards = [one_time("sniper", 0, "Deal 6 damage to target opposing cat.")]
    two = {"front": ["truck", "boss"], "pilots": {"truck": "boss"}, "items": {"knife": "truck"}}
    game = arranged(one={"hand": ["sniper"]}, two=two, cards=cards).plays("sniper").chooses("boss")
    assert (fallen(game), game.front("two"), game.piloted()) == (["boss"], ["truck"], {})
    assert game.items("truck") == ["knife"]


def test_a_vehicle_kills_in_its_own_name():  # CO-107.3, CO-R.A
    cards = [vehicle("ram", 2, 4, 4, "When this kills a troop, put a counter on this.")]
    one = {"front": ["ram", "tom"], "pilots": {"ram": "tom"}}
    game = arranged(one=one, two={"front": ["tom", "sentry"]}, phase="attack", cards=cards).attacks("ram", "tom")
    assert game.counters("ram") == 1


def test_a_battlefield_may_kill_too():  # CO-111.3, CO-107.3
    cards = [battlefield("swamp", "At the end of your turn, deal 1 damage to each friendly troop.")]
    game = arranged(
        one={"front": ["tom", "sentry"], "damage": {"tom": 1}}, battlefield="swamp", phase="end", cards=cards
    )
    assert game.where("tom") == "one's discard"
    assert game.told(Event.KILLED)[0][1] == n.FIELD + 1


def test_who_is_destroyed_is_told_without_a_killer():  # CO-R.Z
    battle = arranged(one={"hand": ["axe"]}, two={"front": ["tom", "lion"]}, cards=[AXE]).plays("axe")
    card = battle.card("tom")
    assert battle.chooses("tom").told(Event.DESTROYED) == [(card, 0)]
