"""What a line may say on its card, beyond grammar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NoReturn

from catspaw.games.claw_and_order.abilities.ops import ABILITIES
from catspaw.games.claw_and_order.language.effects.declaration import Effect, Fetch, ToTroops
from catspaw.games.claw_and_order.language.forms import NO_TROOPS, Filter, Who
from catspaw.games.claw_and_order.language.kinds import TROOPS
from catspaw.games.claw_and_order.language.lines import Equips, Keywords, Line, MayRespond, Played
from catspaw.games.claw_and_order.language.refusal import CannotRead, Places
from catspaw.games.claw_and_order.language.terms import By, Keyword, Mode

_STEALTH: Final = "it matters only while a card is deployed, so it is neither given nor taken away (CO-R.N)"


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

    def check_given(self, keyword: Keyword) -> None:
        if keyword is Keyword.STEALTH:
            self.refuse(keyword, _STEALTH)

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
            for inner in effect.inside():
                self._check_effects(line, inner, before)
            before = None

    def _check_who(self, line: Line, effect: ToTroops, before: Who | None) -> None:
        who = effect.who
        if isinstance(effect.which, Keyword):
            self.check_given(effect.which)
        if reason := line.why_not(who):
            self.refuse(who, reason)
        if who.mode is Mode.THIS and not (self.kind == "equip" and effect.takes_items):
            self.check_this(who)
        elif who.mode is Mode.THEM:
            self._check_them(who, before)
        self.check_troops(who.filter)

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
    rows = sum(bool(line.kind) for line in lines)
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
    if not any(isinstance(line, MayRespond) for line in lines):
        for who in (who for line in played for who in line.everybody()):
            if who.mode in {Mode.THAT, Mode.OTHER}:
                words = "“that troop” and “the other troop” need “May be played when an opposing troop attacks.”"
                raise CannotRead(f"{words} (CO-R.W)", 1, "")
