"""The build hook: turns the rule modules into machine code where a C compiler is at hand.

Everything is built in a temporary folder, so nothing compiled ever lies in `src/`.
Without a compiler, or with CATSPAW_PURE=1, the wheel is plain Python and behaves the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

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


def can_compile() -> bool:
    """Whether there is a C compiler, and Python's headers for it."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    found = shutil.which(os.environ.get("CC", compiler))
    return bool(found) and header.exists() and os.environ.get("CATSPAW_PURE") != "1"


class RulesHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not can_compile():
            self.app.display_warning("no C compiler: building plain Python, which is slower and behaves the same")
            return
        self.folder = Path(tempfile.mkdtemp(prefix="catspaw-rules-"))
        shutil.copytree(
            Path(self.root) / "src" / "catspaw", self.folder / "catspaw", ignore=shutil.ignore_patterns("*.so")
        )
        (self.folder / "setup.py").write_text(SETUP)
        modules = [f"catspaw/{name}" for name in self.config["compiled"]]
        subprocess.run([sys.executable, "setup.py", "build_ext", *modules], cwd=self.folder, check=True)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        for path in sorted([*self.folder.glob(f"*{suffix}"), *self.folder.glob(f"catspaw/**/*{suffix}")]):
            build_data["force_include"][str(path)] = str(path.relative_to(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)
