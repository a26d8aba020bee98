"""What a game leaves open until a table is set up, and the table setup that comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from os import PathLike
from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from catspaw.core.checking import file_name, is_whole, listed, mapping, shown, texts, unexpected
from catspaw.core.errors import Malformed, Unknown
from catspaw.core.own_editions import FilesRead, at_hand, is_own
from catspaw.core.pickling import remember_built_in
from catspaw.core.setup import Deck, Edition, Ruling, TableSetup, Variant

AnyEdition: TypeAlias = str | PathLike[str] | Edition
"""The id of a built-in box, the path of somebody's own, or what was read from it."""
AnyDeck: TypeAlias = str | PathLike[str] | Deck
"""The id of a deck of the edition, the path of somebody's own, or what was read from it."""

_NO_DECKS: Final = (
    "{game} is played with {seats} decks, one for each seat, and the edition {edition} has none: "
    "give your own with --deck FILE, in Python with decks=[…], or put them into its folder decks"
)
_OTHER_DECKS: Final = "{game} is played with {seats} decks, one for each seat, not with {number}"
_DECKS_IN_VAIN: Final = "{game} is played without decks, not with {number}"


class SetupSchema:
    """Who may play, and with which boxes, decks, variants and readings."""

    id: ClassVar[str]
    seats: ClassVar[tuple[str, ...]]
    players: ClassVar[tuple[int, ...]] = ()
    """How many may play, the default first; empty: one for every seat."""
    editions: ClassVar[tuple[str, ...]] = ()
    """The ids of the built-in boxes, the default first; empty: there is only one, and it is in the rules."""
    variants: ClassVar[tuple[Variant, ...]] = ()
    rulings: ClassVar[tuple[Ruling, ...]] = ()

    def read_edition(self, name: str) -> Edition:
        """A box by its id, or anybody's own by the path of its file."""
        raise Unknown(f"edition of {self.id}", name, list(self.editions))

    def edition_text(self, name: str) -> str:
        """The file of a built-in edition, for its owner to copy and edit."""
        raise Unknown(f"edition of {self.id}", name, list(self.editions))

    takes_files: ClassVar[bool] = False
    """Whether people may bring an edition of their own to a table, as files."""

    def read_files(self, files: Mapping[str, str], language: str) -> FilesRead:
        """An edition from its files by name, and all that is to be said of them. They may be anybody's."""
        del files, language
        raise Malformed("{game} is played with its own editions only", game=self.id)

    def read_folder(self, folder: str) -> dict[str, str]:
        """The files of an edition in a folder of this machine."""
        del folder
        raise Malformed("{game} is played with its own editions only", game=self.id)

    def faces(self, edition: Edition | None, language: str) -> Mapping[str, Struct]:
        """What is printed on the cards of an edition, by id, for clients; empty if they need not be told."""
        del edition, language
        return {}

    def deck_lists(self, edition: Edition | None) -> dict[str, str]:
        """The decks that come with an edition as lists to be typed, by id."""
        del edition
        return {}

    def deck_names(self, edition: Edition | None) -> tuple[str, ...]:
        """The ids of the decks that come with the edition, the defaults of the seats first; empty: there are none."""
        del edition
        return ()

    def plays_with_decks(self, edition: Edition | None) -> bool:
        """Whether every seat brings a deck; a game may need them though its edition has none."""
        return bool(self.deck_names(edition))

    def read_deck(self, name: str, edition: Edition | None) -> Deck:
        """A deck by its id, or anybody's own by the path of its file."""
        raise Unknown(f"deck of {self.id}", name, list(self.deck_names(edition)))

    def check_deck(
        self, text: str, edition: Edition | None, language: str
    ) -> tuple[list[tuple[int, str, str]], list[str]]:
        """What keeps a decklist from being played, as line, rule and text; and what one should know besides."""
        del text, edition, language
        raise Malformed("{game} is played without decks", game=self.id)

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may play, the default first; never empty."""
        return self.players or (len(self.seats),)

    def usual_readings(self, edition: Edition | None) -> dict[str, str]:
        """Per ruling its default: the edition's own, or else the game's."""
        own = edition.rulings if edition else {}
        return {ruling.id: own.get(ruling.id, ruling.default) for ruling in self.rulings}

    def readings_for(self, ruling: Ruling, seats: Sequence[str]) -> tuple[str, ...]:
        """What can be chosen where these seats play: a reading that names a seat needs that seat."""
        return tuple(reading for reading in ruling.readings if reading in seats or reading not in self.seats)

    def setup(
        self,
        variants: Iterable[str] = (),
        rulings: Mapping[str, str] | None = None,
        *,
        players: int | None = None,
        edition: AnyEdition | None = None,
        decks: Sequence[AnyDeck] | None = None,
    ) -> TableSetup:
        """A checked choice of variants, readings, the number of players, the edition, and a deck for each seat.

        >>> from catspaw.games import game_by_id
        >>> game_by_id("cat-and-mouse").setup(["deep-pockets"]).variants
        ('deep-pockets',)
        >>> game_by_id("red-claw").setup(players=7)
        Traceback (most recent call last):
        catspaw.core.errors.Malformed: red-claw is for 2, 3 or 4 players, not 7
        """
        if variants == () and rulings is None and players is None and edition is None and decks is None:
            return _usual_setup(self)
        chosen = texts("variants", variants)
        readings = {} if rulings is None else mapping("rulings", rulings)
        seats, box = self._seated(players), self.chosen_edition(edition)
        brought = self.chosen_decks(decks, box, len(seats))
        return _setup(self, chosen, tuple(readings.items()), seats, box, brought)

    def _seated(self, players: int | None) -> tuple[str, ...]:
        """The seats of so many players."""
        if players is None:
            return self.seats[: self.player_counts[0]]
        if not (is_whole(players) and players in self.player_counts):
            counts, given = one_of(self.player_counts), shown(players)
            raise Malformed("{game} is for {counts} players, not {players}", game=self.id, counts=counts, players=given)
        return self.seats[:players]

    def chosen_edition(self, edition: AnyEdition | None) -> Edition | None:
        """The edition that is meant, by default the first; a built-in box is read once."""
        if edition is None:
            return _built_in_edition(self, self.editions[0]) if self.editions else None
        if isinstance(edition, str):
            if edition in self.editions:
                return _built_in_edition(self, edition)
            if is_own(edition):
                return at_hand(self.id, edition)
            return self.read_edition(file_name("edition", edition))
        if isinstance(edition, PathLike):
            return self.read_edition(file_name("edition", edition))
        if not isinstance(edition, Edition):
            raise unexpected("expected-edition", "edition", edition)
        if not self.editions:
            raise Unknown(f"edition of {self.id}", edition.label, [])
        return edition

    def chosen_decks(self, decks: Sequence[AnyDeck] | None, edition: Edition | None, seats: int) -> tuple[Deck, ...]:
        """The decks that are meant, one for each seat, by default the first of the edition."""
        brings = self.plays_with_decks(edition)
        if decks is None:
            if brings and not self.deck_names(edition):
                label = edition.label if edition else "-"
                raise Malformed(_NO_DECKS, game=self.id, seats=seats, edition=label)
            return _first_decks(self, edition, seats)
        wanted = (decks,) if isinstance(decks, str | PathLike | Deck) else listed("decks", decks)
        if len(wanted) != (seats if brings else 0):
            wrong = _OTHER_DECKS if brings else _DECKS_IN_VAIN
            raise Malformed(wrong, game=self.id, seats=seats, number=len(wanted))
        return tuple(self._chosen_deck(deck, edition) for deck in wanted)

    def _chosen_deck(self, deck: object, edition: Edition | None) -> Deck:
        """The deck that is meant; one of the edition's own is read once."""
        if isinstance(deck, str):
            if deck in self.deck_names(edition):
                return _deck_of_the_edition(self, deck, edition)
            return self.read_deck(file_name("deck", deck), edition)
        if isinstance(deck, PathLike):
            return self.read_deck(file_name("deck", deck), edition)
        if not isinstance(deck, Deck):
            raise unexpected("expected-deck", "deck", deck)
        return deck


