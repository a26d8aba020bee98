"""Stealth: face down in the Back Line, and what turns a card up."""

from typing import Any

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, equip, one_time, team_buff, troop, vehicle
from claw_and_order.remembered import IS_FACE_DOWN

SNEAK = troop("sneak", 2, 3, 2, "Stealth.")
SHADOW = troop("shadow", 2, 3, 2, "Stealth.", breed="longhair")
MOLE = troop("mole", 1, 3, 1, "Stealth, Observer.")
RAIN = one_time("rain", 0, "Deal 1 damage to each opposing troop in either line.")
HIDDEN = {"front": ["sentry"], "back": ["sneak"], "face_down": ["sneak"]}


def against(side: Side, card: str, *cards: str, **one: Any) -> Battle:
    """Seat one holds a card of the test's own, and two's troops may lie face down."""
    return arranged(one={"hand": [card.partition("]")[0].removeprefix("[card.")]} | one, two=side, cards=[card, *cards])


def with_own(card: str, *cards: str, **more: Any) -> Battle:
    """Seat one plays a card of the test's own beside a face-down troop of its own."""
    id = card.partition("]")[0].removeprefix("[card.")
    return arranged(one=HIDDEN | {"hand": [id]} | more, cards=[SNEAK, card, *cards]).says(id)


# Deployed face down.


def test_a_troop_with_stealth_is_deployed_face_down_to_the_back_line():  # CO-112.2, CO-106.2
    battle = arranged(one={"front": ["tom"], "hand": ["sneak"]}, cards=[SNEAK]).plays("sneak")
    assert (battle.back("one"), battle.face_down(), battle.dollars("one")) == (["sneak"], ["sneak"], 8)
    assert battle.hand("one") == []


def test_its_face_is_hidden_but_neither_its_place_nor_its_price():  # CO-R.N, CO-112.2
    battle = arranged(one={"front": ["tom"], "hand": ["sneak"]}, cards=[SNEAK]).plays("sneak")
    assert "sneak" in str(battle.sees("one"))
    assert "sneak" not in str(battle.sees("two"))
    assert [dollars for _, dollars in battle.told(Event.DEPLOYED)] == [2]
    assert battle.told(Event.DEPLOYED)[0][0] & IS_FACE_DOWN


def test_others_are_deployed_face_up():  # CO-106.2
    battle = arranged(one={"front": ["tom"], "hand": ["mouser"]}, cards=[SNEAK]).plays("mouser")
    assert battle.face_down() == []


def test_also_before_the_first_turn():  # CO-R.G, CO-112.2
    battle = arranged(one={"front": [], "hand": ["sneak"]}, phase="set-up", cards=[SNEAK]).plays("sneak")
    assert battle.face_down() == ["sneak"]


def test_it_is_turned_up_as_it_moves_to_the_front_line():  # CO-112.2, CO-106.3
    battle = arranged(one=HIDDEN, phase="start", cards=[SNEAK]).says("done")
    assert (battle.front("one"), battle.face_down()) == (["sentry", "sneak"], [])
    assert battle.told(Event.TURNED_UP)


def test_also_when_an_effect_moves_it():  # CO-112.2
    rush = one_time("rush", 0, "Move each friendly troop to the Front Line.")
    battle = with_own(rush)
    assert (battle.front("one"), battle.face_down()) == (["sentry", "sneak"], [])


def test_its_price_changes_as_any_other_does():  # CO-R.N, CO-105.3
    bargain = team_buff("bargain", 1, "Friendly troops cost $1 less.")
    side = {"front": ["tom"], "buffs": ["bargain"], "hand": ["sneak", "mouser"]}
    battle = arranged(one=side, cards=[SNEAK, bargain])
    assert (battle.cost("one", "sneak"), battle.cost("one", "mouser")) == (1, 1)
    assert battle.plays("sneak").dollars("one") == 9
    assert battle.sees("two").players["one"].back[0].paid == 1


def test_also_by_an_opposing_tax_and_by_what_it_says_itself():  # CO-R.N, CO-105.3
    tax = team_buff("tax", 1, "Opposing cats cost $1 more.")
    battle = arranged(one={"hand": ["sneak", "tom"]}, two={"buffs": ["tax"]}, cards=[SNEAK, tax])
    assert (battle.cost("one", "sneak"), battle.cost("one", "tom")) == (3, 2)
    rookie = troop("rookie", 3, 3, 2, "Stealth.\nWhile behind in battles, this costs $2 less.")
    side = {"hand": ["rookie"], "wins": 0}
    assert arranged(one=side, two={"wins": 1}, cards=[rookie]).cost("one", "rookie") == 1


