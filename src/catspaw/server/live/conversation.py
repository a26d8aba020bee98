"""A conversation over a table's socket: what comes in is done or refused, what is new goes out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec import DecodeError, json

from catspaw.core.errors import CatspawError, NotYours
from catspaw.server import protocol as p
from catspaw.server.advice_protocol import Hint
from catspaw.server.http.guards import POLICY, failed
from catspaw.server.http.limits import Allowance
from catspaw.server.http.refusals import TooFast, refused
from catspaw.server.live.advice import hinted
from catspaw.server.live.room import Room
from catspaw.server.live.visitor import Visitor

_decoder: Final = json.Decoder(p.FromClient)


async def converse(room: Room, visitor: Visitor, allowance: Allowance, changed: Callable[[], None]) -> None:
    """Runs until either side disconnects; the others are told that somebody came, and went."""
    conversation = Conversation(room, visitor, allowance)
    room.visitors.add(visitor)
    changed()
    visitor.greet(json.encode(p.Welcome(p.VERSION, room.services.store.now())))
    room.broadcast.send()
    room.broadcast.send_when_left()
    room.way_back.look()
    try:
        await room.talk.tell(visitor)
        visitor.wire.listen(conversation.hear)
        await visitor.wire.ended
    finally:
        conversation.close()
        room.visitors.discard(visitor)
        room.broadcast.send_soon()
        room.broadcast.send_when_left()
        changed()


class Conversation:
    """Does what a visitor says, one message after the other."""

    def __init__(self, room: Room, visitor: Visitor, allowance: Allowance) -> None:
        self._room = room
        self._visitor = visitor
        self._allowance = allowance
        self._is_warned = False
        self._is_busy = False
        self._unheard: deque[bytes] = deque()
        """What was said while something else was being done."""
        self._task: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None
        """Goes on while other things are said, until the question is answered."""

    def hear(self, text: bytes) -> None:
        """Who sends too fast is told once, then disconnected."""
        if not self._allowance.allows_message():
            if self._is_warned:
                self._visitor.send_end(POLICY)
            else:
                self._is_warned = True
                self._refuse(TooFast("more messages than anybody needs", reason="too-fast"))
        elif self._is_busy:
            self._unheard.append(text)
        else:
            self._is_busy = True
            self._room.heard += 1
            self._begin(text)

    def _begin(self, text: bytes) -> None:
        try:
            self._do(_decoder.decode(text))
        except Exception as error:  # noqa: BLE001 – one message that we fail at must not end the conversation
            self._end(error)

    def _end(self, error: Exception | None) -> None:
        """A message has been done or refused, and the next one is heard, in a moment: many must not nest."""
        if error:
            self._refuse(error)
        if self._unheard:
            asyncio.get_running_loop().call_soon(self._begin, self._unheard.popleft())
        else:
            self._is_busy = False
            self._room.heard -= 1

    def _refuse(self, error: Exception) -> None:
        room, language = self._room, self._visitor.language
        if isinstance(error, CatspawError | DecodeError):
            refusal = refused(error, language, room.texts(language))
        else:
            refusal = failed(error)
        room.services.metrics.refusals.labels(refusal.code).inc()
        self._visitor.send(json.encode(refusal))

    def close(self) -> None:
        """Nobody listens any more."""
        if self._hint:
            self._hint.cancel()

    def _do(self, message: p.FromClient) -> None:
        room, visitor, seat = self._room, self._visitor, self._visitor.seat
        if isinstance(message, p.Answer) and seat is not None:
            self.close()
            room.answer(seat, message.question, message.option, self._end)
        elif isinstance(message, p.Hello):
            if message.language != visitor.language:
                visitor.language = message.language
                room.broadcast.send_to(visitor)
            self._end(None)
        elif isinstance(message, Hint) and seat is not None:
            self._allowance.check_hint()
            self.close()
            self._hint = asyncio.create_task(self._tell_hint(seat, message.question))
            self._end(None)
        else:
            self._task = asyncio.create_task(self._do_in_time(message))

    async def _tell_hint(self, seat: str, question: int) -> None:
        try:
            found = await hinted(self._room, self._visitor.person, seat, question, self._visitor.language)
        except Exception as error:  # noqa: BLE001 – it is refused
            self._refuse(error)
        else:
            self._visitor.send(json.encode(found))

    async def _do_in_time(self, message: p.FromClient) -> None:
        """What takes longer than an answer."""
        try:
            await self._done(message)
        except Exception as error:  # noqa: BLE001 – it is refused
            self._end(error)
        else:
            self._end(None)

    async def _done(self, message: p.FromClient) -> None:
        room, visitor, seat = self._room, self._visitor, self._visitor.seat
        if isinstance(message, p.Say):
            self._allowance.check_talk()
            await room.talk.say(visitor.person, message.text)
        elif isinstance(message, p.Mute):
            await room.talk.mute(visitor, message.speaker, on=message.on)
        elif seat is None:
            raise NotYours("you are looking on", reason="looking-on")
        elif isinstance(message, p.Undo):
            self._allowance.check_undo()
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
