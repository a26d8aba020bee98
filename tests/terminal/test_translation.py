"""The command line in German: its help, its headers and what goes wrong."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from cyclopts import App
from rich.console import Console

from catspaw.core.checking import whole_number
from catspaw.core.errors import IllegalAnswer, Malformed
from catspaw.games import GAMES
from catspaw.games.registry import check_declaration
from catspaw.terminal.cli import translation
from catspaw.terminal.cli.command import app
from catspaw.terminal.cli.help_page import HelpPage, paragraphs
from catspaw.terminal.cli.language import language_asked_for
from catspaw.terminal.cli.sentences import catalogue
from catspaw.terminal.cli.translation import told
from forked import run

SOURCE = Path(__file__).parents[2] / "src" / "catspaw"
SPEAKING = [
    *(SOURCE / "terminal").rglob("*.py"),
    *(SOURCE / "lab").rglob("*.py"),
    *(SOURCE / "server" / "admin").rglob("*.py"),
    SOURCE / "games" / "claw_and_order" / "cards" / "new_set.py",
    SOURCE / "core" / "setup_schema.py",
    SOURCE / "games" / "registry.py",
    SOURCE / "bots" / "bot.py",
]
FILLED = re.compile(r"\{[a-z]\w*(?:!r)?\}")


def commands(app: App) -> Iterator[tuple[str, ...]]:
    """Every command, with those it is part of."""
    yield ()
    for name in app:
        if not name.startswith("-"):
            yield from ((name, *rest) for rest in commands(app[name]))


def in_code() -> Iterator[str]:
    """Sentences that are said or raised, as they stand in the code."""
    for path in SPEAKING:
        tree = ast.parse(path.read_text("utf-8"))
        parts = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in parts:
                if FILLED.search(node.value) and "\n" not in node.value:
                    yield node.value
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("said", "headers", "Malformed"):
                words = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                yield from (word for word in words if isinstance(word, str))


def nouns() -> Iterator[str]:
    """What there may be none of."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Unknown":
                what = node.args[0]
                first = what.values[0] if isinstance(what, ast.JoinedStr) else what
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value.partition(" of ")[0]


def test_every_sentence_of_the_code_is_there_in_german():
    german = catalogue("de")
    assert not {*in_code(), *nouns()} - {*german}


def test_every_page_of_help_is_there_in_german(monkeypatch: pytest.MonkeyPatch):
    missing: set[str] = set()

    class Known(dict[str, str]):
        def get(self, key: str, default: object = None) -> object:  # type: ignore[override]
            if key not in self:
                missing.add(key)
            return super().get(key, default)

    german = Known(catalogue("de"))
    monkeypatch.setattr(translation, "catalogue", lambda _: german)
    monkeypatch.setattr(app, "help_formatter", HelpPage("de"))
    for words in commands(app):
        found = app
        for word in words:
            found = found[word]
        paragraphs(found.help or "", "de")
        app.help_print(list(words), console=Console(file=StringIO(), width=200))
    defaults = {"random", "starter", "1000", "1", "50", "cat-and-mouse"}
    assert not {text for text in missing if text.strip()} - defaults


def test_every_sentence_has_the_same_values_and_none_is_english():
    german = catalogue("de")
    assert all(text != translated for text, translated in german.items())
    for text, translated in german.items():
        assert {*FILLED.findall(text)} == {*FILLED.findall(translated)}, text


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["watch", "--language", "de"], "de"),
        (["--language=de", "--help"], "de"),
        (["watch", "--language", "fr"], "en"),
        (["watch", "--language"], "en"),
        (["watch"], "en"),
    ],
)
def test_the_language_of_a_command_is_found_before_it_runs(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], language: str
):
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language_asked_for(arguments) == language
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language_asked_for(["watch"]) == "de"


def test_what_cannot_be_told_in_german_is_told_as_it_is():
    assert told("de", Malformed("cards.toml, line 7: {braces}")) == "cards.toml, line 7: {braces}"
    assert told("de", IllegalAnswer("room 7", "CM-4.2", ["room 8"])) == "'room 7' verbietet CM-4.2; erlaubt ist: room 8"


def test_a_game_that_cannot_join_is_told_in_german(monkeypatch: pytest.MonkeyPatch):
    class Nameless(GAMES[0].__class__):  # type: ignore[misc]
        title = ""

    with pytest.raises(Malformed) as caught:
        check_declaration(Nameless())
    assert str(caught.value).endswith("Nameless cannot join: its title is empty")
    assert told("de", caught.value).endswith("Nameless kann nicht mitspielen: sein Titel ist leer")


def test_what_has_a_sentence_at_tables_is_told_by_it():
    with pytest.raises(Malformed) as caught:
        whole_number("seed", "7")
    assert told("en", caught.value) == "seed: a whole number was expected, not '7'"
    assert told("de", caught.value) == "Seed: Erwartet wurde eine ganze Zahl, nicht '7'."


# As people type it.


def german(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run(*arguments, COLUMNS="120", NO_COLOR="1", LC_ALL="de_DE.UTF-8")


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--help"], ["Aufruf: catspaw BEFEHL", "─ Befehle ─", "Schaut Bots bei einer Partie zu"]),
        (
            ["simulate", "--help"],
            ["Beispiel: catspaw simulate", "─ Angaben ─", "Wie viele Partien gespielt werden. [Vorgabe: 1000]"],
        ),
        (["cards", "show", "--help"], ["─ Angaben ─", "Druckt jede Karte eines Sets"]),
        (
            ["simulate", "cat-and-mouse", "--games", "2"],
            ["2 Partien ab Startwert 1", "Sitz", "Anteil", "Antworten je Partie"],
        ),
        (
            ["simulate", "cat-and-mouse", "--games", "2", "--from", "7", "--swap"],
            ["2 Partien ab Startwert 1, die erste ist Partie 7", "nach jeder Partie rücken alle einen Sitz weiter"],
        ),
        (["games"], ["Vorgabe any-time"]),
        (["watch", "--seed", "7"], ["Startwert 7:"]),
    ],
)
def test_help_and_reports_are_german(arguments: list[str], words: list[str]):
    done = german(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    for word in words:
        assert word in done.stdout


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["plya"], "Unbekannter Befehl 'plya'."),
        (["watch", "--sed", "7"], "Unbekannte Option --sed."),
        (["simulate"], "--game braucht einen Wert."),
        (["simulate", "chess"], "Spiel 'chess' unbekannt; bekannt: cat-and-mouse"),
        (["simulate", "cat-and-mouse", "--from", "0"], "--from 0: Die erste Partie hat die Nummer 1."),
        (["simulate", "cat-and-mouse", "--games", "many"], "'many' ist kein Wert für --games."),
        (["simulate", "cat-and-mouse", "--games", "0"], "--games 0: mindestens eine Partie"),
        (["watch", "red-claw", "--players", "9"], "red-claw ist für 2, 3 oder 4 Personen, nicht für 9"),
        (["watch", "--variant", "x"], "Variante von cat-and-mouse 'x' unbekannt; bekannt: subtle-movement"),
        (["watch", "--ruling", "peek"], "--ruling peek: erwartet wurde name=lesart, etwa "),
        (["replay", "-"], "Standardeingabe: leer, wo eine Aufzeichnung erwartet wurde"),
        (["watch", "--language", "fr"], "Sprache 'fr' unbekannt; bekannt: en, de"),
    ],
)
def test_what_goes_wrong_is_told_in_german(arguments: list[str], complaint: str):
    done = german(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"catspaw: {complaint}") and done.stderr.count("\n") == 1
