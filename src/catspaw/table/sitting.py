"""A sitting: one live game with people and bots on its seats, made of entries that can be written down."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from catspaw.bots import Bot, bot_by_name
from catspaw.core.dealer import Dealer
from catspaw.core.errors import CannotReplay, CannotUndo, CatspawError, Malformed, NotYours
from catspaw.core.game import Game
from catspaw.core.outcome import Outcome
from catspaw.core.position import CHANCE
from catspaw.core.setup import TableSetup, is_list
from catspaw.core.shuffle import Shuffle, read_revealed
from catspaw.games import game_by_id
from catspaw.table.entries import (
    Answered,
    Consented,
    Entry,
    Opened,
    Player,
    Resigned,
    Seated,
    TimedOut,
    Undone,
    UndoRequested,
)
from catspaw.table.playback import positions
from catspaw.table.table import Table
from catspaw.table.undoing import reveals

Keep = Callable[[Entry], None]
"""Writes an entry down, and returns only when it is safe."""


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
    )


def _found_again(name: str, built_in: Sequence[str]) -> str:
    """A name that means the same from any folder, and whatever lies in it; a list is what it is."""
    return name if name in built_in or is_list(name) else str(Path(name).resolve())


class Sitting:
    """Seats, question, log, the way back. A change is checked, then written down, then made."""

    def __init__(self, opened: Opened, keep: Keep | None = None) -> None:
        self.opened = opened
        self.game = game_by_id(opened.game)
        self.setup = _setup_of(self.game, opened)
        self.players = dict(zip(self.setup.seats, opened.players, strict=True))
        self._secret = _secret_of(opened)
        self.shuffle = _shuffle_of(opened, self._secret)
        self.table = Table(self.game, self.setup, Dealer(self._secret), opened.begun)
        self.wants_back: UndoRequested | None = None
        """Who asks the others to go back, and how far."""
        self._to_consent: set[str] = set()
        self._bots: dict[str, Bot] = {}
        self._keep = keep
        if keep:
            keep(opened)

    @classmethod
    def resumed(cls, entries: Iterable[Entry], keep: Keep | None = None) -> Sitting:
        """The sitting that the entries make; Malformed says which one does not fit."""
        first, *others = entries
        if not isinstance(first, Opened):
            raise Malformed("entry 1 does not open a table")
        sitting = cls(first)
        for at, entry in enumerate(others, 2):
            try:
                sitting.follow(entry)
            except CatspawError as error:
                raise Malformed(f"entry {at}: {error}") from error
        sitting._keep = keep
        return sitting

    # What is going on.

    @property
    def asked(self) -> str | None:
        """The seat whose answer is waited for; None when it is over."""
        return None if self.table.verdict else self.table.asked

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, by the rules or because somebody gave up."""
        if not self.table.verdict:
            return self.table.outcome
        ending, loser = self.table.verdict
        winners = tuple(seat for seat in self.setup.seats if seat != loser)
        payoffs = {seat: -1 if seat == loser else 1 for seat in self.setup.seats}
        scores = self.game.scores(self.table.sight(None))
        return Outcome(winners=winners, losers=(loser,), payoffs=payoffs, rule="", ending=ending, scores=scores)

    def record(self) -> str:
        """The whole game as one line. Once it is over, that tells the shuffle too, for `verify` to check."""
        return self.table.record(self.shuffle.revealed() if self.shuffle and self.outcome else None)

    def people(self) -> list[str]:
        """The seats of people."""
        return [seat for seat, player in self.players.items() if player.bot is None]

    # What one may do.

    def answer(self, choice: int | str, *, seat: str, after_answers: int | None = None) -> None:
        """Answer for a seat, by number or by text. Refused answers change nothing."""
        self.table.check_turn(seat, after_answers)
        self._do(Answered(seat, self.table.number_of(choice)))

    def let_bot_answer(self) -> None:
        """Let the bot that is asked answer."""
        number = self.choice_of_bot()
        self._do(Answered(self.asked or "", number))

    def choice_of_bot(self) -> int:
        """What the bot that is asked would answer, from its seat's sight."""
        seat = self.asked
        if seat is None or self.players[seat].bot is None:
            raise NotYours("no bot is asked")
        return int(self._bot(seat).choose(self.table.sight_of_asked()))

    def asked_after(self, entry: Entry) -> str | None:
        """The seat whose answer is waited for after an entry that can be made; None if it ends the game."""
        if isinstance(entry, Resigned | TimedOut):
            return None
        if isinstance(entry, Answered | Undone) or (isinstance(entry, Consented) and self._goes_back(entry)):
            after = self.table.clone()
            if isinstance(entry, Answered):
                after.answer(entry.number)
            else:
                after.undo(entry.to if isinstance(entry, Undone) else self.wants_back.to if self.wants_back else None)
            return after.asked
        return self.asked

    def _goes_back(self, entry: Consented) -> bool:
        """Whether everybody who was asked has agreed then."""
        return entry.yes and self.wants_back is not None and self._to_consent <= {entry.seat}

    def undo_point(self, seat: str) -> int:
        """How many answers are left when a seat takes back its last one; CannotUndo says why it may not."""
        self._check_undo()
        answers, number = self.table.answers, self.setup.seat_number(seat)
        before = [position.clone() for position in positions(self.game, self.setup, answers)]
        for at in reversed(range(len(answers))):
            if before[at].asked == CHANCE or reveals(self.game, self.setup, before[at], answers[at]):
                raise CannotUndo("something hidden or random has been revealed since", reason="revealed")
            if before[at].asked == number:
                return at
        raise CannotUndo(f"{seat} has answered nothing yet", reason="nothing-to-undo")

    def undo(self, seat: str) -> None:
        """Take back a seat's last answer, and with it what others have answered since."""
        self._do(Undone(self.undo_point(seat)))

    def hand_over(self, seat: str, player: Player) -> None:
        """Let somebody else, or a bot, go on for a seat."""
        self._do(Seated(seat, player))

    def resign(self, seat: str) -> None:
        """Give up."""
        self._do(Resigned(seat))

    def rematch(self, secret: bytes | None = None, *, shuffle: Shuffle | None = None) -> Opened:
        """How the same table is opened again, with everybody one seat further and other cards.

        A shuffle serves once: without a new one, for which everybody has to be asked, nobody can check the rematch.
        """
        if shuffle and self.shuffle and shuffle.secret == self.shuffle.secret:
            raise Malformed("a rematch needs a secret of its own")
        players = (*self.opened.players[1:], *self.opened.players[:1])
        edition, decks = self.opened.edition, self.opened.decks
        return opening(self.game, self.setup, players, edition=edition, decks=decks, secret=secret, shuffle=shuffle)

    def request_undo(self, seat: str) -> None:
        """Ask the other people to go back to before a seat's last answer; where there are none, do."""
        self._do(self.wish_back(seat))

    def wish_back(self, seat: str, to: int | None = None) -> UndoRequested | Undone:
        """What is written down when a seat wants to take back: a question, if there is anybody to ask.

        `to` is its `undo_point`, where that is known already.
        """
        to = self.undo_point(seat) if to is None else to
        others = [other for other in self.people() if other != seat]
        return UndoRequested(seat, to) if others else Undone(to)

    def consent(self, seat: str, *, yes: bool) -> None:
        """Say whether the one who asks may take back."""
        self._do(Consented(seat, yes))

    # How it is done.

    def _do(self, entry: Entry) -> None:
        self.check(entry)
        if self._keep:
            self._keep(entry)
        self._make(entry)

    def follow(self, entry: Entry) -> None:
        """Make an entry that was written down elsewhere."""
        self.check(entry)
        self._make(entry)

    def check(self, entry: Entry) -> None:
        """Raise unless the entry can be made now."""
        if isinstance(entry, Answered):
            self.table.check_turn(entry.seat)
            self.table.step(entry.number)
        elif isinstance(entry, Undone | UndoRequested):
            self._check_undo()
            if self.table.verdict or not 0 <= entry.to < len(self.table.answers):
                raise Malformed(f"there is no going back to answer {entry.to}")
        elif isinstance(entry, Consented):
            if self.wants_back is None or entry.seat not in self._to_consent:
                raise CannotUndo("nobody asks that seat to take anything back")
        elif isinstance(entry, Seated):
            number = self.setup.seat_number(entry.seat)
            if entry.player.bot is not None:
                bot_by_name(entry.player.bot, self.game, number, 0)
        elif isinstance(entry, Resigned | TimedOut):
            self.setup.seat_number(entry.seat)
            if self.asked is None:
                raise NotYours("the game is over", reason="over")
        else:
            raise Malformed("a table is opened only once")

    def _check_undo(self) -> None:
        """Raise if somebody may have seen what the cards to come follow from."""
        if self.shuffle and self.outcome:
            raise CannotUndo("the game is over, and its shuffle has been revealed", reason="over")

    def _make(self, entry: Entry) -> None:
        if isinstance(entry, UndoRequested):
            self.wants_back = entry
            self._to_consent = {seat for seat in self.people() if seat != entry.seat}
        elif isinstance(entry, Consented):
            back = self.wants_back if self._goes_back(entry) else None
            self._to_consent.discard(entry.seat)
            if back:
                self.table.undo(back.to)
            if not entry.yes or not self._to_consent:
                self.wants_back = None
        else:
            self.wants_back = None
        if isinstance(entry, Answered):
            self.table.answer(entry.number)
        elif isinstance(entry, Undone):
            self.table.undo(entry.to)
        elif isinstance(entry, Seated):
            self.players[entry.seat] = entry.player
            self._bots.pop(entry.seat, None)
        elif isinstance(entry, Resigned):
            self.table.verdict = ("resigned", entry.seat)
        elif isinstance(entry, TimedOut):
            self.table.verdict = ("out-of-time", entry.seat)

    def _bot(self, seat: str) -> Bot:
        if seat not in self._bots:
            name = self.players[seat].bot
            assert name is not None
            seed = int.from_bytes(hashlib.sha256(b"bot %s" % seat.encode() + self._secret).digest()[:7])
            self._bots[seat] = bot_by_name(name, self.game, self.setup.seat_number(seat), seed)
        return self._bots[seat]


def _secret_of(opened: Opened) -> bytes:
    try:
        return bytes.fromhex(opened.secret)
    except ValueError as error:
        raise Malformed("the dealer's secret is not hexadecimal") from error


def _shuffle_of(opened: Opened, key: bytes) -> Shuffle | None:
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


def _setup_of(game: Game, opened: Opened) -> TableSetup:
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
