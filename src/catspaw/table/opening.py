"""The first entry of a sitting: how it is made, and the table setup and the secret that it names."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from catspaw.core.errors import CannotReplay, Malformed
from catspaw.core.game import Game
from catspaw.core.own_editions import is_own
from catspaw.core.setup import TableSetup, is_list
from catspaw.core.shuffle import Shuffle, read_revealed
from catspaw.table.entries import Opened, Player


def opening(
    game: Game,
    setup: TableSetup,
    players: Sequence[Player],
    *,
    edition: str | None = None,
    decks: Sequence[str] = (),
    secret: bytes | None = None,
    shuffle: Shuffle | None = None,
    begun: Sequence[int] = (),
    guided: bool = False,
) -> Opened:
    """The first entry of a sitting. Somebody's own edition and decks are named by their paths.

    The cards follow from a shuffle that can be checked, or else from a secret, by default a new one. Where the
    first answers of another game are given, it goes on from there with new cards.
    """
    if len(players) != len(setup.seats):
        raise Malformed(f"{len(players)} players for {len(setup.seats)} seats ({', '.join(setup.seats)})")
    if shuffle:
        if secret is not None:
            raise Malformed("the cards follow from a secret or from a shuffle, not from both")
        shuffle.check_seats(len(setup.seats))
        secret = shuffle.key
    labels = tuple(deck.label for deck in setup.decks)
    return Opened(
        game=game.id,
        rules=game.version,
        players=tuple(players),
        secret=(secrets.token_bytes(32) if secret is None else secret).hex(),
        variants=setup.variants,
        rulings=setup.changed,
        edition=_found_again(edition, game.editions) if edition else setup.edition.label if setup.edition else None,
        edition_label=setup.edition.label if setup.edition else None,
        decks=tuple(_found_again(deck, game.deck_names(setup.edition)) for deck in decks) or labels,
        deck_labels=labels,
        shuffle=str(shuffle.revealed()) if shuffle else None,
        begun=tuple(begun),
        guided=guided,
    )


def _found_again(name: str, built_in: Sequence[str]) -> str:
    """A name that means the same from any folder, and whatever lies in it; what is named by its contents does."""
    return name if name in built_in or is_list(name) or is_own(name) else str(Path(name).resolve())


def secret_of(opened: Opened) -> bytes:
    try:
        return bytes.fromhex(opened.secret)
    except ValueError as error:
        raise Malformed("the dealer's secret is not hexadecimal") from error


def shuffle_of(opened: Opened, key: bytes) -> Shuffle | None:
    """The shuffle that the dealer's secret follows from, if it does from one."""
    if opened.shuffle is None:
        return None
    revealed = read_revealed(opened.shuffle)
    revealed.shuffle.check_seats(len(opened.players))
    if not revealed.follows:
        raise Malformed("the commitment does not follow from the server's secret")
    if revealed.shuffle.key != key:
        raise Malformed("the dealer's secret does not follow from the shuffle")
    return revealed.shuffle


def setup_of(game: Game, opened: Opened) -> TableSetup:
    """The table setup of a sitting, whose files must not have changed."""
    if opened.rules != game.version:
        raise CannotReplay(
            f"this game was begun under rules {opened.rules} of {game.id}, and these are rules {game.version}"
        )
    setup = game.setup(
        opened.variants,
        opened.rulings,
        players=len(opened.players),
        edition=opened.edition,
        decks=opened.decks or None,
    )
    label = setup.edition.label if setup.edition else None
    if label != opened.edition_label:
        raise CannotReplay(f"{opened.edition} has changed: this game was begun with {opened.edition_label}")
    labels = tuple(deck.label for deck in setup.decks)
    if labels != opened.deck_labels:
        raise CannotReplay(
            f"a deck has changed: this game was begun with {', '.join(opened.deck_labels)}, not {', '.join(labels)}"
        )
    return setup
