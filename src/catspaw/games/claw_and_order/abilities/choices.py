"""Steps that leave it to a player what is done; declared in language/effects/choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import count, first
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.games.claw_and_order.abilities.choosing import reaches_nobody
from catspaw.games.claw_and_order.abilities.ops import (
    ASKED,
    DISCARD,
    DISCARD_AT_RANDOM,
    DONE,
    LOSE_DOLLARS,
    NOT_MINE,
    SELECT,
    SKIPPED,
    STEP_WORDS,
    jump_in,
    number_in,
    opcode_in,
    which_in,
)
from catspaw.games.claw_and_order.abilities.statics import holds, holds_for, is_of_player
from catspaw.games.claw_and_order.state.events import PLAYER_BITS, Event
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import cards_in_play, only

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

CHOOSE_ONE: Final = 23  # number of modes; so many JUMP steps follow
MAY: Final = 25  # jump: where to go on if not; number: 1 if what is offered must be possible
IF: Final = 37  # number: the condition; jump: where to go on if it does not hold; a `who` word whom it asks for


def choice_step(match: Match, step: i64) -> i64:
    """NOT_MINE or ASKED."""
    if step == IF:
        return decide_if(match)
    if step == MAY:
        if is_out_of_the_question(match):
            return skip(match)
        ask_whether(match)
    elif step == CHOOSE_ONE:
        ask_for_mode(match)
    else:
        return NOT_MINE
    return ASKED


def decide_if(match: Match) -> i64:
    """On with what follows, or on after it, as things are now."""
    zones = match.zones
    at = zones[Zone.PC]
    code = match.card_index.set.code
    source = zones[Zone.SOURCE]
    condition = number_in(code[at])
    if is_of_player(condition):
        is_so = holds_for(match, zones[Zone.CONTROLLER], source, condition, code[at + 1])
    else:
        is_so = cards_in_play(match) & only(source) != 0 and holds(match, source, condition, code[at + 1])
    return DONE if is_so else skip(match)


def skip(match: Match) -> i64:
    """On with the step before the one to which the present step leads, which then is over."""
    at = match.zones[Zone.PC]
    match.zones[Zone.PC] = jump_in(match.card_index.set.code[at])
    return SKIPPED


def is_out_of_the_question(match: Match) -> bool:
    """Ruling CO-R.Z: `if you do` is offered only to who can do all of the first effect, by what is public."""
    zones = match.zones
    at = zones[Zone.PC]
    code = match.card_index.set.code
    if number_in(code[at]) == 0:
        return False
    word = code[at + STEP_WORDS]
    seat = zones[Zone.CONTROLLER] ^ (which_in(word) & 1)
    offered = opcode_in(word)
    if offered == DISCARD or offered == DISCARD_AT_RANDOM:
        return count(zones[Zone.HAND + seat]) < number_in(word)
    if offered == LOSE_DOLLARS:
        return zones[Zone.DOLLARS_OF + seat] < number_in(word)
    return offered == SELECT and reaches_nobody(match, code[at + STEP_WORDS + 1])


def ask_whether(match: Match) -> None:
    match.ask(match.zones[Zone.CONTROLLER], Prompt.WHETHER, 0b11)


def decide_whether(match: Match, choice: i64) -> None:
    """On with what may be done, or on after it."""
    zones = match.zones
    match.tell(Event.CHOSE_MODE | SECOND_RULE, zones[Zone.CONTROLLER], choice)
    zones[Zone.PC] = (
        zones[Zone.PC] + STEP_WORDS if choice == Answer.YES else jump_in(match.card_index.set.code[zones[Zone.PC]])
    )
    match.advance()


def ask_for_mode(match: Match) -> None:
    number = number_in(match.card_index.set.code[match.zones[Zone.PC]])
    match.ask(match.zones[Zone.CONTROLLER], Prompt.CHOOSE_MODE, first(number))


def choose_mode(match: Match, mode: i64) -> None:
    """Choose one: as many jumps follow as there are modes."""
    zones = match.zones
    match.tell(Event.CHOSE_MODE, beside(zones[Zone.CONTROLLER], PLAYER_BITS, zones[Zone.PC]), mode)
    zones[Zone.PC] += STEP_WORDS * (1 + mode)
    zones[Zone.LEFT] = 0
    match.advance()
