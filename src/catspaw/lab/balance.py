"""How fair the decks of a game are: every pair plays, and what came of it is held against bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, to_builtins

from catspaw.core.dealer import QuickDealer
from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.setup import Edition
from catspaw.lab.playing import Run, play_out
from catspaw.lab.records import cannot_write
from catspaw.lab.statistics import interval
from catspaw.lab.workers import in_order

DECK_BAR: Final = (0.42, 0.58)
"""Between these lies what a deck wins of all its battles."""
PAIR_BAR: Final = 0.65
"""No deck wins more than this against another."""
BEGINNER_BAR: Final = 0.04
"""So far at most may lie what beginners win of first battles from one half."""
EARLY_TURN: Final = 2
EARLY_BAR: Final = 0.03
"""At most so many battles are over by that turn."""
PORTION: Final = 10
"""So many matches are played between two savings."""


class Battle(NamedTuple):
    """One part of a game."""

    side: int | None
    """The deck that won, 0 or 1; None if nobody did."""
    beginner: int | None
    """The deck that began; None in games that do not say."""
    turns: int
    is_first: bool


class Pair(Struct):
    """What came of the games of two decks so far."""

    decks: tuple[str, str]
    matches: int = 0
    """Games that are counted; an even number, so that each deck sat on either seat equally often."""
    won_matches: tuple[int, int] = (0, 0)
    won: tuple[int, int] = (0, 0)
    """Battles, by deck."""
    battles: int = 0
    firsts: int = 0
    """First battles of a match, in which chance alone says who begins."""
    won_firsts: int = 0
    """Those that were won by whoever began."""
    early: int = 0
    """Battles that were over by turn 2."""

    @property
    def share(self) -> float:
        """What the first deck won of the battles that anybody won."""
        return self.won[0] / (sum(self.won) or 1)

    def count(self, winner: int | None, battles: Sequence[Battle]) -> None:
        """Count the next game."""
        self.matches += 1
        if winner is not None:
            self.won_matches = _one_more(self.won_matches, winner)
        for battle in battles:
            self.battles += 1
            self.early += 0 < battle.turns <= EARLY_TURN
            if battle.side is not None:
                self.won = _one_more(self.won, battle.side)
            if battle.is_first and battle.side is not None and battle.beginner is not None:
                self.firsts += 1
                self.won_firsts += battle.side == battle.beginner


class Balance(Struct):
    """Every pair of an edition's decks; all that a later run goes on from."""

    game: str
    rules: int
    edition: str
    bot: str
    seed: int
    pairs: tuple[Pair, ...]

    @property
    def decks(self) -> list[str]:
        """Every deck once."""
        return sorted({deck for pair in self.pairs for deck in pair.decks})

    def share_of(self, deck: str) -> tuple[float, float, float]:
        """What a deck won of all its battles, and the 95% interval."""
        sides = [(pair, pair.decks.index(deck)) for pair in self.pairs if deck in pair.decks]
        wins = sum(pair.won[side] for pair, side in sides)
        battles = sum(sum(pair.won) for pair, _ in sides)
        return (wins / (battles or 1), *interval(wins, battles))

    def against(self, deck: str, other: str) -> Pair | None:
        """The pair of two decks, whichever is named first."""
        return next((pair for pair in self.pairs if set(pair.decks) == {deck, other} and deck != other), None)

    @property
    def battles(self) -> int:
        return sum(pair.battles for pair in self.pairs)

    @property
    def beginner(self) -> tuple[float, float, float]:
        """What beginners won of first battles, and the 95% interval; one half where nobody says who begins."""
        firsts, won = sum(pair.firsts for pair in self.pairs), sum(pair.won_firsts for pair in self.pairs)
        return (won / firsts if firsts else 0.5, *interval(won, firsts))

    @property
    def early(self) -> float:
        """Which share of battles was over by turn 2."""
        return sum(pair.early for pair in self.pairs) / (self.battles or 1)

    def missed(self) -> list[str]:
        """The bars that are missed, by what misses them: decks, pairs, `beginner`, `early`."""
        found = [deck for deck in self.decks if not DECK_BAR[0] <= self.share_of(deck)[0] <= DECK_BAR[1]]
        found += [":".join(pair.decks) for pair in self.pairs if not 1 - PAIR_BAR <= pair.share <= PAIR_BAR]
        if abs(self.beginner[0] - 0.5) >= BEGINNER_BAR:
            found.append("beginner")
        if self.early > EARLY_BAR:
            found.append("early")
        return found

    def as_values(self) -> dict[str, Any]:
        """Everything, as values that go into JSON."""
        shares = {deck: self.share_of(deck) for deck in self.decks}
        told = {"shares": shares, "beginner": self.beginner, "early": self.early, "missed": self.missed()}
        return {**to_builtins(self), **told}


