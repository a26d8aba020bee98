"""How a table is set up, for the first time and again."""

from __future__ import annotations

import secrets
from typing import Any, Final

from msgspec import to_builtins

from catspaw.bots import levels_of, usual_bot
from catspaw.core.errors import Malformed, Unknown
from catspaw.core.game import Game
from catspaw.core.own_editions import is_own
from catspaw.core.setup import Edition, is_list
from catspaw.core.shuffle import commitment_to, new_secret
from catspaw.games import game_by_id
from catspaw.server import protocol as p
from catspaw.server.live.visitor import decks_of, shown_setup
from catspaw.server.store import NewTable, TableRow
from catspaw.table import Opened, lesson_bot, lesson_of, lesson_setup, open_lesson

BOTS: Final = ("heuristic", "random")
"""Those that play every game."""


def bots_of(game: Game) -> tuple[str, ...]:
    """Everybody who may be seated in a game: its levels, weak to strong, and those that play every game."""
    return (*(level.id for level in levels_of(game)), *BOTS)


def new_table(body: p.NewTable, person: str) -> NewTable:
    """The table of a request. Editions and decks are built in, or what people have brought, but never files.

    An edition that somebody has brought is at hand already.
    """
    game = game_by_id(body.game)
    if body.edition is not None and body.edition not in game.editions and not is_own(body.edition):
        raise Unknown(f"edition of {game.id}", body.edition, list(game.editions))
    edition = game.chosen_edition(body.edition)
    for deck in body.decks:
        _check_deck(game, deck, edition)
    variants = tuple(dict.fromkeys(body.variants))
    setup = game.setup(variants, body.rulings, players=len(body.seats), edition=edition, decks=body.decks or None)
    if not any(seat.who == "me" for seat in body.seats):
        raise Malformed("none of the seats is yours")
    unknown = sorted({seat.bot for seat in body.seats if seat.who == "bot" and seat.bot} - set(bots_of(game)))
    if unknown:
        raise Unknown("bot", unknown[0], list(bots_of(game)))
    if body.time_control and not body.time_control.bank + body.time_control.free:
        raise Malformed("a clock needs a bank or free seconds")
    chosen = dict(zip(setup.seats, body.seats, strict=True))
    mine = [name for name, seat in chosen.items() if seat.who == "me"]
    bots = {name: seat.bot or usual_bot(game) for name, seat in chosen.items() if seat.who == "bot"}
    return NewTable(
        id=new_id(),
        game=game.id,
        host=person,
        public=body.public,
        spectators=body.spectators,
        seats={name: person if name in mine and body.nonce else None for name in chosen if name not in bots},
        nonces={name: body.nonce for name in mine if body.nonce},
        reserved={name: person for name in mine if not body.nonce},
        settings={
            "variants": list(setup.variants),
            "rulings": setup.changed,
            "edition": body.edition or (setup.edition.label if setup.edition else None),
            "decks": body.decks or [deck.label for deck in setup.decks],
            "bots": bots,
            "clock": to_builtins(body.time_control),
            **_new_shuffle(),
        },
    )


def new_lesson(game: Game, person: str, name: str) -> tuple[NewTable, Opened]:
    """The table of a first game: somebody's own, dealt as the lesson has fixed it, so that nothing is committed to."""
    setup, bot = lesson_setup(game), lesson_bot(game)
    learner = setup.seats[lesson_of(game).seat]
    table = NewTable(
        id=new_id(),
        game=game.id,
        host=person,
        public=False,
        spectators="none",
        seats={learner: person},
        settings={
            "variants": list(setup.variants),
            "rulings": setup.changed,
            "edition": setup.edition.label if setup.edition else None,
            "decks": [deck.label for deck in setup.decks],
            "bots": {seat: bot for seat in setup.seats if seat != learner},
            "clock": None,
            "secret": "",
            "commitment": "",
            "guided": True,
        },
    )
    return table, open_lesson(game, name)


def check_brought(row: TableRow, deck: str) -> None:
    """Refuse a deck that cannot be played at a table."""
    game = game_by_id(row.game)
    if not row.settings["decks"]:
        raise Malformed(f"{game.id} is played without decks")
    _check_deck(game, deck, game.chosen_edition(row.settings["edition"]))


def _check_deck(game: Game, deck: str, edition: Edition | None) -> None:
    """Refuse what is no built-in deck and no legal list."""
    if not is_list(deck) and deck not in game.deck_names(edition):
        raise Unknown(f"deck of {game.id}", deck, list(game.deck_names(edition)))
    game.read_deck(deck, edition)


def new_rematch(row: TableRow, person: str) -> NewTable:
    """The same again, everybody one seat further, the decks with their players. They have their seats reserved."""
    seats = shown_setup(row).seats
    from_seat = {seat: seats[(number + 1) % len(seats)] for number, seat in enumerate(seats)}
    bots, decks = row.settings["bots"], decks_of(row)
    return NewTable(
        id=new_id(),
        game=row.game,
        host=person,
        public=row.public,
        spectators=row.spectators,
        seats={seat: None for seat in seats if from_seat[seat] not in bots},
        reserved={seat: found for seat in seats if (found := row.seats.get(from_seat[seat]))},
        settings={
            **row.settings,
            "guided": False,
            "decks": [*decks[1:], *decks[:1]],
            "bots": {seat: bots[before] for seat, before in from_seat.items() if before in bots},
            **_new_shuffle(),
        },
    )


def new_id() -> str:
    """Nobody guesses it: who has the address was given it."""
    return secrets.token_urlsafe(12)


def _new_shuffle() -> dict[str, Any]:
    secret = new_secret()
    return {"secret": secret.hex(), "commitment": commitment_to(secret)}
