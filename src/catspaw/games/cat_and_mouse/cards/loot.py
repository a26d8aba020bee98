"""The cards by id, from the data file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from catspaw.games.cat_and_mouse.state.numbers import LOOT, ROOMS


@dataclass(frozen=True)
class LootCard:
    """A treasure or a trick."""

    id: str
    """What one types: `gems-20`, `smoke-bomb`."""
    theme: str | None
    thousands: int | None
    """What a treasure is worth, in thousands of dollars."""


def _read() -> tuple[LootCard, ...]:
    text = files("catspaw.games.cat_and_mouse").joinpath("data/cards.toml").read_text("utf-8")
    cards = tomllib.loads(text)
    loot = [
        LootCard(f"{theme['id']}-{value}", theme["id"], value) for theme in cards["themes"] for value in theme["values"]
    ]
    loot += [LootCard(trick, None, None) for trick in cards["tricks"]]
    if cards["rooms"] != ROOMS or len(loot) != LOOT:
        raise ValueError("cards.toml must list 12 rooms, three themes of three values, and three tricks")
    return tuple(loot)


LOOT_CARDS = _read()
