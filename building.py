"""What a build needs of this machine: for run.py and hatch_build.py, with the standard library only."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
CLIENT: Final = ROOT / "src" / "catspaw" / "server" / "web"
"""The browser client as it is served: built, not committed, carried by the sdist."""
STAMPS: Final = ROOT / "build" / "stamps"
VERSIONS: Final = ("3.11", "3.12", "3.13")
"""Of Python, for which wheels are built and tested."""
OLDEST_NODE: Final = (20, 19)


def can_compile() -> bool:
    """Whether the rules become machine code: a C compiler and Python's headers are here, and nobody forbids it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    found = shutil.which(os.environ.get("CC", compiler))
    return bool(found) and header.exists() and os.environ.get("CATSPAW_PURE") != "1"


def interpreters() -> dict[str, str]:
    """The Pythons of this machine that Catspaw is for, by version, this one first: on the PATH, or kept by pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [Path(sys.executable).parent, *map(Path, os.get_exec_path()), *pyenv.glob("*/bin")]
    found: dict[str, str] = {}
    for version in sorted(VERSIONS, key=lambda version: not sys.version.startswith(version)):
        for python in (folder / f"python{version}" for folder in folders):
            if version not in found and python.is_file() and _runs(python, version):
                found[version] = str(python)
    return found


def _runs(python: Path, version: str) -> bool:
    """Whether it is what its name says; a name may stand for something that is not installed."""
    told = subprocess.run([python, "--version"], capture_output=True, text=True, check=False).stdout
    return told.startswith(f"Python {version}.")


def digest(paths: Iterable[Path]) -> str:
    """A hash over files and what is in them."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def changed(name: str, state: str) -> bool:
    """Whether the state differs from the one stamped after the last success."""
    stamped = STAMPS / name
    return not (stamped.exists() and stamped.read_text() == state)


def stamp(name: str, state: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(state)


# The browser client.


def client_state() -> str:
    """Of everything the browser client is built from."""
    sources = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return digest([*sources, *(ROOT / "src" / "catspaw" / "games").glob("*/text/*.ftl")])


def needs_client() -> bool:
    """Whether the browser client is to be built; an sdist has brought it along."""
    built = (CLIENT / "index.html").exists()
    return not (built and ((ROOT / "PKG-INFO").exists() or not changed("client", client_state())))


def has_node(path: str) -> bool:
    """Whether a Node.js that is new enough is found on this PATH."""
    found = shutil.which("node", path=path)
    if not found or not shutil.which("npm", path=path):
        return False
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())
    return version >= OLDEST_NODE


def build_client(path: str) -> None:
    """Build the browser client into the package, with the Node.js on this PATH."""
    state, packages = client_state(), digest([WEB / "package.json", WEB / "package-lock.json"])
    if changed("npm", packages) or not (WEB / "node_modules").is_dir():
        _npm(path, "ci", "--no-audit", "--no-fund")
        stamp("npm", packages)
    _npm(path, "run", "--silent", "build", "--", "--logLevel", "error")
    stamp("client", state)


def _npm(path: str, *arguments: str) -> None:
    npm = shutil.which("npm", path=path) or "npm"
    command = [npm, arguments[0], "--prefix", str(WEB), *arguments[1:]]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PATH": path}, check=True)
