"""Everything `make` does, with nothing but Python's standard library.

    python3 run.py play | build | check | test | bench | soak | mutants | lock

Sets up `.venv` on the way and says whatever it installs.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOME = Path(__file__).resolve().parent
VENV = HOME / ".venv"
BIN = VENV / "bin"
STAMPS = VENV / "stamps"
LOCKS = HOME / "requirements"
WEB = HOME / "web"
TICK = 20
"""Seconds between two signs of life."""


def say(text: str) -> None:
    print(f"\033[1m== {text}\033[0m" if sys.stdout.isatty() else f"== {text}", flush=True)


def run(*command: str | Path, **environment: str) -> None:
    """Run a command from the repository's folder; its failure is ours."""
    words = [str(word) for word in command]
    check_success(words, subprocess.run(words, cwd=HOME, env={**os.environ, **environment}, check=False).returncode)


def run_patiently(*command: str | Path) -> None:
    """Run what says nothing for minutes, and say now and then that it still runs."""
    words, begun = [str(word) for word in command], time.monotonic()
    with subprocess.Popen(words, cwd=HOME) as process:
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


def digest(paths: list[Path]) -> str:
    """A hash over files and what is in them."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(f"{path.relative_to(HOME)}\n".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def changed(name: str, state: str) -> bool:
    """Whether the state differs from the one stamped after the last success."""
    stamp = STAMPS / name
    return not (stamp.exists() and stamp.read_text() == state)


def stamp(name: str, state: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(state)


def pip(*arguments: str | Path) -> None:
    run_patiently(BIN / "python", "-m", "pip", "--disable-pip-version-check", *arguments)


def install(group: str) -> None:
    """Install a hash-locked group into `.venv`, unless it is there already."""
    make_venv()
    lock = LOCKS / f"{group}.lock"
    state = digest([lock])
    if changed(group, state):
        say(f"installing requirements/{group}.lock into .venv")
        pip("install", "--quiet", "--require-hashes", "-r", lock)
        stamp(group, state)


def can_compile() -> bool:
    """Whether the rules become machine code: a C compiler and Python's headers are here, and nobody forbids it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    found = shutil.which(os.environ.get("CC", compiler))
    return bool(found) and header.exists() and os.environ.get("CATSPAW_PURE") != "1"


def node() -> str:
    """A PATH with Node.js for building the browser client: the machine's own, or else one from PyPI."""
    path = os.pathsep.join([str(BIN), os.environ["PATH"]])
    for found in (shutil.which("node"), shutil.which("node", path=path)):
        if found:
            told = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
            version = tuple(int(part) for part in told.strip().lstrip("v").split(".") if part.isdigit())
            if version >= (20, 19):
                return os.environ["PATH"] if found == shutil.which("node") else path
    install("web")
    return path


def build_web() -> None:
    """Build the browser client into the package."""
    sources = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    texts = (HOME / "src" / "catspaw" / "games").glob("*/text/*.ftl")
    state = digest([*sources, *texts])
    built = HOME / "src" / "catspaw" / "server" / "web" / "index.html"
    if built.exists() and not changed("web", state):
        return
    path = node()
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    if changed("npm", packages) or not (WEB / "node_modules").is_dir():
        say("installing what the browser client is built with into web/node_modules")
        run("npm", "ci", "--no-audit", "--no-fund", "--prefix", WEB, PATH=path)
        stamp("npm", packages)
    say("building the browser client")
    run("npm", "run", "--silent", "build", "--prefix", WEB, "--", "--logLevel", "error", PATH=path)
    stamp("web", state)


