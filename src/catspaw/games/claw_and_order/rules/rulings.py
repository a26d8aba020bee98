"""The readings of one match, as a value that answers the rules' questions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from catspaw.core.setup import House, Ruling

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
class Rulings:
    """Shared by all clones of a position and never changed."""

    def __init__(self, house: House) -> None:
        self.defeat_at_any_turn_end: bool = house.rules("defeat", "any-turn-end")
        self.defeat_is_immediate: bool = house.rules("defeat", "immediate")
        self.any_card_keeps_a_deck: bool = house.rules("empty_deck", "no-cards")
        self.turns_are_shared: bool = house.rules("turn_number", "shared")
        self.starter_is_rolled: bool = house.rules("first_player", "random")
        self.starters_alternate: bool = house.rules("first_player", "alternate")
        self.pilots_stay: bool = house.rules("dismount", "fixed")
        self.pilots_are_not_killed: bool = house.rules("destroyed_cost", "killed-strict")
        self.every_discard_costs: bool = house.rules("destroyed_cost", "discarded")
        self.cards_heal_in_hand: bool = house.rules("counters_off_table", "heal")
        self.items_are_lost_in_retreat: bool = house.rules("retreat_items", "discard")
        self.one_item_a_turn: bool = house.rules("once_per_turn", "player")
        self.face_down_cards_sleep: bool = house.rules("stealth_triggers", "asleep")
        self.decklists_are_open: bool = house.rules("decklists", "open")
