"""A seat's memory as its view would have it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.state.card_index import DeckList
from catspaw.games.claw_and_order.state.endings import ENDINGS
from claw_and_order.memory import Memory
from claw_and_order.remembered import FRONT_LINE, KEYWORDS, SEATS, STANDINGS, InPlay, filled, seat_name


class Recollection(Memory):
    """What is remembered, told as a view."""

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
            "decklist": self.decklist(seat),
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
            "taking_effect": next(iter(self.names(side.taking_effect)), None),
            "discard": self.names(side.discard),
            "owed": side.owed,
            "seen_before": [self.set.ids[number] for number in sorted(self.seen_before[seat].elements())],
        }

    def decklist(self, seat: int) -> list[str] | None:
        if seat != self.own and self.setup.readings["decklists"] != "open":
            return None
        deck = self.setup.decks[seat]
        assert isinstance(deck, DeckList)
        return sorted(self.set.ids[number] for number in deck.cards)

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
            "less_damage": troop.turn.less_damage,
            "less_health": troop.turn.less_health,
            "lost": [KEYWORDS[keyword] for keyword in sorted(troop.turn.lost)],
            "stands": [STANDINGS[standing] for standing in sorted(troop.turn.stands)],
            "stunned": troop.turn.stunned or troop.is_to_be_stunned,
            "gained": [KEYWORDS[keyword] for keyword in sorted(troop.turn.gained)],
        }


_latest: dict[str | None, Recollection] = {}
"""Per seat the memory last asked for: a game that goes on is not heard again from the beginning."""


def remember(seat: str | None, events: list[int], setup: TableSetup) -> Recollection:
    """What a seat knows after these events."""
    memory = _latest.get(seat)
    if memory is None or memory.setup is not setup or memory.heard != events[: len(memory.heard)]:
        memory = _latest[seat] = Recollection(seat, setup)
    for event in events[len(memory.heard) :]:
        memory.hear(event)
    return memory


def recall(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    """The view that a seat's events add up to."""
    return remember(seat, events, setup).view()
