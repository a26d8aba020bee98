"""Those who run a server: `catspaw admin`, in this process or in one of its own, and an organiser with a browser."""

from __future__ import annotations

import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from typing import Any
from unittest import mock

import pytest
from cyclopts import CycloptsError
from msgspec import json

from catspaw.core.errors import CatspawError
from catspaw.terminal.cli.command import app
from catspaw.terminal.cli.translation import told
from forked import run
from server.clients import Guest, Server

PASSWORD = "a password of mine"  # noqa: S105


def admin(database: str, *words: str, stdin: str = "") -> str:
    """Run a command here, which takes less time than to start a process; what it prints."""
    printed = StringIO()
    with redirect_stdout(printed), mock.patch.object(sys, "stdin", StringIO(stdin)):
        try:
            app(["admin", *words, "--database", database], exit_on_error=False, print_error=False)
        except SystemExit as done:
            assert not done.code
    return printed.getvalue()


def complaint(database: str, *words: str, language: str = "en", stdin: str = "") -> str:
    """What is said about a command that cannot be obeyed."""
    with pytest.raises((CatspawError, CycloptsError)) as caught:
        admin(database, *words, stdin=stdin)
    assert isinstance(caught.value, CatspawError | CycloptsError)
    text = told(language, caught.value)
    assert "\n" not in text.strip()
    return text


def admin_process(database: str, *words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    """Run a command as people do."""
    return run("admin", *words, "--database", database, COLUMNS="200", NO_COLOR="1", LC_ALL=language)


def listed(database: str, *words: str) -> list[dict[str, Any]]:
    """What a command lists."""
    found: list[dict[str, Any]] = json.decode(admin(database, *words, "--json"))
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
