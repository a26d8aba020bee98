"""Everything is declared in full: a step that does it, a text in every language, and a line that uses it."""

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
from catspaw.games.claw_and_order.language.declaration import Declared, declared_in
from catspaw.games.claw_and_order.language.effects import EFFECTS, FAMILIES
from catspaw.games.claw_and_order.language.effects.declaration import Effect, every_effect
from catspaw.games.claw_and_order.language.english import English
from catspaw.games.claw_and_order.language.german import German
from catspaw.games.claw_and_order.language.grammar import DECLARED, may_say
from catspaw.games.claw_and_order.language.kinds import KINDS
from catspaw.games.claw_and_order.language.lines import LINES, PRICES, Activated, Static
from catspaw.games.claw_and_order.language.lines.prices import Price
from catspaw.games.claw_and_order.language.parse import CannotRead, parse_line
from catspaw.games.claw_and_order.language.terms import (
    BattleLine,
    By,
    Condition,
    Event,
    Keyword,
    Mode,
    Noun,
    Side,
    Stat,
    Term,
)
from catspaw.games.claw_and_order.language.wording import SLOTS, slots_of
from catspaw.games.claw_and_order.rules import using
from claw_and_order.language.test_sentences import ROWS, TOKENS

ABILITIES = Path(str(effects.__file__)).parents[2] / "abilities"
CARDS_PAGE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text("utf-8")
NO_FAMILIES = {"__init__", "declaration", "wording"}
IN_TEXTS: dict[str, Iterable[str]] = {"english": SLOTS, "german": german.SLOTS}
"""The slots that a text of each language may have."""


