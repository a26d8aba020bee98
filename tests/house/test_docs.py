"""A document that shows a command is run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> list[tuple[str, str]]:
    fence = re.compile(rf"```{language}\n(.*?)```", re.DOTALL)
    return [(page.name, block) for page in PAGES for block in fence.findall(page.read_text("utf-8"))]


def commands() -> list[tuple[str, str]]:
    lines = [(page, line) for page, block in blocks("console") for line in block.splitlines()]
    return [(page, line.removeprefix("$ ")) for page, line in lines if line.startswith("$ ")]


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_python_in_the_docs_runs(page: str, code: str):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("page", "command"), commands())
def test_commands_in_the_docs_run(page: str, command: str):
    words = shlex.split(command, comments=True)
    if words[0] == "make":
        assert words[1] in (ROOT / "Makefile").read_text()
        return
    assert words[0] == "catspaw", command
    run = [sys.executable, "-c", "from catspaw.terminal.command import main; main()", *words[1:]]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT / 'docs' / 'examples'}"}
    done = subprocess.run(run, capture_output=True, text=True, check=False, cwd=ROOT, env=environment, timeout=300)
    assert done.returncode == 0, done.stderr
