"""What an answer means, what one types for it, and the rule that offers it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias, cast

from mypy_extensions import i64

from catspaw.core.bits import count, has, lowest, members, one
from catspaw.core.position import CHANCE
from catspaw.core.question import Option
from catspaw.games.claw_and_order.edge.in_sight import MatchInSight, in_sight
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.deck import deck_of, one_of_each
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES, Zone
from catspaw.games.claw_and_order.state.questions import QUESTIONS, Answer, Prompt
from catspaw.games.claw_and_order.state.zones import (
    definition_of,
    items_in_play,
    oldest,
    team_of,
    troops_in_play,
    troops_of,
)


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
    Prompt.ROLL_STARTER: tuple(map(Said, SEAT_NAMES)),
    Prompt.USE_HOW: (*(Counted("ability", number) for number in (1, 2, 3, 4)), Said("retreat"), Said("take off")),
    Prompt.WHETHER: (Said("no"), Said("yes")),
    Prompt.CHOOSE_MODE: tuple(Counted("mode", number) for number in (1, 2, 3)),
    Prompt.PUT_WHERE: (Said("top"), Said("bottom")),
}
"""Questions whose answers always mean the same."""
_NO_SIDES: Final = ("", "")
"""Of cards that are not in play."""
_PLACES: Final = n.DECK_SIZE
_ALL: Final = (1 << n.FIELD) - 1


def universe(prompt: int) -> int:
    """Every number the prompt could ever take."""
    if prompt in _FIXED:
        return int((1 << len(_FIXED[prompt])) - 1)
    if prompt == Prompt.CHOOSE_PLACE:
        return int((1 << _PLACES) - 1)
    may_end = Answer.DONE in QUESTIONS.kinds[prompt].besides or prompt == Prompt.CHOOSE_BATTLEFIELD
    end = n.DONE_BIT if may_end else 0
    hidden = n.FACE_DOWN_BIT if prompt in (Prompt.EQUIP_TO, Prompt.CHOOSE_TARGET) else 0
    return _ALL | end | hidden


def rule_for(sight: MatchSight, number: int) -> str:
    """The rule that offers an answer."""
    prompt, zones = sight.prompt, sight.zones
    if prompt == Prompt.PLAY and number != Answer.DONE and not zones[Zone.HAND + sight.asked] & one(number):
        return "CO-109.4" if (zones[Zone.ITEMS] | zones[Zone.ITEMS + 1]) & one(number) else "CO-R.Y"
    if prompt == Prompt.USE_HOW and number >= Answer.WITH_RETREAT:
        return "CO-112.2" if number == Answer.WITH_RETREAT else "CO-109.4"
    return QUESTIONS.answer_rule(prompt, number)


def named(sight: MatchSight) -> dict[int, str]:
    """Every number the asked seat could name here, with what one types for it."""
    ids = sight.set.ids
    return {number: _typed(meaning, ids) for number, meaning in meanings(sight).items()}


def options(sight: MatchSight) -> list[Option]:
    """What may be answered here, each with what one types for it and the rule that offers it."""
    ids, allowed = sight.set.ids, sight.options
    return [
        Option(number, _typed(meaning, ids), rule_for(sight, number))
        for number, meaning in meanings(sight).items()
        if has(allowed, number)
    ]


def _typed(meaning: Meaning, ids: tuple[str, ...]) -> str:
    if isinstance(meaning, Meant):
        definition, whose, copy = meaning
        name = f"{whose} {ids[definition]}" if whose else ids[definition]
        return name if copy == 1 else f"{name} {copy}"
    return meaning.word if isinstance(meaning, Said) else f"{meaning.what} {meaning.number}"


def meanings(sight: MatchSight) -> dict[int, Meaning]:
    """Every number the asked seat could name here, with what it means, in an order that everybody could tell.

    That is: cards of one's own as they are numbered, then cards in play from the oldest to the youngest.
    """
    if sight.meanings is None:
        sight.meanings = _meanings(sight)
    return cast("dict[int, Meaning]", sight.meanings)


def _meanings(sight: MatchSight) -> dict[int, Meaning]:
    match, prompt = in_sight(sight), sight.prompt
    if prompt in _FIXED:
        return dict(enumerate(_FIXED[prompt]))
    if prompt == Prompt.CHOOSE_PLACE:
        return {number: Counted("place", number + 1) for number in members(match.options)}
    if prompt == Prompt.CHOOSE_BATTLEFIELD:
        return _battlefields(match)
    found = _of_chance(match) if match.asked == CHANCE else _of_seat(match, int(match.asked))
    if prompt in (Prompt.EQUIP_TO, Prompt.CHOOSE_TARGET) and match.zones[Zone.FACE_DOWN] & troops_of(
        match, match.asked ^ 1
    ):
        found[Answer.FACE_DOWN_CARD] = Said("face-down")
    found |= {number: Said(said.typed) for number, said in QUESTIONS.kinds[prompt].besides.items()}
    return found


def _battlefields(match: MatchInSight) -> dict[int, Meaning]:
    cards = match.card_index.set
    first = int(cards.cards + cards.tokens)
    return {**{number: Meant(first + number) for number in range(cards.battlefields)}, Answer.NEUTRAL: Said("neutral")}


def _of_chance(match: MatchInSight) -> dict[int, Meaning]:
    """Chance knows all cards: troops in play by their side, others by name and copy."""
    if match.prompt == Prompt.ROLL_TROOP:
        return _told_apart(match, troops_in_play(match), team_of(match, 0), ("one's", "two's"))
    return _told_apart(match, match.options, 0, _NO_SIDES)


def _of_seat(match: MatchInSight, seat: int) -> dict[int, Meaning]:
    """Cards of the own hand, deck or discard pile, then those in play that the seat can see."""
    zones, prompt = match.zones, match.prompt
    cards: i64 = 0
    if prompt in (Prompt.PLAY, Prompt.SET_UP, Prompt.RESPOND, Prompt.DISCARD_ONE, Prompt.DEPLOY_ONE):
        cards = one_of_each(match, seat, zones[Zone.HAND + seat])
    elif prompt == Prompt.SEARCH_FOR:
        cards = one_of_each(match, seat, deck_of(match, seat))
    elif prompt == Prompt.RECOVER_ONE:
        cards = one_of_each(match, seat, zones[Zone.DISCARD_PILE + seat])
    found = _told_apart(match, cards, 0, _NO_SIDES)
    return found | _told_apart(match, _in_sight(match, seat), team_of(match, seat), ("our", "their"))


def _in_sight(match: MatchInSight, seat: int) -> int:
    """Cards in play that may come into question; no face-down card of the other side."""
    zones, prompt = match.zones, match.prompt
    own, theirs = troops_of(match, seat), troops_of(match, seat ^ 1) & ~zones[Zone.FACE_DOWN]
    if prompt in (Prompt.PLAY, Prompt.SET_UP):
        return own | zones[Zone.ITEMS + seat] | (zones[Zone.BUFFS + seat] & ~one(n.FIELD + seat))
    if prompt in (Prompt.STAY, Prompt.CHOOSE_VEHICLE, Prompt.CHOOSE_PILOT, Prompt.ATTACK_WITH):
        return own
    if prompt == Prompt.ATTACK_WHOM:
        return theirs
    if prompt == Prompt.CHOOSE_TARGET:
        return own | theirs | (items_in_play(match) | zones[Zone.BUFFS] | zones[Zone.BUFFS + 1]) & _ALL
    return own | theirs if prompt == Prompt.EQUIP_TO else 0


def _told_apart(match: MatchInSight, cards: i64, team: i64, sides: tuple[str, str]) -> dict[int, Meaning]:
    """Each by its side and name; of several alike the later ones have a number."""
    found: dict[int, Meaning] = {}
    told: i64 = 0
    while cards:
        card = oldest(match, cards)
        is_in_team = has(team, card)
        before = told & team if is_in_team else told & ~team
        copy = count(_of_its_name(match, card, before)) + 1
        found[int(card)] = _meant(int(definition_of(match, card)), sides[0] if is_in_team else sides[1], int(copy))
        told |= one(card)
        cards &= ~one(card)
    return found


def _of_its_name(match: MatchInSight, card: i64, among: i64) -> i64:
    """Which of some cards have the same name as this one, summoned troops too."""
    if card < n.CARDS:
        return match.card_index.copies(card, among) & ~n.ALL_SUMMONED
    found: i64 = 0
    left = among & n.ALL_SUMMONED
    while left:
        if definition_of(match, lowest(left)) == definition_of(match, card):
            found |= left & -left
        left &= left - 1
    return found


@cache
def _meant(definition: int, whose: str, copy: int) -> Meant:
    """The same few are meant again and again."""
    return Meant(definition, whose, copy)
