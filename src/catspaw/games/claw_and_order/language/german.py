"""Abilities in German."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from catspaw.games.claw_and_order.language.declaration import Declared
from catspaw.games.claw_and_order.language.effects.declaration import Effect, ToTroops
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.german_nouns import (
    PRONOUNS,
    PRONOUNS_OF_MANY,
    A,
    one,
    one_of_their,
    several,
    token_word,
)
from catspaw.games.claw_and_order.language.lines import Static
from catspaw.games.claw_and_order.language.lines.statics import Costs
from catspaw.games.claw_and_order.language.phrases import singular
from catspaw.games.claw_and_order.language.terms import Event, Mode, Side, Standing
from catspaw.games.claw_and_order.language.terms.conditions import Of
from catspaw.games.claw_and_order.language.terms.german_words import Case, Gender
from catspaw.games.claw_and_order.language.tongue import Tongue
from catspaw.games.claw_and_order.language.wording import Counted
from catspaw.games.fluent_texts import capital


class German(Tongue):
    language = "german"
    then = ", dann "
    between = "; "
    or_else = "; oder "
    if_you_do = ". Wenn du das tust, "

    def opening(self, effects: Sequence[Effect], before: Who | None = None) -> str:
        return capital(self.effects(effects, before))

    def fill(self, part: Declared, before: Who | None, *, follows: bool) -> str:
        return part.text(self.language).format_map(_Slots(self, part, before, follows=follows))

    def times(self, filter: Filter) -> str:
        return f", und zwar {_for_each(filter)}"

    def conditional(self, static: Static) -> str:
        return static.conditional_german.format_map(_Slots(self, static, None, follows=True))


class _Slots:
    """What stands in the slots of a text."""

    def __init__(self, tongue: German, part: Any, before: Who | None, *, follows: bool) -> None:
        self.tongue = tongue
        self.part = part
        self.before = before
        self.follows = follows

    def __getitem__(self, name: str) -> object:
        return SLOTS[name](self)

    def whom(self, case: Case) -> str:
        if isinstance(self.part, ToTroops) and self.part.takes_items and self.part.who.mode is Mode.THIS:
            return "diese Karte"
        return _who(self.part.who, case, self.before)

    def subject(self) -> _Subject:
        is_plural = self.part.who.number > 1
        return _Subject(self.whom(Case.NOMINATIVE), is_plural=is_plural, follows=self.follows)

    def doer(self) -> str:
        """Who does what a `When` waits for."""
        subject: Who = self.part.subject
        if self.part.event is Event.EQUIPS:
            return "dieser Gegenstand"
        if subject.mode is Mode.EACH:
            return one(subject.filter, Case.NOMINATIVE)
        return _who(subject, Case.NOMINATIVE, None)

    def favoured(self) -> _Subject:
        """Whom a bonus is for."""
        is_group = self.part.subject.mode is Mode.EACH
        return _Subject(_bonus_for(self.part), is_plural=is_group, follows=self.follows)

    def change(self) -> str:
        return f"{abs(self.part.amount)} $ {'mehr' if self.part.amount > 0 else 'weniger'}"

    def per_counter(self) -> str:
        return f" für jede Zählmarke auf {_on(self.part.subject)}" if self.part.per_counter else self.times()

    def times(self) -> str:
        return f" {_for_each(self.part.times)}" if self.part.times else ""

    def condition(self) -> str:
        asked: Filter | None = self.part.asked
        if not asked:
            return str(self.part.condition.said.german)
        whose = "dein Gegner {} hat" if asked.side is Side.OPPOSING else self.part.condition.said.german
        return whose.format(one(replace(asked, side=Side.ANY), Case.ACCUSATIVE))

    def dealer(self) -> _Subject:
        return _Subject(_who(self.part.dealer, Case.NOMINATIVE, None), follows=self.follows)

    def player_doer(self) -> str:
        return str(self.part.subject.filter.side.said.doer_german)

    def doing(self) -> str:
        said = self.part.event.said
        return str(said.yours_german if self.part.subject.filter.side is Side.FRIENDLY else said.german)

    def and_price(self) -> str:
        second = self.part.second
        return f" und {second.said(self.tongue)}" if second else ""

    def summoned(self) -> str:
        token, number = self.part.token, self.part.number
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
        self.standing: Standing | None = None

    def __format__(self, verbs: str) -> str:
        if verbs == "stands" and self.standing is not None:
            verbs = _verbs(self.standing)
        one, _, several = verbs.partition("|")
        return _clause(self.who, several if self.is_plural else one, follows=self.follows)


class _Card:
    """`{card:dative}`: a card of a kind, in a case."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def __format__(self, case: str) -> str:
        return one(self.filter, Case[case.upper()])


