"""Chapter 108: vehicles, who pilots them, and what becomes of both."""

from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_state import partner_of
from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import arranged, one_time, team_buff, token, troop

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
    assert battle.told(Event.BOARDED)
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
    assert battle.told(Event.STEPPED_OUT)
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


def test_but_effects_reach_a_pilot():
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
    assert battle.told(Event.ATTACKS_AGAIN) == []
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


def test_that_a_pilot_moves_up_with_its_vehicle_is_told_of_both():  # CO-106.3, CO-108.2
    one = {"front": ["tom"], "back": ["truck", "boss"], "pilots": {"truck": "boss"}}
    game = arranged(one=one, phase="start")
    assert [game.id(moved & n.NONE) for moved, _ in game.told(Event.MOVED)] == ["truck", "boss"]