def test_a_price_of_more_than_fifteen_is_told_as_it_is():  # CO-R.N
    tax = team_buff("tax", 1, "Opposing cats cost $9 more.")
    giant = troop("giant", 9, 3, 2, "Stealth.")
    battle = arranged(one={"hand": ["giant"], "dollars": 20}, two={"buffs": ["tax"]}, cards=[giant, tax])
    battle.plays("giant")
    assert (battle.dollars("one"), battle.sees("two").players["one"].back[0].paid) == (2, 18)


@pytest.mark.parametrize("mark", ["damage", "counters"])
def test_one_with_damage_or_counters_cannot_hide(mark: str):  # CO-R.N
    side = {"front": ["tom"], "hand": ["sneak"], mark: {"sneak": 1}}
    battle = arranged(one=side, cards=[SNEAK]).plays("sneak")
    assert (battle.back("one"), battle.face_down()) == (["sneak"], [])


def test_who_was_healed_on_the_way_home_hides_again():  # CO-R.N, CO-R.C
    spy = troop("spy", 1, 3, 1, "Stealth, Retreat.")
    side = {"front": ["tom", "spy"], "damage": {"spy": 1}}
    assert arranged(one=side, cards=[spy]).uses("spy").plays("spy").face_down() == []
    assert arranged(one=side, cards=[spy], counters_off_table="heal").uses("spy").plays("spy").face_down() == ["spy"]


# What it can do face down: test_face_down.py has the rest.


def test_using_an_ability_turns_it_up():  # CO-112.2, CO-R.N
    fence = troop("fence", 2, 3, 2, "Stealth.\nOnce per turn: gain $1.")
    side = {"front": ["tom"], "back": ["fence"], "face_down": ["fence"]}
    battle = arranged(one=side, cards=[fence]).uses("fence")
    assert (battle.face_down(), battle.dollars("one")) == ([], 11)


def test_so_does_retreat():  # CO-112.2, CO-R.N
    spy = troop("spy", 1, 3, 1, "Stealth, Retreat.")
    battle = arranged(one={"front": ["tom"], "back": ["spy"], "face_down": ["spy"]}, cards=[spy]).uses("spy")
    assert (battle.hand("one"), battle.face_down()) == (["spy"], [])
    assert battle.told(Event.TURNED_UP)


# Observer and the question who stays.


def test_a_face_down_observer_that_stays_is_turned_up():  # CO-R.N, CO-112.2
    side = {"front": ["tom"], "back": ["mole"], "face_down": ["mole"]}
    battle = arranged(one=side, phase="start", cards=[MOLE])
    assert battle.question == ("one", "stay", {"our mole", "done"})
    battle.says("our mole")
    assert (battle.back("one"), battle.face_down()) == (["mole"], [])


def test_the_question_is_put_for_the_sake_of_any_face_down_card():  # CO-R.N
    battle = arranged(one=HIDDEN, phase="start", cards=[SNEAK])
    assert battle.question == ("one", "stay", {"done"})
    side = {"front": ["tom"], "back": ["sneak"]}
    assert arranged(one=side, phase="start", cards=[SNEAK]).prompt == "play"


# What goes on it without turning it up.


def test_items_go_on_a_face_down_troop_unturned():  # CO-R.N, CO-109.1
    hat = equip("hat", 0, "The equipped troop gets +1 health.")
    battle = with_own(hat).says("our sneak")
    assert (battle.items("sneak"), battle.face_down(), battle.health("sneak")) == (["hat"], ["sneak"], 4)


def test_unless_a_condition_needs_its_face():  # CO-R.N
    bow = equip("bow", 0, "Equips a friendly shorthair.\nThe equipped troop gets +1 health.")
    battle = with_own(bow)
    assert battle.options == {"our sentry", "our sneak"}
    assert battle.says("our sneak").face_down() == []
    assert with_own(bow).says("our sentry").face_down() == ["sneak"]


