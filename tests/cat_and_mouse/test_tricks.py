"""Chapter 6: the three tricks."""

import pytest

from cat_and_mouse.heist import CALLING_CARD, GLORY, PICKPOCKET, SMOKE_BOMB, mouse_in


def test_a_calling_card_slips_the_trap():  # CM-6.1, CM-R.N
    game = mouse_in(7, holding=[CALLING_CARD]).springs_trap(7).says("calling card")
    assert game.table.outcome is None
    assert game.sees(None).discard == (CALLING_CARD,)
    assert game.loot("haul") == set()
    assert (game.asked, game.prompt) == ("mouse", "turn")


def test_after_a_calling_card_her_room_stays_known_until_she_leaves_it():  # CM-R.N
    game = mouse_in(7, holding=[CALLING_CARD]).springs_trap(7).says("calling card")
    assert game.sees("inspector").room == 7
    game.says("loot the room")
    game.says(sorted(game.options)[0]).stays_if_asked()
    assert game.sees(None).room == 7
    game.quiet_check().says("change rooms")
    assert game.sees(None).notes[-1].room == 7
    game.says("room 12")
    assert game.sees("inspector").room is None


def test_the_calling_card_is_not_offered_elsewhere():  # CM-R.N
    game = mouse_in(7, holding=[CALLING_CARD]).quiet_check()
    assert "calling card" not in game.options
    game.says("change rooms").says("room 12").lays_out("gems-10", "gems-20")
    assert "calling card" not in game.options
    assert "calling card" in game.says("stay").springs_trap(12).options


@pytest.mark.parametrize("haul", [[SMOKE_BOMB, *GLORY], [SMOKE_BOMB, "gems-10"]])
def test_a_smoke_bomb_ends_the_heist_after_her_action(haul: list[str]):  # CM-6.2
    game = mouse_in(7, holding=haul[:-1]).quiet_check()
    if "loot the room" not in game.options:
        game.says("change rooms").says("room 12").lays_out(haul[-1], "animals-10").says("stay").quiet_check()
        game.says("loot the room").says(haul[-1])
    else:
        game.says("loot the room").says(sorted(game.options - {"smoke bomb"})[0])
    assert game.prompt == "after"
    game.says("smoke bomb")
    assert game.winners == (("mouse",) if set(GLORY) <= set(haul) else ("inspector",))
    assert game.sees(None).discard == (SMOKE_BOMB,)


def test_a_smoke_bomb_answers_every_question_of_hers():  # CM-6.2, CM-R.O
    game = mouse_in(7, "subtle-movement", holding=[SMOKE_BOMB]).inspector_draws().says("check for clues")
    asked = []
    for answer in ("room 7", "change rooms", "leave the notes", "room 12"):
        assert "smoke bomb" in game.options
        asked.append(game.prompt)
        game.says(answer)
    game.lays_out("gems-10", "gems-20")
    assert "smoke bomb" in game.options
    game.says("stay").quiet_check().says("loot the room")
    assert "smoke bomb" in game.options
    assert [*asked, "after", game.prompt] == ["name", "turn", "return-note", "move", "after", "take"]


@pytest.mark.parametrize("stop", ["name", "turn", "return-note", "move", "take", "after"])
def test_a_smoke_bomb_ends_the_heist_at_any_time(stop: str):  # CM-6.2
    game = mouse_in(7, "subtle-movement", holding=[SMOKE_BOMB])
    way = ["check for clues", "room 7", "change rooms", "leave the notes", "room 12"]
    if stop == "take":
        way = ["check for clues", "room 7", "loot the room"]
    if stop == "after":
        way = ["check for clues", "room 7", "loot the room", "glory-10"]
    game.inspector_draws()
    for answer in way:
        if game.prompt == stop:
            break
        game.says(answer)
    assert game.prompt == stop
    game.says("smoke bomb")
    assert game.ending == "no-set"
    assert game.loot("discard") == {SMOKE_BOMB}


def test_without_a_smoke_bomb_there_is_none_to_throw():  # CM-6.2
    game = mouse_in(7, holding=["gems-10"]).quiet_check()
    assert game.refusal("smoke bomb") == "CM-6.2"
    assert game.refusal("smoke bomb and pickpocket") == "CM-6.2"


def test_at_some_tables_smoke_is_for_her_own_turn():  # CM-R.O
    game = mouse_in(7, holding=[SMOKE_BOMB], smoke_bomb="own-turn").inspector_draws().says("check for clues")
    assert game.refusal("smoke bomb") == "CM-R.O"
    game.says("room 7")
    assert "smoke bomb" in game.options
    game = mouse_in(7, holding=[SMOKE_BOMB], smoke_bomb="own-turn").inspector_draws().says("spring the trap")
    assert game.prompt == "trap"


def test_at_some_tables_smoke_answers_the_announcement_of_a_check():  # CM-R.O
    game = mouse_in(7, holding=[SMOKE_BOMB], smoke_bomb="before-result").inspector_draws().says("check for clues")
    assert "smoke bomb" in game.options


def test_after_her_action_she_is_asked_whenever_she_has_loot():  # CM-6.2
    assert (
        mouse_in(7).quiet_check().says("change rooms").says("room 12").lays_out("gems-10", "gems-20").prompt == "draw"
    )
    game = mouse_in(7, holding=["glory-20"]).quiet_check().says("change rooms").says("room 12")
    game.lays_out("gems-10", "gems-20")
    assert (game.prompt, game.options) == ("after", {"stay"})
    assert game.refusal("smoke bomb") == "CM-6.2"
    assert game.says("stay").prompt == "draw"


