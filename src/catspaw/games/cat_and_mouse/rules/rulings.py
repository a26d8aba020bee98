"""The variants and rulings of one heist, as a value that answers the rules' questions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from catspaw.core.setup import Ruling, TableRulings, TableSetup, Variant

VARIANTS: Final = (
    Variant("subtle-movement", "CM-7.1"),
    Variant("deep-pockets", "CM-7.2"),
)

RULINGS: Final = (
    Ruling("own_room", "CM-R.D", ("allowed", "forbidden")),
    Ruling("named_clue", "CM-R.E", ("illegal", "harmless", "counts")),
    Ruling("peek", "CM-R.H", ("looting-only", "free")),
    Ruling("monitored_loot", "CM-R.L", ("hidden", "open")),
    Ruling("wrong_trap", "CM-R.M", ("mouse-wins", "set-needed")),
    Ruling("smoke_bomb", "CM-R.O", ("any-time", "before-result", "own-turn")),
    Ruling("pickpocket", "CM-R.P", ("ending", "own-turn-any")),
    Ruling("subtle_use", "CM-R.R", ("may", "always")),
    Ruling("subtle_pick", "CM-R.V", ("by-card", "chance")),
)


@final
@mypyc_attr(acyclic=True)
class Rulings(TableRulings):
    """What the rules ask; each answer is looked up once."""

    def __init__(self, setup: TableSetup) -> None:
        """CM-7.3: each variant is asked about by itself, so both may be in play."""
        super().__init__(setup)
        self.subtle_movement: bool = setup.plays("subtle-movement")
        self.deep_pockets: bool = setup.plays("deep-pockets")
        self.own_room_is_forbidden: bool = setup.rules("own_room", "forbidden")
        self.clues_may_be_named: bool = not setup.rules("named_clue", "illegal")
        self.named_clue_counts: bool = setup.rules("named_clue", "counts")
        self.loot_is_seen_at_once: bool = setup.rules("peek", "free")
        self.left_loot_is_open: bool = setup.rules("monitored_loot", "open")
        self.wrong_trap_needs_set: bool = setup.rules("wrong_trap", "set-needed")
        self.smoke_answers_results: bool = setup.rules("smoke_bomb", "any-time")
        self.smoke_answers_announcements: bool = not setup.rules("smoke_bomb", "own-turn")
        self.trap_is_announced_first: bool = setup.rules("smoke_bomb", "before-result")
        self.pickpocket_after_action: bool = setup.rules("pickpocket", "own-turn-any")
        self.note_must_return: bool = setup.rules("subtle_use", "always")
        self.note_returns_blindly: bool = setup.rules("subtle_pick", "chance")
