"""Drawing straws: a small game with several player counts, two boxes, decks, and words that end in a vector.

Everybody draws a straw in secret and in turn stays or leaves; of those who stay, the longest wins. What is called a
deck here is how a seat knots its straw: more knots beat a longer straw.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, final

from msgspec.structs import replace
from mypy_extensions import i64

from catspaw.core.bits import count, first, highest, members, one
from catspaw.core.errors import Malformed
from catspaw.core.fixed_answers import FixedAnswers
from catspaw.core.journal import HIDDEN, packed, unpacked
from catspaw.core.position import CHANCE, ONLOOKER, NotAnOption, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import Deck, Edition, TableSetup
from catspaw.core.sight import Sight
from catspaw.core.texts import Texts
from catspaw.core.view import View

DRAW, SAY = 1, 2
LEAVE, STAY = 0, 1
SHOWN, ALL_LEFT = 1, 2
DREW, SAID, SHOWED, OVER = 1, 2, 3, 4
MOST: Final = 9


@final
class Bundle(Edition):
    """The names of the straws, the shortest first, and the ids of the decks that come with them."""

    def __init__(self, label: str, names: tuple[str, ...], decks: tuple[str, ...]) -> None:
        super().__init__(label)
        self.names = names
        self.decks = decks


@final
class Knots(Deck):
    """How many knots a seat ties."""

    def __init__(self, label: str, number: int) -> None:
        super().__init__(label)
        self.number = number


KNOTS = {"smooth": 0, "knotted": 1}
BUNDLES = {
    "field": Bundle("field", ("stub", "rye", "wheat", "barley", "oat"), ("smooth", "knotted")),
    "barn": Bundle("barn", ("chip", "splint", "twig", "stick", "rod", "pole", "beam"), ("knotted",)),
}


def own_file(name: str) -> tuple[str, dict[str, Any]]:
    """The label and the contents of somebody's own file."""
    try:
        data = Path(name).read_bytes()
    except OSError as error:
        raise Malformed(f"{name}: {error.strerror}") from error
    return f"{Path(name).stem}@{hashlib.sha256(data).hexdigest()[:8]}", tomllib.loads(data.decode())


@final
class Draw(Position):
    """The words end with one straw per seat, -1 until it is drawn."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Position.FIELDS, "left", "said", "stayed")

    def __init__(self, straws: int, knots: list[int]) -> None:
        super().__init__()
        self.all: i64 = first(straws)
        self.knots = knots
        self.left: i64 = self.all
        self.said: i64 = 0
        """How many have said what they do."""
        self.stayed: i64 = 0
        self.held = [-1] * len(knots)

    def state(self) -> list[int]:
        return [*super().state(), *self.held]

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        self.held = state[len(self.FIELDS) :]

    def answer(self, choice: i64) -> None:
        if choice < 0 or not self.options >> choice & 1:
            raise NotAnOption(choice)
        if self.prompt == DRAW:
            draw(self, choice)
        else:
            say(self, choice)

    def clone(self) -> Draw:
        slot = Draw(0, self.knots)
        self.copy_into(slot)
        return slot

    def copy_into(self, slot: Position) -> None:
        assert isinstance(slot, Draw)
        self.copy_question(slot)
        slot.all, slot.knots, slot.left = self.all, self.knots, self.left
        slot.said, slot.stayed = self.said, self.stayed
        slot.held = self.held[:]

    def conserved(self) -> bool:
        drawn = [straw for straw in self.held if straw >= 0]
        return self.left + sum(map(one, drawn)) == self.all and count(self.left) + len(drawn) == count(self.all)


def draw(table: Draw, straw: i64) -> None:
    """Each seat in turn draws a straw."""
    seat = table.held.index(-1)
    table.held[seat] = int(straw)
    table.left &= ~one(straw)
    table.tell(DREW, seat, straw)
    if -1 in table.held:
        table.ask_chance(DRAW, table.left, 0, 0)
    else:
        table.ask(0, SAY, one(LEAVE) | one(STAY))


def say(table: Draw, choice: i64) -> None:
    """Each seat in turn stays or leaves; then those who stayed show what they have."""
    table.tell(SAID, table.asked, choice)
    table.stayed |= choice << table.asked
    table.said += 1
    if table.said < len(table.held):
        table.ask(table.said, SAY, one(LEAVE) | one(STAY))
        return
    shown = {(table.knots[seat], table.held[seat]): seat for seat in members(table.stayed)}
    for (_, straw), seat in shown.items():
        table.tell(SHOWED, seat, straw)
    winners = one(shown[max(shown)]) if shown else 0
    table.finish(SHOWN if shown else ALL_LEFT, winners, first(len(table.held)) & ~winners if shown else 0)
    table.tell(OVER, table.ended_by, winners)


@final
class DrawSight(Sight):
    """One's own straw, and what was shown."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Sight.FIELDS, "said", "stayed", "drawn")

    def __init__(self, table: Draw, seat: i64) -> None:
        super().__init__(table, seat)
        self.said, self.stayed = table.said, table.stayed
        self.drawn = sum(straw >= 0 for straw in table.held)
        shown = table.stayed if table.ended_by else 0
        self.held = [straw if k == seat or one(k) & shown else -1 for k, straw in enumerate(table.held)]

    def state(self) -> list[int]:
        return [*super().state(), *self.held]

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        self.held = state[len(self.FIELDS) :]

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        """Every straw not seen is equally likely."""
        assert isinstance(slot, Draw)
        slot.asked, slot.prompt, slot.options, slot.pile = self.asked, self.prompt, self.options, 0
        slot.ended_by, slot.winners, slot.losers = self.ended_by, self.winners, self.losers
        slot.said, slot.stayed, slot.held = self.said, self.stayed, self.held[:]
        slot.left = slot.all & ~sum(one(straw) for straw in self.held if straw >= 0)
        for seat in range(self.drawn):
            if slot.held[seat] < 0:
                slot.held[seat] = int(sampler.pick(slot.left))
                slot.left &= ~one(slot.held[seat])
        if self.asked == CHANCE:
            slot.options = slot.left
        elif self.asked >= 0:
            slot.options = one(LEAVE) | one(STAY)


