"""`catspaw solve`: solves Cat & The Mouse, shows how far it has come, and checks what was solved."""

from __future__ import annotations

import sys
from math import log10
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter
from msgspec import json as encoding
from msgspec import to_builtins
from rich.console import Console

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import FAILED_CHECK, INTERRUPTED, console
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.set_up import arranged
from catspaw.terminal.cli.setting import AS_ARRANGED, Arrangement, Language

if TYPE_CHECKING:
    from catspaw.solve.heist_policy import HeistPolicy
    from catspaw.solve.heist_solver import Progress

SOLVABLE: Final = "cat-and-mouse"
BARS: Final = "▁▂▃▄▅▆▇█"
TOLERANCE: Final = 1e-9
"""By so much a checked bracket may differ from the one in the file: rounding."""


def solve(
    game: str = SOLVABLE,
    *,
    arrangement: Arrangement = AS_ARRANGED,
    target: float = 0.0005,
    iterations: int = 1000,
    file: Path | None = None,
    begin: Annotated[Path | None, Parameter(name="--begin-with")] = None,
    check: Annotated[Path | None, Parameter(name="--check")] = None,
    worth: Annotated[Path | None, Parameter(name="--worth-of")] = None,
    language: Language = None,
    json: bool = False,
) -> None:
    """Solve a game: a policy for both seats, and how much the best opponents could win against it.

    Example: `catspaw solve cat-and-mouse --variant deep-pockets --target 0.001`

    Parameters
    ----------
    game
        The game's id.
    target
        Stop when best responses gain no more than this, on average over both seats, in games won.
    iterations
        Stop after so many at the latest.
    file
        Where the policy is written; beside it, what is needed to go on after an interruption.
    begin
        A policy file of the same table, where Subtle Movement must be used: it is kept, and only what to do where it
        was left unused is learnt.
    check
        A policy file: compute again what the best opponents win against it; exit code 1 if the file says otherwise.
    worth
        A policy file: write beside it what every answer is worth against it, for advice.
    json
        Print values for machines.
    """
    spoken = language_for(language)
    if check is not None:
        check_policy(check, spoken, as_json=json)
        return
    if worth is not None:
        write_worth(worth, spoken)
        return
    chosen = game_by_id(game)
    if chosen.id != SOLVABLE:
        raise Malformed("{game} cannot be solved; {solvable} can", game=chosen.id, solvable=SOLVABLE)
    setup = arranged(chosen, arrangement)
    into = file or Path(f"{name_of(chosen, setup)}.policy")
    run(chosen, setup, target, iterations, into, begin, spoken, as_json=json)


def name_of(game: Game, setup: TableSetup) -> str:
    """What the files of a solution are called."""
    return "-".join([game.id, *setup.variants, *(f"{ruling}-{reading}" for ruling, reading in setup.changed.items())])


def curve(gains: list[float]) -> str:
    """The exploitability so far, on a scale of powers of ten from 1 down to 0.0001."""
    return "".join(BARS[min(7, max(0, round((log10(max(gain, 1e-4)) + 4) * 7 / 4)))] for gain in gains)


def run(
    game: Game, setup: TableSetup, target: float, iterations: int, file: Path, begin: Path | None, language: str,
    *, as_json: bool,
) -> None:  # fmt: skip
    """Solve, line by line; interrupted, keep what is there and say how to go on."""
    from catspaw.solve.heist_export import begin_with, export
    from catspaw.solve.heist_solver import HeistSolver

    out = Console(file=sys.stderr, highlight=False) if as_json else console
    solver, kept = HeistSolver(setup), file.with_name(file.name + ".state")
    begun_with = None if begin is None else policy_in(begin)
    if begun_with is not None:
        begin_with(solver, begun_with)
    elif kept.exists():
        solver.load(kept)
        out.print(said(language, "goes on after {iterations} iterations", iterations=solver.iteration))
    gains: list[float] = []
    begun = monotonic()
    try:
        for now in solver.run(target, iterations) if begun_with is None else [solver.learn_plain()]:
            gains.append(now.bracket.exploitability if now.bracket else now.high - now.value)
            out.print(told_progress(now, gains, round(monotonic() - begun), language))
            if now.bracket:
                solver.save(kept)
    except KeyboardInterrupt:
        if begun_with is None:
            solver.save(kept)
            text = "kept after {iterations} iterations; the same command goes on"
            out.print(said(language, text, iterations=solver.iteration))
        sys.exit(INTERRUPTED)
    found = export(solver, file, begun_with)
    if as_json:
        print(encoding.encode({"file": str(file), "game": game.id, **to_builtins(found)}).decode())
    else:
        bounds = {"low": f"{found.low:.5f}", "high": f"{found.high:.5f}", "gain": f"{found.exploitability:.5f}"}
        text = "the policy is in {file}: certainly {low} to {high}, exploitability {gain}"
        out.print(said(language, text, file=file, **bounds))


def told_progress(now: Progress, gains: list[float], seconds: int, language: str) -> str:
    """One line: iteration, value, and what best responses gain, with the curve of it so far."""
    if now.bracket:
        line = "{iteration}: value {value}, certainly {low} to {high}, exploitability {gain}  {curve}  {seconds} s"
        low = f"{now.bracket.low:.5f}"
    else:
        line, low = "{iteration}: value {value}, the best Mouse wins {high}  {curve}  {seconds} s", ""
    return said(
        language, line, iteration=now.iteration, value=f"{now.value:.5f}", low=low, high=f"{now.high:.5f}",
        gain=f"{gains[-1]:.5f}", curve=curve(gains[-40:]), seconds=seconds,
    )  # fmt: skip


def policy_in(file: Path) -> HeistPolicy:
    """The policy of a file; Malformed if it cannot be read."""
    from catspaw.solve.heist_policy import read_policy

    try:
        raw = file.read_bytes()
    except OSError as error:
        raise Malformed("cannot read {file}: {reason}", file=str(file), reason=error.strerror or "") from error
    return read_policy(raw, file.name)


def check_policy(file: Path, language: str, *, as_json: bool) -> None:
    """Compute the best responses to a policy file, from the file alone."""
    from catspaw.solve.heist_check import checked

    policy = policy_in(file)
    found = checked(policy)
    stored = policy.stored
    agrees = abs(found.low - stored.low) <= TOLERANCE and abs(found.high - stored.high) <= TOLERANCE
    if as_json:
        print(encoding.encode({"file": str(file), "agrees": agrees, **to_builtins(found)}).decode())
    else:
        text = "the Mouse wins {low} to {high}, exploitability {gain}; the file says {said_low} to {said_high}"
        console.print(
            said(
                language, text, low=f"{found.low:.5f}", high=f"{found.high:.5f}", gain=f"{found.exploitability:.5f}",
                said_low=f"{stored.low:.5f}", said_high=f"{stored.high:.5f}",
            )
        )  # fmt: skip
    if not agrees:
        sys.exit(FAILED_CHECK)


def write_worth(file: Path, language: str) -> None:
    """What every answer is worth against the policy of a file, as a file beside it."""
    from catspaw.solve.heist_export import worths
    from catspaw.solve.heist_policy import write_policy

    found = file.with_suffix(".worth")
    write_policy(found, worths(policy_in(file)))
    console.print(said(language, "what every answer is worth is in {file}", file=found))
