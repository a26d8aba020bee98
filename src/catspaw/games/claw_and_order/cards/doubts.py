"""What is allowed on the cards of a set but hardly meant: lines that never do anything, or do it for ever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from catspaw.games.claw_and_order.abilities.ops import (
    IS_COMMANDER,
    IS_LONGHAIR,
    IS_SHORTHAIR,
    IS_TROOP,
    IS_VEHICLE,
    KEYWORD_TRAIT,
    NEEDS_NO_PILOT,
    OWN_KEYWORD_TRAIT,
)
from catspaw.games.claw_and_order.cards.card_files import Definition
from catspaw.games.claw_and_order.language.effects.declaration import Effect, ToTroops, every_effect
from catspaw.games.claw_and_order.language.effects.fortunes import GainDollars
from catspaw.games.claw_and_order.language.effects.marks import Gains
from catspaw.games.claw_and_order.language.effects.movements import SwapLines
from catspaw.games.claw_and_order.language.effects.summoning import Summon
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.lines import Activated, Equips, Line, Played, Static, When
from catspaw.games.claw_and_order.language.lines.statics import Grants
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.terms import (
    By,
    Condition,
    Event,
    Keyword,
    Mode,
    Noun,
    Player,
    Side,
    Standing,
)
from catspaw.games.claw_and_order.language.terms.responses import RESPONSES

_TRAIT_OF: Final = {
    Noun.TROOP: IS_TROOP,
    Noun.VEHICLE: IS_VEHICLE,
    Noun.COMMANDER: IS_COMMANDER,
    Noun.SHORTHAIR: IS_SHORTHAIR,
    Noun.LONGHAIR: IS_LONGHAIR,
}
_ATTACKS: Final = (Event.ATTACKS, Event.ATTACKS_VEHICLE)
_TOO_LATE: Final = (*_ATTACKS, Event.IS_ATTACKED, Event.ATTACK_STARTS, Event.TURN_ENDS)
"""After the Play Phase of a turn nothing is paid for any more."""
_BY_EFFECTS_ONLY: Final = (Event.IS_HEALED, Event.MOVED_BACK)
_WITH_VEHICLES: Final = (Event.ATTACKS_VEHICLE, Event.KILLS_VEHICLE)


@dataclass(frozen=True)
class Doubt:
    """Where it is, and a message of the game's catalogue with its values."""

    where: str
    message: str
    values: dict[str, str] = field(default_factory=dict)


