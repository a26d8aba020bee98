"""Ruling CO-R.Z: every effect of the card language in isolation, whom it is about, and what it costs."""

from typing import Any

import pytest

from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Zone
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, equip, one_time, troop

CROWD: dict[str, Any] = {"front": ["tom", "persian", "truck"], "back": ["boss"]}


def doing(deed: str, *cards: str, two: Side | None = None, **one: Any) -> Battle:
    """A One-Time Item that does this has just been played, by a tom's side unless told."""
    side: dict[str, Any] = {"front": ["tom"], "hand": []} | one
    side["hand"] = [*side["hand"], "deed"]
    return arranged(one=side, two=two, cards=[one_time("deed", 0, deed), *cards]).says("deed")


# What is done to troops.


def test_deal_damage():  # CO-101.5, CO-107.3
    battle = doing("Deal 3 damage to target opposing troop.").chooses("sentry")
    assert (battle.damage("sentry"), len(battle.told(Event.DAMAGED))) == (3, 1)
    assert battle.ends_turn().ends_turn().damage("sentry") == 3


def test_damage_to_several_is_dealt_at_once():  # CO-R.D, CO-R.Z
    battle = doing("Deal 2 damage to each opposing troop.", two={"front": ["tom", "kitten", "sentry"]})
    kinds = [kind for kind in battle.kinds if kind in (Event.DAMAGED, Event.KILLED)]
    assert kinds == [Event.DAMAGED] * 3 + [Event.KILLED] * 2


def test_heal():  # CO-R.Z
    battle = doing("Heal 3 damage on target friendly troop.", front=["lion"], damage={"lion": 5}).says("our lion")
    assert (battle.damage("lion"), len(battle.told(Event.HEALED))) == (2, 1)


def test_no_more_is_healed_than_there_is():  # CO-R.Z
    battle = doing("Heal 3 damage on each friendly troop.", front=["lion", "tom"], damage={"lion": 1})
    assert (battle.damage("lion"), battle.damage("tom")) == (0, 0)
    assert len(battle.told(Event.HEALED)) == 1
    assert not battle.word(Zone.HURT)


def test_return_to_hand():  # CO-R.Q, CO-R.X
    battle = doing("Return target opposing troop to its owner's hand.", two={"front": ["tom", "their mouser"]})
    assert battle.chooses("mouser").hand("one") == ["mouser"]
    battle = doing("Return 2 target opposing troops to their owners' hands.", two={"front": ["tom", "boss", "lion"]})
    assert battle.chooses("boss", "tom").hand("two") == ["boss", "tom"]


@pytest.mark.parametrize(("reading", "damage", "counters"), [("stay", 1, 2), ("heal", 0, 0)])
def test_marks_stay_on_a_card_in_hand_or_not(reading: str, damage: int, counters: int):  # CO-R.C, CO-101.5
    deed = one_time("deed", 0, "Return target friendly troop to its owner's hand.")
    side = {"front": ["tom", "lion"], "damage": {"lion": 1}, "counters": {"lion": 2}, "hand": ["deed"]}
    battle = arranged(one=side, cards=[deed], counters_off_table=reading).says("deed", "our lion")
    assert (battle.damage("lion"), battle.counters("lion")) == (damage, counters)
    assert battle.plays("lion").damage("lion") == damage


def test_a_summoned_troop_returned_to_hand_is_gone():  # CO-R.X
    battle = doing("Return target opposing troop to its owner's hand.", two={"front": ["stray", "sentry"]})
    battle.chooses("stray")
    assert (battle.front("two"), battle.hand("two"), battle.discard("two")) == (["sentry"], [], [])


def test_move_to_the_back_line_and_to_the_front_line():  # CO-106.1, CO-R.Z
    battle = doing("Move target opposing troop to the Back Line.", two={"front": ["tom", "sentry"]}).chooses("tom")
    assert (battle.front("two"), battle.back("two")) == (["sentry"], ["tom"])
    battle = doing("Move target friendly troop to the Front Line.", back=["lion"]).says("our lion")
    assert battle.until("attack-with").options == {"our tom", "our lion", "done"}


