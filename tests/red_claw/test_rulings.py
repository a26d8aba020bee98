"""Every named reading beside the usual one, with a difference that a player sees."""

from typing import Any

import pytest

from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Zone
from red_claw.hunt import BLACK, BLUE, COLOURS, GREY, RED, ROWS, WHITE, Hunt, arranged, card, hunt

ROW = [0, 1, 2, 5, 6, 8, 9]


# RC-R.A resolve_when


def test_a_row_may_be_resolved_before_the_next_symbol():  # RC-R.A, RC-3.3
    """White plays ?R on a red row of one card."""
    usual, at_once = (
        arranged(rows={"red": [5]}, hands={"white": ["red 1", "blue 7"]}, resolve_when=reading).says("red 1")
        for reading in ("after-card", "at-once")
    )
    assert usual.question == ("white", "choose-row", {"yellow", "green", "blue"})
    assert usual.levels == [0, 0]
    assert usual.hand("white") == {"blue 7", "red 5"}
    assert at_once.question == ("white", "choose-row", ROWS)
    assert at_once.levels == [1, 0]
    assert at_once.hand("white") == {"blue 7"}
    assert at_once.told(Event.EMPTIED) == [(RED, 0)]
    assert at_once.row("red") == [0, 1, 2, 3, 4, 5, 6]
    at_once.says("red")
    assert at_once.hand("white") == {"blue 7", "red 6"}
    assert at_once.asked == "black"


def test_two_rows_may_be_resolved_one_by_one():  # RC-R.A
    kinds = {}
    for reading in ("after-card", "at-once"):
        game = arranged(rows={"yellow": [5], "blue": [6]}, hands={"white": ["red 2", "red 3"]}, resolve_when=reading)
        game.says("red 2")
        kinds[reading] = [kind for kind, _, _ in game.happened if kind in (Event.TOOK, Event.EMPTIED, Event.TURN_BEGAN)]
        assert game.levels == [2, 0]
    assert kinds["after-card"] == [Event.TOOK, Event.TOOK, Event.EMPTIED, Event.EMPTIED, Event.TURN_BEGAN]
    assert kinds["at-once"] == [Event.TOOK, Event.EMPTIED, Event.TOOK, Event.EMPTIED, Event.TURN_BEGAN]


@pytest.mark.parametrize("reading", ["after-card", "at-once"])
def test_a_doubled_colour_never_goes_on_with_the_new_row(reading: str):  # RC-R.A, RC-4.4
    game = arranged(rows={"red": [5]}, hands={"white": ["green 3", "blue 7"]}, resolve_when=reading).says("green 3")
    assert game.told(Event.TOOK) == [(card("red 5"), WHITE)]
    assert len(game.row("red")) == 7
    hands = {"white": ["blue 0", "blue 7"]}
    game = arranged(rows={"red": [5]}, hands=hands, resolve_when=reading).says("blue 0", "red")
    assert game.told(Event.TOOK) == [(card("red 5"), WHITE)]
    assert len(game.row("red")) == 7


# RC-R.C leftover_token


def test_a_leftover_token_may_become_the_first():  # RC-R.C, RC-5.3, RC-R.Y
    hands = {"white": ["green 3", "blue 7"], "black": ["blue 9"]}
    usual, moved = (
        arranged(rows={"red": [5]}, tokens={"red": ("point-3", "point-2")}, hands=hands, leftover_token=reading)
        .draws("fake-evidence")
        .says("green 3")
        for reading in ("stays-second", "becomes-first")
    )
    assert usual.beside("red") == ("fake-evidence", "point-2")
    assert usual.told(Event.STAYED) == moved.told(Event.STAYED) == [(12, RED)]
    assert usual.told(Event.MOVED_UP) == []
    assert usual.told(Event.LAID_TOKEN) == [(36, RED)]
    assert moved.beside("red") == ("point-2", "fake-evidence")
    assert moved.told(Event.MOVED_UP) == [(12, RED)]
    assert moved.told(Event.LAID_TOKEN) == [(36, RED | 1 << 2)]


