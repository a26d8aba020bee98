"""A live game with people and bots, and the entries it is made of."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from catspaw.core.errors import CannotReplay, CatspawError, IllegalAnswer, Malformed, NotYours, Stale, Unknown
from catspaw.core.game import Game
from catspaw.core.position import Position
from catspaw.games import GAMES, game_by_id
from catspaw.table import Entry, Player, Sitting, Table, opening, replay
from catspaw.table.entries import Answered, Closed, Opened, Resigned, Seated, Undone
from catspaw.table.playback import answer_checked
from table.noted import Noted

SECRET = bytes(range(32))
ANNA, BOT = Player("Anna"), Player("Sleuth", "heuristic")


def opened(game_id: str = "cat-and-mouse", *players: Player) -> Opened:
    game = game_by_id(game_id)
    setup = game.setup(players=len(players) or None)
    return opening(game, setup, players or (ANNA, BOT), secret=SECRET)


def begun(*players: Player) -> tuple[Noted, list[Entry]]:
    """A heist, and everything that is written down about it."""
    sitting = Noted(opened("cat-and-mouse", *players))
    return sitting, sitting.entries


def take_first(sitting: Noted) -> None:
    """Whoever is asked takes the first option."""
    assert sitting.table.question
    sitting.answer(sitting.table.question.options[0].number, seat=sitting.table.question.asked)


def play_on(sitting: Noted) -> None:
    """Bots answer, and people take the first option."""
    while seat := sitting.asked:
        if sitting.players[seat].bot:
            sitting.let_bot_answer()
        else:
            take_first(sitting)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_entries_make_the_same_sitting_again(game: Game):
    sitting = Noted(opened(game.id, ANNA, BOT))
    play_on(sitting)
    again = Sitting.resumed(sitting.entries)
    assert sitting.outcome is not None
    assert (again.outcome, again.table.record()) == (sitting.outcome, sitting.table.record())


def test_a_proposal_changes_nothing_until_it_is_applied():
    sitting = Sitting(opened())
    before = sitting.record()
    proposal = sitting.propose_answer("gems-20", seat="inspector")
    assert (proposal.entry, proposal.asked) == (Answered("inspector", 4), "mouse")
    assert sitting.propose(Resigned("inspector")).asked is None
    assert (sitting.record(), sitting.asked) == (before, "inspector")
    sitting.apply(proposal)
    assert (sitting.table.answers, sitting.asked) == ((4,), "mouse")


def test_a_proposal_says_who_is_asked_once_it_is_applied():
    sitting = Noted(opened())
    sitting.answer("gems-20", seat="inspector")
    for proposal in (
        sitting.propose_bot_answer(sitting.bots),
        sitting.propose(Undone(0)),
        sitting.propose(Seated("mouse", ANNA)),
        sitting.propose(Resigned("mouse")),
    ):
        again = Sitting.resumed([*sitting.entries, proposal.entry])
        assert (proposal.asked, proposal.after_entries) == (again.asked, again.after_entries - 1)


def test_only_one_of_two_proposals_can_be_applied():
    sitting = Sitting(opened())
    first = sitting.propose_answer("gems-20", seat="inspector")
    second = sitting.propose(Seated("mouse", ANNA))
    sitting.apply(first)
    for stale in (first, second):
        with pytest.raises(Stale):
            sitting.apply(stale)
    assert (sitting.table.answers, sitting.people()) == ((4,), ["inspector"])


def test_an_answer_is_checked_once_and_played_once(monkeypatch: pytest.MonkeyPatch):
    sitting, work = Noted(opened()), count_work(monkeypatch)
    sitting.answer("gems-20", seat="inspector")
    sitting.let_bot_answer()
    assert (work["played"], work["checked"], len(sitting.entries)) == (2, 1, 3)


def count_work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts how often an answer is played, and how often it is checked whose turn it is."""
    work: Counter[str] = Counter()
    check_asked = Table.check_asked

    def played(game: Game, position: Position, number: int) -> None:
        work["played"] += 1
        answer_checked(game, position, number)

    def checked(table: Table, seat: str | None) -> None:
        work["checked"] += 1
        check_asked(table, seat)

    monkeypatch.setattr("catspaw.table.state.answer_checked", played)
    monkeypatch.setattr(Table, "check_asked", checked)
    return work


def test_an_option_is_answered_by_its_place_in_the_list():
    sitting = Sitting(opened())
    assert sitting.table.question
    option = sitting.table.question.options[3]
    assert sitting.propose_option(3, seat="inspector").entry == Answered("inspector", option.number)
    for beyond in (-1, len(sitting.table.question.options)):
        with pytest.raises(Stale, match="numbered from 0"):
            sitting.propose_option(beyond, seat="inspector")
    with pytest.raises(NotYours):
        sitting.propose_option(0, seat="mouse")


def test_a_refused_answer_is_not_written_down():
    sitting, entries = begun(ANNA, ANNA)
    for refused, error in (("smoke-bomb", IllegalAnswer), ("a mouse", Malformed), (61, Malformed)):
        with pytest.raises(error):
            sitting.answer(refused, seat="inspector")
    with pytest.raises(NotYours, match="inspector is asked, not mouse"):
        sitting.answer("gems-20", seat="mouse")
    with pytest.raises(Stale):
        sitting.answer("gems-20", seat="inspector", after_answers=7)
    assert len(entries) == 1


