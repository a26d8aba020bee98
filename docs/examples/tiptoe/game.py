"""Tiptoe as everything outside it knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from catspaw.core.bits import first, one
from catspaw.core.fixed_answers import FixedAnswers
from catspaw.core.outcome import Scores
from catspaw.core.position import ONLOOKER, Position
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from tiptoe import cards as c
from tiptoe.events import EVENTS
from tiptoe.night import Night
from tiptoe.sight import NightSight, NightView, mouse_in
from tiptoe.texts import QUESTIONS, RULES, TiptoeTexts


class Tiptoe(FixedAnswers):
    """Two or three mice, a larder of twelve cards, and a hidden hand."""

    id = "tiptoe"
    title = "Tiptoe"
    prefix = "TT"
    version = 1
    seats = ("grey", "brown", "white")
    players = (2, 3)
    longest = 2 + 3 * 10
    prompts: ClassVar[Mapping[int, str]] = QUESTIONS
    endings: ClassVar[Mapping[int, tuple[str, str]]] = {c.HOME: ("home", "TT-3.2")}
    windows: ClassVar[Mapping[int, int]] = {c.LISTEN: c.KEEP_STILL}
    events = EVENTS
    texts_class = TiptoeTexts

    def start(self, setup: TableSetup) -> Position:
        night = Night(len(setup.seats))
        night.ask_chance(c.DEAL, night.larder, 0, 0)
        return night

    def sight(self, position: Position, seat: int) -> Sight:
        assert isinstance(position, Night)
        return NightSight(position, seat)

    def view(self, sight: Sight) -> NightView:
        assert isinstance(sight, NightSight)
        return NightView(
            seat=self.seat_name(sight.seat),
            asked=self.seat_name(sight.asked),
            prompt=self.prompts.get(sight.prompt),
            larder=sight.in_larder,
            carrier=self.seats[sight.carrier] if sight.is_carried else None,
            carried=c.KINDS[c.kind_of(sight.laid)] if sight.laid >= 0 else None,
            mice={self.seats[mouse]: mouse_in(sight, mouse) for mouse in range(len(sight.hands))},
        )

    def everything(self, position: Position) -> NightView:
        assert isinstance(position, Night)
        mice = {self.seats[mouse]: mouse_in(NightSight(position, mouse), mouse) for mouse in range(len(position.hands))}
        carried = c.KINDS[c.kind_of(position.laid)] if position.laid >= 0 else None
        return replace(self.view(NightSight(position, ONLOOKER)), carried=carried, mice=mice)

    def universe(self, prompt: int) -> int:
        return int(first({c.CARRY: len(c.KINDS), c.LISTEN: 2}.get(prompt, c.CARDS)))

    def answer_text(self, prompt: int, number: int) -> str:
        if prompt == c.CARRY:
            return c.KINDS[number]
        if prompt == c.LISTEN:
            return ("keep still", "whistle")[number]
        return f"{c.KINDS[c.kind_of(number)]} {number + 1}"

    def answer_rule(self, prompt: int, number: int) -> str:
        return {c.DEAL: "TT-1.2", c.DRAW: "TT-2.1", c.CARRY: "TT-2.2", c.LISTEN: "TT-2.3"}[prompt]

    def points_at(self, sight: Sight, number: int) -> str | None:
        assert isinstance(sight, NightSight)
        if sight.prompt != c.CARRY or not sight.options & one(number):
            return None
        at = c.kinds_of(sight.hands[sight.seat]).index(c.KINDS[number])
        return f"mice/{self.seat_name(sight.seat)}/hand/{at}"

    def why_not(self, sight: Sight, number: int) -> str:
        return "TT-2.2" if sight.prompt == c.CARRY else "TT-1.1"

    def scores(self, sight: Sight) -> Scores:
        assert isinstance(sight, NightSight)
        stores = sight.stores if sight.seat == ONLOOKER else []
        return {self.seats[k]: {"points": c.points(store), "bells": c.bells(store)} for k, store in enumerate(stores)}

    def rule_ids(self) -> list[str]:
        return list(RULES)
