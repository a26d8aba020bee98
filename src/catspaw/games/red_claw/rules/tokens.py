"""Chapter 6: incrimination tokens, and the markers that show what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, one
from catspaw.core.journal import beside
from catspaw.core.packed import popped, read, read_at, written_at
from catspaw.games.red_claw.knowledge.hidden_hands import hides, show_everybody
from catspaw.games.red_claw.state.events import SEAT_BITS, Event
from catspaw.games.red_claw.state.numbers import COLOURS, FAKE_EVIDENCE, FALSE_TRAIL, POINT, Field, Zone
from catspaw.games.red_claw.state.piles import values_of
from catspaw.games.red_claw.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def points(hunt: Hunt, seat: i64) -> i64:
    """RC-6.1: a token's value, but for a cancelled one. RC-6.3: Fake Evidence counts one.

    RC-4.3: and so does the figure, while it is held. Ruling RC-R.F: or each time it was taken.
    """
    zones = hunt.zones
    of_kind = hunt.rulings.box.of_kind
    held = zones[Zone.TOKENS + seat]
    cancelled = zones[Zone.CANCELLED + seat]
    total = count(held & of_kind[FAKE_EVIDENCE]) + read_at(hunt.again, Field.AGAIN, seat)
    if hunt.figure == seat:
        total += 1
    value: i64 = 1
    while value <= 3:
        total += value * (count(held & of_kind[POINT + value - 1]) - read(cancelled, Field.CANCELLED))
        cancelled = popped(cancelled, Field.CANCELLED)
        value += 1
    return total


def cancellable(hunt: Hunt, seat: i64) -> i64:
    """RC-6.2: the values of which the seat has a False Trail and a point token, both not yet matched.

    Ruling RC-R.I: Fake Evidence is no point token, so a False Trail 1 does nothing to it.
    """
    zones = hunt.zones
    of_kind = hunt.rulings.box.of_kind
    held = zones[Zone.TOKENS + seat]
    cancelled = zones[Zone.CANCELLED + seat]
    found: i64 = 0
    value: i64 = 1
    while value <= 3:
        used = read(cancelled, Field.CANCELLED)
        if used < count(held & of_kind[FALSE_TRAIL + value - 1]) and used < count(held & of_kind[POINT + value - 1]):
            found |= one(value)
        cancelled = popped(cancelled, Field.CANCELLED)
        value += 1
    return found


def cancel(hunt: Hunt, seat: i64, value: i64) -> None:
    """RC-6.2: one point token counts for nothing any more; both tokens stay with the player."""
    cancelled = hunt.zones[Zone.CANCELLED + seat]
    used = read_at(cancelled, Field.CANCELLED, value - 1)
    hunt.zones[Zone.CANCELLED + seat] = written_at(cancelled, Field.CANCELLED, value - 1, used + 1)
    hunt.tell(Event.CANCELLED, seat, value)


def cancel_all(hunt: Hunt) -> None:
    """RC-6.2, Ruling RC-R.R: every False Trail cancels by itself, whichever of the two came first."""
    seat: i64 = 0
    while seat < hunt.rulings.players:
        values = cancellable(hunt, seat)
        value: i64 = 1
        while values:
            if values & one(value):
                cancel(hunt, seat, value)
                values = cancellable(hunt, seat)
            else:
                value += 1
        seat += 1


def move_markers(hunt: Hunt) -> None:
    """RC-5.7: every marker goes where its player's points are, once False Trails have done their work.

    Ruling RC-R.R `optional`: who could lay one is asked first, in turn order.
    """
    if not hunt.rulings.false_trails_are_optional:
        cancel_all(hunt)
    elif ask_for_false_trail(hunt):
        return
    seat: i64 = 0
    while seat < hunt.rulings.players:
        move_marker(hunt, seat, 0)
        seat += 1
    hunt.row_is_resolved()


def ask_for_false_trail(hunt: Hunt) -> bool:
    """Ruling RC-R.R `optional`: the next player who may lay a False Trail; asked again until they decline."""
    seat = hunt.active
    while hunt.to_ask:
        if hunt.to_ask & one(seat):
            values = cancellable(hunt, seat)
            if values:
                hunt.ask(seat, Prompt.CANCEL, values | one(Answer.CANCEL_NONE))
                return True
            hunt.to_ask &= ~one(seat)
        seat = hunt.after(seat)
    return False


def answer_false_trail(hunt: Hunt, value: i64) -> None:
    """Ruling RC-R.R `optional`: lay a False Trail, or keep it for a later token (Ruling RC-R.Z)."""
    if value == Answer.CANCEL_NONE:
        hunt.to_ask &= ~one(hunt.asked)
        hunt.tell(Event.DECLINED, hunt.asked, 0)
    else:
        cancel(hunt, hunt.asked, value)
    move_markers(hunt)


def move_marker(hunt: Hunt, seat: i64, rule: i64) -> None:
    """RC-5.7. Ruling RC-R.T: abilities follow the marker up and down, so a hidden hand may lie open again."""
    zones = hunt.zones
    total = points(hunt, seat)
    if total == zones[Zone.LEVEL + seat]:
        return
    was_hidden = hides(hunt, seat)
    zones[Zone.LEVEL + seat] = total
    hunt.tell(Event.MOVED | rule, seat, total)
    if was_hidden and not hides(hunt, seat):
        open_hand(hunt, seat)


def open_hand(hunt: Hunt, seat: i64) -> None:
    """Ruling RC-R.T: what was hidden lies face up again."""
    hand = hunt.zones[Zone.HAND + seat]
    colour: i64 = 0
    while colour < COLOURS:
        hunt.tell(Event.OPENED, beside(seat, SEAT_BITS, colour), values_of(hand, colour))
        colour += 1
    show_everybody(hunt, hand)