def test_who_is_there_already_does_not_move():  # CO-R.Z
    battle = doing("Move target friendly troop to the Front Line.").says("our tom")
    assert battle.told(Event.MOVED) == []


def test_destroy():  # CO-R.K, CO-112.2
    battle = doing("Destroy target opposing troop.", two={"front": ["lion", "sentry"]}).chooses("lion")
    assert (battle.discard("two"), battle.told(Event.MILLED)) == (["lion"], [])
    assert len(battle.told(Event.DESTROYED)) == 1


def test_take_control():  # CO-106.3, CO-R.X
    battle = doing("Take control of target opposing troop in either line.", two={"front": ["sentry"], "back": ["lion"]})
    battle.chooses("lion")
    assert (battle.back("one"), battle.owner("lion")) == (["lion"], "two")
    battle.ends_turn()
    assert battle.back("one") == ["lion"]
    assert battle.ends_turn().front("one") == ["tom", "lion"]


def test_what_is_ones_own_already_stays():  # CO-R.Z
    battle = doing("Take control of each troop.", two={"front": ["mouser"]})
    assert (battle.front("one"), battle.front("two")) == (["tom", "mouser"], [])
    assert len(battle.told(Event.TOOK_CONTROL)) == 1


def test_put_counters():  # CO-101.5, CO-101.2
    battle = doing("Put a counter on target friendly troop, then put 3 counters on it.").says("our tom")
    assert (battle.counters("tom"), [number for _, number in battle.told(Event.COUNTERS)]) == (4, [1, 4])
    assert battle.ends_turn().ends_turn().counters("tom") == 4


def test_counters_lie_on_equip_items_too():  # CO-101.5
    log = equip("log", 1, "When the equipped troop attacks, put a counter on this.\nRemove a counter: draw a card.")
    battle = arranged(one={"front": ["tom", "lion"], "items": {"log": "tom"}}, phase="attack", cards=[log])
    battle.attacks("tom", "sentry")
    assert battle.counters("log") == 1
    battle.ends_turn().ends_turn()
    held = len(battle.hand("one"))
    assert len(battle.uses("log", "ability 2").hand("one")) == held + 1
    assert battle.counters("log") == 0


def test_prevent_damage():  # CO-R.Z
    twice = "then deal 2 damage to it, then deal 2 damage to it"
    battle = doing(f"Prevent the next 3 damage to target opposing troop this turn, {twice}.").chooses("sentry")
    assert (battle.damage("sentry"), len(battle.told(Event.SHIELDED)), len(battle.told(Event.PREVENTED))) == (1, 1, 2)


def test_prevention_is_for_this_turn():  # CO-R.Z
    battle = doing("Prevent the next 3 damage to target opposing troop this turn.").chooses("sentry")
    battle.ends_turn().ends_turn()
    assert battle.attacks("tom", "sentry").damage("sentry") == 1


def test_prevention_adds_up():  # CO-R.Z
    deed = (
        "Prevent the next 1 damage to target opposing troop this turn, then prevent the next 2 damage to it this turn."
    )
    battle = doing(deed, front=["lion", "tom"]).chooses("sentry").attacks("lion", "sentry")
    assert battle.damage("sentry") == 2


def test_attack_again():  # CO-107.1
    battle = doing("Target friendly troop may attack again this turn.", front=["tom", "mouser"]).says("our tom")
    battle.attacks("tom", "sentry")
    assert battle.options == {"our tom", "our mouser", "done"}
    battle.attacks("tom", "sentry")
    assert (battle.options, battle.damage("sentry")) == ({"our mouser", "done"}, 2)
    battle.ends_turn().ends_turn().attacks("tom", "sentry")
    assert battle.options == {"our mouser", "done"}


def test_who_has_attacked_may_once_more():  # CO-107.1
    trumpet = troop("trumpet", 1, 5, 1, "When another friendly troop attacks, this may attack again this turn.")
    one = {"front": ["trumpet", "tom"], "attacked": ["trumpet"]}
    battle = arranged(one=one, phase="attack", cards=[trumpet])
    assert battle.options == {"our tom", "done"}
    assert battle.attacks("tom", "sentry").options == {"our trumpet", "done"}


