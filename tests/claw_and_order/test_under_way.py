"""Ruling CO-R.Z: what is under way keeps meaning the cards it meant, and what is over leaves no trace."""

import pytest

from catspaw.core.packed import written
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import CardField, Zone
from catspaw.games.claw_and_order.state.zones import reference
from claw_and_order.battle import arranged, equip, one_time, team_buff, token, troop
from claw_and_order.test_effects import doing

RUNNER = troop("runner", 1, 3, 1, "Retreat.")


# Somebody else leaves.


@pytest.mark.parametrize("gone", ["kitten", "tom"])
def test_whose_ability_it_is_stays_so_when_another_troop_leaves(gone: str):  # CO-R.Z
    ogre = troop("ogre", 2, 5, 1, "Once per turn: destroy target friendly troop, then put a counter on this.")
    battle = arranged(one={"front": ["ogre", gone]}, cards=[ogre]).uses("ogre").says(f"our {gone}")
    assert (battle.front("one"), battle.counters("ogre")) == (["ogre"], 1)


def test_that_troop_is_still_meant_when_another_one_leaves():  # CO-R.Z
    text = "When another friendly troop is deployed, destroy target friendly troop, then put a counter on that troop."
    host = troop("host", 2, 5, 1, text)
    battle = arranged(one={"front": ["host", "tom"], "hand": ["lion"]}, cards=[host]).plays("lion").says("our tom")
    assert (battle.where("tom"), battle.counters("lion")) == ("one's discard", 1)


def test_the_other_troop_is_still_meant_when_another_one_leaves():  # CO-R.Z
    zealot = troop(
        "zealot", 2, 5, 1, "When this attacks, destroy target friendly cat, then put a counter on the other troop."
    )
    battle = arranged(one={"front": ["zealot", "tom"]}, phase="attack", cards=[zealot])
    battle.attacks("zealot", "sentry").says("our tom")
    assert (battle.counters("two's sentry"), battle.where("tom")) == (1, "one's discard")


def test_what_waits_is_still_its_own_when_a_summoned_troop_leaves():  # CO-R.Z
    cards = [
        troop("butcher", 2, 5, 1, "When a friendly troop attacks, destroy target friendly troop."),
        troop("clerk", 2, 5, 1, "When a friendly troop attacks, put a counter on this."),
    ]
    battle = arranged(one={"front": ["butcher", "clerk", "tom", "kitten"]}, phase="attack", cards=cards)
    battle.attacks("tom", "sentry").says("our kitten")
    assert (battle.counters("clerk"), battle.front("one")) == (1, ["butcher", "clerk", "tom"])


# A summoned troop leaves, and the next one gets its number.


def test_the_next_summoned_troop_is_not_the_one_whose_ability_it_was():  # CO-R.Z
    phoenix = token(
        "phoenix", 1, 1, "When this attacks, destroy this, then summon a phoenix, then put a counter on this."
    )
    battle = arranged(one={"front": ["tom", "phoenix"]}, phase="attack", cards=[phoenix]).attacks("phoenix", "sentry")
    assert (battle.back("one"), battle.counters("phoenix")) == (["phoenix"], 0)


def test_the_next_summoned_troop_is_not_the_other_one_that_was_attacked():  # CO-R.Z
    cards = [
        troop("nurse", 2, 5, 1, "When an opposing troop attacks, destroy the other troop, then summon a kitten."),
        troop("clerk", 2, 5, 1, "When an opposing troop attacks, put a counter on the other troop."),
    ]
    two = {"front": ["nurse", "clerk", "kitten"]}
    battle = arranged(one={"front": ["tom", "lion"]}, two=two, phase="attack", cards=cards)
    battle.attacks("tom", "kitten")
    assert (battle.back("two"), battle.counters("kitten")) == (["kitten"], 0)


def test_a_summoned_troop_that_is_gone_has_the_word_that_it_waited_for():  # CO-R.Z
    cards = [
        troop("bully", 2, 5, 1, "When this attacks, destroy the other troop."),
        token("heir", 1, 1, "When this is killed, gain $1.\nWhen this is attacked, gain $3."),
    ]
    battle = arranged(one={"front": ["bully", "tom"]}, two={"front": ["heir", "sentry"]}, phase="attack", cards=cards)
    battle.attacks("bully", "heir")
    assert battle.told(Event.GAINED) == [(1, 3)]


