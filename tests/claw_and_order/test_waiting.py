"""Ruling CO-R.Z: who waits besides troops, in which order, and how often."""

import pytest

from catspaw.games.claw_and_order.state.events import Event
from catspaw.table import narrate
from claw_and_order.battle import arranged, battlefield, equip, one_time, team_buff, token, troop
from claw_and_order.test_triggers import RAIN, ear, triggered

# Who waits besides troops.


@pytest.mark.parametrize(
    ("event", "dollars"),
    [
        ("attacks", 1),
        ("deals damage", 1),
        ("kills a troop", 1),
        ("is attacked", 0),
        ("is killed", 0),
    ],
)
def test_an_item_waits_for_what_its_troop_does(event: str, dollars: int):  # CO-109.1, CO-R.Z
    bell = equip("chime", 1, f"When the equipped troop {event}, gain $1.")
    one = {"front": ["mouser", "mouser", "lion"], "items": {"chime": "mouser"}}
    two = {"front": ["tom", "tom", "sentry"]}
    battle = arranged(one=one, two=two, phase="attack", cards=[bell]).attacks("mouser", "tom")
    assert battle.dollars("one") == dollars
    assert battle.attacks("mouser 2", "tom").dollars("one") == dollars


@pytest.mark.parametrize("event", ["is attacked", "is killed", "is destroyed"])
def test_or_for_what_is_done_to_it(event: str):  # CO-109.1, CO-R.Z, CO-109.3
    bell = equip("chime", 1, f"When the equipped troop {event}, gain $1.")
    two = {"front": ["tom", "mouser", "sentry"], "items": {"chime": "tom"}}
    battle = arranged(one={"front": ["lion", "lion", "boss"]}, two=two, phase="attack", cards=[bell])
    assert battle.attacks("lion", "mouser").dollars("two") == 0
    assert battle.attacks("lion 2", "tom").dollars("two") == 1
    assert battle.where("chime") == "two's discard"


def test_an_item_hears_its_troop_move_up_and_be_equipped_again():  # CO-109.1, CO-R.Z
    text = (
        "When the equipped troop moves to the Front Line, draw a card.\nWhen the equipped troop is equipped, gain $1."
    )
    bell = equip("chime", 0, text)
    side = {"front": ["sentry"], "back": ["tom"], "items": {"chime": "tom"}}
    assert len(arranged(one=side, phase="start", cards=[bell]).hand("one")) == 2
    battle = arranged(one=side | {"hand": ["chime"], "dollars": 0}, cards=[bell]).plays("chime", on="tom")
    assert battle.dollars("one") == 2


def test_a_team_buff_waits_for_its_own_side():  # CO-R.Z
    drum = team_buff("drum", 1, "When a friendly troop attacks, gain $1.")
    one, two = {"front": ["tom", "mouser"], "buffs": ["drum"]}, {"front": ["sentry"], "buffs": ["drum"]}
    battle = arranged(one=one, two=two, phase="attack", cards=[drum]).attacks("tom", "sentry")
    assert (battle.dollars("one"), battle.dollars("two")) == (1, 0)


def test_a_battlefield_waits_for_both_sides_and_acts_once():  # CO-111.3, CO-R.Z
    mud = battlefield("mud", "When a troop moves to the Front Line, deal 1 damage to that troop.")
    battle = arranged(one={"front": ["tom"], "back": ["sentry"]}, phase="start", battlefield="mud", cards=[mud])
    assert battle.damage("one's sentry") == 1


def test_a_battlefield_speaks_to_each_player_as_you():  # CO-111.3, CO-R.Z
    inn = battlefield("inn", "At the end of your turn, draw a card.\nWhen a friendly cat is killed, gain $1.")
    battle = arranged(phase="end", battlefield="inn", cards=[inn])
    assert (len(battle.hand("one")), len(battle.hand("two"))) == (1, 1)
    two = {"front": ["tom", "sentry"]}
    fight = arranged(one={"front": ["lion", "tom"]}, two=two, phase="attack", battlefield="inn", cards=[inn])
    fight.attacks("lion", "tom")
    assert (fight.dollars("one"), fight.dollars("two")) == (0, 1)


