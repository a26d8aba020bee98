"""Setting up a table: edition, players, seats, decks, variants, rulings and language."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Label, Select, Static

from catspaw.bots import bot_names
from catspaw.core.errors import CatspawError
from catspaw.core.game import Game
from catspaw.core.texts import LANGUAGES, Texts
from catspaw.games.fluent_texts import capital
from catspaw.table import Opened, Player, opening, refusal
from catspaw.terminal.tui.home import title_of
from catspaw.terminal.tui.saying import say, sayer

PERSON = "person"
NO, YES = "no", "yes"


class SetUpScreen(Screen[Opened | None]):
    """Ends with the table that was chosen, or without one."""

    BINDINGS = [("escape", "dismiss(None)")]  # noqa: RUF012

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.game = game
        self.language = language
        self.say = sayer(language)
        self._edition = game.editions[0] if game.editions else None
        self._players = game.player_counts[0]
        self._chosen: dict[str, str] = {}
        """What the fields said before they were laid out anew, but for readings that were the edition's default."""

    @property
    def _words(self) -> Texts:
        return self.game.texts(self.game.setup(players=self._players, edition=self._edition), self.language)

    def compose(self) -> ComposeResult:
        yield Static(self.say("set-up-title", game=title_of(self.game, self.language)), id="title", markup=False)
        yield VerticalScroll(*self._form(), id="form", can_focus=False)
        with Horizontal(id="buttons"):
            yield Button(self.say("set-up-start"), variant="primary", id="start")
            yield Button(self.say("set-up-back"), id="back")

    def on_mount(self) -> None:
        self.query_one("#start").focus()

    def _form(self) -> Iterator[Static | Label | Horizontal]:
        say, game, texts = self.say, self.game, self._words
        tongues = [(say_language(language), language) for language in LANGUAGES]
        yield self._row(say("set-up-language"), "language", tongues, self.language)
        if self._edition:
            yield self._row(say("set-up-edition"), "edition", [(name, name) for name in game.editions], self._edition)
        if len(game.player_counts) > 1:
            counts = [(say("players-number", number=number), str(number)) for number in game.player_counts]
            yield self._row(say("set-up-players"), "players", counts, str(self._players))
        yield Label(say("set-up-seats"), classes="heading")
        kinds = [(say(f"player-{kind}"), kind) for kind in (PERSON, *reversed(bot_names()))]
        for number, seat in enumerate(game.seats[: self._players]):
            yield self._row(capital(texts.seat(number)), f"seat-{seat}", kinds, kinds[min(number, 1)][1])
        yield from self._decks(texts)
        if game.variants:
            yield Label(say("set-up-variants"), classes="heading")
        for variant in game.variants:
            yield self._row(
                texts.variant(variant.id), f"variant-{variant.id}", [(say("no"), NO), (say("yes"), YES)], NO
            )
        yield Label(say("set-up-rulings"), classes="heading")
        yield Static(say("set-up-rulings-note"), markup=False)
        usual, seats = self._usual_readings(), game.seats[: self._players]
        for ruling in game.rulings:
            readings = [(texts.reading(ruling.id, reading), reading) for reading in game.readings_for(ruling, seats)]
            yield self._row(texts.ruling(ruling.id), f"ruling-{ruling.id}", readings, usual[ruling.id])

    def _usual_readings(self) -> dict[str, str]:
        """The defaults of the edition that is chosen."""
        return self.game.usual_readings(self.game.chosen_edition(self._edition))

    def _decks(self, texts: Texts) -> Iterator[Label | Horizontal]:
        names = self.game.deck_names(self.game.chosen_edition(self._edition))
        if not names:
            return
        yield Label(self.say("set-up-decks"), classes="heading")
        for number, seat in enumerate(self.game.seats[: self._players]):
            default = names[min(number, len(names) - 1)]
            yield self._row(capital(texts.seat(number)), f"deck-{seat}", [(name, name) for name in names], default)

    def _row(self, label: str, id: str, options: list[tuple[str, str]], default: str) -> Horizontal:
        """A field with its label, as it was before if that still makes sense."""
        before = self._chosen.get(id)
        value = before if before in [value for _, value in options] else default
        field: Select[str] = Select(options, value=value, allow_blank=False, id=id, compact=True)
        return Horizontal(Label(label, markup=False), field, classes="row")

    async def on_select_changed(self) -> None:
        """What else there is to choose depends on the edition and the number of players."""
        chosen = (self.value("language"), self.value("edition"), int(self.value("players") or self._players))
        if chosen != (self.language, self._edition, self._players):
            usual = {f"ruling-{name}": reading for name, reading in self._usual_readings().items()}
            self.language, self._edition, self._players = chosen[0] or self.language, chosen[1], chosen[2]
            self.say = sayer(self.language)
            fields = self._chosen | {str(field.id): str(field.value) for field in self.query(Select)}
            self._chosen = {id: value for id, value in fields.items() if usual.get(id) != value}
            focused = self.focused.id if self.focused else None
            form = self.query_one("#form")
            await form.remove_children()
            await form.mount_all(self._form())
            self.query_one("#title", Static).update(self.say("set-up-title", game=title_of(self.game, self.language)))
            self.query_one("#start", Button).label = self.say("set-up-start")
            self.query_one("#back", Button).label = self.say("set-up-back")
            if focused:
                self.query_one(f"#{focused}").focus()

    def value(self, name: str) -> str | None:
        """What a field says; None if there is no such field."""
        found = self.query(f"#{name}")
        return str(found.first(Select).value) if found else None

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


def player(kind: str) -> Player:
    """A person, or a bot by its name."""
    return Player(PERSON) if kind == PERSON else Player(kind, kind)


def say_language(language: str) -> str:
    """What a language calls itself."""
    return say(language, "language-name")