# Deployed this turn.


def test_whoever_was_deployed_this_turn_waits_though_others_are_deployed_or_leave():  # CO-R.R, CO-106.2
    wreck = one_time("wreck", 0, "Destroy target friendly troop.")
    side = {"front": ["tom"], "hand": ["runner", "mouser", "wreck"]}
    battle = arranged(one=side, cards=[RUNNER, wreck]).plays("runner")
    assert "our runner" not in battle.options
    assert "our runner" not in battle.plays("mouser").options
    assert "our runner" not in battle.plays("wreck").says("our tom").options


def test_who_leaves_and_is_summoned_or_played_anew_was_not_deployed_before():  # CO-R.R
    side = {"front": ["runner"], "back": ["tom"], "deployed": ["tom"], "hand": ["wreck"]}
    wreck = one_time("wreck", 0, "Destroy target friendly troop.")
    battle = arranged(one=side, cards=[RUNNER, wreck]).plays("wreck").says("our tom")
    assert "our runner" in battle.options
    assert battle.word(Zone.DEPLOYED_NOW) == 0


# Damage that comes along from the hand.

GRUDGE = troop("grudge", 1, 5, 1, "While damaged, this gets +2 damage.")


def test_who_was_hurt_before_is_damaged_once_more_in_play():  # CO-106.2
    side = {"front": ["grudge"], "damage": {"grudge": 2, "sulk": 1}, "hand": ["sulk", "tom"]}
    sulk = troop("sulk", 1, 5, 1, "While damaged, this gets +2 damage.")
    battle = arranged(one=side, cards=[GRUDGE, sulk]).plays("sulk")
    assert (battle.strength("sulk"), battle.strength("grudge")) == (3, 3)


def test_who_was_not_is_not():  # CO-106.2
    battle = arranged(one={"hand": ["grudge"]}, cards=[GRUDGE]).plays("grudge")
    assert battle.strength("grudge") == 1
    battle = arranged(one={"hand": ["grudge"], "counters": {"grudge": 1}}, cards=[GRUDGE]).plays("grudge")
    assert (battle.strength("grudge"), battle.counters("grudge")) == (1, 1)


# What is over leaves no trace.


@pytest.mark.parametrize("seat", ["one", "two"])
def test_a_used_item_keeps_nothing(seat: str):  # CO-109.6
    deed = one_time("deed", 0, "Gain $1.")
    battle = arranged(**{seat: {"hand": ["deed"]}}, active=seat, cards=[deed]).plays("deed")  # type: ignore[arg-type]
    card = battle.card("deed")
    assert (battle.where("deed"), battle.damage("deed"), battle.stamp(card)) == (f"{seat}'s discard", 0, 0)


def test_when_an_ability_is_over_nobody_is_chosen_any_more():  # CO-109.6
    battle = doing("Put a counter on up to 2 target friendly troops.", front=["tom", "lion"]).says("our tom", "done")
    left = (Zone.PC, Zone.CONTROLLER, Zone.CHOSEN_ONES, Zone.LEFT, Zone.LINEAGE)
    assert [battle.word(place) for place in left] == [0] * 5
    assert {battle.word(place) for place in (Zone.SOURCE, Zone.THAT_CARD, Zone.OTHER_CARD)} == {n.NONE}


def test_a_card_that_is_turned_up_keeps_only_its_age():  # CO-R.N, CO-112.2
    spy = troop("spy", 1, 3, 1, "Stealth, Retreat.")
    battle = arranged(one={"front": ["tom", "spy"]}, cards=[spy]).uses("spy").plays("spy")
    assert battle.face_down() == ["spy"]
    battle.ends_turn().ends_turn().until("play")
    card = battle.card("spy")
    assert battle.position.zones[Zone.CARD_STATE + card] == written(0, CardField.STAMP, battle.stamp(card))
    assert battle.position.zones[Zone.MAY_BE + card] == 0


