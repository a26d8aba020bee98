"""Matches of a boardgame.io server: its lobby over HTTP, then Socket.IO 4 (Engine.IO 4) over a bare WebSocket."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw, Struct, field, json

from load.traffic import Seat, Table, TableSetup

_GAME: Final = "heist"
_PING: Final = b"2"
_PONG: Final = b"3"
_OPENED: Final = b"0"
_CONNECTED: Final = b"40/heist,"
_EVENT: Final = b"42/heist,"
_UPDATE: Final = b'42/heist,["update"'
_SYNC: Final = b'42/heist,["sync"'
_HERE: Final = b'42/heist,["matchData"'


class _Ctx(Struct):
    current: str = field(name="currentPlayer")
    gameover: dict[str, str] | None = None


class _State(Struct):
    """What a player looks at: whose turn it is in which state."""

    ctx: _Ctx
    number: int = field(name="_stateID")


class _Synced(Struct):
    state: _State


_update: Final = json.Decoder(tuple[str, str, _State, Raw])
_synced: Final = json.Decoder(tuple[str, str, _Synced])


class TheirSeat(Seat):
    """A player of a match."""

    def __init__(self, table: Table, url: str, match: str, player: str, credentials: str) -> None:
        super().__init__(table, url, {})
        self._match = match
        self._player = player
        self._credentials = credentials
        self._number = -1

    def begin(self) -> None:
        """The server begins."""

    def hear(self, text: bytes) -> None:
        if text.startswith(_UPDATE):
            self.table.heard(self)
            self._see(_update.decode(text[len(_EVENT) :])[2])
        elif text.startswith(_SYNC):
            self._see(_synced.decode(text[len(_EVENT) :])[2].state)
        elif text.startswith(_HERE):
            self.is_shown.set()  # everybody has been told that the player is connected
        elif text == _PING:
            self.socket.send(_PONG)
        elif text.startswith(_OPENED):
            self.socket.send(_CONNECTED)
        elif text.startswith(_CONNECTED):
            self.socket.send(_EVENT + json.encode(["sync", self._match, self._player, self._credentials]))

    def _see(self, state: _State) -> None:
        if state.number <= self._number:
            return
        self._number = state.number
        if self.sent:
            self.table.acknowledged(self)
        if state.ctx.gameover is not None:
            self.table.over()
        elif state.ctx.current == self._player:
            self.table.asked(self)

    def answer(self) -> bytes:
        payload = {"type": "search", "args": [0], "playerID": self._player, "credentials": self._credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return _EVENT + json.encode(["update", move, self._number, self._match, self._player])


class BoardgameIoServer(TableSetup):
    """boardgame.io."""

    async def people(self) -> list[dict[str, str]]:
        return [{}, {}]

    async def sit_down(self, table: Table, people: list[dict[str, str]]) -> None:
        created = await self.http.ask("POST", f"/games/{_GAME}/create", {"numPlayers": len(people)})
        match: str = created.json()["matchID"]
        seats: list[TheirSeat] = []
        for player in map(str, range(len(people))):
            wish: dict[str, Any] = {"playerID": player, "playerName": player}
            joined = await self.http.ask("POST", f"/games/{_GAME}/{match}/join", wish)
            url = f"{self.sockets}/socket.io/?EIO=4&transport=websocket"
            seats.append(TheirSeat(table, url, match, player, joined.json()["playerCredentials"]))
        for seat in seats:
            await seat.connect()
