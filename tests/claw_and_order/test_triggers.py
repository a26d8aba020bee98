"""Ruling CO-R.Z: what waits for an event, in which order it happens, and that it always ends."""

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import Battle, arranged, equip, one_time, troop, vehicle

RAIN = one_time("rain", 0, "Deal 1 damage to each opposing troop.")
WRECK = one_time("wreck", 0, "Destroy target opposing troop.")


def ear(text: str, damage: int = 1, health: int = 5) -> str:
    """A troop that waits for something."""
    return troop("ear", 1, health, damage, text)


def triggered(battle: Battle, kind: int = Event.TRIGGERED) -> list[str]:
    """Whose abilities came to pass since the last answer, in order."""
    ids = battle.own.ids
    return [f"{('one', 'two')[seat]}'s {ids[source >> 6 >> 2]}" for source, seat in battle.told(kind)]


# Every event once.


def test_when_this_is_deployed():  # CO-R.Z, CO-106.2
    battle = arranged(one={"hand": ["ear", "tom"], "dollars": 2}, cards=[ear("When this is deployed, gain $3.")])
    assert battle.plays("tom").dollars("one") == 1
    assert battle.plays("ear").dollars("one") == 3


def test_when_another_troop_is_deployed():  # CO-R.Z
    card = ear("When another friendly cat is deployed, gain $1.\nWhen an opposing cat is deployed, draw a card.")
    battle = arranged(one={"hand": ["tom", "truck", "ear"], "dollars": 5}, two={"front": ["ear"]}, cards=[card])
    battle.plays("ear")
    assert (battle.dollars("one"), len(battle.hand("two"))) == (4, 1)
    battle.plays("tom")
    assert (battle.dollars("one"), len(battle.hand("two"))) == (4, 2)
    battle.plays("truck")
    assert (battle.dollars("one"), len(battle.hand("two"))) == (1, 2)


def test_a_summoned_troop_is_not_deployed():  # CO-R.Z
    call = one_time("call", 0, "Summon a kitten.")
    card = ear("When another friendly troop is deployed, gain $1.")
    battle = arranged(one={"front": ["ear"], "hand": ["call"], "dollars": 0}, cards=[call, card]).plays("call")
    assert (battle.back("one"), battle.dollars("one")) == (["kitten"], 0)


def test_when_this_is_dealt_damage():  # CO-101.5, CO-R.Z
    card = ear("When this is dealt damage, deal 1 damage to the other troop.")
    battle = arranged(one={"front": ["mouser"]}, two={"front": ["ear"]}, phase="attack", cards=[card])
    battle.attacks("mouser", "ear")
    assert (battle.damage("ear"), battle.damage("mouser")) == (2, 1)


def test_damage_that_is_prevented_is_not_dealt():  # CO-107.3
    card = ear("When this is dealt damage, gain $1.\nOnce per turn: prevent the next 1 damage to this this turn.")
    sting = one_time("sting", 0, "Deal 1 damage to target friendly troop.")
    side = {"front": ["ear"], "hand": ["sting", "sting"], "dollars": 0}
    battle = arranged(one=side, cards=[card, sting]).uses("ear").says("sting", "our ear")
    assert (battle.damage("ear"), battle.dollars("one")) == (0, 0)
    battle.says("sting", "our ear")
    assert (battle.damage("ear"), battle.dollars("one")) == (1, 1)


def test_when_a_troop_is_healed():  # CO-101.5, CO-R.Z
    card = ear("When a friendly troop is healed, gain $1.")
    balm = one_time("balm", 0, "Heal 2 damage on each friendly troop.")
    side = {"front": ["ear", "tom", "mouser"], "damage": {"tom": 1}, "hand": ["balm"], "dollars": 0}
    battle = arranged(one=side, cards=[card, balm]).plays("balm")
    assert (battle.damage("tom"), battle.dollars("one")) == (0, 1), "who has no damage is not healed"


def test_when_this_retreats():  # CO-112.2, CO-R.R
    card = ear("Retreat.\nWhen this retreats, gain $2.")
    battle = arranged(one={"front": ["ear", "tom"], "dollars": 0}, cards=[card]).uses("ear")
    assert (battle.hand("one"), battle.dollars("one")) == (["ear"], 2)


def test_a_troop_that_an_effect_returns_does_not_retreat():  # CO-112.2
    card = ear("When another friendly troop retreats, gain $2.")
    recall = one_time("recall", 0, "Return target friendly troop to its owner's hand.")
    side = {"front": ["ear", "tom"], "hand": ["recall"], "dollars": 0}
    battle = arranged(one=side, cards=[card, recall]).says("recall", "our tom")
    assert (battle.hand("one"), battle.dollars("one")) == (["tom"], 0)


