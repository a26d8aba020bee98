"""The second player does everything by the same rules as the first, of whom most other tests tell."""

from typing import Any

from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Zone
from claw_and_order.battle import Battle, arranged, equip, one_time, team_buff, token, troop

SNEAK = troop("sneak", 2, 3, 2, "Stealth.")
SPY = troop("spy", 1, 3, 1, "Stealth, Retreat.")
RUNNER = troop("runner", 1, 3, 1, "Retreat.")


def second(*cards: str, one: dict[str, Any] | None = None, **two: Any) -> Battle:
    """It is the second player's Play Phase."""
    return arranged(one=one, two={"front": ["tom"]} | two, active="two", cards=cards)


def test_an_equip_item_lies_with_who_played_it():  # CO-109.1, CO-105.3
    battle = second(hand=["knife"]).plays("knife", on="tom")
    assert (battle.where("knife"), battle.items("two's tom"), battle.strength("two's tom")) == (
        "two's items",
        ["knife"],
        3,
    )
    assert battle.dollars("two") == 9


def test_a_team_buff_lies_with_who_played_it():  # CO-109.7, CO-105.3
    battle = second(hand=["pennant"]).plays("pennant")
    assert (battle.buffs("two"), battle.buffs("one"), battle.strength("two's tom")) == (["pennant"], [], 2)


def test_a_second_buff_of_a_name_cannot_be_played():  # CO-R.U, CO-109.7
    assert "pennant" not in second(hand=["pennant"], buffs=["pennant"]).options
    assert "pennant" in second(one={"buffs": ["pennant"]}, hand=["pennant"]).options


def test_a_battlefield_is_no_buff_of_that_name():  # CO-R.U
    two = {"front": ["tom"], "hand": ["pennant"]}
    battle = arranged(two=two, active="two", battlefield="minefield", loser="one")
    assert "pennant" in battle.options


def test_a_troop_with_stealth_leaves_the_hand_unseen():  # CO-112.2, CO-106.2
    battle = second(SNEAK, hand=["sneak"]).plays("sneak")
    assert (battle.hand("two"), battle.back("two"), battle.face_down()) == ([], ["sneak"], ["sneak"])


def test_what_hides_again_is_known_until_it_is_turned_up():  # CO-R.N, CO-112.2
    """Whoever saw it go back to the hand knows that it is not in the deck; and knows others of that hand still."""
    battle = second(SPY, RUNNER, front=["tom", "spy", "runner"]).uses("spy").uses("runner").plays("spy")
    assert battle.face_down() == ["spy"]
    battle.ends_turn().ends_turn().until("play")
    assert (battle.front("two"), battle.face_down()) == (["tom", "spy"], [])
    assert [known.card for known in battle.sees("one").players["two"].known] == ["runner"]


def test_being_behind_is_counted_in_battles_won():  # CO-110.3
    grudge = team_buff("grudge", 1, "While behind in battles, friendly troops get +1 damage.")
    assert second(grudge, one={"wins": 1}, buffs=["grudge"]).strength("two's tom") == 2
    assert second(grudge, buffs=["grudge"]).strength("two's tom") == 1
    assert second(grudge, one={"wins": 1}, buffs=["grudge"], wins=1).strength("two's tom") == 1


def test_a_summoned_troop_belongs_to_whoever_summoned_it():  # CO-R.X
    imp = token("imp", 1, 1)
    battle = second(imp, one={"front": ["imp", "their imp"]}, front=["imp", "their imp"])
    owners = [battle.owner(name) for name in ("one's imp", "one's imp 2", "two's imp", "two's imp 2")]
    assert owners == ["one", "two", "two", "one"]


def test_who_summons_on_either_side_owns_what_comes():  # CO-R.X
    call = one_time("call", 0, "Summon a kitten.")
    assert second(call, hand=["call"]).plays("call").owner("kitten") == "two"
    assert arranged(one={"hand": ["call"]}, cards=[call]).plays("call").owner("kitten") == "one"


def test_an_item_on_a_taken_troop_is_its_owners():  # CO-109.1, CO-R.X
    collar = equip("collar", 0, "Equips an opposing troop.\nThe equipped troop gets -1 damage.")
    battle = second(collar, hand=["collar"]).plays("collar", on="their sentry")
    assert (battle.where("collar"), battle.word(Zone.ITEMS, "one")) == ("two's items", 0)