class Doubts:
    """Looks through the definitions of a set in which nothing is wrong."""

    def __init__(self, definitions: Sequence[Definition]) -> None:
        self._definitions = definitions
        self._troops = [one for one in definitions if one.traits >> IS_TROOP & 1]
        self._effects = [effect for one in definitions for line in one.text.abilities for effect in effects_of(line)]

    def found(self) -> list[Doubt]:
        """In the order of the cards, then those about two of them."""
        doubts = [doubt for one in self._definitions for doubt in (*self._of_card(one), *self._of_lines(one))]
        return doubts + list(self._loops_of_two())

    def _of_card(self, one: Definition) -> Iterator[Doubt]:
        if one.text.type == "token" and not any(self._summons(effect, one.text.id) for effect in self._effects):
            yield Doubt(one.place, "doubt-token", {"token": repr(one.text.id)})
        needs_pilot = one.text.type == "vehicle" and not one.traits >> NEEDS_NO_PILOT & 1
        if needs_pilot and not any(self._is_pilot(troop) for troop in self._troops):
            yield Doubt(one.place, "doubt-no-pilot")
        if one.text.type == "equip":
            wanted = next((line.filter for line in one.text.abilities if isinstance(line, Equips)), Filter())
            if not self._fits_somebody(wanted):
                yield Doubt(one.place, "doubt-nothing-to-equip")

    def _of_lines(self, one: Definition) -> Iterator[Doubt]:
        for line, where in zip(one.text.abilities, one.where, strict=True):
            if line.may_loop:
                yield Doubt(where, "doubt-loop")
            if isinstance(line, When) and not self._can_happen(line, one):
                yield Doubt(where, "doubt-never")
            if isinstance(line, Static) and not self._can_be_so(line):
                yield Doubt(where, "doubt-never-so")
            if isinstance(line, When) and _turns_up_at_once(line, one):
                yield Doubt(where, "doubt-stealth")
            if isinstance(line, Played) and self._has_no_target(line):
                yield Doubt(where, "doubt-no-target")
            if any(_is_lost(effect, line, one) for effect in effects_of(line)):
                yield Doubt(where, "doubt-dollars")

    # Whom there is.

    def _fits_somebody(self, wanted: Filter) -> bool:
        return any(self._fits(wanted, troop) for troop in self._troops)

    def _fits(self, wanted: Filter, troop: Definition) -> bool:
        """By what no bonus changes: its nouns, its name and its printed cost; and by keywords, which may be given."""
        keyword = wanted.keyword
        if keyword is not None and not wanted.without and not (_has(troop, keyword) or self._is_given(keyword)):
            return False
        return _is_called(wanted, troop) and _is_as_dear(wanted, troop)

    def _is_given(self, keyword: Keyword | OwnKeyword) -> bool:
        """Whether somebody may be given a keyword that is not printed on them."""
        lines = [line for other in self._definitions for line in other.text.abilities]
        given: list[object] = [line.which for line in lines if isinstance(line, Grants)]
        given += [effect.which for effect in self._effects if isinstance(effect, Gains)]
        return keyword in given

    def _has_no_target(self, line: Played) -> bool:
        """Whether all it does is done to troops of which the set has none."""
        picked = [effect.who for effect in effects_of(line) if isinstance(effect, ToTroops)]
        return bool(picked) and len(picked) == len(line.effects) and not any(self._is_somebody(who) for who in picked)

    def _is_somebody(self, who: Who) -> bool:
        return who.mode not in (Mode.TARGET, Mode.EACH, Mode.RANDOM) or self._fits_somebody(who.filter)

    @staticmethod
    def _summons(effect: Effect, token: str) -> bool:
        return isinstance(effect, Summon) and effect.token == token

    @staticmethod
    def _is_pilot(troop: Definition) -> bool:
        return not troop.traits >> IS_VEHICLE & 1

    # What can come about.

    def _can_happen(self, line: When, one: Definition) -> bool:
        event, subject = line.event, line.subject
        if not event.said.is_turn and subject.mode is Mode.EACH and not self._fits_somebody(subject.filter):
            return False
        if event in _ATTACKS and subject.mode is Mode.THIS and _never_attacks(one):
            return False
        if event in _WITH_VEHICLES:
            return self._fits_somebody(Filter(Noun.VEHICLE))
        if event is Event.IS_EQUIPPED:
            return self._has_types("equip")
        if event is Event.PLAYS_ITEM:
            return self._has_types("equip", "team-buff", "one-time")
        if event is Event.IS_PILOTED:
            return any(self._is_pilot(troop) for troop in self._troops)
        if event is Event.RETREATS:
            return self._may_retreat(subject, one)
        if event is Event.MOVED_BACK and any(isinstance(effect, SwapLines) for effect in self._effects):
            return True
        if event in _BY_EFFECTS_ONLY:
            return any(effect.may_cause(event, effect.who, effect.who) for effect in self._to_troops())
        return True

    def _can_be_so(self, line: Static) -> bool:
        """Whether what a bonus waits for can be true with the cards of this set."""
        if line.asked:
            return self._fits_somebody(line.asked)
        return line.condition is not Condition.HAS_ITEMS or self._has_types("equip")

    def _has_types(self, *types: str) -> bool:
        return any(other.text.type in types for other in self._definitions)

    def _to_troops(self) -> Iterator[ToTroops]:
        return (effect for effect in self._effects if isinstance(effect, ToTroops))

    def _may_retreat(self, subject: Who, one: Definition) -> bool:
        """By its keyword, which somebody may be given."""
        those = [one] if subject.mode is Mode.THIS else self._troops
        return self._is_given(Keyword.RETREAT) or any(_has(troop, Keyword.RETREAT) for troop in those)

    # Two cards of one player that set each other off.

    def _loops_of_two(self) -> Iterator[Doubt]:
        waiting = [
            (one, line, where)
            for one in self._definitions
            for line, where in zip(one.text.abilities, one.where, strict=True)
            if isinstance(line, When) and not line.may_loop and line.effects
        ]
        for at, (one, line, where) in enumerate(waiting):
            for other, answer, _ in waiting[:at]:
                if other is not one and _sets_off(line, answer) and _sets_off(answer, line):
                    values = {"other": repr(other.names[0])}
                    yield Doubt(where, "doubt-loop-of-two", values)


