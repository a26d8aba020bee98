"""Chapter 109: Equip Items, One-Time Items and Team Buffs, and responses."""

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import arranged, battlefield, equip, one_time, team_buff, troop

HAT = equip("hat", 1, "The equipped troop gets +1 health.")
SCARF = equip("scarf", 1, "The equipped troop gets +1 damage.")
WRECK = one_time("wreck", 0, "Destroy target opposing troop.")
RECALL = one_time("recall", 0, "Return target opposing troop to its owner's hand.")
LURE = one_time("lure", 0, "Take control of target opposing troop.")
SCOUT = troop("scout", 1, 2, 1, "Retreat.")
DRESSED = {"front": ["tom"], "items": {"hat": "tom", "scarf": "tom"}}


# Equip Items.


def test_an_equip_item_is_paid_for_and_goes_on_a_troop():  # CO-109.1, CO-105.3
    side = {"front": ["tom"], "back": ["mouser"], "hand": ["hat"]}
    battle = arranged(one=side, cards=[HAT]).says("hat")
    assert battle.question == ("one", "equip-to", {"our tom", "our mouser"})
    battle.says("our mouser")
    assert (battle.items("mouser"), battle.health("mouser"), battle.dollars("one")) == (["hat"], 4, 9)
    assert battle.told(Event.EQUIPPED)


def test_without_a_troop_it_cannot_be_played():  # CO-109.1
    battle = arranged(one={"front": [], "hand": ["hat", "tom"]}, cards=[HAT])
    assert battle.options == {"tom", "done"}
    assert "hat" in battle.plays("tom").options


def test_a_troop_carries_several_items_even_of_one_name():  # CO-109.2
    side = {"front": ["tom"], "hand": ["hat", "hat", "scarf"]}
    battle = arranged(one=side, cards=[HAT, SCARF])
    battle.plays("hat", on="tom").plays("scarf", on="tom").plays("hat", on="tom")
    assert battle.items("tom") == ["hat", "scarf", "hat"]
    assert (battle.health("tom"), battle.strength("tom")) == (4, 2)


def test_with_a_discarded_troop_its_items_are_discarded():  # CO-109.3
    battle = arranged(one={"hand": ["wreck"]}, two=DRESSED, cards=[HAT, SCARF, WRECK]).says("wreck").chooses("tom")
    assert battle.discard("two") == ["hat", "scarf", "tom"]
    assert len(battle.told(Event.FELL)) == 2


def test_with_a_killed_troop_too():  # CO-109.3, CO-107.3
    battle = arranged(one={"front": ["lion"]}, two=DRESSED, phase="attack", cards=[HAT, SCARF]).attacks("lion", "tom")
    assert battle.discard("two") == ["hat", "scarf", "tom"]


def test_an_item_goes_to_its_owners_pile():  # CO-109.3, CO-R.X
    one = {"front": ["lion"], "items": {"bell-collar": "their tom"}}
    battle = arranged(one=one, two={"front": ["tom"]}, phase="attack").attacks("lion", "tom")
    assert (battle.discard("one"), battle.discard("two")) == (["bell-collar"], ["tom"])


def test_an_item_may_come_back_to_hand_in_the_own_play_phase():  # CO-109.4
    battle = arranged(one=DRESSED, cards=[HAT, SCARF])
    assert battle.options == {"our hat", "our scarf", "done"}
    battle.uses("hat")
    assert (battle.hand("one"), battle.items("tom"), battle.health("tom")) == (["hat"], ["scarf"], 2)
    assert (battle.dollars("one"), len(battle.told(Event.CAME_OFF))) == (10, 1)


def test_it_may_come_off_at_any_time_of_the_phase():  # CO-109.4
    battle = arranged(one=DRESSED | {"hand": ["mouser"]}, cards=[HAT, SCARF]).plays("mouser").uses("scarf")
    assert battle.hand("one") == ["scarf"]


def test_not_in_the_opponents_turn_nor_in_the_attack_phase_nor_in_set_up():  # CO-109.4, CO-R.G
    assert arranged(one=DRESSED, cards=[HAT, SCARF], active="two").options == {"done"}
    assert arranged(one=DRESSED, cards=[HAT, SCARF], phase="attack").options == {"our tom", "done"}
    assert arranged(one=DRESSED, cards=[HAT, SCARF], phase="set-up").options == {"done"}


def test_a_removed_item_is_not_equipped_again_this_turn():  # CO-109.4
    battle = arranged(one={"front": ["tom", "mouser"], "items": {"hat": "tom"}}, cards=[HAT]).uses("hat")
    assert battle.options == {"done"}
    battle.ends_turn().ends_turn()
    assert battle.plays("hat", on="mouser").items("mouser") == ["hat"]


