"""Events in words, each with the rule it follows from."""

from __future__ import annotations

from typing import Any

from catspaw.core.bits import members
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.games.red_claw import events as e
from catspaw.games.red_claw import numbers as n
from catspaw.games.red_claw.edition import Box
from catspaw.games.red_claw.editions import ABILITY_IDS, COLOUR_NAMES, GREEN_ABILITIES
from catspaw.games.red_claw.endings import ENDINGS
from catspaw.games.red_claw.notation import PROMPTS, SEAT_NAMES
from catspaw.games.words import sentence

PACKAGE = "catspaw.games.red_claw"

_EVENTS = {
    e.LAID_CARD: ("", "RC-2.2"),
    e.LAID_ROW: ("laid-row", "RC-2.2", "RC-5.6"),
    e.LAID_TOKEN: ("laid-token", "RC-2.4", "RC-5.6"),
    e.DREW_TOP: ("drew-top", "RC-2.5"),
    e.TRADED: ("traded", "RC-2.5"),
    e.DEALT: ("dealt", "RC-2.6"),
    e.RETURNED: ("returned", "RC-2.6"),
    e.TURNED_UP: ("turned-up", "RC-R.P"),
    e.TURN_BEGAN: ("turn-began", "RC-2.7"),
    e.USED: ("used", "RC-8.1"),
    e.PLAYED: ("played", "RC-3.1"),
    e.SKIPPED: ("skipped", "RC-4.1"),
    e.CHOSE: ("chose", "RC-3.3", "RC-3.4"),
    e.TOOK: ("took", "RC-3.5", "RC-4.2"),
    e.LAPSED: ("lapsed", "RC-4.4"),
    e.TOOK_TOP: ("took-top", "RC-4.2"),
    e.TOOK_FIGURE: ("took-figure", "RC-4.3"),
    e.TOOK_TOP_FOR: ("took-top-for", "RC-8.1"),
    e.SWAPPED_LAST: ("swapped-last", "RC-8.1"),
    e.WANTED: ("wanted", "RC-8.1"),
    e.OFFERED: ("offered", "RC-8.2"),
    e.EXCHANGED: ("exchanged", "RC-8.1"),
    e.SWAPPED_TOKENS: ("swapped-tokens", "RC-8.1"),
    e.THREW_OFF: ("threw-off", "RC-8.1"),
    e.EMPTIED: ("emptied", "RC-5.1"),
    e.IGNORED: ("ignored", "RC-R.M"),
    e.SHOWED: ("showed", "RC-R.L"),
    e.TIED: ("tied", "RC-5.4", "RC-R.T"),
    e.GAVE_UP: ("gave-up", "RC-5.1", "RC-5.2"),
    e.TOOK_TOKEN: ("took-token", "RC-5.1", "RC-5.2"),
    e.PASSED_ON: ("passed-on", "RC-6.3"),
    e.STAYED: ("stayed", "RC-5.3"),
    e.MOVED_UP: ("moved-up", "RC-R.C", "RC-R.Y"),
    e.SHUFFLED: ("shuffled", "RC-5.6"),
    e.CANCELLED: ("cancelled", "RC-6.2"),
    e.DECLINED: ("declined", "RC-R.Z"),
    e.MOVED: ("moved", "RC-5.7", "RC-4.3"),
    e.OPENED: ("opened", "RC-R.T"),
}
"""Per kind its message, and the rules it may follow from."""

_ABOUT_CARD = {e.DREW_TOP, e.DEALT, e.RETURNED, e.TURNED_UP, e.PLAYED, e.TOOK, e.TOOK_TOP, e.THREW_OFF}
_ABOUT_COLOUR = {e.CHOSE, e.LAPSED, e.SWAPPED_LAST, e.SWAPPED_TOKENS, e.EMPTIED, e.SHUFFLED}
_ABOUT_CARDS = {e.SHOWED, e.GAVE_UP, e.OPENED}
_ABOUT_TOKEN = {e.TOOK_TOKEN, e.PASSED_ON, e.STAYED, e.MOVED_UP, e.LAID_TOKEN}


