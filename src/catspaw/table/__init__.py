"""One live game: the pending question, every answer so far, what is told of it, and the way back."""

from catspaw.table.narration import EVERYTHING, Line, narrate
from catspaw.table.replaying import replay, snapshot
from catspaw.table.table import Table

__all__ = ["EVERYTHING", "Line", "Table", "narrate", "replay", "snapshot"]
