"""A hunt at one moment: its words, and which rule takes the answer to which question."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from catspaw.core.bits import contains, first
from catspaw.core.position import NotAnOption, Position
from catspaw.games.red_claw.rules.abilities import (
    give,
    pick_blind,
    swap_last_two,
    swap_tokens,
    take_top_for,
    throw_off,
    use,
    want,
)
from catspaw.games.red_claw.rules.resolution import finish_row, ignore_card, pass_on
from catspaw.games.red_claw.rules.rows import fill_tokens, lay_card, lay_token
from catspaw.games.red_claw.rules.rulings import Rulings
from catspaw.games.red_claw.rules.setup import (
    choose_starter,
    deal_card,
    draw_top,
    set_up_next_row,
    show_tops,
    trade_high,
)
from catspaw.games.red_claw.rules.tokens import answer_false_trail, move_markers
from catspaw.games.red_claw.rules.turn import (
    ask_for_play,
    begin_turn,
    choose_row,
    follow_symbols,
    play,
    take_figure,
    take_from_longest_row,
    take_pile_card,
)
from catspaw.games.red_claw.state.conservation import (
    cards_are_conserved,
    fields_are_in_range,
    pools_are_possible,
    tokens_are_conserved,
    zones_are_in_range,
)
from catspaw.games.red_claw.state.numbers import ALL_TOKENS, NONE, ZONES
from catspaw.games.red_claw.state.piles import turn_up
from catspaw.games.red_claw.state.questions import Answer, Prompt


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hunt(Position):
    """What there is once are named words; what there is per colour or seat are the zones (see numbers)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "turns", "active", "figure", "again", "bag", "bag_draws", "eight",
        "used", "wanted", "given", "symbols", "emptied",
        "colour", "place", "taker", "fake", "ignored", "to_ask", "is_blurred",
    )  # fmt: skip

    def __init__(self, rulings: Rulings, zones: vec[i64]) -> None:
        super().__init__()
        self.rulings = rulings
        self.zones = zones
        self.turns: i64 = 0
        """Turns begun; 0 during set-up."""
        self.active: i64 = 0
        self.figure: i64 = NONE
        """Who has the Red Claw."""
        self.again: i64 = 0
        """Points for taking it while holding it (see Field.AGAIN)."""
        self.bag: i64 = ALL_TOKENS
        self.bag_draws: i64 = 0
        self.eight: i64 = 0
        """The cards drawn from the piles to be dealt."""
        self.used: i64 = Answer.USE_NONE
        """The purple ability of this turn."""
        self.wanted: i64 = NONE
        """What the active player wants in exchange: a card, or BLIND_FROM + seat."""
        self.given: i64 = NONE
        """What they give for it."""
        self.symbols: i64 = 0
        """Escape symbols still to be followed (see Field.SYMBOL)."""
        self.emptied: i64 = 0
        """Rows to be resolved (see Field.EMPTIED)."""
        self.colour: i64 = NONE
        """The colour whose row is being laid or resolved, or was just taken from without a play."""
        self.place: i64 = 0
        """How many of the row's two places have had their turn."""
        self.taker: i64 = NONE
        """Who was last in line for a token of this row."""
        self.fake: i64 = NONE
        """Fake Evidence on its way to an opponent."""
        self.ignored: i64 = 0
        """Values that do not count in this resolution."""
        self.to_ask: i64 = 0
        """Seats still to be asked, about ignoring a card or laying a False Trail."""
        self.is_blurred: i64 = 0
        """1 if anybody has cards they cannot place."""

    def answer(self, choice: i64) -> None:
        if not contains(self.options, choice):
            raise NotAnOption(choice)
        prompt = self.prompt
        if prompt == Prompt.LAY_CARD:
            lay_card(self, choice)
        elif prompt == Prompt.DRAW_TOKEN:
            lay_token(self, choice)
        elif prompt == Prompt.PLAY:
            play(self, choice)
        elif prompt == Prompt.CHOOSE_ROW or prompt == Prompt.CLAW_ROW:
            choose_row(self, choice)
        elif prompt == Prompt.USE:
            use(self, choice)
        elif prompt == Prompt.TURN_UP or prompt == Prompt.UNCOVER:
            turn_up(self, choice)
            self.top_is_shown(prompt)
        elif prompt == Prompt.DRAW_TOP:
            draw_top(self, choice)
        elif prompt == Prompt.TRADE_HIGH:
            trade_high(self, choice)
        elif prompt == Prompt.DEAL:
            deal_card(self, choice)
        elif prompt == Prompt.START:
            choose_starter(self, choice)
        elif prompt == Prompt.LONGEST:
            take_from_longest_row(self, choice)
        elif prompt == Prompt.PILE_CARD:
            take_pile_card(self, choice)
        elif prompt == Prompt.PASS_ON:
            pass_on(self, choice)
        elif prompt == Prompt.IGNORE:
            ignore_card(self, choice)
        elif prompt == Prompt.TOP_FOR:
            take_top_for(self, choice)
        elif prompt == Prompt.SWAP_IN:
            swap_last_two(self, choice)
        elif prompt == Prompt.WANT:
            want(self, choice)
        elif prompt == Prompt.GIVE:
            give(self, choice)
        elif prompt == Prompt.PICK_BLIND:
            pick_blind(self, choice)
        elif prompt == Prompt.SWAP_BESIDE:
            swap_tokens(self, choice)
        elif prompt == Prompt.THROW_OFF:
            throw_off(self, choice)
        elif prompt == Prompt.CANCEL:
            answer_false_trail(self, choice)
        else:
            raise AssertionError(f"question {prompt} has no rule")

    def after(self, seat: i64) -> i64:
        """RC-2.7: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.rulings.players else 0

    # Where a chapter hands over to one that it cannot import.

    def next_turn(self) -> None:
        begin_turn(self)

    def go_on_to_play(self) -> None:
        ask_for_play(self)

    def row_is_laid(self) -> None:
        if self.turns:
            finish_row(self)
        else:
            fill_tokens(self)

    def top_is_shown(self, prompt: i64) -> None:
        if prompt == Prompt.UNCOVER:
            take_figure(self)
        elif self.turns:
            fill_tokens(self)
        else:
            show_tops(self)

    def tokens_are_laid(self) -> None:
        if self.turns:
            self.to_ask = first(self.rulings.players) if self.rulings.false_trails_are_optional else 0
            move_markers(self)
        else:
            set_up_next_row(self)

    def row_is_resolved(self) -> None:
        self.colour = NONE
        self.taker = NONE
        self.place = 0
        self.ignored = 0
        follow_symbols(self)

    def beside(self) -> tuple[object, ...]:
        return (self.rulings,)

    def __reduce__(self) -> tuple[object, ...]:
        return hunt_again, (self.rulings, self.state())

    def clone(self) -> Hunt:
        slot = Hunt(self.rulings, self.zones[:])
        self.copy_fields(slot)
        return slot

    def copy_into(self, slot: Position) -> None:
        assert isinstance(slot, Hunt)
        slot.rulings = self.rulings
        slot.zones = self.zones[:]
        self.copy_fields(slot)

    def copy_fields(self, slot: Hunt) -> None:
        self.copy_question(slot)
        slot.turns = self.turns
        slot.active = self.active
        slot.figure = self.figure
        slot.again = self.again
        slot.bag = self.bag
        slot.bag_draws = self.bag_draws
        slot.eight = self.eight
        slot.used = self.used
        slot.wanted = self.wanted
        slot.given = self.given
        slot.symbols = self.symbols
        slot.emptied = self.emptied
        slot.colour = self.colour
        slot.place = self.place
        slot.taker = self.taker
        slot.fake = self.fake
        slot.ignored = self.ignored
        slot.to_ask = self.to_ask
        slot.is_blurred = self.is_blurred

    def state(self) -> list[int]:
        return super().state() + [int(word) for word in self.zones]

    def load(self, state: list[int]) -> None:
        super().load(state[: len(self.FIELDS)])
        zones = state[len(self.FIELDS) :]
        if len(zones) != ZONES:
            raise ValueError(f"a hunt has {ZONES} zones")
        self.zones = vec[i64](zones)

    def conserved(self) -> bool:
        """RC-1.1, RC-1.3: 56 cards and 40 tokens, each in one place; and pools only name cards in other hands."""
        return (
            fields_are_in_range(self)
            and zones_are_in_range(self)
            and cards_are_conserved(self)
            and tokens_are_conserved(self)
            and pools_are_possible(self)
        )


def hunt_again(rulings: Rulings, state: list[int]) -> Hunt:
    """A hunt in a state, from its pickle."""
    hunt = Hunt(rulings, vec[i64]([0] * ZONES))
    hunt.load(state)
    return hunt
