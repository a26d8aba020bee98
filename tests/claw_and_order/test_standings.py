"""What a troop may or must do, or what may be done to it: guards, stuns, lines, and vehicles without a pilot."""

from typing import Any

import pytest

from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Zone
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, battlefield, one_time, team_buff, troop, vehicle

GUARD = troop("guard", 1, 5, 1, "Opposing troops must attack this if able.")


def attacking(*cards: str, two: Side, **one: Any) -> Battle:
    return arranged(one={"front": ["lion", "tom"]} | one, two=two, cards=cards, phase="attack")


def deed(text: str, *cards: str, two: Side | None = None, **one: Any) -> Battle:
    """A One-Time Item that does this has just been played."""
    side: dict[str, Any] = {"front": ["tom"]} | one
    return arranged(one=side | {"hand": ["deed"]}, two=two, cards=[one_time("deed", 0, text), *cards]).says("deed")


def test_whoever_attacks_must_attack_the_guard():  # CO-107.2, CO-R.Z
    battle = attacking(GUARD, two={"front": ["mouser", "guard"]}).says("our lion")
    assert battle.options == {"their guard"}
    assert battle.refusal("their mouser") == "CO-R.Z"
    assert battle.says("their guard").until("attack-with").options == {"our tom", "done"}


def test_a_guard_that_cannot_be_attacked_holds_nobody():  # CO-107.2, CO-112.2
    flyer = troop("flyer", 1, 5, 1, "Flying.\nOpposing troops must attack this if able.")
    battle = attacking(flyer, two={"front": ["mouser", "flyer"]}).says("our lion")
    assert battle.options == {"their mouser"}


def test_a_guard_in_the_back_line_holds_nobody():  # CO-106.1
    battle = attacking(GUARD, two={"front": ["mouser"], "back": ["guard"]}).says("our lion")
    assert battle.options == {"their mouser"}


def test_a_buff_makes_guards_of_others():  # CO-R.Z
    order = team_buff("order", 1, "Opposing troops must attack friendly commanders if able.")
    battle = attacking(order, two={"front": ["mouser", "boss"], "buffs": ["order"]}).says("our lion")
    assert battle.options == {"their boss"}


def test_who_cannot_be_targeted_is_not_chosen_but_attacked():  # CO-109.5, CO-R.Z
    ghost = troop("ghost", 1, 5, 1, "This cannot be targeted.")
    two = {"front": ["mouser", "ghost"]}
    battle = deed("Deal 1 damage to target opposing troop.", ghost, two=two)
    assert battle.options == {"their mouser"}
    assert battle.refusal("their ghost") == "CO-R.Z"
    assert deed("Deal 1 damage to each opposing troop.", ghost, two=two).damage("ghost") == 1
    assert attacking(ghost, two=two).says("our lion").options == {"their mouser", "their ghost"}


def test_a_condition_decides_who_can_be_targeted():  # CO-R.Z, CO-R.AA
    ghost = troop("ghost", 1, 5, 1, "While in the Back Line, this cannot be targeted.")
    text = "Deal 1 damage to target opposing troop in either line."
    assert deed(text, ghost, two={"front": ["mouser"], "back": ["ghost"]}).options == {"their mouser"}
    assert deed(text, ghost, two={"front": ["mouser", "ghost"]}).options == {"their mouser", "their ghost"}


def test_a_player_may_choose_their_own_though_it_cannot_be_targeted():  # CO-R.Z
    ghost = troop("ghost", 1, 5, 1, "This cannot be targeted.")
    battle = deed("Your opponent destroys one of their troops.", ghost, two={"front": ["mouser", "ghost"]})
    assert (battle.asked, battle.options) == ("two", {"our mouser", "our ghost"})
    assert battle.says("our ghost").front("two") == ["mouser"]


def test_who_cannot_attack_does_not():  # CO-107.1, CO-R.Z
    dove = troop("dove", 1, 5, 1, "This cannot attack.")
    battle = arranged(one={"front": ["dove", "tom"]}, cards=[dove], phase="attack")
    assert battle.options == {"our tom", "done"}
    assert battle.refusal("our dove") == "CO-R.Z"


def test_a_stunned_troop_misses_its_next_turn_and_no_other():  # CO-107.1, CO-R.Z
    battle = deed("Target opposing troop cannot attack next turn.", two={"front": ["lion", "mouser"]})
    battle.says("their lion")
    assert len(battle.told(Event.STUNNED)) == 1
    battle.ends_turn().until("attack-with")
    assert battle.options == {"our mouser", "done"}
    assert battle.refusal("our lion") == "CO-R.Z"
    battle.ends_turn().ends_turn().until("attack-with")
    assert battle.options == {"our lion", "our mouser", "done"}


