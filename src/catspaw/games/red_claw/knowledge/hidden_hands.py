"""Who knows which card lies in which hidden hand.

Ruling RC-R.L: everybody has seen every card that was taken, so a hidden hand is known until two
players who both hide theirs exchange a card. What an observer cannot place any more is kept in two
pools of cards; it knows of each pool how many cards every hand holds of it, and nothing else.
After one exchange the pools are the two hands as they were: each gave exactly one card to the other.
Where exchanges overlap, or two pairs exchange apart, pools run together, and how many cards changed
hands is forgotten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from catspaw.games.red_claw.state.numbers import ONLOOKERS, Ability, Zone

if TYPE_CHECKING:
    from catspaw.games.red_claw.state.position import Hunt


def hides(hunt: Hunt, seat: i64) -> bool:
    """RC-8.2: from its level on, an ability holds by itself; this one hides the hand."""
    return hunt.zones[Zone.LEVEL + seat] >= hunt.rulings.box.levels[Ability.HIDE_HAND]


def show_everybody(hunt: Hunt, cards: i64) -> None:
    """Ruling RC-R.L: cards that everybody sees now are in nobody's pools."""
    if hunt.is_blurred:
        observer: i64 = 0
        while observer <= ONLOOKERS:
            show(hunt, observer, cards)
            observer += 1
        place_pools(hunt)


def show(hunt: Hunt, observer: i64, cards: i64) -> None:
    """An observer sees where some cards are."""
    hunt.zones[Zone.ONE_POOL + observer] &= ~cards
    hunt.zones[Zone.OTHER_POOL + observer] &= ~cards


def lose_track(hunt: Hunt, observer: i64, seat: i64, opponent: i64) -> None:
    """Ruling RC-R.L: two hidden hands are about to exchange a card, unseen by the observer."""
    zones = hunt.zones
    mine = zones[Zone.HAND + seat]
    theirs = zones[Zone.HAND + opponent]
    one_pool = zones[Zone.ONE_POOL + observer]
    other_pool = zones[Zone.OTHER_POOL + observer]
    if (one_pool | other_pool) == 0:
        zones[Zone.ONE_POOL + observer] = mine
        zones[Zone.OTHER_POOL + observer] = theirs
    elif (one_pool | other_pool) & (mine | theirs):
        zones[Zone.ONE_POOL + observer] = one_pool | other_pool | mine | theirs
        zones[Zone.OTHER_POOL + observer] = 0
    else:
        zones[Zone.ONE_POOL + observer] = one_pool | other_pool
        zones[Zone.OTHER_POOL + observer] = mine | theirs
    hunt.is_blurred = 1


def place_pools(hunt: Hunt) -> None:
    """Drop every pool whose cards are all in one hand: that much everybody can count."""
    zones = hunt.zones
    found: i64 = 0
    place: i64 = Zone.ONE_POOL
    while place <= Zone.OTHER_POOL + ONLOOKERS:
        if zones[place]:
            if lies_in_one_hand(hunt, zones[place]):
                zones[place] = 0
            found |= zones[place]
        place += 1
    hunt.is_blurred = 1 if found else 0


def lies_in_one_hand(hunt: Hunt, pool: i64) -> bool:
    seat: i64 = 0
    while seat < hunt.rulings.players:
        if pool & ~hunt.zones[Zone.HAND + seat] == 0:
            return True
        seat += 1
    return False
