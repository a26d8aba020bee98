"""Makes the view of what a seat, or chance, may know of a match."""

from __future__ import annotations

from collections.abc import Iterable

from catspaw.core.bits import members, one
from catspaw.core.packed import read, read_at
from catspaw.core.position import CHANCE
from catspaw.core.sight import Sight
from catspaw.games.claw_and_order.abilities.ops import ABILITIES, KEYWORDS
from catspaw.games.claw_and_order.abilities.prices import cost_of
from catspaw.games.claw_and_order.edge import view as v
from catspaw.games.claw_and_order.edge.in_sight import in_sight
from catspaw.games.claw_and_order.edge.resolving import resolving
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.deck import cards_on, cards_under
from catspaw.games.claw_and_order.state.endings import ENDINGS
from catspaw.games.claw_and_order.state.numbers import SEAT_NAMES, CardField, TurnField, Zone
from catspaw.games.claw_and_order.state.questions import QUESTIONS
from catspaw.games.claw_and_order.state.zones import own_cards


def build_view(sight: Sight) -> v.MatchView:
    """What a seat or an onlooker may know."""
    assert isinstance(sight, MatchSight)
    zones = sight.zones
    return v.MatchView(
        seat=_seat(sight.seat),
        asked="chance" if sight.asked == CHANCE else _seat(sight.asked),
        prompt=QUESTIONS.names.get(sight.prompt),
        battle=zones[Zone.BATTLE],
        battlefield=_battlefield(sight),
        loser=_seat(zones[Zone.LOSER]),
        active=_seat(zones[Zone.ACTIVE]) if sum(zones[Zone.TURNS : Zone.TURNS + 2]) else None,
        phase=v.PHASES[zones[Zone.PHASE]],
        players={SEAT_NAMES[seat]: _player(sight, seat) for seat in (0, 1)},
        attack=_attack(sight),
        resolving=_resolving(sight),
        ability=_ability(sight),
        strengths=tuple(_strength(sight, card) for card in _by_age(sight, _face_up(sight))),
        costs=_costs(sight),
        crews=_crews(sight),
        duel=_duel(sight),
        ending=ENDINGS[sight.ended_by][0] if sight.ended_by else None,
        winners=tuple(SEAT_NAMES[k] for k in members(sight.winners)),
        losers=tuple(SEAT_NAMES[k] for k in members(sight.losers)),
    )


def _sees_cards_of(sight: MatchSight, seat: int) -> bool:
    """Whether the sight has the cards that a seat alone knows."""
    return sight.seat in (seat, CHANCE)


def _seat(seat: int) -> str | None:
    return SEAT_NAMES[seat] if seat in (0, 1) else None


def _battlefield(sight: MatchSight) -> str:
    number = sight.zones[Zone.BATTLEFIELD_CARD]
    return sight.set.ids[sight.set.cards + sight.set.tokens + number - 1] if number else "neutral"


def _card(sight: MatchSight, card: int) -> str | None:
    """What a card is called; None if the seat does not know it."""
    if card >= n.FIELD:
        return _battlefield(sight)
    if card >= n.SUMMONED:
        return sight.set.ids[sight.set.cards + _field(sight, card, CardField.TOKEN)]
    definition = sight.definitions[card]
    return None if definition < 0 else sight.set.ids[definition]


def _known_card(sight: MatchSight, card: int) -> str:
    """What a card is called that lies open, or is the seat's own."""
    name = _card(sight, card)
    assert name is not None
    return name


def _cards(sight: MatchSight, cards: int) -> tuple[str, ...]:
    return tuple(sorted(_known_card(sight, card) for card in members(cards)))


def _field(sight: MatchSight, card: int, field: int) -> int:
    return int(read(sight.zones[Zone.CARD_STATE + card], field))


def _this_turn(sight: MatchSight, card: int, field: int) -> int:
    return int(read(sight.zones[Zone.TURN_STATE + card], field))


def _by_age(sight: MatchSight, cards: int) -> Iterable[int]:
    return sorted(members(cards), key=lambda card: _field(sight, card, CardField.STAMP))


def _face_up(sight: MatchSight) -> int:
    zones = sight.zones
    troops = zones[Zone.FRONT] | zones[Zone.FRONT + 1] | zones[Zone.BACK] | zones[Zone.BACK + 1]
    return troops & ~zones[Zone.FACE_DOWN]


