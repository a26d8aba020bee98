"""Cards of a set as a table of rows: CSV out of the files of a set, and back into one."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Mapping
from typing import Final

from catspaw.core.errors import Malformed
from catspaw.games.claw_and_order.cards.card_files import KEYWORD_TABLE, TABLES, CardFile
from catspaw.games.claw_and_order.cards.set_folder import SetFolder

COLUMNS: Final = (
    "id", "type", "name", "name_de", "noun", "noun_de", "breed", "commander", "cost", "health", "damage", "for", "text",
    "lore", "lore_de",
)  # fmt: skip
"""The keys of a card file; what is no card has its table as type. Lines of a text stand in one cell."""
_NO_CARDS: Final = (*TABLES[1:], KEYWORD_TABLE)
_NUMBERS: Final = ("cost", "health", "damage")
_YES: Final = {"true": "true", "yes": "true", "false": "false", "no": "false"}
_LARGEST: Final = 256 * 1024
_FILE: Final = "csv.toml"
"""What the rows are called while they are checked."""


def csv_of(texts: Mapping[str, str]) -> str:
    """All cards, tokens, battlefields and keywords of the files of a set, as they are written."""
    written = io.StringIO()
    rows = csv.DictWriter(written, COLUMNS, lineterminator="\n")
    rows.writeheader()
    for name, text in texts.items():
        if name.endswith(".toml"):
            rows.writerows(_rows(CardFile(name, text)))
    return written.getvalue()


def _rows(file: CardFile) -> Iterator[dict[str, str]]:
    for table in (*TABLES, KEYWORD_TABLE):
        for id in file.ids(table):
            found = file.at((table, id))
            kind = {} if table == "card" else {"type": table}
            yield {"id": id, **kind, **{key: _cell(value) for key, value in found.items() if key in COLUMNS}}


def _cell(value: object) -> str:
    if isinstance(value, list):
        return "\n".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value).strip()


def toml_of(name: str, text: str, texts: Mapping[str, str] | None = None) -> str:
    """A card file of the rows of a CSV file; Malformed names its first line, column and what was expected.

    `texts` are the files of the set that the rows come to: they may speak of its tokens, keywords and cards.
    """
    rows = list(_read(name, text))
    if not rows:
        raise Malformed(f"{name}: the table has no rows; one for each card was expected")
    made, lines = [], []
    for line, row in rows:
        table = _table(name, line, row)
        made.append(table)
        lines += [line] * (table.count("\n") + 1)
    written = "\n".join(made)
    _check(name, written, lines, texts or {})
    return written


def _read(name: str, text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Every row with its line; cells that are empty are left out."""
    if len(text.encode()) > _LARGEST:
        raise Malformed(f"{name}: longer than {_LARGEST:,} bytes; a table of cards was expected")
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    line = 1
    try:
        header = next(reader, [])
        for number, column in enumerate(header, 1):
            if column not in COLUMNS or header.index(column) != number - 1:
                raise _wrong(
                    name, 1, number, f"the header {column[:40]!r}; once each were expected: {', '.join(COLUMNS)}"
                )
        for missing in ("id", "type", "name"):
            if missing not in header:
                raise _wrong(name, 1, 1, f"no column {missing!r}; expected: {', '.join(COLUMNS)}")
        line = reader.line_num + 1
        for row in reader:
            if any(row):
                if len(row) > len(header):
                    raise _wrong(name, line, len(header) + 1, f"{len(row)} cells; {len(header)} were expected")
                yield line, {key: cell.strip() for key, cell in zip(header, row, strict=False) if cell.strip()}
            line = reader.line_num + 1
    except csv.Error as error:
        raise Malformed(f"{name}, line {line}: cannot be read as CSV: {error}") from error


def _table(name: str, line: int, row: Mapping[str, str]) -> str:
    """One row as a table of TOML. What it says is checked where all card files are."""
    for key in ("id", "type", "name"):
        if key not in row:
            raise _wrong(name, line, COLUMNS.index(key) + 1, f"{key!r} is empty; it was expected in every row")
    kind = row["type"]
    table = kind if kind in _NO_CARDS else TABLES[0]
    lines = [f"[{table}.{json.dumps(row['id'], ensure_ascii=False)}]"]
    for key, cell in row.items():
        if key != "id" and not (key == "type" and table == kind):
            lines.append(f"{key} = {_value(key, cell)}")
    return "\n".join(lines) + "\n"


def _value(key: str, cell: str) -> str:
    if key in _NUMBERS and re.fullmatch(r"-?\d{1,9}", cell):
        return str(int(cell))
    if key == "commander":
        return _YES.get(cell.lower(), _quoted(cell))
    if key == "text" and "\n" in cell:
        return f"[{', '.join(_quoted(part.strip()) for part in cell.splitlines() if part.strip())}]"
    return _quoted(cell)


def _quoted(text: str) -> str:
    """A text of TOML in one line; JSON's escapes are among TOML's."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _check(name: str, written: str, lines: list[int], texts: Mapping[str, str]) -> None:
    """Malformed with all that is wrong, told by the lines of the table that somebody has written."""
    others = {file: text for file, text in texts.items() if file.endswith(".toml")}
    found = SetFolder("csv", {**others, _FILE: written}).complaints
    told = [_told(name, complaint, lines) for complaint in found if not others or complaint.startswith(_FILE)]
    if told:
        raise Malformed("\n".join(dict.fromkeys(told)))


def _told(name: str, complaint: str, lines: list[int]) -> str:
    place = re.match(rf"{re.escape(_FILE)}, line (\d+)(?:, column \d+)?: ", complaint)
    if not place:
        return f"{name}: {complaint}"
    at = min(int(place[1]), len(lines)) - 1
    return f"{name}, line {lines[at]}: {complaint[place.end() :]}"


def _wrong(name: str, line: int, column: int, words: str) -> Malformed:
    return Malformed(f"{name}, line {line}, column {column}: {words}")
