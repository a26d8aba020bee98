"""Bonuses that hold always or while something is true; the conditions are in `terms/conditions`.

What each of them does in a match is in `abilities/statics`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.declaration import MOST, Variant, part_of
from catspaw.games.claw_and_order.language.encode import who_word
from catspaw.games.claw_and_order.language.forms import NO_TROOPS, Who
from catspaw.games.claw_and_order.language.kinds import DECK_CARDS, TROOPS
from catspaw.games.claw_and_order.language.lines.declaration import Line
from catspaw.games.claw_and_order.language.terms import BattleLine, Condition, Keyword, Mode, Stat, Tooltip
from catspaw.games.claw_and_order.language.terms.conditions import Of
from catspaw.games.claw_and_order.language.terms.term import named

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.check import Checker
    from catspaw.games.claw_and_order.language.reader import Parts, Reader
    from catspaw.games.claw_and_order.language.tongue import Tongue

_ANYWHERE: Final = tuple(condition for condition in Condition if condition.said.of is Of.YOU)
"""These are known of a card in hand too."""


@dataclass(frozen=True, slots=True)
class Static(Line):
    """A bonus for its subject; the second text is for a group."""

    subject: Who
    amount: int = 0
    which: Stat | Keyword | None = None
    condition: Condition = Condition.ALWAYS
    per_counter: bool = False

    kind = ops.STATIC
    bonuses: ClassVar[tuple[int, ...]]
    """What it changes, by the number in `ops`; one for each stat, if it is about stats."""
    cites = "R.Z"
    conditional_english: ClassVar[str] = "while {condition}, {bonus}"
    conditional_german: ClassVar[str] = "solange {condition}, {bonus}"
    tooltip = Tooltip(
        10,
        "Nobody has to do anything for it: it holds as long as what it says is true.",
        "Dafür muss niemand etwas tun: Es gilt, solange zutrifft, was dasteht.",
    )

    @property
    def bonus(self) -> int:
        return self.which if isinstance(self.which, Stat) else self.bonuses[0]

    @property
    def about(self) -> Who:
        return self.subject

    @property
    def says_second(self) -> bool:
        return self.subject.mode is Mode.EACH

    @property
    def speaks_of_its_vehicle(self) -> bool:
        return self.condition is Condition.IS_PILOTING or self.subject.mode is Mode.VEHICLE

    @property
    def names_its_troop(self) -> bool:
        """Whether nobody can mistake whom the condition speaks of, so that `this is` may be left out."""
        mode, condition = self.subject.mode, self.condition
        if condition is Condition.IS_PILOTING:
            return mode is not Mode.EACH
        return mode is Mode.THIS or condition.said.of is not Of.THIS

    def said(self, tongue: Tongue, before: Who | None = None, *, follows: bool = False) -> str:
        if self.condition is Condition.ALWAYS:
            return tongue.fill(self, before, follows=follows)
        return tongue.conditional(self)

    def terms(self) -> set[str]:
        return {named("condition", self.condition)} | self.subject.features_of_subject("bonus for")

    def numbers(self) -> Mapping[int, int]:
        return {
            ops.EVENT: self.bonus,
            ops.SUBJECT: who_word(self.subject),
            ops.CONDITION: self.condition,
            ops.AMOUNT: self.which if isinstance(self.which, Keyword) else self.amount,
            ops.FLAGS: ops.PER_COUNTER * self.per_counter,
        }

    def check(self, checker: Checker) -> None:
        self.check_stays(checker)
        self.check_condition(checker)
        if self.subject.mode is Mode.EACH:
            checker.check_troops(self.subject.filter)
        elif self.subject.mode is Mode.THIS:
            checker.check_this(self.subject)
        if isinstance(self.which, Keyword):
            checker.check_given(self.which)

    def check_stays(self, checker: Checker) -> None:
        if checker.kind == "one-time":
            checker.refuse(self, "a One-Time Item does not stay in play, so only its own cost may change (CO-109.6)")

    def check_condition(self, checker: Checker) -> None:
        if checker.kind not in TROOPS and self.condition not in _ANYWHERE:
            checker.refuse(self.condition, "only a troop is in a line, damaged, piloting or piloted")


class Adds(Static):
    """More or less damage or health."""

    bonuses = tuple(Stat)
    english = ("{itself} gets {amount} {stat}{per_counter}", "{group} get {amount} {stat}{per_counters}")
    german = "{subject:erhält|erhalten} {amount} {stat}{per_counter}"
    variants = (
        Variant("more damage", "101.2"),
        Variant("less damage", "101.2"),
        Variant("more health", "101.2 R.D"),
        Variant(
            "less health",
            "101.2 R.D",
            Tooltip(
                50,
                "A troop with as much damage as health dies.",
                "Eine Truppe mit so viel Schaden wie Gesundheit stirbt.",
            ),
        ),
        Variant("per counter", "101.5"),
    )

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        subject, amount, stat, *per_counter = parts
        sign = 1 if amount.type == "PLUS" else -1
        return cls(subject, sign * reader.number(amount, 1, MOST), stat, per_counter=bool(per_counter))

    def states(self) -> set[str]:
        more = "more" if self.amount > 0 else "less"
        stat = "damage" if self.which is Stat.DAMAGE else "health"
        return {self.name(), f"{more} {stat}"} | ({"per counter"} if self.per_counter else set())


class Costs(Static):
    """CO-105.3: what changes is the cost of cards in hand."""

    bonuses = (ops.COST_BONUS,)
    english = ("{itself} costs {change}", "{group} cost {change}")
    german = "{subject:kostet|kosten} {change}"
    cites = "105.3 R.Z"
    variants = (Variant("costs more"), Variant("costs less"))

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        subject, dollars, sign = parts
        return cls(subject, sign * reader.number(dollars, 1, MOST))

    def states(self) -> set[str]:
        return {self.name(), "costs more" if self.amount > 0 else "costs less"}

    def check(self, checker: Checker) -> None:
        subject = self.subject
        if subject.mode is not Mode.THIS:
            self.check_stays(checker)
        self.check_condition(checker)
        if subject.mode is Mode.THIS:
            self._check_own(checker)
        elif subject.mode is not Mode.EACH:
            checker.refuse(subject, "it is in play, so its cost matters no more (CO-105.3)")
        elif subject.filter.damaged or subject.filter.line is not BattleLine.UNSAID:
            checker.refuse(subject, "costs matter in hand only, where nothing is in a line or damaged (CO-105.3)")
        elif subject.filter.noun in NO_TROOPS:
            checker.check_measure(subject.filter)

    def _check_own(self, checker: Checker) -> None:
        if checker.kind not in DECK_CARDS:
            checker.refuse(self.subject, "it is never paid for")
        if self.condition not in _ANYWHERE:
            checker.refuse(self.condition, "its cost matters in hand only, where it is neither in a line nor damaged")


class OfKeyword(Static):
    """A keyword that is given or taken away."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(part_of(parts, Who), which=part_of(parts, Keyword))

    def terms(self) -> set[str]:
        assert isinstance(self.which, Keyword)
        return Static.terms(self) | {named("keyword", self.which)}


class Grants(OfKeyword):
    bonuses = (ops.GRANTS,)
    english = ("{itself} has {keyword}", "{group} have {keyword}")
    german = "{subject:hat|haben} {keyword}"
    cites = "112.2 R.Z"


class TakesAway(OfKeyword):
    bonuses = (ops.TAKES_AWAY,)
    english = ("{itself} loses {keyword}", "{group} lose {keyword}")
    german = "{subject:verliert|verlieren} {keyword}"
    cites = "112.2 R.Z"
