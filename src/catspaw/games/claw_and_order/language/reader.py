"""From lark's tree of a line to an ability. Imported only when the first line is read, since lark takes a while."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, NoReturn, TypeVar

from lark import Lark, Token, Transformer, Tree

from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.forms import Filter, Measure, Who
from catspaw.games.claw_and_order.language.grammar import DECLARED, grammar_text
from catspaw.games.claw_and_order.language.lines import Line, Static
from catspaw.games.claw_and_order.language.phrases import CHOICES, meaning, singular
from catspaw.games.claw_and_order.language.refusal import CannotRead, Places
from catspaw.games.claw_and_order.language.terms import BattleLine, Condition, Mode, Noun, Side

T = TypeVar("T")
Parts = list[Any]

_DECLARED: Final = {declared.rule(): declared for declared in DECLARED}
_MODES = {"TARGET": Mode.TARGET, "EACH": Mode.EACH, "RANDOM": Mode.RANDOM}
_CONDITIONS = {condition.said.english: condition for condition in Condition}


@cache
def parser_of_lines() -> Lark:
    """Built once."""
    return Lark(grammar_text(), parser="lalr", propagate_positions=True)


class Reader(Transformer[Token, Line]):
    """Every method builds what the rule of its name says; the other rules are those of declarations."""

    def __init__(self, places: Places, tokens: Sequence[str]) -> None:
        super().__init__()
        self._places = places
        self._tokens = tokens

    def _call_userfunc(self, tree: Tree[Token], new_children: Parts | None = None) -> Any:
        """Whatever is built is found again in the line. What is declared is built by its declaration."""
        declared = _DECLARED.get(str(tree.data))
        if declared:
            built = declared.read(tree.children if new_children is None else new_children, self)
        else:
            built = super()._call_userfunc(tree, new_children)  # type: ignore[no-untyped-call]
        if not tree.meta.empty:
            self._places.mark(built, tree.meta.start_pos, tree.meta.end_pos)
        return built

    def __default_token__(self, token: Token) -> Any:
        if token.type not in CHOICES:
            return token
        value = meaning(token.type, token)
        self._places.mark(value, *_span(token))
        return value

    def start(self, parts: Parts) -> Line:
        return parts[0]  # type: ignore[no-any-return]

    # Bonuses.

    def conditional(self, parts: Parts) -> Static:
        condition, bonus = parts
        return replace(bonus, condition=condition)  # type: ignore[no-any-return]

    def condition(self, parts: Parts) -> Condition:
        state = parts[0]
        if isinstance(state, Token):
            return Condition.IS_DAMAGED
        return _CONDITIONS[state.said.english]

    # Effects.

    def effects(self, parts: Parts) -> tuple[Effect, ...]:
        return tuple(parts)

    mode = effects

    def token(self, written: Token, number: int) -> str:
        """The id of the token that so many are called by a name."""
        names = {singular(token) + "s" * (number > 1): token for token in self._tokens}
        said = " ".join(written.split())
        called = singular(said).lower()
        if called in names:
            return names[called]
        nearest = next(iter(get_close_matches(called, names, 1, 0.6)), None)
        hint = f"did you mean “{nearest}”? " if nearest else ""
        expected = " | ".join(names) or "none, since the set has no tokens"
        reason = f"no token is called “{said}”; {hint}expected: {expected}"
        raise CannotRead(reason, _span(written)[0] + 1, said, list(names), nearest)

    # Who.

    def itself(self, parts: Parts) -> Who:
        return Who(parts[0])

    def one(self, parts: Parts) -> Who:
        return Who(parts[0]) if isinstance(parts[0], Mode) else self._chosen(_mode(parts), parts)

    def chosen(self, parts: Parts) -> Who:
        number = next(part for part in parts if part.type == "NUMBER")
        return self._chosen(_mode(parts), parts, self.number(number, 2, 9))

    def group(self, parts: Parts) -> Who:
        return self._chosen(Mode.EACH, parts)

    a_troop = group

    def them(self, _: Parts) -> Who:
        return Who(Mode.THEM, number=2)

    they = them

    def _chosen(self, mode: Mode, parts: Parts, number: int = 1) -> Who:
        said = {part.type for part in parts if isinstance(part, Token)}
        filter: Filter = parts[-1]
        if said & {"ANOTHER", "OTHER"}:
            filter = replace(filter, another=True)
        return Who(mode, filter, number, "UP_TO" in said)

    def filter(self, parts: Parts) -> Filter:
        return Filter(
            _part(parts, Noun, Noun.TROOP),
            _part(parts, Side, Side.ANY),
            damaged=any(isinstance(part, Token) for part in parts),
            line=_part(parts, BattleLine, BattleLine.UNSAID),
            measure=_part(parts, Measure, None),
        )

    filters = filter
    wanted = filter

    def measure(self, parts: Parts) -> Measure:
        by, limit, or_more = parts
        return Measure(by, self.number(limit, 0, 15), or_more)

    # Numbers.

    def in_place_of(self, part: object, other: T) -> T:
        """Whatever is wrong with `other` is wrong with a part that was read."""
        self._places.mark_like(part, other)
        return other

    def refuse(self, part: object, reason: str) -> NoReturn:
        """Say why a part that was read may not stand there."""
        self._places.refuse(part, reason)

    def number(self, token: Token, least: int, most: int) -> int:
        digits = "".join(sign for sign in token if sign.isdecimal())
        number = int(digits[:9])
        if not least <= number <= most:
            is_one = number == 1 and least == 2
            reason = (
                "one is said by “a”, or by no number" if is_one else f"a number from {least} to {most} was expected"
            )
            self._places.refuse_words(*_span(token), reason)
        return number


def _part(parts: Parts, kind: type[T], otherwise: Any) -> Any:
    return next((part for part in parts if isinstance(part, kind)), otherwise)


def _mode(parts: Parts) -> Mode:
    return next(_MODES[part.type] for part in parts if isinstance(part, Token) and part.type in _MODES)


def _span(token: Token) -> tuple[int, int]:
    start = token.start_pos or 0
    return start, token.end_pos or start
