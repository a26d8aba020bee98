"""Chapter 5: the Mouse's turn."""

import pytest

from cat_and_mouse.heist import GLORY, TENS, Heist, heist, mouse_in
from catspaw.games.cat_and_mouse.edge.view import LootCards, Note


def begun(*loot: str, **rulings: str) -> Heist:
    """She is in room 7 with this loot before her, and it is her turn."""
    game = heist(**rulings).inspector_pockets("animals-30").says("room 7").lays_out(*loot)
    return game.quiet_check()


def test_she_does_one_of_three_things():  # CM-5.1, CM-5.2, CM-5.3
    game = begun("glory-10", "smoke-bomb")
    assert game.asked == "mouse"
    assert game.options == {"loot the room", "change rooms", "end the heist"}


def test_she_looks_at_the_loot_keeps_one_and_puts_the_rest_back():  # CM-5.1, CM-R.G, CM-R.H
    game = begun("glory-10", "smoke-bomb")
    assert game.sees("mouse").room_loot.cards is None
    game.says("loot the room")
    assert game.options == {"glory-10", "smoke-bomb"}
    assert game.refusal("gems-10") == "CM-5.1"
    game.says("glory-10").says("stay")
    assert game.loot("haul") == {"glory-10"}
    assert game.loot("room_loot") == {"smoke-bomb"}
    assert game.sees("mouse").room_loot == LootCards(1, ("smoke-bomb",))
    assert game.sees("inspector").room_loot == LootCards(1, None)
    game.quiet_check().says("loot the room")
    assert game.options == {"smoke-bomb"}


def test_looking_is_part_of_looting():  # CM-R.H
    game = begun("glory-10", "gems-10")
    assert game.sees("mouse").room_loot.cards is None
    game.says("loot the room")
    assert game.sees("mouse").room_loot.cards == ("glory-10", "gems-10")


def test_at_some_tables_she_may_look_at_once():  # CM-R.H
    game = heist(peek="free").inspector_pockets("animals-30").says("room 7").lays_out("glory-10")
    assert game.sees("mouse").room_loot.cards == ("glory-10",)
    game.lays_out("gems-10")
    assert game.sees("mouse").room_loot.cards == ("glory-10", "gems-10")
    assert game.sees("inspector").room_loot.cards is None


def test_any_number_of_cards_and_tricks_among_them():  # CM-R.J
    game = mouse_in(7, holding=["smoke-bomb", "calling-card", "pickpocket", "gems-10", "glory-20"])
    assert game.sees("mouse").haul.count == 5


def test_changing_rooms_gives_up_the_room_and_its_loot():  # CM-5.2
    game = begun("glory-10", "gems-10")
    game.says("change rooms")
    assert 7 in game.rooms("monitored")
    assert game.loot("left_loot") == {"glory-10", "gems-10"}
    assert game.loot("room_loot") == set()
    assert game.sees("mouse").room is None
    assert game.options == {f"room {n}" for n in range(2, 13) if n != 7}
    assert game.refusal("room 1") == "CM-5.2"
    assert game.refusal("room 7") == "CM-5.2"
    game.says("room 12").lays_out("animals-10", "animals-20")
    assert game.sees("mouse").room == 12
    assert game.loot("room_loot") == {"animals-10", "animals-20"}
    assert game.rooms("map_deck") == {2, 3, 4, 5, 6, 8, 9, 10, 11}


def test_searching_shows_her_which_rooms_are_watched():  # CM-5.2
    game = begun("glory-10", "gems-10")
    assert len(game.sees("mouse").notes[0].may_be) == 11
    game.says("change rooms")
    assert game.sees("mouse").notes[0].room == 1


def test_what_she_has_not_looked_at_she_leaves_unseen():  # CM-5.2
    game = begun("glory-10", "gems-10").says("change rooms")
    assert game.sees("mouse").left_loot == LootCards(2, ())
    game = begun("glory-10", "gems-10").says("loot the room").says("gems-10").says("stay").quiet_check()
    game.says("change rooms")
    assert game.sees("mouse").left_loot == LootCards(1, ("glory-10",))