def test_when_this_moves_to_the_back_line():  # CO-106.1, CO-R.Z
    card = ear("When this moves to the Back Line, gain $1.\nPay $1: move this to the Back Line.")
    battle = arranged(one={"front": ["ear", "tom"], "dollars": 2}, cards=[card]).uses("ear")
    assert (battle.back("one"), battle.dollars("one")) == (["ear"], 2)
    assert battle.uses("ear").dollars("one") == 1, "it is there already"


def test_when_this_attacks_a_vehicle():  # CO-107.2, CO-108.1
    card = ear("When this attacks a vehicle, this gets +2 damage this turn.\nWhen this attacks, put a counter on this.")
    for victim, damage in (("truck", 3), ("persian", 1)):
        battle = arranged(one={"front": ["ear"]}, two={"front": [victim, "tom"]}, phase="attack", cards=[card])
        battle.attacks("ear", victim)
        assert (battle.damage(victim), battle.counters("ear")) == (damage, 1)


def test_when_this_kills_a_vehicle():  # CO-107.3, CO-108.1
    card = ear("When this kills a vehicle, put 2 counters on this.", damage=9)
    for victim, counters in (("truck", 2), ("persian", 0)):
        battle = arranged(one={"front": ["ear"]}, two={"front": [victim, "tom"]}, phase="attack", cards=[card])
        assert battle.attacks("ear", victim).counters("ear") == counters


def test_when_this_moves_to_the_front_line():  # CO-R.Z, CO-106.3
    card = ear("When this moves to the Front Line, draw a card.")
    assert len(arranged(one={"back": ["ear"]}, phase="start", cards=[card]).hand("one")) == 2
    assert len(arranged(one={"front": ["ear"]}, phase="start", cards=[card]).hand("one")) == 1


def test_when_a_troop_moves_to_the_front_line_by_whatever_means():  # CO-R.Z
    rush = one_time("rush", 0, "Move target friendly troop to the Front Line.")
    card = ear("When an opposing troop moves to the Front Line, gain $1.")
    side = {"front": ["tom"], "back": ["mouser"], "hand": ["rush", "rush"]}
    battle = arranged(one=side, two={"front": ["ear"]}, cards=[rush, card]).says("rush", "our mouser")
    assert battle.dollars("two") == 1
    assert battle.says("rush", "our mouser").dollars("two") == 1


def test_each_troop_that_moves_up_is_one_event():  # CO-R.Z, CO-106.3
    card = ear("When another friendly cat moves to the Front Line, draw a card.")
    battle = arranged(one={"front": ["ear"], "back": ["tom", "truck", "lion"]}, phase="start", cards=[card])
    assert len(battle.hand("one")) == 3


def test_when_this_attacks_it_comes_before_the_damage():  # CO-R.Z, CO-R.A
    card = ear("When this attacks, this gets +2 damage this turn.")
    battle = arranged(one={"front": ["ear", "tom"]}, phase="attack", cards=[card]).attacks("ear", "sentry")
    assert battle.damage("sentry") == 3
    assert battle.kinds.index(Event.TRIGGERED) < battle.kinds.index(Event.DAMAGED)


def test_when_an_opposing_troop_attacks_that_troop():  # CO-R.Z
    card = ear("When an opposing cat attacks, deal 1 damage to that troop.")
    battle = arranged(one={"front": ["mouser", "lion"]}, two={"front": ["sentry", "ear"]}, phase="attack", cards=[card])
    assert battle.attacks("mouser", "sentry").damage("mouser") == 1


def test_when_this_is_attacked_the_other_troop_is_the_attacker():  # CO-R.Z
    card = ear("When this is attacked, deal 1 damage to the other troop.")
    battle = arranged(one={"front": ["mouser", "lion"]}, two={"front": ["ear"]}, phase="attack", cards=[card])
    battle.attacks("mouser", "ear")
    assert (battle.damage("mouser"), battle.damage("ear")) == (1, 2)


def test_when_a_friendly_troop_attacks_the_other_troop_is_attacked():  # CO-R.Z
    card = ear("When a friendly troop attacks, put a counter on the other troop, then put 2 counters on that troop.")
    battle = arranged(one={"front": ["tom", "ear"]}, phase="attack", cards=[card]).attacks("tom", "sentry")
    assert (battle.counters("sentry"), battle.counters("tom")) == (1, 2)


