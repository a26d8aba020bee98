"""From abilities to the numbers that the rules run, as `ops` has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.language.ability import (
    Ability,
    Activated,
    AnyNumber,
    ChooseOne,
    Effect,
    Equips,
    Fetch,
    Filter,
    ForPlayer,
    Keywords,
    MayRespond,
    Mode,
    Peek,
    Played,
    Side,
    Static,
    Summon,
    ToTroops,
    When,
    Who,
    YouMay,
    effects_of,
    speaks_of_its_vehicle,
)

ANY_FRIENDLY_TROOP: Final = Filter(side=Side.FRIENDLY)
_CHOSEN: Final = (Mode.TARGET, Mode.RANDOM)
_STEP_WORDS: Final = 2


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


def filter_word(filter: Filter) -> int:
    """A `who` word without a mode."""
    word = filter.side << ops.SIDE_AT | filter.noun << ops.NOUN_AT | filter.line << ops.LINE_AT
    word |= ops.ANOTHER * filter.another | ops.DAMAGED * filter.damaged
    if filter.measure:
        word |= filter.measure.by << ops.MEASURE_AT | filter.measure.limit << ops.LIMIT_AT
        word |= ops.OR_MORE * filter.measure.or_more
    return word


def who_word(who: Who) -> int:
    """Somebody as a `who` word; only of chosen ones the number counts."""
    word = who.mode | filter_word(who.filter)
    if who.mode in _CHOSEN:
        word |= who.number << ops.NUMBER_AT | ops.UP_TO * who.up_to
    return word


class Code:
    """The steps of a set, as they are written down."""

    def __init__(self, tokens: Sequence[str]) -> None:
        self._tokens = list(tokens)
        self.words: list[int] = []
        self._put(ops.END)

    def add(self, effects: Sequence[Effect]) -> int:
        """Write effects down, and say where they begin."""
        if not effects:
            return 0
        start = len(self.words)
        self._effects(effects)
        return start

    def _effects(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            self._effect(effect)
        self._put(ops.END)

    def _put(self, step: int, number: int = 0, which: int = 0, who: int = 0) -> int:
        at = len(self.words)
        self.words += [step | number << ops.STEP_NUMBER_AT | which << ops.WHICH_AT, who]
        return at

    def _jump_here(self, at: int) -> None:
        self.words[at] |= len(self.words) << ops.JUMP_AT

    def _effect(self, effect: Effect) -> None:
        if isinstance(effect, ToTroops):
            self._put(ops.SELECT, who=who_word(effect.who))
            self._put(effect.verb, effect.number, effect.which or 0)
        elif isinstance(effect, ForPlayer):
            for seat in effect.player.value:
                self._put(effect.verb, effect.number, seat)
        elif isinstance(effect, Fetch):
            self._put(effect.pile, 1, who=filter_word(effect.filter))
        elif isinstance(effect, Peek):
            self._put(ops.PEEK, effect.number)
        elif isinstance(effect, Summon):
            self._put(ops.SUMMON, effect.number, self._tokens.index(effect.token))
        elif isinstance(effect, YouMay):
            self._offer(effect)
        else:
            self._choice(effect)

    def _offer(self, offer: YouMay) -> None:
        """It is the last of its effects, so who declines goes to the END behind it."""
        at = self._put(ops.MAY)
        for effect in offer.effects:
            self._effect(effect)
        self._jump_here(at)

    def _choice(self, choice: ChooseOne) -> None:
        """It is the last of its effects, so each mode has an END of its own."""
        self._put(ops.CHOOSE_ONE, len(choice.modes))
        jumps = [self._put(ops.JUMP) for _ in choice.modes]
        for jump, mode in zip(jumps, choice.modes, strict=True):
            self._jump_here(jump)
            self._effects(mode)


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
