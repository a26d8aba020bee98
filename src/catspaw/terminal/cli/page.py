"""Where commands print, and their exit codes."""

from __future__ import annotations

import sys
from typing import Any, Final, NoReturn

from msgspec import json
from rich.console import Console

FAILED_CHECK: Final = 1
CANNOT: Final = 2
INTERRUPTED: Final = 130


class Page(Console):
    """A reader who leaves early is no error."""

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        raise BrokenPipeError


console = Page(highlight=False, soft_wrap=True, emoji=False)


def print_json(values: Any) -> None:
    """Values for machines: plain ones and structs."""
    sys.stdout.write(json.format(json.encode(values), indent=2).decode() + "\n")
