"""Card sets: the built-in one, and folders of card files that anybody may write."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from catspaw.core.errors import Malformed, Unknown
from catspaw.games.claw_and_order.cards.card_files import CardText
from catspaw.games.claw_and_order.cards.set_folder import SetFolder
from catspaw.games.claw_and_order.state.card_index import CardSet
from catspaw.games.toml_file import file_text

SETS: Final = ("starter",)


def read_set(name: str) -> CardSet:
    """The set with this id, or the one in this folder, read anew every time."""
    if name in SETS:
        return _built_in(name)
    folder = _own_folder(name)
    if folder.complaints:
        raise Malformed(folder.complaints[0])
    return folder.card_set(by_contents=True)


def problems(folder: str) -> list[str]:
    """All that is wrong with a set, by file, and then each doubt about it as a `warning: …`."""
    found = _own_folder(folder)
    return found.complaints + [f"warning: {warning}" for warning in found.warnings()]


def token_names(cards: CardSet, language: str) -> dict[str, str]:
    """What sentences call the tokens of a set, by id, for those who show cards; English calls them by their ids."""
    if language != "de":
        return {}
    texts = zip(cards.texts, cards.names["de"], strict=True)
    return {
        text.id: text.noun_de or name for text, name in texts if isinstance(text, CardText) and text.type == "token"
    }


@cache
def _built_in(id: str) -> CardSet:
    path = files("catspaw.games.claw_and_order").joinpath("data", id)
    folder = SetFolder(id, {f"{id}/{file.name}": file.read_text("utf-8") for file in _files(path)}, [])
    assert not folder.complaints, folder.complaints
    return folder.card_set(by_contents=False)


def _own_folder(name: str) -> SetFolder:
    path = Path(name)
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
    return SetFolder(path.resolve().name, texts, unread)


def _files(folder: Traversable) -> Iterator[Traversable]:
    """The card files by name, then the decks by name."""
    for place, ending in ((folder, ".toml"), (folder.joinpath("decks"), ".txt")):
        if place.is_dir():
            found = [file for file in place.iterdir() if file.name.endswith(ending)]
            yield from sorted(found, key=lambda file: file.name)


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