def test_when_this_deals_damage_in_an_attack_or_otherwise():  # CO-R.Z
    card = ear("When this deals damage, gain $1.\nOnce per turn: deal 1 damage to each opposing troop.")
    two = {"front": ["sentry", "lion"]}
    battle = arranged(one={"front": ["ear", "tom"], "dollars": 0}, two=two, cards=[card]).uses("ear")
    assert battle.dollars("one") == 2
    assert battle.attacks("ear", "lion").dollars("one") == 3


def test_damage_that_is_prevented_or_none_was_not_dealt():  # CO-R.Z
    card = ear("When a friendly troop deals damage, gain $1.", damage=0)
    one, two = {"front": ["ear", "tom", "mouser"]}, {"front": ["sentry"], "hand": ["cardboard-decoy"]}
    battle = arranged(one=one, two=two, phase="attack", cards=[card]).attacks("ear", "sentry")
    assert battle.dollars("one") == 0
    battle.declares("mouser", "sentry").says("cardboard-decoy")
    assert (battle.dollars("one"), battle.damage("sentry"), len(battle.told(Event.PREVENTED))) == (0, 0, 1)
    assert battle.declares("tom", "sentry").active == "two"


def test_an_item_that_deals_damage_is_no_troop():  # CO-R.Z
    card = ear("When a friendly troop deals damage, gain $1.\nWhen a friendly troop kills a troop, gain $2.")
    one, two = {"front": ["ear"], "hand": ["rain"], "dollars": 0}, {"front": ["kitten", "sentry"]}
    battle = arranged(one=one, two=two, cards=[RAIN, card]).plays("rain")
    assert (battle.front("two"), battle.dollars("one")) == (["sentry"], 0)


def test_when_this_kills_a_troop():  # CO-R.Z, CO-107.3
    card = ear("When this kills a troop, gain $1.", damage=2)
    two = {"front": ["tom", "sentry"]}
    battle = arranged(one={"front": ["ear", "tom"]}, two=two, phase="attack", cards=[card]).attacks("ear", "tom")
    assert battle.dollars("one") == 1


def test_only_the_last_blow_kills():  # CO-R.Z, CO-107.3
    card = ear("When this kills a troop, gain $1.", damage=2)
    one, two = {"front": ["ear", "tom", "lion"]}, {"front": ["mouser", "sentry"]}
    battle = arranged(one=one, two=two, phase="attack", cards=[card]).attacks("ear", "mouser").attacks("tom", "mouser")
    assert (battle.front("two"), battle.dollars("one")) == (["sentry"], 0)


def test_when_a_friendly_cat_kills_that_troop_is_the_killer():  # CO-R.Z
    card = ear("When a friendly cat kills a troop, put a counter on that troop.")
    one, two = {"front": ["mouser", "ear"]}, {"front": ["tom", "sentry"]}
    assert arranged(one=one, two=two, phase="attack", cards=[card]).attacks("mouser", "tom").counters("mouser") == 1


def test_when_this_is_killed_the_other_troop_is_the_killer():  # CO-R.Z, CO-107.3
    card = ear("When this is killed, deal 1 damage to the other troop.", health=1)
    one, two = {"front": ["mouser", "tom"]}, {"front": ["ear", "sentry"]}
    battle = arranged(one=one, two=two, phase="attack", cards=[card]).attacks("mouser", "ear")
    assert (battle.where("ear"), battle.damage("mouser")) == ("two's discard", 1)


def test_without_a_killer_there_is_no_other_troop():  # CO-R.Z, CO-R.D
    card = ear("When this is killed, deal 1 damage to the other troop.\nWhen this is killed, draw a card.")
    side = {"front": ["ear", "sentry"], "damage": {"ear": 6}, "items": {"hat": "ear"}}
    hat = equip("hat", 1, "The equipped troop gets +2 health.")
    battle = arranged(one=side, cards=[card, hat]).uses("hat")
    assert (battle.where("ear"), battle.told(Event.DAMAGED)) == ("one's discard", [])
    assert len(battle.hand("one")) == 2


def test_a_killer_that_is_an_item_is_no_troop_either():  # CO-R.Z
    card = ear("When this is killed, put a counter on the other troop.", health=1)
    whip = equip("whip", 1, "Once per turn: deal 1 damage to target opposing troop.")
    one, two = {"front": ["tom"], "items": {"whip": "tom"}}, {"front": ["ear", "sentry"]}
    battle = arranged(one=one, two=two, cards=[card, whip]).uses("whip", "ability 1").chooses("ear")
    assert (battle.where("ear"), battle.counters("whip"), battle.counters("tom")) == ("two's discard", 0, 0)


