"""Files for a set that begins: a small one that can be played, a copy of another, and a card to be filled in."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from pathlib import Path
from typing import Final

from catspaw.core.errors import Malformed, Unknown
from catspaw.games.claw_and_order.cards.card_files import ID
from catspaw.games.claw_and_order.cards.set_folder import SET_FILE
from catspaw.games.claw_and_order.cards.sets import SETS, files_of, set_files

CARD_FILE: Final = "cards.toml"
_EXISTS: Final = "{folder}: exists already; the name of a new folder was expected"
_BEGINNING: Final = "beginning"
"""The folder of the game's data with the files of a set that begins."""
_FIGURES: Final = "cost = 2\nhealth = 2\ndamage = 1\n"
_SKELETONS: Final = {
    "troop": 'breed = "shorthair"     # or longhair\n'
    + _FIGURES
    + 'text = """\nWhen this is deployed, draw a card.\n"""\n',
    "vehicle": _FIGURES + 'text = """\nWhen this is piloted, draw a card.\n"""\n',
    "equip": 'cost = 1\ntext = """\nThe equipped troop gets +1 damage.\n"""\n',
    "team-buff": 'cost = 2\ntext = """\nFriendly cats get +1 health.\n"""\n',
    "one-time": 'cost = 1\ntext = """\nDeal 2 damage to target opposing troop.\n"""\n',
    "battlefield": 'for = "both"            # or loser\ntext = """\nCats have Reach.\n"""\n',
}
"""What a new card says until its author says something better."""
KINDS: Final = tuple(_SKELETONS)


def begin_set(folder: Path, id: str | None = None) -> str:
    """Write a small set that can be played at once; its id."""
    beginning = files("catspaw.games.claw_and_order").joinpath("data", _BEGINNING)
    return write_set(folder, id, set_files(beginning))


def copy_set(name: str, folder: Path, id: str | None = None) -> str:
    """Write a built-in set or somebody's own into a new folder, under an id of its own; that id."""
    return write_set(folder, id, files_of(name))


def write_set(folder: Path, id: str | None, texts: dict[str, str]) -> str:
    """The files of a set, with an id and names of its own in `set.toml`."""
    if folder.exists():
        raise Malformed(_EXISTS, folder=str(folder))
    own = new_id(folder, id)
    for name, text in {**texts, SET_FILE: _set_file(own, texts.get(SET_FILE, ""))}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return own


def new_id(folder: Path, id: str | None) -> str:
    """The id that was given, or else the folder's name; Malformed if that is no id or one that another set has."""
    own = folder.resolve().name if id is None else id
    if not ID.fullmatch(own):
        wrong = "the id {id}: small letters, digits and hyphens, at most 40, were expected; give another with --id"
        raise Malformed(wrong, id=repr(own[:60]))
    if own in SETS:
        raise Malformed("the id {id} is that of a built-in set; give the new one its own with --id", id=repr(own))
    return own


def _set_file(id: str, before: str) -> str:
    """`set.toml` with other tables, such as keywords, as they were before."""
    name = id.replace("-", " ").title()
    tables = re.split(r"^(?=[ \t]*\[)", before, flags=re.MULTILINE)[1:]
    others = "".join(table for table in tables if not re.match(r"[ \t]*\[[ \t]*names[ \t]*\]", table))
    return f'id = "{id}"\n\n[names]\nen = "{name}"\nde = "{name}"\n' + (f"\n{others}" if others else "")


def add_card(folder: Path, name: str, type: str) -> tuple[str, Path]:
    """Append a card of a type to a set, for its author to fill in; its id, and the file it stands in."""
    if type not in KINDS:
        raise Unknown("card type", type, list(KINDS))
    id = id_of(name)
    if not (folder.is_dir() and any(folder.glob("*.toml"))):
        raise Malformed("{folder}: no set; catspaw cards new {folder} begins one", folder=str(folder))
    table = "battlefield" if type == "battlefield" else "card"
    for file in sorted(folder.glob("*.toml")):
        if re.search(rf"^\[\w+\.{re.escape(id)}\]", file.read_text("utf-8"), re.MULTILINE):
            raise Malformed("{file}: has the id {id} already; another name was expected", file=str(file), id=repr(id))
    path = folder / CARD_FILE
    before = path.read_text("utf-8").rstrip("\n") + "\n\n" if path.exists() else ""
    path.write_text(before + _card(table, id, name, type), "utf-8")
    return id, path


def _card(table: str, id: str, name: str, type: str) -> str:
    kind = f'type = "{type}"\n' if table == "card" else ""
    named = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{table}.{id}]\nname = "{named}"\n{kind}{_SKELETONS[type]}'


def id_of(name: str) -> str:
    """What one types for a card of this name; Malformed if nothing of it can be typed."""
    plain = unicodedata.normalize("NFKD", name.replace("ß", "ss")).encode("ascii", "ignore").decode()
    id = re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")[:40].strip("-")
    if not id:
        raise Malformed("the name {name}: letters or digits were expected", name=repr(name[:60]))
    return id
