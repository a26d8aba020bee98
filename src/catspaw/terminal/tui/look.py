"""Lamplight on felt: the colours of the client, by night and by day."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

NIGHT: Final = Theme(
    name="lamplight",
    dark=True,
    primary="#e0b050",
    secondary="#8fae8b",
    accent="#f2c879",
    foreground="#ece3d0",
    background="#14201b",
    surface="#1b2a23",
    panel="#24372e",
    warning="#e0a050",
    error="#e07a6a",
    success="#8fc08b",
)
DAY: Final = Theme(
    name="daylight",
    dark=False,
    primary="#7a4a12",
    secondary="#35563f",
    accent="#8a5a10",
    foreground="#221c12",
    background="#f3ecdc",
    surface="#faf6ec",
    panel="#e6dcc4",
    warning="#8a5200",
    error="#a02c20",
    success="#2c6a34",
)
