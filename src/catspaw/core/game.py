"""What a game tells the rest of the house about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from os import PathLike, fspath
from typing import Any, ClassVar

from catspaw.core.bits import members, one
from catspaw.core.errors import IllegalAnswer, Malformed, Unknown
from catspaw.core.house import Edition, House, Ruling, Variant
from catspaw.core.outcome import Outcome
from catspaw.core.position import ANSWERS, CHANCE, NOBODY, ONLOOKER, Position
from catspaw.core.question import Option, Question
from catspaw.core.sight import Sight


class Game(ABC):
    """One game: its names, its start, and the ways to see, say and explain a position."""

    id: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    """What its rule ids begin with."""
    version: ClassVar[int]
    """Raised whenever an old record would play differently."""
    seats: ClassVar[tuple[str, ...]]
    players: ClassVar[tuple[int, ...]] = ()
    """How many may play, the default first; empty: one for every seat."""
    editions: ClassVar[tuple[str, ...]] = ()
    """The ids of the boxes of the house, the default first; empty: there is only one, and it is in the rules."""
    variants: ClassVar[tuple[Variant, ...]] = ()
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    longest: ClassVar[int]
    """No game has more answers than this."""
    prompts: ClassVar[Mapping[int, str]]
    """Every question's name."""
    endings: ClassVar[Mapping[int, tuple[str, str]]]
    """Every ending's name and rule."""

    @abstractmethod
    def start(self, house: House) -> Position:
        """The opening position, with its first question."""

    @abstractmethod
    def sight(self, position: Position, seat: int) -> Sight:
        """What a seat, or ONLOOKER, may know."""

    @abstractmethod
    def view(self, sight: Sight) -> dict[str, Any]:
        """The sight as plain values that go into JSON."""

    @abstractmethod
    def universe(self, prompt: int) -> int:
        """Every number the question could ever take as an answer, as a set."""

    @abstractmethod
    def answer_text(self, prompt: int, number: int) -> str:
        """The answer as one types it; different for every number of the prompt's universe."""

    @abstractmethod
    def answer_rule(self, prompt: int, number: int) -> str:
        """The rule that offers this answer."""

    @abstractmethod
    def why_not(self, sight: Sight, number: int) -> str:
        """The rule that forbids a number of the universe which is not an option."""

    @abstractmethod
    def seen_by(self, event: int, seat: int) -> int | None:
        """The event as a seat perceives it, or None where it perceives nothing."""

    @abstractmethod
    def event_rule(self, event: int) -> str:
        """The rule an event follows from."""

    @abstractmethod
    def begins_turn(self, event: int) -> bool:
        """Whether a new turn begins with the event."""

    @abstractmethod
    def narrate(self, event: int, house: House, language: str) -> str:
        """A perceived event as a sentence, in the words of the house's edition; empty if it goes without saying."""

    @abstractmethod
    def ask(self, prompt: int, language: str) -> str:
        """A question as a sentence."""

    def reference(self, house: House, language: str) -> list[str]:
        """What the edition's cards say beside the rules, line by line; nothing in most games."""
        del house, language
        return []

    @abstractmethod
    def rule_line(self, rule: str, language: str) -> str:
        """A rule in one line of our own words; LookupError if there is no such rule."""

    @abstractmethod
    def rule_ids(self) -> list[str]:
        """Every statement and ruling, in the order of the rulebook."""

    def read_edition(self, name: str) -> Edition:
        """A box by its id, or anybody's own by the path of its file."""
        raise Unknown(f"edition of {self.id}", name, list(self.editions))

    def edition_text(self, name: str) -> str:
        """The file of an edition of the house, for its owner to copy and edit."""
        raise Unknown(f"edition of {self.id}", name, list(self.editions))

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many may play, the default first; never empty."""
        return self.players or (len(self.seats),)

    def house(
        self,
        variants: Iterable[str] = (),
        rulings: Mapping[str, str] | None = None,
        *,
        players: int | None = None,
        edition: str | PathLike[str] | Edition | None = None,
    ) -> House:
        """A checked choice of variants, readings, the number of players and the edition (an id, a file, or a box)."""
        chosen = (variants,) if isinstance(variants, str) else tuple(variants)
        return _house(self, chosen, tuple((rulings or {}).items()), self._seated(players), self._box(edition))

    def _seated(self, players: int | None) -> tuple[str, ...]:
        """The seats of so many players."""
        if players is None:
            players = self.player_counts[0]
        if not (isinstance(players, int) and players in self.player_counts):
            raise Malformed(f"{self.id} is for {one_of(self.player_counts)} players, not {players!r}")
        return self.seats[:players]

    def _box(self, edition: str | PathLike[str] | Edition | None) -> Edition | None:
        """The edition that is meant; a box of the house is read once."""
        if edition is None:
            return _box_of_the_house(self, self.editions[0]) if self.editions else None
        if isinstance(edition, str):
            return _box_of_the_house(self, edition) if edition in self.editions else self.read_edition(edition)
        if isinstance(edition, PathLike):
            return self.read_edition(fspath(edition))
        if not isinstance(edition, Edition):
            raise Malformed(f"edition {edition!r}: a name, the path of a file or an edition was expected")
        if not self.editions:
            raise Unknown(f"edition of {self.id}", edition.label, [])
        return edition

    def question(self, position: Position) -> Question | None:
        """The pending question at the edge; None when the game is over."""
        if position.asked == NOBODY:
            return None
        return _question(self, position.asked, position.prompt, position.options)

    def seat_name(self, seat: int) -> str | None:
        """The seat's name; `chance`, or None for nobody."""
        if seat == CHANCE:
            return "chance"
        return None if seat in (NOBODY, ONLOOKER) else self.seats[seat]

    def outcome(self, position: Position, house: House) -> Outcome | None:
        """How it ended, or None while it goes on."""
        if position.asked != NOBODY:
            return None
        ending, rule = self.endings[position.ended_by]
        return Outcome(
            winners=tuple(house.seats[k] for k in members(position.winners)),
            losers=tuple(house.seats[k] for k in members(position.losers)),
            payoffs={name: int(position.payoff(k)) for k, name in enumerate(house.seats)},
            rule=rule,
            ending=ending,
        )

    def number_of(self, position: Position, text: str) -> int:
        """The number of an answer somebody typed; any number of the prompt's universe, allowed or not."""
        prompt = position.prompt
        wanted = " ".join(text.lower().split())
        for number in members(self.universe(prompt)):
            if self.answer_text(prompt, number) == wanted:
                return number
        allowed = ", ".join(self.answer_text(prompt, number) for number in members(position.options))
        raise Malformed(f"{text!r} answers nothing here; allowed: {allowed}")

    def check(self, position: Position, number: int) -> None:
        """Raise IllegalAnswer, with the rule and what is allowed, unless the number is an option."""
        is_answer = isinstance(number, int) and 0 <= number < ANSWERS
        if is_answer and one(number) & position.options:
            return
        prompt = position.prompt
        allowed = [self.answer_text(prompt, option) for option in members(position.options)]
        if not (is_answer and one(number) & self.universe(prompt)):
            raise Malformed(f"{number} answers nothing here; allowed: {', '.join(allowed)}")
        rule = self.why_not(self.sight(position, position.asked), number)
        raise IllegalAnswer(self.answer_text(prompt, number), rule, allowed)


