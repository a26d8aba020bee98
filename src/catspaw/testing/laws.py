"""What must hold at every moment of every game, as checks on one table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from msgspec import json

from catspaw.bots.guides import guide_for
from catspaw.bots.search.search import Search
from catspaw.core.bits import as_set, members, one
from catspaw.core.errors import IllegalAnswer, Malformed
from catspaw.core.game import Game
from catspaw.core.journal import Journal
from catspaw.core.position import NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.core.texts import LANGUAGES
from catspaw.core.view import View
from catspaw.table import Table, choices
from catspaw.testing.copies import wrong_copies

Recall = Callable[[str | None, list[int], TableSetup], Mapping[str, Any]]
"""Makes a seat's view, or an onlooker's, from the events that it perceived, and from nothing else."""
SEARCHED_EVERY = 8
"""Of so many questions one is searched, with so few iterations, since many moments are checked."""
ITERATIONS = 12
QUESTION = frozenset(("asked", "prompt"))
"""What a view shows of the pending question; it follows from the rules, not from an event."""


class Broken(AssertionError):
    """A law does not hold; the text carries a record that `catspaw replay` opens."""

    def __init__(self, law: str, table: Table, detail: object = "") -> None:
        super().__init__(f"{law}: {detail}\n  catspaw replay '{table.record()}'")


def _nothing_said(table: Table, seat: str | None, language: str) -> Sequence[object]:
    del table, seat, language
    return ()


def _shows_nothing(event: int) -> bool:
    del event
    return False


@dataclass(frozen=True)
class Laws:
    """The laws of one game. What is given here, beside the game itself, is what they need to know of it."""

    recall: Recall | None = None
    """Without one, nobody checks that a view is what its seat has been told (law 2)."""
    derived: Collection[str] = ()
    """Fields of a view that the rules work out from the rest of it, so that no event tells them."""
    shows: Callable[[int], bool] = _shows_nothing
    """Whether an event shows cards that were hidden, and that may be hidden again right afterwards."""
    also_said: Callable[[Table, str | None, str], Sequence[object]] = _nothing_said
    """What else a seat gets to read in a language, such as what a server sends."""

    def check(self, table: Table, slot: Position, sampler: Sampler) -> None:
        """Every law at this moment; those about a whole game are `CourseLaw` and `PileLaw`.

        `slot` is a position of the same setup to write worlds into.
        """
        for seat in (*table.setup.seats, None):
            self.view_is_what_the_seat_remembers(table, seat)
            samples_look_the_same(table, slot, seat, sampler)
            a_sight_is_its_state(table, slot, seat)
            self.what_is_said_follows_from_the_sight(table, slot, seat, sampler)
            self.what_is_told_follows_from_the_sight(table, slot, seat, sampler)
        options_follow_from_the_view(table, slot, sampler)
        a_search_follows_from_the_sight(table, slot, sampler)
        every_number_is_an_option_or_has_a_reason(table)
        fields_hold_everything(table)
        if wrong := wrong_copies(table, slot):
            raise Broken("copies are equal, and go their own way", table, wrong)
        if not table._position.conserved():
            raise Broken("conservation", table)

    def view_is_what_the_seat_remembers(self, table: Table, seat: str | None) -> None:
        """Law 2: the seat's own events add up to its view, no less and no more."""
        view = shown(table.view(seat))
        if self.recall is None:
            return
        remembered = json.decode(json.encode(self.recall(seat, table.events(seat), table.setup)))
        for key, value in remembered.items():
            if view[key] != value:
                raise Broken("perfect recall", table, f"{seat} {key}: view {view[key]}, memory {value}")
        beyond = set(view) - set(remembered) - QUESTION - set(self.derived)
        if beyond:
            raise Broken("perfect recall", table, f"{seat} sees {beyond} that no event told")

    def what_is_said_follows_from_the_sight(
        self, table: Table, slot: Position, seat: str | None, sampler: Sampler
    ) -> None:
        """Law 5 at the edge: whichever world of those a seat can imagine it is, it reads the same in every language."""
        table.sight(seat).sample_into(slot, sampler)
        imagined = table.clone()
        imagined._stand_at(slot, len(imagined.answers))
        for language in LANGUAGES:
            here, there = (self._said_to(seat, each, language) for each in (table, imagined))
            if here != there:
                wrong = [pair for pair in zip(here, there, strict=True) if pair[0] != pair[1]]
                raise Broken("what is said follows from the sight", table, f"{seat}: {wrong}")

    def _said_to(self, seat: str | None, table: Table, language: str) -> list[object]:
        """Everything a seat gets to read at this moment: the question, its answers, those refused, and the ending.

        And what a program may write into a log.
        """
        texts = table.game.texts(table.setup, language)
        found: list[object] = list(choices(table, language)) if seat is not None and table.asked == seat else []
        if table.asked is not None:
            found.append(texts.pending(table.sight(seat)))
        if table.outcome is not None:
            found.append(texts.ending(table.outcome))
        return [*found, repr(table), repr(table.sight(seat)), *self.also_said(table, seat, language)]

    def what_is_told_follows_from_the_sight(
        self, table: Table, slot: Position, seat: str | None, sampler: Sampler
    ) -> None:
        """Law 5 for the log: after the same answer, worlds that still look alike to a seat have been told alike.

        Where decklists are closed, a world has other decks, and its events name other cards: such a game checks those.
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
            seen = [game.perceived_by(event, number) for event in world.journal.events]
            news.append([event for event in seen if event is not None])
        here, there = (game.view(game.sight(world, number)) for world in worlds)
        if here != there or any(self.shows(event) for heard in news for event in heard):
            return
        for texts in (game.texts(table.setup, language) for language in LANGUAGES):
            told, imagined = ([texts.event(event) for event in heard] for heard in news)
            if told != imagined:
                raise Broken("what is told follows from the sight", table, f"{seat}: {told} or {imagined}")


def shown(view: View) -> Any:
    """A view as JSON has it; read back by its types it is the same."""
    sent = json.encode(view)
    if json.decode(sent, type=type(view)) != view:
        raise AssertionError(f"not what its types say: {view}")
    return json.decode(sent)


def differing(names: Sequence[str], these: Sequence[int], those: Sequence[int]) -> list[str]:
    """Which fields differ, by name, or by number where a game appends a vector to those that have one."""
    places = range(max(len(these), len(those)))
    wrong = [k for k in places if these[k : k + 1] != those[k : k + 1]]
    return [names[k] if k < len(names) else f"word {k}" for k in wrong]


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


def a_sight_is_its_state(table: Table, slot: Position, seat: str | None) -> None:
    """A bot elsewhere gets a sight's state and no decks: it sees, is asked and imagines just the same."""
    game, sight = table.game, table.sight(seat)
    again = game.load_sight(with_other_decks(game, table.setup), sight.state())
    if wrong := differing(sight.FIELDS, sight.state(), again.state()):
        raise Broken("a sight is its state", table, f"{seat}: {wrong}")
    if game.view(again) != game.view(sight):
        raise Broken("a sight is its state", table, f"{seat} sees a loaded sight differently")
    if seat is not None and table.asked == seat and game.named(again) != game.named(sight):
        raise Broken("a sight is its state", table, f"{seat} can name other answers")
    seed, worlds = len(table.answers), []
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


