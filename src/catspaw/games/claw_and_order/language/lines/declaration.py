"""What a line of a card declares, whether it has effects or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from catspaw.games.claw_and_order.abilities.ops import NO_ABILITY
from catspaw.games.claw_and_order.language.declaration import Declared
from catspaw.games.claw_and_order.language.effects.declaration import Effect, every_effect
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.terms import Mode

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.check import Checker
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


class Line(Declared):
    """A line of a card, such as an ability."""

    __slots__ = ()

    group = "line"
    kind: ClassVar[int] = NO_ABILITY
    """What kind of row it is for the rules; limits and keywords have none."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(*parts)

    def does(self) -> tuple[Effect, ...]:
        """Its effects in order; none of a bonus or a limit."""
        return ()

    def steps(self) -> tuple[Effect, ...]:
        """What is written down as its code: its effects, and what comes before them."""
        return self.does()

    def expanded(self) -> tuple[Line, ...]:
        """The lines that it stands for: itself, or CO-112.2: those of a keyword that the set has defined."""
        return (self,)

    def traits(self) -> int:
        """What it makes of its card, as a set."""
        return 0

    def numbers(self) -> Mapping[int, int]:
        """What stands in its row, by places of `ops`, besides its kind and where its effects begin."""
        return {}

    def check(self, checker: Checker) -> None:
        """Refuse what may not stand on this card, effects aside."""

    def why_not(self, who: Who) -> str:  # noqa: ARG002
        """Why its effects can do nothing to somebody; empty if they can."""
        return ""

    @property
    def may_loop(self) -> bool:
        """Whether its own effects can bring about what it waits for. Ruling CO-R.Z stops that at the eighth time."""
        return False

    def everybody(self) -> Iterator[Who]:
        """Everybody it speaks of: its subject, then those of its effects."""
        for part in (self, *every_effect(self.does())):
            if part.about is not None:
                yield part.about

    @property
    def speaks_of_its_vehicle(self) -> bool:
        """CO-108.2: whether it works while its troop pilots."""
        return any(who.mode is Mode.VEHICLE for who in self.everybody())


class WithEffects(Line):
    """A line that does something."""

    __slots__ = ()

    effects: tuple[Effect, ...]

    def does(self) -> tuple[Effect, ...]:
        return self.effects


def abilities_of(lines: Sequence[Line]) -> list[Line]:
    """Those that have a place on their card, in order; keywords and limits have none."""
    return [line for written in lines for line in written.expanded() if line.kind]
