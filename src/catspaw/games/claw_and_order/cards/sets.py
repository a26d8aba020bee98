"""Card sets: the built-in one, and folders of card files that anybody may write."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from catspaw.core.errors import Malformed, Unknown
from catspaw.core.texts import LANGUAGES
from catspaw.games.claw_and_order.cards.card_files import CardText
from catspaw.games.claw_and_order.cards.set_folder import SET_FILE, SetFolder
from catspaw.games.claw_and_order.state.card_index import CardSet
from catspaw.games.toml_file import file_text

SETS: Final = ("starter", "underworld")
DECKS: Final = "decks"
"""The folder of a set with its decklists."""


def read_set(name: str) -> CardSet:
    """The set with this id, or the one in this folder, read anew every time."""
    if name in SETS:
        return _built_in(name)
    folder = written_set(name)
    if folder.complaints:
        raise Malformed(folder.complaints[0])
    return folder.card_set(by_contents=True)


def problems(folder: str, language: str = LANGUAGES[0]) -> list[str]:
    """All that is wrong with a set, by file, and then each doubt about it as a `warning: …`."""
    found = written_set(folder, language)
    return found.complaints + [f"warning: {warning}" for warning in found.warnings()]


def set_of_deck(file: str) -> str | None:
    """The folder of the set that a decklist lies in: `my-set` of `my-set/decks/velvet-paws.txt`."""
    path = Path(file).resolve()
    folder = path.parent.parent
    if path.parent.name != DECKS or not any(folder.glob("*.toml")):
        return None
    return str(Path(file).parent.parent) if Path(file).parent.name == DECKS else str(folder)


def token_names(cards: CardSet, language: str) -> dict[str, str]:
    """What sentences call the tokens of a set, by id, for those who show cards; in English mostly by their ids."""
    if language != "de":
        return {text.id: text.noun for text in cards.texts if isinstance(text, CardText) and text.noun}
    texts = zip(cards.texts, cards.names["de"], strict=True)
    return {
        text.id: text.noun_de or name for text, name in texts if isinstance(text, CardText) and text.type == "token"
    }


@cache
def _built_in(id: str) -> CardSet:
    folder = _shipped(id, LANGUAGES[0])
    assert not folder.complaints, folder.complaints
    return folder.card_set(by_contents=False)


def _shipped(id: str, language: str) -> SetFolder:
    path = files("catspaw.games.claw_and_order").joinpath("data", id)
    texts = {f"{id}/{file.name}": file.read_text("utf-8") for file in _files(path)}
    return SetFolder(id, texts, language=language)


def written_set(name: str, language: str = LANGUAGES[0]) -> SetFolder:
    """A set as it is written: in this folder, or else the built-in one of this id; Unknown or Malformed if neither."""
    path = Path(name)
    if name in SETS and not _exists(path):
        return _shipped(name, language)
    if not name or not _exists(path):
        raise Unknown("card set of claw-and-order", name, [*SETS, "the path of a folder"])
    if not path.is_dir():
        raise Malformed(f"{name}: not a folder; a folder of card files was expected")
    texts: dict[str, str] = {}
    unread: list[str] = []
    for file in _files(path):
        try:
            texts[str(file)] = file_text(str(file))
        except Malformed as error:
            unread.append(str(error))
    taken = [] if _is_built_in(path) else SETS
    return SetFolder(path.resolve().name, texts, unread, taken, language)


def files_of(name: str) -> dict[str, str]:
    """The files of a built-in set, or of somebody's own."""
    if name in SETS:
        return set_files(files("catspaw.games.claw_and_order").joinpath("data", name))
    if not name or not _exists(Path(name)) or not Path(name).is_dir():
        raise Unknown("card set of claw-and-order", name, [*SETS, "the path of a folder"])
    return set_files(Path(name))


def folder_files(name: str) -> dict[str, str]:
    """The files of somebody's own set, with its id in them: without its folder it would have none."""
    if name in SETS:
        raise Malformed(f"{name}: a built-in set is there already; the path of a folder was expected")
    texts = files_of(name)
    if SET_FILE not in texts:
        return {SET_FILE: f'id = "{Path(name).resolve().name}"\n', **texts}
    return texts


def set_files(folder: Traversable) -> dict[str, str]:
    """The files of a set by their names in it, such as `decks/velvet-paws.txt`; Malformed if one is no text."""
    names = {f"{DECKS}/{file.name}" if file.name.endswith(".txt") else file.name: file for file in _files(folder)}
    return {
        name: file_text(str(file)) if isinstance(file, Path) else file.read_text("utf-8")
        for name, file in names.items()
    }


def _files(folder: Traversable) -> Iterator[Traversable]:
    """The card files by name, then the decks by name."""
    for place, ending in ((folder, ".toml"), (folder.joinpath(DECKS), ".txt")):
        if place.is_dir():
            found = [file for file in place.iterdir() if file.name.endswith(ending)]
            yield from sorted(found, key=lambda file: file.name)


def _is_built_in(path: Path) -> bool:
    """Whether it is the folder of a built-in set itself, which has its id by right."""
    return any(str(path.resolve()) == str(files("catspaw.games.claw_and_order").joinpath("data", id)) for id in SETS)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
