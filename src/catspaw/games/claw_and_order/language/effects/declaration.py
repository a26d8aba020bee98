"""What an effect of the card language declares, and the shapes that most effects have.

What an effect does in a match is a step of the same family in `abilities`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Self

from catspaw.games.claw_and_order.abilities.ops import SELECT
from catspaw.games.claw_and_order.language.declaration import Declared, part_of
from catspaw.games.claw_and_order.language.encode import counted_word, filter_word, who_word
from catspaw.games.claw_and_order.language.forms import Filter, Times, Who, keyword_feature
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.terms import BattleLine, Event, Keyword, Player, Standing, Stat
from catspaw.games.claw_and_order.language.terms.term import named
from catspaw.games.claw_and_order.language.wording import alternative, least_number

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader
    from catspaw.games.claw_and_order.language.tongue import Tongue


class Effect(Declared):
    """What an ability can do."""

    __slots__ = ()

    group = "does"
    opcode: ClassVar[int]
    """The step in `abilities` that does it."""
    is_step: ClassVar[bool] = True
    """Whether another effect may follow."""

    @classmethod
    def takes_times(cls) -> bool:
        """Whether it may be done so much `for each …`."""
        return least_number(cls.english_texts()[0]) > 0 and issubclass(cls, ToTroops | ForPlayer)

    @classmethod
    def grammar(cls) -> str:
        texts = map(alternative, cls.english_texts())
        return f"{cls.rule()}: {' | '.join(text + ' times?' * cls.takes_times() for text in texts)}"

    def said(self, tongue: Tongue, before: Who | None = None, *, follows: bool = False) -> str:
        times: Filter | None = getattr(self, "times", None)
        return tongue.fill(self, before, follows=follows) + (tongue.times(times) if times else "")

    @property
    def is_yours(self) -> bool:
        """Whether its English words tell you to do something, and not what somebody else does."""
        return not self.text("english").startswith("{")

    def inside(self) -> tuple[tuple[Effect, ...], ...]:
        """The effects that it consists of."""
        return ()

    def with_inside(self, rows: tuple[tuple[Effect, ...], ...]) -> Effect:  # noqa: ARG002
        """The same, consisting of other effects."""
        return self

    def may_cause(self, event: Event, subject: Who, who: Who | None) -> bool:  # noqa: ARG002
        """Whether it may bring about that the subject of a `When` does this; `who` are those it is done to."""
        return False

    @abstractmethod
    def assemble(self, code: Code) -> None:
        """Write its steps down."""


@dataclass(frozen=True, slots=True)
class ToTroops(Effect):
    """Done to troops that are selected first."""

    who: Who
    number: int = 0
    which: BattleLine | Stat | Keyword | OwnKeyword | Standing | None = None
    times: Filter | None = None
    """It is done so much for each of these."""

    takes_items: ClassVar[bool] = False
    """Whether `this` may also be an item."""
    reaches_items: ClassVar[bool] = False
    """CO-109.5: whether it may be done to items that are chosen."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        which = part_of(parts, (BattleLine, Stat, Keyword, OwnKeyword, Standing), otherwise=None)
        return cls(part_of(parts, Who), cls.read_number(parts, reader), which, times_in(parts))

    @property
    def about(self) -> Who | None:
        return self.who

    @property
    def says_second(self) -> bool:
        return self.who.number > 1

    def terms(self) -> set[str]:
        found = self.who.features() | terms_of_times(self.times)
        if isinstance(self.which, Keyword | OwnKeyword):
            found.add(keyword_feature(self.which))
        return found | {named("standing", self.which)} if isinstance(self.which, Standing) else found

    def assemble(self, code: Code) -> None:
        code.put(SELECT, who=who_word(self.who))
        self.put_step(code)

    def put_step(self, code: Code) -> None:
        """What is done to those selected."""
        assert not isinstance(self.which, OwnKeyword)
        code.put(self.opcode, self.number, self.which or 0, counted_word(self.times))


@dataclass(frozen=True, slots=True)
class ForPlayer(Effect):
    """Done by one player or both; the second text is for others than you."""

    player: Player
    number: int = 0
    times: Filter | None = None
    """It is done so much for each of these."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        player = part_of(parts, Player, otherwise=Player.YOU)
        return cls(player, cls.read_number(parts, reader), times_in(parts))

    @property
    def says_second(self) -> bool:
        return self.player is not Player.YOU

    def terms(self) -> set[str]:
        return {named("player", self.player)} | terms_of_times(self.times)

    def assemble(self, code: Code) -> None:
        for seat in self.player.seats:
            code.put(self.opcode, self.number, seat, counted_word(self.times))


@dataclass(frozen=True, slots=True)
class Fetch(Effect):
    """Brings a card of a kind to the hand."""

    filter: Filter

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(part_of(parts, Filter))

    def terms(self) -> set[str]:
        return self.filter.features()

    def assemble(self, code: Code) -> None:
        code.put(self.opcode, 1, who=filter_word(self.filter))


def times_in(parts: Parts) -> Filter | None:
    """For each of whom."""
    found: Times | None = part_of(parts, Times, otherwise=None)
    return found.filter if found else None


def terms_of_times(times: Filter | None) -> set[str]:
    return {"does: for each"} | times.features() if times else set()


def every_effect(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """All effects, with those inside `choose one` and `you may` after them."""
    for effect in effects:
        yield effect
        for inner in effect.inside():
            yield from every_effect(inner)
