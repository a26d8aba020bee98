"""Inspectors who read the Mouse's names: Sleuths, but for trapping a room that her names point at."""

from __future__ import annotations

from abc import abstractmethod

from catspaw.bots.cat_and_mouse import Sleuth
from catspaw.core.bits import one
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.edge.deduction import rooms_she_may_be_in
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.state.calls import calls_in_order
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt


class Reader(Sleuth):
    """Springs the trap as soon as there is a room to suspect."""

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, HeistSight)
        rooms = self.suspects(sight) & rooms_she_may_be_in(sight)
        if rooms and sight.prompt in (Prompt.ACT, Prompt.TRAP):
            return Answer.SPRING if sight.prompt == Prompt.ACT else int(self._sampler.pick(rooms))
        return super().choose(sight)

    @abstractmethod
    def suspects(self, sight: HeistSight) -> int:
        """The rooms she may be in, going by what she has named; none while he only listens."""


class Listener(Reader):
    """She is where she says."""

    def suspects(self, sight: HeistSight) -> int:
        return sight.named


class Contrarian(Reader):
    """She is where she has never said since she moved in."""

    def suspects(self, sight: HeistSight) -> int:
        return ~sight.named if sight.named else 0


class Counter(Reader):
    """She is where she says most often, once she has said something twice."""

    def suspects(self, sight: HeistSight) -> int:
        names = [room for room in calls_in_order(sight.calls) if room is not None]
        often = max(names, key=names.count, default=-1)
        return int(one(often)) if names.count(often) > 1 else 0


class Patient(Reader):
    """She is where she said last, once at most three rooms are left or she may hold a set."""

    def suspects(self, sight: HeistSight) -> int:
        few = rooms_she_may_be_in(sight).bit_count() <= 3 or sight.haul_count >= 3
        last = [room for room in calls_in_order(sight.calls) if room is not None][-1:]
        return int(one(last[0])) if few and last else 0


class Bayesian(Reader):
    """Knows that one cover in three is her own room, and traps it once that is more likely than not to be this one."""

    def suspects(self, sight: HeistSight) -> int:
        last = sight.calls & 15
        may_be = int(rooms_she_may_be_in(sight))
        if not 0 < last <= 12 or not may_be & one(last - 1):
            return 0
        here = max(k for k in range(13) if sight.search_marks & one(k))
        others = sight.map_count + sight.bottom_count + sight.note_count - here
        return int(one(last - 1)) if others > 2 * (may_be.bit_count() - 1) else 0


READERS = (Listener, Contrarian, Counter, Patient, Bayesian)
