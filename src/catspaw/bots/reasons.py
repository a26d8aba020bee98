"""Reasons: what speaks for an answer, from the features by which search judges, in both languages.

An answer is tried out in worlds that fit the seat's sight, up to the next turn, and so are the others; what it
changes most, and for the better, is its reason. Where a game has no features, its rank has to do.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from msgspec.structs import replace

from catspaw.bots.advice import Advice, Worth
from catspaw.bots.guides import guide_for, learns
from catspaw.bots.search.guide import Guide
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.games.fluent_texts import bundle, sentence

PACKAGE: Final = "catspaw.bots"
WORLDS: Final = 24
"""In so many worlds each answer is tried out."""
COMPARED: Final = 6
"""With at most so many others."""
LONGEST: Final = 60
"""So many answers at most, if the turn does not end."""
SLIGHT: Final = 0.03
"""What changes the outlook by less is no reason, and chances that differ by less are nearly equal."""
EQUAL: Final = 0.0005
"""Exact chances that differ by less are equal."""
SURE: Final = 0.97
AHEAD: Final = 0.1
"""Whatever is so much better than all others has that for a reason."""


def with_reasons(game: Game, setup: TableSetup, sight: Sight, advice: Advice, most: int = 3) -> Advice:
    """Advice with a reason for each of its best few answers; those that have one keep it."""
    if all(worth.reason for worth in advice.hints(most)):
        return advice
    outlooks = _outlooks(game, setup, sight, [worth.answer for worth in advice.worths[: most + COMPARED]])
    reasoned = [
        worth if worth.reason else replace(worth, reason=_weighty(outlooks, worth.answer) or _by_rank(advice, worth))
        for worth in advice.hints(most)
    ]
    return replace(advice, worths=(*reasoned, *advice.worths[most:]))


def reason_text(reason: str, language: str) -> str:
    """A reason as people read it."""
    return sentence(PACKAGE, language, f"reason-{reason}")


def chance_text(game: Game, language: str) -> str:
    """What the chances are of: winning, or what search looks ahead to in this game."""
    own = f"chance-{game.id}"
    return sentence(PACKAGE, language, own if bundle(PACKAGE, language).has_message(own) else "chance")


def _by_rank(advice: Advice, worth: Worth) -> str:
    """What can be said in any game."""
    if worth.chance >= SURE:
        return "sure"
    behind = advice.chance - worth.chance
    if worth.answer != advice.best.answer:
        return "equal" if advice.exact and behind < EQUAL else "close" if behind < SLIGHT else "behind"
    others = [other.chance for other in advice.worths[1:]]
    if others and worth.chance - max(others) >= AHEAD:
        return "ahead"
    return "sound" if advice.exact else "best"


# What an answer changes.

Outlook = dict[str, float]
"""What each feature adds to a seat's outlook, its own and those of its rivals."""


def _weighty(outlooks: dict[int, Outlook], answer: int) -> str:
    """The feature by which an answer is furthest ahead of the others; empty if by none to speak of."""
    others = [outlook for other, outlook in outlooks.items() if other != answer]
    ahead = {
        reason: worth - sum(other[reason] for other in others) / len(others)
        for reason, worth in outlooks.get(answer, {}).items()
        if others
    }
    best = max(ahead, key=lambda reason: ahead[reason], default="")
    return best if best and ahead[best] >= SLIGHT else ""


def _outlooks(game: Game, setup: TableSetup, sight: Sight, answers: Sequence[int]) -> dict[int, Outlook]:
    """The outlook after each answer, on average; all are tried in the same worlds."""
    named = _named(game)
    if not any(named):
        return {}
    guide, world = guide_for(game, len(setup.seats)), game.start(setup)
    sampler, found = Sampler(1), {answer: dict.fromkeys(_reasons(named), 0.0) for answer in answers}
    for _ in range(WORLDS):
        sight.sample_into(world, sampler)
        guide.begin(world)
        for answer in answers:
            ahead = world.clone()
            _play_turn(ahead, answer, guide, sampler)
            guide.note(ahead)
            _add(found[answer], named, guide.evaluation.weights, guide.evaluation.features, int(sight.seat))
    return found


def _play_turn(ahead: Position, answer: int, guide: Guide, sampler: Sampler) -> None:
    """Give an answer, and play on without much thought until the turn is over."""
    turn = guide.turn(ahead)
    ahead.answer(answer)
    for _ in range(LONGEST):
        if guide.is_decided(ahead) or (guide.turn(ahead) != turn and ahead.asked != CHANCE):
            return
        ahead.answer(guide.answer(ahead, sampler))


def _add(outlook: Outlook, named: Sequence[str], weights: vec[float], features: vec[float], seat: int) -> None:
    rivals = float(len(features) // len(named) - 1)
    for place, weight in enumerate(weights):
        if not named[place]:
            continue
        values = features[place :: len(named)]
        mine = values[seat]
        outlook[f"{named[place]}-mine"] += weight * mine / WORLDS
        outlook[f"{named[place]}-theirs"] -= weight * (sum(values) - mine) / rivals / WORLDS


def _named(game: Game) -> list[str]:
    """What each feature has to do with, such as with who is in line; empty where nothing is said of it."""
    messages = bundle(PACKAGE, "en")
    families = [f"{game.id}-{re.sub(r'-(late|[0-9]+)$', '', feature)}" for feature in learns(game)]
    return [family if messages.has_message(f"reason-{family}-mine") else "" for family in families]


def _reasons(named: Sequence[str]) -> list[str]:
    return [f"{family}-{whose}" for family in dict.fromkeys(named) if family for whose in ("mine", "theirs")]
