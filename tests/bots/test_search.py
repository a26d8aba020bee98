"""Search: sound answers in any game, from sights alone, and the same ones for the same seed."""

from __future__ import annotations

import pytest
from kuhn_poker import BET, CALL, KuhnPoker
from librt.vecs import vec
from mypy_extensions import i64

from catspaw.bots import bot_by_name, characters, levels_of
from catspaw.bots.guides import guide_for
from catspaw.bots.search.bot import SearchBot, Thinking
from catspaw.bots.search.guide import Guide
from catspaw.bots.search.search import Search
from catspaw.bots.search.tree import Tree
from catspaw.core.bits import count
from catspaw.core.dealer import QuickDealer
from catspaw.core.errors import Unknown
from catspaw.core.game import Game
from catspaw.core.position import CHANCE, NOBODY, Position
from catspaw.core.sampler import Sampler
from catspaw.core.sight import Sight
from catspaw.games import GAMES, game_by_id

KUHN = KuhnPoker()
HEIST, HUNT, MATCH = (game_by_id(name) for name in ("cat-and-mouse", "red-claw", "claw-and-order"))
games = pytest.mark.parametrize("game", [KUHN, *GAMES], ids=lambda game: game.id)


def search_for(game: Game, seed: int = 5) -> Search:
    setup = game.setup()
    return Search(game, guide_for(game, len(setup.seats)), game.start(setup), seed)


def asked(game: Game, seed: int, questions: int) -> Position:
    """A random game at the so-manieth question at which a seat has a choice."""
    dealer, sampler, position = QuickDealer(seed), Sampler(seed), game.start(game.setup())
    while True:
        if position.asked == CHANCE:
            position.answer(dealer.choose(position.pile, position.options))
        else:
            questions -= position.asked != NOBODY and count(position.options) > 1
            if questions < 0 or position.asked == NOBODY:
                return position
            position.answer(sampler.pick(position.options))


@pytest.mark.contract
@pytest.mark.slow
@games
def test_equal_seeds_find_the_same(game: Game):
    sight = game.sight_of_asked(asked(game, 3, 0 if game is KUHN else 4))
    found = []
    for _ in range(2):
        search = search_for(game)
        search.think(sight, 8, 0.0)
        found.append(search.tried(sight))
    assert found[0] == found[1]
    assert sum(visits for _, visits, _ in found[0]) == 8
    assert all(0.0 <= worth <= 1.0 for _, _, worth in found[0])


def test_time_is_a_budget_too():
    sight = HEIST.sight_of_asked(asked(HEIST, 3, 2))
    search = search_for(HEIST)
    search.think(sight, 1_000_000, 0.001)
    assert 0 < search.iterations < 1_000_000


def most_tried(search: Search, sight: Sight) -> int:
    return max(search.tried(sight), key=lambda found: found[1])[0]


def test_thinking_ends_when_no_other_answer_can_be_tried_as_often_any_more():
    for seed in range(6):
        sight = HEIST.sight_of_asked(asked(HEIST, seed, 3))
        whole, certain = search_for(HEIST), search_for(HEIST)
        whole.think(sight, 400, 0.0)
        certain.think(sight, 400, 0.0, until_certain=True)
        assert most_tried(certain, sight) == most_tried(whole, sight)
        first, second, *_ = sorted((visits for _, visits, _ in certain.tried(sight)), reverse=True)
        assert certain.iterations == 400 or first - second > 400 - certain.iterations


@pytest.mark.contract
@pytest.mark.slow
@games
def test_a_bot_that_stops_early_answers_as_after_its_whole_budget(game: Game):
    saved = 0
    for seed in range(4):
        position = asked(game, seed, 0 if game is KUHN else 4)
        if position.asked == NOBODY:
            continue
        sight = game.sight_of_asked(position)
        whole, certain = search_for(game), search_for(game)
        whole.think(sight, 400, 0.0)
        certain.think(sight, 400, 0.0, until_certain=True)
        assert most_tried(certain, sight) == most_tried(whole, sight)
        saved += 400 - int(certain.iterations)
    assert saved > 0


def test_only_answers_to_the_question_count_for_what_is_tried_most():
    tree = Tree(5)
    for key, visits in [(1, 3), (2, 50), (3, 10), (4, 7)]:
        tree.visits[tree.add(0, key, 0.0)] = visits
    assert tree.lead(vec[i64]([1, 3, 4])) == 3, "the second came up in other worlds than this"
    assert tree.lead(vec[i64]([1, 5])) == 3, "the fifth was never tried"


def test_answers_that_are_all_alike_are_not_thought_about():
    sight = HUNT.sight_of_asked(asked(HUNT, 1, 0))
    search = Search(HUNT, Alike(2, []), HUNT.start(HUNT.setup()), 1)
    search.think(sight, 10**9, 0.0, until_certain=True)
    assert search.iterations == 0
    assert sight.options >> most_tried(search, sight) & 1