def test_seven_attacks_are_enough_for_a_turn():  # CO-R.Z, CO-107.1
    again = ", then they may attack again this turn" * 8
    battle = doing(f"Put a counter on 2 target friendly troops{again}.", front=["sentry", "tom"])
    battle.says("our sentry", "our tom")
    for _ in range(7):
        battle.attacks("sentry", "sentry")
    assert battle.options == {"our tom", "done"}


@pytest.mark.parametrize(("stat", "strength", "health"), [("damage", 3, 2), ("health", 1, 4)])
def test_get_a_bonus_for_this_turn(stat: str, strength: int, health: int):  # CO-R.Z
    battle = doing(f"Target friendly troop gets +2 {stat} this turn.").says("our tom")
    assert (battle.strength("tom"), battle.health("tom")) == (strength, health)
    battle.ends_turn()
    assert (battle.strength("tom"), battle.health("tom")) == (1, 2)


def test_who_lives_by_a_bonus_dies_when_it_ends():  # CO-R.D, CO-105.2
    deed = "Each friendly troop gets +2 health this turn, then deal 3 damage to each friendly troop."
    battle = doing(deed, front=["tom", "sentry"])
    assert battle.front("one") == ["tom", "sentry"]
    assert (battle.ends_turn().front("one"), battle.discard("one")) == (["sentry"], ["deed", "tom"])


@pytest.mark.parametrize("keyword", ["Flying", "Reach", "Observer", "Retreat"])
def test_gain_a_keyword_for_this_turn(keyword: str):  # CO-112.2, CO-R.Z
    battle = doing(f"Target friendly troop gains {keyword} this turn.").says("our tom")
    assert battle.keywords("tom") == {keyword.lower()}
    assert battle.ends_turn().keywords("tom") == set()


# What is done to players.


@pytest.mark.parametrize(
    ("deed", "one", "two"),
    [
        ("Draw a card.", 1, 0),
        ("Draw 3 cards.", 3, 0),
        ("Your opponent draws 2 cards.", 0, 2),
        ("Each player draws a card.", 1, 1),
    ],
)
def test_draw_cards(deed: str, one: int, two: int):  # CO-104.1, CO-R.Z
    battle = doing(deed)
    assert (len(battle.hand("one")), len(battle.hand("two"))) == (one, two)


def test_an_empty_deck_draws_nothing():  # CO-104.2
    battle = doing("Draw 3 cards, then gain $1.", deck=["mouser", "lion"])
    assert (battle.hand("one"), battle.deck("one"), battle.dollars("one")) == (["lion", "mouser"], [], 11)


def test_discard_cards_of_ones_choice():  # CO-R.Z
    battle = doing("Discard 2 cards.", hand=["tom", "lion", "mouser"])
    assert battle.question == ("one", "discard-one", {"tom", "lion", "mouser"})
    battle.says("lion")
    assert battle.options == {"tom", "mouser"}
    battle.says("tom")
    assert (battle.hand("one"), battle.discard("one")) == (["mouser"], ["deed", "lion", "tom"])


def test_the_opponent_chooses_what_the_opponent_discards():  # CO-R.Z
    battle = doing("Your opponent discards a card.", two={"hand": ["lion", "boss"]})
    assert battle.question == ("two", "discard-one", {"lion", "boss"})
    assert battle.says("boss").discard("two") == ["boss"]


def test_each_player_discards_the_speaker_first():  # CO-R.Z
    battle = doing("Each player discards a card.", hand=["lion"], two={"hand": ["boss"]})
    assert battle.asked == "one"
    assert battle.says("lion").asked == "two"
    assert battle.says("boss").discard("two") == ["boss"]


def test_who_has_too_few_cards_discards_what_is_there():  # CO-R.Z
    battle = doing("Discard 3 cards, then gain $1.", hand=["lion"]).says("lion")
    assert (battle.hand("one"), battle.dollars("one"), battle.prompt) == ([], 11, "play")
    assert doing("Your opponent discards a card.").prompt == "play"


