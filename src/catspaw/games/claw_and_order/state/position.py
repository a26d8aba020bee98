"""A match at one moment: its words, and which rule takes the answer to which question."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import contains
from catspaw.core.position import NotAnOption, Position
from catspaw.games.claw_and_order.abilities.chains import forget_chains
from catspaw.games.claw_and_order.abilities.choices import choose_mode, decide_whether
from catspaw.games.claw_and_order.abilities.choosing import choose_place, choose_target, roll_troop, target
from catspaw.games.claw_and_order.abilities.fortunes import discard_from_hand, find, recover_card
from catspaw.games.claw_and_order.abilities.looking import look_at, put_where
from catspaw.games.claw_and_order.abilities.statics import having, measure_now
from catspaw.games.claw_and_order.abilities.summoning import deploy_one
from catspaw.games.claw_and_order.rules.battles import (
    begin_battle,
    choose_battlefield,
    end_match,
    put_decks_back,
    roll_starter,
)
from catspaw.games.claw_and_order.rules.combat import attack_whom, attack_with, respond
from catspaw.games.claw_and_order.rules.flow import advance
from catspaw.games.claw_and_order.rules.playing import choose_host, equip
from catspaw.games.claw_and_order.rules.rulings import Rulings
from catspaw.games.claw_and_order.rules.setup import set_up
from catspaw.games.claw_and_order.rules.turn import choose_who_stays, play_or_use
from catspaw.games.claw_and_order.rules.using import use_how
from catspaw.games.claw_and_order.rules.vehicles import choose_pilot, choose_vehicle
from catspaw.games.claw_and_order.state.card_index import CardIndex
from catspaw.games.claw_and_order.state.conservation import cards_are_conserved, fields_are_in_range
from catspaw.games.claw_and_order.state.deck import discard_bottom, draw_card
from catspaw.games.claw_and_order.state.numbers import FIELDS, NONE, Zone
from catspaw.games.claw_and_order.state.questions import Prompt


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Match(Position):
    """All words are one vector (see numbers)."""

    ADDED: ClassVar[int] = 6

    def __init__(self, rulings: Rulings, card_index: CardIndex, zones: vec[i64]) -> None:
        super().__init__()
        self.rulings = rulings
        self.card_index = card_index
        self.zones = zones

    def answer(self, choice: i64) -> None:
        if not contains(self.options, choice):
            raise NotAnOption(choice)
        if self.zones[Zone.CHAINED] and self.asked >= 0 and self.zones[Zone.PC] == 0:
            forget_chains(self)
        prompt = self.prompt
        if prompt <= Prompt.CHOOSE_BATTLEFIELD:
            self.answer_of_chance(prompt, choice)
        elif prompt == Prompt.PLAY:
            play_or_use(self, choice)
        elif prompt == Prompt.ATTACK_WITH:
            attack_with(self, choice)
        elif prompt == Prompt.ATTACK_WHOM:
            attack_whom(self, choice)
        elif prompt == Prompt.RESPOND:
            respond(self, choice)
        elif prompt == Prompt.SET_UP:
            set_up(self, choice)
        elif prompt == Prompt.CHOOSE_TARGET:
            choose_target(self, choice)
        elif prompt == Prompt.EQUIP_TO:
            choose_host(self, choice)
        elif prompt == Prompt.STAY:
            choose_who_stays(self, choice)
        elif prompt == Prompt.CHOOSE_VEHICLE:
            choose_vehicle(self, choice)
        elif prompt == Prompt.CHOOSE_PILOT:
            choose_pilot(self, choice)
        else:
            self.answer_of_ability(prompt, choice)

    def answer_of_chance(self, prompt: i64, choice: i64) -> None:
        if prompt == Prompt.DRAW_CARD or prompt == Prompt.DRAW_OPENING:
            draw_card(self, choice)
        elif prompt == Prompt.DISCARD_BOTTOM:
            discard_bottom(self, choice)
        elif prompt == Prompt.ROLL_STARTER:
            roll_starter(self, choice)
        elif prompt == Prompt.ROLL_TROOP:
            roll_troop(self, choice)
        elif prompt == Prompt.ROLL_DISCARD:
            discard_from_hand(self, choice)
        elif prompt == Prompt.LOOK_AT:
            look_at(self, choice)
        else:
            assert prompt == Prompt.CHOOSE_BATTLEFIELD
            choose_battlefield(self, choice)

    def answer_of_ability(self, prompt: i64, choice: i64) -> None:
        if prompt == Prompt.WHETHER:
            decide_whether(self, choice)
        elif prompt == Prompt.CHOOSE_MODE:
            choose_mode(self, choice)
        elif prompt == Prompt.DISCARD_ONE:
            discard_from_hand(self, choice)
        elif prompt == Prompt.SEARCH_FOR:
            find(self, choice)
        elif prompt == Prompt.RECOVER_ONE:
            recover_card(self, choice)
        elif prompt == Prompt.PUT_WHERE:
            put_where(self, choice)
        elif prompt == Prompt.DEPLOY_ONE:
            deploy_one(self, choice)
        elif prompt == Prompt.USE_HOW:
            use_how(self, choice)
        elif prompt == Prompt.CHOOSE_PLACE:
            self.at_place(choose_place(self, choice))
        else:
            raise AssertionError(f"question {prompt} has no rule")

    def at_place(self, card: i64) -> None:
        """A face-down card was chosen: as a target, or to be equipped."""
        if self.zones[Zone.PC]:
            target(self, card)
        else:
            equip(self, card)
        advance(self)

    # Where a chapter hands over to one that it cannot import.

    def advance(self) -> None:
        advance(self)

    def measure_now(self, card: i64, measure: i64) -> i64:
        return measure_now(self, card, measure)

    def having_now(self, troops: i64, keyword: i64) -> i64:
        return having(self, troops, keyword)

    def end_match(self, ending: i64, winners: i64, losers: i64) -> None:
        end_match(self, ending, winners, losers)

    def beside(self) -> tuple[object, ...]:
        return self.rulings, self.card_index

    def __reduce__(self) -> tuple[object, ...]:
        return match_again, (self.rulings, self.card_index, self.state())

    def clone(self) -> Match:
        slot = Match(self.rulings, self.card_index, self.zones[:])
        self.copy_question(slot)
        return slot

    def copy_into(self, slot: Position) -> None:
        assert isinstance(slot, Match)
        slot.rulings = self.rulings
        slot.card_index = self.card_index
        slot.zones = self.zones[:]
        self.copy_question(slot)

    def state(self) -> list[int]:
        return super().state() + [int(word) for word in self.zones]

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        zones = state[len(self.FIELDS) :]
        if len(zones) == FIELDS - self.ADDED:
            zones = zones + [0] * (Zone.ARRIVED - Zone.STUNS) + [NONE, NONE]
        if len(zones) != FIELDS:
            raise ValueError(f"a match has {FIELDS} words")
        self.zones = vec[i64](zones)

    def conserved(self) -> bool:
        """CO-102.1: 27 cards of each player, each in one place; and nothing is written that cannot be."""
        return fields_are_in_range(self) and cards_are_conserved(self)


def open_match(rulings: Rulings, card_index: CardIndex) -> Match:
    """CO-100.2, CO-111.1: the first battle, on neutral ground."""
    match = Match(rulings, card_index, vec[i64]([0] * FIELDS))
    match.zones[Zone.BATTLE] = 1
    match.zones[Zone.LOSER] = NONE
    put_decks_back(match)
    begin_battle(match)
    return match


def match_again(rulings: Rulings, card_index: CardIndex, state: list[int]) -> Match:
    """A match in a state, from its pickle."""
    match = Match(rulings, card_index, vec[i64]([0] * FIELDS))
    match.load(state)
    return match
