"""What a game tells the built-in rest about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Self

from catspaw.core.bits import members, one
from catspaw.core.checking import is_whole, shown, text
from catspaw.core.errors import CatspawError, IllegalAnswer, Malformed
from catspaw.core.events import Events
from catspaw.core.lesson import Lesson
from catspaw.core.outcome import Outcome, Scores, Stage
from catspaw.core.position import ANSWERS, CHANCE, NOBODY, ONLOOKER, Position
from catspaw.core.question import Option, Question
from catspaw.core.record import Record
from catspaw.core.setup import TableSetup
from catspaw.core.setup_schema import SetupSchema
from catspaw.core.sight import Sight
from catspaw.core.texts import LANGUAGES, Texts, check_language
from catspaw.core.view import View


class Game(SetupSchema, ABC):
    """One game: its names, its start, and the ways to see, say and explain a position.

    It is never changed, so copies are itself, and what is unpickled is the game that is there already.

    >>> from catspaw.games import game_by_id
    >>> game = game_by_id("cat-and-mouse")
    >>> position = game.start(game.setup())
    >>> sight = game.sight_of_asked(position)
    >>> game.prompts[sight.prompt], game.named(sight)[4], game.why_not(sight, 9)
    ('fill-pocket', 'gems-20', 'CM-1.3')
    """

    title: ClassVar[str]
    prefix: ClassVar[str]
    """What its rule ids begin with."""
    version: ClassVar[int]
    """Raised whenever an old record would play differently."""
    longest: ClassVar[int]
    """No game has more answers than this."""
    prompts: ClassVar[Mapping[int, str]]
    """Every question's name."""
    endings: ClassVar[Mapping[int, tuple[str, str]]]
    """Every ending's name and rule."""
    events: ClassVar[Events]
    """Every event's declaration."""
    windows: ClassVar[Mapping[int, int]] = {}
    """Questions that open on public facts whether or not one can respond, with the answer that lets them pass."""
    open_prompts: ClassVar[frozenset[int]] = frozenset()
    """Questions whose answers everybody at the table can work out: that there is only one is no secret."""
    texts_class: ClassVar[type[Texts]]
    """What makes its texts for a table and a language."""
    bots: ClassVar[tuple[str, ...]] = ()
    """For each seat its heuristic bot, as `module:Class`; where there are none, one that tries answers out plays."""
    levels: ClassVar[str] = ""
    """Its named opponents, weak to strong, as `module:NAME` of a tuple of `catspaw.bots.Level`; may stay empty."""
    guide: ClassVar[str] = ""
    """What search is told of the game, as `module:Class` of a `catspaw.bots.search.guide.Guide`; may stay empty."""
    play_on: ClassVar[str] = ""
    """What rules of thumb do for the seat that is asked in a world, or in all of its turn, as `module:function` of the
    world and a sampler; it may return another position. Empty if it is what the guide answers."""
    advisor: ClassVar[str] = ""
    """Who knows better than search what answers are worth, as `module:function`; `catspaw.bots.hints` says of what."""

    lesson: ClassVar[Lesson | None] = None
    """The deal of a first game that teaches; what it says are the texts `lesson-PROMPT`. A game may leave it out."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {getattr(self, 'id', 'without an id')}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        """A game is never changed."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """By its class: what is unpickled is the game that is there already, if it has no attributes of its own."""
        return game_again, (type(self), vars(self))

    @abstractmethod
    def start(self, setup: TableSetup) -> Position:
        """The opening position, with its first question."""

    @abstractmethod
    def sight(self, position: Position, seat: int) -> Sight:
        """What a seat, or ONLOOKER, may know."""

    def sight_of_asked(self, position: Position) -> Sight:
        """What whoever is asked may know."""
        return self.sight(position, position.asked)

    def load_sight(self, setup: TableSetup, state: Sequence[int]) -> Sight:
        """The sight that `Sight.state` describes, for whoever is given no position. The setup's decks do not matter."""
        sight = self.sight(self.start(setup), ONLOOKER)
        sight.load(list(state))
        return sight

    @abstractmethod
    def view(self, sight: Sight) -> View:
        """The sight as typed values that go into JSON."""

    @abstractmethod
    def everything(self, position: Position) -> View:
        """A view in which nothing is hidden, for games that are over."""

    @abstractmethod
    def universe(self, prompt: int) -> int:
        """Every number the prompt could ever take, in any position, as a set."""

    # What makes names, rules, places or reasons is given the sight of whoever is asked, never the position:
    # so nothing that the asked seat may not know can get into them. Chance may know what it deals.

    @abstractmethod
    def named(self, sight: Sight) -> Mapping[int, str]:
        """Every number the asked seat could name here, allowed or not, with what one types for it; texts differ."""

    @abstractmethod
    def rule_for(self, sight: Sight, number: int) -> str:
        """The rule that offers this answer."""

    def points_at(self, sight: Sight, number: int) -> str | None:
        """Where an answer that has a name here points: a path into the asked seat's view; None if nowhere."""
        del sight, number
        return None

    def names_alike(self, prompt: int) -> bool:
        """Whether answers to a question have the same text, rule and place whenever the same seat is asked at a table.

        Of those that are refused only the rule that forbids them may differ. Such answers are put into words once.
        """
        del prompt
        return False

    @abstractmethod
    def why_not(self, sight: Sight, number: int) -> str:
        """The rule that forbids a number which has a name here and is not an option."""

    def perceived_by(self, event: int, seat: int) -> int | None:
        """The event as a seat perceives it, or None where it perceives nothing."""
        return self.events.perceived_by(event, seat)

    def event_rule(self, event: int) -> str:
        """The rule an event follows from."""
        return self.events.rule(event)

    def begins_turn(self, event: int) -> bool:
        """Whether a new turn begins with the event."""
        return self.events.begins_turn(event)

    def actor(self, event: int) -> int | None:
        """The seat whose doing a perceived event is; None if it is nobody's, or the game declares no events."""
        declared: Events | None = getattr(self, "events", None)
        return declared.read(event).values.get("seat") if declared else None

    def answers_are_open(self, sight: Sight) -> bool:
        """Whether everybody can work out what may be answered, from an onlooker's sight: so silence tells nothing."""
        return sight.prompt in self.open_prompts

    @abstractmethod
    def rule_ids(self) -> list[str]:
        """Every statement and ruling, in the order of the rulebook."""

    def texts(self, setup: TableSetup, language: str = LANGUAGES[0]) -> Texts:
        """Everything that is said at such a table, in one language."""
        return _texts(self, setup, check_language(language))

    def question(self, sight: Sight) -> Question | None:
        """The pending question as whoever is asked sees it; None when the game is over."""
        if sight.asked == NOBODY:
            return None
        allowed, names = sight.options, self.named(sight)
        options = [Option(n, name, self.rule_for(sight, n)) for n, name in names.items() if allowed >> n & 1]
        return Question(self.seat_name(sight.asked) or "", self.prompts[sight.prompt], tuple(options))

    def options(self, sight: Sight) -> list[int]:
        """The numbers that whoever is asked may answer, in the order in which they are named."""
        allowed = sight.options
        return [number for number in self.named(sight) if allowed >> number & 1]

    def seat_name(self, seat: int) -> str | None:
        """The seat's name; `chance`, or None for nobody."""
        if seat >= 0:
            return self.seats[seat]
        return "chance" if seat == CHANCE else None

    def outcome(self, position: Position, setup: TableSetup) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if position.asked != NOBODY:
            return None
        ending, rule = self.endings[position.ended_by]
        sight = self.sight(position, ONLOOKER)
        return Outcome(
            winners=tuple(setup.seats[k] for k in members(position.winners)),
            losers=tuple(setup.seats[k] for k in members(position.losers)),
            payoffs={name: int(position.payoff(k)) for k, name in enumerate(setup.seats)},
            rule=rule,
            ending=ending,
            decided_by=self.decided_by(sight),
            scores=self.scores(sight),
        )

    def decided_by(self, sight: Sight) -> tuple[str, ...]:
        """The rules that decided it, as an onlooker sees it: what ended the game first, the last word last."""
        return (self.endings[sight.ended_by][1],)

    def scores(self, sight: Sight) -> Scores:
        """What each seat has come to, in small named numbers, as an onlooker sees it; nothing in most games."""
        del sight
        return {}

    def stage(self, position: Position) -> Stage | None:
        """Where a game of several parts stands, for those who count them; None in most games, which have but one."""
        del position
        return None

    def record(
        self, setup: TableSetup, position: Position, answers: Sequence[int], verdict: tuple[str, str] | None = None
    ) -> Record:
        """The answers that led to a position as a record that replays."""
        return Record(
            game=self.id,
            rules=self.version,
            variants=setup.variants,
            rulings=setup.changed,
            seats=setup.seats,
            answers=tuple(answers),
            end=tuple(position.state()),
            verdict=verdict,
            edition=setup.edition.label if setup.edition else None,
            decks=tuple([deck.label for deck in setup.decks]) if setup.decks else (),
        )

    def number_of(self, sight: Sight, typed: str) -> int:
        """The number of an answer the asked seat typed; any that has a name here, allowed or not."""
        names = self.named(sight)
        wanted = " ".join(text("answer", typed).lower().split())
        for number, name in names.items():
            if name.lower() == wanted:
                return number
        raise _no_answer(repr(typed), _allowed(names, sight))

    def check(self, position: Position, number: int) -> None:
        """Raise IllegalAnswer, with the rule and what is allowed, unless the number is an option."""
        if not (_is_answer(number) and one(number) & position.options):
            raise self.refusal(self.sight_of_asked(position), number)

    def refusal(self, sight: Sight, number: int) -> CatspawError:
        """Why the asked seat may not give this answer, and what is allowed."""
        names = self.named(sight)
        allowed = _allowed(names, sight)
        if not (_is_answer(number) and number in names):
            return _no_answer(shown(number), allowed)
        return IllegalAnswer(names[number], self.why_not(sight, number), allowed)


_there: dict[type[Game], Game] = {}
"""The games that unpickled ones become, by their classes."""


def intern(game: Game) -> None:
    """Let this one be what pickles of such a game become, so that caches know it."""
    if not vars(game):
        _there[type(game)] = game


def game_again(kind: type[Game], attributes: Mapping[str, Any]) -> Game:
    """The game of a class that is there already, or a new one."""
    if kind in _there and not attributes:
        return _there[kind]
    made = kind.__new__(kind)
    vars(made).update(attributes)
    intern(made)
    return made


def _allowed(names: Mapping[int, str], sight: Sight) -> list[str]:
    """What may be answered, as one types it."""
    return [name for number, name in names.items() if sight.options & one(number)]


def _no_answer(given: str, allowed: Sequence[str]) -> Malformed:
    listed = ", ".join(allowed)
    text = "{answer} answers nothing here; allowed: {allowed}"
    return Malformed(text, reason="no-answer", answer=given, allowed=listed)


def _is_answer(number: int) -> bool:
    return isinstance(number, int) and is_whole(number) and 0 <= number < ANSWERS


@lru_cache(256)
def _texts(game: Game, setup: TableSetup, language: str) -> Texts:
    made = game.texts_class(setup, language)
    made.plain_title = game.title
    return made
