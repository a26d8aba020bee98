"""Chapter 2: the Inspector's turn."""

from cat_and_mouse.heist import Heist, heist, mouse_in
from catspaw.games.cat_and_mouse.edge.view import MapDeck, RoomCards


def test_the_turn_begins_with_two_map_cards():  # CM-2.1
    game = mouse_in(7)
    assert game.word("turns") == 1
    game.draws(1)
    assert game.prompt == "draw"
    assert "room 1" not in game.options
    game.draws(2)
    assert (game.asked, game.prompt) == ("inspector", "keep")
    assert game.sees("inspector").drawn == RoomCards(2, (1, 2))
    assert game.sees("mouse").drawn == RoomCards(2, None)


def test_the_inspector_comes_first_and_again_after_the_mouse():  # CM-2.1
    game = mouse_in(7).quiet_check().says("loot the room")
    game.says(sorted(game.options)[0]).stays_if_asked()
    assert game.word("turns") == 2
    assert game.prompt == "draw"


def test_one_card_is_kept_and_its_room_monitored():  # CM-2.2
    game = mouse_in(7).draws(4, 9)
    assert game.options == {"room 4", "room 9"}
    assert game.refusal("room 5") == "CM-2.2"
    game.says("room 9")
    assert game.rooms("monitored") == {9}
    assert game.sees("inspector").drawn.count == 0
    assert game.sees("mouse").notes[0].may_be == tuple(n for n in range(1, 13) if n != 7)


def test_the_other_card_goes_under_the_deck():  # CM-2.3
    game = mouse_in(7).draws_and_keeps(9, 4)
    assert game.sees("inspector").map_deck == MapDeck(10, (4,))
    assert game.sees("mouse").map_deck == MapDeck(10, (None,))
    game.says("check for clues").says("room 7").says("loot the room")
    game.says(sorted(game.options)[0]).stays_if_asked()
    assert "room 4" not in game.options
    game.draws_and_keeps(1, 3)
    assert game.sees("inspector").map_deck.at_the_bottom == (4, 3)


def test_then_check_for_clues_or_spring_the_trap():  # CM-2.4, CM-R.W
    game = mouse_in(7).draws_and_keeps(1, 2)
    assert (game.asked, game.options) == ("inspector", {"check for clues", "spring the trap"})
    assert game.says("check for clues").prompt == "name"
    game = mouse_in(7).draws_and_keeps(1, 2).says("spring the trap")
    assert (game.asked, game.prompt) == ("inspector", "trap")


def a_deck_run_down_to(cards: int) -> Heist:
    """She changes rooms until so few map cards are left; each round uses up two."""
    game = mouse_in(12)
    while len(game.rooms("map_deck")) > cards:
        game.quiet_check().says("change rooms").says(f"room {max(game.rooms('map_deck'))}")
        game.lays_out_any()
        game.stays_if_asked()
    return game


def test_a_single_map_card_is_drawn_and_kept():  # CM-R.B
    game = a_deck_run_down_to(1)
    (last,) = game.rooms("map_deck")
    game.draws(last)
    assert (game.prompt, game.options) == ("keep", {f"room {last}"})
    game.says(f"room {last}")
    assert game.prompt == "act"
    assert game.word("bottom_count") == 0


def test_an_empty_map_deck_gives_no_card_and_the_inspector_acts_all_the_same():  # CM-R.B, CM-R.T
    game = a_deck_run_down_to(1)
    game.quiet_check()
    assert game.refusal("change rooms") == "CM-R.T"
    game.says("loot the room")
    game.says(sorted(game.options)[0]).stays_if_asked()
    assert game.prompt == "act"
    assert game.options == {"check for clues", "spring the trap"}


def test_cards_at_the_bottom_come_up_in_their_order():  # CM-2.1, CM-2.3
    game = a_deck_run_down_to(3)
    first, second, third = sorted(game.rooms("map_deck"))
    game.draws_and_keeps(second, first).says("check for clues").says(f"room {second}")
    game.says("loot the room").says(min(game.options)).says("stay")
    game.draws(third)
    assert (game.prompt, game.options) == ("keep", {f"room {first}", f"room {third}"})
    game.says(f"room {first}")
    assert game.sees("inspector").map_deck == MapDeck(1, (third,))
    assert game.sees("inspector").notes[-1].room == first


def test_the_last_card_at_the_bottom_is_a_card_in_the_deck():  # CM-R.T, CM-R.B
    game = a_deck_run_down_to(3)
    first, second, third = sorted(game.rooms("map_deck"))
    game.draws_and_keeps(second, first).says("check for clues").says(f"room {second}")
    game.says("loot the room").says(min(game.options)).says("stay")
    game.draws(third).says(f"room {first}").says("check for clues").says(f"room {first}")
    assert game.rooms("map_deck") == set()
    assert game.says("change rooms").options == {f"room {third}"}


def test_two_cards_at_the_bottom_are_drawn_oldest_first():  # CM-2.1, CM-R.B
    game = a_deck_run_down_to(5)
    rooms = sorted(game.rooms("map_deck"))
    for keep, under, loot in ((rooms[0], rooms[3], 0), (rooms[1], rooms[2], 0)):
        game.draws_and_keeps(keep, under).says("check for clues").says(f"room {game.word('room') + 1}")
        game.says("loot the room").says(sorted(game.options)[loot]).says("stay")
    assert game.sees("inspector").map_deck.at_the_bottom == (rooms[3], rooms[2])
    game.draws(rooms[4])
    assert game.options == {f"room {rooms[4]}", f"room {rooms[3]}"}
    game.says(f"room {rooms[4]}")
    assert game.sees("inspector").map_deck.at_the_bottom == (rooms[2], rooms[3])


def test_a_heist_stops_after_a_hundred_turns():  # CM-R.X
    game = heist("subtle-movement").inspector_pockets("gems-20").says("room 1").lays_out("gems-10", "gems-30")
    while game.prompt is not None:
        game.quiet_check().says("change rooms")
        game.says(f"note {game.word('note_count')}").says("room 1").lays_out_any()
    assert game.ending == "unfinished"
    assert game.word("turns") == 100
    assert game.winners == ()
    assert game.table.outcome is not None
    assert game.table.outcome.payoffs == {"inspector": 0, "mouse": 0}
