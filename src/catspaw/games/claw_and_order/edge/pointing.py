"""Where an answer points in the asked seat's view."""

from __future__ import annotations

from catspaw.core.bits import members, one
from catspaw.games.claw_and_order.edge.in_sight import MatchInSight, in_sight
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_state import partner_of, stamp_of
from catspaw.games.claw_and_order.state.deck import cards_on, cards_under
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import (
    controller_of,
    definition_of,
    items_in_play,
    owner_of,
    troops_in_play,
)

_WITHOUT_PLACE = (Prompt.CHOOSE_BATTLEFIELD, Prompt.USE_HOW, Prompt.WHETHER, Prompt.CHOOSE_MODE, Prompt.PUT_WHERE)


def points_at(sight: MatchSight, number: int) -> str | None:
    """A path into the view such as `players/one/hand/3`; None for answers that are no card on the table.

    Ruling CO-R.N: opposing troops that lie face down are `players/two/back/face_down` together, unless it is asked
    which of them.
    """
    match = in_sight(sight)
    if match.asked < 0 or number == Answer.DONE or match.prompt in _WITHOUT_PLACE:
        return None
    if match.prompt == Prompt.CHOOSE_PLACE:
        return _of_troop(match, _by_age(match, match.zones[Zone.OPTIONS_DOWN])[number])
    if number == Answer.FACE_DOWN_CARD:
        return f"players/{SEAT_NAMES[match.asked ^ 1]}/back/face_down"
    if troops_in_play(match) & one(number):
        return _of_troop(match, number)
    if items_in_play(match) & one(number):
        return _of_item(match, number)
    return _of_card(match, number)


def _by_age(match: MatchInSight, cards: int) -> list[int]:
    """As the view has troops and items: from the oldest to the youngest."""
    return sorted(members(cards), key=lambda card: stamp_of(match, card))


def _of_troop(match: MatchInSight, troop: int) -> str:
    seat = controller_of(match, troop)
    is_front = match.zones[Zone.FRONT + seat] & one(troop) != 0
    line = match.zones[(Zone.FRONT if is_front else Zone.BACK) + seat]
    return f"players/{SEAT_NAMES[seat]}/{'front' if is_front else 'back'}/{_by_age(match, line).index(troop)}"


def _of_item(match: MatchInSight, item: int) -> str | None:
    """CO-109.1: an Equip Item is with the troop it is on; while one is asked whose it will be, nowhere."""
    troop = int(partner_of(match, item))
    if troop < 0:
        return None
    items = [other for other in _by_age(match, items_in_play(match)) if partner_of(match, other) == troop]
    return f"{_of_troop(match, troop)}/items/{items.index(item)}"


def _of_card(match: MatchInSight, card: int) -> str | None:
    """A card of the hand, or the first of its name among the Team Buffs, in the discard pile or in the deck."""
    zones, seat = match.zones, int(owner_of(match, card))
    player = f"players/{SEAT_NAMES[seat]}"
    if zones[Zone.HAND + seat] & one(card):
        return f"{player}/hand/{members(zones[Zone.HAND + seat]).index(card)}"
    buffs = zones[Zone.BUFFS + seat] & ~one(n.FIELD + seat)
    for key, cards in (
        ("buffs", buffs),
        ("discard", zones[Zone.DISCARD_PILE + seat]),
        ("deck", zones[Zone.DECK + seat]),
    ):
        if cards & one(card):
            return f"{player}/{key}/{_by_name(match, cards, card)}"
    for key, queue in (("top", cards_on(zones, seat)), ("bottom", cards_under(zones, seat))):
        if card in queue:
            names = [definition_of(match, other) for other in queue]
            return f"{player}/{key}/{names.index(definition_of(match, card))}"
    return None


def _by_name(match: MatchInSight, cards: int, card: int) -> int:
    """As the view has piles: by the cards' ids."""
    ids = match.card_index.set.ids
    return sorted(ids[definition_of(match, other)] for other in members(cards)).index(ids[definition_of(match, card)])
