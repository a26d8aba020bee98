"""Chapter 108: vehicles, who pilots them, and what becomes of both."""

import pytest

from catspaw.games.claw_and_order import events as e
from catspaw.games.claw_and_order.card_words import partner_of
from claw_and_order.battle import arranged, equip, one_time, team_buff, token, troop, vehicle

ZAP = one_time("zap", 0, "Deal 5 damage to target opposing troop.")
WRECK = one_time("wreck", 0, "Destroy target opposing troop.")
LURE = one_time("lure", 0, "Take control of target opposing troop in either line.")
RECALL = one_time("recall", 0, "Return target opposing troop in either line to its owner's hand.")
LIONS = {"front": ["lion", "sentry"]}
DRIVEN = {"front": ["truck", "tom"], "pilots": {"truck": "tom"}}
TWO_TRUCKS = {"front": ["truck", "truck", "tom", "mouser"], "pilots": {"truck": "tom", "truck 2": "mouser"}}


# Who pilots.


def test_a_vehicle_acts_only_with_a_pilot():  # CO-108.1, CO-108.2
    assert arranged(one={"front": ["truck", "mouser"]}, phase="attack").options == {"our mouser", "done"}
    assert arranged(one=DRIVEN, phase="attack").options == {"our truck", "done"}
    assert arranged(one={"front": ["truck"]}, two={}, phase="attack").active == "two"


def test_pilots_are_assigned_before_anything_else_in_the_play_phase():  # CO-108.2, CO-108.3, CO-R.H
    battle = arranged(one={"front": ["truck", "tom"], "hand": ["mouser"]}, phase="pilots")
    assert battle.question == ("one", "choose-vehicle", {"our truck", "done"})
    battle.says("our truck")
    assert battle.question == ("one", "choose-pilot", {"our tom"})
    battle.says("our tom")
    assert battle.piloted() == {"truck": "tom"}
    assert battle.told(e.BOARDED)
    assert battle.prompt == "play"


def test_later_in_the_play_phase_nobody_boards():  # CO-108.3
    battle = arranged(one={"front": ["truck", "tom"]}, phase="pilots").says("done")
    assert battle.question == ("one", "play", {"done"})
    assert battle.piloted() == {}


def test_any_troop_of_the_front_line_that_is_no_vehicle_may_pilot():  # CO-108.2
    side = {"front": ["truck", "truck", "lion", "boss", "kitten"], "back": ["tom"]}
    battle = arranged(one=side, two={"front": ["mouser"]}, phase="pilots").says("our truck")
    assert battle.options == {"our lion", "our boss", "our kitten"}


def test_nobody_is_asked_when_nobody_can_board():  # CO-108.2, CO-108.3
    assert arranged(one={"front": ["truck"], "back": ["tom"]}, phase="pilots").prompt == "play"
    assert arranged(one={"front": ["tom"]}, phase="pilots").prompt == "play"


def test_a_vehicle_of_the_back_line_takes_its_pilot_there():  # CO-108.2, CO-R.H
    battle = arranged(one={"front": ["tom", "mouser"], "back": ["truck"]}, phase="pilots").boards("tom", "truck")
    assert battle.piloted() == {"truck": "tom"}
    assert battle.back("one") == ["tom", "truck"]
    assert battle.until("attack-with").options == {"our mouser", "done"}


def test_both_move_up_together():  # CO-106.3, CO-108.2
    side = {"back": ["truck", "tom"], "pilots": {"truck": "tom"}}
    battle = arranged(one=side, phase="start")
    assert battle.front("one") == ["truck", "tom"]
    assert battle.piloted() == {"truck": "tom"}


def test_a_vehicle_has_one_pilot_who_changes_once_a_phase():  # CO-R.H
    battle = arranged(one={"front": ["truck", "truck", "tom", "mouser"]}, phase="pilots").boards("tom", "truck")
    assert battle.options == {"our truck 2", "done"}
    battle.says("our truck 2")
    assert battle.options == {"our mouser"}
    battle.says("our mouser")
    assert battle.prompt == "play"


def test_next_turn_the_pilots_may_change_again():  # CO-R.H, CO-R.P
    battle = arranged(one={"front": ["truck", "tom", "sentry"]}, phase="pilots").boards("tom", "truck")
    battle.ends_turn().ends_turn()
    assert battle.question == ("one", "choose-vehicle", {"our truck", "done"})
    battle.boards("sentry", "truck")
    assert battle.piloted() == {"truck": "sentry"}