def test_a_team_buff_for_all_troops_works_on_it_unturned():  # CO-R.N, CO-109.7
    anthem = team_buff("anthem", 0, "Friendly troops get +1 health.")
    battle = with_own(anthem)
    assert (battle.health("sneak"), battle.face_down()) == (4, ["sneak"])


def test_one_for_a_breed_does_not_until_it_is_turned_up():  # CO-R.N
    anthem = team_buff(
        "anthem", 0, "Friendly shorthairs get +1 health.\nFriendly troops with cost 2 or less have Reach."
    )
    battle = with_own(anthem)
    assert (battle.health("sneak"), battle.keywords("sneak")) == (3, {"stealth"})
    battle.ends_turn().ends_turn().says("done")
    assert (battle.health("sneak"), battle.keywords("sneak")) == (4, {"stealth", "reach"})


def test_counters_and_prevention_leave_it_unturned():  # CO-R.N
    care = one_time(
        "care", 0, "Put a counter on target friendly troop, then prevent the next 2 damage to it this turn."
    )
    battle = with_own(care).says("our sneak")
    assert (battle.counters("sneak"), battle.face_down()) == (1, ["sneak"])


def test_its_own_side_chooses_it_by_its_face_and_so_shows_it():  # CO-R.N
    praise = one_time("praise", 0, "Put a counter on target friendly shorthair.")
    battle = with_own(praise)
    assert battle.options == {"our sentry", "our sneak"}
    assert battle.says("our sneak").face_down() == []
    assert with_own(praise).says("our sentry").face_down() == ["sneak"]


def test_its_own_side_is_not_offered_what_it_is_not():  # CO-R.N
    praise = one_time("praise", 0, "Put a counter on target friendly longhair.")
    battle = with_own(praise, front=["persian"])
    assert battle.options == {"our persian"}


# What turns it up.


def test_damage_turns_it_up():  # CO-R.N, CO-112.2
    battle = against(HIDDEN, RAIN, SNEAK).says("rain")
    assert (battle.damage("sneak"), battle.face_down()) == (1, [])


def test_even_damage_that_is_prevented():  # CO-R.N
    care = one_time("care", 0, "Prevent the next 2 damage to target friendly troop this turn.")
    rain = one_time("rain", 0, "Deal 1 damage to each troop in either line.")
    side = HIDDEN | {"hand": ["care", "rain"]}
    battle = arranged(one=side, cards=[SNEAK, care, rain]).says("care", "our sneak", "rain")
    assert (battle.damage("sneak"), battle.face_down()) == (0, [])


def test_an_effect_on_each_of_a_breed_turns_up_all_where_it_looks():  # CO-R.N
    hail = one_time("hail", 0, "Put a counter on each opposing shorthair in either line.")
    side = {"front": ["tom"], "back": ["sneak", "shadow"], "face_down": ["sneak", "shadow"]}
    battle = against(side, hail, SNEAK, SHADOW).says("hail")
    assert battle.face_down() == []
    assert (battle.counters("sneak"), battle.counters("shadow")) == (1, 0)


@pytest.mark.parametrize("texts", ["with cost 2 or less", "with health 3 or more", "with damage 2 or less"])
def test_so_does_one_by_numbers(texts: str):  # CO-R.N
    hail = one_time("hail", 0, f"Put a counter on each opposing troop in either line {texts}.")
    battle = against(HIDDEN, hail, SNEAK).says("hail")
    assert (battle.face_down(), battle.counters("sneak")) == ([], 1)


def test_where_it_does_not_look_nothing_is_turned_up():  # CO-R.N, CO-106.1
    hail = one_time("hail", 0, "Put a counter on each opposing shorthair.")
    assert against(HIDDEN, hail, SNEAK).says("hail").face_down() == ["sneak"]


def test_an_effect_on_each_troop_needs_no_faces():  # CO-R.N
    hail = one_time("hail", 0, "Put a counter on each opposing troop in either line.")
    battle = against(HIDDEN, hail, SNEAK).says("hail")
    assert (battle.counters("sneak"), battle.face_down()) == (1, ["sneak"])


def test_chance_names_it_by_its_face_once_that_is_asked_for():  # CO-R.N
    bolt = one_time("bolt", 0, "Put a counter on a random opposing longhair in the Back Line.")
    side = {"front": ["tom"], "back": ["sneak", "shadow"], "face_down": ["sneak", "shadow"]}
    battle = against(side, bolt, SNEAK, SHADOW).says("bolt")
    assert (battle.face_down(), battle.counters("sneak"), battle.counters("shadow")) == ([], 0, 1)


