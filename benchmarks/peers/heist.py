"""Cat & The Mouse in ordinary Python, for the benchmark's peers.

Written from `CM-1` to `CM-6` and the default rulings, with lists and sets, and without our kernel:
only the numbers and the order of the questions are ours, so that our records can be replayed.
"""

from __future__ import annotations

from typing import Final

INSPECTOR: Final = 0
MOUSE: Final = 1
CHANCE: Final = -1
NOBODY: Final = -4
"""OpenSpiel's numbers for chance and for the end."""

ROOMS: Final = tuple(range(12))
TREASURES: Final = tuple(range(9))
"""Theme × 3 + value; the tricks follow."""
CALLING_CARD: Final = 9
SMOKE_BOMB: Final = 10
PICKPOCKET: Final = 11
LOOT: Final = tuple(range(12))

CHECK: Final = 12
SPRING: Final = 13
LOOT_ROOM: Final = 14
CHANGE_ROOMS: Final = 15
END_HEIST: Final = 16
PICK_POCKET: Final = 17
SMOKE: Final = 18
SMOKE_AND_PICK: Final = 19
STAY: Final = 20
SHOW_ROOM: Final = 21
LEAVE_CARD: Final = 22
GIVE_UP: Final = 23
ANSWERS: Final = 24

FILL_POCKET: Final = 1
START: Final = 3
KEEP: Final = 4
ACT: Final = 5
NAME: Final = 6
CORNERED: Final = 7
TRAP: Final = 9
ESCAPE: Final = 10
TURN: Final = 11
TAKE: Final = 12
MOVE: Final = 15
AFTER: Final = 16
DRAW: Final = 17
LAY_OUT: Final = 18

LONGEST: Final = 2 + 7 * 23
"""Answers of seats in one game: two before the first turn, then at most 7 a turn (keep, act, trap, escape,
turn, take or move, after). A turn takes one of 11 loot cards or one of 11 further rooms, and one ends the game."""

SETS: Final = tuple(frozenset(range(3 * theme, 3 * theme + 3)) for theme in range(3)) + tuple(
    frozenset(range(value, 9, 3)) for value in range(3)
)


