"""A sitting on the screen: through whose eyes it is seen, and who answers after a moment without being asked."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from textual.timer import Timer

from catspaw.core.bits import members
from catspaw.core.errors import CatspawError
from catspaw.core.texts import Texts
from catspaw.table import BotSeats, Player, Proposal, Save, Seated, refusal
from catspaw.table.settling import settles
from catspaw.terminal.tui.display import BoardScreen
from catspaw.terminal.tui.pages import Curtain
from catspaw.terminal.tui.saying import sayer

BOT: Final = "heuristic"
"""Who goes on for a person that lets a bot play, and for a bot that failed."""
AGAIN: Final = 2.0
"""Seconds until something is tried again that could not be written down."""


class SittingScreen(BoardScreen[str]):
    """One sitting, through the eyes of whoever is at the keyboard."""

    def __init__(self, save: Save, language: str, pace: float) -> None:
        super().__init__()
        self._save, self.sitting, self._bots = save, save.sitting, BotSeats()
        self.language = language
        self.say = sayer(language)
        self._pace = pace
        self._viewer: str | None = None
        """Whose eyes; None for an onlooker's."""
        self._looked: str | None = None
        """The last person to whom the table was shown."""
        self._is_resumed = bool(self.sitting.table.answers)
        self._always_asks = False
        """Whether also questions with one answer are asked."""
        self._why_not = False
        """Whether what is refused is listed instead of the answers."""
        self._settled: list[str] = []
        """The questions that were answered by themselves since one answered last."""
        self._notice = ""
        self._timer: Timer | None = None

    @abstractmethod
    def show_notice(self, text: str) -> None:
        """Something about the last thing that was tried; it goes with the next."""

    @property
    def texts(self) -> Texts:
        return self.sitting.game.texts(self.sitting.setup, self.language)

    def name_of(self, seat: str) -> str:
        return self.texts.seat(self.sitting.setup.seat_number(seat))

    # Whose eyes, whose turn.

    def advance(self, notice: str = "") -> None:
        """Show what is the matter now; answer after a moment what is not asked here, or pass the screen on."""
        self._why_not, self._notice = False, notice
        if self.answers_itself:
            self._viewer = self._viewer or self._looked
            self.draw()
            self._wait(self._pace)
            return
        viewer = self._next_viewer()
        several = self._looked is not None or (self._is_resumed and len(self.sitting.people()) > 1)
        if viewer is not None and viewer != self._looked and several:
            self._pass_on_to(viewer)
            return
        self._viewer = viewer
        self._looked = viewer or self._looked
        self.draw()
        if self._asks_bot:
            self._wait(self._pace)

    @property
    def answers_unasked(self) -> bool:
        """Whether an answer comes after a moment, by itself or from a bot."""
        return self._asks_bot or self.answers_itself

    @property
    def _asks_bot(self) -> bool:
        asked = self.sitting.asked
        return asked is not None and self.sitting.players[asked].bot is not None

    @property
    def answers_itself(self) -> bool:
        """Whether a person is asked what has one answer, and that is known to all or nobody else plays."""
        if self._always_asks or self._asks_bot:
            return False
        return settles(self.sitting, is_watched=len(self.sitting.people()) > 1)

    def _next_viewer(self) -> str | None:
        """The person who is asked; else whoever looks already, or the only one there is."""
        people = self.sitting.people()
        if self.sitting.asked in people:
            return self.sitting.asked
        if self._viewer in people:
            return self._viewer
        return people[0] if len(people) == 1 else None

    def _pass_on_to(self, viewer: str) -> None:
        """A curtain, before which nothing of the last player's is left."""
        while self.app.screen is not self:
            self.app.pop_screen()
        self._viewer, self._notice, self._settled = None, "", []

        def lifted(_: None) -> None:
            self._viewer = self._looked = viewer
            self.draw()

        self.app.push_screen(Curtain(self.say, self.name_of(viewer)), lifted)

    def _wait(self, seconds: float) -> None:
        """There is never more than one moment running."""
        if self._timer:
            self._timer.stop()
        if seconds:
            self._timer = self.set_timer(seconds, self.answer_unasked)
        else:
            self.call_later(self.answer_unasked)

    def answer_unasked(self) -> None:
        """The moment is over, unless somebody has taken the seat, or wants to be asked, meanwhile."""
        if self.answers_itself:
            self._answer_by_itself()
        elif self._asks_bot:
            self._let_bot_answer(self.sitting.asked or "")

    def _answer_by_itself(self) -> None:
        """The only answer there is."""
        sight = self.sitting.table.sight_of_asked()
        asks, (number,) = self.texts.pending(sight), members(sight.options)
        self._settled = [*(each for each in self._settled if each != asks), asks]
        self.attempt(lambda: self.sitting.propose_answer(number, seat=self.sitting.asked or ""))

    def action_ask(self) -> None:
        """Be asked also what has one answer, or let it go by itself again."""
        self._always_asks, self._settled = not self._always_asks, []
        self.advance()

    def _let_bot_answer(self, asked: str) -> None:
        """A bot that fails is replaced."""
        try:
            self._save.commit(self.sitting.propose_bot_answer(self._bots))
        except OSError as error:
            self.show_notice(self.say("cannot-write", reason=error.strerror))
            self._wait(AGAIN)
        except Exception as error:  # noqa: BLE001 – anybody's own bot may raise anything
            self._replace_bot(asked, error)
        else:
            self.advance()

    def _replace_bot(self, seat: str, error: Exception) -> None:
        if self.sitting.players[seat].bot == BOT:
            raise error
        self.attempt(lambda: self.sitting.propose(Seated(seat, Player(BOT, BOT))))
        kind = type(error).__name__  # its text may tell what the bot holds
        self.show_notice(self.say("bot-failed", seat=self.name_of(seat), reason=kind))

    def attempt(self, propose: Callable[[], Proposal]) -> None:
        """Make a change and go on; what is refused, or cannot be written down, is said."""
        try:
            self._save.commit(propose())
        except CatspawError as error:
            self.show_notice(refusal(error, self.language, self.texts))
        except OSError as error:
            self.show_notice(self.say("cannot-write", reason=error.strerror))
        else:
            self.advance()
