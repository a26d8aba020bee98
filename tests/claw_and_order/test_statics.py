"""Continuous effects: bonuses, prices and keywords, on whom they are and while what holds."""

from typing import Any

import pytest

from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, battlefield, equip, one_time, team_buff, token, troop, vehicle

CROWD = {"front": ["tom", "persian", "truck"], "back": ["boss"]}


def having(text: str, *cards: str, two: Side | None = None, **one: Any) -> Battle:
    """A troop `coach` (1/5/1) with this text stands in the Front Line."""
    side: dict[str, Any] = {"front": ["coach", "tom"]} | one
    return arranged(one=side, two=two, cards=[troop("coach", 1, 5, 1, text), *cards])


# Every bonus once.


@pytest.mark.parametrize(
    ("words", "strength", "health"),
    [("+2 damage", 3, 5), ("-1 damage", 0, 5), ("+2 health", 1, 7), ("-2 health", 1, 3), ("-3 damage", 0, 5)],
)
def test_more_or_less_damage_or_health(words: str, strength: int, health: int):  # CO-101.2, CO-R.Z
    battle = having(f"This gets {words}.")
    assert (battle.strength("coach"), battle.health("coach")) == (strength, health)


def test_bonuses_add_up():  # CO-R.Z
    anthem = team_buff("anthem", 1, "Friendly troops get +2 damage.\nFriendly troops get -1 damage.")
    banner = team_buff("banner", 1, "Friendly cats get +3 damage.")
    battle = having("This gets +1 damage.", anthem, banner, buffs=["anthem", "banner"])
    assert (battle.strength("coach"), battle.strength("tom")) == (6, 5)


def test_who_has_no_health_left_dies():  # CO-R.D, CO-107.3
    gas = team_buff("gas", 1, "Opposing troops get -2 health.")
    battle = arranged(one={"hand": ["gas"]}, two={"front": ["tom", "sentry"]}, cards=[gas]).plays("gas")
    assert (battle.front("two"), battle.discard("two")) == (["sentry"], ["tom"])


def test_who_lived_by_a_bonus_dies_with_whoever_gave_it():  # CO-R.D
    wreck = one_time("wreck", 0, "Destroy target opposing troop.")
    coach = troop("coach", 1, 5, 1, "Other friendly troops get +2 health.")
    two = {"front": ["coach", "tom", "sentry"], "damage": {"tom": 3}}
    battle = arranged(one={"hand": ["wreck"]}, two=two, cards=[coach, wreck]).says("wreck").chooses("coach")
    assert battle.front("two") == ["sentry"]


@pytest.mark.parametrize(("words", "cost"), [("$1 less", 1), ("$2 more", 4), ("$3 less", 0)])
def test_this_costs_less_or_more(words: str, cost: int):  # CO-105.3, CO-R.Z
    card = troop("thrift", 2, 3, 1, f"This costs {words}.")
    battle = arranged(one={"hand": ["thrift"]}, cards=[card])
    assert battle.cost("one", "thrift") == cost
    assert battle.plays("thrift").dollars("one") == 10 - cost


@pytest.mark.parametrize(
    ("words", "mine", "theirs"),
    [
        ("Friendly cats cost $1 less.", {"tom": 0, "truck": 3, "jetpack": 2}, {"tom": 1, "truck": 3, "jetpack": 2}),
        ("Opposing cats cost $1 more.", {"tom": 1, "truck": 3, "jetpack": 2}, {"tom": 2, "truck": 3, "jetpack": 2}),
        ("Vehicles cost $2 less.", {"tom": 1, "truck": 1, "jetpack": 2}, {"tom": 1, "truck": 1, "jetpack": 2}),
        ("Items cost $1 more.", {"tom": 1, "truck": 3, "jetpack": 3}, {"tom": 1, "truck": 3, "jetpack": 3}),
        ("Friendly cards cost $1 less.", {"tom": 0, "truck": 2, "jetpack": 1}, {"tom": 1, "truck": 3, "jetpack": 2}),
        (
            "Friendly cards with cost 2 or more cost $1 less.",
            {"tom": 1, "truck": 2, "jetpack": 1},
            {"tom": 1, "truck": 3, "jetpack": 2},
        ),
    ],
)
def test_cards_in_hand_cost_less_or_more(words: str, mine: dict[str, int], theirs: dict[str, int]):  # CO-105.3
    hand = ["tom", "truck", "jetpack"]
    battle = having(words, hand=hand, two={"hand": hand})
    assert {card: battle.cost("one", card) for card in hand} == mine
    assert {card: battle.cost("two", card) for card in hand} == theirs


