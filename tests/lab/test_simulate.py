"""Many games: each is decided by its number, in whichever process and beside whichever others it is played."""

from __future__ import annotations

import pickle
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

import catspaw
from catspaw.core.errors import Malformed, Unknown
from catspaw.core.record import read_record
from catspaw.games import game_by_id
from catspaw.lab.playing import Run
from catspaw.lab.records import CannotWrite, RecordFile
from catspaw.lab.simulate import BotFault, Summary, simulate
from catspaw.lab.statistics import interval
from catspaw.lab.workers import WorkerEnded
from contract.straws import Straws

GAME = game_by_id("cat-and-mouse")
HOUSE = GAME.setup()
RANDOM = ("random", "random")
UNLUCKY = ("random", "lab.failing_bots:Raises")


def records(folder: Path, bots: tuple[str, ...] = RANDOM, games: int = 40, **how: Any) -> list[str]:
    """The lines of a run's records."""
    file = folder / "games.records"
    simulate(GAME, HOUSE, bots, games, 1, records=file, **how)
    return file.read_text().splitlines()


def test_a_game_is_the_same_alone_and_in_a_run(tmp_path: Path):
    run = records(tmp_path, ("random", "lab.failing_bots:Learns"), 30)
    for number in (1, 2, 17, 30):
        assert records(tmp_path, ("random", "lab.failing_bots:Learns"), 1, first=number) == [run[number - 1]]


def test_a_heuristic_game_is_the_same_alone_and_in_a_run(tmp_path: Path):
    bots = ("heuristic", "heuristic")
    assert records(tmp_path, bots, 1, first=4) == records(tmp_path, bots, 4)[3:]


def test_a_run_goes_on_where_another_stopped(tmp_path: Path):
    whole = records(tmp_path, games=20)
    assert records(tmp_path, games=12) + records(tmp_path, games=8, first=13) == whole


def test_the_number_of_workers_changes_no_game(tmp_path: Path):
    alone = simulate(GAME, HOUSE, RANDOM, 100, 1, records=tmp_path / "1")
    for workers in (2, 3):
        seen: list[int] = []
        several = simulate(GAME, HOUSE, RANDOM, 100, 1, seen.append, workers=workers, records=tmp_path / str(workers))
        assert several.as_values() == alone.as_values()
        assert (tmp_path / str(workers)).read_bytes() == (tmp_path / "1").read_bytes()
        assert seen == list(range(1, 101))


def test_more_workers_than_games_are_no_harm():
    assert simulate(GAME, HOUSE, RANDOM, 3, 1, workers=8).games == 3


def test_workers_play_with_ones_own_box_and_deck(tmp_path: Path):
    straws = Straws()
    (tmp_path / "shed.toml").write_text('straws = ["nail", "screw", "bolt"]')
    (tmp_path / "tangle.toml").write_text("knots = 7")
    own = tmp_path / "tangle.toml"
    setup = straws.setup(players=2, edition=tmp_path / "shed.toml", decks=[own, own])
    one, two = (simulate(straws, setup, RANDOM, 50, 1, workers=workers).as_values() for workers in (1, 2))
    assert one == two


def test_every_record_replays_and_says_who_played(tmp_path: Path):
    for line in records(tmp_path, ("heuristic", "random"), 10):
        record = read_record(line)
        assert record.bots == ("heuristic", "random")
        assert catspaw.replay(line).record() == str(record._replace(bots=()))


def test_records_of_a_swapped_run_say_who_sat_where(tmp_path: Path):
    lines = records(tmp_path, ("heuristic", "random"), 4, swap=True)
    assert [read_record(line).bots for line in lines] == [("heuristic", "random"), ("random", "heuristic")] * 2


# Seats that are swapped


def test_with_swap_everybody_moves_one_seat_on_with_bot_and_deck():
    straws = Straws()
    setup = straws.setup(decks=["smooth", "knotted", "knotted"])
    run = Run(straws, setup, ("random", "heuristic", "own:Bot"), 1, swap=True)
    assert [run.bots_of(number) for number in range(1, 5)] == [
        ("random", "heuristic", "own:Bot"),
        ("heuristic", "own:Bot", "random"),
        ("own:Bot", "random", "heuristic"),
        ("random", "heuristic", "own:Bot"),
    ]
    assert [[deck.label for deck in run.setup_of(number).decks].index("smooth") for number in range(1, 5)] == [
        0,
        2,
        1,
        0,
    ]


def test_wins_are_counted_for_seats_and_for_those_who_moved():
    summary = Summary(GAME, HOUSE, ("heuristic", "random"), 1, swap=True)
    for seat in ("inspector", "inspector", "mouse", "inspector"):
        summary.count([seat], "caught", 9)
    values = summary.as_values()
    assert [values["wins"][seat]["games"] for seat in HOUSE.seats] == [3, 1]
    assert [(side["bot"], side["games"]) for side in values["sides"]] == [("heuristic", 1), ("random", 3)]
    assert values["sides"][1]["interval"] == list(interval(3, 4))


def test_a_run_that_begins_in_the_middle_counts_the_same_sides():
    def sides(first: int, games: int) -> list[int]:
        summary = simulate(GAME, HOUSE, ("heuristic", "random"), games, 1, first=first, swap=True)
        return [summary.wins_of_sides[side] for side in (0, 1)]

    begun, rest, whole = sides(1, 5), sides(6, 5), sides(1, 10)
    assert [one + other for one, other in zip(begun, rest, strict=True)] == whole


