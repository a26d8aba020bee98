"""The laws that every game keeps, for whoever writes one. Needs nothing but catspaw itself.

    from catspaw.testing import Laws, check_laws

    def test_my_game_keeps_the_laws():
        check_laws(MyGame(), Laws(recall=view_from_events))

What is checked, in games played at random, for every seat and for an onlooker:

1. The same answers make the same game, and a record replays.
2. A view is what its seat has been told: no more and no less (if `Laws` are given a `recall`).
3. A sampled world looks to its seat exactly like the real one.
4. In each of them the seat is asked the same, with the same options.
5. Nothing that it reads, in any language, differs between them.
6. Every number that has a name is an option, or is refused with a rule.
7. Refusals, options and endings name rules that have words.
8. A search finds the same in each of the worlds that a seat cannot tell apart.

And besides: fields hold everything (save and load), copies and pickles are equal and independent, undo goes back, cards
are conserved, piles are drawn as one shuffle, games end in time. What breaks a law raises AssertionError, with a record
to replay.
"""

from __future__ import annotations

from catspaw.core.game import Game
from catspaw.games.registry import check_declaration, registered
from catspaw.testing.combinations import Combination, of_game
from catspaw.testing.laws import Broken, Laws, Recall
from catspaw.testing.whole_games import (
    CourseLaw,
    PileLaw,
    check_conservation,
    check_ending,
    check_onlookers,
    check_texts,
    check_undo,
    lingering,
    play_under_the_laws,
)

__all__ = [
    "Broken",
    "Combination",
    "CourseLaw",
    "Laws",
    "PileLaw",
    "Recall",
    "check_laws",
    "lingering",
    "of_game",
    "play_under_the_laws",
    "registered",
]


def check_laws(game: Game, laws: Laws = Laws(), *, games: int = 10) -> None:  # noqa: B008 – it is never changed
    """Raise AssertionError, or Malformed for what a game says of itself, unless it keeps every law.

    Every setup that the game allows is played so many times with random answers, and as often with answers that
    rather do not end it. `laws` is where a game says how its views follow from events, and what else the laws ask.

    >>> from kuhn_poker import KuhnPoker  # in docs/examples
    >>> check_laws(KuhnPoker(), games=1)
    """
    check_declaration(game)
    check_texts(game)
    for combination in of_game(game):
        for seed in range(games):
            play_under_the_laws(combination, laws, seed, linger=False)
            play_under_the_laws(combination, laws, seed, linger=True)
        check_undo(combination, 0)
        check_onlookers(combination, 0)
        check_ending(combination, 0)
        check_conservation(combination, games * 20)