def effects_of(line: Line) -> Iterator[Effect]:
    """All that a line does, with what stands inside choices."""
    return every_effect(line.does())


def _has(one: Definition, keyword: Keyword | OwnKeyword) -> bool:
    """Whether it is printed on the card."""
    trait = OWN_KEYWORD_TRAIT + keyword.number if isinstance(keyword, OwnKeyword) else KEYWORD_TRAIT + keyword
    return bool(one.traits >> trait & 1)


def _is_called(wanted: Filter, troop: Definition) -> bool:
    if wanted.named and wanted.named.english != troop.names[0]:
        return False
    if wanted.no_commander and troop.traits >> IS_COMMANDER & 1:
        return False
    return any(_is_a(noun, troop) for noun in wanted.nouns)


def _is_a(noun: Noun, troop: Definition) -> bool:
    if noun is Noun.CAT:
        return not troop.traits >> IS_VEHICLE & 1
    trait = _TRAIT_OF.get(noun)
    return trait is None or bool(troop.traits >> trait & 1)


def _is_as_dear(wanted: Filter, troop: Definition) -> bool:
    measure = wanted.measure
    if measure is None or measure.by is not By.COST:
        return True
    return troop.cost >= measure.limit if measure.or_more else troop.cost <= measure.limit


def _never_attacks(one: Definition) -> bool:
    """Whether the card says so of itself, always."""
    return any(
        isinstance(line, Static)
        and line.which is Standing.IS_PACIFIED
        and line.subject.mode is Mode.THIS
        and line.condition is Condition.ALWAYS
        for line in one.text.abilities
    )


def _turns_up_at_once(line: When, one: Definition) -> bool:
    """Ruling CO-R.N: a face-down troop is turned up as it uses an ability."""
    if not _has(one, Keyword.STEALTH) or line.event is not Event.DEPLOYED:
        return False
    subject = line.subject
    return subject.mode is Mode.THIS or (
        subject.mode is Mode.EACH and subject.filter.side is not Side.OPPOSING and not subject.filter.another
    )


def _is_lost(effect: Effect, line: Line, one: Definition) -> bool:
    """CO-105.2: whether dollars are gained when nobody can spend them before the turn ends."""
    if not isinstance(effect, GainDollars) or effect.player is Player.EACH:
        return False
    mine = effect.player is Player.YOU
    if isinstance(line, When):
        if line.event is Event.TURN_STARTS:
            return line.subject.filter.side is (Side.OPPOSING if mine else Side.FRIENDLY)
        return line.event in _TOO_LATE
    if isinstance(line, Played):
        return mine == bool(one.traits & RESPONSES)
    return isinstance(line, Activated) and not mine


def _sets_off(line: When, answer: When) -> bool:
    """Whether what one card's line does may be what another card of the same player waits for."""
    before: Who | None = None
    subject = answer.subject
    for effect in effects_of(line):
        who = _as_others_see(effect.about, line, before)
        if effect.may_cause(answer.event, subject, who) and not (who is None and subject.mode is Mode.THIS):
            return True
        before = who or before
    return False


def _as_others_see(who: Who | None, line: When, before: Who | None) -> Who | None:
    """What is `this` on one card is not `this` on another."""
    if who is None:
        return None
    if who.mode is Mode.THEM:
        return before
    if who.mode is Mode.THAT:
        return replace(line.subject, mode=Mode.TARGET)
    return replace(who, mode=Mode.OTHER) if who.mode is Mode.THIS else who