def test_where_nothing_is_taken_both_tokens_keep_their_places():  # RC-R.C, RC-R.S
    hands = {"white": ["green 3", "blue 7"], "black": ["blue 9"]}
    reading = {"leftover_token": "becomes-first"}
    game = arranged(rows={"red": [5]}, hands=hands, levels={"white": 7}, **reading)  # type: ignore[arg-type]
    game.plays("green 3").says("red 5")
    assert game.told(Event.MOVED_UP) == []
    assert game.beside("red") == ("point-1", "point-2")


# RC-R.F figure_again


def test_taking_the_figure_again_may_cost_another_point():  # RC-R.F, RC-4.3
    usual, dearer = (
        arranged(figure="white", hands={"black": ["red 3"]}, figure_again=reading).plays("green", "blue")
        for reading in ("no-change", "plus-one")
    )
    assert usual.levels == [1, 0]
    assert usual.told(Event.MOVED) == []
    assert dearer.levels == [2, 0]
    assert dearer.told(Event.TOOK_FIGURE) == [(WHITE, WHITE)]
    assert dearer.told(Event.MOVED) == [(WHITE, 2)]


def test_every_time_costs_another_point():  # RC-R.F
    """Between the two times Black is given White's cards, which playing them away would take long."""
    game = arranged(figure="white", hands={"black": ["red 3", "red 4"]}, figure_again="plus-one").plays("green", "blue")
    texts = game.table._position.state()
    assert game.word("again") == 1
    hand = len(game.table._position.FIELDS) + Zone.HAND
    texts[hand + BLACK], texts[hand] = texts[hand + BLACK] | texts[hand], 0
    game.table._position.load(texts)
    assert game.table._position.conserved()
    game.plays("red 3").plays("red", "blue")
    assert game.levels == [3, 0]
    assert game.told(Event.MOVED) == [(WHITE, 3)]


def test_the_point_for_taking_it_again_stays_when_the_figure_goes():  # RC-R.F, RC-4.3
    rows = {colour: [3, 5] for colour in COLOURS}
    hands = {"white": ["yellow 7", "yellow 8"]}
    game = arranged(3, first="black", figure="black", rows=rows, hands=hands, figure_again="plus-one")
    assert game.levels == [0, 1, 0]
    game.plays("green", "blue")
    assert game.levels == [0, 2, 0]
    game.plays("red", "blue")
    assert game.told(Event.TOOK_FIGURE) == [(GREY, BLACK)]
    assert game.told(Event.MOVED) == [(BLACK, 1), (GREY, 1)]
    assert game.levels == [0, 1, 1]


def test_the_figure_costs_the_first_taker_one_point_either_way():  # RC-R.F, RC-4.3
    for reading in ("no-change", "plus-one"):
        game = arranged(figure="black", hands={"black": ["red 3"]}, figure_again=reading).plays("green", "blue")
        assert game.levels == [1, 0]
        assert game.told(Event.MOVED) == [(BLACK, 0), (WHITE, 1)]


# RC-R.N double_wild


def test_a_doubled_question_mark_may_name_each_row():  # RC-R.N, RC-3.3
    hands = {"white": ["red 0", "blue 7"], "black": ["green 3", "blue 4"]}
    usual, each = (
        hunt(rows={"blue": ROW, "green": [0, 1, 2, 4, 6, 8, 9]}, hands=hands, double_wild=reading).says("red 0", "blue")
        for reading in ("one-row", "each")
    )
    assert usual.told(Event.TOOK) == [(card("blue 9"), WHITE), (card("blue 8"), WHITE)]
    assert usual.asked == "black"
    assert each.told(Event.TOOK) == [(card("blue 9"), WHITE)]
    assert each.question == ("white", "choose-row", ROWS)
    assert each.sees(None).symbols == ("choice",)
    each.says("green")
    assert each.hand("white") == {"blue 7", "blue 9", "green 9"}
    assert each.asked == "black"


def test_a_doubled_claw_may_name_each_row():  # RC-R.N, RC-3.4, RC-R.B
    usual, each = (
        arranged(rows={"blue": [6]}, hands={"white": ["red 13", "red 2"]}, double_wild=reading).says("red 13", "blue")
        for reading in ("one-row", "each")
    )
    assert usual.hand("white") == {"red 2"}
    assert usual.told(Event.EMPTIED) == [(BLUE, 0)]
    assert each.question == ("black", "claw-row", {"red", "yellow", "green"})
    each.says("green")
    assert each.hand("white") == {"red 2", "green 6"}