def test_a_summoned_troop_waits_too():  # CO-R.Z
    owl = token("owl", 2, 1, "When this attacks, gain $1.\nAt the end of your turn, draw a card.")
    battle = arranged(one={"front": ["owl", "kitten"]}, phase="attack", cards=[owl]).attacks("owl", "sentry")
    assert battle.dollars("one") == 1
    assert len(battle.ends_turn().hand("one")) == 1


def test_on_a_taken_troop_you_is_who_controls_it():  # CO-R.Z
    card = ear("At the end of your turn, heal 2 damage on this, then draw a card.")
    battle = arranged(one={"front": ["their ear"], "damage": {"ear": 3}}, phase="end", cards=[card])
    assert (battle.damage("ear"), len(battle.hand("one"))) == (1, 1)


def test_cards_in_hand_deck_and_discard_pile_do_not_wait():  # CO-R.Z
    card = ear("When an opposing troop attacks, gain $1.")
    two = {"front": ["sentry"], "hand": ["ear"], "discard": ["ear"], "deck": ["ear", ...]}
    battle = arranged(one={"front": ["tom", "lion"]}, two=two, phase="attack", cards=[card]).attacks("tom", "sentry")
    assert battle.dollars("two") == 0


# In which order.


def test_the_active_players_come_first_and_the_oldest_of_each():  # CO-R.Z
    names = ("alpha", "beta", "gamma", "delta")
    cards = [troop(name, 1, 2, 1, "At the end of each turn, draw a card.") for name in names]
    one, two = {"front": ["gamma", "alpha"]}, {"front": ["delta"], "back": ["beta"]}
    expected = ["one's gamma", "one's alpha", "two's delta", "two's beta"]
    assert triggered(arranged(one=one, two=two, phase="end", cards=cards)) == expected
    assert triggered(arranged(one=one, two=two, active="two", phase="end", cards=cards)) == expected[2:] + expected[:2]


def test_older_is_who_came_into_play_before():  # CO-R.Z
    names = ("alpha", "beta", "gamma")
    cards = [troop(name, 1, 2, 1, "At the end of your turn, draw a card.") for name in names]
    battle = arranged(one={"front": ["beta"], "hand": ["gamma", "alpha"]}, cards=cards)
    battle.plays("gamma").plays("alpha").says("done", "done")
    assert triggered(battle)[:3] == ["one's beta", "one's gamma", "one's alpha"]


def test_of_one_card_from_top_to_bottom():  # CO-R.Z
    card = ear("When this is deployed, gain $1.\nWhen this is deployed, draw a card.\nWhen this is deployed, lose $1.")
    battle = arranged(one={"hand": ["ear"]}, cards=[card]).plays("ear")
    assert [kind for kind in battle.kinds if kind in (Event.GAINED, Event.DREW, Event.LOST)] == [
        Event.GAINED,
        Event.DREW,
        Event.LOST,
    ]


def test_an_ability_ends_before_what_it_triggers_begins():  # CO-R.Z
    card = ear("When this is killed, gain $1.", health=1)
    storm = one_time("storm", 0, "Deal 1 damage to each opposing troop, then draw a card, then lose $1.")
    battle = arranged(one={"hand": ["storm"]}, two={"front": ["ear", "sentry"]}, cards=[card, storm]).plays("storm")
    order = [kind for kind in battle.kinds if kind in (Event.KILLED, Event.DREW, Event.LOST, Event.TRIGGERED)]
    assert order == [Event.KILLED, Event.DREW, Event.LOST, Event.TRIGGERED]


def test_what_has_waited_longest_is_next():  # CO-R.Z
    chain = troop("chain", 1, 2, 1, "When this is deployed, deal 1 damage to each opposing troop.")
    first = troop("first", 1, 1, 1, "When this is killed, draw a card.")
    second = troop("second", 1, 5, 1, "When an opposing troop deals damage, deal 1 damage to that troop.")
    third = troop("third", 1, 5, 1, "When an opposing troop is deployed, gain $1.")
    two = {"front": ["first", "second", "third"]}
    battle = arranged(one={"hand": ["chain"]}, two=two, cards=[chain, first, second, third]).plays("chain")
    assert triggered(battle) == ["one's chain", "two's third", *["two's second"] * 3, "two's first"]