def test_arrivals_are_counted_one_by_one():  # CO-R.Z
    battle = arranged(one={"front": ["tom"], "hand": ["mouser", "pennant"]}).plays("mouser").plays("pennant")
    assert battle.stamp(battle.card("pennant")) - battle.stamp(battle.card("mouser")) == 1


def test_who_stays_is_told_and_chosen_for_that_question_only():  # CO-106.3, CO-112.2
    guard = troop("guard", 1, 3, 1, "Observer.")
    battle = arranged(one={"front": ["tom"], "back": ["guard"]}, phase="start", cards=[guard]).says("our guard")
    assert battle.told(Event.STAYED) == [(reference(battle.position, battle.card("guard")), 0)]
    assert (battle.prompt, battle.back("one"), battle.word(Zone.CHOSEN_ONES)) == ("play", ["guard"], 0)


# The deck.


def test_the_first_card_of_a_deck_is_drawn_like_any_other_if_it_lies_on_top():  # CO-104.1
    battle = arranged(one={"front": ["sentry"], "top": ["alley-recruit"]}, phase="draw")
    assert battle.card("alley-recruit") == 0
    assert (battle.hand("one"), battle.queue("one")) == (["alley-recruit"], [])


def test_a_death_costs_cards_by_its_own_rule_though_an_ability_is_under_way():  # CO-107.4
    battle = doing("Deal 4 damage to target opposing troop, then draw a card.", two={"front": ["mouser", "sentry"]})
    battle.chooses("mouser")
    assert battle.cited(Event.MILLED) == ["CO-107.4"]
    assert doing("Discard the bottom card of your deck, then draw a card.").cited(Event.MILLED) == ["CO-R.Z"]


# Items and prices.


def test_an_item_goes_on_the_only_face_down_troop_though_others_stand_face_up():  # CO-109.1, CO-R.N
    bell = equip("bell", 0, "Equips an opposing troop in either line.\nThe equipped troop gets -1 damage.")
    sneak = troop("sneak", 2, 3, 2, "Stealth.")
    two = {"front": ["sentry", "tom"], "back": ["sneak"], "face_down": ["sneak"]}
    battle = arranged(one={"hand": ["bell"]}, two=two, cards=[bell, sneak]).says("bell", "face-down")
    assert (battle.prompt, battle.items("sneak")) == ("play", ["bell"])


def test_one_that_hides_beside_another_leaves_that_one_hidden():  # CO-112.2, CO-R.N
    cards = [troop("sneak", 2, 3, 2, "Stealth."), troop("shadow", 2, 3, 2, "Stealth.")]
    battle = arranged(one={"hand": ["sneak", "shadow"]}, cards=cards).plays("sneak").plays("shadow")
    assert battle.face_down() == ["sneak", "shadow"]


def test_what_a_hidden_card_may_be_is_every_card_with_stealth_at_that_price():  # CO-R.N
    cards = [
        troop("mole", 1, 3, 2, "Stealth."),
        troop("sneak", 9, 3, 2, "Stealth."),
        troop("shadow", 9, 3, 2, "Stealth."),
        team_buff("sale", 1, "Friendly longhairs cost $1 less."),
        troop("ghost", 9, 3, 2, "Stealth.", breed="longhair"),
    ]
    battle = arranged(one={"hand": ["sneak"], "buffs": ["sale"]}, cards=cards).plays("sneak")
    may_be = battle.position.zones[Zone.MAY_BE + battle.card("sneak")]
    hiders = [battle.own.ids[hider] for place, hider in enumerate(battle.own.hiders) if may_be >> place & 1]
    assert sorted(hiders) == ["shadow", "sneak"]


def test_the_first_card_of_a_deck_may_speak_of_its_own_price_too():  # CO-105.3
    challenger = troop("challenger", 3, 3, 2, "While behind in battles, this costs $2 less.")
    battle = arranged(one={"hand": ["challenger"], "dollars": 1}, two={"wins": 1}, cards=[challenger])
    assert battle.card("challenger") == 0
    assert "challenger" in battle.options
