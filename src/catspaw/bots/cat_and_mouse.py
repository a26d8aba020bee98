"""Sound play by rules of thumb: Sleuth for the Inspector, Prowler for the Mouse."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from catspaw.core.bits import count, members, one
from catspaw.core.game import Game
from catspaw.core.packed import read
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.edge.deduction import rooms_notes_may_be, rooms_she_may_be_in
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS, HOLDS_SMOKE_BOMB, LOOT, NO_NAME, TREASURES, Field
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt


@mypyc_attr(allow_interpreted_subclasses=True)
class Sleuth:
    """Breaks up sets, counts out the rooms she may be in, and springs the trap when only one is left."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, HeistSight)
        if sight.prompt == Prompt.ACT:
            return Answer.SPRING if count(rooms_she_may_be_in(sight)) == 1 else Answer.CHECK
        if sight.prompt == Prompt.TRAP:
            return int(self._sampler.pick(rooms_she_may_be_in(sight)))
        if sight.prompt == Prompt.FILL_DEEP_POCKET:
            return self._second_treasure(sight)
        return int(self._sampler.pick(sight.options))

    def _second_treasure(self, sight: HeistSight) -> int:
        """A treasure of another theme and another value than the first, so that more sets are broken."""
        first = members(sight.pocket)[0]
        apart = [k for k in members(sight.options & TREASURES) if k // 3 != first // 3 and k % 3 != first % 3]
        return apart[int(self._sampler.below(len(apart)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Prowler:
    """Collects towards the nearest set, keeps to one cover when naming rooms, and moves before she is counted out."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        del game, seat
        self._sampler = Sampler(seed)

    def choose(self, sight: Sight) -> int:
        assert isinstance(sight, HeistSight)
        prompt = sight.prompt
        if prompt == Prompt.NAME:
            return self._name(sight)
        if prompt == Prompt.TURN:
            return self._turn(sight)
        if prompt == Prompt.TAKE:
            return self._take(sight)
        if prompt in (Prompt.AFTER, Prompt.ANNOUNCED, Prompt.CORNERED, Prompt.ESCAPE):
            return self._answer_danger(sight)
        if prompt == Prompt.RETURN_NOTE:
            return self._note(sight)
        if prompt == Prompt.USE_SUBTLY:
            return Answer.SHUFFLE_BACK
        return int(self._sampler.pick(sight.options & ~_TRICKS or sight.options))

    def _name(self, sight: HeistSight) -> int:
        """One cover for a stay, named again and again; in one stay out of three it is her own room.

        Her own room is never monitored, and one that was named in vain seldom is, so both are good names to repeat. An
        Inspector who springs the trap on her cover is right less often than he would win by waiting.
        """
        rooms = sight.options & ALL_ROOMS
        if sight.clues & rooms and not sight.rulings.named_clue_counts:
            return int(self._sampler.pick(sight.clues & rooms))
        own = one(sight.room) & rooms
        if own and sight.room_found:
            return int(sight.room)
        notes = rooms_notes_may_be(sight)
        unwatched = rooms & ~sight.clues & ~sum(note for note in notes if count(note) == 1)
        cover = read(sight.calls, Field.NAME)
        if cover and cover != NO_NAME and unwatched & one(cover - 1):
            return int(cover - 1)
        if own and self._sampler.below(3) == 0:
            return int(sight.room)
        return self._decoy(notes, unwatched & ~own or rooms)

    def _decoy(self, notes: list[int], rooms: int) -> int:
        """Of some rooms one that fits the fewest face-down notes."""
        risk = {room: sum(1 / count(note) for note in notes if note & one(room)) for room in members(rooms)}
        safest = [room for room in risk if risk[room] <= min(risk.values()) + 0.02]
        return safest[int(self._sampler.below(len(safest)))]

    def _turn(self, sight: HeistSight) -> int:
        if makes_set(sight.haul):
            return Answer.END_HEIST
        if sight.options & one(Answer.PICK_POCKET) and self._pocket_would_do(sight):
            return Answer.PICK_POCKET
        may_move = bool(sight.options & one(Answer.CHANGE_ROOMS))
        counted_out = sight.map_count <= 2 < sight.map_count + sight.bottom_count
        if may_move and (sight.room_found or counted_out):
            return Answer.CHANGE_ROOMS
        if not sight.options & one(Answer.LOOT_ROOM):
            return Answer.CHANGE_ROOMS if may_move else Answer.END_HEIST
        useless = sight.room_loot_is_seen and max(worth(sight, k) for k in members(sight.room_loot)) < 1
        return Answer.CHANGE_ROOMS if useless and may_move else Answer.LOOT_ROOM

    def _take(self, sight: HeistSight) -> int:
        cards = [k for k in members(sight.options) if k < LOOT]
        return max(cards, key=lambda card: (worth(sight, card), -card))

    def _answer_danger(self, sight: HeistSight) -> int:
        """Go with a set in hand; else the Calling Card, or the bomb if nothing is left to lose."""
        options = sight.options
        if options & one(Answer.SMOKE) and makes_set(sight.haul):
            return Answer.SMOKE
        if options & one(Answer.LEAVE_CARD):
            return Answer.LEAVE_CARD
        if options & one(Answer.SMOKE_AND_PICK) and self._pocket_would_do(sight):
            return Answer.SMOKE_AND_PICK
        if options & one(Answer.STAY):
            return Answer.STAY
        return Answer.SMOKE if options & one(Answer.SMOKE) else int(self._sampler.pick(options & ~_TRICKS or options))

    def _note(self, sight: HeistSight) -> int:
        """Rather a note that is not her own: those tell her nothing new."""
        others = sight.options & ~_TRICKS & ~one(Answer.DECLINE) & ~sight.laid_by_mouse
        return int(self._sampler.pick(others or sight.options & ~_TRICKS))

    def _pocket_would_do(self, sight: HeistSight) -> bool:
        """Whether at least a third of the treasures the Inspector may hold would complete a set."""
        seen = sight.haul | sight.room_loot | sight.left_loot
        unseen = members(TREASURES & ~seen)
        completing = sum(makes_set(sight.haul | one(card)) for card in unseen)
        return completing * 3 >= len(unseen)


_TRICKS = one(Answer.SMOKE) | one(Answer.SMOKE_AND_PICK)


def worth(sight: HeistSight, card: int) -> float:
    """How far a loot card brings her: cards already held of its best line, lost lines aside."""
    if card >= 9:
        return 1.5 if one(card) & HOLDS_SMOKE_BOMB else 1.2
    theme, value = card // 3, card % 3
    lines = (0b111 << 3 * theme, 0b1001001 << value)
    return max(1 + int(count(sight.haul & line)) if not line & sight.left_loot else 0 for line in lines)
