"""Pages to read, and questions about the table itself."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from catspaw.core.game import Game
from catspaw.core.texts import Texts
from catspaw.games.fluent_texts import capital
from catspaw.terminal.tui.saying import Sayer


def rules_text(game: Game, texts: Texts) -> Group:
    """Every rule in one line."""
    return Group(*(Text.assemble((f"{rule:<9}", "bold"), texts.rule(rule)) for rule in game.rule_ids()))


def help_text(say: Sayer) -> Group:
    """How the client is used."""
    parts = (
        "answer",
        "read",
        "why",
        "hint",
        "ask",
        "undo",
        "scroll",
        "log",
        "rules",
        "cards",
        "bot",
        "resign",
        "seen",
        "language",
        "keep",
    )
    return Group(*(Text(say(f"help-{part}") + "\n") for part in parts))


class Page(Screen[None]):
    """Something to read, and back."""

    BINDINGS = [("escape,q,enter", "dismiss")]  # noqa: RUF012

    def __init__(self, title: str, back: str, body: RenderableType) -> None:
        super().__init__()
        self._title, self._back, self._body = title, back, body

    def compose(self) -> ComposeResult:
        yield Static(capital(self._title), id="title", markup=False)
        with VerticalScroll():
            yield Static(self._body)
        yield Static(Text.assemble(("Esc ", "bold"), self._back), id="keys")


class Curtain(Screen[None]):
    """Hides the table while the screen is passed on. What answered the question does not lift it by accident."""

    BINDINGS = [("space", "dismiss")]  # noqa: RUF012

    def __init__(self, say: Sayer, seat: str) -> None:
        super().__init__()
        self._say, self._seat = say, seat

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(Text(self._say("curtain", seat=self._seat), "bold"))
            yield Static(Text("\n" + self._say("curtain-ready", seat=self._seat)), id="ready")

    @on(events.Click, "#ready")
    def lift(self) -> None:
        self.dismiss()


class Sure(ModalScreen[int]):
    """Asks before something that cannot be undone; the first answer is always to let it be."""

    BINDINGS = [("escape", "dismiss(0)")]  # noqa: RUF012

    def __init__(self, question: str, answers: Sequence[str]) -> None:
        super().__init__()
        self._question, self._answers = question, answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(Text(self._question))
            yield OptionList(*(Option(Text(answer)) for answer in self._answers))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)