@pytest.mark.parametrize("haul", [GLORY, TENS, ["gems-20", "gems-30", "gems-10", "glory-10"]])
def test_ending_the_heist_with_a_set_wins(haul: list[str]):  # CM-5.3, CM-R.K
    game = mouse_in(7, holding=haul).quiet_check().says("end the heist")
    assert game.ending == "set-shown"
    assert game.winners == ("mouse",)
    assert sorted(game.sees("inspector").haul.cards or ()) == sorted(haul)


LINES = [
    *[[f"{theme}-{value}" for value in (10, 20, 30)] for theme in ("glory", "gems", "animals")],
    *[[f"{theme}-{value}" for theme in ("glory", "gems", "animals")] for value in (10, 20, 30)],
]


@pytest.mark.parametrize("line", LINES)
def test_each_theme_and_each_value_is_a_set(line: list[str]):  # CM-R.K
    assert mouse_in(7, holding=line).quiet_check().says("end the heist").winners == ("mouse",)
    assert mouse_in(7, holding=line[1:]).quiet_check().says("end the heist").winners == ("inspector",)


@pytest.mark.parametrize(
    "haul", [[], ["glory-10"], ["glory-10", "gems-20", "animals-30"], ["glory-10", "glory-20", "smoke-bomb"]]
)
def test_ending_the_heist_without_a_set_loses(haul: list[str]):  # CM-5.3
    game = mouse_in(7, holding=haul, pocket="gems-30").quiet_check().says("end the heist")
    assert game.ending == "no-set"
    assert game.winners == ("inspector",)


def test_an_empty_room_cannot_be_looted_and_she_cannot_pass():  # CM-R.I
    game = mouse_in(7, holding=["glory-10", "gems-10"]).quiet_check()
    assert game.refusal("loot the room") == "CM-R.I"
    assert game.options == {"change rooms", "end the heist"}


def empty_setup() -> Heist:
    """No map card is left, and nothing in her room."""
    game = mouse_in(12)
    while len(game.rooms("map_deck")) > 1:
        game.quiet_check().says("change rooms").says(f"room {max(game.rooms('map_deck'))}")
        game.lays_out_any()
        game.stays_if_asked()
    game.quiet_check()
    while "loot the room" in game.options:
        game.says("loot the room").says(sorted(game.options)[0]).stays_if_asked().quiet_check()
    return game


def test_with_nothing_else_left_she_must_end_the_heist():  # CM-R.I, CM-R.T
    game = empty_setup()
    assert game.options == {"end the heist"}
    assert game.refusal("change rooms") == "CM-R.T"


def test_one_last_loot_card_is_laid_out_alone_and_then_none():  # CM-R.C
    game = heist("subtle-movement").inspector_pockets("animals-30").says("room 12")
    laid = []
    for _ in range(8):
        before = len(game.loot("loot_deck"))
        game.lays_out_any()
        laid.append(before - len(game.loot("loot_deck")))
        game.quiet_check().says("change rooms").says(f"note {game.word('note_count')}").says("room 12")
    assert laid == [2, 2, 2, 2, 2, 1, 0, 0]


def test_the_inspector_learns_which_room_she_left():  # CM-R.S
    game = begun("glory-10", "gems-10").says("change rooms").says("room 12")
    assert game.sees("inspector").notes[1] == Note(
        place=2, room=7, may_be=(7,), face_up=False, laid_by="mouse", after_search=False
    )
    assert game.sees(None).notes[1].room is None


def test_loot_left_behind_is_hidden_from_the_inspector():  # CM-R.L
    game = begun("glory-10", "gems-10").says("change rooms")
    assert game.sees("inspector").left_loot == LootCards(2, None)


def test_at_some_tables_the_inspector_sees_loot_left_behind():  # CM-R.L
    game = begun("glory-10", "gems-10", monitored_loot="open").says("change rooms")
    assert game.sees("inspector").left_loot == LootCards(2, ("glory-10", "gems-10"))
    assert game.sees(None).left_loot == LootCards(2, None)


def test_her_loot_is_hidden_and_its_number_open():  # CM-R.W
    game = mouse_in(7, holding=["smoke-bomb", "gems-10"])
    assert game.sees("inspector").haul == LootCards(2, None)
    assert game.sees(None).haul == LootCards(2, None)
    assert game.sees("mouse").haul == LootCards(2, ("gems-10", "smoke-bomb"))
    game.quiet_check().says("end the heist")
    assert game.sees("inspector").haul.cards == ("gems-10", "smoke-bomb")