def test_a_vehicle_deployed_this_turn_waits_for_the_next():  # CO-R.H
    side = {"front": ["truck", "tom"], "deployed": ["truck"]}
    assert arranged(one=side, phase="pilots").prompt == "play"
    battle = arranged(one={"front": ["tom"], "hand": ["truck"]}).plays("truck")
    assert battle.question == ("one", "play", {"done"})
    battle.ends_turn().ends_turn()
    assert battle.question == ("one", "choose-vehicle", {"our truck", "done"})


def test_a_troop_deployed_this_turn_may_pilot_once_it_is_in_the_front_line():  # CO-108.2
    battle = arranged(one={"front": ["truck", "tom"], "deployed": ["tom"]}, phase="pilots")
    assert battle.boards("tom", "truck").piloted() == {"truck": "tom"}


def test_in_set_up_there_are_no_pilots():  # CO-R.G
    assert arranged(one={"front": ["truck", "tom"], "hand": ["mouser"]}, phase="set-up").prompt == "set-up"


def test_a_taken_vehicle_may_be_piloted():  # CO-108.2, CO-R.H
    battle = arranged(one={"front": ["their truck", "tom"]}, phase="pilots").boards("tom", "truck")
    assert battle.piloted() == {"truck": "tom"}


# Ruling P: rearrange, or fixed.


def test_a_pilot_may_step_out():  # CO-R.P
    battle = arranged(one=DRIVEN, phase="pilots").says("our truck")
    assert battle.options == {"nobody"}
    battle.says("nobody")
    assert battle.piloted() == {}
    assert battle.told(e.STEPPED_OUT)
    assert battle.front("one") == ["truck", "tom"]
    assert battle.until("attack-with").options == {"our tom", "done"}


def test_another_troop_may_take_over():  # CO-R.P
    side = {"front": ["truck", "tom", "mouser"], "pilots": {"truck": "tom"}}
    battle = arranged(one=side, phase="pilots").says("our truck")
    assert battle.options == {"our mouser", "nobody"}
    assert battle.says("our mouser").piloted() == {"truck": "mouser"}
    assert battle.until("attack-with").options == {"our truck", "our tom", "done"}


def test_a_pilot_may_change_over_to_another_vehicle():  # CO-R.P
    side = {"front": ["truck", "cardboard-tank", "tom"], "pilots": {"truck": "tom"}}
    battle = arranged(one=side, phase="pilots").boards("tom", "cardboard-tank")
    assert battle.piloted() == {"cardboard-tank": "tom"}
    assert battle.prompt == "play"


def test_two_pilots_may_swap_their_vehicles():  # CO-R.P, CO-R.H
    battle = arranged(one=TWO_TRUCKS, phase="pilots").boards("mouser", "truck")
    assert battle.question == ("one", "choose-vehicle", {"our truck 2", "done"})
    battle.boards("tom", "truck 2")
    assert battle.prompt == "play"
    assert partner_of(battle.position, battle.card("tom")) == battle.card("truck 2")


def test_who_has_just_boarded_stays_there():  # CO-R.P, CO-R.H
    battle = arranged(one={"front": ["truck", "truck", "tom"]}, phase="pilots").boards("tom", "truck")
    assert battle.prompt == "play"


def test_or_else_pilots_are_fixed():  # CO-R.P
    assert arranged(one=DRIVEN, phase="pilots", dismount="fixed").prompt == "play"
    side = {"front": ["truck", "cardboard-tank", "tom", "mouser"], "pilots": {"truck": "tom"}}
    battle = arranged(one=side, phase="pilots", dismount="fixed")
    assert battle.options == {"our cardboard-tank", "done"}
    assert battle.says("our cardboard-tank").options == {"our mouser"}


def test_a_fixed_pilot_is_replaced_once_it_is_gone():  # CO-R.P, CO-108.4
    side = {"front": ["truck", "tom", "mouser"], "pilots": {"truck": "tom"}}
    battle = arranged(one={"hand": ["zap"]}, two=side, cards=[ZAP], dismount="fixed").says("zap").chooses("tom")
    battle.ends_turn()
    assert battle.question == ("two", "choose-vehicle", {"our truck", "done"})
    assert battle.boards("mouser", "truck").piloted() == {"truck": "mouser"}


