"""What a mouse may know: its own cards, what lies face up, and how many there are of the others."""

from __future__ import annotations

from typing import ClassVar, final

from msgspec import Struct

from catspaw.core.bits import count, members, one
from catspaw.core.position import CHANCE, Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.core.view import View
from tiptoe import cards as c
from tiptoe.night import Night, kinds_in


@final
class NightSight(Sight):
    """The state ends with what is known of each hand and store, and how many cards and whistles each mouse has."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Sight.FIELDS, "in_larder", "carrier", "is_carried", "laid", "shown")

    def __init__(self, night: Night, seat: int) -> None:
        super().__init__(night, seat)
        self.in_larder = count(night.larder)
        self.carrier = night.carrier
        self.is_carried = int(night.laid >= 0)
        self.laid = night.laid if night.carrier == seat else -1
        self.shown = night.shown
        self.hands = [hand if mouse == seat else 0 for mouse, hand in enumerate(night.hands)]
        self.stores = [store if mouse == seat else store & night.shown for mouse, store in enumerate(night.stores)]
        self.in_hands = list(map(count, night.hands))
        self.in_stores = list(map(count, night.stores))
        self.whistles = night.whistles[:]

    def state(self) -> list[int]:
        return [*super().state(), *self.hands, *self.stores, *self.in_hands, *self.in_stores, *self.whistles]

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        mice, vectors = len(self.hands), state[len(self.FIELDS) :]
        parts = [vectors[first : first + mice] for first in range(0, len(vectors), mice)]
        self.hands, self.stores, self.in_hands, self.in_stores, self.whistles = parts

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        """Every card that is not known is equally likely to be anywhere."""
        assert isinstance(slot, Night)
        slot.asked, slot.prompt, slot.options, slot.pile = self.asked, self.prompt, self.options, 0
        slot.ended_by, slot.winners, slot.losers = self.ended_by, self.winners, self.losers
        slot.carrier, slot.shown, slot.whistles = self.carrier, self.shown, self.whistles[:]
        slot.hands, slot.stores, slot.laid = self.hands[:], self.stores[:], self.laid
        slot.larder = c.ALL & ~(sum(self.hands) | sum(self.stores) | (one(self.laid) if self.laid >= 0 else 0))
        for mouse, size in enumerate(self.in_hands):
            slot.hands[mouse] |= _drawn(slot, size - count(self.hands[mouse]), sampler)
        for mouse, size in enumerate(self.in_stores):
            slot.stores[mouse] |= _drawn(slot, size - count(self.stores[mouse]), sampler)
        if self.is_carried and self.laid < 0:
            slot.laid = members(_drawn(slot, 1, sampler))[0]
        slot.options = self.options or _options(slot)


def _drawn(slot: Night, size: int, sampler: Sampler) -> int:
    """So many cards out of those that might be anywhere."""
    drawn = sampler.part(slot.larder, size)
    slot.larder &= ~drawn
    return int(drawn)


def _options(night: Night) -> int:
    """What somebody else is offered in this world."""
    if night.asked == CHANCE:
        return night.larder
    if night.prompt == c.CARRY:
        return kinds_in(night.hands[night.carrier])
    return one(c.KEEP_STILL) | one(c.WHISTLE) if night.prompt == c.LISTEN else 0


class Mouse(Struct, frozen=True):
    """One mouse. Its hand and its store are None to whoever may not know them; so much everybody sees."""

    hand: list[str] | None
    store: list[str] | None
    in_hand: int
    in_store: int
    face_up: list[str]
    whistles: int


class NightView(View, frozen=True):
    """The table as one mouse sees it, or an onlooker."""

    larder: int
    carrier: str | None
    """Who is on its way home, if anybody is."""
    carried: str | None
    """With what, if one may know it."""
    mice: dict[str, Mouse]


def mouse_in(sight: NightSight, mouse: int) -> Mouse:
    """A mouse as whoever looks sees it."""
    is_own = mouse == sight.seat
    return Mouse(
        hand=c.kinds_of(sight.hands[mouse]) if is_own else None,
        store=c.kinds_of(sight.stores[mouse]) if is_own else None,
        in_hand=sight.in_hands[mouse],
        in_store=sight.in_stores[mouse],
        face_up=c.kinds_of(sight.stores[mouse] & sight.shown),
        whistles=sight.whistles[mouse],
    )
