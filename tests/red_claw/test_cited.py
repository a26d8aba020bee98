"""Every event says which rule it follows from, also where it may be one of several."""

from pathlib import Path

from catspaw.core.journal import KIND
from catspaw.games.red_claw.state.events import Event
from red_claw.hunt import Hunt, arranged, hunt, own_box, undealt


def cited(game: Hunt, kind: int) -> list[str]:
    """The rules of the events of one kind since the last answer."""
    pairs = zip(game.happened, game.cited, strict=True)
    return [rule for (found, _, _), rule in pairs if found == kind]


def test_rows_and_tokens_are_laid_by_one_rule_and_rebuilt_by_another():  # RC-2.2, RC-2.4, RC-5.6
    game = undealt().pauses()
    while game.table._position.prompt <= 2:
        game.table.answer(game.table.question.options[0].number)  # type: ignore[union-attr]
    laid = [(event & KIND, game.table.game.event_rule(event)) for event in game.table.all_events()]
    assert {rule for kind, rule in laid if kind == Event.LAID_ROW} == {"RC-2.2"}
    assert {rule for kind, rule in laid if kind == Event.LAID_TOKEN} == {"RC-2.4"}
    game = arranged(rows={"red": [5]}, hands={"white": ["green 3", "blue 0"], "black": ["red 9"]}).says("green 3")
    assert cited(game, Event.LAID_ROW) == ["RC-5.6"]
    assert cited(game, Event.LAID_TOKEN) == ["RC-5.6", "RC-5.6"]


def test_the_first_and_the_second_in_line_cite_their_rules():  # RC-5.1, RC-5.2
    game = arranged(rows={"red": [5]}, hands={"white": ["green 3", "red 0"], "black": ["red 9"]}).says("green 3")
    assert cited(game, Event.GAVE_UP) == cited(game, Event.TOOK_TOKEN) == ["RC-5.1", "RC-5.2"]
    assert cited(game, Event.TIED) == []


def test_a_tie_says_how_it_is_broken():  # RC-5.4, RC-R.T
    hands = {"white": ["green 3", "blue 0"], "black": ["red 9"]}
    assert cited(arranged(rows={"red": [5]}, hands=hands).says("green 3"), Event.TIED) == ["RC-5.4"]
    slippery = arranged(rows={"red": [5]}, hands=hands, levels={"black": 4}).says("green 3")
    assert cited(slippery, Event.TIED) == ["RC-R.T"]
    both = {"black": 4, "white": 4}
    assert cited(arranged(rows={"red": [5]}, hands=hands, levels=both).says("none", "green 3"), Event.TIED) == [
        "RC-5.4"
    ]


def test_a_row_is_chosen_by_the_player_or_for_a_claw():  # RC-3.3, RC-3.4
    hands = {"white": ["red 0", "red 13"], "black": ["blue 1"]}
    assert cited(arranged(hands=hands).says("red 0", "blue"), Event.CHOSE) == ["RC-3.3"]
    assert cited(arranged(hands=hands).says("red 13", "blue"), Event.CHOSE) == ["RC-3.4"]


def test_a_lapsed_symbol_is_told():  # RC-4.4
    hands = {"white": ["green 3", "red 0"], "black": ["blue 1"]}
    game = arranged(rows={"red": [5]}, hands=hands)
    assert game.says("green 3").told(Event.LAPSED) == [(0, 0)]
    game = arranged(rows={"red": [5]}, hands=hands).says("red 0", "red")
    assert (game.told(Event.LAPSED), cited(game, Event.LAPSED)) == ([(0, 0)], ["RC-4.4"])
    assert arranged(rows={"red": [5, 6]}, hands=hands).says("green 3").told(Event.LAPSED) == []


def test_without_a_card_the_taken_card_and_the_marker_cite_that():  # RC-4.2, RC-4.3
    game = arranged(hands={"black": ["blue 1"]}).says("red")
    assert cited(game, Event.TOOK) == ["RC-4.2"]
    game.says("blue")
    assert cited(game, Event.MOVED) == ["RC-4.3"]
    played = hunt().says(next(iter(hunt().hand("white"))))
    assert set(cited(played, Event.TOOK)) <= {"RC-3.5"}


def test_a_token_moves_up_because_it_stays_or_because_it_is_alone(tmp_path: Path):  # RC-R.C, RC-R.Y
    hands = {"white": ["green 3", "blue 7"], "black": ["blue 9"]}
    game = arranged(rows={"red": [5]}, hands=hands, leftover_token="becomes-first").says("green 3")  # noqa: S106
    assert cited(game, Event.MOVED_UP) == ["RC-R.C"]
    box = own_box(tmp_path, point_1=1, point_2=1, false_trail_3=38)
    tokens = dict.fromkeys(("yellow", "green", "blue"), (None, None)) | {"red": ("point-1", "point-2")}
    owns = {"black": ["false-trail-3"] * 38}
    alone = arranged(rows={"red": [5]}, tokens=tokens, owns=owns, bag=[], hands=hands, edition=box).says("green 3")
    assert cited(alone, Event.MOVED_UP) == ["RC-R.Y"]


def test_the_ending_names_who_is_caught_and_who_wins():  # RC-7.2, RC-7.3
    game = arranged(3, hands={"black": ["blue 1"], "grey": ["blue 2"]}, levels={"white": 9})
    game.says("red", "blue")
    told = [game.table.game.texts(game.table.setup).event(event) for event in game.table.all_events()]
    assert told[-1].endswith("the hunt is over. White is caught. Black and Grey share the victory.")