def test_a_lower_price_makes_a_card_affordable_and_a_higher_one_does_not():  # CO-105.3
    assert having("Friendly cats cost $1 less.", hand=["mouser"], dollars=1).options == {"mouser", "done"}
    assert having("Cats cost $1 more.", hand=["mouser"], dollars=2).options == {"done"}


def test_what_is_paid_follows_but_not_what_a_death_costs():  # CO-105.3, CO-107.4, CO-R.X
    assert having("Friendly cats cost $1 less.", hand=["persian"]).plays("persian").dollars("one") == 8
    rain = one_time("rain", 0, "Deal 9 damage to each opposing troop.")
    coach = troop("coach", 1, 15, 1, "Friendly cats cost $1 less.")
    battle = arranged(one={"hand": ["rain"]}, two={"front": ["coach", "persian"]}, cards=[coach, rain]).plays("rain")
    assert battle.discard("two") == ["idler", "idler", "persian"]


@pytest.mark.parametrize("keyword", ["Flying", "Reach", "Observer", "Retreat"])
def test_keywords_are_granted_and_taken_away(keyword: str):  # CO-112.2, CO-R.Z
    assert having(f"This has {keyword}.").keywords("coach") == {keyword.lower()}
    assert having(f"Other friendly cats have {keyword}.").keywords("tom") == {keyword.lower()}
    ace = troop("ace", 1, 2, 1, f"{keyword}.")
    battle = having(f"Opposing cats lose {keyword}.", ace, two={"front": ["ace"]}, front=["coach", "ace"])
    assert (battle.keywords("two's ace"), battle.keywords("one's ace")) == (set(), {keyword.lower()})
    assert having(f"{keyword}.\nThis loses {keyword}.").keywords("coach") == set()


def test_what_is_taken_away_is_gone_whatever_grants_it():  # CO-R.Z
    sky = team_buff("sky", 1, "Friendly troops have Flying.")
    net = team_buff("net", 1, "Opposing troops lose Flying.")
    one, two = {"front": ["tom"], "buffs": ["net"]}, {"front": ["tom"], "buffs": ["sky"], "items": {"jetpack": "tom"}}
    assert arranged(one=one, two=two, cards=[sky, net]).keywords("two's tom") == set()
    lift = one_time("lift", 0, "Target friendly troop gains Flying this turn.")
    gained = arranged(one=two | {"hand": ["lift"]}, two=one, cards=[sky, net, lift]).says("lift", "our tom")
    assert gained.keywords("one's tom") == set()


def test_for_each_counter():  # CO-R.Z
    text = "This gets +2 damage for each counter on it.\nOther friendly cats get +1 health for each counter on them."
    battle = having(text, counters={"coach": 2, "tom": 3})
    assert (battle.strength("coach"), battle.strength("tom")) == (5, 1)
    assert (battle.health("coach"), battle.health("tom")) == (5, 5)


# On whom.


def test_the_equipped_troop():  # CO-109.1
    vest = equip("vest", 1, "The equipped troop gets +2 health.\nThe equipped troop has Reach.")
    battle = arranged(one={"front": ["tom", "lion"], "items": {"vest": "tom"}}, cards=[vest])
    assert (battle.health("tom"), battle.keywords("tom")) == (4, {"reach"})
    assert (battle.health("lion"), battle.keywords("lion")) == (8, set())


