"""Ruling CO-R.Y: abilities that are used in one's own Play Phase, for their price."""

from catspaw.games.claw_and_order.abilities.ops import ABILITIES
from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import arranged, troop

CRAFTY = troop("crafty", 2, 5, 1, "Once per turn: put a counter on this.\nPay $1: heal 1 damage on this.")


def test_it_is_told_who_uses_which_of_several_abilities():  # CO-R.Y
    battle = arranged(one={"front": ["crafty"]}, cards=[CRAFTY]).uses("crafty", "ability 2")
    card, definition = battle.card("crafty"), battle.own.ids.index("crafty")
    assert battle.told(Event.USED) == [(card | (definition * ABILITIES + 1) << 6, 0)]


def test_uses_of_each_ability_are_counted_for_themselves():  # CO-R.Y, CO-R.Z
    battle = arranged(one={"front": ["crafty"], "dollars": 20}, cards=[CRAFTY])
    for _ in range(8):
        battle.uses("crafty", "ability 2")
    assert (battle.dollars("one"), battle.counters("crafty")) == (12, 0)
    battle.uses("crafty")
    assert (battle.dollars("one"), battle.counters("crafty")) == (12, 1), "only the first ability is left"
    assert "our crafty" not in battle.options


def test_the_last_dollar_will_do_for_either_player():  # CO-R.Y, CO-R.Z
    tinker = troop("tinker", 2, 5, 1, "Pay $2: put a counter on this.")
    for seat in ("one", "two"):
        side = {"front": ["tinker"], "dollars": 2}
        one, two = (side, None) if seat == "one" else (None, side)
        battle = arranged(one=one, two=two, active=seat, cards=[tinker]).uses("tinker")
        assert (battle.dollars(seat), battle.counters("tinker")) == (0, 1)
        assert "our tinker" not in battle.options