def test_when_a_troop_is_killed_and_when_it_is_destroyed():  # CO-R.Z, CO-107.3
    card = ear("When another friendly troop is killed, gain $1.\nWhen another friendly troop is destroyed, gain $3.")
    two = {"front": ["ear", "tom", "sentry"]}
    killed = arranged(one={"front": ["lion", "tom"]}, two=two, phase="attack", cards=[card]).attacks("lion", "tom")
    assert killed.dollars("two") == 4
    destroyed = arranged(one={"hand": ["wreck"]}, two=two, cards=[card, WRECK]).says("wreck").chooses("tom")
    assert destroyed.dollars("two") == 3


def test_when_this_is_piloted_and_when_a_friendly_vehicle_is():  # CO-R.Z, CO-108.2
    van = vehicle(
        "van", 2, 3, 1, "When this is piloted, gain $1.\nWhen this is piloted, put a counter on the other troop."
    )
    card = ear("When a friendly vehicle is piloted, gain $3.")
    side = {"front": ["van", "truck", "tom", "mouser", "ear"], "dollars": 0}
    battle = arranged(one=side, phase="pilots", cards=[van, card]).boards("tom", "van")
    assert (battle.dollars("one"), battle.counters("tom")) == (4, 1)
    assert battle.boards("mouser", "truck").dollars("one") == 7


def test_when_its_vehicle_is_piloted():  # CO-R.Z, CO-108.2
    card = ear("When its vehicle is piloted, its vehicle gets +2 damage this turn.")
    battle = arranged(one={"front": ["truck", "ear", "tom"]}, phase="pilots", cards=[card]).boards("ear", "truck")
    assert battle.strength("truck") == 6


def test_when_this_is_equipped_and_when_this_equips():  # CO-R.Z, CO-109.1
    card = ear("When this is equipped, gain $1.\nWhen another friendly troop is equipped, gain $3.")
    cap = equip("cap", 0, "When this equips a troop, put a counter on the equipped troop.")
    side = {"front": ["ear", "tom"], "hand": ["cap", "cap"], "dollars": 0}
    battle = arranged(one=side, cards=[card, cap]).plays("cap", on="ear")
    assert (battle.dollars("one"), battle.counters("ear")) == (1, 1)
    battle.plays("cap", on="tom")
    assert (battle.dollars("one"), battle.counters("tom")) == (4, 1)


@pytest.mark.parametrize(
    ("moment", "active", "drawn"),
    [
        ("your turn", "one", 2),
        ("your turn", "two", 0),
        ("your opponent's turn", "one", 1),
        ("your opponent's turn", "two", 1),
        ("each turn", "one", 2),
        ("each turn", "two", 1),
    ],
)
def test_at_the_start_of_a_turn(moment: str, active: str, drawn: int):  # CO-R.Z, CO-104.1
    card = ear(f"At the start of {moment}, draw a card.")
    assert len(arranged(one={"front": ["ear"]}, active=active, phase="start", cards=[card]).hand("one")) == drawn


@pytest.mark.parametrize(
    ("moment", "active", "healed"),
    [
        ("your turn", "one", 1),
        ("your turn", "two", 0),
        ("your opponent's turn", "one", 0),
        ("your opponent's turn", "two", 1),
        ("each turn", "one", 1),
        ("each turn", "two", 1),
    ],
)
def test_at_the_end_of_a_turn(moment: str, active: str, healed: int):  # CO-R.Z, CO-104.1
    card = ear(f"At the end of {moment}, heal 1 damage on this.")
    side = {"front": ["ear"], "damage": {"ear": 3}}
    assert arranged(one=side, active=active, phase="end", cards=[card]).damage("ear") == 3 - healed


def test_the_start_comes_after_moving_up_and_before_the_draw_phase():  # CO-106.3, CO-104.1, CO-R.Z
    card = ear("At the start of your turn, draw a card.\nWhen this moves to the Front Line, gain $1.")
    battle = arranged(one={"back": ["ear"]}, phase="start", cards=[card])
    order = [kind for kind in battle.kinds if kind in (Event.MOVED, Event.TRIGGERED, Event.GAINED, Event.DREW)]
    assert order == [Event.MOVED, Event.TRIGGERED, Event.GAINED, Event.TRIGGERED, Event.DREW, Event.GAINED, Event.DREW]
