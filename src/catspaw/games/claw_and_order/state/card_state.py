"""What is written on one card in play: two packed words, one that stays and one that the turn's end wipes off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.bits import one
from catspaw.core.packed import in_bounds, mask, read, read_at, written, written_at
from catspaw.games.claw_and_order.state.numbers import MOST_COUNTERS, MOST_DAMAGE, MOST_PAID, CardField, TurnField, Zone

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.state.position import Match


def on_card(zones: vec[i64], card: i64, field: i64) -> i64:
    """A field of the word that stays."""
    return read(zones[Zone.CARD_STATE + card], field)


def write_on_card(zones: vec[i64], card: i64, field: i64, value: i64) -> None:
    zones[Zone.CARD_STATE + card] = written(zones[Zone.CARD_STATE + card], field, value)


def marks_of(word: i64) -> i64:
    """Damage and counters together, of the word that stays: what tells two cards of one name apart."""
    return word & (mask(CardField.DAMAGE) | mask(CardField.COUNTERS))


def marks_on(match: Match, card: i64) -> i64:
    return marks_of(match.zones[Zone.CARD_STATE + card])


def damage_on(match: Match, card: i64) -> i64:
    return on_card(match.zones, card, CardField.DAMAGE)


def set_damage(match: Match, card: i64, damage: i64) -> None:
    """As much as there is room for."""
    write_on_card(match.zones, card, CardField.DAMAGE, min(damage, MOST_DAMAGE))


def counters_on(match: Match, card: i64) -> i64:
    return on_card(match.zones, card, CardField.COUNTERS)


def set_counters(match: Match, card: i64, counters: i64) -> None:
    """As many as there is room for."""
    write_on_card(match.zones, card, CardField.COUNTERS, min(counters, MOST_COUNTERS))


def partner_of(match: Match, card: i64) -> i64:
    """The troop it is on, its vehicle or its pilot; -1 for none."""
    return on_card(match.zones, card, CardField.PARTNER) - 1


def set_partner(match: Match, card: i64, partner: i64) -> None:
    """A card, or -1 for none."""
    write_on_card(match.zones, card, CardField.PARTNER, partner + 1)


def stamp_of(match: Match, card: i64) -> i64:
    return on_card(match.zones, card, CardField.STAMP)


def set_stamp(match: Match, card: i64, stamp: i64) -> None:
    write_on_card(match.zones, card, CardField.STAMP, stamp)


def set_paid(match: Match, card: i64, dollars: i64) -> None:
    """As many as there is room for."""
    write_on_card(match.zones, card, CardField.PAID, min(dollars, MOST_PAID))


def token_of(match: Match, card: i64) -> i64:
    return on_card(match.zones, card, CardField.TOKEN)


def summoned(stamp: i64, token: i64) -> i64:
    """The word that stays, of a summoned troop as it comes."""
    return written(written(0, CardField.STAMP, stamp), CardField.TOKEN, token)


def hurt_by(match: Match, card: i64) -> i64:
    """What dealt it damage last since deaths were checked; -1 for nothing."""
    return on_card(match.zones, card, CardField.HURT_BY) - 1


def set_hurt_by(match: Match, card: i64, source: i64) -> None:
    write_on_card(match.zones, card, CardField.HURT_BY, source + 1)


def set_known_since(match: Match, card: i64, stamp: i64) -> None:
    write_on_card(match.zones, card, CardField.KNOWN_SINCE, stamp)


def this_turn(match: Match, card: i64, field: i64) -> i64:
    """A field of the turn's word."""
    return read(match.zones[Zone.TURN_STATE + card], field)


def set_this_turn(match: Match, card: i64, field: i64, value: i64) -> None:
    write_turn(match, card, written(match.zones[Zone.TURN_STATE + card], field, value))


def uses_of(match: Match, card: i64, place: i64) -> i64:
    """How often an ability was used this turn."""
    return read_at(match.zones[Zone.TURN_STATE + card], TurnField.USES, place)


def count_use(match: Match, card: i64, place: i64) -> None:
    """An ability was used once more."""
    word = match.zones[Zone.TURN_STATE + card]
    write_turn(match, card, written_at(word, TurnField.USES, place, uses_of(match, card, place) + 1))


def write_turn(match: Match, card: i64, word: i64) -> None:
    match.zones[Zone.TURN_STATE + card] = word
    if word:
        match.zones[Zone.TOUCHED] |= one(card)
    else:
        match.zones[Zone.TOUCHED] &= ~one(card)


def wipe_turn(match: Match, card: i64) -> None:
    write_turn(match, card, 0)


# Whether words are possible, whoever wrote them.


def card_is_possible(word: i64) -> bool:
    """Nothing lies between or beyond the fields of the word that stays, nor more in one than it may have."""
    if word == 0:
        return True  # as most are
    beyond = ~(marks_of(-1) | mask(CardField.PARTNER) | mask(CardField.STAMP) | mask(CardField.TOKEN))
    beyond &= ~(mask(CardField.HURT_BY) | mask(CardField.KNOWN_SINCE))
    return word & beyond == 0 and in_bounds(word, CardField.PARTNER)


def turn_is_possible(word: i64) -> bool:
    """So for the turn's word."""
    if word == 0:
        return True
    beyond = ~(mask(TurnField.USES) | mask(TurnField.ATTACKS) | mask(TurnField.AGAIN) | mask(TurnField.SHIELD))
    beyond &= ~(mask(TurnField.MORE_DAMAGE) | mask(TurnField.MORE_HEALTH) | mask(TurnField.GAINED))
    beyond &= ~(
        mask(TurnField.LESS_DAMAGE) | mask(TurnField.LESS_HEALTH) | mask(TurnField.LOST) | mask(TurnField.STANDS)
    )
    return word & beyond == 0 and in_bounds(word, TurnField.USES) and in_bounds(word, TurnField.AGAIN)
