"""Hints, and the review of a game that is over, as one reads them in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from catspaw.bots.advice import Review
from catspaw.bots.hints import hints
from catspaw.bots.reasons import chance_text, reason_text
from catspaw.games.fluent_texts import capital
from catspaw.table import Sitting, Table
from catspaw.table.reviewing import drawn, reviewed, turns_in_words
from catspaw.terminal.tui.saying import Sayer, sayer


def may_ask(sitting: Sitting, viewer: str | None) -> bool:
    """Whether somebody is given hints: whoever is asked, if nobody else plays."""
    people = [player for player in sitting.opened.players if player.bot is None]
    return len(people) == 1 and viewer is not None and sitting.asked == viewer


def hint_page(sitting: Sitting, language: str) -> RenderableType:
    """The best few answers to the pending question, their chances and reasons, from the sight of whoever is asked."""
    table, say = sitting.table, sayer(language)
    game, sight = table.game, table.sight_of_asked()
    advice, texts = hints(game, table.setup, sight), game.texts(table.setup, language)
    lines = [Text(f"{capital(chance_text(game, language))} · {_kind(say, exact=advice.exact)}\n", "dim")]
    for worth in advice.hints():
        answer = capital(texts.answer(sight, worth.answer))
        lines.append(Text.assemble((f"{worth.chance:>4.0%}  ", "bold"), answer))
        lines.append(Text(f"      {reason_text(worth.reason, language)}\n", "dim"))
    return Group(*lines)


def _kind(say: Sayer, *, exact: bool) -> str:
    return say("advice-exact") if exact else say("advice-estimate")


class ReviewScreen(Screen[None]):
    """Judges a game for a seat while one waits, and shows how it stood and where it turned."""

    BINDINGS = [("escape,q,enter", "dismiss")]  # noqa: RUF012

    def __init__(self, table: Table, seat: str, language: str) -> None:
        super().__init__()
        self._table = table
        self._seat = table.setup.seat_number(seat)
        self._language = language
        self._say = sayer(language)

    def compose(self) -> ComposeResult:
        name = self._table.game.texts(self._table.setup, self._language).seat(self._seat)
        yield Static(self._say("review-title", seat=name), id="title", markup=False)
        with VerticalScroll():
            yield Static(self._say("review-judging", percent=0), id="review")
        yield Static(Text.assemble(("Esc ", "bold"), self._say("key-back")), id="keys")

    def on_mount(self) -> None:
        self.judge()

    @work(thread=True, exclusive=True)
    def judge(self) -> None:
        """In a thread, so that one can go back meanwhile."""
        whole = max(1, len(self._table.answers))

        def progress(answers: int) -> None:
            if not self.is_attached:
                raise Left
            self.app.call_from_thread(self._show, self._say("review-judging", percent=100 * answers // whole))

        try:
            found = reviewed(self._table, self._seat, progress)
        except Left:
            return
        if self.is_attached:
            self.app.call_from_thread(self._show, self.page(found))

    def _show(self, body: RenderableType) -> None:
        for shown in self.query("#review").results(Static):
            shown.update(body)

    def page(self, review: Review) -> RenderableType:
        """The curve in a line, and then every turn."""
        say, language, seat = self._say, self._language, self._seat
        chances = [chance for _, chance in review.curve(seat)]
        exact = all(judged.advice.exact for judged in review.judged)
        about = f"{capital(chance_text(self._table.game, language))} · {_kind(say, exact=exact)}"
        lines = [Text(about, "dim"), Text(f"{drawn(chances)}  {chances[0]:.0%} → {chances[-1]:.0%}\n", "bold")]
        turns = turns_in_words(self._table.game, self._table.setup, self._table.answers, review, seat, language)
        for turn in turns:
            lines.append(Text.assemble((f"{turn.before:.0%} → {turn.after:.0%}  ", "bold"), turn.question))
            lines.append(Text("  " + say("review-answered", answer=turn.answer)))
            if turn.best:
                lines.append(Text("  " + say("review-better", answer=turn.best, reason=turn.reason)))
            elif not turn.own:
                lines.append(Text("  " + say("review-happened"), "dim"))
            lines.append(Text())
        return Group(*lines, *([] if turns else [Text(say("review-even"))]))


class Left(Exception):
    """Nobody waits for the review any more."""
