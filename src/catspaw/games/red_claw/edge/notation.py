"""Answers as one types them, and the rule behind each."""

from __future__ import annotations

from catspaw.core.bits import as_set, first
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.numbers import Answer, Prompt

SEAT_NAMES = n.SEAT_NAMES

PROMPTS = {
    Prompt.LAY_CARD: "lay-card",
    Prompt.DRAW_TOKEN: "draw-token",
    Prompt.DRAW_TOP: "draw-top",
    Prompt.TRADE_HIGH: "trade-high",
    Prompt.DEAL: "deal",
    Prompt.START: "start",
    Prompt.TURN_UP: "turn-up",
    Prompt.UNCOVER: "uncover",
    Prompt.PICK_BLIND: "pick-blind",
    Prompt.USE: "use",
    Prompt.PLAY: "play",
    Prompt.CHOOSE_ROW: "choose-row",
    Prompt.CLAW_ROW: "claw-row",
    Prompt.LONGEST: "longest",
    Prompt.PILE_CARD: "pile-card",
    Prompt.PASS_ON: "pass-on",
    Prompt.TOP_FOR: "top-for",
    Prompt.SWAP_IN: "swap-in",
    Prompt.WANT: "want",
    Prompt.GIVE: "give",
    Prompt.SWAP_BESIDE: "swap-beside",
    Prompt.THROW_OFF: "throw-off",
    Prompt.IGNORE: "ignore",
    Prompt.CANCEL: "cancel",
}

_RULES = {
    Prompt.LAY_CARD: "RC-2.2",
    Prompt.DRAW_TOKEN: "RC-2.4",
    Prompt.DRAW_TOP: "RC-2.5",
    Prompt.TRADE_HIGH: "RC-2.5",
    Prompt.DEAL: "RC-2.6",
    Prompt.START: "RC-2.7",
    Prompt.TURN_UP: "RC-R.P",
    Prompt.UNCOVER: "RC-R.P",
    Prompt.PICK_BLIND: "RC-8.2",
    Prompt.USE: "RC-8.1",
    Prompt.PLAY: "RC-3.1",
    Prompt.CHOOSE_ROW: "RC-3.3",
    Prompt.CLAW_ROW: "RC-3.4",
    Prompt.LONGEST: "RC-4.2",
    Prompt.PILE_CARD: "RC-4.2",
    Prompt.PASS_ON: "RC-6.3",
    Prompt.TOP_FOR: "RC-8.1",
    Prompt.SWAP_IN: "RC-8.1",
    Prompt.WANT: "RC-8.1",
    Prompt.GIVE: "RC-8.1",
    Prompt.SWAP_BESIDE: "RC-8.1",
    Prompt.THROW_OFF: "RC-8.1",
    Prompt.IGNORE: "RC-8.3",
    Prompt.CANCEL: "RC-6.2",
}

_ABOUT_ROWS = (Prompt.CHOOSE_ROW, Prompt.CLAW_ROW, Prompt.LONGEST, Prompt.PILE_CARD, Prompt.SWAP_IN, Prompt.SWAP_BESIDE)
_ABOUT_SEATS = (Prompt.START, Prompt.PASS_ON)
_BESIDES_CARDS = {
    Prompt.PLAY: {Answer.SKIP: ("skip", "RC-4.1")},
    Prompt.WANT: {Answer.BLIND_FROM + k: (f"a card of {name}", "RC-8.2") for k, name in enumerate(SEAT_NAMES)},
    Prompt.IGNORE: {Answer.IGNORE_NONE: ("none", "RC-R.M")},
}


def is_about_rows(prompt: int) -> bool:
    """Whether numbers mean the four rows."""
    return prompt in _ABOUT_ROWS


def is_about_seats(prompt: int) -> bool:
    """Whether numbers mean players."""
    return prompt in _ABOUT_SEATS


def universe(prompt: int) -> int:
    """Every number a question could take."""
    if prompt in _ABOUT_ROWS:
        return int(first(n.COLOURS))
    if prompt in _ABOUT_SEATS:
        return int(first(n.SEATS))
    if prompt == Prompt.DRAW_TOKEN:
        return n.ALL_TOKENS
    if prompt == Prompt.USE:
        return int(first(n.ABILITIES))
    if prompt == Prompt.CANCEL:
        return int(first(4))
    return n.ALL_CARDS | as_set(list(_BESIDES_CARDS.get(prompt, {})))


def card_text(card: int) -> str:
    """A card as one types it, such as `red 7`."""
    return f"{COLOUR_NAMES[card // n.VALUES]} {card % n.VALUES}"


def answer_text(prompt: int, number: int) -> str:
    """The answer as one types it."""
    if prompt in _ABOUT_ROWS:
        return COLOUR_NAMES[number]
    if prompt in _ABOUT_SEATS:
        return SEAT_NAMES[number]
    if prompt == Prompt.DRAW_TOKEN:
        return f"token {number + 1}"
    if prompt == Prompt.USE:
        return ABILITY_IDS[number - 1] if number else "none"
    if prompt == Prompt.CANCEL:
        return f"false trail {number}" if number else "none"
    return _BESIDES_CARDS[prompt][number][0] if number >= n.CARDS else card_text(number)


def answer_rule(prompt: int, number: int) -> str:
    """The rule that offers the answer."""
    if number >= n.CARDS:
        return _BESIDES_CARDS[prompt][number][1]
    if prompt == Prompt.CANCEL and number == Answer.CANCEL_NONE:
        return "RC-R.R"
    return _RULES[prompt]
