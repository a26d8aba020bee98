"""Ruling CO-R.N: abilities of troops that lie face down, and what their health tells."""

from typing import Any

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, equip, one_time, team_buff, troop, vehicle
from claw_and_order.remembered import IS_FACE_DOWN

WHISPER = troop(
    "whisper",
    2,
    3,
    2,
    "Stealth.\nWhen this is deployed, gain $3.\nFriendly cats get +1 damage.\nWhen this is equipped, gain $2.",
)
EAR = troop("ear", 2, 3, 2, "Stealth.\nWhen an opposing troop attacks, deal 1 damage to that troop.")
HAT = equip("hat", 0, "The equipped troop gets +1 health.")


def lurking(card: str, **more: Any) -> Side:
    """A side with a troop that lies face down."""
    return {"front": ["sentry"], "back": [card], "face_down": [card], **more}


def turned_up(battle: Battle) -> list[str]:
    return [battle.id(card) for card, _ in battle.told(Event.TURNED_UP)]


# Triggered abilities.


def test_what_it_waits_for_happens_and_turns_it_up():  # CO-R.N, CO-112.2
    battle = arranged(one={"front": ["tom", "lion"]}, two=lurking("ear"), phase="attack", cards=[EAR])
    battle.attacks("tom", "sentry")
    assert (battle.damage("tom"), battle.face_down(), turned_up(battle)) == (1, [], ["ear"])
    assert battle.order(Event.TURNED_UP, Event.TRIGGERED, Event.DAMAGED)[:3] == [
        Event.TURNED_UP,
        Event.TRIGGERED,
        Event.DAMAGED,
    ]


def test_it_is_turned_up_before_anybody_is_asked_for_it():  # CO-R.N
    card = troop("ear", 2, 3, 2, "Stealth.\nWhen an opposing troop attacks, put a counter on target friendly troop.")
    battle = arranged(one={"front": ["tom", "lion"]}, two=lurking("ear"), phase="attack", cards=[card])
    battle.attacks("tom", "sentry")
    assert (battle.prompt, battle.asked, battle.face_down()) == ("choose-target", "two", [])


def test_deployed_face_down_it_is_turned_up_by_what_waits_for_that():  # CO-R.N, CO-106.2
    battle = arranged(one={"front": ["tom"], "hand": ["whisper"]}, cards=[WHISPER]).plays("whisper")
    assert (battle.dollars("one"), battle.face_down(), battle.strength("tom")) == (11, [], 2)
    assert battle.told(Event.DEPLOYED)[0][0] & IS_FACE_DOWN


def test_so_does_an_item_put_on_it():  # CO-R.N, CO-109.1
    battle = arranged(one=lurking("whisper", hand=["hat"]), cards=[WHISPER, HAT]).plays("hat", on="whisper")
    assert (battle.dollars("one"), battle.face_down()) == (12, [])


def test_what_waits_for_something_else_leaves_it_down():  # CO-R.N
    battle = arranged(one={"front": ["tom", "lion"]}, two=lurking("whisper"), phase="attack", cards=[WHISPER])
    assert battle.attacks("tom", "sentry").face_down() == ["whisper"]


def test_one_that_is_destroyed_face_down_has_its_last_words():  # CO-R.N
    card = troop("ear", 2, 3, 2, "Stealth.\nWhen this is destroyed, gain $3.")
    wreck = one_time("wreck", 0, "Destroy target opposing troop in the Back Line.")
    battle = arranged(one={"hand": ["wreck"]}, two=lurking("ear"), cards=[card, wreck]).says("wreck", "face-down")
    assert (battle.where("ear"), battle.dollars("two"), turned_up(battle)) == ("two's discard", 3, ["ear"])


def test_a_face_down_vehicle_without_pilot_has_none():  # CO-R.N, CO-R.I
    card = vehicle("ear", 2, 3, 2, "Stealth.\nWhen an opposing troop attacks, deal 1 damage to that troop.")
    battle = arranged(one={"front": ["tom", "lion"]}, two=lurking("ear"), phase="attack", cards=[card])
    assert battle.attacks("tom", "sentry").face_down() == ["ear"]


def test_at_some_tables_they_sleep():  # CO-R.N
    battle = arranged(
        one={"front": ["tom", "lion"]}, two=lurking("ear"), phase="attack", cards=[EAR], stealth_triggers="asleep"
    )
    battle.attacks("tom", "sentry")
    assert (battle.damage("tom"), battle.face_down()) == (0, ["ear"])
    battle = arranged(one={"front": ["tom"], "hand": ["whisper"]}, cards=[WHISPER], stealth_triggers="asleep").plays(
        "whisper"
    )
    assert (battle.dollars("one"), battle.face_down(), battle.strength("tom")) == (8, ["whisper"], 1)


