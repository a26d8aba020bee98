"""Tables of `catspaw serve`, by the protocol of docs/server.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Raw, Struct, json

from load.traffic import Seat, Table, TableSetup

_NONCE: Final = "ab" * 16
_STATE: Final = b'{"type":"state"'
_REFUSED: Final = b'{"type":"refused"'


class _Question(Struct):
    number: int | None = None


class _State(Struct):
    """What a player who always takes the first option looks at."""

    question: _Question | None
    ending: Raw


_state: Final = json.Decoder(_State)
_NO_ENDING: Final = Raw(b"null")


class OurSeat(Seat):
    """A seat at our table."""

    question = -1
    """The question that was last asked."""

    def begin(self) -> None:
        self.socket.send(b'{"type":"hello"}')

    def hear(self, text: bytes) -> None:
        self.table.heard(self)
        if not text.startswith(_STATE):
            if text.startswith(_REFUSED):
                self.table.refused()
            return
        state = _state.decode(text)
        self.is_shown.set()
        number = state.question.number if state.question else None
        if number == self.question:
            return
        if self.sent:
            self.table.acknowledged(self)
        if state.ending != _NO_ENDING:
            self.table.over()
        elif number is not None:
            self.question = number
            self.table.asked(self)

    def answer(self) -> bytes:
        return b'{"type":"answer","question":%d,"option":0}' % self.question


class CatspawServer(TableSetup):
    """`catspaw serve`: tables for two, the second of whom may be a bot."""

    seat: type[OurSeat] = OurSeat

    def __init__(
        self,
        url: str,
        game: str = "cat-and-mouse",
        *,
        bot: str | None = None,
        addresses: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(url)
        self._game = game
        self._bot = bot
        """Who sits on the second seat; another person if it is nobody."""
        self._addresses = addresses
        """Where people come from, as a proxy would tell; else all of them from here."""

    async def people(self) -> list[dict[str, str]]:
        return [await self.guest() for _ in range(1 if self._bot else 2)]

    async def guest(self) -> dict[str, str]:
        told = {"x-forwarded-for": self._addresses()} if self._addresses else {}
        cookies = (await self.http.ask("GET", "/api/me", **told)).cookies
        headers = {**told, "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        if "catspaw-csrf" in cookies:
            headers["x-csrf-token"] = cookies["catspaw-csrf"]
        return headers

    async def sit_down(self, table: Table, people: list[dict[str, str]]) -> None:
        other = {"who": "bot", "bot": self._bot} if self._bot else {"who": "open"}
        wish = {"game": self._game, "seats": [{"who": "me"}, other], "nonce": _NONCE}
        found = (await self.http.ask("POST", "/api/tables", wish, **people[0])).json()
        for guest in people[1:]:
            seat = next(seat["seat"] for seat in found["seats"] if seat["kind"] == "open")
            await self.http.ask("POST", f"/api/tables/{found['id']}/seats/{seat}", {"nonce": _NONCE}, **guest)
        for person in people:
            await self.seat(table, f"{self.sockets}/api/tables/{found['id']}/socket", person).connect()
