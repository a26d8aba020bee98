"""Possible worlds: hunts a seat cannot tell from the real one.

The cards it cannot place are dealt out anew, uniformly over every deal in which each hand holds
as many of each pool as it is known to. What a seat decided is taken to tell nothing about its cards.
What the other seats know is guessed: that each knows its own hand, and of the rest what onlookers know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from catspaw.core.packed import read
from catspaw.core.position import CHANCE, NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games.red_claw.knowledge.hidden_hands import place_pools
from catspaw.games.red_claw.rules.abilities import ask_for_blind_card, ask_for_gift, ask_how
from catspaw.games.red_claw.rules.resolution import ask_for_scapegoat, ask_who_ignores
from catspaw.games.red_claw.rules.rows import fill_tokens
from catspaw.games.red_claw.rules.setup import ask_who_begins, deal, show_tops, trade_high_cards
from catspaw.games.red_claw.rules.tokens import ask_for_false_trail
from catspaw.games.red_claw.rules.turn import (
    ask_for_ability,
    ask_for_longest_row,
    ask_for_pile_card,
    ask_for_play,
    ask_for_row,
)
from catspaw.games.red_claw.state.numbers import NONE, ONLOOKERS, SEATS, ZONES, Field, Zone
from catspaw.games.red_claw.state.piles import draw_from, pile_has_no_top
from catspaw.games.red_claw.state.questions import Prompt

if TYPE_CHECKING:
    from catspaw.games.red_claw.knowledge.sight import HuntSight
    from catspaw.games.red_claw.state.position import Hunt


def imagine(sight: HuntSight, hunt: Hunt, sampler: Sampler) -> None:
    """Overwrite a hunt with a world that fits the sight."""
    copy_what_is_known(sight, hunt)
    deal_pool(hunt, sight.one_pool, sight.ones, sampler)
    deal_pool(hunt, sight.other_pool, sight.others, sampler)
    if hunt.prompt == Prompt.PICK_BLIND and hunt.asked == CHANCE and hunt.given == NONE:
        hunt.given = sampler.pick(hunt.zones[Zone.HAND + hunt.active])
    guess_what_others_know(sight, hunt)
    ask_again(hunt)


def copy_what_is_known(sight: HuntSight, hunt: Hunt) -> None:
    hunt.rulings = sight.rulings
    hunt.asked = sight.asked
    hunt.prompt = sight.prompt
    hunt.options = 0
    hunt.pile = 0
    hunt.ended_by = sight.ended_by
    hunt.winners = sight.winners
    hunt.losers = sight.losers
    hunt.turns = sight.turns
    hunt.active = sight.active
    hunt.figure = sight.figure
    hunt.again = sight.again
    hunt.bag = sight.bag
    hunt.bag_draws = sight.bag_draws
    hunt.eight = sight.eight
    hunt.used = sight.used
    hunt.wanted = sight.wanted
    hunt.given = sight.given
    hunt.symbols = sight.symbols
    hunt.emptied = sight.emptied
    hunt.colour = sight.colour
    hunt.place = sight.place
    hunt.taker = sight.taker
    hunt.fake = sight.fake
    hunt.ignored = sight.ignored
    hunt.to_ask = sight.to_ask
    zones = vec[i64]([0] * ZONES)
    place: i64 = Zone.ROW
    while place < Zone.HAND:
        zones[place] = sight.table[place]
        place += 1
    seat: i64 = 0
    while seat < SEATS:
        zones[Zone.HAND + seat] = sight.hands[seat]
        zones[Zone.TOKENS + seat] = sight.tokens[seat]
        zones[Zone.LEVEL + seat] = sight.levels[seat]
        zones[Zone.CANCELLED + seat] = sight.cancelled[seat]
        seat += 1
    hunt.zones = zones


def deal_pool(hunt: Hunt, pool: i64, counts: vec[i64], sampler: Sampler) -> None:
    """Deal the cards of a pool to the hands that hold so many of them."""
    seat: i64 = 0
    while pool:
        cards = sampler.part(pool, counts[seat])
        hunt.zones[Zone.HAND + seat] |= cards
        pool &= ~cards
        seat += 1


def guess_what_others_know(sight: HuntSight, hunt: Hunt) -> None:
    """One's own pools and those of onlookers are facts; another seat's are made from the latter."""
    zones = hunt.zones
    seat: i64 = 0
    while seat < hunt.rulings.players:
        own = zones[Zone.HAND + seat]
        zones[Zone.ONE_POOL + seat] = sight.public_pool & ~own
        zones[Zone.OTHER_POOL + seat] = sight.other_public_pool & ~own
        seat += 1
    zones[Zone.ONE_POOL + ONLOOKERS] = sight.public_pool
    zones[Zone.OTHER_POOL + ONLOOKERS] = sight.other_public_pool
    if sight.seat >= 0:
        zones[Zone.ONE_POOL + sight.seat] = sight.one_pool
        zones[Zone.OTHER_POOL + sight.seat] = sight.other_pool
    place_pools(hunt)


def ask_again(hunt: Hunt) -> None:
    """Put the pending question once more, with the options this world has."""
    if hunt.asked == CHANCE:
        ask_chance_again(hunt)
    elif hunt.asked != NOBODY:
        ask_seat_again(hunt)


def ask_chance_again(hunt: Hunt) -> None:
    prompt = hunt.prompt
    if prompt == Prompt.LAY_CARD or prompt == Prompt.DRAW_TOP:
        draw_from(hunt, prompt, hunt.colour)
    elif prompt == Prompt.DRAW_TOKEN:
        fill_tokens(hunt)
    elif prompt == Prompt.TRADE_HIGH:
        hunt.zones[Zone.SHUFFLES + hunt.colour] -= 1
        trade_high_cards(hunt)
    elif prompt == Prompt.DEAL:
        deal(hunt)
    elif prompt == Prompt.START:
        ask_who_begins(hunt)
    elif prompt == Prompt.PICK_BLIND:
        ask_for_blind_card(hunt)
    elif prompt == Prompt.TURN_UP and hunt.turns == 0:
        show_tops(hunt)
    elif prompt == Prompt.TURN_UP or prompt == Prompt.UNCOVER:
        colour: i64 = 0
        while not pile_has_no_top(hunt, colour):
            colour += 1
        draw_from(hunt, prompt, colour)


def ask_seat_again(hunt: Hunt) -> None:
    prompt = hunt.prompt
    if prompt == Prompt.USE:
        ask_for_ability(hunt)
    elif prompt == Prompt.PLAY:
        ask_for_play(hunt)
    elif prompt == Prompt.CHOOSE_ROW or prompt == Prompt.CLAW_ROW:
        ask_for_row(hunt, read(hunt.symbols, Field.SYMBOL))
    elif prompt == Prompt.LONGEST:
        ask_for_longest_row(hunt)
    elif prompt == Prompt.PILE_CARD:
        ask_for_pile_card(hunt)
    elif prompt == Prompt.PASS_ON:
        ask_for_scapegoat(hunt)
    elif prompt == Prompt.IGNORE:
        ask_who_ignores(hunt)
    elif prompt == Prompt.GIVE:
        ask_for_gift(hunt)
    elif prompt == Prompt.CANCEL:
        ask_for_false_trail(hunt)
    else:
        ask_how(hunt)
