"""Perfect recall, written apart from the rules: a seat's view folded from nothing but its own events.

Beside them it uses what everybody may look up: the card set, the readings, the seat's own decklist and,
if decklists are open, the other one. What another card is, it knows once an event has shown the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from catspaw.core.house import House
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.games.claw_and_order import events as e
from catspaw.games.claw_and_order.endings import ENDINGS
from catspaw.games.claw_and_order.lists import CardSet, DeckList

SEATS = ("one", "two")
CARDS_OF_A_DECK = 27
CARDS = 54
NO_SEAT = 2
FRONT_LINE = 1
DAMAGE_BONUS = 0
KEYWORDS = ("flying", "reach", "observer", "retreat", "stealth")
EQUIP, TEAM_BUFF = 5, 6  # traits

# What is beyond these is not written on a card.
MOST_DAMAGE = 200
MOST_PREVENTED = 60
MOST_BONUS = 31

Hidden = list[int | None]
"""Cards of which only their player knows which they are."""


@dataclass
class ThisTurn:
    """What the end of a turn wipes off a card in play."""

    deployed: bool = False
    uses: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    attacks: int = 0
    attacks_again: int = 0
    prevented: int = 0
    more_damage: int = 0
    more_health: int = 0
    gained: set[int] = field(default_factory=set)


@dataclass
class InPlay:
    """A troop, or an Equip Item; without a card it lies face down before somebody else."""

    card: int | None
    arrived: int
    owner: int
    seat: int
    name: str | None
    line: int = 0
    paid: int | None = None
    damage: int = 0
    counters: int = 0
    host: InPlay | None = None
    vehicle: InPlay | None = None
    turn: ThisTurn = field(default_factory=ThisTurn)


class Side:
    """One player's cards and dollars in a battle."""

    def __init__(self, cards: Hidden) -> None:
        self.deck = cards
        """The shuffled part."""
        self.top: Hidden = []
        self.bottom: Hidden = []
        """From the bottommost card up."""
        self.hand: Hidden = []
        self.aside: Hidden = []
        self.known: dict[int, int] = {}
        """Cards that all know to be in the hand or face down, and since when."""
        self.buffs: set[int] = set()
        self.discard: set[int] = set()
        self.dollars = self.turns = self.owed = self.failed = 0

    @property
    def deck_count(self) -> int:
        return len(self.deck) + len(self.top) + len(self.bottom)

    def from_above(self) -> Hidden:
        """Where the next card is taken from, which is its last."""
        return self.deck or self.bottom

    def draw(self, card: int | None) -> None:
        self.hand.append(card)
        if self.top:
            assert self.top.pop(0) == card
        else:
            take(self.from_above(), card)

    def look(self, card: int | None, place: int) -> None:
        assert len(self.top) == place
        take(self.from_above(), card)
        self.top.append(card)

    def put_under(self, place: int) -> None:
        self.bottom.insert(0, self.top.pop(place))

    def mill(self, card: int) -> None:
        """Discard the bottom card."""
        self.discard.add(card)
        if self.bottom:
            assert self.bottom.pop(0) in (card, None)
        else:
            take(self.deck or self.top, card)

    def shuffle(self) -> None:
        self.deck += self.top + self.bottom
        self.top, self.bottom = [], []


def take(cards: Hidden, card: int | None) -> None:
    """Take a card away, or one of which it is not known which it is; those at an end are in order."""
    place = len(cards) - 1 - cards[::-1].index(card if card in cards else None)
    del cards[place]


