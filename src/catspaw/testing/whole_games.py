"""What must hold over a whole game: it replays, its piles are whole, it ends, and it says why."""

from __future__ import annotations

from catspaw.core.bits import members, one
from catspaw.core.game import Game
from catspaw.core.playout import Tally, audit_many
from catspaw.core.position import BOTTOM, CHANCE, NOBODY, Position
from catspaw.core.record import read_record
from catspaw.core.sampler import Sampler
from catspaw.core.texts import LANGUAGES
from catspaw.games import known_games
from catspaw.table import Table, replay
from catspaw.testing.combinations import Combination
from catspaw.testing.laws import Broken, Laws, differing

CHECKED = 20
"""About so many questions of a game are put under all laws; of a short game every one."""


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
        players = len(record.seats)
        same = table.game.setup(
            record.variants, record.rulings, players=players, edition=setup.edition, decks=setup.decks
        )
        again = Table(table.game, same, None)
        for answers, state, events in self.noted:
            for number in record.answers[len(again.answers) : answers]:
                again.answer(number)
            if wrong := differing(again._position.FIELDS, again._position.state(), state):
                raise Broken("same answers, same game", table, f"after {answers} answers: {wrong}")
            if len(again._journal.events) != events:
                raise Broken("same answers, same game", table, f"after {answers} answers: other events")
        if again.all_events() != table.all_events() or again.record() != line:
            raise Broken("same answers, same game", table)
        if table.game in known_games() and replay(line, edition=setup.edition, decks=setup.decks).record() != line:
            raise Broken("a record replays", table)


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


def pace_of(combination: Combination) -> int:
    """How many questions lie between two that are checked, by the length of a random game."""
    position, sampler = combination.start(), Sampler(0)
    answers = 0
    while position.asked != NOBODY:
        position.answer(sampler.pick(position.options))
        answers += 1
    return 1 + answers // CHECKED


def play_under_the_laws(combination: Combination, laws: Laws, seed: int, *, linger: bool) -> None:
    """One game with random answers, checked at its questions, at its end, and as a record."""
    sampler, slot = Sampler(seed), combination.start()
    table = Table(combination.game, combination.setup, None)
    course, piles = CourseLaw(), PileLaw()
    pace = pace_of(combination)
    while table._position.asked != NOBODY:
        course.note(table)
        if (len(table.answers) + seed) % pace == 0:
            laws.check(table, slot, sampler)
        position = table._position
        answer = lingering(position, sampler) if linger else int(sampler.pick(position.options))
        piles.check(table, answer)
        table.answer(answer)
    course.note(table)
    laws.check(table, slot, sampler)
    course.check(table)
    if len(table.answers) > combination.game.longest:
        raise Broken("no game is longer than the longest", table, len(table.answers))


def played_at_random(combination: Combination, seed: int) -> Table:
    """A whole game, chance and seats answering alike."""
    table, sampler = Table(combination.game, combination.setup, None), Sampler(seed)
    while table._position.asked != NOBODY:
        table.answer(int(sampler.pick(table._position.options)))
    return table


def check_undo(combination: Combination, seed: int) -> None:
    """Undo goes back to any earlier point, and a clone is not touched by it."""
    played = played_at_random(combination, seed)
    table, seen = Table(combination.game, combination.setup, None), []
    for number in played.answers:
        seen.append((table._position.state(), table.all_events(), table.record()))
        table.answer(number)
    other = table.clone()
    for point in range(len(seen) - 1, -1, -3):
        table.undo(to=point)
        if (table._position.state(), table.all_events(), table.record()) != seen[point]:
            raise Broken("undo goes back", played, f"to {point} answers")
    if other.outcome is None:
        raise Broken("a clone goes its own way", played)


def check_onlookers(combination: Combination, seed: int) -> None:
    """Only whoever is asked is told the options."""
    table, sampler = Table(combination.game, combination.setup, None), Sampler(seed)
    while (asked := table._position.asked) != NOBODY:
        others = [number for number in range(len(combination.setup.seats)) if number != asked]
        if any(table.sight(seat).options for seat in (*others, None)):
            raise Broken("only whoever is asked sees the options", table)
        table.answer(int(sampler.pick(table._position.options)))


def check_ending(combination: Combination, seed: int) -> None:
    """An ending says why, by rules that have words; of the seats' scores only what an onlooker may know."""
    table, game = played_at_random(combination, seed), combination.game
    outcome = table.outcome
    if outcome is None or not outcome.decided_by:
        raise Broken("an ending has a rule", table)
    if outcome.scores != game.scores(table.sight(None)):
        raise Broken("scores are public", table, outcome.scores)
    if set(outcome.scores) not in (set(), set(combination.setup.seats)):
        raise Broken("all seats have scores, or none", table, outcome.scores)
    for language in LANGUAGES:
        texts = game.texts(combination.setup, language)
        said = texts.ending(outcome)
        if not all(map(texts.rule, outcome.decided_by)) or not all(said) or len(said) <= len(outcome.scores):
            raise Broken("an ending says why", table, said)


def check_conservation(combination: Combination, games: int) -> None:
    """Many games, quickly: every card is in one place at every question, and every game ends."""
    tally = Tally()
    if not audit_many(combination.start(), 0, games, tally):
        raise AssertionError(f"conservation: {combination}, game {tally.games} of a random run")
    if tally.longest > combination.game.longest:
        raise AssertionError(f"{combination}: a game had {tally.longest} answers, more than {combination.game.longest}")


def check_texts(game: Game) -> None:
    """Rules belong to the game, and they, its questions, its seats and its endings have words in every language."""
    ids = game.rule_ids()
    wrong = [rule for rule in ids if not rule.startswith(f"{game.prefix}-")]
    if wrong or len(set(ids)) != len(ids):
        raise AssertionError(f"{game.id}: its rule ids are not its own, or twice there: {wrong or ids}")
    cited = {rule for _, rule in game.endings.values()} | {variant.rule for variant in game.variants}
    if unknown := cited - set(ids):
        raise AssertionError(f"{game.id}: {sorted(unknown)} are cited, but not among its rules")
    setup = game.setup(players=max(game.player_counts))
    for language in LANGUAGES:
        texts = game.texts(setup, language)
        said = [texts.game_title(), *map(texts.rule, ids), *map(texts.question, game.prompts)]
        said += [texts.seat(number) for number in range(len(setup.seats))]
        said += [texts.variant(variant.id) for variant in game.variants]
        said += [texts.ruling(ruling.id) for ruling in game.rulings]
        if not all(said):
            raise AssertionError(f"{game.id}: something has no words in {language}")
