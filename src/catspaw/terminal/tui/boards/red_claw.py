"""The Red Claw: four rows with their tokens and piles, the capture row, and the players."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from rich.console import RenderableType
from rich.text import Text

from catspaw.core.view import View
from catspaw.games.fluent_texts import FluentTexts
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES, colour_of
from catspaw.games.red_claw.edge.texts import HuntTexts
from catspaw.games.red_claw.edge.view import HuntView
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.numbers import Symbol
from catspaw.terminal.tui.boards.drawing import beside, fitted, flowed, line, stacked
from catspaw.terminal.tui.boards.spots import Spots

WIDE: Final = 100
_COLOURS: Final = {
    "red": ("♥", "red"),
    "yellow": ("★", "yellow"),
    "green": ("♣", "green"),
    "blue": ("♠", "bright_blue"),
}
"""Per colour its sign and its style."""
_WILD: Final = {"choice": "?", "claw": "Ψ", "choice-of-two": "??", "claw-of-two": "ΨΨ"}
_SEATS: Final = {"white": "○", "black": "●", "grey": "◐", "brown": "◆"}
_KINDS: Final = {"purple": ("▸", "magenta"), "green": ("•", "green")}
"""RC-8.1, RC-8.2: green abilities hold by themselves, purple ones are used."""
_POINT, _TRAIL, _FAKE = "+", "−", "↪"
_POINTS: Final = ("point-1", "point-2", "point-3")
_SHORT: Final = {
    "exchange-with-pile": "board-exchange-with-pile",
    "claw-as-choice": "board-claw-as-choice",
    "swap-last-two": "board-swap-last-two",
    "escape-ties": "board-escape-ties",
    "exchange-with-opponent": "board-exchange-with-opponent",
    "hide-hand": "board-hide-hand",
    "ignore-card": "board-ignore-card",
    "swap-tokens": "board-swap-tokens",
    "discard": "board-discard",
}
_BACK: Final = "▒"
_LEVELS: Final = n.TEN + 1


def draw(view: View, texts: FluentTexts, spots: Spots, width: int) -> RenderableType:
    """The table as a seat sees it."""
    assert isinstance(view, HuntView) and isinstance(texts, HuntTexts)
    table = _Table(view, texts, spots)
    return stacked(table.roomy(width) if width >= WIDE else table.narrow(width))


def face_down(view: View) -> HuntView:
    """RC-8.3, Ruling RC-R.L: the view with hidden hands as they lie on a table, a count only; one's own stays open."""
    assert isinstance(view, HuntView)
    players = {
        seat: replace(player, surely=(), perhaps=()) if player.hides and seat != view.seat else player
        for seat, player in view.players.items()
    }
    return replace(view, players=players)