def event_rule(event: int) -> str:
    """The rule an event follows from."""
    kind, a, _ = unpacked(event)
    if kind == e.OVER:
        return ENDINGS[a][1]
    return _EVENTS[kind & e.KIND][1 + kind // e.SECOND_RULE]


def ask(prompt: int, language: str = "en") -> str:
    """A question as a sentence."""
    return sentence(PACKAGE, language, f"ask-{PROMPTS[prompt]}")


def narrate(event: int, box: Box, language: str = "en") -> str:
    """A perceived event as a sentence; what the seat may not know is left out of it.

    A row is told when it is laid, not card by card, and a hand that is opened by what is in it.
    """
    kind, a, b = unpacked(event)
    is_second = bool(kind & e.SECOND_RULE)
    kind &= e.KIND
    if kind == e.LAID_CARD or (kind == e.OPENED and not b):
        return ""
    words = Words(box, language)
    if kind == e.OVER:
        return words.ending(a, b)
    message = _EVENTS[kind][0]
    if a == HIDDEN:
        message += "-hidden"
    elif (kind == e.IGNORED and a == n.NONE) or (kind in _ABOUT_CARDS and not b):
        message += "-none"
    text = words.say(message, **words.values(kind, a, b), case_of_rule="other" if is_second else "usual")
    return text[0].upper() + text[1:]


def capture_row(box: Box, language: str = "en") -> list[str]:
    """RC-1.4: what each card of the capture row says."""
    levels = {box.levels[number]: number for number in range(1, n.ABILITIES)}
    lines = [sentence(PACKAGE, language, "capture-safe")] if box.capture_cards > n.TEN else []
    for level, number in sorted(levels.items()):
        kind = "green" if number in GREEN_ABILITIES else "purple"
        does = sentence(PACKAGE, language, f"does-{ABILITY_IDS[number - 1]}")
        lines.append(sentence(PACKAGE, language, "capture-line", level=level, kind=kind, ability=does))
    return [*lines, sentence(PACKAGE, language, "capture-caught")]


class Words:
    """The names of things in one edition and one language."""

    def __init__(self, box: Box, language: str) -> None:
        self._box = box
        self._language = language

    def say(self, message: str, **values: Any) -> str:
        return sentence(PACKAGE, self._language, message, **values)

    def seat(self, seat: int) -> str:
        return self.say(f"seat-{SEAT_NAMES[seat]}")

    def colour(self, colour: int) -> str:
        return self.say(f"colour-{COLOUR_NAMES[colour]}")

    def card(self, card: int) -> str:
        return self.say("card", colour=self.colour(card // n.VALUES), value=card % n.VALUES)

    def cards(self, colour: int, values: list[int]) -> str:
        return ", ".join(self.card(colour * n.VALUES + value) for value in values)

    def symbols(self, card: int) -> str:
        """RC-1.2: the card's two escape symbols, in the order they are followed."""
        pair = self._box.symbols[card]
        return ", ".join(self.symbol(symbol) for symbol in (pair & 15, pair >> 4))

    def symbol(self, symbol: int) -> str:
        if symbol <= n.COLOURS:
            return self.colour(symbol - 1)
        return self.say("symbol-choice" if symbol == n.CHOICE else "symbol-claw")

    def token(self, token: int) -> str:
        kind = self._box.kinds[token]
        if kind >= n.FAKE_EVIDENCE:
            return self.say("token-fake-evidence", name=self._box.names[self._language]["fake-evidence"])
        if kind >= n.FALSE_TRAIL:
            return self.false_trail(kind - n.FALSE_TRAIL + 1)
        return self.say("token-point", value=kind - n.POINT + 1)

    def false_trail(self, value: int) -> str:
        return self.say("token-false-trail", name=self._box.names[self._language]["false-trail"], value=value)

    def ending(self, ending: int, who: int) -> str:
        name = f"ending-{ENDINGS[ending][0]}"
        return self.say(name, caught=self.fate("caught", who >> 4), won=self.fate("won", who & 15)).rstrip()

    def fate(self, message: str, seats: int) -> str:
        """Who won, or was caught; nothing if nobody was."""
        if not seats:
            return ""
        names = [self.seat(seat) for seat in members(seats)]
        several = self.say("and", first=", ".join(names[:-1]), last=names[-1])
        return self.say(message, number=len(names), seats=several if len(names) > 1 else names[0])

    def values(self, kind: int, a: int, b: int) -> dict[str, Any]:
        """What the sentence about an event may mention."""
        if kind in _ABOUT_CARD:
            return {"card": self.card(a), "seat": self.seat(b), "symbols": self.symbols(a)}
        if kind in _ABOUT_COLOUR:
            return {"colour": self.colour(a), "seat": self.seat(b)}
        if kind in _ABOUT_CARDS:
            colour = a >> 2
            return {"seat": self.seat(a & 3), "colour": self.colour(colour), "cards": self.cards(colour, members(b))}
        if kind in _ABOUT_TOKEN:
            place = "second" if b >> 2 else "first"
            names = {"seat": self.seat(b & 3), "opponent": self.seat(b >> 2), "colour": self.colour(b & 3)}
            return {"token": self.token(a), "place": place, **names}
        return self._rarer_values(kind, a, b)

    def _rarer_values(self, kind: int, a: int, b: int) -> dict[str, Any]:
        if kind == e.LAID_ROW:
            row = (a >> 5) | (b << 16)
            values = [row >> 4 * at & 15 for at in range(a >> 2 & 7)][::-1]
            return {"colour": self.colour(a & 3), "cards": ", ".join(map(str, values))}
        if kind == e.TRADED:
            return {"card": self.card(a), "other": self.card(b)}
        if kind == e.TOOK_FIGURE:
            case = "first" if b == n.NONE else "again" if a == b else "from"
            return {"seat": self.seat(a), "case": case, "other": self.seat(b & 3)}
        if kind == e.TOOK_TOP_FOR:
            return {"seat": self.seat(b), "card": self.card(a & 63), "other": self.card(a >> 6)}
        if kind == e.WANTED:
            case = "open" if a < n.CARDS else "blind"
            return {"seat": self.seat(b), "case": case, "card": self.card(a % n.CARDS), "other": self.seat(a & 3)}
        if kind in (e.EXCHANGED, e.OFFERED):
            names = {"seat": self.seat(b & 3), "opponent": self.seat(b >> 2 & 3)}
            return names if a == HIDDEN else {**names, "card": self.card(a & 63), "other": self.card(a >> 6)}
        if kind == e.IGNORED:
            return {"seat": self.seat(b), "card": self.card(a) if a < n.CARDS else ""}
        if kind in (e.CANCELLED, e.DECLINED):
            return {"seat": self.seat(a), "value": b, "token": self.false_trail(b)}
        if kind == e.USED:
            return {"seat": self.seat(a), "ability": self.say(f"ability-{ABILITY_IDS[b - 1]}")}
        return {"seat": self.seat(a), "number": b, "value": b}
