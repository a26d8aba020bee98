"""A game seen again: step by step, turn by turn, or from any line of its log."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from catspaw.core.position import ONLOOKER
from catspaw.core.texts import LANGUAGES
from catspaw.table import EVERYTHING, Table, narrate
from catspaw.table.playback import stops
from catspaw.terminal.tui.boards import Spots
from catspaw.terminal.tui.display import BoardScreen
from catspaw.terminal.tui.keys import Clickable, key_line
from catspaw.terminal.tui.log import as_text
from catspaw.terminal.tui.saying import sayer

NOTHING_TO_POINT_AT: Final = Spots({}, {})


class ReplayScreen(BoardScreen[None]):
    """All is told, and the board is seen with nothing hidden or through the eyes of any seat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step(1)", priority=True),
        Binding("left", "step(-1)", priority=True),
        Binding("pagedown", "turn(1)", priority=True),
        Binding("pageup", "turn(-1)", priority=True),
        Binding("home", "seek(0)", priority=True),
        Binding("end", "seek(1000000)", priority=True),
        Binding("v", "eyes"),
        Binding("d", "language"),
        Binding("escape,q", "dismiss"),
    ]

    def __init__(self, table: Table, language: str) -> None:
        super().__init__()
        self._table = table
        played = stops(table.game, table.setup, table.answers)
        self._stops = [(after_answers, position.clone()) for after_answers, position in played]
        self.stop = 0
        """Which stop is shown."""
        self._is_over = table.outcome is not None or table.verdict is not None
        self._eyes: int | None = None if self._is_over else ONLOOKER
        """Whose view is drawn: a seat's or an onlooker's; None where nothing is hidden, once the game is over."""
        self._speak(language)

    def _speak(self, language: str) -> None:
        self.language = language
        self.say = sayer(language)
        self._texts = self._table.game.texts(self._table.setup, language)
        self._lines = narrate(self._table, EVERYTHING, language)

    def action_language(self) -> None:
        self._speak(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])
        log = self.query_one("#answers", OptionList)
        log.clear_options()
        log.add_options(Option(as_text(line)) for line in self._lines)
        self.draw()

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"), VerticalScroll(id="board-pane", can_focus=False):
            yield Clickable(id="board")
        yield Static(id="question", markup=False)
        yield OptionList(*(Option(as_text(line)) for line in self._lines), id="answers")
        yield Clickable(id="keys")

    def on_mount(self) -> None:
        self.add_class("over")
        self.query_one("#answers").focus()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= 110, "wide")
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """The moment that was chosen."""
        answers, position = self._stops[self.stop]
        game = self._table.game
        title = self.say("replay-title", game=self._texts.game_title(), at=self.stop, last=len(self._stops) - 1)
        self.query_one("#title", Static).update(f"{title} · {self._whose_eyes()}")
        width = max(60, self.query_one("#board-pane").size.width - 3)
        view = game.everything(position) if self._eyes is None else game.view(game.sight(position, self._eyes))
        board = self.board(game.id, view, self._texts, NOTHING_TO_POINT_AT, width)
        self.query_one("#board", Static).update(board)
        outcome = self._table.outcome if self.stop == len(self._stops) - 1 else None
        ending = self.query_one("#question", Static)
        ending.update("\n".join(self._texts.ending(outcome)) if outcome else "")
        ending.display = outcome is not None
        log = self.query_one("#answers", OptionList)
        told = [number for number, line in enumerate(self._lines) if line.after_answers <= answers]
        log.highlighted = told[-1] if told else None
        keys = [("← →", "step", "step(1)"), ("PgUp PgDn", "turn", "turn(1)"), ("Home End", "ends", "seek(0)"),
                ("v", "seat", "eyes"), ("d", "language", "language"), ("q", "back", "dismiss")]  # fmt: skip
        if self.has_class("wide"):
            keys[-1:-1] = self.keys_for_seen(game.id)
        self.query_one("#keys", Static).update(
            key_line([(key, self.say(f"key-{does}"), f"screen.{action}") for key, does, action in keys])
        )

    def _whose_eyes(self) -> str:
        if self._eyes is None:
            return self.say("replay-everything")
        if self._eyes == ONLOOKER:
            return self.say("replay-onlooker")
        return self.say("replay-seat", seat=self._texts.seat(self._eyes))

    def action_step(self, by: int) -> None:
        self.action_seek(self.stop + by)

    def action_seek(self, to: int) -> None:
        self.stop = max(0, min(to, len(self._stops) - 1))
        self.draw()

    def action_turn(self, by: int) -> None:
        """To the beginning of the turn before, or of the next one."""
        here = self._stops[self.stop][0]
        begun = [
            line.after_answers for line in self._lines if line.begins_turn and (line.after_answers - here) * by > 0
        ]
        last = self._stops[-1][0] if by > 0 else 0
        self._seek_answers((min if by > 0 else max)(begun, default=last))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._seek_answers(self._lines[event.option_index].after_answers)

    def _seek_answers(self, answers: int) -> None:
        """The first stop with at least so many answers."""
        self.action_seek(
            next((stop for stop, (given, _) in enumerate(self._stops) if given >= answers), len(self._stops))
        )

    def action_eyes(self) -> None:
        """The next seat's, after the last an onlooker's, and then with nothing hidden."""
        eyes = [*range(len(self._table.setup.seats)), ONLOOKER, *([None] if self._is_over else [])]
        self._eyes = eyes[(eyes.index(self._eyes) + 1) % len(eyes)]
        self.draw()
