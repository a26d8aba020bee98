"""Counts what the solved policy does in games against itself: the figures of docs/solved.md.

PYTHONPATH=../src:. python -m solve.habits   # in tests
"""

from __future__ import annotations

import sys
from collections import Counter

from catspaw.bots.solved_heist import SolvedHeist
from catspaw.core.bits import count, one
from catspaw.core.playout import settle
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.games.cat_and_mouse.edge.deduction import rooms_she_may_be_in
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.questions import ANSWERS, Prompt

GAME = game_by_id("cat-and-mouse")


def habit(sight: HeistSight, answer: int) -> tuple[str, object, object] | None:
    """What a decision is an example of."""
    if sight.prompt == Prompt.TURN and not makes_set(sight.haul):
        return "turn in this room", 3 - int(sight.room_loot_count), ANSWERS[answer].typed
    if sight.prompt == Prompt.KEEP and count(sight.drawn) == 2 and count(sight.drawn & sight.named) == 1:
        return "keeps", "of a named room and another", "the named one" if sight.named & one(answer) else "the other"
    if sight.prompt == Prompt.ACT:
        return "rooms she may be in", int(count(rooms_she_may_be_in(sight))), ANSWERS[answer].typed
    if sight.prompt == Prompt.NAME:
        return "names in room", int(sight.searches) + 1, "her own" if answer == sight.room else "another"
    return None


def habits(games: int) -> Counter[tuple[str, object, object]]:
    bots, found = (SolvedHeist(GAME, 0, 1), SolvedHeist(GAME, 1, 2)), Counter[tuple[str, object, object]]()
    for seed in range(games):
        position, chance = GAME.start(GAME.setup()), Sampler(seed)
        settle(position, chance)
        while position.asked != NOBODY:
            sight = GAME.sight_of_asked(position)
            assert isinstance(sight, HeistSight)
            answer = bots[position.asked].choose(sight)
            if example := habit(sight, answer):
                found[example] += 1
            position.answer(answer)
            settle(position, chance)
    return found


if __name__ == "__main__":
    for (what, where, answer), often in sorted(habits(1200).items(), key=str):
        sys.stdout.write(f"{what} {where}: {answer} {often}\n")