def _player(sight: MatchSight, seat: int) -> v.Player:
    zones = sight.zones
    own = _sees_cards_of(sight, seat)
    taking_effect = _cards(sight, zones[Zone.TAKING_EFFECT] & own_cards(seat))
    return v.Player(
        wins=zones[Zone.WINS + seat],
        turns=zones[Zone.TURNS + seat],
        dollars=zones[Zone.DOLLARS_OF + seat],
        hand=tuple(_held(sight, card) for card in members(zones[Zone.HAND + seat])) if own else None,
        hand_count=sight.hands[seat],
        known=_known(sight, seat),
        decklist=_decklist(sight, seat),
        deck=_cards(sight, zones[Zone.DECK + seat]) if own else None,
        deck_count=sight.decks[seat],
        top=tuple(_known_card(sight, card) for card in cards_on(zones, seat)) if own else None,
        top_count=zones[Zone.TOP_COUNT + seat],
        bottom=tuple(_known_card(sight, card) for card in cards_under(zones, seat)) if own else None,
        bottom_count=zones[Zone.BOTTOM_COUNT + seat],
        aside=_cards(sight, zones[Zone.ASIDE + seat]) if own else None,
        aside_count=sight.aside[seat],
        failed=zones[Zone.FAILED + seat],
        front=tuple(_troop(sight, card) for card in _by_age(sight, zones[Zone.FRONT + seat])),
        back=tuple(_troop(sight, card) for card in _by_age(sight, zones[Zone.BACK + seat])),
        buffs=_cards(sight, zones[Zone.BUFFS + seat] & ~one(n.FIELD + seat)),
        taking_effect=taking_effect[0] if taking_effect else None,
        discard=_cards(sight, zones[Zone.DISCARD_PILE + seat]),
        owed=zones[Zone.OWED + seat],
        seen_before=tuple(sight.set.ids[k] for k in sight.seen_before[27 * seat : 27 * seat + 27] if k >= 0),
    )


def _decklist(sight: MatchSight, seat: int) -> tuple[str, ...] | None:
    """Ruling CO-R.V: the whole list, for its player and, if lists are open, for everybody."""
    if not (_sees_cards_of(sight, seat) or sight.rulings.decklists_are_open):
        return None
    first = n.DECK_SIZE * seat
    return tuple(sorted(sight.set.ids[number] for number in sight.definitions[first : first + n.DECK_SIZE]))


def _held(sight: MatchSight, card: int) -> v.Held:
    return v.Held(
        card=_known_card(sight, card),
        damage=_field(sight, card, CardField.DAMAGE),
        counters=_field(sight, card, CardField.COUNTERS),
        removed=bool(sight.zones[Zone.REMOVED] & one(card)),
    )


def _known(sight: MatchSight, seat: int) -> tuple[v.Known, ...]:
    """Cards that everybody knows to be in the hand or to lie face down."""
    cards = members(sight.zones[Zone.KNOWN + seat])
    found = [v.Known(_field(sight, card, CardField.KNOWN_SINCE), _known_card(sight, card)) for card in cards]
    return tuple(sorted(found, key=lambda known: (known.since, known.card)))


