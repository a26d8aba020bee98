"""A document that shows a command is run."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

import forked
from catspaw.games.claw_and_order.cards.sets import problems
from catspaw.terminal.cli.page import INTERRUPTED
from server.clients import Server
from terminal.real import Terminal

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    fence = re.compile(rf"```{language}\n(.*?)```", re.DOTALL)
    return [(page.name, block) for page in PAGES for block in fence.findall(page.read_text("utf-8"))]


def commands() -> dict[str, list[str]]:
    """Per page its commands, in order."""
    found: dict[str, list[str]] = {}
    for page, block in blocks("console"):
        lines = [line.strip() for line in block.splitlines()]
        found.setdefault(page, []).extend(line.removeprefix("$ ") for line in lines if line.startswith("$ "))
    return found


@pytest.mark.parametrize(("document", "code"), blocks("python"))
def test_python_in_the_docs_runs(document: str, code: str):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("document", "lines"), commands().items())
def test_commands_in_the_docs_run_one_after_the_other(
    document: str, lines: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    for command in lines:
        words = shlex.split(command, comments=True)
        if words[0] == "make":
            assert words[1] in (ROOT / "Makefile").read_text()
            continue
        with monkeypatch.context() as here:
            while "=" in words[0]:
                here.setenv(*words.pop(0).split("=", 1))
            assert words[0] == "catspaw", command
            run(command, words, tmp_path)


def run(command: str, words: list[str], folder: Path) -> None:
    """A command of the docs, in an empty folder that has the docs."""
    if words[1] == "serve":
        sets = {"sets": words[words.index("--set") + 1]} if "--set" in words else {}
        with Server(words[words.index("--database") + 1], folder=folder, **sets) as server:
            assert server.url
        return
    if words[1:3] == ["cards", "watch"]:
        watching = forked.Forked(words[1:], dict(os.environ), folder)
        assert any("watching" in line for line in iter(watching.stdout.readline, "")), command
        watching.send_signal(signal.SIGINT)
        watching.communicate(forked.PATIENCE)
        assert watching.poll() == INTERRUPTED
        return
    if words[1] == "play":
        terminal = Terminal(folder, *words[2:])
        terminal.wait_for("[Ll]eave|gehen|back")
        assert terminal.leave() == 0, command
        return
    done = forked.run(*words[1:], folder=folder, PYTHONPATH=str(ROOT / "docs" / "examples"))
    assert done.returncode == 0, (command, done.stderr)


@pytest.mark.parametrize("page", ["cards.md", "tutorial.md"])
def test_the_card_in_the_docs_is_one(tmp_path: Path, page: str):
    shown = [block for found, block in blocks("toml") if found == page]
    folder = tmp_path / "shown"
    folder.mkdir()
    (folder / "cards.toml").write_text("\n".join(map(dedent, shown)), "utf-8")
    assert problems(str(folder)) == []
