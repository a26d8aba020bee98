"""What a line may say on its card, beyond grammar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from catspaw.games.claw_and_order.abilities.ops import ABILITIES
from catspaw.games.claw_and_order.language.ability import (
    Ability,
    Activated,
    Equips,
    Filter,
    Keywords,
    MayRespond,
    Played,
    Static,
    When,
    Who,
    effects_of,
    everybody_in,
)
from catspaw.games.claw_and_order.language.effects.declaration import Effect, Fetch, ToTroops
from catspaw.games.claw_and_order.language.kinds import DECK_CARDS, TROOPS
from catspaw.games.claw_and_order.language.lint import may_loop
from catspaw.games.claw_and_order.language.refusal import CannotRead, Places
from catspaw.games.claw_and_order.language.terms import Bonus, By, Condition, Event, Keyword, LogLine, Mode, Noun
from catspaw.games.claw_and_order.language.terms.events import DEATHS, TURNS, WITH_ANOTHER_TROOP

NO_TROOPS: Final = (Noun.ITEM, Noun.CARD)
_ANYWHERE: Final = (Condition.ALWAYS, Condition.IS_BEHIND)
_STEALTH: Final = "it matters only while a card is deployed, so it is neither given nor taken away (CO-R.N)"


class Checker:
    """Checks one ability and refuses the first words that may not stand where they do."""

    def __init__(self, kind: str, places: Places) -> None:
        self._kind = kind
        self._places = places

    def check(self, ability: Ability) -> None:
        if isinstance(ability, Keywords):
            self._check_keywords(ability)
        elif isinstance(ability, Equips):
            self._check_troops(ability.filter)
        elif isinstance(ability, Static):
            self._check_static(ability)
        elif isinstance(ability, When):
            self._check_when(ability)
        elif isinstance(ability, Played) and self._kind != "one-time":
            self._places.refuse(
                ability, "only a One-Time Item just does it; say when, as in “When this is deployed, …”"
            )
        self._check_effects(ability, effects_of(ability), None)

    def _check_keywords(self, line: Keywords) -> None:
        if self._kind not in TROOPS:
            self._places.refuse(line, "keywords stand on troops and tokens only (CO-112.1)")
        for keyword in Keyword:
            if line.keywords.count(keyword) > 1:
                self._places.refuse(keyword, "once is enough")

    # Bonuses.

    def _check_static(self, static: Static) -> None:
        own_cost = static.bonus is Bonus.COST and static.subject.mode is Mode.THIS
        if self._kind == "one-time" and not own_cost:
            self._places.refuse(
                static, "a One-Time Item does not stay in play, so only its own cost may change (CO-109.6)"
            )
        if self._kind not in TROOPS and static.condition not in _ANYWHERE:
            self._places.refuse(static.condition, "only a troop is in a line, damaged, piloting or piloted")
        if static.bonus is Bonus.COST:
            self._check_cost(static)
        elif static.subject.mode is Mode.EACH:
            self._check_troops(static.subject.filter)
        elif static.subject.mode is Mode.THIS:
            self._check_this(static.subject)
        if static.keyword is Keyword.STEALTH:
            self._places.refuse(static.keyword, _STEALTH)

    def _check_cost(self, static: Static) -> None:
        """CO-105.3: what changes is the cost of cards in hand."""
        subject = static.subject
        if subject.mode is Mode.THIS:
            if self._kind not in DECK_CARDS:
                self._places.refuse(subject, "it is never paid for")
            if static.condition not in _ANYWHERE:
                self._places.refuse(
                    static.condition, "its cost matters in hand only, where it is neither in a line nor damaged"
                )
        elif subject.mode is not Mode.EACH:
            self._places.refuse(subject, "it is in play, so its cost matters no more (CO-105.3)")
        elif subject.filter.damaged or subject.filter.line is not LogLine.UNSAID:
            self._places.refuse(subject, "costs matter in hand only, where nothing is in a line or damaged (CO-105.3)")
        elif subject.filter.noun in NO_TROOPS:
            self._check_measure(subject.filter)

    def _check_measure(self, filter: Filter) -> None:
        if filter.measure and filter.measure.by is not By.COST:
            self._places.refuse(filter.measure, "of cards that need not be troops only the cost is compared")

    # When.

    def _check_when(self, when: When) -> None:
        subject = when.subject
        if when.event in TURNS:
            pass
        elif when.event is Event.EQUIPS:
            if subject.mode is not Mode.THIS:
                self._places.refuse(subject, "only “this” equips a troop")
        elif subject.mode is Mode.THIS:
            self._check_this(subject)
        elif subject.mode is Mode.EACH:
            self._check_troops(subject.filter)
        if when.event is Event.IS_PILOTED:
            self._check_piloted(subject)
        if self._kind == "battlefield" and may_loop(when):
            self._places.refuse(
                when, "it could set itself off again and again, which a battlefield may not (CO-111.3, CO-R.Z)"
            )

    def _check_piloted(self, subject: Who) -> None:
        is_vehicle = {
            Mode.THIS: self._kind == "vehicle",
            Mode.EACH: subject.filter.noun is Noun.VEHICLE,
        }
        if not is_vehicle.get(subject.mode, True):
            self._places.refuse(subject, "only vehicles are piloted (CO-108.1)")

    # Effects.

    def _check_effects(self, ability: Ability, effects: Sequence[Effect], before: Who | None) -> None:
        """`before` are those the effect before was about."""
        for effect in effects:
            if isinstance(effect, ToTroops):
                self._check_who(ability, effect, before)
                before = effect.who
                continue
            if isinstance(effect, Fetch):
                self._check_measure(effect.filter)
            for inner in effect.inside():
                self._check_effects(ability, inner, before)
            before = None

    def _check_who(self, ability: Ability, effect: ToTroops, before: Who | None) -> None:
        who = effect.who
        if effect.which is Keyword.STEALTH:
            self._places.refuse(effect.which, _STEALTH)
        if isinstance(ability, When) and is_gone(ability, who):
            self._places.refuse(who, "it is out of play by then, so nothing can be done to it (CO-R.Z)")
        if who.mode is Mode.THIS and not (self._kind == "equip" and effect.takes_items):
            self._check_this(who)
        elif who.mode is Mode.THAT:
            self._check_that(ability, who)
        elif who.mode is Mode.OTHER:
            self._check_other(ability, who)
        elif who.mode is Mode.THEM:
            self._check_them(who, before)
        self._check_troops(who.filter)

    def _check_this(self, who: Who) -> None:
        if self._kind not in TROOPS:
            hint = "; say “the equipped troop”" if self._kind == "equip" else ""
            self._places.refuse(who, f"this card is no troop{hint}")

    def _check_that(self, ability: Ability, who: Who) -> None:
        if isinstance(ability, When):
            if ability.event in TURNS:
                self._places.refuse(who, "the line speaks of no troop before")
            if ability.subject.mode is not Mode.EACH:
                self._places.refuse(who, "the line speaks of no troop but one that has a name of its own: use that")
        elif isinstance(ability, Activated):
            self._places.refuse(who, "the line speaks of no troop before")

    def _check_other(self, ability: Ability, who: Who) -> None:
        if isinstance(ability, Activated):
            self._places.refuse(who, "the line speaks of no other troop")
        if isinstance(ability, When) and ability.event not in WITH_ANOTHER_TROOP:
            hint = "; say “the equipped troop”" if ability.event is Event.EQUIPS else ""
            self._places.refuse(who, f"no other troop takes part in this{hint}")

    def _check_them(self, who: Who, before: Who | None) -> None:
        if before is None:
            self._places.refuse(who, "the effect before speaks of no troop")
        if before.is_several != who.is_several:
            self._places.refuse(who, "the effect before speaks of " + ("several" if before.is_several else "one only"))

    def _check_troops(self, filter: Filter) -> None:
        if filter.noun in NO_TROOPS:
            self._places.refuse(filter.noun, "only troops can be meant here (CO-109.5)")


def is_gone(when: When, who: Who) -> bool:
    """Whether somebody has died of the event itself before its effects happen."""
    if when.event is Event.KILLS:
        return who.mode is Mode.OTHER
    its_name = Mode.THAT if when.subject.mode is Mode.EACH else when.subject.mode
    return when.event in DEATHS and who.mode is its_name


def check_card(abilities: Sequence[Ability], kind: str) -> None:
    """What the lines of one card may say together; `column` is 1, since it is no single word that is wrong."""
    played = [ability for ability in abilities if isinstance(ability, Played)]
    rows = sum(isinstance(ability, When | Static | Activated | Played) for ability in abilities)
    if rows > ABILITIES:
        raise CannotRead(
            f"{rows} abilities; at most {ABILITIES} may stand on one card, keywords and limits aside", 1, ""
        )
    if kind == "one-time" and not played:
        raise CannotRead("a One-Time Item needs a line that says what it does", 1, "")
    if any(isinstance(ability, Keywords) for ability in abilities[1:]):
        raise CannotRead("keywords stand in one line at the top (CO-112.1)", 1, "")
    for once in (MayRespond, Equips):
        if sum(isinstance(ability, once) for ability in abilities) > 1:
            raise CannotRead("this stands there twice", 1, "")
    if not any(isinstance(ability, MayRespond) for ability in abilities):
        for who in (who for line in played for who in everybody_in(line)):
            if who.mode in {Mode.THAT, Mode.OTHER}:
                words = "“that troop” and “the other troop” need “May be played when an opposing troop attacks.”"
                raise CannotRead(f"{words} (CO-R.W)", 1, "")
