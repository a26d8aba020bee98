"""Every game × edition × player count × variant, with each ruling option alone and all pairs of them once.

Where there are decks, every choice of them meets the default readings once.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, product

from catspaw.core.game import Game
from catspaw.core.position import Position
from catspaw.core.setup import TableSetup

Readings = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Combination:
    """One way to play one game."""

    game: Game
    variants: tuple[str, ...]
    rulings: Readings
    players: int
    edition: str | None
    decks: tuple[str, ...] | None = None

    @property
    def setup(self) -> TableSetup:
        return self.game.setup(
            self.variants, dict(self.rulings), players=self.players, edition=self.edition, decks=self.decks
        )

    def start(self) -> Position:
        return self.game.start(self.setup)

    def __str__(self) -> str:
        """Names only what is open: a game with one box and one player count need not say so."""
        words = [self.game.id, *self.variants, *(f"{name}={reading}" for name, reading in self.rulings)]
        if len(self.game.player_counts) > 1:
            words.append(f"{self.players}-players")
        if self.edition:
            words.append(self.edition)
        if self.decks:
            words.append(",".join(self.decks))
        return " ".join(words)


def of_decks(game: Game, edition: str | None, players: int) -> list[tuple[str, ...] | None]:
    """Which decks the seats may have, whoever has which: the defaults first, and all others with the first edition."""
    names = game.deck_names(game.chosen_edition(edition))
    if not names:
        return [None]
    default = tuple(deck.label for deck in game.setup(players=players, edition=edition).decks)
    if edition not in (None, *game.editions[:1]):
        return [default]
    others = [decks for decks in combinations_with_replacement(names, players) if sorted(decks) != sorted(default)]
    return [default, *others]


def other_readings(game: Game, edition: str | None, players: int) -> list[tuple[str, str]]:
    """Every reading that a table with this edition and so many players may choose beside the usual ones."""
    usual = game.usual_readings(game.chosen_edition(edition))
    seats = game.seats[:players]
    return [
        (ruling.id, reading)
        for ruling in game.rulings
        for reading in game.readings_for(ruling, seats)
        if reading != usual[ruling.id]
    ]


def of_game(game: Game) -> list[Combination]:
    """Readings go with the default decks; pairs with the first edition and the most players, where most can happen.

    Of further editions that differ in their decks, one table by the usual readings is enough.
    """
    names = [variant.id for variant in game.variants]
    variants = [chosen for size in range(len(names) + 1) for chosen in combinations(names, size)]
    editions: tuple[str | None, ...] = game.editions or (None,)
    found = []
    for edition, players, chosen in product(editions, game.player_counts, variants):
        other = other_readings(game, edition, players)
        single: list[Readings] = [(), *((option,) for option in other)]
        pairs: list[Readings] = [(one, two) for one, two in combinations(other, 2) if one[0] != two[0]]
        fullest = edition == editions[0] and players == max(game.player_counts)
        rulings = [*single, *pairs] if fullest else single
        default, *others = of_decks(game, edition, players)
        if default and edition != editions[0]:
            rulings = [()]
        found += [Combination(game, chosen, readings, players, edition, default) for readings in rulings]
        found += [Combination(game, chosen, (), players, edition, decks) for decks in others]
    return found
