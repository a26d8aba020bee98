"""What leaves play or changes sides: where it goes, what everybody knows of it, and what it leaves alone."""

from catspaw.games.claw_and_order.state import card_state as w
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Zone
from claw_and_order.battle import Battle, arranged, equip, one_time, token, troop
from claw_and_order.test_effects import doing

HAT = equip("hat", 1, "The equipped troop gets +1 health.")
RUNNER = troop("runner", 1, 3, 1, "Retreat.")


def known(battle: Battle, seat: str) -> list[str]:
    """The cards in a hand that everybody knows of."""
    other = {"one": "two", "two": "one"}[seat]
    return [found.card for found in battle.sees(other).players[seat].known]


# Back to the hand.


def test_items_that_come_off_one_after_the_other_are_known_and_wait_for_the_next_turn():  # CO-109.4
    side = {"front": ["tom"], "items": {"knife": "tom", "hat": "tom"}}
    battle = arranged(one=side, cards=[HAT]).uses("knife").uses("hat")
    assert known(battle, "one") == ["knife", "hat"]
    assert not battle.options & {"knife", "hat"}


def test_an_item_that_comes_off_keeps_neither_its_troop_nor_its_age():  # CO-109.4, CO-101.5
    battle = arranged(one={"front": ["tom"], "items": {"knife": "tom"}}).uses("knife")
    card = battle.card("knife")
    assert (w.partner_of(battle.position, card), battle.stamp(card)) == (-1, 0)


def test_troops_that_go_back_one_after_the_other_are_all_known():  # CO-R.R, CO-R.Q
    battle = doing("Return 2 target opposing troops to their owners' hands.", two={"front": ["tom", "boss", "lion"]})
    assert known(battle.chooses("boss", "tom"), "two") == ["tom", "boss"], "the oldest first"


def test_who_goes_back_is_told_with_owner_and_controller():  # CO-R.X, CO-R.Q
    two = {"front": ["tom", "their mouser"]}
    battle = doing("Return each opposing troop to its owner's hand.", two=two)
    told = {battle.id(card): seats for card, seats in battle.told(Event.RETURNED)}
    assert told == {"tom": 1 | 1 << 1, "mouser": 0 | 1 << 1}


# Summoned troops.


def test_a_summoned_troop_that_is_gone_leaves_nothing_behind():  # CO-R.X
    wreck = one_time("wreck", 0, "Destroy target friendly troop.")
    battle = arranged(one={"front": ["tom", "kitten"], "counters": {"kitten": 2}, "hand": ["wreck"]}, cards=[wreck])
    card = battle.card("kitten")
    battle.plays("wreck").says("our kitten")
    assert battle.position.zones[Zone.CARD_STATE + card] == 0


def test_when_one_is_gone_or_comes_the_others_keep_their_owner():  # CO-R.X
    wreck = one_time("wreck", 0, "Destroy target opposing troop.")
    two = {"front": ["imp", "imp"], "hand": []}
    battle = arranged(one={"hand": ["wreck"]}, two=two, cards=[wreck, token("imp", 1, 1)]).plays("wreck")
    assert battle.chooses("imp").owner("imp") == "two"
    call = one_time("call", 0, "Summon a kitten.")
    battle = arranged(one={"hand": ["call"]}, two=two, cards=[call, token("imp", 1, 1)]).plays("call")
    assert [battle.owner(name) for name in ("imp", "imp 2", "kitten")] == ["two", "two", "one"]


# Other sides.


def test_who_is_taken_from_a_back_line_joins_those_in_the_other():  # CO-R.J, CO-106.1
    lure = one_time("lure", 0, "Take control of target opposing troop in the Back Line.")
    one = {"front": ["sentry"], "back": ["lion"]}
    two = {"front": ["sentry"], "back": ["tom"], "hand": ["lure"]}
    battle = arranged(one=one, two=two, active="two", cards=[lure]).plays("lure").chooses("lion")
    assert (battle.back("one"), sorted(battle.back("two"))) == ([], ["lion", "tom"])


# Numbers that are told.


def test_damage_is_told_with_who_dealt_it():  # CO-101.5
    battle = arranged(one={"front": ["lion", "tom"]}, two={"front": ["sentry"]}, phase="attack")
    battle.attacks("lion", "sentry")
    assert [told for _, told in battle.told(Event.DAMAGED)] == [battle.card("lion") | 5 << 6]


def test_just_as_much_as_there_is_room_for_reaches_no_bound():  # CO-R.Z, CO-101.5
    giant = troop("giant", 1, 9, 0, "This gets +9 health for each counter on it.")
    side = {"front": ["giant"], "counters": {"giant": 60}, "damage": {"giant": 250}}
    battle = doing("Deal 5 damage to target opposing troop.", giant, two=side).chooses("giant")
    assert battle.damage("giant") == n.MOST_DAMAGE
    assert [kind for kind in battle.kinds if kind in (Event.AT_BOUND, Event.DAMAGED)] == [Event.DAMAGED]
    assert doing("Gain $3.", dollars=1020).told(Event.SEAT_AT_BOUND) == []


def test_the_second_player_has_no_more_room_for_dollars():  # CO-R.Z
    deed = one_time("deed", 0, "Gain $9.")
    battle = arranged(two={"hand": ["deed"], "dollars": 1020}, active="two", cards=[deed]).plays("deed")
    assert (battle.dollars("two"), battle.told(Event.GAINED), len(battle.told(Event.SEAT_AT_BOUND))) == (
        1023,
        [(1, 3)],
        1,
    )


def test_a_vehicle_that_leaves_play_after_its_pilot_was_changed_is_as_unknown_as_any_card():  # CO-108.3, CO-R.N
    home = one_time("home", 0, "Return target friendly troop to its owner's hand.")
    battle = arranged(one={"front": ["truck", "tom"], "hand": ["home"]}, cards=[home], phase="pilots")
    truck = battle.card("truck")
    battle.boards("tom", "truck")
    assert battle.word(Zone.CHANGED) == 1 << truck
    battle.plays("home", on="truck")
    assert battle.hand("one") == ["truck"]
    assert battle.word(Zone.CHANGED) == 0
