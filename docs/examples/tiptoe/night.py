"""The rules: one night in the larder, from the first card to the last."""

from __future__ import annotations

from typing import ClassVar, final

from catspaw.core.bits import count, first, lowest, one
from catspaw.core.position import NotAnOption, Position
from tiptoe import cards as c
from tiptoe.events import Event


@final
class Night(Position):
    """The state ends with each mouse's hand, store and whistles; `shown` are the cards that lie face up in stores."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Position.FIELDS, "larder", "carrier", "laid", "shown")

    def __init__(self, mice: int) -> None:
        super().__init__()
        self.larder = c.ALL
        self.carrier = 0
        self.laid = -1
        """The card that is being carried, or -1."""
        self.shown = 0
        self.hands = [0] * mice
        self.stores = [0] * mice
        self.whistles = [c.WHISTLES] * mice

    def state(self) -> list[int]:
        return [*super().state(), *self.hands, *self.stores, *self.whistles]

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        mice = len(self.hands)
        vectors = state[len(self.FIELDS) :]
        self.hands, self.stores, self.whistles = vectors[:mice], vectors[mice : 2 * mice], vectors[2 * mice :]

    def answer(self, choice: int) -> None:
        if choice < 0 or not self.options >> choice & 1:
            raise NotAnOption(choice)
        {c.DEAL: deal, c.DRAW: draw, c.CARRY: carry, c.LISTEN: listen}[self.prompt](self, choice)

    def clone(self) -> Night:
        slot = Night(len(self.hands))
        self.copy_into(slot)
        return slot

    def copy_into(self, slot: Position) -> None:
        assert isinstance(slot, Night)
        self.copy_question(slot)
        slot.larder, slot.carrier, slot.laid, slot.shown = self.larder, self.carrier, self.laid, self.shown
        slot.hands, slot.stores, slot.whistles = self.hands[:], self.stores[:], self.whistles[:]

    def conserved(self) -> bool:
        """Every card is in one place, and what lies face up is in a store."""
        places = [self.larder, *self.hands, *self.stores, one(self.laid) if self.laid >= 0 else 0]
        return sum(places) == c.ALL and sum(map(count, places)) == c.CARDS and not self.shown & ~sum(self.stores)

    @property
    def listener(self) -> int:
        """The mouse after the one that carries."""
        return (self.carrier + 1) % len(self.hands)


def deal(night: Night, card: int) -> None:
    """TT-1.2: every mouse is dealt a card."""
    mouse = night.hands.index(0)
    take(night, mouse, card)
    night.tell(Event.DEALT, mouse, card)
    if 0 in night.hands:
        night.ask_chance(c.DEAL, night.larder, 0, 0)
    else:
        begin_turn(night, 0)


def take(night: Night, mouse: int, card: int) -> None:
    """TT-1.1: cards come from the larder."""
    night.larder &= ~one(card)
    night.hands[mouse] |= one(card)


def begin_turn(night: Night, mouse: int) -> None:
    """TT-2.1: whoever's turn it is draws; TT-3.1: once the larder is empty, the night is over."""
    if not night.larder:
        end(night)
        return
    night.carrier = mouse
    night.tell(Event.TURN, mouse, 0)
    night.ask_chance(c.DRAW, night.larder, 0, 0)


def draw(night: Night, card: int) -> None:
    """TT-2.1: and then has two cards, of which it carries one."""
    take(night, night.carrier, card)
    night.tell(Event.DREW, night.carrier, card)
    night.ask(night.carrier, c.CARRY, kinds_in(night.hands[night.carrier]))


def kinds_in(hand: int) -> int:
    """TT-2.2: what may be carried: whatever one holds."""
    return sum(one(kind) for kind, cards in enumerate(c.OF_KIND) if hand & cards)


def carry(night: Night, kind: int) -> None:
    """TT-2.2: one of the two is laid face down, and the next mouse listens, if it has a whistle left (TT-1.3)."""
    night.laid = lowest(night.hands[night.carrier] & c.OF_KIND[kind])
    night.hands[night.carrier] &= ~one(night.laid)
    night.tell(Event.LAID, night.carrier, night.laid)
    if night.whistles[night.listener]:
        night.ask(night.listener, c.LISTEN, one(c.KEEP_STILL) | one(c.WHISTLE))
    else:
        come_home(night, night.carrier)


def listen(night: Night, choice: int) -> None:
    """TT-2.3: keep still or whistle; TT-2.5: at a whistle the card is turned up, and a bell changes its owner."""
    if choice == c.KEEP_STILL:
        come_home(night, night.carrier)
        return
    night.whistles[night.listener] -= 1
    night.shown |= one(night.laid)
    night.tell(Event.TURNED_UP, night.listener, night.laid)
    come_home(night, night.listener if c.kind_of(night.laid) == c.BELL else night.carrier)


def come_home(night: Night, mouse: int) -> None:
    """TT-2.4: the card goes into a store, and it is the next mouse's turn."""
    night.stores[mouse] |= one(night.laid)
    night.laid = -1
    night.tell(Event.PASSED, night.carrier, mouse)
    begin_turn(night, night.listener)


def end(night: Night) -> None:
    """TT-3.1: the stores are shown; TT-3.2: most points win, then most bells; those who have the same share the win."""
    night.shown = sum(night.stores)
    for mouse, store in enumerate(night.stores):
        night.tell(Event.SHOWED, mouse, store)
    results = [(c.points(store), c.bells(store)) for store in night.stores]
    winners = sum(one(mouse) for mouse, result in enumerate(results) if result == max(results))
    night.finish(c.HOME, winners, first(len(results)) & ~winners)
    night.tell(Event.OVER, 0, winners)
