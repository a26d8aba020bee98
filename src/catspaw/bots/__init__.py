"""From a sight to an answer."""

from catspaw.bots.bot import Bot, bot_by_name, bot_names
from catspaw.bots.random import RandomBot

__all__ = ["Bot", "RandomBot", "bot_by_name", "bot_names"]
