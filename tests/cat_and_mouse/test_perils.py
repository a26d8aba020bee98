"""What clients ask again, since it loses the heist at once."""

from __future__ import annotations

from cat_and_mouse.heist import Heist, mouse_in
from catspaw.table import choices


def perils(heist: Heist, language: str = "en") -> dict[str, str]:
    return {choice.typed: choice.peril for choice in choices(heist.table, language) if choice.peril}


def test_ending_the_heist_without_a_set_is_asked_again_and_with_one_it_is_not():  # CM-5.3
    without = mouse_in(7, holding=["gems-10", "glory-20"]).quiet_check()
    assert "no matching set" in perils(without)["end the heist"]
    assert "passenden Satz" in perils(without, "de")["end the heist"]
    assert "end the heist" not in perils(mouse_in(7, holding=["gems-10", "gems-20", "gems-30"]).quiet_check())


def test_vanishing_without_a_set_is_asked_again():  # CM-6.2, CM-6.3
    tricks = {"smoke bomb", "pickpocket", "smoke bomb and pickpocket"}
    game = mouse_in(7, holding=["smoke-bomb", "pickpocket", "gems-10"]).quiet_check()
    assert tricks <= game.options
    assert perils(game).keys() == {*tricks, "end the heist"}
    two = mouse_in(7, holding=["smoke-bomb", "pickpocket", "gems-10", "gems-20"]).quiet_check()
    assert perils(two).keys() == {"smoke bomb", "end the heist"}, "the pocket may hold the third"


def test_a_trap_on_a_room_where_she_cannot_be_is_asked_again():  # CM-4.1
    heist = mouse_in(7).inspector_draws().says("spring the trap")
    possible = set(heist.sees("inspector").may_be_in)
    assert 0 < len(possible) < 12
    assert {int(room.removeprefix("room ")) for room in perils(heist)} == set(range(1, 13)) - possible


def test_who_could_slip_away_is_asked_again_before_giving_in():  # CM-4.4
    heist = mouse_in(7, holding=["calling-card"]).inspector_draws().springs_trap(7)
    assert list(perils(heist)) == ["show the room"]
    alone = mouse_in(7, holding=["gems-10"]).inspector_draws().springs_trap(7)
    assert perils(alone) == {}, "there is nothing else to choose"