def test_pickpocket_takes_the_pocket_and_ends_the_heist():  # CM-6.3, CM-R.P
    game = mouse_in(7, holding=[PICKPOCKET, "glory-10", "glory-20"], pocket="glory-30").quiet_check()
    assert "pickpocket" in game.options
    game.says("pickpocket")
    assert game.winners == ("mouse",)
    assert game.loot("pocket") == set()
    assert game.loot("discard") == {PICKPOCKET}
    assert sorted(game.sees("inspector").haul.cards or ()) == GLORY


def test_pickpocket_may_be_played_though_it_makes_no_set():  # CM-R.P
    game = mouse_in(7, holding=[PICKPOCKET], pocket="glory-30").quiet_check().says("pickpocket")
    assert game.ending == "no-set"
    assert game.winners == ("inspector",)


def test_without_pickpocket_the_pocket_is_safe():  # CM-6.3
    assert mouse_in(7, holding=["gems-10"]).quiet_check().refusal("pickpocket") == "CM-6.3"


def test_pickpocket_goes_with_the_smoke_bomb():  # CM-R.P, CM-6.3
    game = mouse_in(7, holding=[SMOKE_BOMB, PICKPOCKET, "glory-10", "glory-20"], pocket="glory-30")
    game.inspector_draws().says("check for clues").says("smoke bomb and pickpocket")
    assert game.winners == ("mouse",)
    assert game.loot("discard") == {SMOKE_BOMB, PICKPOCKET}


WAYS = {
    "name": ["check for clues"],
    "turn": ["check for clues", "room 7"],
    "return-note": ["check for clues", "room 7", "change rooms"],
    "use-subtly": ["check for clues", "room 7", "change rooms"],
    "move": ["check for clues", "room 7", "change rooms", "leave the notes"],
    "escape": ["spring the trap", "room 7"],
    "announced": ["spring the trap"],
}


@pytest.mark.parametrize("window", WAYS)
def test_a_pocket_can_be_picked_in_the_smoke_of_every_window(window: str):  # CM-R.P, CM-R.O
    rulings = {"announced": {"smoke_bomb": "before-result"}, "use-subtly": {"subtle_pick": "chance"}}.get(window, {})
    game = mouse_in(7, "subtle-movement", holding=[SMOKE_BOMB, PICKPOCKET], pocket="glory-10", **rulings)
    game.inspector_draws()
    for answer in WAYS[window]:
        game.says(answer)
    assert game.prompt == window
    game.says("smoke bomb and pickpocket")
    assert game.ending == "no-set"
    assert game.loot("discard") == {SMOKE_BOMB, PICKPOCKET}
    assert game.loot("haul") == {"glory-10"}


def test_a_pocket_can_be_picked_in_the_smoke_after_looting():  # CM-R.P, CM-5.1
    for stop in ("take", "after"):
        game = mouse_in(7, holding=[SMOKE_BOMB, PICKPOCKET], pocket="glory-10").quiet_check().says("change rooms")
        game.says("room 12").lays_out("gems-10", "gems-20").says("stay").quiet_check().says("loot the room")
        if stop == "after":
            game.says("gems-10")
        assert game.prompt == stop
        assert game.says("smoke bomb and pickpocket").loot("discard") == {SMOKE_BOMB, PICKPOCKET}


def test_a_pocket_can_be_picked_in_the_smoke_of_a_third_clue():  # CM-R.P, CM-R.O, CM-3.3
    game = mouse_in(9, holding=[SMOKE_BOMB, PICKPOCKET], pocket="glory-10")
    watched = [note.room for note in game.sees("inspector").notes]
    for room in watched:
        game.inspector_draws().says("check for clues").says(f"room {room}").says("change rooms")
        game.says(f"room {max(game.rooms('map_deck'))}").lays_out_any().says("stay")
    game.inspector_draws().says("check for clues")
    game.says(f"room {game.sees('inspector').notes[-1].room}")
    assert game.prompt == "cornered"
    assert game.says("smoke bomb and pickpocket").loot("haul") == {"glory-10"}


def test_smoke_alone_leaves_the_pocket_alone():  # CM-R.P
    game = mouse_in(7, holding=[SMOKE_BOMB, PICKPOCKET, "glory-10", "glory-20"], pocket="glory-30")
    game.inspector_draws().says("check for clues").says("smoke bomb")
    assert game.winners == ("inspector",)
    assert game.loot("pocket") == {"glory-30"}


def test_pickpocket_does_not_follow_her_action():  # CM-R.P
    game = mouse_in(7, holding=[PICKPOCKET]).quiet_check().says("change rooms").says("room 12")
    game.lays_out("gems-10", "gems-20")
    assert game.refusal("pickpocket") == "CM-R.P"


def test_at_some_tables_pickpocket_follows_her_action():  # CM-R.P
    game = mouse_in(7, holding=[PICKPOCKET], pickpocket="own-turn-any").quiet_check().says("change rooms")
    game.says("room 12").lays_out("gems-10", "gems-20")
    assert game.options == {"stay", "pickpocket"}
    game.says("pickpocket")
    assert game.ending == "no-set"
    game = mouse_in(7, holding=["gems-30"], pickpocket="own-turn-any").quiet_check().says("change rooms")
    game.says("room 12").lays_out("gems-10", "gems-20")
    assert game.refusal("pickpocket") == "CM-6.3"


def test_at_some_tables_pickpocket_follows_what_she_loots_when_found():  # CM-R.P, CM-R.N
    held = [CALLING_CARD, PICKPOCKET, "glory-10"]
    game = mouse_in(7, holding=held, pocket="glory-30", pickpocket="own-turn-any").springs_trap(7)
    game.says("calling card").says("loot the room").says("glory-20").says("pickpocket")
    assert game.winners == ("mouse",)