def test_but_another_of_its_name_may_be():  # CO-109.4
    side = {"front": ["tom"], "items": {"hat": "tom"}, "hand": ["hat"]}
    battle = arranged(one=side, cards=[HAT]).uses("hat")
    assert (battle.hand("one"), battle.options) == (["hat", "hat"], {"hat 2", "done"})
    assert battle.plays("hat 2", on="tom").options == {"our hat", "done"}


def test_each_item_comes_off_once_a_turn():  # CO-R.O, CO-109.4
    battle = arranged(one=DRESSED, cards=[HAT, SCARF], once_per_turn="item").uses("hat").uses("scarf")
    assert battle.hand("one") == ["hat", "scarf"]


def test_or_one_item_of_a_player():  # CO-R.O, CO-109.4
    battle = arranged(one=DRESSED, cards=[HAT, SCARF], once_per_turn="player").uses("hat")
    assert battle.options == {"done"}
    assert battle.ends_turn().ends_turn().options == {"our scarf", "hat", "done"}


def test_who_lived_by_an_item_dies_without_it():  # CO-109.4, CO-R.D
    battle = arranged(one=DRESSED | {"damage": {"tom": 2}}, cards=[HAT, SCARF]).uses("hat")
    assert (battle.hand("one"), battle.discard("one")) == (["hat"], ["scarf", "tom"])


def test_items_are_never_targets():  # CO-109.5
    everywhere = one_time("everywhere", 0, "Destroy target troop in either line.")
    battle = arranged(one={"hand": ["everywhere"]}, two=DRESSED, cards=[HAT, SCARF, everywhere]).says("everywhere")
    assert battle.options == {"our sentry", "their tom"}


def test_an_item_says_whom_it_goes_on():  # CO-R.Y, CO-109.1
    ribbon = equip("ribbon", 0, "Equips a friendly longhair.\nThe equipped troop gets +1 health.")
    side = {"front": ["tom", "persian"], "back": ["lion", "truck"], "hand": ["ribbon"]}
    battle = arranged(one=side, two={"front": ["persian"]}, cards=[ribbon]).says("ribbon")
    assert battle.options == {"our persian", "our lion"}
    assert "ribbon" not in arranged(one={"front": ["tom"], "hand": ["ribbon"]}, cards=[ribbon]).options


def test_unless_it_says_so_it_goes_on_friendly_troops_only():  # CO-R.Y
    battle = arranged(one={"front": ["tom"], "hand": ["hat", "bell-collar"]}, two={"front": ["lion"]}, cards=[HAT])
    assert battle.says("hat").options == {"our tom"}
    assert battle.says("our tom", "bell-collar").options == {"their lion"}


def test_the_owner_takes_an_item_off_an_opposing_troop():  # CO-109.4
    battle = arranged(one={"front": ["tom"], "items": {"bell-collar": "their lion"}}, two={"front": ["lion"]})
    assert battle.strength("lion") == 3
    assert battle.uses("bell-collar").strength("lion") == 5
    theirs = arranged(one={"items": {"bell-collar": "their lion"}}, two={"front": ["lion"]}, active="two")
    assert theirs.options == {"done"}


def test_an_item_stays_on_a_troop_that_changes_sides():  # CO-109.1, CO-109.4
    battle = arranged(one={"hand": ["lure"]}, two=DRESSED, cards=[HAT, SCARF, LURE]).says("lure").chooses("tom")
    assert (battle.where("tom"), battle.items("tom")) == ("one's front", ["hat", "scarf"])
    assert battle.ends_turn().options == {"our hat", "our scarf", "done"}
    assert battle.uses("hat").where("hat") == "two's hand"


# Ruling Q: items on a troop that goes back to hand.


def test_items_come_back_with_a_retreating_troop():  # CO-R.Q, CO-R.R
    side = {"front": ["scout", "tom"], "items": {"hat": "scout"}}
    battle = arranged(one=side, cards=[HAT, SCOUT]).uses("scout")
    assert battle.hand("one") == ["hat", "scout"]
    assert battle.options == {"scout", "done"}


def test_or_they_are_discarded():  # CO-R.Q
    side = {"front": ["scout", "tom"], "items": {"hat": "scout"}}
    battle = arranged(one=side, cards=[HAT, SCOUT], retreat_items="discard").uses("scout")
    assert (battle.hand("one"), battle.discard("one")) == (["scout"], ["hat"])


