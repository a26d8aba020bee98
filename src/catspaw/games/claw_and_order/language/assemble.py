"""From abilities to the numbers that the rules run, as `ops` has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.ability import (
    Ability,
    Activated,
    AnyNumber,
    Equips,
    Filter,
    Keywords,
    MayRespond,
    Played,
    Static,
    When,
    effects_of,
    speaks_of_its_vehicle,
)
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.encode import JUMP, filter_word, step_word, who_word
from catspaw.games.claw_and_order.language.terms import Side

ANY_FRIENDLY_TROOP: Final = Filter(side=Side.FRIENDLY)


def assemble(cards: Sequence[Sequence[Ability]], tokens: Sequence[str]) -> tuple[list[int], list[int]]:
    """The rows and the code of a whole set, definition by definition.

    Starts and jumps are places in the list of code words, so they are even; the END at 0 is for who has no effects.
    """
    code = Code(tokens)
    rows: list[int] = []
    for card in cards:
        own = [row for ability in card for row in _rows(ability, code)]
        if len(own) > ops.ABILITIES:
            raise ValueError(f"{len(own)} abilities on one card")
        for row in own + [[0] * ops.ABILITY_WORDS] * (ops.ABILITIES - len(own)):
            rows += row
    return rows, code.words


def traits_of(abilities: Sequence[Ability]) -> int:
    """The traits that stand in ability lines: keywords, and the stated exceptions."""
    traits = 0
    for ability in abilities:
        if isinstance(ability, Keywords):
            for keyword in ability.keywords:
                traits |= 1 << (ops.KEYWORD_TRAIT + keyword)
        elif isinstance(ability, MayRespond):
            traits |= 1 << ops.RESPONDS
        elif isinstance(ability, AnyNumber):
            traits |= 1 << ops.ANY_NUMBER
    return traits


def equips_of(abilities: Sequence[Ability]) -> int:
    """Ruling CO-R.Y: whom an Equip Item may go on, as a filter word."""
    stated = [ability.filter for ability in abilities if isinstance(ability, Equips)]
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


def _rows(ability: Ability, code: Code) -> Iterator[list[int]]:
    """The ability's row; keywords and limits have none."""
    if not isinstance(ability, When | Static | Activated | Played):
        return
    row = [0] * ops.ABILITY_WORDS
    row[ops.START] = code.add(effects_of(ability))
    row[ops.FLAGS] = ops.OF_PILOT * speaks_of_its_vehicle(ability)
    if isinstance(ability, When):
        row[ops.KIND], row[ops.EVENT] = ops.TRIGGER, ability.event
        row[ops.SUBJECT] = who_word(ability.subject)
    elif isinstance(ability, Static):
        row[ops.KIND], row[ops.EVENT] = ops.STATIC, ability.bonus
        row[ops.SUBJECT], row[ops.CONDITION] = who_word(ability.subject), ability.condition
        row[ops.AMOUNT] = ability.amount if ability.keyword is None else ability.keyword
        row[ops.FLAGS] |= ops.PER_COUNTER * ability.per_counter
    elif isinstance(ability, Activated):
        row[ops.KIND], row[ops.EVENT] = ops.ACTIVATED, ability.price
        row[ops.AMOUNT] = ability.dollars
        row[ops.FLAGS] |= ops.ONCE_A_TURN * ability.once
    else:
        row[ops.KIND] = ops.PLAYED
    yield [int(number) for number in row]
