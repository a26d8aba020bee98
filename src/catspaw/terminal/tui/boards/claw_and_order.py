"""Claw & Order on a table: two lines each, and the battlefield across the middle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from catspaw.core.view import View
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, IS_TROOP, IS_VEHICLE, KEYWORD_TRAIT, KEYWORDS
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.edge.view import KEYWORD_NAMES, Held, MatchView, Player, Troop
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES
from catspaw.games.fluent_texts import FluentTexts
from catspaw.terminal.tui.boards.spots import Spots

WIDE: Final = 100
"""From so many columns on cards have boxes."""
TALL: Final = 42
"""With more lines than this the boxes are left out."""
_SMALLEST, _LARGEST = 20, 26
_BETWEEN: Final = "  "
_LIGHT, _HEAVY = tuple("╭─╮│╰╯"), tuple("┏━┓┃┗┛")
_PILES: Final = {"top": "board-top", "bottom": "board-bottom", "discard": "board-discard", "deck": "board-deck"}

Lines = list[Text]


@dataclass
class Card:
    """A card as it is drawn: its name, its numbers, and what else there is to say."""

    name: Text
    numbers: Text = field(default_factory=Text)
    details: Lines = field(default_factory=list)
    glows: bool = False
    """Whether it answers the pending question."""


def draw(view: View, texts: FluentTexts, spots: Spots, width: int) -> RenderableType:
    """The opponent's side on top; an onlooker sits with player one."""
    assert isinstance(view, MatchView) and isinstance(texts, MatchTexts)
    lines = Drawing(view, texts, spots, width, in_boxes=width >= WIDE).lines()
    if width >= WIDE and len(lines) > TALL:
        lines = Drawing(view, texts, spots, width, in_boxes=False).lines()
    return Group(*lines)


