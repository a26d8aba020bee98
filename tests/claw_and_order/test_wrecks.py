"""Chapter 108 continued: a vehicle is destroyed, loses its pilot or has none."""

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import arranged, equip, one_time, team_buff, troop, vehicle
from claw_and_order.test_vehicles import DRIVEN, LIONS, LURE, RECALL, WRECK, ZAP

# A vehicle is destroyed, or its pilot.


def test_with_a_killed_vehicle_its_pilot_dies():  # CO-108.4
    side = {"front": ["truck", "tom", "sentry"], "pilots": {"truck": "tom"}}
    battle = arranged(one=LIONS, two=side, phase="attack").attacks("lion", "truck")
    assert battle.front("two") == ["sentry"]
    assert set(battle.discard("two")) == {"truck", "tom", "idler"}
    assert len(battle.told(Event.KILLED)) == 2


@pytest.mark.parametrize(
    ("reading", "killed", "wrecked"), [("killed", 3, 0), ("killed-strict", 2, 0), ("discarded", 3, 3)]
)
def test_what_vehicle_and_pilot_cost_their_owner(reading: str, killed: int, wrecked: int):  # CO-R.K, CO-108.4, CO-107.4
    side = {"front": ["truck", "mouser"], "pilots": {"truck": "mouser"}, "back": ["sentry"]}
    battle = arranged(one={"front": ["lion"]}, two=side, phase="attack", destroyed_cost=reading)
    assert len(battle.attacks("lion", "truck").told(Event.MILLED)) == killed
    battle = arranged(one={"hand": ["wreck"]}, two=side, cards=[WRECK], destroyed_cost=reading)
    assert len(battle.says("wreck").chooses("truck").told(Event.MILLED)) == wrecked
    assert battle.front("two") == []


@pytest.mark.parametrize("reading", ["killed", "killed-strict", "discarded"])
def test_who_dies_with_its_vehicle_of_the_same_damage_is_paid_for_once(reading: str):  # CO-R.K, CO-107.4
    rain = one_time("rain", 0, "Deal 5 damage to each opposing troop.")
    two = {"front": ["truck", "mouser", "sentry"], "pilots": {"truck": "mouser"}}
    battle = arranged(one={"hand": ["rain"]}, two=two, cards=[rain], destroyed_cost=reading).plays("rain")
    assert (len(battle.told(Event.KILLED)), len(battle.told(Event.MILLED))) == (2, 3)


def test_in_a_killed_vehicle_a_strict_table_destroys_the_pilot():  # CO-R.K, CO-108.4
    battle = arranged(one={"front": ["lion"]}, two=DRIVEN, phase="attack", destroyed_cost="killed-strict")
    battle.attacks("lion", "truck")
    assert (len(battle.told(Event.KILLED)), len(battle.told(Event.DESTROYED))) == (1, 1)


def test_the_pilot_of_a_destroyed_vehicle_is_destroyed_and_not_killed():  # CO-108.4, CO-112.2
    battle = arranged(one={"hand": ["wreck"]}, two=DRIVEN, cards=[WRECK]).says("wreck").chooses("truck")
    assert battle.front("two") == []
    assert (len(battle.told(Event.KILLED)), len(battle.told(Event.DESTROYED))) == (0, 2)


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


def test_also_if_one_effect_kills_both_at_the_same_moment():  # CO-108.4
    martyr = troop("martyr", 2, 3, 1, "When this is killed, gain $1.\nWhen this is destroyed, gain $3.")
    two = {"front": ["truck", "martyr", "sentry"], "pilots": {"truck": "martyr"}}
    rain = one_time("rain", 0, "Deal 5 damage to each opposing troop.")
    battle = arranged(one={"hand": ["rain"]}, two=two, cards=[martyr, rain]).plays("rain")
    assert (battle.front("two"), battle.dollars("two")) == (["sentry"], 4)
    purge = one_time("purge", 0, "Destroy each opposing troop with cost 2 or more.")
    battle = arranged(one={"hand": ["purge"]}, two=two, cards=[martyr, purge]).plays("purge")
    assert (battle.front("two"), battle.dollars("two")) == (["sentry"], 3)


def test_and_the_vehicles_last_words_are_heard_all_the_same():  # CO-108.4
    van = vehicle("van", 2, 3, 1, "When this is killed, gain $1.")
    driver = troop("driver", 1, 1, 1, "When its vehicle is killed, gain $3.\nWhen this is killed, gain $5.")
    two = {"front": ["driver", "van", "sentry"], "pilots": {"van": "driver"}}
    rain = one_time("rain", 0, "Deal 5 damage to each opposing troop.")
    battle = arranged(one={"hand": ["rain"]}, two=two, cards=[van, driver, rain]).plays("rain")
    assert (battle.dollars("two"), len(battle.told(Event.KILLED))) == (9, 2)


def test_who_killed_the_pilot_itself_is_its_killer():  # CO-108.4, CO-R.K
    martyr = troop("martyr", 2, 1, 1, "When this is killed, put a counter on the other troop.")
    storm = troop("storm", 2, 9, 1, "Once per turn: deal 5 damage to each opposing troop.")
    two = {"front": ["truck", "martyr", "sentry"], "pilots": {"truck": "martyr"}}
    battle = arranged(one={"front": ["storm"]}, two=two, cards=[martyr, storm]).uses("storm")
    assert (battle.counters("storm"), battle.front("two")) == (1, ["sentry"])


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
    assert battle.told(Event.SPENT)
    assert (battle.damage("trapper"), battle.front("one")) == (0, ["truck"])


# Ruling J: leaving in other ways.


@pytest.mark.parametrize("line", ["front", "back"])
def test_a_vehicle_that_returns_to_hand_drops_its_pilot_in_its_line(line: str):  # CO-R.J
    side = {line: ["truck", "tom"], "pilots": {"truck": "tom"}}
    battle = arranged(one={"hand": ["recall"]}, two=side, cards=[RECALL]).says("recall").chooses("truck")
    assert (battle.where("truck"), battle.where("tom")) == ("two's hand", f"two's {line}")
    assert battle.told(Event.STEPPED_OUT)


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


def test_whichever_card_of_a_deck_the_pilot_is_it_goes_with_its_vehicle():  # CO-108.4
    wreck = one_time("wreck", 0, "Destroy target friendly vehicle.")
    one = {"front": ["alley-recruit", "truck", "tom"], "pilots": {"truck": "alley-recruit"}, "hand": ["wreck"]}
    battle = arranged(one=one, cards=[wreck])
    assert battle.card("alley-recruit") == 0, "the very first one"
    battle.plays("wreck").says("our truck")
    assert (battle.front("one"), battle.discard("one")) == (["tom"], ["alley-recruit", "truck", "wreck"])