def test_discard_at_random():  # CO-R.Z
    deed = one_time("deed", 0, "Your opponent discards 2 cards at random.")
    one, two = {"hand": ["deed"]}, {"hand": ["lion", "boss", "tom"]}
    battle = arranged(one=one, two=two, cards=[deed]).wishes("boss", "lion").says("deed")
    assert (battle.hand("two"), battle.discard("two")) == (["tom"], ["boss", "lion"])
    assert len(battle.told(Event.DISCARDED)) == 2


@pytest.mark.parametrize(("whose", "one", "two"), [("your", 2, 0), ("your opponent's", 0, 2), ("each player's", 2, 2)])
def test_discard_from_the_bottom_of_a_deck(whose: str, one: int, two: int):  # CO-107.4, CO-R.Z
    battle = doing(f"Discard the bottom 2 cards of {whose} deck.")
    milled = [seat for _, seat in battle.told(Event.MILLED)]
    assert (milled.count(0), milled.count(1)) == (one, two)


def test_a_short_deck_loses_what_is_there():  # CO-R.X
    battle = doing("Discard the bottom 3 cards of your deck.", deck=["lion", "boss"])
    assert (battle.deck("one"), battle.discard("one")) == ([], ["boss", "deed", "lion"])


def test_the_bottom_card_goes_first():  # CO-107.4
    battle = doing("Discard the bottom 2 cards of your deck.", bottom=["lion", "boss", "mouser"])
    assert battle.discard("one") == ["boss", "deed", "lion"]
    assert battle.queue("one", Zone.BOTTOM) == ["mouser"]


@pytest.mark.parametrize(
    ("deed", "one", "two"),
    [
        ("Gain $3.", 13, 2),
        ("Your opponent gains $3.", 10, 5),
        ("Each player gains $1.", 11, 3),
        ("Lose $3.", 7, 2),
        ("Your opponent loses $1.", 10, 1),
        ("Your opponent loses $3.", 10, 0),
        ("Each player loses $2.", 8, 0),
    ],
)
def test_gain_and_lose_dollars(deed: str, one: int, two: int):  # CO-105.2, CO-R.Z
    battle = doing(deed, two={"dollars": 2})
    assert (battle.dollars("one"), battle.dollars("two")) == (one, two)


def test_dollars_gained_are_lost_with_the_others():  # CO-105.2
    battle = doing("Each player gains $5.").ends_turn()
    assert (battle.dollars("one"), battle.dollars("two")) == (0, 4)


def test_search_the_deck():  # CO-R.Z
    battle = doing("Search your deck for a longhair with cost 3 or less.", deck=["persian", "lion", "tom", "tom"])
    assert battle.question == ("one", "search-for", {"persian", "nothing"})
    battle.says("persian")
    assert (battle.hand("one"), battle.deck("one")) == (["persian"], ["lion", "tom", "tom"])
    assert {Event.FOUND, Event.SHUFFLED} <= set(battle.kinds)
    assert "persian" in str(battle.sees("two"))


@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("troop", {"persian", "tom", "truck", "boss"}),
        ("cat", {"persian", "tom", "boss"}),
        ("vehicle", {"truck"}),
        ("commander", {"boss"}),
        ("shorthair", {"tom", "boss"}),
        ("longhair", {"persian"}),
        ("item", {"jetpack", "motor-pool", "supply-drop"}),
        ("card", {"persian", "tom", "truck", "boss", "jetpack", "motor-pool", "supply-drop"}),
    ],
)
def test_what_may_be_searched_for(noun: str, found: set[str]):  # CO-R.Z, CO-101.1, CO-112.2
    deck = ["persian", "tom", "truck", "boss", "jetpack", "motor-pool", "supply-drop"]
    battle = doing(f"Search your deck for a{'n' * (noun == 'item')} {noun}.", deck=deck)
    assert battle.options == found | {"nothing"}


def test_one_is_asked_even_if_nothing_is_right():  # CO-R.Z
    battle = doing("Search your deck for a commander.")
    assert battle.question == ("one", "search-for", {"nothing"})
    assert {Event.FOUND_NOTHING, Event.SHUFFLED} <= set(battle.says("nothing").kinds)


