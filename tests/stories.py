"""Golden transcripts: whole games in words, as everybody at the table perceives them.

They are read by people first. When sentences change, `python -m stories` in the tests folder writes
them anew: look at every changed line.
"""

from __future__ import annotations

from pathlib import Path

import catspaw
from catspaw.core.texts import LANGUAGES
from catspaw.table import narrate

TESTS = Path(__file__).parent
STORIES = ("cat_and_mouse/stories/heist", "cat_and_mouse/stories/subtle-heist", "cat_and_mouse/stories/open-heist",
           "red_claw/stories/hunt", "claw_and_order/stories/harbour")  # fmt: skip
"""Records without their endings; a folder of the same name is their edition."""


def played(story: str) -> catspaw.Table:
    """The recorded game."""
    edition = TESTS / story
    line = (TESTS / f"{story}.record").read_text("utf-8")
    return catspaw.replay(line, edition=edition if edition.is_dir() else None)


def tellers(table: catspaw.Table) -> tuple[str, ...]:
    return ("everything", *table.setup.seats, "onlooker")


def told(table: catspaw.Table, teller: str, language: str) -> str:
    """The transcript: a line for each sentence, with its rule, and a gap before each turn."""
    lines = narrate(table, None if teller == "onlooker" else teller, language)
    return "".join(f"{chr(10) * line.begins_turn}{line.text}  {line.rule}\n" for line in lines)


def file(story: str, teller: str, language: str) -> Path:
    return TESTS / f"{story}.{teller}.{language}.txt"


if __name__ == "__main__":
    for story in STORIES:
        table = played(story)
        for teller in tellers(table):
            for language in LANGUAGES:
                file(story, teller, language).write_text(told(table, teller, language), "utf-8")
