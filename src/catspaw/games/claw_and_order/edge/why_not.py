"""Why something may not be answered: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from catspaw.core.bits import one
from catspaw.core.sight import Sight
from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.abilities.filters import needs_face
from catspaw.games.claw_and_order.abilities.statics import having, idle_vehicles, standing, vehicles_of
from catspaw.games.claw_and_order.edge.in_sight import MatchInSight, in_sight
from catspaw.games.claw_and_order.edge.notation import rule_for
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.rules.combat import held_back, tired_troops, within_reach
from catspaw.games.claw_and_order.rules.playing import affordable, hosts, new_team_buffs
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_state import uses_of
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import definition_of, troops_in_play, troops_of


def why_not(sight: Sight, number: int) -> str:
    """The rule that forbids a number of the prompt's universe which is not an option."""
    assert isinstance(sight, MatchSight)
    match = in_sight(sight)
    forbids = _FORBIDS.get(int(sight.prompt))
    rule = forbids(match, number) if forbids else None
    return rule or rule_for(sight, number)


# Playing and using.


def _not_set_up(match: MatchInSight, card: int) -> str | None:
    """CO-103.4: no One-Time Items. Ruling CO-R.G: nothing that is in play is used."""
    if not match.zones[Zone.HAND + match.asked] & one(card):
        return "CO-R.G"
    return "CO-103.4" if match.card_index.traits[ops.IS_ONE_TIME] & one(card) else _not_from_hand(match, card)


def _not_played(match: MatchInSight, card: int) -> str | None:
    """Ruling CO-R.Z: nothing more after so many plays and uses."""
    if match.zones[Zone.ACTIONS] >= n.MOST_ACTIONS:
        return "CO-R.Z"
    in_hand = match.zones[Zone.HAND + match.asked] & one(card)
    return _not_from_hand(match, card) if in_hand else _not_in_play(match, card)


def _not_from_hand(match: MatchInSight, card: int) -> str | None:
    """CO-109.4, CO-109.7, CO-105.3, CO-109.1: taken off just now, there already, too dear, or for nobody."""
    seat, bit = match.asked, one(card)
    if match.zones[Zone.REMOVED] & match.card_index.traits[ops.IS_EQUIP] & bit:
        return "CO-109.4"
    if match.card_index.traits[ops.IS_TEAM_BUFF] & bit and not new_team_buffs(match, seat, bit):
        return "CO-109.7"
    if not affordable(match, seat, bit):
        return "CO-105.3"
    return "CO-109.1" if match.card_index.traits[ops.IS_EQUIP] & bit and not hosts(match, seat, card) else None


def _not_in_play(match: MatchInSight, card: int) -> str | None:
    """CO-108.2: a pilot. Ruling CO-R.R: deployed just now. Rulings CO-R.O, CO-R.Y: one item a turn; only one's own."""
    zones, bit = match.zones, one(card)
    if zones[Zone.ITEMS + match.asked] & bit:
        return "CO-R.O"
    if not (troops_of(match, match.asked) | zones[Zone.BUFFS + match.asked]) & bit:
        return "CO-R.Y"
    if zones[Zone.PILOTS] & bit:
        return "CO-108.2"
    return "CO-R.R" if zones[Zone.DEPLOYED_NOW] & having(match, bit, ops.RETREAT) else _not_activated(match, card)


def _not_activated(match: MatchInSight, card: int) -> str:
    """CO-108.1: without its pilot. Ruling CO-R.Z: used often enough. Ruling CO-R.Y: no such ability, or no price."""
    cards, definition = match.card_index.set, definition_of(match, card)
    places = [place for place in range(ops.ABILITIES) if cards.activates[definition] >> place & 1]
    is_idle = idle_vehicles(match, one(card))
    if is_idle and (places or cards.traits[definition] >> (ops.KEYWORD_TRAIT + ops.RETREAT) & 1):
        return "CO-108.1"
    return "CO-R.Z" if places and all(_is_used_up(match, card, place) for place in places) else "CO-R.Y"


def _is_used_up(match: MatchInSight, card: int, place: int) -> bool:
    row = (definition_of(match, card) * ops.ABILITIES + place) * ops.ABILITY_WORDS
    most = 1 if match.card_index.set.rows[row + ops.FLAGS] & ops.ONCE_A_TURN else n.MOST_USES
    return uses_of(match, card, place) >= most


def _not_that_way(match: MatchInSight, way: int) -> str | None:
    """CO-109.4: only items come off. CO-112.2: only Retreat retreats."""
    zones = match.zones
    card = zones[Zone.CHOSEN]
    if way == Answer.OFF:
        return "CO-R.O" if zones[Zone.ITEMS + match.asked] & one(card) else "CO-109.4"
    if way == Answer.WITH_RETREAT:
        if zones[Zone.PILOTS] & one(card):
            return "CO-R.J"
        return "CO-R.R" if zones[Zone.DEPLOYED_NOW] & having(match, one(card), ops.RETREAT) else "CO-112.2"
    if zones[Zone.PILOTS] & one(card):
        return "CO-108.2"
    return "CO-R.Z" if _is_used_up(match, card, way) else "CO-R.Y"


# Pilots and lines.


def _not_staying(match: MatchInSight, card: int) -> str | None:
    """CO-108.2: a pilot stays with its vehicle. CO-106.3: others move up."""
    return "CO-108.2" if match.zones[Zone.PILOTS] & one(card) else "CO-106.3"