class Drawing:
    """One view, being drawn line by line."""

    def __init__(self, view: MatchView, texts: MatchTexts, spots: Spots, width: int, *, in_boxes: bool) -> None:
        self.view, self.texts, self.spots, self.width = view, texts, spots, width
        self.in_boxes = in_boxes
        self.near = view.seat or SEAT_NAMES[0]
        self.far = SEAT_NAMES[SEAT_NAMES.index(self.near) ^ 1]
        self.strengths = {troop.arrived: troop for troop in view.strengths}
        self.pilots = {crew.pilot: crew.vehicle for crew in view.crews}
        self.copies = {arrived: copy for player in view.players.values() for arrived, copy in _copies(player).items()}
        size = "long" if in_boxes else "short"
        self.labels = {row: texts.say("board-row", row=row, size=size) for row in ("front", "back", "hand")}
        self.margin = 1 + max(map(len, self.labels.values()))

    def lines(self) -> Lines:
        far, near = self.far, self.near
        return [
            *self._hand(far),
            *self._status(far),
            *self._line(far, "back"),
            *self._line(far, "front"),
            *self._middle(),
            *self._line(near, "front"),
            *self._line(near, "back"),
            *self._status(near),
            *self._hand(near),
            *self._piles(),
        ]

    # Players.

    def _status(self, seat: str) -> Lines:
        """Wins, dollars and how many cards are where; then the Team Buffs."""
        texts, player = self.texts, self.view.players[seat]
        is_active = seat == self.view.active
        parts = [Text(("▶ " if is_active else "") + texts.name(seat), "bold reverse" if is_active else "bold")]
        counts = [
            ("board-wins", player.wins),
            ("price", player.dollars),
            ("board-hand-count", player.hand_count),
            ("board-deck-count", player.deck_count),
            ("board-discard-count", len(player.discard)),
        ]
        parts += [Text(texts.say(message, number=number)) for message, number in counts]
        if player.aside_count:
            parts.append(Text(texts.say("board-aside-count", number=player.aside_count)))
        for place, buff in enumerate(player.buffs):
            name = self.spots.mark(Text(texts.name(buff), "magenta"), f"players/{seat}/buffs/{place}")
            parts.append(Text.assemble(("★", "magenta"), name))
        return list(_flow(parts, self.width, Text(" · ", "dim")))

    def _hand(self, seat: str) -> Lines:
        """A hand that is seen, cards that are alike together; of others there is only their number."""
        hand = self.view.players[seat].hand
        if hand is None:
            return []
        costs = self.view.costs[seat]
        groups: dict[Held, list[int]] = {}
        for place, held in enumerate(hand):
            groups.setdefault(held, []).append(place)
        cards = [self._held(seat, held, costs[held.card], places) for held, places in groups.items()]
        return self._row("hand", cards)

    def _held(self, seat: str, held: Held, cost: int, places: list[int]) -> Card:
        texts, cards = self.texts, self.texts.cards
        definition = cards.ids.index(held.card)
        paths = [f"players/{seat}/hand/{place}" for place in places]
        path = next((path for path in paths if path in self.spots.allowed or path in self.spots.refused), paths[0])
        numbers = Text(texts.price(cost), "green")
        details = []
        if cards.traits[definition] >> IS_TROOP & 1:
            health = int(cards.healths[definition])
            worth = _numbers(int(cards.damages[definition]), health, health - held.damage)
            numbers = Text(" ").join([numbers, worth])
            details += [Text(texts.keyword(k), "cyan") for k in _keywords(int(cards.traits[definition]))]
        elif self.in_boxes:
            details.append(Text(texts.say("board-kind", kind=texts.text(definition).type), "dim"))
        if held.counters:
            details.append(_counters(held.counters))
        if held.removed:
            details.append(Text(texts.say("detail-taken-off"), "dim"))
        name = self.spots.mark(texts.called[definition], path)
        if len(places) > 1:
            name.append(f" ×{len(places)}")
        return Card(name, numbers, details, path in self.spots.allowed)

    def _piles(self) -> Iterator[Text]:
        """What the player knows to lie on and under the deck, and the piles that cards may be taken from now."""
        player = self.view.players[self.near]
        piles = {"top": player.top, "bottom": player.bottom, "discard": player.discard, "deck": player.deck}
        for key, pile in piles.items():
            path = f"players/{self.near}/{key}/"
            is_asked_for = any(place.startswith(path) for place in (*self.spots.allowed, *self.spots.refused))
            if pile and (is_asked_for or key in {"top", "bottom"}):
                names = [self._piled(id, pile.count(id), f"{path}{pile.index(id)}") for id in dict.fromkeys(pile)]
                yield from _flow([Text(self.texts.say(_PILES[key]), "dim"), *names], self.width, Text(_BETWEEN))

    def _piled(self, id: str, number: int, path: str) -> Text:
        name = self.spots.mark(self.texts.name(id), path)
        return name.append(f" ×{number}") if number > 1 else name

    # The battlefield.

    def _middle(self) -> Lines:
        """Which battle it is, whose turn and what part of it, who attacks whom, and what is being done."""
        view, texts = self.view, self.texts
        parts = [Text(texts.say("board-battle", number=view.battle, field=texts.name(view.battlefield)), "bold")]
        if view.active:
            turn = view.players[view.active].turns
            parts.append(Text(texts.say("board-turn", number=turn, seat=texts.name(view.active))))
        if view.ending is None:
            parts.append(Text(texts.say("board-phase", phase=view.phase)))
        found = [_ruled(line, self.width) for line in _flow(parts, self.width - 8, Text(" ── ", "dim"))]
        for text in self._happening():
            found += _flow([Text(word) for word in text.split(" ")], self.width - 2, Text(" "), Text("  "))
        return found

    def _happening(self) -> Iterator[str]:
        view, texts = self.view, self.texts
        if self.in_boxes and view.battlefield != "neutral":
            definition = texts.cards.ids.index(view.battlefield)
            yield " ".join(texts.lines(definition))
        if view.attack:
            attacker, attacked = texts.name(view.attack.attacker), texts.name(view.attack.attacked)
            yield texts.say("attacked", attacker=attacker, attacked=attacked)
        if view.resolving and view.ability is not None:
            definition = texts.cards.ids.index(view.resolving)
            ability = texts.ability(definition * ABILITIES + view.ability)
            yield texts.say("triggered", source=texts.called[definition], ability=ability)
        if view.ending:
            winner = next((seat for seat in view.winners), SEAT_NAMES[0])
            loser = SEAT_NAMES[SEAT_NAMES.index(winner) ^ 1]
            yield texts.say(f"ending-{view.ending}", winner=texts.name(winner), loser=texts.name(loser))

    # Troops.

    def _line(self, seat: str, line: str) -> Lines:
        """CO-106.1: one of a player's two lines; CO-108.2: pilots are drawn with their vehicles."""
        troops = {troop.arrived: troop for troop in _line_of(self.view.players[seat], line)}
        paths = {arrived: f"players/{seat}/{line}/{place}" for place, arrived in enumerate(troops)}
        pilots = {self.pilots[arrived]: arrived for arrived in troops if self.pilots.get(arrived) in troops}
        cards = []
        for arrived, troop in troops.items():
            if arrived not in pilots.values():
                card = self._troop(seat, troop, paths[arrived])
                if arrived in pilots:
                    self._tuck_in(card, troops[pilots[arrived]], paths[pilots[arrived]])
                card.details += [*self._marks(seat, troop), *self._items(troop, paths[arrived])]
                cards.append(card)
        return self._row(line, cards)

    def _troop(self, seat: str, troop: Troop, path: str) -> Card:
        texts = self.texts
        if troop.card is None:
            return self._hidden(seat, troop, path)
        card = Card(self._named(troop, path), glows=path in self.spots.allowed)
        duel = self.view.duel
        for party, sign in ((duel.attacker, "▶"), (duel.attacked, "◎")):
            if party == troop.arrived:
                card.name = Text.assemble((sign, "red"), " ", card.name)
        if troop.face_down:
            card.details.append(Text(texts.say("board-face-down", number=troop.paid), "dim"))
        else:
            now = self.strengths[troop.arrived]
            card.numbers = _numbers(now.damage, now.health, now.health - troop.damage)
            card.details += [Text(texts.keyword(KEYWORD_NAMES.index(id)), "cyan") for id in now.keywords]
            definition = texts.cards.ids.index(troop.card)
            if texts.cards.traits[definition] >> IS_VEHICLE & 1 and troop.pilot is None:
                card.details.append(Text(texts.say("detail-idle"), "dim"))
        return card

    def _named(self, troop: Troop, path: str) -> Text:
        assert troop.card is not None
        name, copy = self.texts.name(troop.card), self.copies[troop.arrived]
        return self.spots.mark(name if copy == 1 else self.texts.say("answer-copy", name=name, copy=copy), path)

    def _hidden(self, seat: str, troop: Troop, path: str) -> Card:
        """Ruling CO-R.N: of a card that lies face down one sees that it is there, and what was paid."""
        together = f"players/{seat}/back/face_down"
        place = together if together in self.spots.allowed or together in self.spots.refused else path
        name = self.spots.mark(self.texts.say("board-face-down", number=troop.paid), place)
        return Card(Text.assemble("▒ ", name), glows=place in self.spots.allowed)

    def _tuck_in(self, card: Card, pilot: Troop, path: str) -> None:
        """CO-108.2: who sits inside, and what they carry."""
        named = self.texts.say("detail-piloted", pilot="\0").split("\0")
        tucked = Text.assemble((named[0], "dim"), self._named(pilot, path), (named[1], "dim"))
        card.details += [tucked, *self._items(pilot, path)]
        card.glows = card.glows or path in self.spots.allowed

    def _marks(self, seat: str, troop: Troop) -> Iterator[Text]:
        """What lies on a troop, and what it has done this turn."""
        texts = self.texts
        if troop.counters:
            yield _counters(troop.counters)
        if troop.prevented:
            yield Text(texts.say("board-prevents", number=troop.prevented), "yellow")
        if troop.owner != seat:
            yield Text(texts.say("board-owner", seat=texts.name(troop.owner)), "dim")
        standings = self._standings(troop)
        if troop.stunned:
            yield Text(texts.say("board-stunned"), "yellow")
        for standing in standings:
            yield Text(texts.say("board-standing", standing=standing), "yellow")
        if troop.attacks > troop.attacks_again + ("attacks-twice" in standings):
            yield Text(texts.say("board-has-attacked"), "dim")
        elif troop.attacks_again:
            yield Text(texts.say("board-again"), "yellow")
        if troop.deployed_now:
            yield Text(texts.say("board-new"), "dim")

    def _standings(self, troop: Troop) -> tuple[str, ...]:
        """Ruling CO-R.Z: what it may or must do, or what may be done to it, always or for a turn."""
        found = (strength.standings for strength in self.view.strengths if strength.arrived == troop.arrived)
        return next(found, troop.stands)

    def _items(self, troop: Troop, path: str) -> Iterator[Text]:
        """CO-109.1: Equip Items, with the counters on them."""
        for place, item in enumerate(troop.items):
            name = self.spots.mark(Text(self.texts.name(item.card), "magenta"), f"{path}/items/{place}")
            yield Text.assemble(("+", "magenta"), name, _counters(item.counters) if item.counters else "")

    # Rows of cards.

    def _row(self, row: str, cards: list[Card]) -> Lines:
        margin = Text(self.labels[row].ljust(self.margin), "dim")
        room = self.width - self.margin
        if not cards:
            return [margin.append("–", "dim")]
        if self.in_boxes:
            rows: Iterable[Text] = _boxes(cards, room)
        else:
            rows = _flow_of_cards(cards, room)
        indent = Text(" " * self.margin)
        return [Text.assemble(margin if at == 0 else indent, row) for at, row in enumerate(rows)]