# What a pilot forfeits.


def test_a_pilot_does_not_attack():  # CO-108.2
    battle = arranged(one=DRIVEN, phase="attack")
    assert battle.options == {"our truck", "done"}
    assert battle.attacks("truck", "sentry").damage("two's sentry") == 4


def test_a_pilot_cannot_be_attacked():  # CO-108.2
    battle = arranged(one={"front": ["lion"]}, two=DRIVEN, phase="attack").says("our lion")
    assert battle.options == {"their truck"}


def test_but_effects_reach_a_pilot():  # CO-108.2
    battle = arranged(one={"hand": ["zap"]}, two=DRIVEN, cards=[ZAP]).says("zap")
    assert battle.options == {"their truck", "their tom"}
    battle.chooses("tom")
    assert battle.where("tom") == "two's discard"
    assert battle.front("two") == ["truck"]


def test_an_effect_on_all_reaches_vehicle_and_pilot():  # CO-108.2
    rain = one_time("rain", 0, "Deal 1 damage to each opposing troop.")
    battle = arranged(one={"hand": ["rain"]}, two=DRIVEN, cards=[rain]).says("rain")
    assert (battle.damage("truck"), battle.damage("tom")) == (1, 1)


COACH = troop("coach", 2, 3, 1, "Other friendly troops get +1 damage.\nOnce per turn: draw a card.")
HERALD = troop("herald", 2, 3, 1, "Reach.\nWhen a friendly troop attacks, gain $1.")


def test_a_pilots_own_abilities_are_off():  # CO-108.2
    side = {"front": ["truck", "coach", "tom"]}
    on_foot = arranged(one=side, cards=[COACH])
    assert (on_foot.strength("tom"), on_foot.options) == (2, {"our coach", "done"})
    inside = arranged(one=side | {"pilots": {"truck": "coach"}}, cards=[COACH])
    assert (inside.strength("tom"), inside.options) == (1, {"done"})


def test_a_pilots_triggers_and_keywords_are_off():  # CO-108.2
    side = {"front": ["truck", "herald", "tom"]}
    on_foot = arranged(one=side, phase="attack", cards=[HERALD]).attacks("tom", "sentry")
    assert (on_foot.dollars("one"), on_foot.keywords("herald")) == (1, {"reach"})
    inside = arranged(one=side | {"pilots": {"truck": "herald"}}, phase="attack", cards=[HERALD])
    assert (inside.attacks("tom", "sentry").dollars("one"), inside.keywords("herald")) == (0, set())


DRIVER = troop(
    "driver",
    2,
    3,
    1,
    "Its vehicle gets +2 damage.\n"
    "When its vehicle attacks, gain $1.\n"
    "Pay $1: its vehicle may attack again this turn.\n"
    "While piloting, friendly cats get +1 health.",
)


def test_abilities_that_speak_of_its_vehicle_work_while_piloting():  # CO-108.2
    side = {"front": ["truck", "driver", "tom"]}
    on_foot = arranged(one=side, cards=[DRIVER])
    assert (on_foot.strength("truck"), on_foot.health("tom"), on_foot.strength("driver")) == (4, 2, 1)
    inside = arranged(one=side | {"pilots": {"truck": "driver"}}, cards=[DRIVER])
    assert (inside.strength("truck"), inside.health("tom"), inside.strength("driver")) == (6, 3, 1)
    inside.uses("driver").attacks("truck", "sentry")
    assert (inside.dollars("one"), inside.damage("two's sentry")) == (10, 6)
    assert inside.options == {"our truck", "our tom", "done"}


def test_on_foot_such_abilities_do_nothing():  # CO-108.2
    battle = arranged(one={"front": ["truck", "driver", "tom"]}, cards=[DRIVER]).uses("driver")
    assert battle.told(e.ATTACKS_AGAIN) == []
    assert battle.attacks("tom", "sentry").dollars("one") == 9


def test_they_speak_of_this_vehicle_and_no_other():  # CO-108.2
    side = {"front": ["truck", "cardboard-tank", "driver", "tom"]}
    pilots = {"truck": "driver", "cardboard-tank": "tom"}
    battle = arranged(one=side | {"pilots": pilots}, phase="attack", cards=[DRIVER])
    assert (battle.strength("truck"), battle.strength("cardboard-tank")) == (6, 4)
    assert battle.attacks("cardboard-tank", "sentry").dollars("one") == 0


