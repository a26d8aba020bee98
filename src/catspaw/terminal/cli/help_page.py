"""The help of every command in the language that was asked for; commands and options stand in one place."""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

from cyclopts import App
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from catspaw.core.texts import LANGUAGES
from catspaw.terminal.cli.sentences import said

_PARAMETERS = "Parameters\n---"
_EXAMPLE = "Example: "


class HelpPage(DefaultFormatter):
    """Draws the pages of cyclopts with what they say translated."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [self._entry(entry) for entry in panel.entries]
        super().__call__(console, options, panel.copy(title=self._said(panel.title), entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        del options
        words = str(usage).strip()
        for word in ("COMMAND", "OPTIONS", "ARGS"):
            words = words.replace(word, self._said(word))
        console.print(Text(f"{said(self._language, 'Usage: ')}{words}\n", "bold"))

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        """An option or a command; whether it is needed and what it is else are said in its line."""
        words = [self._said(entry.description)]
        if entry.default is not None:
            words.append(said(self._language, "[default: {value}]", value=self._said(entry.default)))
        if entry.required:
            words.append(said(self._language, "[required]"))
        return entry.copy(description=Text(" ".join(words)), default=None, required=False)

    def _said(self, text: Any) -> str:
        """Texts come with their markup drawn, so sentences are looked up without it."""
        plain = getattr(text, "plain", None) or _plain(text)
        return said(self._language, " ".join(plain.split())) if plain.strip() else plain


def _plain(text: Any) -> str:
    """What a rich thing says on a page that never ends."""
    console = Console(width=10_000, no_color=True)
    with console.capture() as caught:
        console.print(text, end="")
    return caught.get()


def speak(app: App, language: str) -> None:
    """Have an app and all its commands explain themselves in a language."""
    if language == LANGUAGES[0]:
        return
    app.help_formatter = HelpPage(language)
    _explain(app, language)


def _explain(app: App, language: str) -> None:
    app.help = "\n\n".join(paragraphs(app.help or "", language))
    for name in app:
        if not name.startswith("-"):
            _explain(app[name], language)


def paragraphs(text: str, language: str) -> list[str]:
    """What a command is for, and its example, without what its function says of parameters."""
    blocks = cleandoc(text).partition(_PARAMETERS)[0].strip().split("\n\n")
    return [_paragraph(" ".join(words.split()), language) for words in blocks]


def _paragraph(text: str, language: str) -> str:
    if text.startswith(_EXAMPLE):
        return said(language, _EXAMPLE) + text.removeprefix(_EXAMPLE)
    return said(language, text.replace("`", ""))
