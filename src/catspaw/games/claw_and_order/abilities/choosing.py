"""Who an effect is about: targets that a player chooses, troops that chance names, and all of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import count, first, lowest, one
from catspaw.core.journal import SECOND_RULE
from catspaw.games.claw_and_order.abilities.filters import lines_meant, needs_face, reach
from catspaw.games.claw_and_order.abilities.ops import (
    DAMAGED,
    EACH,
    HOST,
    IS_SHROUDED,
    ITEM,
    OTHER,
    OWN,
    RANDOM,
    TARGET,
    THAT,
    THEM,
    THIS,
    UP_TO,
    VEHICLE,
    mode_of,
    noun_of,
    number_of,
    which_in,
)
from catspaw.games.claw_and_order.abilities.statics import standing
from catspaw.games.claw_and_order.state.card_state import partner_of
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import BATTLEFIELDS, DONE_BIT, FACE_DOWN_BIT, NONE, Pile, Zone
from catspaw.games.claw_and_order.state.questions import Answer, Prompt
from catspaw.games.claw_and_order.state.zones import (
    cards_in_play,
    oldest,
    only,
    reference,
    troops_in_play,
    troops_of,
    turn_up,
)

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def select(match: Match, who: i64) -> bool:
    """Find out whom the next steps are about; True if somebody must be asked first."""
    mode = mode_of(who)
    if mode == TARGET or mode == OWN:
        return select_target(match, who)
    if mode == RANDOM:
        return select_at_random(match, who)
    if mode == THIS:
        match.zones[Zone.CHOSEN_ONES] = only(match.zones[Zone.SOURCE]) & cards_in_play(match) & ~BATTLEFIELDS
    elif mode != THEM:
        match.zones[Zone.CHOSEN_ONES] = named_by(match, who)
    return False


def chooser(match: Match) -> i64:
    """Who chooses: the ability's controller, or the other player where the present step says so."""
    zones = match.zones
    return zones[Zone.CONTROLLER] ^ (which_in(match.card_index.set.code[zones[Zone.PC]]) & 1)


def named_by(match: Match, who: i64) -> i64:
    """The troops meant by `that troop`, `the equipped troop`, `each …` and their like."""
    zones = match.zones
    mode = mode_of(who)
    source = zones[Zone.SOURCE]
    card: i64 = -1
    if mode == EACH:
        show_faces(match, who)
        return reach(match, zones[Zone.CONTROLLER], source, who)
    if mode == THAT and zones[Zone.THAT_CARD] != NONE:
        card = zones[Zone.THAT_CARD]
    elif mode == OTHER and zones[Zone.OTHER_CARD] != NONE:
        card = zones[Zone.OTHER_CARD]
    elif mode == HOST or (mode == VEHICLE and zones[Zone.PILOTS] & only(source)):
        card = partner_of(match, source)
    if card < 0:
        return 0
    return one(card) & troops_in_play(match)


def hold(match: Match) -> None:
    """Those chosen now will do something to those chosen next. Ruling CO-R.N: whose damage matters, is turned up."""
    troops = match.zones[Zone.CHOSEN_ONES] & troops_in_play(match)
    match.zones[Zone.HELD] = troops
    while troops:
        turn_up(match, lowest(troops))
        troops &= troops - 1


def show_faces(match: Match, who: i64) -> None:
    """Ruling CO-R.N: an effect that asks for breed or numbers turns up whoever lies face down where it looks.

    If it asks for damage, everybody can see that there is none on them.
    """
    if needs_face(who) and not who & DAMAGED and noun_of(who) != ITEM:
        hidden = lines_meant(match, match.zones[Zone.CONTROLLER], who) & match.zones[Zone.FACE_DOWN]
        while hidden:
            card = oldest(match, hidden)
            turn_up(match, card)
            hidden &= ~one(card)


def select_target(match: Match, who: i64) -> bool:
    """Targets are chosen one at a time, none of them twice."""
    zones = match.zones
    if zones[Zone.LEFT] == 0:
        zones[Zone.LEFT] = number_of(who) + 1
        zones[Zone.CHOSEN_ONES] = 0
    if zones[Zone.LEFT] > 1 and targets(match, who) | own_hidden_ones(match, who):
        ask_for_target(match, who)
        return True
    zones[Zone.LEFT] = 0
    return False


def targets(match: Match, who: i64) -> i64:
    """CO-109.5: troops, and items only if the effect says so.

    Ruling CO-R.N: an opponent chooses a face-down one by what is public. Ruling CO-R.Z: who cannot be targeted is none.
    """
    zones = match.zones
    seat = chooser(match)
    found = reach(match, seat, zones[Zone.SOURCE], who) & ~zones[Zone.CHOSEN_ONES]
    if noun_of(who) == ITEM:
        return found
    if mode_of(who) == TARGET:
        found &= ~standing(match, found, IS_SHROUDED)
    if needs_face(who):
        found &= ~(zones[Zone.FACE_DOWN] & troops_of(match, seat ^ 1))
    return found


