"""What must always hold, as checks on one table at one moment."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any

import pytest
from kuhn_poker import DEALT, SHOWED

import catspaw
from cat_and_mouse.memory import recall
from catspaw.core.bits import as_set, members, one
from catspaw.core.game import Game
from catspaw.core.journal import HIDDEN, KIND, Journal, unpacked
from catspaw.core.position import BOTTOM, CHANCE, NOBODY, Position
from catspaw.core.record import read_record
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.texts import LANGUAGES
from catspaw.games import GAMES
from catspaw.games.claw_and_order.edge.view import DERIVED
from catspaw.games.red_claw.state.events import Event
from catspaw.server.live.visitor import Visitor, ending, question
from catspaw.table import Player, Sitting, Table, choices, opening
from claw_and_order.recollection import recall as recall_match
from contract import straws
from red_claw.memory import recall as recall_hunt


class Broken(AssertionError):
    """A law does not hold; the text carries a record that `catspaw replay` opens."""

    def __init__(self, law: str, table: Table, detail: object = "") -> None:
        super().__init__(f"{law}: {detail}\n  catspaw replay '{table.record()}'")


def recall_heist(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    return recall(seat, events, setup.readings)


def recall_hand(seat: str | None, events: list[int], setup: TableSetup) -> dict[str, Any]:
    cards: list[str | None] = [None, None]
    names = ("jack", "queen", "king")
    for event in events:
        kind, a, b = unpacked(event)
        if kind == DEALT and b != HIDDEN:
            cards[a] = names[b]
        if kind == SHOWED:
            cards = [names[a], names[b]]
    return {"seat": seat, "cards": cards, "dealt": sum(unpacked(event)[0] == DEALT for event in events)}


FOLDS: Mapping[str, Callable[[str | None, list[int], TableSetup], dict[str, Any]]] = {
    "cat-and-mouse": recall_heist,
    "claw-and-order": recall_match,
    "kuhn-poker": recall_hand,
    "red-claw": recall_hunt,
    "straws": straws.remembered,
}
"""Per game, the view that follows from a seat's own events."""


SHOWS_CARDS: Mapping[str, tuple[int, ...]] = {"red-claw": (Event.SHOWED, Event.GAVE_UP, Event.IGNORED)}
"""Events that show what was hidden: at a resolution every hand shows its cards of the colour (RC-R.L)."""


FOLLOWS = {"asked", "prompt", *DERIVED}
"""What a view shows of the question, and what the rules work out from the rest of it."""


def differing(names: Sequence[str], these: Sequence[int], those: Sequence[int]) -> list[str]:
    """Which words differ, by name, or by number where a game appends a vector to those that have one."""
    places = range(max(len(these), len(those)))
    wrong = [k for k in places if these[k : k + 1] != those[k : k + 1]]
    return [names[k] if k < len(names) else f"word {k}" for k in wrong]


def check_all(table: Table, slot: Position, sampler: Sampler) -> None:
    """Every law at this moment; those about the whole game are `CourseLaw` and `PileLaw`."""
    for seat in (*table.setup.seats, None):
        view_is_what_the_seat_remembers(table, seat)
        samples_look_the_same(table, slot, seat, sampler)
        a_sight_is_its_state(table, slot, seat, sampler)
        what_is_said_follows_from_the_sight(table, slot, seat, sampler)
        what_is_told_follows_from_the_sight(table, slot, seat, sampler)
    options_follow_from_the_view(table, slot, sampler)
    every_number_is_an_option_or_has_a_reason(table)
    fields_hold_everything(table)
    if not table._position.conserved():
        raise Broken("conservation", table)


class CourseLaw:
    """Law 1: the same answers, the same game, at every question on the way."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, list[int], int]] = []

    def note(self, table: Table) -> None:
        """Keep what the table is like at this question."""
        self.noted.append((len(table.answers), table._position.state(), len(table._journal.events)))

    def check(self, table: Table) -> None:
        """Play the record again, once, and compare with all that was noted."""
        line = table.record()
        record, setup = read_record(line), table.setup
        again = Table(
            table.game,
            table.game.setup(
                record.variants,
                record.rulings,
                players=len(record.seats),
                edition=setup.edition,
                decks=setup.decks,
            ),
            None,
        )
        for answers, words, events in self.noted:
            for number in record.answers[len(again.answers) : answers]:
                again.answer(number)
            if wrong := differing(again._position.FIELDS, again._position.state(), words):
                raise Broken("same answers, same game", table, f"after {answers} answers: {wrong}")
            if len(again._journal.events) != events:
                raise Broken("same answers, same game", table, f"after {answers} answers: other events")
        if again.all_events() != table.all_events() or again.record() != line:
            raise Broken("same answers, same game", table)
        if table.game in GAMES:
            replayed = catspaw.replay(line, edition=setup.edition, decks=setup.decks)
            if replayed.record() != line:
                raise Broken("a record replays", table)


def view_is_what_the_seat_remembers(table: Table, seat: str | None) -> None:
    """Law 2: the seat's own events add up to its view, no less and no more."""
    view = table.view(seat)
    json.dumps(view)
    remembered = FOLDS[table.game.id](seat, table.events(seat), table.setup)
    for key, value in remembered.items():
        if view[key] != value:
            raise Broken("perfect recall", table, f"{seat} {key}: view {view[key]}, memory {value}")
    beyond = set(view) - set(remembered) - FOLLOWS
    if beyond:
        raise Broken("perfect recall", table, f"{seat} sees {beyond} that no event told")