def test_chance_names_any_troop_unturned():  # CO-R.N
    bolt = one_time("bolt", 0, "Put a counter on a random opposing troop in the Back Line.")
    battle = against(HIDDEN, bolt, SNEAK).says("bolt")
    assert (battle.face_down(), battle.counters("sneak")) == (["sneak"], 1)


# The opponent chooses it by what is public.


def test_the_opponent_chooses_it_as_a_face_down_card():  # CO-R.N
    dart = one_time("dart", 0, "Deal 1 damage to target opposing troop in either line.")
    battle = against(HIDDEN, dart, SNEAK, front=["tom"]).says("dart")
    assert battle.options == {"their sentry", "face-down"}
    battle.says("face-down")
    assert (battle.damage("sneak"), battle.face_down()) == (1, [])


def test_of_several_by_the_place_where_it_lies():  # CO-R.N
    dart = one_time("dart", 0, "Put a counter on target opposing troop in the Back Line.")
    side = {"front": ["tom"], "back": ["shadow", "sneak", "mole"], "face_down": ["shadow", "sneak", "mole"]}
    battle = against(side, dart, SNEAK, SHADOW, MOLE).says("dart")
    assert battle.options == {"face-down"}
    battle.says("face-down")
    assert battle.question == ("one", "choose-place", {"place 1", "place 2", "place 3"})
    battle.says("place 2")
    assert [battle.counters(name) for name in ("shadow", "sneak", "mole")] == [0, 1, 0]
    assert len(battle.face_down()) == 3


def test_places_count_from_the_one_that_lies_there_longest():  # CO-R.N
    dart = one_time("dart", 0, "Put a counter on target opposing troop in the Back Line.")
    side = {"front": ["tom"], "back": ["mole", "shadow", "sneak"], "face_down": ["shadow", "sneak", "mole"]}
    battle = against(side, dart, SNEAK, SHADOW, MOLE).says("dart", "face-down", "place 1")
    assert battle.counters("mole") == 1


def test_two_targets_are_two_different_ones():  # CO-R.N, CO-R.Z
    darts = one_time("darts", 0, "Put a counter on 2 target opposing troops in the Back Line.")
    side = {"front": ["tom"], "back": ["shadow", "sneak", "tom"], "face_down": ["shadow", "sneak"]}
    battle = against(side, darts, SNEAK, SHADOW).says("darts")
    assert battle.options == {"their tom 2", "face-down"}
    battle.says("face-down", "place 2")
    assert battle.options == {"their tom 2", "face-down"}
    battle.says("face-down")
    assert [battle.counters(name) for name in ("shadow", "sneak", "tom 2")] == [1, 1, 0]


def test_not_by_breed_or_numbers():  # CO-R.N
    dart = one_time("dart", 0, "Deal 1 damage to target opposing shorthair in either line.")
    assert against(HIDDEN, dart, SNEAK, front=["tom"]).says("dart").options == {"their sentry"}
    dart = one_time("dart", 0, "Deal 1 damage to target opposing troop in either line with cost 2 or less.")
    assert against(HIDDEN, dart, SNEAK, front=["tom"]).says("dart").options == {"their sentry"}


def test_an_item_for_opposing_troops_goes_on_it_by_its_place():  # CO-R.N, CO-R.Y
    bell = equip("bell", 0, "Equips an opposing troop in the Back Line.\nThe equipped troop gets -1 damage.")
    side = {"front": ["tom"], "back": ["shadow", "sneak"], "face_down": ["shadow", "sneak"]}
    battle = against(side, bell, SNEAK, SHADOW).says("bell")
    assert battle.question == ("one", "equip-to", {"face-down"})
    battle.says("face-down", "place 2")
    assert (battle.items("sneak"), battle.face_down()) == (["bell"], ["shadow", "sneak"])
    alone = against(HIDDEN, bell, SNEAK).says("bell", "face-down")
    assert (alone.items("sneak"), alone.face_down()) == (["bell"], ["sneak"])


def test_an_item_for_a_breed_does_not():  # CO-R.N, CO-R.Y
    bell = equip("bell", 0, "Equips an opposing shorthair in the Back Line.\nThe equipped troop gets -1 damage.")
    assert "bell" not in against(HIDDEN, bell, SNEAK).options


