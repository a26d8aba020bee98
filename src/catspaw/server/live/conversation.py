"""A conversation over a table's socket: what comes in is done or refused, what is new goes out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, json

from catspaw.core.errors import CatspawError, NotYours
from catspaw.server import protocol as p
from catspaw.server.http.guards import POLICY, failed
from catspaw.server.http.limits import Allowance
from catspaw.server.http.refusals import TooFast, refused
from catspaw.server.live.room import Room
from catspaw.server.live.visitor import Visitor

Socket: TypeAlias = WebSocket[Any, Any, State]
_decoder: Final = json.Decoder(p.FromClient)
GOING_AWAY: Final = 1001


async def converse(
    socket: Socket, room: Room, visitor: Visitor, allowance: Allowance, changed: Callable[[], None]
) -> None:
    """Until one of the two goes away; others are told that somebody came, and went."""
    room.visitors.add(visitor)
    changed()
    visitor.send(json.encode(p.Welcome(p.VERSION, room.services.store.now())))
    room.broadcast.send()
    writer = asyncio.create_task(_write(socket, visitor))
    try:
        await room.talk.tell(visitor)
        await _read(socket, room, visitor, allowance)
    except WebSocketDisconnect:
        pass
    finally:
        room.visitors.discard(visitor)
        writer.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError):  # the other end may be gone already
            await writer
        room.broadcast.send()
        changed()


async def _write(socket: Socket, visitor: Visitor) -> None:
    while (message := await visitor.outbox.get()) is not None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    await socket.close(GOING_AWAY)


async def _read(socket: Socket, room: Room, visitor: Visitor, allowance: Allowance) -> None:
    """One message after the other. Whoever goes on too fast is told once, then let go; who only talks a lot, not."""
    warned = False
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if not allowance.allows_message():
            if warned:
                await socket.close(POLICY)
                return
            warned = True
            _refuse(
                room, visitor, refused(TooFast("more messages than anybody needs", reason="too-fast"), visitor.language)
            )
            continue
        try:
            message = _decoder.decode(str(event.get("text") or ""))
            if isinstance(message, p.Say):
                allowance.check_talk()
            elif isinstance(message, p.Undo):
                allowance.check_undo()
            await _do(room, visitor, message)
        except (CatspawError, DecodeError) as error:
            _refuse(room, visitor, refused(error, visitor.language, room.texts(visitor.language)))
        except WebSocketDisconnect:
            raise
        except Exception as error:  # noqa: BLE001 – one message that we fail at must not end the conversation
            _refuse(room, visitor, failed(error))


def _refuse(room: Room, visitor: Visitor, refusal: p.Refusal) -> None:
    room.services.metrics.refusals.labels(refusal.code).inc()
    visitor.send(json.encode(refusal))


async def _do(room: Room, visitor: Visitor, message: p.FromClient) -> None:
    seat = visitor.seat
    if isinstance(message, p.Hello):
        visitor.language = message.language
        visitor.forget(message.lines)
        room.broadcast.send_to(visitor)
    elif isinstance(message, p.Say):
        await room.talk.say(visitor.person, message.text)
    elif isinstance(message, p.Mute):
        await room.talk.mute(visitor, message.speaker, on=message.on)
    elif seat is None:
        raise NotYours("you are looking on", reason="looking-on")
    elif isinstance(message, p.Answer):
        await room.answer(seat, message.question, message.option)
    elif isinstance(message, p.Undo):
        await room.request_undo(seat)
    elif isinstance(message, p.Agree):
        await room.consent(seat, yes=message.yes)
    elif isinstance(message, p.Resign):
        await room.resign(seat)
    elif isinstance(message, p.Pass):
        await room.let_pass(seat, message.window, message.until)
    elif isinstance(message, p.UseBot) and message.seat in (None, seat):
        await room.use_bot(seat, on=message.on)
    elif isinstance(message, p.UseBot) and message.on and message.seat is not None:
        await room.replace(message.seat)
    else:
        raise NotYours("only whoever sits there can take it back", reason="not-your-seat")
