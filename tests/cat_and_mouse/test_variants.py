"""Chapter 7: Subtle Movement and Deep Pockets."""

import pytest

from cat_and_mouse.heist import PICKPOCKET, SMOKE_BOMB, Heist, heist, mouse_in
from catspaw.games.cat_and_mouse.edge.view import LootCards
from catspaw.games.cat_and_mouse.rules.rulings import Rulings

SUBTLE = "subtle-movement"
DEEP = "deep-pockets"


def leaving(*, watched: int = 2, **rulings: str) -> Heist:
    """Under Subtle Movement she has just left room 7; rooms 1, 3, … are watched."""
    game = mouse_in(7, SUBTLE, **rulings)
    for k in range(watched):
        game.draws_and_keeps(2 * k + 1, 2 * k + 2).says("check for clues").says("room 12")
        game.says("change rooms" if k == watched - 1 else "loot the room")
        if k < watched - 1:
            game.says(sorted(game.options)[0]).says("stay")
    return game


def test_a_face_down_note_goes_back_before_she_chooses():  # CM-7.1, CM-R.V
    game = leaving()
    assert (game.asked, game.prompt) == ("mouse", "return-note")
    assert game.options == {"note 1", "note 2", "note 3", "leave the notes"}
    game.says("note 2")
    assert game.rooms("monitored") == {1, 7}
    assert "room 3" in game.options
    assert game.prompt == "move"


def test_a_clue_cannot_go_back():  # CM-7.1
    game = mouse_in(7, SUBTLE).draws_and_keeps(1, 2).says("check for clues").says("room 1").says("change rooms")
    assert game.refusal("note 1") == "CM-7.1"
    assert game.refusal("note 3") == "CM-7.1"
    assert game.options == {"note 2", "leave the notes"}


def test_she_knows_the_notes_she_laid_and_may_choose_that_room_again():  # CM-R.V
    game = leaving()
    notes = game.sees("mouse").notes
    assert [note.room for note in notes] == [None, None, 7]
    game.says("note 3")
    assert "room 7" in game.options
    game.says("room 7")
    assert game.sees("mouse").room == 7


def test_which_of_two_watched_rooms_is_which_she_does_not_learn_by_searching():  # CM-R.V
    game = leaving().says("leave the notes")
    assert [note.may_be for note in game.sees("mouse").notes] == [(1, 3), (1, 3), (7,)]
    assert [note.room for note in game.sees("inspector").notes] == [1, 3, 7]


def test_subtle_movement_need_not_be_used():  # CM-R.R
    game = leaving().says("leave the notes")
    assert game.rooms("monitored") == {1, 3, 7}
    assert game.prompt == "move"


def test_at_some_tables_a_note_must_go_back():  # CM-R.R
    game = leaving(subtle_use="always")
    assert game.options == {"note 1", "note 2", "note 3"}
    assert game.refusal("leave the notes") == "CM-R.R"


def test_at_some_tables_the_note_is_picked_blindly():  # CM-R.V
    game = leaving(subtle_pick="chance")
    assert game.options == {"shuffle one back", "leave the notes"}
    game.says("shuffle one back")
    assert (game.asked, game.prompt) == ("chance", "return-blind")
    assert game.options == {"note 1", "note 2", "note 3"}
    game.says("note 1")
    assert game.rooms("monitored") == {3, 7}
    assert game.prompt == "move"


def test_a_blind_pick_may_be_declined():  # CM-R.R, CM-R.V
    game = leaving(subtle_pick="chance").says("leave the notes")
    assert game.prompt == "move"
    assert game.rooms("monitored") == {1, 3, 7}


def test_at_some_tables_a_blind_pick_must_be_made():  # CM-R.R, CM-R.V
    game = leaving(subtle_pick="chance", subtle_use="always")
    assert (game.asked, game.prompt) == ("chance", "return-blind")


def test_smoke_answers_the_question_of_a_blind_pick():  # CM-6.2
    game = mouse_in(7, SUBTLE, holding=[SMOKE_BOMB], subtle_pick="chance").quiet_check().says("change rooms")
    assert game.says("smoke bomb").ending == "no-set"


def no_map_cards(**rulings: str) -> Heist:
    """Under Subtle Movement, her turn with the map deck empty."""
    game = mouse_in(12, SUBTLE, **rulings)
    while len(game.rooms("map_deck")) > 1:
        game.quiet_check().says("change rooms").says("leave the notes")
        game.says(f"room {max(game.rooms('map_deck'))}")
        game.lays_out_any()
        game.stays_if_asked()
    return game.quiet_check()


