"""What a seat or an onlooker may know of a hunt: nearly everything, but for hidden hands and shuffled piles."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import count, one
from catspaw.core.position import ONLOOKER, Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.red_claw.knowledge import worlds
from catspaw.games.red_claw.knowledge.hidden_hands import hides
from catspaw.games.red_claw.rules.rulings import Rulings
from catspaw.games.red_claw.state.numbers import NONE, ONLOOKERS, SEATS, ZONES, Zone
from catspaw.games.red_claw.state.position import Hunt


@final
@mypyc_attr(acyclic=True)
class HuntSight(Sight):
    """First the facts everybody sees, then what this seat knows of the hands."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Sight.FIELDS,
        "turns", "active", "figure", "again", "bag", "bag_draws", "eight",
        "used", "wanted", "given", "symbols", "emptied",
        "colour", "place", "taker", "fake", "ignored", "to_ask",
        "one_pool", "other_pool", "public_pool", "other_public_pool",
    )  # fmt: skip

    def __init__(self, hunt: Hunt, seat: i64) -> None:
        super().__init__(hunt, seat)
        self.rulings: Rulings = hunt.rulings
        self.turns: i64 = hunt.turns
        self.active: i64 = hunt.active
        self.figure: i64 = hunt.figure
        self.again: i64 = hunt.again
        self.bag: i64 = hunt.bag
        self.bag_draws: i64 = hunt.bag_draws
        self.eight: i64 = hunt.eight
        self.used: i64 = hunt.used
        self.wanted: i64 = hunt.wanted
        self.given: i64 = gift_in_sight(hunt, seat)
        self.symbols: i64 = hunt.symbols
        self.emptied: i64 = hunt.emptied
        self.colour: i64 = hunt.colour
        self.place: i64 = hunt.place
        self.taker: i64 = hunt.taker
        self.fake: i64 = hunt.fake
        self.ignored: i64 = hunt.ignored
        self.to_ask: i64 = hunt.to_ask

        observer = seat if seat >= 0 else ONLOOKERS
        self.one_pool: i64 = hunt.zones[Zone.ONE_POOL + observer]
        """Cards this seat cannot place, though it knows how many of them each hand holds."""
        self.other_pool: i64 = hunt.zones[Zone.OTHER_POOL + observer]
        """More of them, counted apart."""
        self.public_pool: i64 = hunt.zones[Zone.ONE_POOL + ONLOOKERS]
        """The same for onlookers, who see what everybody sees."""
        self.other_public_pool: i64 = hunt.zones[Zone.OTHER_POOL + ONLOOKERS]
        self.table: vec[i64] = public_zones(hunt)
        """Rows, piles and tokens beside the rows, as in a hunt's zones."""
        self.tokens: vec[i64] = per_seat(hunt, Zone.TOKENS)
        self.levels: vec[i64] = per_seat(hunt, Zone.LEVEL)
        self.cancelled: vec[i64] = per_seat(hunt, Zone.CANCELLED)
        self.hands: vec[i64] = certain_hands(hunt, self.one_pool | self.other_pool)
        """The cards that surely are in each hand."""
        self.ones: vec[i64] = pool_counts(hunt, self.one_pool)
        """How many cards of the one pool each hand holds."""
        self.others: vec[i64] = pool_counts(hunt, self.other_pool)

    def beside(self) -> tuple[object, ...]:
        return (self.rulings,)

    def __reduce__(self) -> tuple[object, ...]:
        return sight_again, (self.rulings, self.state())

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        assert isinstance(slot, Hunt)
        worlds.imagine(self, slot, sampler)

    def state(self) -> list[int]:
        state = super().state()
        for zones in (self.table, self.tokens, self.levels, self.cancelled, self.hands, self.ones, self.others):
            state += [int(word) for word in zones]
        return state

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        zones = vec[i64](state[len(self.FIELDS) :])
        seats: i64 = len(self.table)
        end: i64 = seats + 6 * SEATS
        if len(zones) != end:
            raise ValueError(f"a hunt's sight has {end} zones")
        self.table = zones[0:seats]
        self.tokens = zones[seats : seats + SEATS]
        self.levels = zones[seats + SEATS : seats + 2 * SEATS]
        self.cancelled = zones[seats + 2 * SEATS : seats + 3 * SEATS]
        self.hands = zones[seats + 3 * SEATS : seats + 4 * SEATS]
        self.ones = zones[seats + 4 * SEATS : seats + 5 * SEATS]
        self.others = zones[seats + 5 * SEATS : end]


def gift_in_sight(hunt: Hunt, seat: i64) -> i64:
    """RC-8.2: a card on its way out of a hidden hand is known to its giver alone."""
    return hunt.given if seat == hunt.active or not hides(hunt, hunt.active) else NONE


def holder_of(sight: HuntSight, card: i64) -> int | None:
    """Ruling RC-R.L: in whose hand the seat knows a card to be."""
    seat: i64 = 0
    while seat < SEATS:
        if sight.hands[seat] & one(card):
            return int(seat)
        seat += 1
    return None


def public_zones(hunt: Hunt) -> vec[i64]:
    """RC-2.2, Ruling RC-R.P: rows, the seen order of piles, and what else is in them."""
    return hunt.zones[Zone.ROW : Zone.HAND]


def per_seat(hunt: Hunt, zone: i64) -> vec[i64]:
    """RC-2.6, RC-6.1: what lies openly before the players."""
    return hunt.zones[zone : zone + SEATS]


def certain_hands(hunt: Hunt, pools: i64) -> vec[i64]:
    """Ruling RC-R.L: every card that was seen when it was taken and has not been lost track of."""
    hands = hunt.zones[Zone.HAND : Zone.HAND + SEATS]
    seat: i64 = 0
    while seat < SEATS:
        hands[seat] &= ~pools
        seat += 1
    return hands


def pool_counts(hunt: Hunt, pool: i64) -> vec[i64]:
    """RC-8.3, Ruling RC-R.L: the number of cards in a hidden hand is seen by all."""
    counts = hunt.zones[Zone.HAND : Zone.HAND + SEATS]
    seat: i64 = 0
    while seat < SEATS:
        counts[seat] = count(counts[seat] & pool)
        seat += 1
    return counts


def sight_again(rulings: Rulings, state: list[int]) -> HuntSight:
    """A sight in a state, from its pickle."""
    sight = HuntSight(Hunt(rulings, vec[i64]([0] * ZONES)), ONLOOKER)
    sight.load(state)
    return sight


def sight_of(position: Position, seat: int) -> HuntSight:
    """What a seat or an onlooker may know of a position."""
    assert isinstance(position, Hunt)
    return HuntSight(position, seat)
