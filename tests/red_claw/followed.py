"""Which symbols are followed for a card that was just played, written apart from the rules."""

from __future__ import annotations

from collections.abc import Sequence

from catspaw.core.setup import TableSetup
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Ability

COLOURS = ("red", "yellow", "green", "blue")
SYMBOLS = ("", *COLOURS, "choice", "claw")

OF_CARDS = {
    Event.DEALT, Event.TOOK, Event.TOOK_TOP, Event.TOOK_TOP_FOR,
    Event.PLAYED, Event.THREW_OFF, Event.EXCHANGED,
}  # fmt: skip
OF_PILES = {
    Event.LAID_CARD, Event.LAID_ROW, Event.DREW_TOP, Event.TRADED,
    Event.RETURNED, Event.TURNED_UP, Event.SHUFFLED,
}  # fmt: skip
OF_RESOLUTION = {
    Event.EMPTIED, Event.IGNORED, Event.SHOWED, Event.OPENED,
    Event.GAVE_UP, Event.CANCELLED, Event.MOVED, Event.DECLINED,
}  # fmt: skip


def followed(setup: TableSetup, card: int, used: int, rows: Sequence[Sequence[int]]) -> list[str]:
    """Colours first; what the ability frees, and what two wild symbols are together."""
    assert isinstance(setup.edition, Box)
    pair = int(setup.edition.symbols[card])
    if pair < 16:
        return ["choice" if used == Ability.CLAW_AS_CHOICE and SYMBOLS[pair] == "claw" else SYMBOLS[pair]]
    one, two = sorted((SYMBOLS[pair & 15], SYMBOLS[pair >> 4]), key=lambda symbol: symbol not in COLOURS)
    if used == Ability.CLAW_AS_CHOICE and two == "claw":
        both = "choice-of-two" if setup.readings["freed_claw"] == "you" else "claw-of-two"
        return [both] if one == "claw" else [one, "choice"]
    if one == two and one in COLOURS and len(rows[COLOURS.index(one)]) == 1:
        return [one]
    if one == two and one not in COLOURS and setup.readings["double_wild"] == "one-row":
        return [f"{one}-of-two"]
    return [one, two]