@pytest.mark.parametrize(("reading", "place"), [("hand", "two's hand"), ("discard", "two's discard")])
def test_so_they_do_with_a_troop_that_an_effect_returns(reading: str, place: str):  # CO-R.Q
    battle = arranged(one={"hand": ["recall"]}, two=DRESSED, cards=[HAT, SCARF, RECALL], retreat_items=reading)
    battle.says("recall").chooses("tom")
    assert (battle.where("tom"), battle.where("hat"), battle.where("scarf")) == ("two's hand", place, place)


def test_each_item_goes_to_its_own_owner():  # CO-R.Q, CO-R.X
    one = {"items": {"bell-collar": "their tom"}, "hand": ["recall"]}
    battle = arranged(one=one, two={"front": ["tom", "sentry"]}, cards=[RECALL]).says("recall").chooses("tom")
    assert (battle.hand("one"), battle.hand("two")) == (["bell-collar"], ["tom"])
    assert battle.options == {"done"}


# Team Buffs.


def test_a_team_buff_is_for_all_friendly_troops_and_vehicles():  # CO-109.7, CO-101.3
    side = {"front": ["tom", "truck", "kitten"], "back": ["lion"], "hand": ["anthem"]}
    anthem = team_buff("anthem", 2, "Friendly troops get +1 health.")
    battle = arranged(one=side, two={"front": ["mouser"]}, cards=[anthem]).plays("anthem")
    assert [battle.health(troop) for troop in ("tom", "truck", "kitten", "lion", "mouser")] == [3, 6, 2, 9, 3]
    assert (battle.buffs("one"), battle.dollars("one")) == (["anthem"], 8)


def test_it_lasts_and_helps_those_who_come_later():  # CO-109.7
    anthem = team_buff("anthem", 2, "Friendly troops get +1 health.")
    side = {"front": ["tom"], "buffs": ["anthem"], "hand": ["mouser"]}
    battle = arranged(one=side, cards=[anthem]).plays("mouser").ends_turn().ends_turn()
    assert (battle.health("mouser"), battle.buffs("one")) == (4, ["anthem"])


def test_a_second_one_of_a_name_cannot_be_played():  # CO-109.7, CO-R.U
    battle = arranged(one={"hand": ["motor-pool", "motor-pool", "medal-ceremony"]}).plays("motor-pool")
    assert battle.options == {"medal-ceremony", "done"}
    assert battle.plays("medal-ceremony").buffs("one") == ["motor-pool", "medal-ceremony"]


def test_the_opponents_copy_does_not_matter():  # CO-R.U
    battle = arranged(one={"hand": ["motor-pool"]}, two={"buffs": ["motor-pool"]}).plays("motor-pool")
    assert (battle.buffs("one"), battle.buffs("two")) == (["motor-pool"], ["motor-pool"])


def test_a_battlefield_is_no_team_buff():  # CO-R.U, CO-111.3
    plain = battlefield("plain", "Friendly troops get +1 health.")
    battle = arranged(one={"hand": ["motor-pool"]}, battlefield="plain", cards=[plain])
    assert battle.plays("motor-pool").buffs("one") == ["motor-pool"]


def test_buffs_and_items_may_be_played_before_the_first_turn():  # CO-R.G, CO-103.4
    side = {"front": [], "back": ["tom"], "hand": ["motor-pool", "hat", "supply-drop"]}
    battle = arranged(one=side, phase="set-up", cards=[HAT])
    assert battle.options == {"motor-pool", "hat", "done"}
    battle.plays("motor-pool").plays("hat", on="tom")
    assert (battle.buffs("one"), battle.items("tom"), battle.dollars("one")) == (["motor-pool"], ["hat"], 2)


def test_a_team_buffs_activated_ability_is_its_players():  # CO-R.Y, CO-109.7
    kitchen = team_buff("kitchen", 2, "Pay $2, once per turn: heal 1 damage on target friendly troop.")
    side = {"front": ["tom"], "damage": {"tom": 1}, "buffs": ["kitchen"]}
    battle = arranged(one=side, cards=[kitchen]).says("our kitchen", "our tom")
    assert (battle.damage("tom"), battle.dollars("one"), battle.options) == (0, 8, {"done"})
    assert arranged(one=side, cards=[kitchen], active="two").options == {"done"}


# One-Time Items and responses.


def test_a_one_time_item_takes_effect_and_is_discarded():  # CO-109.6, CO-101.3
    purse = one_time("purse", 2, "Gain $5.")
    battle = arranged(one={"hand": ["purse"], "dollars": 3}, cards=[purse]).plays("purse")
    assert (battle.dollars("one"), battle.hand("one"), battle.discard("one")) == (6, [], ["purse"])


