"""One live game: seats, the pending question, every answer so far, what is told of it, and the way back."""

from catspaw.table.bots import BotSeats
from catspaw.table.choices import Choice, choices
from catspaw.table.entries import Entry, Opened, Player, Resigned, Seated
from catspaw.table.narration import EVERYTHING, LogLine, Narrator, narrate
from catspaw.table.opening import opening
from catspaw.table.playback import positions
from catspaw.table.refusals import refusal
from catspaw.table.replaying import replay, snapshot
from catspaw.table.save import EntryFile, Save, read_entries
from catspaw.table.sitting import Proposal, Sitting
from catspaw.table.table import Table

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
    "choices",
    "narrate",
    "opening",
    "positions",
    "read_entries",
    "refusal",
    "replay",
    "snapshot",
]
