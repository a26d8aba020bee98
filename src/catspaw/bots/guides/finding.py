"""The guide of a game, made with the weights that were learnt for it."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import msgspec

from catspaw.bots.search.guide import Guide
from catspaw.core.errors import Malformed
from catspaw.core.game import Game


def guide_for(game: Game, players: int, weights: Mapping[str, float] | None = None) -> Guide:
    """What search is told of a game: `Game.guide` with these weights, or with those that come with Catspaw."""
    kind = _kind(game)
    if weights is None:
        weights = read_weights(game) if kind.FEATURES else {}
    return kind(players, [weights[feature] for feature in kind.FEATURES])


def learns(game: Game) -> tuple[str, ...]:
    """The features whose weights can be learnt; none where playouts go on to the end."""
    return _kind(game).FEATURES


def read_weights(game: Game, path: Path | None = None) -> dict[str, float]:
    """The weights of a game's features, from a file or from the one that comes with Catspaw."""
    return _checked(game, path.read_bytes(), str(path)) if path else _shipped(game, f"{game.id}.toml")


def learnt_weights(game: Game, players: int) -> dict[str, float]:
    """Those that `catspaw train` has learnt from tables for so many; none where there is nothing to rate."""
    return _shipped(game, f"{game.id}-learnt-{players}.toml") if learns(game) else {}


def _shipped(game: Game, name: str) -> dict[str, float]:
    return _checked(game, files(__package__).joinpath("weights", name).read_bytes(), name)


def _checked(game: Game, text: bytes, name: str) -> dict[str, float]:
    try:
        weights = msgspec.toml.decode(text, type=dict[str, float])
    except msgspec.MsgspecError as error:
        raise Malformed("{file}: weights were expected, as name = number: {why}", file=name, why=str(error)) from error
    expected = learns(game)
    if set(weights) != set(expected):
        wrong = ", ".join(sorted(set(weights) ^ set(expected)))
        raise Malformed("{file}: a weight for each feature and no other was expected: {wrong}", file=name, wrong=wrong)
    return weights


def _kind(game: Game) -> type[Guide]:
    if not game.guide:
        return Guide
    module, _, name = game.guide.partition(":")
    found: type[Guide] = getattr(importlib.import_module(module), name)
    return found
