"""Which rules decided a heist, and what both came to."""

from __future__ import annotations

from catspaw.core.bits import one
from catspaw.core.outcome import Scores
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.sets import most_alike
from catspaw.games.cat_and_mouse.state.endings import ENDINGS, Ending
from catspaw.games.cat_and_mouse.state.numbers import PICKPOCKET, SMOKE_BOMB


def decided_by(sight: HeistSight) -> tuple[str, ...]:
    """CM-4.3, Ruling CM-R.M: a wrong trap; CM-6.2, CM-6.3: a trick that ended it; CM-5.3, Ruling CM-R.K: a set."""
    ending = sight.ended_by
    if ending == Ending.WRONG_TRAP and not sight.rulings.wrong_trap_needs_set:
        return ("CM-4.3", "CM-R.M")
    rules = ["CM-4.3", "CM-R.M"] if sight.missed else []
    if not sight.haul_is_known:
        return (*rules, ENDINGS[ending][1])
    rules += ["CM-6.2"] if sight.discard & one(SMOKE_BOMB) else []
    rules += ["CM-6.3"] if sight.discard & one(PICKPOCKET) else []
    return (*rules, "CM-5.3", "CM-R.K")


def scores(sight: HeistSight) -> Scores:
    """CM-3.3: clues. Ruling CM-R.W: how many loot cards she has, and CM-5.3: how many match, once they are shown."""
    mouse = {"loot": int(sight.haul_count)}
    if sight.haul_is_known:
        mouse["alike"] = int(most_alike(sight.haul))
    return {"inspector": {"clues": int(sight.clue_count), "monitored": int(sight.note_count)}, "mouse": mouse}
