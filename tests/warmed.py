"""What nearly every command begins with, done once for all that are forked: the shipped cards and texts are read."""

from __future__ import annotations

from catspaw.games import GAMES

for game in GAMES:
    for edition in game.editions or (None,):
        setup = game.setup(edition=edition)
        for language in ("en", "de"):
            game.texts(setup, language).game_title()
