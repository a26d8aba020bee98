"""Perfect recall, written apart from the rules: a seat's view folded from nothing but its own events.

Of the hands it keeps every world that is possible, one by one. The engine keeps two pools instead:
exact while one unseen exchange is open, and from a second one on deliberately coarse. So the view
must say what the worlds say, or, since the exchanges overlapped, what pools say that allow them all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from catspaw.core.bits import members
from catspaw.core.journal import HIDDEN, KIND, THIRD_RULE, unpacked
from catspaw.core.setup import TableSetup
from catspaw.games.red_claw.cards.editions import ABILITY_IDS
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.endings import ENDINGS, Ending
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Ability
from red_claw.followed import OF_CARDS, OF_PILES, OF_RESOLUTION, followed

SEATS = ("white", "black", "grey", "brown")
COLOURS = ("red", "yellow", "green", "blue")
KINDS = ("point-1", "point-2", "point-3", "false-trail-1", "false-trail-2", "false-trail-3", "fake-evidence")


World = tuple[frozenset[int], ...]  # per seat the cards of its hand
MANY = 20_000
"""More ways to exchange a card than this are not followed one by one."""


class Hands:
    """What one observer knows of the hands: all possible worlds, or none of them if they are too many.

    Once exchanges overlapped, `known` and `pools` say what the engine documents. Which ability is used tells nothing.
    """

    def __init__(self, players: int) -> None:
        self.worlds: set[World] = {(frozenset(),) * players}
        self.pools: list[tuple[frozenset[int], list[int]]] = []
        """Cards that cannot be placed, and how many of them each hand holds."""
        self.known: list[frozenset[int]] = []
        self.sizes = [0] * players
        self.unseen = self.overlaps = 0
        """How often hidden hands exchanged cards, and how often with an earlier exchange still open."""

    def surely(self, seat: int) -> frozenset[int]:
        return self.known[seat] if self.pools else frozenset.intersection(*(world[seat] for world in self.worlds))

    def perhaps(self, seat: int) -> frozenset[int]:
        """What the hand may hold besides."""
        if self.pools:
            return frozenset().union(*(cards for cards, counts in self.pools if counts[seat]))
        return frozenset().union(*(world[seat] for world in self.worlds)) - self.surely(seat)

    def gain(self, seat: int, card: int) -> None:
        """A card is seen to come into a hand."""
        self.sizes[seat] += 1
        self.worlds = {changed(world, seat, world[seat] | {card}) for world in self.worlds}
        if self.pools:
            self.known[seat] |= {card}

    def lose(self, seat: int, card: int) -> None:
        """A card is seen to leave a hand."""
        self.see(seat, {card}, {card})
        self.sizes[seat] -= 1
        self.worlds = {changed(world, seat, world[seat] - {card}) for world in self.worlds}
        if self.pools:
            self.known[seat] -= {card}

    def see(self, seat: int, shown: set[int], among: set[int]) -> None:
        """A hand turns out to hold just these among some cards."""
        for k, (cards, counts) in enumerate(self.pools):
            counts[seat] -= len(cards & shown)
            self.known[seat] |= cards & shown
            self.pools[k] = cards - shown, counts
        fitting = {world for world in self.worlds if world[seat] & among == shown}
        assert fitting or not self.worlds, "no world fits what was seen"
        self.worlds = fitting
        self.place_pools()

    def exchange_unseen(self, seat: int, opponent: int) -> None:
        """Any card of either hand may have gone to the other."""
        self.unseen += 1
        if self.pools or len(self.worlds) > 1:
            self.overlaps += 1
            self.run_together(seat, opponent)
        ways = sum(len(world[seat]) * len(world[opponent]) for world in self.worlds)
        self.worlds = after_exchange(self.worlds, seat, opponent) if ways <= MANY else set()
        self.place_pools()

    def run_together(self, seat: int, opponent: int) -> None:
        """The documented coarseness: what is unplaced already joins the two hands, or is one pool beside them."""
        sure = [self.surely(k) for k in range(len(self.sizes))]
        unplaced = frozenset().union(*(self.perhaps(k) for k in range(len(self.sizes))))
        loose = [size - len(cards) for size, cards in zip(self.sizes, sure, strict=True)]
        held = [len(cards) if k in (seat, opponent) else 0 for k, cards in enumerate(sure)]
        both = sure[seat] | sure[opponent]
        self.pools = [(unplaced, loose), (both, held)]
        if loose[seat] or loose[opponent]:
            self.pools = [(unplaced | both, [a + b for a, b in zip(loose, held, strict=True)])]
        self.known = [frozenset() if k in (seat, opponent) else cards for k, cards in enumerate(sure)]

    def place_pools(self) -> None:
        """A pool that one hand holds alone is placed. What is left allows every world, and nothing else if all is."""
        if not self.pools:
            return
        for cards, counts in self.pools:
            if len(cards) in counts:
                self.known[counts.index(len(cards))] |= cards
        self.pools = [(cards, counts) for cards, counts in self.pools if len(cards) not in counts]
        for world in self.worlds:
            assert all(known <= hand for known, hand in zip(self.known, world, strict=True))
            assert all([len(hand & cards) for hand in world] == counts for cards, counts in self.pools)
        if not self.pools:
            assert self.worlds <= {tuple(self.known)}
            self.worlds = {tuple(self.known)}


def changed(world: World, seat: int, hand: frozenset[int]) -> World:
    return (*world[:seat], hand, *world[seat + 1 :])


def after_exchange(worlds: set[World], seat: int, opponent: int) -> set[World]:
    """Every world that one card each way could lead to."""
    return {
        changed(changed(world, seat, world[seat] - {mine} | {theirs}), opponent, world[opponent] - {theirs} | {mine})
        for world in worlds
        for mine in world[seat]
        for theirs in world[opponent]
    }


class Memory:
    """What one seat remembers."""

    def __init__(self, seat: str | None, setup: TableSetup) -> None:
        assert isinstance(setup.edition, Box)
        self.seat, self.setup, self.box = seat, setup, setup.edition
        self.heard: list[int] = []
        self.hands = Hands(len(setup.seats))
        self.levels = [0 for _ in setup.seats]
        self.tokens: list[set[int]] = [set() for _ in setup.seats]
        self.cancelled = [[0, 0, 0] for _ in setup.seats]
        self.rows: list[list[int]] = [[] for _ in COLOURS]  # from the first card to the last
        self.beside: list[list[int | None]] = [[None, None] for _ in COLOURS]
        self.stacks: list[list[int]] = [[] for _ in COLOURS]  # from the top down
        self.under = [set(range(14)) for _ in COLOURS]
        self.bag = set(range(40))
        self.to_deal: set[int] = set()
        self.turn = self.active = 0
        self.figure = self.used = self.wanted = self.given = n.NONE
        self.symbols: list[str] = []
        self.emptied: list[int] = []
        self.relaid = n.NONE  # the colour whose row was the last to be rebuilt in this turn
        self.ignored: set[int] = set()
        self.may_ignore: set[int] = set()
        self.places = 0  # of a row that is being resolved: how many have had their turn
        self.declined: set[int] = set()
        self.ending, self.winners = 0, 0

    def hear(self, event: int) -> None:
        self.heard.append(event)
        kind, a, b = unpacked(event)
        if kind == Event.MOVED | THIRD_RULE:
            self.advance(a, b)
        kind &= KIND
        if kind in OF_CARDS:
            self.move_card(kind, a, b)
        elif kind in OF_PILES:
            self.move_pile(kind, a, b)
        elif kind in (Event.LAID_TOKEN, Event.TOOK_TOKEN, Event.PASSED_ON, Event.MOVED_UP, Event.SWAPPED_TOKENS):
            self.move_token(kind, a, b)
        elif kind in OF_RESOLUTION:
            self.resolve(kind, a, b)
        elif kind == Event.TURN_BEGAN:
            self.active, self.turn = a, b
            self.used = self.relaid = n.NONE
            self.ignored = set()
        elif kind == Event.USED:
            self.used = b
        elif kind == Event.WANTED:
            self.wanted = a
        elif kind == Event.OFFERED and a != HIDDEN:
            self.given = a
        elif kind == Event.SKIPPED:
            self.symbols = ["choice" if self.used == Ability.CLAW_AS_CHOICE else "claw"]
        elif kind == Event.CHOSE:
            self.symbols.pop(0)
        elif kind == Event.SWAPPED_LAST:
            self.rows[a][-2:] = reversed(self.rows[a][-2:])
        elif kind == Event.TOOK_FIGURE:
            self.figure = a
        elif kind == Event.OVER:
            self.ending, self.winners = a, b & 15
        else:
            assert kind in (Event.STAYED, Event.OFFERED, Event.LAPSED, Event.TIED, Event.HAS_NO_CARD)

    def move_card(self, kind: int, a: int, b: int) -> None:
        """A card comes into a hand, or leaves it."""
        colour, value = divmod(a & 63, 14)
        if kind == Event.EXCHANGED:
            self.wanted = self.given = n.NONE
            if a == HIDDEN:
                self.hands.exchange_unseen(b & 3, b >> 2 & 3)
            else:
                for former, holder, card in ((b & 3, b >> 2 & 3, a & 63), (b >> 2 & 3, b & 3, a >> 6)):
                    self.hands.lose(former, card)
                    self.hands.gain(holder, card)
        elif kind in (Event.PLAYED, Event.THREW_OFF):
            self.hands.lose(b, a)
            self.stacks[colour].insert(0, value)
            self.symbols = followed(self.setup, a, self.used, self.rows) if kind == Event.PLAYED else []
        else:
            self.hands.gain(b, a & 63)
            if kind == Event.DEALT:
                self.to_deal.remove(a)
            elif kind == Event.TOOK:
                assert self.rows[colour].pop() == value
                self.emptied += [] if self.rows[colour] else [colour]
                if self.symbols and self.symbols[0] in COLOURS:
                    assert self.symbols.pop(0) == COLOURS[colour]
            else:
                assert self.stacks[colour].pop(0) == value
                if kind == Event.TOOK_TOP_FOR:
                    self.hands.lose(b, a >> 6)
                    self.stacks[colour].insert(0, (a >> 6) % 14)

    def move_pile(self, kind: int, a: int, b: int) -> None:
        """Between rows, piles and the cards to deal."""
        colour, value = divmod(a, 14)
        if kind == Event.SHUFFLED:
            self.under[a] |= set(self.stacks[a])
            self.stacks[a] = []
        elif kind == Event.LAID_ROW:
            word = a >> 5 | b << 16
            assert self.rows[a & 3] == [word >> 4 * at & 15 for at in range(a >> 2 & 7)][::-1]
            self.relaid = a & 3
        elif kind == Event.RETURNED:
            self.to_deal.remove(a)
            self.stacks[colour].insert(0, value)
        elif kind == Event.TRADED:
            self.to_deal ^= {a, b}
            self.under[colour] ^= {value, b % 14}
        else:
            self.under[colour].remove(value)
            if kind == Event.DREW_TOP:
                self.to_deal.add(a)
            elif kind == Event.TURNED_UP:
                self.stacks[colour].insert(0, value)
            else:
                self.rows[colour].append(value)

    def move_token(self, kind: int, a: int, b: int) -> None:
        """Between the bag, the rows and the players."""
        if kind == Event.LAID_TOKEN:
            self.bag.remove(a)
            self.beside[b & 3][b >> 2] = a
        elif kind == Event.TOOK_TOKEN:
            self.beside = [[None if token == a else token for token in two] for two in self.beside]
            self.tokens[b].add(a)
        elif kind == Event.PASSED_ON:
            self.tokens[b & 3].remove(a)
            self.tokens[b >> 2].add(a)
        elif kind == Event.MOVED_UP:
            self.beside[b & 3] = [a, None]
        else:
            self.beside[a].reverse()

    def resolve(self, kind: int, a: int, b: int) -> None:
        """An empty row, who shows and gives up what, and where the markers go."""
        if kind == Event.EMPTIED:
            assert self.emptied.pop(0) == a
            self.relaid, self.ignored, self.declined, self.places = n.NONE, set(), set(), 0
            able = {seat for seat, level in enumerate(self.levels) if level >= self.box.levels[Ability.IGNORE_CARD]}
            self.may_ignore = {seat for seat in able if self.hands.sizes[seat]}
        elif kind == Event.IGNORED:
            self.may_ignore.remove(b)
            if a != n.NONE:
                self.ignored.add(a % 14)
                self.hands.see(b, {a}, {a})
        elif kind == Event.CANCELLED:
            self.cancelled[a][b - 1] += 1
        elif kind == Event.MOVED:
            self.levels[a] = b
        elif kind == Event.DECLINED:
            self.declined.add(a)
        else:
            seat, colour = a & 3, a >> 2
            cards = {14 * colour + value for value in members(b)}
            if kind != Event.GAVE_UP:
                self.hands.see(seat, cards, set(range(14 * colour, 14 * colour + 14)))
            else:
                self.places += 1
                self.stacks[colour][:0] = members(b)[::-1]
                for card in cards:
                    self.hands.lose(seat, card)

    def advance(self, seat: int, level: int) -> None:
        """Somebody framed, who may now be able to ignore a card before the second token."""
        if self.places == 1 and level == self.box.levels[Ability.IGNORE_CARD] and self.hands.sizes[seat]:
            self.may_ignore = {seat}

    def to_ask(self) -> set[int]:
        """Who may still ignore a card, or lay a False Trail: the first who can, and everybody after."""
        if self.setup.readings["false_trail"] == "automatic" or not self.tokens_are_laid():
            return self.may_ignore
        seats = sorted(set(range(len(self.levels))) - self.declined, key=lambda seat: (seat < self.active, seat))
        while seats and not self.may_cancel(seats[0]):
            seats.pop(0)
        return set(seats)

    def tokens_are_laid(self) -> bool:
        """Whether a row is rebuilt, its pile's top turned up and its tokens filled as far as they go."""
        if self.relaid == n.NONE or (self.under[self.relaid] and not self.stacks[self.relaid]):
            return False
        there = [self.box.kinds[token] for token in self.beside[self.relaid] if token is not None]
        return len(there) == 2 or all(self.box.kinds[token] in there for token in self.bag)

    def may_cancel(self, seat: int) -> bool:
        held = self.kinds(self.tokens[seat])
        pairs = [min(held[f"point-{value}"], held[f"false-trail-{value}"]) for value in (1, 2, 3)]
        return any(used < pair for used, pair in zip(self.cancelled[seat], pairs, strict=True))

    def kinds(self, tokens: set[int]) -> Counter[str]:
        return Counter(KINDS[self.box.kinds[token]] for token in sorted(tokens))

    def view(self) -> dict[str, Any]:
        """What of a view follows from events; the pending question is not an event."""
        caught = {k for k, level in enumerate(self.levels) if level == max(self.levels)} - set(members(self.winners))
        beside = [[None if token is None else KINDS[self.box.kinds[token]] for token in two] for two in self.beside]
        return {
            "seat": self.seat,
            "turn": self.turn,
            "active": SEATS[self.active] if self.turn else None,
            "rows": {name: row[:] for name, row in zip(COLOURS, self.rows, strict=True)},
            "piles": {name: self.pile(colour) for colour, name in enumerate(COLOURS)},
            "tokens": dict(zip(COLOURS, beside, strict=True)),
            "bag": self.kinds(self.bag),
            "to_deal": texts(self.to_deal),
            "players": {name: self.player(seat) for seat, name in enumerate(self.setup.seats)},
            "figure": None if self.figure == n.NONE else SEATS[self.figure],
            "used": None if self.used == n.NONE else ABILITY_IDS[self.used - 1],
            "wanted": SEATS[self.wanted - 56] if 56 <= self.wanted < n.NONE else card_text(self.wanted),
            "given": card_text(self.given),
            "symbols": self.symbols[:],
            "emptied": [COLOURS[colour] for colour in self.emptied],
            "ignored": [] if self.tokens_are_laid() and not self.to_ask() else sorted(self.ignored),
            "ending": ENDINGS[self.ending][0] if self.ending else None,
            "winners": [SEATS[k] for k in members(self.winners)],
            "losers": [SEATS[k] for k in sorted(caught) if self.ending in (Ending.AT_TEN, Ending.NO_TOKENS)],
        }

    def pile(self, colour: int) -> dict[str, Any]:
        stack, under = self.stacks[colour][:], sorted(self.under[colour])
        return {"count": len(stack + under), "top": stack[0] if stack else None, "stack": stack, "under": under}

    def player(self, seat: int) -> dict[str, Any]:
        return {
            "level": self.levels[seat],
            "hides": self.levels[seat] >= self.box.levels[Ability.HIDE_HAND],
            "cards": self.hands.sizes[seat],
            "surely": texts(self.hands.surely(seat)),
            "perhaps": texts(self.hands.perhaps(seat)),
            "tokens": self.kinds(self.tokens[seat]),
            "cancelled": self.cancelled[seat][:],
            "is_to_be_asked": seat in self.to_ask(),
        }


def card_text(card: int) -> str | None:
    return None if card == n.NONE else f"{COLOURS[card // 14]} {card % 14}"


def texts(cards: Iterable[int]) -> list[str | None]:
    return [card_text(card) for card in sorted(cards)]


_latest: dict[str | None, Memory] = {}
"""Per seat the memory last asked for: a game that goes on is not heard again from the beginning."""


def remember(seat: str | None, events: list[int], setup: TableSetup) -> Memory:
    """What a seat knows after these events."""
    memory = _latest.get(seat)
    if memory is None or memory.setup is not setup or memory.heard != events[: len(memory.heard)]:
        memory = _latest[seat] = Memory(seat, setup)
    for event in events[len(memory.heard) :]:
        memory.hear(event)
    return memory


def recall(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    """The view that a seat's events add up to."""
    return remember(seat, events, setup).view()
