"""A whole game as one line of text: how the table was set up and every answer, chance included.

    catspaw=1 game=cat-and-mouse rules=1 variants=- rulings=- seats=inspector,mouse answers=03f… end=…

A game with several boxes says which after its rules (`edition=standees`), one with decks which each
seat had after that (`decks=alley-patrol,iron-paw`), and a `verdict=resigned:mouse` may follow, or `verdict=closed:-`.
A game that only bots played may say which (`bots=heuristic,random`). A game that is over may end with what its cards
followed from (`shuffle=COMMITMENT:SECRET:NONCE,NONCE`, see core/shuffle.py).

`end` is the state of the last position, so that a record of older rules can still be looked at.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from catspaw.core.errors import Malformed
from catspaw.core.shuffle import Revealed, read_revealed

FORMAT = "1"
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LETTERS = ALPHABET.encode().ljust(256, b"?")
_NEEDED = ("catspaw", "game", "rules", "variants", "rulings", "seats", "answers", "end")
_KEYS = (*_NEEDED, "edition", "decks", "verdict", "bots", "shuffle")
_FIELD = re.compile("-?[0-9]{1,19}")
VERDICTS = ("resigned", "out-of-time", "abandoned", "closed")
CLOSED = ("closed", "-")
"""The verdict of whoever runs the server, which is about no seat: nobody wins."""


class Record(NamedTuple):
    """What one line says."""

    game: str
    rules: int
    variants: tuple[str, ...]
    rulings: dict[str, str]
    """The readings that are not the default."""
    seats: tuple[str, ...]
    answers: tuple[int, ...]
    end: tuple[int, ...]
    """The state of the last position."""
    verdict: tuple[str, str] | None = None
    """What the table decided beyond the rules, such as ("resigned", "mouse")."""
    edition: str | None = None
    """The label of the box, in a game that has several."""
    decks: tuple[str, ...] = ()
    """The labels of the seats' decks, in a game that has them."""
    shuffle: Revealed | None = None
    """What the cards are said to follow from, once the game is over."""
    bots: tuple[str, ...] = ()
    """The names of the seats' bots, in a game that only bots played."""

    def __str__(self) -> str:
        rulings = tuple(sorted(self.rulings.items())) if self.rulings else ()
        setup = _setup_text(self.game, self.rules, self.edition, self.decks, self.variants, rulings, self.seats)
        answers = bytes(self.answers).translate(_LETTERS).decode() or "-"
        end = _numbers_form(len(self.end)) % self.end or "-"
        line = f"{setup} answers={answers} end={end}"
        verdict = f" verdict={':'.join(self.verdict)}" if self.verdict else ""
        bots = f" bots={','.join(self.bots)}" if self.bots else ""
        shuffle = f" shuffle={self.shuffle}" if self.shuffle else ""
        return line + verdict + bots + shuffle


@lru_cache(256)
def _numbers_form(length: int) -> str:
    """So many numbers with dots between them, to be filled in."""
    return ".".join(["%d"] * length)


@lru_cache(256)
def _setup_text(
    game: str,
    rules: int,
    edition: str | None,
    decks: tuple[str, ...],
    variants: tuple[str, ...],
    rulings: tuple[tuple[str, str], ...],
    seats: tuple[str, ...],
) -> str:
    """The part of a line that is the same at all tables set up alike."""
    box = "" if edition is None else f" edition={edition}"
    brought = f" decks={','.join(decks)}" if decks else ""
    read = ",".join([f"{name}:{reading}" for name, reading in rulings]) or "-"
    start = f"catspaw={FORMAT} game={game} rules={rules}{box}{brought} variants={','.join(variants) or '-'}"
    return f"{start} rulings={read} seats={','.join(seats)}"


