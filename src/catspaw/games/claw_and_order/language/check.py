"""What a line may say on its card, beyond grammar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from catspaw.games.claw_and_order.abilities.ops import ABILITIES
from catspaw.games.claw_and_order.language.effects.choices import If
from catspaw.games.claw_and_order.language.effects.damage import DealsItsDamage
from catspaw.games.claw_and_order.language.effects.declaration import Effect, Fetch, ForPlayer, ToTroops
from catspaw.games.claw_and_order.language.effects.marks import Loses
from catspaw.games.claw_and_order.language.effects.movements import ComesBack, DestroysOwn
from catspaw.games.claw_and_order.language.effects.summoning import Deploy
from catspaw.games.claw_and_order.language.forms import NO_TROOPS, Filter, Who
from catspaw.games.claw_and_order.language.kinds import ITEMS, TROOPS
from catspaw.games.claw_and_order.language.lines import (
    Equips,
    Keywords,
    Line,
    MayRespond,
    Played,
    Static,
    When,
    abilities_of,
)
from catspaw.games.claw_and_order.language.lines.statics import Costs, TakesAway
from catspaw.games.claw_and_order.language.own_keywords import OwnKeyword
from catspaw.games.claw_and_order.language.refusal import CannotRead, Places
from catspaw.games.claw_and_order.language.terms import BattleLine, By, Condition, Keyword, Mode, Noun, Response
from catspaw.games.claw_and_order.language.terms.conditions import Of

_STEALTH: Final = "it matters only while a card is deployed, so it is neither given nor taken away (CO-R.N)"


_NOT_GIVEN: Final = (
    "what its lines say is not only about what this is or can do, so that it stands on cards and is not given to others"
)
_NOT_LOST: Final = "a keyword of the set's own is not taken away"


def _is_plain(line: Line) -> bool:
    """Whether a line of a keyword holds always and for this alone, so that it may hold for others as well."""
    if not isinstance(line, Static) or isinstance(line, Costs | TakesAway):
        return False
    is_counted = line.times is not None or line.per_counter
    return line.subject.mode is Mode.THIS and line.condition is Condition.ALWAYS and not is_counted


class Checker:
    """Checks one line and refuses the first words that may not stand where they do."""

    def __init__(self, kind: str, places: Places) -> None:
        self.kind = kind
        self._places = places

    def check(self, line: Line) -> None:
        """What the line declares about itself, then its effects."""
        line.check(self)
        self._check_effects(line, line.does(), None)

    def refuse(self, part: object, reason: str) -> NoReturn:
        """Say why a part of the line may not stand there."""
        self._places.refuse(part, reason)

    def check_given(self, keyword: Keyword | OwnKeyword) -> None:
        if keyword is Keyword.STEALTH:
            self.refuse(keyword, _STEALTH)
        if isinstance(keyword, OwnKeyword) and not all(map(_is_plain, keyword.lines)):
            self.refuse(keyword, _NOT_GIVEN)

    def check_counted(self, filter: Filter) -> None:
        """Whom a line counts."""
        self.check_troops(filter)

    def check_measure(self, filter: Filter) -> None:
        if filter.measure and filter.measure.by is not By.COST:
            self.refuse(filter.measure, "of cards that need not be troops only the cost is compared")

    def _check_effects(self, line: Line, effects: Sequence[Effect], before: Who | None) -> None:
        """`before` are those the effect before was about."""
        for effect in effects:
            if isinstance(effect, ToTroops):
                self._check_who(line, effect, before)
                before = effect.who
                continue
            if isinstance(effect, Fetch):
                self.check_measure(effect.filter)
                if isinstance(effect, Deploy):
                    self._check_deployed(effect.filter)
            self._check_whose(line, effect)
            for inner in effect.inside():
                self._check_effects(line, inner, before)
            before = None

    def _check_who(self, line: Line, effect: ToTroops, before: Who | None) -> None:
        who = effect.who
        if isinstance(effect.which, Keyword | OwnKeyword):
            self.check_given(effect.which)
            if isinstance(effect.which, OwnKeyword) and isinstance(effect, Loses):
                self.refuse(effect.which, _NOT_LOST)
        if effect.times:
            self.check_counted(effect.times)
        if isinstance(effect, DealsItsDamage):
            self._check_named(line, effect.dealer, effect, None)
        self._check_named(line, who, effect, before)

    def _check_named(self, line: Line, who: Who, effect: ToTroops, before: Who | None) -> None:
        if reason := line.why_not(who):
            self.refuse(who, reason)
        if who.mode is Mode.THIS and not (self.kind in ITEMS and effect.takes_items):
            self.check_this(who)
        elif who.mode is Mode.THEM:
            self._check_them(who, before)
        if effect.reaches_items and who.filter.noun is Noun.ITEM:
            self._check_items(who)
        else:
            self.check_troops(who.filter)

    def _check_items(self, who: Who) -> None:
        """CO-109.5: what can be said of items that an effect reaches."""
        filter = who.filter
        if who.mode is Mode.RANDOM:
            self.refuse(who, "items are chosen, or each of them is meant; chance picks troops only")
        if filter.damaged or filter.another or filter.line is not BattleLine.UNSAID:
            self.refuse(filter, "items are neither damaged nor in a line, and none is another than this")
        if filter.keyword is not None or filter.no_commander:
            self.refuse(filter, "keywords and ranks are for troops")
        self.check_measure(filter)

    def _check_deployed(self, filter: Filter) -> None:
        if filter.noun in NO_TROOPS:
            self.refuse(filter.noun, "only troops are deployed (CO-106.2)")

    def _check_whose(self, line: Line, effect: Effect) -> None:
        """Effects that are not done to troops named in the line, and conditions."""
        if isinstance(effect, ForPlayer) and effect.times:
            self.check_counted(effect.times)
        if isinstance(effect, DestroysOwn):
            self.check_troops(effect.filter)
        if isinstance(effect, ComesBack) and not (isinstance(line, When) and line.is_over_for_this):
            self.refuse(effect, "it has not died; say “return this to its owner's hand”")
        if isinstance(effect, If):
            if effect.asked:
                self.check_counted(effect.asked)
            if effect.condition.said.of is Of.THIS and self.kind not in TROOPS:
                self.refuse(effect.condition, "only a troop is in a line, damaged, piloting or piloted")
            if effect.condition is Condition.IS_ALONE and self.kind not in TROOPS:
                self.refuse(effect.condition, "only a troop can speak of others than itself")

    def check_this(self, who: Who) -> None:
        if self.kind not in TROOPS:
            hint = "; say “the equipped troop”" if self.kind == "equip" else ""
            self.refuse(who, f"this card is no troop{hint}")

    def _check_them(self, who: Who, before: Who | None) -> None:
        if before is None:
            self.refuse(who, "the effect before speaks of no troop")
        if before.is_several != who.is_several:
            self.refuse(who, "the effect before speaks of " + ("several" if before.is_several else "one only"))

    def check_troops(self, filter: Filter) -> None:
        if filter.noun in NO_TROOPS:
            self.refuse(filter.noun, "only troops can be meant here (CO-109.5)")


def check_card(lines: Sequence[Line], kind: str) -> None:
    """What the lines of one card may say together; `column` is 1, since it is no single word that is wrong."""
    played = [line for line in lines if isinstance(line, Played)]
    rows = len(abilities_of(lines))
    if rows > ABILITIES:
        raise CannotRead(
            f"{rows} abilities; at most {ABILITIES} may stand on one card, keywords and limits aside", 1, ""
        )
    if kind == "one-time" and not played:
        raise CannotRead("a One-Time Item needs a line that says what it does", 1, "")
    if any(isinstance(line, Keywords) for line in lines[1:]):
        raise CannotRead("keywords stand in one line at the top (CO-112.1)", 1, "")
    for once in (MayRespond, Equips):
        if sum(isinstance(line, once) for line in lines) > 1:
            raise CannotRead("this stands there twice", 1, "")
    _check_parties(lines, played)


_PARTIES: Final = {
    Response.ATTACK: {Mode.THAT, Mode.OTHER},
    Response.DEPLOYMENT: {Mode.THAT},
    Response.DEATH: {Mode.OTHER},
}
"""Who is party to what a card responds to."""


def _check_parties(lines: Sequence[Line], played: Sequence[Line]) -> None:
    """Ruling CO-R.W: whom a One-Time Item may name that responds to something."""
    responses = [line.to for line in lines if isinstance(line, MayRespond)]
    known = _PARTIES[responses[0]] if responses else set()
    for who in (who for line in played for who in line.everybody()):
        if who.mode not in {Mode.THAT, Mode.OTHER} or who.mode in known:
            continue
        if responses:
            words = f"“{who.mode.said.english}” takes no part when {responses[0].said.english}"
        else:
            words = "“that troop” and “the other troop” need “May be played when an opposing troop attacks.”"
        raise CannotRead(f"{words} (CO-R.W)", 1, "")
