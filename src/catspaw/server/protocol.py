"""What clients and the server say to each other, over HTTP and over the table's socket. Version 1.

A client is told only what its seat may know. Its numbers are its own: how many lines of the log it has
been told, and which of its own questions is pending; nothing counts what others do in secret.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from catspaw.core.view import View
from catspaw.server.advice_protocol import Hint, Hinted
from catspaw.server.edition_protocol import EditionName
from catspaw.server.log_protocol import Told

VERSION: Final = 1

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, Meta(ge=0, le=30 * 24 * 3600)]
Nonce = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){16,64}$(?!\n)")]
"""In Python `$` also matches before a last line break, which the end of the pattern forbids."""
Language = Literal["en", "de"]
Code = Literal[
    "malformed", "illegal", "stale", "not-yours", "unknown", "too-large", "too-fast", "taken", "unavailable", "barred"
]
"""Everything that can be wrong with a request, or with us."""


class Refusal(Struct, frozen=True, tag="refused"):
    """Why something was not done. Nothing has changed."""

    code: Code
    message: str
    rule: str | None = None
    """The rule that forbids it, of an illegal answer."""
    allowed: tuple[str, ...] = ()
    """What may be answered instead."""


# Tables.


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: me, whoever comes, or a bot."""

    who: Literal["me", "open", "bot"]
    bot: str = ""
    """Left out, the second level of the game, or the one that plays by rules of thumb."""


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: `free` seconds of every turn cost nothing, then the `bank` for the game runs down."""

    bank: Seconds
    free: Seconds
    then: Literal["lose", "bot"] = "lose"
    """What becomes of a seat that is out of time: it loses, or a bot plays on."""


DeckRequest = Annotated[str, Meta(min_length=1, max_length=4_000)]
"""A built-in deck by its id, or a list of one's own: at least one line that ends."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Id
    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=16)]
    nonce: Nonce | None = None
    """The host's share of the shuffle. Without it one's seats are reserved, to see the commitment first."""
    variants: Annotated[tuple[Id, ...], Meta(max_length=64)] = ()
    """Each counts once."""
    rulings: Annotated[dict[Id, Id], Meta(max_length=64)] = {}
    edition: EditionName | None = None
    decks: Annotated[tuple[DeckRequest, ...], Meta(max_length=16)] = ()
    """One for each seat; whoever comes later may bring another."""
    public: bool = True
    spectators: Literal["none", "public", "delayed"] = "public"
    time_control: TimeControl | None = None


Kind = Literal["person", "bot", "open"]


class Level(Struct, frozen=True):
    """A named opponent."""

    id: str
    name: str
    style: str
    """One line about how it plays."""
    face: str
    """An icon."""
    next: str | None
    """Who is stronger."""


