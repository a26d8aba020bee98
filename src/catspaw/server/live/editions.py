"""Editions that people bring to tables: read aside, stored by their contents, and at hand while they are played."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct, json

from catspaw.core.errors import Malformed
from catspaw.core.findings import Finding
from catspaw.core.game import Game
from catspaw.core.own_editions import AT_HAND, at_hand, is_at_hand, is_own, name_of_files, put_at_hand
from catspaw.core.texts import LANGUAGES
from catspaw.games import game_by_id, known_games
from catspaw.server.edition_protocol import EditionRead, EditionSchema
from catspaw.server.live.reader import Reader
from catspaw.server.settings import Settings
from catspaw.server.store import Store
from catspaw.server.store.editions import NewEdition, Room

SECONDS: Final = 10.0
"""In which a set has to be read."""
LARGEST: Final = 256 * 1024
"""Bytes of a set, as it is sent."""
MOST_FILES: Final = 64
LONGEST_NAME: Final = 100
"""Characters of a file's name."""
OF_PERSON: Final = 1024 * 1024
"""Bytes of sets that one person may store."""
MEGABYTE: Final = 1024 * 1024
FACES: Final = 64
"""Sets whose cards are remembered as they are sent."""


class HouseSet(Struct, frozen=True):
    """A set that whoever runs the server has brought."""

    game: str
    name: str
    names: dict[str, str]


def read_house_set(folder: str) -> tuple[str, str, dict[str, str], dict[str, str]]:
    """The game, the name, what people call it, and the files of a set in a folder; Malformed says what is wrong."""
    for game in known_games():
        if game.takes_files:
            files = game.read_folder(folder)
            found = game.read_files(files, LANGUAGES[0])
            if found.edition is None:
                raise Malformed("{folder}: {text}", folder=folder, text=_told(found.findings))
            name = name_of_files(found.id, files)
            put_at_hand(game.id, name, found.edition)
            return game.id, name, found.names, files
    raise Malformed("{folder}: no game here is played with sets of one's own", folder=folder)


def _told(findings: tuple[Finding, ...]) -> str:
    wrong = [one for one in findings if one.kind == "error"]
    first = wrong[0]
    place = "" if first.file is None else f"{first.file}, line {first.line}, column {first.column}: "
    place = place.replace(", column None", "").replace(", line None", "")
    more = f" (and {len(wrong) - 1} more: catspaw cards check)" if len(wrong) > 1 else ""
    return f"{place}{first.text}{more}"


class OwnEditions:
    """Those of one process of the server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._reader = Reader(SECONDS)
        self._loading: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._names: dict[tuple[str, str], dict[str, str]] = {}
        self._room = Room(OF_PERSON, settings.set_room * MEGABYTE)
        self.house: tuple[HouseSet, ...] = ()
        """Sets that everybody may play with."""

    async def begin(self) -> None:
        """Store the sets of the house, so that other machines and later servers find them."""
        house = []
        for folder in self._settings.sets:
            game, name, names, files = await asyncio.to_thread(read_house_set, folder)
            await self._store.editions.add(NewEdition(name, game, files, None), self._room)
            house.append(HouseSet(game, name, names))
        self.house = tuple(house)

    def close(self) -> None:
        for task in self._loading.values():
            task.cancel()
        self._reader.close()

    async def names(self, game: str, name: str) -> dict[str, str]:
        """What people call an edition that is at hand, by language; nothing if it is built in."""
        if not is_own(name):
            return {}
        if (game, name) not in self._names:
            files = await self._store.editions.files(game, name)
            found = await self._reader.read(game, files, LANGUAGES[0])
            self._remember(game, name, found.names)
        return self._names[game, name]

    def _remember(self, game: str, name: str, names: dict[str, str]) -> None:
        while len(self._names) >= AT_HAND:
            del self._names[next(iter(self._names))]
        self._names[game, name] = names

    async def ready(self, game: str, name: str | None) -> None:
        """Have an edition at hand, if it is one that somebody has brought; Missing if nobody has."""
        if name is None or not is_own(name) or is_at_hand(game, name):
            return
        key = (game, name)
        if key not in self._loading:
            task = self._loading[key] = asyncio.create_task(self._load(game, name))
            task.add_done_callback(lambda done: self._loaded(key, done))
        await asyncio.shield(self._loading[key])

    def _loaded(self, key: tuple[str, str], done: asyncio.Task[None]) -> None:
        del self._loading[key]
        if not done.cancelled():
            done.exception()  # whoever waits is told

    async def _load(self, game: str, name: str) -> None:
        files = await self._store.editions.files(game, name)
        found = await self._reader.read(game, files, LANGUAGES[0])
        if found.edition is None:
            raise Malformed("these rules cannot read the set {name} any more", name=name)
        self._remember(game, name, found.names)
        put_at_hand(game, name, found.edition)

    async def bring(self, game: str, files: Mapping[str, str], person: str, language: str) -> EditionRead:
        """Read what somebody brings, and store it unless something is wrong with it."""
        chosen = game_by_id(game)
        check_size(chosen, files)
        if not self._settings.set_room:
            raise Malformed("nobody may bring a set to this server", reason="no-room")
        found = await self._reader.read(game, files, language)
        if found.edition is None:
            return EditionRead(None, found.findings)
        name = name_of_files(found.id, files)
        await self._store.editions.add(NewEdition(name, game, dict(files), person), self._room)
        self._remember(game, name, found.names)
        put_at_hand(game, name, found.edition)
        return EditionRead(edition_schema(chosen, name, found.names, language), found.findings)


def check_size(game: Game, files: Mapping[str, str]) -> None:
    """Malformed if somebody sends what can be no set, before any of it is read."""
    if not game.takes_files:
        raise Malformed("{game} is played with its own editions only", game=game.id)
    names = [name for name in files if not _is_plain(name)]
    if names:
        raise Malformed("{name}: a .toml file, or a .txt file in decks/, was expected", name=repr(names[0][:60]))
    if sum(len(text.encode("utf-8", "surrogatepass")) for text in files.values()) > LARGEST:
        raise Malformed("more than {most} bytes; a set of cards was expected", most=LARGEST)
    if not files or len(files) > MOST_FILES:
        raise Malformed("{number} files; 1 to {most} were expected", number=len(files), most=MOST_FILES)


def _is_plain(name: str) -> bool:
    """Whether a file's name is one of a set, and no path to anywhere else."""
    folder, _, file = name.rpartition("/")
    wanted = ".txt" if folder == "decks" else ".toml"
    return (
        folder in ("", "decks")
        and file.endswith(wanted)
        and len(name) <= 100
        and "\\" not in name
        and name.isprintable()
    )


def edition_schema(game: Game, name: str, names: Mapping[str, str], language: str) -> EditionSchema:
    """An edition as one chooses it; it is built in, or at hand."""
    edition = game.chosen_edition(name)
    title = names.get(language) or names.get(LANGUAGES[0]) or name.partition("@")[0]
    rulings = edition.rulings if edition else {}
    return EditionSchema(name, title, game.deck_names(edition), rulings, game.deck_lists(edition))


@lru_cache(FACES)
def faces_of(game: str, name: str, language: str) -> bytes:
    """What is printed on the cards of an edition, as it is sent; it is built in, or at hand."""
    chosen = game_by_id(game)
    edition = at_hand(game, name) if is_own(name) else chosen.chosen_edition(name)
    return json.encode(chosen.faces(edition, language))
