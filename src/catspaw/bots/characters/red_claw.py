"""Five mice who hunt the Red Claw."""

from __future__ import annotations

from typing import Final

from catspaw.bots.levels import Level
from catspaw.bots.search.bot import Thinking, thinks

LEVELS: Final = (
    Level(
        "crumb",
        {"en": "Crumb", "de": "Krümel"},
        {
            "en": "New to the service, and glad of every token.",
            "de": "Neu im Dienst und froh über jedes Plättchen.",
        },
        "mouse",
        thinks(Thinking(24, careless=0.2)),
    ),
    Level(
        "nibble",
        {"en": "Nibble", "de": "Knabber"},
        {
            "en": "Looks at the row in front of her, seldom at the next.",
            "de": "Schaut auf die Reihe vor sich, selten auf die nächste.",
        },
        "cheese-wedge",
        thinks(Thinking(60, careless=0.06)),
    ),
    Level(
        "snoop",
        {"en": "Snoop", "de": "Schnüffel"},
        {
            "en": "Counts who is in line, and steps aside in time.",
            "de": "Zählt, wer an der Reihe ist, und tritt rechtzeitig beiseite.",
        },
        "magnifying-glass",
        thinks(Thinking(200)),
    ),
    Level(
        "shade",
        {"en": "Shade", "de": "Schatten"},
        {
            "en": "Leaves the evidence where you will have to pick it up.",
            "de": "Lässt die Beweise dort liegen, wo du sie nehmen musst.",
        },
        "cloak-dagger",
        thinks(Thinking(1000)),
    ),
    Level(
        "colonel",
        {"en": "The Colonel", "de": "Die Oberst"},
        {
            "en": "Has thought of your answer before you were asked.",
            "de": "Hat an deine Antwort gedacht, bevor du gefragt wirst.",
        },
        "medal",
        thinks(Thinking(16000)),
    ),
)