def test_deaths_come_after_each_effect():  # CO-R.Z, CO-107.3
    botch = one_time("botch", 0, "Deal 2 damage to target opposing troop, then heal 2 damage on it.")
    battle = arranged(one={"hand": ["botch"]}, two={"front": ["tom", "sentry"]}, cards=[botch])
    battle.says("botch").chooses("tom")
    assert (battle.where("tom"), battle.told(Event.HEALED)) == ("two's discard", [])


def test_who_dies_together_sees_the_others_die():  # CO-R.D, CO-R.Z
    twin = troop("twin", 1, 1, 1, "When another friendly troop is killed, gain $1.")
    two = {"front": ["twin", "twin", "kitten", "sentry"]}
    battle = arranged(one={"hand": ["rain"]}, two=two, cards=[RAIN, twin]).plays("rain")
    assert (battle.front("two"), battle.dollars("two")) == (["sentry"], 4)


def test_several_deaths_are_told_the_active_players_first_and_the_oldest_first():  # CO-R.D
    flood = one_time("flood", 0, "Deal 2 damage to each troop in either line.")
    one, two = {"front": ["sentry", "mouser"], "back": ["tom"], "damage": {"mouser": 1}}, {"front": ["tom", "kitten"]}
    battle = arranged(one=one | {"hand": ["flood"]}, two=two, cards=[flood])
    names = {battle.card("mouser"): "mouser", battle.card("one's tom"): "tom", battle.card("kitten"): "kitten"}
    battle.plays("flood")
    assert [names.get(card, "two's tom") for card, _ in battle.told(Event.KILLED)] == [
        "mouser",
        "tom",
        "two's tom",
        "kitten",
    ]


def test_an_ability_resolves_even_if_its_card_is_gone():  # CO-R.Z
    card = ear("When this attacks, gain $1.\nWhen this attacks, deal 5 damage to this.\nWhen this attacks, gain $1.")
    battle = arranged(one={"front": ["ear", "tom"]}, phase="attack", cards=[card]).attacks("ear", "sentry")
    assert (battle.where("ear"), battle.dollars("one")) == ("one's discard", 2)
    assert (battle.damage("sentry"), len(battle.told(Event.SPENT))) == (0, 1)


def test_a_new_token_is_not_the_one_that_died():  # CO-R.Z
    bomb = token("bomb", 1, 1, "When this attacks, deal 1 damage to each friendly troop.")
    nest = troop("nest", 1, 9, 1, "When another friendly troop is killed, summon a bomb.")
    wake = troop("wake", 1, 9, 1, "When a friendly troop kills a troop, put a counter on that troop.")
    side = {"front": ["nest", "wake", "bomb", "tom"], "damage": {"tom": 1}}
    battle = arranged(one=side, phase="attack", cards=[bomb, nest, wake]).attacks("bomb", "sentry")
    assert battle.back("one") == ["bomb", "bomb"]
    assert [battle.counters("bomb"), battle.counters("bomb 2")] == [0, 0]


# It always ends.

ECHO = troop("echo", 1, 9, 1, "When this deals damage, deal 1 damage to each opposing troop.")


def test_an_ability_sets_itself_off_eight_times_and_then_no_more():  # CO-R.Z
    """First by the attack, then by its own damage."""
    battle = arranged(one={"front": ["echo", "tom"]}, phase="attack", cards=[ECHO]).attacks("echo", "sentry")
    assert battle.damage("sentry") == 1 + 1 + 8
    assert (len(triggered(battle)), triggered(battle, Event.DROPPED)) == (9, ["one's echo"])


