"""The bots on the seats of a table: each is given its seat's sight, and nothing else."""

from __future__ import annotations

from msgspec import Struct

from catspaw.bots import Bot, bot_by_name
from catspaw.bots.rollouts import RolloutBot
from catspaw.bots.search.bot import SearchBot
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight


class BotSeat(Struct, frozen=True):
    """Which bot sits on a seat: what it is made from, and known again by."""

    seat: int
    bot: str
    """What `bot_by_name` knows it by."""
    seed: int
    since: int
    """After how many entries it was seated: a seat that is handed over gets a new one."""


class BotSeats:
    """The bots of one table, each of which remembers what it has drawn at random so far."""

    def __init__(self) -> None:
        self._bots: dict[int, tuple[BotSeat, Bot]] = {}

    def choose(self, game: Game, setup: TableSetup, seated: BotSeat, sight: Sight, seconds: float = 0.0) -> int:
        """What the bot of a seat answers; whoever looks ahead thinks for so many seconds at most (0: any)."""
        known, bot = self._bots.get(seated.seat, (None, None))
        if bot is None or known != seated:
            bot = bot_by_name(seated.bot, game, seated.seat, seated.seed, setup)
            self._bots[seated.seat] = (seated, bot)
        if isinstance(bot, SearchBot | RolloutBot):
            bot.seconds = seconds
        return int(bot.choose(sight))
