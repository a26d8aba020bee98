"""What `make` installs: the virtual environment, locked packages, Debian's packages. Standard library only."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from building import ROOT as HOME
from building import changed, digest, stamp

VENV: Final = HOME / ".venv"
BIN: Final = VENV / "bin"
LOCKS: Final = HOME / "requirements"
TICK: Final = 20
"""Seconds between two signs of life."""
UV_BUILD: Final = (BIN / "uv", "build", "--quiet", "--system-certs", "--no-create-gitignore")


def say(text: str) -> None:
    print(f"\033[1m== {text}\033[0m" if sys.stdout.isatty() else f"== {text}", flush=True)


def run(*command: str | Path, **environment: str) -> None:
    """Run a command from the repository's folder; its failure is ours."""
    words = [str(word) for word in command]
    check_success(words, subprocess.run(words, cwd=HOME, env={**os.environ, **environment}, check=False).returncode)


def run_patiently(*command: str | Path, **environment: str) -> None:
    """Run what says nothing for minutes, and say now and then that it still runs."""
    words, begun = [str(word) for word in command], time.monotonic()
    with subprocess.Popen(words, cwd=HOME, env={**os.environ, **environment}) as process:
        while True:
            try:
                code = process.wait(TICK)
                break
            except subprocess.TimeoutExpired:
                print(f"   … {time.monotonic() - begun:.0f} s", flush=True)
    check_success(words, code)


def check_success(words: list[str], code: int) -> None:
    if code:
        sys.exit(f"run.py: {' '.join(words[:4])} … failed with exit code {code}")


def apt_install(*packages: str) -> bool:
    """Install Debian packages if we may; True if they were installed."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    say(f"installing Debian packages: {', '.join(packages)}")
    for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        done = subprocess.run(["apt-get", *command], env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"run.py: apt-get {' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return True


def make_venv() -> None:
    if (BIN / "python").exists():
        return
    probe = subprocess.run([sys.executable, "-c", "import venv, ensurepip"], capture_output=True, check=False)
    if probe.returncode and not apt_install("python3-venv"):
        sys.exit("run.py: this Python cannot make virtual environments; please install python3-venv")
    say("creating .venv")
    run(sys.executable, "-m", "venv", "--clear", VENV)


def pip(*arguments: str | Path, **environment: str) -> None:
    run_patiently(BIN / "python", "-m", "pip", "--disable-pip-version-check", *arguments, **environment)


def install(group: str) -> None:
    """Install a hash-locked group into `.venv`, unless it is there already."""
    make_venv()
    lock = LOCKS / f"{group}.lock"
    state = digest([lock]) + str((BIN / "python").lstat().st_ctime_ns)  # of this very environment
    if changed(group, state):
        say(f"installing requirements/{group}.lock into .venv")
        if not uv_install(lock):
            pip("install", "--quiet", "--no-deps", "--require-hashes", "-r", lock)  # a lock names all there is
        stamp(group, state)


def uv_works() -> bool:
    """Whether uv is in `.venv` and reaches an index."""
    again: list[str | Path] = [BIN / "uv", "pip", "install", "--system-certs", "--python", BIN / "python"]
    again += ["--dry-run", "--reinstall", "--no-deps", "--require-hashes", "-r", LOCKS / "uv.lock"]
    return (BIN / "uv").exists() and not subprocess.run(again, cwd=HOME, capture_output=True, check=False).returncode


def uv_install(lock: Path) -> bool:
    """Install a lock by uv, in a quarter of pip's time; False where uv is not to be had, or does not reach an index.

    It is told nothing of pip's settings, which may name other indexes: then pip does it.
    """
    locked = ("--quiet", "--no-deps", "--require-hashes", "-r")
    commands: list[list[str | Path]] = [
        [BIN / "uv", "pip", "install", "--system-certs", "--python", BIN / "python", *locked, lock]
    ]
    if not (BIN / "uv").exists():
        commands.insert(0, [BIN / "python", "-m", "pip", "install", *locked, LOCKS / "uv.lock"])
    return not any(subprocess.run(each, cwd=HOME, capture_output=True, check=False).returncode for each in commands)


def build_sdist(folder: Path) -> None:
    """Build the sdist in an environment of its own, as on a stranger's machine."""
    if uv_works():
        run(*UV_BUILD, "--sdist", "--out-dir", folder, HOME)
    else:
        run(BIN / "python", "-m", "build", "--sdist", "--outdir", folder, HOME)


def build_wheel(python: str, sdist: Path, folder: Path, **environment: str) -> None:
    """Build a wheel from an sdist, likewise; it may take minutes."""
    if uv_works():
        run_patiently(*UV_BUILD, "--wheel", "--python", python, "--out-dir", folder, sdist, **environment)
    else:
        pip("--python", python, "wheel", "--quiet", "--no-deps", sdist, "--wheel-dir", folder, **environment)