def test_a_stun_in_the_own_turn_is_for_the_next_one():  # CO-R.Z
    text = "When this attacks, this cannot attack next turn."
    cannon = troop("cannon", 1, 5, 1, text)
    battle = arranged(one={"front": ["cannon"]}, cards=[cannon], phase="attack").attacks("cannon", "sentry")
    battle.ends_turn().ends_turn()
    assert battle.prompt == "play"
    battle.says("done")
    assert battle.active == "two"
    battle.ends_turn().until("attack-with")
    assert "our cannon" in battle.options


def test_who_leaves_play_is_stunned_no_more():  # CO-R.Z
    text = "Target opposing troop cannot attack next turn, then return it to its owner's hand."
    battle = deed(text, two={"front": ["lion", "mouser"]}).says("their lion")
    assert battle.hand("two") == ["lion"]
    assert not battle.word(Zone.STUNS)


def test_who_ignores_lines_attacks_the_back_line():  # CO-106.1, CO-107.2, CO-R.Z
    sniper = troop("sniper", 1, 5, 1, "This can attack troops in either line.")
    battle = arranged(
        one={"front": ["sniper", "tom"]}, two={"front": ["mouser"], "back": ["lion"]}, cards=[sniper], phase="attack"
    )
    assert battle.says("our sniper").options == {"their mouser", "their lion"}
    assert battle.says("their lion").damage("lion") == 1
    assert battle.says("our tom").options == {"their mouser"}


def test_who_ignores_lines_attacks_though_nobody_stands_in_front():  # CO-R.A, CO-R.Z
    battle = deed("Target friendly troop ignores lines this turn.", front=["tom", "lion"], two={"back": ["mouser"]})
    battle.says("our tom").until("attack-with")
    assert battle.options == {"our tom", "done"}
    assert battle.says("our tom").options == {"their mouser"}


def test_nobody_attacks_what_lies_face_down():  # CO-R.N
    sniper = troop("sniper", 1, 5, 1, "This can attack troops in either line.")
    two = {"front": ["mouser"], "back": ["night-courier"], "face_down": ["night-courier"]}
    spy = troop("night-courier", 1, 2, 1, "Stealth.")
    battle = arranged(one={"front": ["sniper"]}, two=two, cards=[sniper, spy], phase="attack")
    assert battle.says("our sniper").options == {"their mouser"}


def test_who_may_attack_twice_attacks_twice():  # CO-107.1, CO-R.Z
    twice = troop("twice", 1, 5, 1, "This may attack twice each turn.")
    battle = arranged(one={"front": ["twice", "tom"]}, cards=[twice], phase="attack")
    battle.attacks("twice", "sentry").attacks("twice", "sentry")
    assert battle.damage("sentry") == 2
    assert battle.options == {"our tom", "done"}
    assert battle.refusal("our twice") == "CO-107.1"


def test_a_further_attack_comes_on_top_of_the_second():  # CO-107.1, CO-R.Z
    twice = troop("twice", 1, 5, 1, "This may attack twice each turn.\nOnce per turn: this may attack again this turn.")
    battle = arranged(one={"front": ["twice"]}, cards=[twice]).uses("twice")
    for _ in range(3):
        battle.attacks("twice", "sentry")
    assert battle.damage("sentry") == 3


def test_a_vehicle_that_needs_no_pilot_attacks_and_has_its_abilities():  # CO-108.1, CO-R.I
    drone = vehicle("drone", 1, 5, 3, "Flying.\nThis needs no pilot.\nOnce per turn: draw a card.")
    battle = arranged(one={"front": ["drone"]}, cards=[drone])
    assert "our drone" in battle.options
    assert battle.attacks("drone", "sentry").damage("sentry") == 3
    assert battle.keywords("drone") == {"flying"}


def test_a_standing_for_a_turn_ends_with_it():  # CO-105.2, CO-R.Z
    zap = one_time("zap", 0, "Deal 1 damage to target opposing troop.")
    battle = deed("Target friendly troop cannot be targeted this turn.", zap, two={"hand": ["zap"]}).says("our tom")
    assert battle.sees("one").players["one"].front[0].stands == ("shrouded",)
    battle.ends_turn().says("zap")
    assert battle.options == {"their tom"}


@pytest.mark.parametrize("text", ["Troops may attack twice each turn.", "Opposing troops cannot attack."])
def test_a_battlefield_does_not_change_how_a_turn_goes(text: str):
    with pytest.raises(AssertionError, match=r"CO-111\.3"):
        arranged(cards=[battlefield("pit", text)])
