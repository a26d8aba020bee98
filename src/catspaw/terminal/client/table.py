"""The table: board, log, question and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from catspaw.core.errors import CatspawError
from catspaw.core.words import LANGUAGES
from catspaw.games.words import FluentWords, capital
from catspaw.table import Choice, Player, Sitting, choices, narrate
from catspaw.terminal.boards import BOARDS, DESCRIPTIONS, Spots, card_at
from catspaw.terminal.client.keys import Clickable, key_line
from catspaw.terminal.client.log import LogPane
from catspaw.terminal.client.pages import Curtain, Page, Sure, help_text, rules_text
from catspaw.terminal.client.saying import refusal, sayer

WIDE: Final = 110
"""From so many columns on the log stands beside the board."""
BOT: Final = "heuristic"
"""Who goes on for a person that lets a bot play."""


class TableScreen(Screen[str]):
    """One sitting, through the eyes of whoever is at the keyboard. Ends with what comes next."""

    BINDINGS = [  # noqa: RUF012
        ("i", "read"),
        ("w", "why_not"),
        ("u", "undo"),
        ("l", "log"),
        ("r", "rules"),
        ("c", "cards"),
        ("b", "bot"),
        ("x", "resign"),
        ("d", "language"),
        ("question_mark,f1,h", "help"),
        ("q", "quit"),
    ]

    def __init__(self, sitting: Sitting, language: str, pace: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.language = language
        self.say = sayer(language)
        self._pace = pace
        self._viewer: str | None = None
        self._choices: list[Choice] = []
        self._listed: list[Choice] = []
        self._why_not = False

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-pane", can_focus=False):
                yield Clickable(id="board")
            yield LogPane()
        yield Static(id="said")
        yield Static(id="question", markup=False)
        yield OptionList(id="answers")
        yield Clickable(id="keys")

    def on_mount(self) -> None:
        self.query_one("#answers").focus()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self.draw)

    # Whose eyes, whose turn.

    def go_on(self) -> None:
        """Show what is the matter now; let a bot answer after a moment, or pass the screen on."""
        asked, people = self.sitting.asked, self.sitting.people()
        self._why_not = False
        if asked in people and asked != self._viewer:
            before, self._viewer = self._viewer, asked
            if before is not None and len(people) > 1:
                self.app.push_screen(Curtain(self.say, capital(self.name_of(asked))), lambda _: self.draw())
                return
        if self._viewer not in people:
            self._viewer = people[0] if people else None
        self.draw()
        if asked is not None and asked not in people:
            if self._pace:
                self.set_timer(self._pace, self.let_bot_answer)
            else:
                self.call_later(self.let_bot_answer)

    def let_bot_answer(self) -> None:
        """The moment is over, unless somebody has taken the seat meanwhile."""
        asked = self.sitting.asked
        if asked is not None and self.sitting.players[asked].bot is not None:
            self.attempt(self.sitting.let_bot_answer)

    @property
    def words(self) -> FluentWords:
        words = self.sitting.game.words(self.sitting.house, self.language)
        assert isinstance(words, FluentWords)
        return words

    def name_of(self, seat: str) -> str:
        return self.words.seat(self.sitting.house.seat_number(seat))

    # What is shown.

    def draw(self) -> None:
        """Everything again, from the viewer's own view."""
        table, asked = self.sitting.table, self.sitting.asked
        is_ours = asked is not None and asked == self._viewer
        self._choices = choices(table, self.language) if is_ours else []
        lines = narrate(table, self._viewer, self.language)
        self.query_one(LogPane).show(lines)
        self.query_one("#said", Static).update(Text(" ".join(line.text for line in lines[-3:]), overflow="ellipsis"))
        self.query_one("#title", Static).update(self._title())
        width = max(60, self.query_one("#board-pane").size.width - 3)
        board = BOARDS[self.sitting.game.id](table.view(self._viewer), self.words, self._spots(), width)
        self.query_one("#board", Static).update(board)
        self.query_one("#question", Static).update(self._question())
        self._list_answers()
        self.query_one("#keys", Static).update(key_line(self._keys()))

    def _title(self) -> str:
        game = self.words.game_title()
        who = self.say("you-are", seat=self.name_of(self._viewer)) if self._viewer else self.say("looking-on")
        return f"{game} · {who}"

    def _spots(self) -> Spots:
        allowed = {choice.place: choice.number for choice in self._choices if choice.place and choice.allowed}
        refused = {choice.place: choice.number for choice in self._choices if choice.place and not choice.allowed}
        return Spots(allowed, {place: number for place, number in refused.items() if place not in allowed})

    def _question(self) -> str:
        asked = self.sitting.asked
        if asked is None:
            return self._ending()
        if asked == self._viewer:
            title = self.words.question(self.sitting.table.prompt)
            return self.say("why-not-title") if self._why_not else title
        bot = self.sitting.players[asked].bot
        return capital(self.say("thinks" if bot else "is-asked", seat=self.name_of(asked)))

    def _ending(self) -> str:
        """Who has won, and by which rule."""
        outcome = self.sitting.outcome
        assert outcome is not None
        winners = [self.name_of(seat) for seat in outcome.winners]
        *others, last = winners or [""]
        names = self.say("and", first=", ".join(others), last=last) if others else last
        text = capital(self.say("won-by", number=len(winners), seats=names))
        if outcome.ending == "resigned":
            return f"{capital(self.say('resigned', seat=self.name_of(outcome.losers[0])))} {text}"
        return f"{self.say('over')} {text} {outcome.rule}: {self.words.rule(outcome.rule)}"

    def _list_answers(self) -> None:
        """The allowed answers, or those that are refused; after the game, what comes next."""
        answers = self.query_one("#answers", OptionList)
        self._listed = [choice for choice in self._choices if choice.allowed != self._why_not]
        texts = [capital(choice.text) for choice in self._listed]
        if self.sitting.asked is None:
            texts = [self.say(f"after-{what}") for what in ("rematch", "replay", "home", "quit")]
        elif self._why_not and not texts:
            texts = [self.say("why-not-nothing")]
        answers.clear_options()
        answers.add_options(Option(_numbered(at, text)) for at, text in enumerate(texts, 1))
        answers.highlighted = 0 if texts else None

    def _keys(self) -> list[tuple[str, str, str]]:
        """The keys of this moment; on a small screen the rarer ones are left to the help."""
        has_left = self._viewer is None or self.sitting.players[self._viewer].bot is not None
        keys = [("?", "help", "help"), ("i", "read", "read"), ("w", "why", "why_not"), ("u", "undo", "undo"),
                ("l", "log", "log"), ("r", "rules", "rules")]  # fmt: skip
        if self.words.reference():
            keys.append(("c", "cards", "cards"))
        if self.has_class("wide"):
            keys += [("b", "person" if has_left else "bot", "bot"), ("x", "resign", "resign"),
                     ("d", "language", "language")]  # fmt: skip
        keys.append(("q", "quit", "quit"))
        return [(key, self.say(f"key-{does}"), f"screen.{action}") for key, does, action in keys]

    # What one does.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        at = event.option_index
        if self.sitting.asked is None:
            self.dismiss(("rematch", "replay", "home", "quit")[at])
        elif self._listed:
            self._choose(self._listed[at])

    def on_key(self, event: events.Key) -> None:
        """Digits go to the answer of that number."""
        answers = self.query_one("#answers", OptionList)
        if event.character and event.character in "123456789" and int(event.character) <= answers.option_count:
            answers.highlighted = int(event.character) - 1

    def action_point(self, place: str) -> None:
        """A place on the board was clicked."""
        found = [choice for choice in self._choices if choice.place == place]
        if found:
            self._choose(max(found, key=lambda choice: choice.allowed))

    def _choose(self, choice: Choice) -> None:
        if not choice.allowed:
            text = self.say(
                "not-allowed", answer=capital(choice.text), rule=choice.rule, line=self.words.rule(choice.rule)
            )
            self.notify(text, severity="warning", markup=False)
            return
        seat = self._viewer
        assert seat is not None
        self.attempt(lambda: self.sitting.answer(choice.number, seat=seat))

    def attempt(self, change: Callable[[], None]) -> None:
        """Make a change and go on; what is refused, or cannot be written down, is said."""
        try:
            change()
        except CatspawError as error:
            self.notify(refusal(self.language, error), severity="warning", markup=False)
            return
        except OSError as error:
            self.notify(self.say("cannot-write", reason=error.strerror), severity="error", markup=False)
            return
        self.go_on()

    def action_read(self) -> None:
        """The highlighted answer in full: the card it is about, and the rule behind it."""
        at = self.query_one("#answers", OptionList).highlighted
        if at is None or at >= len(self._listed):
            return
        choice = self._listed[at]
        card = card_at(self.sitting.table.view(self._viewer), choice.place)
        describe = DESCRIPTIONS.get(self.sitting.game.id)
        rule = Text(f"{choice.rule}: {self.words.rule(choice.rule)}\n")
        self._read(capital(choice.text), Group(rule, describe(self.words, card)) if describe and card else rule)

    def action_why_not(self) -> None:
        if self._choices:
            self._why_not = not self._why_not
            self.draw()

    def action_undo(self) -> None:
        seat = self._viewer
        if seat is not None:
            self.attempt(lambda: self.sitting.undo(seat))

    def action_log(self) -> None:
        self.toggle_class("log-open")

    def action_rules(self) -> None:
        self._read(self.say("key-rules"), rules_text(self.sitting.game, self.words))

    def action_cards(self) -> None:
        if lines := self.words.reference():
            self._read(self.say("key-cards"), Text("\n".join(lines)))

    def action_help(self) -> None:
        self._read(self.say("help-title"), help_text(self.say))

    def _read(self, title: str, body: RenderableType) -> None:
        self.app.push_screen(Page(title, self.say("key-back"), body))

    def action_bot(self) -> None:
        """Let a bot go on for us, or take the seat back."""
        seat = self._viewer or self.sitting.house.seats[0]
        player = Player("person") if self.sitting.players[seat].bot else Player(BOT, BOT)
        self.attempt(lambda: self.sitting.hand_over(seat, player))

    def action_resign(self) -> None:
        seat = self._viewer
        if seat is None or self.sitting.asked is None:
            return
        self._ask_whether(
            self.say("sure-resign", seat=self.name_of(seat)), lambda: self.attempt(lambda: self.sitting.resign(seat))
        )

    def action_language(self) -> None:
        at = LANGUAGES.index(self.language) + 1
        self.language = LANGUAGES[at % len(LANGUAGES)]
        self.say = sayer(self.language)
        self.draw()

    def action_quit(self) -> None:
        if self.sitting.asked is None:
            self.dismiss("quit")
        else:
            self._ask_whether(self.say("sure-quit"), lambda: self.dismiss("quit"))

    def _ask_whether(self, question: str, then: Callable[[], object]) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                then()

        self.app.push_screen(Sure(question, (self.say("no"), self.say("yes"))), answered)


def _numbered(at: int, text: str) -> Text:
    return Text.assemble((f"{at:>2} ", "dim"), text)
