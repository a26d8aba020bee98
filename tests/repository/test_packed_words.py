"""Packed words: every field is declared once, beside its neighbours, and no rule has masks of its own."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from catspaw.core import packed
from catspaw.core.position import PILE, SHUFFLE
from catspaw.games.cat_and_mouse.state import numbers as heist
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, KEYWORDS, STEALTH
from catspaw.games.claw_and_order.state import numbers as match
from catspaw.games.red_claw.state import numbers as hunt

GAMES = Path(__file__).parents[2] / "src" / "catspaw" / "games"
RULES = sorted(
    path
    for path in [*GAMES.glob("*/state/*.py"), *GAMES.glob("*/rules/*.py"), *GAMES.glob("*/knowledge/*.py")]
    if path.name not in ("__init__.py", "events.py")
)
LAST_BIT = 62
SHARED = {"PAID", "TOKEN"}
"""Fields of one word that lie in the same bits: a troop is summoned or lies face down."""


def fields(declared: type) -> dict[str, int]:
    return {name: value for name, value in vars(declared).items() if name.isupper()}


every_field = pytest.mark.parametrize(
    ("name", "field"),
    [
        (f"{declared.__module__.split('.')[2]} {declared.__name__}.{name}", field)
        for declared in (
            heist.Field,
            hunt.Field,
            match.CardField,
            match.TurnField,
            match.RingField,
            match.ChainField,
            match.DeckField,
        )
        for name, field in fields(declared).items()
    ]
    + [("a pile", PILE), ("a shuffle", SHUFFLE)],
)


@every_field
def test_a_field_has_room_for_its_largest_value(name: str, field: int):
    assert 1 <= packed.most(field) < 2 ** packed.bits(field), name
    assert packed.most(field) >= 2 ** (packed.bits(field) - 1), f"{name} has bits that are never used"
    assert packed.places(field) >= 1
    assert packed.first_bit(field) + packed.bits(field) * packed.places(field) <= LAST_BIT


@pytest.mark.parametrize("declared", [match.CardField, match.TurnField, match.RingField])
def test_fields_of_one_word_do_not_overlap(declared: type):
    taken = 0
    for name, field in fields(declared).items():
        if name in SHARED:
            assert packed.mask(field) == packed.mask(match.CardField.PAID)
        else:
            assert not taken & packed.mask(field), name
            taken |= packed.mask(field)
    assert declared is not match.CardField or not taken & packed.mask(match.CardField.PAID)


def test_a_lineage_has_its_mark_beside_its_links():
    assert not packed.mask(match.ChainField.LINK) & packed.mask(match.ChainField.IS_TOO_LONG)


@pytest.mark.parametrize(
    ("field", "most"),
    [
        (match.CardField.DAMAGE, match.MOST_DAMAGE),
        (match.CardField.COUNTERS, match.MOST_COUNTERS),
        (match.CardField.PARTNER, match.FIELD),
        (match.CardField.STAMP, match.MOST_ARRIVALS),
        (match.CardField.KNOWN_SINCE, match.MOST_ARRIVALS),
        (match.CardField.PAID, match.MOST_PAID),
        (match.CardField.HURT_BY, match.GONE + 1),
        (match.TurnField.USES, match.MOST_USES),
        (match.TurnField.ATTACKS, match.MOST_ATTACKS),
        (match.TurnField.AGAIN, match.MOST_ATTACKS - 1),
        (match.TurnField.SHIELD, match.MOST_SHIELD),
        (match.TurnField.MORE_DAMAGE, match.MOST_BONUS),
        (match.TurnField.MORE_HEALTH, match.MOST_BONUS),
        (match.TurnField.GAINED, 2 ** (KEYWORDS - 1) - 1),
        (match.RingField.SOURCE, match.NONE),
        (match.ChainField.LINK, match.ABILITIES_IN_ALL),
        (match.ChainField.TIMES, match.MOST_IN_A_CHAIN),
        (match.DeckField.CARD, match.CARDS - 1),
        (hunt.Field.ROW, hunt.VALUES - 1),
        (hunt.Field.STACK, hunt.VALUES - 1),
        (hunt.Field.OF_COLOUR, 2**hunt.VALUES - 1),
        (hunt.Field.SYMBOL, hunt.Symbol.LAPSES + hunt.COLOURS),
        (hunt.Field.EMPTIED, hunt.COLOURS),
        (heist.Field.ROOM, heist.BLANK),
        (heist.Field.NAME, heist.NO_NAME),
        (heist.Field.RULED_OUT, heist.ALL_ROOMS),
    ],
)
def test_a_bound_of_the_rules_is_the_bound_of_its_field(field: int, most: int):
    assert packed.most(field) == most


def test_rows_have_as_many_places_as_the_rules_need():
    assert STEALTH == KEYWORDS - 1
    assert packed.places(match.TurnField.USES) == ABILITIES
    assert packed.places(match.DeckField.CARD) * 3 == match.DECK_SIZE
    assert packed.places(match.ChainField.TIMES) * match.CHAIN_FIELDS >= match.ABILITIES_IN_ALL
    assert packed.places(heist.Field.RULED_OUT) * 3 == packed.places(heist.Field.ROOM) == heist.ROOMS
    assert packed.bits(hunt.Field.OF_COLOUR) == hunt.VALUES
    assert packed.places(hunt.Field.AGAIN) == hunt.SEATS


# No masks of their own.


class Masks(ast.NodeVisitor):
    """Shifts, and `&` with a number, outside declarations and outside what events and abilities declare."""

    def __init__(self, tree: ast.AST) -> None:
        self.found: list[str] = []
        self.declared: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.endswith((".events", ".ops")):
                self.declared |= {alias.name for alias in node.names}
        self.visit(tree)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if ast.unparse(node.annotation) != "Final":
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Attribute) or node.func.attr != "tell":
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.note(node, node.op, node.left, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note(node, node.op, node.target, node.value)

    def note(self, node: ast.AST, operator: ast.operator, left: ast.expr, right: ast.expr) -> None:
        is_number = any(isinstance(side, ast.Constant) for side in (left, right))
        is_declared = ".code[" in ast.unparse(left) or ast.unparse(right) in self.declared
        if isinstance(operator, ast.LShift | ast.RShift) or (isinstance(operator, ast.BitAnd) and is_number):
            if not is_declared:
                self.found.append(ast.unparse(node))
        self.generic_visit(node)


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_rule_has_a_mask_of_its_own(path: Path):
    assert Masks(ast.parse(path.read_text("utf-8"))).found == []


@pytest.mark.parametrize(
    "line",
    ["word & 63", "word & 0xFF", "15 & word", "word >> 4", "word >>= 4", "word &= 7", "word << at", "f(1 << k)"],
)
def test_a_mask_is_noticed(line: str):
    assert Masks(ast.parse(line)).found == [line.replace("0xFF", "255").removeprefix("f(").removesuffix(")")]


def test_a_declaration_is_no_mask():
    declared: list[Any] = Masks(ast.parse("STAMP: Final = 20 | 14 << 6\nmatch.tell(KIND, a | b << 6, 0)\n")).found
    assert declared == []
