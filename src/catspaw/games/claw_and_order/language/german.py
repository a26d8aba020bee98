"""Abilities in German."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from catspaw.games.claw_and_order.language.ability import Equips, Filter, Static, When, Who
from catspaw.games.claw_and_order.language.effects.declaration import Effect, ToTroops
from catspaw.games.claw_and_order.language.effects.wording import Counted
from catspaw.games.claw_and_order.language.german_nouns import PRONOUNS, PRONOUNS_OF_MANY, A, one, several, token_word
from catspaw.games.claw_and_order.language.phrases import singular
from catspaw.games.claw_and_order.language.terms import (
    Bonus,
    Condition,
    Event,
    Keyword,
    Mode,
)
from catspaw.games.claw_and_order.language.terms.german_words import Case, Gender
from catspaw.games.claw_and_order.language.tongue import Tongue
from catspaw.games.fluent_texts import capital


class German(Tongue):
    language = "german"
    then = ", dann "
    between = "; "
    or_else = "; oder "
    once = "einmal pro Zug"

    def opening(self, effects: Sequence[Effect], before: Who | None = None) -> str:
        return capital(self.effects(effects, before))

    def keyword(self, keyword: Keyword) -> str:
        return keyword.said.german

    def equips(self, ability: Equips) -> str:
        return f"rüstet {one(ability.filter, Case.ACCUSATIVE)} aus"

    def when(self, ability: When) -> str:
        subject, event = ability.subject, ability.event.said.german
        if ability.event.said.is_turn:
            return f"{event} {subject.filter.side.said.turn_german} "
        if ability.event is Event.EQUIPS:
            return f"wenn dieser Gegenstand {event}, "
        who = (
            one(subject.filter, Case.NOMINATIVE) if subject.mode is Mode.EACH else _who(subject, Case.NOMINATIVE, None)
        )
        return f"wenn {who} {event}, "

    def static(self, ability: Static) -> str:
        is_group = ability.subject.mode is Mode.EACH
        verb = ability.bonus.said.verbs_german[is_group]
        said = f"{_clause(_bonus_for(ability), verb, follows=bool(ability.condition))} {self._bonus(ability)}"
        if ability.condition:
            said = f"solange {ability.condition.said.german}, {said}"
        return f"{said} für jede Zählmarke auf {_on(ability.subject)}" if ability.per_counter else said

    def _bonus(self, ability: Static) -> str:
        if ability.keyword is not None:
            return self.keyword(ability.keyword)
        if ability.bonus is Bonus.COST:
            return f"{abs(ability.amount)} $ {'mehr' if ability.amount > 0 else 'weniger'}"
        return f"{ability.amount:+} {ability.bonus.said.german}"

    def fill(self, effect: Effect, before: Who | None, *, follows: bool) -> str:
        return effect.text(self.language).format_map(_Slots(self, effect, before, follows=follows))


class _Slots:
    """What stands in the slots of an effect's text."""

    def __init__(self, tongue: German, effect: Any, before: Who | None, *, follows: bool) -> None:
        self.tongue = tongue
        self.effect = effect
        self.before = before
        self.follows = follows

    def __getitem__(self, name: str) -> object:
        return SLOTS[name](self)

    def whom(self, case: Case) -> str:
        if isinstance(self.effect, ToTroops) and self.effect.takes_items and self.effect.who.mode is Mode.THIS:
            return "diese Karte"
        return _who(self.effect.who, case, self.before)

    def subject(self) -> _Subject:
        is_plural = self.effect.who.number > 1
        return _Subject(self.whom(Case.NOMINATIVE), is_plural=is_plural, follows=self.follows)

    def summoned(self) -> str:
        token, number = self.effect.token, self.effect.number
        word = token_word(*self.tongue.name_of(token, capital(singular(token))))
        is_plural = number > 1
        article = str(number) if is_plural else A[Case.ACCUSATIVE][word.gender]
        return f"{article} {word.said(Case.ACCUSATIVE, plural=is_plural)}"


class _Subject:
    """`{wer:darf|dürfen}`: a subject and its verb for one or several, in the order that the sentence needs."""

    def __init__(self, who: str, *, is_plural: bool = False, follows: bool) -> None:
        self.who = who
        self.is_plural = is_plural
        self.follows = follows

    def __format__(self, verbs: str) -> str:
        one, _, several = verbs.partition("|")
        return _clause(self.who, several if self.is_plural else one, follows=self.follows)


class _Card:
    """`{card:dative}`: a card of a kind, in a case."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def __format__(self, case: str) -> str:
        return one(self.filter, Case[case.upper()])


SLOTS: Final[dict[str, Callable[[_Slots], object]]] = {
    "wer": _Slots.subject,
    "wen": lambda slots: slots.whom(Case.ACCUSATIVE),
    "wem": lambda slots: slots.whom(Case.DATIVE),
    "du": lambda slots: _Subject("du", follows=slots.follows),
    "player": lambda slots: _Subject(slots.effect.player.said.german, follows=slots.follows),
    "deck": lambda slots: slots.effect.player.said.deck_german,
    "number": lambda slots: Counted(slots.effect.number),
    "apiece": lambda slots: "jeweils " * (slots.effect.who.number > 1),
    "line": lambda slots: slots.effect.which.said.to_german,
    "stat": lambda slots: slots.effect.which.said.german,
    "keyword": lambda slots: slots.effect.which.said.german,
    "card": lambda slots: _Card(slots.effect.filter),
    "token": _Slots.summoned,
}
"""`wer`, `wen` and `wem` are the troops of an effect in their case, `wer` with its verb."""


def _clause(who: str, verb: str, *, follows: bool) -> str:
    """The verb stands second, so after anything else it comes before its subject."""
    return f"{verb} {who}" if follows else f"{who} {verb}"


def _who(who: Who, case: Case, before: Who | None) -> str:
    if who.mode.said.cases:
        return who.mode.said.cases[case]
    if who.mode is Mode.THEM:
        return PRONOUNS_OF_MANY[case] if who.number > 1 else PRONOUNS[case][_gender(before)]
    if who.mode is Mode.EACH:
        return one(who.filter, case, each=True)
    is_target = who.mode is Mode.TARGET
    before_noun, after_noun = ("", " deiner Wahl") if is_target else ("zufällig", "")
    if who.number == 1:
        return one(who.filter, case, before=before_noun, after=after_noun)
    return f"{'bis zu ' * who.up_to}{who.number} {several(who.filter, case, before=before_noun, after=after_noun)}"


def _gender(who: Who | None) -> Gender:
    """A troop is feminine, whatever else is said of it."""
    if who is None or who.mode in {Mode.THIS, Mode.THAT, Mode.OTHER, Mode.HOST}:
        return Gender.SHE
    return Gender.IT if who.mode is Mode.VEHICLE else who.filter.noun.said.word.gender


def _bonus_for(ability: Static) -> str:
    subject = ability.subject
    if subject.mode is Mode.EACH:
        return several(subject.filter, Case.NOMINATIVE)
    if subject.mode is Mode.THIS and ability.bonus is Bonus.COST:
        return "diese Karte"
    if subject.mode is Mode.THIS and ability.condition not in {Condition.ALWAYS, Condition.IS_BEHIND}:
        return "sie"
    return _who(subject, Case.NOMINATIVE, None)


def _on(subject: Who) -> str:
    if subject.mode is Mode.EACH:
        return PRONOUNS_OF_MANY[Case.DATIVE]
    return PRONOUNS[Case.DATIVE][_gender(subject)]
