"""Positions in the middle of a battle, written word by word; `battle.arranged` says what may be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catspaw.core.packed import written, written_at
from catspaw.games.claw_and_order.abilities.ops import ONLY_LOSER
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardSet
from catspaw.games.claw_and_order.state.numbers import LONGEST_QUEUE, CardField, DeckField, Phase, TurnField, Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.zones import printed_cost
from claw_and_order.cards import PAD, SPARE, split

SEATS = ("one", "two")
PHASES = {
    "set-up": Phase.SETTING_UP,
    "start": Phase.STARTING,
    "draw": Phase.DRAWING,
    "pilots": Phase.PILOTING,
    "play": Phase.PLAYING,
    "attack": Phase.ATTACKING,
    "end": Phase.ENDING,
}
Side = Mapping[str, Any]


class Half:
    """One side of an arrangement: which cards its player must have brought."""

    def __init__(self, own: CardSet, seat: int, side: Side) -> None:
        known = {
            *("front", "back", "hand", "discard", "buffs", "known", "deck", "top", "bottom", "items", "pilots"),
            *("damage", "counters", "face_down", "deployed", "attacked", "dollars", "turns", "wins"),
        }
        assert side.keys() <= known, f"unknown: {side.keys() - known}"
        self.own, self.seat, self.side = own, seat, side
        self.brought: list[str] = []
        self.lines = {line: list(side.get(line, ())) for line in ("front", "back")}
        if not side.keys() & {"front", "back"}:
            self.lines["front"] = ["sentry"]
        deck = list(side.get("deck", (...,)))
        self.pads = bool(deck) and deck[-1] is ...
        self.deck = [id for id in deck if id is not ...]

    def is_token(self, id: str) -> bool:
        return self.own.cards <= self.own.ids.index(id) < self.own.cards + self.own.tokens

    def collect(self, other: Half) -> None:
        """All cards of this player, 27 in number."""
        mine = [id for line in self.lines.values() for id in line if not id.startswith("their ")]
        lent = [id[6:] for line in other.lines.values() for id in line if id.startswith("their ")]
        items = [split(item)[0] for item in self.side.get("items", {})]
        piles = [id for key in ("hand", "discard", "buffs", "top", "bottom") for id in self.side.get(key, ())]
        self.brought = [id for id in mine + lent if not self.is_token(id)] + items + piles + self.deck
        missing = n.DECK_SIZE - len(self.brought)
        assert missing >= 0, f"{SEATS[self.seat]} has {-missing} cards too many"
        self.brought += [PAD if self.pads else SPARE] * missing


class Arrangement:
    """The words of a position being written."""

    def __init__(self, own: CardSet, position: Match, sides: list[Half]) -> None:
        self.own, self.position, self.sides = own, position, sides
        self.state = [0] * n.FIELDS
        shuffles = position.zones[Zone.SHUFFLES : Zone.SHUFFLES + 2]
        self.state[Zone.SHUFFLES : Zone.SHUFFLES + 2] = [int(word) for word in shuffles]
        for place in (Zone.ATTACKER, Zone.VICTIM, Zone.CHOSEN, Zone.SOURCE, Zone.THAT_CARD, Zone.OTHER_CARD):
            self.state[place] = n.NONE
        for place in (Zone.ARRIVED, Zone.SLAYER):
            self.state[place] = n.NONE
        self.free = [list(range(27)), list(range(27, 54))]
        self.summoned = list(range(n.SUMMONED, n.FIELD))
        self.in_play: list[dict[str, int]] = [{}, {}]
        """What each side calls its troops and items."""
        self.held: list[dict[str, int]] = [{}, {}]

    def take(self, seat: int, id: str) -> int:
        wanted = self.own.ids.index(id)
        card = next(card for card in self.free[seat] if self.position.card_index.definitions[card] == wanted)
        self.free[seat].remove(card)
        return card

    def call(self, names: dict[str, int], id: str, card: int) -> None:
        copies = sum(split(name)[0] == id for name in names)
        names[f"{id} {copies + 1}" if copies else id] = card

    def put(self, zone: int, card: int) -> None:
        self.state[zone] |= 1 << card

    def field(self, card: int, field: int, value: int) -> None:
        self.state[Zone.CARD_STATE + card] = written(self.state[Zone.CARD_STATE + card], field, value)

    def place(self, zone: int, place: int, card: int) -> None:
        self.state[zone] = written_at(self.state[zone], DeckField.CARD, place, card)

    def stamp(self, card: int) -> None:
        self.state[Zone.ARRIVALS] += 1
        self.field(card, CardField.STAMP, self.state[Zone.ARRIVALS])

    def write(self, active: int, phase: str, battlefield: str, loser: str, starter: int) -> None:
        for half in self.sides:
            self.lay_troops(half)
        for half in self.sides:
            self.lay_items(half)
            self.lay_piles(half)
            self.lay_marks(half)
            self.count(half, active, phase)
        self.state[Zone.ACTIVE], self.state[Zone.STARTER], self.state[Zone.PHASE] = active, starter, PHASES[phase]
        self.write_battle(battlefield, loser)
        self.position.load([active, 0, 0, 0, 0, 0, 0, *self.state])
        assert self.position.conserved(), "this arrangement cannot be"

    def lay_troops(self, half: Half) -> None:
        for line, zone in (("front", Zone.FRONT), ("back", Zone.BACK)):
            for name in half.lines[line]:
                id, owner = name.removeprefix("their "), half.seat ^ name.startswith("their ")
                if half.is_token(id):
                    card = self.summoned.pop(0)
                    self.field(card, CardField.TOKEN, self.own.ids.index(id) - self.own.cards)
                    self.state[Zone.SUMMONED_BY_TWO] |= owner << card
                else:
                    card = self.take(owner, id)
                self.stamp(card)
                self.put(zone + half.seat, card)
                self.call(self.in_play[half.seat], id, card)

    def lay_items(self, half: Half) -> None:
        seat, side = half.seat, half.side
        for item, host in side.get("items", {}).items():
            card = self.take(seat, split(item)[0])
            self.stamp(card)
            self.put(Zone.ITEMS + seat, card)
            self.in_play[seat][item] = card
            self.field(card, CardField.PARTNER, self.troop(seat, host) + 1)
        for id in side.get("buffs", ()):
            card = self.take(seat, id)
            self.stamp(card)
            self.put(Zone.BUFFS + seat, card)
            self.call(self.in_play[seat], id, card)
        for vehicle, pilot in side.get("pilots", {}).items():
            piloted, inside = self.troop(seat, vehicle), self.troop(seat, pilot)
            self.put(Zone.PILOTED, piloted)
            self.put(Zone.PILOTS, inside)
            self.field(piloted, CardField.PARTNER, inside + 1)
            self.field(inside, CardField.PARTNER, piloted + 1)

    def troop(self, seat: int, name: str) -> int:
        return self.in_play[seat ^ name.startswith("their ")][name.removeprefix("their ")]

    def lay_piles(self, half: Half) -> None:
        seat, side = half.seat, half.side
        for id in side.get("hand", ()):
            card = self.take(seat, id)
            self.put(Zone.HAND + seat, card)
            self.call(self.held[seat], id, card)
        for id in side.get("discard", ()):
            self.put(Zone.DISCARD_PILE + seat, self.take(seat, id))
        for place, id in enumerate(side.get("top", ())):
            self.place(Zone.TOP + seat, place, self.take(seat, id))
            self.state[Zone.TOP_COUNT + seat] += 1
        for place, id in enumerate(side.get("bottom", ())):
            words = (Zone.BOTTOM, Zone.BURIED, Zone.BURIED_DEEPER)
            self.place(words[place // LONGEST_QUEUE] + seat, place % LONGEST_QUEUE, self.take(seat, id))
            self.state[Zone.BOTTOM_COUNT + seat] += 1
        for id in half.deck:
            self.put(Zone.DECK + seat, self.take(seat, id))
        for card in self.free[seat]:
            self.put((Zone.DECK if half.pads else Zone.DISCARD_PILE) + seat, card)
        for name in side.get("known", ()):
            self.know(seat, self.held[seat][name])

    def know(self, seat: int, card: int) -> None:
        if not self.state[Zone.KNOWN + seat] >> card & 1:
            self.put(Zone.KNOWN + seat, card)
            self.state[Zone.ARRIVALS] += 1
            self.field(card, CardField.KNOWN_SINCE, self.state[Zone.ARRIVALS])

    def lay_marks(self, half: Half) -> None:
        seat, side = half.seat, half.side
        for key, field in (("damage", CardField.DAMAGE), ("counters", CardField.COUNTERS)):
            for name, number in side.get(key, {}).items():
                if name in self.in_play[seat]:
                    card = self.in_play[seat][name]
                    if key == "damage":
                        self.put(Zone.HURT, card)
                else:
                    card = self.held[seat][name]
                    self.know(seat, card)
                self.field(card, field, number)
        for name in side.get("face_down", ()):
            card = self.troop(seat, name)
            self.put(Zone.FACE_DOWN, card)
            paid = int(printed_cost(self.position, card))
            self.field(card, CardField.PAID, paid)
            costs = [int(self.own.costs[hider]) for hider in self.own.hiders]
            self.state[Zone.MAY_BE + card] = sum(1 << place for place, cost in enumerate(costs) if cost == paid)
        for name in side.get("deployed", ()):
            self.put(Zone.DEPLOYED_NOW, self.troop(seat, name))
        for name in side.get("attacked", ()):
            card = self.troop(seat, name)
            self.put(Zone.TOUCHED, card)
            self.state[Zone.TURN_STATE + card] = written(0, TurnField.ATTACKS, 1)

    def count(self, half: Half, active: int, phase: str) -> None:
        seat, side = half.seat, half.side
        dollars = 5 if phase == "set-up" else 10 if phase in ("pilots", "play") and seat == active else 0
        self.state[Zone.DOLLARS_OF + seat] = side.get("dollars", dollars)
        self.state[Zone.TURNS + seat] = side.get("turns", 0 if phase == "set-up" else 3)
        self.state[Zone.WINS + seat] = side.get("wins", 0)

    def write_battle(self, battlefield: str, loser: str) -> None:
        wins, own = self.state[Zone.WINS : Zone.WINS + 2], self.own
        if battlefield and not loser and not any(wins):
            loser = "one"
        if loser and not any(wins):
            self.state[Zone.WINS + (SEATS.index(loser) ^ 1)] = 1
        elif any(wins) and not loser:
            loser = SEATS[wins.index(min(wins))]
        self.state[Zone.LOSER] = SEATS.index(loser) if loser else n.NONE
        self.state[Zone.BATTLE] = 1 + sum(self.state[Zone.WINS : Zone.WINS + 2])
        if battlefield:
            number = own.ids.index(battlefield)
            self.state[Zone.BATTLEFIELD_CARD] = number - own.cards - own.tokens + 1
            only_loser = bool(own.traits[number] >> ONLY_LOSER & 1)
            for seat in range(2):
                if not only_loser or SEATS[seat] == loser:
                    self.put(Zone.BUFFS + seat, n.FIELD + seat)
