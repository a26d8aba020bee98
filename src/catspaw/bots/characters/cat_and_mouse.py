"""Three who play Cat & The Mouse by its solution, the first two with less care (docs/solved.md has what that costs)."""

from __future__ import annotations

from typing import Final

from catspaw.bots.levels import Level
from catspaw.bots.solved_heist import plays

LEVELS: Final = (
    Level(
        "nip",
        {"en": "Apprentice Nip", "de": "Lehrling Nip"},
        {
            "en": "Knows how it goes, and loses the thread one time in four.",
            "de": "Weiß, wie es geht, und verliert jedes vierte Mal den Faden.",
        },
        "hollow-cat",
        plays(0.25),
    ),
    Level(
        "velvet",
        {"en": "Madame Velvet", "de": "Madame Samt"},
        {
            "en": "Bluffs as she should, and slips one time in twelve.",
            "de": "Blufft, wie es sich gehört, und rutscht jedes zwölfte Mal aus.",
        },
        "cat",
        plays(0.08),
    ),
    Level(
        "phantom",
        {"en": "The Phantom", "de": "Das Phantom"},
        {
            "en": "Plays the solution: nobody wins more against it than the game allows.",
            "de": "Spielt die Lösung: Niemand gewinnt mehr gegen es, als das Spiel hergibt.",
        },
        "crown",
        plays(0.0),
    ),
)
