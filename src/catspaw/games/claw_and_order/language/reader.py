"""From lark's tree of a line to an ability. Imported only when the first line is read, since lark takes a while."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, TypeVar

from lark import Lark, Token, Transformer, Tree

from catspaw.games.claw_and_order.language.ability import (
    Ability,
    Activated,
    AnyNumber,
    Equips,
    Filter,
    Keywords,
    MayRespond,
    Measure,
    Played,
    Static,
    When,
    Who,
)
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.grammar import grammar_text
from catspaw.games.claw_and_order.language.phrases import CHOICES, meaning, singular
from catspaw.games.claw_and_order.language.refusal import CannotRead, Places
from catspaw.games.claw_and_order.language.terms import Bonus, Condition, LogLine, Mode, Noun, Price, Side

T = TypeVar("T")
Parts = list[Any]

_EFFECTS: Final = {effect.rule(): effect for effect in EFFECTS}
_MODES = {"TARGET": Mode.TARGET, "EACH": Mode.EACH, "RANDOM": Mode.RANDOM}
_CONDITIONS = {condition.said.english: condition for condition in Condition}


@cache
def parser_of_lines() -> Lark:
    """Built once."""
    return Lark(grammar_text(), parser="lalr", propagate_positions=True)


class Reader(Transformer[Token, Ability]):
    """Every method builds what the rule of its name says; the rules of effects are those of their declarations."""

    def __init__(self, places: Places, tokens: Sequence[str]) -> None:
        super().__init__()
        self._places = places
        self._tokens = tokens

    def _call_userfunc(self, tree: Tree[Token], new_children: Parts | None = None) -> Any:
        """Whatever is built is found again in the line. An effect is built by its declaration."""
        effect = _EFFECTS.get(str(tree.data))
        if effect:
            built = effect.read(tree.children if new_children is None else new_children, self)
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

    def start(self, parts: Parts) -> Ability:
        return parts[0]  # type: ignore[no-any-return]

    # Keywords, limits and exceptions.

    def keywords(self, parts: Parts) -> Keywords:
        return Keywords(tuple(parts))

    def any_number(self, _: Parts) -> AnyNumber:
        return AnyNumber()

    def may_respond(self, _: Parts) -> MayRespond:
        return MayRespond()

    def equips(self, parts: Parts) -> Equips:
        return Equips(parts[0])

    # When.

    def when(self, parts: Parts) -> When:
        subject, event, effects = parts
        return When(event, subject, effects)

    def turn(self, parts: Parts) -> When:
        event, side, effects = parts
        return When(event, Who(Mode.EACH, Filter(side=side)), effects)

    # While.

    def static(self, parts: Parts) -> Static:
        bonus: Static = parts[-1]
        return replace(bonus, condition=parts[0]) if len(parts) > 1 else bonus

    def condition(self, parts: Parts) -> Condition:
        state = parts[0]
        if isinstance(state, Token):
            return Condition.IS_DAMAGED
        return _CONDITIONS[state.said.english]

    def adds(self, parts: Parts) -> Static:
        subject, amount, stat, *per_counter = parts
        sign = 1 if amount.type == "PLUS" else -1
        return Static(subject, stat, sign * self.number(amount, 1, 9), per_counter=bool(per_counter))

    def costs(self, parts: Parts) -> Static:
        subject, dollars, sign = parts
        return Static(subject, Bonus.COST, sign * self.number(dollars, 1, 9))

    def grants(self, parts: Parts) -> Static:
        return Static(parts[0], Bonus.GRANTS, keyword=parts[1])

    def takes_away(self, parts: Parts) -> Static:
        return Static(parts[0], Bonus.TAKES_AWAY, keyword=parts[1])

    def group(self, parts: Parts) -> Who:
        return self._chosen(Mode.EACH, parts)

    a_troop = group

    # Activated and played.

    def activated(self, parts: Parts) -> Activated:
        (price, dollars, once), effects = parts
        return Activated(price, effects, dollars, once)

    def pay_dollars(self, parts: Parts) -> tuple[Price, int, bool]:
        return Price.DOLLARS, self.number(parts[0], 1, 9), len(parts) > 1

    def remove_counter(self, _: Parts) -> tuple[Price, int, bool]:
        return Price.COUNTER, 0, True

    def free(self, _: Parts) -> tuple[Price, int, bool]:
        return Price.FREE, 0, True

    def played(self, parts: Parts) -> Played:
        return Played(parts[0])

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
            line=_part(parts, LogLine, LogLine.UNSAID),
            measure=_part(parts, Measure, None),
        )

    filters = filter
    wanted = filter

    def measure(self, parts: Parts) -> Measure:
        by, limit, or_more = parts
        return Measure(by, self.number(limit, 0, 15), or_more)

    # Numbers.

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
