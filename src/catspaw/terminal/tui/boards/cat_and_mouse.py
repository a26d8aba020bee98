"""Cat & The Mouse: the mansion as a blueprint, and what lies on either side of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from catspaw.core.view import View
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.edge.view import ROOMS, HeistView, LootCards, Note
from catspaw.games.fluent_texts import FluentTexts, capital
from catspaw.terminal.tui.boards.drawing import beside, boxed, fitted, flowed, line, stacked
from catspaw.terminal.tui.boards.spots import Spots

WIDE: Final = 100
SIDE: Final = 30
"""How wide the two sides of the table are beside a roomy mansion."""
_ACROSS: Final = 4
_KNOWN_FEW: Final = 4
"""So many possible rooms of a note are listed; more are a question mark."""

_MOUSE, _PERHAPS, _CLUE, _NOTE, _DRAWN, _NAMED = "◆", "?", "▲", "●", "+", "»"
_SIGNS: Final = {
    _MOUSE: ("board-mouse", "bold magenta"),
    _PERHAPS: ("board-perhaps", "magenta"),
    _CLUE: ("board-clue", "bold red"),
    _NOTE: ("board-monitored", "yellow"),
    _DRAWN: ("board-drawn", "green"),
    _NAMED: ("board-named", "cyan"),
}
"""What may be said of a room: the sign, its word and its colour."""
_THEMES: Final = {"glory": "board-glory", "gems": "board-gems", "animals": "board-animals"}
_LOOT: Final = {card.id: card for card in LOOT_CARDS}


def draw(view: View, texts: FluentTexts, spots: Spots, width: int) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(view, HeistView)
    table = _Table(view, texts, spots)
    return stacked(table.roomy(width) if width >= WIDE else table.narrow(width))


class _Table:
    """One view, about to be drawn."""

    def __init__(self, view: HeistView, texts: FluentTexts, spots: Spots) -> None:
        self.view = view
        self.say = texts.say
        self.texts = texts
        self.spots = spots
        self.signs = {room: list(self._signs(room)) for room in ROOMS}

    def narrow(self, width: int) -> list[Text]:
        """Fourteen lines: the mansion, the notes, and both sides next to each other."""
        rooms = [[self._number_and_name(room), self._all_signs(room)] for room in ROOMS]
        made = self._mansion(rooms, width)
        if deck := self._searched_deck(width):
            return [*made, *self._pocket(width), *deck]
        made += flowed(self._label("board-notes", "notes"), self._notes() or [Text("–", "dim")], width)
        left = width * 2 // 5
        inspector = [*self._map_deck(left), *self._pocket(left), *self._loot_deck(left), *self._discard(left)]
        right = width - left - 2
        mouse = [*self._haul(right), *self._room_loot(right), *self._left_loot(right)]
        return [*made, *beside(inspector, mouse, left)]

    def roomy(self, width: int) -> list[Text]:
        """The mansion with words in its rooms; beside it the Inspector's things, the Mouse's, and the decks."""
        left = width - SIDE - 2
        rooms = [[self._number_and_name(room), self._all_signs(room), *self._told(room)] for room in ROOMS]
        mansion = [*self._mansion(rooms, left), Text(), *self._searched_deck(left)]
        inspector = [
            self._title("inspector"),
            *flowed(self._label("board-notes", "notes"), [] if self.view.notes else [Text("–", "dim")], SIDE),
            *self._note_lines(),
            *self._pocket(SIDE),
            *self._map_deck(SIDE),
        ]
        mouse = [self._title("mouse"), *self._haul(SIDE), *self._room_loot(SIDE), *self._left_loot(SIDE)]
        side = [*inspector, Text(), *mouse, Text(), *self._loot_deck(SIDE), *self._discard(SIDE)]
        return beside(mansion, side, left)

    # The mansion.

    def _mansion(self, rooms: list[list[Text]], width: int) -> list[Text]:
        plan = [rooms[k : k + _ACROSS] for k in range(0, len(rooms), _ACROSS)]
        turn = self.view.turn
        above = self.say("board-turn", number=turn) if turn else self.say("board-before")
        clues = self.say("board-clues", number=self.view.clues)
        used = [sign for sign in _SIGNS if any(sign == found for signs in self.signs.values() for found, _ in signs)]
        legend = line()
        for k, sign in enumerate(used):
            message, style = _SIGNS[sign]
            legend = line(legend, "   " if k else "", Text(sign, style), " ", self.say(message))
        return boxed(plan, width, line(Text(above, "bold"), " ─ ", Text(clues)), legend)

    def _signs(self, room: int) -> Iterable[tuple[str, str]]:
        """What there is to say of a room, each with a number, if any: of the note, or when in her stay it was named."""
        view = self.view
        if room == view.room:
            yield _MOUSE, ""
        elif room in view.may_be_in:
            yield _PERHAPS, ""
        for note in view.notes:
            if note.room == room:
                yield (_CLUE if note.face_up else _NOTE), str(note.place)
        if room in (view.drawn.cards or ()):
            yield _DRAWN, ""
        for call, named in enumerate(view.named_here, start=1):
            if named == room:
                yield _NAMED, str(call)

    def _number_and_name(self, room: int) -> Text:
        name, place = line(f"{room:>2} ", self.say(f"room-{room}")), f"rooms/{room}"
        if not self.signs[room] and place not in self.spots.allowed:
            name.stylize("dim")
        return self.spots.mark(name, place)

    def _all_signs(self, room: int) -> Text:
        made = line("   ")
        for sign, number in self.signs[room]:
            text = Text(sign + number, _SIGNS[sign][1])
            made = line(made, self.spots.mark(text, "room") if sign == _MOUSE else text, " ")
        return made

    def _told(self, room: int) -> list[Text]:
        """The signs in words, on two lines."""
        told = [
            Text(self.say("note", number=int(number)) if sign in (_CLUE, _NOTE) else self.say(_SIGNS[sign][0]), "dim")
            for sign, number in dict(self.signs[room]).items()
            if sign != _PERHAPS
        ]
        lines = [line("   ", text) for text in told[:2]]
        return [*lines, *(Text() for _ in range(2 - len(lines)))]

    # The Inspector's side.

    def _notes(self) -> list[Text]:
        """Every note with its place and the room, or rooms, it may be."""
        return [self._note(note) for note in self.view.notes]

    def _note(self, note: Note) -> Text:
        sign = _CLUE if note.face_up else _NOTE
        text = line(Text(f"{sign}{note.place}", _SIGNS[sign][1]), ":", self._rooms_of(note))
        return self.spots.mark(text, f"notes/{note.place}")

    def _rooms_of(self, note: Note) -> str:
        rooms = note.may_be
        return "/".join(map(str, rooms)) if len(rooms) <= _KNOWN_FEW else "?"

    def _note_lines(self) -> list[Text]:
        made = []
        for note in self.view.notes:
            text = line(" ", self._note(note))
            if note.room:
                text = line(text, " ", self.say(f"room-{note.room}"))
            if note.laid_by == "mouse":
                text = line(text, Text(" (" + self.say("board-hers") + ")", "dim"))
            made.append(fitted(text, SIDE))
        return made

    def _pocket(self, width: int) -> list[Text]:
        return self._pile("board-pocket", "pocket", self.view.pocket, width)

    def _map_deck(self, width: int) -> list[Text]:
        deck = self.view.map_deck
        label = line(self._label("board-map-deck", "map_deck"), f" {deck.count}")
        known = [str(room) for room in deck.at_the_bottom if room]
        under = [Text(self.say("board-under", rooms=", ".join(known)), "dim")] if known else []
        return flowed(label, under, width)

    # The Mouse's side.

    def _haul(self, width: int) -> list[Text]:
        return self._pile("board-haul", "haul", self.view.haul, width)

    def _room_loot(self, width: int) -> list[Text]:
        return self._pile("board-room-loot", "room_loot", self.view.room_loot, width)

    def _left_loot(self, width: int) -> list[Text]:
        return self._pile("board-left-loot", "left_loot", self.view.left_loot, width)

    # Loot.

    def _pile(self, message: str, place: str, pile: LootCards, width: int) -> list[Text]:
        """A pile of loot: the cards this seat knows, and how many more lie face down."""
        cards = pile.cards or ()
        items = [self.spots.mark(self._loot(card), f"{place}/{card}") for card in cards]
        if hidden := pile.count - len(cards):
            items.append(Text(self.say("board-face-down", number=hidden), "dim"))
        return flowed(self._label(message, place), items or [Text("–", "dim")], width)

    def _loot(self, card: str) -> Text:
        """A card in short."""
        loot = _LOOT[card]
        if loot.theme is None:
            return Text(self.texts.name(card), "italic")
        return Text(self.say("board-treasure", theme=self.say(_THEMES[loot.theme]), thousands=loot.thousands))

    def _loot_deck(self, width: int) -> list[Text]:
        return flowed(line(self._label("board-loot-deck", "loot_deck"), f" {self.view.loot_deck}"), [], width)

    def _searched_deck(self, width: int) -> list[Text]:
        """CM-1.3: the loot deck lies open to the Inspector who pockets a card of it."""
        if self.view.prompt not in ("fill-pocket", "fill-deep-pocket") or self.view.seat != "inspector":
            return []
        pocketed = self.view.pocket.cards or ()
        cards = [card for card in _LOOT if card not in pocketed]
        items = [self.spots.mark(self._loot(card), f"loot_deck/{card}") for card in cards]
        return flowed(self._label("board-loot-deck", "loot_deck"), items, width)

    def _discard(self, width: int) -> list[Text]:
        cards = [self._loot(card) for card in self.view.discard]
        return flowed(self._label("board-discard", "discard"), cards, width) if cards else []

    # What things are called.

    def _label(self, message: str, place: str) -> Text:
        return line(self.spots.mark(self.say(message), place), ":")

    def _title(self, seat: str) -> Text:
        name = capital(self.texts.name(seat))
        if seat == self.view.seat:
            name = self.say("board-you", name=name)
        is_asked = seat == self.view.asked
        return fitted(line(Text("▶ " if is_asked else "", "bold"), Text(name, "bold underline2")), SIDE)