def samples_look_the_same(table: Table, slot: Position, seat: str | None, sampler: Sampler) -> None:
    """Laws 3 and 5: a possible world looks exactly like the real one, so no hidden number leaks."""
    game, number = table.game, table.setup.seat_number(seat)
    sight = table.sight(seat)
    sight.sample_into(slot, sampler)
    if not slot.conserved():
        raise Broken("sampling", table, f"{seat} imagines an impossible world")
    again = game.sight(slot, number)
    if wrong := differing(sight.FIELDS, sight.state(), again.state()):
        raise Broken("sampling", table, f"{seat} can tell a sample by {wrong}")
    if game.view(again) != table.view(seat):
        raise Broken("sampling", table, f"{seat} sees a sample differently")
    if slot.asked != NOBODY and not slot.options:
        raise Broken("sampling", table, f"{seat} imagines a question without an answer")


def a_sight_is_its_state(table: Table, slot: Position, seat: str | None, sampler: Sampler) -> None:
    """A bot elsewhere gets a sight's state and no decks: it sees, is asked and imagines just the same."""
    game, sight = table.game, table.sight(seat)
    again = game.load_sight(with_other_decks(game, table.setup), sight.state())
    if wrong := differing(sight.FIELDS, sight.state(), again.state()):
        raise Broken("a sight is its state", table, f"{seat}: {wrong}")
    if game.view(again) != game.view(sight):
        raise Broken("a sight is its state", table, f"{seat} sees a loaded sight differently")
    if seat is not None and table.asked == seat and game.named(again) != game.named(sight):
        raise Broken("a sight is its state", table, f"{seat} can name other answers")
    seed, worlds = int(sampler.below(1000)), []
    for each in (sight, again):
        each.sample_into(slot, Sampler(seed))
        worlds.append(slot.state())
    if worlds[0] != worlds[1]:
        raise Broken("a sight is its state", table, f"{seat} imagines another world")


@lru_cache(64)
def with_other_decks(game: Game, setup: TableSetup) -> TableSetup:
    """The same table setup, with the decks that come with the edition."""
    return game.setup(setup.variants, setup.changed, players=len(setup.seats), edition=setup.edition)


def options_follow_from_the_view(table: Table, slot: Position, sampler: Sampler) -> None:
    """Law 4: in every world the asked seat can imagine it is asked the same, with the same options."""
    position = table._position
    if position.asked < 0:
        return
    table.sight_of_asked().sample_into(slot, sampler)
    if (slot.asked, slot.prompt, slot.options) != (position.asked, position.prompt, position.options):
        raise Broken("options follow from the view", table, (slot.prompt, members(slot.options)))


def what_is_said_follows_from_the_sight(table: Table, slot: Position, seat: str | None, sampler: Sampler) -> None:
    """Law 5 at the edge: whichever world it is of those a seat can imagine, it is told the same in every language."""
    table.sight(seat).sample_into(slot, sampler)
    imagined = table.clone()
    imagined._position = slot
    for language in LANGUAGES:
        here, there = (said_to(seat, each, language) for each in (table, imagined))
        if here != there:
            wrong = [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]]
            raise Broken("what is said follows from the sight", table, f"{seat}: {wrong}")


def said_to(seat: str | None, table: Table, language: str) -> list[object]:
    """Everything a seat gets to read at this moment: its answers, those refused, and what the server would send."""
    found: list[object] = list(choices(table, language)) if seat is not None and table.asked == seat else []
    if table.game not in GAMES:
        return found
    sitting = copy(seated(table.game, table.setup))
    sitting.table = table
    visitor = Visitor("somebody", b"", seat, language)
    return [*found, question(sitting, visitor, 0), ending(sitting, language)]


@lru_cache(1)
def seated(game: Game, setup: TableSetup) -> Sitting:
    """People at a table, whichever table it is, and whosever box lies on it."""
    usual = game.setup(players=len(setup.seats))
    sitting = Sitting(opening(game, usual, [Player(name) for name in setup.seats]))
    sitting.setup = setup
    return sitting