def own_hidden_ones(match: Match, who: i64) -> i64:
    """Ruling CO-R.N: one's own face-down troops where faces are asked for; only their player knows them."""
    zones = match.zones
    if not needs_face(who) or noun_of(who) == ITEM:
        return 0
    seat = chooser(match)
    found = lines_meant(match, seat, who) & zones[Zone.FACE_DOWN] & troops_of(match, seat) & ~zones[Zone.CHOSEN_ONES]
    if found and mode_of(who) == TARGET:
        found &= ~standing(match, found, IS_SHROUDED)
    return found


def ask_for_target(match: Match, who: i64) -> None:
    """Ruling CO-R.N: asked for the sake of a face-down card too; where nobody else is right, none need be chosen."""
    seat = chooser(match)
    found = targets(match, who)
    options = by_face(match, seat, found)
    if who & UP_TO or found & ~own_hidden_ones(match, who) == 0:
        options |= DONE_BIT
    match.ask(seat, Prompt.CHOOSE_TARGET, options)


def by_face(match: Match, seat: i64, troops: i64) -> i64:
    """Options that name no card the seat cannot see: those lying face down before it are one option together."""
    hidden = troops & match.zones[Zone.FACE_DOWN] & troops_of(match, seat ^ 1)
    if hidden:
        return (troops & ~hidden) | FACE_DOWN_BIT
    return troops


def choose_target(match: Match, choice: i64) -> None:
    """A target, one of those that lie face down, or no more targets."""
    zones = match.zones
    if choice == Answer.DONE:
        zones[Zone.LEFT] = 1
    elif choice == Answer.FACE_DOWN_CARD:
        who = match.card_index.set.code[zones[Zone.PC] + 1]
        seat = chooser(match)
        hidden = targets(match, who) & zones[Zone.FACE_DOWN] & troops_of(match, seat ^ 1)
        if choose_among_hidden(match, seat, hidden):
            return
        target(match, lowest(hidden))
    else:
        target(match, choice)
    match.advance()


def choose_among_hidden(match: Match, seat: i64, hidden: i64) -> bool:
    """True if there are several, so that the place must be asked for."""
    if count(hidden) < 2:
        return False
    match.zones[Zone.OPTIONS_DOWN] = hidden
    ask_for_place(match, seat)
    return True


def ask_for_place(match: Match, seat: i64) -> None:
    """Places are counted from the card that has lain there longest."""
    match.ask(seat, Prompt.CHOOSE_PLACE, first(count(match.zones[Zone.OPTIONS_DOWN])))


def choose_place(match: Match, place: i64) -> i64:
    """Which of the face-down cards lies at the place."""
    hidden = match.zones[Zone.OPTIONS_DOWN]
    match.zones[Zone.OPTIONS_DOWN] = 0
    while place > 0:
        hidden &= ~one(oldest(match, hidden))
        place -= 1
    return oldest(match, hidden)


def reaches_nobody(match: Match, who: i64) -> bool:
    """Whether there is nobody to choose, by what is public; what is not chosen is not looked at."""
    mode = mode_of(who)
    return (mode == TARGET or mode == OWN) and targets(match, who) | own_hidden_ones(match, who) == 0


def target(match: Match, card: i64) -> None:
    """Ruling CO-R.N: one's own face-down troop is turned up if what was asked for can only be seen on its face."""
    zones = match.zones
    if needs_face(match.card_index.set.code[zones[Zone.PC] + 1]):
        turn_up(match, card)
    zones[Zone.CHOSEN_ONES] |= one(card)
    zones[Zone.LEFT] -= 1
    match.tell(Event.CHOSE, reference(match, card), chooser(match))


def select_at_random(match: Match, who: i64) -> bool:
    """Chance names the troops, one at a time."""
    zones = match.zones
    if zones[Zone.LEFT] == 0:
        zones[Zone.LEFT] = number_of(who) + 1
        zones[Zone.CHOSEN_ONES] = 0
        show_faces(match, who)
    if (
        zones[Zone.LEFT] > 1
        and reach(match, zones[Zone.CONTROLLER], zones[Zone.SOURCE], who) & ~zones[Zone.CHOSEN_ONES]
    ):
        zones[Zone.DICE] += 1
        ask_for_roll(match, who)
        return True
    zones[Zone.LEFT] = 0
    return False


def ask_for_roll(match: Match, who: i64) -> None:
    zones = match.zones
    troops = reach(match, zones[Zone.CONTROLLER], zones[Zone.SOURCE], who) & ~zones[Zone.CHOSEN_ONES]
    match.ask_chance(Prompt.ROLL_TROOP, troops, Pile.DICE, zones[Zone.DICE])


def roll_troop(match: Match, card: i64) -> None:
    """Chance has named a troop."""
    zones = match.zones
    zones[Zone.CHOSEN_ONES] |= one(card)
    zones[Zone.LEFT] -= 1
    match.tell(Event.CHOSE | SECOND_RULE, reference(match, card), zones[Zone.CONTROLLER])
    match.advance()
