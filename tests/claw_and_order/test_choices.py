"""The card language: summoning, choices, who is meant, filters and prices."""

from typing import Any

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import arranged, equip, one_time, team_buff, troop
from claw_and_order.test_effects import CROWD, doing


@pytest.mark.parametrize(("deed", "back"), [("Summon a kitten.", ["kitten"]), ("Summon 2 strays.", ["stray", "stray"])])
def test_summon(deed: str, back: list[str]):  # CO-R.Z
    battle = doing(deed)
    assert (battle.back("one"), len(battle.told(Event.SUMMONED))) == (back, len(back))
    assert battle.ends_turn().ends_turn().front("one") == ["tom", *back]


def test_a_summoned_troop_that_dies_costs_nothing_and_is_gone():  # CO-R.X, CO-107.4
    battle = doing("Deal 1 damage to each opposing troop.", two={"front": ["kitten", "sentry"]})
    assert (battle.discard("two"), battle.told(Event.MILLED)) == ([], [])


def test_choose_one_of_two():  # CO-R.Z
    deed = "Choose one: gain $1; or draw a card."
    assert doing(deed).question == ("one", "choose-mode", {"mode 1", "mode 2"})
    assert doing(deed).says("mode 1").dollars("one") == 11
    battle = doing(deed).says("mode 2")
    assert (battle.dollars("one"), len(battle.hand("one"))) == (10, 1)


def test_choose_one_of_three_and_each_to_its_end():  # CO-R.Z
    deed = "Choose one: gain $1; draw a card, then gain $2; or lose $1, then you may draw 2 cards."
    assert doing(deed).options == {"mode 1", "mode 2", "mode 3"}
    assert doing(deed).says("mode 1").dollars("one") == 11
    assert doing(deed).says("mode 2").dollars("one") == 12
    battle = doing(deed).says("mode 3", "yes")
    assert (battle.dollars("one"), len(battle.hand("one"))) == (9, 2)


def test_you_may():  # CO-R.Z
    deed = "Gain $1, then you may draw a card, then lose $2."
    assert doing(deed).question == ("one", "whether", {"yes", "no"})
    taken, left = doing(deed).says("yes"), doing(deed).says("no")
    assert (taken.dollars("one"), len(taken.hand("one"))) == (9, 1)
    assert (left.dollars("one"), len(left.hand("one"))) == (11, 0)


def test_you_may_choose_one():  # CO-R.Z
    deed = "You may choose one: gain $1; or gain $2."
    assert doing(deed).says("no").dollars("one") == 10
    assert doing(deed).says("yes", "mode 2").dollars("one") == 12


# Whom it is about.


def test_this():  # CO-R.Z
    card = troop("self", 1, 5, 1, "Once per turn: put a counter on this.")
    battle = arranged(one={"front": ["self", "self"]}, cards=[card]).uses("self 2")
    assert (battle.counters("self"), battle.counters("self 2")) == (0, 1)


def test_the_equipped_troop():  # CO-R.Z, CO-109.1
    pin = equip("pin", 1, "Once per turn: put a counter on the equipped troop.")
    battle = arranged(one={"front": ["tom", "lion"], "items": {"pin": "lion"}}, cards=[pin]).uses("pin", "ability 1")
    assert (battle.counters("tom"), battle.counters("lion")) == (0, 1)


def test_its_vehicle():  # CO-R.Z, CO-108.2
    card = troop("wheel", 1, 5, 1, "Once per turn: put a counter on its vehicle.")
    side = {"front": ["wheel", "truck", "truck"], "pilots": {"truck 2": "wheel"}}
    battle = arranged(one=side, cards=[card]).uses("wheel")
    assert (battle.counters("truck"), battle.counters("truck 2")) == (0, 1)


