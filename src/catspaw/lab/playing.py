"""One game between bots: seated and seeded by its number alone, and what is told of a bot that fails."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, NamedTuple

from catspaw.bots import Bot, bot_by_name
from catspaw.core.dealer import QuickDealer
from catspaw.core.errors import CatspawError, Malformed
from catspaw.core.game import Game
from catspaw.core.position import ANSWERS, CHANCE, NOBODY, Position
from catspaw.core.setup import TableSetup

RAISED: Final = (
    "game {number}: bot {bot} on seat {seat} raised {error} ({file}, line {line}); "
    "--from {number} --games 1 plays it alone; its record so far: {record}"
)
NO_OPTION: Final = (
    "game {number}: bot {bot} on seat {seat} answered {choice} to {prompt}, which is not one of its options; "
    "--from {number} --games 1 plays it alone; its record so far: {record}"
)
UNMADE: Final = (
    "game {number}: bot {bot} on seat {seat}, made with (game, seat, seed), raised {error}; "
    "--from {number} --games 1 plays it alone; its record so far: {record}"
)


class BotFault(CatspawError):
    """A bot raised, or gave an answer that is not an option; carries what is needed to see it again."""

    def __init__(self, text: str, /, *, bot: str, seat: str, number: int, record: str, **values: str | int) -> None:
        super().__init__(text, reason="", bot=bot, seat=seat, number=number, record=record, **values)
        self.bot = bot
        self.seat = seat
        self.number = number
        self.record = record
        """The game up to the question that the bot failed at."""

    def __reduce__(self) -> tuple[Any, ...]:
        """It goes from a worker to whoever waits for it."""
        return _fault_again, (self.text, self.values)

    def as_values(self) -> dict[str, Any]:
        """The same, as values that go into JSON."""
        return {"bot": self.bot, "seat": self.seat, "game": self.number, "text": str(self), "record": self.record}


def _fault_again(text: str, values: dict[str, Any]) -> BotFault:
    return BotFault(text, **values)


class Played(NamedTuple):
    """What came of one game, in plain values that go from one process to another."""

    number: int
    winners: tuple[str, ...]
    """The names of the seats that won."""
    ending: str
    answers: int
    record: str
    """Empty if nobody asked for it."""


@dataclass(frozen=True)
class Run:
    """What games are played, and how; together with a game's number it decides everything that happens in it."""

    game: Game
    setup: TableSetup
    bots: tuple[str, ...]
    seed: int
    swap: bool = False
    """Whether everybody moves one seat on, with bot and deck, after every game."""

    def side_on(self, seat: int, number: int) -> int:
        """Whose bot and deck a seat has in a game, by the seat they have in the first."""
        return (seat + number - 1) % len(self.setup.seats) if self.swap else seat

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a game."""
        if not self.swap:
            return self.bots
        return tuple(self.bots[self.side_on(seat, number)] for seat in range(len(self.bots)))

    def setup_of(self, number: int) -> TableSetup:
        """The table's set-up in a game: the decks move with those who play them."""
        setup = self.setup
        if not (self.swap and setup.decks):
            return setup
        decks = [setup.decks[self.side_on(seat, number)] for seat in range(len(setup.decks))]
        return self.game.setup(
            setup.variants, setup.changed, players=len(setup.seats), edition=setup.edition, decks=decks
        )

    def bot_on(self, seat: int, number: int) -> Bot:
        """The bot of a seat, made for a game; Malformed or Unknown says why it cannot be."""
        seed = (self.seed + number - 1) * 64 + seat
        return bot_by_name(self.bots[self.side_on(seat, number)], self.game, seat, seed, self.setup_of(number))

    def play(self, number: int, *, with_record: bool = False) -> Played:
        """One game. Its cards follow from seed + number - 1, and so do its bots, which are made anew for it."""
        setup, names = self.setup_of(number), self.bots_of(number)
        players = [self._bot_for_play(seat, number) for seat in range(len(names))]
        dealer = QuickDealer(self.seed + number - 1)
        position, answers = play_out(self.game, setup, names, players, dealer, number)
        outcome = self.game.outcome(position, setup)
        assert outcome is not None
        record = recorded(self.game, setup, names, position, answers) if with_record else ""
        return Played(number, outcome.winners, outcome.ending, len(answers), record)

    def _bot_for_play(self, seat: int, number: int) -> Bot:
        try:
            return self.bot_on(seat, number)
        except Malformed as error:
            setup, names = self.setup_of(number), self.bots_of(number)
            record = recorded(self.game, setup, names, self.game.start(setup), [])
            raised = error.values.get("error", str(error))
            raise BotFault(
                UNMADE, bot=names[seat], seat=setup.seats[seat], number=number, record=record, error=raised
            ) from error


def play_out(
    game: Game, setup: TableSetup, names: Sequence[str], players: Sequence[Bot], dealer: QuickDealer, number: int
) -> tuple[Position, list[int]]:
    """The last position of a game, and every answer that led there; BotFault if a bot does not play along."""
    position = game.start(setup)
    answers: list[int] = []

    def fault(seat: int, text: str, **values: str | int) -> BotFault:
        record = recorded(game, setup, names, position, answers)
        return BotFault(text, bot=names[seat], seat=setup.seats[seat], number=number, record=record, **values)

    while position.asked != NOBODY:
        if position.asked == CHANCE:
            choice = dealer.choose(position.pile, position.options)
        else:
            seat = int(position.asked)
            sight = game.sight(position, seat)
            try:
                choice = players[seat].choose(sight)
            except (Exception, SystemExit) as error:
                file, line = where_raised(error)
                raise fault(seat, RAISED, error=repr(error), file=file, line=line) from error
            if not (isinstance(choice, int) and 0 <= choice < ANSWERS and position.options >> choice & 1):
                raise fault(seat, NO_OPTION, choice=repr(choice), prompt=repr(game.prompts[position.prompt]))
        answers.append(choice)
        position.answer(choice)
    return position, answers


def recorded(game: Game, setup: TableSetup, bots: Sequence[str], position: Position, answers: Sequence[int]) -> str:
    """The answers that led to a position as the line of a record that says which bots gave them."""
    return str(game.record(setup, position, answers)._replace(bots=tuple(bots)))


def where_raised(error: BaseException) -> tuple[str, int]:
    """The name of the file, and the line in it."""
    frame = extract_tb(error.__traceback__)[-1]
    return Path(frame.filename).name, frame.lineno or 0
