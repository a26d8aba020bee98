"""Boxes that owners type in: no abilities, single symbols; and games that play as they did under rules 1."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catspaw.core.playout import Tally, audit_many
from catspaw.games import game_by_id
from catspaw.games.red_claw.cards.editions import edition_text
from catspaw.games.red_claw.state.events import Event
from contract.combinations import Combination
from contract.test_contract import play_under_the_laws
from red_claw.hunt import WHITE, arranged
from red_claw.hunt import card as number_of

GAME = game_by_id("red-claw")
OLD_READINGS = {"framed_marker": "at-the-end", "false_trail": "automatic", "freed_claw": "you"}
DIGESTS_OF_RULES_1 = {
    "mouse-agents": (435120700209487130, 312710896609671623, 456806983042593254),
    "standees": (766453999369516787, 2327816215830960408, 656453300911801625),
    "rote-kralle": (435120700209487130, 312710896609671623, 456806983042593254),
}
"""Per box those of 20 games of two, three and four players."""


def plain_box(folder: Path, *, symbols: int = 1) -> str:
    """A file in which no level gives anything and every card has only its first symbols."""
    text = edition_text("mouse-agents")
    text = re.sub(r'(?m)^(\d) = "(\w+) [a-z-]+"', r'\1 = "\2 none"', text).replace('"green none"', '"none"')
    if symbols == 1:
        text = re.sub(r'"([RYGB?!])[RYGB?!]"', r'"\1"', text)
    path = folder / "plain.toml"
    path.write_text(text.replace('id = "mouse-agents"', 'id = "plain"'), "utf-8")
    return str(path)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("symbols", [1, 2])
def test_hunts_without_abilities_keep_every_law(players: int, symbols: int, tmp_path: Path):
    combination = Combination(GAME, (), (), players, plain_box(tmp_path, symbols=symbols))
    play_under_the_laws(combination, 1, linger=False)
    play_under_the_laws(combination, 2, linger=True)
    tally = Tally()
    assert audit_many(combination.start(), 0, 20, tally)
    assert tally.longest <= GAME.longest


def test_nobody_is_asked_about_abilities_that_a_box_does_not_give(tmp_path: Path):  # RC-8.1, RC-8.2
    box = GAME.read_edition(plain_box(tmp_path))
    hands = {"white": ["red 13", "red 4"], "black": ["red 3"]}
    game = arranged(rows={"yellow": [5]}, hands=hands, levels={"white": 9, "black": 9}, edition=box)  # type: ignore[arg-type]
    assert game.question == ("white", "play", {"red 13", "red 4"})
    assert not game.sees(None).players["white"].hides


def test_a_card_with_one_symbol_takes_one_card(tmp_path: Path):  # RC-1.2, RC-3.2
    """`red 4` has R, `red 0` has ? and `red 13` has the claw."""
    box = GAME.read_edition(plain_box(tmp_path))
    hands = {"white": ["red 13", "red 4", "red 0"], "black": ["red 3"]}
    game = arranged(hands=hands, edition=box)  # type: ignore[arg-type]
    assert game.says("red 4").told(Event.TOOK) == [(number_of("red 9"), WHITE)]
    game = arranged(hands=hands, edition=box)  # type: ignore[arg-type]
    assert (game.says("red 0").asked, game.sees(None).symbols) == ("white", ("choice",))
    game = arranged(hands=hands, edition=box)  # type: ignore[arg-type]
    assert (game.says("red 13").asked, game.sees(None).symbols) == ("black", ("claw",))
    assert len(game.says("blue").told(Event.TOOK)) == 1


def test_a_single_claw_can_be_freed(tmp_path: Path):  # RC-8.1, RC-1.2
    path = Path(plain_box(tmp_path))
    path.write_text(path.read_text("utf-8").replace('2 = "purple none"', '2 = "purple claw-as-choice"'), "utf-8")
    hands = {"white": ["red 13", "red 4"], "black": ["red 3"]}
    game = arranged(hands=hands, levels={"white": 2}, edition=GAME.read_edition(str(path)))  # type: ignore[arg-type]
    assert game.options == {"none", "claw-as-choice"}
    assert (game.says("claw-as-choice", "red 13").asked, game.prompt) == ("white", "choose-row")


def test_the_capture_row_of_a_plain_box_is_told(tmp_path: Path):  # RC-1.4
    texts = GAME.texts(GAME.setup(edition=plain_box(tmp_path)))
    assert texts.reference()[:4] == [
        "1  purple  no ability",
        "2  purple  no ability",
        "3  purple  no ability",
        "4  –  no ability",
    ]
    german = GAME.texts(GAME.setup(edition=plain_box(tmp_path)), "de")
    assert german.reference()[0] == "1  lila  keine Fähigkeit"


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", GAME.editions)
def test_by_the_old_readings_a_hunt_goes_as_under_rules_1(players: int, edition: str):
    tally = Tally()
    assert audit_many(GAME.start(GAME.setup((), OLD_READINGS, players=players, edition=edition)), 0, 20, tally)
    assert tally.digest == DIGESTS_OF_RULES_1[edition][players - 2]
