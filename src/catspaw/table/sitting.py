"""A sitting: one live game with people and bots on its seats, as a state machine of entries.

A change is proposed, which checks it and plays what it leads to; its entry is written down by whoever stores the
entries (a file: save.py, a database: the server); then it is applied. Nothing here reads or writes anything.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import final

from mypy_extensions import mypyc_attr

from catspaw.bots import bot_by_name
from catspaw.core.dealer import Dealer
from catspaw.core.errors import CannotUndo, CatspawError, Malformed, NotYours, Stale
from catspaw.core.outcome import Outcome
from catspaw.core.record import CLOSED
from catspaw.core.shuffle import Shuffle
from catspaw.games import game_by_id
from catspaw.table.bots import BotSeat, BotSeats
from catspaw.table.entries import (
    Answered,
    Closed,
    Consented,
    Entry,
    Opened,
    Resigned,
    Seated,
    TimedOut,
    Undone,
    UndoRequested,
)
from catspaw.table.opening import opening, secret_of, setup_of, shuffle_of
from catspaw.table.state import Step, TableState
from catspaw.table.table import Table
from catspaw.table.undoing import undo_point


@final
class Proposal:
    """A change that can be made: checked, and played as far as it leads. Made only by `Sitting.apply`."""

    def __init__(self, entry: Entry, asked: str | None, after_entries: int, step: Step | None = None) -> None:
        self.entry = entry
        """What is to be written down before it is applied."""
        self.asked = asked
        """The seat whose answer is waited for once it is applied; None if it ends the game."""
        self.after_entries = after_entries
        """How many entries it follows."""
        self.step = step
        """What it does to the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sitting:
    """Seats, question, log, the way back."""

    def __init__(self, opened: Opened, shuffle: Shuffle | None = None) -> None:
        """What an entry opens. Whoever has made it knows its shuffle; else that is read and checked."""
        self.opened = opened
        self.game = game_by_id(opened.game)
        self.setup = setup_of(self.game, opened)
        self.players = dict(zip(self.setup.seats, opened.players, strict=True))
        self._secret = secret_of(opened)
        self.shuffle = shuffle or shuffle_of(opened, self._secret)
        self.table = Table(self.game, self.setup, Dealer(self._secret), opened.begun)
        self.after_entries = 1
        """How many entries have made it what it is."""
        self.undo_request: UndoRequested | None = None
        """Who asks the others to go back, and how far."""
        self.closed_because: str | None = None
        """What whoever closed the table has said."""
        self._to_consent: set[str] = set()
        self._seated_after = dict.fromkeys(self.setup.seats, self.after_entries)

    @classmethod
    def resumed(cls, entries: Iterable[Entry]) -> Sitting:
        """The sitting that the entries make; Malformed says which one does not fit."""
        first, *others = entries
        if not isinstance(first, Opened):
            raise Malformed("entry 1 does not open a table")
        sitting = cls(first)
        for number, entry in enumerate(others, 2):
            try:
                sitting.apply(sitting.propose(entry))
            except CatspawError as error:
                raise Malformed(f"entry {number}: {error}") from error
        return sitting

    # What is going on.

    @property
    def state(self) -> TableState:
        """The table as compiled code knows it."""
        return self.table

    @property
    def asked(self) -> str | None:
        """The seat whose answer is waited for; None when it is over."""
        return None if self.state.verdict else self.state.asked

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, by the rules or because somebody gave up."""
        if not self.table.verdict:
            return self.table.outcome
        ending, loser = self.table.verdict
        scores = self.game.scores(self.table.sight(None))
        if self.table.verdict == CLOSED:
            payoffs = dict.fromkeys(self.setup.seats, 0)
            return Outcome(winners=(), losers=(), payoffs=payoffs, rule="", ending=ending, scores=scores)
        winners = tuple(seat for seat in self.setup.seats if seat != loser)
        payoffs = {seat: -1 if seat == loser else 1 for seat in self.setup.seats}
        return Outcome(winners=winners, losers=(loser,), payoffs=payoffs, rule="", ending=ending, scores=scores)

    def record(self) -> str:
        """The whole game as one line. Once it is over, that tells the shuffle too, for `verify` to check."""
        return self.table.record(self.shuffle.revealed() if self.shuffle and self.outcome else None)

    def people(self) -> list[str]:
        """The seats of people."""
        return [seat for seat, player in self.players.items() if player.bot is None]

    def asked_bot(self) -> BotSeat:
        """The bot that is asked; NotYours if none is. Its seed follows from the secret and tells nothing of it."""
        seat = self.asked
        name = self.players[seat].bot if seat else None
        if seat is None or name is None:
            raise NotYours("no bot is asked")
        seed = int.from_bytes(hashlib.sha256(b"bot %s" % seat.encode() + self._secret).digest()[:7])
        return BotSeat(self.setup.seat_number(seat), name, seed, self._seated_after[seat])

    def undo_point(self, seat: str) -> int:
        """How many answers are left when a seat takes back its last one; CannotUndo says why it may not."""
        self.check_undo()
        return undo_point(self.game, self.setup, self.table.answers, seat)

    def check_undo(self) -> None:
        """Raise if somebody may have seen what the cards to come follow from."""
        if self.shuffle and self.outcome:
            raise CannotUndo("the game is over, and its shuffle has been revealed", reason="over")

    def rematch(self, secret: bytes | None = None, *, shuffle: Shuffle | None = None) -> Opened:
        """How the same table is opened again, with everybody one seat further and other cards.

        A shuffle serves once: without a new one, for which everybody has to be asked, nobody can check the rematch.
        """
        if shuffle and self.shuffle and shuffle.secret == self.shuffle.secret:
            raise Malformed("a rematch needs a secret of its own")
        players = (*self.opened.players[1:], *self.opened.players[:1])
        edition, decks = self.opened.edition, self.opened.decks
        return opening(self.game, self.setup, players, edition=edition, decks=decks, secret=secret, shuffle=shuffle)

    # What one may do. A refused proposal changes nothing, and neither does one that is not applied.

    def propose(self, entry: Entry) -> Proposal:
        """Any entry: one that was made here, or one that is read from where it was written down."""
        if isinstance(entry, Answered):
            return self.propose_answer(entry.number, seat=entry.seat)
        if isinstance(entry, Undone):
            self._check_way_back(entry.to)
            return self._played(entry, self.table.step_back(entry.to))
        if isinstance(entry, UndoRequested):
            self._check_way_back(entry.to)
            for seat in entry.also:
                self.setup.seat_number(seat)
        elif isinstance(entry, Consented):
            return self._propose_consent(entry)
        elif isinstance(entry, Seated):
            number = self.setup.seat_number(entry.seat)
            if entry.player.bot is not None:
                bot_by_name(entry.player.bot, self.game, number, 0)
        elif isinstance(entry, Resigned | TimedOut | Closed):
            if not isinstance(entry, Closed):
                self.setup.seat_number(entry.seat)
            if self.asked is None:
                raise NotYours("the game is over", reason="over")
            return Proposal(entry, None, self.after_entries)
        else:
            raise Malformed("a table is opened only once")
        return Proposal(entry, self.asked, self.after_entries)

    def propose_answer(self, choice: int | str, *, seat: str, after_answers: int | None = None) -> Proposal:
        """An answer of a seat, by number or by text; `after_answers` says how many answers the seat had seen."""
        self.table.check_turn(seat, after_answers)
        return self._propose_number(seat, self.table.number_of(choice))

    def propose_option(self, index: int, *, seat: str) -> Proposal:
        """An answer of a seat, by its place in the list of options."""
        self.state.check_asked(seat)
        options = self.state.options
        if not 0 <= index < len(options):
            raise Stale(f"there are {len(options)} answers, numbered from 0")
        return self._propose_number(seat, options[index])

    def propose_bot_answer(self, bots: BotSeats) -> Proposal:
        """What the bot that is asked answers, from its seat's sight."""
        number = bots.choose(self.game, self.setup, self.asked_bot(), self.table.sight_of_asked())
        return self._propose_number(self.asked or "", number)

    def propose_undo(self, seat: str) -> Proposal:
        """Take back a seat's last answer, and with it what others have answered since."""
        return self.propose(Undone(self.undo_point(seat)))

    def propose_undo_request(self, seat: str, to: int | None = None, also: Sequence[str] = ()) -> Proposal:
        """Ask the other people whether a seat may take back its last answer; where there are none, take it back.

        `to` is its `undo_point`, where that is known already; `also` are seats where bots play for people.
        """
        to = self.undo_point(seat) if to is None else to
        others = [other for other in self.people() if other != seat]
        return self.propose(UndoRequested(seat, to, tuple(also)) if others or also else Undone(to))

    def _propose_number(self, seat: str, number: int) -> Proposal:
        return self._played(Answered(seat, number), self.state.step(number))

    def _propose_consent(self, entry: Consented) -> Proposal:
        if self.undo_request is None or entry.seat not in self._to_consent:
            raise CannotUndo("nobody asks that seat to take anything back")
        if entry.yes and self._to_consent == {entry.seat}:
            return self._played(entry, self.table.step_back(self.undo_request.to))
        return Proposal(entry, self.asked, self.after_entries)

    def _played(self, entry: Entry, step: Step) -> Proposal:
        return Proposal(entry, step.asked, self.after_entries, step)

    def _check_way_back(self, to: int) -> None:
        self.check_undo()
        if self.table.verdict or not 0 <= to < len(self.table.answers):
            raise Malformed(f"there is no going back to answer {to}")

    # How it is done.

    def apply(self, proposal: Proposal) -> None:
        """Make the change, which is not checked again; Stale if another one was made since it was proposed."""
        if proposal.after_entries != self.after_entries:
            raise Stale("something has happened since")
        self.after_entries += 1
        entry = proposal.entry
        if proposal.step is not None:
            self.state.take_step(proposal.step)
        if isinstance(entry, Answered):
            self.undo_request = None
            return
        self._apply_to_undo_request(entry)
        if isinstance(entry, Seated):
            self.players = {**self.players, entry.seat: entry.player}  # another one, so that it is seen to differ
            self._seated_after[entry.seat] = self.after_entries
        elif isinstance(entry, Resigned):
            self.table.verdict = ("resigned", entry.seat)
        elif isinstance(entry, TimedOut):
            self.table.verdict = ("out-of-time", entry.seat)
        elif isinstance(entry, Closed):
            self.table.verdict = CLOSED
            self.closed_because = entry.why

    def _apply_to_undo_request(self, entry: Entry) -> None:
        """It is answered by one no, by the last yes, or by whatever else is done."""
        if isinstance(entry, UndoRequested):
            self.undo_request = entry
            self._to_consent = {seat for seat in (*self.people(), *entry.also) if seat != entry.seat}
        elif isinstance(entry, Consented):
            self._to_consent.discard(entry.seat)
            if not entry.yes or not self._to_consent:
                self.undo_request = None
        else:
            self.undo_request = None
