"""Five cats who lead an army."""

from __future__ import annotations

from typing import Final

from catspaw.bots.levels import Level
from catspaw.bots.search.bot import Thinking, thinks

LEVELS: Final = (
    Level(
        "pip",
        {"en": "Cadet Pip", "de": "Kadett Pip"},
        {
            "en": "Plays whatever shines, and attacks whoever is nearest.",
            "de": "Spielt, was glänzt, und greift an, wer am nächsten steht.",
        },
        "hollow-cat",
        thinks(Thinking(16, careless=0.25)),
    ),
    Level(
        "tabby",
        {"en": "Corporal Tabby", "de": "Gefreite Tiger"},
        {
            "en": "Spends every dollar, and forgets what you may hold.",
            "de": "Gibt jeden Dollar aus und vergisst, was du haben könntest.",
        },
        "cat",
        thinks(Thinking(40, careless=0.05)),
    ),
    Level(
        "scratch",
        {"en": "Sergeant Scratch", "de": "Feldwebel Kratz"},
        {
            "en": "Kills what can be killed, the dearest first.",
            "de": "Tötet, was zu töten ist, das Teuerste zuerst.",
        },
        "claws",
        thinks(Thinking(100)),
    ),
    Level(
        "sable",
        {"en": "Captain Sable", "de": "Hauptmann Zobel"},
        {
            "en": "Keeps a card back for the turn in which it hurts.",
            "de": "Hält eine Karte zurück für den Zug, in dem sie weh tut.",
        },
        "fangs",
        thinks(Thinking(400)),
    ),
    Level(
        "marshal",
        {"en": "The Marshal", "de": "Die Marschallin"},
        {
            "en": "Fights the whole battle in her head before she moves.",
            "de": "Schlägt die ganze Schlacht im Kopf, bevor sie zieht.",
        },
        "crown",
        thinks(Thinking(4000)),
    ),
)