def a_search_follows_from_the_sight(table: Table, slot: Position, sampler: Sampler) -> None:
    """A bot that searches finds the same in every world that looks the same to it, after as many iterations."""
    position, game = table._position, table.game
    if position.asked < 0 or not position.options & (position.options - 1) or len(table.answers) % SEARCHED_EVERY:
        return
    seat, found = int(position.asked), []
    game.sight(position, seat).sample_into(slot, sampler)
    for world in (position, slot.clone()):
        guide = guide_for(game, len(table.setup.seats))
        search, sight = Search(game, guide, game.start(table.setup), len(table.answers)), game.sight(world, seat)
        search.think(sight, ITERATIONS, 0.0)
        found.append(search.tried(sight))
    if found[0] != found[1]:
        raise Broken("a search follows from the sight", table, f"{found[0]} or {found[1]}")


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
    names = game.named(sight)
    check_names(table, names)
    for option in table.question.options:
        _check_rule(table, option.rule)
    allowed = [option.text for option in table.question.options]
    refused = [(number, text) for number, text in names.items() if not one(number) & position.options]
    for number, _ in refused:
        _check_rule(table, game.why_not(sight, number))
    for number, text in refused[len(table.answers) % 7 :: 7]:
        refusal = _refusal(table, text)
        if not isinstance(refusal, IllegalAnswer):
            raise Broken("what is no option is refused", table, f"{text}: {refusal!r}")
        if (refusal.rule, refusal.allowed) != (game.why_not(sight, number), allowed):
            raise Broken("a refusal says why, and what is allowed", table, f"{text}: {refusal}")
    for number in (-1, 62, 1 << 70):
        if not isinstance(refusal := _refusal(table, number), Malformed):
            raise Broken("what is no answer is refused", table, f"{number}: {refusal!r}")


def _check_rule(table: Table, rule: str) -> None:
    """The rule has words in every language."""
    for language in LANGUAGES:
        try:
            said = table.game.texts(table.setup, language).rule(rule)
        except LookupError:
            said = ""
        if not said:
            raise Broken("a rule has words", table, f"{rule} has none in {language}")


def _refusal(table: Table, answer: int | str) -> Exception | None:
    """What happens to an answer that must be refused."""
    try:
        table.answer(answer)
    except Exception as error:  # noqa: BLE001 – whichever it is, it is told
        return error
    return None


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
