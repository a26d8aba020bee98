"""Catspaw as strangers install it: in fresh environments, in every way, with and without a C compiler.

`make test` builds what is installed here (`make dist`); uv installs it, or pip where there is a `build/wheelhouse`, as
`make matrix` makes one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import httpx
import pytest
from building import interpreters

from server.clients import Server
from terminal.real import COMMAND, Terminal

pytestmark = [pytest.mark.install, pytest.mark.slow]

HOME: Final = Path(__file__).parents[2]
DIST: Final = HOME / "build" / "dist"
WHEELHOUSE: Final = HOME / "build" / "wheelhouse"
SIMULATION: Final = ("simulate", "claw-and-order", "--games", "2", "--seed", "7", "--bots", "heuristic,random")
PYTHONS: Final = interpreters()
TRIED_HERE: Final = {("wheel", True), ("wheel", False)}


class Environment:
    """A fresh environment of a Python, on a machine with a C compiler or without any."""

    def __init__(self, folder: Path, python: str, *, compiler: bool) -> None:
        subprocess.run([python, "-m", "venv", "--without-pip", folder], check=True)  # ours installs into it, faster
        self.bin = folder / "bin"
        path = os.pathsep.join([str(self.bin), os.environ["PATH"]]) if compiler else str(self.bin)
        ours = ("PYTHONPATH", "CATSPAW_BUILD")
        self.variables = {name: value for name, value in os.environ.items() if name not in ours} | {
            "PATH": path,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(WHEELHOUSE),
            "CATSPAW_RULES": str(HOME / "build" / "rules"),
        }

    def run(self, *command: str | Path) -> subprocess.CompletedProcess[str]:
        name, *arguments = command  # one that is installed there, or any other by its path
        return subprocess.run(
            [self.bin / name, *arguments],
            capture_output=True, text=True, check=False, env=self.variables, cwd=self.bin.parent,
        )  # fmt: skip

    def install(self, what: str | Path) -> None:
        there = ("--python", self.bin / "python")
        if WHEELHOUSE.is_dir():
            pip: tuple[str | Path, ...] = (
                sys.executable,
                "-m",
                "pip",
                "--disable-pip-version-check",
                *there,
                "install",
                "--no-compile",
            )
        else:
            locked = ("--constraint", HOME / "requirements" / "app.lock")
            pip = (Path(sys.executable).parent / "uv", "pip", "install", "--system-certs", *there, *locked)
        done = self.run(*pip, "--quiet", what)
        assert done.returncode == 0, done.stdout + done.stderr

    def says_missing(self, extra: str, *command: str) -> bool:
        """Whether a command refuses to run in one line that names what to install."""
        done = self.run("catspaw", *command)
        lines = done.stderr.splitlines()
        return done.returncode == 2 and len(lines) == 1 and f"pip install 'catspaw[{extra}]'" in lines[0]


def source(kind: str, version: str, *, compiler: bool) -> Path:
    """What is given to `pip install`."""
    if kind == "tree":
        return HOME
    if kind == "sdist":
        return next(DIST.glob("*.tar.gz"))
    return next(DIST.glob(f"*-cp{version.replace('.', '')}-*manylinux*.whl" if compiler else "*-none-any.whl"))


def cells() -> Iterator[object]:
    """Every Python, with and without a compiler, and every way to install; `make test` tries two for its own."""
    for version, compiler, kind in product(PYTHONS, (True, False), ("wheel", "sdist", "tree")):
        here = sys.version.startswith(f"{version}.") and (kind, compiler) in TRIED_HERE
        name = f"{version}-{'gcc' if compiler else 'none'}-{kind}"
        yield pytest.param(version, kind, compiler, marks=[pytest.mark.install_here] if here else [], id=name)


@pytest.mark.parametrize(("version", "kind", "compiler"), [*cells()])
def test_what_is_installed_works(tmp_path: Path, version: str, kind: str, *, compiler: bool):
    there = Environment(tmp_path / "venv", PYTHONS[version], compiler=compiler)
    there.install(source(kind, version, compiler=compiler))
    engine_works_alone(there)

    assert there.says_missing("play", "--version")
    there.install("catspaw[play]")
    speed = "compiled" if compiler else "interpreted"
    assert f"({speed} rules)" in there.run("catspaw", "--version").stdout
    assert there.says_missing("server", "serve")
    plays_in_a_terminal(there, tmp_path)
    simulates_the_same(there, tmp_path)

    there.install("catspaw[server]")
    serves_its_page(there, tmp_path)


def engine_works_alone(there: Environment) -> None:
    """The base install plays through the API."""
    code = "import catspaw; table = catspaw.new('red-claw', seed=7); table.answer('red 0'); print(table.record())"
    done = there.run("python", "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("catspaw=1 game=red-claw ")


def plays_in_a_terminal(there: Environment, folder: Path) -> None:
    terminal = Terminal(folder, "cat-and-mouse", "--seed", "7", command=[there.bin / "catspaw"])
    terminal.wait_for("Inspector")
    assert terminal.leave() == 0


def simulates_the_same(there: Environment, folder: Path) -> None:
    """Records are equal to those of the build that runs this test, whichever of the two that is."""
    for name, command in (("there", [there.bin / "catspaw"]), ("here", list(COMMAND))):
        variables = there.variables if name == "there" else None
        words = [*command, *SIMULATION, "--records", folder / name]
        subprocess.run(words, env=variables, check=True, capture_output=True)
    assert (folder / "there").read_bytes() == (folder / "here").read_bytes()


def serves_its_page(there: Environment, folder: Path) -> None:
    database = f"sqlite:///{folder / 'tables.db'}"
    with Server(database, folder, [there.bin / "catspaw"]) as server, httpx.Client() as browser:
        page = browser.get(server.url)
        assert page.status_code == 200
        script = page.text.partition('src="')[2].partition('"')[0]
        assert browser.get(f"{server.url}/{script.lstrip('./')}").status_code == 200
        assert browser.get(f"{server.url}/api/me").status_code == 200
