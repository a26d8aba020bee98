"""What tests read off a battle: who is asked what, what has happened, where cards are and what is on them."""

from __future__ import annotations

from catspaw.core.bits import members
from catspaw.core.journal import KIND, unpacked
from catspaw.core.outcome import Outcome
from catspaw.games.claw_and_order.abilities.ops import KEYWORDS
from catspaw.games.claw_and_order.abilities.prices import cost_of
from catspaw.games.claw_and_order.abilities.statics import having, health_of, strength_of
from catspaw.games.claw_and_order.edge.view import MatchView
from catspaw.games.claw_and_order.rules.leaving import items_on
from catspaw.games.claw_and_order.state import card_state as w
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardSet
from catspaw.games.claw_and_order.state.deck import cards_on, cards_under, deck_of
from catspaw.games.claw_and_order.state.events import EVENTS
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.zones import controller_of, definition_of, owner_of, troops_in_play
from claw_and_order.arrangement import SEATS
from claw_and_order.cards import SPARE, split
from contract.asked import Asked

KEYWORD_NAMES = ("flying", "reach", "observer", "retreat", "stealth")


class Reading(Asked):
    """The reading half of a `Battle`."""

    own: CardSet
    _mark: int

    # What is asked, and what is known.

    @property
    def position(self) -> Match:
        position = self.table._position
        assert isinstance(position, Match)
        return position

    @property
    def question(self) -> tuple[str | None, str | None, set[str]]:
        """Who is asked what, and what may be answered."""
        return self.asked, self.prompt, self.options

    @property
    def rules(self) -> dict[str, str]:
        """The rule behind each option."""
        return {option.text: option.rule for option in self.table.question.options} if self.table.question else {}

    @property
    def outcome(self) -> Outcome:
        assert self.table.outcome is not None, f"the match goes on: {self.question}"
        return self.table.outcome

    @property
    def is_over(self) -> bool:
        return self.table.outcome is not None

    @property
    def happened(self) -> list[tuple[int, int, int]]:
        """The events since the last answer of the test, without the marks of their rules."""
        events = [unpacked(event) for event in self.table.all_events()[self._mark :]]
        return [(kind & KIND, a, b) for kind, a, b in events]

    @property
    def kinds(self) -> list[int]:
        """The kinds of these events."""
        return [kind for kind, _, _ in self.happened]

    def order(self, *kinds: int) -> list[int]:
        """The kinds of these events, as far as they are among some."""
        return [kind for kind in self.kinds if kind in kinds]

    def told(self, kind: int) -> list[tuple[int, int]]:
        """The numbers of those of one kind."""
        return [(a, b) for found, a, b in self.happened if found == kind]

    def cited(self, kind: int) -> list[str]:
        """The rules that those of one kind cite."""
        events = self.table.all_events()[self._mark :]
        return [self.table.game.event_rule(event) for event in events if event & KIND == kind]

    def sees(self, seat: str | None) -> MatchView:
        """A seat's view."""
        view = self.table.view(seat)
        assert isinstance(view, MatchView)
        return view

    def word(self, place: int, seat: str = "one") -> int:
        """A word of the position, such as `n.PHASE`, or `n.TURNS` of a seat."""
        return int(self.position.zones[place + SEATS.index(seat)])

    @property
    def active(self) -> str:
        return SEATS[self.word(Zone.ACTIVE)]

    @property
    def number(self) -> int:
        """Which battle of the match it is."""
        return self.word(Zone.BATTLE)

    @property
    def battlefield(self) -> str:
        number = self.word(Zone.BATTLEFIELD_CARD)
        return self.own.ids[self.own.cards + self.own.tokens + number - 1] if number else "neutral"

    def dollars(self, seat: str) -> int:
        return self.word(Zone.DOLLARS_OF, seat)

    def wins(self, seat: str) -> int:
        return self.word(Zone.WINS, seat)

    def turns(self, seat: str) -> int:
        return self.word(Zone.TURNS, seat)

    # Where cards are: lists of ids. Troops, items and buffs from the oldest to the youngest, others by id.

    def front(self, seat: str) -> list[str]:
        return self._by_age(self.word(Zone.FRONT, seat))

    def back(self, seat: str) -> list[str]:
        return self._by_age(self.word(Zone.BACK, seat))

    def buffs(self, seat: str) -> list[str]:
        return self._by_age(self.word(Zone.BUFFS, seat) & ((1 << n.FIELD) - 1))

    def items(self, troop: str) -> list[str]:
        """The Equip Items on a troop."""
        return self._by_age(items_on(self.position, self.card(troop)))

    def hand(self, seat: str) -> list[str]:
        return self._by_id(self.word(Zone.HAND, seat))

    def deck(self, seat: str) -> list[str]:
        return self._by_id(deck_of(self.position, SEATS.index(seat)))

    def aside(self, seat: str) -> list[str]:
        return self._by_id(self.word(Zone.ASIDE, seat))

    def discard(self, seat: str) -> list[str]:
        """The discard pile, without rags."""
        return [id for id in self._by_id(self.word(Zone.DISCARD_PILE, seat)) if id != SPARE]

    def queue(self, seat: str, place: int = Zone.TOP) -> list[str]:
        """Cards on the deck whose place its owner knows, the uppermost first; with n.BOTTOM the lowest first."""
        queue = cards_on if place == Zone.TOP else cards_under
        return [self.id(card) for card in queue(self.position.zones, SEATS.index(seat))]

    def face_down(self) -> list[str]:
        return self._by_age(self.word(Zone.FACE_DOWN))

    def piloted(self) -> dict[str, str]:
        """The vehicles with a pilot, and who it is."""
        vehicles = members(self.word(Zone.PILOTED))
        return {self.id(card): self.id(int(w.partner_of(self.position, card))) for card in vehicles}

    def id(self, card: int) -> str:
        """What is printed on a card with this number."""
        return self.own.ids[definition_of(self.position, card)]

    def _by_age(self, cards: int) -> list[str]:
        return [self.id(card) for card in sorted(members(cards), key=self.stamp)]

    def _by_id(self, cards: int) -> list[str]:
        return sorted(self.id(card) for card in members(cards))

    def stamp(self, card: int) -> int:
        return int(w.stamp_of(self.position, card))

    # One card, named like `tom`, `two's tom`, `tom 2` or `two's tom 2`: one in play if there is one.

    def card(self, name: str) -> int:
        """The number of a card; it must be clear which one is meant."""
        seat, bare = (SEATS.index(name[:3]), name[6:]) if name[3:6] == "'s " else (None, name)
        id, copy = split(bare)
        cards = [card for card in range(n.FIELD) if card < n.CARDS or troops_in_play(self.position) >> card & 1]
        found = [card for card in cards if self.id(card) == id and seat in (None, self.controller(card))]
        in_play = [card for card in found if self._is_in_play(card)] or found
        in_play.sort(key=lambda card: (self.controller(card), self.stamp(card)))
        sides = {self.controller(card) for card in in_play}
        assert in_play and len(sides) == 1, f"which card is {name!r}? {[self.place(card) for card in in_play]}"
        return in_play[copy - 1]

    def controller(self, card: int) -> int:
        return int(controller_of(self.position, card))

    def owner(self, name: str) -> str:
        return SEATS[int(owner_of(self.position, self.card(name)))]

    def _is_in_play(self, card: int) -> bool:
        zones = self.position.zones
        items = zones[Zone.ITEMS] | zones[Zone.ITEMS + 1] | zones[Zone.BUFFS] | zones[Zone.BUFFS + 1]
        return bool((troops_in_play(self.position) | items) >> card & 1)

    def where(self, name: str) -> str:
        """Where a card is, such as `one's front`, `two's hand` or `one's discard`."""
        return self.place(self.card(name))

    def place(self, card: int) -> str:
        zones = {
            "front": Zone.FRONT,
            "back": Zone.BACK,
            "hand": Zone.HAND,
            "deck": Zone.DECK,
            "items": Zone.ITEMS,
            "buffs": Zone.BUFFS,
            "discard": Zone.DISCARD_PILE,
            "aside": Zone.ASIDE,
        }
        for seat in SEATS:
            for name, zone in zones.items():
                cards = deck_of(self.position, SEATS.index(seat)) if name == "deck" else self.word(zone, seat)
                if cards >> card & 1:
                    return f"{seat}'s {name}"
        return "nowhere"

    def damage(self, name: str) -> int:
        """The damage on a card."""
        return int(w.damage_on(self.position, self.card(name)))

    def counters(self, name: str) -> int:
        return int(w.counters_on(self.position, self.card(name)))

    def strength(self, name: str) -> int:
        """The damage that a troop deals now."""
        return int(strength_of(self.position, self.card(name)))

    def health(self, name: str) -> int:
        """The damage that a troop dies of now."""
        return int(health_of(self.position, self.card(name)))

    def keywords(self, name: str) -> set[str]:
        bit = 1 << self.card(name)
        return {KEYWORD_NAMES[keyword] for keyword in range(KEYWORDS) if having(self.position, bit, keyword)}

    def cost(self, seat: str, id: str) -> int:
        """What a card in a seat's hand costs now."""
        hand = members(self.word(Zone.HAND, seat))
        card = next(card for card in hand if self.id(card) == id)
        return int(cost_of(self.position, SEATS.index(seat), card))


def perceived_by(event: int, seat: int) -> int:
    """An event as a seat perceives it: in this game nothing goes unnoticed."""
    found = EVENTS.perceived_by(event, seat)
    assert found is not None
    return found
