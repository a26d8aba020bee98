"""The registry: which games there are, the house's own and those that joined from outside.

A game joins by `register`, by an entry point of the group `catspaw.games`, or by the variable `CATSPAW_GAMES`, which
lists `module:Attribute` with commas between them. Only whoever starts the program can do that, never a guest.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from catspaw.core.checking import is_whole, shown, unexpected
from catspaw.core.errors import CatspawError, Malformed, Unknown
from catspaw.core.game import Game, intern
from catspaw.games import HOUSE, HouseGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "catspaw.games"
"""The group of entry points that name games."""
VARIABLE: Final = "CATSPAW_GAMES"
"""The variable that names games which are not installed."""
RESERVED: Final = ("chance", "everything", "onlooker")
"""What no seat is called, since it means something else where seats are named."""
_NAME: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PREFIX: Final = re.compile("[A-Z]{2}")
_MOST_SEATS: Final = 16

_house: dict[str, Game] = {}
"""Games of the house, as far as they have been asked for."""
_joined: dict[str, Game] = {}
_to_load: list[None] = [None]
"""Empty once the variable and the entry points have been looked at."""


class GameLeftOut(UserWarning):
    """An installed game that cannot be played; the others can."""

    def __init__(self, error: CatspawError) -> None:
        super().__init__(str(error))
        self.error = error


def register(game: Game) -> None:
    """Let a game join, for as long as the program runs.

    `Malformed` says what is wrong with it, or that another game has its id or its prefix.

    >>> register("kuhn-poker")
    Traceback (most recent call last):
    catspaw.core.errors.Malformed: 'kuhn-poker' is no catspaw.Game
    """
    _load()
    _add(game)


def known_games() -> tuple[Game, ...]:
    """Every game, those of the house first, all of which are imported.

    >>> [game.id for game in known_games()][:3]
    ['cat-and-mouse', 'red-claw', 'claw-and-order']
    """
    _load()
    return (*house_games(), *_joined.values())


def house_games() -> tuple[Game, ...]:
    """The games of the house, in the order in which they are listed."""
    return tuple(_house_game(known.id) for known in HOUSE)


def game_by_id(name: str) -> Game:
    """The game with this id, such as `cat-and-mouse`.

    A game is imported when it is first asked for, and so are those from outside, all at once.

    >>> game_by_id("red-claw").title
    'The Red Claw'
    """
    if not isinstance(name, str):
        raise unexpected("expected-game", "game", name)
    if name in _house:
        return _house[name]
    if any(known.id == name for known in HOUSE):
        return _house_game(name)
    if name not in _joined:
        _load()
    if name not in _joined:
        raise Unknown("game", name, [*(known.id for known in HOUSE), *_joined])
    return _joined[name]


def _house_game(name: str) -> Game:
    """A game of the house, imported now if it was not before."""
    if name not in _house:
        known = next(known for known in HOUSE if known.id == name)
        module, _, attribute = known.place.partition(":")
        game: Game = getattr(importlib.import_module(module), attribute)()
        check_declaration(game)
        assert (game.id, game.prefix) == known[:2], f"{known.place} says something else of itself"
        _house.setdefault(name, game)  # of two threads that ask at once, one is first
        intern(_house[name])
    return _house[name]


@contextmanager
def registered(game: Game) -> Iterator[Game]:
    """Let a game join for as long as the block lasts: for tests."""
    register(game)
    try:
        yield game
    finally:
        del _joined[game.id]


def register_missing(games: Iterable[Game]) -> None:
    """Let those join that are not here yet: in a process that another one has started."""
    _load()
    for game in games:
        if game.id not in _joined and all(game.id != known.id for known in HOUSE):
            _add(game)


def _add(game: Game) -> None:
    check_declaration(game)
    others = [*HOUSE, *(HouseGame(other.id, other.prefix, _where(other)) for other in _joined.values())]
    for other in others:
        for what, mine, theirs in (("id", game.id, other.id), ("prefix", game.prefix, other.prefix)):
            if mine == theirs:
                raise Malformed(
                    "{game} cannot join: {other} has the {what} {value} already",
                    game=_where(game),
                    other=other.place,
                    what=what,
                    value=mine,
                )
    intern(game)
    _joined[game.id] = game


def check_declaration(game: Any) -> None:
    """Raise Malformed unless what a game says of itself can be used: in addresses, records and rule ids."""
    if not isinstance(game, Game):
        raise Malformed("{game} is no catspaw.Game", game=shown(game))
    for wrong, what in _complaints(game):
        if wrong:
            raise Malformed("{game} cannot join: {what}", game=_where(game), what=str(what)) from what


def _complaints(game: Game) -> Iterator[tuple[bool, Malformed]]:
    """What may be wrong, and whether it is."""
    missing = [name for name in _NEEDED if not hasattr(game, name)]
    yield bool(missing), Malformed("it does not say its {names}", names=", ".join(missing))
    yield (
        not _is_name(game.id),
        Malformed("its id is {id}, not small letters and digits with - between them", id=shown(game.id)),
    )
    yield not (isinstance(game.title, str) and game.title.strip()), Malformed("its title is empty")
    yield (
        not (isinstance(game.prefix, str) and _PREFIX.fullmatch(game.prefix)),
        Malformed("its prefix is {prefix}, not two capital letters", prefix=shown(game.prefix)),
    )
    for name in ("version", "longest"):
        number = getattr(game, name)
        yield (
            not _is_number(number),
            Malformed("its {name} is {number}, not a number from 1 on", name=name, number=shown(number)),
        )
    seats = game.seats
    yield (
        not isinstance(seats, tuple) or not 1 <= len(seats) <= _MOST_SEATS,
        Malformed("it has no 1 to {most} seats", most=_MOST_SEATS),
    )
    wrong = [seat for seat in seats if not _is_name(seat) or seat in RESERVED]
    yield (
        bool(wrong) or len(set(seats)) < len(seats),
        Malformed("seats cannot be called {names}", names=shown(wrong or seats)),
    )
    yield (
        not isinstance(game.players, tuple),
        Malformed("its players are {players}, not a tuple of numbers", players=shown(game.players)),
    )
    yield (
        not all(_is_number(count) and count <= len(seats) for count in game.player_counts),
        Malformed("{counts} cannot play on its seats", counts=shown(game.player_counts)),
    )
    yield (
        not isinstance(game.bots, tuple),
        Malformed("its bots are {bots}, not a tuple of names", bots=shown(game.bots)),
    )
    yield (
        len(game.bots) not in (0, len(seats)),
        Malformed("it names {bots} bots for {seats} seats", bots=len(game.bots), seats=len(seats)),
    )


_NEEDED: Final = ("id", "title", "prefix", "version", "longest", "seats", "prompts", "endings", "texts_class")


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and _NAME.fullmatch(name) is not None


def _is_number(number: Any) -> bool:
    return isinstance(number, int) and is_whole(number) and number >= 1


def _where(game: Game) -> str:
    return f"{type(game).__module__}:{type(game).__qualname__}"


# Games from outside.


def _load() -> None:
    """Look once at what is named and at what is installed."""
    if not _to_load:
        return
    _to_load.clear()
    try:
        for place in os.environ.get(VARIABLE, "").split(","):
            if place.strip():
                _add_named(place.strip())
    except CatspawError:
        _to_load.append(None)
        raise
    from importlib.metadata import entry_points  # noqa: PLC0415 – takes as long as all the rest of this module

    for entry in entry_points(group=GROUP):
        _add_installed(entry)


def _add_named(place: str) -> None:
    """A game that somebody named: what is wrong with it is an error."""
    try:
        _add(_made(_object_at(place)))
    except CatspawError as error:
        raise Malformed(
            "{variable} names {place}: {error}", variable=VARIABLE, place=place, error=str(error)
        ) from error


def _add_installed(entry: EntryPoint) -> None:
    """A game that is installed: if something is wrong with it, it is left out, and the others are not."""
    try:
        _add(_made(entry.load()))
    except Exception as error:  # noqa: BLE001 – anybody's code may raise anything
        why = str(error) if isinstance(error, CatspawError) else repr(error)
        text = "the game {name} of {package} ({place}) is left out: {why}"
        left_out = Malformed(text, name=entry.name, package=_package(entry), place=entry.value, why=why)
        left_out.__cause__ = error
        warnings.warn(GameLeftOut(left_out), stacklevel=2)


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else "?"


def _made(found: Any) -> Any:
    """A game, from its class or as it is."""
    return found() if isinstance(found, type) else found


def _object_at(place: str) -> Any:
    """What `module:Attribute` names; the module is found from here, or from the folder that stands before its name."""
    path, _, attribute = place.rpartition(":")
    folder, name = Path(path).parent, Path(path).name.removesuffix(".py")
    if not (name and attribute):
        raise Malformed("expected module:Attribute, such as docs/examples/kuhn_poker:KuhnPoker")
    if str(folder.resolve()) not in sys.path:
        sys.path.insert(0, str(folder.resolve()))
    try:
        return getattr(importlib.import_module(name), attribute)
    except Exception as error:
        raise Malformed("importing it raised {error}", error=repr(error)) from error
