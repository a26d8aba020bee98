"""What is written on one card in play: two words, one that stays and one that the turn's end wipes off.

The staying word: damage (8 bits), counters (6), partner (6), arrival stamp (14), dollars paid for a card that
lies face down, or kind of a token (8), who hurt it last (6), since when everybody knows of it in a hand (14).
The partner is the troop an Equip Item is on, a pilot's vehicle or a vehicle's pilot. Cards are kept plus one,
so that 0 is none. The turn's word: uses of the four abilities (4 bits each), 16 bits free, attacks made (3),
further attacks (3), damage to prevent (6), more damage (7), more health (7), keywords gained (4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from catspaw.core.bits import one, shifted
from catspaw.games.claw_and_order.state.numbers import MOST_COUNTERS, MOST_DAMAGE, Zone

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match

MARKS: Final = 0x3FFF
COUNTERS_AT: Final = 8
PARTNER_AT: Final = 14
STAMP_AT: Final = 20
PAID_AT: Final = 34
TOKEN_AT: Final = 34
HURT_BY_AT: Final = 42
SINCE_AT: Final = 48

ATTACKS_AT: Final = 32
AGAIN_AT: Final = 35
SHIELD_AT: Final = 38
MORE_DAMAGE_AT: Final = 44
MORE_HEALTH_AT: Final = 51
GAINED_AT: Final = 58
TURN_STATE_LIMIT: Final = 0x3FFFFFFFFFFFFFFF
MOST_SHIELD: Final = 63
MOST_BONUS: Final = 127
"""What a turn adds at most to damage, and to health; all bits of its field."""


def field(word: i64, at: i64, mask: i64) -> i64:
    return (word >> at) & mask


def with_field(word: i64, at: i64, mask: i64, value: i64) -> i64:
    """The word with one of its fields set."""
    return (word & ~shifted(mask, at)) | shifted(value, at)


def marks_on(match: Match, card: i64) -> i64:
    """Damage and counters together: what tells two cards of one name apart."""
    return match.zones[Zone.CARD_STATE + card] & MARKS


def damage_on(match: Match, card: i64) -> i64:
    return match.zones[Zone.CARD_STATE + card] & 0xFF


def set_damage(match: Match, card: i64, damage: i64) -> None:
    damage = min(damage, MOST_DAMAGE)
    match.zones[Zone.CARD_STATE + card] = (match.zones[Zone.CARD_STATE + card] & ~0xFF) | damage


def counters_on(match: Match, card: i64) -> i64:
    return field(match.zones[Zone.CARD_STATE + card], COUNTERS_AT, 63)


def set_counters(match: Match, card: i64, counters: i64) -> None:
    counters = min(counters, MOST_COUNTERS)
    match.zones[Zone.CARD_STATE + card] = with_field(match.zones[Zone.CARD_STATE + card], COUNTERS_AT, 63, counters)


def partner_of(match: Match, card: i64) -> i64:
    """The troop it is on, its vehicle or its pilot; -1 for none."""
    return field(match.zones[Zone.CARD_STATE + card], PARTNER_AT, 63) - 1


def set_partner(match: Match, card: i64, partner: i64) -> None:
    """A card, or -1 for none."""
    match.zones[Zone.CARD_STATE + card] = with_field(match.zones[Zone.CARD_STATE + card], PARTNER_AT, 63, partner + 1)


def stamp_of(match: Match, card: i64) -> i64:
    return field(match.zones[Zone.CARD_STATE + card], STAMP_AT, 0x3FFF)


def set_stamp(match: Match, card: i64, stamp: i64) -> None:
    match.zones[Zone.CARD_STATE + card] = with_field(match.zones[Zone.CARD_STATE + card], STAMP_AT, 0x3FFF, stamp)


def set_paid(match: Match, card: i64, dollars: i64) -> None:
    match.zones[Zone.CARD_STATE + card] = with_field(match.zones[Zone.CARD_STATE + card], PAID_AT, 0xFF, dollars)


def token_of(match: Match, card: i64) -> i64:
    return field(match.zones[Zone.CARD_STATE + card], TOKEN_AT, 0xFF)


def hurt_by(match: Match, card: i64) -> i64:
    """What dealt it damage last since deaths were checked; -1 for nothing."""
    return field(match.zones[Zone.CARD_STATE + card], HURT_BY_AT, 63) - 1


def set_hurt_by(match: Match, card: i64, source: i64) -> None:
    match.zones[Zone.CARD_STATE + card] = with_field(match.zones[Zone.CARD_STATE + card], HURT_BY_AT, 63, source + 1)


def set_known_since(match: Match, card: i64, stamp: i64) -> None:
    match.zones[Zone.CARD_STATE + card] = with_field(match.zones[Zone.CARD_STATE + card], SINCE_AT, 0x3FFF, stamp)


def this_turn(match: Match, card: i64, at: i64, mask: i64) -> i64:
    """A field of the turn's word."""
    return field(match.zones[Zone.TURN_STATE + card], at, mask)


def set_this_turn(match: Match, card: i64, at: i64, mask: i64, value: i64) -> None:
    word = with_field(match.zones[Zone.TURN_STATE + card], at, mask, value)
    match.zones[Zone.TURN_STATE + card] = word
    if word:
        match.zones[Zone.TOUCHED] |= one(card)
    else:
        match.zones[Zone.TOUCHED] &= ~one(card)


def wipe_turn(match: Match, card: i64) -> None:
    match.zones[Zone.TURN_STATE + card] = 0
    match.zones[Zone.TOUCHED] &= ~one(card)
