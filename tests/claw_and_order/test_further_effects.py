"""Ruling CO-R.Z: conditions, counting, items as targets, hands, windows, and keywords that a set defines."""

from typing import Any

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, equip, one_time, team_buff, troop

FLYER = troop("flyer", 1, 3, 1, "Flying.")


def doing(deed: str, *cards: str, two: Side | None = None, **one: Any) -> Battle:
    """A One-Time Item that does this has just been played, by a tom's side unless told."""
    side: dict[str, Any] = {"front": ["tom"], "hand": []} | one
    side["hand"] = [*side["hand"], "deed"]
    return arranged(one=side, two=two, cards=[one_time("deed", 0, deed), *cards]).says("deed")


# Whom an effect is about.


@pytest.mark.parametrize(
    ("who", "chosen"),
    [
        ("troop with Flying", {"flyer"}),
        ("troop without Flying", {"boss", "truck"}),
        ("cat that is no commander", {"flyer"}),
        ("commander or vehicle", {"boss", "truck"}),
        ("troop named “Flyer”", {"flyer"}),
    ],
)
def test_targets_by_keyword_rank_nouns_and_name(who: str, chosen: set[str]):  # CO-102.2, CO-112.2, CO-R.Z
    two = {"front": ["flyer", "boss", "truck"]}
    battle = doing(f"Deal 1 damage to target {who}.", FLYER, two=two, front=[], back=["tom"])
    assert battle.options == {f"their {name}" for name in chosen}


def test_a_keyword_that_was_lost_is_not_there():  # CO-112.2, CO-R.Z
    text = "Target opposing troop loses Flying this turn, then deal 1 damage to each opposing troop without Flying."
    battle = doing(text, FLYER, two={"front": ["flyer", "sentry"]}).says("their flyer")
    assert (battle.damage("flyer"), len(battle.told(Event.LOST_KEYWORD))) == (1, 1)
    assert battle.keywords("flyer") == set()
    assert battle.ends_turn().keywords("flyer") == {"flying"}


def test_bonuses_by_keyword_read_what_is_printed():  # CO-R.Z
    gift = team_buff("gift", 1, "Friendly cats have Flying.\nFriendly troops with Flying get +1 damage.")
    battle = arranged(one={"front": ["flyer", "tom"], "buffs": ["gift"]}, cards=[FLYER, gift])
    assert (battle.strength("flyer"), battle.strength("tom")) == (2, 1)


# How much.


def test_less_damage_and_less_health_for_a_turn():  # CO-101.2, CO-R.D
    battle = doing("Target opposing troop gets -2 damage this turn.", two={"front": ["lion", "sentry"]})
    battle.says("their lion")
    assert (battle.strength("lion"), battle.ends_turn().strength("lion")) == (3, 5)
    battle = doing("Target opposing troop gets -2 health this turn.", two={"front": ["tom", "sentry"]})
    assert battle.says("their tom").discard("two") == ["tom"]


def test_for_each_counts_troops_in_both_lines():  # CO-R.Z
    text = "Deal 1 damage to target opposing troop for each friendly cat."
    battle = doing(text, front=["tom", "truck"], back=["persian", "boss"]).says("their sentry")
    assert battle.damage("sentry") == 3
    assert doing("Draw a card for each friendly vehicle.", front=["tom"]).hand("one") == []
    assert len(doing("Draw a card for each friendly vehicle.", front=["truck", "truck"]).hand("one")) == 2


def test_a_bonus_and_a_price_for_each():  # CO-101.2, CO-105.3
    leader = troop("leader", 4, 5, 0, "This gets +1 damage for each other friendly cat.")
    battle = arranged(one={"front": ["leader", "tom"], "back": ["persian", "truck"]}, cards=[leader])
    assert battle.strength("leader") == 2
    tank = troop("tank", 4, 5, 0, "This costs $1 less for each friendly vehicle.")
    battle = arranged(one={"front": ["truck", "truck"], "hand": ["tank"]}, cards=[tank])
    assert battle.cost("one", "tank") == 2


def test_heal_all_and_remove_counters():  # CO-101.5
    side: dict[str, Any] = {"front": ["lion"], "damage": {"lion": 5}, "counters": {"lion": 3}}
    assert doing("Heal all damage on target friendly troop.", **side).says("our lion").damage("lion") == 0
    assert doing("Remove a counter from target troop.", **side).says("our lion").counters("lion") == 2
    assert doing("Remove all counters from target troop.", **side).says("our lion").counters("lion") == 0


def test_one_troop_deals_its_damage_to_another():  # CO-101.2, CO-101.5
    text = "Target friendly troop deals its damage to target opposing troop."
    battle = doing(text, front=["lion", "tom"]).says("our lion", "their sentry")
    assert battle.damage("sentry") == 5
    hunter = troop("hunter", 1, 5, 3, "When this deals damage, draw a card.")
    assert len(doing(text, hunter, front=["hunter"]).says("our hunter", "their sentry").hand("one")) == 1


# Where cards go.


