"""Games told in words."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec import json
from rich.console import Console
from rich.markup import escape

from catspaw.bots import bot_by_name
from catspaw.core.dealer import Dealer
from catspaw.core.errors import CannotReplay, Malformed
from catspaw.core.game import Game
from catspaw.core.position import NOBODY
from catspaw.core.record import read_record
from catspaw.core.setup import TableSetup
from catspaw.games.fluent_texts import capital
from catspaw.table import EVERYTHING, LogLine, Narrator, Table, narrate, replay, snapshot
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.set_up import one_each, what_is_known

STANDARD_INPUT = "-"


def read_text(source: str) -> str:
    """A record from standard input, from a file, or as it stands."""
    if source == STANDARD_INPUT:
        try:
            return first_line(sys.stdin.read(), source)
        except UnicodeDecodeError as error:
            raise Malformed("standard input: not text (byte {byte})", byte=error.start + 1) from error
    if source.startswith("catspaw="):
        return source
    path = Path(source)
    try:
        return first_line(path.read_text("utf-8"), source)
    except OSError as error:
        raise Malformed(f"{source}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise Malformed("{source}: not text (byte {byte})", source=source, byte=error.start + 1) from error


def first_line(text: str, source: str) -> str:
    for line in text.splitlines():
        if line.strip():
            return line.strip()
    if source == STANDARD_INPUT:
        raise Malformed("standard input: empty, where a record was expected")
    raise Malformed("{source}: empty, where a record was expected", source=source)


def tell_record(
    console: Console, line: str, seat: str | None, language: str, edition: str | None = None, decks: Sequence[str] = ()
) -> None:
    """Tell a recorded game; one of older rules shows its last position and says so."""
    record = read_record(line)
    brought = one_each(decks, len(record.seats))
    try:
        table = replay(line, edition=edition, decks=brought)
    except CannotReplay as error:
        game, setup, position = snapshot(record, edition=edition, decks=brought)
        view = game.view(game.sight(position, setup.seat_number(seat)))
        console.print_json(json.encode(view).decode())
        raise error from None
    mark(console, table.setup, language)
    tell(console, narrate(table, seat or EVERYTHING, language))
    tell_ending(console, table, language)
    if table.question:
        texts = table.game.texts(table.setup, language)
        asked = table.question.asked
        who = asked if asked == "chance" else texts.seat(table.setup.seat_number(asked))
        console.print(f"[dim]{escape(capital(who))}: {escape(texts.pending(table.sight(seat)))}[/]")


def tell_ending(console: Console, table: Table, language: str) -> None:
    """Why it ended so, and what each seat came to; a record that breaks off says nothing."""
    outcome = table.outcome
    if outcome is None:
        return
    texts = table.game.texts(table.setup, language)
    console.print(f"\n        [bold]{', '.join(outcome.decided_by)}[/]")
    for line in texts.ending(outcome):
        console.print(f"        {escape(line)}")


def mark(console: Console, setup: TableSetup, language: str) -> None:
    """Say what of the edition is a reconstruction."""
    if setup.edition and setup.edition.reconstructed:
        console.print(f"[dim]{what_is_known(setup.edition, language)}[/]")


def tell(console: Console, lines: Sequence[LogLine]) -> None:
    """Print what happened."""
    for line in lines:
        text = escape(line.text)
        if line.begins_turn:
            console.print(f"\n        [bold]{text}[/]")
        else:
            console.print(f"[dim]{line.rule:<7}[/] {text}")


def seated(setup: TableSetup, bots: list[str]) -> list[str]:
    """Who sits where, with which deck if there are any."""
    decks = [f" ({deck.label})" for deck in setup.decks] or [""] * len(bots)
    return [f"{seat} {bot}{deck}" for seat, bot, deck in zip(setup.seats, bots, decks, strict=True)]


def watch_game(
    console: Console, game: Game, setup: TableSetup, bots: list[str], seed: int | None, seat: str | None, language: str
) -> None:
    """Bots play one game while we look on."""
    chosen = secrets.randbelow(1_000_000) if seed is None else seed
    setup.seat_number(seat)
    table = Table(game, setup, Dealer.from_seed(chosen))
    players = [bot_by_name(name, game, number, chosen * 64 + number, setup) for number, name in enumerate(bots)]
    title = f"{game.title} ({setup.edition.label})" if setup.edition else game.title
    dealt = said(language, "seed {seed}", seed=chosen)
    console.print(f"[bold]{title}[/]  {dealt}: {', '.join(seated(setup, bots))}")
    mark(console, setup, language)
    narrator = Narrator(table, seat or EVERYTHING, language)
    tell(console, narrator.lines())
    told = len(narrator.lines())
    while (sight := table.sight_of_asked()).asked != NOBODY:
        table.answer(players[sight.asked].choose(sight))
        lines = narrator.lines()
        tell(console, lines[told:])
        told = len(lines)
    tell_ending(console, table, language)
    console.print(f"\n[dim]{table.record()}[/]")
