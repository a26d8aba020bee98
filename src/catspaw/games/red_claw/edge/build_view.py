"""Makes the view of what a seat may know of a hunt."""

from __future__ import annotations

from catspaw.core.bits import count, members, one
from catspaw.core.packed import listed
from catspaw.core.position import CHANCE
from catspaw.core.sight import Sight
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES, TOKEN_IDS
from catspaw.games.red_claw.edge.view import SYMBOLS, HuntView, PileView, PlayerView
from catspaw.games.red_claw.knowledge.sight import HuntSight
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.endings import ENDINGS
from catspaw.games.red_claw.state.numbers import SEAT_NAMES, Ability, Field, Zone
from catspaw.games.red_claw.state.questions import QUESTIONS, Answer, card_text


def build_view(sight: Sight) -> HuntView:
    """What a seat or an onlooker may know."""
    assert isinstance(sight, HuntSight)
    table = sight.table
    return HuntView(
        seat=_seat(sight.seat),
        asked="chance" if sight.asked == CHANCE else _seat(sight.asked),
        prompt=QUESTIONS.names.get(sight.prompt),
        turn=sight.turns,
        active=_seat(sight.active) if sight.turns else None,
        rows={name: _row(sight, colour) for colour, name in enumerate(COLOUR_NAMES)},
        piles={name: _pile(sight, colour) for colour, name in enumerate(COLOUR_NAMES)},
        tokens={
            name: (_token(sight, table[Zone.FIRST + colour]), _token(sight, table[Zone.SECOND + colour]))
            for colour, name in enumerate(COLOUR_NAMES)
        },
        bag=_kinds(sight, sight.bag),
        to_deal=card_ids(sight.eight),
        players={SEAT_NAMES[seat]: _player(sight, seat) for seat in range(sight.rulings.players)},
        figure=_seat(sight.figure),
        used=ABILITY_IDS[sight.used - 1] if sight.used else None,
        wanted=_wanted(sight.wanted),
        given=card_id(sight.given),
        symbols=tuple(SYMBOLS[symbol - 1] for symbol in listed(sight.symbols, Field.SYMBOL, 2) if symbol),
        emptied=tuple(COLOUR_NAMES[row - 1] for row in listed(sight.emptied, Field.EMPTIED, n.COLOURS) if row),
        ignored=tuple(members(sight.ignored)),
        ending=ENDINGS[sight.ended_by][0] if sight.ended_by else None,
        winners=tuple(SEAT_NAMES[k] for k in members(sight.winners)),
        losers=tuple(SEAT_NAMES[k] for k in members(sight.losers)),
    )


def _seat(seat: int) -> str | None:
    return SEAT_NAMES[seat] if 0 <= seat < n.SEATS else None


def card_ids(cards: int) -> tuple[str, ...]:
    return tuple(card_text(card) for card in members(cards))


def _row(sight: HuntSight, colour: int) -> tuple[int, ...]:
    return tuple(listed(sight.table[Zone.ROW + colour], Field.ROW, sight.table[Zone.ROW_COUNT + colour])[::-1])


def _pile(sight: HuntSight, colour: int) -> PileView:
    """Ruling RC-R.P: the top is seen, the order of what was laid on it remembered, the rest known as a set."""
    stack = tuple(listed(sight.table[Zone.STACK + colour], Field.STACK, sight.table[Zone.STACK_COUNT + colour]))
    under = tuple(members(sight.table[Zone.UNDER + colour]))
    return PileView(len(stack) + len(under), stack[0] if stack else None, stack, under)


def _token(sight: HuntSight, token: int) -> str | None:
    return None if token == n.NONE else TOKEN_IDS[sight.rulings.box.kinds[token]]


def _kinds(sight: HuntSight, tokens: int) -> dict[str, int]:
    """How many there are of each kind."""
    of_kind = sight.rulings.box.of_kind
    return {name: count(tokens & of_kind[kind]) for kind, name in enumerate(TOKEN_IDS) if tokens & of_kind[kind]}


def _player(sight: HuntSight, seat: int) -> PlayerView:
    hand = sight.hands[seat]
    ones, twos, threes = listed(sight.cancelled[seat], Field.CANCELLED, 3)
    possible = sum(pool for pool, counts in _pools(sight) if counts[seat])
    return PlayerView(
        level=sight.levels[seat],
        hides=bool(sight.levels[seat] >= sight.rulings.box.levels[Ability.HIDE_HAND]),
        cards=count(hand) + sum(counts[seat] for _, counts in _pools(sight)),
        surely=card_ids(hand),
        perhaps=card_ids(possible),
        tokens=_kinds(sight, sight.tokens[seat]),
        cancelled=(ones, twos, threes),
        is_to_be_asked=bool(sight.to_ask & one(seat)),
    )


def _pools(sight: HuntSight) -> list[tuple[int, list[int]]]:
    return [(sight.one_pool, list(sight.ones)), (sight.other_pool, list(sight.others))]


def card_id(card: int) -> str | None:
    return None if card == n.NONE else card_text(card)


def _wanted(wanted: int) -> str | None:
    if wanted == n.NONE:
        return None
    return card_text(wanted) if wanted < n.CARDS else SEAT_NAMES[wanted - Answer.BLIND_FROM]
