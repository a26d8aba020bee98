"""How a table is set up: which variants are in play and how the silent rules are read."""

from __future__ import annotations

from typing import final


@final
class Variant:
    """A rule the players may add, with the id of the statement that brings it."""

    def __init__(self, id: str, rule: str) -> None:
        self.id = id
        self.rule = rule


@final
class Ruling:
    """A question the rulebook leaves open; the first reading is the default."""

    def __init__(self, id: str, rule: str, readings: tuple[str, ...]) -> None:
        self.id = id
        self.rule = rule
        self.readings = readings

    @property
    def default(self) -> str:
        return self.readings[0]


@final
class House:
    """The variants and the readings of one table, never changed. Made by `Game.house`, which checks the names."""

    def __init__(self, variants: tuple[str, ...], readings: dict[str, str], changed: dict[str, str]) -> None:
        self.variants = variants
        self.readings = readings
        self.changed = changed
        """The readings that differ from the defaults."""

    def plays(self, variant: str) -> bool:
        return variant in self.variants

    def rules(self, ruling: str, reading: str) -> bool:
        return self.readings[ruling] == reading
