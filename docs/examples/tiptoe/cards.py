"""The twelve cards, and the numbers of questions, answers and endings."""

from __future__ import annotations

from typing import Final

from catspaw.core.bits import first, members

CRUMB, CHEESE, BELL = 0, 1, 2
KINDS: Final = ("crumb", "cheese", "bell")
COPIES: Final = (5, 4, 3)
WORTH: Final = (1, 2, 4)
CARDS: Final = sum(COPIES)
ALL: Final = first(CARDS)
OF_KIND: Final = tuple(first(sum(COPIES[: kind + 1])) & ~first(sum(COPIES[:kind])) for kind in range(len(KINDS)))
"""Per kind the set of its cards: the first five are crumbs, the next four cheeses, the last three bells."""
WHISTLES: Final = 2

# Questions.
DEAL, DRAW, CARRY, LISTEN = 1, 2, 3, 4
# Answers while listening.
KEEP_STILL, WHISTLE = 0, 1
# The one ending.
HOME = 1


def kind_of(card: int) -> int:
    """What a card is."""
    return next(kind for kind, cards in enumerate(OF_KIND) if cards >> card & 1)


def kinds_of(cards: int) -> list[str]:
    """What the cards of a set are, as a view calls them. Which crumb it is nobody can tell."""
    return [KINDS[kind_of(card)] for card in members(cards)]


def points(cards: int) -> int:
    """TT-3.1: what a store is worth."""
    return sum(WORTH[kind_of(card)] for card in members(cards))


def bells(cards: int) -> int:
    """TT-3.2: what counts where points are equal."""
    return sum(kind_of(card) == BELL for card in members(cards))
