"""Cards for tests: plain ones without abilities, and those that a test writes itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

from catspaw.games.claw_and_order.cards.card_files import CardFile, Definition
from catspaw.games.claw_and_order.cards.set_folder import SetFolder
from catspaw.games.claw_and_order.language.own_keywords import NO_WORDS, SetWords
from catspaw.games.claw_and_order.state.card_index import CardSet

PAD = "idler"
"""What fills a deck."""
SPARE = "rag"
"""What fills a discard pile."""


def _table(head: str, fields: Mapping[str, Any], text: str) -> str:
    lines = [f"[{head}]", f'name = "{head.partition(".")[2].replace("-", " ").title()}"']
    lines += [
        f"{key} = {str(value).lower() if isinstance(value, bool) else repr(value)}" for key, value in fields.items()
    ]
    return "\n".join([*lines, f'text = """\n{text}\n"""', ""])


def troop(
    id: str, cost: int, health: int, damage: int, text: str = "", *, breed: str = "shorthair", commander: bool = False
) -> str:
    fields = {"type": "troop", "breed": breed, "commander": commander, "cost": cost, "health": health, "damage": damage}
    return _table(f"card.{id}", fields, text)


def vehicle(id: str, cost: int, health: int, damage: int, text: str = "") -> str:
    return _table(f"card.{id}", {"type": "vehicle", "cost": cost, "health": health, "damage": damage}, text)


def equip(id: str, cost: int, text: str) -> str:
    return _table(f"card.{id}", {"type": "equip", "cost": cost}, text)


def team_buff(id: str, cost: int, text: str) -> str:
    return _table(f"card.{id}", {"type": "team-buff", "cost": cost}, text)


def one_time(id: str, cost: int, text: str) -> str:
    return _table(f"card.{id}", {"type": "one-time", "cost": cost}, text)


def token(id: str, health: int, damage: int, text: str = "", *, breed: str = "shorthair") -> str:
    return _table(f"token.{id}", {"breed": breed, "health": health, "damage": damage}, text)


def battlefield(id: str, text: str, *, only_loser: bool = False) -> str:
    return _table(f"battlefield.{id}", {"for": "loser" if only_loser else "both"}, text)


_PLAIN = (
    troop("tom", 1, 2, 1),
    troop("mouser", 2, 3, 2),
    troop("persian", 3, 4, 1, breed="longhair"),
    troop("lion", 6, 8, 5, breed="longhair"),
    troop("sentry", 1, 15, 0),
    troop("boss", 4, 6, 3, commander=True),
    troop(PAD, 9, 1, 0, breed="longhair"),
    vehicle("truck", 3, 5, 4),
    one_time(SPARE, 9, "Gain $1."),
    equip("knife", 1, "The equipped troop gets +2 damage."),
    team_buff("pennant", 1, "Friendly troops get +1 damage."),
)
PLAIN = "\n".join(_PLAIN).replace('name = "', 'name = "Plain ')


def own_cards(cards: str | Iterable[str] = ()) -> CardSet:
    """The set Underworld, the plain cards, and a test's own."""
    return _own_cards(cards if isinstance(cards, str) else "\n".join(cards))


@lru_cache(None)
def _own_cards(cards: str) -> CardSet:
    folder = files("catspaw.games.claw_and_order").joinpath("data", "underworld")
    found = [*folder.iterdir(), *folder.joinpath("decks").iterdir()]
    texts = {f"underworld/{file.name}": file.read_text("utf-8") for file in found if file.is_file()}
    texts |= {"underworld/plain.toml": PLAIN} | ({"cards.toml": cards} if cards else {})
    own = _Folder("own", texts, [])
    assert not own.complaints, own.complaints
    return own.card_set(by_contents=True)


class _Folder(SetFolder):
    """A set with the files of Underworld and the plain cards in it, which are read only once for all tests."""

    def _card_file(self, name: str, text: str) -> CardFile | None:
        return _built_in_file(name, text) if name.startswith("underworld/") else super()._card_file(name, text)


class _BuiltInFile(CardFile):
    def __init__(self, name: str, text: str) -> None:
        super().__init__(name, text)
        self.read: dict[tuple[str, str], Definition | None] = {}

    def definition(self, table: str, id: str, tokens: Sequence[str], words: SetWords = NO_WORDS) -> Definition | None:
        """Cards that name others or a keyword of a set are read anew; all others once, whatever a test adds."""
        text = str(self.at((table, id)).get("text", ""))
        if "“" in text or any(keyword in text.casefold() for keyword in words.keywords):
            return super().definition(table, id, tokens, words)
        if (table, id) not in self.read:
            self.read[table, id] = super().definition(table, id, tokens)
        return self.read[table, id]


@lru_cache(None)
def _built_in_file(name: str, text: str) -> CardFile:
    return _BuiltInFile(name, text)


def split(name: str) -> tuple[str, int]:
    """An id and which copy of it: `tom 2` is the second tom."""
    id, _, copy = name.partition(" ")
    return id, int(copy or 1)
