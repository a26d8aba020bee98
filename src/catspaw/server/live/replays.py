"""Games that are over, moment by moment, and how one plays on from one of them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from catspaw.bots import usual_bot
from catspaw.core.errors import Malformed, NotYours, Unknown
from catspaw.games.fluent_texts import capital
from catspaw.server import log_protocol as log
from catspaw.server import protocol as p
from catspaw.server.http.table_setup import bots_of, new_id
from catspaw.server.live.room import Room
from catspaw.server.store import NewTable
from catspaw.table import EVERYTHING, Player, Sitting, Table, narrate, opening
from catspaw.table.entries import Opened
from catspaw.table.playback import stops

ONLOOKER = "onlooker"
RECENT: Final = 32
"""Replays that are remembered."""
_recent: OrderedDict[tuple[str, str, str], log.Replay] = OrderedDict()


def check_may_recall(room: Room, person: str) -> Sitting:
    """The sitting, which is open to everybody once it is over, or only to those who played if nobody looked on."""
    if room.sitting is None or room.sitting.outcome is None:
        raise NotYours("it is shown when the game is over", reason="not-over")
    if room.row.spectators == "none" and not room.seats_of(person):
        raise NotYours("nobody may look on at this table", reason="no-onlookers")
    return room.sitting


def has_closed_lists(sitting: Sitting) -> bool:
    """Whether everybody knows their own deck only, also while they play again with it."""
    return bool(sitting.setup.decks) and sitting.setup.readings.get("decklists") == "closed"


def recent_replay(table: str, sitting: Sitting, eyes: str, language: str) -> log.Replay:
    """The replay of a table, which takes long to tell and is the same for ever."""
    key = (table, eyes, language)
    found = _recent.pop(key, None) or replay_of(sitting, eyes, language)
    _recent[key] = found
    if len(_recent) > RECENT:
        _recent.popitem(last=False)
    return found


def replay_of(sitting: Sitting, eyes: str, language: str) -> log.Replay:
    """All its moments, and what somebody was told of them, or everything."""
    table = sitting.table
    lines = narrate(table, None if eyes == ONLOOKER else eyes, language)
    return log.Replay(
        moments=tuple(after_answers for after_answers, _ in stops(table.game, table.setup, table.answers)),
        lines=tuple(
            log.Recalled(line.text, line.rule, line.begins_turn, line.seat, line.after_answers) for line in lines
        ),
        record=sitting.record(),
        decks=sitting.opened.decks,
    )


def moment_of(sitting: Sitting, after_answers: int, eyes: str, language: str) -> log.Moment:
    """What somebody saw after so many answers, or everything; what was asked and answered, if it was they."""
    table = _table_after(sitting, after_answers)
    seat = None if eyes in (ONLOOKER, EVERYTHING) else eyes
    asked = None if table.asked == "chance" else table.asked
    texts = table.game.texts(table.setup, language)
    given = next(iter(sitting.table.answers[after_answers:]), None)
    is_seen = asked is not None and eyes in (EVERYTHING, asked)
    return log.Moment(
        after_answers=after_answers,
        view=sitting.table.everything(after_answers) if eyes == EVERYTHING else table.view(seat),
        asked=asked,
        question=texts.pending(table.sight(seat)) if is_seen else None,
        answer=capital(texts.answer(table.sight_of_asked(), given))
        if asked and is_seen and given is not None
        else None,
    )


def played_on(room: Room, sitting: Sitting, body: p.PlayOn, person: str, name: str) -> tuple[NewTable, Opened]:
    """A table where somebody plays on, with new cards from there on."""
    if body.seat not in sitting.setup.seats:
        raise Unknown("seat", body.seat, list(sitting.setup.seats))
    if body.bot and body.bot not in bots_of(sitting.game):
        raise Unknown("bot", body.bot, list(bots_of(sitting.game)))
    bot = body.bot or usual_bot(sitting.game)
    table = _table_after(sitting, body.after_answers)
    if table.outcome is not None:
        raise Malformed("there is nothing left to play")
    setup, bots = sitting.setup, {seat: bot for seat in sitting.setup.seats if seat != body.seat}
    players = [Player(name) if seat == body.seat else Player(bot, bot) for seat in setup.seats]
    new = NewTable(
        id=new_id(),
        game=room.row.game,
        host=person,
        public=False,
        spectators="none",
        seats={body.seat: person},
        settings={**room.row.settings, "bots": bots, "clock": None, "secret": "", "commitment": "", "guided": False},
    )
    edition, decks = sitting.opened.edition, sitting.opened.decks
    return new, opening(sitting.game, setup, players, edition=edition, decks=decks, begun=table.answers)


def _table_after(sitting: Sitting, after_answers: int) -> Table:
    """The table after so many answers; chance waits to be asked."""
    answers = sitting.table.answers
    if after_answers > len(answers):
        raise Malformed(f"only {len(answers)} answers were given")
    return Table(sitting.game, sitting.setup, None, answers[:after_answers])
