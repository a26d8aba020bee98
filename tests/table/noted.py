"""A sitting whose entries are noted in a list: every change is proposed, written down, applied."""

from __future__ import annotations

from catspaw.table import BotSeats, Entry, Opened, Player, Proposal, Resigned, Seated, Sitting
from catspaw.table.entries import Consented


class Noted(Sitting):
    """In the words of a test: `answer`, `undo`, `resign`."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.bots = BotSeats()
        self.entries: list[Entry] = [opened]

    def commit(self, proposal: Proposal) -> None:
        self.write(proposal.entry)
        self.apply(proposal)

    def write(self, entry: Entry) -> None:
        self.entries.append(entry)

    def answer(self, choice: int | str, *, seat: str, after_answers: int | None = None) -> None:
        self.commit(self.propose_answer(choice, seat=seat, after_answers=after_answers))

    def let_bot_answer(self) -> None:
        self.commit(self.propose_bot_answer(self.bots))

    def undo(self, seat: str) -> None:
        self.commit(self.propose_undo(seat))

    def request_undo(self, seat: str) -> None:
        self.commit(self.propose_undo_request(seat))

    def consent(self, seat: str, *, yes: bool) -> None:
        self.commit(self.propose(Consented(seat, yes)))

    def hand_over(self, seat: str, player: Player) -> None:
        self.commit(self.propose(Seated(seat, player)))

    def resign(self, seat: str) -> None:
        self.commit(self.propose(Resigned(seat)))
