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

STYLES: Final = """
Screen { layout: vertical; }
#title { height: 1; padding: 0 1; background: $panel; color: $accent; text-style: bold; }
#keys { link-style: none; link-style-hover: bold; height: auto; max-height: 2; padding: 0 1; background: $panel; color: $foreground; }
#middle { height: 1fr; }
#board-pane { width: 1fr; height: 1fr; padding: 0 1; }
#board { width: auto; height: auto; link-style: none; link-background-hover: $panel; link-color-hover: $accent; }
LogPane { display: none; height: 1fr; border-left: vkey $panel; padding: 0 1; scrollbar-size-vertical: 1; }
.wide LogPane { display: block; width: 34%; min-width: 36; }
.log-open LogPane { display: block; width: 1fr; }
.log-open #board-pane { display: none; }
.wide.log-open LogPane { display: none; }
.wide.log-open #board-pane { display: block; }
#said { height: auto; max-height: 2; padding: 0 1; color: $secondary; }
.wide #said { display: none; }
#question { height: auto; max-height: 3; padding: 0 1; text-style: bold; color: $accent; background: $surface; }
#answers { height: auto; max-height: 6; border: none; padding: 0 1; background: $surface; }
.wide #answers { max-height: 12; }
#answers:focus { border: none; }
Curtain, Sure { align: center middle; }
.card { width: 60; max-width: 100%; height: auto; padding: 1 2; border: round $accent; background: $surface; }
Page VerticalScroll { padding: 0 1; }
#games { height: auto; padding: 1 2; }
#lamp { padding: 1 2 0 2; height: auto; color: $accent; }
#home-list > .option-list--option-disabled { color: $accent; }
#home-list { height: 1fr; border: none; padding: 0 1; background: $background; }
#form { padding: 0 2; height: 1fr; }
.row { height: 3; }
.row Label { width: 40; height: 3; content-align: left middle; }
.row Select { width: 1fr; }
.heading { text-style: bold; color: $accent; margin-top: 1; }
#buttons { height: 3; dock: bottom; padding: 0 2; }
"""
