"""Advice on Cat & The Mouse from its solution: what every answer is worth, exactly, to whoever remembers this stay.

A chance is that of winning if the other seat plays the policy and this one goes on as well as it can.
"""

from __future__ import annotations

from itertools import combinations

from catspaw.bots.advice import Advice, advice_from
from catspaw.bots.solved_heist import (
    fits_exactly,
    in_line,
    loot_state,
    name_at,
    pocket_kind,
    policy_name,
    shipped_policy,
    shipped_worth,
)
from catspaw.core.bits import members, one
from catspaw.core.game import Game
from catspaw.core.setup import TableSetup
from catspaw.core.sight import Sight
from catspaw.games.cat_and_mouse.knowledge.sight import HeistSight
from catspaw.games.cat_and_mouse.rules.rulings import Rulings
from catspaw.games.cat_and_mouse.rules.sets import makes_set
from catspaw.games.cat_and_mouse.state.numbers import ALL_ROOMS, HOLDS_CALLING_CARD, INSPECTOR, TREASURES
from catspaw.games.cat_and_mouse.state.questions import Answer, Prompt
from catspaw.solve.heist_key import Pattern, StayKey
from catspaw.solve.heist_policy import HeistPolicy, HeistWorth
from catspaw.solve.heist_reading import Reading, notes_of, read, unseen_rooms
from catspaw.solve.heist_stay import AGAIN, NEW, OLD, OWN, SAFE, UNSEEN, Notes, keeps

Chances = dict[int, float]
"""By answer."""


def advisor_for(game: Game, setup: TableSetup) -> SolvedAdvisor | None:
    """Who judges questions at such a table by the policy; None if none was solved for it."""
    del game
    rulings = Rulings(setup)
    name = policy_name(rulings)
    return SolvedAdvisor(name) if fits_exactly(rulings) and shipped_worth(name) else None


