"""Draws the pictures of the command line: `PYTHONPATH=src .venv/bin/python docs/pictures/draw.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from catspaw.games import game_by_id
from catspaw.terminal.story import watch_game

HERE = Path(__file__).parent


def draw(name: str, seed: int) -> None:
    """One heist as `catspaw watch` tells it, without fonts from anywhere else."""
    console = Console(record=True, width=112, file=io.StringIO(), highlight=False, force_terminal=True)
    game = game_by_id("cat-and-mouse")
    watch_game(console, game, game.house(), ["heuristic", "heuristic"], seed, None)
    lines = console.export_text(styles=True).splitlines()
    story = lines[: max(k for k, line in enumerate(lines) if not line.strip())]
    page = Console(record=True, width=112, file=io.StringIO(), force_terminal=True)
    for line in [*story[:25], "", "        …", *story[-9:]]:
        page.print(Text.from_ansi(line))
    svg = page.export_svg(title=f"catspaw watch cat-and-mouse --seed {seed} --bots heuristic,heuristic")
    svg = re.sub(r"<!--.*?-->", "", svg)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code, ", "")
    (HERE / f"{name}.svg").write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n")


if __name__ == "__main__":
    draw("heist", 12)