def test_a_summoned_pilots_words_about_its_vehicle_count_too():  # CO-108.2, CO-R.Z
    chick = token("chick", 2, 1, "Its vehicle gets +2 damage.\nWhen its vehicle attacks, gain $1.")
    side = {"front": ["truck", "chick", "tom"], "pilots": {"truck": "chick"}}
    battle = arranged(one=side, phase="attack", cards=[chick])
    assert battle.strength("truck") == 6
    assert battle.attacks("truck", "sentry").dollars("one") == 1


def test_a_pilot_keeps_only_those_of_its_lines():  # CO-108.2
    text = "Its vehicle gets +2 damage.\nOther friendly troops get +1 damage."
    text += "\nWhen its vehicle attacks, gain $1.\nWhen a friendly troop attacks, gain $3."
    mixed = troop("mixed", 2, 3, 1, text)
    side = {"front": ["truck", "mixed", "tom"], "pilots": {"truck": "mixed"}}
    battle = arranged(one=side, phase="attack", cards=[mixed])
    assert (battle.strength("truck"), battle.strength("tom")) == (6, 1)
    assert battle.attacks("truck", "sentry").dollars("one") == 1


def test_who_steps_out_has_all_abilities_again():  # CO-108.2, CO-R.P
    side = {"front": ["truck", "coach", "tom"], "pilots": {"truck": "coach"}}
    battle = arranged(one=side, phase="pilots", cards=[COACH]).boards("nobody", "truck")
    assert (battle.strength("tom"), battle.options) == (2, {"our coach", "done"})


def test_a_pilot_cannot_use_its_own_retreat():  # CO-R.J, CO-112.2
    scout = troop("scout", 1, 2, 1, "Retreat.")
    side = {"front": ["truck", "scout"]}
    assert arranged(one=side, cards=[scout]).options == {"our scout", "done"}
    assert arranged(one=side | {"pilots": {"truck": "scout"}}, cards=[scout]).options == {"done"}


def test_nor_one_that_something_else_grants():  # CO-R.J
    open_door = team_buff("open-door", 1, "Friendly troops have Retreat.")
    battle = arranged(one=DRIVEN | {"buffs": ["open-door"]}, cards=[open_door])
    assert battle.options == {"our truck", "done"}


# A vehicle is destroyed, or its pilot.


def test_with_a_killed_vehicle_its_pilot_dies():  # CO-108.4
    side = {"front": ["truck", "tom", "sentry"], "pilots": {"truck": "tom"}}
    battle = arranged(one=LIONS, two=side, phase="attack").attacks("lion", "truck")
    assert battle.front("two") == ["sentry"]
    assert set(battle.discard("two")) == {"truck", "tom", "idler"}
    assert len(battle.told(e.KILLED)) == 2


@pytest.mark.parametrize(
    ("reading", "killed", "wrecked"), [("killed", 3, 0), ("killed-strict", 2, 0), ("discarded", 3, 3)]
)
def test_what_vehicle_and_pilot_cost_their_owner(reading: str, killed: int, wrecked: int):  # CO-R.K, CO-108.4, CO-107.4
    side = {"front": ["truck", "mouser"], "pilots": {"truck": "mouser"}, "back": ["sentry"]}
    battle = arranged(one={"front": ["lion"]}, two=side, phase="attack", destroyed_cost=reading)
    assert len(battle.attacks("lion", "truck").told(e.MILLED)) == killed
    battle = arranged(one={"hand": ["wreck"]}, two=side, cards=[WRECK], destroyed_cost=reading)
    assert len(battle.says("wreck").chooses("truck").told(e.MILLED)) == wrecked
    assert battle.front("two") == []


@pytest.mark.parametrize("reading", ["killed", "killed-strict", "discarded"])
def test_who_dies_with_its_vehicle_of_the_same_damage_is_paid_for_once(reading: str):  # CO-R.K, CO-107.4
    rain = one_time("rain", 0, "Deal 5 damage to each opposing troop.")
    two = {"front": ["truck", "mouser", "sentry"], "pilots": {"truck": "mouser"}}
    battle = arranged(one={"hand": ["rain"]}, two=two, cards=[rain], destroyed_cost=reading).plays("rain")
    assert (len(battle.told(e.KILLED)), len(battle.told(e.MILLED))) == (2, 3)


