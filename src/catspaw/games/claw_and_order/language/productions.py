"""Everything the language can say, as a list of names: which of it an ability uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final

from catspaw.games.claw_and_order.language.declaration import Variant
from catspaw.games.claw_and_order.language.effects.declaration import Effect, every_effect
from catspaw.games.claw_and_order.language.grammar import DECLARED
from catspaw.games.claw_and_order.language.lines import Line
from catspaw.games.claw_and_order.language.terms import (
    BattleLine,
    By,
    Condition,
    Event,
    Keyword,
    Mode,
    Noun,
    Player,
    Response,
    Side,
    Standing,
    Term,
)
from catspaw.games.claw_and_order.language.terms.term import Tooltip, named

_ITSELF: Final = tuple(mode for mode in Mode if mode.said.is_itself)
_SUBJECTS: Final = (*_ITSELF, Mode.EACH)
_OF_SUBJECTS: Final = ("when", "bonus for")
"""Here EACH means no more than any."""
_GROUPS: Final[tuple[tuple[str, Iterable[Enum]], ...]] = (
    ("keyword", Keyword),
    ("event", Event),
    ("when", _SUBJECTS),
    ("turn", Side),
    ("condition", Condition),
    ("bonus for", _SUBJECTS),
    ("player", Player),
    ("who", Mode),
    ("side", Side),
    ("noun", Noun),
    ("in", BattleLine),
    ("with", By),
    ("standing", Standing),
    ("response", Response),
)
_FURTHER: Final = {
    **dict.fromkeys(("does: then", "filter: another", "filter: or less", "filter: or more")),
    **dict.fromkeys(("who: several targets", "who: up to", "who: several random", "who: them all")),
    "filter: damaged": Variant("damaged", "101.5"),
    "filter: two nouns": None,
    "filter: with": Variant("with", "112.2"),
    "filter: without": Variant("without", "112.2"),
    "filter: no commander": Variant("no commander", "102.2"),
    "filter: named": Variant("named", "102.3"),
    "keyword: of the set": Variant("of the set", "112.2"),
    "does: for each": Variant(
        "for each",
        "R.Z",
        Tooltip(
            49,
            "They are counted in whichever line, by what is printed; who lies face down is not.",
            "Gezählt wird in jeder Linie, nach dem Aufdruck; wer verdeckt liegt, zählt nicht.",
        ),
    ),
    "bonus: for each": Variant(
        "for each",
        "R.Z",
        Tooltip(
            49,
            "They are counted in whichever line, by what is printed; who lies face down is not.",
            "Gezählt wird in jeder Linie, nach dem Aufdruck; wer verdeckt liegt, zählt nicht.",
        ),
    ),
}


def _declared() -> Iterator[tuple[str, Variant | None]]:
    for declared in DECLARED:
        yield from declared.features_declared().items()
    for group, terms in _GROUPS:
        for term in terms:
            is_known = isinstance(term, Term) and (group not in _OF_SUBJECTS or term in _ITSELF)
            feature = named(group, term)
            yield feature, Variant(feature, term.said.cites, term.said.tooltip) if is_known else None  # type: ignore[attr-defined]
    yield from _FURTHER.items()


FEATURES: Final = dict(_declared())
"""All there is, and what is said about it."""


def features(line: Line) -> set[str]:
    """Which of the features a line uses."""
    found = line.features() | _of_row(line.does())
    for effect in every_effect(line.does()):
        found |= effect.features().union(*map(_of_row, effect.inside()))
    return found


def _of_row(effects: tuple[Effect, ...]) -> set[str]:
    return {"does: then"} if len(effects) > 1 else set()
