"""A hunt to tell tests with: the test answers for everybody, and chance answers as wished."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

import catspaw
from catspaw.core.errors import CatspawError
from catspaw.core.journal import KIND, unpacked
from catspaw.core.outcome import Outcome
from catspaw.games.red_claw.cards.editions import COLOUR_NAMES, TOKEN_IDS, edition_text, read_box
from catspaw.games.red_claw.edge.view import HuntView
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.numbers import Zone
from contract.asked import Asked

WHITE, BLACK, GREY, BROWN = range(4)
RED, YELLOW, GREEN, BLUE = range(4)
SEATS = ("white", "black", "grey", "brown")
COLOURS = COLOUR_NAMES
ROWS = set(COLOURS)
POINTS = {"point-1": 1, "point-2": 2, "point-3": 3, "fake-evidence": 1}
USUAL = ("point-1", "point-2")
"""The tokens beside a row of which nothing is wished."""

Cards = Mapping[str, Sequence[str]]
Values = Mapping[str, Sequence[int]]
Kinds = Mapping[str, Sequence[str | None]]


def card(text: str) -> int:
    """The number of a card such as `red 7`."""
    colour, value = text.split()
    return COLOURS.index(colour) * 14 + int(value)


def values(*cards: int) -> int:
    """A set of values, as events name it."""
    return sum(1 << value for value in cards)


def own_box(folder: Path, *, swapped: tuple[int, int] = (1, 1), **counts: int) -> Box:
    """A box with these tokens and no others, such as `point_1=2, false_trail_1=38`, or with two levels swapped."""
    text = edition_text("mouse-agents")
    for kind in TOKEN_IDS if counts else ():
        text = re.sub(rf"(?m)^{kind} +=.*", f"{kind} = {counts.get(kind.replace('-', '_'), 0)}", text, count=1)
    one, other = swapped
    text = (
        text.replace(f"\n{one} =", "\nthis =").replace(f"\n{other} =", f"\n{one} =").replace("\nthis =", f"\n{other} =")
    )
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return read_box(str(path))


def undealt(players: int = 2, *, edition: str | Box | None = None, **rulings: str) -> Hunt:
    """A hunt of which nothing is laid out yet, and whose chance the test answers itself."""
    return Hunt(players, edition, rulings)


def hunt(
    players: int = 2,
    *,
    rows: Values | None = None,
    tokens: Kinds | None = None,
    hands: Cards | None = None,
    first: str = "white",
    edition: str | Box | None = None,
    **rulings: str,
) -> Hunt:
    """The first turn of a hunt that was dealt like this.

    Rows are told from their first card to the last. Where nothing is wished, rows get their
    lowest cards, tokens are the usual ones, and hands and piles get what is lowest too.
    """
    game = undealt(players, edition=edition, **rulings)
    return game.is_dealt(rows or {}, tokens or {}, hands or {}).says(first)


def arranged(
    players: int = 2,
    *,
    rows: Values | None = None,
    piles: Values | None = None,
    hands: Cards | None = None,
    tokens: Kinds | None = None,
    owns: Cards | None = None,
    levels: Mapping[str, int] | None = None,
    figure: str = "",
    turn: int = 1,
    bag: Sequence[str] | None = None,
    first: str = "white",
    edition: str | Box | None = None,
    **rulings: str,
) -> Hunt:
    """A turn in a later state, which takes too long to reach by playing.

    The words of the position are written while chance is asked who begins, so that every
    question after that is the rules' own. Cards of which nothing is said go to rows without a wish
    and then to the piles, whose seen cards are told from the top down; `levels` become
    point tokens; `bag` names all that is left in it.
    """
    game = undealt(players, edition=edition, **rulings).is_dealt({}, {}, {})
    zones = Arrangement(game.box)
    zones.lay_cards(rows or {}, piles or {}, hands or {})
    zones.lay_tokens(tokens or {}, owns or {}, levels or {}, bag)
    zones.move_markers(figure, automatic=game.table.setup.readings["false_trail"] == "automatic")
    state = {"turns": turn - 1, "figure": SEATS.index(figure) if figure else n.NONE, "bag": zones.bag}
    position = game.table._position
    fields = dict(zip(position.FIELDS, position.state(), strict=False)) | state
    shuffles = [game.zone(Zone.SHUFFLES + colour) for colour in range(4)]
    zones.state[Zone.SHUFFLES : Zone.SHUFFLES + 4] = shuffles
    position.load([*fields.values(), *zones.state])
    assert position.conserved(), "this arrangement has cards or tokens twice, or too few"
    return game.says(first)


class Arrangement:
    """The zones of a position being written."""

    def __init__(self, box: Box) -> None:
        self.state = [0] * n.ZONES
        self.kinds = [TOKEN_IDS[kind] for kind in box.kinds]
        self.free = list(range(n.TOKENS_IN_ALL))
        self.bag = 0
        self.owned: dict[int, list[str]] = {}

    def lay_cards(self, rows: Values, piles: Values, hands: Cards) -> None:
        held = {card(text) for hand in hands.values() for text in hand}
        for seat, hand in hands.items():
            self.state[Zone.HAND + SEATS.index(seat)] = sum(1 << card(text) for text in hand)
        for colour, name in enumerate(COLOURS):
            pile = list(piles.get(name, ()))
            left = [value for value in range(14) if 14 * colour + value not in held and value not in pile]
            row = list(rows.get(name, left[:7]))
            left = [value for value in left if value not in row]
            if not pile:
                pile, left = left[:1], left[1:]
            self.state[Zone.ROW + colour] = queue(row[::-1])
            self.state[Zone.ROW_COUNT + colour] = len(row)
            self.state[Zone.STACK + colour] = queue(pile)
            self.state[Zone.STACK_COUNT + colour] = len(pile)
            self.state[Zone.UNDER + colour] = values(*left)

    def lay_tokens(self, tokens: Kinds, owns: Cards, levels: Mapping[str, int], bag: Sequence[str] | None) -> None:
        for colour, name in enumerate(COLOURS):
            for zone, kind in zip((Zone.FIRST, Zone.SECOND), tokens.get(name, USUAL), strict=True):
                self.state[zone + colour] = n.NONE if kind is None else self.take(kind)
        for seat, name in enumerate(SEATS):
            self.owned[seat] = list(owns.get(name, ()))
            held = [self.take(kind) for kind in self.owned[seat]]
            while missing := max(0, levels.get(name, 0) - sum(POINTS.get(kind, 0) for kind in self.owned[seat])):
                there = {self.kinds[token] for token in self.free}
                kind = next(kind for kind in TOKEN_IDS[min(missing, 3) - 1 :: -1] if kind in there)
                self.owned[seat].append(kind)
                held.append(self.take(kind))
            self.state[Zone.TOKENS + seat] = sum(1 << token for token in held)
        self.bag = sum(1 << token for token in (self.free if bag is None else [self.take(kind) for kind in bag]))

    def take(self, kind: str) -> int:
        token = next(token for token in self.free if self.kinds[token] == kind)
        self.free.remove(token)
        return token

    def move_markers(self, figure: str, *, automatic: bool) -> None:
        for seat, kinds in self.owned.items():
            matched = [min(kinds.count(f"point-{value}"), kinds.count(f"false-trail-{value}")) for value in (1, 2, 3)]
            if not automatic:
                matched = [0, 0, 0]
            cleared = sum(value * number for value, number in zip((1, 2, 3), matched, strict=True))
            points = sum(POINTS.get(kind, 0) for kind in kinds) - cleared
            self.state[Zone.LEVEL + seat] = points + (SEATS[seat] == figure)
            self.state[Zone.CANCELLED + seat] = sum(number << 8 * place for place, number in enumerate(matched))


def queue(cards: Sequence[int]) -> int:
    """Values packed four bits each, the first one lowest."""
    return sum(value << 4 * place for place, value in enumerate(cards))


class Hunt(Asked):
    """A table where the test answers for everybody, chance included."""

    def __init__(self, players: int, edition: str | Box | None, rulings: dict[str, str]) -> None:
        self.table = catspaw.new("red-claw", players=players, edition=edition, rulings=rulings, chance="ask")
        self.settles = False
        """Whether chance is answered for at once."""
        self.cards: list[str] = []
        """Cards that chance prefers, in this order."""
        self.kinds: list[str] = []
        """Kinds of tokens that come next."""
        self._mark = 0

    # What is asked, and what is known.

    @property
    def box(self) -> Box:
        assert isinstance(self.table.setup.edition, Box)
        return self.table.setup.edition

    @property
    def question(self) -> tuple[str | None, str | None, set[str]]:
        """Who is asked what, and what may be answered."""
        return self.asked, self.prompt, self.options

    @property
    def outcome(self) -> Outcome:
        assert self.table.outcome is not None, f"the hunt goes on: {self.question}"
        return self.table.outcome

    @property
    def happened(self) -> list[tuple[int, int, int]]:
        """The events since the last answer of a seat, or of the test for chance, without the marks of their rules."""
        events = [unpacked(event) for event in self.table.all_events()[self._mark :]]
        return [(kind & KIND, a, b) for kind, a, b in events]

    @property
    def cited(self) -> list[str]:
        """The rules of these events."""
        return [self.table.game.event_rule(event) for event in self.table.all_events()[self._mark :]]

    def told(self, kind: int) -> list[tuple[int, int]]:
        """The numbers of those of one kind."""
        return [(a, b) for found, a, b in self.happened if found == kind]

    def sees(self, seat: str | None) -> HuntView:
        """A seat's view."""
        view = self.table.view(seat)
        assert isinstance(view, HuntView)
        return view

    def row(self, colour: str) -> list[int]:
        return list(self.sees(None).rows[colour])

    def top(self, colour: str) -> int | None:
        top: int | None = self.sees(None).piles[colour].top
        return top

    def pile(self, colour: str) -> set[int]:
        """The values in a pile."""
        pile = self.sees(None).piles[colour]
        assert pile.count == len(pile.stack) + len(pile.under)
        return {*pile.stack, *pile.under}

    def beside(self, colour: str) -> tuple[str | None, str | None]:
        """The two tokens of a row."""
        first, second = self.sees(None).tokens[colour]
        return first, second

    def hand(self, seat: str) -> set[str]:
        """What a seat knows that it has."""
        return set(self.sees(seat).players[seat].surely)

    def tokens(self, seat: str) -> dict[str, int]:
        return dict(self.sees(None).players[seat].tokens)

    @property
    def levels(self) -> list[int]:
        return [player.level for player in self.sees(None).players.values()]

    def word(self, name: str) -> int:
        """One of the position's words."""
        return int(getattr(self.table._position, name))

    def zone(self, place: int) -> int:
        """One of the position's zones."""
        position = self.table._position
        return position.state()[len(position.FIELDS) + place]

    def refusal(self, answer: str) -> str:
        """The rule by which an answer is refused."""
        before = self.table._position.state()
        try:
            self.table.answer(answer)
        except catspaw.IllegalAnswer as error:
            assert self.table._position.state() == before
            assert set(error.allowed) == self.options
            return error.rule
        raise AssertionError(f"{answer!r} was allowed")

    # What people and chance do.

    def says(self, *answers: str) -> Self:
        """One answer after the other, and what chance says to them if it is answered for."""
        for answer in answers:
            self._mark = len(self.table.all_events())
            self._says(answer)
            while self.settles and self.asked == "chance":
                self._says(self.wish())
        return self

    def _says(self, answer: str) -> None:
        try:
            self.table.answer(answer)
        except CatspawError as error:
            error.add_note(f"{self.asked} is asked {self.prompt!r}: {sorted(self.options)}")
            raise
        assert self.table._position.conserved(), f"after {answer!r}"

    def plays(self, *answers: str) -> Self:
        """A card without an ability, or `skip`, and the rows that are chosen for it."""
        if self.prompt == "use":
            self.says("none")
        assert self.prompt in ("play", "longest"), self.question
        return self.says(*answers)

    def prefers(self, *cards: str) -> Self:
        """Of these cards chance lays or turns up the first that it can."""
        self.cards = list(cards)
        return self

    def draws(self, *kinds: str) -> Self:
        """The next tokens out of the bag."""
        self.kinds = list(kinds)
        return self

    def pauses(self) -> Self:
        """From now on the test answers for chance."""
        self.settles = False
        return self

    def wish(self) -> str:
        """What chance answers: what is preferred, or else what is lowest."""
        assert self.table.question is not None
        texts = [option.text for option in self.table.question.options]
        if self.prompt == "draw-token":
            return self.token(self.kinds.pop(0)) if self.kinds else texts[0]
        return next((text for text in self.cards if text in texts), texts[0])

    def token(self, kind: str) -> str:
        """The first token of a kind that can be drawn."""
        assert self.table.question is not None
        fitting = [o.text for o in self.table.question.options if TOKEN_IDS[self.box.kinds[o.number]] == kind]
        assert fitting, f"no {kind} can be drawn: {self.question}"
        return fitting[0]

    def is_dealt(self, rows: Values, tokens: Kinds, hands: Cards) -> Self:
        """Everything up to who begins."""
        held = [text for hand in hands.values() for text in hand]
        wished = [f"{colour} {value}" for colour, row in rows.items() for value in row]
        low = [f"{colour} {value}" for colour in COLOURS for value in range(14)]
        lines = [tokens.get(colour, USUAL) for colour in COLOURS]
        self.kinds = [kind for line in lines for kind in line if kind] if tokens else []
        players = list(self.sees(None).players)
        while self.asked == "chance" and self.prompt != "start":
            self.cards = wished + [text for text in low if text not in held]
            if self.prompt == "draw-top":
                self.cards = held
            elif self.prompt == "deal":
                seat = players[(8 - len(self.options)) % len(players)]
                others = [text for text in held if text not in hands.get(seat, ())]
                self.cards = [*hands.get(seat, ()), *(text for text in low if text not in others)]
            self._says(self.wish())
        self.cards, self.settles = [], True
        return self
