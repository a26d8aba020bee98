"""How an ability becomes a sentence, in whatever language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from catspaw.games.claw_and_order.language.ability import (
    Ability,
    Activated,
    AnyNumber,
    ChooseOne,
    Condition,
    Effect,
    Equips,
    Event,
    Fetch,
    ForPlayer,
    Keyword,
    Keywords,
    MayRespond,
    Mode,
    Peek,
    Played,
    Static,
    Summon,
    ToTroops,
    When,
    Who,
    YouMay,
)
from catspaw.games.words import capital

Names = Mapping[str, str]
"""What tokens are called, by their ids: `kitten`, or with its plural `mouse / mice`; in German `das Kätzchen`."""


class Tongue(ABC):
    """A language: its words, and where they go."""

    then: str
    one_of: str
    between: str
    or_else: str
    may: str
    may_after: str
    """The same after something else than a full stop or a colon."""
    any_number: str
    may_respond: str

    def __init__(self, names: Names) -> None:
        self.names = names

    def line(self, ability: Ability) -> str:
        """The whole sentence, with a capital letter and a full stop."""
        return capital(self._words(ability)) + "."

    def _words(self, ability: Ability) -> str:
        if isinstance(ability, Keywords):
            return ", ".join(map(self.keyword, ability.keywords))
        if isinstance(ability, AnyNumber):
            return self.any_number
        if isinstance(ability, MayRespond):
            return self.may_respond
        if isinstance(ability, Equips):
            return self.equips(ability)
        if isinstance(ability, When):
            return self.when(ability) + self.effects(ability.effects, follows=True)
        if isinstance(ability, Static):
            return self.static(ability)
        if isinstance(ability, Activated):
            return f"{self.price(ability)}: {self.opening(ability.effects)}"
        assert isinstance(ability, Played)
        return self.effects(ability.effects)

    def effects(self, effects: Sequence[Effect], before: Who | None = None, *, follows: bool = False) -> str:
        """Effects in a row. `before` are those spoken of last; `follows`: something precedes in the sentence."""
        said = []
        for effect in effects:
            said.append(self.effect(effect, before, follows=follows))
            if isinstance(effect, ToTroops) and effect.who.mode is not Mode.THEM:
                before = effect.who
            follows = True
        return self.then.join(said)

    def effect(self, effect: Effect, before: Who | None, *, follows: bool) -> str:
        if isinstance(effect, ToTroops):
            return self.to_troops(effect, before, follows=follows)
        if isinstance(effect, ForPlayer):
            return self.for_player(effect, follows=follows)
        if isinstance(effect, Fetch):
            return self.fetch(effect)
        if isinstance(effect, Peek):
            return self.peek(effect)
        if isinstance(effect, Summon):
            return self.summon(effect)
        if isinstance(effect, YouMay):
            return (self.may_after if follows else self.may) + self.opening(effect.effects, before)
        modes = self._modes(effect, before)
        return self.one_of + self.between.join(modes[:-1]) + self.or_else + modes[-1]

    def _modes(self, choice: ChooseOne, before: Who | None) -> list[str]:
        first, *others = choice.modes
        return [self.opening(first, before), *(self.effects(mode, before) for mode in others)]

    def opening(self, effects: Sequence[Effect], before: Who | None = None) -> str:
        """Effects after a colon."""
        return self.effects(effects, before)

    def name_of(self, token: str, otherwise: str) -> tuple[str, str]:
        """A token's name for one and, if it is known, for several."""
        one, _, many = self.names.get(token, otherwise).partition("/")
        return one.strip(), many.strip()

    @abstractmethod
    def keyword(self, keyword: Keyword) -> str: ...

    @abstractmethod
    def equips(self, ability: Equips) -> str: ...

    @abstractmethod
    def when(self, ability: When) -> str:
        """All before the effects."""

    @abstractmethod
    def static(self, ability: Static) -> str: ...

    @abstractmethod
    def price(self, ability: Activated) -> str: ...

    @abstractmethod
    def to_troops(self, effect: ToTroops, before: Who | None, *, follows: bool) -> str: ...

    @abstractmethod
    def for_player(self, effect: ForPlayer, *, follows: bool) -> str: ...

    @abstractmethod
    def fetch(self, effect: Fetch) -> str: ...

    @abstractmethod
    def peek(self, effect: Peek) -> str: ...

    @abstractmethod
    def summon(self, effect: Summon) -> str: ...


def is_turn(event: Event) -> bool:
    """Whether a `When` waits for a turn rather than for a troop."""
    return event in {Event.TURN_STARTS, Event.TURN_ENDS}


def names_its_troop(static: Static) -> bool:
    """Whether nobody can mistake whom the condition speaks of, so that `this is` may be left out."""
    mode, condition = static.subject.mode, static.condition
    if condition is Condition.IS_PILOTING:
        return mode is not Mode.EACH
    return mode is Mode.THIS or condition is Condition.IS_BEHIND