@pytest.mark.parametrize("reading", ["one-row", "each"])
def test_a_doubled_colour_is_no_wild_symbol(reading: str):  # RC-R.N, RC-3.2
    game = arranged(rows={"red": ROW}, hands={"white": ["green 3", "blue 7"]}, double_wild=reading).says("green 3")
    assert game.told(Event.TOOK) == [(card("red 9"), WHITE), (card("red 8"), WHITE)]


# RC-R.O ability_turn


def test_abilities_may_belong_to_any_turn():  # RC-R.O, RC-8.1
    usual, any_turn = (
        arranged(hands={"black": ["red 3"]}, levels={"white": 9}, ability_turn=reading)
        for reading in ("play-only", "any-turn")
    )
    assert usual.prompt == "longest"
    assert any_turn.question == ("white", "use", {"none", "swap-last-two", "swap-tokens"})
    any_turn.says("swap-last-two", "green")
    assert any_turn.row("green") == [0, 1, 2, 3, 4, 6, 5]
    assert any_turn.question == ("white", "longest", ROWS)
    any_turn.says("green")
    assert any_turn.told(Event.TOOK) == [(card("green 5"), WHITE)]


def test_a_skip_may_follow_an_ability():  # RC-R.O, RC-4.1
    hands = {"white": ["red 4", "blue 7"], "black": ["red 3"]}
    usual, any_turn = (
        arranged(hands=hands, levels={"white": 9}, ability_turn=reading).says("discard", "blue 7")
        for reading in ("play-only", "any-turn")
    )
    assert usual.options == {"red 4"}
    assert usual.refusal("skip") == "RC-R.O"
    assert any_turn.options == {"red 4", "skip"}
    assert any_turn.says("skip").question == ("black", "claw-row", ROWS)


def test_on_any_turn_the_second_ability_frees_the_claw_of_a_skip():  # RC-R.O, RC-4.1, RC-8.1
    """White's only card has no claw, so that on a turn with a play there is nothing to free."""
    hands = {"white": ["red 4"], "black": ["red 3"]}
    usual, any_turn = (
        arranged(hands=hands, levels={"white": 2}, ability_turn=reading) for reading in ("play-only", "any-turn")
    )
    assert "claw-as-choice" not in usual.options
    any_turn.says("claw-as-choice", "skip")
    assert any_turn.question == ("white", "choose-row", ROWS)
    assert any_turn.sees(None).symbols == ("choice",)
    any_turn.says("green")
    assert any_turn.hand("white") == {"red 4", "green 6"}
    assert any_turn.asked == "black"


def test_on_any_turn_a_skip_without_the_ability_is_still_a_claw():  # RC-R.O, RC-4.1
    hands = {"white": ["red 12"], "black": ["red 3"]}
    game = arranged(hands=hands, levels={"white": 2}, ability_turn="any-turn").says("none", "skip")
    assert game.question == ("black", "claw-row", ROWS)


def test_with_two_cards_there_is_no_skip_whose_claw_could_be_freed():  # RC-R.O, RC-8.1
    hands = {"white": ["red 4", "red 7"], "black": ["red 3"]}
    game = arranged(hands=hands, levels={"white": 2}, ability_turn="any-turn")
    assert game.options == {"none", "exchange-with-pile"}


# RC-R.R false_trail


def resolved(first: str, second: str, white: list[str], black: list[str], **rulings: Any) -> Hunt:
    """White empties the red row and takes the first token, Black the second."""
    hands = {"white": ["green 3", "red 9"], "black": ["red 10"], "grey": ["blue 7"]}
    owns = {"white": white, "black": black}
    game = arranged(3, rows={"red": [5]}, tokens={"red": (first, second)}, hands=hands, owns=owns, **rulings)
    return game.plays("green 3")


