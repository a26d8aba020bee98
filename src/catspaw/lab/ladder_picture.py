"""The ladder of a game as a picture: Elo numbers with their intervals, faces aside."""

from __future__ import annotations

from html import escape
from typing import Final

from catspaw.bots import levels_of
from catspaw.core.game import Game
from catspaw.lab.ladder import Ladder

WIDTH: Final = 760
ROW: Final = 46
LEFT: Final = 170
RIGHT: Final = 110
TOP: Final = 56
INK: Final = "#3b2a1a"
LINE: Final = "#7a5230"
PAPER: Final = "#fbf6ec"


def drawn(game: Game, ladder: Ladder) -> str:
    """As SVG, in English."""
    names = {level.id: level.name["en"] for level in levels_of(game)}
    elo = ladder.elo()
    most = max(number + doubt for _, number, doubt in elo) or 1.0
    scale = (WIDTH - LEFT - RIGHT) / most
    height = TOP + ROW * len(elo) + 20
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif"'
            f' font-size="14" role="img" aria-label="{escape(game.title)}: the levels and their Elo numbers">'
        ),
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        f'<text x="20" y="30" font-weight="bold" fill="{INK}">{escape(game.title)}: Elo over the weakest, 95%</text>',
    ]
    for row, (level, number, doubt) in enumerate(elo):
        y, x = TOP + ROW * row + ROW // 2, LEFT + number * scale
        low, high = max(LEFT, x - doubt * scale), x + doubt * scale
        lines += [
            f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end" fill="{INK}">{escape(names[level])}</text>',
            f'<path d="M{LEFT} {y}H{x:.1f}" stroke="#d9c3a5" stroke-width="14"/>',
            f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 6}v12M{high:.1f} {y - 6}v12" stroke="{LINE}"/>',
            f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="{LINE}"/>',
            f'<text x="{high + 12:.1f}" y="{y + 5}" fill="{INK}">{number:.0f} ± {doubt:.0f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
