"""The kinds of events a match writes to its journal.

A troop in play is named by a reference: card (6 bits), arrival stamp (14), whether it lies face down,
and who controls it. An ability is its definition × 4 + its place there.
Where an event may follow from one of several rules, the kind's two upper
bits say which (see narrate).
"""

from typing import Final

KIND: Final = 0x3F
"""A kind without the mark of its rule."""
SECOND_RULE: Final = 0x40
THIRD_RULE: Final = 0x80
STAMP_AT: Final = 6
IS_FACE_DOWN: Final = 1 << 20
CONTROLLER_AT: Final = 21
BOUND_AT: Final = 4
UNKNOWN_CARD: Final = 63
"""Stands in a perceived reference for the card that lies face down."""


class Event:
    """The kinds of events a match writes to its journal."""

    BATTLE_BEGAN: Final = 1  # battle; battlefield (0 is neutral, else its number plus one)
    STARTS: Final = 2  # seat
    CHOSE_BATTLEFIELD: Final = 3  # seat; battlefield
    DREW: Final = 4  # card; seat
    SET_ASIDE: Final = 5  # seat; how many hands have failed
    SHUFFLED: Final = 6  # seat
    GAINED: Final = 7  # seat; dollars
    LOST: Final = 8  # seat; dollars
    TURN_BEGAN: Final = 9  # seat; turn
    MOVED: Final = 10  # reference; line
    STAYED: Final = 11  # reference
    BOARDED: Final = 12  # vehicle's reference; pilot
    STEPPED_OUT: Final = 13  # vehicle; pilot
    DEPLOYED: Final = 14  # reference; dollars paid
    BROUGHT: Final = 15  # item; seat, dollars paid << 1
    EQUIPPED: Final = 16  # reference of the troop; item
    TURNED_UP: Final = 17  # card; stamp
    ATTACKED: Final = 18  # attacker; attacked
    DAMAGED: Final = 19  # reference; source, damage << 6
    PREVENTED: Final = 20  # reference; damage
    HEALED: Final = 21  # reference; damage
    COUNTERS: Final = 22  # reference or item; how many are on it now
    KILLED: Final = 23  # card; killer plus one
    DESTROYED: Final = 24  # card
    DISCARDED: Final = 25  # card; seat
    MILLED: Final = 26  # card; seat
    RETURNED: Final = 27  # card; owner, who controlled it << 1
    CAME_OFF: Final = 28  # item; owner
    FELL: Final = 29  # item; owner
    TOOK_CONTROL: Final = 30  # card; seat
    SUMMONED: Final = 31  # reference; token
    NOT_SUMMONED: Final = 32  # token; seat
    TRIGGERED: Final = 33  # source, ability << 6; controller
    DROPPED: Final = 34  # source, ability << 6; controller
    USED: Final = 35  # source, ability << 6; seat
    CHOSE: Final = 36  # reference; seat
    RESPONDED: Final = 37  # seat; card
    DECLINED: Final = 38  # seat
    CHOSE_MODE: Final = 39  # seat, step of the ability << 1; mode
    FOUND: Final = 40  # card; seat
    FOUND_NOTHING: Final = 41  # seat
    LOOKED: Final = 42  # card; seat, place in the queue << 1
    PUT_BACK: Final = 43  # seat, 1 for the bottom << 1; place in the queue
    SHIELDED: Final = 44  # reference; damage
    ATTACKS_AGAIN: Final = 45  # reference
    GOT: Final = 46  # reference; bonus, amount << 2
    GAINED_KEYWORD: Final = 47  # reference; keyword
    TURN_ENDED: Final = 48  # seat
    LOST_BATTLE: Final = 49  # seat; reason
    OVER: Final = 50  # ending; winners, losers << 2
    SPENT: Final = 51  # attacker; attacked
    RECOVERED: Final = 52  # card; seat
    STRUCK: Final = 53  # attacker; attacked: the attack is over, whatever it did
    OWES: Final = 54  # seat; cards to be discarded from the bottom of the deck because an effect says so
    USED_UP: Final = 55  # One-Time Item; owner
    AT_BOUND: Final = 61  # reference or item; which bound of the engine, its number << BOUND_AT
    SEAT_AT_BOUND: Final = 62  # seat; which bound of the engine, its number << BOUND_AT
