"""The pending question as people and programs at the edge see it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One allowed answer: its number, what one types, and the rule that offers it."""

    number: int
    text: str
    rule: str


@dataclass(frozen=True)
class Question:
    """Who is asked what, and every allowed answer."""

    asked: str
    prompt: str
    options: tuple[Option, ...]
