"""What holds for every ability that may stand on a card."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given, seed, settings
from hypothesis import strategies as st

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.abilities.choices import CHOOSE_ONE, IF, MAY
from catspaw.games.claw_and_order.language.assemble import assemble, equips_of, traits_of
from catspaw.games.claw_and_order.language.cited_rules import rules_of
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.encode import JUMP, OPCODE, STEP_NUMBER
from catspaw.games.claw_and_order.language.kinds import KINDS
from catspaw.games.claw_and_order.language.lines import Line
from catspaw.games.claw_and_order.language.parse import CannotRead, parse_line
from catspaw.games.claw_and_order.language.productions import FEATURES, features
from catspaw.games.claw_and_order.language.render import render, tooltip
from claw_and_order.language.made import WORDS, Draw, abilities

pytestmark = [pytest.mark.slow, pytest.mark.contract]

TOKENS = ["kitten", "alley-recruit"]
STEPS = {ops.END, ops.SELECT, ops.JUMP, ops.HOLD, *(effect.opcode for effect in EFFECTS)}


@pytest.mark.hypothesis  # what it tries is inside
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_printed_is_read_as_the_same(kind: str):
    @given(abilities(kind, TOKENS))
    def check(ability: Line) -> None:
        printed = render(ability, "en")
        assert parse_line(printed, kind=kind, tokens=TOKENS, words=WORDS) == ability
        check_words(ability, printed)
        check_numbers(ability)

    check()


def check_words(ability: Line, english: str) -> None:
    """German is said for everything, and is no English."""
    german = render(ability, "de")
    assert german != english
    for text in (german, english):
        assert not text[0].islower() and text.endswith(".") and "  " not in text
        assert "None" not in text and "{" not in text
    assert tooltip(ability, "de") and tooltip(ability, "en")
    assert rules_of(ability)


def check_numbers(ability: Line) -> None:
    """Every number is in range, and every jump leads to a step of this ability."""
    rows, code = assemble([[ability]], TOKENS)
    assert len(rows) == ops.ABILITIES * ops.ABILITY_WORDS
    assert code[0] == ops.END and len(code) % 2 == 0
    if rows[ops.KIND] != ops.STATIC:
        assert rows[ops.START] in range(0, len(code), 2)
    assert rows[ops.SUBJECT] in range(1 << ops.WHO_BITS)
    for at in range(0, len(code), 2):
        check_step(code, at)
    assert code[-2] == ops.END
    assert 0 <= traits_of([ability]) < 1 << ops.TRAITS
    assert 0 <= equips_of([ability]) < 1 << ops.WHO_BITS
    assert ability.may_loop in {False, True}


def check_step(code: list[int], at: int) -> None:
    word = code[at]
    step, jump = OPCODE.read(word), JUMP.read(word)
    assert step in STEPS
    assert code[at + 1] in range(1 << ops.WHO_BITS)
    if step in {ops.JUMP, MAY, IF}:
        assert jump in range(at + 2, len(code), 2)
    else:
        assert jump == 0
    if step == CHOOSE_ONE:
        modes = STEP_NUMBER.read(word)
        assert [OPCODE.read(code[at + 2 * place]) for place in range(1, modes + 1)] == [ops.JUMP] * modes


@st.composite
def spoilt(draw: Draw) -> tuple[str, str]:
    """A kind of card, and a good line with some of its words lost, doubled, swapped or replaced."""
    kind = draw(st.sampled_from(KINDS))
    words = render(draw(abilities(kind, TOKENS)), "en").split(" ")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(words) - 1))
        words[at : at + 1] = draw(
            st.sampled_from([[], [words[at]] * 2, ["opposing"], ["$7"], [words[at][::-1]], words[::2]])
        )
        words = words or ["this"]
    return kind, draw(st.sampled_from([" ", "  "])).join(words)


@example(("troop", "\x1f:"))
@given(spoilt() | st.tuples(st.sampled_from(KINDS), st.text(max_size=30)))
def test_a_spoilt_line_is_refused_at_its_place_or_read(line: tuple[str, str]):
    kind, text = line
    try:
        ability = parse_line(text, kind=kind, tokens=TOKENS, words=WORDS)
    except CannotRead as error:
        assert 1 <= error.column <= len(text) + 1
        assert " ".join(text[error.column - 1 :].split()).startswith(error.stopped_at)
        assert error.expected or error.stopped_at
        assert error.nearest is None or error.nearest in error.expected
    else:
        assert parse_line(render(ability, "en"), kind=kind, tokens=TOKENS, words=WORDS) == ability


def count_features(kind: str, round: int, said: Counter[str]) -> None:
    @seed(round)
    @settings(max_examples=60, database=None)
    @given(abilities(kind, TOKENS))
    def count(ability: Line) -> None:
        said.update(features(ability))

    count()


@pytest.mark.long
def test_random_abilities_say_all_there_is_to_say():
    said: Counter[str] = Counter()
    for round in range(12):
        if len(said) < len(FEATURES):
            for kind in KINDS:
                count_features(kind, round, said)
    for feature in FEATURES:
        print(f"{said[feature]:6} {feature}")  # noqa: T201 – shown with pytest -s
    assert set(said) == set(FEATURES)