def test_target():  # CO-R.Z
    battle = doing("Put a counter on target opposing troop.", two={"front": ["tom", "lion"]})
    assert battle.question == ("one", "choose-target", {"their tom", "their lion"})
    assert battle.says("their lion").counters("lion") == 1
    assert battle.told(Event.CHOSE)


def test_without_a_target_the_rest_is_done():  # CO-R.Z
    battle = doing("Put a counter on target opposing vehicle, then gain $1.")
    assert (battle.prompt, battle.dollars("one")) == ("play", 11)


def test_nobody_is_destroyed_where_nobody_is():  # CO-R.Z
    battle = doing("Destroy each opposing vehicle, then gain $1.")
    assert (battle.told(Event.DESTROYED), battle.dollars("one")) == ([], 11)


def test_several_targets_are_different_and_as_many_as_there_are():  # CO-R.Z
    deed = "Put a counter on 2 target opposing troops."
    battle = doing(deed, two={"front": ["tom", "lion", "boss"]}).chooses("lion")
    assert battle.options == {"their tom", "their boss"}
    assert battle.chooses("boss").prompt == "play"
    short = doing(deed, two={"front": ["lion"]}).chooses("lion")
    assert (short.counters("lion"), short.prompt) == (1, "play")


def test_up_to_so_many_targets():  # CO-R.Z
    deed = "Put a counter on up to 3 target opposing troops, then gain $1."
    battle = doing(deed, two={"front": ["mouser", "lion", "boss"]})
    assert battle.options == {"their mouser", "their lion", "their boss", "done"}
    battle.chooses("lion", "done")
    assert [battle.counters(name) for name in ("mouser", "lion", "boss")] == [0, 1, 0]
    assert battle.dollars("one") == 11
    assert doing(deed).chooses("done").counters("sentry") == 0


def test_each():  # CO-R.Z, CO-R.AA
    battle = doing("Put a counter on each troop.", back=["boss"], two={"front": ["lion"], "back": ["mouser"]})
    assert [battle.counters(name) for name in ("tom", "boss", "lion", "mouser")] == [1, 0, 1, 0]


def test_at_random():  # CO-R.Z
    deed = one_time("deed", 0, "Put a counter on a random opposing troop.")
    battle = arranged(one={"hand": ["deed"]}, two={"front": ["tom", "lion"]}, cards=[deed]).pauses().says("deed")
    assert (battle.asked, battle.prompt, battle.options) == ("chance", "roll-troop", {"two's tom", "two's lion"})
    assert battle.says("two's lion").counters("lion") == 1


def test_several_at_random_are_different():  # CO-R.Z
    deed = one_time("deed", 0, "Put a counter on 2 random opposing troops.")
    one, two = {"hand": ["deed"]}, {"front": ["tom", "lion", "boss"]}
    battle = arranged(one=one, two=two, cards=[deed]).pauses().says("deed", "two's lion")
    assert battle.options == {"two's tom", "two's boss"}
    battle.says("two's tom")
    assert [battle.counters(name) for name in ("tom", "lion", "boss")] == [1, 1, 0]


def test_it_and_them_are_those_of_the_effect_before():  # CO-R.Z
    battle = doing("Put a counter on target opposing troop, then deal 1 damage to it.").chooses("sentry")
    assert (battle.counters("sentry"), battle.damage("sentry")) == (1, 1)
    deed = (
        "Put a counter on up to 2 target opposing troops, then deal 1 damage to them, then they gain Reach this turn."
    )
    battle = doing(deed, two={"front": ["mouser", "lion", "boss"]}).chooses("lion", "boss")
    assert [battle.damage(name) for name in ("mouser", "lion", "boss")] == [0, 1, 1]
    assert [battle.keywords(name) for name in ("mouser", "lion", "boss")] == [set(), {"reach"}, {"reach"}]


def test_those_who_are_gone_by_then_are_passed_over():  # CO-R.Z
    deed = "Deal 2 damage to each opposing troop, then put a counter on them."
    battle = doing(deed, two={"front": ["tom", "lion"]})
    assert (battle.front("two"), battle.counters("lion")) == (["lion"], 1)


