"""Learning weights from games: positions, who won from there, and steps towards having foreseen it.

The games are played by rules of thumb: of these there are hundreds in the time of one between players who search, and
what rates rollouts by rules of thumb had better foresee how such games end. Only the second half of each is learnt
from. What lies before says next to nothing about the end, and drowns what the rest says.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from math import log
from pathlib import Path
from typing import Final

import msgspec
from librt.vecs import vec
from msgspec import Struct

from catspaw.bots import bot_by_name
from catspaw.bots.guides import guide_for, learns
from catspaw.bots.rollouts import PlayOn, plays_on
from catspaw.bots.search.guide import Guide
from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.sampler import Sampler, mixed
from catspaw.core.setup import TableSetup
from catspaw.lab.workers import in_order

PACE: Final = 0.0005
"""The first steps are so long; those of later rounds shorter. Longer ones follow the luck of a few games."""
SLOWER_AFTER: Final = 10
"""After so many rounds steps are half as long, after twice as many a third."""
TIMES: Final = 3
"""So often every moment of a round is learnt from."""
LEAST: Final = 1e-6

Moment = tuple[list[float], list[float]]
"""The features of every seat, and what each came to."""


class Progress(Struct):
    """How far a training has come: all that the next round follows from."""

    game: str
    seed: int
    games: int
    """So many are played in a round, with the same weights, before anything is learnt from them."""
    rounds: int
    players: int
    """At each table; 0 if every number that the game allows takes its turn."""
    weights: dict[str, float]
    surprise: list[float]
    """Per round how little the outcomes were foreseen, on average: 0 would be certainty, 0.69 a guess between two."""


class Training:
    """The training of one game's weights, round by round."""

    def __init__(self, game: Game, progress: Progress) -> None:
        self.game = game
        self.progress = progress

    def round(self, workers: int = 1, done: Callable[[int], None] = lambda _: None) -> None:
        """Play the games of a round and learn from them; `done` is told how many are played."""
        progress = self.progress
        first = progress.seed + progress.rounds * progress.games
        numbers = range(first, first + progress.games)
        moments: list[Moment] = []
        with closing(in_order(_moments_of_game, (self.game, progress.players), numbers, workers)) as games:
            for played, found in enumerate(games, 1):
                moments += found
                done(played)
        self._learn(moments)

    def _learn(self, moments: list[Moment]) -> None:
        progress = self.progress
        pace = PACE / (1 + progress.rounds / SLOWER_AFTER)
        sampler = Sampler(progress.seed + progress.rounds)
        names, learners = learns(self.game), dict[int, Guide]()
        weights = [progress.weights[name] for name in names]
        lost = 0.0
        for time in range(TIMES):
            for at in _shuffled(len(moments), sampler):
                features, ends = moments[at]
                guide = learners.setdefault(len(ends), guide_for(self.game, len(ends), progress.weights))
                foreseen = _step(guide, features, ends, weights, pace)
                if time == 0:
                    lost -= sum(end * log(max(LEAST, worth)) for end, worth in zip(ends, foreseen, strict=True))
        progress.weights = dict(zip(names, (round(weight, 5) for weight in weights), strict=True))
        progress.surprise.append(round(lost / len(moments), 4))
        progress.rounds += 1


def begun(game: Game, seed: int, games: int = 500, players: int = 0) -> Training:
    """A training from the start, where nothing weighs anything."""
    features = learns(game)
    if not features:
        raise Malformed("{game} has no evaluation to train: its playouts go on to the end", game=game.id)
    if players:
        game.setup(players=players)  # who are too many or too few are told so
    return Training(game, Progress(game.id, seed, games, 0, players, dict.fromkeys(features, 0.0), []))


def resumed(game: Game, path: Path) -> Training:
    """A training that goes on from its file."""
    try:
        progress = msgspec.json.decode(path.read_bytes(), type=Progress)
    except msgspec.MsgspecError as error:
        raise Malformed("{file}: no training goes on from it: {why}", file=str(path), why=str(error)) from error
    if progress.game != game.id or set(progress.weights) != set(learns(game)):
        raise Malformed("{file}: it is a training of {game}, with other features", file=str(path), game=progress.game)
    return Training(game, progress)


def save(training: Training, path: Path) -> None:
    """Write down how far it has come; a reader finds the old file or the new one, never half of it."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(training.progress)) + b"\n")
    part.replace(path)


def weights_file(weights: dict[str, float]) -> str:
    """Weights as the file that `catspaw.bots.guides` reads."""
    return "".join(f"{name} = {weight}\n" for name, weight in weights.items())


def _step(guide: Guide, features: list[float], ends: list[float], weights: list[float], pace: float) -> list[float]:
    """One step towards what a moment came to; tells what was foreseen."""
    evaluation = guide.evaluation
    evaluation.weights = vec[float](weights)
    evaluation.features = vec[float](features)
    worths = vec[float]([0.0] * len(ends))
    evaluation.rate(worths)
    foreseen = list(worths)
    evaluation.learn(worths, vec[float](ends), pace)
    weights[:] = evaluation.weights
    return foreseen


def _shuffled(number: int, sampler: Sampler) -> list[int]:
    keyed = [(sampler.below(4096), sampler.below(4096), at) for at in range(number)]
    return [at for _, _, at in sorted(keyed)]


# In a worker.


def _moments_of_game(about: tuple[Game, int], number: int) -> list[Moment]:
    """The beginnings of turns in a game, and what became of them: what is rated is rated there."""
    game, table_for = about
    setup = setup_of_game(game, table_for, number)
    players = len(setup.seats)
    play_on = _played_on(game, setup, number)
    judge, sampler = guide_for(game, players), Sampler(mixed(number))
    position, found, waiting = game.start(setup), list[Moment](), list[list[float]]()
    judge.begin(position)
    turn = -1
    while position.asked != NOBODY:
        if position.asked == CHANCE:
            position.answer(sampler.pick(position.options))
        else:
            if judge.turn(position) != turn:
                turn = int(judge.turn(position))
                judge.note(position)
                waiting.append(list(judge.evaluation.features))
            position = play_on(position, sampler)
        if judge.is_decided(position):
            found += _judged(judge, position, waiting[len(waiting) // 2 :], players)
            waiting = []
            judge.begin(position)
    return found


def _played_on(game: Game, setup: TableSetup, number: int) -> PlayOn:
    """How rules of thumb go on: the game's own quick way, or else its bots answer question by question."""
    quick = plays_on(game)
    if quick:
        return quick
    seats = range(len(setup.seats))
    bots = [bot_by_name("heuristic", game, seat, mixed(number * 8 + seat), setup) for seat in seats]

    def answered(position: Position, sampler: Sampler) -> Position:
        del sampler
        position.answer(bots[position.asked].choose(game.sight_of_asked(position)))
        return position

    return answered


def setup_of_game(game: Game, players: int, number: int) -> TableSetup:
    """Every number of players, unless one was chosen, and every pair of decks takes its turn."""
    if game.players:
        players = players or game.players[number % len(game.players)]
    setup = game.setup(players=players) if players else game.setup()
    if not setup.decks:
        return setup
    names, seats = game.deck_names(setup.edition), len(setup.seats)
    decks = [names[number // len(names) ** seat % len(names)] for seat in range(seats)]
    return game.setup(decks=decks)


def _judged(judge: Guide, position: Position, waiting: list[list[float]], players: int) -> list[Moment]:
    """What the moments before came to, now that it is decided."""
    ends = vec[float]([0.0] * players)
    judge.rate(position, ends)
    return [(features, list(ends)) for features in waiting]
