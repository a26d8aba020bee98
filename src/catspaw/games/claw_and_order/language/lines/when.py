"""Lines that wait for something to happen; what they wait for is in `terms/events`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Self

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.declaration import part_of
from catspaw.games.claw_and_order.language.effects.declaration import Effect, ToTroops, every_effect
from catspaw.games.claw_and_order.language.effects.movements import ComesBack, Return
from catspaw.games.claw_and_order.language.encode import who_word
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.kinds import GONE, STAYING
from catspaw.games.claw_and_order.language.lines.declaration import WithEffects
from catspaw.games.claw_and_order.language.phrases import Phase
from catspaw.games.claw_and_order.language.terms import Event, Mode, Noun, OnlyOn, Side, Tooltip
from catspaw.games.claw_and_order.language.terms.events import LEAVING, OF_PLAYERS, WITH_ANOTHER_TROOP, WITHOUT_TROOP
from catspaw.games.claw_and_order.language.terms.term import named

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.check import Checker
    from catspaw.games.claw_and_order.language.reader import Parts, Reader


@dataclass(frozen=True, slots=True)
class When(WithEffects):
    """The second text waits for a turn rather than for a troop, the third for a player, the last for a phase."""

    event: Event
    subject: Who
    """Of the start and the end of a turn, the side says whose turn."""
    effects: tuple[Effect, ...]

    kind = ops.TRIGGER
    english = (
        "when {subject} {event}, {effects}",
        "{moment} {turn}, {effects}",
        "when {player_doer} {doing}, {effects}",
        "{moment} {phase}, {effects}",
    )
    german = (
        "wenn {doer} {event}, {following}",
        "{event} {turn} {following}",
        "wenn {player_doer} {doing}, {following}",
        "{event} {turn} {following}",
    )
    cites = "R.Z"
    only_on = OnlyOn(STAYING, GONE)
    tooltip = Tooltip(10, "Happens by itself, each time.", "Geschieht jedes Mal von selbst.")

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:
        """Where nobody else was spoken of, `it` is the subject."""
        event, effects = part_of(parts, Event), parts[-1]
        phase: Phase | None = part_of(parts, Phase, otherwise=None)
        if phase:
            if event is not Event.TURN_STARTS:
                reader.refuse(event, "of a phase only the start; its end is the end of the turn")
            return cls(Event.ATTACK_STARTS, Who(Mode.EACH, Filter(side=phase.side)), effects)
        if event in WITHOUT_TROOP:
            return cls(event, Who(Mode.EACH, Filter(side=part_of(parts, Side))), effects)
        subject: Who = part_of(parts, Who)
        effects = _with_it(effects, Who(_name_of(subject, event)), None, reader)
        if event in (Event.IS_KILLED, Event.IS_DESTROYED) and subject.mode is Mode.THIS:
            effects = tuple(_back_from_death(effect, reader) for effect in effects)
        return cls(event, subject, effects)

    @property
    def about(self) -> Who:
        return self.subject

    @property
    def says_second(self) -> int:
        if self.event is Event.ATTACK_STARTS:
            return 3
        return 2 if self.event in OF_PLAYERS else self.event.said.is_turn

    def terms(self) -> set[str]:
        event = named("event", self.event)
        if self.event in WITHOUT_TROOP:
            return {event, named("turn", self.subject.filter.side)}
        return {event} | self.subject.features_of_subject("when")

    def numbers(self) -> Mapping[int, int]:
        return {ops.EVENT: self.event, ops.SUBJECT: who_word(self.subject)}

    @property
    def may_loop(self) -> bool:
        """Lines and numbers are not looked at."""
        before: Who | None = None
        for effect in every_effect(self.effects):
            who = effect.about
            if who and who.mode is Mode.THEM:
                who = before
            is_known = who is not None or effect.about is None
            if is_known and effect.may_cause(self.event, self.subject, who):
                return True
            before = who or before
        return False

    def check(self, checker: Checker) -> None:
        if self.event not in WITHOUT_TROOP:
            self._check_subject(checker)
        if checker.kind == "battlefield" and self.may_loop:
            checker.refuse(
                self, "it could set itself off again and again, which a battlefield may not (CO-111.3, CO-R.Z)"
            )

    def _check_subject(self, checker: Checker) -> None:
        subject = self.subject
        if self.event is Event.EQUIPS:
            if subject.mode is not Mode.THIS:
                checker.refuse(subject, "only “this” equips a troop")
        elif subject.mode is Mode.THIS:
            checker.check_this(subject)
        elif subject.mode is Mode.EACH:
            checker.check_troops(subject.filter)
        is_vehicle = {Mode.THIS: checker.kind == "vehicle", Mode.EACH: subject.filter.noun is Noun.VEHICLE}
        if self.event is Event.IS_PILOTED and not is_vehicle.get(subject.mode, True):
            checker.refuse(subject, "only vehicles are piloted (CO-108.1)")

    def why_not(self, who: Who) -> str:
        if self._is_gone(who):
            return "it is out of play by then, so nothing can be done to it (CO-R.Z)"
        if who.mode is Mode.THAT:
            if self.event in WITHOUT_TROOP:
                return "the line speaks of no troop before"
            if self.subject.mode is not Mode.EACH:
                return "the line speaks of no troop but one that has a name of its own: use that"
        if who.mode is Mode.OTHER and self.event not in WITH_ANOTHER_TROOP:
            hint = "; say “the equipped troop”" if self.event is Event.EQUIPS else ""
            return f"no other troop takes part in this{hint}"
        return ""

    @property
    def is_over_for_this(self) -> bool:
        """Whether it waits for its own troop to die."""
        return self.subject.mode is Mode.THIS and self.event in (Event.IS_KILLED, Event.IS_DESTROYED)

    def _is_gone(self, who: Who) -> bool:
        """Whether somebody has died of the event itself before its effects happen."""
        if self.event.said.other_is_gone:
            return who.mode is Mode.OTHER
        return self.event in LEAVING and who.mode is _name_of(self.subject, self.event)


def _back_from_death(effect: Effect, reader: Reader) -> Effect:
    """To return what has died is to take it from the discard pile."""
    if isinstance(effect, Return) and effect.who.mode is Mode.THIS:
        return reader.in_place_of(effect, ComesBack())
    return effect


def _name_of(subject: Who, event: Event) -> Mode:
    """How effects call the troop that the event is about; of an item that equips one, that troop."""
    if event is Event.EQUIPS:
        return Mode.HOST
    return Mode.THAT if subject.mode is Mode.EACH else subject.mode


def _with_it(effects: tuple[Effect, ...], it: Who, before: Who | None, reader: Reader) -> tuple[Effect, ...]:
    """Effects in which `it` has become the subject; `before` are those spoken of last."""
    found: list[Effect] = []
    for effect in effects:
        if not isinstance(effect, ToTroops):
            rows = tuple(_with_it(row, it, before, reader) for row in effect.inside())
            found.append(reader.in_place_of(effect, effect.with_inside(rows)))
            before = None
            continue
        if before is None and effect.who == Who(Mode.THEM):
            who = reader.in_place_of(effect.who, replace(it))
            found.append(reader.in_place_of(effect, replace(effect, who=who)))
        else:
            found.append(effect)
        before = effect.who
    return tuple(found)
