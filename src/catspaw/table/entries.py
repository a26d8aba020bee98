"""What is written down about a sitting: one entry for every change, never taken back."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Player(Struct, frozen=True):
    """Who sits on a seat: a person, or a built-in bot."""

    name: str
    bot: str | None = None
    """What `bot_by_name` knows it by; None for a person."""


class Opened(Struct, frozen=True, tag="opened"):
    """How the table was set up. With the entries that follow, it makes the same sitting again."""

    game: str
    rules: int
    """The version of the rules; entries of another one cannot be played again."""
    players: tuple[Player, ...]
    secret: str
    """What the dealer deals by, in hexadecimal."""
    variants: tuple[str, ...] = ()
    rulings: dict[str, str] = {}
    edition: str | None = None
    """The id of a built-in box, or the path of somebody's own."""
    edition_label: str | None = None
    decks: tuple[str, ...] = ()
    """Likewise, one for each seat; or a decklist itself."""
    deck_labels: tuple[str, ...] = ()
    shuffle: str | None = None
    """What the secret follows from, as a record shows it after the game; None if the secret is all there is."""
    begun: tuple[int, ...] = ()
    """Answers of another game from which this one goes on, chance included."""
    guided: bool = False
    """Whether somebody learns here (`Game.lesson`)."""

    def __repr__(self) -> str:
        """Without what the cards follow from."""
        return f"<Opened {self.game} for {', '.join(player.name for player in self.players)}>"


class Answered(Struct, frozen=True, tag="answered"):
    """A seat has answered. What chance says follows from the secret."""

    seat: str
    number: int


class Undone(Struct, frozen=True, tag="undone"):
    """The table has gone back to the moment after so many answers, chance included."""

    to: int


class UndoRequested(Struct, frozen=True, tag="wanted-back", omit_defaults=True):
    """A seat asks the others whether the table may go back to the moment after so many answers."""

    seat: str
    to: int
    also: tuple[str, ...] = ()
    """Seats where bots play for people, who have to agree nevertheless."""


class Consented(Struct, frozen=True, tag="consented"):
    """Another seat says yes, or no. When the last person has said yes, the table goes back."""

    seat: str
    yes: bool


class Seated(Struct, frozen=True, tag="seated"):
    """A seat has been handed over."""

    seat: str
    player: Player


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat has given up."""

    seat: str


class TimedOut(Struct, frozen=True, tag="timed-out"):
    """A seat has thought for too long, and loses."""

    seat: str


class Closed(Struct, frozen=True, tag="closed"):
    """Whoever runs the server has ended the game; nobody wins."""

    why: str


Entry: TypeAlias = Opened | Answered | Undone | UndoRequested | Consented | Seated | Resigned | TimedOut | Closed
