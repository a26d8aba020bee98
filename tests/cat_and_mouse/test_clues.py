"""Chapter 3: checking for clues."""

import pytest

from cat_and_mouse.heist import Heist, mouse_in


def loots(game: Heist) -> Heist:
    """She takes whatever comes first and stays."""
    game.says("loot the room")
    return game.says(sorted(game.options - {"smoke bomb", "smoke bomb and pickpocket"})[0]).stays_if_asked()


def test_she_names_any_room_from_1_to_12():  # CM-3.1
    game = mouse_in(7).draws_and_keeps(1, 2).says("check for clues")
    assert game.asked == "mouse"
    assert game.options == {f"room {n}" for n in range(1, 13)}


def test_a_monitored_room_is_turned_up_as_a_clue():  # CM-3.2
    game = mouse_in(7).draws_and_keeps(1, 2).says("check for clues").says("room 1")
    assert game.rooms("clues") == {1}
    for seat in ("inspector", "mouse", None):
        assert game.sees(seat).notes[0].room == 1
        assert game.sees(seat).notes[0].face_up
        assert game.sees(seat).clues == 1
    assert (game.asked, game.prompt) == ("mouse", "turn")


def test_the_right_note_is_turned_up():  # CM-3.2
    game = loots(mouse_in(7).draws_and_keeps(1, 2).says("check for clues").says("room 7"))
    game.draws_and_keeps(3, 4).says("check for clues").says("room 3")
    assert [note.face_up for note in game.sees(None).notes] == [False, True]


def test_a_room_nobody_watches_is_no_clue():  # CM-3.2
    game = mouse_in(7).draws_and_keeps(1, 2).says("check for clues").says("room 2")
    assert game.sees(None).clues == 0
    assert 2 not in game.sees("mouse").notes[0].may_be
    assert 2 not in game.sees(None).notes[0].may_be
    assert game.prompt == "turn"


def names_three_watched_rooms(game: Heist) -> None:
    """One a turn, moving on in between."""
    for keep in (3, 5, 7):
        game.draws_and_keeps(keep, keep + 1).says("check for clues").says(f"room {keep}")
        if keep < 7:
            game.says("change rooms").says(f"room {10 + keep // 4}").lays_out_any().stays_if_asked()


def test_a_third_clue_wins_for_the_inspector():  # CM-3.3
    game = mouse_in(9)
    names_three_watched_rooms(game)
    assert game.ending == "third-clue"
    assert game.winners == ("inspector",)


def test_she_may_name_her_own_room():  # CM-R.D
    game = mouse_in(7).draws_and_keeps(1, 2).says("check for clues")
    assert "room 7" in game.options


def test_at_some_tables_she_may_not_name_her_own_room():  # CM-R.D
    game = mouse_in(7, own_room="forbidden").draws_and_keeps(1, 2).says("check for clues")
    assert game.refusal("room 7") == "CM-R.D"
    game.says("room 8")
    assert 8 not in game.sees("inspector").may_be_in
    assert 8 not in game.sees(None).may_be_in


def test_naming_tells_nothing_certain_where_her_own_room_is_allowed():  # CM-R.D
    game = mouse_in(7).draws_and_keeps(1, 2).says("check for clues").says("room 8")
    assert 8 in game.sees("inspector").may_be_in


def with_one_clue(**rulings: str) -> Heist:
    game = mouse_in(7, **rulings).draws_and_keeps(1, 2).says("check for clues").says("room 1")
    return loots(game).draws_and_keeps(3, 4).says("check for clues")


def test_a_clue_cannot_be_named_again():  # CM-R.E
    assert with_one_clue().refusal("room 1") == "CM-R.E"


def test_at_some_tables_naming_a_clue_again_does_nothing():  # CM-R.E
    game = with_one_clue(named_clue="harmless").says("room 1")
    assert game.sees(None).clues == 1
    assert game.prompt == "turn"


def test_at_some_tables_naming_a_clue_again_counts_again():  # CM-R.E
    game = with_one_clue(named_clue="counts").says("room 1")
    assert game.sees(None).clues == 2
    assert game.rooms("clues") == {1}
    loots(game).draws_and_keeps(5, 6).says("check for clues").says("room 1")
    assert game.prompt == "cornered"
    assert game.says("give up").ending == "third-clue"


def test_she_may_repeat_a_name_and_name_what_she_knows_is_watched():  # CM-R.F
    game = mouse_in(7).quiet_check().says("change rooms").says("room 12").lays_out("gems-10", "gems-20")
    game.inspector_draws().says("check for clues")
    assert "room 7" in game.options
    game.says("room 12")
    loots(game).inspector_draws().says("check for clues")
    assert "room 12" in game.options
    assert game.says("room 7").sees(None).clues == 1


@pytest.mark.parametrize("holding", [["smoke-bomb"], ["calling-card"], ["glory-10"]])
def test_the_third_clue_opens_a_window_whatever_she_holds(holding: list[str]):  # CM-R.O
    game = mouse_in(9, holding=holding)
    names_three_watched_rooms(game)
    assert (game.asked, game.prompt) == ("mouse", "cornered")
    assert game.options == {"give up"} | ({"smoke bomb"} if holding == ["smoke-bomb"] else set())
    if holding == ["smoke-bomb"]:
        assert game.says("smoke bomb").ending == "no-set"
    else:
        assert game.refusal("smoke bomb") == "CM-6.2"
        assert game.says("give up").winners == ("inspector",)


@pytest.mark.parametrize("reading", ["before-result", "own-turn"])
def test_at_some_tables_a_third_clue_cannot_be_answered(reading: str):  # CM-R.O
    game = mouse_in(9, holding=["smoke-bomb"], smoke_bomb=reading)
    names_three_watched_rooms(game)
    assert game.ending == "third-clue"
