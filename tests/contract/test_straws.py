"""Games with several player counts and boxes: the whole way from `setup` to `replay`, on a small one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kuhn_poker import KuhnPoker

import catspaw
from catspaw.bots import bot_by_name
from catspaw.bots.playouts import PlayoutBot
from catspaw.core.dealer import QuickDealer
from catspaw.core.errors import CannotReplay, CatspawError, Malformed, Unknown
from catspaw.core.position import BOTTOM
from catspaw.core.record import read_record
from catspaw.core.setup import Edition, Ruling
from catspaw.games import game_by_id, registered
from catspaw.lab.simulate import Summary, play_one, simulate
from catspaw.table import Table, snapshot
from contract.combinations import of_game
from contract.laws import Broken, CourseLaw, PileLaw, differing
from contract.straws import Straws
from contract.test_contract import DIGESTS, FEWEST

GAME = Straws()


@pytest.fixture(autouse=True)
def _straws_are_registered() -> Iterator[None]:
    with registered(GAME):
        yield


@pytest.fixture
def own_box(tmp_path: Path) -> str:
    path = tmp_path / "shed.toml"
    path.write_text('straws = ["nail", "screw", "bolt"]')
    return str(path)


def played(**setting: Any) -> Table:
    table = catspaw.new("straws", seed=1, **setting)
    while table.question:
        table.answer("stay")
    return table


def test_the_first_count_and_the_first_edition_are_the_defaults():
    setup = GAME.setup()
    assert setup.seats == ("ann", "ben", "cleo")
    assert setup.edition is not None and setup.edition.label == "field"
    assert GAME.setup(players=3, edition="field") is setup
    kuhn = KuhnPoker().setup()
    assert (kuhn.seats, kuhn.edition) == (("first", "second"), None)


def test_fewer_players_take_the_first_seats():
    table = played(players=2)
    assert table.setup.seats == ("ann", "ben")
    assert table.outcome is not None
    assert set(table.outcome.payoffs) == {"ann", "ben"}
    with pytest.raises(Unknown, match="unknown seat 'cleo'; known: ann, ben"):
        table.view("cleo")
    with pytest.raises(Unknown, match="unknown seat '2'; known: ann, ben"):
        table.view(2)


@pytest.mark.parametrize("players", [0, 1, 4, -2, 2.0, "2"])
def test_a_wrong_number_of_players_says_how_many_may_play(players: Any):
    with pytest.raises(Malformed, match=f"straws is for 2 or 3 players, not {players!r}"):
        catspaw.new("straws", players=players)
    with pytest.raises(Malformed, match="cat-and-mouse is for 2 players, not 3"):
        catspaw.new("cat-and-mouse", players=3)


def test_an_edition_is_an_id_a_file_or_what_was_read_from_it(own_box: str):
    read = GAME.read_edition(own_box)
    assert read.label.startswith("shed@")
    for edition in (own_box, read):
        table = catspaw.new("straws", edition=edition, players=2, chance="ask")
        assert table.question is not None and len(table.question.options) == 3
        table.answer("straw 2")
        assert table.game.texts(table.setup).event(table.all_events()[0]) == "ann draws a screw"
    assert GAME.setup(edition=read) is GAME.setup(edition=read)
    with pytest.raises(Malformed, match="No such file"):
        catspaw.new("straws", edition="attic")


def test_a_game_with_one_box_takes_no_other():
    for edition in ("standees", Edition("standees")):
        with pytest.raises(Unknown, match="unknown edition of cat-and-mouse 'standees'; known: none"):
            catspaw.new("cat-and-mouse", edition=edition)


@pytest.mark.parametrize("label", ["", "-", "two words", "a=b", "a[b]", "line\n"])
def test_a_label_fits_into_a_record(label: str):
    with pytest.raises(Malformed, match="a record calls it by letters, digits and"):
        Edition(label)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("edition", ["field", "barn"])
def test_a_record_says_who_played_with_which_box(players: int, edition: str):
    table = played(players=players, edition=edition)
    record = read_record(table.record())
    assert (record.seats, record.edition) == (GAME.seats[:players], edition)
    for given in (None, edition, table.setup.edition):
        assert catspaw.replay(table.record(), edition=given).record() == table.record()
    summary = Summary(GAME, table.setup, ("random",) * players, 1)
    bots = [bot_by_name("random", GAME, seat, seat) for seat in range(players)]
    line = str(play_one(GAME, table.setup, bots, QuickDealer(1), summary))
    assert f" edition={edition} " in line
    assert catspaw.replay(line).record() == line


def test_a_record_without_its_edition_means_the_default():
    line = played().record()
    assert catspaw.replay(line.replace(" edition=field", "")).record() == line


def test_a_game_played_with_ones_own_box_replays_only_with_it(own_box: str, tmp_path: Path):
    table = played(edition=own_box)
    label, line = read_record(table.record()).edition, table.record()
    assert catspaw.replay(line, edition=own_box).record() == line
    for read in (catspaw.replay, lambda text: snapshot(read_record(text))):
        with pytest.raises(CannotReplay, match=f"edition file {label}, which has to be given with --edition FILE"):
            read(line)
    other = tmp_path / "other" / "shed.toml"
    other.parent.mkdir()
    other.write_text('straws = ["nail", "screw", "bolt", "rivet"]')
    for given in (str(other), "barn"):
        wrong = GAME.read_edition(given).label
        with pytest.raises(CannotReplay, match=f"with the edition {label}, and the one given is {wrong}"):
            catspaw.replay(line, edition=given)
    with pytest.raises(CannotReplay, match=f"with the edition field, and the one given is {label}"):
        catspaw.replay(played().record(), edition=own_box)


def test_a_record_never_names_a_file(own_box: str):
    line = played(edition=own_box).record().replace(f"edition={GAME.read_edition(own_box).label}", f"edition={own_box}")
    with pytest.raises(Unknown, match="unknown edition of straws"):
        catspaw.replay(line)


@pytest.mark.parametrize("seats", ["ann", "ben,ann", "ann,cleo", "ann,ben,cleo,dan"])
def test_a_record_has_the_seats_of_a_house(seats: str):
    line = played().record().replace("seats=ann,ben,cleo", f"seats={seats}")
    for read in (catspaw.replay, lambda text: snapshot(read_record(text))):
        with pytest.raises(Malformed, match=f"seats {seats} are not those of straws: ann,ben or ann,ben,cleo"):
            read(line)


def test_a_verdict_is_about_somebody_who_played():
    line = played(players=2).record()
    assert catspaw.replay(line + " verdict=resigned:ben").verdict == ("resigned", "ben")
    with pytest.raises(Unknown, match="unknown seat 'cleo'; known: ann, ben"):
        catspaw.replay(line + " verdict=resigned:cleo")


def test_a_snapshot_reads_the_words_beyond_those_with_a_name(own_box: str):
    for edition in ("barn", own_box):
        table = played(players=2, edition=edition)
        record = read_record(table.record())._replace(rules=0)
        assert len(record.end) == len(table._position.FIELDS) + 2
        game, setup, position = snapshot(record, edition=edition)
        assert (game, setup.seats, position.state()) == (GAME, ("ann", "ben"), list(record.end))
        with pytest.raises(Malformed, match="does not hold a position"):
            snapshot(record._replace(end=record.end[:-1]), edition=edition)
        with pytest.raises(CatspawError, match="not a possible position"):
            snapshot(record._replace(end=(*record.end[:5], 0b100, *record.end[6:])), edition=edition)


def test_a_simulation_counts_the_seats_that_play():
    summary = simulate(GAME, GAME.setup(players=2, edition="barn"), ["random", "random"], 10, 1)
    values = summary.as_values()
    assert values["edition"] == "barn"
    assert list(values["wins"]) == list(values["bots"]) == ["ann", "ben"]


def test_a_game_without_bots_of_its_own_has_one_that_tries_answers_out():
    """It is given the table's own setup, and beats a random one."""
    assert isinstance(bot_by_name("heuristic", GAME, 0, 1), PlayoutBot)
    summary = simulate(GAME, GAME.setup(players=2, edition="barn"), ["random", "heuristic"], 60, 1, swap=True)
    assert summary.wins_of_sides[1] > summary.wins_of_sides[0]