# What leaves, and what changes sides.


@pytest.mark.parametrize(
    ("deed", "place"),
    [
        ("Destroy target opposing troop in the Back Line.", "two's discard"),
        ("Return target opposing troop in the Back Line to its owner's hand.", "two's hand"),
        ("Take control of target opposing troop in the Back Line.", "one's back"),
        ("Move target opposing troop in the Back Line to the Front Line.", "two's front"),
    ],
)
def test_what_leaves_or_changes_sides_is_turned_up(deed: str, place: str):  # CO-R.N
    battle = against(HIDDEN, one_time("grab", 0, deed), SNEAK).says("grab", "face-down")
    assert (battle.where("sneak"), battle.face_down()) == (place, [])
    assert [battle.id(card) for card, _ in battle.told(Event.TURNED_UP)] == ["sneak"]


def test_a_face_down_troop_counts_as_a_troop_of_its_side():  # CO-R.B, CO-R.N
    battle = arranged(one={"front": [], "back": ["sneak"], "face_down": ["sneak"]}, cards=[SNEAK]).ends_turn()
    assert (battle.active, battle.wins("two")) == ("two", 0)


def test_it_cannot_attack_or_be_attacked_in_the_back_line():  # CO-106.1
    side = {"front": ["tom"], "back": ["sneak"], "face_down": ["sneak"]}
    assert arranged(one=side, phase="attack", cards=[SNEAK]).options == {"our tom", "done"}
    assert arranged(one={"front": ["lion"]}, two=side, phase="attack", cards=[SNEAK]).says("our lion").options == {
        "their tom"
    }


# What waits for a face-down card.


def test_who_waits_for_any_troop_hears_it_deployed():  # CO-R.N, CO-R.Z
    ear = troop(
        "ear", 1, 2, 1, "When an opposing troop is deployed, gain $1.\nWhen an opposing cat is deployed, draw a card."
    )
    battle = arranged(one={"hand": ["sneak", "tom"]}, two={"front": ["ear"]}, cards=[SNEAK, ear]).plays("sneak")
    assert (battle.dollars("two"), len(battle.hand("two")), battle.face_down()) == (1, 0, ["sneak"])
    battle.plays("tom")
    assert (battle.dollars("two"), len(battle.hand("two"))) == (2, 1)


def test_who_waits_for_a_breed_to_move_up_sees_it_turned_up():  # CO-R.N, CO-112.2
    drum = team_buff("drum", 1, "When a friendly shorthair moves to the Front Line, draw a card.")
    battle = arranged(one=HIDDEN | {"buffs": ["drum"]}, phase="start", cards=[SNEAK, drum]).says("done")
    assert len(battle.hand("one")) == 2


def test_a_vehicle_with_stealth_lies_face_down_and_cannot_be_told_from_a_cat():  # CO-R.I, CO-R.N
    hulk = vehicle("hulk", 2, 3, 2, "Stealth.")
    dart = one_time("dart", 0, "Put a counter on target opposing vehicle in either line.")
    side = {"front": ["tom"], "back": ["hulk"], "face_down": ["hulk"]}
    battle = against(side, dart, hulk).says("dart")
    assert (battle.counters("hulk"), battle.face_down()) == (0, ["hulk"])


def test_an_effect_on_damaged_troops_leaves_those_unturned_that_cannot_be_damaged():  # CO-R.N
    balm = one_time("balm", 0, "Heal 1 damage on each damaged friendly cat.")
    assert with_own(balm).face_down() == ["sneak"]


# Where only a face-down card of one's own could be meant.


def test_for_the_sake_of_ones_own_face_down_card_a_target_is_asked_for():  # CO-R.N
    """Else it would tell that the card is of no such breed."""
    praise = one_time("praise", 0, "Put a counter on target friendly longhair.")
    battle = with_own(praise)
    assert battle.question == ("one", "choose-target", {"done"})
    assert battle.says("done").face_down() == ["sneak"]


def test_which_need_not_be_chosen_either():  # CO-R.N
    praise = one_time("praise", 0, "Put a counter on target friendly longhair.")
    battle = with_own(praise, SHADOW, back=["shadow"], face_down=["shadow"])
    assert battle.options == {"our shadow", "done"}
    assert battle.says("done").face_down() == ["shadow"]
