"""News between processes: that a table has changed. Who misses it finds out by looking at the store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from catspaw.core.errors import Unknown

TABLES: Final = "tables"
AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""


def channels_at(url: str) -> ChannelsPlugin:
    """Within this process, or through Redis between several."""
    if url.startswith("memory://"):
        backend: ChannelsBackend = MemoryChannelsBackend()
    elif url.startswith(("redis://", "rediss://", "unix://")):
        backend = steady_redis(url)
    else:
        raise Unknown("kind of channels", url.partition(":")[0], ["memory", "redis"])
    return ChannelsPlugin(backend, channels=[TABLES])


def steady_redis(url: str) -> ChannelsBackend:
    """Redis that may go away for a while: news are lost meanwhile, and nothing else."""
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415 – an optional library
    from redis.asyncio import Redis  # noqa: PLC0415
    from redis.exceptions import RedisError  # noqa: PLC0415

    class SteadyRedis(RedisChannelsPubSubBackend):
        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            try:
                await super().publish(data, channels)
            except (RedisError, OSError):
                await asyncio.sleep(0)

        async def subscribe(self, channels: Iterable[str]) -> None:
            names = list(channels)
            while True:
                try:
                    await super().subscribe(names)
                except (RedisError, OSError):
                    await asyncio.sleep(AGAIN)
                else:
                    return

        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            while True:
                try:
                    async for event in super().stream_events():
                        yield event
                except (RedisError, OSError):
                    await asyncio.sleep(AGAIN)

    return SteadyRedis(redis=Redis.from_url(url))
