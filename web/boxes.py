"""Writes what is printed on the built-in cards, for the browser's boards: `src/games/*/*.json`.

`PYTHONPATH=src .venv/bin/python web/boxes.py` writes them; with `--check` it fails if one is out of date.
"""

# ruff: noqa: INP001

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES, TOKEN_IDS
from catspaw.games.red_claw.edge.view import SYMBOLS
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.edition import Box

GAMES: Final = Path(__file__).parent / "src" / "games"


def files() -> dict[str, Any]:
    """Every file with what belongs in it."""
    return {
        "cat-and-mouse/loot.json": _loot(),
        "red-claw/editions.json": _editions(),
    }


def _loot() -> list[dict[str, Any]]:
    """Treasures and tricks."""
    return [{"id": card.id, "theme": card.theme, "thousands": card.thousands} for card in LOOT_CARDS]


def _editions() -> dict[str, Any]:
    """Per box the symbols of every card, the abilities of the capture row, the tokens and their names."""
    game, made = game_by_id("red-claw"), {}
    for name in game.editions:
        box = game.chosen_edition(name)
        if not isinstance(box, Box):
            raise TypeError(name)
        symbols = [[SYMBOLS[symbol - 1] for symbol in box.symbols_on(card)] for card in range(n.CARDS)]
        kinds = [int(kind) for kind in box.kinds]
        made[name] = {
            "capture_cards": box.capture_cards,
            "reconstructed": list(box.reconstructed),
            "names": box.names,
            "rulings": box.rulings,
            "symbols": {colour: symbols[at * n.VALUES : (at + 1) * n.VALUES] for at, colour in enumerate(COLOUR_NAMES)},
            "tokens": {token: kinds.count(kind) for kind, token in enumerate(TOKEN_IDS)},
            "abilities": [
                {"id": ABILITY_IDS[box.ability_at(level) - 1], "level": level, "kind": box.colours[level]}
                for level in range(1, n.TEN)
                if box.ability_at(level)
            ],
        }
    return made


def main() -> int:
    late = []
    for name, content in files().items():
        path, text = GAMES / name, json.dumps(content, ensure_ascii=False, indent=1) + "\n"
        if "--check" not in sys.argv[1:]:
            path.write_text(text, "utf-8")
        elif not path.exists() or path.read_text("utf-8") != text:
            late.append(name)
    for name in late:
        sys.stderr.write(f"{name}: not what web/boxes.py writes; run it again\n")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