def test_it_takes_effect_first_and_is_discarded_after_that():  # CO-109.6
    salvage = one_time("salvage", 0, "Return a card from your discard pile to your hand.")
    side = {"hand": ["salvage"], "discard": ["tom"], "deck": ["tom", ...]}
    battle = arranged(one=side, cards=[salvage]).plays("salvage")
    assert battle.options == {"tom", "nothing"}
    assert (battle.where("salvage"), battle.sees("two").resolving) == ("nowhere", "salvage")
    battle.says("tom")
    assert (battle.where("salvage"), battle.hand("one")) == ("one's discard", ["tom"])


def test_it_is_discarded_after_its_last_sentence_and_before_what_that_triggers():  # CO-109.6, CO-R.Z
    blast = one_time("blast", 0, "Deal 2 damage to target opposing troop.\nYou may gain $1.")
    imp = troop("imp", 1, 2, 1, "When this is killed, you may gain $1.")
    battle = arranged(one={"hand": ["blast"]}, two={"front": ["imp", "sentry"]}, cards=[blast, imp])
    battle.says("blast").chooses("imp")
    assert (battle.question, battle.where("blast")) == (("one", "whether", {"yes", "no"}), "nowhere")
    battle.says("no")
    assert (battle.question, battle.where("blast")) == (("two", "whether", {"yes", "no"}), "one's discard")


def test_while_it_takes_effect_everybody_sees_what_it_is():  # CO-109.6, architecture law 2
    blast = one_time("blast", 0, "You may gain $1.\nYou may gain $2.")
    battle = arranged(one={"hand": ["blast"], "deck": ["tom", ...]}, cards=[blast]).says("blast")
    for seat in ("one", "two", None):
        player = battle.sees(seat).players["one"]
        assert (player.taking_effect, "blast" in player.discard) == ("blast", False)
    battle.says("yes", "no")
    player = battle.sees("two").players["one"]
    assert (player.taking_effect, "blast" in player.discard) == (None, True)


def test_a_response_is_discarded_before_the_attack_goes_on():  # CO-109.6, CO-R.W
    bold = troop("bold", 1, 2, 3, "When this attacks, you may gain $1.")
    two = {"front": ["sentry"], "hand": ["cardboard-decoy"]}
    battle = arranged(one={"front": ["bold", "tom"]}, two=two, phase="attack", cards=[bold])
    battle.declares("bold", "sentry").says("cardboard-decoy")
    assert (battle.prompt, battle.where("cardboard-decoy")) == ("whether", "two's discard")


def test_a_battle_may_end_while_it_takes_effect():  # CO-109.6, CO-R.L
    doom = one_time("doom", 0, "Destroy each opposing troop, then you may gain $1.")
    battle = arranged(one={"hand": ["doom"], "wins": 0}, cards=[doom], defeat="immediate").plays("doom")
    assert (battle.wins("one"), battle.number) == (1, 2)
    assert battle.position.conserved()


def test_its_sentences_are_done_one_after_the_other():  # CO-109.6, CO-R.Z
    twice = one_time("twice", 0, "Gain $1.\nDraw a card.\nGain $2.")
    battle = arranged(one={"hand": ["twice"], "dollars": 0}, cards=[twice]).plays("twice")
    assert [kind for kind in battle.kinds if kind in (Event.GAINED, Event.DREW)] == [
        Event.GAINED,
        Event.DREW,
        Event.GAINED,
    ]
    assert battle.dollars("one") == 3


def test_only_in_the_own_play_phase():  # CO-109.6
    purse = one_time("purse", 0, "Gain $5.")
    side = {"hand": ["purse"]}
    assert arranged(one=side, cards=[purse]).options == {"purse", "done"}
    assert arranged(one=side, cards=[purse], phase="set-up").options == {"done"}
    assert arranged(one=side, cards=[purse], phase="attack").options == {"our sentry", "done"}
    assert arranged(one=side, cards=[purse], active="two").declares("sentry", "sentry").options == {"pass"}


def test_a_response_is_played_when_an_opposing_troop_attacks():  # CO-109.6, CO-R.W
    one, two = {"front": ["lion", "tom"]}, {"front": ["mouser", "sentry"], "hand": ["cardboard-decoy", "supply-drop"]}
    battle = arranged(one=one, two=two, phase="attack").declares("lion", "mouser")
    assert battle.question == ("two", "respond", {"cardboard-decoy", "pass"})
    battle.says("cardboard-decoy")
    assert (battle.damage("mouser"), battle.discard("two")) == (2, ["cardboard-decoy"])
    assert (battle.hand("two"), battle.prompt) == (["supply-drop"], "attack-with")


