"""Cat & The Mouse by its solution: both seats answer as an equilibrium policy does, at random where it is mixed."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from catspaw.bots.cat_and_mouse import Prowler, Sleuth
from catspaw.core.bits import count, lowest, members, one
from catspaw.core.game import Game
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.edge.deduction import rooms_she_may_be_in
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.numbers import (
    ALL_ROOMS,
    HOLDS_CALLING_CARD,
    HOLDS_PICKPOCKET,
    INSPECTOR,
    TREASURES,
)
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt
from catspaw.solve.heist_policy import Graph, HeistPolicy, HeistWorth, read_policy, read_worth
from catspaw.solve.heist_reading import Reading, notes_of, read, unseen_rooms
from catspaw.solve.heist_stay import AGAIN, NEW, OLD, OWN, SAFE, UNSEEN, keeping, keeps

DEEP: Final = "deep-pockets"
FINE: Final = 1 << 20
"""Chances are drawn in so many parts of one."""
SAME_FOR_ALL: Final = frozenset({"subtle_use", "subtle_pick"})
"""Rulings that change no policy: any returned room is as good as any other, and a larger deck hides her better."""

ANOTHER_GAME: Final = frozenset({"own_room", "named_clue", "peek"})
"""Rulings that change what she may name or knows, so that a policy for the usual readings has no answers."""


def policy_name(rulings: Rulings, *, one_treasure: bool = False) -> str:
    """The file with the policy for such a table, or for the nearest one.

    CM-7.2: an Inspector who takes but one treasure plays as if there were no Deep Pockets.
    """
    return "-".join(name for name in rulings.setup.variants if not (one_treasure and name == DEEP)) or "base"


def name_at(sight: HeistSight) -> str:
    """The policy for a moment: how many treasures he has taken is known to both."""
    taken = sight.prompt not in (Prompt.FILL_POCKET, Prompt.FILL_DEEP_POCKET)
    return policy_name(sight.rulings, one_treasure=taken and sight.pocket_count == 1)


def fits_exactly(rulings: Rulings) -> bool:
    """Whether the policy was solved for just these readings."""
    return set(rulings.setup.changed) <= SAME_FOR_ALL


def policy_at(sight: HeistSight) -> HeistPolicy | None:
    """The policy for a moment at such a table, or the nearest; None if there is none near enough."""
    if ANOTHER_GAME & set(sight.rulings.setup.changed):
        return None
    return shipped_policy(name_at(sight))


@lru_cache(8)
def shipped_policy(name: str) -> HeistPolicy | None:
    """A policy that comes with Catspaw, read when it is first asked for; None if there is none."""
    found = files("catspaw.bots").joinpath("policies", f"{name}.policy")
    return read_policy(found.read_bytes(), found.name) if found.is_file() else None


@lru_cache(8)
def shipped_worth(name: str) -> HeistWorth | None:
    """What answers are worth against the policy of that name; None if that does not come with Catspaw."""
    policy, found = shipped_policy(name), files("catspaw.bots").joinpath("policies", f"{name}.worth")
    return read_worth(found.read_bytes(), found.name, policy) if policy and found.is_file() else None


def pocket_kind(sight: HeistSight, graph: Graph) -> int:
    """To the Inspector: which kind of pocket he has."""
    if graph.kinds == 1 or count(sight.pocket) == 1:
        return 0
    return 0 if in_line(*members(sight.pocket)) else 1


def in_line(one_card: int, other: int) -> bool:
    """Whether two treasures share a theme or a value."""
    return one_card // 3 == other // 3 or one_card % 3 == other % 3


def loot_state(sight: HeistSight, graph: Graph, reading: Reading, *, card: bool = False) -> int:
    """To the Mouse: the number of what she knows about loot; KeyError if nothing was solved for it."""
    stage = reading.stay.turns[reading.turn].number - 1
    haul = int(sight.haul) | (HOLDS_CALLING_CARD if card else 0)
    room = int(sight.room_loot) if stage or sight.rulings.loot_is_seen_at_once else 0
    found = graph.space(reading.key.pattern).state(stage, haul, int(sight.left_seen), room)
    if found < 0:
        raise KeyError(haul)
    return found


class SolvedHeist:
    """Answers as the solved policy does; where it has no answer, by the rules of thumb.

    Readings that no policy was solved for are played by the policy of the same variants
    (`fits_exactly` says so), as far as that is allowed.
    """

    def __init__(self, game: Game, seat: int, seed: int, careless: float = 0.0) -> None:
        """So large a share of names, takes, checks, traps and keepings is made at random (`heist_levels.blurred`)."""
        self._careless = careless
        self._sampler = Sampler(seed)
        self._by_thumb = Sleuth(game, seat, seed) if seat == INSPECTOR else Prowler(game, seat, seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, HeistSight)
        if count(sight.options) == 1:
            return int(lowest(sight.options))
        policy = policy_at(sight)
        if policy is None:
            return self._by_thumb.choose(sight)
        try:
            answer = self._inspector(sight, policy) if sight.seat == INSPECTOR else self._mouse(sight, policy)
        except (KeyError, IndexError, StopIteration, ValueError):  # nothing was solved for this moment
            return self._by_thumb.choose(sight)
        return answer if sight.options & one(answer) else self._by_thumb.choose(sight)

    def _drawn(self, chances: list[float]) -> int:
        """One of some possibilities, as likely as it should be."""
        at = int(self._sampler.below(FINE)) / FINE * sum(chances)
        for place, chance in enumerate(chances):
            at -= chance
            if at < 0:
                return place
        return max(range(len(chances)), key=chances.__getitem__)

    def _blurred(self, chances: list[float], legal: list[bool]) -> list[float]:
        """Chances as a careless player has them."""
        if not self._careless:
            return chances
        total, even = sum(chances) or 1.0, self._careless / sum(legal)  # nothing was solved off its ways
        return [
            (1 - self._careless) * chance / total + even * allowed
            for chance, allowed in zip(chances, legal, strict=True)
        ]

    def _any(self, numbers: list[int]) -> int:
        return numbers[int(self._sampler.below(len(numbers)))]

    # The Inspector.

    def _inspector(self, sight: HeistSight, policy: HeistPolicy) -> int:
        prompt = sight.prompt
        if prompt == Prompt.FILL_POCKET:
            return self._any(members(sight.options))
        if prompt == Prompt.FILL_DEEP_POCKET:
            return self._second_treasure(sight, policy)
        if count(rooms_she_may_be_in(sight)) == 1:
            return Answer.SPRING if prompt == Prompt.ACT else self._certain(sight)
        reading = read(sight)
        if prompt == Prompt.KEEP:
            return self._keep(sight, policy, reading)
        chances = self._act(sight, policy, reading)
        if prompt == Prompt.ACT:
            return Answer.CHECK if self._drawn([chances[0], sum(chances[1:])]) == 0 else Answer.SPRING
        target = self._drawn(chances[1:])
        return reading.named[target] if target < 2 else self._any(unseen_rooms(sight, reading))

    def _certain(self, sight: HeistSight) -> int:
        """Where she is for sure, or any of the cards he has drawn."""
        if sight.prompt == Prompt.TRAP:
            return int(lowest(rooms_she_may_be_in(sight)))
        return self._any(members(sight.options))

    def _second_treasure(self, sight: HeistSight, policy: HeistPolicy) -> int:
        first = members(sight.pocket)[0]
        lined = self._drawn(policy.stored.kind_chances) == 0
        cards = members(sight.options & TREASURES)
        fitting = [card for card in cards if in_line(card, first) == lined]
        return self._any(fitting)

    def _act(self, sight: HeistSight, policy: HeistPolicy, reading: Reading) -> list[float]:
        notes = notes_of(sight, reading)
        note = reading.stay.turns[reading.turn].notes.index(notes)  # play goes on alike from equal ones
        unseen = [room < len(notes.rooms) and notes.rooms[room] == UNSEEN for room in range(2)]
        chances = policy.act(reading.key, reading.stay, reading.turn, note, pocket_kind(sight, policy.graph))
        return self._blurred(chances, [True, *unseen, notes.unseen > 0])

    def _keep(self, sight: HeistSight, policy: HeistPolicy, reading: Reading) -> int:
        """Which of two cards to keep: it matters only if one of them was named."""
        drawn = members(sight.drawn)
        labels = tuple(sorted(reading.home(room) for room in drawn))
        if labels[0] == labels[-1]:
            return self._any(drawn)
        before = notes_of(sight, reading)
        results = keeps(before, labels)
        decision, answers = keeping(reading.stay.turns[reading.turn], results)
        chances = policy.keep(reading.key, reading.stay, reading.turn, decision, pocket_kind(sight, policy.graph))
        chances = self._blurred(chances, [True, True])
        label = list(dict.fromkeys(labels))[self._drawn([chances[answer] for answer in answers])]
        return self._any([room for room in drawn if reading.home(room) == label])

    # The Mouse.

    def _mouse(self, sight: HeistSight, policy: HeistPolicy) -> int:
        prompt = sight.prompt
        if prompt in (Prompt.START, Prompt.MOVE):
            return self._any(members(sight.options & ALL_ROOMS))
        if prompt == Prompt.USE_SUBTLY:
            return Answer.SHUFFLE_BACK
        if prompt == Prompt.RETURN_NOTE:
            return self._any(members(sight.options & ALL_ROOMS))
        if prompt in (Prompt.AFTER, Prompt.ANNOUNCED, Prompt.CORNERED, Prompt.MISSED):
            return self._window(sight)
        reading = read(sight)
        if prompt == Prompt.NAME:
            return self._name(sight, policy, reading)
        if prompt == Prompt.TAKE:
            return self._take(sight, policy, reading)
        if prompt == Prompt.ESCAPE:
            return self._escape(sight, policy, reading)
        return self._turn(sight, policy, reading)

    @staticmethod
    def _smoke(sight: HeistSight) -> int:
        """How she would vanish: with the pocket, unless she has a set."""
        picks = sight.options & one(Answer.SMOKE_AND_PICK) and not makes_set(sight.haul)
        return Answer.SMOKE_AND_PICK if picks else Answer.SMOKE

    def _window(self, sight: HeistSight) -> int:
        """After her action she vanishes with a set only; cornered, whenever she can."""
        stays = {Prompt.AFTER: Answer.STAY, Prompt.ANNOUNCED: Answer.STAY}.get(sight.prompt)
        if not sight.options & one(Answer.SMOKE):
            return stays if stays is not None else int(lowest(sight.options))
        if stays is not None and not makes_set(sight.haul):
            return stays
        return self._smoke(sight)

    def _name(self, sight: HeistSight, policy: HeistPolicy, reading: Reading) -> int:
        turn = reading.stay.turns[reading.turn]
        if reading.is_found or not turn.named_by or reading.key.rooms == 1:
            return int(sight.room)
        home = turn.homes.index(reading.home(int(sight.room)))
        chances = policy.names(reading.key, reading.stay, reading.turn, home, loot_state(sight, policy.graph, reading))
        kind = self._drawn(self._blurred(chances, [row[home] != (-1, -1) for row in turn.named_by]))
        if kind == OWN:
            return int(sight.room)
        if kind == NEW:
            return self._any(members(reading.unnamed & ~one(sight.room)))
        if kind == OLD:
            return self._any(members(sight.options & ALL_ROOMS & ~reading.rooms))
        if kind == SAFE:
            return self._any(members(sight.options & sight.clues))
        return reading.named[kind - AGAIN]

    def _stop(self, sight: HeistSight) -> int:
        picks = sight.options & one(Answer.PICK_POCKET) and not makes_set(sight.haul)
        return Answer.PICK_POCKET if picks else Answer.END_HEIST

    def _turn(self, sight: HeistSight, policy: HeistPolicy, reading: Reading) -> int:
        if makes_set(sight.haul):
            return Answer.END_HEIST
        if reading.is_found:
            state = loot_state(sight, policy.graph, reading, card=True)
            chances = policy.found(reading.key, reading.stay, reading.turn, state)
        else:
            named = reading.stay.named[reading.after]
            home = named.homes.index(reading.home(int(sight.room)))
            state = loot_state(sight, policy.graph, reading)
            chances = policy.turn(reading.key, reading.stay, reading.after, home, state)
        if not sight.options & one(Answer.PICK_POCKET):
            chances = [0.0, *chances[1:]]  # an end without a set is lost, whatever else may be
        answers = (self._stop(sight), Answer.LOOT_ROOM, Answer.CHANGE_ROOMS)
        if any(chances):
            return answers[self._drawn(chances)]
        return next(answer for answer in (*answers[1:], answers[0]) if sight.options & one(answer))

    def _take(self, sight: HeistSight, policy: HeistPolicy, reading: Reading) -> int:
        cards = members(sight.room_loot)
        for card in cards:
            if makes_set(sight.haul | one(card)):
                return card
        if len(cards) == 1 or reading.is_found:
            return cards[0]
        space = policy.space(reading.key.pattern)
        haul, left, both = int(sight.haul), int(sight.left_seen), int(sight.room_loot)
        ends = [space.state(1, haul | one(card), left, both & ~one(card)) for card in cards]
        named = reading.stay.named[reading.after]
        home = named.homes.index(reading.home(int(sight.room)))
        state = space.state(0, haul, left, 0)
        chances = policy.take(reading.key, reading.stay, reading.after, home, state, *ends)
        return cards[self._drawn(self._blurred(chances, [True, True]))]

    def _escape(self, sight: HeistSight, policy: HeistPolicy, reading: Reading) -> int:
        """Caught: the Calling Card and what comes after it, or the bomb, or nothing."""
        smoke = bool(sight.options & one(Answer.SMOKE))
        wins = makes_set(sight.haul) or bool(sight.haul & HOLDS_PICKPOCKET)
        if not sight.options & one(Answer.LEAVE_CARD):
            return self._smoke(sight) if smoke and wins else Answer.SHOW_ROOM
        if makes_set(sight.haul):
            return Answer.LEAVE_CARD
        chances = policy.found(reading.key, reading.stay, reading.turn, loot_state(sight, policy.graph, reading))
        return self._smoke(sight) if smoke and self._drawn(chances) == 0 else Answer.LEAVE_CARD
