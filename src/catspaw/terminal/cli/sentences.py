"""What the command line says in other languages: sentence by sentence, as they stand in the code."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from catspaw.core.texts import LANGUAGES


@cache
def catalogue(language: str) -> dict[str, str]:
    """The sentences of the command line in a language, by the English ones; English needs none."""
    if language == LANGUAGES[0]:
        return {}
    text = files("catspaw.terminal").joinpath(f"text/command.{language}.toml").read_text("utf-8")
    return dict(tomllib.loads(text))


def said(language: str, text: str, /, **values: object) -> str:
    """A sentence with its values filled in; one that nobody has translated stays as it is."""
    return catalogue(language).get(text, text).format(**values)