def test_after_an_answer_it_may_eight_times_again():  # CO-R.Z
    encore = one_time("encore", 0, "Target friendly troop may attack again this turn.")
    one = {"front": ["echo", "tom"], "hand": ["encore"]}
    battle = arranged(one=one, cards=[ECHO, encore]).says("encore", "our echo").attacks("echo", "sentry")
    assert (len(triggered(battle)), battle.damage("sentry")) == (9, 10)
    assert battle.attacks("echo", "sentry").where("sentry") == "two's discard"


def test_only_what_an_ability_leads_to_itself_is_counted():  # CO-R.Z
    both = troop("both", 1, 15, 1, "When this deals damage, deal 1 damage to this.\nWhen this deals damage, gain $1.")
    battle = arranged(one={"front": ["both", "tom"]}, phase="attack", cards=[both]).attacks("both", "sentry")
    assert (battle.damage("both"), battle.dollars("one")) == (9, 10)
    assert triggered(battle, Event.DROPPED) == ["one's both"]


def test_two_that_set_each_other_off_end_too():  # CO-R.Z
    ping = troop("ping", 1, 15, 1, "When an opposing troop deals damage, deal 1 damage to that troop.")
    battle = arranged(one={"front": ["ping", "tom"]}, two={"front": ["ping"]}, phase="attack", cards=[ping])
    battle.attacks("ping", "ping")
    assert triggered(battle) == ["two's ping", "one's ping"] * 9
    assert triggered(battle, Event.DROPPED) == ["two's ping"]


def test_a_token_that_comes_back_again_and_again_is_counted_on():  # CO-R.Z
    phoenix = token("phoenix", 1, 1, "When this is killed, summon a phoenix.")
    gas = team_buff("gas", 0, "Opposing troops get -1 health.")
    one, two = {"hand": ["gas"]}, {"front": ["phoenix", "sentry"]}
    battle = arranged(one=one, two=two, cards=[phoenix, gas])
    battle.plays("gas")
    assert (len(triggered(battle)), triggered(battle, Event.DROPPED)) == (9, ["two's phoenix"])


# A crowd is no chain.

MOURNER = troop("mourner", 1, 9, 1, "When another friendly troop is killed, gain $1.")


def test_twelve_deaths_are_twelve_triggers():  # CO-R.Z, CO-R.D
    flood = one_time("flood", 0, "Deal 2 damage to each opposing troop.")
    two = {"front": ["mourner", *["tom"] * 12]}
    battle = arranged(one={"hand": ["flood"]}, two=two, cards=[MOURNER, flood]).plays("flood")
    assert (battle.front("two"), battle.dollars("two")) == (["mourner"], 12)
    assert (len(triggered(battle)), triggered(battle, Event.DROPPED)) == (12, [])


def test_also_if_an_ability_of_another_led_to_them():  # CO-R.Z
    """One death of the flood, and twelve of what the martyr does then: the mourner has set off none of them."""
    martyr = troop("martyr", 1, 1, 1, "When this is killed, deal 2 damage to each friendly troop.")
    pin = one_time("pin", 0, "Deal 1 damage to target opposing troop.")
    two = {"front": ["mourner", "martyr", *["tom"] * 12]}
    battle = arranged(one={"hand": ["pin"]}, two=two, cards=[MOURNER, martyr, pin]).says("pin").chooses("martyr")
    assert (battle.front("two"), battle.dollars("two"), triggered(battle, Event.DROPPED)) == (["mourner"], 13, [])


def test_also_if_another_ability_of_the_same_card_led_to_them():  # CO-R.Z
    text = "When this is deployed, deal 1 damage to each opposing troop.\nWhen this deals damage, gain $1."
    bomber = troop("bomber", 1, 9, 1, text)
    two = {"front": ["sentry"] * 12}
    battle = arranged(one={"hand": ["bomber"], "dollars": 1}, two=two, cards=[bomber]).plays("bomber")
    assert (battle.dollars("one"), triggered(battle, Event.DROPPED)) == (12, [])