# Filters.

CASES = {
    "target friendly troop": {"our tom", "our persian", "our truck", "our boss"},
    "target opposing troop": {"their tom", "their persian", "their truck"},
    "target troop": {"our tom", "our persian", "our truck", "their tom", "their persian", "their truck"},
    "target friendly cat": {"our tom", "our persian", "our boss"},
    "target friendly vehicle": {"our truck"},
    "target friendly commander": {"our boss"},
    "target friendly shorthair": {"our tom", "our boss"},
    "target friendly longhair": {"our persian"},
    "target friendly troop in the Front Line": {"our tom", "our persian", "our truck"},
    "target friendly troop in the Back Line": {"our boss"},
    "target opposing troop in the Front Line": {"their tom", "their persian", "their truck"},
    "target opposing troop in the Back Line": {"their boss"},
    "target opposing troop in either line": {"their tom", "their persian", "their truck", "their boss"},
    "target friendly troop with cost 3 or more": {"our persian", "our truck", "our boss"},
    "target friendly troop with cost 2 or less": {"our tom"},
    "target friendly troop with health 5 or more": {"our truck", "our boss"},
    "target friendly troop with health 4 or less": {"our tom", "our persian"},
    "target friendly troop with damage 3 or more": {"our truck", "our boss"},
    "target friendly troop with damage 1 or less": {"our tom", "our persian"},
    "target damaged friendly troop": {"our persian"},
    "target damaged opposing troop": {"their truck"},
    "target damaged opposing troop in either line": {"their truck", "their boss"},
    "target damaged opposing cat in the Back Line with cost 4 or less": {"their boss"},
}


@pytest.mark.parametrize("texts", CASES)
def test_who_may_be_chosen(texts: str):  # CO-R.Z, CO-106.1, CO-112.2
    two = CROWD | {"damage": {"truck": 1, "boss": 1}}
    assert doing(f"Put a counter on {texts}.", two=two, **CROWD, damage={"persian": 1}).options == CASES[texts]


def test_another_is_not_oneself():  # CO-R.Z
    card = troop("shy", 1, 5, 1, "Once per turn: put a counter on another target friendly troop.")
    battle = arranged(one={"front": ["shy", "shy", "tom"]}, cards=[card]).uses("shy")
    assert battle.options == {"our shy 2", "our tom"}
    card = troop("shy", 1, 5, 1, "Once per turn: put a counter on each other friendly troop.")
    battle = arranged(one={"front": ["shy", "shy", "tom"]}, cards=[card]).uses("shy")
    assert [battle.counters(name) for name in ("shy", "shy 2", "tom")] == [0, 1, 1]


def test_others_at_random():  # CO-R.Z
    card = troop("shy", 1, 5, 1, "Once per turn: put a counter on another random friendly troop.")
    battle = arranged(one={"front": ["shy", "lion", "tom"]}, cards=[card]).pauses().uses("shy")
    assert battle.options == {"one's lion", "one's tom"}


def test_effects_compare_what_a_troop_is_now():  # CO-R.Z
    drill = team_buff("drill", 1, "Friendly shorthairs get +2 damage.\nFriendly shorthairs get +3 health.")
    side: dict[str, Any] = CROWD | {"buffs": ["drill"]}
    battle = doing("Put a counter on target friendly troop with damage 3 or more.", drill, **side)
    assert battle.options == {"our tom", "our truck", "our boss"}
    battle = doing("Put a counter on target friendly troop with health 5 or more.", drill, **side)
    assert battle.options == {"our tom", "our truck", "our boss"}


def test_a_summoned_troop_costs_nothing():
    battle = doing("Put a counter on target friendly troop with cost 0 or less.", front=["tom", "stray"])
    assert battle.options == {"our stray"}


