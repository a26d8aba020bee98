"""Answers as one types them, and the rule behind each."""

from __future__ import annotations

from catspaw.core.bits import as_set
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.numbers import ALL_LOOT, ALL_ROOMS, Answer, Prompt

PROMPTS = {
    Prompt.FILL_POCKET: "fill-pocket",
    Prompt.FILL_DEEP_POCKET: "fill-deep-pocket",
    Prompt.START: "start",
    Prompt.KEEP: "keep",
    Prompt.ACT: "act",
    Prompt.NAME: "name",
    Prompt.CORNERED: "cornered",
    Prompt.ANNOUNCED: "announced",
    Prompt.TRAP: "trap",
    Prompt.ESCAPE: "escape",
    Prompt.TURN: "turn",
    Prompt.TAKE: "take",
    Prompt.RETURN_NOTE: "return-note",
    Prompt.USE_SUBTLY: "use-subtly",
    Prompt.MOVE: "move",
    Prompt.AFTER: "after",
    Prompt.MISSED: "missed",
    Prompt.DRAW: "draw",
    Prompt.LAY_OUT: "lay-out",
    Prompt.PICK_BLIND: "pick-blind",
    Prompt.RETURN_BLIND: "return-blind",
}

WINDOWS = {Prompt.ANNOUNCED: Answer.STAY, Prompt.AFTER: Answer.STAY}
"""Where she is asked whether or not she holds a Smoke Bomb, and mostly stays."""

_ACTIONS = {
    Answer.CHECK: ("check for clues", "CM-2.4"),
    Answer.SPRING: ("spring the trap", "CM-2.4"),
    Answer.LOOT_ROOM: ("loot the room", "CM-5.1"),
    Answer.CHANGE_ROOMS: ("change rooms", "CM-5.2"),
    Answer.END_HEIST: ("end the heist", "CM-5.3"),
    Answer.PICK_POCKET: ("pickpocket", "CM-6.3"),
    Answer.SMOKE: ("smoke bomb", "CM-6.2"),
    Answer.SMOKE_AND_PICK: ("smoke bomb and pickpocket", "CM-R.P"),
    Answer.STAY: ("stay", "CM-6.2"),
    Answer.SHOW_ROOM: ("show the room", "CM-4.4"),
    Answer.LEAVE_CARD: ("calling card", "CM-6.1"),
    Answer.GIVE_UP: ("give up", "CM-3.3"),
    Answer.ENOUGH: ("enough", "CM-7.2"),
    Answer.SHUFFLE_BACK: ("shuffle one back", "CM-7.1"),
    Answer.DECLINE: ("leave the notes", "CM-R.R"),
    Answer.SHOW_HAUL: ("show the haul", "CM-R.M"),
}

_SMOKE = [Answer.SMOKE, Answer.SMOKE_AND_PICK]
_ROOMS = {
    Prompt.START: "CM-1.4",
    Prompt.KEEP: "CM-2.2",
    Prompt.NAME: "CM-3.1",
    Prompt.TRAP: "CM-4.1",
    Prompt.MOVE: "CM-5.2",
    Prompt.DRAW: "CM-2.1",
}
_LOOT = {
    Prompt.FILL_POCKET: "CM-1.3",
    Prompt.FILL_DEEP_POCKET: "CM-7.2",
    Prompt.TAKE: "CM-5.1",
    Prompt.LAY_OUT: "CM-1.5",
    Prompt.PICK_BLIND: "CM-R.Q",
}
_NOTES = {Prompt.RETURN_NOTE: "CM-7.1", Prompt.RETURN_BLIND: "CM-R.V"}

_BESIDES = {
    Prompt.FILL_DEEP_POCKET: [Answer.ENOUGH],
    Prompt.ACT: [Answer.CHECK, Answer.SPRING],
    Prompt.NAME: _SMOKE,
    Prompt.CORNERED: [Answer.GIVE_UP, *_SMOKE],
    Prompt.ANNOUNCED: [Answer.STAY, *_SMOKE],
    Prompt.ESCAPE: [Answer.SHOW_ROOM, Answer.LEAVE_CARD, *_SMOKE],
    Prompt.MISSED: [Answer.SHOW_HAUL, *_SMOKE],
    Prompt.TURN: [Answer.LOOT_ROOM, Answer.CHANGE_ROOMS, Answer.END_HEIST, Answer.PICK_POCKET, *_SMOKE],
    Prompt.TAKE: _SMOKE,
    Prompt.RETURN_NOTE: [Answer.DECLINE, *_SMOKE],
    Prompt.USE_SUBTLY: [Answer.SHUFFLE_BACK, Answer.DECLINE, *_SMOKE],
    Prompt.MOVE: _SMOKE,
    Prompt.AFTER: [Answer.STAY, Answer.PICK_POCKET, *_SMOKE],
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
