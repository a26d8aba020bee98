"""What one visitor of a table gets to see: only what the seat's own view, questions and events hold."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from itertools import takewhile
from typing import Final

from msgspec import convert

from catspaw.bots import levels_of
from catspaw.core.errors import NotYours
from catspaw.core.game import Game
from catspaw.core.own_editions import is_own
from catspaw.core.setup import TableSetup
from catspaw.core.texts import Texts
from catspaw.games import game_by_id
from catspaw.games.fluent_texts import capital
from catspaw.server import protocol as p
from catspaw.server.live.wire import Wire
from catspaw.server.store import TableRow
from catspaw.table import Sitting

GUEST: Final = "guest"
"""What somebody without an account is called."""
GOING_AWAY: Final = 1001
"""Why the server ends a conversation that may begin again."""


class Visitor:
    """One connection: who it is, as which seat, in which language, and what was sent."""

    def __init__(self, wire: Wire, person: str, session: bytes, seat: str | None, language: str) -> None:
        self.wire = wire
        self.person = person
        self.session = session
        """What the store knows it by."""
        self.seat = seat
        self.language = language
        self.told: list[bytes] = []
        """The log as it was when they were last told of it."""
        self.lines = 0
        """How many lines of it they have."""
        self.state = b""
        self._welcome = b""
        self.chat = 0
        """The number of the next line of chat."""

    def greet(self, welcome: bytes) -> None:
        """Send it, together with the state that follows at once."""
        self._welcome = welcome

    def send(self, *messages: bytes) -> None:
        """Never waits; a client that does not read is disconnected, and may reconnect."""
        if self._welcome:
            messages, self._welcome = (self._welcome, *messages), b""
        self.wire.tell(*messages)

    def send_end(self, code: int = GOING_AWAY) -> None:
        """The conversation is over once all is sent."""
        self.wire.end(code)

    def new_lines(self, lines: list[bytes]) -> bytes | None:
        """What they have not been told yet of the log; after the table went back, from where it differs."""
        first = self.lines if lines is self.told else _common(lines, self.told[: self.lines])
        if first == len(lines) == self.lines:
            self.told = lines
            return None
        self.told, self.lines = lines, len(lines)
        return b'{"type":"lines","first":%d,"lines":[%b]}' % (first, b",".join(lines[first:]))


def _common(one: list[bytes], two: list[bytes]) -> int:
    """With how many lines both begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))


def closed(why: str) -> NotYours:
    """What everybody is told at a table that was closed."""
    return NotYours("an organiser has closed this table: {why}", reason="closed", why=why)


def setup_of(row: TableRow) -> TableSetup:
    """The table setup that was chosen."""
    chosen = row.settings
    choice = (game_by_id(row.game), tuple(chosen["variants"]), tuple(chosen["rulings"].items()))
    players, edition, decks = len(row.seats) + len(chosen["bots"]), chosen["edition"], tuple(decks_of(row))
    if is_own(edition):  # what somebody has brought is not kept here
        return _read_setup(*choice, players, edition, decks)
    return _known_setup(*choice, players, edition, decks)


def _read_setup(
    game: Game,
    variants: tuple[str, ...],
    rulings: tuple[tuple[str, str], ...],
    players: int,
    edition: str | None,
    decks: tuple[str, ...],
) -> TableSetup:
    return game.setup(variants, dict(rulings), players=players, edition=edition, decks=decks or None)


_known_setup: Final = lru_cache(256)(_read_setup)
"""Most tables are set up like some other one."""


def shown_setup(row: TableRow) -> TableSetup:
    """The same as far as the lobby shows it, which needs no edition of somebody's own."""
    if not is_own(row.settings["edition"]):
        return setup_of(row)
    players = len(row.seats) + len(row.settings["bots"])
    return game_by_id(row.game).setup(row.settings["variants"], row.settings["rulings"], players=players)


def decks_of(row: TableRow) -> list[str]:
    """What each seat plays with: what lay there, or what somebody brought."""
    lay: list[str] = row.settings["decks"]
    everybody = game_by_id(row.game).seats
    return [row.decks.get(seat, deck) for seat, deck in zip(everybody, lay, strict=False)]


def time_control_of(row: TableRow) -> p.TimeControl | None:
    """What was chosen when the table was set up."""
    chosen = row.settings.get("clock")
    return convert(chosen, p.TimeControl) if chosen else None


def table_info(
    row: TableRow, sitting: Sitting | None, person: str, language: str, here: Collection[str] = ()
) -> p.TableInfo:
    """A table as anybody may see it."""
    setup = sitting.setup if sitting else shown_setup(row)
    title, labels = _names(game_by_id(row.game).texts(setup, language))
    return p.TableInfo(
        id=row.id,
        game=row.game,
        title=title,
        edition=row.settings["edition"],
        variants=tuple(row.settings["variants"]),
        rulings=row.settings["rulings"],
        seats=tuple(
            p.Seat(
                seat=seat,
                label=label,
                name=sitting.players[seat].name if sitting else row.settings["bots"].get(seat),
                kind=_kind(row, sitting, seat),
                mine=row.seats.get(seat) == person,
                reserved=row.seats.get(seat) is None and row.reserved.get(seat) == person,
                here=seat in here,
                level=_level(row, sitting, seat, language),
            )
            for seat, label in zip(setup.seats, labels, strict=True)
        ),
        state="over" if row.over else "playing" if row.entries else "waiting",
        public=row.public,
        created=row.created,
        asked=_asked(row, sitting, person),
        time_control=time_control_of(row),
        spectators=row.spectators,
        commitment=row.settings["commitment"],
        hosted=row.host == person,
        guided=row.settings.get("guided", False),
    )


@lru_cache(256)
def _names(texts: Texts) -> tuple[str, tuple[str, ...]]:
    """What the game and the seats are called."""
    return texts.game_title(), tuple(capital(texts.seat(number)) for number in range(len(texts.setup.seats)))


@cache
def told_levels(game: Game, language: str) -> tuple[p.Level, ...]:
    """A game's named opponents, weak to strong."""
    levels = levels_of(game)
    above = [*(level.id for level in levels[1:]), None]
    return tuple(
        p.Level(one.id, one.name[language], one.style[language], one.face, stronger)
        for one, stronger in zip(levels, above, strict=False)
    )


def _level(row: TableRow, sitting: Sitting | None, seat: str, language: str) -> p.Level | None:
    bot = sitting.players[seat].bot if sitting else row.settings["bots"].get(seat)
    if bot is None:
        return None
    return next((level for level in told_levels(game_by_id(row.game), language) if level.id == bot), None)


def known_person(row: TableRow, person: str) -> str:
    """The person, if a table looks otherwise to them than to any stranger; else nobody."""
    is_known = person == row.host or person in row.seats.values() or person in row.reserved.values()
    return person if is_known else ""


def _asked(row: TableRow, sitting: Sitting | None, person: str) -> str | None:
    """Whose answer is waited for, as of what is shown; from the lobby only where one plays or may look on at once."""
    if sitting:
        return sitting.asked
    return row.asked if row.spectators == "public" or person in row.seats.values() else None


def _kind(row: TableRow, sitting: Sitting | None, seat: str) -> p.Kind:
    if sitting:
        return "bot" if sitting.players[seat].bot else "person"
    if seat in row.settings["bots"]:
        return "bot"
    return "person" if row.seats[seat] else "open"
