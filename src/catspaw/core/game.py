"""What a game tells the rest of the house about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from catspaw.core.bits import members, one
from catspaw.core.errors import IllegalAnswer, Malformed
from catspaw.core.house import House
from catspaw.core.offer import Offer
from catspaw.core.outcome import Outcome
from catspaw.core.position import ANSWERS, CHANCE, NOBODY, ONLOOKER, Position
from catspaw.core.question import Option, Question
from catspaw.core.record import Record
from catspaw.core.sight import Sight
from catspaw.core.words import LANGUAGES, Words, check_language


class Game(Offer, ABC):
    """One game: its names, its start, and the ways to see, say and explain a position."""

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
    windows: ClassVar[Mapping[int, int]] = {}
    """Questions that open on public facts whether or not one can respond, with the answer that lets them pass."""
    in_words: ClassVar[type[Words]]
    """What makes its words for a table and a language."""

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
        """Every number the prompt could ever take, in any position, as a set."""

    @abstractmethod
    def named(self, position: Position) -> Mapping[int, str]:
        """Every number the asked seat could name here, allowed or not, with what one types for it; texts differ."""

    @abstractmethod
    def rule_for(self, position: Position, number: int) -> str:
        """The rule that offers this answer."""

    def points_at(self, position: Position, number: int) -> str | None:
        """Where an answer that has a name here points: a path into the asked seat's view; None if nowhere."""
        del position, number
        return None

    @abstractmethod
    def why_not(self, sight: Sight, number: int) -> str:
        """The rule that forbids a number which has a name here and is not an option."""

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
    def rule_ids(self) -> list[str]:
        """Every statement and ruling, in the order of the rulebook."""

    def words(self, house: House, language: str = LANGUAGES[0]) -> Words:
        """Everything that is said at such a table, in one language."""
        return _words(self.in_words, house, check_language(language))

    def question(self, position: Position) -> Question | None:
        """The pending question at the edge; None when the game is over."""
        if position.asked == NOBODY:
            return None
        names = self.named(position)
        return Question(
            asked=self.seat_name(position.asked) or "",
            prompt=self.prompts[position.prompt],
            options=tuple(
                Option(number, names[number], self.rule_for(position, number)) for number in members(position.options)
            ),
        )

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

    def record(
        self, house: House, position: Position, answers: Sequence[int], verdict: tuple[str, str] | None = None
    ) -> Record:
        """The answers that led to a position as a record that replays."""
        return Record(
            game=self.id,
            rules=self.version,
            variants=house.variants,
            rulings=house.changed,
            seats=house.seats,
            answers=tuple(answers),
            end=tuple(position.words()),
            verdict=verdict,
            edition=house.edition.label if house.edition else None,
            decks=tuple(deck.label for deck in house.decks),
        )

    def number_of(self, position: Position, text: str) -> int:
        """The number of an answer somebody typed; any that has a name here, allowed or not."""
        names = self.named(position)
        wanted = " ".join(text.lower().split())
        for number, name in names.items():
            if name.lower() == wanted:
                return number
        allowed = ", ".join(names[option] for option in members(position.options))
        raise Malformed(f"{text!r} answers nothing here; allowed: {allowed}")

    def check(self, position: Position, number: int) -> None:
        """Raise IllegalAnswer, with the rule and what is allowed, unless the number is an option."""
        is_answer = isinstance(number, int) and 0 <= number < ANSWERS
        if is_answer and one(number) & position.options:
            return
        names = self.named(position)
        allowed = [names[option] for option in members(position.options)]
        if not (is_answer and number in names):
            raise Malformed(f"{number} answers nothing here; allowed: {', '.join(allowed)}")
        rule = self.why_not(self.sight(position, position.asked), number)
        raise IllegalAnswer(names[number], rule, allowed)


@lru_cache(256)
def _words(make: type[Words], house: House, language: str) -> Words:
    return make(house, language)