def one_of(numbers: Iterable[int]) -> str:
    """The numbers as one offers them: `2, 3 or 4`."""
    *others, last = map(str, sorted(numbers))
    return f"{', '.join(others)} or {last}" if others else last


@cache
def _box_of_the_house(game: Game, name: str) -> Edition:
    return game.read_edition(name)


@lru_cache(1024)
def _house(
    game: Game,
    variants: tuple[str, ...],
    rulings: tuple[tuple[str, str], ...],
    seats: tuple[str, ...],
    edition: Edition | None,
) -> House:
    known = [variant.id for variant in game.variants]
    for name in variants:
        if name not in known:
            raise Unknown(f"variant of {game.id}", name, known)
    defaults = {ruling.id: ruling.default for ruling in game.rulings}
    readings = dict(defaults)
    for name, reading in rulings:
        ruling = next((r for r in game.rulings if r.id == name), None)
        if ruling is None:
            raise Unknown(f"ruling of {game.id}", name, list(readings))
        if reading not in ruling.readings:
            raise Unknown(f"reading of {name}", reading, list(ruling.readings))
        readings[name] = reading
    changed = {name: reading for name, reading in readings.items() if reading != defaults[name]}
    return House(tuple(name for name in known if name in variants), readings, changed, seats, edition)


@lru_cache(4096)
def _question(game: Game, asked: int, prompt: int, options: int) -> Question:
    return Question(
        asked=game.seat_name(asked) or "",
        prompt=game.prompts[prompt],
        options=tuple(_option(game, prompt, number) for number in members(options)),
    )


@cache
def _option(game: Game, prompt: int, number: int) -> Option:
    return Option(number, game.answer_text(prompt, number), game.answer_rule(prompt, number))
