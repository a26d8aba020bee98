"""A game whose shuffle can be checked: committed to before, hidden meanwhile, checked afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

import catspaw
from catspaw.core.bits import count
from catspaw.core.errors import CannotReplay, CannotUndo, CatspawError, Malformed
from catspaw.core.game import Game
from catspaw.core.position import CHANCE
from catspaw.core.record import Record, read_record
from catspaw.core.shuffle import Shuffle
from catspaw.games import GAMES, game_by_id
from catspaw.table import Player, Save, Sitting, opening, positions, read_entries
from catspaw.table.entries import Opened, Undone
from catspaw.table.verifying import DoesNotFollow, verify
from table.noted import Noted
from table.test_sitting import opened as plainly_opened
from table.test_sitting import play_on

ANNA, BOT = Player("Anna"), Player("Sleuth", "heuristic")
SHUFFLE = Shuffle(bytes(range(32)), (b"anna's own nonce", b"the bot's own nonce"))
OTHER = Shuffle(bytes(32), SHUFFLE.nonces)


def opened(game: Game | None = None, shuffle: Shuffle = SHUFFLE) -> Opened:
    game = game or game_by_id("cat-and-mouse")
    return opening(game, game.setup(players=2), [ANNA, BOT], shuffle=shuffle)


def played(game: Game | None = None) -> Record:
    """The record of a whole game."""
    sitting = Noted(opened(game))
    play_on(sitting)
    return read_record(sitting.record())


def chance_in(record: Record, *, among: int = 1) -> list[int]:
    """Where chance answered, counted from 0, among so many options or more."""
    game = game_by_id(record.game)
    played = enumerate(positions(game, game.setup(players=len(record.seats)), record.answers))
    return [place for place, position in played if position.asked == CHANCE and count(position.options) >= among]


def dealt_otherwise(record: Record, at: int) -> Record:
    """The game with another card at this place, played on to some end as if nothing had happened."""
    table = catspaw.new(record.game, chance="ask", players=len(record.seats))
    for number in record.answers[:at]:
        table.answer(number)
    assert table.question
    table.answer(next(option.number for option in table.question.options if option.number != record.answers[at]))
    while table.question:
        table.answer(table.question.options[-1].number)
    return read_record(table.record())._replace(shuffle=record.shuffle)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_dealt_by_its_shuffle_is_verified(game: Game):
    record = played(game)
    verified = verify(str(record), commitment=SHUFFLE.commitment)
    assert verified.chance == len(chance_in(record)) > 0
    assert (verified.answers, verified.seats) == (len(record.answers), record.seats)
    assert (verified.shuffle, verified.committed) == (SHUFFLE, True)
    assert not verify(str(record)).committed


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_first_card_that_was_exchanged_is_named(game: Game):
    record = played(game)
    for at in chance_in(record, among=2)[::5]:
        forged = dealt_otherwise(record, at)
        catspaw.replay(str(forged))
        with pytest.raises(DoesNotFollow, match=f"answer {at + 1} of {len(forged.answers)}, which is chance's"):
            verify(str(forged))


def test_what_should_have_been_dealt_is_said_in_the_words_of_the_game():
    record = played()
    at = chance_in(record, among=2)[0]
    forged = dealt_otherwise(record, at)
    table = catspaw.new(record.game, chance="ask")
    for number in record.answers[:at]:
        table.answer(number)
    names = table.game.named(table.sight_of_asked())
    was, due = names[forged.answers[at]], names[record.answers[at]]
    with pytest.raises(DoesNotFollow, match=f"it is {was}, and should have been {due}$"):
        verify(str(forged))


def test_a_clumsy_forgery_is_named_too():
    """One letter exchanged and nothing else, though the rest may then be impossible."""
    record = played()
    for at in chance_in(record):
        answers = list(record.answers)
        answers[at] = (answers[at] + 1) % 62
        with pytest.raises(DoesNotFollow, match=f"answer {at + 1} of"):
            verify(str(record._replace(answers=tuple(answers))))


def test_another_secret_does_not_follow_from_the_commitment():
    record = played()
    assert record.shuffle
    forged = record._replace(shuffle=record.shuffle._replace(shuffle=OTHER))
    with pytest.raises(DoesNotFollow, match=f"is {SHUFFLE.commitment}, and should have been {OTHER.commitment}"):
        verify(str(forged))


def test_another_secret_with_its_own_commitment_is_not_the_one_written_down():
    sitting = Noted(opened(shuffle=OTHER))
    play_on(sitting)
    verify(sitting.record())
    with pytest.raises(DoesNotFollow, match=f"is {OTHER.commitment}, and the one given is {SHUFFLE.commitment}"):
        verify(sitting.record(), commitment=SHUFFLE.commitment)


@pytest.mark.parametrize(
    "nonces",
    [SHUFFLE.nonces[::-1], (SHUFFLE.nonces[0], b"another's nonce!"), (SHUFFLE.nonces[0],) * 2],
    ids=["swapped", "other", "doubled"],
)
def test_other_nonces_deal_other_cards(nonces: tuple[bytes, ...]):
    record = played()
    forged = record._replace(shuffle=Shuffle(SHUFFLE.secret, nonces).revealed())
    with pytest.raises(DoesNotFollow, match="which is chance's, does not follow from the shuffle"):
        verify(str(forged), commitment=SHUFFLE.commitment)


def test_a_commitment_is_read_as_people_copy_it():
    line = str(played())
    assert verify(line, commitment=f" {SHUFFLE.commitment.upper()}\n").committed
    with pytest.raises(Malformed, match="the commitment is not 64 hexadecimal digits"):
        verify(line, commitment=SHUFFLE.commitment[:-1])


def test_what_cannot_be_checked_is_no_failed_check():
    record = played()
    short = Shuffle(SHUFFLE.secret, SHUFFLE.nonces[:1]).revealed()
    cases = [
        (record._replace(shuffle=None), "there is no 'shuffle='"),
        (record._replace(shuffle=short), "1 nonces for 2 seats"),
        (record._replace(rules=0), "played under rules 0"),
        (record._replace(end=(1, 2)), "lead to another position"),
        (record._replace(answers=(*record.answers, 0)), "the game is over after"),
        (record._replace(answers=record.answers[:-1], end=()), "the game is not over"),
        (record._replace(answers=(61, *record.answers[1:])), "answer 1 of"),
    ]
    for broken, complaint in cases:
        with pytest.raises((Malformed, CannotReplay), match=complaint) as found:
            verify(str(broken))
        assert not isinstance(found.value, DoesNotFollow)


def test_somebodys_own_box_is_needed_to_check_its_game(tmp_path: Path):
    game = game_by_id("red-claw")
    own = tmp_path / "own.toml"
    own.write_text(game.edition_text("mouse-agents"))
    sitting = Noted(opening(game, game.setup(edition=own), [ANNA, BOT], edition=str(own), shuffle=SHUFFLE))
    play_on(sitting)
    with pytest.raises(CannotReplay, match="has to be given with --edition FILE"):
        verify(sitting.record())
    assert verify(sitting.record(), edition=own).chance


def test_nothing_of_the_shuffle_is_told_while_the_game_goes_on():
    sitting = Noted(opened())
    while sitting.asked:
        assert sitting.record() == sitting.table.record()
        assert "shuffle" not in sitting.record()
        if sitting.players[sitting.asked].bot:
            sitting.let_bot_answer()
        else:
            assert sitting.table.question
            sitting.answer(sitting.table.question.options[0].number, seat=sitting.asked)
    assert sitting.record() == f"{sitting.table.record()} shuffle={SHUFFLE.revealed()}"


def test_a_game_that_was_given_up_shows_its_shuffle():
    sitting = Noted(opened())
    sitting.answer("gems-20", seat="inspector")
    sitting.let_bot_answer()
    sitting.resign("inspector")
    assert sitting.record().endswith(f"verdict=resigned:inspector shuffle={SHUFFLE.revealed()}")
    assert verify(sitting.record()).chance > 0


def test_what_was_dealt_after_taking_back_still_follows():
    sitting = Noted(opened())
    sitting.answer("gems-20", seat="inspector")
    sitting.undo("inspector")
    sitting.answer("gems-10", seat="inspector")
    play_on(sitting)
    assert verify(sitting.record()).chance > 0


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_taken_back_once_the_shuffle_has_been_seen(game: Game):
    sitting = Noted(opened(game))
    play_on(sitting)
    for seat in sitting.setup.seats:
        with pytest.raises(CannotUndo, match="its shuffle has been revealed"):
            sitting.undo(seat)
    with pytest.raises(Malformed, match="its shuffle has been revealed"):
        Sitting.resumed([*sitting.entries, Undone(0)])


def test_a_saved_game_keeps_its_shuffle(tmp_path: Path):
    save = Save.begin(tmp_path / "game", opened())
    played = Noted(opened())
    play_on(played)
    for entry in played.entries[1:]:
        save.commit(save.sitting.propose(entry))
    save.close()
    again = Sitting.resumed(read_entries(tmp_path / "game"))
    assert again.record() == save.sitting.record() == played.record()
    assert verify(again.record()).chance > 0


def test_saves_from_before_there_were_shuffles_keep_loading():
    old = json.decode(json.encode(plainly_opened()))
    del old["shuffle"]
    sitting = Noted(json.decode(json.encode(old), type=Opened))
    play_on(sitting)
    assert sitting.shuffle is None
    assert sitting.record() == sitting.table.record()
    sitting = Noted(plainly_opened())
    sitting.answer("gems-20", seat="inspector")
    sitting.undo("inspector")


def test_a_sitting_whose_secret_does_not_follow_is_not_opened():
    good = opened()
    forged = SHUFFLE.revealed()._replace(commitment=OTHER.commitment)
    short = Shuffle(SHUFFLE.secret, SHUFFLE.nonces[:1])
    cases = [
        (replace(good, secret=OTHER.key.hex()), "the dealer's secret does not follow from the shuffle"),
        (replace(good, shuffle=str(OTHER.revealed())), "the dealer's secret does not follow from the shuffle"),
        (replace(good, shuffle=str(forged)), "the commitment does not follow from the server's secret"),
        (replace(good, shuffle=str(short.revealed()), secret=short.key.hex()), "1 nonces for 2 seats"),
        (replace(good, shuffle="?"), "COMMITMENT:SECRET:NONCE,NONCE was expected"),
    ]
    for entry, complaint in cases:
        with pytest.raises(Malformed, match=complaint):
            Sitting(entry)


def test_a_table_is_opened_with_a_secret_or_with_a_nonce_for_each_seat():
    game = game_by_id("red-claw")
    with pytest.raises(Malformed, match="2 nonces for 4 seats"):
        opening(game, game.setup(players=4), [ANNA] * 4, shuffle=SHUFFLE)
    with pytest.raises(Malformed, match="from a secret or from a shuffle"):
        opening(game, game.setup(players=2), [ANNA] * 2, shuffle=SHUFFLE, secret=bytes(32))


def test_a_shuffle_serves_one_game():
    sitting = Noted(opened())
    assert sitting.rematch().shuffle is None
    assert Sitting(sitting.rematch(shuffle=OTHER)).shuffle == OTHER
    with pytest.raises(CatspawError, match="a rematch needs a secret of its own"):
        sitting.rematch(shuffle=Shuffle(SHUFFLE.secret, OTHER.nonces[::-1]))