def test_items_are_destroyed():  # CO-109.5
    two = {"front": ["mouser"], "items": {"knife": "mouser"}, "buffs": ["pennant"]}
    battle = doing("Destroy target item.", two=two)
    assert battle.options == {"their knife", "their pennant"}
    battle.says("their knife")
    assert (battle.discard("two"), battle.strength("mouser")) == (["knife"], 3)
    assert sorted(doing("Destroy each opposing item.", two=two).discard("two")) == ["knife", "pennant"]


def test_lines_are_swapped():  # CO-106.1
    battle = doing("Swap your lines.", front=["tom", "lion"], back=["persian"])
    assert (battle.front("one"), battle.back("one")) == (["persian"], ["tom", "lion"])


def test_a_player_chooses_one_of_their_own():  # CO-109.3, CO-R.Z
    battle = doing("Each player destroys one of their cats.", front=["tom"], two={"front": ["lion", "truck"]})
    assert battle.says("our tom").options == {"our lion"}
    assert battle.says("our lion").front("two") == ["truck"]


def test_a_card_is_deployed_from_the_hand():  # CO-106.2, CO-R.Z
    text = "Deploy a cat with cost 2 or less from your hand."
    battle = doing(text, hand=["mouser", "lion", "truck"], dollars=0)
    assert battle.options == {"mouser", "nobody"}
    assert battle.says("mouser").back("one") == ["mouser"]
    assert doing(text, hand=["lion"]).options == {"nobody"}
    assert doing(text).prompt == "play"


def test_what_has_died_comes_back():  # CO-R.Z
    phoenix = troop("phoenix", 3, 1, 1, "When this is killed, return it to its owner's hand.")
    battle = doing("Deal 3 damage to target opposing troop.", phoenix, two={"front": ["phoenix", "tom"]})
    battle.says("their phoenix")
    assert (battle.hand("two"), battle.back("two"), "phoenix" in battle.discard("two")) == (["phoenix"], [], False)


def test_a_hand_is_looked_at():  # CO-R.Z
    battle = doing("Look at your opponent's hand.", two={"hand": ["lion", "rag"]})
    assert [known.card for known in battle.sees("one").players["two"].known] == ["lion", "rag"]
    assert len(battle.told(Event.SHOWED)) == 2


# Conditions and offers.


@pytest.mark.parametrize(("damage", "drawn"), [(1, 1), (0, 0)])
def test_if_something_is_so(damage: int, drawn: int):  # CO-R.Z
    scout = troop("scout", 1, 5, 1, "When this attacks, if damaged, draw a card.")
    side = {"front": ["scout"], "damage": {"scout": damage} if damage else {}}
    battle = arranged(one=side, cards=[scout], phase="attack").attacks("scout", "sentry")
    assert len(battle.hand("one")) == drawn


def test_what_must_be_possible_is_offered_to_who_can_do_it():  # CO-R.Z
    cook = troop("cook", 0, 5, 1, "When this is deployed, you may discard a card. If you do, draw 2 cards.")
    battle = arranged(one={"hand": ["cook", "rag"]}, cards=[cook]).plays("cook")
    assert battle.prompt == "whether"
    assert len(battle.says("yes", "rag").hand("one")) == 2
    assert arranged(one={"hand": ["cook"]}, cards=[cook]).plays("cook").prompt == "play"


@pytest.mark.parametrize(
    ("words", "side", "strength"),
    [
        ("you control a commander", {"front": ["lone", "boss"]}, 3),
        ("you control a commander", {"front": ["lone", "tom"]}, 1),
        ("your opponent controls a vehicle", {"front": ["lone"]}, 3),
        ("you have no cards in hand", {"front": ["lone"]}, 3),
        ("you have no cards in hand", {"front": ["lone"], "hand": ["rag"]}, 1),
        ("your opponent has more troops", {"front": ["lone"]}, 3),
        ("your opponent has more troops", {"front": ["lone", "tom", "boss"]}, 1),
        ("alone", {"front": ["lone"]}, 3),
    ],
)
def test_while_a_player_has_something(words: str, side: Side, strength: int):  # CO-106.1, CO-R.Z
    lone = troop("lone", 1, 5, 1, f"While {words}, this gets +2 damage.")
    battle = arranged(one=side, two={"front": ["truck", "sentry"]}, cards=[lone])
    assert battle.strength("lone") == strength
    assert {one.damage for one in battle.sees("two").strengths} >= {strength}


# Events and prices.


def test_players_who_play_items_and_draw():  # CO-101.3, CO-104.1
    shop = team_buff("shop", 1, "When you play an item, gain $1.\nWhen your opponent draws a card, gain $2.")
    battle = arranged(one={"hand": ["knife", "rag"], "buffs": ["shop"], "dollars": 10}, cards=[shop])
    assert battle.plays("knife", on="sentry").dollars("one") == 10
    assert battle.plays("rag").dollars("one") == 3


def test_who_survives_damage_and_who_does_not():  # CO-101.5, CO-107.3
    tough = troop("tough", 1, 3, 1, "When this survives damage, draw a card.")
    battle = doing("Deal 2 damage to target friendly troop.", tough, front=["tough"]).says("our tough")
    assert len(battle.hand("one")) == 1
    battle = doing("Deal 3 damage to target friendly troop.", tough, front=["tough", "tom"]).says("our tough")
    assert battle.hand("one") == []


