"""A heist to tell tests with: every state is reached by playing, through the public surface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import catspaw
from catspaw.core.bits import as_set
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.edge.view import HeistView
from contract.asked import Asked

CALLING_CARD = "calling-card"
SMOKE_BOMB = "smoke-bomb"
PICKPOCKET = "pickpocket"
GLORY = ["glory-10", "glory-20", "glory-30"]
TENS = ["glory-10", "gems-10", "animals-10"]


def heist(*variants: str, **rulings: str) -> Heist:
    """A heist that has not begun."""
    return Heist(variants, rulings)


def mouse_in(room: int, *variants: str, holding: Sequence[str] = (), pocket: str = "", **rulings: str) -> Heist:
    """The Inspector is about to draw, the Mouse sits in a room and holds these cards, looted from it.

    With more than two cards she has come by way of other rooms.
    """
    game = heist(*variants, **rulings)
    free = [card.id for card in LOOT_CARDS[:9] if card.id not in holding]
    game.inspector_pockets(pocket or free.pop())
    if "deep-pockets" in variants:
        game.says("enough")
    stays = [list(holding[k : k + 2]) for k in range(0, len(holding), 2)] or [[]]
    way = [r for r in range(12, 0, -1) if r != room]
    rooms = [*way[: len(stays) - 1], room]
    spare = [card for card in free if card != pocket]
    for number, (stay, here) in enumerate(zip(stays, rooms, strict=True)):
        if number:
            game.quiet_check().says("change rooms")
            if "subtle-movement" in variants:
                game.says("leave the notes")
        lay = stay + [spare.pop(0) for _ in range(2 - len(stay))]
        game.says(f"room {here}").lays_out(*lay)
        if number:
            game.stays_if_asked()
        for card in stay:
            game.quiet_check().says("loot the room").says(card).stays_if_asked()
    return game


class Heist(Asked):
    """A table where the test answers for everybody, chance included."""

    def __init__(self, variants: tuple[str, ...], rulings: dict[str, str]) -> None:
        self.table = catspaw.new("cat-and-mouse", variants=variants, rulings=rulings, chance="ask")

    # What is asked, and what is known.

    @property
    def ending(self) -> str | None:
        return self.table.outcome.ending if self.table.outcome else None

    @property
    def winners(self) -> tuple[str, ...]:
        assert self.table.outcome is not None, f"the heist goes on: {self.table.question}"
        return self.table.outcome.winners

    def sees(self, seat: str | None) -> HeistView:
        """A seat's view."""
        view = self.table.view(seat)
        assert isinstance(view, HeistView)
        return view

    def word(self, name: str) -> int:
        """One of the position's words."""
        return int(getattr(self.table._position, name))

    def loot(self, name: str) -> set[str]:
        """The loot cards in one of the position's sets."""
        return {card.id for k, card in enumerate(LOOT_CARDS) if self.word(name) >> k & 1}

    def rooms(self, name: str) -> set[int]:
        """The rooms, as printed, in one of the position's sets."""
        return {k + 1 for k in range(12) if self.word(name) >> k & 1}

    def refusal(self, answer: str) -> str:
        """The rule by which an answer is refused."""
        before = self.table.record()
        try:
            self.table.answer(answer)
        except catspaw.IllegalAnswer as error:
            assert self.table.record() == before
            assert set(error.allowed) == self.options
            return error.rule
        raise AssertionError(f"{answer!r} was allowed")

    # What people and chance do.

    def says(self, answer: str) -> Self:
        self.table.answer(answer)
        return self

    def inspector_pockets(self, card: str) -> Self:
        assert self.prompt == "fill-pocket"
        return self.says(card)

    def lays_out(self, *cards: str) -> Self:
        for card in cards:
            assert self.prompt == "lay-out", self.prompt
            self.says(card)
        return self

    def lays_out_any(self) -> Self:
        """Lay out whatever comes, tricks first, so that they are left behind."""
        while self.prompt == "lay-out":
            tricks = self.options & {CALLING_CARD, SMOKE_BOMB, PICKPOCKET}
            self.says(sorted(tricks or self.options)[0])
        return self

    def draws(self, *rooms: int) -> Self:
        for room in rooms:
            assert self.prompt == "draw", self.prompt
            self.says(f"room {room}")
        return self

    def draws_and_keeps(self, keep: int, other: int | None = None) -> Self:
        self.draws(keep, *([] if other is None else [other]))
        return self.says(f"room {keep}")

    def inspector_draws(self) -> Self:
        """Draw and keep whatever has the lowest numbers."""
        while self.prompt in ("draw", "keep"):
            assert self.table.question is not None
            self.says(self.table.question.options[0].text)
        return self

    def quiet_check(self) -> Self:
        """A turn of the Inspector in which she names a room that nobody watches."""
        self.inspector_draws().says("check for clues")
        unwatched = as_set([room - 1 for room in self.rooms("map_deck")])
        assert self.table.question is not None
        rooms = [option for option in self.table.question.options if option.number < 12]
        safe = [option for option in rooms if unwatched >> option.number & 1]
        own = [option for option in rooms if option.number == self.word("room")]
        return self.says((own or safe)[0].text)

    def springs_trap(self, room: int) -> Self:
        self.inspector_draws().says("spring the trap")
        return self.says(f"room {room}")

    def stays_if_asked(self) -> Self:
        return self.says("stay") if self.prompt == "after" else self
