"""Whom a line speaks of, after it was read: neither words nor code, but what both are made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from catspaw.games.claw_and_order.language.own_keywords import Named, OwnKeyword
from catspaw.games.claw_and_order.language.terms import BattleLine, By, Condition, Keyword, Mode, Noun, Side
from catspaw.games.claw_and_order.language.terms.term import named

NO_TROOPS: Final = (Noun.ITEM, Noun.CARD)
PICKED: Final = (Mode.TARGET, Mode.EACH, Mode.RANDOM)
"""Modes that pick out by a filter."""


@dataclass(frozen=True, slots=True)
class Measure:
    by: By
    limit: int
    or_more: bool = False
    """Otherwise: or less."""


@dataclass(frozen=True, slots=True)
class Filter:
    noun: Noun = Noun.TROOP
    side: Side = Side.ANY
    another: bool = False
    damaged: bool = False
    line: BattleLine = BattleLine.UNSAID
    measure: Measure | None = None
    or_noun: Noun | None = None
    """A second noun that will do as well."""
    keyword: Keyword | OwnKeyword | None = None
    without: bool = False
    """Those who do not have the keyword."""
    no_commander: bool = False
    named: Named | None = None

    @property
    def nouns(self) -> tuple[Noun, ...]:
        return (self.noun, self.or_noun) if self.or_noun is not None else (self.noun,)

    def features(self) -> set[str]:
        found = {named("side", self.side), named("noun", self.noun), named("in", self.line)}
        if self.another:
            found.add("filter: another")
        if self.damaged:
            found.add("filter: damaged")
        if self.measure:
            found |= {named("with", self.measure.by), "filter: or more" if self.measure.or_more else "filter: or less"}
        if self.or_noun is not None:
            found |= {named("noun", self.or_noun), "filter: two nouns"}
        if self.keyword is not None:
            found |= {keyword_feature(self.keyword), "filter: without" if self.without else "filter: with"}
        if self.no_commander:
            found.add("filter: no commander")
        if self.named:
            found.add("filter: named")
        return found


def keyword_feature(keyword: Keyword | OwnKeyword) -> str:
    return "keyword: of the set" if isinstance(keyword, OwnKeyword) else named("keyword", keyword)


@dataclass(frozen=True, slots=True)
class Times:
    """`for each …`."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class State:
    """A condition, and whom it asks for if it does."""

    condition: Condition
    asked: Filter | None = None


@dataclass(frozen=True, slots=True)
class Who:
    mode: Mode
    filter: Filter = Filter()
    """Of targets, each, random ones, and of the subjects of `When` and of bonuses, which are EACH."""
    number: int = 1
    """How many are chosen; of THEM only whether it is `it` (1) or `them` (2)."""
    up_to: bool = False

    @property
    def is_several(self) -> bool:
        """Whether the next words call them `them`."""
        return self.number > 1 or self.mode is Mode.EACH

    def features(self) -> set[str]:
        """Of those an effect is done to."""
        found = {named("who", self.mode)}
        if self.mode is Mode.THEM and self.number > 1:
            found.add("who: them all")
        if self.mode not in PICKED and self.mode is not Mode.OWN:
            return found
        if self.number > 1:
            found.add("who: several targets" if self.mode is Mode.TARGET else "who: several random")
        if self.up_to:
            found.add("who: up to")
        return found | self.filter.features()

    def features_of_subject(self, group: str) -> set[str]:
        """Of those a line begins with; here EACH means no more than any."""
        found = {named(group, self.mode)}
        return found | self.filter.features() if self.mode is Mode.EACH else found
