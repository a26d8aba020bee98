"""docs/scale.md says what the model says, and its picture shows it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from load import costs, model, recorded  # noqa: E402

FOUND, EACH = costs.read(), model.traffic(recorded.read())


def test_the_page_says_what_was_measured_and_what_the_model_makes_of_it():
    page = (ROOT / "docs" / "scale.md").read_text("utf-8")
    needs = [model.need(FOUND, EACH, tables) for tables in model.SCALES]
    for line in [*model.costs_as_markdown(FOUND), *model.as_markdown(needs)]:
        assert line in page


def test_the_picture_is_what_the_model_draws():
    assert model.PICTURE.read_text("utf-8") == model.drawn(FOUND, EACH)


@given(st.integers(1, 10**7), st.integers(1, 10**6))
def test_more_tables_never_need_less(tables: int, more: int):
    few, many = (model.need(FOUND, EACH, number) for number in (tables, tables + more))
    assert all(one <= other for one, other in zip(few, many, strict=True))


@given(st.integers(1, 10**4))
def test_who_gets_more_answers_at_once_takes_less_for_each(answers: int):
    many, lone = FOUND.answer, FOUND.lone_answer
    assert many < model.shared_cost(many, lone, answers + 1) <= model.shared_cost(many, lone, answers) <= lone


def test_a_process_carries_as_many_tables_as_fill_it():
    tables = model.tables_of_a_process(FOUND, EACH)
    assert model.busy(FOUND, EACH, tables) < model.FULL <= model.busy(FOUND, EACH, tables + 1)


def test_twice_the_pace_is_twice_the_traffic():
    assert model.traffic(recorded.read(), speed=2) == pytest.approx(tuple(2 * part for part in EACH))
