"""Ruling CO-R.Z: a troop that comes into a dead one's place is another troop."""

from typing import Any

from catspaw.games.claw_and_order.edge.view import Duel
from catspaw.games.claw_and_order.state.events import Event
from catspaw.table import narrate
from claw_and_order.battle import Battle, arranged, one_time, team_buff, token, troop

BOMB = token("bomb", 1, 1, "When this attacks, deal 1 damage to each friendly troop.")
NEST = troop("nest", 1, 9, 1, "When another friendly troop is killed, summon a bomb.")
GAS = one_time("gas", 0, "Deal 1 damage to each opposing troop.")


def gassed(text: str, **one: Any) -> Battle:
    """Seat two's token of the test dies of gas, and at once another one is in its place."""
    dying = token("dying", 1, 1, text)
    two = {"front": ["nest", "dying", "sentry"]}
    nest = troop("nest", 1, 9, 1, "When another friendly troop is killed, summon a dying.")
    battle = arranged(one={"hand": ["gas"], **one}, two=two, cards=[dying, nest, GAS]).plays("gas")
    assert battle.back("two") == ["dying"]
    return battle


def test_a_new_token_does_not_get_what_the_dead_one_was_to_get():  # CO-R.Z
    """Both abilities wait for the attack, and the first kills the attacker and puts another one in its place."""
    goad = troop(
        "goad", 1, 9, 1, "When another friendly troop attacks, deal 1 damage to that troop, then summon a grower."
    )
    grower = token("grower", 1, 1, "When this attacks, put 2 counters on this.")
    battle = arranged(one={"front": ["goad", "grower"]}, phase="attack", cards=[goad, grower])
    battle.attacks("grower", "sentry")
    assert (battle.back("one"), battle.counters("grower")) == (["grower"], 0)


def test_nor_is_it_the_one_that_another_ability_leaves_out():  # CO-R.Z
    """Another friendly troop is any but the dead one, so the new token too."""
    battle = gassed("When this is killed, put a counter on each other friendly troop.")
    assert [battle.counters(name) for name in ("nest", "two's sentry", "dying")] == [1, 1, 1]


def test_a_new_token_has_not_dealt_the_damage_of_the_dead_one():  # CO-R.Z
    battle = gassed("When this is killed, deal 1 damage to each opposing troop.\nWhen this deals damage, gain $1.")
    assert battle.damage("one's sentry") == 1
    assert battle.dollars("two") == 0


def test_nor_has_it_killed_whom_the_dead_one_killed():  # CO-R.Z
    text = "When this is killed, deal 9 damage to each opposing troop.\nWhen this kills a troop, gain $1."
    battle = gassed(text, front=["tom"])
    assert (battle.front("one"), battle.dollars("two")) == ([], 0)


def test_whoever_is_killed_by_the_dead_one_has_no_killer_to_pay_back():  # CO-R.Z
    avenger = troop("avenger", 1, 1, 1, "When this is killed, put a counter on the other troop.")
    dying = token("dying", 1, 1, "When this is killed, deal 1 damage to each opposing troop, then summon a dying.")
    one, two = {"front": ["avenger", "tom"], "hand": ["gas"]}, {"front": ["dying", "sentry"]}
    battle = arranged(one=one, two=two, cards=[avenger, dying, GAS]).plays("gas")
    assert (battle.front("one"), battle.back("two"), battle.counters("dying")) == (["tom"], ["dying"], 0)
    assert "a summoned troop" in " ".join(line.text for line in narrate(battle.table, "one", "en"))


def test_what_is_gone_is_no_troop_that_deals_damage():  # CO-R.Z
    """The same for a card of a deck and for a token, whoever waits for it."""
    ear = troop("ear", 1, 9, 1, "When a friendly troop deals damage, gain $1.")
    martyr = troop("martyr", 1, 1, 1, "When this is killed, deal 1 damage to each opposing troop.")
    ghost = token("ghost", 1, 1, "When this is killed, deal 1 damage to each opposing troop.")
    for dead in ("martyr", "ghost"):
        battle = arranged(one={"hand": ["gas"]}, two={"front": [dead, "ear"]}, cards=[ear, martyr, ghost, GAS])
        battle.plays("gas")
        assert (battle.damage("one's sentry"), battle.dollars("two")) == (1, 0)