def _line_of(player: Player, line: str) -> tuple[Troop, ...]:
    return player.front if line == "front" else player.back


def _copies(player: Player) -> dict[int, int]:
    """Of troops with one name on one side, which is the first, the second … by when they came."""
    times: dict[str, int] = {}
    found = {}
    for troop in sorted(player.front + player.back, key=lambda troop: troop.arrived):
        if troop.card is not None:
            found[troop.arrived] = times[troop.card] = times.get(troop.card, 0) + 1
    return found


def _keywords(traits: int) -> list[int]:
    return [keyword for keyword in range(KEYWORDS) if traits >> (KEYWORD_TRAIT + keyword) & 1]


def _numbers(damage: int, health: int, left: int) -> Text:
    """CO-101.2: damage, and what is left of the health."""
    hearts = str(health) if left == health else f"{left}/{health}"
    return Text.assemble((f"⚔{damage}", "yellow"), " ", (f"♥{hearts}", "red" if left < health else "green"))


def _counters(number: int) -> Text:
    return Text(f"●{number}", "yellow")


def _flow_of_cards(cards: list[Card], width: int) -> Iterator[Text]:
    """Cards one after the other; none is broken unless it needs a line of its own."""
    line = Text()
    for card in cards:
        head = Text(" ").join([card.name, card.numbers]) if card.numbers else card.name
        whole = Text(" ").join([head, *card.details])
        if whole.cell_len + (3 if line else 0) <= width - line.cell_len:
            line = Text.assemble(line, (" │ ", "dim"), whole) if line else whole
            continue
        if line:
            yield line
        *full, line = _flow([head, *card.details], width, Text(" "))
        yield from full
    if line:
        yield line


