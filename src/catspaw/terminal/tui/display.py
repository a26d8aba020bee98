"""How one person at this machine wants the table drawn; stored between games."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import ClassVar, TypeVar

from msgspec import MsgspecError, Struct, json
from rich.console import RenderableType
from textual.binding import Binding, BindingType
from textual.screen import Screen

from catspaw.core.texts import Texts
from catspaw.core.view import View
from catspaw.table.home import data_folder
from catspaw.terminal.tui.boards import HIDDEN_HANDS, Spots, drawn

T = TypeVar("T")


class Display(Struct, frozen=True):
    """Nothing here changes what a seat may know, only what is drawn of it."""

    shows_seen: bool = False
    """Whether cards in a hidden hand are drawn, faintly, if they were seen when they were taken."""


def stored_display() -> Display:
    """What was chosen last; the default if nothing was, or if it cannot be read."""
    with suppress(OSError, MsgspecError):
        return json.decode(_path().read_bytes(), type=Display)
    return Display()


def store_display(display: Display) -> None:
    """Where nothing can be written, it holds until the table is left."""
    with suppress(OSError):
        _path().parent.mkdir(parents=True, exist_ok=True)
        _path().write_bytes(json.encode(display))


def _path() -> Path:
    return data_folder() / "display.json"


class BoardScreen(Screen[T]):
    """A screen with a board that is drawn as whoever looks wants it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("s", "seen")]

    def __init__(self) -> None:
        super().__init__()
        self.personal = stored_display()

    @abstractmethod
    def draw(self) -> None:
        """Everything again."""

    def board(self, game: str, view: View, texts: Texts, spots: Spots, width: int) -> RenderableType:
        """The board of a game, its hidden hands face down unless what was seen is wanted."""
        return drawn(game, view, texts, spots, width, shows_seen=self.personal.shows_seen)

    def keys_for_seen(self, game: str) -> list[tuple[str, str, str]]:
        """The key that changes it, in games where a hand may be hidden."""
        return [("s", "unseen" if self.personal.shows_seen else "seen", "seen")] if game in HIDDEN_HANDS else []

    def action_seen(self) -> None:
        """Draw what was seen of hidden hands, or leave it to memory; the log has it either way."""
        self.personal = Display(shows_seen=not self.personal.shows_seen)
        store_display(self.personal)
        self.draw()
