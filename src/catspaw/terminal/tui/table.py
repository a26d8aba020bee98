"""The table: board, log, question and answers."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from catspaw.core.texts import LANGUAGES
from catspaw.games.fluent_texts import capital
from catspaw.table import Choice, Narrator, Player, Resigned, Save, Seated, choices
from catspaw.terminal.tui.advice import hint_page, may_ask
from catspaw.terminal.tui.boards import described
from catspaw.terminal.tui.climbing import stronger
from catspaw.terminal.tui.keys import Clickable, key_line
from catspaw.terminal.tui.lessons import Lessons
from catspaw.terminal.tui.log import LogPane
from catspaw.terminal.tui.pages import Page, Sure, help_text, rules_text
from catspaw.terminal.tui.phrases import after, first_few, latest, numbered, pending, spots_of
from catspaw.terminal.tui.saying import sayer
from catspaw.terminal.tui.sitting import BOT, SittingScreen

WIDE: Final = 116
"""From so many columns on the log stands beside the board."""
TALL: Final = 30
"""From so many lines on there is room for twelve answers."""


class TableScreen(SittingScreen):
    """One sitting, through the eyes of whoever is at the keyboard. Ends with what comes next."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("i", "read"),
        Binding("w", "why_not"),
        Binding("p", "hint"),
        Binding("a", "ask"),
        Binding("escape", "answers"),
        Binding("u", "undo"),
        Binding("l", "log"),
        Binding("r", "rules"),
        Binding("c", "cards"),
        Binding("b", "bot"),
        Binding("x", "resign"),
        Binding("d", "language"),
        Binding("question_mark,f1,h", "help"),
        Binding("q", "quit"),
        Binding("pageup", "scroll(-1)", priority=True),
        Binding("pagedown", "scroll(1)", priority=True),
    ]

    def __init__(self, save: Save, language: str, pace: float) -> None:
        super().__init__(save, language, pace)
        self._handed: str | None = None
        """The seat that was handed to a bot from here, and can be taken back."""
        self._choices: list[Choice] = []
        self._listed: list[list[Choice]] = []
        """Per line of the list what it stands for: one answer, or those refused by one rule."""
        self._typed = ""
        self._lessons = Lessons(self.sitting)
        self._narrators: dict[tuple[str | None, str], Narrator] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-pane", can_focus=False):
                yield Clickable(id="board")
            yield LogPane()
        yield Static(id="said", markup=False)
        yield Static(id="notice", markup=False)
        yield Static(id="question", markup=False)
        yield OptionList(id="answers")
        yield Clickable(id="keys")

    def on_mount(self) -> None:
        self.query_one("#answers").focus()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.query_one(LogPane).write_again)

    # What is shown.

    def draw(self) -> None:
        """Everything again, from the viewer's own view."""
        table, asked = self.sitting.table, self.sitting.asked
        is_ours = asked is not None and asked == self._viewer and not self.answers_itself
        self._choices = choices(table, self.language) if is_ours else []
        lines = self._narrator().lines()
        self.query_one(LogPane).show(lines)
        self.query_one("#said", Static).update(latest([line.text for line in lines], self.size.width - 2))
        who = self.say("you-are", seat=self.name_of(self._viewer)) if self._viewer else self.say("looking-on")
        self.query_one("#title", Static).update(f"{self.texts.game_title()} · {who}")
        width = max(60, self.query_one("#board-pane").size.width - 3)
        board = self.board(self.sitting.game.id, table.view(self._viewer), self.texts, spots_of(self._choices), width)
        self.query_one("#board", Static).update(board)
        asks = pending(self.sitting, self._viewer, self.language, why_not=self._why_not)
        asks = self._lessons.told(self._viewer, self.texts) + asks if is_ours else asks
        self.set_class(asked is None, "over").query_one("#question", Static).update(asks)
        self._list_answers()
        self.query_one("#keys", Static).update(key_line(self._keys()))
        self.show_notice(self._notice)

    def _narrator(self) -> Narrator:
        """Of the table's log, to whoever looks."""
        key = (self._viewer, self.language)
        return self._narrators.setdefault(key, Narrator(self.sitting.table, *key))

    def show_notice(self, text: str) -> None:
        """Something about the last thing that was tried; it goes with the next."""
        self._notice = text
        if not text and self._settled:
            text = self.say("by-itself", questions=" ".join(self._settled))
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.display = bool(text)

    @property
    def stronger(self) -> str | None:
        """The level that is offered after this game."""
        return stronger(self.sitting, self._save.path.name)

    @property
    def reviewed(self) -> str | None:
        """Whose game is judged afterwards: that of whoever looks, or of the last person who did."""
        return self._viewer or self._looked

    def _list_answers(self) -> None:
        """The allowed answers, or those that are refused by rule; after the game, what comes next."""
        answers = self.query_one("#answers", OptionList)
        if self._why_not:
            rules = dict.fromkeys(choice.rule for choice in self._choices if not choice.allowed)
            self._listed = [
                [choice for choice in self._choices if (choice.rule, choice.allowed) == (rule, False)] for rule in rules
            ]
            texts = [f"{group[0].rule}: {first_few(group)}" for group in self._listed] or [self.say("why-not-nothing")]
        else:
            self._listed = [[choice] for choice in self._choices if choice.allowed]
            texts = [capital(choice.text) for (choice,) in self._listed]
        if self.sitting.asked is None:
            texts = [self.say(f"after-{what}") for what in after(self.stronger, self.reviewed)]
        answers.clear_options()
        answers.add_options(Option(numbered(number, text)) for number, text in enumerate(texts, 1))
        answers.highlighted = 0 if texts else None
        self._typed = ""

    def _keys(self) -> list[tuple[str, str, str]]:
        """The keys of this moment; on a small screen the rarer ones are left to the help."""
        has_left = self._viewer is None or self.sitting.players[self._viewer].bot is not None
        keys = [("?", "help", "help"), ("i", "read", "read"), ("w", "why", "why_not"), ("u", "undo", "undo"),
                ("l", "log", "log"), ("r", "rules", "rules")]  # fmt: skip
        if self.texts.reference():
            keys.append(("c", "cards", "cards"))
        if self._settled or self._always_asks:
            keys.append(("a", "go" if self._always_asks else "ask", "ask"))
        if self.has_class("wide"):
            keys += [("p", "hint", "hint")] if may_ask(self.sitting, self._viewer) else []
            keys += self.keys_for_seen(self.sitting.game.id)
            keys += [("b", "person" if has_left else "bot", "bot"), ("x", "resign", "resign"),
                     ("d", "language", "language")]  # fmt: skip
        keys.append(("q", "quit", "quit"))
        return [(key, self.say(f"key-{does}"), f"screen.{action}") for key, does, action in keys]

    # What one does.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        index = event.option_index
        if self.sitting.asked is None:
            self.dismiss(after(self.stronger, self.reviewed)[index])
        elif index < len(self._listed):
            self._choose(self._listed[index][0])

    def on_key(self, event: events.Key) -> None:
        """Digits go to the answer of that number, which may have two."""
        answers = self.query_one("#answers", OptionList)
        digit = event.character if event.character and event.character in "0123456789" else ""
        fits = [text for text in (self._typed + digit, digit) if text and 0 < int(text) <= answers.option_count]
        self._typed = fits[0] if digit and fits else ""
        if self._typed:
            answers.highlighted = int(self._typed) - 1

    def action_point(self, place: str) -> None:
        """A place on the board was clicked."""
        found = [choice for choice in self._choices if choice.place == place]
        if found:
            self._choose(max(found, key=lambda choice: choice.allowed))

    def _choose(self, choice: Choice) -> None:
        if not choice.allowed:
            line = self.texts.rule(choice.rule)
            self.show_notice(self.say("not-allowed", answer=capital(choice.text), rule=choice.rule, line=line))
            return
        if not choice.peril:
            self._answer(choice)
            return

        def answered(answer: int | None) -> None:
            if answer:
                self._answer(choice)

        sure = (self.say("peril-no"), self.say("peril-yes", answer=choice.text))
        self.app.push_screen(Sure(choice.peril, sure), answered)

    def _answer(self, choice: Choice) -> None:
        seat, self._settled = self._viewer, []
        assert seat is not None
        self.attempt(lambda: self.sitting.propose_answer(choice.number, seat=seat))

    def action_read(self) -> None:
        """The highlighted answer in full: the card it is about, and the rule behind it."""
        index = self.query_one("#answers", OptionList).highlighted
        if index is None or index >= len(self._listed):
            return
        choice = self._listed[index][0]
        rule = Text(f"{choice.rule}: {self.texts.rule(choice.rule)}\n")
        card = described(self.sitting.game.id, self.texts, self.sitting.table.view(self._viewer), choice)
        title = choice.rule if self._why_not else choice.text
        refused = [Text(capital(one.text)) for one in self._listed[index]] if self._why_not else []
        self._read(title, Group(rule, *refused, *([card] if card and not self._why_not else [])))

    def action_why_not(self) -> None:
        if self._choices:
            self._why_not, self._notice = not self._why_not, ""
            self.draw()

    def action_hint(self) -> None:
        if may_ask(self.sitting, self._viewer):
            self._read(self.say("hint-title"), hint_page(self.sitting, self.language))

    def action_answers(self) -> None:
        if self._why_not:
            self.action_why_not()

    def action_scroll(self, by: int) -> None:
        """The table, or the log where it stands in its place."""
        pane = self.query_one(LogPane) if self.query_one(LogPane).display and not self.has_class("wide") else None
        (pane or self.query_one("#board-pane")).scroll_relative(y=by * 8, animate=False)

    def action_undo(self) -> None:
        seat = self._viewer
        if seat is not None and self.sitting.asked is not None:
            self.attempt(lambda: self.sitting.propose_undo(seat))

    def action_log(self) -> None:
        self.toggle_class("log-open")
        self.call_after_refresh(self.draw)

    def action_rules(self) -> None:
        self._read(self.say("key-rules"), rules_text(self.sitting.game, self.texts))

    def action_cards(self) -> None:
        if lines := self.texts.reference():
            self._read(self.say("key-cards"), Text("\n".join(lines)))

    def action_help(self) -> None:
        self._read(self.say("help-title"), help_text(self.say))

    def _read(self, title: str, body: RenderableType) -> None:
        self.app.push_screen(Page(title, self.say("key-back"), body))

    def action_bot(self) -> None:
        """Let a bot go on for us, or take back the seat that was handed over here."""
        if self.sitting.asked is None:
            return
        if self._handed is not None:
            seat, self._handed = self._handed, None
            self.attempt(lambda: self.sitting.propose(Seated(seat, Player("person"))))
        elif self._viewer is not None:
            seat = self._handed = self._viewer
            self.attempt(lambda: self.sitting.propose(Seated(seat, Player(BOT, BOT))))

    def action_resign(self) -> None:
        seat = self._viewer
        if seat is None or self.sitting.asked is None:
            return

        def answered(answer: int | None) -> None:
            if answer:
                self.attempt(lambda: self.sitting.propose(Resigned(seat)))

        question = self.say("sure-resign", seat=self.name_of(seat))
        self.app.push_screen(Sure(question, (self.say("no"), self.say("yes"))), answered)

    def action_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.say = sayer(self.language)
        self._notice = ""
        self.draw()

    def action_quit(self) -> None:
        if self.sitting.asked is None:
            self.dismiss("quit")
            return

        def answered(answer: int | None) -> None:
            if answer:
                self.dismiss(("home", "quit")[answer - 1])

        answers = (self.say("stay"), self.say("to-home"), self.say("sure-leave"))
        self.app.push_screen(Sure(self.say("sure-quit"), answers), answered)
