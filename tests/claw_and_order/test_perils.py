"""What clients ask again, since it loses a battle at once."""

from __future__ import annotations

from catspaw.table import choices
from claw_and_order.battle import Battle, arranged, one_time, troop


def perils(game: Battle, language: str = "en") -> dict[str, str]:
    return {choice.typed: choice.peril for choice in choices(game.table, language) if choice.peril}


def test_ending_a_turn_without_a_troop_in_play_is_asked_again():  # CO-110.1, CO-110.2
    game = arranged(one={"front": [], "hand": ["tom"]})
    assert perils(game) == {"done": "You have no troop in play, and lose this battle at once."}
    game.says("done")
    assert (game.asked, game.prompt) == ("one", "choose-battlefield"), "the loser chooses where to go on"


def test_in_the_deciding_battle_it_is_the_match():  # CO-110.3
    game = arranged(one={"front": [], "hand": ["tom"]}, two={"wins": 1})
    assert perils(game, "de") == {
        "done": "Du hast keine Truppe im Spiel und verlierst diese Schlacht und damit die Partie."
    }
    game.says("done")
    assert game.outcome.winners == ("two",)


def test_a_deck_without_a_troop_loses_whatever_is_answered_so_nothing_is_asked_again():  # CO-110.1
    assert perils(arranged(one={"front": ["tom"], "hand": ["mouser"], "deck": []})) == {}


def test_whoever_has_a_troop_in_play_is_not_asked_again():  # CO-110.1
    assert perils(arranged(one={"front": ["tom"], "hand": ["mouser"]})) == {}


def test_without_a_choice_nothing_is_asked_again():  # CO-110.1
    game = arranged(one={"front": [], "hand": []})
    assert [choice.typed for choice in choices(game.table) if choice.allowed] == ["done"]
    assert perils(game) == {}


NOTHING = "Nobody can be chosen for it now: it would do nothing."
SERGEANT = troop("drill", 3, 3, 1, "Once per turn: another target damaged friendly cat may attack again this turn.")
SALVE = one_time("salve", 0, "Deal 2 damage to target opposing vehicle.")
GIFT = one_time("gift", 0, "Deal 2 damage to target opposing vehicle, then draw a card.")


def test_an_ability_or_a_card_that_finds_nobody_is_asked_again():  # CO-109.5, CO-R.Y
    one = {"front": ["drill", "tom"], "hand": ["salve", "gift"]}
    game = arranged(one=one, cards=[SERGEANT, SALVE, GIFT])
    assert perils(game) == {"our drill": NOTHING, "salve": NOTHING}, "a card is drawn in any case"
    hurt = arranged(one=one | {"damage": {"tom": 1}}, two={"front": ["truck"]}, cards=[SERGEANT, SALVE, GIFT])
    assert perils(hurt) == {}