def test_combinations_name_only_what_is_open():
    assert [str(combination) for combination in of_game(GAME)] == [
        "straws 3-players field smooth,knotted,knotted",
        "straws 3-players field smooth,smooth,smooth",
        "straws 3-players field smooth,smooth,knotted",
        "straws 3-players field knotted,knotted,knotted",
        "straws 2-players field smooth,knotted",
        "straws 2-players field smooth,smooth",
        "straws 2-players field knotted,knotted",
        "straws 3-players barn knotted,knotted,knotted",
        "straws 2-players barn knotted,knotted",
    ]
    names = [str(c) for c in of_game(game_by_id("cat-and-mouse")) if len(c.rulings) < 2]
    assert names == [name for name in DIGESTS[str(FEWEST)] if name.startswith("cat-and-mouse")]


def test_pairs_of_readings_go_with_the_first_edition_the_most_players_and_the_default_decks():
    class Argued(Straws):
        rulings = (Ruling("a", "ST-1.1", ("x", "y")), Ruling("b", "ST-1.1", ("x", "y")))

    combinations = of_game(Argued())
    assert len(combinations) == 2 * 3 + 1 + 3 + 2 + 2  # the second edition: by the usual readings only
    assert [str(c) for c in combinations if len(c.rulings) == 2] == [
        "straws a=y b=y 3-players field smooth,knotted,knotted"
    ]
    argued = {c.decks for c in combinations if c.rulings and c.edition == "field"}
    assert argued == {("smooth", "knotted", "knotted"), ("smooth", "knotted")}