def test_a_false_trail_may_be_kept():  # RC-R.R, RC-6.2
    usual = resolved("false-trail-2", "point-1", ["point-2"], [])
    assert usual.levels == [0, 1, 0]
    asked = resolved("false-trail-2", "point-1", ["point-2"], [], false_trail="optional")
    assert asked.question == ("white", "cancel", {"false trail 2", "none"})
    assert asked.refusal("false trail 1") == "RC-6.2"
    assert asked.levels == [2, 0, 0]
    kept = resolved("false-trail-2", "point-1", ["point-2"], [], false_trail="optional").says("none")
    assert kept.levels == [2, 1, 0]
    assert kept.told(Event.CANCELLED) == []
    assert kept.told(Event.DECLINED) == [(WHITE, 0)]
    assert kept.told(Event.MOVED) == [(BLACK, 1)]
    assert kept.asked == "black"
    asked.says("false trail 2")
    assert asked.happened[:3] == [(Event.CANCELLED, WHITE, 2), (Event.MOVED, WHITE, 0), (Event.MOVED, BLACK, 1)]
    assert asked.levels == [0, 1, 0]
    assert asked.asked == "black"


def test_a_kept_false_trail_is_asked_about_whenever_markers_move():  # RC-R.Z, RC-R.R
    hands = {"white": ["red 2", "green 3"], "black": ["red 9"]}
    tokens = {"yellow": ("false-trail-1", "point-2"), "blue": ("point-1", "point-2")}
    rows = {"yellow": [5], "blue": [6]}
    game = arranged(rows=rows, tokens=tokens, hands=hands, owns={"white": ["point-1"]}, false_trail="optional")
    game.plays("red 2")
    assert game.question == ("white", "cancel", {"false trail 1", "none"})
    game.says("none")
    assert game.told(Event.TOOK_TOKEN) == [(2, WHITE)]
    assert game.levels == [1, 0]
    assert game.question == ("white", "cancel", {"false trail 1", "none"})
    game.says("false trail 1")
    assert game.levels == [1, 0]
    assert game.sees(None).players["white"].cancelled == (1, 0, 0)
    assert game.asked == "black"


def test_with_several_false_trails_you_are_asked_until_you_decline():  # RC-R.Z, RC-R.R
    owns = ["false-trail-1", "point-3", "false-trail-3"]
    game = resolved("point-1", "point-2", owns, [], false_trail="optional")
    assert game.question == ("white", "cancel", {"false trail 1", "false trail 3", "none"})
    game.says("false trail 3")
    assert game.question == ("white", "cancel", {"false trail 1", "none"})
    assert game.levels == [3, 0, 0]
    game.says("false trail 1")
    assert game.levels == [0, 2, 0]
    game = resolved("point-1", "point-2", owns, [], false_trail="optional").says("false trail 3", "none")
    assert game.levels == [1, 2, 0]


def test_they_are_asked_in_turn_order_from_the_active_player():  # RC-R.R, RC-R.Z
    hands = {"black": ["green 3", "red 9"], "white": ["red 10"], "grey": ["blue 7"]}
    owns = {"white": ["false-trail-2"], "black": ["false-trail-1"], "grey": ["false-trail-3", "point-3"]}
    game = arranged(3, rows={"red": [5]}, hands=hands, owns=owns, first="black", false_trail="optional")
    game.plays("green 3")
    assert game.question == ("black", "cancel", {"false trail 1", "none"})
    assert [player.is_to_be_asked for player in game.sees(None).players.values()] == [True, True, True]
    game.says("none")
    assert game.question == ("grey", "cancel", {"false trail 3", "none"})
    game.says("false trail 3")
    assert game.question == ("white", "cancel", {"false trail 2", "none"})
    assert game.levels == [0, 0, 3]
    game.says("none")
    assert game.told(Event.MOVED) == [(WHITE, 2), (BLACK, 1), (GREY, 0)]
    assert game.levels == [2, 1, 0]
    assert game.asked == "grey"


def test_nobody_without_a_match_is_asked():  # RC-R.R, RC-R.I
    game = resolved("point-1", "point-2", ["false-trail-2"], ["false-trail-1"], false_trail="optional")
    assert game.prompt != "cancel"
    assert game.levels == [1, 2, 0]
