"""A command whose extra is missing says what to install."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from catspaw.terminal.main import EXTRAS, extra_with

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys({blocked!r}))
from catspaw.terminal.main import main
main()
"""


def run_without(extra: str, *arguments: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    """Run a command as if an extra were not installed."""
    code = WITHOUT.format(blocked=EXTRAS[extra])
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={"LC_ALL": language, "PYTHONPATH": ":".join(sys.path)},
    )


@pytest.mark.parametrize(("extra", "command"), [("play", "games"), ("play", "play"), ("server", "serve")])
def test_a_command_names_the_extra_it_lacks_in_one_line(extra: str, command: str):
    done = run_without(extra, command)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f"pip install 'catspaw[{extra}]'" in done.stderr


def test_it_does_so_in_german():
    done = run_without("server", "serve", language="de_DE.UTF-8")
    assert "nicht installiert" in done.stderr


def test_what_extras_bring_is_what_the_distribution_says():
    extras: dict[str, list[str]] = PROJECT["optional-dependencies"]
    named = {module.replace("_", "-") for modules in EXTRAS.values() for module in modules}
    for requirement in (line for lines in extras.values() for line in lines if not line.startswith("catspaw[")):
        name = requirement.partition(">")[0].partition("[")[0]
        if "sys_platform" not in requirement:  # uvicorn does without those
            assert name in named or name.removesuffix("-cffi") in named


def test_a_module_that_no_extra_brings_is_not_blamed_on_one():
    assert extra_with("catspaw.nothing") is None
    assert extra_with("rich.table") == "play"