# What an ability costs.


def test_dollars_are_paid_each_time():  # CO-R.Y, CO-R.Z
    clerk = troop("clerk", 1, 5, 1, "Pay $4: put a counter on this.")
    battle = arranged(one={"front": ["clerk"]}, cards=[clerk]).uses("clerk")
    assert (battle.dollars("one"), battle.counters("clerk")) == (6, 1)
    battle.uses("clerk")
    assert (battle.dollars("one"), battle.counters("clerk"), battle.options) == (2, 2, {"done"})


def test_dollars_once_per_turn():  # CO-R.Y
    clerk = troop("clerk", 1, 5, 1, "Pay $1, once per turn: put a counter on this.")
    battle = arranged(one={"front": ["clerk"]}, cards=[clerk]).uses("clerk")
    assert (battle.dollars("one"), battle.options) == (9, {"done"})


def test_a_counter_is_removed_once_per_turn():  # CO-R.Y, CO-R.Z, CO-101.5
    clerk = troop("clerk", 1, 5, 1, "Remove a counter: gain $1.")
    assert arranged(one={"front": ["clerk"]}, cards=[clerk]).options == {"done"}
    battle = arranged(one={"front": ["clerk"], "counters": {"clerk": 2}}, cards=[clerk]).uses("clerk")
    assert (battle.counters("clerk"), battle.dollars("one"), battle.options) == (1, 11, {"done"})
    assert battle.ends_turn().ends_turn().uses("clerk").counters("clerk") == 0


def test_each_ability_of_a_card_is_used_by_itself():  # CO-R.Y
    clerk = troop("clerk", 1, 5, 1, "Once per turn: gain $1.\nPay $1: draw a card.\nOnce per turn: gain $3.")
    battle = arranged(one={"front": ["clerk"]}, cards=[clerk]).says("our clerk")
    assert battle.question == ("one", "use-how", {"ability 1", "ability 2", "ability 3"})
    battle.says("ability 3").says("our clerk")
    assert battle.options == {"ability 1", "ability 2"}
    assert battle.says("ability 1").dollars("one") == 14
    assert (len(battle.uses("clerk").hand("one")), battle.dollars("one")) == (1, 13)


def test_abilities_are_for_the_own_play_phase():  # CO-R.Y, CO-R.G
    clerk = troop("clerk", 1, 5, 1, "Once per turn: gain $1.")
    side = {"front": ["clerk"]}
    assert arranged(one=side, active="two", cards=[clerk]).options == {"done"}
    assert arranged(one=side, phase="set-up", cards=[clerk]).options == {"done"}
    assert arranged(one=side, phase="attack", cards=[clerk]).says("our clerk").prompt == "attack-whom"


def test_a_troop_deployed_this_turn_may_use_its_ability_from_the_back_line():  # CO-R.Y
    clerk = troop("clerk", 1, 5, 1, "Once per turn: gain $1.")
    assert arranged(one={"hand": ["clerk"]}, cards=[clerk]).plays("clerk").uses("clerk").dollars("one") == 10


def test_whoever_controls_a_troop_uses_it():  # CO-R.Y
    clerk = troop("clerk", 1, 5, 1, "Once per turn: gain $1.")
    battle = arranged(one={"front": ["their clerk"]}, cards=[clerk]).uses("clerk")
    assert (battle.dollars("one"), battle.dollars("two")) == (11, 0)


def test_an_items_ability_is_its_owners():  # CO-R.Y, CO-109.1
    leash = equip("leash", 1, "Equips an opposing troop.\nPay $1: put a counter on the equipped troop.")
    one, two = {"front": ["tom"], "items": {"leash": "their lion"}}, {"front": ["lion"]}
    assert arranged(one=one, two=two, cards=[leash]).uses("leash", "ability 1").counters("lion") == 1
    assert arranged(one=one, two=two, active="two", cards=[leash]).options == {"done"}