def test_differences_are_named_beyond_the_words_with_a_name():
    assert differing(("a", "b"), [1, 2, 3, 4], [1, 5, 3, 6]) == ["b", "word 3"]
    assert differing(("a", "b"), [1, 2], [1, 2, 7]) == ["word 2"]
    assert differing(("a", "b"), [1, 2, 3], [1, 2, 3]) == []


def test_the_course_law_notices_a_change_at_any_question():
    table, course = catspaw.new("straws", seed=1, chance="ask"), CourseLaw()
    course.note(table)
    for answer in ("straw 3", "straw 1", "straw 2", "stay", "leave", "stay"):
        table.answer(answer)
        course.note(table)
    course.check(table)
    answers, words, events = course.noted[3]
    course.noted[3] = (answers, [*words[:-1], 4], events)
    with pytest.raises(Broken, match=r"after 3 answers: \['word 12'\]"):
        course.check(table)
    course.noted[3] = (answers, words, events + 1)
    with pytest.raises(Broken, match="after 3 answers: other events"):
        course.check(table)
    course.noted[3] = (answers, words, events)
    table._journal.events[2] += 1 << 8
    with pytest.raises(Broken, match="same answers, same game"):
        course.check(table)


def test_an_edition_may_be_given_as_a_path(tmp_path: Path):
    path = tmp_path / "shed.toml"
    path.write_text('straws = ["nail", "screw", "bolt"]')
    assert Straws().setup(edition=path).edition.label == Straws().setup(edition=str(path)).edition.label  # type: ignore[union-attr]


def test_an_edition_is_no_number():
    with pytest.raises(Malformed, match="edition 5: a name, the path of a file or an edition was expected"):
        Straws().setup(edition=5)  # type: ignore[arg-type]


def test_both_ends_of_a_pile_are_one_shuffle():
    table, piles = Table(GAME, GAME.setup(), None), PileLaw()
    for straw, end in ((2, 0), (4, BOTTOM), (1, 0)):
        table._position.pile |= end
        piles.check(table, straw)
        table.answer(straw)
    table, piles = Table(GAME, GAME.setup(), None), PileLaw()
    piles.check(table, 2)
    table._position.pile |= BOTTOM
    with pytest.raises(Broken, match="pile 0 offers part of its shuffle"):
        piles.check(table, 4)