def test_only_a_bot_that_is_asked_answers_by_itself():
    sitting, _ = begun(ANNA, BOT)
    with pytest.raises(NotYours, match="no bot is asked"):
        sitting.let_bot_answer()
    sitting.answer("gems-20", seat="inspector")
    sitting.let_bot_answer()
    assert sitting.asked == "inspector"


def test_a_seat_is_handed_to_a_bot_and_back():
    sitting, entries = begun(ANNA, ANNA)
    sitting.hand_over("inspector", BOT)
    sitting.let_bot_answer()
    sitting.hand_over("inspector", ANNA)
    assert [type(entry) for entry in entries] == [Opened, Seated, Answered, Seated]
    assert sitting.people() == ["inspector", "mouse"]
    with pytest.raises(Unknown, match="unknown bot 'clever'"):
        sitting.hand_over("mouse", Player("?", "clever"))


def test_whoever_resigns_loses_and_nothing_follows():
    sitting, entries = begun(ANNA, BOT)
    sitting.resign("inspector")
    assert sitting.asked is None
    assert sitting.outcome is not None
    assert (sitting.outcome.winners, sitting.outcome.losers, sitting.outcome.ending) == (
        ("mouse",),
        ("inspector",),
        "resigned",
    )
    assert sitting.table.record().endswith("verdict=resigned:inspector")
    with pytest.raises(NotYours, match="the game is over"):
        sitting.resign("mouse")
    with pytest.raises(NotYours, match="the game is over"):
        sitting.answer("gems-20", seat="inspector")
    assert Sitting.resumed(entries).outcome == sitting.outcome


def test_a_table_that_is_closed_has_no_winner_and_nothing_follows():
    sitting, entries = begun(ANNA, BOT)
    take_first(sitting)
    sitting.commit(sitting.propose(Closed("the round is over")))
    assert sitting.asked is None and sitting.closed_because == "the round is over"
    assert sitting.outcome is not None
    assert (sitting.outcome.winners, sitting.outcome.losers, sitting.outcome.ending) == ((), (), "closed")
    assert sitting.outcome.payoffs == {"inspector": 0, "mouse": 0}
    record = sitting.table.record()
    assert record.endswith("verdict=closed:-") and replay(record).verdict == ("closed", "-")
    for entry in (Closed("again"), Resigned("mouse")):
        with pytest.raises(NotYours, match="the game is over"):
            sitting.propose(entry)
    assert Sitting.resumed(entries).outcome == sitting.outcome


def test_a_rematch_has_the_seats_swapped_and_other_cards():
    sitting, _ = begun(ANNA, BOT)
    again = sitting.rematch()
    assert again.players == (BOT, ANNA)
    assert again.secret != sitting.opened.secret
    assert Sitting(again).asked == "inspector"


def test_four_players_move_up_one_seat():
    players = tuple(map(Player, "abcd"))
    again = Sitting(opened("red-claw", *players)).rematch()
    assert [player.name for player in again.players] == ["b", "c", "d", "a"]


def test_entries_that_do_not_fit_are_refused_with_their_number():
    good = opened()
    cases: list[tuple[list[Entry], str]] = [
        ([Answered("mouse", 3)], "entry 1 does not open a table"),
        ([good, Answered("mouse", 3)], "entry 2: inspector is asked, not mouse"),
        ([good, Answered("inspector", 11)], "entry 2: 'pickpocket' is not allowed by CM-1.3"),
        ([good, Undone(3)], "entry 2: there is no going back to answer 3"),
        ([good, good], "entry 2: a table is opened only once"),
    ]
    for entries, error in cases:
        with pytest.raises(Malformed, match=error):
            Sitting.resumed(entries)


def test_other_rules_or_files_are_not_gone_on_with(tmp_path: Path):
    good = opened()
    with pytest.raises(CannotReplay, match="begun under rules 0 of cat-and-mouse"):
        Sitting(replace(good, rules=0))
    with pytest.raises(Malformed, match="not hexadecimal"):
        Sitting(replace(good, secret="xyz"))  # noqa: S106
    game = game_by_id("red-claw")
    own = tmp_path / "own.toml"
    own.write_text(game.edition_text("mouse-agents"))
    box = opening(game, game.setup(edition=own), [ANNA, BOT], edition=str(own))
    assert Sitting(box).setup.edition
    own.write_text(own.read_text().replace("mouse-agents", "cat-agents"))
    with pytest.raises(CannotReplay, match="has changed: this game was begun with"):
        Sitting(box)


def test_as_many_players_as_seats():
    game = game_by_id("cat-and-mouse")
    with pytest.raises(CatspawError, match="1 players for 2 seats"):
        opening(game, game.setup(), [ANNA])


def test_a_box_of_the_house_is_meant_whatever_lies_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "standees").mkdir()
    monkeypatch.chdir(tmp_path)
    game = game_by_id("red-claw")
    box = opening(game, game.setup(edition="standees"), [ANNA, BOT], edition="standees")
    assert box.edition == "standees"
    assert Sitting(Sitting(box).rematch()).setup.edition == Sitting(box).setup.edition
