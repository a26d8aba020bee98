"""Where commands print, and their exit codes."""

from __future__ import annotations

from typing import Final, NoReturn

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