def test_its_vehicle():  # CO-108.2
    text = "Its vehicle gets +2 health.\nIts vehicle has Reach.\nIts vehicle loses Flying."
    battle = having(text, front=["coach", "truck", "truck"], pilots={"truck": "coach"})
    assert (battle.health("truck"), battle.health("truck 2")) == (7, 5)
    assert (battle.keywords("truck"), battle.keywords("truck 2")) == ({"reach"}, set())


WHOM = {
    "Friendly troops": {"coach", "tom", "persian", "truck", "boss"},
    "Other friendly troops": {"tom", "persian", "truck", "boss"},
    "Friendly cats": {"coach", "tom", "persian", "boss"},
    "Friendly vehicles": {"truck"},
    "Friendly commanders": {"boss"},
    "Friendly shorthairs": {"coach", "tom", "boss"},
    "Friendly longhairs": {"persian"},
    "Friendly troops in the Front Line": {"coach", "tom", "persian", "truck"},
    "Friendly troops in the Back Line": {"boss"},
    "Friendly troops in either line": {"coach", "tom", "persian", "truck", "boss"},
    "Friendly troops with cost 3 or more": {"persian", "truck", "boss"},
    "Friendly troops with health 4 or less": {"tom", "persian"},
    "Friendly troops with damage 3 or more": {"truck", "boss"},
    "Damaged friendly troops": {"persian"},
    "Damaged troops": {"persian", "mouser"},
    "Opposing troops": {"lion", "mouser"},
    "Opposing troops in the Front Line": {"lion"},
    "Opposing troops in the Back Line": {"mouser"},
    "Shorthairs": {"coach", "tom", "boss", "mouser"},
    "Troops": {"coach", "tom", "persian", "truck", "boss", "lion", "mouser"},
}


@pytest.mark.parametrize("words", WHOM)
def test_whom_a_bonus_is_for(words: str):  # CO-R.Z, CO-112.2
    one = {"front": ["coach", "tom", "persian", "truck"], "back": ["boss"], "damage": {"persian": 1}}
    two = {"front": ["lion"], "back": ["mouser"], "damage": {"mouser": 1}}
    battle = having(f"{words} have Reach.", two=two, **one)
    names = ("coach", "tom", "persian", "truck", "boss", "lion", "mouser")
    assert {name for name in names if battle.keywords(name)} == WHOM[words]


def test_a_troop_that_changes_sides_changes_its_bonuses():  # CO-R.Z
    lure = one_time("lure", 0, "Take control of target opposing troop.")
    battle = having("Friendly cats get +1 damage.", lure, two={"front": ["mouser"]}, hand=["lure"])
    assert battle.strength("mouser") == 2
    assert battle.says("lure").chooses("mouser").strength("mouser") == 3


def test_a_summoned_troop_gives_and_gets():  # CO-R.Z
    flag = token("flag", 1, 0, "Other friendly troops get +1 damage.\nFriendly items cost $1 less.")
    battle = having(
        "Friendly troops with cost 0 or less get +2 health.", flag, front=["coach", "flag", "kitten"], hand=["jetpack"]
    )
    assert (battle.strength("coach"), battle.health("flag"), battle.cost("one", "jetpack")) == (2, 3, 1)


# While.


def test_always_needs_no_condition():  # CO-R.Z
    assert having("This gets +1 damage.", front=["sentry"], back=["coach"]).strength("coach") == 2


@pytest.mark.parametrize(("line", "front", "back"), [("Front", 2, 1), ("Back", 1, 2)])
def test_while_in_a_line(line: str, front: int, back: int):  # CO-106.1, CO-R.Z
    text = f"While this is in the {line} Line, this gets +1 damage."
    assert having(text, front=["coach"]).strength("coach") == front
    assert having(text, front=["sentry"], back=["coach"]).strength("coach") == back