def build() -> None:
    """Build the wheel, compiled where a C compiler is there, and install it into `.venv`."""
    install("app")
    build_web()
    sources = [path for path in (HOME / "src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    compiled = can_compile()
    state = digest([*sources, HOME / "pyproject.toml", HOME / "hatch_build.py"]) + str(compiled)
    if not changed("build", state):
        return
    how = "; rules that have changed take minutes to compile" if compiled else ", uncompiled: there is no C compiler"
    say("building catspaw" + how)
    wheels = HOME / "build" / "wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    pip("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels, HOME)
    pip("install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", *wheels.glob("*.whl"))
    stamp("build", state)


@contextmanager
def building() -> Iterator[None]:
    """Build beside whatever is done meanwhile; what the build says is printed once it is done."""
    say("building catspaw beside the next steps")
    with tempfile.TemporaryFile("w+") as said:
        process = subprocess.Popen([sys.executable, __file__, "build"], cwd=HOME, stdout=said, stderr=subprocess.STDOUT)
        try:
            yield
            code = process.wait()
        finally:
            process.kill()
            said.seek(0)
            print(said.read(), end="", flush=True)
        check_success(["the", "build"], code)


def play() -> None:
    """Serve browsers of this machine."""
    build()
    run(BIN / "catspaw", "serve", "--open", *sys.argv[2:])


def check_web() -> None:
    """Types, accessibility and pure parts of the browser client, and that what is generated is up to date."""
    say("the browser client: generated files, svelte-check, vitest")
    for program in ("protocol.py", "boxes.py"):
        run(BIN / "python", WEB / program, "--check", PYTHONPATH=str(HOME / "src"))
    path = node()
    run("npm", "run", "--silent", "check", "--prefix", WEB, PATH=path)
    run("npm", "run", "--silent", "test", "--prefix", WEB, PATH=path)


def lint() -> None:
    say("ruff and mypy")
    run(BIN / "ruff", "check", "--quiet", ".")
    run(BIN / "ruff", "format", "--check", "--quiet", ".")
    run(BIN / "mypy")


def pytest(*arguments: str | Path, interpreted: bool) -> None:
    """Run tests on the sources, or on the installed build."""
    if interpreted:
        environment = {"CATSPAW_BUILD": "interpreted", "PYTHONPATH": str(HOME / "src")}
    else:
        environment = {"CATSPAW_BUILD": "compiled" if can_compile() else "interpreted"}
    run(BIN / "python", "-m", "pytest", "-q", *arguments, **environment)


def check() -> None:
    """Lint, types and the quick tests, on the interpreted sources."""
    install("dev")
    lint()
    say("quick tests, interpreted")
    pytest("-m", "not slow", "-n", "2", interpreted=True)


def test() -> None:
    """Everything: lint, all tests interpreted with rule coverage, then the contract suite compiled."""
    if not can_compile() and os.environ.get("CATSPAW_PURE") != "1":
        apt_install("gcc", "libc6-dev", "python3-dev")
    if not shutil.which("chromium"):
        apt_install("chromium", "libatomic1")
    install("dev")
    with building():
        lint()
        say("rule tests, interpreted, with rule coverage")
        cited = [HOME / "tests" / folder for folder in CITING]
        pytest("-m", "not slow", "-n", "2", "--cov", "--cov-context=test", "--cov-report=", *cited, interpreted=True)
    check_web()
    say("the other quick tests, interpreted")
    others = [
        path
        for path in sorted((HOME / "tests").iterdir())
        if path.is_dir() and path.name[0] not in "._" and path.name not in CITING
    ]
    pytest("-m", "not slow", "-n", "2", *others, HOME / "docs" / "examples", interpreted=True)
    run(BIN / "catspaw", "rules", "--coverage")
    say("contract suite on the build that is installed")
    run(BIN / "catspaw", "--version")
    # Servers and browsers wait a lot, so there are more workers than cores; the last tests go to whoever is idle.
    pytest("-m", "contract and not long", "-n", "3", "--dist", "worksteal", interpreted=False)


def soak() -> None:
    install("dev")
    build()
    paths = os.pathsep.join([str(HOME / "tests"), str(HOME / "docs" / "examples")])
    run(BIN / "python", HOME / "benchmarks" / "soak.py", *sys.argv[2:], PYTHONPATH=paths)
    if len(sys.argv) < 3:
        say("tests that repeat what make test tries once, on the build that is installed")
        pytest("-m", "long", "-n", "2", interpreted=False)
        run(BIN / "python", HOME / "benchmarks" / "server_faults.py", PYTHONPATH=paths)


def bench() -> None:
    install("bench")
    build()
    run(BIN / "python", HOME / "benchmarks" / "bench.py", *sys.argv[2:])
    if len(sys.argv) < 3:
        run(BIN / "python", HOME / "benchmarks" / "server_load.py")


def mutants() -> None:
    install("dev")
    run(BIN / "python", HOME / "tests" / "mutants.py", *sys.argv[2:])


def lock() -> None:
    """Renew the lock files (needs uv); they name versions and hashes, and no host."""
    compile_lock = ["uv", "pip", "compile", "--universal", "--generate-hashes", "--no-header", "--no-annotate"]
    app = LOCKS / "app.lock"
    LOCKS.mkdir(exist_ok=True)
    extras = ["--extra", "server", "--extra", "cluster"]
    run(*compile_lock, "pyproject.toml", *extras, "--group", "build", "-o", app)
    run(*compile_lock, "--group", "web", "-o", LOCKS / "web.lock")
    for group in ("dev", "bench"):
        run(*compile_lock, "pyproject.toml", *extras, "--group", group, "-c", app, "-o", LOCKS / f"{group}.lock")


CITING = ("cat_and_mouse", "claw_and_order", "red_claw", "terminal")
"""Where tests cite rules, so that their coverage counts."""
COMMANDS = {command.__name__: command for command in (play, build, check, test, bench, soak, mutants, lock)}


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python3 run.py {' | '.join(COMMANDS)}")
    begun = time.monotonic()
    COMMANDS[sys.argv[1]]()
    if sys.argv[1] != "play":
        say(f"{sys.argv[1]}: done in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
