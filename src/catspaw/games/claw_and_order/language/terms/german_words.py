"""How German nouns bend."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Case(IntEnum):
    NOMINATIVE = 0
    ACCUSATIVE = 1
    DATIVE = 2


class Gender(IntEnum):
    HE = 0
    SHE = 1
    IT = 2


class Word(NamedTuple):
    """A noun; `bent` is its singular in the accusative and the dative."""

    gender: Gender
    one: str
    bent: str
    many: str

    def said(self, case: Case, *, plural: bool) -> str:
        if plural:
            is_short = case is Case.DATIVE and not self.many.endswith(("n", "s"))
            return self.many + "n" * is_short
        return self.one if case is Case.NOMINATIVE else self.bent
