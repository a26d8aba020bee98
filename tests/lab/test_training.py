"""Weights that are learnt from games."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.bots.guides import guide_for, learns, learnt_weights, read_weights
from catspaw.core.errors import CatspawError, Malformed
from catspaw.games import GAMES, game_by_id
from catspaw.lab import learnt_match
from catspaw.lab.training import Training, begun, resumed, save, weights_file

HUNT, HEIST = game_by_id("red-claw"), game_by_id("cat-and-mouse")


def learn_that_points_lose(learner: Training) -> None:
    """Whoever has the point loses, again and again."""
    features = [0.0] * (2 * len(learns(HUNT)))
    features[learns(HUNT).index("points")] = 1.0
    learner._learn([(features, [0.0, 1.0])] * 200)  # noqa: SLF001 – games that end so would take minutes


def test_what_loses_weighs_less_and_surprises_less():
    learner = begun(HUNT, 1)
    for _ in range(3):
        learn_that_points_lose(learner)
    assert learner.progress.weights["points"] < -0.1
    assert learner.progress.weights["figure"] == 0.0
    assert learner.progress.surprise == sorted(learner.progress.surprise, reverse=True)


def test_a_training_goes_on_from_its_file_as_if_nothing_had_been(tmp_path: Path):
    learner = begun(HUNT, 1)
    learn_that_points_lose(learner)
    save(learner, tmp_path / "kept.json")
    again = resumed(HUNT, tmp_path / "kept.json")
    for each in (learner, again):
        learn_that_points_lose(each)
    assert again.progress == learner.progress


def test_the_weights_that_were_learnt_can_be_read_and_used(tmp_path: Path):
    learner = begun(HUNT, 1)
    learn_that_points_lose(learner)
    file = tmp_path / "weights.toml"
    file.write_text(weights_file(learner.progress.weights))
    weights = read_weights(HUNT, file)
    assert weights == learner.progress.weights
    assert list(guide_for(HUNT, 3, weights).evaluation.weights) == list(weights.values())


def test_every_evaluation_comes_with_weights_by_hand_and_with_others_that_were_learnt():
    for game in GAMES:
        by_hand = read_weights(game) if learns(game) else {}
        for players in game.players or [len(game.setup().seats)]:
            learnt = learnt_weights(game, players)
            assert by_hand.keys() == learnt.keys() == set(learns(game))
            assert by_hand != learnt or not learnt


def test_what_cannot_be_learnt_from_is_told(tmp_path: Path):
    with pytest.raises(Malformed, match="cat-and-mouse has no evaluation to train"):
        begun(HEIST, 1)
    with pytest.raises(CatspawError):
        begun(HUNT, 1, players=9)
    broken = tmp_path / "broken"
    broken.write_text("{")
    with pytest.raises(Malformed, match="broken: no training goes on from it"):
        resumed(HUNT, broken)
    broken.write_text("points = 1.0\nluck = 2.0\n")
    with pytest.raises(Malformed, match="and no other was expected"):
        read_weights(HUNT, broken)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("game", ["red-claw", "claw-and-order"])
def test_a_round_is_the_same_in_one_process_and_in_two(game: str):
    found = []
    for workers in (1, 2):
        learner = begun(game_by_id(game), 1, games=4)
        learner.round(workers)
        found.append(learner.progress)
    assert found[0] == found[1]
    assert found[0].rounds == 1 and any(found[0].weights.values())


@pytest.mark.slow
@pytest.mark.contract
def test_what_was_learnt_plays_what_was_there_before_with_the_seats_exchanged(monkeypatch: pytest.MonkeyPatch):
    """In one process and in two alike."""
    monkeypatch.setattr(learnt_match, "ROLLOUTS", 2)
    by_hand = read_weights(HUNT)
    played: list[int] = []
    won = learnt_match.learnt_match(HUNT, by_hand, 2, 1, 2, done=played.append)
    assert played == [1, 2]
    assert won == learnt_match.learnt_match(HUNT, by_hand, 2, 1, 2, workers=2)
    assert 0.0 <= won <= 2.0
