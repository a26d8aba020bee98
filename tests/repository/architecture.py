"""Draws `docs/pictures/architecture.svg`: the folders, and which imports which.

PYTHONPATH=src:tests python -m repository.architecture
"""

from __future__ import annotations

from collections import defaultdict
from html import escape

from repository.sources import PACKAGE, ROOT, module

PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
FLOORS = (("terminal",), ("testing", "server", "lab"), ("table",), ("bots",), ("solve",), ("games",), ("core",))
"""From top to bottom: a folder imports from lower floors, or from its own."""
HOLDS = {
    "core": ("questions, events, sights, packed words", "table setups, dealers, records; no game"),
    "games": ("a folder each: state · rules · abilities", "knowledge · cards · language · edge"),
    "solve": ("game theory: best responses, CFR+,", "the solution of Cat & The Mouse"),
    "bots": ("from a sight to an answer: random,", "heuristic, playouts, solved; advice"),
    "table": ("one live game: sitting, playback,", "undo, narration, save, records"),
    "lab": ("many games: simulation", "and its statistics"),
    "server": ("http · live · processes · store", "what leaves it: protocol.py"),
    "testing": ("the laws, for games", "from anywhere"),
    "terminal": ("cli: commands and reports", "tui: the client, and its boards"),
}
WIDTH, HEIGHT, BOX, GAP = 860, 76, 270, 44


def imported(folder: str) -> set[str]:
    """Which other folders of the package a folder imports from."""
    found = set()
    for path in (PACKAGE / folder).rglob("*.py"):
        found |= {name.split(".")[1] for name in module(path).imports if "." in name}
    return found & HOLDS.keys() - {folder}


def arrows() -> dict[str, set[str]]:
    """Imports, without those that follow from others."""
    direct = {folder: imported(folder) for folder in HOLDS}
    beyond: dict[str, set[str]] = defaultdict(set)
    for folder in [name for floor in reversed(FLOORS) for name in floor]:
        beyond[folder] = direct[folder].union(*(beyond[other] for other in direct[folder]))
    return {
        folder: {other for other in others if not any(other in beyond[between] for between in others - {other})}
        for folder, others in direct.items()
    }


def places() -> dict[str, tuple[int, int]]:
    """The middle of each box."""
    found = {}
    for row, floor in enumerate(FLOORS):
        for column, folder in enumerate(floor):
            found[folder] = (WIDTH * (2 * column + 1) // (2 * len(floor)), 10 + HEIGHT // 2 + row * (HEIGHT + GAP))
    return found


def drawn() -> str:
    """The picture as SVG."""
    where = places()
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {20 + len(FLOORS) * (HEIGHT + GAP) - GAP}"'
            ' font-family="sans-serif" font-size="13" role="img" aria-label="Folders of Catspaw and their imports">'
        ),
        (
            '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8"'
            ' orient="auto"><path d="M0 0 10 5 0 10z" fill="#7a5230"/></marker></defs>'
        ),
        '<rect width="100%" height="100%" fill="#fbf6ec"/>',
    ]
    for folder, others in arrows().items():
        for other in sorted(others):
            (x, y), (to_x, to_y) = where[folder], where[other]
            lines.append(
                f'<line x1="{x}" y1="{y + HEIGHT // 2}" x2="{to_x}" y2="{to_y - HEIGHT // 2}"'
                ' stroke="#7a5230" stroke-width="1.5" marker-end="url(#tip)"/>'
            )
    for folder, (x, y) in where.items():
        left, top = x - BOX // 2, y - HEIGHT // 2
        lines.append(
            f'<rect x="{left}" y="{top}" width="{BOX}" height="{HEIGHT}" rx="8" fill="#fff" stroke="#2f4a3c"/>'
        )
        lines.append(f'<text x="{x}" y="{top + 24}" text-anchor="middle" font-weight="bold">{folder}</text>')
        for row, text in enumerate(HOLDS[folder]):
            lines.append(f'<text x="{x}" y="{top + 44 + 18 * row}" text-anchor="middle">{escape(text)}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(drawn(), "utf-8")
