"""A table's set-up from the words of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.house import Edition, House
from catspaw.core.offer import one_of
from catspaw.terminal.setting import Setting


def set_up(game: Game, setting: Setting) -> tuple[House, list[str]]:
    """The house, and the name of the bot on each of its seats: one name for all of them, or one each."""
    bots, players = setting.bots, setting.players
    names = bots.split(",")
    if players is None and len(names) > 1:
        players = len(names)
        if players not in game.player_counts:
            raise Malformed(f"--bots {bots}: {players} bots, but {game.id} is for {one_of(game.player_counts)} players")
    house = game.house(
        setting.variants,
        readings_of(game, setting.rulings),
        players=players,
        edition=setting.edition,
        decks=one_each(setting.decks, players or game.player_counts[0]),
    )
    if len(names) == 1:
        return house, names * len(house.seats)
    if len(names) != len(house.seats):
        seats = f"{len(house.seats)} seats ({', '.join(house.seats)})"
        raise Malformed(f"--bots {bots}: {len(names)} bots for {seats}")
    return house, names


def one_each(decks: Sequence[str], seats: int) -> Sequence[str] | None:
    """A deck for each seat, the same for all if there is only one; None if none was named."""
    return [*decks] * seats if len(decks) == 1 else decks or None


def readings_of(game: Game, rulings: Sequence[str]) -> dict[str, str]:
    """The rulings, each given as name=reading."""
    readings: dict[str, str] = {}
    for text in rulings:
        name, equals, reading = text.partition("=")
        if not equals:
            raise Malformed(f"--ruling {text}: expected name=reading{example_ruling(game)}")
        if name in readings:
            raise Malformed(f"--ruling {text}: {name} was read as {readings[name]} already")
        readings[name] = reading
    return readings


def example_ruling(game: Game) -> str:
    if not game.rulings:
        return ""
    ruling = game.rulings[0]
    return f", such as {ruling.id}={ruling.readings[-1]}"


def what_is_known(edition: Edition) -> str:
    """How much of an edition's data was checked against a box."""
    if not edition.reconstructed:
        return "nothing is marked as a reconstruction"
    return f"a reconstruction of {', '.join(edition.reconstructed)}: see docs/editions.md"
