"""Dealing: how a table begins, once everybody has sat down."""

from __future__ import annotations

from catspaw.core.errors import Malformed
from catspaw.core.shuffle import UNCHOSEN, Shuffle, read_nonce
from catspaw.games import game_by_id
from catspaw.server.live.visitor import GUEST, decks_of, setup_of
from catspaw.server.store import Store, TableRow
from catspaw.table import Player, Sitting, opening


async def dealt_by(row: TableRow, store: Store) -> Sitting:
    """A new sitting, whose first entry fixes everything: who plays, with which decks, and the shuffle."""
    chosen, seated = row.settings, row.nonces
    setup, bots = setup_of(row), chosen["bots"]
    names = await names_at(row, store)
    players = [Player(bots[seat], bots[seat]) if seat in bots else Player(names[seat]) for seat in setup.seats]
    nonces = tuple(_nonce(seated[seat]) if seat in seated else UNCHOSEN for seat in setup.seats)
    shuffle = Shuffle(bytes.fromhex(chosen["secret"]), nonces)
    game, edition = game_by_id(row.game), chosen["edition"]
    return Sitting(opening(game, setup, players, edition=edition, decks=decks_of(row), shuffle=shuffle), shuffle)


async def names_at(row: TableRow, store: Store) -> dict[str, str]:
    """What the people at a table are called, by their seats."""
    found = await store.people.names([person for person in row.seats.values() if person])
    return {seat: found.get(person or "") or GUEST for seat, person in row.seats.items()}


def _nonce(stored: str) -> bytes:
    """What somebody adds to the shuffle. One that cannot be read, but was stored, must not keep others from playing."""
    try:
        return read_nonce(stored.strip())
    except Malformed:
        return UNCHOSEN
