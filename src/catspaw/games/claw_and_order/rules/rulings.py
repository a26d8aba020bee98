"""The readings of one match, as a value that answers the rules' questions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from catspaw.core.setup import Ruling, TableRulings, TableSetup

RULINGS: Final = (
    Ruling("defeat", "CO-R.L", ("own-turn-end", "any-turn-end", "immediate")),
    Ruling("empty_deck", "CO-R.E", ("no-troops", "no-cards")),
    Ruling("turn_number", "CO-R.T", ("own", "shared")),
    Ruling("first_player", "CO-R.F", ("loser", "random", "alternate")),
    Ruling("dismount", "CO-R.P", ("rearrange", "fixed")),
    Ruling("destroyed_cost", "CO-R.K", ("killed", "killed-strict", "discarded")),
    Ruling("counters_off_table", "CO-R.C", ("stay", "heal")),
    Ruling("retreat_items", "CO-R.Q", ("hand", "discard")),
    Ruling("once_per_turn", "CO-R.O", ("item", "player")),
    Ruling("stealth_triggers", "CO-R.N", ("turn-up", "asleep")),
    Ruling("decklists", "CO-R.V", ("closed", "open")),
)


@final
@mypyc_attr(acyclic=True)
class Rulings(TableRulings):
    """What the rules ask; each answer is looked up once."""

    def __init__(self, setup: TableSetup) -> None:
        super().__init__(setup)
        self.defeat_at_any_turn_end: bool = setup.rules("defeat", "any-turn-end")
        self.defeat_is_immediate: bool = setup.rules("defeat", "immediate")
        self.any_card_keeps_a_deck: bool = setup.rules("empty_deck", "no-cards")
        self.turns_are_shared: bool = setup.rules("turn_number", "shared")
        self.starter_is_rolled: bool = setup.rules("first_player", "random")
        self.starters_alternate: bool = setup.rules("first_player", "alternate")
        self.pilots_stay: bool = setup.rules("dismount", "fixed")
        self.pilots_are_not_killed: bool = setup.rules("destroyed_cost", "killed-strict")
        self.every_discard_costs: bool = setup.rules("destroyed_cost", "discarded")
        self.cards_heal_in_hand: bool = setup.rules("counters_off_table", "heal")
        self.items_are_lost_in_retreat: bool = setup.rules("retreat_items", "discard")
        self.one_item_a_turn: bool = setup.rules("once_per_turn", "player")
        self.face_down_cards_sleep: bool = setup.rules("stealth_triggers", "asleep")
        self.decklists_are_open: bool = setup.rules("decklists", "open")
