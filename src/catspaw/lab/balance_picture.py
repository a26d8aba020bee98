"""The balance of decks as a picture: each against each, and each against all."""

from __future__ import annotations

from html import escape
from typing import Final

from catspaw.lab.balance import DECK_BAR, PAIR_BAR, Balance

CELL: Final = (84, 40)
LEFT: Final = 150
TOP: Final = 96
INK: Final = "#3b2a1a"
PAPER: Final = "#fbf6ec"
WINNING: Final = (63, 125, 88)
LOSING: Final = (178, 74, 52)
MISSED: Final = "#b24a34"


def drawn(title: str, balance: Balance) -> str:
    """As SVG, in English: a row tells what its deck won against each other one, and in the last column of all."""
    decks = balance.decks
    width, height = LEFT + CELL[0] * (len(decks) + 1) + 20, TOP + CELL[1] * len(decks) + 20
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
            f' font-size="13" role="img" aria-label="{escape(title)}: what each deck wins against each">'
        ),
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _text(20, 30, f"{title}: battles won by the row against the column", "start", bold=True),
    ]
    for column, name in enumerate([*decks, "all"]):
        first, _, second = name.partition("-")
        x = LEFT + CELL[0] * column + CELL[0] // 2
        lines += [_text(x, TOP - 26, first), _text(x, TOP - 10, second)]
    for row, deck in enumerate(decks):
        lines.append(_text(LEFT - 12, _middle(row), deck, "end"))
        for column, other in enumerate(decks):
            if pair := balance.against(deck, other):
                share = pair.share if pair.decks[0] == deck else 1 - pair.share
                lines.append(_cell(row, column, share, missed=not 1 - PAIR_BAR <= share <= PAIR_BAR))
        share = balance.share_of(deck)[0]
        lines.append(_cell(row, len(decks), share, missed=not DECK_BAR[0] <= share <= DECK_BAR[1]))
    return "\n".join([*lines, "</svg>", ""])


def _middle(row: int) -> int:
    return TOP + CELL[1] * row + CELL[1] // 2 + 5


def _text(x: int, y: int, text: str, anchor: str = "middle", *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}"{weight} fill="{INK}">{escape(text)}</text>'


def _cell(row: int, column: int, share: float, *, missed: bool) -> str:
    """The further from one half, the more colour; what misses its bar is framed."""
    x, y = LEFT + CELL[0] * column, TOP + CELL[1] * row
    colour = "rgb({} {} {})".format(*(WINNING if share > 0.5 else LOSING))
    strength = min(0.8, abs(share - 0.5) * 4)
    frame = f' stroke="{MISSED}" stroke-width="3"' if missed else ""
    box = f'<rect x="{x + 2}" y="{y + 2}" width="{CELL[0] - 4}" height="{CELL[1] - 4}" fill="{colour}"'
    return f'{box} fill-opacity="{strength:.2f}"{frame}/>' + _text(x + CELL[0] // 2, _middle(row), f"{share:.0%}")
