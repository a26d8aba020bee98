"""What is wrong with a set is told in German too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from catspaw.games.claw_and_order.cards.complaints import in_language
from catspaw.games.claw_and_order.cards.report import report_of
from catspaw.games.claw_and_order.cards.set_folder import SetFolder
from catspaw.games.claw_and_order.language.instead import _SAID_INSTEAD
from claw_and_order.own_set import CARDS
from claw_and_order.test_card_files import WRONG

GAME = Path(str(files("catspaw.games.claw_and_order")))
REFUSING = {"refuse", "OnlyOn", "CannotRead"}


def told(text: str, language: str) -> list[str]:
    folder = SetFolder("mine", {"cards.toml": text}, language=language)
    return [finding.text for finding in report_of(folder).findings if finding.kind == "error"]


@pytest.mark.parametrize(("old", "new"), [(old, new) for old, new, _, _ in WRONG])
def test_every_wrong_table_is_told_in_german(old: str, new: str):
    text = CARDS.replace(old, new, 1)
    english, german = told(text, "en"), told(text, "de")
    assert len(english) == len(german) > 0
    for before, after in zip(english, german, strict=True):
        assert before != after
        assert "expected" not in after


@pytest.mark.parametrize("said", [said for _, said in _SAID_INSTEAD])
def test_what_is_said_instead_is_told_in_german(said: str):
    german = in_language(f"cannot read “x”; did you mean “y”? {said}; expected: a | b", "de")
    assert german.startswith("„x“ ist nicht zu verstehen; ist „y“ gemeint? ")
    assert german.endswith("; möglich wäre: a | b")
    assert said not in german


def reasons() -> Iterator[str]:
    """Every sentence with which the language refuses something, as it stands in the code."""
    for file in sorted((GAME / "language").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in REFUSING:
                for given in node.args:
                    if isinstance(given, ast.Constant) and isinstance(given.value, str) and " " in given.value:
                        yield given.value


def test_every_reason_of_the_language_is_told_in_german():
    found = set(reasons())
    assert len(found) > 40
    assert sorted(reason for reason in found if in_language(reason, "de") == reason) == []


def test_the_words_of_a_card_stay_as_they_are():
    line = "Draw a card or a list or a table, expected: nothing."
    [complaint] = told(CARDS.replace("A deck may contain any number of this card.", line, 1), "de")
    assert complaint.startswith("„or a“ ist nicht zu verstehen; ist „for each“ gemeint? möglich wäre: for each |")
    assert in_language(f"“{line}”: once is enough", "de") == f"„{line}“: einmal genügt"


def test_a_complaint_that_nobody_has_translated_stays():
    assert in_language("Purr.", "de") == "Purr."
    assert in_language("once is enough", "en") == "once is enough"
