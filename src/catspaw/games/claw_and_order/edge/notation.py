"""What an answer means, what one types for it, and the rule that offers it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from catspaw.core.bits import members, one
from catspaw.core.position import CHANCE
from catspaw.games.claw_and_order.edge.in_sight import MatchInSight, in_sight
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_state import stamp_of
from catspaw.games.claw_and_order.state.deck import deck_of, one_of_each
from catspaw.games.claw_and_order.state.zones import (
    controller_of,
    definition_of,
    troops_in_play,
    troops_of,
)

SEAT_NAMES: Final = ("one", "two")
PROMPTS: Final = {
    n.ROLL_STARTER: "roll-starter",
    n.DRAW_OPENING: "draw-opening",
    n.DRAW_CARD: "draw-card",
    n.DISCARD_BOTTOM: "discard-bottom",
    n.ROLL_TROOP: "roll-troop",
    n.ROLL_DISCARD: "roll-discard",
    n.LOOK_AT: "look-at",
    n.CHOOSE_BATTLEFIELD: "choose-battlefield",
    n.SET_UP: "set-up",
    n.STAY: "stay",
    n.CHOOSE_VEHICLE: "choose-vehicle",
    n.CHOOSE_PILOT: "choose-pilot",
    n.PLAY: "play",
    n.EQUIP_TO: "equip-to",
    n.USE_HOW: "use-how",
    n.ATTACK_WITH: "attack-with",
    n.ATTACK_WHOM: "attack-whom",
    n.RESPOND: "respond",
    n.CHOOSE_TARGET: "choose-target",
    n.CHOOSE_PLACE: "choose-place",
    n.WHETHER: "whether",
    n.CHOOSE_MODE: "choose-mode",
    n.DISCARD_ONE: "discard-one",
    n.SEARCH_FOR: "search-for",
    n.RECOVER_ONE: "recover-one",
    n.PUT_WHERE: "put-where",
}

WINDOWS = {n.RESPOND: n.DONE}
"""Where whoever is attacked is asked as soon as they hold a card, whichever it is."""


class Said(NamedTuple):
    """Something said outright."""

    word: str


class Counted(NamedTuple):
    """One of several, counted from one: an ability, a mode, a place."""

    what: str
    number: int


class Meant(NamedTuple):
    """A card that the asked seat can see, or a battlefield."""

    definition: int
    whose: str = ""
    """In play: `our` or `their`; to chance `one's` or `two's`."""
    copy: int = 1
    """Of several alike: the first, the second …"""


Meaning: TypeAlias = Said | Counted | Meant

_FIXED: Final[dict[int, tuple[Meaning, ...]]] = {
    n.ROLL_STARTER: tuple(map(Said, SEAT_NAMES)),
    n.USE_HOW: (*(Counted("ability", number) for number in (1, 2, 3, 4)), Said("retreat"), Said("take off")),
    n.WHETHER: (Said("no"), Said("yes")),
    n.CHOOSE_MODE: tuple(Counted("mode", number) for number in (1, 2, 3)),
    n.PUT_WHERE: (Said("top"), Said("bottom")),
}
"""Questions whose answers always mean the same."""
_NONE_CALLED: Final = {
    n.CHOOSE_PILOT: "nobody",
    n.RESPOND: "pass",
    n.SEARCH_FOR: "nothing",
    n.RECOVER_ONE: "nothing",
}
_MAY_END: Final = (n.SET_UP, n.STAY, n.CHOOSE_VEHICLE, n.PLAY, n.ATTACK_WITH, n.CHOOSE_TARGET, *_NONE_CALLED)
_PLACES: Final = n.DECK_SIZE
_ALL: Final = (1 << n.FIELD) - 1

_RULES: Final = {
    n.ROLL_STARTER: "CO-R.F",
    n.DRAW_OPENING: "CO-103.2",
    n.DRAW_CARD: "CO-104.1",
    n.DISCARD_BOTTOM: "CO-107.4",
    n.CHOOSE_BATTLEFIELD: "CO-111.1",
    n.SET_UP: "CO-103.4",
    n.STAY: "CO-106.3",
    n.CHOOSE_VEHICLE: "CO-108.3",
    n.CHOOSE_PILOT: "CO-108.2",
    n.PLAY: "CO-105.3",
    n.EQUIP_TO: "CO-109.1",
    n.USE_HOW: "CO-R.Y",
    n.ATTACK_WITH: "CO-107.1",
    n.ATTACK_WHOM: "CO-107.2",
    n.RESPOND: "CO-R.W",
    n.CHOOSE_PLACE: "CO-R.N",
}
"""The rule behind each question; of the others it is the card language, CO-R.Z."""


def universe(prompt: int) -> int:
    """Every number the prompt could ever take."""
    if prompt in _FIXED:
        return int((1 << len(_FIXED[prompt])) - 1)
    if prompt == n.CHOOSE_PLACE:
        return int((1 << _PLACES) - 1)
    end = n.DONE_BIT if prompt in _MAY_END or prompt == n.CHOOSE_BATTLEFIELD else 0
    hidden = n.FACE_DOWN_BIT if prompt in (n.EQUIP_TO, n.CHOOSE_TARGET) else 0
    return _ALL | end | hidden


def rule_for(sight: MatchSight, number: int) -> str:
    """The rule that offers an answer."""
    prompt, zones = sight.prompt, sight.zones
    if prompt == n.PLAY and number != n.DONE and not zones[n.HAND + sight.asked] & one(number):
        return "CO-109.4" if (zones[n.ITEMS] | zones[n.ITEMS + 1]) & one(number) else "CO-R.Y"
    if number == n.DONE and prompt in (n.PLAY, n.ATTACK_WITH):
        return "CO-104.1"
    if prompt == n.USE_HOW and number >= n.WITH_RETREAT:
        return "CO-112.2" if number == n.WITH_RETREAT else "CO-109.4"
    return _RULES.get(prompt, "CO-R.Z")


def named(sight: MatchSight) -> dict[int, str]:
    """Every number the asked seat could name here, with what one types for it."""
    ids = sight.set.ids
    return {number: _typed(meaning, ids) for number, meaning in meanings(sight).items()}


def _typed(meaning: Meaning, ids: tuple[str, ...]) -> str:
    if isinstance(meaning, Meant):
        definition, whose, copy = meaning
        name = f"{whose} {ids[definition]}" if whose else ids[definition]
        return name if copy == 1 else f"{name} {copy}"
    return meaning.word if isinstance(meaning, Said) else f"{meaning.what} {meaning.number}"


@lru_cache(4)
def meanings(sight: MatchSight) -> Mapping[int, Meaning]:
    """Every number the asked seat could name here, with what it means, in an order that everybody could tell.

    That is: cards of one's own as they are numbered, then cards in play from the oldest to the youngest.
    """
    match, prompt = in_sight(sight), sight.prompt
    if prompt in _FIXED:
        return dict(enumerate(_FIXED[prompt]))
    if prompt == n.CHOOSE_PLACE:
        return {number: Counted("place", number + 1) for number in members(match.options)}
    if prompt == n.CHOOSE_BATTLEFIELD:
        return _battlefields(match)
    found = _of_chance(match) if match.asked == CHANCE else _of_seat(match, int(match.asked))
    if prompt in (n.EQUIP_TO, n.CHOOSE_TARGET) and match.zones[n.FACE_DOWN] & troops_of(match, match.asked ^ 1):
        found[n.FACE_DOWN_CARD] = Said("face-down")
    if prompt in _MAY_END:
        found[n.DONE] = Said(_NONE_CALLED.get(prompt, "done"))
    return found


def _battlefields(match: MatchInSight) -> dict[int, Meaning]:
    cards = match.card_index.set
    first = int(cards.cards + cards.tokens)
    return {**{number: Meant(first + number) for number in range(cards.battlefields)}, n.NEUTRAL: Said("neutral")}


def _of_chance(match: MatchInSight) -> dict[int, Meaning]:
    """Chance knows all cards: troops in play by their side, others by name and copy."""
    if match.prompt == n.ROLL_TROOP:
        troops = members(troops_in_play(match))
        return _told_apart(match, troops, lambda card: f"{SEAT_NAMES[controller_of(match, card)]}'s")
    return _told_apart(match, members(match.options), lambda _: "")


def _of_seat(match: MatchInSight, seat: int) -> dict[int, Meaning]:
    """Cards of the own hand, deck or discard pile, then those in play that the seat can see."""
    zones, prompt = match.zones, match.prompt
    cards: int = 0
    if prompt in (n.PLAY, n.SET_UP, n.RESPOND, n.DISCARD_ONE):
        cards = one_of_each(match, seat, zones[n.HAND + seat])
    elif prompt == n.SEARCH_FOR:
        cards = one_of_each(match, seat, deck_of(match, seat))
    elif prompt == n.RECOVER_ONE:
        cards = one_of_each(match, seat, zones[n.DISCARD_PILE + seat])
    in_play = members(_in_sight(match, seat))
    found = _told_apart(match, members(cards), lambda _: "")
    return found | _told_apart(match, in_play, lambda card: "our" if controller_of(match, card) == seat else "their")


def _in_sight(match: MatchInSight, seat: int) -> int:
    """Cards in play that may come into question; no face-down card of the other side."""
    zones, prompt = match.zones, match.prompt
    own, theirs = troops_of(match, seat), troops_of(match, seat ^ 1) & ~zones[n.FACE_DOWN]
    if prompt in (n.PLAY, n.SET_UP):
        return own | zones[n.ITEMS + seat] | (zones[n.BUFFS + seat] & ~one(n.FIELD + seat))
    if prompt in (n.STAY, n.CHOOSE_VEHICLE, n.CHOOSE_PILOT, n.ATTACK_WITH):
        return own
    if prompt == n.ATTACK_WHOM:
        return theirs
    return own | theirs if prompt in (n.EQUIP_TO, n.CHOOSE_TARGET) else 0


def _told_apart(match: MatchInSight, cards: Iterable[int], whose: Callable[[int], str]) -> dict[int, Meaning]:
    """Each by its side and name; of several alike the later ones have a number."""
    found: dict[int, Meaning] = {}
    times: dict[tuple[int, str], int] = {}
    for card in sorted(cards, key=lambda card: (stamp_of(match, card), card)):
        alike = int(definition_of(match, card)), whose(card)
        times[alike] = times.get(alike, 0) + 1
        found[card] = Meant(*alike, times[alike])
    return found
