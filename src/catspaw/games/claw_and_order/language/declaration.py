"""What every part of the card language declares: lines, their bonuses and prices, and effects.

The class of a part is its declaration, an object of the class is the part as a line states it. Grammar, form, texts,
features, cited rules and tooltips are all made from the declaration.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Self, TypeAlias, TypeVar

from catspaw.games.claw_and_order.language.terms import OnlyOn, Tooltip
from catspaw.games.claw_and_order.language.terms.term import spelt_out
from catspaw.games.claw_and_order.language.wording import QUOTED, alternative, least_number

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.forms import Who
    from catspaw.games.claw_and_order.language.reader import Parts, Reader
    from catspaw.games.claw_and_order.language.tongue import Tongue

T = TypeVar("T", bound="Declared")
Text: TypeAlias = str | tuple[str, ...]
"""A sentence with slots, or several of which `says_second` chooses."""
MOST: Final = 9
"""The largest number that a line may say."""


class Variant(NamedTuple):
    """A feature of its own, for what a part says only now and then."""

    name: str
    cites: str = ""
    tooltip: Tooltip | None = None


class Declared(ABC):
    """A part of the card language. Everything declares the attributes that have no default."""

    __slots__ = ()

    group: ClassVar[str]
    """What its features begin with."""
    english: ClassVar[Text]
    """As it is read and printed; `wording` explains the slots."""
    german: ClassVar[Text]
    """As it is printed; `german` has the slots."""
    cites: ClassVar[str] = ""
    """Ids of the rules behind it, without the `CO-`."""
    variants: ClassVar[tuple[Variant, ...]] = ()
    tooltip: ClassVar[Tooltip | None] = None
    only_on: ClassVar[OnlyOn | None] = None
    """It is refused on other cards by the phrases that nothing else has."""

    @classmethod
    def name(cls) -> str:
        """`attack again` of the class `AttackAgain`: its feature, and with underscores its rule of the grammar."""
        return spelt_out(cls.__name__)

    @classmethod
    def rule(cls) -> str:
        return cls.name().replace(" ", "_")

    @classmethod
    def features_declared(cls) -> dict[str, Variant]:
        """All its features, and what is said about them."""
        own = Variant(cls.name(), cls.cites, cls.tooltip)
        return {f"{cls.group}: {variant.name}": variant for variant in (own, *cls.variants)}

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
        if not least:
            return 0
        written: Parts = [part for part in parts if isinstance(part, str)]
        return reader.number(written[-1], least, MOST) if written else 1

    @property
    def about(self) -> Who | None:
        """The troops it speaks of."""
        return None

    @property
    def says_second(self) -> int:
        """Whether it is said by the second of two texts, or by which of several."""
        return False

    def text(self, language: str) -> str:
        """Its sentence with slots, in a language by name."""
        found: Text = getattr(self, language)
        return found if isinstance(found, str) else found[self.says_second]

    def said(self, tongue: Tongue, before: Who | None = None, *, follows: bool = False) -> str:
        """`before` are those spoken of last; `follows`: something precedes in the sentence."""
        return tongue.fill(self, before, follows=follows)

    def states(self) -> set[str]:
        """The names of those of its features that it has."""
        return {self.name()}

    def terms(self) -> set[str]:
        """The features of the terms in it."""
        return set()

    def features(self) -> set[str]:
        return {f"{self.group}: {name}" for name in self.states()} | self.terms()


_REQUIRED: Final = object()


def part_of(parts: Parts, kind: type | tuple[type, ...], *, otherwise: Any = _REQUIRED) -> Any:
    """The part that is of a kind."""
    found = [part for part in parts if isinstance(part, kind)]
    if not found and otherwise is not _REQUIRED:
        return otherwise
    return found[0]


def declared_in(modules: Iterable[ModuleType], shape: type[T]) -> tuple[type[T], ...]:
    """What modules declare, in the order in which it stands there; without shapes, which have no text of their own."""
    return tuple(
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, shape)
        if value.__module__ == module.__name__ and hasattr(value, "english")
    )
