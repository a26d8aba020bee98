"""`catspaw verify`, run as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.core.record import Record, read_record
from catspaw.core.shuffle import UNCHOSEN, Shuffle
from catspaw.games import game_by_id
from catspaw.table import Player, opening
from table.noted import Noted
from terminal.test_command import catspaw

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # commands take their time, and are tried as installed

SHUFFLE = Shuffle(bytes(range(32)), (b"anna's own nonce", UNCHOSEN))


def sitting() -> Noted:
    game = game_by_id("cat-and-mouse")
    return Noted(opening(game, game.setup(), [Player("Anna", "random"), Player("Bot", "random")], shuffle=SHUFFLE))


def played() -> Record:
    game = sitting()
    while game.asked:
        game.let_bot_answer()
    return read_record(game.record())


def test_what_was_checked_is_said_in_words(tmp_path: Path):
    line = str(played())
    file = tmp_path / "game.txt"
    file.write_text(line + "\n")
    for source, stdin in ((str(file), ""), (line, ""), ("-", line)):
        done = catspaw("verify", source, stdin=stdin)
        assert done.returncode == 0
        assert done.stderr == ""
        first, inspector, mouse, last = done.stdout.splitlines()
        assert first == (
            f"The commitment {SHUFFLE.commitment} follows from the secret; compare it with the one you were shown."
        )
        assert inspector == f"inspector sent the nonce {SHUFFLE.nonces[0].hex()}."
        assert mouse == "mouse sent no nonce."
        assert last.startswith(f"Of {len(played().answers)} answers ")
        assert last.endswith("are chance's, and every one follows from the shuffle.")


def test_the_commitment_from_before_the_game_is_compared():
    done = catspaw("verify", str(played()), "--commitment", SHUFFLE.commitment)
    assert done.returncode == 0
    assert "it is the one you gave." in done.stdout


def test_a_game_without_chance_is_said_to_prove_nothing():
    game = sitting()
    game.resign("mouse")
    assert "Chance was never asked, so no card was checked." in catspaw("verify", game.record()).stdout


def forged() -> Record:
    return played()._replace(shuffle=Shuffle(SHUFFLE.secret, SHUFFLE.nonces[::-1]).revealed())


@pytest.mark.parametrize(
    ("arguments", "code", "complaint"),
    [
        ([str(played()), "--commitment", "0" * 64], 1, f"commitment is {SHUFFLE.commitment}, and the one given is 000"),
        ([str(forged())], 1, "which is chance's, does not follow from the shuffle: it is "),
        ([str(played()), "--commitment", "0"], 2, "the commitment is not 64 hexadecimal digits"),
        ([str(played()._replace(shuffle=None))], 2, "there is no 'shuffle='"),
        ([str(played()._replace(rules=0))], 2, "played under rules 0"),
        ([f"{played()}0"], 2, "nonce 2 is not 32 to 128 hexadecimal digits"),
        (["catspaw=1 nonsense"], 2, "column 11: 'nonsense' is not one of"),
        (["nowhere.txt"], 2, "nowhere.txt: No such file or directory"),
        ([str(played()), "--edition", "standees"], 2, "unknown edition of cat-and-mouse 'standees'"),
    ],
)
def test_what_does_not_follow_and_what_cannot_be_checked_have_their_own_codes(
    arguments: list[str], code: int, complaint: str
):
    done = catspaw("verify", *arguments)
    assert done.returncode == code
    assert done.stdout == ""
    assert complaint in done.stderr
    assert done.stderr.startswith("catspaw: ")
    assert len(done.stderr.strip().splitlines()) == 1


def test_help_has_an_example():
    assert "catspaw verify game.txt" in catspaw("verify", "--help").stdout
