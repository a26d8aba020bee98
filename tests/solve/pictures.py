"""Draws the pictures of docs/solved.md from the shipped policies.

PYTHONPATH=../src:. python -m solve.pictures   # in tests
"""

from __future__ import annotations

from pathlib import Path

from catspaw.bots.solved_heist import shipped_policy
from catspaw.solve.heist_key import Pattern, StayKey
from catspaw.solve.heist_policy import HeistPolicy
from catspaw.solve.heist_stay import NEW, OLD, OWN, Terms, stay
from solve.traps import traps

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
GAMES = (
    ("base", "base game"), ("deep-pockets", "Deep Pockets"), ("subtle-movement", "Subtle Movement"),
    ("subtle-movement-deep-pockets", "both"),
)  # fmt: skip
INK, PAPER, LEAF, BARK, SAND = "#2f4a3c", "#fbf6ec", "#4f8a5b", "#7a5230", "#d9c7a3"


def svg(width: int, height: int, label: str, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"'
        f' font-size="13" role="img" aria-label="{label}"><rect width="100%" height="100%" fill="{PAPER}"/>'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def policy(name: str) -> HeistPolicy:
    found = shipped_policy(name)
    assert found is not None
    return found


def values() -> str:
    """The Mouse's chance to win, as far as it is certain."""
    parts = ['<text x="20" y="26" font-weight="bold">The Mouse\'s chance to win, both at their best</text>']
    for row, (name, title) in enumerate(GAMES):
        stored, y = policy(name).stored, 48 + 46 * row
        left, right = (160 + 560 * chance for chance in (stored.low, stored.high))
        parts += [
            f'<text x="150" y="{y + 18}" text-anchor="end">{title}</text>',
            f'<rect x="160" y="{y}" width="560" height="26" fill="{SAND}"/>',
            f'<rect x="160" y="{y}" width="{left - 160:.1f}" height="26" fill="{LEAF}"/>',
            f'<rect x="{left:.1f}" y="{y}" width="{max(1.5, right - left):.1f}" height="26" fill="{BARK}"/>',
            f'<text x="712" y="{y + 18}" text-anchor="end">{stored.low:.4f} to {stored.high:.4f}</text>',
        ]
    half, bottom = 160 + 280, 48 + 46 * len(GAMES)
    parts.append(f'<line x1="{half}" y1="40" x2="{half}" y2="{bottom}" stroke="{INK}" stroke-dasharray="4 4"/>')
    parts.append(f'<text x="{half}" y="{bottom + 14}" text-anchor="middle">even</text>')
    return svg(760, bottom + 28, "The value of the game", parts)


def first_names(key: StayKey) -> dict[str, float]:
    """What she names in the first turn of a stay, on average over her loot; what she never holds there is left out."""
    found = policy("base")
    made = stay(key.rooms, key.clues, 2, Terms())
    states = range(len(found.space(key.pattern).codes[0]))
    rows = [found.names(key, made, 0, 0, state) for state in states]
    rows = [row for row in rows if len({share for share in row if share}) > 1] or rows  # even: never reached
    mean = [sum(row[kind] for row in rows) / len(rows) for kind in range(len(rows[0]))]
    return {"her own room": mean[OWN], "another room": mean[NEW], "one both know to be monitored": mean[OLD]}


STAYS = (
    (StayKey(Pattern(0, 0, 0, 0), 12, 0), "first room, 12 to choose from"),
    (StayKey(Pattern(1, 1, 1, 0), 9, 0), "second room, 9 left, one card held"),
    (StayKey(Pattern(1, 2, 0, 0), 8, 0), "second room, 8 left, two cards held"),
    (StayKey(Pattern(2, 2, 2, 0), 6, 0), "third room, 6 left, two cards held"),
)


def names() -> str:
    """The mix of names with which she begins a stay."""
    colours = (LEAF, SAND, BARK)
    parts = ['<text x="20" y="26" font-weight="bold">What the Mouse names first in a room</text>']
    for row, (key, title) in enumerate(STAYS):
        y, x = 44 + 40 * row, 280.0
        parts.append(f'<text x="270" y="{y + 17}" text-anchor="end">{title}</text>')
        for colour, share in zip(colours, first_names(key).values(), strict=True):
            parts.append(f'<rect x="{x:.1f}" y="{y}" width="{440 * share:.1f}" height="24" fill="{colour}"/>')
            if share > 0.08:
                ink = INK if colour == SAND else PAPER
                middle = x + 220 * share
                parts.append(
                    f'<text x="{middle:.1f}" y="{y + 17}" text-anchor="middle" fill="{ink}">{share:.0%}</text>'
                )
            x += 440 * share
    y = 44 + 40 * len(STAYS) + 8
    for column, (colour, title) in enumerate(zip(colours, first_names(STAYS[0][0]), strict=True)):
        parts.append(f'<rect x="{90 + 210 * column}" y="{y}" width="14" height="14" fill="{colour}"/>')
        parts.append(f'<text x="{110 + 210 * column}" y="{y + 12}">{title}</text>')
    return svg(760, y + 30, "What the Mouse names first", parts)


def sprung() -> str:
    """How many of his turns there are by the rooms she may be in, and in how many of them he springs the trap."""
    title = "A game's turns of the Inspector, by the rooms she may be in; dark: he springs the trap"
    parts = [f'<text x="20" y="26" font-weight="bold">{title}</text>']
    for row, (rooms, (often, share)) in enumerate(traps("base").items()):
        y, long = 44 + 28 * row, 290 * often
        parts += [
            f'<text x="90" y="{y + 15}" text-anchor="end">{rooms} room{"s" if rooms > 1 else ""}</text>',
            f'<rect x="100" y="{y}" width="{long:.1f}" height="20" fill="{SAND}"/>',
            f'<rect x="100" y="{y}" width="{long * share:.1f}" height="20" fill="{BARK}"/>',
            f'<text x="{108 + long:.1f}" y="{y + 15}">{often:.2f} turns, the trap in {share:.2%}</text>',
        ]
    return svg(760, 44 + 28 * len(traps("base")) + 12, "When the Inspector springs the trap", parts)


if __name__ == "__main__":
    (PICTURES / "solved-traps.svg").write_text(sprung(), "utf-8")
    (PICTURES / "solved-values.svg").write_text(values(), "utf-8")
    (PICTURES / "solved-names.svg").write_text(names(), "utf-8")