def test_in_a_killed_vehicle_a_strict_table_destroys_the_pilot():  # CO-R.K, CO-108.4
    battle = arranged(one={"front": ["lion"]}, two=DRIVEN, phase="attack", destroyed_cost="killed-strict")
    battle.attacks("lion", "truck")
    assert (len(battle.told(e.KILLED)), len(battle.told(e.DESTROYED))) == (1, 1)


def test_the_pilot_of_a_destroyed_vehicle_is_destroyed_and_not_killed():  # CO-108.4, CO-112.2
    battle = arranged(one={"hand": ["wreck"]}, two=DRIVEN, cards=[WRECK]).says("wreck").chooses("truck")
    assert battle.front("two") == []
    assert (len(battle.told(e.KILLED)), len(battle.told(e.DESTROYED))) == (0, 2)


def test_others_see_the_pilot_die():  # CO-108.4
    mourner = troop("mourner", 2, 3, 1, "When another friendly cat is killed, gain $1.")
    side = {"front": ["truck", "tom", "mourner"], "pilots": {"truck": "tom"}}
    battle = arranged(one=LIONS, two=side, phase="attack", cards=[mourner])
    assert battle.attacks("lion", "truck").dollars("two") == 1


def test_what_happens_when_the_pilot_dies_happens_inside_too():  # CO-108.4
    martyr = troop("martyr", 2, 3, 1, "When this is destroyed, gain $1.")
    side = {"front": ["truck", "martyr", "tom"], "pilots": {"truck": "martyr"}}
    battle = arranged(one=LIONS, two=side, phase="attack", cards=[martyr])
    assert battle.attacks("lion", "truck").dollars("two") == 1


def test_whoever_kills_a_vehicle_has_killed_its_pilot_too():  # CO-R.K, CO-108.4
    hunter = troop("hunter", 2, 3, 9, "When this kills a troop, gain $1.")
    side = {"front": ["truck", "tom", "sentry"], "pilots": {"truck": "tom"}}
    battle = arranged(one={"front": ["hunter", "sentry"]}, two=side, phase="attack", cards=[hunter])
    assert battle.attacks("hunter", "truck").dollars("one") == 2


def test_a_vehicles_last_words_are_heard_if_it_was_piloted():  # CO-108.4, CO-R.I
    side = {"front": ["yarn-howitzer", "tom", "sentry"], "damage": {"yarn-howitzer": 2}}
    battle = arranged(one=LIONS, two=side | {"pilots": {"yarn-howitzer": "tom"}}, phase="attack")
    assert battle.attacks("lion", "yarn-howitzer").back("two") == ["stray"]
    alone = arranged(one=LIONS, two=side, phase="attack").attacks("lion", "yarn-howitzer")
    assert (alone.front("two"), alone.back("two")) == (["tom", "sentry"], [])


def test_items_on_vehicle_and_pilot_fall_with_them():  # CO-108.4, CO-109.3
    side = DRIVEN | {"items": {"titanium-claws": "truck", "jetpack": "tom"}}
    battle = arranged(one={"hand": ["wreck"]}, two=side, cards=[WRECK]).says("wreck").chooses("truck")
    assert battle.discard("two") == ["jetpack", "titanium-claws", "tom", "truck"]


def test_without_its_pilot_a_vehicle_is_inactive_and_keeps_its_items():  # CO-108.4
    side = DRIVEN | {"items": {"titanium-claws": "truck"}}
    battle = arranged(one={"hand": ["zap"]}, two=side, cards=[ZAP]).says("zap").chooses("tom")
    assert (battle.front("two"), battle.piloted()) == (["truck"], {})
    assert (battle.items("truck"), battle.strength("truck")) == (["titanium-claws"], 6)
    battle.ends_turn()
    assert battle.prompt == "play"
    assert battle.ends_turn().active == "one"


def test_a_new_pilot_makes_it_active_again():  # CO-108.4, CO-108.3
    side = {"front": ["truck", "tom", "mouser"], "pilots": {"truck": "tom"}}
    battle = arranged(one={"hand": ["zap"]}, two=side, cards=[ZAP]).says("zap").chooses("tom").ends_turn()
    battle.boards("mouser", "truck")
    assert battle.until("attack-with").options == {"our truck", "done"}


