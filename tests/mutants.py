"""Changes the rules a little, thousands of times, and counts how many changes a rule test notices.

    make mutants
    python tests/mutants.py red_claw            one game only
    python tests/mutants.py red_claw fifth      every fifth change of each function
    python tests/mutants.py red_claw.sight      one module, for a run in parts

Only functions that cite a rule are changed. At least nine changes in ten must be noticed; the rest are
listed, and `mutmut show NAME` (in `.venv/bin`) prints one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

from catspaw.terminal.cli.coverage import cited_by_code

ROOT = Path(__file__).parent.parent
WANTED = 0.9
NAME = re.compile(r"^\s*(?P<module>[\w.]+)\.x(?:ǁ\w+ǁ|_)(?P<function>\w+?)__mutmut_\d+: (?P<fate>[\w ]+)$")
NOTICED = {"killed", "timeout", "segfault"}


def mutmut(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "mutmut"), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    show = None if arguments[0] == "run" else subprocess.PIPE
    return subprocess.run(command, cwd=ROOT, env=environment, stdout=show, text=True, check=True)


def citing(chosen: str) -> set[tuple[str, str]]:
    """The module and the name of every function that cites a rule."""
    found = {citation for citations in cited_by_code(ROOT).values() for citation in citations}
    modules = {(".".join(Path(one.file).with_suffix("").parts[1:]), one.name) for one in found}
    return {(module, name) for module, name in modules if module.startswith(chosen)}


def main() -> None:
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    chosen = f"catspaw.games.{sys.argv[1]}" if len(sys.argv) > 1 else "catspaw.games."
    functions = citing(chosen)
    number = "*[27]" if "fifth" in sys.argv else "*"
    names = (f"{module}.x*[_ǁ]{name}__mutmut_{number}" for module, name in sorted(functions))
    mutmut("run", "--max-children", "2", *names)
    fates: dict[str, Counter[str]] = {}
    survivors = []
    for line in mutmut("results", "--all", "true").stdout.splitlines():
        found = NAME.match(line)
        if not found or (found["module"], found["function"]) not in functions or found["fate"] == "not checked":
            continue
        module = found["module"].rpartition(".")[2]
        noticed = found["fate"] in NOTICED
        fates.setdefault(module, Counter())[("noticed" if noticed else "missed")] += 1
        if not noticed:
            survivors.append(line.strip())
    print("\nmodule             changes  noticed")
    for module, counted in sorted(fates.items()):
        total = counted.total()
        print(f"{module:<18} {total:>7}  {counted['noticed'] / total:.1%}")
    total = sum(counted.total() for counted in fates.values())
    noticed_in_all = sum(counted["noticed"] for counted in fates.values())
    print(f"{'all':<18} {total:>7}  {noticed_in_all / total:.1%}\n\nmissed:")
    print("\n".join(survivors))
    if noticed_in_all < WANTED * total:
        sys.exit(f"fewer than {WANTED:.0%} of the changes were noticed")


if __name__ == "__main__":
    main()
