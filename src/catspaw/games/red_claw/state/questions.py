"""The questions of a hunt and their answers."""

from typing import Final

from catspaw.core.bits import as_set, first
from catspaw.core.questions import Choosable, Questions, Said, prompt
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES
from catspaw.games.red_claw.state.numbers import ABILITIES, ALL_CARDS, ALL_TOKENS, COLOURS, SEAT_NAMES, SEATS, VALUES


class Prompt:
    """Questions. Chance is asked the first nine."""

    LAY_CARD: Final = 1
    DRAW_TOKEN: Final = 2
    DRAW_TOP: Final = 3
    TRADE_HIGH: Final = 4
    DEAL: Final = 5
    START: Final = 6
    TURN_UP: Final = 7
    UNCOVER: Final = 8
    PICK_BLIND: Final = 9
    USE: Final = 10
    PLAY: Final = 11
    CHOOSE_ROW: Final = 12
    LONGEST: Final = 13
    PILE_CARD: Final = 14
    PASS_ON: Final = 15
    TOP_FOR: Final = 16
    SWAP_IN: Final = 17
    WANT: Final = 18
    GIVE: Final = 19
    SWAP_BESIDE: Final = 20
    THROW_OFF: Final = 21
    IGNORE: Final = 22
    CANCEL: Final = 23
    CLAW_ROW: Final = 24


class Answer:
    """What is answered besides cards, rows, seats and abilities."""

    SKIP: Final = 56
    BLIND_FROM: Final = 56
    """A card of seat k, unseen, is BLIND_FROM + k."""
    IGNORE_NONE: Final = 56
    USE_NONE: Final = 0
    CANCEL_NONE: Final = 0


def card_text(card: int) -> str:
    """A card as one types it, such as `red 7`."""
    return f"{COLOUR_NAMES[card // VALUES]} {card % VALUES}"


CARDS: Final = Choosable(ALL_CARDS, card_text)
ROWS: Final = Choosable(int(first(COLOURS)), lambda colour: COLOUR_NAMES[colour])
PLAYERS: Final = Choosable(int(first(SEATS)), lambda seat: SEAT_NAMES[seat])
TOKENS: Final = Choosable(ALL_TOKENS, lambda token: f"token {token + 1}")
ABILITIES_USED: Final = Choosable(as_set([*range(1, ABILITIES)]), lambda ability: ABILITY_IDS[ability - 1])
FALSE_TRAILS: Final = Choosable(as_set([1, 2, 3]), lambda value: f"false trail {value}")

QUESTIONS: Final = Questions(
    Prompt,
    [
        prompt(Prompt.LAY_CARD, "RC-2.2", CARDS),
        prompt(Prompt.DRAW_TOKEN, "RC-2.4", TOKENS),
        prompt(Prompt.DRAW_TOP, "RC-2.5", CARDS),
        prompt(Prompt.TRADE_HIGH, "RC-2.5", CARDS),
        prompt(Prompt.DEAL, "RC-2.6", CARDS),
        prompt(Prompt.START, "RC-2.7", PLAYERS),
        prompt(Prompt.TURN_UP, "RC-R.P", CARDS),
        prompt(Prompt.UNCOVER, "RC-R.P", CARDS),
        prompt(Prompt.PICK_BLIND, "RC-8.2", CARDS),
        prompt(Prompt.USE, "RC-8.1", ABILITIES_USED, {Answer.USE_NONE: Said("none", "RC-8.1")}),
        prompt(Prompt.PLAY, "RC-3.1", CARDS, {Answer.SKIP: Said("skip", "RC-4.1")}),
        prompt(Prompt.CHOOSE_ROW, "RC-3.3", ROWS, place="rows"),
        prompt(Prompt.CLAW_ROW, "RC-3.4", ROWS, place="rows"),
        prompt(Prompt.LONGEST, "RC-4.2", ROWS, place="rows"),
        prompt(Prompt.PILE_CARD, "RC-4.2", ROWS, place="piles"),
        prompt(Prompt.PASS_ON, "RC-6.3", PLAYERS),
        prompt(Prompt.TOP_FOR, "RC-8.1", CARDS),
        prompt(Prompt.SWAP_IN, "RC-8.1", ROWS, place="rows"),
        prompt(
            Prompt.WANT,
            "RC-8.1",
            CARDS,
            {Answer.BLIND_FROM + seat: Said(f"a card of {name}", "RC-8.2") for seat, name in enumerate(SEAT_NAMES)},
        ),
        prompt(Prompt.GIVE, "RC-8.1", CARDS),
        prompt(Prompt.SWAP_BESIDE, "RC-8.1", ROWS, place="tokens"),
        prompt(Prompt.THROW_OFF, "RC-8.1", CARDS),
        prompt(Prompt.IGNORE, "RC-8.3", CARDS, {Answer.IGNORE_NONE: Said("none", "RC-R.M")}),
        prompt(Prompt.CANCEL, "RC-6.2", FALSE_TRAILS, {Answer.CANCEL_NONE: Said("none", "RC-R.R")}),
    ],
)
