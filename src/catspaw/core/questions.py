"""Prompts and answers of a game whose answers are called alike in every position, each declared once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from catspaw.core.bits import as_set
from catspaw.core.events import kebab_names


@dataclass(frozen=True, eq=False)
class Choosable:
    """What a prompt's numbers stand for, such as rooms or cards."""

    numbers: int
    """All of them, as a set."""
    typed: Callable[[int], str]
    """What one types for a number."""


class Said(NamedTuple):
    """An answer that is said outright: what one types for it, and the rule that offers it."""

    typed: str
    rule: str
    message: str = ""
    """What its text is called, if not by its constant."""
    place: str | None = None
    """Where in the asked seat's view it points."""


class PromptKind(NamedTuple):
    """One declaration."""

    number: int
    rule: str
    """The rule that offers what is chosen; empty if everything is said outright."""
    choosable: Choosable | None
    besides: Mapping[int, Said]
    """What may be said instead of choosing."""
    passes: int | None
    """The answer that lets a window pass: it opens on public facts, whether or not one can respond."""
    place: str | None
    """Where in the asked seat's view lies what is chosen."""


def prompt(
    number: int,
    rule: str = "",
    choosable: Choosable | None = None,
    besides: Mapping[int, Said] | None = None,
    *,
    passes: int | None = None,
    place: str | None = None,
) -> PromptKind:
    """Declare a prompt."""
    return PromptKind(number, rule, choosable, besides or {}, passes, place)


class Questions:
    """All prompts of a game, by their numbers."""

    def __init__(self, constants: type, prompts: Iterable[PromptKind]) -> None:
        """Every upper-case constant of a class has one declaration; its name is the constant's."""
        self.kinds = {kind.number: kind for kind in prompts}
        self.names = kebab_names(constants)
        undeclared = self.names.keys() ^ self.kinds.keys()
        assert not undeclared, f"prompts without a constant or a declaration: {sorted(undeclared)}"
        self.windows = {number: kind.passes for number, kind in self.kinds.items() if kind.passes is not None}

    def universe(self, prompt: int) -> int:
        """Every number that a prompt could ever take, as a set."""
        kind = self.kinds[prompt]
        return (kind.choosable.numbers if kind.choosable else 0) | as_set(list(kind.besides))

    def answer_text(self, prompt: int, number: int) -> str:
        """The answer as one types it."""
        kind = self.kinds[prompt]
        if number in kind.besides:
            return kind.besides[number].typed
        assert kind.choosable is not None
        return kind.choosable.typed(number)

    def answer_rule(self, prompt: int, number: int) -> str:
        """The rule that offers the answer."""
        kind = self.kinds[prompt]
        return kind.besides[number].rule if number in kind.besides else kind.rule


def endings(constants: type, rules: Mapping[int, str]) -> dict[int, tuple[str, str]]:
    """Every ending's name and rule; its name is the constant's."""
    names = kebab_names(constants)
    undeclared = names.keys() ^ rules.keys()
    assert not undeclared, f"endings without a constant or a rule: {sorted(undeclared)}"
    return {number: (names[number], rule) for number, rule in rules.items()}
