"""The questions of a heist and their answers."""

from typing import Final

from catspaw.core.questions import Choosable, Questions, Said, prompt
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.numbers import ALL_LOOT, ALL_ROOMS, CALLING_CARD, PICKPOCKET, SMOKE_BOMB


class Prompt:
    """The questions, by their numbers. Chance is asked the four from DRAW on."""

    FILL_POCKET: Final = 1
    FILL_DEEP_POCKET: Final = 2
    START: Final = 3
    KEEP: Final = 4
    ACT: Final = 5
    NAME: Final = 6
    CORNERED: Final = 7
    ANNOUNCED: Final = 8
    TRAP: Final = 9
    ESCAPE: Final = 10
    TURN: Final = 11
    TAKE: Final = 12
    RETURN_NOTE: Final = 13
    USE_SUBTLY: Final = 14
    MOVE: Final = 15
    AFTER: Final = 16
    MISSED: Final = 21
    DRAW: Final = 17
    LAY_OUT: Final = 18
    PICK_BLIND: Final = 19
    RETURN_BLIND: Final = 20


class Answer:
    """What is said outright, beside rooms, loot cards and places; each number means the same in every question."""

    CHECK: Final = 12
    SPRING: Final = 13
    LOOT_ROOM: Final = 14
    CHANGE_ROOMS: Final = 15
    END_HEIST: Final = 16
    PICK_POCKET: Final = 17
    SMOKE: Final = 18
    SMOKE_AND_PICK: Final = 19
    STAY: Final = 20
    SHOW_ROOM: Final = 21
    LEAVE_CARD: Final = 22
    GIVE_UP: Final = 23
    ENOUGH: Final = 24
    SHUFFLE_BACK: Final = 25
    DECLINE: Final = 26
    SHOW_HAUL: Final = 27


def _in_haul(card: int) -> str:
    """Chapter 6: a trick is played from her haul."""
    return f"haul/{LOOT_CARDS[card].id}"


ANSWERS: Final = {
    Answer.CHECK: Said("check for clues", "CM-2.4"),
    Answer.SPRING: Said("spring the trap", "CM-2.4"),
    Answer.LOOT_ROOM: Said("loot the room", "CM-5.1", place="room_loot"),
    Answer.CHANGE_ROOMS: Said("change rooms", "CM-5.2", place="map_deck"),
    Answer.END_HEIST: Said("end the heist", "CM-5.3", place="haul"),
    Answer.PICK_POCKET: Said("pickpocket", "CM-6.3", place=_in_haul(PICKPOCKET)),
    Answer.SMOKE: Said("smoke bomb", "CM-6.2", place=_in_haul(SMOKE_BOMB)),
    Answer.SMOKE_AND_PICK: Said("smoke bomb and pickpocket", "CM-R.P"),
    Answer.STAY: Said("stay", "CM-6.2"),
    Answer.SHOW_ROOM: Said("show the room", "CM-4.4", place="room"),
    Answer.LEAVE_CARD: Said("calling card", "CM-6.1", place=_in_haul(CALLING_CARD)),
    Answer.GIVE_UP: Said("give up", "CM-3.3"),
    Answer.ENOUGH: Said("enough", "CM-7.2"),
    Answer.SHUFFLE_BACK: Said("shuffle one back", "CM-7.1", place="notes"),
    Answer.DECLINE: Said("leave the notes", "CM-R.R"),
    Answer.SHOW_HAUL: Said("show the haul", "CM-R.M", place="haul"),
}

ROOMS: Final = Choosable(ALL_ROOMS, lambda room: f"room {room + 1}")
NOTES: Final = Choosable(ALL_ROOMS, lambda note: f"note {note + 1}")
LOOT: Final = Choosable(ALL_LOOT, lambda card: LOOT_CARDS[card].id)


def _said(*answers: int) -> dict[int, Said]:
    return {answer: ANSWERS[answer] for answer in answers}


_SMOKE: Final = _said(Answer.SMOKE, Answer.SMOKE_AND_PICK)

QUESTIONS: Final = Questions(
    Prompt,
    [
        prompt(Prompt.FILL_POCKET, "CM-1.3", LOOT, place="loot_deck"),
        prompt(Prompt.FILL_DEEP_POCKET, "CM-7.2", LOOT, _said(Answer.ENOUGH), place="loot_deck"),
        prompt(Prompt.START, "CM-1.4", ROOMS, place="rooms"),
        prompt(Prompt.KEEP, "CM-2.2", ROOMS, place="rooms"),
        prompt(Prompt.ACT, besides=_said(Answer.CHECK, Answer.SPRING)),
        prompt(Prompt.NAME, "CM-3.1", ROOMS, _SMOKE, place="rooms"),
        prompt(Prompt.CORNERED, besides=_said(Answer.GIVE_UP) | _SMOKE),
        prompt(Prompt.ANNOUNCED, besides=_said(Answer.STAY) | _SMOKE, passes=Answer.STAY),
        prompt(Prompt.TRAP, "CM-4.1", ROOMS, place="rooms"),
        prompt(Prompt.ESCAPE, besides=_said(Answer.SHOW_ROOM, Answer.LEAVE_CARD) | _SMOKE),
        prompt(
            Prompt.TURN,
            besides=_said(Answer.LOOT_ROOM, Answer.CHANGE_ROOMS, Answer.END_HEIST, Answer.PICK_POCKET) | _SMOKE,
        ),
        prompt(Prompt.TAKE, "CM-5.1", LOOT, _SMOKE, place="room_loot"),
        prompt(Prompt.RETURN_NOTE, "CM-7.1", NOTES, _said(Answer.DECLINE) | _SMOKE, place="notes"),
        prompt(Prompt.USE_SUBTLY, besides=_said(Answer.SHUFFLE_BACK, Answer.DECLINE) | _SMOKE),
        prompt(Prompt.MOVE, "CM-5.2", ROOMS, _SMOKE, place="rooms"),
        prompt(Prompt.AFTER, besides=_said(Answer.STAY, Answer.PICK_POCKET) | _SMOKE, passes=Answer.STAY),
        prompt(Prompt.MISSED, besides=_said(Answer.SHOW_HAUL) | _SMOKE),
        prompt(Prompt.DRAW, "CM-2.1", ROOMS),
        prompt(Prompt.LAY_OUT, "CM-1.5", LOOT),
        prompt(Prompt.PICK_BLIND, "CM-R.Q", LOOT),
        prompt(Prompt.RETURN_BLIND, "CM-R.V", NOTES),
    ],
)
"""In ANNOUNCED and AFTER she is asked whether or not she holds a Smoke Bomb, and mostly stays."""
