"""Answers as one types them, and the rule behind each."""

from __future__ import annotations

from catspaw.core.bits import as_set, first
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES
from catspaw.games.red_claw.state import numbers as n

SEAT_NAMES = n.SEAT_NAMES

PROMPTS = {
    n.LAY_CARD: "lay-card",
    n.DRAW_TOKEN: "draw-token",
    n.DRAW_TOP: "draw-top",
    n.TRADE_HIGH: "trade-high",
    n.DEAL: "deal",
    n.START: "start",
    n.TURN_UP: "turn-up",
    n.UNCOVER: "uncover",
    n.PICK_BLIND: "pick-blind",
    n.USE: "use",
    n.PLAY: "play",
    n.CHOOSE_ROW: "choose-row",
    n.CLAW_ROW: "claw-row",
    n.LONGEST: "longest",
    n.PILE_CARD: "pile-card",
    n.PASS_ON: "pass-on",
    n.TOP_FOR: "top-for",
    n.SWAP_IN: "swap-in",
    n.WANT: "want",
    n.GIVE: "give",
    n.SWAP_BESIDE: "swap-beside",
    n.THROW_OFF: "throw-off",
    n.IGNORE: "ignore",
    n.CANCEL: "cancel",
}

_RULES = {
    n.LAY_CARD: "RC-2.2",
    n.DRAW_TOKEN: "RC-2.4",
    n.DRAW_TOP: "RC-2.5",
    n.TRADE_HIGH: "RC-2.5",
    n.DEAL: "RC-2.6",
    n.START: "RC-2.7",
    n.TURN_UP: "RC-R.P",
    n.UNCOVER: "RC-R.P",
    n.PICK_BLIND: "RC-8.2",
    n.USE: "RC-8.1",
    n.PLAY: "RC-3.1",
    n.CHOOSE_ROW: "RC-3.3",
    n.CLAW_ROW: "RC-3.4",
    n.LONGEST: "RC-4.2",
    n.PILE_CARD: "RC-4.2",
    n.PASS_ON: "RC-6.3",
    n.TOP_FOR: "RC-8.1",
    n.SWAP_IN: "RC-8.1",
    n.WANT: "RC-8.1",
    n.GIVE: "RC-8.1",
    n.SWAP_BESIDE: "RC-8.1",
    n.THROW_OFF: "RC-8.1",
    n.IGNORE: "RC-8.3",
    n.CANCEL: "RC-6.2",
}

_ABOUT_ROWS = (n.CHOOSE_ROW, n.CLAW_ROW, n.LONGEST, n.PILE_CARD, n.SWAP_IN, n.SWAP_BESIDE)
_ABOUT_SEATS = (n.START, n.PASS_ON)
_BESIDES_CARDS = {
    n.PLAY: {n.SKIP: ("skip", "RC-4.1")},
    n.WANT: {n.BLIND_FROM + k: (f"a card of {name}", "RC-8.2") for k, name in enumerate(SEAT_NAMES)},
    n.IGNORE: {n.IGNORE_NONE: ("none", "RC-R.M")},
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
    if prompt == n.DRAW_TOKEN:
        return n.ALL_TOKENS
    if prompt == n.USE:
        return int(first(n.ABILITIES))
    if prompt == n.CANCEL:
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
    if prompt == n.DRAW_TOKEN:
        return f"token {number + 1}"
    if prompt == n.USE:
        return ABILITY_IDS[number - 1] if number else "none"
    if prompt == n.CANCEL:
        return f"false trail {number}" if number else "none"
    return _BESIDES_CARDS[prompt][number][0] if number >= n.CARDS else card_text(number)


def answer_rule(prompt: int, number: int) -> str:
    """The rule that offers the answer."""
    if number >= n.CARDS:
        return _BESIDES_CARDS[prompt][number][1]
    if prompt == n.CANCEL and number == n.CANCEL_NONE:
        return "RC-R.R"
    return _RULES[prompt]
