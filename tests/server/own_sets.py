"""Sets that people bring to tables."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import httpx

from catspaw.games.claw_and_order.cards.sets import set_files
from server.clients import Guest

GAME = "claw-and-order"
BUSY = 120
"""Seconds in which the process that reads sets is started, on however busy a machine."""


def own_files(id: str = "mine", **replaced: str) -> dict[str, str]:
    """A small set that can be played, under an id, with some files replaced."""
    beginning = set_files(files("catspaw.games.claw_and_order").joinpath("data", "beginning"))
    set_file = f'id = "{id}"\n[names]\nen = "Mine ({id})"\nde = "Meins"\n'
    return {**beginning, "set.toml": set_file, **replaced}


def send(guest: Guest, contents: Mapping[str, str], language: str = "en") -> httpx.Response:
    path = f"/api/games/{GAME}/editions?language={language}"
    return guest.http.post(path, json={"files": contents}, timeout=BUSY)


def bring(guest: Guest, contents: Mapping[str, str]) -> str:
    """Bring a set; its name."""
    answer = send(guest, contents)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    assert found["edition"], found
    name: str = found["edition"]["id"]
    return name
