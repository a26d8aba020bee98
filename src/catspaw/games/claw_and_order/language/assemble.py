"""From abilities to the numbers that the rules run, as `ops` has them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.encode import JUMP, filter_word, step_word
from catspaw.games.claw_and_order.language.forms import Filter
from catspaw.games.claw_and_order.language.lines import Equips, Line, abilities_of
from catspaw.games.claw_and_order.language.terms import Side

ANY_FRIENDLY_TROOP: Final = Filter(side=Side.FRIENDLY)


def assemble(cards: Sequence[Sequence[Line]], tokens: Sequence[str]) -> tuple[list[int], list[int]]:
    """The rows and the code of a whole set, definition by definition.

    Starts and jumps are places in the list of code words, so they are even; the END at 0 is for who has no effects.
    """
    code = Code(tokens)
    rows: list[int] = []
    for card in cards:
        own = [_row(line, code) for line in abilities_of(card)]
        if len(own) > ops.ABILITIES:
            raise ValueError(f"{len(own)} abilities on one card")
        for row in own + [[0] * ops.ABILITY_WORDS] * (ops.ABILITIES - len(own)):
            rows += row
    return rows, code.words


def traits_of(lines: Sequence[Line]) -> int:
    """The traits that stand in ability lines: keywords, and the stated exceptions."""
    traits = 0
    for line in lines:
        traits |= line.traits()
    return traits


def equips_of(lines: Sequence[Line]) -> int:
    """Ruling CO-R.Y: whom an Equip Item may go on, as a filter word."""
    stated = [line.filter for line in lines if isinstance(line, Equips)]
    return filter_word(stated[0] if stated else ANY_FRIENDLY_TROOP)


class Code:
    """The steps of a set, as they are written down."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self.tokens = list(tokens)
        self.words: list[int] = []
        self.put(ops.END)

    def add(self, effects: Sequence[Effect]) -> int:
        """Write effects down, and say where they begin."""
        if not effects:
            return 0
        start = len(self.words)
        self.put_effects(effects)
        return start

    def put_effects(self, effects: Sequence[Effect]) -> None:
        """Write effects down to their END."""
        for effect in effects:
            effect.assemble(self)
        self.put(ops.END)

    def put(self, step: int, number: int = 0, which: int = 0, who: int = 0) -> int:
        """Write one step down, and say where it is."""
        at = len(self.words)
        self.words += [step_word(step, number, which), who]
        return at

    def jump_here(self, at: int) -> None:
        """Let a step lead to the next one that is written down."""
        self.words[at] |= JUMP.pack(len(self.words))


def _row(line: Line, code: Code) -> list[int]:
    row = [0] * ops.ABILITY_WORDS
    row[ops.KIND] = line.kind
    row[ops.START] = code.add(line.steps())
    row[ops.FLAGS] = ops.OF_PILOT * line.speaks_of_its_vehicle
    for place, number in line.numbers().items():
        row[place] |= number
    return [int(number) for number in row]