def test_an_empty_deck_is_not_searched():  # CO-R.Z
    assert doing("Search your deck for a troop.", deck=[]).prompt == "play"


def test_after_a_search_no_place_in_the_deck_is_known():  # CO-R.Z
    battle = doing("Search your deck for a troop.", top=["lion"], bottom=["boss"]).says("lion")
    assert (battle.queue("one"), battle.queue("one", Zone.BOTTOM), battle.hand("one")) == ([], [], ["lion"])
    assert "boss" in battle.deck("one")


def test_return_a_card_from_the_discard_pile():  # CO-R.Z
    battle = doing("Return a vehicle from your discard pile to your hand.", discard=["tom", "truck", "cardboard-tank"])
    assert battle.question == ("one", "recover-one", {"truck", "cardboard-tank", "nothing"})
    assert (battle.says("truck").hand("one"), len(battle.told(Event.RECOVERED))) == (["truck"], 1)


def test_one_may_take_nothing_and_is_not_asked_where_nothing_is_right():  # CO-R.Z
    battle = doing("Return a vehicle from your discard pile to your hand.", discard=["truck"]).says("nothing")
    assert (battle.hand("one"), battle.discard("one")) == ([], ["deed", "truck"])
    assert doing("Return a vehicle from your discard pile to your hand.", discard=["tom"]).prompt == "play"


def test_look_at_the_top_cards_and_put_each_on_top_or_at_the_bottom():  # CO-R.Z
    deed = one_time("deed", 0, "Look at the top 3 cards of your deck.")
    side = {"front": ["tom"], "hand": ["deed"], "deck": ["lion", "boss", "mouser", ...]}
    battle = arranged(one=side, cards=[deed]).wishes("lion", "boss", "mouser").says("deed")
    assert battle.question == ("one", "put-where", {"top", "bottom"})
    assert battle.queue("one") == ["lion", "boss", "mouser"]
    battle.says("bottom", "top", "bottom")
    assert (battle.queue("one"), battle.queue("one", Zone.BOTTOM)) == (["boss"], ["lion", "mouser"])
    assert battle.prompt == "play"
    assert "boss" not in str(battle.sees("two"))


def test_what_stays_on_top_is_drawn_next_and_what_is_at_the_bottom_discarded_first():  # CO-R.Z, CO-104.1
    deed = one_time("deed", 0, "Look at the top 2 cards of your deck, then draw a card.")
    mill = one_time("mill", 0, "Discard the bottom card of your deck.")
    side = {"front": ["tom"], "hand": ["deed", "mill"], "deck": ["lion", "boss", ...]}
    battle = arranged(one=side, cards=[deed, mill]).wishes("lion", "boss").says("deed", "bottom", "top")
    assert battle.hand("one") == ["lion", "mill"]
    assert battle.says("mill").discard("one") == ["boss", "deed", "mill"]


def test_one_card_is_looked_at_and_no_more_than_there_are():  # CO-R.Z
    assert doing("Look at the top card of your deck.", deck=["lion"]).says("top").queue("one") == ["lion"]
    battle = doing("Look at the top 3 cards of your deck.", deck=["lion"]).says("bottom")
    assert (battle.queue("one", Zone.BOTTOM), battle.prompt) == (["lion"], "play")
    assert doing("Look at the top 3 cards of your deck.", deck=[]).prompt == "play"


def test_cards_at_the_bottom_are_looked_at_once_they_are_all_there_is():  # CO-R.Z
    battle = doing("Look at the top 3 cards of your deck.", deck=[], top=["tom"], bottom=["lion", "boss"])
    assert battle.queue("one") == ["tom", "boss", "lion"]


def test_what_was_looked_at_before_is_looked_at_again():  # CO-R.Z
    battle = doing("Look at the top 2 cards of your deck.", top=["lion", "boss", "mouser"]).says("bottom", "top")
    assert (battle.queue("one"), battle.queue("one", Zone.BOTTOM)) == (["lion", "mouser"], ["boss"])