def test_the_start_of_the_attack_phase():  # CO-104.1
    drum = troop("drum", 1, 3, 1, "At the start of your Attack Phase, this gets +1 damage this turn.")
    battle = arranged(one={"front": ["drum"]}, cards=[drum])
    assert (battle.strength("drum"), battle.until("attack-with").strength("drum")) == (1, 2)


def test_two_prices_are_both_paid():  # CO-R.Y
    forge = troop("forge", 1, 3, 1, "Pay $1 and discard a card: draw 2 cards.")
    battle = arranged(one={"front": ["forge"], "hand": ["rag"], "dollars": 1}, cards=[forge]).uses("forge").says("rag")
    assert (battle.dollars("one"), len(battle.hand("one"))) == (0, 2)
    assert "our forge" not in arranged(one={"front": ["forge"], "dollars": 1}, cards=[forge]).options


def test_a_team_buff_destroys_itself():  # CO-109.7, CO-R.Y
    fund = team_buff("fund", 1, "Destroy this: draw 2 cards.")
    battle = arranged(one={"buffs": ["fund"]}, cards=[fund]).uses("fund")
    assert (battle.discard("one"), len(battle.hand("one"))) == (["fund"], 2)


# Responses.


def test_a_response_to_a_deployment():  # CO-R.W
    ambush = one_time("ambush", 0, "May be played when an opposing troop is deployed.\nDeal 2 damage to that troop.")
    battle = arranged(one={"hand": ["tom"]}, two={"hand": ["ambush"]}, cards=[ambush]).plays("tom")
    assert (battle.asked, battle.prompt, battle.options) == ("two", "respond", {"ambush", "pass"})
    assert battle.says("ambush").discard("one") == ["tom"]


def test_a_response_to_a_death():  # CO-R.W
    revenge = one_time("revenge", 0, "May be played when a friendly troop is killed.\nDestroy the other troop.")
    side = {"front": ["tom", "sentry"], "hand": ["revenge"]}
    battle = arranged(one={"front": ["lion", "boss"]}, two=side, cards=[revenge], phase="attack")
    battle.attacks("lion", "tom")
    assert (battle.asked, battle.options) == ("two", {"revenge", "pass"})
    assert battle.says("revenge").front("one") == ["boss"]


def test_a_window_opens_whatever_is_held():  # CO-R.W
    ambush = one_time("ambush", 0, "May be played when an opposing troop is deployed.\nDraw a card.")
    battle = arranged(one={"hand": ["tom"]}, two={"hand": ["rag"]}, cards=[ambush]).plays("tom")
    assert battle.options == {"pass"}
    assert arranged(one={"hand": ["tom"]}, cards=[ambush]).plays("tom").prompt == "play"


# Keywords of the set's own.

WARD = '[keyword.ward]\nname = "Ward"\nname_de = "Schutz"\ntext = "This cannot be targeted.\\nThis gets +1 health."\n'


def test_a_keyword_of_the_set_stands_on_cards_and_is_given():  # CO-112.2
    page = troop("page", 1, 3, 1, "Ward.")
    banner = team_buff("banner", 1, "Friendly vehicles have Ward.")
    two = {"front": ["page", "truck", "tom"], "buffs": ["banner"]}
    battle = doing("Deal 1 damage to target opposing troop.", WARD, page, banner, two=two)
    assert battle.options == {"their tom"}
    assert (battle.health("page"), battle.health("truck")) == (4, 6)


def test_a_keyword_of_the_set_is_gained_and_asked_for():  # CO-112.2
    page = troop("page", 1, 3, 1, "Ward.")
    text = "Each friendly cat gains Ward this turn, then put a counter on each friendly troop with Ward."
    battle = doing(text, WARD, page, front=["page", "tom"])
    assert (battle.health("tom"), battle.counters("page"), battle.counters("tom")) == (3, 1, 0)


@pytest.mark.parametrize(
    ("keyword", "words"),
    [
        ('name = "Flying"\ntext = "This cannot attack."', "keyword of the rulebook"),
        ('name = "Odd"\ntext = "Flying."', "no other keyword"),
        ('name = "Odd"', "'text' is missing"),
        ('name = "Odd"\ntext = "This is odd."', "cannot read"),
        ('name = "Odd1"\ntext = "This cannot attack."', "letters, spaces and hyphens"),
    ],
)
def test_a_keyword_that_cannot_be(keyword: str, words: str):  # CO-112.2
    with pytest.raises(AssertionError, match=words):
        arranged(cards=[f"[keyword.odd]\n{keyword}\n"])


def test_an_equip_item_for_those_who_fly():  # CO-109.1
    wings = equip("wings", 1, "Equips a troop with Flying.")
    battle = arranged(one={"front": ["flyer", "tom"], "hand": ["wings"]}, cards=[FLYER, wings]).says("wings")
    assert battle.options == {"our flyer"}
