"""How long it takes from `catspaw play GAME` to the first question, in a real terminal, on the build that is installed.

PYTHONPATH=tests .venv/bin/python benchmarks/first_question.py
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from rich.console import Console

from catspaw.core.bits import COMPILED
from terminal.real import Terminal

QUESTIONS = {
    "cat-and-mouse": "Which treasure",
    "red-claw": "Which card do you play|Will you use|wait|thinking",
    "claw-and-order": "What do you play before|thinking",
}
ROUNDS = 5


def seconds(game: str, question: str) -> float:
    """From the command to the question."""
    with tempfile.TemporaryDirectory() as home:
        begun = time.perf_counter()
        terminal = Terminal(Path(home), game, "--seed", "7", "--language", "en")
        terminal.wait_for(question)
        taken = time.perf_counter() - begun
        terminal.leave()
    return taken


def main() -> None:
    console = Console()
    console.print(f"compiled: {COMPILED}; the bar is two seconds")
    for game, question in QUESTIONS.items():
        times = sorted(seconds(game, question) for _ in range(ROUNDS))
        console.print(f"{game:<16} median {times[ROUNDS // 2]:.2f} s, slowest {times[-1]:.2f} s")


if __name__ == "__main__":
    main()
