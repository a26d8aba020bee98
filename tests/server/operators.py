"""Those who run a server: `catspaw admin`, in a process of its own, and an organiser with a browser."""

from __future__ import annotations

import os
import subprocess
from typing import Any

from msgspec import json

from server.clients import COMMAND, Guest, Server

PASSWORD = "a password of mine"  # noqa: S105


def admin(
    database: str, *words: str, stdin: str = "", code: int = 0, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """Run a command; it must end with this code, and complain in one line if that is not 0."""
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", "LC_ALL": language}
    line = [*COMMAND, "admin", *words, "--database", database]
    done = subprocess.run(line, capture_output=True, text=True, check=False, input=stdin, env=environment, timeout=120)
    assert done.returncode == code, (words, done.stdout, done.stderr)
    assert code == 0 or (done.stderr.startswith("catspaw: ") and done.stderr.count("\n") == 1), done.stderr
    return done


def listed(database: str, *words: str) -> list[dict[str, Any]]:
    """What a command lists."""
    found: list[dict[str, Any]] = json.decode(admin(database, *words, "--json").stdout)
    return found


def account(server: Server, name: str) -> Guest:
    """Somebody who has opened an account."""
    guest = Guest(server)
    answer = guest.http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    return guest


def organiser(server: Server, database: str, name: str = "Olga") -> Guest:
    """Somebody whom the command line has made an organiser."""
    guest = account(server, name)
    admin(database, "role", name, "organiser")
    return guest