def _with_verb(slots: _Slots, subject: _Subject) -> _Subject:
    """`{wer:stands}`: where the text asks for it, the verb is that of the standing."""
    which = getattr(slots.part, "which", None)
    subject.standing = which if isinstance(which, Standing) else None
    return subject


class _Own:
    """`{own:deiner}`: one of those that are theirs."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def __format__(self, their: str) -> str:
        return one_of_their(self.filter, Case.ACCUSATIVE, their)


def _verbs(standing: Standing) -> str:
    """`kann|können` of what German says of a standing."""
    return standing.said.german.partition(" ")[0]


def _behind_verb(standing: Standing) -> str:
    return " " + standing.said.german.partition(" ")[2]


def _for_each(filter: Filter) -> str:
    return f"für {one(filter, Case.ACCUSATIVE, each=True)}"


SLOTS: Final[dict[str, Callable[[_Slots], object]]] = {
    "wer": lambda slots: _with_verb(slots, slots.subject()),
    "wen": lambda slots: slots.whom(Case.ACCUSATIVE),
    "wem": lambda slots: slots.whom(Case.DATIVE),
    "dealer": _Slots.dealer,
    "own": lambda slots: _Own(slots.part.filter),
    "lines": lambda slots: slots.part.player.said.lines_german,
    "hand": lambda slots: slots.part.player.said.hand_german,
    "stands": lambda slots: _behind_verb(slots.part.which),
    "du": lambda slots: _Subject("du", follows=slots.follows),
    "player": lambda slots: _Subject(slots.part.player.said.german, follows=slots.follows),
    "deck": lambda slots: slots.part.player.said.deck_german,
    "number": lambda slots: Counted(slots.part.number),
    "apiece": lambda slots: "jeweils " * (slots.part.who.number > 1),
    "line": lambda slots: slots.part.which.said.to_german,
    "stat": lambda slots: slots.part.which.said.german,
    "keyword": lambda slots: slots.part.which.said.german,
    "card": lambda slots: _Card(slots.part.filter),
    "token": _Slots.summoned,
    # Of lines.
    "keywords": lambda slots: ", ".join(keyword.said.german for keyword in slots.part.keywords),
    "doer": _Slots.doer,
    "event": lambda slots: slots.part.event.said.german,
    "turn": lambda slots: slots.part.subject.filter.side.said.turn_german,
    "subject": lambda slots: _with_verb(slots, slots.favoured()),
    "amount": lambda slots: f"{slots.part.amount:+}",
    "change": _Slots.change,
    "per_counter": _Slots.per_counter,
    "condition": _Slots.condition,
    "times": _Slots.times,
    "and_price": _Slots.and_price,
    "player_doer": _Slots.player_doer,
    "doing": _Slots.doing,
    "response": lambda slots: slots.part.to.said.german,
    "bonus": lambda slots: slots.tongue.fill(slots.part, None, follows=True),
    "price": lambda slots: slots.part.price.said(slots.tongue),
    "effects": lambda slots: slots.tongue.effects(slots.part.effects),
    "following": lambda slots: slots.tongue.effects(slots.part.effects, follows=True),
    "opening": lambda slots: slots.tongue.opening(slots.part.effects),
}
"""`wer`, `wen` and `wem` are the troops of an effect in their case; `wer` and `subject` have their verb with them."""


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


def _bonus_for(static: Static) -> str:
    subject = static.subject
    if subject.mode is Mode.EACH:
        return several(subject.filter, Case.NOMINATIVE)
    if subject.mode is Mode.THIS and isinstance(static, Costs):
        return "diese Karte"
    if subject.mode is Mode.THIS and static.condition.said.of is Of.THIS:
        return "sie"
    return _who(subject, Case.NOMINATIVE, None)


def _on(subject: Who) -> str:
    if subject.mode is Mode.EACH:
        return PRONOUNS_OF_MANY[Case.DATIVE]
    return PRONOUNS[Case.DATIVE][_gender(subject)]
