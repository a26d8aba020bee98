"""A table's set-up from the words of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.setup import Edition, Ruling, TableSetup
from catspaw.core.setup_schema import one_of
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Arrangement, Setting


def set_up(game: Game, setting: Setting) -> tuple[TableSetup, list[str]]:
    """The table setup, and the name of the bot on each of its seats: one name for all of them, or one each."""
    return seated(game, setting, "--bots", setting.bots)


def seated(game: Game, arrangement: Arrangement, option: str, names: str) -> tuple[TableSetup, list[str]]:
    """The table setup, and who sits on each of its seats by the words of an option: one name for all, or one each."""
    who, players = names.split(","), arrangement.players
    if players is None and len(who) > 1:
        players = len(who)
        if players not in game.player_counts:
            counts = one_of(game.player_counts)
            wrong = "{option} {names}: {players} players, but {game} is for {counts}"
            raise Malformed(wrong, option=option, names=names, players=players, game=game.id, counts=counts)
    setup = arranged(game, arrangement, players)
    if len(who) == 1:
        return setup, who * len(setup.seats)
    if len(who) != len(setup.seats):
        wrong = "{option} {names}: {players} players for {number} seats ({seats})"
        seats = ", ".join(setup.seats)
        raise Malformed(wrong, option=option, names=names, players=len(who), number=len(setup.seats), seats=seats)
    return setup, who


def arranged(game: Game, arrangement: Arrangement, players: int | None = None) -> TableSetup:
    """The table setup that the options ask for."""
    count = arrangement.players if players is None else players
    return game.setup(
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
            raise not_a_reading(game, text)
        if name in readings:
            before = readings[name]
            raise Malformed("--ruling {text}: {name} was read as {before} already", text=text, name=name, before=before)
        readings[name] = reading
    return readings


def not_a_reading(game: Game, text: str) -> Malformed:
    """What was expected, with an example if the game has one."""
    if not game.rulings:
        return Malformed("--ruling {text}: expected name=reading", text=text)
    example = f"{game.rulings[0].id}={game.rulings[0].readings[-1]}"
    return Malformed("--ruling {text}: expected name=reading, such as {example}", text=text, example=example)


def default_of(game: Game, ruling: Ruling, word: str) -> str:
    """A ruling's default, after the word for it, and the editions that have another."""
    usual = {name: game.usual_readings(game.chosen_edition(name))[ruling.id] for name in game.editions}
    others = [f"{name}: {reading}" for name, reading in usual.items() if reading != ruling.default]
    return f"{word} {ruling.default}" + (f" ({', '.join(others)})" if others else "")


def what_is_known(edition: Edition, language: str) -> str:
    """How much of an edition's data was checked against a box."""
    if not edition.reconstructed:
        return said(language, "nothing is marked as a reconstruction")
    return said(language, "a reconstruction of {parts}: see docs/editions.md", parts=", ".join(edition.reconstructed))
