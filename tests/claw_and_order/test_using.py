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


# Prices.


def test_several_counters_are_a_price():  # CO-101.5, CO-R.Y
    hoarder = troop("hoarder", 2, 5, 1, "Remove 2 counters: gain $3.")
    for counters in (0, 1):
        side = {"front": ["hoarder"], "counters": {"hoarder": counters}}
        assert "our hoarder" not in arranged(one=side, cards=[hoarder]).options
    battle = arranged(one={"front": ["hoarder"], "counters": {"hoarder": 5}}, cards=[hoarder]).uses("hoarder")
    assert (battle.counters("hoarder"), battle.dollars("one")) == (3, 13)
    assert "our hoarder" not in battle.options, "once per turn"


def test_cards_are_discarded_as_a_price_before_anything_else():  # CO-R.Y, CO-R.Z
    clerk = troop("clerk", 1, 5, 1, "Discard 2 cards: gain $3.")
    battle = arranged(one={"front": ["clerk"], "hand": ["tom", "mouser", "persian"]}, cards=[clerk]).uses("clerk")
    assert battle.dollars("one") == 10
    battle.says("tom", "persian")
    assert (battle.hand("one"), battle.discard("one"), battle.dollars("one")) == (["mouser"], ["persian", "tom"], 13)


def test_who_has_too_few_cards_cannot_pay_with_them():  # CO-R.Y
    clerk = troop("clerk", 1, 5, 1, "Discard 2 cards: gain $3.")
    for hand in ([], ["tom"]):
        assert "our clerk" not in arranged(one={"front": ["clerk"], "hand": hand}, cards=[clerk]).options


def test_a_troop_destroys_itself_as_a_price():  # CO-109.3, CO-R.K, CO-R.Y
    text = "Destroy this: deal 3 damage to target opposing troop."
    bomber = troop("bomber", 2, 3, 1, text + "\nWhen this is destroyed, gain $1.")
    battle = arranged(one={"front": ["bomber", "tom"]}, two={"front": ["lion", "tom"]}, cards=[bomber]).uses("bomber")
    assert (battle.front("one"), battle.discard("one")) == (["tom"], ["bomber"])
    battle.chooses("lion")
    assert (battle.damage("lion"), battle.dollars("one")) == (3, 11)
