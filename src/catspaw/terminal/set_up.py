"""A table's set-up from the words of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.house import Edition, House, Ruling
from catspaw.core.offer import one_of
from catspaw.terminal.setting import Arrangement, Setting


def set_up(game: Game, setting: Setting) -> tuple[House, list[str]]:
    """The house, and the name of the bot on each of its seats: one name for all of them, or one each."""
    return seated(game, setting, "--bots", setting.bots)


def seated(game: Game, arrangement: Arrangement, option: str, names: str) -> tuple[House, list[str]]:
    """The house, and who sits on each of its seats by the words of an option: one name for all, or one each."""
    who, players = names.split(","), arrangement.players
    if players is None and len(who) > 1:
        players = len(who)
        if players not in game.player_counts:
            raise Malformed(f"{option} {names}: {players} players, but {game.id} is for {one_of(game.player_counts)}")
    house = arranged(game, arrangement, players)
    if len(who) == 1:
        return house, who * len(house.seats)
    if len(who) != len(house.seats):
        seats = f"{len(house.seats)} seats ({', '.join(house.seats)})"
        raise Malformed(f"{option} {names}: {len(who)} players for {seats}")
    return house, who


def arranged(game: Game, arrangement: Arrangement, players: int | None = None) -> House:
    """The house that the options ask for."""
    count = arrangement.players if players is None else players
    return game.house(
        arrangement.variants,
        readings_of(game, arrangement.rulings),
        players=count,
        edition=arrangement.edition,
        decks=one_each(arrangement.decks, count or game.player_counts[0]),
    )


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


def default_of(game: Game, ruling: Ruling) -> str:
    """A ruling's default, and the editions that have another."""
    usual = {name: game.usual_readings(game.chosen_edition(name))[ruling.id] for name in game.editions}
    others = [f"{name}: {reading}" for name, reading in usual.items() if reading != ruling.default]
    return f"default {ruling.default}" + (f" ({', '.join(others)})" if others else "")


def what_is_known(edition: Edition) -> str:
    """How much of an edition's data was checked against a box."""
    if not edition.reconstructed:
        return "nothing is marked as a reconstruction"
    return f"a reconstruction of {', '.join(edition.reconstructed)}: see docs/editions.md"
