"""One live game: seats, the pending question, every answer so far, what is told of it, and the way back."""

from catspaw.table.choices import Choice, choices
from catspaw.table.entries import Entry, Opened, Player
from catspaw.table.narration import EVERYTHING, LogLine, Narrator, narrate
from catspaw.table.playback import positions
from catspaw.table.refusals import refusal
from catspaw.table.replaying import replay, snapshot
from catspaw.table.save import Save, read_entries
from catspaw.table.sitting import Sitting, opening
from catspaw.table.table import Table

__all__ = [
    "EVERYTHING",
    "Choice",
    "Entry",
    "LogLine",
    "Narrator",
    "Opened",
    "Player",
    "Save",
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
