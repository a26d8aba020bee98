"""The pending question as people and programs at the edge see it."""

from __future__ import annotations

from msgspec import Struct


class Option(Struct, frozen=True):
    """One allowed answer: its number, what one types, and the rule that offers it."""

    number: int
    text: str
    rule: str


class Question(Struct, frozen=True):
    """Who is asked what, and every allowed answer. Can be compared, hashed, copied and pickled.

    >>> import catspaw
    >>> question = catspaw.new("cat-and-mouse").question
    >>> question.asked, question.prompt, len(question.options)
    ('inspector', 'fill-pocket', 9)
    """

    asked: str
    prompt: str
    options: tuple[Option, ...]