def test_a_crowd_that_an_ability_leads_to_itself_is_cut_off_at_eight():  # CO-R.Z
    """The attack, then five troops hit by the echo; of the next waves three more are counted in."""
    two = {"front": ["sentry"] * 5}
    battle = arranged(one={"front": ["echo", "tom"]}, two=two, phase="attack", cards=[ECHO]).attacks("echo", "sentry")
    assert len(triggered(battle)) == 1 + 8
    assert sum(battle.damage(f"two's sentry {copy}") for copy in range(1, 6)) == 1 + 5 * 9
    assert len(triggered(battle, Event.DROPPED)) == 5 * 9 - 8


def test_choosing_targets_over_and_over_ends_too():  # CO-R.Z
    text = "When this deals damage, deal 1 damage to target opposing troop, then heal 1 damage on it."
    card = troop("miser", 1, 9, 1, text)
    battle = arranged(one={"front": ["miser", "tom"]}, phase="attack", cards=[card]).attacks("miser", "sentry")
    for _ in range(200):
        if battle.prompt == "choose-target":
            battle.chooses("sentry")
    assert battle.prompt == "attack-with"


def test_at_most_sixty_four_wait_and_what_is_dropped_is_told():  # CO-R.Z
    bomber = troop("bomber", 1, 9, 1, "Once per turn: deal 1 damage to each opposing troop.")
    clapper = troop("clapper", 1, 9, 1, "When another friendly troop deals damage, gain $1.")
    one = {"front": ["bomber", *["clapper"] * 5], "dollars": 0}
    battle = arranged(one=one, two={"front": ["sentry"] * 13}, cards=[bomber, clapper]).uses("bomber")
    assert (battle.dollars("one"), len(triggered(battle)), len(triggered(battle, Event.DROPPED))) == (64, 64, 1)
    for language in ("en", "de"):
        texts = [line.text for line in narrate(battle.table, "one", language)]
        assert any("64" in text for text in texts)


def test_at_most_six_summoned_troops_are_in_play():  # CO-R.Z
    call = one_time("call", 0, "Summon 4 kittens.")
    battle = arranged(one={"hand": ["call", "call"]}, two={"front": ["stray"]}, cards=[call]).plays("call")
    assert (battle.back("one"), battle.told(Event.NOT_SUMMONED)) == (["kitten"] * 4, [])
    battle.plays("call")
    assert (battle.back("one"), len(battle.told(Event.NOT_SUMMONED))) == (["kitten"] * 5, 1)


def test_one_that_is_gone_makes_room():  # CO-R.Z
    call = one_time("call", 0, "Summon a stray.")
    one, two = {"front": ["lion"], "hand": ["call", "rain"]}, {"front": ["kitten"] * 6 + ["sentry"]}
    battle = arranged(one=one, two=two, cards=[call, RAIN]).plays("rain").plays("call")
    assert (battle.front("two"), battle.back("one")) == (["sentry"], ["stray"])


def test_a_free_ability_is_used_once_a_turn():  # CO-R.Z, CO-R.Y
    clerk = troop("clerk", 1, 2, 1, "Once per turn: gain $1.")
    battle = arranged(one={"front": ["clerk"]}, cards=[clerk]).uses("clerk")
    assert (battle.dollars("one"), battle.options) == (11, {"done"})
    assert battle.ends_turn().ends_turn().options >= {"our clerk", "done"}


def test_one_that_costs_dollars_at_most_eight_times():  # CO-R.Z
    clerk = troop("clerk", 1, 2, 1, "Pay $1: gain $1.")
    battle = arranged(one={"front": ["clerk"]}, cards=[clerk])
    for _ in range(8):
        battle.uses("clerk")
    assert (battle.dollars("one"), battle.options) == (10, {"done"})


def test_sixty_plays_and_uses_are_enough_for_a_turn():  # CO-R.Z, CO-104.1
    clerk = troop("clerk", 1, 2, 1, "Pay $1: gain $1.")
    battle = arranged(one={"front": ["clerk"] * 8, "hand": ["tom"]}, cards=[clerk])
    for number in range(60):
        assert "tom" in battle.options
        battle.uses(f"clerk {number // 8 + 1}" if number >= 8 else "clerk")
    assert battle.options == {"done"}
    assert battle.ends_turn().ends_turn().options >= {"tom", "our clerk", "done"}
