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
from catspaw.games.claw_and_order.language.encode import filter_word, who_word
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.terms import BattleLine, Event, Keyword, Player, Stat
from catspaw.games.claw_and_order.language.terms.term import named

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


class Effect(Declared):
    """What an ability can do."""

    __slots__ = ()

    group = "does"
    opcode: ClassVar[int]
    """The step in `abilities` that does it."""
    is_step: ClassVar[bool] = True
    """Whether another effect may follow."""

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
    which: BattleLine | Stat | Keyword | None = None

    takes_items: ClassVar[bool] = False
    """Whether `this` may also be an item."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        which = part_of(parts, (BattleLine, Stat, Keyword), otherwise=None)
        return cls(part_of(parts, Who), cls.read_number(parts, reader), which)

    @property
    def about(self) -> Who | None:
        return self.who

    @property
    def says_second(self) -> bool:
        return self.who.number > 1

    def terms(self) -> set[str]:
        found = self.who.features()
        return found | {named("keyword", self.which)} if isinstance(self.which, Keyword) else found

    def assemble(self, code: Code) -> None:
        code.put(SELECT, who=who_word(self.who))
        code.put(self.opcode, self.number, self.which or 0)


@dataclass(frozen=True, slots=True)
class ForPlayer(Effect):
    """Done by one player or both; the second text is for others than you."""

    player: Player
    number: int

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        return cls(part_of(parts, Player, otherwise=Player.YOU), cls.read_number(parts, reader))

    @property
    def says_second(self) -> bool:
        return self.player is not Player.YOU

    def terms(self) -> set[str]:
        return {named("player", self.player)}

    def assemble(self, code: Code) -> None:
        for seat in self.player.seats:
            code.put(self.opcode, self.number, seat)


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


def every_effect(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """All effects, with those inside `choose one` and `you may` after them."""
    for effect in effects:
        yield effect
        for inner in effect.inside():
            yield from every_effect(inner)