class SolvedAdvisor:
    """Judges the questions of both seats; LookupError where nothing was solved."""

    def __init__(self, name: str) -> None:
        """By the policy of that name."""
        policy, worth = shipped_policy(name), shipped_worth(name)
        if policy is None or worth is None:
            raise LookupError(name)
        self._of, self._policy, self._worth = name, policy, worth

    def advise(self, sight: Sight) -> Advice:
        assert isinstance(sight, HeistSight)
        if (name := name_at(sight)) != self._of:
            return SolvedAdvisor(name).advise(sight)
        try:
            if sight.seat == INSPECTOR:
                lost, often = self._inspector(sight)
                won = {answer: 1 - chance for answer, chance in lost.items()}
            else:
                won, often = self._mouse(sight)
        except (IndexError, StopIteration, ValueError) as error:
            raise LookupError("nothing was solved for this moment") from error
        allowed = members(sight.options)
        if missing := [answer for answer in allowed if answer not in won]:
            raise LookupError(f"nothing was solved for {missing}")
        return advice_from({answer: won[answer] for answer in allowed}, often or None, exact=True)

    # The Inspector: what each answer leaves to the Mouse, and how often the policy gives it.

    def _inspector(self, sight: HeistSight) -> tuple[Chances, Chances]:
        prompt = sight.prompt
        if prompt == Prompt.FILL_POCKET:
            return dict.fromkeys(members(sight.options), min(self._worth.stored.value)), {}
        if prompt == Prompt.FILL_DEEP_POCKET:
            return self._deep_pocket(sight)
        reading = read(sight)
        if reading.is_found or reading.key.rooms == 1:
            raise LookupError("he knows where she is")
        if self._policy.graph.is_plain(reading.key):
            raise LookupError("her policy never comes here")
        if prompt == Prompt.KEEP:
            return self._keep(sight, reading)
        notes = notes_of(sight, reading)
        act, often = (self._act(table, sight, reading, notes) for table in (self._worth, self._policy))
        if prompt == Prompt.ACT:
            return (
                {Answer.CHECK: act[0], Answer.SPRING: min(act[1:])},
                {Answer.CHECK: often[0], Answer.SPRING: sum(often[1:])},
            )
        return self._trap(sight, reading, notes, act), {}

    def _act(self, table: HeistPolicy | HeistWorth, sight: HeistSight, reading: Reading, notes: Notes) -> list[float]:
        note = reading.stay.turns[reading.turn].notes.index(notes)
        return table.act(reading.key, reading.stay, reading.turn, note, pocket_kind(sight, table.graph))

    def _deep_pocket(self, sight: HeistSight) -> tuple[Chances, Chances]:
        first, values = members(sight.pocket)[0], self._worth.stored.value
        found = {card: values[not in_line(card, first)] for card in members(sight.options & TREASURES)}
        usual = shipped_worth(policy_name(sight.rulings, one_treasure=True))
        if usual is not None:
            found[Answer.ENOUGH] = usual.stored.value[0]
        return found, {}

    def _keep(self, sight: HeistSight, reading: Reading) -> tuple[Chances, Chances]:
        drawn, before = members(sight.drawn), notes_of(sight, reading)
        labels = tuple(sorted(reading.home(room) for room in drawn))
        results = dict(zip(dict.fromkeys(labels), keeps(before, labels), strict=True))
        left = {label: min(self._act(self._worth, sight, reading, notes)) for label, notes in results.items()}
        return {room: left[reading.home(room)] for room in drawn}, {}

    @staticmethod
    def _trap(sight: HeistSight, reading: Reading, notes: Notes, act: list[float]) -> Chances:
        """Where she cannot be, a trap loses."""
        found = dict.fromkeys(members(sight.options & ALL_ROOMS), 1.0)
        for place, room in enumerate(reading.named):
            if notes.rooms[place] == UNSEEN:
                found[room] = act[1 + place]
        for room in unseen_rooms(sight, reading):
            found[room] = act[3]
        return found

    # The Mouse.

    def _mouse(self, sight: HeistSight) -> tuple[Chances, Chances]:
        found, often, prompt = self._endings(sight), Chances(), sight.prompt
        if prompt == Prompt.START:
            found |= dict.fromkeys(members(sight.options), min(self._worth.stored.value))
        elif prompt == Prompt.MOVE:
            rooms = members(sight.options & ALL_ROOMS)
            found |= dict.fromkeys(rooms, self._moves_in(sight, int(sight.searches), len(rooms)))
        elif prompt in (Prompt.RETURN_NOTE, Prompt.USE_SUBTLY):
            self._moves_subtly(sight, found, often)
        elif prompt not in (Prompt.CORNERED, Prompt.MISSED):
            self._in_room(sight, found, often)
        return found, often

    def _endings(self, sight: HeistSight) -> Chances:
        """What answers win that end the heist: only the pocket is uncertain."""
        has_set = float(makes_set(sight.haul))
        picked = self._picks(sight)
        found = dict.fromkeys((Answer.END_HEIST, Answer.SMOKE), has_set)
        found |= dict.fromkeys((Answer.PICK_POCKET, Answer.SMOKE_AND_PICK), picked)
        found |= dict.fromkeys((Answer.GIVE_UP, Answer.SHOW_ROOM), 0.0)
        return found

    def _picks(self, sight: HeistSight, card: int = 0) -> float:
        """How likely the card from his pocket makes a set, with one more card in hand or not."""
        haul = int(sight.haul) | card
        if makes_set(haul):
            return 1.0
        seen = haul | int(sight.left_seen) | int(sight.room_loot)
        unseen = [treasure for treasure in members(TREASURES) if not seen & one(treasure)]
        if sight.pocket_count < 2:
            return sum(makes_set(haul | one(treasure)) for treasure in unseen) / len(unseen)
        total = won = 0.0
        for pair in combinations(unseen, 2):
            weight = self._policy.stored.kind_chances[not in_line(*pair)]
            total += weight
            won += weight * sum(makes_set(haul | one(treasure)) for treasure in pair) / 2
        return won / total

    def _moves_subtly(self, sight: HeistSight, found: Chances, often: Chances) -> None:
        """Any note that returns is as good as any other: both know the deck then, and rooms are alike."""
        notes = members(sight.options & (ALL_ROOMS | one(Answer.SHUFFLE_BACK)))
        stays, left = int(sight.searches) + 1, int(sight.map_count) + int(sight.bottom_count)
        found |= dict.fromkeys(notes, self._moves_in(sight, stays, left + 1))
        often |= dict.fromkeys(notes, 1 / len(notes))
        if sight.options & one(Answer.DECLINE):
            found[Answer.DECLINE], often[Answer.DECLINE] = self._moves_in(sight, stays, left), 0.0

    def _moves_in(self, sight: HeistSight, stays: int, rooms: int) -> float:
        """Rooms are alike to her; with a set she is hardly ever here, and nothing was solved for it."""
        pattern = Pattern(
            stays, int(sight.haul_count), int(sight.left_seen_count), int(bool(sight.discard & HOLDS_CALLING_CARD))
        )
        key = StayKey(pattern, rooms, int(sight.clue_count))
        state = self._worth.graph.space(pattern).state(0, int(sight.haul), int(sight.left_seen), 0)
        if state < 0:
            raise LookupError("nothing was solved for this moment")
        return self._worth.entry(key, state)

    def _in_room(self, sight: HeistSight, found: Chances, often: Chances) -> None:
        reading, prompt = read(sight), sight.prompt
        if prompt == Prompt.NAME:
            self._name(sight, reading, found, often)
        elif prompt == Prompt.TAKE:
            self._take(sight, reading, found, often)
        elif prompt == Prompt.AFTER:
            vanishing = [found[answer] for answer in members(sight.options) if answer != Answer.STAY]
            found[Answer.STAY] = max(vanishing, default=0.0) if reading.is_found else self._stays(sight, reading)
        elif prompt == Prompt.ANNOUNCED:
            home = reading.stay.turns[reading.turn].homes.index(reading.home(int(sight.room)))
            state = loot_state(sight, self._worth.graph, reading)
            found[Answer.STAY] = self._worth.announced(reading.key, reading.stay, reading.turn, home, state)[0]
        elif prompt == Prompt.ESCAPE and sight.options & one(Answer.LEAVE_CARD):
            state = loot_state(sight, self._worth.graph, reading)
            found[Answer.LEAVE_CARD] = max(self._worth.found(reading.key, reading.stay, reading.turn, state))
        elif prompt == Prompt.TURN:
            self._turn(sight, reading, found, often)

    def _home(self, sight: HeistSight, reading: Reading) -> int:
        named = reading.stay.named[reading.after]
        return named.homes.index(reading.home(int(sight.room)))

    def _name(self, sight: HeistSight, reading: Reading, found: Chances, often: Chances) -> None:
        turn = reading.stay.turns[reading.turn]
        if reading.is_found or reading.key.rooms == 1:
            raise LookupError("he knows where she is")
        home = turn.homes.index(reading.home(int(sight.room)))
        place = reading.key, reading.stay, reading.turn, home, loot_state(sight, self._worth.graph, reading)
        worth, policy = self._worth.names(*place), self._policy.names(*place)
        kinds = {room: self._kind_of_name(sight, reading, room) for room in members(sight.options & ALL_ROOMS)}
        alike = list(kinds.values())
        for room, kind in kinds.items():
            found[room], often[room] = worth[kind], policy[kind] / alike.count(kind)

    @staticmethod
    def _kind_of_name(sight: HeistSight, reading: Reading, room: int) -> int:
        if room in reading.named:
            return AGAIN + reading.named.index(room)
        if not reading.rooms & one(room):
            return SAFE if sight.clues & one(room) and not sight.rulings.named_clue_counts else OLD
        return OWN if room == sight.room else NEW

    def _take(self, sight: HeistSight, reading: Reading, found: Chances, often: Chances) -> None:
        cards = members(sight.room_loot)
        if reading.is_found:
            for card in cards:
                smoke = sight.options & one(Answer.SMOKE)
                found[card] = self._picks_with(sight, card) if smoke else 0.0
            return
        graph = self._worth.graph
        space, home = graph.space(reading.key.pattern), self._home(sight, reading)
        haul, left, both = int(sight.haul), int(sight.left_seen), int(sight.room_loot)
        if len(cards) == 1:
            state = loot_state(sight, graph, reading)
            looted = self._worth.turn(reading.key, reading.stay, reading.after, home, state)
            found[cards[0]] = looted[1]
            return
        ends = [space.state(1, haul | one(card), left, both & ~one(card)) for card in cards]
        state = space.state(0, haul, left, both if sight.rulings.loot_is_seen_at_once else 0)
        place = reading.key, reading.stay, reading.after, home, state, ends[0], ends[1]
        found |= dict(zip(cards, self._worth.take(*place), strict=True))
        often |= dict(zip(cards, self._policy.take(*place), strict=True))

    def _picks_with(self, sight: HeistSight, card: int) -> float:
        """What the bomb wins once she has taken a card."""
        has_set = makes_set(sight.haul | one(card))
        can_pick = sight.options & one(Answer.SMOKE_AND_PICK)
        return float(has_set) if has_set or not can_pick else self._picks(sight, one(card))

    def _stays(self, sight: HeistSight, reading: Reading) -> float:
        """After her action, without the bomb. (Found, she can but vanish, now or when he springs the trap again.)"""
        state = loot_state(sight, self._worth.graph, reading)
        if reading.turn == 0:
            return self._worth.entry(reading.key, state)
        home = reading.stay.turns[reading.turn].homes.index(reading.home(int(sight.room)))
        return self._worth.after(reading.key, reading.stay, reading.turn, home, state)[0]

    def _turn(self, sight: HeistSight, reading: Reading, found: Chances, often: Chances) -> None:
        graph = self._worth.graph
        if reading.is_found:
            state = loot_state(sight, graph, reading, card=True)
            place = reading.key, reading.stay, reading.turn, state
            worth, policy = self._worth.found(*place), self._policy.found(*place)
        else:
            state = loot_state(sight, graph, reading)
            where = reading.key, reading.stay, reading.after, self._home(sight, reading), state
            worth, policy = self._worth.turn(*where), self._policy.turn(*where)
        found[Answer.LOOT_ROOM], found[Answer.CHANGE_ROOMS] = worth[1], worth[2]
        stops = Answer.END_HEIST if makes_set(sight.haul) else Answer.PICK_POCKET
        often |= {stops: policy[0], Answer.LOOT_ROOM: policy[1], Answer.CHANGE_ROOMS: policy[2]}
