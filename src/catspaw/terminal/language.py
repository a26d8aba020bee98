"""Which language people read."""

from __future__ import annotations

import os

from catspaw.core.words import LANGUAGES, check_language


def language_for(chosen: str | None) -> str:
    """The language that was asked for, else that of the machine if we speak it, else English."""
    if chosen is not None:
        return check_language(chosen)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(variable):
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
