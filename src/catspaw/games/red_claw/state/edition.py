"""An edition as the rules ask it: symbols, tokens and the levels of abilities, never changed."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import first, one, shifted
from catspaw.core.packed import read_at
from catspaw.core.setup import Edition
from catspaw.games.red_claw.state.numbers import ABILITIES, Field, Symbol


@final
@mypyc_attr(acyclic=True)
class Box(Edition):
    """What is in one box of The Red Claw. Made by `editions.read_box`, which checks it."""

    def __init__(
        self,
        label: str,
        symbols: list[int],
        token_counts: list[int],
        levels: list[int],
        colours: dict[int, str],
        capture_cards: int,
        names: dict[str, dict[str, str]],
        reconstructed: tuple[str, ...],
        rulings: dict[str, str],
    ) -> None:
        super().__init__(label, reconstructed, rulings)
        self.symbols: vec[i64] = vec[i64](symbols)
        """Per card its escape symbols, the one followed first lowest (see Field.SYMBOL)."""
        self.claws: i64 = 0
        """The cards with at least one claw."""
        self.doubled_claws: i64 = 0
        """The cards with two."""
        self.levels: vec[i64] = vec[i64](levels)
        """Per ability the level that grants it, or NEVER."""
        self.colours = colours
        """Per level of the capture row `purple`, `green`, or nothing where it gives nothing."""
        self.kinds: vec[i64] = vec[i64]([kind for kind, number in enumerate(token_counts) for _ in range(number)])
        """Per token its kind."""
        self.of_kind: vec[i64] = vec[i64]([tokens_of(kind, token_counts) for kind in range(len(token_counts))])
        """Per kind the set of its tokens."""
        self.capture_cards = capture_cards
        self.names = names
        """Per language what this box calls its things."""
        for card, pair in enumerate(symbols):
            former, latter = read_at(pair, Field.SYMBOL, 0), read_at(pair, Field.SYMBOL, 1)
            if former == Symbol.CLAW or latter == Symbol.CLAW:
                self.claws |= one(card)
            if former == Symbol.CLAW and latter == Symbol.CLAW:
                self.doubled_claws |= one(card)

    def by_value(self) -> tuple[object, ...]:
        kinds = [int(kind) for kind in self.kinds]
        counts = [kinds.count(kind) for kind in range(len(self.of_kind))]
        symbols, levels = [int(pair) for pair in self.symbols], [int(level) for level in self.levels]
        return Box, (
            *(self.label, symbols, counts, levels, self.colours),
            *(self.capture_cards, self.names, self.reconstructed, self.rulings),
        )

    def ability_at(self, level: int) -> int:
        """RC-1.4: the ability that a level of the capture row gives, or 0."""
        for ability in range(1, ABILITIES):
            if self.levels[ability] == level:
                return ability
        return 0

    def symbols_on(self, card: int) -> list[int]:
        """RC-1.2: a card's escape symbols, one or two, in the order they are followed."""
        pair = self.symbols[card]
        both = int(read_at(pair, Field.SYMBOL, 0)), int(read_at(pair, Field.SYMBOL, 1))
        return [symbol for symbol in both if symbol]


def tokens_of(kind: int, token_counts: list[int]) -> i64:
    """The set of tokens of one kind, where kinds are numbered one after the other."""
    return shifted(first(token_counts[kind]), sum(token_counts[:kind]))
