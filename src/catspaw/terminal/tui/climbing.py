"""Who wins twice in a row against a named opponent is offered the next; this machine remembers."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec import MsgspecError, json

from catspaw.bots import levels_of
from catspaw.table import Opened, Player, Sitting, opening
from catspaw.table.home import data_folder

WINS: Final = 2
FILE: Final = "won.json"


def stronger(sitting: Sitting, name: str) -> str | None:
    """The level to offer after a game of this name, if it is over; None while there is nobody to offer.

    Asked again about the same game it says the same.
    """
    people, bots = sitting.people(), {player.bot for player in sitting.players.values() if player.bot}
    ids = [level.id for level in levels_of(sitting.game)]
    outcome, met = sitting.outcome, bots & set(ids)
    if outcome is None or len(people) != 1 or len(bots) != 1 or not met:
        return None
    (level,) = met
    won = _read()
    key = f"{sitting.game.id} {level}"
    before = [game for game in won.get(key, []) if game != name]
    now = [*before, name][-WINS:] if people[0] in outcome.winners else []
    _write({**won, key: now})
    above = ids[ids.index(level) + 1 :]
    return above[0] if above and len(now) == WINS else None


def against(sitting: Sitting, level: str) -> Opened:
    """The same table again, with this level on the seats of the bots."""
    players = [Player(level, level) if player.bot else player for player in sitting.opened.players]
    opened = sitting.opened
    return opening(sitting.game, sitting.setup, players, edition=opened.edition, decks=opened.decks)


def _read() -> dict[str, list[str]]:
    """What was won last; nothing if that was never written, or cannot be read."""
    with suppress(OSError, MsgspecError):
        return json.decode((data_folder() / FILE).read_bytes(), type=dict[str, list[str]])
    return {}


def _write(won: dict[str, list[str]]) -> None:
    """It is no harm if it is not remembered."""
    with suppress(OSError):
        data_folder().mkdir(parents=True, exist_ok=True)
        (data_folder() / FILE).write_bytes(json.encode(won))