class Heist:
    """One game: who is asked what, the allowed answers in ascending order, and where the cards are."""

    def __init__(self) -> None:
        self.map_deck = list(ROOMS)
        """The shuffled part, in ascending order, since chance picks the top card when it is drawn."""
        self.bottom: list[int] = []
        """Cards put under the map deck, the next to be drawn first."""
        self.drawn: list[int] = []
        self.monitored: set[int] = set()
        self.clues: set[int] = set()
        self.room = -1
        self.loot_deck = list(LOOT)
        self.room_loot: list[int] = []
        self.haul: set[int] = set()
        self.pocket = -1
        self.turns = 0
        self.to_lay = 0
        self.winner = -1
        self.asked = INSPECTOR
        self.prompt = FILL_POCKET
        self.options = list(TREASURES)

    def answer(self, choice: int) -> None:
        """Go on to the next question. As in both libraries, the caller vouches for the choice."""
        _RULES[self.prompt](self, choice)

    def _ask(self, seat: int, prompt: int, options: list[int]) -> None:
        self.asked = seat
        self.prompt = prompt
        self.options = options

    def _end(self, winner: int) -> None:
        self.winner = winner
        self._ask(NOBODY, 0, [])

    # Before the first turn

    def fill_pocket(self, loot: int) -> None:
        self.pocket = loot
        self.loot_deck.remove(loot)
        self._ask(MOUSE, START, list(ROOMS))

    def enter(self, room: int) -> None:
        self.room = room
        self.map_deck.remove(room)
        self.to_lay = 2
        self._lay_out()

    def _lay_out(self) -> None:
        if self.to_lay and self.loot_deck:
            self._ask(CHANCE, LAY_OUT, self.loot_deck)
        elif self.turns:
            self._end_turn()
        else:
            self._begin_inspector()

    def laid_out(self, loot: int) -> None:
        self.loot_deck.remove(loot)
        self.room_loot.append(loot)
        self.to_lay -= 1
        self._lay_out()

    # The Inspector's turn

    def _begin_inspector(self) -> None:
        self.turns += 1
        self._draw()

    def _draw(self) -> None:
        while len(self.drawn) < 2:
            if self.map_deck:
                self._ask(CHANCE, DRAW, self.map_deck)
                return
            if not self.bottom:
                break
            self.drawn.append(self.bottom.pop(0))
        if self.drawn:
            self._ask(INSPECTOR, KEEP, sorted(self.drawn))
        else:
            self._ask(INSPECTOR, ACT, [CHECK, SPRING])

    def drew(self, room: int) -> None:
        self.map_deck.remove(room)
        self.drawn.append(room)
        self._draw()

    def keep(self, room: int) -> None:
        self.drawn.remove(room)
        self.bottom += self.drawn
        self.drawn.clear()
        self.monitored.add(room)
        self._ask(INSPECTOR, ACT, [CHECK, SPRING])

    def act(self, choice: int) -> None:
        if choice == CHECK:
            rooms = [room for room in ROOMS if room not in self.clues] if self.clues else list(ROOMS)
            self._ask(MOUSE, NAME, rooms + self._smoke())
        else:
            self._ask(INSPECTOR, TRAP, list(ROOMS))

    def name(self, choice: int) -> None:
        if choice >= SMOKE:
            self._vanish(choice)
            return
        if choice in self.monitored:
            self.clues.add(choice)
            if len(self.clues) == 3:
                if self.haul:
                    self._ask(MOUSE, CORNERED, [*self._smoke(), GIVE_UP])
                else:
                    self._end(INSPECTOR)
                return
        self._begin_mouse()

    def cornered(self, choice: int) -> None:
        if choice == GIVE_UP:
            self._end(INSPECTOR)
        else:
            self._vanish(choice)

    def trap(self, room: int) -> None:
        if room != self.room:
            self._end(MOUSE)
        elif not self.haul:
            self._end(INSPECTOR)
        elif CALLING_CARD in self.haul:
            self._ask(MOUSE, ESCAPE, [*self._smoke(), SHOW_ROOM, LEAVE_CARD])
        else:
            self._ask(MOUSE, ESCAPE, [*self._smoke(), SHOW_ROOM])

    def escape(self, choice: int) -> None:
        if choice == SHOW_ROOM:
            self._end(INSPECTOR)
        elif choice == LEAVE_CARD:
            self.haul.remove(CALLING_CARD)
            self._begin_mouse()
        else:
            self._vanish(choice)

    # The Mouse's turn

    def _begin_mouse(self) -> None:
        options = []
        if self.room_loot:
            options.append(LOOT_ROOM)
        if self.map_deck or self.bottom:
            options.append(CHANGE_ROOMS)
        options.append(END_HEIST)
        if PICKPOCKET in self.haul:
            options.append(PICK_POCKET)
        self._ask(MOUSE, TURN, options + self._smoke())

    def turn(self, choice: int) -> None:
        if choice == LOOT_ROOM:
            self._ask(MOUSE, TAKE, sorted(self.room_loot) + self._smoke())
        elif choice == CHANGE_ROOMS:
            self._leave()
        elif choice == END_HEIST:
            self._end_heist()
        elif choice == PICK_POCKET:
            self._pick_pocket()
        else:
            self._vanish(choice)

    def take(self, choice: int) -> None:
        if choice >= SMOKE:
            self._vanish(choice)
            return
        self.room_loot.remove(choice)
        self.haul.add(choice)
        self._end_turn()

    def _leave(self) -> None:
        self.monitored.add(self.room)
        self.room_loot.clear()
        if self.bottom:
            self.map_deck = sorted(self.map_deck + self.bottom)
            self.bottom.clear()
        self._ask(MOUSE, MOVE, self.map_deck + self._smoke())

    def move(self, choice: int) -> None:
        if choice >= SMOKE:
            self._vanish(choice)
        else:
            self.enter(choice)

    def _end_turn(self) -> None:
        if self.haul:
            self._ask(MOUSE, AFTER, [*self._smoke(), STAY])
        else:
            self._begin_inspector()

    def after(self, choice: int) -> None:
        if choice == STAY:
            self._begin_inspector()
        else:
            self._vanish(choice)

    # Tricks and the end

    def _smoke(self) -> list[int]:
        if SMOKE_BOMB not in self.haul:
            return []
        return [SMOKE, SMOKE_AND_PICK] if PICKPOCKET in self.haul else [SMOKE]

    def _vanish(self, choice: int) -> None:
        self.haul.remove(SMOKE_BOMB)
        if choice == SMOKE_AND_PICK:
            self._pick_pocket()
        else:
            self._end_heist()

    def _pick_pocket(self) -> None:
        self.haul.remove(PICKPOCKET)
        self.haul.add(self.pocket)
        self._end_heist()

    def _end_heist(self) -> None:
        self._end(MOUSE if any(wanted <= self.haul for wanted in SETS) else INSPECTOR)


_RULES: Final = {
    FILL_POCKET: Heist.fill_pocket,
    START: Heist.enter,
    KEEP: Heist.keep,
    ACT: Heist.act,
    NAME: Heist.name,
    CORNERED: Heist.cornered,
    TRAP: Heist.trap,
    ESCAPE: Heist.escape,
    TURN: Heist.turn,
    TAKE: Heist.take,
    MOVE: Heist.move,
    AFTER: Heist.after,
    DRAW: Heist.drew,
    LAY_OUT: Heist.laid_out,
}