def test_while_piloting():  # CO-108.2
    text = "While piloting, friendly vehicles get +1 health."
    front = ["coach", "truck", "cardboard-tank"]
    assert having(text, front=front).health("truck") == 5
    battle = having(text, front=front, pilots={"truck": "coach"})
    assert (battle.health("truck"), battle.health("cardboard-tank")) == (6, 6)


def test_while_this_is_piloted():  # CO-108.1, CO-R.Z
    car = vehicle("car", 2, 3, 1, "While this is piloted, this gets +2 damage.")
    side = {"front": ["car", "tom"]}
    assert arranged(one=side, cards=[car]).strength("car") == 1
    assert arranged(one=side | {"pilots": {"car": "tom"}}, cards=[car]).strength("car") == 3


def test_while_damaged():  # CO-R.Z
    text = "While this is damaged, other friendly cats get +1 damage."
    assert having(text).strength("tom") == 1
    assert having(text, damage={"coach": 1}).strength("tom") == 2


def test_a_healed_troop_is_not_damaged():  # CO-R.Z
    balm = one_time("balm", 0, "Heal 2 damage on each friendly troop.")
    battle = having("While this is damaged, this gets +3 damage.", balm, damage={"coach": 2}, hand=["balm"])
    assert battle.strength("coach") == 4
    assert battle.plays("balm").strength("coach") == 1


@pytest.mark.parametrize(("mine", "theirs", "strength"), [(0, 0, 1), (0, 1, 2), (1, 0, 1), (1, 1, 1)])
def test_while_behind_in_battles(mine: int, theirs: int, strength: int):  # CO-R.Z
    battle = having("While you are behind in battles, this gets +1 damage.", wins=mine, two={"wins": theirs})
    assert battle.strength("coach") == strength


def test_items_and_buffs_may_ask_that_too():  # CO-109.1, CO-109.7
    grit = team_buff("grit", 1, "While you are behind in battles, friendly cats get +1 damage.")
    amulet = equip("amulet", 1, "While you are behind in battles, the equipped troop gets +1 health.")
    side = {"front": ["tom"], "buffs": ["grit"], "items": {"amulet": "tom"}}
    even = arranged(one=side, cards=[grit, amulet])
    assert (even.strength("tom"), even.health("tom")) == (1, 2)
    behind = arranged(one=side, two={"wins": 1}, cards=[grit, amulet])
    assert (behind.strength("tom"), behind.health("tom")) == (2, 3)


def test_a_card_in_hand_may_cost_less_while_behind():  # CO-105.3, CO-R.Z
    card = troop("underdog", 4, 3, 1, "While you are behind in battles, this costs $2 less.")
    assert arranged(one={"hand": ["underdog"]}, cards=[card]).cost("one", "underdog") == 4
    battle = arranged(one={"hand": ["underdog"]}, two={"wins": 1}, cards=[card])
    assert battle.cost("one", "underdog") == 2


def test_a_one_time_item_may_change_its_own_price():  # CO-105.3, CO-109.6
    card = one_time("relief", 3, "While you are behind in battles, this costs $3 less.\nGain $1.")
    battle = arranged(one={"hand": ["relief"], "dollars": 0}, two={"wins": 1}, cards=[card]).plays("relief")
    assert battle.dollars("one") == 1
    assert arranged(one={"hand": ["relief"], "dollars": 2}, cards=[card]).options == {"done"}


def test_a_price_may_depend_on_a_line():  # CO-105.3, CO-R.Z
    text = "While this is in the Back Line, friendly troops cost $1 less."
    assert having(text, hand=["mouser"]).cost("one", "mouser") == 2
    assert having(text, front=["sentry"], back=["coach"], hand=["mouser"]).cost("one", "mouser") == 1


# What conditions read.


