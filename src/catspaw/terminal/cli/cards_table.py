"""`catspaw cards export` and `import`: the cards of a set as CSV, for spreadsheets."""

from __future__ import annotations

import csv
import sys
from io import StringIO
from pathlib import Path

from rich.markup import escape

from catspaw.core.errors import Malformed
from catspaw.games.claw_and_order.cards.card_table import csv_of, toml_of
from catspaw.games.claw_and_order.cards.new_set import CARD_FILE, write_set
from catspaw.games.claw_and_order.cards.sets import files_of
from catspaw.games.toml_file import file_text
from catspaw.terminal.cli.cards import AnySet, NewId, cards
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import console
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Language


@cards.command(name="export")
def export_cards(edition: AnySet, file: Path | None = None, *, language: Language = None) -> None:
    """Write the cards of a set as CSV, one row for each, with the keys of card files as columns.

    Example: `catspaw cards export starter cards.csv`

    Parameters
    ----------
    file
        Where to; by default to standard output.
    """
    table = csv_of(files_of(edition))
    if file is None:
        sys.stdout.write(table)
        return
    try:
        file.write_text(table, "utf-8", newline="")
    except OSError as error:
        raise Malformed("{file} cannot be written: {why}", file=str(file), why=error.strerror or str(error)) from error
    rows = len(list(csv.reader(StringIO(table, newline="")))) - 1
    console.print(escape(said(language_for(language), "{file}: {rows} rows", file=file, rows=rows)))


@cards.command(name="import")
def import_cards(file: str, folder: Path, *, id: NewId = None, language: Language = None) -> None:
    """Make a new set of the rows of a CSV file, or put them into a set as the file cards.toml.

    Example: `catspaw cards import cards.csv table-set`

    Parameters
    ----------
    file
        A table with the columns that export writes.
    folder
        A new folder, or one that has no cards.toml yet.
    """
    cards_file = folder / CARD_FILE
    if cards_file.exists():
        raise Malformed("{file}: exists already; move it away first", file=str(cards_file))
    written = toml_of(file, file_text(file), files_of(str(folder)) if folder.exists() else {})
    if folder.exists():
        cards_file.write_text(written, "utf-8")
    else:
        write_set(folder, id, {CARD_FILE: written})
    made = "{folder}: the cards of {file}; check them with: catspaw cards check {folder}"
    console.print(escape(said(language_for(language), made, folder=folder, file=file)))