def one_of(numbers: Iterable[int]) -> str:
    """The numbers as one offers them: `2, 3 or 4`."""
    *others, last = map(str, sorted(numbers))
    return f"{', '.join(others)} or {last}" if others else last


@cache
def _built_in_edition(game: SetupSchema, name: str) -> Edition:
    edition = game.read_edition(name)
    remember_built_in(game, name, edition)
    return edition


@lru_cache(1024)
def _first_decks(game: SetupSchema, edition: Edition | None, seats: int) -> tuple[Deck, ...]:
    """The last of them as often as it is needed."""
    names = game.deck_names(edition)
    wanted = (*names, *names[-1:] * seats)[:seats]
    return tuple(_deck_of_the_edition(game, name, edition) for name in wanted)


@lru_cache(1024)
def _deck_of_the_edition(game: SetupSchema, name: str, edition: Edition | None) -> Deck:
    return game.read_deck(name, edition)


@lru_cache(1024)
def _usual_setup(game: SetupSchema) -> TableSetup:
    """Where nothing is chosen."""
    return game.setup(variants=[])


@lru_cache(1024)
def _setup(
    game: SetupSchema,
    variants: tuple[str, ...],
    rulings: tuple[tuple[str, str], ...],
    seats: tuple[str, ...],
    edition: Edition | None,
    decks: tuple[Deck, ...],
) -> TableSetup:
    known = [variant.id for variant in game.variants]
    for name in variants:
        if name not in known:
            raise Unknown(f"variant of {game.id}", name, known)
    defaults = game.usual_readings(edition)
    readings = dict(defaults)
    for name, reading in rulings:
        ruling = next((r for r in game.rulings if r.id == name), None)
        if ruling is None:
            raise Unknown(f"ruling of {game.id}", name, list(readings))
        if reading not in game.readings_for(ruling, seats):
            raise Unknown(f"reading of {name}", reading, list(game.readings_for(ruling, seats)))
        readings[name] = reading
    changed = {name: reading for name, reading in readings.items() if reading != defaults[name]}
    return TableSetup(tuple(name for name in known if name in variants), readings, changed, seats, edition, decks)