@pytest.mark.parametrize("pick", ["by-card", "chance"])
def test_with_an_empty_map_deck_a_note_must_come_back_for_her_to_move(pick: str):  # CM-R.T
    game = no_map_cards(subtle_pick=pick)
    assert game.rooms("map_deck") == set()
    game.says("change rooms")
    if pick == "by-card":
        assert game.refusal("leave the notes") == "CM-R.T"
    else:
        assert game.prompt == "return-blind"
    game.says("note 1")
    assert len(game.options) == 1


def test_with_a_card_at_the_bottom_she_may_leave_the_notes():  # CM-R.R, CM-R.T
    game = mouse_in(12, SUBTLE)
    while len(game.rooms("map_deck")) > 3:
        game.quiet_check().says("change rooms").says("leave the notes")
        game.says(f"room {max(game.rooms('map_deck'))}").lays_out_any().stays_if_asked()
    game.quiet_check().says("loot the room").says(min(game.options)).says("stay").quiet_check()
    assert (game.rooms("map_deck"), game.word("bottom_count")) == (set(), 1)
    assert "leave the notes" in game.says("change rooms").options


def test_loot_left_in_a_room_that_comes_back_stays_out_of_play():  # CM-R.U
    game = leaving(watched=1)
    left = game.loot("left_loot")
    assert len(left) == 2
    game.says("note 2").says("room 7")
    assert game.prompt == "lay-out"
    assert not left & game.options
    cards = sorted(game.options)[:2]
    game.lays_out(*cards)
    assert game.loot("room_loot") == set(cards)
    assert game.loot("left_loot") == left


def test_a_room_that_everybody_knows_came_back_is_none_of_the_other_notes():  # CM-7.1, CM-R.V
    game = mouse_in(7, SUBTLE, holding=["calling-card"]).springs_trap(7).says("calling card").says("change rooms")
    places = len(game.sees(None).notes)
    assert game.sees(None).notes[-1].room == 7
    game.says(f"note {places}")
    assert all(7 not in note.may_be for note in game.sees(None).notes)
    assert all(12 in note.may_be for note in game.sees(None).notes)


def test_the_inspector_may_pocket_a_second_treasure():  # CM-7.2
    game = heist(DEEP).inspector_pockets("gems-10")
    assert (game.asked, game.prompt) == ("inspector", "fill-deep-pocket")
    assert len(game.options) == 9
    assert game.refusal("pickpocket") == "CM-7.2"
    assert game.refusal("gems-10") == "CM-1.3"
    game.says("gems-20")
    assert game.loot("pocket") == {"gems-10", "gems-20"}
    assert game.sees("mouse").pocket == LootCards(2, None)
    assert game.prompt == "start"


def test_one_treasure_may_be_enough():  # CM-7.2
    game = heist(DEEP).inspector_pockets("gems-10").says("enough")
    assert game.sees(None).pocket.count == 1
    assert game.prompt == "start"


def with_deep_pocket() -> Heist:
    game = heist(DEEP).inspector_pockets("gems-10").says("gems-20").says("room 7").lays_out(PICKPOCKET, "gems-30")
    return game.quiet_check().says("loot the room").says(PICKPOCKET).says("stay").quiet_check()


def test_pickpocket_takes_one_of_two_blindly():  # CM-7.2, CM-R.Q
    game = with_deep_pocket().says("pickpocket")
    assert (game.asked, game.prompt) == ("chance", "pick-blind")
    assert game.options == {"gems-10", "gems-20"}
    game.says("gems-20")
    assert game.loot("haul") == {"gems-20"}
    assert game.loot("pocket") == {"gems-10"}
    assert game.ending == "no-set"
    assert game.sees("mouse").pocket == LootCards(1, None)


def test_both_variants_together():  # CM-7.3
    game = heist(SUBTLE, DEEP).inspector_pockets("gems-10").says("gems-20").says("room 7")
    game.lays_out("glory-10", "glory-20").quiet_check().says("change rooms")
    assert game.prompt == "return-note"
    rulings = Rulings(game.table.setup)
    assert rulings.subtle_movement and rulings.deep_pockets
    assert not Rulings(heist(DEEP).table.setup).subtle_movement
