"""Audiences: everybody who sees a table through the same eyes, in the same language, is sent the same bytes."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from msgspec import Struct, json

from catspaw.core.setup import TableSetup
from catspaw.core.texts import Texts
from catspaw.server import log_protocol as log
from catspaw.server import protocol as p
from catspaw.server.live.asking import NULL, question_in_sight
from catspaw.server.live.visitor import closed, known_person, table_info
from catspaw.server.store import TableRow
from catspaw.table import Sitting, Told, refusal
from catspaw.table.state import sight_in
from catspaw.table.telling import Telling

_encode: Final = json.Encoder().encode


class Rest(Struct, frozen=True):
    """The end of a `State`, which is rarely anything but this."""

    undo_requested_by: str | None = None
    clocks: tuple[p.SeatClock, ...] = ()
    passing: tuple[str, ...] = ()
    rematch: str | None = None
    settles: bool = False
    may_undo: bool = False
    gone: tuple[str, ...] = ()


_FIELDS: Final = ("table", "seat", "view", "question", "ending", *Rest.__struct_fields__)
assert p.State.__struct_fields__ == _FIELDS


@lru_cache(1 << 10)
def rest_of_state(
    undo_requested_by: str | None = None,
    clocks: tuple[p.SeatClock, ...] = (),
    passing: tuple[str, ...] = (),
    rematch: str | None = None,
    settles: bool = False,
    may_undo: bool = False,
    gone: tuple[str, ...] = (),
) -> bytes:
    """How a `State` ends, from the comma on."""
    rest = Rest(undo_requested_by, clocks, passing, rematch, settles, may_undo, gone)
    return b"," + json.encode(rest)[1:]


class Audience:
    """What one seat, or any onlooker, is sent, in one language; encoded once for everybody."""

    def __init__(self, seat: str | None, language: str) -> None:
        self._seat = seat
        self._encoded_seat = json.encode(seat)
        self._language = language
        self._setup: TableSetup | None = None
        self._texts: Texts | None = None
        self._telling: Telling | None = None
        self._told: list[Told] = []
        self._lines: list[bytes] = []
        self._moment: tuple[Sitting, int] | None = None
        self._shown = b""
        self._facts: object = None
        self._tables: dict[tuple[str, str | None], bytes] = {}
        """The table as different people see it, as long as these facts are so."""
        self._parts: tuple[bytes, ...] = ()
        self._state = b""

    def told(self, sitting: Sitting) -> list[bytes]:
        """The log, line by line: a list that only grows, until the table goes back and there is another one."""
        telling = self._telling
        if telling is None or telling.table is not sitting.state:
            eyes = sitting.setup.seat_number(self._seat)
            telling = self._telling = Telling(sitting.state, eyes, self._language)
        told = telling.told()
        if told is not self._told:
            self._told, self._lines = told, []
        if len(told) > len(self._lines):
            self._lines += map(_line, told[len(self._lines) :])
        return self._lines

    def state(self, table: bytes, sitting: Sitting | None, number: int | None, rest: bytes) -> bytes:
        """A `State` put together of parts that are encoded already; `number` is the question's if it is this seat's."""
        shown = self._shown_of(sitting, number)
        parts = (table, shown, rest)
        if self._parts != parts:
            self._parts = parts
            self._state = b'{"type":"state","table":%b,"seat":%b,%b%b' % (table, self._encoded_seat, shown, rest)
        return self._state

    def _shown_of(self, sitting: Sitting | None, number: int | None) -> bytes:
        """View, question and ending, as they stand in a `State`."""
        moment = (sitting, sitting.after_entries) if sitting else None
        if not self._shown or self._moment != moment:
            view, asked, end = NULL, NULL, NULL
            if sitting:
                game, seat = sitting.game, self._seat
                sight = sight_in(sitting.state, sitting.setup.seat_number(seat))
                view = _encode(game.view(sight))
                asked = question_in_sight(game, sitting.asked, seat, sight, self._texts_of(sitting), number)
                end = ending(sitting, self._language) if asked is NULL else NULL
            self._moment = moment
            self._shown = b'"view":%b,"question":%b,"ending":%b' % (view, asked, end)
        return self._shown

    def _texts_of(self, sitting: Sitting) -> Texts:
        if self._texts is None or self._setup is not sitting.setup:
            self._setup, self._texts = sitting.setup, sitting.game.texts(sitting.setup, self._language)
        return self._texts

    def table(self, row: TableRow, sitting: Sitting | None, person: str, here: Collection[str]) -> bytes:
        """The table as somebody sees it, of which little changes from one answer to the next."""
        players = sitting.players if sitting else None
        facts = (row.settings, row.seats, row.reserved, row.over, row.entries > 0, here, players)
        if self._facts != facts:
            self._facts, self._tables = facts, {}
        asked = sitting.asked if sitting else row.asked
        found = self._tables.get((person, asked))
        if found is None:
            known = known_person(row, person)
            found = self._tables.get((known, asked))
            if found is None:
                found = json.encode(table_info(row, sitting, known, self._language, here))
                self._tables[known, asked] = found
        return found


@lru_cache(1 << 14)
def _line(told: Told) -> bytes:
    return json.encode(log.Told(*told))


def ending(sitting: Sitting, language: str) -> bytes:
    """An `Ending`, with the rule in words if it was a rule that ended it, and all that everybody may know of it."""
    outcome = sitting.outcome
    if outcome is None:
        return NULL
    texts = sitting.game.texts(sitting.setup, language)
    told = p.Ending(
        ending=outcome.ending,
        winners=outcome.winners,
        losers=outcome.losers,
        rule=outcome.rule,
        text=texts.rule(outcome.rule) if outcome.rule else "",
        decided_by=outcome.decided_by,
        lines=(*_closing(sitting, language), *texts.ending(outcome)),
        scores={seat: dict(score) for seat, score in outcome.scores.items()},
    )
    return json.encode(told)


def _closing(sitting: Sitting, language: str) -> tuple[str, ...]:
    """Why the table was closed, if it was."""
    return () if sitting.closed_because is None else (refusal(closed(sitting.closed_because), language),)
