"""What a seat remembers of a match, event by event."""

from __future__ import annotations

from collections import Counter

from catspaw.core.journal import HIDDEN, KIND, unpacked
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.remembered import (
    CARDS,
    CARDS_OF_A_DECK,
    CONTROLLER_AT,
    EQUIP,
    FRONT_LINE,
    IS_FACE_DOWN,
    NO_SEAT,
    SEATS,
    STAMP_AT,
    TEAM_BUFF,
    THIS_TURN,
    UNKNOWN_CARD,
    WHILE_OWING,
    Hidden,
    InPlay,
    Side,
    ThisTurn,
    take,
)


class Memory:
    """What one seat remembers."""

    def __init__(self, seat: str | None, setup: TableSetup) -> None:
        assert isinstance(setup.edition, CardSet)
        self.seat, self.setup, self.set = seat, setup, setup.edition
        self.own = SEATS.index(seat) if seat else NO_SEAT
        self.heard: list[int] = []
        self.shown: set[int] = set()
        """Cards whose face an event has shown."""
        self.battle, self.battlefield, self.loser, self.wins = 1, 0, NO_SEAT, [0, 0]
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
        is_open = self.setup.readings["decklists"] == "open"
        assert is_open or seat == self.own or card in self.shown, f"nothing told which card {card} is"
        deck = self.setup.decks[seat]
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
        stamp = reference >> STAMP_AT & 0x3FFF
        found = self.troops.get(stamp) or self.items[stamp]
        assert found.card is None or found.card == reference & 63
        assert (found.paid is not None) == bool(reference & IS_FACE_DOWN)
        assert found.seat == reference >> CONTROLLER_AT
        return found

    def called(self, card: int) -> InPlay | None:
        """A troop or item by its card, if it is in play and has been seen."""
        return next((one for one in (*self.troops.values(), *self.items.values()) if one.card == card), None)

    def troop(self, card: int) -> InPlay:
        return next(one for one in (*self.troops.values(), *self.items.values()) if one.card == card)

    def tick(self) -> int:
        self.clock += 1
        return self.clock

    def hear(self, event: int) -> None:
        self.heard.append(event)
        kind, a, b = unpacked(event)
        rule, kind = kind & ~KIND, kind & KIND
        if kind not in WHILE_OWING:
            self.forget_debts()
        for group in (self.of_battles, self.of_turns, self.of_hands, self.of_play, self.of_troops):
            if group(kind, rule, a, b):
                return
        assert kind in (
            Event.STAYED, Event.TRIGGERED, Event.DROPPED, Event.CHOSE, Event.RESPONDED, Event.DECLINED,
            Event.CHOSE_MODE, Event.NOT_SUMMONED, Event.FOUND_NOTHING, Event.AT_BOUND, Event.SEAT_AT_BOUND,
        )  # fmt: skip

    def forget_debts(self) -> None:
        """Before anything else happens, decks have paid what they could."""
        for side in self.sides:
            assert not (side.owed and side.deck_count)
            side.owed = 0

    def of_battles(self, kind: int, rule: int, a: int, b: int) -> bool:
        if kind == Event.BATTLE_BEGAN:
            self.battle, self.battlefield = a, b
        elif kind == Event.STARTS:
            self.mover = self.starter = a
        elif kind == Event.CHOSE_BATTLEFIELD:
            self.battlefield = b
        elif kind == Event.LOST_BATTLE:
            self.end_battle(a)
        elif kind == Event.OVER:
            self.ending, self.winners, self.losers = a, b & 3, b >> 2
        else:
            return False
        return True

    def end_battle(self, loser: int) -> None:
        """A second win ends the match, and all stays as it is."""
        self.wins[1 - loser] += 1
        if self.wins[1 - loser] == 2:
            return
        if self.setup.readings["decklists"] == "closed":
            for seat, before in enumerate(self.seen_before):
                self.seen_before[seat] = before | Counter(map(self.definition, self.seen_now(seat)))
        self.loser, self.battle = loser, self.battle + 1
        self.begin_battle()

    def seen_now(self, seat: int) -> set[int]:
        """The cards of a deck that everybody has seen in this battle."""
        side = self.sides[seat]
        in_play = [one for one in (*self.troops.values(), *self.items.values()) if one.paid is None]
        shown = {one.card for one in in_play if one.card is not None and one.card < CARDS and one.owner == seat}
        return shown | side.buffs | side.discard | side.taking_effect | set(side.known)

    def of_turns(self, kind: int, rule: int, a: int, b: int) -> bool:
        if kind == Event.TURN_BEGAN:
            self.wipe_turn()
            self.mover = a
            self.sides[a].turns += 1
            for one in [one for one in self.troops.values() if one.seat == a]:
                one.turn.stunned, one.is_to_be_stunned = one.is_to_be_stunned, False
        elif kind == Event.GAINED:
            self.sides[a].dollars += b
        elif kind == Event.LOST:
            self.sides[a].dollars -= b
        elif kind == Event.TURN_ENDED and rule and a == self.starter:
            self.sides[a].dollars = 0
            self.mover = 1 - a
        elif kind == Event.TURN_ENDED:
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
        if kind == Event.DREW:
            self.sides[b].draw(card)
        elif kind == Event.LOOKED:
            self.sides[b & 1].look(card, b >> 1)
        elif kind == Event.PUT_BACK:
            if a >> 1:
                self.sides[a & 1].put_under(b)
        elif kind == Event.SHUFFLED:
            self.shuffle(self.sides[a], with_aside=not rule)
        elif kind == Event.SET_ASIDE:
            side = self.sides[a]
            side.aside += side.hand
            side.hand, side.failed = [], b
        elif kind == Event.MILLED:
            self.show(a)
            self.sides[b].mill(a)
            self.sides[b].owed -= 1
        elif kind == Event.OWES:
            self.sides[a].owed += b
        elif kind == Event.DISCARDED:
            self.show(a)
            self.leave_hand(b, a)
            self.sides[b].discard.add(a)
        elif kind == Event.SHOWED:
            self.show(a)
            self.sides[b].known[a] = self.clock if rule else self.tick()
        elif kind in (Event.FOUND, Event.RECOVERED):
            self.fetch(self.sides[b], a, from_deck=kind == Event.FOUND)
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
        self.marks[card] = (0, 0) if self.setup.readings["counters_off_table"] == "heal" else marks

    def leave_hand(self, seat: int, card: int) -> tuple[int, int]:
        """A card is seen to leave a hand; tells what was written on it."""
        take(self.sides[seat].hand, card)
        self.sides[seat].known.pop(card, None)
        return self.marks.pop(card, (0, 0))

    def of_play(self, kind: int, rule: int, a: int, b: int) -> bool:
        """Cards that come into play and leave it."""
        if kind == Event.DEPLOYED:
            self.deploy(a, b)
        elif kind == Event.SUMMONED:
            name = self.set.ids[int(self.set.cards) + b]
            self.arrive(InPlay(a & 63, self.tick(), a >> CONTROLLER_AT, a >> CONTROLLER_AT, name), a)
        elif kind == Event.BROUGHT:
            self.bring(a, b & 1, b >> 1)
        elif kind == Event.USED_UP:
            self.sides[b].taking_effect.remove(a)
            self.sides[b].discard.add(a)
        elif kind == Event.EQUIPPED:
            self.troop(b).host = self.referred(a)
        elif kind in (Event.KILLED, Event.DESTROYED):
            self.owe_for(a, is_killed=kind == Event.KILLED)
            self.leave_play(a)
        elif kind == Event.ITEM_DESTROYED:
            self.destroy_item(a, b)
        elif kind == Event.FELL:
            self.discard(self.items.pop(self.troop(a).arrived))
        elif kind == Event.CAME_OFF:
            item = self.items.pop(self.troop(a).arrived)
            self.removed.add(a)
            self.to_hand(self.sides[b], a, (0, item.counters))
        elif kind == Event.RETURNED:
            troop = self.troops.pop(self.troop(a).arrived)
            if a < CARDS:
                self.to_hand(self.sides[b & 1], a, (troop.damage, troop.counters))
        elif kind == Event.TURNED_UP:
            self.turn_up(a, b)
        else:
            return False
        return True

    def deploy(self, reference: int, dollars: int) -> None:
        """A troop comes to the Back Line; face down it may be one of those known before."""
        card, seat = reference & 63, reference >> CONTROLLER_AT
        side = self.sides[seat]
        side.dollars -= dollars
        marks = (0, 0)
        if not reference & IS_FACE_DOWN:
            self.show(card)
            marks = self.leave_hand(seat, card)
        else:
            take(side.hand, None if card == UNKNOWN_CARD else card)
        seen = None if card == UNKNOWN_CARD else card
        troop = InPlay(seen, self.tick(), seat, seat, None if seen is None else self.name(card))
        troop.paid = dollars if reference & IS_FACE_DOWN else None
        troop.damage, troop.counters = marks
        troop.turn.deployed = True
        self.arrive(troop, reference)

    def arrive(self, troop: InPlay, reference: int) -> None:
        assert troop.arrived == reference >> STAMP_AT & 0x3FFF
        self.troops[troop.arrived] = troop

    def bring(self, card: int, seat: int, dollars: int) -> None:
        """An item is put on the table, and a One-Time Item takes effect."""
        self.show(card)
        side, stamp = self.sides[seat], self.tick()
        side.dollars -= dollars
        counters = self.leave_hand(seat, card)[1]
        if self.is_a(card, EQUIP):
            self.items[stamp] = InPlay(card, stamp, seat, seat, self.name(card), counters=counters)
        else:
            (side.buffs if self.is_a(card, TEAM_BUFF) else side.taking_effect).add(card)

    def owe_for(self, card: int, *, is_killed: bool) -> None:
        """What has died costs its owner cards from the bottom of the deck."""
        if card < CARDS and (is_killed or self.setup.readings["destroyed_cost"] == "discarded"):
            self.sides[card // CARDS_OF_A_DECK].owed += max(0, int(self.set.costs[self.show(card)]) - 1)

    def destroy_item(self, card: int, seat: int) -> None:
        """An Equip Item or a Team Buff."""
        if card in self.sides[seat].buffs:
            self.sides[seat].buffs.remove(card)
            self.sides[seat].discard.add(card)
        else:
            self.discard(self.items.pop(self.troop(card).arrived))

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
        if kind == Event.MOVED:
            self.referred(a).line = FRONT_LINE if b == FRONT_LINE else 0
        elif kind == Event.TOOK_CONTROL:
            self.troop(a).seat = b
        elif kind == Event.BOARDED:
            self.troop(b).vehicle = self.referred(a)
        elif kind == Event.STEPPED_OUT:
            pilot = self.called(b)
            if pilot:
                pilot.vehicle = None
        elif kind == Event.COUNTERS:
            self.referred(a).counters = b
        elif kind in (Event.DAMAGED, Event.HEALED, Event.PREVENTED):
            self.referred(a).hurt(kind, b)
        elif kind in (Event.ATTACKED, Event.SPENT, Event.STRUCK):
            self.of_attacks(kind, a, b)
        elif kind == Event.USED:
            source = self.called(a & 63)
            if source:
                source.turn.uses[a >> 6 & 3] += 1
        else:
            return self.of_this_turn(kind, rule, a, b)
        return True

    def of_attacks(self, kind: int, a: int, b: int) -> None:
        if kind == Event.ATTACKED:
            self.troop(a).turn.attacks += 1
            self.attack = {"attacker": self.troop(a).name, "attacked": self.troop(b).name}
        else:
            self.attack = None

    def of_this_turn(self, kind: int, rule: int, a: int, b: int) -> bool:
        """What is only for the turn."""
        if kind == Event.STUNNED:
            self.referred(a).is_to_be_stunned = True
            return True
        if kind not in THIS_TURN:
            return False
        self.referred(a).turn.hear(kind, b, is_less=bool(rule))
        return True
