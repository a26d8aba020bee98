"""What a game that is over came to, noted for the profiles of whoever played it."""

from __future__ import annotations

from contextlib import suppress

from catspaw.core.errors import CatspawError
from catspaw.core.outcome import Outcome
from catspaw.server.store import Store, TableRow
from catspaw.server.store.rows import Result
from catspaw.table import Sitting


async def keep_results(store: Store, row: TableRow, sitting: Sitting) -> None:
    """For every person who sat here; the game itself is on disk already, so that a failure loses no more than this."""
    outcome = sitting.outcome
    if outcome is None:
        return
    results = {seat: _result(outcome, seat) for seat, person in row.seats.items() if person}
    with suppress(CatspawError):
        await store.results.finish(row.id, results)


def _result(outcome: Outcome, seat: str) -> Result:
    if seat in outcome.winners:
        return "won"
    return "lost" if outcome.winners or seat in outcome.losers else "drawn"