def test_a_vehicle_that_loses_its_pilot_in_mid_attack_deals_no_damage():  # CO-108.4, CO-R.A
    trap = troop("trapper", 2, 9, 1, "When this is attacked, deal 5 damage to target opposing cat.")
    battle = arranged(one=DRIVEN, two={"front": ["trapper"]}, phase="attack", cards=[trap])
    battle.attacks("truck", "trapper").chooses("tom")
    assert battle.told(e.SPENT)
    assert (battle.damage("trapper"), battle.front("one")) == (0, ["truck"])


# Ruling J: leaving in other ways.


@pytest.mark.parametrize("line", ["front", "back"])
def test_a_vehicle_that_returns_to_hand_drops_its_pilot_in_its_line(line: str):  # CO-R.J
    side = {line: ["truck", "tom"], "pilots": {"truck": "tom"}}
    battle = arranged(one={"hand": ["recall"]}, two=side, cards=[RECALL]).says("recall").chooses("truck")
    assert (battle.where("truck"), battle.where("tom")) == ("two's hand", f"two's {line}")
    assert battle.told(e.STEPPED_OUT)


@pytest.mark.parametrize("line", ["front", "back"])
def test_a_vehicle_that_changes_sides_drops_its_pilot_in_its_line(line: str):  # CO-R.J
    side = {line: ["truck", "tom"], "pilots": {"truck": "tom"}}
    battle = arranged(one={"hand": ["lure"]}, two=side, cards=[LURE]).says("lure").chooses("truck")
    assert (battle.where("truck"), battle.where("tom")) == (f"one's {line}", f"two's {line}")
    assert battle.piloted() == {}


def test_a_pilot_that_changes_sides_leaves_its_vehicle():  # CO-R.J, CO-108.4
    battle = arranged(one={"hand": ["lure"]}, two=DRIVEN, cards=[LURE]).says("lure").chooses("tom")
    assert (battle.where("truck"), battle.where("tom"), battle.piloted()) == ("two's front", "one's front", {})
    assert battle.until("attack-with").options == {"our sentry", "our tom", "done"}


def test_a_pilot_that_returns_to_hand_leaves_its_vehicle():  # CO-R.J, CO-108.4
    battle = arranged(one={"hand": ["recall"]}, two=DRIVEN, cards=[RECALL]).says("recall").chooses("tom")
    assert (battle.where("truck"), battle.where("tom"), battle.piloted()) == ("two's front", "two's hand", {})


def test_a_vehicle_that_retreats_drops_its_pilot():  # CO-R.J, CO-112.2
    skiff = vehicle("skiff", 2, 3, 2, "Retreat.")
    side = {"front": ["skiff", "tom"], "pilots": {"skiff": "tom"}}
    battle = arranged(one=side, cards=[skiff]).uses("skiff")
    assert (battle.where("skiff"), battle.where("tom"), battle.piloted()) == ("one's hand", "one's front", {})
    assert battle.until("attack-with").options == {"our tom", "done"}


def test_a_vehicle_moves_to_the_back_line_with_its_pilot_and_a_pilot_alone():  # CO-R.J, CO-108.2
    shove = one_time("shove", 0, "Move target opposing troop to the Back Line.")
    battle = arranged(one={"hand": ["shove"]}, two=DRIVEN, cards=[shove]).says("shove").chooses("truck")
    assert (battle.back("two"), battle.piloted()) == (["truck", "tom"], {"truck": "tom"})
    battle = arranged(one={"hand": ["shove"]}, two=DRIVEN, cards=[shove]).says("shove").chooses("tom")
    assert (battle.front("two"), battle.back("two"), battle.piloted()) == (["truck"], ["tom"], {})


def test_a_vehicle_moves_to_the_front_line_with_its_pilot():  # CO-108.2
    rush = one_time("rush", 0, "Move target friendly troop to the Front Line.")
    side = {"front": ["sentry"], "back": ["truck", "tom"], "pilots": {"truck": "tom"}, "hand": ["rush"]}
    battle = arranged(one=side, cards=[rush]).says("rush", "our truck")
    assert (battle.front("one"), battle.piloted()) == (["sentry", "truck", "tom"], {"truck": "tom"})
    assert battle.until("attack-with").options == {"our sentry", "our truck", "done"}


