"""News between machines: that a table has changed. Who misses it finds out by looking at the store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from catspaw.core.errors import Malformed, Unknown

TABLES: Final = "tables"
HERE: Final = "memory://"
"""Where those listen who share their tables with no other machine."""
AGAIN: Final = 0.5
"""Seconds until a lost connection is tried again."""
TOO_LONG: Final = 2.0
"""Seconds after which a Redis that does not answer counts as lost."""


def channels_at(url: str) -> ChannelsPlugin:
    """Within this process, or through Redis between machines."""
    if url.startswith(HERE):
        backend: ChannelsBackend = MemoryChannelsBackend()
    elif url.startswith(("redis://", "rediss://", "unix://")):
        backend = steady_redis(url)
    else:
        raise Unknown("kind of channels", url.partition(":")[0], ["memory", "redis"])
    return ChannelsPlugin(backend, channels=[TABLES])


def steady_redis(url: str) -> ChannelsBackend:
    """Redis that may go away for a while, or not be there yet: news are lost meanwhile, and nothing else."""
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415 – an optional library
        from redis.asyncio import Redis  # noqa: PLC0415
        from redis.exceptions import RedisError  # noqa: PLC0415
    except ImportError as error:
        raise Malformed("Redis needs redis-py: install catspaw[cluster]") from error

    class SteadyRedis(RedisChannelsPubSubBackend):
        """Whoever subscribes waits for nothing. The stream connects, and connects again, by itself."""

        def __init__(self, redis: Redis) -> None:
            super().__init__(redis=redis)
            self._wanted: set[str] = set()
            self._is_wanted = asyncio.Event()
            self._lost_at = -AGAIN

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            """News that cannot be told are not kept: they would hold up those that can."""
            if time.monotonic() < self._lost_at + AGAIN:
                return
            try:
                for channel in channels:  # the backend's own way is a script, since it promises all of them at once
                    await self._redis.publish(channel, data)
            except (RedisError, OSError):
                self._lost_at = time.monotonic()

        async def subscribe(self, channels: Iterable[str]) -> None:
            self._wanted.update(channels)
            self._is_wanted.set()

        async def unsubscribe(self, channels: Iterable[str]) -> None:
            """All are told of every table until the process ends."""

        async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
            await self._is_wanted.wait()
            while True:
                try:
                    await super().subscribe(self._wanted)
                    async for event in super().stream_events():
                        yield event
                except (RedisError, OSError):
                    await asyncio.sleep(AGAIN)

        async def on_shutdown(self) -> None:
            await super().on_shutdown()
            await self._redis.aclose()

    try:
        redis = Redis.from_url(url, socket_timeout=TOO_LONG, socket_connect_timeout=TOO_LONG)
    except ValueError as error:
        raise Malformed("a Redis is named by redis://user:password@host:port/number") from error
    return SteadyRedis(redis)
