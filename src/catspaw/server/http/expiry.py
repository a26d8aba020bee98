"""What is forgotten after a while, looked for every hour."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from catspaw.core.errors import CatspawError
from catspaw.server.http.guards import failed
from catspaw.server.settings import Settings
from catspaw.server.store import Store

A_DAY: Final = 24 * 3600 * 1000
EVERY: Final = 3600.0
UNUSED_SETS: Final = 7 * A_DAY
"""Milliseconds after which a set that somebody has brought, and that no table is played with, is forgotten."""


async def expire(store: Store, settings: Settings) -> None:
    """End sessions, forget guests and sets that are not used any more, a few at a time."""
    while await store.expiry.end_sessions(settings.session_days * A_DAY):
        pass
    while await store.expiry.forget_guests(settings.guest_days * A_DAY):
        pass
    while await store.editions.give_back(UNUSED_SETS):
        pass


@asynccontextmanager
async def expiring(store: Store, settings: Settings) -> AsyncIterator[None]:
    """Does so while the server runs."""
    task = asyncio.create_task(_expire_again_and_again(store, settings))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _expire_again_and_again(store: Store, settings: Settings) -> None:
    while True:
        try:
            await expire(store, settings)
        except CatspawError:
            pass  # the store does not answer: later it may
        except Exception as error:  # noqa: BLE001 – nobody else's business
            failed(error)
        await asyncio.sleep(EVERY)