# Ruling I: without a pilot.

BALLOON = vehicle(
    "balloon", 3, 4, 2, "Flying, Reach, Retreat.\nFriendly troops get +1 damage.\nOnce per turn: draw a card."
)


def test_an_unpiloted_vehicle_moves_up():  # CO-R.I, CO-106.3
    assert arranged(one={"back": ["truck"]}, phase="start").front("one") == ["truck"]


def test_an_unpiloted_vehicle_can_be_attacked():  # CO-R.I, CO-107.2
    battle = arranged(one={"front": ["tom"]}, two={"front": ["truck"]}, phase="attack").attacks("tom", "truck")
    assert battle.damage("truck") == 1


def test_its_abilities_and_keywords_are_off():  # CO-R.I, CO-108.1
    side = {"front": ["balloon", "tom"]}
    alone = arranged(one=side, cards=[BALLOON])
    assert (alone.keywords("balloon"), alone.strength("tom"), alone.options) == (set(), 1, {"done"})
    flown = arranged(one=side | {"pilots": {"balloon": "tom"}}, cards=[BALLOON])
    assert (flown.keywords("balloon"), flown.strength("balloon")) == ({"flying", "reach", "retreat"}, 3)
    assert flown.options == {"our balloon", "done"}
    assert flown.says("our balloon").options == {"ability 2", "retreat"}


def test_anybody_attacks_a_balloon_without_pilot():  # CO-R.I, CO-112.2
    one = {"front": ["tom"]}
    alone = arranged(one=one, two={"front": ["balloon"]}, phase="attack", cards=[BALLOON])
    assert alone.says("our tom").options == {"their balloon"}
    side = {"front": ["balloon", "mouser"], "pilots": {"balloon": "mouser"}}
    assert arranged(one=one, two=side, phase="attack", cards=[BALLOON]).active == "two"


def test_its_triggers_are_off():  # CO-R.I
    noisy = vehicle("noisy", 2, 3, 2, "When this is deployed, gain $3.\nAt the start of your turn, draw a card.")
    battle = arranged(one={"front": ["tom"], "hand": ["noisy"], "dollars": 2}, cards=[noisy]).plays("noisy")
    assert battle.dollars("one") == 0
    battle = arranged(one={"front": ["noisy"]}, phase="start", cards=[noisy])
    assert len(battle.hand("one")) == 1


def test_stealth_and_observer_stay_on():  # CO-R.I, CO-R.N
    submarine = vehicle("submarine", 2, 3, 2, "Stealth, Observer.")
    side = {"front": ["tom"], "hand": ["submarine"]}
    battle = arranged(one=side, cards=[submarine]).plays("submarine")
    assert battle.face_down() == ["submarine"]
    battle.ends_turn().ends_turn()
    assert battle.question == ("one", "stay", {"our submarine", "done"})
    battle.says("our submarine", "done")
    assert (battle.back("one"), battle.face_down()) == (["submarine"], [])


def test_team_buffs_and_items_help_it_all_the_same():  # CO-R.I, CO-109.7
    wings = team_buff("wings", 1, "Friendly vehicles have Flying.\nFriendly troops get +2 health.")
    plates = equip("plates", 1, "The equipped troop gets +3 health.")
    side = {"front": ["truck"], "buffs": ["wings"], "items": {"plates": "truck"}}
    battle = arranged(one=side, cards=[wings, plates])
    assert (battle.health("truck"), battle.keywords("truck")) == (10, {"flying"})
    assert "our plates" in battle.options


def test_an_item_may_go_on_it():  # CO-R.I, CO-109.1
    battle = arranged(one={"front": ["truck"], "hand": ["titanium-claws"]}).plays("titanium-claws", on="truck")
    assert battle.items("truck") == ["titanium-claws"]


def test_its_breed_is_vehicle():  # CO-112.2
    fix = one_time("fix", 0, "Heal 1 damage on target friendly vehicle.")
    pet = one_time("pet", 0, "Heal 1 damage on target friendly cat.")
    battle = arranged(one={"front": ["truck", "tom"], "hand": ["fix", "pet"]}, cards=[fix, pet])
    assert battle.says("fix").options == {"our truck"}
    assert battle.says("our truck", "pet").options == {"our tom"}
