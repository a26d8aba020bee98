"""One live game: seats, the pending question, every answer so far, what is told of it, and the way back.

What saves games is imported when it is first used: only who saves needs what locks files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from catspaw.core.lazy import lazy_names
from catspaw.table.bots import BotSeats
from catspaw.table.choices import choices
from catspaw.table.choosing import Choice
from catspaw.table.entries import Entry, Opened, Player, Resigned, Seated
from catspaw.table.lessons import lesson_bot, lesson_of, lesson_setup, open_lesson
from catspaw.table.narration import EVERYTHING, LogLine, Narrator, narrate
from catspaw.table.opening import opening
from catspaw.table.playback import positions
from catspaw.table.refusals import refusal
from catspaw.table.replaying import replay, snapshot
from catspaw.table.sitting import Proposal, Sitting
from catspaw.table.starting import new
from catspaw.table.table import Table
from catspaw.table.telling import Told

if TYPE_CHECKING:
    from catspaw.table.save import EntryFile, Save, read_entries

__all__ = [
    "EVERYTHING",
    "BotSeats",
    "Choice",
    "Entry",
    "EntryFile",
    "LogLine",
    "Narrator",
    "Opened",
    "Player",
    "Proposal",
    "Resigned",
    "Save",
    "Seated",
    "Sitting",
    "Table",
    "Told",
    "choices",
    "lesson_bot",
    "lesson_of",
    "lesson_setup",
    "narrate",
    "new",
    "open_lesson",
    "opening",
    "positions",
    "read_entries",
    "refusal",
    "replay",
    "snapshot",
]

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy_names(
        __name__, dict.fromkeys(("EntryFile", "Save", "read_entries"), "catspaw.table.save")
    )