def _flow(parts: list[Text], width: int, between: Text, indent: Text | None = None) -> Iterator[Text]:
    """Parts one after the other, in as many lines as they need."""
    line = Text()
    for part in parts:
        if line and line.cell_len + between.cell_len + part.cell_len > width:
            yield Text.assemble(indent or "", line)
            line = Text()
        line = Text.assemble(line, between, part) if line else _cut(part, width)
    if line:
        yield Text.assemble(indent or "", line)


def _cut(text: Text, width: int) -> Text:
    cut = text.copy()
    cut.truncate(width, overflow="ellipsis")
    return cut


def _ruled(text: Text, width: int) -> Text:
    return Text.assemble(("── ", "dim"), text, (" " + "─" * (width - text.cell_len - 4), "dim"))


def _boxes(cards: list[Card], width: int) -> Iterator[Text]:
    """Cards as boxes side by side; those of one row are equally high, and a thick border glows."""
    per_row = min(len(cards), width // _SMALLEST)
    size = min(_LARGEST, width // per_row)
    for first in range(0, len(cards), per_row):
        row = cards[first : first + per_row]
        inner = [_inside(card, size - 2) for card in row]
        height = max(map(len, inner))
        drawn = [_box(lines, size - 2, height, glows=card.glows) for card, lines in zip(row, inner, strict=True)]
        yield from (Text.assemble(*parts) for parts in zip(*drawn, strict=True))


def _inside(card: Card, width: int) -> Lines:
    name = _flow(list(card.name.split(" ")), width, Text(" "))
    parts = [card.numbers, *card.details] if card.numbers else card.details
    return [*name, *_flow([word for part in parts for word in _fitting(part, width)], width, Text(" "))]


def _fitting(part: Text, width: int) -> list[Text]:
    """As one piece, or word by word if it is too long for a line."""
    return [part] if part.cell_len <= width else list(part.split(" "))


def _box(lines: Lines, width: int, height: int, *, glows: bool) -> Lines:
    left, top, right, side, low_left, low_right = _HEAVY if glows else _LIGHT
    style = "bold" if glows else "dim"
    filled = [*lines, *[Text()] * (height - len(lines))]
    return [
        Text(left + top * width + right, style),
        *(Text.assemble((side, style), line, " " * (width - line.cell_len), (side, style)) for line in filled),
        Text(low_left + top * width + low_right, style),
    ]