def name_of(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


every_family = pytest.mark.parametrize("family", FAMILIES, ids=name_of)
everything_declared = pytest.mark.parametrize("declared", DECLARED, ids=lambda declared: declared.name())


def steps_of(family: ModuleType) -> ModuleType:
    """The module of the same name in which the steps of a family are."""
    return import_module(f"catspaw.games.claw_and_order.abilities.{name_of(family)}")


def effects_in(family: ModuleType) -> tuple[type[Effect], ...]:
    return declared_in((family,), Effect)  # type: ignore[type-abstract]


def source_of(module: ModuleType) -> str:
    return (ABILITIES.parent.joinpath(*module.__name__.split(".")[3:]).with_suffix(".py")).read_text("utf-8")


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
    for effect in effects_in(family):
        assert effect.opcode in done, f"{effect.__name__} has opcode {effect.opcode}, but no step in {where} does it"
    assert f"abilities.{name_of(family)} import" in source_of(dispatch), f"abilities/effects.py never asks {where}"


@every_family
def test_every_step_of_a_family_is_declared(family: ModuleType):
    declared = {effect.opcode for effect in effects_in(family)}
    for name, opcode in opcodes_in(steps_of(family)).items():
        where = f"language/effects/{name_of(family)}.py"
        assert opcode in declared, f"abilities/{name_of(family)}.py has {name}, which no effect in {where} declares"


def test_no_two_effects_share_a_number():
    opcodes = Counter([ops.END, ops.SELECT, ops.JUMP, ops.HOLD, *(effect.opcode for effect in EFFECTS)])
    twice = [opcode for opcode, times in opcodes.items() if times > 1]
    free = next(number for number in range(256) if number not in opcodes)
    assert not twice, f"opcode {twice[0]} is used twice; the next that is free is {free}"


def test_no_two_declarations_share_a_rule_or_a_feature():
    rules = Counter(declared.rule() for declared in DECLARED)
    features = Counter(feature for declared in DECLARED for feature in declared.features_declared())
    assert [name for name, times in (rules + features).items() if times > 1] == []


@everything_declared
def test_a_declaration_has_a_text_in_every_language(declared: type[Declared]):
    for language in (English.language, German.language):
        text = getattr(declared, language, None)
        assert text, f"{declared.__name__} has no {language} text"
        for part in (text,) if isinstance(text, str) else text:
            unknown = set(slots_of(part)) - set(IN_TEXTS[language])
            assert not unknown, f"the {language} text of {declared.__name__} has slots that nobody fills: {unknown}"
    for variant in declared.features_declared().values():
        assert not variant.tooltip or (variant.tooltip.english and variant.tooltip.german)


@everything_declared
def test_what_is_declared_is_said_by_a_sentence_in_the_tests(declared: type[Declared], in_sentences: set[Any]):
    assert declared in in_sentences, f"no line of sentences.txt says {declared.__name__}"


@pytest.fixture(scope="module")
def in_sentences() -> set[Any]:
    lines = [parse_line(english, kind=kind, tokens=TOKENS) for kind, english, _ in ROWS]
    prices = {type(line.price) for line in lines if isinstance(line, Activated)}
    return prices | {type(part) for line in lines for part in (line, *every_effect(line.does()))}


def fixed_words(text: str) -> list[str]:
    """What stands between the slots of a text."""
    return [words.strip() for words in re.split(r"\{[^}]*\}| \| ", text) if words.strip()]


@everything_declared
def test_what_is_declared_is_in_the_list_for_designers(declared: type[Declared]):
    texts = declared.english_texts()
    page = CARDS_PAGE.casefold()
    is_listed = any(all(words.casefold() in page for words in fixed_words(text)) for text in texts)
    assert is_listed, f"docs/cards.md does not say what a line with {declared.__name__} says: {' / '.join(texts)}"


@pytest.mark.parametrize(
    "declared",
    [declared for declared in DECLARED if declared.only_on and declared not in PRICES],
    ids=lambda declared: declared.name(),
)
def test_what_may_not_stand_everywhere_is_known_by_a_phrase(declared: type[Declared]):
    assert declared.only_on
    elsewhere = set(KINDS) - set(declared.only_on.kinds)
    refused = [phrase for phrase in declared.phrases() if not any(may_say(kind, phrase) for kind in elsewhere)]
    assert refused, f"{declared.__name__} has no phrase of its own by which it could be refused"


@pytest.mark.parametrize("price", PRICES, ids=lambda price: price.name())
def test_a_price_is_refused_on_other_cards(price: type[Price]):
    assert price.only_on
    paid = English({}).fill(price(1), None, follows=False)
    for kind in set(KINDS) - set(price.only_on.kinds):
        with pytest.raises(CannotRead):
            parse_line(f"{paid}: draw a card.", kind=kind, tokens=TOKENS)
    parse_line(f"{paid}: draw a card.", kind="troop", tokens=TOKENS)


def test_every_line_that_does_something_has_a_row_of_its_kind():
    assert {line.kind for line in LINES if line.kind} == {ops.STATIC, ops.TRIGGER, ops.ACTIVATED, ops.PLAYED}


def test_the_rules_know_every_bonus():
    names = {node.id for node in ast.walk(ast.parse(source_of(statics))) if isinstance(node, ast.Name)}
    known = {getattr(ops, name) for name in names & set(vars(ops))}
    statics_declared = [line for line in LINES if issubclass(line, Static)]
    unknown = [line.__name__ for line in statics_declared if not set(line.bonuses) <= known]
    assert not unknown, f"abilities/statics.py knows nothing of {unknown}"
    assert sorted(number for line in statics_declared for number in line.bonuses) == list(range(ops.BONUSES))


def test_the_rules_know_every_price():
    known = {getattr(ops, name) for name in compared_in(using, "price")}
    assert {price.price for price in PRICES} == known, "rules/using.py knows how each is paid"
    assert len({price.price for price in PRICES}) == len(PRICES)


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
    folders = [ABILITIES, ABILITIES.parent / "rules", ABILITIES.parent / "state"]
    for path in [path for folder in folders for path in folder.glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("happens", "player_does"):
                happening.add(ast.unparse(node.args[1]).removeprefix("IS_"))
    silent = [event.name for event in Event if event.name.removeprefix("IS_") not in happening]
    assert not silent, f"no rule calls happens() with {silent}"


def test_every_term_has_words_in_every_language():
    for terms in (Keyword, Event, Condition, Noun, Side, BattleLine, By, Mode, Stat):
        for term in terms:
            said: Any = term.said
            german_said = said.german or getattr(said, "word", None) or getattr(said, "cases", None)
            assert bool(said.english) == bool(german_said) or term is Mode.THEM, f"{term!r} lacks a text"
