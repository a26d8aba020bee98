"""How the end of a match is told: by which rules, and with the battles of both players."""

from __future__ import annotations

from claw_and_order.battle import Battle, match
from claw_and_order.test_match import lost_by


def why(game: Battle, language: str = "en") -> tuple[str, ...]:
    return game.table.game.texts(game.table.setup, language).ending(game.outcome)


def test_a_match_is_told_by_the_last_battle_and_both_players_battles():  # CO-110.1, CO-110.3
    game = lost_by(match(first="one"), "one")
    game = lost_by(game.says("neutral"), "two")
    game = lost_by(game.says("neutral"), "one")
    assert game.outcome.decided_by == ("CO-110.1", "CO-110.3")
    assert {seat: score["battles"] for seat, score in game.outcome.scores.items()} == {"one": 1, "two": 2}
    assert game.outcome.scores["one"]["troops"] == 0
    first, one, two = why(game)
    assert first == "Player two has won two battles, and the match. Player one has no troop left in play."
    assert one.startswith("Player one: 1 battle won; at the end 0 troops in play, ")
    assert two.startswith("Player two: 2 battles won; at the end ")
    assert why(game, "de")[0] == (
        "Spieler zwei hat zwei Schlachten gewonnen und damit die Partie. Spieler eins hat keine Truppe mehr im Spiel."
    )


def test_other_readings_of_defeat_are_named():  # CO-R.L
    game = lost_by(match(first="one", defeat="any-turn-end"), "one")
    game = lost_by(game.says("neutral"), "one")
    assert game.outcome.decided_by == ("CO-110.1", "CO-R.L", "CO-110.3")


def test_without_an_opening_hand_the_failed_hands_are_counted():  # CO-103.3
    game = match(two=["lion"] * 27, first="one")
    assert game.outcome.decided_by == ("CO-103.3",)
    assert game.outcome.scores["two"] == {"battles": 0, "failed": 6}
    assert why(game)[2] == "Player two: 0 battles won, 6 opening hands failed."
    assert why(game, "de")[1] == "Spieler eins: 0 Schlachten gewonnen, jede Starthand hat getaugt."


def test_if_both_have_none_both_rules_are_named():  # CO-103.3
    game = match(one=["lion"] * 27, two=["rag"] * 27, first="one")
    assert game.outcome.decided_by == ("CO-103.3", "CO-R.M")
    assert why(game)[0].endswith("nobody wins the match.")