class DrawView(View, frozen=True):
    """What a seat may know, as typed values."""

    straws: dict[str, int]
    drawn: int
    said: int
    stayed: tuple[int, ...]


class StrawTexts(Texts):
    """In English only."""

    def question(self, prompt: int) -> str:
        return {DRAW: "Which straw?", SAY: "Do you stay?"}[prompt]

    def answer(self, sight: Sight, number: int) -> str:
        return f"straw {number + 1}" if sight.prompt == DRAW else ("leave", "stay")[number]

    def event(self, event: int) -> str:
        assert isinstance(self.setup.edition, Bundle)
        kind, a, b = unpacked(event)
        if kind == DREW or kind == SHOWED:
            straw = "straw" if b == HIDDEN else self.setup.edition.names[b]
            return f"{self.seat(a)} {'draws' if kind == DREW else 'shows'} a {straw}"
        if kind == SAID:
            return f"{self.seat(a)} {('leaves', 'stays')[b]}"
        return f"{self.seat(highest(b))} wins" if b else "nobody wins"

    def rule(self, rule: str) -> str:
        return {
            "ST-1.1": "Everybody draws a straw.",
            "ST-1.2": "In turn, stay or leave.",
            "ST-1.3": "Of those who stay, the one with the most knots wins, and of those the longest.",
        }[rule]


class Straws(FixedAnswers):
    """Two or three players, three unless they say so."""

    id = "straws"
    title = "Drawing straws"
    prefix = "ST"
    version = 1
    seats = ("ann", "ben", "cleo")
    players = (3, 2)
    editions = tuple(BUNDLES)
    longest = 6
    prompts: ClassVar[Mapping[int, str]] = {DRAW: "draw", SAY: "say"}
    texts_class = StrawTexts
    endings: ClassVar[Mapping[int, tuple[str, str]]] = {SHOWN: ("shown", "ST-1.3"), ALL_LEFT: ("all-left", "ST-1.3")}

    def read_edition(self, name: str) -> Edition:
        if name in BUNDLES:
            return BUNDLES[name]
        label, contents = own_file(name)
        return Bundle(label, tuple(contents["straws"]), ("smooth",))

    def deck_names(self, edition: Edition | None) -> tuple[str, ...]:
        assert isinstance(edition, Bundle)
        return edition.decks

    def read_deck(self, name: str, edition: Edition | None) -> Deck:
        if name in self.deck_names(edition):
            return Knots(name, KNOTS[name])
        label, contents = own_file(name)
        return Knots(label, contents["knots"])

    def start(self, setup: TableSetup) -> Position:
        assert isinstance(setup.edition, Bundle)
        table = Draw(len(setup.edition.names), [deck.number for deck in setup.decks if isinstance(deck, Knots)])
        table.ask_chance(DRAW, table.left, 0, 0)
        return table

    def sight(self, position: Position, seat: int) -> Sight:
        assert isinstance(position, Draw)
        return DrawSight(position, seat)

    def view(self, sight: Sight) -> View:
        assert isinstance(sight, DrawSight)
        return DrawView(
            seat=self.seat_name(sight.seat),
            asked=self.seat_name(sight.asked),
            prompt=self.prompts.get(sight.prompt),
            straws={self.seats[seat]: straw for seat, straw in enumerate(sight.held) if straw >= 0},
            drawn=sight.drawn,
            said=sight.said,
            stayed=tuple(members(sight.stayed)),
        )

    def everything(self, position: Position) -> View:
        assert isinstance(position, Draw)
        straws = {self.seats[seat]: straw for seat, straw in enumerate(position.held) if straw >= 0}
        return replace(self.view(DrawSight(position, ONLOOKER)), straws=straws)

    def universe(self, prompt: int) -> int:
        return first(MOST) if prompt == DRAW else one(LEAVE) | one(STAY)

    def answer_text(self, prompt: int, number: int) -> str:
        return f"straw {number + 1}" if prompt == DRAW else ("leave", "stay")[number]

    def answer_rule(self, prompt: int, number: int) -> str:
        return "ST-1.1" if prompt == DRAW else "ST-1.2"

    def why_not(self, sight: Sight, number: int) -> str:
        return "ST-1.1"

    def perceived_by(self, event: int, seat: int) -> int | None:
        kind, a, b = unpacked(event)
        return packed(DREW, a, b if a == seat else HIDDEN) if kind == DREW else event

    def event_rule(self, event: int) -> str:
        return {DREW: "ST-1.1", SAID: "ST-1.2"}.get(unpacked(event)[0], "ST-1.3")

    def begins_turn(self, event: int) -> bool:
        return False

    def rule_ids(self) -> list[str]:
        return ["ST-1.1", "ST-1.2", "ST-1.3"]


def remembered(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    """The view that follows from a seat's own events."""
    told = [unpacked(event) for event in events]
    return {
        "seat": seat,
        "straws": {setup.seats[a]: b for kind, a, b in told if kind in (DREW, SHOWED) and b != HIDDEN},
        "drawn": sum(kind == DREW for kind, _, _ in told),
        "said": sum(kind == SAID for kind, _, _ in told),
        "stayed": [a for kind, a, b in told if kind == SAID and b == STAY],
    }
