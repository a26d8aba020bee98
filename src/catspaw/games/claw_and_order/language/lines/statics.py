"""Bonuses that hold always or while something is true; the conditions are in `terms/conditions`.

What each of them does in a match is in `abilities/statics`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Final, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.declaration import MOST, Variant, part_of
from catspaw.games.claw_and_order.language.effects.declaration import times_in
from catspaw.games.claw_and_order.language.encode import counted_word, filter_word, who_word
from catspaw.games.claw_and_order.language.forms import NO_TROOPS, Filter, Who, keyword_feature
from catspaw.games.claw_and_order.language.kinds import DECK_CARDS, TROOPS
from catspaw.games.claw_and_order.language.lines.declaration import Line
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.terms import BattleLine, Condition, Keyword, Mode, Standing, Stat, Tooltip
from catspaw.games.claw_and_order.language.terms.conditions import Of
from catspaw.games.claw_and_order.language.terms.term import named

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.check import Checker
    from catspaw.games.claw_and_order.language.reader import Parts, Reader
    from catspaw.games.claw_and_order.language.tongue import Tongue

_ANYWHERE: Final = tuple(
    condition for condition in Condition if condition.said.of is Of.YOU or condition.said.of_player
)
"""These are known of a card in hand too."""


@dataclass(frozen=True, slots=True)
class Static(Line):
    """A bonus for its subject; the second text is for a group."""

    subject: Who
    amount: int = 0
    which: Stat | Keyword | OwnKeyword | Standing | None = None
    condition: Condition = Condition.ALWAYS
    per_counter: bool = False
    times: Filter | None = None
    """It counts once for each of these."""
    asked: Filter | None = None
    """Whom the condition asks for."""

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
        found = {named("condition", self.condition)} | self.subject.features_of_subject("bonus for")
        if self.times:
            found |= {"bonus: for each"} | self.times.features()
        return found | self.asked.features() if self.asked else found

    def numbers(self) -> Mapping[int, int]:
        return {
            ops.EVENT: self.bonus,
            ops.SUBJECT: who_word(self.subject),
            ops.CONDITION: self.condition,
            ops.START: filter_word(self.asked) if self.asked else 0,
            ops.AMOUNT: self.which if isinstance(self.which, Keyword | Standing) else self.amount,
            ops.FLAGS: ops.PER_COUNTER * self.per_counter,
            ops.COUNTED: counted_word(self.times),
        }

    def check(self, checker: Checker) -> None:
        self.check_stays(checker)
        self.check_condition(checker)
        for filter in (self.times, self.asked):
            if filter:
                checker.check_counted(filter)
        if self.subject.mode is Mode.EACH:
            checker.check_troops(self.subject.filter)
        elif self.subject.mode is Mode.THIS:
            checker.check_this(self.subject)
        if isinstance(self.which, Keyword | OwnKeyword):
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
        subject, amount, stat, *per = parts
        sign = 1 if amount.type == "PLUS" else -1
        times = times_in(per)
        per_counter = bool(per) and times is None
        return cls(subject, sign * reader.number(amount, 1, MOST), stat, per_counter=per_counter, times=times)

    def states(self) -> set[str]:
        more = "more" if self.amount > 0 else "less"
        stat = "damage" if self.which is Stat.DAMAGE else "health"
        return {self.name(), f"{more} {stat}"} | ({"per counter"} if self.per_counter else set())


class Costs(Static):
    """CO-105.3: what changes is the cost of cards in hand."""

    bonuses = (ops.COST_BONUS,)
    english = ("{itself} costs {change}{times}", "{group} cost {change}{times}")
    german = "{subject:kostet|kosten} {change}{times}"
    cites = "105.3 R.Z"
    variants = (Variant("costs more"), Variant("costs less"))

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        subject, dollars, sign, *times = parts
        return cls(subject, sign * reader.number(dollars, 1, MOST), times=times_in(times))

    def states(self) -> set[str]:
        return {self.name(), "costs more" if self.amount > 0 else "costs less"}

    def check(self, checker: Checker) -> None:
        subject = self.subject
        if subject.mode is not Mode.THIS:
            self.check_stays(checker)
        self.check_condition(checker)
        for filter in (self.times, self.asked):
            if filter:
                checker.check_counted(filter)
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
        return cls(part_of(parts, Who), which=part_of(parts, (Keyword, OwnKeyword)))

    def terms(self) -> set[str]:
        assert isinstance(self.which, Keyword | OwnKeyword)
        return Static.terms(self) | {keyword_feature(self.which)}


class Grants(OfKeyword):
    bonuses = (ops.GRANTS,)
    english = ("{itself} has {keyword}", "{group} have {keyword}")
    german = "{subject:hat|haben} {keyword}"
    cites = "112.2 R.Z"

    def expanded(self) -> tuple[Line, ...]:
        """CO-112.2: a keyword of the set's own is what it stands for."""
        if not isinstance(self.which, OwnKeyword):
            return (self,)
        return tuple(
            replace(line, subject=self.subject, condition=self.condition, asked=self.asked) for line in self.which.lines
        )


class TakesAway(OfKeyword):
    bonuses = (ops.TAKES_AWAY,)
    english = ("{itself} loses {keyword}", "{group} lose {keyword}")
    german = "{subject:verliert|verlieren} {keyword}"
    cites = "112.2 R.Z"


class Guarded(Static):
    """Whoever attacks must attack this."""

    bonuses = (ops.STANDS,)
    english = ("opposing troops must attack {itself} if able", "opposing troops must attack {group} if able")
    german = "{subject:muss|müssen} angegriffen werden, wenn möglich"
    cites = "107.2 R.Z"

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(part_of(parts, Who), which=Standing.GUARDS)

    def terms(self) -> set[str]:
        return Static.terms(self) | {named("standing", Standing.GUARDS)}


class Stands(Static):
    """What a troop may or cannot do, or what cannot be done to it."""

    bonuses = ()
    english = ("{itself} {stands}", "{group} {stands}")
    german = "{subject:stands}{stands}"
    cites = "R.Z"

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        which = part_of(parts, Standing)
        if which is Standing.GUARDS:
            reader.refuse(which, "say “Opposing troops must attack this if able.”")
        return cls(part_of(parts, Who), which=which)

    @property
    def bonus(self) -> int:
        return ops.STANDS

    def terms(self) -> set[str]:
        assert isinstance(self.which, Standing)
        return Static.terms(self) | {named("standing", self.which)}