def _troop(sight: MatchSight, card: int) -> v.Troop:
    zones = sight.zones
    hidden = bool(zones[Zone.FACE_DOWN] & one(card))
    is_mine = hidden and _sees_cards_of(sight, card // n.DECK_SIZE)
    partner = _field(sight, card, CardField.PARTNER) - 1
    return v.Troop(
        card=_card(sight, card) if not hidden or is_mine else None,
        arrived=_arrived(sight, card),
        face_down=hidden,
        paid=_field(sight, card, CardField.PAID) if hidden else None,
        owner=_owner(sight, card),
        damage=_field(sight, card, CardField.DAMAGE),
        counters=_field(sight, card, CardField.COUNTERS),
        pilots=bool(zones[Zone.PILOTS] & one(card)),
        pilot=_card(sight, partner) if zones[Zone.PILOTED] & one(card) else None,
        items=tuple(_item(sight, item) for item in _by_age(sight, _items_on(sight, card))),
        deployed_now=bool(zones[Zone.DEPLOYED_NOW] & one(card)),
        uses=_uses(sight, card),
        attacks=_this_turn(sight, card, TurnField.ATTACKS),
        attacks_again=_this_turn(sight, card, TurnField.AGAIN),
        prevented=_this_turn(sight, card, TurnField.SHIELD),
        more_damage=_this_turn(sight, card, TurnField.MORE_DAMAGE),
        more_health=_this_turn(sight, card, TurnField.MORE_HEALTH),
        less_damage=_this_turn(sight, card, TurnField.LESS_DAMAGE),
        less_health=_this_turn(sight, card, TurnField.LESS_HEALTH),
        gained=_keywords(_this_turn(sight, card, TurnField.GAINED)),
        lost=_keywords(_this_turn(sight, card, TurnField.LOST)),
        stands=_standings(_this_turn(sight, card, TurnField.STANDS)),
        stunned=bool((zones[Zone.STUNS] | zones[Zone.STUNNED]) & one(card)),
    )


def _owner(sight: MatchSight, card: int) -> str:
    seat = card // n.DECK_SIZE if card < n.CARDS else sight.zones[Zone.SUMMONED_BY_TWO] >> card & 1
    return SEAT_NAMES[seat]


def _items_on(sight: MatchSight, troop: int) -> int:
    items = sight.zones[Zone.ITEMS] | sight.zones[Zone.ITEMS + 1]
    return sum(one(item) for item in members(items) if _field(sight, item, CardField.PARTNER) == troop + 1)


def _item(sight: MatchSight, item: int) -> v.Item:
    return v.Item(
        card=_known_card(sight, item),
        owner=_owner(sight, item),
        counters=_field(sight, item, CardField.COUNTERS),
        uses=_uses(sight, item),
    )


def _uses(sight: MatchSight, card: int) -> tuple[int, ...]:
    word = sight.zones[Zone.TURN_STATE + card]
    return tuple(int(read_at(word, TurnField.USES, place)) for place in range(ABILITIES))


def _attack(sight: MatchSight) -> v.Attack | None:
    attacker, victim = sight.zones[Zone.ATTACKER], sight.zones[Zone.VICTIM]
    if n.NONE in (attacker, victim):
        return None
    return v.Attack(_known_card(sight, attacker), _known_card(sight, victim))


def _resolving(sight: MatchSight) -> str | None:
    zones = sight.zones
    return sight.set.ids[resolving(sight.set, zones[Zone.PC])[1] // ABILITIES] if zones[Zone.PC] else None


def _ability(sight: MatchSight) -> int | None:
    return resolving(sight.set, sight.zones[Zone.PC])[1] % ABILITIES if sight.zones[Zone.PC] else None


def _costs(sight: MatchSight) -> dict[str, dict[str, int]]:
    """CO-105.3: what the cards of the hands that are seen cost now; copies cost alike."""
    match, seats = in_sight(sight), [seat for seat in (0, 1) if _sees_cards_of(sight, seat)]
    hands = {seat: members(sight.zones[Zone.HAND + seat]) for seat in seats}
    return {
        SEAT_NAMES[seat]: {_known_card(sight, card): int(cost_of(match, seat, card)) for card in hand}
        for seat, hand in hands.items()
    }


def _crews(sight: MatchSight) -> tuple[v.Crew, ...]:
    """CO-108.2: which troop is inside which vehicle."""
    return tuple(
        v.Crew(_arrived(sight, vehicle), _arrived(sight, _field(sight, vehicle, CardField.PARTNER) - 1))
        for vehicle in _by_age(sight, sight.zones[Zone.PILOTED])
    )


def _duel(sight: MatchSight) -> v.Duel:
    """CO-107.2: who attacks whom."""
    parties = (sight.zones[Zone.ATTACKER], sight.zones[Zone.VICTIM])
    return v.Duel(*(None if card == n.NONE else _arrived(sight, card) for card in parties))


def _arrived(sight: MatchSight, card: int) -> int:
    return _field(sight, card, CardField.STAMP)


def _strength(sight: MatchSight, card: int) -> v.Strength:
    """CO-101.2: what a troop is worth now, all bonuses counted."""
    return v.Strength(
        arrived=_arrived(sight, card),
        damage=sight.strengths[card],
        health=sight.healths[card],
        keywords=_keywords(sight.keywords[card]),
        standings=_standings(sight.keywords[card] >> KEYWORDS),
    )


def _standings(standings: int) -> tuple[str, ...]:
    return tuple(name for which, name in enumerate(v.STANDING_NAMES) if standings >> which & 1)


def _keywords(keywords: int) -> tuple[str, ...]:
    return tuple(v.KEYWORD_NAMES[keyword] for keyword in range(KEYWORDS) if keywords >> keyword & 1)
