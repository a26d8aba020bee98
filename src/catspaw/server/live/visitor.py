"""What one visitor of a table gets to see: only what the seat's own view, questions and events hold."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from itertools import takewhile
from typing import Final

from msgspec import convert
from msgspec.structs import replace

from catspaw.core.errors import NotYours
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.games.fluent_texts import capital
from catspaw.server import protocol as p
from catspaw.server.store import TableRow
from catspaw.table import Choice, LogLine, Narrator, Sitting, choices, refusal

GUEST: Final = "guest"
"""What somebody without an account is called."""
WAITING: Final = 256
"""A visitor who has so many messages to read is gone."""


class Visitor:
    """One connection: who, through which eyes, in which language, and what they have been sent."""

    def __init__(self, person: str, session: bytes, seat: str | None, language: str) -> None:
        self.person = person
        self.session = session
        """What the store knows it by."""
        self.seat = seat
        self.language = language
        self.narrator: Narrator | None = None
        self.told: list[LogLine] = []
        """The log as it was when they were last told of it."""
        self.lines = 0
        """How many lines of it they have."""
        self.state = b""
        self.table: tuple[object, p.TableInfo] | None = None
        """The table as they know it, and the facts it was made of."""
        self.chat = 0
        """The number of the next line of chat."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        """None ends the conversation."""

    def forget(self, lines: int) -> None:
        """Begin again after so many lines: the rest, and the state, will be sent anew."""
        self.lines, self.state = min(lines, self.lines), b""

    def send_end(self) -> None:
        """The conversation is over once all is sent."""
        if not self.outbox.full():
            self.outbox.put_nowait(None)

    def send(self, message: bytes) -> None:
        """Never waits; one who does not read is let go, and may come again."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)
        else:
            self.outbox.put_nowait(message)


def new_lines(sitting: Sitting, visitor: Visitor) -> p.Lines | None:
    """What the visitor has not been told yet; after the table went back, from where the log differs."""
    narrator = visitor.narrator
    if narrator is None or (narrator.language, narrator.table) != (visitor.language, sitting.table):
        visitor.narrator = narrator = Narrator(sitting.table, visitor.seat, visitor.language)
    lines, first = narrator.lines(), visitor.lines
    if lines is not visitor.told:
        first = _common(lines, visitor.told[:first])
    elif first == len(lines):
        return None
    if first == len(lines) == visitor.lines:
        visitor.told = lines
        return None
    visitor.told, visitor.lines = lines, len(lines)
    return p.Lines(first, tuple(p.Told(line.text, line.rule, line.begins_turn) for line in lines[first:]))


def _common(one: list[LogLine], two: list[LogLine]) -> int:
    """With how many lines both begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0].text == pair[1].text, zip(one, two, strict=False)))


def question(sitting: Sitting, visitor: Visitor, number: int | None) -> p.Question | None:
    """What is asked; with answers, and with the number of the question, if it is this seat."""
    table, asked = sitting.table, sitting.asked
    if asked is None:
        return None
    texts = sitting.game.texts(sitting.setup, visitor.language)
    prompt, text = sitting.game.prompts[table.prompt], texts.pending(table.sight(visitor.seat))
    if asked != visitor.seat:
        return p.Question(asked, prompt, text)
    found = choices(table, visitor.language)
    allowed = tuple(_option(choice) for choice in found if choice.allowed)
    refused = tuple(_option(choice) for choice in found if not choice.allowed)
    return p.Question(asked, prompt, text, number, allowed, refused, table.prompt in sitting.game.windows)


def _option(choice: Choice) -> p.Option:
    return p.Option(capital(choice.text), choice.rule, choice.place)


def ending(sitting: Sitting, language: str) -> p.Ending | None:
    """How it ended, with the rule in words if it was a rule that ended it, and all that everybody may know of it."""
    outcome = sitting.outcome
    if outcome is None:
        return None
    texts = sitting.game.texts(sitting.setup, language)
    return p.Ending(
        ending=outcome.ending,
        winners=outcome.winners,
        losers=outcome.losers,
        rule=outcome.rule,
        text=texts.rule(outcome.rule) if outcome.rule else "",
        decided_by=outcome.decided_by,
        lines=(*_closing(sitting, language), *texts.ending(outcome)),
        scores={seat: dict(score) for seat, score in outcome.scores.items()},
    )


def _closing(sitting: Sitting, language: str) -> tuple[str, ...]:
    """Why the table was closed, if it was."""
    return () if sitting.closed_because is None else (refusal(closed(sitting.closed_because), language),)


def closed(why: str) -> NotYours:
    """What everybody is told at a table that was closed."""
    return NotYours("an organiser has closed this table: {why}", reason="closed", why=why)


def setup_of(row: TableRow) -> TableSetup:
    """The table setup that was chosen."""
    chosen = row.settings
    return game_by_id(row.game).setup(
        chosen["variants"],
        chosen["rulings"],
        players=len(row.seats) + len(chosen["bots"]),
        edition=chosen["edition"],
        decks=decks_of(row) or None,
    )


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
    setup = sitting.setup if sitting else setup_of(row)
    texts = game_by_id(row.game).texts(setup, language)
    return p.TableInfo(
        id=row.id,
        game=row.game,
        title=texts.game_title(),
        edition=row.settings["edition"],
        variants=tuple(row.settings["variants"]),
        rulings=row.settings["rulings"],
        seats=tuple(
            p.Seat(
                seat=seat,
                label=capital(texts.seat(number)),
                name=sitting.players[seat].name if sitting else row.settings["bots"].get(seat),
                kind=_kind(row, sitting, seat),
                mine=row.seats.get(seat) == person,
                reserved=row.seats.get(seat) is None and row.reserved.get(seat) == person,
                here=seat in here,
            )
            for number, seat in enumerate(setup.seats)
        ),
        state="over" if row.over else "playing" if row.entries else "waiting",
        public=row.public,
        created=row.created,
        asked=_asked(row, sitting, person),
        time_control=time_control_of(row),
        spectators=row.spectators,
        commitment=row.settings["commitment"],
        hosted=row.host == person,
    )


def known_table(row: TableRow, sitting: Sitting | None, visitor: Visitor, here: Collection[str]) -> p.TableInfo:
    """The table as a visitor sees it, of which little changes from one answer to the next."""
    players = tuple(sitting.players.values()) if sitting else None
    facts = (row.settings, row.seats, row.reserved, row.over, row.entries > 0, players, here, visitor.language)
    if visitor.table is None or visitor.table[0] != facts:
        visitor.table = (facts, table_info(row, sitting, visitor.person, visitor.language, here))
    return replace(visitor.table[1], asked=_asked(row, sitting, visitor.person))


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
