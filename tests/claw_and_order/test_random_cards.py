"""Whatever cards the language can make: a match of them goes on to its end, keeps its cards and its secrets."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import COMPILED, one
from catspaw.core.events import kebab_names
from catspaw.core.journal import KIND, Journal, unpacked
from catspaw.core.playout import Tally, audit_game, audit_many
from catspaw.core.position import BOTTOM, CHANCE, NOBODY, ONLOOKER
from catspaw.core.sampler import Sampler
from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.abilities.effects import do_step
from catspaw.games.claw_and_order.cards.decks import complaints, deck_text
from catspaw.games.claw_and_order.cards.set_folder import SetFolder
from catspaw.games.claw_and_order.edge.build_view import build_view
from catspaw.games.claw_and_order.edge.notation import named
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.language.check import check_card
from catspaw.games.claw_and_order.language.effects import EFFECTS
from catspaw.games.claw_and_order.language.productions import FEATURES, features
from catspaw.games.claw_and_order.rules import flow as course
from catspaw.games.claw_and_order.rules.rulings import Rulings
from catspaw.games.claw_and_order.state.card_index import CardIndex, CardSet
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import DONE_BIT, Zone
from catspaw.games.claw_and_order.state.position import Match, open_match
from catspaw.games.claw_and_order.state.questions import Answer
from claw_and_order.made_sets import MadeMatch, made_matches

pytestmark = [pytest.mark.slow, pytest.mark.contract]

MOST_ANSWERS = 20_000
MOST_SECONDS = 60
"""For one match, which takes less than one on an idle machine."""
LOOKED_AT = 20 if COMPILED else 100
"""One moment in so many is looked at from every seat."""
SETS = 15
"""In one round."""
FURTHER_ROUNDS = 9
FIRST_SEED = 7
"""A round of interpreted sets with this seed misses next to nothing."""
PLAYED_ON = 30
"""One imagined world in so many is played to its end."""
AUDITED = 20 if COMPILED else 0
"""Further matches of each set, which nobody looks at."""
QUICKLY = settings(
    max_examples=SETS,
    database=None,
    phases=[Phase.generate],
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
"""The same sets every time; one that fails is shown as it is, since to shrink it takes minutes."""
EAGER = 3
"""Who would say that they are done goes on instead, but for one time in so many."""


def counted_from(module: object, first: str) -> dict[int, str]:
    """The numbers that a module counts up from this name on."""
    names = list(vars(module))
    found: dict[int, str] = {}
    for number, name in enumerate(names[names.index(first) :], getattr(module, first)):
        if getattr(module, name) != number:
            break
        found[number] = name
    return found


STEPS = {effect.opcode: effect.name() for effect in EFFECTS} | {
    ops.SELECT: "select",
    ops.JUMP: "jump",
    ops.HOLD: "hold",
}
TRIGGERS = counted_from(ops, "DEPLOYED")
EVENTS = kebab_names(Event)
del TRIGGERS[ops.EVENTS]  # how many there are
del EVENTS[Event.DROPPED], EVENTS[Event.AT_BOUND], EVENTS[Event.SEAT_AT_BOUND]  # hardly ever so much happens (CO-R.Z)


@contextmanager
def in_time() -> Iterator[None]:
    """Whatever goes on for ever fails, at least in the interpreter."""

    def give_up(signal_number: int, frame: object) -> None:
        raise TimeoutError(f"{MOST_SECONDS} seconds were not enough")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(MOST_SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


class Broken(AssertionError):
    """Something that must always hold does not."""

    def __init__(self, law: str, made: MadeMatch, answers: int, detail: object = "") -> None:
        super().__init__(f"{law}: {detail}; after {answers} answers, with seed {made.seed}")


class Watched:
    """One match being played at random."""

    def __init__(self, made: MadeMatch) -> None:
        self.made = made
        self.cards = made.card_set()
        definitions = vec[i64]([i64(card) for deck in made.decks for card in deck])
        self.match = open_match(Rulings(made.setup(self.cards)), CardIndex(self.cards, definitions))
        self.opening = self.match.clone()
        self.slot = self.match.clone()
        self.sampler = Sampler(made.seed)
        self.worlds = Sampler(made.seed + 1)
        self.journal = Journal()
        self.match.journal = self.journal
        self.answers = 0
        self.left: dict[int, int] = {}
        """Per shuffle what may still come up."""

    def broken(self, law: str, detail: object = "") -> Broken:
        return Broken(law, self.made, self.answers, detail)

    def play(self, looked_at: int = LOOKED_AT) -> None:
        """To the end, looking at one moment in so many."""
        match = self.match
        while match.asked != NOBODY:
            self.check()
            if self.worlds.below(looked_at) == 0:
                self.look()
            choice = self.choice()
            self.check_pile(choice)
            self.answer(choice)
        self.check()
        self.look()

    def choice(self) -> int:
        """At random, but rather something than nothing."""
        options = self.match.options
        choice = self.sampler.pick(options)
        if choice == Answer.DONE and options != DONE_BIT and self.match.asked != CHANCE and self.sampler.below(EAGER):
            choice = self.sampler.pick(options & ~DONE_BIT)
        return int(choice)

    def answer(self, choice: int) -> None:
        self.answers += 1
        if self.answers > MOST_ANSWERS:
            raise self.broken("a match ends")
        try:
            self.match.answer(choice)
        except Exception as error:
            raise self.broken("no answer fails", f"{error!r} at answer {choice}") from error

    def check(self) -> None:
        if not self.match.conserved():
            raise self.broken("conservation")
        if self.match.asked != NOBODY and not self.match.options:
            raise self.broken("every question has an answer", f"prompt {self.match.prompt}")

    def check_pile(self, choice: int) -> None:
        """A chance question offers all that is left of its shuffle."""
        if self.match.asked == CHANCE:
            pile = self.match.pile & ~BOTTOM
            if self.left.get(pile, self.match.options) != self.match.options:
                raise self.broken("piles", f"pile {pile} offers part of its shuffle")
            self.left[pile] = self.match.options & ~one(choice)

    def look(self) -> None:
        """What each seat can imagine looks like what it sees, and whoever is asked is asked the same there."""
        match, slot = self.match, self.slot
        for seat in (0, 1, ONLOOKER):
            self.imagine(seat)
            if match.asked == seat:
                self.check_asked(seat)
            if self.worlds.below(PLAYED_ON) == 0:
                self.play_on(seat)
        slot.load(match.state())
        if slot.state() != match.state():
            raise self.broken("save and load")

    def imagine(self, seat: int) -> None:
        """A possible world in the slot."""
        sight, slot = MatchSight(self.match, seat), self.slot
        try:
            sight.sample_into(slot, self.worlds)
        except Exception as error:
            raise self.broken("sampling", f"{error!r} for seat {seat}") from error
        if not slot.conserved():
            raise self.broken("sampling", f"{seat} imagines an impossible world")
        again = MatchSight(slot, seat).state()
        wrong = [k for k, (old, new) in enumerate(zip(sight.state(), again, strict=True)) if old != new]
        if wrong:
            raise self.broken("sampling", f"{seat} can tell a sample by the words {wrong}")
        if slot.asked != NOBODY and not slot.options:
            raise self.broken("sampling", f"{seat} imagines a question without an answer")

    def check_asked(self, seat: int) -> None:
        """The slot is a world that the asked seat can imagine."""
        match, slot = self.match, self.slot
        asked_there, asked_here = ((m.asked, m.prompt, m.options) for m in (slot, match))
        if asked_there != asked_here:
            raise self.broken("options follow from the view", (asked_there, asked_here))
        there, here = (named(MatchSight(m, seat)) for m in (slot, match))
        if there != here:
            raise self.broken("names follow from the view", (there, here))
        if build_view(MatchSight(slot, seat)) != build_view(MatchSight(match, seat)):
            raise self.broken("sampling", f"{seat} sees a sample differently")

    def play_on(self, seat: int) -> None:
        """What a seat imagines can be played to its end."""
        try:
            goes_well = audit_game(self.slot.clone(), self.slot, self.worlds, Tally())
        except Exception as error:
            raise self.broken("worlds can be played", f"{error!r} in what {seat} imagines") from error
        if not goes_well:
            raise self.broken("worlds can be played", f"what {seat} imagines is not conserved")


class Counts:
    """How often what was said and done over a run of sets."""

    def __init__(self) -> None:
        self.said: Counter[str] = Counter()
        self.steps: Counter[int] = Counter()
        self.triggered: Counter[int] = Counter()
        self.told: Counter[int] = Counter()
        self.sets = 0
        self.answers = 0

    def add(self, watched: Watched) -> None:
        self.answers += watched.answers
        for kind, first, _ in map(unpacked, watched.journal.events):
            self.told[kind & KIND] += 1
            if kind & KIND == Event.TRIGGERED:
                self.triggered[watched.cards.rows[(first >> 6) * ops.ABILITY_WORDS + ops.EVENT]] += 1

    def tables(self) -> Iterator[tuple[str, Counter[int], dict[int, str]]]:
        """What was counted, and under which names. Steps are seen in the interpreter only."""
        if not COMPILED:
            yield "step", self.steps, STEPS
        yield "triggered", self.triggered, TRIGGERS
        yield "told", self.told, EVENTS

    def lines(self) -> dict[str, int]:
        """How often everything was, by what it is called."""
        found = {feature: self.said[feature] for feature in FEATURES}
        for what, counts, names in self.tables():
            found |= {f"{what}: {name.lower().replace('_', ' ')}": counts[number] for number, name in names.items()}
        return found

    def missing(self) -> list[str]:
        return [line for line, times in self.lines().items() if not times]

    def show(self) -> None:
        """Shown with pytest -s."""
        times = [f"{times:8} {line}" for line, times in self.lines().items()]
        print(f"{self.sets} sets, {self.answers} answers", *times, sep="\n")  # noqa: T201


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counts:
    """Counts every step on the way to it, where the rules are interpreted."""
    found = Counts()

    def count(match: Match) -> bool:
        found.steps[ops.opcode_in(match.card_index.set.code[match.zones[Zone.PC]])] += 1
        return do_step(match)

    monkeypatch.setattr(course, "do_step", count)
    return found


def play_sets(counts: Counts, round: int, matches: int) -> None:
    """Make some sets, and play matches of each."""

    @seed(round)
    @QUICKLY
    @given(made_matches())
    def check(made: MadeMatch) -> None:
        check_legal(made)
        counts.sets += 1
        counts.said.update(feature for card in made.cards for line in card.abilities for feature in features(line))
        for further in range(matches):
            watched = Watched(replace(made, seed=made.seed + further))
            with in_time():
                watched.play()
            counts.add(watched)
        audit(watched)

    check()


def play_rounds(counts: Counts, least: int, matches: int) -> None:
    """At least so many rounds, and a few more if something is still missing."""
    for round in range(least + FURTHER_ROUNDS):
        if round < least or counts.missing():
            play_sets(counts, FIRST_SEED + round, matches)
    counts.show()
    assert counts.missing() == []


def check_legal(made: MadeMatch) -> None:
    """CO-102.1 to CO-102.3, and what lines may stand together: otherwise the test is wrong."""
    cards = made.card_set()
    for card in made.cards:
        check_card(card.abilities, card.kind)
    for deck in made.deck_lists():
        assert complaints(deck_text(deck, cards), cards) == []


def audit(watched: Watched) -> None:
    """More matches of the set, each answer audited."""
    tally = Tally()
    if not audit_many(watched.opening, watched.made.seed, AUDITED, tally):
        raise watched.broken("conservation", f"in audited match {tally.games}")
    assert tally.games == AUDITED and tally.longest <= MOST_ANSWERS


@pytest.mark.contract
def test_matches_of_random_cards_keep_the_laws_and_end(counts: Counts):
    """What these few do not say or do is tried by `language/test_made.py`, and by many more sets below."""
    play_sets(counts, FIRST_SEED, matches=1)
    counts.show()
    assert counts.sets == SETS and counts.told[Event.TRIGGERED]


@pytest.mark.long
@pytest.mark.contract
def test_many_matches_of_random_cards_keep_the_laws_and_end(counts: Counts):
    play_rounds(counts, least=20, matches=4)


@pytest.mark.contract
def test_a_set_read_from_its_text_is_the_same_set():
    @seed(0)
    @settings(QUICKLY, max_examples=6)
    @given(made_matches())
    def check(made: MadeMatch) -> None:
        folder = SetFolder("made", made.files(), [])
        assert folder.complaints == []
        assert in_play(folder.card_set(by_contents=False)) == in_play(made.card_set())

    check()


def in_play(cards: CardSet) -> tuple[object, ...]:
    """All of a set that matters to a match."""
    numbers = [cards.costs, cards.healths, cards.damages, cards.traits, cards.equips, cards.rows, cards.code]
    counts = (cards.cards, cards.tokens, cards.battlefields)
    return cards.ids, counts, *map(list, numbers), [(deck.label, list(deck.cards)) for deck in cards.decks]