class _Table:
    """One view, about to be drawn."""

    def __init__(self, view: HuntView, texts: HuntTexts, spots: Spots) -> None:
        self.view = view
        self.texts = texts
        self.say = texts.say
        self.spots = spots
        self.abilities = {level: texts.box.ability_at(level) for level in range(1, n.TEN)}
        """Per level what it grants, 0 for nothing."""

    def narrow(self, width: int) -> list[Text]:
        """One line for each row, two for the capture row, one or two for each player."""
        rows = [self._row(colour, width) for colour in COLOUR_NAMES]
        players = [each for seat in self._in_order() for each in self._player(seat, width)]
        return [self._header(width), *rows, *self._legend(width), *self._capture_row(width), *players]

    def roomy(self, width: int) -> list[Text]:
        """Rows with the symbols of every card, the players below, and the capture row along the side."""
        left = 62 if width < WIDE + 16 else width * 5 // 8
        rows = [each for colour in COLOUR_NAMES for each in (*self._tall_row(colour, left), Text())]
        players = [each for seat in self._in_order() for each in self._player(seat, left)]
        table = [self._header(left), Text(), *rows, *self._legend(left), Text(), *players]
        return beside(table, self._ladder(width - left - 2), left)

    def _header(self, width: int) -> Text:
        view = self.view
        if view.active is None:
            return fitted(Text(self.say("board-before"), "bold"), width)
        turn = self.say("board-turn", number=view.turn, seat=self.texts.name(view.active))
        made = line(Text(turn, "bold"))
        if symbols := view.symbols:
            made = line(made, "   ", Text(self.say("board-follow", symbols=" ".join(map(_sign, symbols))), "bold"))
        bag = self.say("board-bag", number=sum(view.bag.values()))
        return fitted(line(fitted(made, width - len(bag) - 1), " ", Text(bag, "dim")), width)

    def _legend(self, width: int) -> list[Text]:
        """What the signs mean, the tokens in the words of the edition."""
        names = self.texts.box.names[self.texts.language]
        parts = (
            ("[ ]", self.say("board-next")),
            (_POINT, self.say("board-points")),
            (_TRAIL, names["false-trail"]),
            (_FAKE, names["fake-evidence"]),
            (_WILD["claw"], self.say("symbol-claw")),
        )
        return flowed("", [Text(f"{sign} {name}", "dim") for sign, name in parts], width)

    # Rows, tokens and piles.

    def _row(self, colour: str, width: int) -> Text:
        """RC-3.5: the last card, which is the next to be taken, stands in brackets, and its symbols after it."""
        values = self.view.rows[colour]
        cards = line(*(_cell(value, 4, is_last=k == len(values) - 1) for k, value in enumerate(values)))
        cards.stylize(_COLOURS[colour][1])
        symbols = line("→", self._symbols(f"{colour} {values[-1]}")) if values else line()
        row = line(fitted(self._colour(colour), 8), fitted(line(cards, symbols), 4 * n.ROW_LENGTH + 5))
        tokens = fitted(line(self.say("board-tokens"), " ", self._tokens(colour)), 15)
        parts = (self.spots.mark(row, f"rows/{colour}"), self.spots.mark(tokens, f"tokens/{colour}"))
        return fitted(line(*parts, self._pile(colour), " ", self._left(colour)), width)

    def _tall_row(self, colour: str, width: int) -> list[Text]:
        """The same with the symbols of every card below it."""
        values = self.view.rows[colour]
        cell = 5 if width < 72 else 6
        upper, lower = line(), line()
        for k, value in enumerate(values):
            is_last = k == len(values) - 1
            upper = line(upper, _cell(value, cell, is_last=is_last))
            symbols = self._symbols(f"{colour} {value}")
            lower = line(lower, *(("[", symbols, "]") if is_last else (" ", symbols, " ")), " " * (cell - 4))
        upper.stylize(_COLOURS[colour][1])
        place, room = f"rows/{colour}", cell * n.ROW_LENGTH + 1
        token_lines = [Text(f"{k}. ") for k in (1, 2)]
        for text, token in zip(token_lines, self.view.tokens[colour], strict=True):
            text.append_text(_token(token) if token else Text("–", "dim"))
        marked = [self.spots.mark(fitted(text, 7), f"tokens/{colour}") for text in token_lines]
        label = fitted(self._colour(colour), 9)
        first = line(self.spots.mark(line(label, fitted(upper, room)), place), marked[0], self._pile(colour))
        second = line(self.spots.mark(line(" " * 9, fitted(lower, room)), place), marked[1], self._left(colour))
        return [fitted(first, width), fitted(second, width)]

    def _colour(self, colour: str) -> Text:
        sign, style = _COLOURS[colour]
        return line(Text(f"{sign} {self.texts.name(colour)}", style))

    def _tokens(self, colour: str) -> Text:
        """RC-5.1, RC-5.2: the first token and the second."""
        both = [_token(token) if token else Text("–", "dim") for token in self.view.tokens[colour]]
        return line(both[0], " ", both[1])

    def _pile(self, colour: str) -> Text:
        """Ruling RC-R.P: the top card is seen by all."""
        pile = self.view.piles[colour]
        top = self._card(f"{colour} {pile.top}") if pile.top is not None else Text("–", "dim")
        return self.spots.mark(line(self.say("board-pile"), " ", top), f"piles/{colour}")

    def _left(self, colour: str) -> Text:
        """How many cards a pile has."""
        return Text(self.say("board-cards", number=self.view.piles[colour].count), "dim")

    # Cards.

    def _card(self, card: str) -> Text:
        colour, value = card.split(" ")
        sign, style = _COLOURS[colour]
        return line(Text(sign + value, style))

    def _card_with_symbols(self, card: str) -> Text:
        return line(self._card(card), "→", self._symbols(card))

    def _symbols(self, card: str) -> Text:
        """RC-1.2: the escape symbols, in the order they are followed."""
        colour, value = card.split(" ")
        symbols = self.texts.box.symbols_on(COLOUR_NAMES.index(colour) * n.VALUES + int(value))
        return line(*(_symbol(symbol) for symbol in symbols))

    # The capture row.

    def _capture_row(self, width: int) -> list[Text]:
        """RC-1.4: the levels with the markers on them, and in short what each grants."""
        cell = width // _LEVELS
        upper, lower = line(), line()
        for level in range(_LEVELS):
            number = self.abilities.get(level)
            sign = self._sign(level)
            name = Text(self._end(level), "dim")
            if number:
                ability = ABILITY_IDS[number - 1]
                name = self._lit(Text(self.say(_SHORT[ability])), number, f"abilities/{ability}")
            upper = line(upper, fitted(line(Text(str(level), "bold"), sign, self._markers(level)), cell))
            lower = line(lower, fitted(name, cell))
        return [fitted(upper, width), fitted(lower, width)]

    def _ladder(self, width: int) -> list[Text]:
        """The capture row from top to bottom, every ability in full."""
        made = [fitted(Text(self.say("board-capture"), "bold"), width)]
        for level in range(_LEVELS):
            number = self.abilities.get(level)
            label = line(Text(f"{level:>2} ", "bold"), self._sign(level) or " ")
            markers = self._markers(level)
            head = line(label, " ", markers) if markers else label
            if number:
                place = f"abilities/{ABILITY_IDS[number - 1]}"
                said = [self._lit(Text(word), number, place) for word in self.texts.does(number).split()]
            else:
                said = [Text(self._end(level), "dim")]
            made += flowed(head, said, width, between=" ")
        for sign, message in ((_KINDS["purple"], "board-purple"), (_KINDS["green"], "board-green")):
            made.append(fitted(line(Text(*sign), " ", Text(self.say(message), "dim")), width))
        return made

    def _sign(self, level: int) -> Text:
        """RC-8.1, RC-8.2: the colour of a level, which a level that gives nothing may have too."""
        kind = self.texts.box.colours.get(level, "")
        return Text(*_KINDS[kind]) if kind else Text("")

    def _end(self, level: int) -> str:
        """What stands at a level without an ability."""
        if 0 < level < n.TEN:
            return "–"
        return self.say("board-caught" if level else "board-safe")

    def _lit(self, text: Text, number: int, place: str) -> Text:
        """RC-8.1, RC-8.2: an ability is lit where this seat has reached its level."""
        seat = self.view.seat
        holds = seat is not None and self.view.players[seat].level >= self.texts.box.levels[number]
        style = _KINDS[colour_of(number)][1]
        text.stylize(f"bold {style}" if holds else "dim")
        return self.spots.mark(text, place)

    def _markers(self, level: int) -> Text:
        """Who stands there; the last level is for all who have come so far or farther."""
        players = self.view.players.items()
        return Text("".join(_SEATS[name] for name, each in players if min(each.level, n.TEN) == level), "bold")

    # Players.

    def _in_order(self) -> list[str]:
        """The others first, in turn order, and this seat nearest to itself."""
        names = list(self.view.players)
        seat = self.view.seat
        after = names.index(seat) + 1 if seat else 0
        return names[after:] + names[:after]

    def _player(self, name: str, width: int) -> list[Text]:
        """Points and tokens, and below them the cards."""
        player = self.view.players[name]
        title = self.texts.name(name)
        if name == self.view.seat:
            title = self.say("board-you", name=title)
        who = Text(f"{_SEATS[name]} {title}", "bold")
        turn = Text("▶" if name == self.view.asked else " ", "bold")
        head = line(turn, self.spots.mark(who, f"players/{name}"))
        if self.view.figure == name:
            head = line(head, Text(f" {_WILD['claw']}", "bold red"))
        facts = [Text(self.say("board-level", number=player.level)), *self._owned(name)]
        if player.hides:
            facts.append(Text(self.say("board-hidden"), "italic"))
        return [*flowed(fitted(head, 17), facts, width), *flowed("  ", self._hand(name), width)]

    def _owned(self, name: str) -> list[Text]:
        """RC-6.1, RC-6.2: the tokens, each kind once with its number; cancelled ones in parentheses."""
        player, made = self.view.players[name], []
        for token, number in player.tokens.items():
            cancelled = player.cancelled[_POINTS.index(token)] if token in _POINTS else 0
            text = line(_token(token), _times(number - cancelled)) if number > cancelled else line()
            if cancelled:
                text = line(text, Text(f"({_token(token)}{_times(cancelled)})", "dim"))
            made.append(self.spots.mark(text, f"players/{name}/tokens/{token}"))
        return made

    def _hand(self, name: str) -> list[Text]:
        """Ruling RC-R.L: the cards that surely are there, and of which others so many more may be.

        Those of a hidden hand are faint; face down they are just counted.
        """
        player = self.view.players[name]
        faint = "dim" if player.hides and name != self.view.seat else ""
        cards = [
            self.spots.mark(_styled(self._card_with_symbols(card), faint), f"players/{name}/cards/{card}")
            for card in player.surely
        ]
        unknown = player.cards - len(player.surely)
        if unknown and player.perhaps:
            cards.append(Text(self.say("board-perhaps", number=unknown), "italic"))
            cards += [_styled(line(self._card(card), "?"), faint) for card in player.perhaps]
        elif unknown:
            cards.append(Text(self.say("board-face-down", backs=_BACK * unknown, number=unknown), "italic"))
        return cards or [Text(self.say("board-no-cards"), "dim")]


def _styled(text: Text, style: str) -> Text:
    text.stylize(style)
    return text


def _cell(value: int, width: int, *, is_last: bool) -> Text:
    text = Text(f"[{value:>2}]" if is_last else f" {value:>2} ", "bold" if is_last else "")
    return fitted(text, width)


def _symbol(symbol: int) -> Text:
    if symbol <= n.COLOURS:
        return Text(*_COLOURS[COLOUR_NAMES[symbol - 1]])
    return Text(_WILD["choice" if symbol == Symbol.CHOICE else "claw"], "bold")


def _sign(symbol: str) -> str:
    return _WILD[symbol] if symbol in _WILD else _COLOURS[symbol][0]


def _times(number: int) -> str:
    return f"×{number}" if number > 1 else ""


def _token(token: str) -> Text:
    """A token in short: points with plus, a False Trail with minus, Fake Evidence with the point it passes on."""
    kind, _, value = token.rpartition("-")
    if kind == "point":
        return Text(_POINT + value, "bold")
    return Text(_TRAIL + value, "cyan") if kind == "false-trail" else Text(f"{_FAKE}1", "magenta")
