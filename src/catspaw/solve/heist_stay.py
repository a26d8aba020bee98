"""One stay of the Mouse in a room, as far as rooms go: what is announced and named, and what each side knows.

Rooms are exchangeable, and moving in is a fresh start: she has seen the map deck, he holds its complement. So a stay is
decided by how many rooms she chose from. Within it a room matters only if it was named; every other one is as good as
any. He knows of each named room whether he keeps it, put it under the deck, or has not seen it; she knows
whether one of them is hers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

OWN: Final = 0
"""She names her own room for the first time."""
NEW: Final = 1
"""She names another room for the first time."""
AGAIN: Final = 2
"""And AGAIN + 1: the first, the second room she has named in this stay."""
OLD: Final = 4
"""She names a room that both know to be monitored."""
SAFE: Final = 5
"""She names a clue where that is harmless."""
NAMES: Final = 6

UNSEEN, KEPT, UNDER, SHOWN = "unseen", "kept", "under", "shown"
ELSEWHERE: Final = -1
"""Her room is none of those named."""


class Terms(NamedTuple):
    """What of the rulings concerns rooms."""

    own_room: bool = True
    """She may name her own room."""
    clues_safe: bool = False
    """She may name a clue without harm."""
    clues_count: bool = False
    """She may name a clue, and it counts again."""


class Notes(NamedTuple):
    """What the Inspector knows in one stay."""

    rooms: tuple[str, ...]
    """Where each named room is."""
    kept: int
    """Rooms kept that were never named."""
    under: tuple[int, ...]
    """Cards under the deck, next to be drawn first: which named room, or ELSEWHERE."""
    unseen: int
    """Rooms never named nor seen."""


class Turn(NamedTuple):
    """A turn of the Inspector: he has drawn and kept, and is to check or to spring the trap."""

    number: int
    clues: int
    after: int
    """The index of the `Named` that came before; -1 in the first turn."""
    homes: list[int]
    """Her possibilities: ELSEWHERE, or which named room is hers."""
    notes: list[Notes]
    """His possibilities."""
    chance: list[list[float]]
    """How likely both are together, by home and notes, apart from what either chose."""
    note_from: list[int]
    """Which notes of `after` each came from."""
    keep_set: list[int]
    """Which keeping decision led to it, counted within this turn; -1 if there was none."""
    keep_answer: list[int]
    keep_sets: int
    named_by: list[list[tuple[int, int]]]
    """For each kind of name and each home: the index of `Named` if it is in vain and if it is a clue; -1 if neither."""


class Named(NamedTuple):
    """After a name: her turn. With a third clue, the end."""

    turn: int
    clues: int
    homes: list[int]
    home_from: list[int]
    """Which home of the turn each came from."""
    named: list[int]
    """By which kind of name."""
    notes: list[Notes]
    note_from: list[int]
    chance: list[list[float]]
    then: int
    """The index of the next turn, if she stays; -1 if she cannot."""


class Stay(NamedTuple):
    """The public tree of one stay."""

    rooms: int
    turns: list[Turn]
    named: list[Named]

    def left(self, turn: int) -> int:
        """How many rooms are in the map deck after so many turns, her own not counted."""
        return self.rooms - 1 - min(turn, self.rooms - 1)


def draws(notes: Notes, home: int) -> list[tuple[Notes, tuple[int, ...], float]]:
    """CM-2.1, CM-R.B: the two cards he may draw: what is left, which ones, and how likely, given her home."""
    found: list[tuple[Notes, tuple[int, ...], float]] = [(notes, (), 1.0)]
    for _ in range(2):
        found = [
            (after, (*drawn, card), chance * likely)
            for before, drawn, chance in found
            for after, card, likely in _draw(before, home)
        ] or found
    merged: dict[tuple[Notes, tuple[int, ...]], float] = {}
    for after, drawn, chance in found:
        key = (after, tuple(sorted(drawn)))
        merged[key] = merged.get(key, 0.0) + chance
    return [(after, drawn, chance) for (after, drawn), chance in merged.items()]


def _draw(notes: Notes, home: int) -> list[tuple[Notes, int, float]]:
    named = [room for room, place in enumerate(notes.rooms) if place == UNSEEN]
    deck = len(named) + notes.unseen - 1
    if deck == 0:
        if not notes.under:
            return []
        return [(notes._replace(under=notes.under[1:]), notes.under[0], 1.0)]
    found = []
    for room in named:
        if room != home:
            rooms = (*notes.rooms[:room], UNDER, *notes.rooms[room + 1 :])
            found.append((notes._replace(rooms=rooms), room, 1 / deck))
        else:
            rooms = (*notes.rooms[:room], UNDER, *notes.rooms[room + 1 :])
            found.append((notes._replace(rooms=rooms), room, 0.0))
    others = notes.unseen - (home == ELSEWHERE)
    if notes.unseen:
        found.append((notes._replace(unseen=notes.unseen - 1), ELSEWHERE, others / deck))
    return found


def keeping(turn: Turn, results: list[Notes]) -> tuple[int, list[int]]:
    """The decision that leads to these notes, and the answer to it that leads to each; any of several that do."""
    found: dict[int, dict[Notes, int]] = {}
    for notes, decision, answer in zip(turn.notes, turn.keep_set, turn.keep_answer, strict=True):
        if decision >= 0:
            found.setdefault(decision, {})[notes] = answer
    decision = next(decision for decision, answers in found.items() if answers.keys() == set(results))
    return decision, [found[decision][notes] for notes in results]


def keeps(notes: Notes, drawn: tuple[int, ...]) -> list[Notes]:
    """CM-2.2, CM-2.3: what he may keep of what he drew; rooms never named are alike."""
    found = []
    for kept in dict.fromkeys(drawn):
        rest = list(drawn)
        rest.remove(kept)
        rooms = list(notes.rooms)
        if kept != ELSEWHERE:
            rooms[kept] = KEPT
        for card in rest:
            if card != ELSEWHERE:
                rooms[card] = UNDER
        found.append(Notes(tuple(rooms), notes.kept + (kept == ELSEWHERE), (*notes.under, *rest), notes.unseen))
    return found or [notes]


def names(notes: Notes, kind: int, home: int, rooms: int) -> list[tuple[Notes, bool, float]]:
    """CM-3.1, CM-3.2: what a name makes of his notes, whether it is a clue, and how likely that is."""
    if kind in (OLD, SAFE):
        return [(notes, kind == OLD, 1.0)]
    if kind >= AGAIN:
        room = kind - AGAIN
        if notes.rooms[room] == KEPT:
            shown = (*notes.rooms[:room], SHOWN, *notes.rooms[room + 1 :])
            return [(notes._replace(rooms=shown), True, float(room != home))]
        return [(notes, False, 1.0)]
    room = len(notes.rooms)
    unseen = notes._replace(rooms=(*notes.rooms, UNSEEN), unseen=notes.unseen - 1)
    if kind == OWN:
        return [(unseen, False, 1.0)] if notes.unseen else []
    others = rooms - room - (home == ELSEWHERE)
    found = []
    if notes.unseen:
        found.append((unseen, False, (notes.unseen - (home == ELSEWHERE)) / others))
    if notes.kept:
        turned_up = Notes((*notes.rooms, SHOWN), notes.kept - 1, notes.under, notes.unseen)
        found.append((turned_up, True, notes.kept / others))
    for place, card in enumerate(notes.under):
        if card == ELSEWHERE:
            under = (*notes.under[:place], room, *notes.under[place + 1 :])
            found.append((Notes((*notes.rooms, UNDER), notes.kept, under, notes.unseen), False, 1 / others))
    return found


def allowed(kind: int, home: int, notes: Notes, rooms: int, clues: int, terms: Terms) -> bool:
    """CM-3.1, CM-R.D, CM-R.E: whether she may give such a name; `notes` are any that fit what was said aloud."""
    if kind == OWN:
        return terms.own_room and home == ELSEWHERE
    if kind == NEW:
        return rooms - len(notes.rooms) - (home == ELSEWHERE) > 0
    if kind == OLD:
        return old_face_down(notes, rooms, clues) > 0 or (terms.clues_count and clues > 0)
    if kind == SAFE:
        return terms.clues_safe and clues > 0
    room = kind - AGAIN
    return room < len(notes.rooms) and notes.rooms[room] != SHOWN and (terms.own_room or room != home)


def old_face_down(notes: Notes, rooms: int, clues: int) -> int:
    """Monitored rooms from before this stay that lie face down: all others, but for the clues among them."""
    shown_here = sum(place == SHOWN for place in notes.rooms)
    return 12 - rooms - (clues - shown_here)


def only_trap(rooms: int, clues: int, terms: Terms) -> bool:
    """Whether he knows where she is and a name would cost her nothing: checking is then never better than a trap."""
    return rooms == 1 and (terms.own_room or (terms.clues_safe and clues > 0))


@lru_cache(256)
def stay(rooms: int, clues: int, laid: int, terms: Terms) -> Stay:
    """The tree of a stay in one of so many rooms, with so many clues at its beginning and so much loot laid out."""
    made = Stay(rooms, [], [])
    opening = Named(-1, clues, [ELSEWHERE], [0], [0], [Notes((), 0, (), rooms)], [0], [[1.0]], -1)
    _add_turn(made, 1, -1, opening, laid, terms)
    return made


def _add_turn(made: Stay, number: int, after: int, before: Named, laid: int, terms: Terms) -> int:
    notes: list[Notes] = []
    columns: list[list[float]] = []
    note_from: list[int] = []
    keep_set: list[int] = []
    keep_answer: list[int] = []
    sets = 0
    for source, known in enumerate(before.notes):
        drawn_by_home = [
            {(after_draw, drawn): chance for after_draw, drawn, chance in draws(known, home)} for home in before.homes
        ]
        outcomes = dict.fromkeys(key for chances in drawn_by_home for key in chances)
        for key in outcomes:
            column = [before.chance[h][source] * drawn_by_home[h].get(key, 0.0) for h in range(len(before.homes))]
            if not any(column):
                continue
            kept = keeps(*key)
            for answer, result in enumerate(kept):
                notes.append(result)
                columns.append(column)
                note_from.append(source)
                keep_set.append(sets if len(kept) > 1 else -1)
                keep_answer.append(answer)
            sets += len(kept) > 1
    chance = [[column[h] for column in columns] for h in range(len(before.homes))]
    turn = Turn(number, before.clues, after, before.homes, notes, chance, note_from, keep_set, keep_answer, sets, [])
    place = len(made.turns)
    made.turns.append(turn)
    _add_names(made, place, turn, laid, terms)
    return place


def _add_names(made: Stay, place: int, turn: Turn, laid: int, terms: Terms) -> None:
    """Every name, by what everybody hears and sees: OWN and NEW sound alike."""
    turn.named_by.extend([[(-1, -1)] * len(turn.homes) for _ in range(NAMES)])
    if only_trap(made.rooms, turn.clues, terms):
        return
    heard: dict[tuple[int, bool], list[tuple[int, int]]] = {}
    for kind in range(NAMES):
        for h, home in enumerate(turn.homes):
            if allowed(kind, home, turn.notes[0], made.rooms, turn.clues, terms):
                for clue in (False, True):
                    possible = any(
                        turn.chance[h][b] * chance > 0
                        for b, known in enumerate(turn.notes)
                        for _, is_clue, chance in names(known, kind, home, made.rooms)
                        if is_clue == clue
                    )
                    if possible:
                        heard.setdefault((NEW if kind == OWN else kind, clue), []).append((h, kind))
    for (_, clue), sources in heard.items():
        at = _add_named(made, place, turn, sources, clue=clue)
        for h, kind in sources:
            in_vain, found = turn.named_by[kind][h]
            turn.named_by[kind][h] = (in_vain, at) if clue else (at, found)
    for at in {at for row in turn.named_by for pair in row for at in pair if at >= 0}:
        named = made.named[at]
        if named.clues < 3 and turn.number <= laid:
            made.named[at] = named._replace(then=_add_turn(made, turn.number + 1, at, named, laid, terms))


def _add_named(made: Stay, place: int, turn: Turn, sources: list[tuple[int, int]], *, clue: bool) -> int:
    results: dict[tuple[int, Notes], list[float]] = {}
    for row, (h, kind) in enumerate(sources):
        for b, known in enumerate(turn.notes):
            for result, is_clue, chance in names(known, kind, turn.homes[h], made.rooms):
                if is_clue == clue:
                    column = results.setdefault((b, result), [0.0] * len(sources))
                    column[row] += turn.chance[h][b] * chance
    results = {key: column for key, column in results.items() if any(column)}
    homes = [len(turn.notes[0].rooms) if kind == OWN else turn.homes[h] for h, kind in sources]
    made.named.append(
        Named(
            place,
            turn.clues + clue,
            homes,
            [h for h, _ in sources],
            [kind for _, kind in sources],
            [result for _, result in results],
            [b for b, _ in results],
            [[column[row] for column in results.values()] for row in range(len(sources))],
            -1,
        )
    )
    return len(made.named) - 1
