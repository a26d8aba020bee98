"""Where an answer points: a path into the asked seat's view."""

from __future__ import annotations

from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES
from catspaw.games.red_claw.knowledge.sight import HuntSight, holder_of
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.numbers import SEAT_NAMES
from catspaw.games.red_claw.state.questions import QUESTIONS, Answer, Prompt, card_text

_OWN_CARDS = {Prompt.PLAY, Prompt.TOP_FOR, Prompt.GIVE, Prompt.THROW_OFF, Prompt.IGNORE}


def points_at(sight: HuntSight, number: int) -> str | None:
    """A row, pile, pair of tokens, player, card before a player, or ability; None for what has no place."""
    prompt, seat = sight.prompt, sight.asked
    if seat < 0:
        return None
    if place := QUESTIONS.kinds[prompt].place:
        return f"{place}/{COLOUR_NAMES[number]}"
    if prompt == Prompt.PASS_ON:
        return _player(sight, number)
    if prompt == Prompt.WANT:
        return _wanted(sight, number)
    if prompt == Prompt.USE:
        return f"abilities/{ABILITY_IDS[number - 1]}" if number else None
    if prompt == Prompt.CANCEL:
        return f"players/{SEAT_NAMES[seat]}/tokens/false-trail-{number}" if number else None
    return _card(seat, number) if prompt in _OWN_CARDS and number < n.CARDS else None


def _player(sight: HuntSight, seat: int) -> str | None:
    return f"players/{SEAT_NAMES[seat]}" if seat < sight.rulings.players else None


def _card(seat: int, card: int) -> str:
    return f"players/{SEAT_NAMES[seat]}/cards/{card_text(card)}"


def _wanted(sight: HuntSight, number: int) -> str | None:
    """RC-8.1: a card where the asked seat knows it to be, or a hidden hand."""
    if number >= n.CARDS:
        return _player(sight, number - Answer.BLIND_FROM)
    holder = holder_of(sight, number)
    return None if holder is None else _card(holder, number)
