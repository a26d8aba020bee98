"""The tool that finds rules without code, without a test, or with a test that does not run the code."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from coverage import CoverageData
from kuhn_poker import KuhnPoker
from rich.console import Console

from catspaw.terminal.cli.coverage import coverage_of, print_coverage

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


def measure(checkout: Path, **ran: list[int]) -> None:
    """Pretend that these tests ran these lines."""
    data = CoverageData(str(checkout / ".coverage"))
    for test, lines in ran.items():
        data.set_context(f"tests/test_rules.py::{test}[3]|run")
        data.add_lines({str(checkout / "src" / "catspaw" / "games" / "rules.py"): lines})
    data.write()


def gaps(checkout: Path) -> list[str]:
    table, _ = coverage_of([KuhnPoker()], checkout)
    return [rule for rule, entry in table.items() if not entry.is_complete]


def test_a_rule_without_a_test_is_a_gap(checkout: Path):
    assert gaps(checkout) == ["KP-1.4"]


def test_a_rule_without_code_is_a_gap(checkout: Path):
    (checkout / "src" / "catspaw" / "games" / "rules.py").write_text(CODE.replace("KP-1.1: ", ""))
    assert gaps(checkout) == ["KP-1.1", "KP-1.4"]


def test_a_test_must_run_the_code_that_cites_its_rule(checkout: Path):
    measure(checkout, test_deals=[4], test_acts=[12])
    assert gaps(checkout) == ["KP-1.4"]
    (checkout / ".coverage").unlink()
    measure(checkout, test_deals=[12], test_acts=[12])
    assert gaps(checkout) == ["KP-1.1", "KP-1.4"]


def test_defining_a_function_is_not_running_it(checkout: Path):
    measure(checkout, test_deals=[2], test_acts=[12])
    assert gaps(checkout) == ["KP-1.1", "KP-1.4"]


def test_the_report_names_the_gaps(checkout: Path):
    measure(checkout, test_deals=[4], test_acts=[12])
    page = io.StringIO()
    assert not print_coverage(Console(file=page, width=120), [KuhnPoker()], checkout)
    assert "GAP KP-1.4" in page.getvalue()
    assert "src/catspaw/games/rules.py:15 end" in page.getvalue()
    assert "4 rules, 1 with a gap: KP-1.4" in page.getvalue()
