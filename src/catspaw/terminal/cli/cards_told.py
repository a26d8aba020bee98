"""What is said of sets and decks, in one line each."""

from __future__ import annotations

from catspaw.core.findings import Finding
from catspaw.terminal.cli.sentences import said


def told_finding(finding: Finding, language: str) -> str:
    """`cats.toml, line 48, column 19: …`, in the order in which editors look for it."""
    place = "" if finding.file is None else finding.file
    if finding.line is not None:
        place += said(language, ", line {line}", line=finding.line)
    if finding.column is not None:
        place += said(language, ", column {column}", column=finding.column)
    warning = said(language, "warning: ") if finding.kind == "warning" else ""
    return f"{warning}{place}: {finding.text}" if place else f"{warning}{finding.text}"


def told_deck(id: str, fails: str, chance: float, language: str) -> str:
    """CO-103.3: the exact chance that the first opening hand does not count."""
    told = "deck {deck}: the first opening hand has no cheap troop with a chance of {fails} ({percent})"
    return said(language, told, deck=id, fails=fails, percent=f"{chance:.4%}")