def begun(game: Game, edition: str | None, bot: str, seed: int) -> Balance:
    """Nothing played yet."""
    chosen = game.chosen_edition(edition)
    decks = game.deck_names(chosen)
    if len(decks) < 2:
        raise Malformed("{game} has no two decks to compare", game=game.id)
    pairs = tuple(Pair((one, two)) for one, two in combinations(decks, 2))
    return Balance(game.id, game.version, _label(chosen), bot, seed, pairs)


def resumed(fresh: Balance, file: Path) -> Balance:
    """What an earlier run has kept; Malformed if it was about something else."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Balance)
    except (OSError, msgspec.DecodeError) as error:
        raise Malformed("{file}: no balance of decks: {why}", file=str(file), why=str(error)) from error
    if [_about(kept), [pair.decks for pair in kept.pairs]] != [_about(fresh), [pair.decks for pair in fresh.pairs]]:
        raise Malformed("{file}: is of another game, set, bot or seed; give another file", file=str(file))
    return kept


def save(balance: Balance, file: Path) -> None:
    """Keep it whole: the file is never half written."""
    part = file.with_name(file.name + ".part")
    try:
        part.write_bytes(msgspec.json.encode(balance))
        part.replace(file)
    except OSError as error:
        raise cannot_write(file, error) from error


def weigh(
    game: Game,
    edition: str | None,
    balance: Balance,
    matches: int,
    progress: Callable[[int], None] = lambda _: None,
    keep: Callable[[Balance], None] = lambda _: None,
    *,
    workers: int = 1,
) -> None:
    """Let every pair play until it has so many matches; `keep` is called after every few of them.

    Match k of any pair has the cards of seed + k - 1, so nothing depends on the number of workers or on pauses.
    """
    matches += matches % 2
    runs = [_run(game, edition, balance, pair) for pair in balance.pairs]
    done = sum(pair.matches for pair in balance.pairs)
    with closing(in_order(_play, runs, _portions(balance, matches), workers)) as portions:
        for number, played in portions:
            for winner, battles in played:
                balance.pairs[number].count(winner, battles)
            done += len(played)
            keep(balance)
            progress(done)


def _portions(balance: Balance, matches: int) -> Iterator[tuple[int, range]]:
    """What is left to play: pairs in turn, so that all are about equally far at any time."""
    left = [range(pair.matches + 1, matches + 1) for pair in balance.pairs]
    for start in range(0, max(map(len, left)), PORTION):
        for number, numbers in enumerate(left):
            if portion := numbers[start : start + PORTION]:
                yield number, portion


def _run(game: Game, edition: str | None, balance: Balance, pair: Pair) -> Run:
    setup = game.setup(edition=edition, decks=pair.decks)
    return Run(game, setup, (balance.bot,) * 2, balance.seed, swap=True)


def _play(runs: list[Run], portion: tuple[int, range]) -> tuple[int, list[tuple[int | None, list[Battle]]]]:
    number, numbers = portion
    return number, [_played(runs[number], match) for match in numbers]


def _played(run: Run, number: int) -> tuple[int | None, list[Battle]]:
    """Which deck won a match, and its battles."""
    game, setup, names = run.game, run.setup_of(number), run.bots_of(number)
    players = [run.bot_on(seat, number) for seat in range(len(names))]
    dealer = QuickDealer(run.seed + number - 1)
    position, answers = play_out(game, setup, names, players, dealer, number)
    outcome = game.outcome(position, setup)
    assert outcome is not None
    seats = [setup.seats.index(seat) for seat in outcome.winners]
    winner = run.side_on(seats[0], number) if len(seats) == 1 else None
    found = _battles(run, number, answers)
    return winner, found if found is not None else [Battle(winner, None, 0, is_first=True)]


def _battles(run: Run, number: int, answers: Sequence[int]) -> list[Battle] | None:
    """The parts of a game, from its answers; None if it says nothing of them."""
    game = run.game
    position = game.start(run.setup_of(number))
    before = game.stage(position)
    if before is None:
        return None
    found: list[Battle] = []
    for answer in answers:
        position.answer(answer)
        after = game.stage(position)
        assert after is not None
        for seat, (old, new) in enumerate(zip(before.wins, after.wins, strict=True)):
            if new > old:
                beginner = run.side_on(before.beginner, number)
                found.append(Battle(run.side_on(seat, number), beginner, before.turns, is_first=not found))
        before = after
    return found


def _one_more(counts: tuple[int, int], side: int) -> tuple[int, int]:
    return (counts[0] + (side == 0), counts[1] + (side == 1))


def _label(edition: Edition | None) -> str:
    return edition.label if edition else ""


def _about(balance: Balance) -> list[str | int]:
    return [balance.game, balance.rules, balance.edition, balance.bot, balance.seed]
