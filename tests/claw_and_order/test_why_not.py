"""Why something may not be answered: every refusal names its rule."""

from __future__ import annotations

import pytest

from catspaw.core.bits import members, one
from catspaw.core.position import CHANCE, NOBODY
from catspaw.games.claw_and_order.edge.notation import named, universe
from catspaw.games.claw_and_order.edge.why_not import why_not
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from claw_and_order.arrangement import Side
from claw_and_order.battle import GAME, arranged, one_time
from claw_and_order.test_narrate import CARDS, HOUSE, random_matches


@pytest.mark.contract
@pytest.mark.slow
def test_whatever_is_refused_has_a_reason():
    for turn, (position, _) in enumerate(random_matches(3)):
        if position.asked == NOBODY or turn % 9:
            continue
        sight = MatchSight(position, position.asked)
        numbers = members(universe(position.prompt)) if position.asked != CHANCE else named(sight)
        for number in numbers:
            if not position.options & one(number):
                assert GAME.texts(HOUSE).rule(why_not(sight, number))


REFUSED = [
    ({"hand": ["lion"], "dollars": 5}, {}, "play", "lion", "CO-105.3"),
    ({"hand": ["cloak"], "front": []}, {}, "play", "cloak", "CO-109.1"),
    ({"hand": ["flag"], "buffs": ["flag"]}, {}, "play", "flag", "CO-109.7"),
    ({"front": ["tom"]}, {}, "play", "our tom", "CO-R.Y"),
    ({"front": ["nurse"], "dollars": 0}, {}, "play", "our nurse", "CO-R.Y"),
    ({"back": ["scout"], "deployed": ["scout"]}, {}, "play", "our scout", "CO-R.R"),
    ({"front": ["truck", "scout"], "pilots": {"truck": "scout"}}, {}, "play", "our scout", "CO-108.2"),
    ({"hand": ["snack"]}, {}, "set-up", "snack", "CO-103.4"),
    ({"hand": ["lion"]}, {}, "set-up", "lion", "CO-105.3"),
    ({"back": ["scout"]}, {}, "set-up", "our scout", "CO-R.G"),
    ({"back": ["nurse", "tom"]}, {}, "start", "our tom", "CO-106.3"),
    ({"front": ["truck", "tom"]}, {}, "pilots", "our tom", "CO-108.1"),
    ({"front": ["truck", "tom"], "back": ["truck"], "deployed": ["truck 2"]}, {}, "pilots", "our truck 2", "CO-R.H"),
    ({"front": ["mouser", "tom"], "attacked": ["tom"]}, {}, "attack", "our tom", "CO-107.1"),
    ({"front": ["mouser"], "back": ["tom"]}, {}, "attack", "our tom", "CO-106.1"),
    ({"front": ["mouser", "truck"]}, {}, "attack", "our truck", "CO-108.1"),
    ({"front": ["truck", "tom"], "pilots": {"truck": "tom"}}, {}, "attack", "our tom", "CO-108.2"),
    (
        {"front": ["mouser", "tom"], "items": {"cloak": "mouser"}},
        {"front": ["mouser"], "items": {"cloak": "mouser"}}, "attack", "our tom", "CO-R.A",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("one", "two", "phase", "answer", "rule"), REFUSED)
def test_a_refusal_names_its_rule(one: Side, two: Side, phase: str, answer: str, rule: str):
    assert arranged(one=one, two=two, phase=phase, cards=CARDS).refusal(answer) == rule


def test_who_cannot_be_attacked():  # CO-107.2, CO-108.2, CO-112.2
    two = {
        "front": ["mouser", "truck", "tom", "nurse"], "back": ["scout"],
        "pilots": {"truck": "nurse"}, "items": {"cloak": "tom"},
    }  # fmt: skip
    battle = arranged(one={"front": ["mouser"]}, two=two, phase="attack", cards=CARDS).says("our mouser")
    assert battle.refusal("their scout") == "CO-107.2"
    assert battle.refusal("their nurse") == "CO-108.2"
    assert battle.refusal("their tom") == "CO-112.2"


def test_whom_an_item_is_not_for():  # CO-R.Y
    battle = arranged(one={"front": ["tom"], "hand": ["cloak"]}, two={"front": ["tom"]}, cards=CARDS).says("cloak")
    assert battle.refusal("their tom") == "CO-R.Y"


def test_an_item_that_was_taken_off_and_one_that_was_used():  # CO-109.4, CO-R.Z
    battle = arranged(one={"front": ["nurse"], "items": {"cloak": "nurse"}}, cards=CARDS)
    assert battle.uses("cloak").refusal("cloak") == "CO-109.4"
    assert battle.uses("nurse").chooses("our nurse").refusal("our nurse") == "CO-R.Z"


def test_an_effect_that_does_not_name_the_back_line():  # CO-106.1, CO-R.N
    zap = one_time("zap", 0, "Destroy target opposing troop.")
    hush = one_time("hush", 0, "Destroy target opposing cat in either line.")
    two = {"front": ["mouser"], "back": ["tom", "ghost"], "face_down": ["ghost"]}
    battle = arranged(one={"hand": ["zap", "hush"]}, two=two, cards=[*CARDS, zap, hush]).says("zap")
    assert battle.refusal("their tom") == battle.refusal("face-down") == "CO-106.1"
    assert battle.refusal("our sentry") == "CO-R.Z"
    assert battle.chooses("mouser").says("hush").refusal("face-down") == "CO-R.N"