def test_a_new_token_does_not_strike_for_the_attacker_that_died():  # CO-R.A, CO-R.Z
    trap = troop("trap", 1, 9, 1, "When this is attacked, deal 1 damage to the other troop.")
    rush = troop("rush", 1, 9, 1, "When another friendly troop is killed, move each friendly troop to the Front Line.")
    side = {"front": ["nest", "rush", "bomb"]}
    quiet = token("bomb", 1, 1, "Flying.")
    battle = arranged(one=side, two={"front": ["trap"]}, phase="attack", cards=[quiet, NEST, rush, trap])
    battle.attacks("bomb", "trap")
    assert battle.front("one") == ["nest", "rush", "bomb"]
    assert (battle.damage("trap"), len(battle.told(Event.SPENT)), battle.told(Event.STRUCK)) == (0, 1, [])


def test_nor_is_it_struck_for_the_attacked_one_that_died():  # CO-R.A, CO-R.Z
    eager = troop("eager", 1, 9, 3, "When this attacks, deal 1 damage to the other troop.")
    rush = troop("rush", 1, 9, 1, "When another friendly troop is killed, move each friendly troop to the Front Line.")
    quiet = token("bomb", 1, 1, "Flying, Reach.")
    two = {"front": ["nest", "rush", "bomb"]}
    wings = team_buff("wings", 0, "Friendly troops have Flying.")
    cards = [eager, quiet, NEST, rush, wings]
    battle = arranged(one={"front": ["eager"], "buffs": ["wings"]}, two=two, phase="attack", cards=cards)
    battle.attacks("eager", "bomb")
    assert battle.front("two") == ["nest", "rush", "bomb"]
    assert (battle.damage("bomb"), len(battle.told(Event.SPENT)), battle.told(Event.STRUCK)) == (0, 1, [])


def test_the_view_of_an_attack_ends_when_one_of_the_two_is_gone():  # CO-R.A
    text = (
        "When this is attacked, deal 1 damage to the other troop.\nWhen this is attacked, heal 1 damage on target cat."
    )
    trap = troop("trap", 1, 9, 1, text)
    battle = arranged(
        one={"front": ["bomb", "nest"]}, two={"front": ["trap"]}, phase="attack", cards=[BOMB, NEST, trap]
    )
    battle.declares("bomb", "trap")
    assert battle.prompt == "choose-target"
    assert battle.sees("two").attack is None
    assert battle.sees("two").duel == Duel(None, None)


def test_what_resolves_is_called_by_its_name_though_it_is_gone():  # CO-R.Z
    dying = token("dying", 1, 1, "When this is killed, you may gain $1.")
    battle = arranged(one={"hand": ["gas"]}, two={"front": ["dying", "sentry"]}, cards=[dying, GAS]).plays("gas")
    assert (battle.prompt, battle.sees("one").resolving, battle.sees("one").ability) == ("whether", "dying", 0)


def test_what_was_for_this_turn_was_for_the_dead_one():  # CO-R.Z
    nest = troop("nest", 1, 9, 1, "When another friendly troop is killed, summon a kitten.")
    drug = one_time("drug", 0, "Target friendly troop gets +3 damage this turn, then it may attack again this turn.")
    pop = one_time("pop", 0, "Deal 1 damage to target friendly troop.")
    side = {"front": ["nest", "kitten"], "hand": ["drug", "pop"]}
    battle = arranged(one=side, cards=[nest, drug, pop]).says("drug", "our kitten")
    assert battle.strength("kitten") == 4
    battle.says("pop", "our kitten")
    assert (battle.back("one"), battle.strength("kitten")) == (["kitten"], 1)
