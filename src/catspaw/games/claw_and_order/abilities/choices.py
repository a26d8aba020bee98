"""Steps that leave it to a player what is done; declared in language/effects/choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import first
from catspaw.core.journal import SECOND_RULE, beside
from catspaw.games.claw_and_order.abilities.ops import ASKED, NOT_MINE, STEP_WORDS, jump_in, number_in
from catspaw.games.claw_and_order.state.events import PLAYER_BITS, Event
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

CHOOSE_ONE: Final = 23  # number of modes; so many JUMP steps follow
MAY: Final = 25  # jump: where to go on if not


def choice_step(match: Match, step: i64) -> i64:
    """NOT_MINE or ASKED."""
    if step == MAY:
        ask_whether(match)
    elif step == CHOOSE_ONE:
        ask_for_mode(match)
    else:
        return NOT_MINE
    return ASKED


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