def read_record(line: str) -> Record:
    """Parse one line; Malformed says at which column and what was expected there."""
    parts = _parts(line)
    for key in _NEEDED:
        if key not in parts:
            raise Malformed(f"record: column {len(line.rstrip()) + 1}: '{key}=' is missing")
    column, version = parts["catspaw"]
    if version != FORMAT:
        raise Malformed(f"record: column {column}: format {version!r} is not known; this is format {FORMAT}")
    return Record(
        game=parts["game"][1],
        rules=_number(*parts["rules"]),
        variants=_names(parts["variants"][1]),
        rulings=_rulings(*parts["rulings"]),
        seats=_names(parts["seats"][1]),
        answers=_answers(*parts["answers"]),
        end=_state(*parts["end"]),
        verdict=_verdict(*parts["verdict"]) if "verdict" in parts else None,
        edition=_edition(*parts["edition"]) if "edition" in parts else None,
        decks=_decks(*parts["decks"]) if "decks" in parts else (),
        shuffle=_shuffle(*parts["shuffle"]) if "shuffle" in parts else None,
        bots=_names(parts["bots"][1]) if "bots" in parts else (),
    )


def _parts(line: str) -> dict[str, tuple[int, str]]:
    """Every key with the column and the text of its value."""
    parts: dict[str, tuple[int, str]] = {}
    column = 1
    for word in line.strip().split(" "):
        key, equals, value = word.partition("=")
        if not equals or key not in _KEYS:
            raise Malformed(f"record: column {column}: {word[:20]!r} is not one of {', '.join(_KEYS)} with '='")
        if key in parts:
            raise Malformed(f"record: column {column}: a second '{key}='")
        if not value:
            raise Malformed(f"record: column {column}: '{key}=' has no value ('-' stands for none)")
        parts[key] = (column + len(key) + 1, value)
        column += len(word) + 1
    return parts


def _names(text: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split(","))


def _pair(column: int, text: str, form: str) -> tuple[str, str]:
    name, colon, value = text.partition(":")
    if not (name and colon and value):
        raise Malformed(f"record: column {column}: {text!r} is not {form}")
    return name, value


def _rulings(column: int, text: str) -> dict[str, str]:
    rulings: dict[str, str] = {}
    for part in _names(text):
        name, reading = _pair(column, part, "name:reading")
        if name in rulings:
            raise Malformed(f"record: column {column}: a second reading of {name}")
        rulings[name] = reading
    return rulings


def _number(column: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Malformed(f"record: column {column}: {text!r} is not a number")
    return int(text)


def _answers(column: int, text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    for offset, letter in enumerate(text):
        if letter not in ALPHABET:
            raise Malformed(f"record: column {column + offset}: {letter!r} is not an answer (0-9, A-Z, a-z)")
    return tuple(ALPHABET.index(letter) for letter in text)


def _state(column: int, text: str) -> tuple[int, ...]:
    if text == "-":
        return ()
    state = []
    for number in text.split("."):
        if not _FIELD.fullmatch(number):
            raise Malformed(f"record: column {column}: {number[:20]!r} is not a field of a position")
        state.append(int(number))
        column += len(number) + 1
    return tuple(state)


def _edition(column: int, text: str) -> str:
    if text == "-":
        raise Malformed(f"record: column {column}: '-' is no edition; a game with only one leaves 'edition=' out")
    return text


def _decks(column: int, text: str) -> tuple[str, ...]:
    labels = tuple(text.split(","))
    for label in labels:
        if label in ("", "-"):
            raise Malformed(f"record: column {column}: {label!r} is no deck; a game without decks leaves 'decks=' out")
        column += len(label) + 1
    return labels


def _verdict(column: int, text: str) -> tuple[str, str]:
    name, seat = _pair(column, text, "verdict:seat")
    if name not in VERDICTS:
        raise Malformed(f"record: column {column}: verdict {name!r} is not one of {', '.join(VERDICTS)}")
    if (name == CLOSED[0]) != (seat == CLOSED[1]):
        raise Malformed(f"record: column {column}: {text!r}: only {':'.join(CLOSED)} is about no seat")
    return name, seat


def _shuffle(column: int, text: str) -> Revealed:
    try:
        return read_revealed(text)
    except Malformed as error:
        raise Malformed(f"record: column {column}: {error}") from error
