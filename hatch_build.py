"""The build hook: turns the rule modules into machine code where a C compiler is at hand.

Everything is built under `build/`, so nothing compiled ever lies in `src/`, and built again only if a rule has changed.
Without a compiler, or with CATSPAW_PURE=1, the wheel is plain Python and behaves the same.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

import mypy.version
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(
    ["--strict", "--config-file=", *sys.argv[2:]],
    opt_level="3", debug_level="0", strip_asserts=False, group_name="catspaw_rules",
)
for module in modules:
    module.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
sys.argv[2:] = ["--inplace"]
setup(name="catspaw-rules", packages=[], ext_modules=modules)
"""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's headers for it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    found = shutil.which(os.environ.get("CC", compiler))
    return bool(found) and header.exists() and os.environ.get("CATSPAW_PURE") != "1"


def compiled_modules(package: Path, patterns: list[str]) -> list[Path]:
    """The modules that become machine code; a folder's empty `__init__.py` stays as it is."""
    found = {path for pattern in patterns for path in package.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


class RulesHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not can_compile():
            self.app.display_warning("no C compiler: building plain Python, which is slower and behaves the same")
            return
        folder = self._compiled()
        for path in sorted(folder.rglob(f"*{SUFFIX}")):
            build_data["force_include"][str(path)] = str(path.relative_to(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _compiled(self) -> Path:
        """The folder with what the compiler makes of the rules as they are now."""
        folder = Path(self.root) / "build" / "rules" / self._digest()
        if folder.is_dir():
            return folder
        shutil.rmtree(folder.parent, ignore_errors=True)
        with tempfile.TemporaryDirectory(prefix="catspaw-rules-") as name:
            work = Path(name)
            shutil.copytree(
                Path(self.root) / "src" / "catspaw", work / "catspaw", ignore=shutil.ignore_patterns("*.so")
            )
            (work / "setup.py").write_text(SETUP)
            modules = [
                str(path.relative_to(work)) for path in compiled_modules(work / "catspaw", self.config["compiled"])
            ]
            subprocess.run([sys.executable, "setup.py", "build_ext", *modules], cwd=work, check=True)
            for path in [*work.glob(f"*{SUFFIX}"), *work.glob(f"catspaw/**/*{SUFFIX}")]:
                target = folder / path.relative_to(work)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, target)
        return folder

    def _digest(self) -> str:
        """Of everything that the machine code follows from: rules, what they import, and the compilers."""
        source = Path(self.root) / "src" / "catspaw"
        total = hashlib.sha256(f"{SETUP} {SUFFIX} {mypy.version.__version__} {self.config['compiled']}".encode())
        for path in sorted([*(source / "core").rglob("*.py"), *(source / "games").rglob("*.py")]):
            total.update(path.relative_to(source).as_posix().encode() + path.read_bytes())
        return total.hexdigest()[:32]