def test_whoever_holds_the_king_calls():
    position = KUHN.start(KUHN.setup())
    for answer in (0, 2, BET):  # the jack, the king, and a bluff
        position.answer(answer)
    bot = SearchBot(KUHN, 1, 1, None, Thinking(4000))
    assert bot.choose(KUHN.sight_of_asked(position)) == CALL


def test_a_question_with_one_answer_is_not_thought_about():
    position = asked(HUNT, 1, 0)
    sight = HUNT.sight_of_asked(position)
    sight.options &= -sight.options
    bot = SearchBot(HUNT, 0, 1, None, Thinking(10**9))
    assert sight.options >> bot.choose(sight) & 1


class Alike(Guide):
    """Takes all answers for one."""

    def look(self, position: Position, option: int) -> int:
        del position, option
        return 0


def test_answers_that_look_alike_are_one():
    sight = HUNT.sight_of_asked(asked(HUNT, 1, 0))
    search = Search(HUNT, Alike(2, []), HUNT.start(HUNT.setup()), 1)
    search.think(sight, 10, 0.0)
    ((_, visits, _),) = search.tried(sight)
    assert visits == 10


def test_copies_of_a_card_in_hand_are_alike():
    position = asked(MATCH, 2, 0)
    guide = guide_for(MATCH, 2)
    hand = [k for k in range(54) if position.options >> k & 1]
    looks = {guide.look(position, card) for card in hand}
    names = {MATCH.named(MATCH.sight_of_asked(position))[card].rstrip("0123456789 #") for card in hand}
    assert len(looks) <= len(hand)
    assert len(looks) >= len(names) - 1


def asked_twice() -> tuple[Position, int]:
    """A question after one answer to which the same seat is asked again, with nothing in between."""
    for seed in range(100):
        for questions in range(12):
            position = asked(HEIST, seed, questions)
            for answer in range(62):
                if position.asked >= 0 and position.options >> answer & 1:
                    after = position.clone()
                    after.answer(answer)
                    if after.asked == position.asked and count(after.options) > 1:
                        return position, answer
    raise AssertionError("nobody is asked twice")


def test_what_was_thought_is_kept_for_the_next_question():
    position, answer = asked_twice()
    search = search_for(HEIST)
    search.think(HEIST.sight_of_asked(position), 600, 0.0)
    thought = {found: visits for found, visits, _ in search.tried(HEIST.sight_of_asked(position))}[answer]
    position.answer(answer)
    search.think(HEIST.sight_of_asked(position), 0, 0.0)
    kept = sum(visits for _, visits, _ in search.tried(HEIST.sight_of_asked(position)))
    assert 0 < kept <= thought
    search.think(HEIST.sight_of_asked(asked(HEIST, 99, 6)), 0, 0.0)
    assert search.tree.size == 1, "another question has nothing to do with it"


@pytest.mark.parametrize("game", [HUNT, MATCH], ids=lambda game: game.id)
def test_five_levels_have_names_styles_and_faces_in_both_languages(game: Game):
    levels = levels_of(game)
    assert len(levels) == 5
    for level in levels:
        assert level.face
        for said in (level.name, level.style):
            assert sorted(said) == ["de", "en"] and all(said.values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_where_the_rules_are_not_compiled_those_who_search_say_that_they_think_less(
    game: Game, monkeypatch: pytest.MonkeyPatch
):
    """In the line about their style, which browser, terminal and `catspaw games` show."""
    told = {"en": "Thinks less here", "de": "Denkt hier weniger"}
    for is_compiled in (True, False):
        monkeypatch.setattr(characters, "COMPILED", is_compiled)
        for level in characters.read(game.id):
            says = {language for language, words in told.items() if words in level.style[language]}
            searches = game is not HEIST
            assert says == (set(told) if searches and not is_compiled else set())


def test_a_bot_that_must_hurry_answers_with_what_it_has():
    sight = HUNT.sight_of_asked(asked(HUNT, 1, 0))
    bot = SearchBot(HUNT, 0, 1, None, Thinking(10**9))
    bot.seconds = 0.001
    assert sight.options >> bot.choose(sight) & 1


def test_a_level_is_found_by_its_name_in_its_own_game():
    assert isinstance(bot_by_name("crumb", HUNT, 0, 1), SearchBot)
    with pytest.raises(Unknown, match="crumb"):
        bot_by_name("pip", HUNT, 0, 1)


@pytest.mark.contract
@pytest.mark.slow
def test_a_careless_bot_gives_other_answers_too_and_rather_good_ones():
    sight = HUNT.sight_of_asked(asked(HUNT, 1, 0))
    careless = {SearchBot(HUNT, 0, seed, None, Thinking(640, careless=0.3)).choose(sight) for seed in range(12)}
    assert len(careless) > 1
