"""Kuhn poker on the kernel: the smallest complete example of a game.

Three cards, one each for two players, the third stays in the deck. The first player checks or
bets; a bet is called or folded; after a check the second player may bet. See CONTRIBUTING.md
for the walk-through.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar, Final, final

from msgspec.structs import replace
from mypy_extensions import i64

from catspaw.core.bits import count, one
from catspaw.core.events import SEAT, Domain, Events, Values, event
from catspaw.core.fixed_answers import FixedAnswers
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.core.position import CHANCE, NOBODY, ONLOOKER, NotAnOption, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.core.texts import Texts
from catspaw.core.view import View

CARDS: Final = ("jack", "queen", "king")
ANSWERS = (*CARDS, "check", "bet", "fold", "call")
CHECK: Final = 3
BET: Final = 4
FOLD: Final = 5
CALL: Final = 6

DEAL, OPEN, ANSWER_CHECK, ANSWER_BET, ANSWER_RAISE = 1, 2, 3, 4, 5
SHOWDOWN, FOLDED = 1, 2
ENDINGS = {SHOWDOWN: ("showdown", "KP-1.4"), FOLDED: ("folded", "KP-1.4")}


class Event:
    """The kinds of events, by their numbers in the journal."""

    DEALT = 1
    DID = 2
    SHOWED = 3
    OVER = 4


CARD = Domain(value=lambda _, card: CARDS[card])
SAID = Domain(value=lambda _, answer: ANSWERS[answer])
ENDING = Domain(value=lambda _, ending: ENDINGS[ending][0])


def _own(values: Values, seat: int) -> Collection[str]:
    """Which card is dealt, only its player sees."""
    return () if values["seat"] == seat else ("card",)


EVENTS = Events(
    Event,
    [
        event(Event.DEALT, "KP-1.1", SEAT("seat"), CARD("card"), audience=_own),
        event(Event.DID, "KP-1.2", SEAT("seat"), SAID("answer")),
        event(Event.SHOWED, "KP-1.4", CARD("first"), CARD("second")),
        event(Event.OVER, "KP-1.4", ENDING("ending"), SEAT("seat")),
    ],
)


@final
class Hand(Position):
    """One deal. A card is -1 until it is dealt."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Position.FIELDS, "deck", "first", "second", "stake")

    def __init__(self) -> None:
        super().__init__()
        self.deck: i64 = 0b111
        self.first: i64 = -1
        self.second: i64 = -1
        self.stake: i64 = 1
        """What the loser pays."""

    def answer(self, choice: i64) -> None:
        if choice < 0 or not self.options >> choice & 1:
            raise NotAnOption(choice)
        if self.prompt == DEAL:
            deal(self, choice)
        else:
            act(self, choice)

    def clone(self) -> Hand:
        slot = Hand()
        self.copy_into(slot)
        return slot

    def copy_into(self, slot: Position) -> None:
        assert isinstance(slot, Hand)
        self.copy_question(slot)
        slot.deck, slot.first, slot.second, slot.stake = self.deck, self.first, self.second, self.stake

    def conserved(self) -> bool:
        held = [card for card in (self.first, self.second) if card >= 0]
        return self.deck + sum(one(card) for card in held) == 0b111 and count(self.deck) + len(held) == 3

    def payoff(self, seat: i64) -> i64:
        """KP-1.4: the winner takes the loser's stake."""
        return super().payoff(seat) * self.stake


def deal(hand: Hand, card: i64) -> None:
    """KP-1.1: each player is dealt one card."""
    hand.deck &= ~one(card)
    if hand.first < 0:
        hand.first = card
        hand.tell(Event.DEALT, 0, card)
        hand.ask_chance(DEAL, hand.deck, 0, 0)
    else:
        hand.second = card
        hand.tell(Event.DEALT, 1, card)
        hand.ask(0, OPEN, one(CHECK) | one(BET))


def act(hand: Hand, choice: i64) -> None:
    """KP-1.2, KP-1.3: check or bet, then fold or call."""
    seat = hand.asked
    hand.tell(Event.DID, seat, choice)
    if choice == BET:
        hand.ask(1 - seat, ANSWER_BET if hand.prompt == OPEN else ANSWER_RAISE, one(FOLD) | one(CALL))
    elif choice == CHECK and hand.prompt == OPEN:
        hand.ask(1, ANSWER_CHECK, one(CHECK) | one(BET))
    elif choice == FOLD:
        end(hand, FOLDED, 1 - seat)
    else:
        hand.stake = 2 if choice == CALL else 1
        hand.tell(Event.SHOWED, hand.first, hand.second)
        end(hand, SHOWDOWN, 0 if hand.first > hand.second else 1)


def end(hand: Hand, ending: i64, winner: i64) -> None:
    """KP-1.4: the higher card wins, or whoever did not fold."""
    hand.finish(ending, one(winner), one(1 - winner))
    hand.tell(Event.OVER, ending, winner)


