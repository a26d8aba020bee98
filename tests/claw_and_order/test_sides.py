"""Ruling CO-R.AA: which lines an effect reaches, and that it is the same for both players."""

import pytest

from catspaw.games.claw_and_order.language.parse import parse_line
from catspaw.games.claw_and_order.language.render import tooltip
from claw_and_order.battle import arranged, one_time, team_buff

LINES = {"front": ["mouser"], "back": ["tom"]}
NAMES = ("one's mouser", "one's tom", "two's mouser", "two's tom")


@pytest.mark.parametrize(
    ("who", "reached"),
    [
        ("each friendly troop", [1, 1, 0, 0]),
        ("each opposing troop", [0, 0, 1, 0]),
        ("each troop", [1, 0, 1, 0]),
        ("each shorthair", [1, 0, 1, 0]),
        ("each troop in the Back Line", [0, 1, 0, 1]),
        ("each troop in either line", [1, 1, 1, 1]),
        ("each friendly troop in the Front Line", [1, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("seat", ["one", "two"])
def test_each_means_the_same_on_both_sides(who: str, reached: list[int], seat: str):  # CO-R.AA, CO-106.1
    mark = one_time("mark", 0, f"Put a counter on {who}.")
    holding = LINES | {"hand": ["mark"]}
    one, two = (holding, LINES) if seat == "one" else (LINES, holding)
    battle = arranged(one=one, two=two, active=seat, cards=[mark]).plays("mark")
    found = [battle.counters(name) for name in NAMES]
    assert found == (reached if seat == "one" else reached[2:] + reached[:2])


def test_a_target_without_a_side_stands_in_a_front_line():  # CO-R.AA
    mark = one_time("mark", 0, "Put a counter on target troop.")
    battle = arranged(one=LINES | {"hand": ["mark"]}, two=LINES, cards=[mark]).plays("mark")
    assert battle.options == {"our mouser", "their mouser"}
    assert battle.refusal("our tom") == battle.refusal("their tom") == "CO-R.AA"


def test_so_does_a_random_one():  # CO-R.AA
    mark = one_time("mark", 0, "Put a counter on 4 random troops.")
    battle = arranged(one=LINES | {"hand": ["mark"]}, two=LINES, cards=[mark]).plays("mark")
    assert [battle.counters(name) for name in NAMES] == [1, 0, 1, 0]


def test_a_bonus_reaches_everyone_it_names():
    fair = team_buff("fair", 0, "Troops get +1 damage.\nOpposing troops get +1 health.")
    battle = arranged(one=LINES | {"buffs": ["fair"]}, two=LINES, cards=[fair])
    assert [battle.strength(name) for name in NAMES] == [3, 2, 3, 2]
    assert [battle.health(name) for name in NAMES] == [3, 2, 4, 3]


@pytest.mark.parametrize("who", ["each", "target", "a random"])
@pytest.mark.parametrize(
    ("language", "parts"),
    [("en", ("both lines", "no side", "Front Line")), ("de", ("beiden Linien", "keine Seite", "vorderen Linie"))],
)
def test_the_tooltip_says_so(who: str, language: str, parts: tuple[str, ...]):
    ability = parse_line(f"Deal 1 damage to {who} troop.", kind="one-time", tokens=[])
    assert all(part in tooltip(ability, language) for part in parts)
