"""A conversation over a table's socket: what comes in is done or refused, what is new goes out."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, json

from catspaw.core.errors import CatspawError, NotYours
from catspaw.server import protocol as p
from catspaw.server.refusals import refused
from catspaw.server.rooms import Room
from catspaw.server.seeing import Visitor

Socket: TypeAlias = WebSocket[Any, Any, State]
_decoder: Final = json.Decoder(p.FromClient)
GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Pace:
    """So many messages a second, and twice as many at once."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._left = 2.0 * rate
        self._at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(2.0 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def converse(socket: Socket, room: Room, visitor: Visitor, rate: int) -> None:
    """Until one of the two goes away."""
    room.visitors.add(visitor)
    room.show()
    writer = asyncio.create_task(_write(socket, visitor))
    try:
        await _read(socket, room, visitor, Pace(rate))
    except WebSocketDisconnect:
        pass
    finally:
        room.visitors.discard(visitor)
        writer.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await writer
        room.show()


async def _write(socket: Socket, visitor: Visitor) -> None:
    while (message := await visitor.outbox.get()) is not None:
        await socket.send_text(message.decode())
    await socket.close(GOING_AWAY)


async def _read(socket: Socket, room: Room, visitor: Visitor, pace: Pace) -> None:
    """One message after the other. Whoever goes on too fast is told once, then let go."""
    warned = False
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if not pace.allows():
            if warned:
                await socket.close(POLICY)
                return
            warned = True
            visitor.send(json.encode(p.Refusal("too-fast", "more messages than anybody needs")))
            continue
        try:
            await _do(room, visitor, _decoder.decode(str(event.get("text") or "")))
        except (CatspawError, DecodeError) as error:
            visitor.send(json.encode(refused(error)))


async def _do(room: Room, visitor: Visitor, message: p.FromClient) -> None:
    if isinstance(message, p.Hello):
        visitor.language = message.language
        visitor.forget(message.lines)
        room.show_to(visitor)
    elif isinstance(message, p.Say):
        await room.say(visitor, message.text)
    elif visitor.seat is None:
        raise NotYours("you are looking on")
    elif isinstance(message, p.Answer):
        await room.answer(visitor.seat, message.at, message.option)
    elif isinstance(message, p.Undo):
        await room.want_back(visitor.seat)
    elif isinstance(message, p.Agree):
        await room.consent(visitor.seat, yes=message.yes)
    elif isinstance(message, p.Resign):
        await room.resign(visitor.seat)
    elif isinstance(message, p.UseBot):
        await room.use_bot(visitor.seat, on=message.on)
