"""Which language people read."""

from __future__ import annotations

import os
from collections.abc import Sequence

from catspaw.core.texts import LANGUAGES, check_language

OPTION = "--language"


def language_for(chosen: str | None) -> str:
    """The language that was asked for, else that of the machine if we speak it, else English."""
    if chosen is not None:
        return check_language(chosen)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(variable):
            return wanted[:2] if wanted[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def language_asked_for(arguments: Sequence[str]) -> str:
    """The language of a whole command, whichever it is, for its help and for what goes wrong before it runs."""
    for index, word in enumerate(arguments):
        option, equals, value = word.partition("=")
        if option == OPTION and (found := value if equals else "".join(arguments[index + 1 : index + 2])) in LANGUAGES:
            return found
    return language_for(None)
