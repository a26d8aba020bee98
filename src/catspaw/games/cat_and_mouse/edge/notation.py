"""Answers as one types them, and the rule behind each."""

from __future__ import annotations

from catspaw.core.bits import as_set
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.numbers import (
    ACT,
    AFTER,
    ALL_LOOT,
    ALL_ROOMS,
    ANNOUNCED,
    CHANGE_ROOMS,
    CHECK,
    CORNERED,
    DECLINE,
    DRAW,
    END_HEIST,
    ENOUGH,
    ESCAPE,
    FILL_DEEP_POCKET,
    FILL_POCKET,
    GIVE_UP,
    KEEP,
    LAY_OUT,
    LEAVE_CARD,
    LOOT_ROOM,
    MISSED,
    MOVE,
    NAME,
    PICK_BLIND,
    PICK_POCKET,
    RETURN_BLIND,
    RETURN_NOTE,
    SHOW_HAUL,
    SHOW_ROOM,
    SHUFFLE_BACK,
    SMOKE,
    SMOKE_AND_PICK,
    SPRING,
    START,
    STAY,
    TAKE,
    TRAP,
    TURN,
    USE_SUBTLY,
)

PROMPTS = {
    FILL_POCKET: "fill-pocket",
    FILL_DEEP_POCKET: "fill-deep-pocket",
    START: "start",
    KEEP: "keep",
    ACT: "act",
    NAME: "name",
    CORNERED: "cornered",
    ANNOUNCED: "announced",
    TRAP: "trap",
    ESCAPE: "escape",
    TURN: "turn",
    TAKE: "take",
    RETURN_NOTE: "return-note",
    USE_SUBTLY: "use-subtly",
    MOVE: "move",
    AFTER: "after",
    MISSED: "missed",
    DRAW: "draw",
    LAY_OUT: "lay-out",
    PICK_BLIND: "pick-blind",
    RETURN_BLIND: "return-blind",
}

WINDOWS = {ANNOUNCED: STAY, AFTER: STAY}
"""Where she is asked whether or not she holds a Smoke Bomb, and mostly stays."""

_ACTIONS = {
    CHECK: ("check for clues", "CM-2.4"),
    SPRING: ("spring the trap", "CM-2.4"),
    LOOT_ROOM: ("loot the room", "CM-5.1"),
    CHANGE_ROOMS: ("change rooms", "CM-5.2"),
    END_HEIST: ("end the heist", "CM-5.3"),
    PICK_POCKET: ("pickpocket", "CM-6.3"),
    SMOKE: ("smoke bomb", "CM-6.2"),
    SMOKE_AND_PICK: ("smoke bomb and pickpocket", "CM-R.P"),
    STAY: ("stay", "CM-6.2"),
    SHOW_ROOM: ("show the room", "CM-4.4"),
    LEAVE_CARD: ("calling card", "CM-6.1"),
    GIVE_UP: ("give up", "CM-3.3"),
    ENOUGH: ("enough", "CM-7.2"),
    SHUFFLE_BACK: ("shuffle one back", "CM-7.1"),
    DECLINE: ("leave the notes", "CM-R.R"),
    SHOW_HAUL: ("show the haul", "CM-R.M"),
}

_SMOKE = [SMOKE, SMOKE_AND_PICK]
_ROOMS = {START: "CM-1.4", KEEP: "CM-2.2", NAME: "CM-3.1", TRAP: "CM-4.1", MOVE: "CM-5.2", DRAW: "CM-2.1"}
_LOOT = {
    FILL_POCKET: "CM-1.3",
    FILL_DEEP_POCKET: "CM-7.2",
    TAKE: "CM-5.1",
    LAY_OUT: "CM-1.5",
    PICK_BLIND: "CM-R.Q",
}
_NOTES = {RETURN_NOTE: "CM-7.1", RETURN_BLIND: "CM-R.V"}

_BESIDES = {
    FILL_DEEP_POCKET: [ENOUGH],
    ACT: [CHECK, SPRING],
    NAME: _SMOKE,
    CORNERED: [GIVE_UP, *_SMOKE],
    ANNOUNCED: [STAY, *_SMOKE],
    ESCAPE: [SHOW_ROOM, LEAVE_CARD, *_SMOKE],
    MISSED: [SHOW_HAUL, *_SMOKE],
    TURN: [LOOT_ROOM, CHANGE_ROOMS, END_HEIST, PICK_POCKET, *_SMOKE],
    TAKE: _SMOKE,
    RETURN_NOTE: [DECLINE, *_SMOKE],
    USE_SUBTLY: [SHUFFLE_BACK, DECLINE, *_SMOKE],
    MOVE: _SMOKE,
    AFTER: [STAY, PICK_POCKET, *_SMOKE],
}


def is_about_loot(prompt: int) -> bool:
    """Whether small numbers mean loot cards."""
    return prompt in _LOOT


def is_about_notes(prompt: int) -> bool:
    """Whether small numbers mean the Inspector's notes; else they mean rooms."""
    return prompt in _NOTES


def universe(prompt: int) -> int:
    """Every number a question could take."""
    answers = as_set(_BESIDES.get(prompt, []))
    if prompt in _LOOT:
        return answers | ALL_LOOT
    return answers | ALL_ROOMS if prompt in _ROOMS or prompt in _NOTES else answers


def answer_text(prompt: int, number: int) -> str:
    """The answer as one types it."""
    if number in _ACTIONS:
        return _ACTIONS[number][0]
    if prompt in _LOOT:
        return LOOT_CARDS[number].id
    return f"note {number + 1}" if prompt in _NOTES else f"room {number + 1}"


def answer_rule(prompt: int, number: int) -> str:
    """The rule that offers the answer."""
    if number in _ACTIONS:
        return _ACTIONS[number][1]
    return (_ROOMS | _LOOT | _NOTES)[prompt]