@final
class HandSight(Sight):
    """One's own card, both after a showdown, and every question."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Sight.FIELDS, "first", "second", "dealt", "stake")

    def __init__(self, hand: Hand, seat: i64) -> None:
        super().__init__(hand, seat)
        shown = hand.ended_by == SHOWDOWN
        self.first: i64 = hand.first if seat == 0 or shown else -1
        self.second: i64 = hand.second if seat == 1 or shown else -1
        self.dealt: i64 = 3 - count(hand.deck)
        self.stake: i64 = hand.stake

    def sample_into(self, slot: Position, sampler: Sampler) -> None:
        """Every card not seen is equally likely."""
        assert isinstance(slot, Hand)
        slot.asked, slot.prompt, slot.options, slot.pile = self.asked, self.prompt, self.options, 0
        slot.ended_by, slot.winners, slot.losers, slot.stake = self.ended_by, self.winners, self.losers, self.stake
        slot.deck, slot.first, slot.second = 0b111, self.first, self.second
        for card in (slot.first, slot.second):
            slot.deck &= ~one(card) if card >= 0 else -1
        if slot.first < 0 and self.dealt > 0:
            slot.first = sampler.pick(slot.deck)
            slot.deck &= ~one(slot.first)
        if slot.second < 0 and self.dealt > 1:
            slot.second = sampler.pick(slot.deck)
            slot.deck &= ~one(slot.second)
        if self.asked == CHANCE:
            slot.options = slot.deck
        elif self.asked != NOBODY:
            slot.options = one(CHECK) | one(BET) if self.prompt in (OPEN, ANSWER_CHECK) else one(FOLD) | one(CALL)


class HandView(View, frozen=True):
    """What a player may know, as typed values."""

    cards: tuple[str | None, str | None]
    """The first player's and the second's; None is not known, or not dealt."""
    dealt: int


def card_name(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


class KuhnTexts(Texts):
    """In English only."""

    def question(self, prompt: int) -> str:
        return {DEAL: "Which card is dealt?"}.get(prompt, "What do you do?")

    def answer(self, sight: Sight, number: int) -> str:
        return ANSWERS[number]

    def event(self, event: int) -> str:
        kind, a, b = unpacked(event)
        if kind == Event.DEALT:
            return f"The {self.seat(a)} player is dealt a {'card' if b == HIDDEN else CARDS[b]}."
        if kind == Event.DID:
            return f"The {self.seat(a)} player says {ANSWERS[b]}."
        if kind == Event.SHOWED:
            return f"They show a {CARDS[a]} and a {CARDS[b]}."
        return f"The {self.seat(b)} player wins."

    def rule(self, rule: str) -> str:
        return {
            "KP-1.1": "Each player gets one of three cards.",
            "KP-1.2": "The first player checks or bets, and so may the second after a check.",
            "KP-1.3": "A bet is called or folded.",
            "KP-1.4": "The higher card, or the player who did not fold, wins the stake: one, or two after a call.",
        }[rule]


class KuhnPoker(FixedAnswers):
    """As small as a game of hidden information gets; worth 1/18 to the second player."""

    id = "kuhn-poker"
    title = "Kuhn poker"
    prefix = "KP"
    version = 1
    seats = ("first", "second")
    longest = 5
    prompts: ClassVar[Mapping[int, str]] = {
        DEAL: "deal",
        OPEN: "open",
        ANSWER_CHECK: "answer-check",
        ANSWER_BET: "answer-bet",
        ANSWER_RAISE: "answer-raise",
    }
    events = EVENTS
    texts_class = KuhnTexts
    endings: ClassVar[Mapping[int, tuple[str, str]]] = ENDINGS

    def start(self, setup: TableSetup) -> Position:
        del setup
        hand = Hand()
        hand.ask_chance(DEAL, hand.deck, 0, 0)
        return hand

    def sight(self, position: Position, seat: int) -> Sight:
        assert isinstance(position, Hand)
        return HandSight(position, seat)

    def view(self, sight: Sight) -> View:
        assert isinstance(sight, HandSight)
        return HandView(
            seat=self.seat_name(sight.seat),
            asked=self.seat_name(sight.asked),
            prompt=self.prompts.get(sight.prompt),
            cards=(card_name(sight.first), card_name(sight.second)),
            dealt=sight.dealt,
        )

    def everything(self, position: Position) -> View:
        assert isinstance(position, Hand)
        view = self.view(HandSight(position, ONLOOKER))
        return replace(view, cards=(card_name(position.first), card_name(position.second)))

    def universe(self, prompt: int) -> int:
        if prompt == DEAL:
            return 0b111
        return one(CHECK) | one(BET) if prompt in (OPEN, ANSWER_CHECK) else one(FOLD) | one(CALL)

    def answer_text(self, prompt: int, number: int) -> str:
        return ANSWERS[number]

    def answer_rule(self, prompt: int, number: int) -> str:
        return "KP-1.1" if number < CHECK else "KP-1.2" if number < FOLD else "KP-1.3"

    def why_not(self, sight: Sight, number: int) -> str:
        return "KP-1.1"

    def rule_ids(self) -> list[str]:
        return ["KP-1.1", "KP-1.2", "KP-1.3", "KP-1.4"]
