"""Chapter 4: springing the trap."""

import pytest

from cat_and_mouse.heist import CALLING_CARD, GLORY, PICKPOCKET, SMOKE_BOMB, mouse_in
from catspaw.games.cat_and_mouse.edge.view import LootCards


def test_the_inspector_names_any_room():  # CM-4.1
    game = mouse_in(7).draws_and_keeps(1, 2).says("spring the trap")
    assert game.asked == "inspector"
    assert game.options == {f"room {n}" for n in range(1, 13)}


def test_the_mouses_room_wins_for_the_inspector():  # CM-4.2, CM-4.4
    game = mouse_in(7).springs_trap(7)
    assert game.ending == "caught"
    assert game.winners == ("inspector",)
    assert game.table.outcome is not None
    assert game.table.outcome.losers == ("mouse",)
    assert game.sees(None).room == 7


def test_another_room_loses_for_the_inspector():  # CM-4.3, CM-R.M
    game = mouse_in(7).springs_trap(8)
    assert game.ending == "wrong-trap"
    assert game.winners == ("mouse",)
    assert game.table.outcome is not None
    assert game.table.outcome.losers == ("inspector",)


def test_she_shows_her_room_even_when_the_trap_was_wrong():  # CM-4.4
    game = mouse_in(7).springs_trap(8)
    assert game.sees("inspector").room == 7
    assert game.sees(None).may_be_in == (7,)


def test_a_wrong_trap_does_not_show_her_loot():  # CM-R.M, CM-R.W
    game = mouse_in(7, holding=["gems-10"]).springs_trap(8)
    assert game.sees("inspector").haul == LootCards(1, None)


def test_at_some_tables_a_wrong_trap_wins_only_with_a_set():  # CM-R.M
    game = mouse_in(7, holding=GLORY, wrong_trap="set-needed").springs_trap(8).says("show the haul")
    assert game.ending == "wrong-trap"
    assert game.winners == ("mouse",)
    assert game.sees("inspector").haul.cards == tuple(GLORY)
    game = mouse_in(7, holding=GLORY[:2], wrong_trap="set-needed").springs_trap(8).says("show the haul")
    assert game.ending == "nobody-wins"
    assert game.winners == ()
    assert game.table.outcome is not None
    assert game.table.outcome.losers == ("inspector", "mouse")
    assert game.sees(None).haul.cards == tuple(GLORY[:2])


def test_where_a_set_is_needed_a_mouse_without_loot_is_not_asked():  # CM-R.M
    assert mouse_in(7, wrong_trap="set-needed").springs_trap(8).ending == "nobody-wins"


@pytest.mark.parametrize("card", [SMOKE_BOMB, "gems-10"])
def test_where_a_set_is_needed_a_wrong_trap_opens_a_window_whatever_she_holds(card: str):  # CM-R.M, CM-R.O
    game = mouse_in(7, holding=[card], wrong_trap="set-needed").springs_trap(8)
    assert (game.asked, game.prompt) == ("mouse", "missed")
    assert game.sees("inspector").room == 7
    assert game.options == {"show the haul"} | ({"smoke bomb"} if card == SMOKE_BOMB else set())
    if card == SMOKE_BOMB:
        assert game.says("smoke bomb").ending == "nobody-wins"


def test_where_a_set_is_needed_a_picked_pocket_may_make_it():  # CM-R.M, CM-R.O, CM-R.P
    holding = [SMOKE_BOMB, PICKPOCKET, "glory-20", "glory-30"]
    game = mouse_in(7, holding=holding, pocket="glory-10", wrong_trap="set-needed").springs_trap(8)
    game.says("smoke bomb and pickpocket")
    assert (game.ending, game.winners) == ("wrong-trap", ("mouse",))


@pytest.mark.parametrize("reading", ["before-result", "own-turn"])
def test_where_smoke_answers_no_result_a_wrong_trap_ends_at_once(reading: str):  # CM-R.M, CM-R.O
    game = mouse_in(7, holding=[SMOKE_BOMB], wrong_trap="set-needed", smoke_bomb=reading)
    game.inspector_draws().says("spring the trap")
    if reading == "before-result":
        game.says("stay")
    assert game.says("room 8").ending == "nobody-wins"


@pytest.mark.parametrize("card", [CALLING_CARD, SMOKE_BOMB, PICKPOCKET, "gems-10"])
def test_a_right_trap_opens_a_window_whatever_she_holds(card: str):  # CM-R.N, CM-R.O
    game = mouse_in(7, holding=[card]).springs_trap(7)
    assert (game.asked, game.prompt) == ("mouse", "escape")
    allowed = {CALLING_CARD: {"calling card"}, SMOKE_BOMB: {"smoke bomb"}}.get(card, set())
    assert game.options == {"show the room"} | allowed
    assert game.sees("inspector").room == 7
    game.says("show the room")
    assert game.ending == "caught"


def test_all_three_tricks_answer_a_right_trap():  # CM-R.O, CM-R.P
    game = mouse_in(7, holding=[CALLING_CARD, SMOKE_BOMB, PICKPOCKET]).springs_trap(7)
    assert game.options == {"show the room", "calling card", "smoke bomb", "smoke bomb and pickpocket"}


def test_refusals_at_a_right_trap_name_the_trick():  # CM-6.1, CM-6.2, CM-6.3, CM-R.N
    game = mouse_in(7, holding=["gems-10"]).springs_trap(7)
    assert game.refusal("calling card") == "CM-6.1"
    assert game.refusal("smoke bomb") == "CM-6.2"
    game = mouse_in(7, holding=[SMOKE_BOMB]).springs_trap(7)
    assert game.refusal("smoke bomb and pickpocket") == "CM-6.3"
    game.says("smoke bomb")


@pytest.mark.parametrize("reading", ["before-result", "own-turn"])
def test_at_some_tables_smoke_does_not_answer_a_sprung_trap(reading: str):  # CM-R.O
    game = mouse_in(7, holding=[CALLING_CARD, SMOKE_BOMB], smoke_bomb=reading)
    game.inspector_draws().says("spring the trap").stays_if_asked()
    if game.prompt == "announced":
        game.says("stay")
    game.says("room 7")
    assert game.options == {"show the room", "calling card"}
    assert game.refusal("smoke bomb") == "CM-R.O"


@pytest.mark.parametrize("card", [SMOKE_BOMB, "gems-10"])
def test_at_some_tables_the_announcement_opens_a_window(card: str):  # CM-R.O
    game = mouse_in(7, holding=[card], smoke_bomb="before-result").inspector_draws().says("spring the trap")
    assert (game.asked, game.prompt) == ("mouse", "announced")
    assert game.options == {"stay"} | ({"smoke bomb"} if card == SMOKE_BOMB else set())
    if card == SMOKE_BOMB:
        assert game.says("smoke bomb").ending == "no-set"
    else:
        assert game.says("stay").prompt == "trap"


def test_no_loot_no_window():  # CM-R.O, CM-R.N
    game = mouse_in(7, smoke_bomb="before-result").inspector_draws().says("spring the trap")
    assert game.prompt == "trap"
    assert game.says("room 7").ending == "caught"
