"""The tool that finds rules without code, without a test, or with a test that does not run the code."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from kuhn_poker import KuhnPoker
from rich.console import Console

from catspaw.terminal.cli.coverage import NOTED, coverage_of, print_coverage
from citing import with_notes

CODE = '''
def deal():
    """KP-1.1: deal."""
    return 1


def act():
    """KP-1.2, KP-1.3: act.

    Ruling KP-R.A: or not.
    """
    return 2


def end():
    """KP-1.4: end."""
    return 3


def plain():
    """It cites nothing."""
'''

TESTS = """
def test_deals():  # KP-1.1
    pass


def test_acts(
    number: int,
):  # KP-1.2, KP-1.3
    pass


def helper():  # KP-1.4
    pass
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    source, tests = tmp_path / "src" / "catspaw" / "games", tmp_path / "tests"
    source.mkdir(parents=True)
    tests.mkdir()
    (source / "rules.py").write_text(CODE)
    (tests / "test_rules.py").write_text(TESTS)
    return tmp_path


def ran(checkout: Path, *functions: str) -> list[str]:
    """What is noted when these functions of the checkout are called."""
    noted: list[str] = []
    names = {"__note__": noted.append}
    exec(with_notes(checkout / "src" / "catspaw" / "games" / "rules.py", checkout), names)  # noqa: S102 - as an import
    for function in functions:
        names[function]()  # type: ignore[call-arg]
    return noted


def note(checkout: Path, **tests: list[str]) -> None:
    """Note that these tests ran these functions."""
    (checkout / NOTED).mkdir(parents=True, exist_ok=True)
    calls = {f"tests/test_rules.py::{test}": ran(checkout, *functions) for test, functions in tests.items()}
    (checkout / NOTED / "main.json").write_text(json.dumps(calls))


def gaps(checkout: Path) -> list[str]:
    table, _ = coverage_of([KuhnPoker()], checkout)
    return [rule for rule, entry in table.items() if not entry.is_complete]


def test_a_rule_without_a_test_is_a_gap(checkout: Path):
    assert gaps(checkout) == ["KP-1.4"]


def test_a_rule_without_code_is_a_gap(checkout: Path):
    (checkout / "src" / "catspaw" / "games" / "rules.py").write_text(CODE.replace("KP-1.1: ", ""))
    assert gaps(checkout) == ["KP-1.1", "KP-1.4"]


def test_a_test_must_run_the_code_that_cites_its_rule(checkout: Path):
    note(checkout, test_deals=["deal"], test_acts=["act"])
    assert gaps(checkout) == ["KP-1.4"]
    note(checkout, test_deals=["act"], test_acts=["act"])
    assert gaps(checkout) == ["KP-1.1", "KP-1.4"]


def test_defining_a_function_is_not_running_it(checkout: Path):
    assert ran(checkout) == []
    assert ran(checkout, "act", "plain") == ["src/catspaw/games/rules.py:7 act"]


def test_the_report_names_the_gaps(checkout: Path):
    note(checkout, test_deals=["deal"], test_acts=["act"])
    page = io.StringIO()
    assert not print_coverage(Console(file=page, width=120), [KuhnPoker()], checkout)
    assert "GAP KP-1.4" in page.getvalue()
    assert "src/catspaw/games/rules.py:15 end" in page.getvalue()
    assert "4 rules, 1 with a gap: KP-1.4" in page.getvalue()
