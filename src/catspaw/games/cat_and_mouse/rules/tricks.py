"""Chapter 6: the three tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.games.cat_and_mouse.rules.ending import end_heist
from catspaw.games.cat_and_mouse.state.calls import call_nothing
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.cat_and_mouse.state.numbers import (
    CALLING_CARD,
    HOLDS_PICKPOCKET,
    HOLDS_SMOKE_BOMB,
    MOUSE,
    PICKPOCKET,
    SMOKE_BOMB,
    Pile,
)
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt

if TYPE_CHECKING:
    from catspaw.games.cat_and_mouse.state.position import Heist


def play_trick(heist: Heist, trick: i64) -> None:
    """CM-6.1, CM-6.2, CM-6.3: a trick is among her loot until it is shown and discarded."""
    heist.haul &= ~one(trick)
    heist.discard |= one(trick)
    heist.tell(Event.PLAYED_TRICK, trick, 0)


def leave_calling_card(heist: Heist) -> None:
    """CM-6.1: a right trap neither wins nor loses, and play goes on.

    Ruling CM-R.N: her room stays known, and she names no room this turn.
    """
    play_trick(heist, CALLING_CARD)
    call_nothing(heist)


def smoke_options(heist: Heist) -> i64:
    """CM-6.2: the Smoke Bomb, alone or together with Pickpocket (Ruling CM-R.P), if she holds them."""
    if not heist.haul & HOLDS_SMOKE_BOMB:
        return 0
    if heist.haul & HOLDS_PICKPOCKET:
        return one(Answer.SMOKE) | one(Answer.SMOKE_AND_PICK)
    return one(Answer.SMOKE)


def vanish(heist: Heist, choice: i64) -> None:
    """CM-6.2: the Smoke Bomb ends the heist. Ruling CM-R.P: a pocket may be picked on the way out."""
    play_trick(heist, SMOKE_BOMB)
    if choice == Answer.SMOKE_AND_PICK:
        pick_pocket(heist)
    else:
        end_heist(heist)


def end_mouses_turn(heist: Heist) -> None:
    """CM-6.2: after her action she may still vanish. No tell: she is asked whenever she has loot.

    Ruling CM-R.P `own-turn-any`: Pickpocket too may follow the action.
    """
    if not heist.haul:
        heist.pass_to_inspector()
        return
    options = one(Answer.STAY) | smoke_options(heist)
    if heist.rulings.pickpocket_after_action and heist.haul & HOLDS_PICKPOCKET:
        options |= one(Answer.PICK_POCKET)
    heist.ask(MOUSE, Prompt.AFTER, options)


def stay_or_vanish(heist: Heist, choice: i64) -> None:
    """CM-6.2, Ruling CM-R.P: after her action she stays, vanishes, or picks the pocket."""
    if choice == Answer.STAY:
        heist.pass_to_inspector()
    elif choice == Answer.PICK_POCKET:
        pick_pocket(heist)
    else:
        vanish(heist, choice)


def pick_pocket(heist: Heist) -> None:
    """CM-6.3: take a loot card from the Inspector's pocket and end the heist at once.

    Ruling CM-R.Q: of two cards she picks blindly.
    """
    play_trick(heist, PICKPOCKET)
    if heist.pocket & (heist.pocket - 1):
        heist.ask_chance(Prompt.PICK_BLIND, heist.pocket, Pile.POCKET, 0)
    else:
        steal(heist, heist.pocket)


def pick_blind(heist: Heist, loot: i64) -> None:
    """CM-7.2, Ruling CM-R.Q: only one card of a deep pocket is taken, and chance says which."""
    steal(heist, one(loot))


def steal(heist: Heist, loot: i64) -> None:
    """CM-6.3: the card is hers, and the heist is over. Ruling CM-R.P: whether or not it makes a set."""
    heist.pocket &= ~loot
    heist.haul |= loot
    heist.seen_loot |= loot
    heist.tell(Event.STOLE, loot, 0)
    end_heist(heist)
