"""How an ability becomes a sentence, in whatever language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from catspaw.games.claw_and_order.language.declaration import Declared
from catspaw.games.claw_and_order.language.effects.choices import ChooseOne, YouMay
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.lines import Line, Static
from catspaw.games.claw_and_order.language.terms import Mode
from catspaw.games.fluent_texts import capital

Names = Mapping[str, str]
"""What tokens are called, by their ids: `kitten`, or with its plural `mouse / mice`; in German `das Kätzchen`."""


class Tongue(ABC):
    """A language: its words, and where they go."""

    language: str
    """The attribute of a declaration that has the text in this language."""
    then: str
    between: str
    or_else: str
    if_you_do: str

    def __init__(self, names: Names) -> None:
        self.names = names

    def line(self, line: Line) -> str:
        """The whole sentence, with a capital letter and a full stop."""
        return capital(line.said(self)) + "."

    def effects(self, effects: Sequence[Effect], before: Who | None = None, *, follows: bool = False) -> str:
        """Effects in a row. `before` are those spoken of last; `follows`: something precedes in the sentence."""
        said = []
        for effect in effects:
            said.append(effect.said(self, before, follows=follows))
            before = _spoken_of(effect, before)
            follows = True
        return self.then.join(said)

    def offers(self, effects: Sequence[Effect]) -> list[str]:
        """What each `you may` among the effects and inside them is about."""
        found = _choices(effects, None)
        return [self.opening(choice.effects, before) for choice, before in found if isinstance(choice, YouMay)]

    def modes(self, effects: Sequence[Effect]) -> list[str]:
        """What there is to choose from; of one ability only one thing is chosen so."""
        return [
            self.opening(mode, before)
            for choice, before in _choices(effects, None)
            if isinstance(choice, ChooseOne)
            for mode in choice.modes
        ]

    def opening(self, effects: Sequence[Effect], before: Who | None = None) -> str:
        """Effects after a colon."""
        return self.effects(effects, before)

    def name_of(self, token: str, otherwise: str) -> tuple[str, str]:
        """A token's name for one and, if it is known, for several."""
        one, _, many = self.names.get(token, otherwise).partition("/")
        return one.strip(), many.strip()

    @abstractmethod
    def fill(self, part: Declared, before: Who | None, *, follows: bool) -> str:
        """The text of a part of the line in this language, with its slots filled."""

    @abstractmethod
    def times(self, filter: Filter) -> str:
        """`for each …`, behind an effect."""

    @abstractmethod
    def conditional(self, static: Static) -> str:
        """A bonus, with what is true while it holds."""


def _spoken_of(effect: Effect, before: Who | None) -> Who | None:
    """Whom the next `it` means."""
    who = effect.about
    return before if who is None or who.mode is Mode.THEM else who


def _choices(effects: Sequence[Effect], before: Who | None) -> Iterator[tuple[ChooseOne | YouMay, Who | None]]:
    """Everything a player decides about, each with those spoken of before it."""
    for effect in effects:
        if isinstance(effect, ChooseOne | YouMay):
            yield effect, before
        for inner in effect.inside():
            yield from _choices(inner, before)
        before = _spoken_of(effect, before)
