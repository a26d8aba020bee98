"""One live game: the pending question, every answer so far, and the way back."""

from catspaw.table.replaying import replay, snapshot
from catspaw.table.table import Table

__all__ = ["Table", "replay", "snapshot"]
