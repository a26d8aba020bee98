"""Battlefields from a file: played like the built-in ones, or refused with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import catspaw
from catspaw.games.claw_and_order.cards.new_set import add_card, begin_set
from catspaw.games.claw_and_order.cards.sets import problems, read_set

FIELD = '[battlefield.own]\nname = "Own Ground"\ntext = """\n{}\n"""\n'
PLAYED = "may not keep cards from being played (CO-111.3)"
TURN = "a battlefield may not change how a turn goes (CO-111.3)"
LOOP = "it could set itself off again and again, which a battlefield may not (CO-111.3, CO-R.Z)"


def with_field(folder: Path, text: str) -> Path:
    begin_set(folder)
    (folder / "fields.toml").write_text(FIELD.format(text), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Troops cost $1 more.", PLAYED),
        ("When a troop is deployed, destroy that troop.", PLAYED),
        ("When an opposing cat is deployed, return that troop to its owner's hand.", PLAYED),
        ("At the start of your turn, each player discards 5 cards.", PLAYED),
        ("At the start of your turn, choose one: discard 9 cards at random; or draw a card.", PLAYED),
        ("When a troop is deployed, lose $3.", "may not keep them from being played (CO-111.3)"),
        ("At the start of your turn, target friendly troop may attack again this turn.", TURN),
        ("When a friendly troop moves to the Front Line, move that troop to the Back Line.", TURN),
        ("When a cat is dealt damage, deal 1 damage to that troop.", LOOP),
    ],
)
def test_a_battlefield_is_refused_with_the_reason(tmp_path: Path, line: str, reason: str):
    [problem] = problems(str(with_field(tmp_path / "set", line)))
    assert problem.startswith(f"{tmp_path / 'set' / 'fields.toml'}, line 4, column ")
    assert reason in problem


@pytest.mark.parametrize(
    "line",
    [
        "Friendly cats get +1 damage.",
        "At the start of your turn, each player discards a card.",
        "When a troop is deployed, deal 1 damage to that troop.",
        "When a friendly troop is killed, destroy target opposing troop.",
        "Troops cost $1 less.",
    ],
)
def test_a_battlefield_that_only_changes_the_battle_is_taken(tmp_path: Path, line: str):
    assert problems(str(with_field(tmp_path / "set", line))) == []


def test_a_battlefield_of_ones_own_is_named_and_fought_on(tmp_path: Path):
    folder = tmp_path / "set"
    begin_set(folder)
    add_card(folder, "Cold Stairs", "battlefield")
    cards = read_set(str(folder))
    for seed in range(1, 40):
        table = catspaw.new("claw-and-order", edition=cards, seed=seed)
        while table.question and table.question.prompt != "choose-battlefield":
            table.answer(table.question.options[-1].text)
        if table.question is None:
            continue
        assert "cold-stairs" in [option.text for option in table.question.options]
        table.answer("cold-stairs")
        assert getattr(table.view(None), "battlefield", None) == "cold-stairs"
        return
    pytest.fail("nobody ever chose a battlefield")