# Bots that fail


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("lab.failing_bots:Raises", r" raised ZeroDivisionError\('no room left'\) \(failing_bots.py, line \d+\)"),
        ("lab.failing_bots:Leaves", r" raised SystemExit\(\) \(failing_bots.py, line \d+\)"),
        ("lab.failing_bots:Unmade", r", made with \(game, seat, seed\), raised LookupError\('no book of openings'\)"),
    ],
)
def test_a_bot_that_raises_is_named_with_its_seat_its_game_and_the_record_so_far(
    workers: int, bot: str, complaint: str, tmp_path: Path
):
    with pytest.raises(BotFault, match=rf"^game 5: bot {bot} on seat mouse{complaint}") as caught:
        simulate(GAME, HOUSE, ("random", bot), 60, 1, workers=workers, records=tmp_path / "games")
    fault = caught.value
    assert (fault.bot, fault.seat, fault.number) == (bot, "mouse", 5)
    assert str(fault).endswith(f"its record so far: {fault.record}")
    assert read_record(fault.record).bots == ("random", bot)
    table = catspaw.replay(fault.record)
    if bot != "lab.failing_bots:Unmade":
        assert table.question is not None
        assert table.question.asked == "mouse"
    assert not (tmp_path / "games").exists()
    assert len((tmp_path / "games.part").read_text().splitlines()) == 4


def test_a_fault_goes_from_one_process_to_another():
    fault = BotFault("{seat} {error}", bot="own:Bot", seat="mouse", number=5, record="catspaw=1", error="it")
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 – our own
    assert (str(again), again.as_values()) == (str(fault), fault.as_values())


def test_a_fault_is_that_of_the_earliest_game_however_many_play():
    for workers in (1, 4):
        with pytest.raises(BotFault, match=r"^game 5: "):
            simulate(GAME, HOUSE, UNLUCKY, 200, 1, workers=workers)


def test_a_fault_is_repeated_alone():
    with pytest.raises(BotFault) as caught:
        simulate(GAME, HOUSE, UNLUCKY, 9, 1)
    with pytest.raises(BotFault) as again:
        simulate(GAME, HOUSE, UNLUCKY, 1, 1, first=5)
    assert str(again.value) == str(caught.value)


def test_a_worker_that_is_gone_is_told():
    with pytest.raises(WorkerEnded, match="a worker process ended in game"):
        simulate(GAME, HOUSE, ("random", "lab.failing_bots:Falls"), 60, 1, workers=2)


@pytest.mark.parametrize("wrong", ["clever", "json:loads"])
def test_a_bot_that_nobody_knows_is_told_before_anything_begins(wrong: str, tmp_path: Path):
    with pytest.raises((Malformed, Unknown)):
        simulate(GAME, HOUSE, ("random", wrong), 60, 1, workers=2, records=tmp_path / "games")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("how", "complaint"),
    [({"first": 0}, "--from 0: the first game is game 1"), ({"workers": 0}, "--workers 0: at least one process")],
)
def test_numbers_begin_with_one(how: dict[str, Any], complaint: str):
    with pytest.raises(Malformed, match=complaint):
        simulate(GAME, HOUSE, RANDOM, 1, 1, **how)


# Files of records


def test_a_file_has_its_name_only_when_all_records_are_in_it(tmp_path: Path):
    path = tmp_path / "games"
    path.write_text("of yesterday\n")
    with RecordFile(path) as file:
        file.add("one")
        assert path.read_text() == "of yesterday\n"
        file.add("two")
    assert path.read_text() == "one\ntwo\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_run_that_is_interrupted_keeps_what_was_played_beside_the_file(tmp_path: Path):
    path = tmp_path / "games"
    path.write_text("of yesterday\n")

    def interrupt(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, HOUSE, RANDOM, 20, 1, interrupt, records=path)
    assert path.read_text() == "of yesterday\n"
    assert (tmp_path / "games.part").read_text().splitlines() == records(tmp_path, games=7)


class Disk:
    """A file on a disk that takes so many bytes and no more."""

    def __init__(self, file: FileIO, room: int) -> None:
        self._file = file
        self._room = room
        self.truncate, self.close = file.truncate, file.close

    def write(self, text: memoryview) -> int:
        if not self._room:
            raise OSError(28, "No space left on device")
        taken = self._file.write(text[: self._room])
        self._room -= taken
        return taken


def test_a_disk_that_is_full_leaves_whole_lines_and_says_how_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("catspaw.lab.records.HELD", 8)

    def fill() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Path, "open", lambda path, mode, **_: Disk(FileIO(path, mode), 20))
            file = RecordFile(tmp_path / "games")
        with file:
            for line in ("one more", "two more", "and three"):
                file.add(line)

    with pytest.raises(
        CannotWrite, match=r"games.part cannot be written after the records of 2 games: No space left on device"
    ):
        fill()
    assert (tmp_path / "games.part").read_text() == "one more\ntwo more\n"
    assert not (tmp_path / "games").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_what_is_no_file_is_written_to_as_it_is():
    with pytest.raises(
        CannotWrite, match="/dev/full cannot be written after the records of 0 games: No space left on device"
    ):
        simulate(GAME, HOUSE, RANDOM, 3, 1, records="/dev/full")


def test_a_folder_that_is_not_there_is_told_before_anything_is_played(tmp_path: Path):
    with pytest.raises(CannotWrite, match="No such file or directory"):
        simulate(GAME, HOUSE, RANDOM, 10**9, 1, records=tmp_path / "nowhere" / "games")