def test_the_window_opens_whatever_the_other_holds():  # CO-R.W
    one = {"front": ["tom", "mouser"]}
    holding = arranged(one=one, two={"hand": ["lion"]}, phase="attack").declares("tom", "sentry")
    assert holding.question == ("two", "respond", {"pass"})
    assert holding.says("pass").damage("sentry") == 1
    empty = arranged(one=one, two={}, phase="attack").declares("tom", "sentry")
    assert (empty.prompt, empty.damage("sentry")) == ("attack-with", 1)


def test_it_opens_for_every_attack():  # CO-R.W, CO-R.Y
    two = {"front": ["sentry"], "hand": ["cardboard-decoy", "cardboard-decoy"]}
    battle = arranged(one={"front": ["lion", "mouser", "tom"]}, two=two, phase="attack")
    battle.declares("lion", "sentry").says("cardboard-decoy")
    assert battle.damage("sentry") == 2
    assert battle.declares("mouser", "sentry").question == ("two", "respond", {"cardboard-decoy", "pass"})


def test_one_response_and_none_to_it():  # CO-R.Y
    one = {"front": ["lion", "tom"], "hand": ["cardboard-decoy"]}
    two = {"front": ["mouser", "sentry"], "hand": ["cardboard-decoy", "cardboard-decoy"]}
    battle = arranged(one=one, two=two, phase="attack").declares("lion", "mouser").says("cardboard-decoy")
    assert (battle.asked, battle.prompt) == ("one", "attack-with")
    assert (battle.hand("one"), battle.hand("two")) == (["cardboard-decoy"], ["cardboard-decoy"])


def test_a_response_that_became_dearer_needs_dollars():  # CO-R.W
    customs = team_buff("customs", 1, "Opposing items cost $1 more.")
    one, two = {"front": ["lion", "tom"], "buffs": ["customs"]}, {"front": ["mouser"], "hand": ["cardboard-decoy"]}
    poor = arranged(one=one, two=two, phase="attack", cards=[customs]).declares("lion", "mouser")
    assert poor.question == ("two", "respond", {"pass"})
    rich = arranged(one=one, two=two | {"dollars": 1}, phase="attack", cards=[customs]).declares("lion", "mouser")
    assert rich.options == {"cardboard-decoy", "pass"}
    assert rich.says("cardboard-decoy").dollars("two") == 0


def test_that_troop_attacks_and_the_other_is_attacked():  # CO-R.W, CO-R.A
    text = (
        "May be played when an opposing troop attacks.\nPut a counter on that troop.\nHeal 3 damage on the other troop."
    )
    tangle = one_time("tangle", 0, text)
    two = {"front": ["sentry"], "damage": {"sentry": 4}, "hand": ["tangle"]}
    battle = arranged(one={"front": ["tom", "mouser"]}, two=two, phase="attack", cards=[tangle])
    battle.declares("tom", "sentry").says("tangle")
    assert (battle.counters("tom"), battle.damage("sentry")) == (1, 2)


def test_after_a_response_that_ends_the_attack_nobody_has_attacked():  # CO-R.A, CO-R.W
    snare = one_time("snare", 0, "May be played when an opposing troop attacks.\nDestroy that troop.")
    bold = troop("bold", 1, 2, 3, "When this attacks, gain $1.")
    two = {"front": ["sentry"], "hand": ["snare"]}
    battle = arranged(one={"front": ["bold", "tom"]}, two=two, phase="attack", cards=[snare, bold])
    battle.declares("bold", "sentry").says("snare")
    assert (battle.where("bold"), battle.dollars("one"), battle.damage("sentry")) == ("one's discard", 0, 0)
    assert len(battle.told(Event.SPENT)) == 1


def test_in_the_own_play_phase_a_response_finds_no_attack():  # CO-109.6
    battle = arranged(one={"front": ["tom"], "hand": ["cardboard-decoy"]}).plays("cardboard-decoy")
    assert (battle.discard("one"), battle.told(Event.SHIELDED)) == (["cardboard-decoy"], [])


def test_declining_is_told_and_so_is_a_response():  # CO-R.W
    two = {"front": ["sentry"], "hand": ["cardboard-decoy"]}
    one = {"front": ["tom", "mouser"]}
    assert arranged(one=one, two=two, phase="attack").declares("tom", "sentry").says("pass").told(Event.DECLINED)
    battle = arranged(one=one, two=two, phase="attack").declares("tom", "sentry").says("cardboard-decoy")
    assert [seat for seat, _ in battle.told(Event.RESPONDED)] == [1]