def test_conditions_read_printed_values():  # CO-R.Z
    anthem = team_buff("anthem", 1, "Friendly troops get +3 damage.\nFriendly troops get +9 health.")
    text = "Friendly troops with damage 1 or less get +1 health.\nFriendly troops with health 2 or less have Reach."
    battle = having(text, anthem, buffs=["anthem"])
    assert (battle.health("tom"), battle.keywords("tom")) == (2 + 9 + 1, {"reach"})
    assert battle.keywords("coach") == set()


def test_bonuses_do_not_feed_on_each_other():  # CO-R.Z
    first = troop("first", 1, 3, 1, "Friendly troops with damage 2 or more get +1 health.")
    battle = having("Friendly troops get +1 damage.", first, front=["coach", "first"])
    assert (battle.strength("first"), battle.health("first")) == (2, 3)


# Battlefields.


def test_a_battlefield_is_for_both_players():  # CO-111.3
    hill = battlefield("hill", "Friendly cats get +1 damage.")
    battle = arranged(one={"front": ["tom"]}, two={"front": ["lion"]}, battlefield="hill", cards=[hill])
    assert (battle.strength("tom"), battle.strength("lion")) == (2, 6)


def test_or_only_for_the_loser_before():  # CO-111.3
    hill = battlefield("hill", "Friendly cats get +1 damage.", only_loser=True)
    battle = arranged(one={"front": ["tom"]}, two={"front": ["lion"]}, battlefield="hill", loser="two", cards=[hill])
    assert (battle.strength("tom"), battle.strength("lion")) == (1, 6)


def test_its_bonus_for_all_troops_counts_once():  # CO-111.3, CO-R.Z
    hill = battlefield("hill", "Cats get +1 damage.\nCats cost $1 less.")
    one, two = {"front": ["tom"], "hand": ["persian"]}, {"front": ["lion"]}
    battle = arranged(one=one, two=two, battlefield="hill", cards=[hill])
    assert (battle.strength("tom"), battle.strength("lion"), battle.cost("one", "persian")) == (2, 6, 2)


def test_one_for_the_loser_speaks_of_no_other_troops():  # CO-111.3
    hill = battlefield("hill", "Cats get +1 damage.", only_loser=True)
    battle = arranged(one={"front": ["tom"]}, two={"front": ["lion"]}, battlefield="hill", cards=[hill])
    assert (battle.strength("tom"), battle.strength("lion")) == (2, 5)


def test_on_neutral_ground_nothing_is_different():
    battle = arranged(one={"front": ["tom"]})
    assert (battle.battlefield, battle.strength("tom")) == ("neutral", 1)


# While what is true.


def test_while_equipped():  # CO-109.1
    text = "While equipped, this gets +2 damage."
    assert having(text).strength("coach") == 1
    assert having(text, items={"knife": "coach"}).strength("coach") == 1 + 2 + 2
    assert having(text, items={"knife": "tom"}).strength("coach") == 1


def test_while_ahead_in_battles():  # CO-110.3
    text = "While ahead in battles, this gets +2 damage."
    for wins, theirs, strength in ((0, 0, 1), (1, 0, 3), (1, 1, 1), (0, 1, 1)):
        battle = having(text, wins=wins, two={"wins": theirs})
        assert battle.strength("coach") == strength


def test_a_card_in_hand_costs_less_while_ahead_in_battles():  # CO-105.3, CO-110.3
    card = troop("thrift", 2, 3, 1, "While ahead in battles, this costs $1 less.")
    for wins, cost in ((0, 2), (1, 1)):
        assert arranged(one={"hand": ["thrift"], "wins": wins}, cards=[card]).cost("one", "thrift") == cost


def test_while_there_are_no_other_troops():  # CO-106.1, CO-R.D
    text = "While you control no other troops, this gets +2 health."
    battle = having(text, front=["coach"], hand=["tom"], damage={"coach": 6}, two={"front": ["tom", "persian"]})
    assert battle.health("coach") == 7
    battle = battle.plays("tom")
    assert (battle.front("one"), battle.discard("one")) == ([], ["coach"])
