"""The events of a match.

A troop in play is named by a reference: its card, when it arrived, whether it lies face down, and who controls it.
"""

from collections.abc import Collection
from typing import Final

from catspaw.core.events import FLAG, NUMBER, Domain, Events, Value, Values, event
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, BACK_LINE, FRONT_LINE
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.endings import ENDINGS
from catspaw.games.claw_and_order.state.numbers import CARDS, DECK_SIZE

PLAYER_BITS: Final = 1
CARD_BITS: Final = 6
STAMP_BITS: Final = 14
BONUS_BITS: Final = 2
BOUND_BITS: Final = 4
SEAT_SET_BITS: Final = 2


class Event:
    """The kinds of events, by their numbers in the journal."""

    BATTLE_BEGAN: Final = 1
    STARTS: Final = 2
    CHOSE_BATTLEFIELD: Final = 3
    DREW: Final = 4
    SET_ASIDE: Final = 5
    SHUFFLED: Final = 6
    GAINED: Final = 7
    LOST: Final = 8
    TURN_BEGAN: Final = 9
    MOVED: Final = 10
    STAYED: Final = 11
    BOARDED: Final = 12
    STEPPED_OUT: Final = 13
    DEPLOYED: Final = 14
    BROUGHT: Final = 15
    EQUIPPED: Final = 16
    TURNED_UP: Final = 17
    ATTACKED: Final = 18
    DAMAGED: Final = 19
    PREVENTED: Final = 20
    HEALED: Final = 21
    COUNTERS: Final = 22
    KILLED: Final = 23
    DESTROYED: Final = 24
    DISCARDED: Final = 25
    MILLED: Final = 26
    RETURNED: Final = 27
    CAME_OFF: Final = 28
    FELL: Final = 29
    TOOK_CONTROL: Final = 30
    SUMMONED: Final = 31
    NOT_SUMMONED: Final = 32
    TRIGGERED: Final = 33
    DROPPED: Final = 34
    USED: Final = 35
    CHOSE: Final = 36
    RESPONDED: Final = 37
    DECLINED: Final = 38
    CHOSE_MODE: Final = 39
    FOUND: Final = 40
    FOUND_NOTHING: Final = 41
    LOOKED: Final = 42
    PUT_BACK: Final = 43
    SHIELDED: Final = 44
    ATTACKS_AGAIN: Final = 45
    GOT: Final = 46
    GAINED_KEYWORD: Final = 47
    TURN_ENDED: Final = 48
    LOST_BATTLE: Final = 49
    OVER: Final = 50
    SPENT: Final = 51
    RECOVERED: Final = 52
    STRUCK: Final = 53
    OWES: Final = 54
    USED_UP: Final = 55
    LOST_KEYWORD: Final = 56
    STUNNED: Final = 57
    STANDS: Final = 58
    SHOWED: Final = 59
    ITEM_DESTROYED: Final = 60
    AT_BOUND: Final = 61
    SEAT_AT_BOUND: Final = 62


