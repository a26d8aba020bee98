"""One live game: the pending question, every answer so far, and the way back."""

from catspaw.table.table import Table, replay, snapshot

__all__ = ["Table", "replay", "snapshot"]
