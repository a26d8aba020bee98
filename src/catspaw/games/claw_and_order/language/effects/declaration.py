"""What an effect of the card language declares, and the shapes that most effects have.

The class of an effect is its declaration, an object of the class is the effect as a line states it. All that is said
about an effect anywhere is made from its declaration; what it does in a match is a step of the same family in
`abilities`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeAlias

from catspaw.games.claw_and_order.abilities.ops import SELECT
from catspaw.games.claw_and_order.language.ability import Filter, Who
from catspaw.games.claw_and_order.language.effects.wording import QUOTED, alternative, least_number
from catspaw.games.claw_and_order.language.encode import filter_word, who_word
from catspaw.games.claw_and_order.language.terms import Bonus, Event, Keyword, LogLine, OnlyOn, Player, Tooltip
from catspaw.games.claw_and_order.language.terms.term import spelt_out

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader
    from catspaw.games.claw_and_order.language.tongue import Tongue

Text: TypeAlias = str | tuple[str, str]
"""A sentence with slots, or two of which `says_second` chooses."""
MOST: Final = 9
"""The largest number that a line may say."""


class Effect(ABC):
    """What an ability can do. Every effect declares the attributes that have no default."""

    __slots__ = ()

    opcode: ClassVar[int]
    """The step in `abilities` that does it."""
    english: ClassVar[Text]
    """As it is read and printed; `wording` explains the slots."""
    german: ClassVar[Text]
    """As it is printed; `german` has the slots."""
    cites: ClassVar[str] = ""
    """Ids of the rules behind it, without the `CO-`."""
    variants: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Features of their own, and what each of them cites."""
    tooltip: ClassVar[Tooltip | None] = None
    only_on: ClassVar[OnlyOn | None] = None
    """It is refused on other cards by the phrases that no other effect has."""
    is_step: ClassVar[bool] = True
    """Whether another effect may follow."""

    @classmethod
    def name(cls) -> str:
        """`attack again` of the class `AttackAgain`: its feature, and with underscores its rule of the grammar."""
        return spelt_out(cls.__name__)

    @classmethod
    def rule(cls) -> str:
        return cls.name().replace(" ", "_")

    @classmethod
    def names(cls) -> dict[str, str]:
        """All its features, and what they cite."""
        return {cls.name(): cls.cites, **dict(cls.variants)}

    @classmethod
    def grammar(cls) -> str:
        """Its rules of the grammar, with phrases in quotation marks."""
        return f"{cls.rule()}: {' | '.join(map(alternative, cls.english_texts()))}"

    @classmethod
    def english_texts(cls) -> tuple[str, ...]:
        return (cls.english,) if isinstance(cls.english, str) else tuple(dict.fromkeys(cls.english))

    @classmethod
    def phrases(cls) -> list[str]:
        return QUOTED.findall(cls.grammar())

    @classmethod
    @abstractmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        """Make it from what the grammar has found."""

    @classmethod
    def read_number(cls, parts: Parts, reader: Reader) -> int:
        """The number of a line; 1 if it says `a`, 0 if there is none to say."""
        least = least_number(cls.english_texts()[0])
        written: Parts = [part for part in parts if isinstance(part, str)]
        if written:
            return reader.number(written[-1], least, MOST)
        return 1 if least else 0

    @property
    def about(self) -> Who | None:
        """The troops it is done to."""
        return None

    @property
    def says_second(self) -> bool:
        """Whether it is said by the second of two texts."""
        return False

    @property
    def is_yours(self) -> bool:
        """Whether its English words tell you to do something, and not what somebody else does."""
        return not self.text("english").startswith("{")

    def text(self, language: str) -> str:
        """Its sentence with slots, in a language by name."""
        found: Text = getattr(self, language)
        return found if isinstance(found, str) else found[self.says_second]

    def said(self, tongue: Tongue, before: Who | None, *, follows: bool) -> str:
        """`before` are those spoken of last; `follows`: something precedes in the sentence."""
        return tongue.fill(self, before, follows=follows)

    def features(self) -> set[str]:
        """Which of its names apply."""
        return {self.name()}

    def inside(self) -> tuple[tuple[Effect, ...], ...]:
        """The effects that it consists of."""
        return ()

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
    which: LogLine | Bonus | Keyword | None = None

    takes_items: ClassVar[bool] = False
    """Whether `this` may also be an item."""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        which = part_of(parts, (LogLine, Bonus, Keyword), otherwise=None)
        return cls(part_of(parts, Who), cls.read_number(parts, reader), which)

    @property
    def about(self) -> Who | None:
        return self.who

    @property
    def says_second(self) -> bool:
        return self.who.number > 1

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

    def assemble(self, code: Code) -> None:
        code.put(self.opcode, 1, who=filter_word(self.filter))


_REQUIRED: Final = object()


def part_of(parts: Parts, kind: type | tuple[type, ...], *, otherwise: Any = _REQUIRED) -> Any:
    """The part that is of a kind."""
    found = [part for part in parts if isinstance(part, kind)]
    if not found and otherwise is not _REQUIRED:
        return otherwise
    return found[0]
