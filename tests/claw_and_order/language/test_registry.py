"""Every effect is declared in full: a step that does it, a text in every language, and a line that uses it."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from catspaw.games.claw_and_order.abilities import choosing, filters, ops, statics
from catspaw.games.claw_and_order.abilities import effects as dispatch
from catspaw.games.claw_and_order.language import effects, german
from catspaw.games.claw_and_order.language.ability import effects_of, every_effect
from catspaw.games.claw_and_order.language.effects import EFFECTS, FAMILIES, declared_in
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.effects.wording import SLOTS, slots_of
from catspaw.games.claw_and_order.language.english import English
from catspaw.games.claw_and_order.language.german import German
from catspaw.games.claw_and_order.language.grammar import may_say
from catspaw.games.claw_and_order.language.kinds import KINDS
from catspaw.games.claw_and_order.language.parse import parse_line
from catspaw.games.claw_and_order.language.terms import (
    Bonus,
    By,
    Condition,
    Event,
    Keyword,
    LogLine,
    Mode,
    Noun,
    Side,
    Term,
)
from claw_and_order.language.test_sentences import ROWS, TOKENS

ABILITIES = Path(str(effects.__file__)).parents[2] / "abilities"
CARDS_PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text("utf-8")
NO_FAMILIES = {"__init__", "declaration", "wording"}
IN_TEXTS: dict[str, Iterable[str]] = {"english": SLOTS, "german": german.SLOTS}
"""The slots that a text of each language may have."""


def name_of(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


every_family = pytest.mark.parametrize("family", FAMILIES, ids=name_of)
every_effect_declared = pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.name())


def steps_of(family: ModuleType) -> ModuleType:
    """The module of the same name in which the steps of a family are."""
    return import_module(f"catspaw.games.claw_and_order.abilities.{name_of(family)}")


def source_of(module: ModuleType) -> str:
    return (ABILITIES / f"{name_of(module)}.py").read_text("utf-8")


def compared_in(module: ModuleType, variable: str) -> set[str]:
    """The names of the numbers that a module compares a variable with."""
    return {
        node.comparators[0].id
        for node in ast.walk(ast.parse(source_of(module)))
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Name) and node.left.id == variable
        if isinstance(node.comparators[0], ast.Name)
    }


def steps_done(module: ModuleType) -> set[str]:
    return compared_in(module, "step")


def opcodes_in(module: ModuleType) -> dict[str, int]:
    """The opcodes that a module numbers, or is known to do."""
    names = {
        node.target.id
        for node in ast.parse(source_of(module)).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    return {name: getattr(module, name) for name in names | steps_done(module)}


def test_every_module_of_effects_is_a_family():
    modules = {path.stem for path in Path(str(effects.__file__)).parent.glob("*.py")} - NO_FAMILIES
    assert modules == set(map(name_of, FAMILIES)), "FAMILIES in language/effects/__init__.py names all of them"


@every_family
def test_the_steps_of_a_family_are_done(family: ModuleType):
    where = f"abilities/{name_of(family)}.py"
    done = {getattr(steps_of(family), name) for name in steps_done(steps_of(family))}
    for effect in declared_in(family):
        assert effect.opcode in done, f"{effect.__name__} has opcode {effect.opcode}, but no step in {where} does it"
    assert f"abilities.{name_of(family)} import" in source_of(dispatch), f"abilities/effects.py never asks {where}"


@every_family
def test_every_step_of_a_family_is_declared(family: ModuleType):
    declared = {effect.opcode for effect in declared_in(family)}
    for name, opcode in opcodes_in(steps_of(family)).items():
        where = f"language/effects/{name_of(family)}.py"
        assert opcode in declared, f"abilities/{name_of(family)}.py has {name}, which no effect in {where} declares"


def test_no_two_effects_share_a_number_or_a_name():
    opcodes = Counter([ops.END, ops.SELECT, ops.JUMP, *(effect.opcode for effect in EFFECTS)])
    twice = [opcode for opcode, times in opcodes.items() if times > 1]
    free = next(number for number in range(256) if number not in opcodes)
    assert not twice, f"opcode {twice[0]} is used twice; the next that is free is {free}"
    names = Counter(name for effect in EFFECTS for name in effect.names())
    assert [name for name, times in names.items() if times > 1] == []


@every_effect_declared
def test_an_effect_has_a_text_in_every_language(effect: type[Effect]):
    for language in (English.language, German.language):
        text = getattr(effect, language, None)
        assert text, f"{effect.__name__} has no {language} text"
        for part in (text,) if isinstance(text, str) else text:
            unknown = set(slots_of(part)) - set(IN_TEXTS[language])
            assert not unknown, f"the {language} text of {effect.__name__} has slots that nobody fills: {unknown}"
    if effect.tooltip:
        assert effect.tooltip.english and effect.tooltip.german


@every_effect_declared
def test_an_effect_is_said_by_a_sentence_in_the_tests(effect: type[Effect], effects_in_sentences: set[Any]):
    assert effect in effects_in_sentences, f"no line of sentences.txt says {effect.__name__}"


@pytest.fixture(scope="module")
def effects_in_sentences() -> set[Any]:
    lines = [parse_line(english, kind=kind, tokens=TOKENS) for kind, english, _ in ROWS]
    return {type(effect) for line in lines for effect in every_effect(effects_of(line))}


def fixed_words(text: str) -> list[str]:
    """What stands between the slots of a text."""
    return [words.strip() for words in re.split(r"\{[^}]*\}| \| ", text) if words.strip()]


@every_effect_declared
def test_an_effect_is_in_the_list_for_designers(effect: type[Effect]):
    texts = effect.english_texts()
    is_listed = any(all(words in CARDS_PAGE for words in fixed_words(text)) for text in texts)
    assert is_listed, f"docs/cards.md does not say what a line with {effect.__name__} says: {' / '.join(texts)}"


@pytest.mark.parametrize("effect", [effect for effect in EFFECTS if effect.only_on], ids=lambda effect: effect.name())
def test_an_effect_that_may_not_stand_everywhere_is_known_by_a_phrase(effect: type[Effect]):
    assert effect.only_on
    elsewhere = set(KINDS) - set(effect.only_on.kinds)
    refused = [phrase for phrase in effect.phrases() if not any(may_say(kind, phrase) for kind in elsewhere)]
    assert refused, f"{effect.__name__} has no phrase of its own by which it could be refused"


@pytest.mark.parametrize(
    ("terms", "module", "variable"),
    [
        (Condition, statics, "condition"),
        (Noun, filters, "noun"),
        (By, filters, "measure"),
        (Mode, choosing, "mode"),
    ],
)
def test_the_rules_know_every_term(terms: type[Term], module: ModuleType, variable: str):
    known = {getattr(ops, name) for name in compared_in(module, variable)}
    unknown = [term.name for term in terms if term.value not in known]
    assert not unknown, f"abilities/{name_of(module)}.py compares no {variable} with {unknown}"


def test_every_event_happens():
    happening = set()
    for path in [*ABILITIES.glob("*.py"), *(ABILITIES.parent / "rules").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "happens":
                happening.add(ast.unparse(node.args[1]).removeprefix("IS_"))
    silent = [event.name for event in Event if event.name.removeprefix("IS_") not in happening]
    assert not silent, f"no rule calls happens() with {silent}"


def test_every_term_has_words_in_every_language():
    for terms in (Keyword, Event, Condition, Noun, Side, LogLine, By, Mode, Bonus):
        for term in terms:
            said: Any = term.said
            german_said = said.german or getattr(said, "word", None) or getattr(said, "cases", None)
            assert bool(said.english) == bool(german_said) or term is Mode.THEM, f"{term!r} lacks a text"
