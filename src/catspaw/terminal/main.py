"""Where the `catspaw` command begins: a command whose extra is not installed says what to install."""

from __future__ import annotations

import sys
from typing import Final, NoReturn

from catspaw.terminal.cli.language import language_asked_for
from catspaw.terminal.cli.sentences import said

EXTRAS: Final = {
    "play": ("cyclopts", "filelock", "platformdirs", "rich", "textual"),
    "server": (
        "alembic",
        "argon2",
        "litestar",
        "precis_i18n",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "solve": ("numba", "numpy"),
    "cluster": ("psycopg", "redis"),
}
"""The modules that the extras of the distribution bring."""
MISSING: Final = 2


def main() -> NoReturn:
    """Run the command line, if what it needs is installed."""
    try:
        from catspaw.terminal.cli.command import main as run

        run()
    except ModuleNotFoundError as error:
        extra = extra_with(error.name or "")
        if extra is None:
            raise
        sentence = "this needs {module}, which is not installed: pip install 'catspaw[{extra}]'"
        language = language_asked_for(sys.argv[1:])
        print(f"catspaw: {said(language, sentence, module=error.name, extra=extra)}", file=sys.stderr)
        sys.exit(MISSING)


def extra_with(module: str) -> str | None:
    """The extra that brings a module; None if it is none of ours."""
    package = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if package in modules), None)
