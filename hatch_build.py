"""The build hook: builds the browser client, and compiles the rules and the server where a C compiler is at hand.

Everything compiled is made under `build/`, so nothing of it ever lies in `src/`, and made again only if something has
changed that it follows from. Without a compiler, or with CATSPAW_PURE=1, the wheel is plain Python and behaves the
same.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any, Final, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import building  # it lies beside this file, which is not on the path of an isolated build

SETUP: Final = '''
import os
import re
import sys
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

group, level, *paths = sys.argv[2:]
modules = mypycify(
    ["--config-file=mypy.ini", *paths],
    opt_level=level, debug_level="0", strip_asserts=False, group_name=group,
)
# Gcc spends its time on what games are played with. What a module does when it is imported is a third of the code and
# runs once; functions that only take arguments from Python hand them on; what people see is made once for a question.
# What a processor finds in one step takes a dozen in the words of the rules.
# Every call and every look into a vector may end in an error: the way there is laid aside, off the usual one.
MARKS = """
#include <Python.h>
#if defined(__GNUC__)
#define AT_ONCE(found) return found;
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) PyAPI_FUNC(void) PyErr_SetNone(PyObject *);
__attribute__((cold)) PyAPI_FUNC(PyObject *) PyErr_Occurred(void);
#else
#define AT_ONCE(found)
#endif
#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((optimize("O0")))
#define SELDOM __attribute__((optimize("O1")))
#else
#define ONCE
#define SELDOM
#endif
"""
SEEN = "|".join(["conservation", "events", "setup", *(Path(path).stem for path in paths if "/edge/" in path)])
WORTH_LESS = {
    "ONCE": re.compile(r"^char CPyDef_\\w+_____top_level__\\(void\\) {", re.MULTILINE),
    "SELDOM": re.compile(
        rf"^ *(?:PyObject \\*CPyPy_\\w+|\\w+ \\*?CPyDef_(?:\\w+___)?(?:{SEEN})___\\w+)"
        r"\\([^;\\n]+\\) {",
        re.MULTILINE,
    ),
}
AT_ONCE = {
    "lowest": "__builtin_ctzll(cpy_r_cards)",
    "highest": "cpy_r_cards ? 63 - __builtin_clzll(cpy_r_cards) : -1",
}
code_of_all, *shims = modules
for source in map(Path, code_of_all.sources):
    code = source.read_text()
    for mark, function in WORTH_LESS.items():
        code = function.sub(lambda found: f"{mark} {found[0].lstrip()}", code)
    for name, found in AT_ONCE.items():
        head = f"int64_t CPyDef_bits___{name}(int64_t cpy_r_cards) {{"
        code = code.replace(head, f"{head} AT_ONCE({found})")
    source.write_text(MARKS + code)
for shim in shims:  # which only find their module in the other
    shim.extra_compile_args = ["-O0"]
for module in modules:
    # Looking for mistakes in what was generated takes gcc longer than compiling it.
    module.extra_compile_args += ["-Wno-all", "-fno-semantic-interposition", "-fvisibility=hidden"]
sys.argv[2:] = ["--inplace", "--parallel", str(os.cpu_count() or 1)]
setup(name=group, packages=[], ext_modules=modules)
'''
TYPES: Final = """
[mypy]
strict = True
follow_imports = skip
ignore_missing_imports = True
[mypy-catspaw.*]
follow_imports = silent
"""
"""What mypy reads of others: stubs only, so that it finds the same types whichever libraries are installed."""
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
RULES: Final = "CATSPAW_RULES"
"""The variable that names a folder where what is compiled is kept between builds, instead of `build/rules`."""


class Group(NamedTuple):
    """Modules that are compiled together: among them calls are direct, to others as in any Python."""

    name: str
    patterns: str
    """Under which key of the configuration they are listed."""
    level: str
    """How hard gcc tries; the server calls Python all the time, which no compiler makes faster."""
    imports: tuple[str, ...]
    """Folders, and single modules, whose types the machine code follows from."""
    empty: tuple[str, ...]
    """Packages of which mypy need not read what they import."""


GROUPS: Final = (
    Group("catspaw_rules", "compiled", "3", ("core", "games", "table/playback.py"), ("", "bots", "games", "table")),
    Group("catspaw_server", "compiled_server", "1", ("bots", "core", "games", "server", "table"), ("",)),
)


def compiled_modules(package: Path, patterns: list[str]) -> list[Path]:
    """The modules that become machine code; a folder's empty `__init__.py` stays as it is."""
    found = {path for pattern in patterns for path in package.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def _modules(place: Path) -> list[Path]:
    """The modules of a folder and those below it, or the one module."""
    return [place] if place.is_file() else list(place.rglob("*.py"))


class CatspawHook(BuildHookInterface[Any]):
    """Adds the client to sdist and wheel, and to the wheel the compiled modules beside their sources."""

    def dependencies(self) -> list[str]:
        """What this build needs beyond hatchling: nothing at all from an sdist on a machine without a compiler."""
        needed: list[str] = []
        if self.target_name == "wheel" and building.can_compile():
            needed += [*self.config["compiler"], *self.metadata.core.dependencies]  # mypy reads the types of these
        if building.needs_client() and not building.has_node(os.environ["PATH"]):
            needed += self.config["node"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if building.needs_client():
            self.app.display_info("building the browser client")
            beside = str(Path(sys.executable).parent)  # where a Node.js from PyPI is, in an isolated build too
            building.build_client(os.pathsep.join([os.environ["PATH"], beside]))
        if self.target_name == "wheel":
            self._add_rules(build_data)

    def _add_rules(self, build_data: dict[str, Any]) -> None:
        if not building.can_compile():
            self.app.display_warning("no C compiler: building plain Python, which is slower and behaves the same")
            return
        with ThreadPoolExecutor() as threads:
            for folder in threads.map(self._compiled, GROUPS):
                for path in sorted(folder.rglob(f"*{SUFFIX}")):
                    build_data["force_include"][str(path)] = str(path.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compiled(self, group: Group) -> Path:
        """The folder with what the compiler makes of a group as it is now."""
        kept = Path(os.environ.get(RULES) or Path(self.root) / "build" / "rules")
        tag = f"{group.name}-{sys.implementation.cache_tag}"
        folder = kept / f"{tag}-{self._digest(group)}"
        if folder.is_dir():
            return folder
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f"{group.name}-") as name:
            work = Path(name)
            shutil.copytree(
                Path(self.root) / "src" / "catspaw", work / "catspaw", ignore=shutil.ignore_patterns("*.so")
            )
            for package in group.empty:
                (work / "catspaw" / package / "__init__.py").write_text("")
            (work / "setup.py").write_text(SETUP)
            (work / "mypy.ini").write_text(TYPES)
            found = compiled_modules(work / "catspaw", self.config[group.patterns])
            modules = [str(path.relative_to(work)) for path in found]
            command = [sys.executable, "setup.py", "build_ext", group.name, group.level, *modules]
            subprocess.run(command, cwd=work, check=True)
            made = Path(tempfile.mkdtemp(prefix=f"{tag}-", dir=kept))
            for path in [*work.glob(f"*{SUFFIX}"), *work.glob(f"catspaw/**/*{SUFFIX}")]:
                target = made / path.relative_to(work)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, target)
        try:
            made.rename(folder)  # at once, so that a build that was stopped leaves no half
        except OSError:  # another build was quicker
            if not folder.is_dir():
                raise
            shutil.rmtree(made)
        for other in kept.glob(f"{tag}-*"):
            if other != folder:
                shutil.rmtree(other, ignore_errors=True)
        return folder

    def _digest(self, group: Group) -> str:
        """Of everything that the machine code follows from: modules, what they import, and the compilers."""
        source, patterns = Path(self.root) / "src" / "catspaw", self.config[group.patterns]
        total = hashlib.sha256(f"{SETUP} {TYPES} {group} {SUFFIX} {version_of('mypy')} {patterns}".encode())
        imports = {path for name in group.imports for path in _modules(source / name)}
        for path in sorted(imports.union(compiled_modules(source, patterns))):
            total.update(path.relative_to(source).as_posix().encode() + path.read_bytes())
        return total.hexdigest()[:32]
