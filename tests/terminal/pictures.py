"""Draws the pictures of the terminal client: `PYTHONPATH=tests python -m terminal.pictures`, then look at them."""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from catspaw.games import game_by_id
from catspaw.table import BotSeats, Player, Save, Seated, opening
from terminal.sitting_down import LARGE, SMALL, Visitor, visiting

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SECRET = bytes(range(32))
TABLES = {
    "cat-and-mouse": ("mouse", 2, None, 46, "name"),
    "red-claw": ("white", 3, "standees", 100, "play"),
    "claw-and-order": ("one", 2, None, 100, "play"),
}
"""Per game whose eyes, how many players, the edition, after how many answers, and at which question."""


def begun(game_id: str, folder: Path) -> Path:
    """A game in full swing: bots have played so far, and a person goes on."""
    seat, players, edition, answers, prompt = TABLES[game_id]
    game = game_by_id(game_id)
    bot = Player("heuristic", "heuristic")
    setup = game.setup(players=players, edition=edition)
    save = Save.begin(folder / f"{game_id}.catspaw", opening(game, setup, [bot] * players, secret=SECRET))
    sitting, bots = save.sitting, BotSeats()
    while question := sitting.table.question:
        if len(sitting.table.answers) >= answers and (question.asked, question.prompt) == (seat, prompt):
            break
        save.commit(sitting.propose_bot_answer(bots))
    save.commit(sitting.propose(Seated(seat, Player("person"))))
    save.close()
    return save.path


def draw(visitor: Visitor, name: str) -> None:
    """Keep what is on the screen, without the fonts of another host."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", visitor.app.export_screenshot(), flags=re.DOTALL)
    svg = re.sub(r"terminal-\d+-", "terminal-", svg)
    (PICTURES / f"{name}.svg").write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", "utf-8")


async def draw_all(folder: Path) -> None:
    async with visiting(None) as visitor:
        draw(visitor, "home")
        await visitor.press("down", "down", "down", "enter")
        draw(visitor, "set-up")
    for game in TABLES:
        path = begun(game, folder)
        for size, ending in ((LARGE, ""), (SMALL, "-small")):
            async with visiting(path, size=size) as visitor:
                draw(visitor, f"{game}{ending}")
        async with visiting(path, size=LARGE, language="de") as visitor:
            draw(visitor, f"{game}-german")
            await visitor.press("w")
            draw(visitor, f"{game}-why-not")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CATSPAW_HOME"] = folder
        asyncio.run(draw_all(Path(folder)))
