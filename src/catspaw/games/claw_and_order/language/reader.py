"""From lark's tree of a line to an ability. Imported only when the first line is read, since lark takes a while."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final, NamedTuple, NoReturn, TypeVar
from zlib import crc32

from lark import Lark, Token, Transformer, Tree

from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.forms import Filter, Measure, State, Times, Who
from catspaw.games.claw_and_order.language.grammar import DECLARED, grammar_text
from catspaw.games.claw_and_order.language.lines import Line, Static
from catspaw.games.claw_and_order.language.own_keywords import NO_WORDS, Named, OwnKeyword, SetWords
from catspaw.games.claw_and_order.language.phrases import CHOICES, meaning, singular
from catspaw.games.claw_and_order.language.refusal import CannotRead, Places
from catspaw.games.claw_and_order.language.terms import BattleLine, Condition, Keyword, Mode, Noun, Side

T = TypeVar("T")
Parts = list[Any]

_DECLARED: Final = {declared.rule(): declared for declared in DECLARED}
_MODES = {"TARGET": Mode.TARGET, "EACH": Mode.EACH, "RANDOM": Mode.RANDOM}
_CONDITIONS = {condition.said.english: condition for condition in Condition}


class WithKeyword(NamedTuple):
    keyword: Keyword | OwnKeyword | None
    without: bool


FILES: Final = 8
"""So many sets with keywords of their own are read quickly from the start."""
_NO_KEYWORD: Final = WithKeyword(None, without=False)


@lru_cache(16)
def parser_of_lines(keywords: tuple[str, ...] = ()) -> Lark:
    """Built once for sets without keywords of their own, and once for each set that has some."""
    return Lark(grammar_text(keywords), parser="lalr", propagate_positions=True, cache=_cache_file(keywords))


def _cache_file(keywords: tuple[str, ...]) -> str | bool:
    """Where lark keeps the tables of a grammar from one start to the next, which take a second to compute.

    It computes them where there is no such file, or one that cannot be read or is of another grammar. Sets with other
    keywords may share a file, since those of strangers must not fill the disk.
    """
    try:
        from platformdirs import user_cache_path  # noqa: PLC0415 – a base install has none

        folder = user_cache_path("catspaw", ensure_exists=True)
    except (ImportError, OSError):
        return False
    number = 1 + crc32("\n".join(keywords).encode()) % FILES if keywords else 0
    return str(folder / f"card-language-{number}.lark")


class Reader(Transformer[Token, Line]):
    """Every method builds what the rule of its name says; the other rules are those of declarations."""

    def __init__(self, places: Places, tokens: Sequence[str], words: SetWords = NO_WORDS) -> None:
        super().__init__()
        self._places = places
        self._tokens = tokens
        self._words = words

    def _call_userfunc(self, tree: Tree[Token], new_children: Parts | None = None) -> Any:
        """Whatever is built is found again in the line. What is declared is built by its declaration."""
        declared = _DECLARED.get(str(tree.data))
        if declared:
            built = declared.read(tree.children if new_children is None else new_children, self)
        else:
            built = super()._call_userfunc(tree, new_children)  # type: ignore[no-untyped-call]
        if not tree.meta.empty:
            self._places.mark(built, tree.meta.start_pos, tree.meta.end_pos)
            if isinstance(built, State):
                self._places.mark(built.condition, tree.meta.start_pos, tree.meta.end_pos)
        return built

    def __default_token__(self, token: Token) -> Any:
        if token.type not in CHOICES:
            return token
        own = self._words.keywords.get(" ".join(token.split()).casefold()) if token.type == "KEYWORD" else None
        value = own or meaning(token.type, token)
        self._places.mark(value, *_span(token))
        return value

    def start(self, parts: Parts) -> Line:
        return parts[0]  # type: ignore[no-any-return]

    # Bonuses.

    def conditional(self, parts: Parts) -> Static:
        state, bonus = parts
        found: Static = replace(bonus, condition=state.condition, asked=state.asked)
        return self.in_place_of(bonus, found)

    def condition(self, parts: Parts) -> State:
        state = parts[0]
        return State(Condition.IS_DAMAGED if isinstance(state, Token) else _CONDITIONS[state.said.english])

    def controls(self, parts: Parts) -> State:
        return State(Condition.CONTROLS, self._of(parts, Side.FRIENDLY))

    def opponent_controls(self, parts: Parts) -> State:
        return State(Condition.CONTROLS, self._of(parts, Side.OPPOSING))

    def _of(self, parts: Parts, side: Side) -> Filter:
        """Whom a player controls."""
        if parts[-1].side is not Side.ANY:
            self.refuse(parts[-1], "whose they are was said before")
        asked = self._chosen(Mode.EACH, parts).filter
        return self.in_place_of(parts[-1], replace(asked, side=side))

    def times(self, parts: Parts) -> Times:
        return Times(self.in_place_of(parts[-1], self._chosen(Mode.EACH, parts).filter))

    # Effects.

    def effects(self, parts: Parts) -> tuple[Effect, ...]:
        return tuple(parts)

    mode = effects
    may_do = effects

    def token(self, written: Token, number: int) -> str:
        """The id of the token that so many are called by a name."""
        names = {self._words.called(token, number): token for token in self._tokens}
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
            damaged=_says(parts, "DAMAGED"),
            line=_part(parts, BattleLine, BattleLine.UNSAID),
            measure=_part(parts, Measure, None),
            or_noun=self._second_noun(parts),
            keyword=_part(parts, WithKeyword, _NO_KEYWORD).keyword,
            without=_part(parts, WithKeyword, _NO_KEYWORD).without,
            no_commander=_says(parts, "NO_COMMANDER") or _says(parts, "NO_COMMANDERS"),
            named=_part(parts, Named, None),
        )

    filters = filter
    wanted = filter

    def _second_noun(self, parts: Parts) -> Noun | None:
        first, *second = [part for part in parts if isinstance(part, Noun)]
        if second and second[0] is first:
            self.refuse(first, "once is enough")
        if second and {first, second[0]} & {Noun.TROOP, Noun.CARD, Noun.ITEM}:
            self.refuse(second[0], "of two nouns neither may be troop, item or card")
        return second[0] if second else None

    def own(self, parts: Parts) -> Filter:
        if parts[0].side is not Side.ANY:
            self.refuse(parts[0], "whose they are was said before")
        return parts[0]  # type: ignore[no-any-return]

    def named(self, parts: Parts) -> Named:
        said = " ".join(parts[0][1:-1].split())
        found = self._words.names.get(said.casefold())
        if found:
            return found
        names = [named.english for named in self._words.names.values()]
        nearest = next(iter(get_close_matches(said, names, 1, 0.6)), None)
        hint = f"; did you mean “{nearest}”?" if nearest else ""
        raise CannotRead(f"no card of the set is called “{said}”{hint}", _span(parts[0])[0] + 1, said, [], nearest)

    def keyword(self, parts: Parts) -> WithKeyword:
        return WithKeyword(parts[1], parts[0].type == "WITHOUT")

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


def _says(parts: Parts, type: str) -> bool:
    return any(isinstance(part, Token) and part.type == type for part in parts)


def _part(parts: Parts, kind: type[T], otherwise: Any) -> Any:
    return next((part for part in parts if isinstance(part, kind)), otherwise)


def _mode(parts: Parts) -> Mode:
    return next(_MODES[part.type] for part in parts if isinstance(part, Token) and part.type in _MODES)


def _span(token: Token) -> tuple[int, int]:
    start = token.start_pos or 0
    return start, token.end_pos or start