class Memory:
    """What one seat remembers."""

    def __init__(self, seat: str | None, house: House) -> None:
        assert isinstance(house.edition, CardSet)
        self.seat, self.house, self.set = seat, house, house.edition
        self.own = SEATS.index(seat) if seat else NO_SEAT
        self.heard: list[int] = []
        self.shown: set[int] = set()
        """Cards whose face an event has shown."""
        self.battle, self.battlefield, self.loser = 1, 0, NO_SEAT
        self.wins = [0, 0]
        self.seen_before: list[Counter[int]] = [Counter(), Counter()]
        self.ending = self.winners = self.losers = 0
        self.begin_battle()

    def begin_battle(self) -> None:
        self.sides = [Side(self.full_deck(seat)) for seat in (0, 1)]
        self.troops: dict[int, InPlay] = {}
        """By when they arrived."""
        self.items: dict[int, InPlay] = {}
        self.going: set[int] = set()
        """Cards that lie face down but were said to be leaving play."""
        self.marks: dict[int, tuple[int, int]] = {}
        """Damage and counters that stayed on cards in hands."""
        self.removed: set[int] = set()
        self.attack: dict[str, str | None] | None = None
        self.clock = 0
        self.mover = self.starter = NO_SEAT

    def full_deck(self, seat: int) -> Hidden:
        first = CARDS_OF_A_DECK * seat
        return [*range(first, first + CARDS_OF_A_DECK)] if seat == self.own else [None] * CARDS_OF_A_DECK

    # What cards are.

    def definition(self, card: int) -> int:
        """What is printed on a card that the seat can know."""
        seat = card // CARDS_OF_A_DECK
        is_open = self.house.readings["decklists"] == "open"
        assert is_open or seat == self.own or card in self.shown, f"nothing told which card {card} is"
        deck = self.house.decks[seat]
        assert isinstance(deck, DeckList)
        return int(deck.cards[card % CARDS_OF_A_DECK])

    def show(self, card: int) -> int:
        """An event names a card, so everybody sees it."""
        self.shown.add(card)
        return self.definition(card)

    def name(self, card: int) -> str:
        return self.set.ids[self.definition(card)]

    def is_a(self, card: int, trait: int) -> bool:
        return bool(self.set.traits[self.definition(card)] >> trait & 1)

    # What is in play.

    def referred(self, reference: int) -> InPlay:
        """The troop or item an event speaks of."""
        stamp = reference >> e.STAMP_AT & 0x3FFF
        found = self.troops.get(stamp) or self.items[stamp]
        assert found.card is None or found.card == reference & 63
        assert (found.paid is not None) == bool(reference & e.IS_FACE_DOWN)
        assert found.seat == reference >> e.CONTROLLER_AT
        return found

    def called(self, card: int) -> InPlay | None:
        """A troop or item by its card, if it is in play and has been seen."""
        return next((one for one in (*self.troops.values(), *self.items.values()) if one.card == card), None)

    def troop(self, card: int) -> InPlay:
        found = self.called(card)
        assert found is not None, f"card {card} is not in play"
        return found

    def tick(self) -> int:
        self.clock += 1
        return self.clock

    # Events.

    def hear(self, event: int) -> None:
        self.heard.append(event)
        kind, a, b = unpacked(event)
        rule, kind = kind & ~e.KIND, kind & e.KIND
        for group in (self.of_battles, self.of_turns, self.of_hands, self.of_play, self.of_troops):
            if group(kind, rule, a, b):
                return
        assert kind in (
            e.STAYED, e.TRIGGERED, e.DROPPED, e.CHOSE, e.RESPONDED, e.DECLINED, e.CHOSE_MODE, e.NOT_SUMMONED,
            e.FOUND_NOTHING,
        )  # fmt: skip

    def of_battles(self, kind: int, rule: int, a: int, b: int) -> bool:
        if kind == e.BATTLE_BEGAN:
            self.battle, self.battlefield = a, b
        elif kind == e.STARTS:
            self.mover = self.starter = a
        elif kind == e.CHOSE_BATTLEFIELD:
            self.battlefield = b
        elif kind == e.LOST_BATTLE:
            self.end_battle(a)
        elif kind == e.OVER:
            self.ending, self.winners, self.losers = a, b & 3, b >> 2
        else:
            return False
        return True

    def end_battle(self, loser: int) -> None:
        """A second win ends the match, and all stays as it is."""
        self.wins[1 - loser] += 1
        if self.wins[1 - loser] == 2:
            return
        if self.house.readings["decklists"] == "closed":
            for seat, before in enumerate(self.seen_before):
                self.seen_before[seat] = before | Counter(map(self.definition, self.seen_now(seat)))
        self.loser, self.battle = loser, self.battle + 1
        self.begin_battle()

    def seen_now(self, seat: int) -> set[int]:
        """The cards of a deck that everybody has seen in this battle."""
        side = self.sides[seat]
        in_play = [one for one in (*self.troops.values(), *self.items.values()) if one.paid is None]
        shown = {one.card for one in in_play if one.card is not None and one.card < CARDS and one.owner == seat}
        return shown | side.buffs | side.discard | set(side.known)

    def of_turns(self, kind: int, rule: int, a: int, b: int) -> bool:
        if kind == e.TURN_BEGAN:
            self.wipe_turn()
            self.mover = a
            self.sides[a].turns += 1
        elif kind == e.GAINED:
            self.sides[a].dollars += b
        elif kind == e.LOST:
            self.sides[a].dollars -= b
        elif kind == e.TURN_ENDED and rule and a == self.starter:
            self.sides[a].dollars = 0
            self.mover = 1 - a
        elif kind == e.TURN_ENDED:
            self.wipe_turn()
        else:
            return False
        return True

    def wipe_turn(self) -> None:
        """Dollars are lost, and all that was only for a turn ends."""
        for one in (*self.troops.values(), *self.items.values()):
            one.turn = ThisTurn()
        for side in self.sides:
            side.dollars = 0
        self.removed = set()
        self.attack = None

    def of_hands(self, kind: int, rule: int, a: int, b: int) -> bool:
        """Cards in hands, decks and discard piles."""
        card = None if a == HIDDEN else a
        if kind == e.DREW:
            self.sides[b].draw(card)
        elif kind == e.LOOKED:
            self.sides[b & 1].look(card, b >> 1)
        elif kind == e.PUT_BACK:
            if a >> 1:
                self.sides[a & 1].put_under(b)
        elif kind == e.SHUFFLED:
            self.shuffle(self.sides[a], with_aside=not rule)
        elif kind == e.SET_ASIDE:
            side = self.sides[a]
            side.aside += side.hand
            side.hand, side.failed = [], b
        elif kind == e.MILLED:
            self.show(a)
            self.sides[b].mill(a)
            self.sides[b].owed -= 1
        elif kind == e.OWES:
            self.sides[a].owed += b
        elif kind == e.DISCARDED:
            self.show(a)
            self.leave_hand(b, a)
            self.sides[b].discard.add(a)
        elif kind in (e.FOUND, e.RECOVERED):
            self.fetch(self.sides[b], a, from_deck=kind == e.FOUND)
        else:
            return False
        return True

    def shuffle(self, side: Side, *, with_aside: bool) -> None:
        side.shuffle()
        if with_aside:
            side.deck += side.aside
            side.aside = []

    def fetch(self, side: Side, card: int, *, from_deck: bool) -> None:
        """A card that everybody sees comes to a hand, out of the deck or the discard pile."""
        self.show(card)
        if from_deck:
            side.shuffle()
            take(side.deck, card)
        else:
            side.discard.remove(card)
        self.to_hand(side, card, (0, 0))

    def to_hand(self, side: Side, card: int, marks: tuple[int, int]) -> None:
        side.hand.append(card if side is self.sides[self.own % 2] and self.seat else None)
        side.known[card] = self.tick()
        self.marks[card] = (0, 0) if self.house.readings["counters_off_table"] == "heal" else marks

    def leave_hand(self, seat: int, card: int) -> tuple[int, int]:
        """A card is seen to leave a hand; tells what was written on it."""
        take(self.sides[seat].hand, card)
        self.sides[seat].known.pop(card, None)
        return self.marks.pop(card, (0, 0))

    def of_play(self, kind: int, rule: int, a: int, b: int) -> bool:
        """Cards that come into play and leave it."""
        if kind == e.DEPLOYED:
            self.deploy(a, b)
        elif kind == e.SUMMONED:
            name = self.set.ids[int(self.set.cards) + b]
            self.arrive(InPlay(a & 63, self.tick(), a >> e.CONTROLLER_AT, a >> e.CONTROLLER_AT, name), a)
        elif kind == e.BROUGHT:
            self.bring(a, b & 1, b >> 1)
        elif kind == e.EQUIPPED:
            self.troop(b).host = self.referred(a)
        elif kind in (e.KILLED, e.DESTROYED):
            self.owe_for(a, is_killed=kind == e.KILLED)
            self.leave_play(a)
        elif kind == e.FELL:
            self.discard(self.items.pop(self.troop(a).arrived))
        elif kind == e.CAME_OFF:
            item = self.items.pop(self.troop(a).arrived)
            self.removed.add(a)
            self.to_hand(self.sides[b], a, (0, item.counters))
        elif kind == e.RETURNED:
            troop = self.troops.pop(self.troop(a).arrived)
            if a < CARDS:
                self.to_hand(self.sides[b], a, (troop.damage, troop.counters))
        elif kind == e.TURNED_UP:
            self.turn_up(a, b)
        else:
            return False
        return True

    def deploy(self, reference: int, dollars: int) -> None:
        """A troop comes to the Back Line; face down it may be one of those known before."""
        card, seat = reference & 63, reference >> e.CONTROLLER_AT
        side = self.sides[seat]
        side.dollars -= dollars
        marks = (0, 0)
        if not reference & e.IS_FACE_DOWN:
            self.show(card)
            marks = self.leave_hand(seat, card)
        else:
            take(side.hand, None if card == e.UNKNOWN_CARD else card)
        seen = None if card == e.UNKNOWN_CARD else card
        troop = InPlay(seen, self.tick(), seat, seat, None if seen is None else self.name(card))
        troop.paid = dollars if reference & e.IS_FACE_DOWN else None
        troop.damage, troop.counters = marks
        troop.turn.deployed = True
        self.arrive(troop, reference)

    def arrive(self, troop: InPlay, reference: int) -> None:
        assert troop.arrived == reference >> e.STAMP_AT & 0x3FFF
        self.troops[troop.arrived] = troop

    def bring(self, card: int, seat: int, dollars: int) -> None:
        """An item is put on the table, and a One-Time Item is used up."""
        self.show(card)
        side, stamp = self.sides[seat], self.tick()
        side.dollars -= dollars
        counters = self.leave_hand(seat, card)[1]
        if self.is_a(card, EQUIP):
            self.items[stamp] = InPlay(card, stamp, seat, seat, self.name(card), counters=counters)
        else:
            (side.buffs if self.is_a(card, TEAM_BUFF) else side.discard).add(card)

    def owe_for(self, card: int, *, is_killed: bool) -> None:
        """What has died costs its owner cards from the bottom of the deck."""
        if card < CARDS and (is_killed or self.house.readings["destroyed_cost"] == "discarded"):
            self.sides[card // CARDS_OF_A_DECK].owed += max(0, int(self.set.costs[self.show(card)]) - 1)

    def leave_play(self, card: int) -> None:
        """One that lies face down is turned up as it goes."""
        troop = self.called(card)
        if troop is None or troop.paid is not None:
            self.going.add(card)
        else:
            self.discard(self.troops.pop(troop.arrived))

    def discard(self, one: InPlay) -> None:
        if one.card is not None and one.card < CARDS:
            self.sides[one.owner].discard.add(one.card)

    def turn_up(self, card: int, stamp: int) -> None:
        self.show(card)
        troop = self.troops[stamp]
        troop.card, troop.name, troop.paid = card, self.name(card), None
        self.sides[troop.owner].known.pop(card, None)
        if card in self.going:
            self.going.remove(card)
            self.leave_play(card)

    def of_troops(self, kind: int, rule: int, a: int, b: int) -> bool:
        """What happens to cards in play."""
        if kind == e.MOVED:
            self.referred(a).line = FRONT_LINE if b == FRONT_LINE else 0
        elif kind == e.TOOK_CONTROL:
            self.troop(a).seat = b
        elif kind == e.BOARDED:
            self.troop(b).vehicle = self.referred(a)
        elif kind == e.STEPPED_OUT:
            pilot = self.called(b)
            if pilot:
                pilot.vehicle = None
        elif kind == e.COUNTERS:
            self.referred(a).counters = b
        elif kind in (e.DAMAGED, e.HEALED, e.PREVENTED):
            self.hurt(kind, self.referred(a), b)
        elif kind in (e.ATTACKED, e.SPENT, e.STRUCK):
            self.of_attacks(kind, a, b)
        elif kind == e.USED:
            source = self.called(a & 63)
            if source:
                source.turn.uses[a >> 6 & 3] += 1
        else:
            return self.of_this_turn(kind, a, b)
        return True

    def hurt(self, kind: int, troop: InPlay, b: int) -> None:
        if kind == e.DAMAGED:
            troop.damage = min(MOST_DAMAGE, troop.damage + (b >> 6))
        elif kind == e.HEALED:
            troop.damage -= b
        else:
            troop.turn.prevented -= b

    def of_attacks(self, kind: int, a: int, b: int) -> None:
        if kind == e.ATTACKED:
            self.troop(a).turn.attacks += 1
            self.attack = {"attacker": self.troop(a).name, "attacked": self.troop(b).name}
        else:
            self.attack = None

    def of_this_turn(self, kind: int, a: int, b: int) -> bool:
        """What is only for the turn."""
        if kind not in (e.SHIELDED, e.ATTACKS_AGAIN, e.GOT, e.GAINED_KEYWORD):
            return False
        turn = self.referred(a).turn
        if kind == e.SHIELDED:
            turn.prevented = min(MOST_PREVENTED, turn.prevented + b)
        elif kind == e.ATTACKS_AGAIN:
            turn.attacks_again += 1
        elif kind == e.GAINED_KEYWORD:
            turn.gained.add(b)
        elif b & 3 == DAMAGE_BONUS:
            turn.more_damage = min(MOST_BONUS, turn.more_damage + (b >> 2))
        else:
            turn.more_health = min(MOST_BONUS, turn.more_health + (b >> 2))
        return True

    # The view.

    def view(self) -> dict[str, Any]:
        """What of a view follows from events; the pending question is not an event."""
        self.settle_debts()
        fields = int(self.set.cards + self.set.tokens)
        has_turns = any(side.turns for side in self.sides)
        return {
            "seat": self.seat,
            "battle": self.battle,
            "battlefield": self.set.ids[fields + self.battlefield - 1] if self.battlefield else "neutral",
            "loser": seat_name(self.loser),
            "active": seat_name(self.mover) if has_turns else None,
            "players": {name: self.player(seat) for seat, name in enumerate(SEATS)},
            "attack": self.attack,
            "ending": ENDINGS[self.ending][0] if self.ending else None,
            "winners": [name for seat, name in enumerate(SEATS) if self.winners >> seat & 1],
            "losers": [name for seat, name in enumerate(SEATS) if self.losers >> seat & 1],
        }

    def settle_debts(self) -> None:
        """From an empty deck nothing is discarded; the active player's debt is seen to first."""
        for side in (self.sides[self.mover % 2], self.sides[1 - self.mover % 2]):
            if not side.deck_count:
                side.owed = 0
            if side.owed:
                return

    def player(self, seat: int) -> dict[str, Any]:
        side, own = self.sides[seat], seat == self.own
        troops = sorted((one for one in self.troops.values() if one.seat == seat), key=lambda one: one.arrived)
        known = sorted((since, self.name(card)) for card, since in side.known.items())
        return {
            "wins": self.wins[seat],
            "turns": side.turns,
            "dollars": side.dollars,
            "hand": [self.held(card) for card in sorted(filled(side.hand))] if own else None,
            "hand_count": len(side.hand),
            "known": [{"since": since, "card": name} for since, name in known],
            "deck": self.names(filled(side.deck)) if own else None,
            "deck_count": side.deck_count,
            "top": [self.name(card) for card in filled(side.top)] if own else None,
            "top_count": len(side.top),
            "bottom": [self.name(card) for card in filled(side.bottom)] if own else None,
            "bottom_count": len(side.bottom),
            "aside": self.names(filled(side.aside)) if own else None,
            "aside_count": len(side.aside),
            "failed": side.failed,
            "front": [self.standing(one) for one in troops if one.line == FRONT_LINE],
            "back": [self.standing(one) for one in troops if one.line != FRONT_LINE],
            "buffs": self.names(side.buffs),
            "discard": self.names(side.discard),
            "owed": side.owed,
            "seen_before": [self.set.ids[number] for number in sorted(self.seen_before[seat].elements())],
        }

    def names(self, cards: Iterable[int]) -> list[str]:
        return sorted(self.name(card) for card in cards)

    def held(self, card: int) -> dict[str, Any]:
        damage, counters = self.marks.get(card, (0, 0))
        return {"card": self.name(card), "damage": damage, "counters": counters, "removed": card in self.removed}

    def standing(self, troop: InPlay) -> dict[str, Any]:
        items = sorted((one for one in self.items.values() if one.host is troop), key=lambda one: one.arrived)
        pilots = [one.name for one in self.troops.values() if one.vehicle is troop]
        return {
            "card": troop.name,
            "arrived": troop.arrived,
            "face_down": troop.paid is not None,
            "paid": troop.paid,
            "owner": seat_name(troop.owner),
            "damage": troop.damage,
            "counters": troop.counters,
            "pilots": troop.vehicle is not None,
            "pilot": pilots[0] if pilots else None,
            "items": [
                {"card": one.name, "owner": seat_name(one.owner), "counters": one.counters, "uses": one.turn.uses}
                for one in items
            ],
            "deployed_now": troop.turn.deployed,
            "uses": troop.turn.uses,
            "attacks": troop.turn.attacks,
            "attacks_again": troop.turn.attacks_again,
            "prevented": troop.turn.prevented,
            "more_damage": troop.turn.more_damage,
            "more_health": troop.turn.more_health,
            "gained": [KEYWORDS[keyword] for keyword in sorted(troop.turn.gained)],
        }


def seat_name(seat: int) -> str | None:
    return None if seat == NO_SEAT else SEATS[seat]


def filled(cards: Hidden) -> list[int]:
    """The cards of one's own, all of which are known."""
    found = [card for card in cards if card is not None]
    assert len(found) == len(cards)
    return found


_latest: dict[str | None, Memory] = {}
"""Per seat the memory last asked for: a game that goes on is not heard again from the beginning."""


def remember(seat: str | None, events: list[int], house: House) -> Memory:
    """What a seat knows after these events."""
    memory = _latest.get(seat)
    if memory is None or memory.house is not house or memory.heard != events[: len(memory.heard)]:
        memory = _latest[seat] = Memory(seat, house)
    for event in events[len(memory.heard) :]:
        memory.hear(event)
    return memory


def recall(seat: str | None, events: list[int], house: House) -> dict[str, Any]:
    """The view that a seat's events add up to."""
    return remember(seat, events, house).view()