def test_the_question_who_stays_is_put_for_the_sake_of_a_face_down_card():  # CO-106.3, CO-R.N
    two = {"front": ["tom"], "back": ["sneak"], "face_down": ["sneak"]}
    battle = arranged(two=two, active="two", phase="start", cards=[SNEAK])
    assert battle.question == ("two", "stay", {"done"})
    assert battle.says("done").front("two") == ["tom", "sneak"]


def test_what_a_battle_has_shown_of_either_deck_is_remembered():  # CO-R.V
    one = {"front": [], "discard": ["persian"]}
    two = {"front": ["tom"], "hand": ["lion"], "discard": ["mouser"], "buffs": ["pennant"]}
    battle = arranged(one=one, two=two, phase="end")
    assert battle.wins("two") == 1
    assert sorted(battle.sees("one").players["two"].seen_before) == ["mouser", "pennant", "tom"]
    assert sorted(battle.sees("two").players["one"].seen_before) == ["persian"]


def test_every_shuffle_of_either_deck_is_counted():  # CO-103.2
    """Else chance would lay a deck in the same order again."""
    seek = one_time("seek", 0, "Search your deck for a commander.")
    for active, searched in (("one", (1, 0)), ("two", (0, 1))):
        side = {"front": [], "hand": ["seek"], "deck": ["boss", ...]}
        one, two = (side, None) if active == "one" else (None, side)
        battle = arranged(one=one, two=two, active=active, cards=[seek])
        before = [battle.word(Zone.SHUFFLES, seat) for seat in ("one", "two")]
        battle.plays("seek").says("boss").ends_turn()
        assert battle.number == 2
        after = [battle.word(Zone.SHUFFLES, seat) for seat in ("one", "two")]
        assert after == [count + 1 + more for count, more in zip(before, searched, strict=True)]


def test_every_roll_of_chance_is_counted():  # CO-R.F
    """Else chance would say the same again."""
    bolt = one_time("bolt", 0, "Put a counter on a random opposing troop.")
    one = {"front": [], "hand": ["bolt", "bolt"]}
    battle = arranged(one=one, cards=[bolt], first_player="random").plays("bolt").plays("bolt")
    assert battle.word(Zone.DICE) == 2
    battle.ends_turn().says("neutral")
    assert (battle.number, battle.word(Zone.DICE)) == (2, 3)


def test_a_pilot_of_the_second_player_is_where_its_vehicle_is():  # CO-108.2
    two = {"front": ["truck", "tom"]}
    battle = arranged(two=two, active="two", phase="pilots").boards("tom", "truck")
    assert (sorted(battle.front("two")), battle.back("two"), battle.piloted()) == (
        ["tom", "truck"],
        [],
        {"truck": "tom"},
    )
    two = {"front": ["tom"], "back": ["truck"]}
    battle = arranged(two=two, active="two", phase="pilots").boards("tom", "truck")
    assert (battle.front("two"), sorted(battle.back("two"))) == ([], ["tom", "truck"])


def test_pilots_board_one_vehicle_after_the_other():  # CO-108.2
    two = {"front": ["truck", "tom", "mouser"], "back": ["truck"]}
    battle = arranged(two=two, active="two", phase="pilots").boards("tom", "truck").boards("mouser", "truck 2")
    assert battle.word(Zone.PILOTS) == 1 << battle.card("two's tom") | 1 << battle.card("mouser")
    assert battle.word(Zone.PILOTED) == 1 << battle.card("truck") | 1 << battle.card("truck 2")
    assert [battle.id(moved & n.NONE) for moved, _ in battle.told(Event.MOVED)] == ["mouser"]


def test_the_first_player_pays_for_a_death_in_the_turn_of_the_second():  # CO-107.4
    one = {"front": ["mouser", "sentry"], "damage": {"mouser": 2}}
    battle = arranged(one=one, two={"front": ["tom", "lion"]}, active="two", phase="attack").attacks("tom", "mouser")
    assert (battle.discard("one"), battle.discard("two")) == (["idler", "mouser"], [])
