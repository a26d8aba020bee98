"""A game's sentences, from its Fluent file."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of one game in one language."""
    text = files(package).joinpath(f"text/{language}.ftl").read_text("utf-8")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(text))
    return messages


def sentence(package: str, language: str, message: str, **values: Any) -> str:
    """One message with its values filled in; a missing one or a broken one raises."""
    messages = bundle(package, language)
    found = messages.get_message(message)
    if found.value is None:
        raise LookupError(message)
    text, errors = messages.format_pattern(found.value, values)
    if errors:
        raise errors[0]
    return str(text)


def rule_line(package: str, language: str, rule: str) -> str:
    """A rule's one-line wording."""
    return sentence(package, language, rule.lower().replace(".", "-"))


def rule_ids(package: str, prefix: str) -> list[str]:
    """The rules a game has words for, in the file's order."""
    text = files(package).joinpath("text/en.ftl").read_text("utf-8")
    ids = re.findall(rf"^{prefix.lower()}-(\w+)-(\w+) =", text, re.MULTILINE)
    return [f"{prefix}-{chapter.upper()}.{part.upper()}" for chapter, part in ids]