def _card(setup: TableSetup, card: int) -> Value:
    """A card by its id; a summoned troop is only known to be one."""
    if card >= CARDS:
        return "summoned"
    deck = setup.decks[card // DECK_SIZE]
    assert isinstance(deck, DeckList)
    return _definition(setup, int(deck.cards[card % DECK_SIZE]))


def _definition(setup: TableSetup, definition: int) -> str:
    assert isinstance(setup.edition, CardSet)
    return setup.edition.ids[definition]


def _token(setup: TableSetup, token: int) -> str:
    assert isinstance(setup.edition, CardSet)
    return _definition(setup, int(setup.edition.cards) + token)


def _battlefield(setup: TableSetup, number: int) -> str:
    assert isinstance(setup.edition, CardSet)
    return _token(setup, int(setup.edition.tokens) + number - 1) if number else "neutral"


def _ability(setup: TableSetup, number: int) -> str:
    """The card it stands on, and which of its abilities it is."""
    return f"{_definition(setup, number // ABILITIES)}/{number % ABILITIES + 1}"


PLAYER: Final = Domain(PLAYER_BITS, lambda setup, seat: setup.seats[seat])
CARD: Final = Domain(CARD_BITS, _card)
TROOP_CARD: Final = Domain(CARD_BITS, _card, may_be_concealed=True)
STAMP: Final = Domain(STAMP_BITS)
FALLEN: Final = Domain(CARD_BITS, _card)
"""A troop that has died."""
KILLER: Final = Domain(value=lambda setup, killer: _card(setup, killer - 1) if killer else "nobody")
ABILITY: Final = Domain(value=_ability)
TOKEN: Final = Domain(value=_token)
BATTLEFIELD: Final = Domain(value=_battlefield)
"""0 is neutral, else the battlefield's number plus one."""
LINE: Final = Domain(value=lambda _, line: "front" if line == FRONT_LINE else "back")
BONUS: Final = Domain(BONUS_BITS)
KEYWORD: Final = Domain()
STANDING: Final = Domain()
STEP: Final = Domain()
"""A step of the ability that resolves."""
BOUND: Final = Domain(BOUND_BITS)
REASON: Final = Domain()
ENDING: Final = Domain(value=lambda _, ending: ENDINGS[ending][0])
SEAT_SET: Final = Domain(SEAT_SET_BITS)

_TROOP: Final = (TROOP_CARD("card"), STAMP("stamp"), FLAG("face_down"), PLAYER("controller"))
_ABILITY: Final = (CARD("card"), ABILITY("ability"))


def _face_down(values: Values, seat: int) -> Collection[str]:
    """Ruling CO-R.N: which card lies face down, only its player knows."""
    return ("card",) if values["face_down"] and values["controller"] != seat else ()


def _own(values: Values, seat: int) -> Collection[str]:
    """What is drawn or looked at, only its player sees."""
    return () if values["seat"] == seat else ("card",)


def _rule_of_moving(values: Values, mark: int) -> str:
    """CO-106.3: troops move up by themselves. CO-108.2: a pilot goes back. Ruling CO-R.Z: or an effect moves them."""
    if mark:
        return "CO-R.Z"
    return "CO-108.2" if values["line"] == BACK_LINE else "CO-106.3"


EVENTS: Final = Events(
    Event,
    [
        event(Event.BATTLE_BEGAN, "CO-111.1", NUMBER("number"), BATTLEFIELD("field")),
        event(Event.STARTS, ("CO-R.F", "CO-R.F"), PLAYER("seat"), messages=("starts", "starts-again")),
        event(Event.CHOSE_BATTLEFIELD, "CO-111.1", PLAYER("seat"), BATTLEFIELD("field")),
        event(
            Event.DREW,
            ("CO-104.1", "CO-103.2", "CO-R.Z"),
            CARD("card"),
            PLAYER("seat"),
            audience=_own,
            messages=("drew", "dealt", "drew"),
        ),
        event(Event.SET_ASIDE, "CO-103.3", PLAYER("seat"), NUMBER("number")),
        event(Event.SHUFFLED, ("CO-103.3", "CO-R.Z"), PLAYER("seat"), messages=("shuffled-back", "shuffled")),
        event(Event.GAINED, ("CO-105.1", "CO-103.4", "CO-R.Z"), PLAYER("seat"), NUMBER("number")),
        event(Event.LOST, ("CO-R.Y", "CO-R.Z"), PLAYER("seat"), NUMBER("number"), messages=("", "lost")),
        event(Event.TURN_BEGAN, "CO-104.1", PLAYER("seat"), NUMBER("number"), begins_turn=True),
        event(Event.MOVED, _rule_of_moving, _TROOP, LINE("line"), audience=_face_down),
        event(Event.STAYED, "CO-112.2", _TROOP, audience=_face_down),
        event(Event.BOARDED, "CO-108.2", _TROOP, CARD("pilot"), audience=_face_down),
        event(Event.STEPPED_OUT, "CO-108.4", CARD("vehicle"), CARD("pilot")),
        event(Event.DEPLOYED, "CO-106.2", _TROOP, NUMBER("number"), audience=_face_down),
        event(Event.BROUGHT, "CO-105.3", CARD("card"), (PLAYER("seat"), NUMBER("number"))),
        event(Event.EQUIPPED, "CO-109.1", _TROOP, CARD("item"), audience=_face_down),
        event(Event.TURNED_UP, "CO-R.N", CARD("card"), STAMP("stamp")),
        event(Event.ATTACKED, "CO-107.2", CARD("attacker"), CARD("attacked")),
        event(Event.DAMAGED, "CO-101.5", _TROOP, (CARD("source"), NUMBER("number")), audience=_face_down),
        event(Event.PREVENTED, "CO-R.Z", _TROOP, NUMBER("number"), audience=_face_down),
        event(Event.HEALED, "CO-R.Z", _TROOP, NUMBER("number"), audience=_face_down),
        event(Event.COUNTERS, "CO-101.5", _TROOP, NUMBER("number"), audience=_face_down),
        event(Event.KILLED, "CO-107.3", FALLEN("card"), KILLER("killer")),
        event(Event.DESTROYED, "CO-R.Z", FALLEN("card")),
        event(Event.DISCARDED, "CO-R.Z", CARD("card"), PLAYER("seat")),
        event(Event.MILLED, ("CO-107.4", "CO-R.Z"), CARD("card"), PLAYER("seat")),
        event(
            Event.RETURNED,
            ("CO-R.R", "CO-R.Z"),
            CARD("card"),
            (PLAYER("seat"), PLAYER("by")),
            messages=("retreated", "returned"),
        ),
        event(
            Event.CAME_OFF,
            ("CO-109.4", "CO-R.Q"),
            CARD("card"),
            PLAYER("seat"),
            messages=("came-off", "came-along"),
        ),
        event(Event.FELL, ("CO-109.3", "CO-R.Q"), CARD("card"), PLAYER("seat")),
        event(Event.TOOK_CONTROL, "CO-R.Z", CARD("card"), PLAYER("seat")),
        event(Event.SUMMONED, "CO-R.Z", _TROOP, TOKEN("token"), audience=_face_down),
        event(Event.NOT_SUMMONED, "CO-R.Z", TOKEN("token"), PLAYER("seat")),
        event(Event.TRIGGERED, "CO-R.Z", _ABILITY, PLAYER("seat")),
        event(
            Event.DROPPED,
            ("CO-R.Z", "CO-R.Z"),
            _ABILITY,
            PLAYER("seat"),
            messages=("dropped", "dropped-for-room"),
        ),
        event(Event.USED, "CO-R.Y", _ABILITY, PLAYER("seat")),
        event(
            Event.CHOSE,
            ("CO-R.Z", "CO-R.Z"),
            _TROOP,
            PLAYER("seat"),
            audience=_face_down,
            messages=("chose", "picked"),
        ),
        event(Event.RESPONDED, "CO-R.W", PLAYER("seat"), CARD("card")),
        event(Event.DECLINED, "CO-R.W", PLAYER("seat")),
        event(
            Event.CHOSE_MODE,
            ("CO-R.Z", "CO-R.Z"),
            (PLAYER("seat"), STEP("step")),
            NUMBER("number"),
            messages=("chose-mode", "decided"),
        ),
        event(Event.FOUND, "CO-R.Z", CARD("card"), PLAYER("seat")),
        event(Event.FOUND_NOTHING, "CO-R.Z", PLAYER("seat")),
        event(Event.LOOKED, "CO-R.Z", CARD("card"), (PLAYER("seat"), NUMBER("place")), audience=_own),
        event(Event.PUT_BACK, "CO-R.Z", (PLAYER("seat"), NUMBER("end")), NUMBER("place")),
        event(Event.SHIELDED, "CO-R.Z", _TROOP, NUMBER("number"), audience=_face_down),
        event(Event.ATTACKS_AGAIN, "CO-R.Z", _TROOP, audience=_face_down),
        event(
            Event.GOT,
            ("CO-R.Z", "CO-R.Z"),
            _TROOP,
            (BONUS("bonus"), NUMBER("number")),
            audience=_face_down,
            messages=("got", "got-less"),
        ),
        event(Event.GAINED_KEYWORD, "CO-R.Z", _TROOP, KEYWORD("keyword"), audience=_face_down),
        event(Event.TURN_ENDED, ("CO-105.2", "CO-R.S"), PLAYER("seat"), messages=("", "ready")),
        event(Event.LOST_BATTLE, "CO-110.1", PLAYER("seat"), REASON("reason")),
        event(
            Event.OVER,
            lambda values, _: ENDINGS[values["ending"]][1],
            ENDING("ending"),
            (SEAT_SET("winners"), SEAT_SET("losers")),
        ),
        event(Event.SPENT, "CO-R.A", CARD("attacker"), CARD("attacked")),
        event(Event.RECOVERED, "CO-R.Z", CARD("card"), PLAYER("seat")),
        event(Event.STRUCK, "CO-107.1", CARD("attacker"), CARD("attacked"), messages=""),
        event(Event.OWES, "CO-R.Z", PLAYER("seat"), NUMBER("number"), messages=""),
        event(Event.USED_UP, "CO-109.6", CARD("card"), PLAYER("seat"), messages=""),
        event(Event.LOST_KEYWORD, "CO-R.Z", _TROOP, KEYWORD("keyword"), audience=_face_down),
        event(Event.STUNNED, "CO-R.Z", _TROOP, audience=_face_down),
        event(Event.STANDS, "CO-R.Z", _TROOP, STANDING("standing"), audience=_face_down),
        event(Event.SHOWED, ("CO-R.Z", "CO-R.Z"), CARD("card"), PLAYER("seat"), messages=("showed", "showed")),
        event(Event.ITEM_DESTROYED, "CO-109.5", CARD("card"), PLAYER("seat")),
        event(Event.AT_BOUND, "CO-R.Z", _TROOP, (BOUND("bound"), NUMBER("most")), audience=_face_down),
        event(Event.SEAT_AT_BOUND, "CO-R.Z", PLAYER("seat"), (BOUND("bound"), NUMBER("most"))),
    ],
)
"""STRUCK: the attack is over, whatever it did. OWES: cards are to be discarded from the bottom of the deck."""