def what_is_told_follows_from_the_sight(table: Table, slot: Position, seat: str | None, sampler: Sampler) -> None:
    """Law 5 for the log: after the same answer, worlds that still look alike to a seat have been told alike.

    Where decklists are closed, a world has other decks, and its events name other cards: `test_leaks` compares those.
    """
    if table.setup.decks and table.setup.readings.get("decklists") != "open":
        return
    real, game, number = table._position, table.game, table.setup.seat_number(seat)
    table.sight(seat).sample_into(slot, sampler)
    answer = common_answer(game, real, slot, sampler)
    if answer is None:
        return
    worlds, news = (real.clone(), slot.clone()), []
    for world in worlds:
        world.journal = Journal()
        world.answer(answer)
        news.append([game.perceived_by(event, number) for event in world.journal.events])
    here, there = (game.view(game.sight(world, number)) for world in worlds)
    if here != there or any(shows_cards(game, heard) for heard in news):
        return
    for words in (game.texts(table.setup, language) for language in LANGUAGES):
        told, imagined = ([words.event(event) for event in heard if event is not None] for heard in news)
        if told != imagined:
            raise Broken("what is told follows from the sight", table, f"{seat}: {told} or {imagined}")


def shows_cards(game: Game, heard: Sequence[int | None]) -> bool:
    """Whether a rule has shown hidden cards, which may have been shuffled away since."""
    kinds = SHOWS_CARDS.get(game.id, ())
    return any(unpacked(event)[0] & KIND in kinds for event in heard if event is not None)


def common_answer(game: Game, real: Position, imagined: Position, sampler: Sampler) -> int | None:
    """An answer to the seat's question that is allowed, and called the same, in both worlds."""
    if real.asked < 0 or imagined.asked != real.asked:
        return None
    here, there = (game.named(game.sight_of_asked(world)) for world in (real, imagined))
    both = [answer for answer in members(real.options & imagined.options) if here[answer] == there[answer]]
    return both[int(sampler.below(len(both)))] if both else None


def every_number_is_an_option_or_has_a_reason(table: Table) -> None:
    """Laws 6 and 7: a refusal names a rule we have words for, and lists what is allowed."""
    position, game = table._position, table.game
    if position.asked == NOBODY:
        return
    assert table.question is not None
    sight = table.sight_of_asked()
    names, words = game.named(sight), game.texts(table.setup)
    check_names(table, names)
    for option in table.question.options:
        words.rule(option.rule)
    allowed = [option.text for option in table.question.options]
    refused = [(number, text) for number, text in names.items() if not one(number) & position.options]
    for number, _ in refused:
        words.rule(game.why_not(sight, number))
    for number, text in refused[len(table.answers) % 7 :: 7]:
        with pytest.raises(catspaw.IllegalAnswer) as refusal:
            table.answer(text)
        assert (refusal.value.rule, refusal.value.allowed) == (game.why_not(sight, number), allowed)
    for number in (-1, 62, 1 << 70):
        with pytest.raises(catspaw.Malformed):
            table.answer(number)


def check_names(table: Table, names: Mapping[int, str]) -> None:
    """What one types stands for one number, which the prompt may take; every option has a name."""
    position, game = table._position, table.game
    if len({text.lower() for text in names.values()}) != len(names):
        raise Broken("answers have one text each", table, names)
    if as_set(list(names)) & ~game.universe(position.prompt) or position.options & ~as_set(list(names)):
        raise Broken("options have names, and names are of the universe", table, names)


def fields_hold_everything(table: Table) -> None:
    """Save, load into an opening of the same setup, same position; and a clone goes its own way."""
    position = table._position
    slot = table.game.start(table.setup)
    slot.load(position.state())
    if wrong := differing(position.FIELDS, position.state(), slot.state()):
        raise Broken("save and load", table, wrong)
    clone = position.clone()
    if clone.asked != NOBODY:
        before = position.state()
        slot.answer(members(slot.options)[0])
        clone.answer(members(clone.options)[0])
        if slot.state() != clone.state() or position.state() != before:
            raise Broken("save and load", table, "a loaded position plays differently")


class PileLaw:
    """A chance question, at either end, offers all that is left of its shuffle, so one fixed order can serve it."""

    def __init__(self) -> None:
        self.left: dict[int, int] = {}

    def check(self, table: Table, answer: int) -> None:
        position = table._position
        if position.asked != CHANCE:
            return
        pile = position.pile & ~BOTTOM
        if self.left.get(pile, position.options) != position.options:
            raise Broken("piles", table, f"pile {pile} offers part of its shuffle")
        self.left[pile] = position.options & ~one(answer)


def lingering(position: Position, sampler: Sampler) -> int:
    """A random answer that rather does not end the game, to reach what uniform play seldom does."""
    going_on = []
    for number in members(position.options):
        ahead = position.clone()
        ahead.answer(number)
        if ahead.asked != NOBODY:
            going_on.append(number)
    if going_on and sampler.below(40):
        return going_on[int(sampler.below(len(going_on)))]
    return int(sampler.pick(position.options))
