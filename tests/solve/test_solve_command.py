"""`catspaw solve` as people run it: interrupted, it keeps what it has, and the same command goes on."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from catspaw.solve.heist_policy import read_policy
from catspaw.terminal.cli.page import INTERRUPTED

HEEDS_SIGINT = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""Also where whoever runs the tests ignores it."""
COMMAND = (sys.executable, "-c", f"{HEEDS_SIGINT}; from catspaw.terminal.main import main; main()")


def solving(folder: Path, iterations: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, "solve", "cat-and-mouse", "--iterations", str(iterations), "--target", "0.5"],
        cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip


@pytest.mark.slow
@pytest.mark.long
def test_interrupted_it_keeps_what_it_has_and_the_same_command_goes_on(tmp_path: Path):
    with solving(tmp_path, 1000) as first:
        assert first.stdout is not None
        assert re.match(r"10: value 0\.\d+, the best Mouse wins 0\.\d+", first.stdout.readline())
        first.send_signal(signal.SIGINT)
        said = first.stdout.read()
        assert first.wait() == INTERRUPTED, said
    kept = re.search(r"kept after (\d+) iterations", said)
    assert kept is not None
    assert not (tmp_path / "cat-and-mouse.policy").exists()
    with solving(tmp_path, int(kept[1]) + 1) as second:
        assert second.stdout is not None
        said = second.stdout.read()
        assert second.wait() == 0
    assert said.startswith(f"goes on after {kept[1]} iterations")
    policy = read_policy((tmp_path / "cat-and-mouse.policy").read_bytes(), "cat-and-mouse.policy")
    assert policy.stored.iterations == int(kept[1]) + 1
    assert policy.stored.low < policy.stored.high
