"""Chapter 1: before the first turn."""

from cat_and_mouse.heist import heist, mouse_in
from catspaw.games.cat_and_mouse.edge.view import LootCards


def test_one_seat_is_the_inspector_and_one_the_mouse():  # CM-1.1
    game = heist()
    assert game.table.game.seats == ("inspector", "mouse")
    assert game.asked == "inspector"


def test_rooms_and_loot_are_two_decks_of_twelve():  # CM-1.2
    game = heist()
    assert game.rooms("map_deck") == set(range(1, 13))
    assert len(game.loot("loot_deck")) == 12


def test_the_inspector_pockets_one_treasure_and_never_a_trick():  # CM-1.3
    game = heist()
    assert len(game.options) == 9
    assert game.refusal("smoke-bomb") == "CM-1.3"
    game.inspector_pockets("gems-20")
    assert game.loot("pocket") == {"gems-20"}
    assert "gems-20" not in game.loot("loot_deck")
    assert game.asked == "mouse"


def test_the_mouse_may_start_in_any_room_and_keeps_it_hidden():  # CM-1.4
    game = heist().inspector_pockets("gems-20")
    assert game.options == {f"room {n}" for n in range(1, 13)}
    game.says("room 7").lays_out("glory-10", "glory-20")
    assert game.sees("mouse").room == 7
    assert game.sees("inspector").room is None
    assert game.rooms("map_deck") == set(range(1, 13)) - {7}


def test_two_loot_cards_lie_face_down_at_her_room():  # CM-1.5
    game = heist().inspector_pockets("gems-20").says("room 7")
    assert game.asked == "chance"
    assert game.options == {"glory-10", "glory-20", "glory-30", "gems-10", "gems-30", "animals-10", "animals-20",
                            "animals-30", "calling-card", "smoke-bomb", "pickpocket"}  # fmt: skip
    game.lays_out("glory-10", "smoke-bomb")
    assert game.prompt == "draw"
    assert game.loot("room_loot") == {"glory-10", "smoke-bomb"}
    assert game.loot("loot_deck") == game.loot("loot_deck") - {"glory-10", "smoke-bomb"}
    assert game.sees("mouse").room_loot == LootCards(2, None)


def test_both_may_check_their_own_face_down_rooms():  # CM-1.6
    game = mouse_in(7).draws_and_keeps(1, 2)
    assert game.sees("inspector").notes[0].room == 1
    assert game.sees("mouse").notes[0].room is None
    assert game.sees(None).notes[0].room is None
    game.says("check for clues").says("room 7").says("change rooms")
    assert game.sees("mouse").notes[1].room == 7
    assert game.sees(None).notes[1].room is None


def test_a_searched_deck_is_shuffled():  # CM-R.A
    game = mouse_in(7)
    assert game.options == {f"room {n}" for n in range(1, 13) if n != 7}
    pile = game.word("pile")
    game.draws_and_keeps(1, 2).says("check for clues").says("room 7").says("change rooms")
    game.says("room 2").lays_out("gems-10", "gems-30")
    assert game.prompt == "draw"
    assert game.word("pile") != pile
    assert game.options == {f"room {n}" for n in range(3, 13) if n != 7}