def _not_this_vehicle(match: MatchInSight, card: int) -> str | None:
    """CO-108.1, Rulings CO-R.H and CO-R.P: no vehicle, too late or too early, or its pilot stays."""
    zones, bit = match.zones, one(card)
    if not vehicles_of(match, troops_of(match, match.asked) & bit):
        return "CO-108.1"
    if (zones[Zone.DEPLOYED_NOW] | zones[Zone.CHANGED]) & bit:
        return "CO-R.H"
    return "CO-R.P" if match.rulings.pilots_stay and zones[Zone.PILOTED] & bit else "CO-108.2"


def _not_this_pilot(match: MatchInSight, card: int) -> str | None:
    """CO-108.2: no vehicle, and from the Front Line. Rulings CO-R.H and CO-R.P: who sits in a vehicle already."""
    if card == Answer.DONE:
        return "CO-R.P"
    if not match.zones[Zone.PILOTS] & one(card):
        return "CO-108.2"
    return "CO-R.P" if match.rulings.pilots_stay else "CO-R.H"


# Attacks.


def _not_attacking(match: MatchInSight, card: int) -> str | None:
    """CO-106.1, CO-107.1, CO-108.1, CO-108.2, Rulings CO-R.A and CO-R.Z: who cannot attack."""
    zones, bit = match.zones, one(card)
    if not troops_of(match, match.asked) & bit:
        return "CO-107.1"
    if zones[Zone.PILOTS] & bit:
        return "CO-108.2"
    if zones[Zone.BACK + match.asked] & bit:
        return "CO-106.1"
    if idle_vehicles(match, bit):
        return "CO-108.1"
    if held_back(match, bit):
        return "CO-R.Z"
    return "CO-107.1" if tired_troops(match, bit) else "CO-R.A"


def _not_attacked(match: MatchInSight, card: int) -> str | None:
    """CO-107.2, CO-108.2, CO-112.2: who cannot be attacked. Ruling CO-R.Z: and who stands behind a guard."""
    front = match.zones[Zone.FRONT + (match.asked ^ 1)] & one(card)
    if front & match.zones[Zone.PILOTS]:
        return "CO-108.2"
    if _is_guarded(match, card):
        return "CO-R.Z"
    return "CO-112.2" if front and having(match, front, ops.FLYING) else "CO-107.2"


def _is_guarded(match: MatchInSight, card: int) -> bool:
    """Whether a troop could be attacked if no other had to be."""
    return bool(within_reach(match, match.zones[Zone.ATTACKER]) & one(card))


# Whom an item or an effect is for.


def _not_equipped(match: MatchInSight, card: int) -> str | None:
    """Ruling CO-R.Y: friendly troops, or whom the item names."""
    item = match.zones[Zone.CHOSEN]
    return _out_of_reach(match, match.card_index.set.equips[definition_of(match, item)], card) or "CO-R.Y"


def _not_a_target(match: MatchInSight, card: int) -> str | None:
    """CO-109.5: no Equip Item. Ruling CO-R.Z: whom the ability names, and nobody twice."""
    zones = match.zones
    if card < n.FIELD and (zones[Zone.ITEMS] | zones[Zone.ITEMS + 1]) & one(card):
        return "CO-109.5"
    if card < n.FIELD and standing(match, troops_in_play(match) & one(card), ops.IS_SHROUDED):
        return "CO-R.Z"
    return None if card == Answer.DONE else _out_of_reach(match, match.card_index.set.code[zones[Zone.PC] + 1], card)


def _out_of_reach(match: MatchInSight, who: int, card: int) -> str | None:
    """CO-106.1, Ruling CO-R.AA: a Back Line not named. Ruling CO-R.N: what can only be seen on a face."""
    zones, other, side = match.zones, match.asked ^ 1, ops.side_of(who)
    is_hidden = card == Answer.FACE_DOWN_CARD or zones[Zone.FACE_DOWN] & zones[Zone.BACK + other] & one(card) != 0
    is_behind = is_hidden or zones[Zone.BACK + other] & one(card)
    is_unnamed = ops.line_of(who) in (ops.NO_LINE, ops.FRONT_LINE)
    if side == ops.ANY_SIDE and is_unnamed and (is_behind or zones[Zone.BACK + match.asked] & one(card)):
        return "CO-R.AA"
    if not is_behind or side == ops.FRIENDLY:
        return None
    if is_unnamed:
        return "CO-106.1"
    return "CO-R.N" if is_hidden and needs_face(who) else None


def _not_a_battlefield(match: MatchInSight, number: int) -> str | None:
    """CO-111.2: only battlefields of the set."""
    del match, number
    return "CO-111.2"


_FORBIDS: Final[dict[int, Callable[[MatchInSight, int], str | None]]] = {
    Prompt.CHOOSE_BATTLEFIELD: _not_a_battlefield,
    Prompt.SET_UP: _not_set_up,
    Prompt.STAY: _not_staying,
    Prompt.CHOOSE_VEHICLE: _not_this_vehicle,
    Prompt.CHOOSE_PILOT: _not_this_pilot,
    Prompt.PLAY: _not_played,
    Prompt.EQUIP_TO: _not_equipped,
    Prompt.USE_HOW: _not_that_way,
    Prompt.ATTACK_WITH: _not_attacking,
    Prompt.ATTACK_WHOM: _not_attacked,
    Prompt.CHOOSE_TARGET: _not_a_target,
}
"""Per question who knows a better rule than the one that offers its answers."""
