"""The cards by name, from the data file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from catspaw.games.cat_and_mouse.numbers import LOOT, ROOMS


@dataclass(frozen=True)
class LootCard:
    """A treasure or a trick."""

    id: str
    """What one types: `gems-20`, `smoke-bomb`."""
    name: str
    theme: str | None
    dollars: int | None


def _read() -> tuple[tuple[str, ...], tuple[LootCard, ...]]:
    text = files("catspaw.games.cat_and_mouse").joinpath("data/cards.toml").read_text("utf-8")
    cards = tomllib.loads(text)
    loot = [
        LootCard(f"{theme['short']}-{value}", f"{theme['name']} (${value},000)", theme["name"], value * 1000)
        for theme in cards["themes"]
        for value in theme["values"]
    ]
    loot += [LootCard(name.lower().replace(" ", "-"), name, None, None) for name in cards["tricks"]]
    if len(cards["rooms"]) != ROOMS or len(loot) != LOOT:
        raise ValueError("cards.toml must list 12 rooms, three themes of three values, and three tricks")
    return tuple(cards["rooms"]), tuple(loot)


ROOM_NAMES, LOOT_CARDS = _read()
