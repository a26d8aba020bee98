"""Setting up a table: edition, players, seats, decks, variants, rulings and language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Label, Select, Static

from catspaw.bots import bot_names, levels_of, usual_bot
from catspaw.core.errors import CatspawError
from catspaw.core.game import Game
from catspaw.core.texts import LANGUAGES, Texts
from catspaw.games.fluent_texts import capital
from catspaw.table import Opened, Player, opening, refusal
from catspaw.terminal.tui.home import title_of
from catspaw.terminal.tui.saying import say, sayer

PERSON = "person"
NO, YES = "no", "yes"


@dataclass(frozen=True)
class Heading:
    """A line above some fields."""

    id: str
    label: str
    is_shown: bool = True


@dataclass(frozen=True)
class Field:
    """One thing to choose, with all that can be chosen."""

    id: str
    label: str
    options: list[tuple[str, str]]
    default: str
    is_shown: bool = True


class SetUpScreen(Screen[Opened | None]):
    """Ends with the table that was chosen, or without one.

    Every field that the game may need is mounted once. What depends on another field is changed in place or hidden,
    so that nothing is laid out anew while somebody chooses.
    """

    BINDINGS = [("escape", "dismiss(None)")]  # noqa: RUF012

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.game = game
        self.language = language
        self.say = sayer(language)
        self._edition = game.editions[0] if game.editions else None
        self._players = game.player_counts[0]

    @property
    def _texts(self) -> Texts:
        """With every seat, whether or not it is played."""
        setup = self.game.setup(players=max(self.game.player_counts), edition=self._edition)
        return self.game.texts(setup, self.language)

    def compose(self) -> ComposeResult:
        yield Static(self.say("set-up-title", game=title_of(self.game, self.language)), id="title", markup=False)
        with VerticalScroll(id="form", can_focus=False):
            for part in self._form():
                yield _heading(part) if isinstance(part, Heading) else _row(part)
        with Horizontal(id="buttons"):
            yield Button(self.say("set-up-start"), variant="primary", id="start")
            yield Button(self.say("set-up-back"), id="back")

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def _form(self) -> Iterator[Heading | Field]:
        say, game, texts = self.say, self.game, self._texts
        yield Field("language", say("set-up-language"), [(say_language(one), one) for one in LANGUAGES], self.language)
        if self._edition:
            yield Field("edition", say("set-up-edition"), [(name, name) for name in game.editions], self._edition)
        if len(game.player_counts) > 1:
            counts = [(say("players-number", number=number), str(number)) for number in game.player_counts]
            yield Field("players", say("set-up-players"), counts, str(self._players))
        yield Heading("seats", say("set-up-seats"))
        levels = [(f"{level.name[self.language]}: {level.style[self.language]}", level.id) for level in levels_of(game)]
        person, *others = [(say(f"player-{kind}"), kind) for kind in (PERSON, *reversed(bot_names()))]
        kinds = [person, *levels, *others]
        for number, seat in enumerate(game.seats):
            kind = usual_bot(game) if number else PERSON
            yield Field(f"seat-{seat}", capital(texts.seat(number)), kinds, kind, number < self._players)
        yield from self._decks(texts)
        if game.variants:
            yield Heading("variants", say("set-up-variants"))
        for variant in game.variants:
            no_or_yes = [(say("no"), NO), (say("yes"), YES)]
            yield Field(f"variant-{variant.id}", texts.variant(variant.id), no_or_yes, NO)
        yield Heading("rulings", say("set-up-rulings"))
        yield Heading("rulings-note", say("set-up-rulings-note"))
        usual, seats = self._usual_readings(), game.seats[: self._players]
        for ruling in game.rulings:
            readings = [(texts.reading(ruling.id, reading), reading) for reading in game.readings_for(ruling, seats)]
            yield Field(f"ruling-{ruling.id}", texts.ruling(ruling.id), readings, usual[ruling.id])

    def _usual_readings(self) -> dict[str, str]:
        """The defaults of the edition that is chosen."""
        return self.game.usual_readings(self.game.chosen_edition(self._edition))

    def _decks(self, texts: Texts) -> Iterator[Heading | Field]:
        """Those of the edition; hidden if it has none, though another has."""
        game = self.game
        every = [name for edition in game.editions for name in game.deck_names(game.chosen_edition(edition))]
        if not every:
            return
        names = game.deck_names(game.chosen_edition(self._edition))
        yield Heading("decks", self.say("set-up-decks"), bool(names))
        for number, seat in enumerate(game.seats):
            decks = names or tuple(every)
            options, default = [(name, name) for name in decks], decks[min(number, len(decks) - 1)]
            is_shown = bool(names) and number < self._players
            yield Field(f"deck-{seat}", capital(texts.seat(number)), options, default, is_shown)

    def on_select_changed(self) -> None:
        """What else there is to choose depends on the language, the edition and the number of players."""
        language, edition = self.value("language") or self.language, self.value("edition")
        players = int(self.value("players") or self._players)
        if (language, edition, players) == (self.language, self._edition, self._players):
            return
        before = self._usual_readings()
        self.language, self._edition, self._players = language, edition, players
        self.say = sayer(language)
        for part in self._form():
            if isinstance(part, Heading):
                heading = self.query_one(f"#heading-{part.id}", Static)
                heading.update(part.label)
                heading.display = part.is_shown
            else:
                self._update(part, before.get(part.id.removeprefix("ruling-")))
        self.query_one("#title", Static).update(self.say("set-up-title", game=title_of(self.game, language)))
        self.query_one("#start", Button).label = self.say("set-up-start")
        self.query_one("#back", Button).label = self.say("set-up-back")

    def _update(self, field: Field, usual_before: str | None) -> None:
        """A field keeps what was chosen if that still makes sense, and was not just what was usual before."""
        row = self.query_one(f"#row-{field.id}")
        row.display = field.is_shown
        row.query_one(Label).update(field.label)
        select: Select[str] = row.query_one(Select)
        chosen = str(select.value)
        stays = chosen in [value for _, value in field.options] and chosen != usual_before
        with select.prevent(Select.Changed):
            select.set_options(field.options)
            select.value = chosen if stays else field.default

    def value(self, name: str) -> str | None:
        """What a field says; None if there is no such field, or if it is hidden."""
        row = next(iter(self.query(f"#row-{name}")), None)
        return str(row.query_one(Select).value) if row and row.display else None

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "back":
            self.dismiss(None)
            return
        try:
            self.dismiss(self.chosen())
        except CatspawError as error:
            self.notify(refusal(error, self.language), severity="error", markup=False)

    def chosen(self) -> Opened:
        """The table as the form has it."""
        game, seats = self.game, self.game.seats[: self._players]
        decks = [name for seat in seats if (name := self.value(f"deck-{seat}"))]
        setup = game.setup(
            [variant.id for variant in game.variants if self.value(f"variant-{variant.id}") == YES],
            {ruling.id: reading for ruling in game.rulings if (reading := self.value(f"ruling-{ruling.id}"))},
            players=self._players,
            edition=self._edition,
            decks=decks or None,
        )
        kinds = [self.value(f"seat-{seat}") or PERSON for seat in seats]
        return opening(game, setup, [player(kind) for kind in kinds])


def _heading(heading: Heading) -> Static:
    made = Static(heading.label, id=f"heading-{heading.id}", markup=False)
    made.set_class(heading.id != "rulings-note", "heading")
    made.display = heading.is_shown
    return made


def _row(field: Field) -> Horizontal:
    select: Select[str] = Select(field.options, value=field.default, allow_blank=False, id=field.id, compact=True)
    row = Horizontal(Label(field.label, markup=False), select, id=f"row-{field.id}", classes="row")
    row.display = field.is_shown
    return row


def player(kind: str) -> Player:
    """A person, or a bot by its name."""
    return Player(PERSON) if kind == PERSON else Player(kind, kind)


def say_language(language: str) -> str:
    """What a language calls itself."""
    return say(language, "language-name")
