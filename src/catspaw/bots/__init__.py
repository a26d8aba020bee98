"""From a sight to an answer."""

from catspaw.bots.bot import bot_by_name, bot_names
from catspaw.bots.levels import Bot, Level, levels_of, usual_bot
from catspaw.bots.random import RandomBot

__all__ = ["Bot", "Level", "RandomBot", "bot_by_name", "bot_names", "levels_of", "usual_bot"]