def test_activated_ones_work_at_both_tables():  # CO-R.N, CO-112.2
    fence = troop("fence", 2, 3, 2, "Stealth.\nOnce per turn: gain $1.")
    for reading in ("turn-up", "asleep"):
        battle = arranged(one=lurking("fence"), cards=[fence], stealth_triggers=reading).uses("fence")
        assert (battle.face_down(), battle.dollars("one")) == ([], 11)


# Continuous effects are off.


def test_its_continuous_effects_are_off_until_it_is_turned_up():  # CO-R.N
    drill = troop("drill", 2, 3, 2, "Stealth.\nFriendly cats get +1 damage.\nFriendly troops cost $1 less.")
    battle = arranged(one=lurking("drill", front=["tom"], hand=["mouser"]), cards=[drill])
    assert (battle.strength("tom"), battle.cost("one", "mouser")) == (1, 2)
    battle = arranged(one=lurking("drill", front=["tom"], hand=["mouser"]), phase="start", cards=[drill]).says("done")
    assert (battle.strength("tom"), battle.cost("one", "mouser")) == (2, 1)


# Health.

FOG = team_buff("fog", 0, "Opposing troops in the Back Line get -1 health.")


@pytest.mark.parametrize(("health", "place"), [(1, "two's discard"), (2, "two's back")])
def test_a_troop_whose_health_is_lowered_is_turned_up(health: int, place: str):  # CO-R.N, CO-107.3
    """Whether it lives would tell something about its health."""
    card = troop("sneak", 2, health, 2, "Stealth.")
    battle = arranged(one={"hand": ["fog"]}, two=lurking("sneak"), cards=[card, FOG]).plays("fog")
    assert (battle.where("sneak"), battle.face_down(), turned_up(battle)) == (place, [], ["sneak"])


def test_not_if_something_makes_up_for_it():  # CO-R.N
    card = troop("sneak", 2, 1, 2, "Stealth.")
    two = lurking("sneak", items={"hat": "sneak"})
    battle = arranged(one={"hand": ["fog"]}, two=two, cards=[card, FOG, HAT]).plays("fog")
    assert battle.face_down() == ["sneak"]


def test_turned_up_it_may_be_saved_by_its_breed():  # CO-R.N
    card = troop("sneak", 2, 1, 2, "Stealth.")
    anthem = team_buff("anthem", 0, "Friendly shorthairs get +1 health.")
    two = lurking("sneak", buffs=["anthem"])
    battle = arranged(one={"hand": ["fog"]}, two=two, cards=[card, FOG, anthem]).plays("fog")
    assert (battle.where("sneak"), battle.face_down()) == ("two's back", [])


def test_a_higher_health_is_nobodys_business():  # CO-R.N
    card = troop("sneak", 2, 1, 2, "Stealth.")
    anthem = team_buff("anthem", 0, "Friendly troops get +1 health.")
    battle = arranged(one=lurking("sneak", hand=["anthem"]), cards=[card, anthem]).plays("anthem")
    assert battle.face_down() == ["sneak"]


def test_what_this_turn_adds_makes_up_for_it_too():  # CO-R.N
    card = troop("sneak", 2, 1, 2, "Stealth.")
    brace = one_time("brace", 0, "Target friendly troop gets +2 health this turn.")
    gloom = team_buff("gloom", 0, "Friendly troops get -1 health.")
    one = lurking("sneak", hand=["brace", "gloom"])
    battle = arranged(one=one, cards=[card, brace, gloom]).plays("brace").says("our sneak").plays("gloom")
    assert (battle.face_down(), battle.health("sneak")) == (["sneak"], 2)


def test_of_several_that_are_weakened_the_oldest_is_turned_up_first():  # CO-R.N
    cards = [troop("sneak", 2, 3, 2, "Stealth."), troop("shadow", 2, 3, 2, "Stealth."), FOG]
    two = {"front": ["sentry"], "back": ["sneak", "shadow"], "face_down": ["sneak", "shadow"]}
    battle = arranged(one={"hand": ["fog"]}, two=two, cards=cards).plays("fog")
    assert (battle.face_down(), turned_up(battle)) == ([], ["sneak", "shadow"])


def test_continuous_effects_are_off_face_down_though_one_speaks_of_a_vehicle():  # CO-R.N, CO-108.2
    ace = troop("ace", 2, 3, 2, "Stealth.\nFriendly cats get +1 damage.\nWhile piloting, its vehicle gets +1 damage.")
    side = {"front": ["tom"], "back": ["ace"], "face_down": ["ace"]}
    assert arranged(one=side, cards=[ace]).strength("tom") == 1
    assert arranged(one={"front": ["tom"], "back": ["ace"]}, cards=[ace]).strength("tom") == 2
