"""What may be answered by itself, and what is asked again: in every game, over whole games.

A client may answer a question with one answer at once if everybody can work out that there is only one, or if nobody
else is there (`server/live/settling.py`). The first is decided by an onlooker's sight alone, so it cannot tell more
than that; here we see that it is also true.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from catspaw.core.bits import members, one
from catspaw.core.position import NOBODY, ONLOOKER, Position
from catspaw.core.sampler import Sampler
from catspaw.core.texts import LANGUAGES
from catspaw.games import GAMES
from catspaw.games.cat_and_mouse.state.questions import Prompt
from catspaw.table import Table, choices, new
from contract.combinations import FEW, Combination

WORLDS = 6
SETUPS = [each for each in FEW if not each.rulings and each.game in GAMES]


def moments(game: str, games: int, **settings: object) -> Iterator[tuple[Table, random.Random]]:
    """Every question of some random games."""
    for seed in range(games):
        table, chooser = new(game, seed=seed, **settings), random.Random(seed)  # type: ignore[arg-type]
        while table.outcome is None:
            yield table, chooser
            table.answer(chooser.choice(members(table.sight_of_asked().options)))


def worlds(table: Table, seat: int, salt: int) -> Iterator[Position]:
    """Some that fit what a seat, or an onlooker, knows."""
    sight, world = table.game.sight(table._position, seat), table.game.start(table.setup)
    for number in range(WORLDS):
        sight.sample_into(world, Sampler(salt * WORLDS + number))
        yield world


def typed_answers(table: Table, position: Position) -> set[str]:
    sight = table.game.sight_of_asked(position)
    names = table.game.named(sight)
    return {names[number] for number in members(sight.options)}


@pytest.mark.slow
@pytest.mark.parametrize("combination", SETUPS, ids=str)
def test_where_a_question_may_be_answered_at_once_everybody_knew_its_only_answer(combination: Combination):
    """Law 4: whether it is skipped follows from public facts, and would be in every world that fits these."""
    game, settings = combination.game, {"players": combination.players, "variants": combination.variants}
    found = Counter[bool]()
    games = {"cat-and-mouse": 6, "red-claw": 2}.get(game.id, 1)
    for table, _ in moments(game.id, games, **settings, edition=combination.edition, decks=combination.decks):
        if not game.answers_are_open(table.sight(None)):
            continue
        now = typed_answers(table, table._position)
        found[len(now) == 1] += 1
        for world in worlds(table, ONLOOKER, len(table.answers)):
            assert game.answers_are_open(game.sight(world, ONLOOKER))
            assert typed_answers(table, world) == now, (table.record(), table.question)
    assert found.total()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("cat-and-mouse", 40), ("red-claw", 2), ("claw-and-order", 1)])
def test_what_loses_at_once_for_certain_is_asked_again_and_nothing_that_wins(game: str, games: int):
    for table, _ in moments(game, games):
        asked, said = table._position.asked, {language: choices(table, language) for language in LANGUAGES}
        allowed = [choice for choice in said["en"] if choice.allowed]
        loses = {choice.number for choice in allowed if is_lost(table, choice.number)}
        # Few worlds say nothing of twelve rooms: `test_perils.py` has those.
        if len(loses) < len(allowed) and (game, table.prompt) != ("cat-and-mouse", Prompt.TRAP):
            assert loses <= {choice.number for choice in allowed if choice.peril}, (table.record(), loses)
        for choice in allowed:
            wins = [world.winners & one(asked) for world in endings(table, choice.number)]
            assert not (choice.peril and any(wins)), (table.record(), choice)
        perils = {language: [choice.number for choice in found if choice.peril] for language, found in said.items()}
        assert perils["en"] == perils["de"]


def endings(table: Table, number: int) -> list[Position]:
    """The worlds, of those that fit what the asked seat knows, in which an answer ends the game."""
    found = [ended(world, number) for world in worlds(table, table._position.asked, len(table.answers))]
    return [world for world in found if world.asked == NOBODY]


def is_lost(table: Table, number: int) -> bool:
    """Whether an answer ends the game in all of them, and the asked seat wins in none."""
    found = endings(table, number)
    return len(found) == WORLDS and not any(world.winners & one(table._position.asked) for world in found)


def ended(world: Position, number: int) -> Position:
    """Another world, after an answer."""
    after = world.clone()
    after.journal = None
    after.answer(number)
    return after