class Seat(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: str
    label: str
    name: str | None
    """Who sits there; None while it is open."""
    kind: Kind
    mine: bool
    reserved: bool
    """Whether it is open to oneself alone."""
    here: bool
    """Whether they are connected."""
    level: Level | None = None
    """Which of the game's named opponents it is."""


class TableInfo(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    edition: str | None
    variants: tuple[str, ...]
    rulings: dict[str, str]
    """Readings other than the defaults."""
    seats: tuple[Seat, ...]
    state: Literal["waiting", "playing", "over"]
    public: bool
    created: int
    asked: str | None
    """The seat whose answer is waited for."""
    time_control: TimeControl | None
    spectators: Literal["none", "public", "delayed"]
    commitment: str
    """Fixes the shuffle before anything is dealt."""
    hosted: bool = False
    """Whether one has set it up, and may free its seats until it is dealt."""
    guided: bool = False
    """Whether it is a first game, with a fixed deal: questions are explained."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody sits down."""

    nonce: Nonce
    deck: DeckRequest | None = None
    """To play with instead of the one that lies there."""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody plays again."""

    nonce: Nonce | None = None
    """Without it a seat is reserved, so that one can see the commitment first."""


class DeckText(Struct, frozen=True, forbid_unknown_fields=True):
    """A decklist, as one writes it."""

    text: Annotated[str, Meta(max_length=4_000)]
    edition: EditionName | None = None
    """Of which the cards are; by default the first that is built in."""


class DeckComplaint(Struct, frozen=True):
    """What keeps a deck from being played."""

    line: int
    rule: str | None
    """None where the line cannot be understood."""
    text: str


class DeckChecked(Struct, frozen=True):
    """Whether a deck may be played, and whether it should."""

    complaints: tuple[DeckComplaint, ...]
    warnings: tuple[str, ...]


# After the game.


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From a moment on, somebody plays a seat, and bots play the others."""

    after_answers: Annotated[int, Meta(ge=0, lt=1 << 31)]
    seat: Id
    bot: str = ""
    """Left out, the second level of the game, or the one that plays by rules of thumb."""


# At the table: from the client.


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """Begins a conversation, or goes on after so many lines of the log."""

    lines: Annotated[int, Meta(ge=0, lt=1 << 31)] = 0
    language: Language = "en"


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The answer with this index in the list that was sent with a question, by the question's number."""

    question: Annotated[int, Meta(ge=0, lt=1 << 31)]
    option: Annotated[int, Meta(ge=0, lt=64)]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back one's last answer; others have to agree."""


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Whether somebody may take back."""

    yes: bool


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up."""


class UseBot(Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """Let a bot play on for one's seat, or take it back; or let one play for somebody who has gone."""

    on: bool
    seat: Id | None = None
    """None for one's own."""


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Let a window pass by itself whenever it opens: for the rest of this turn, always, or no longer."""

    window: Id
    """The question's prompt."""
    until: Literal["turn", "game", "never"]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """Hear somebody no longer, or again."""

    speaker: Id
    on: bool


FromClient: TypeAlias = Hello | Answer | Undo | Agree | Resign | UseBot | Pass | Say | Mute | Hint


# At the table: from the server.


class Welcome(Struct, frozen=True, tag="welcome"):
    """The first message: which version is spoken, and the server's time, by which clocks go."""

    version: int
    now: int


class Option(Struct, frozen=True):
    """One thing that could be answered."""

    text: str
    rule: str
    place: str | None
    peril: str = ""
    """Why it would lose the game at once, as far as one knows; to be asked again before it is sent."""
    preview: str = ""
    """What it will do, where the rules can tell."""


class Question(Struct, frozen=True):
    """What is asked, and of whom; the answers only for whoever is asked."""

    asked: str
    prompt: str
    text: str
    number: int | None = None
    """Which of one's own questions it is; None for somebody else's."""
    options: tuple[Option, ...] = ()
    refused: tuple[Option, ...] = ()
    """What could be named and is not allowed, each with the rule that forbids it."""
    window: bool = False
    """Whether it may be let pass by itself."""


class Ending(Struct, frozen=True):
    """How it ended."""

    ending: str
    winners: tuple[str, ...]
    losers: tuple[str, ...]
    rule: str
    """None of the game's if somebody gave up or was out of time."""
    text: str
    """The rule in words."""
    decided_by: tuple[str, ...] = ()
    """Every rule that had a say: what ended the game first, the last word last."""
    lines: tuple[str, ...] = ()
    """Why it ended so, what each seat came to, and how a tie was broken, in words."""
    scores: dict[str, dict[str, int]] = {}
    """Per seat what it came to, in small named numbers."""


class SeatClock(Struct, frozen=True):
    """What a seat has left, in milliseconds."""

    seat: str
    bank: int
    """When its turn began."""
    runs_out: int | None = None
    """When it will be out of time, if it is its turn."""
    begun: int | None = None
    """When its turn began; the free seconds come first."""


class State(Struct, frozen=True, tag="state"):
    """Everything a seat may know now."""

    table: TableInfo
    seat: str | None
    """Whose eyes; None for an onlooker."""
    view: View | None
    """None until it is dealt."""
    question: Question | None
    ending: Ending | None
    undo_requested_by: str | None = None
    """Who asks to take an answer back."""
    clocks: tuple[SeatClock, ...] = ()
    passing: tuple[str, ...] = ()
    """Windows that one lets pass by themselves."""
    rematch: str | None = None
    """The table where one may play again."""
    settles: bool = False
    """Whether one's question has a single answer that may be given at once: that tells nobody anything."""
    may_undo: bool = False
    """Whether one would be granted to take back one's last answer, or may ask the others for it."""
    gone: tuple[str, ...] = ()
    """Seats of people who have been gone so long that a bot may play on for them."""


class Lines(Struct, frozen=True, tag="lines"):
    """The log from its line `first` on; what was told from there before is taken back."""

    first: int
    lines: tuple[Told, ...]


class Chatted(Struct, frozen=True, tag="chat"):
    """Somebody has said something."""

    number: int
    speaker: str
    """Who it was, as far as `mute` has to know."""
    name: str
    seat: str | None
    """Where they sit; None if they look on."""
    mine: bool
    text: str
    time_ms: int


FromServer: TypeAlias = Welcome | State | Lines | Chatted | Hinted | Refusal
