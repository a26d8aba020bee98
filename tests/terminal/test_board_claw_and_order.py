"""The board of Claw & Order: it fits, what may be answered can be clicked, and nothing hidden is shown."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console, Group
from rich.text import Text

from catspaw.core.bits import members
from catspaw.core.setup import TableSetup
from catspaw.core.view import View
from catspaw.games.claw_and_order.edge.notation import named
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.language.render import LANGUAGES
from catspaw.games.claw_and_order.state.position import Match
from catspaw.table import Table
from catspaw.terminal.tui.boards.cards import describe_card
from catspaw.terminal.tui.boards.claw_and_order import draw
from catspaw.terminal.tui.boards.spots import Spots
from claw_and_order.arrangement import Side
from claw_and_order.battle import GAME, Battle, arranged, equip, one_time, team_buff, troop
from claw_and_order.test_texts import HOUSES, STARTER, matches
from views import plain as as_json

NOWHERE = Spots({}, {})
CARDS = (
    troop("ghost", 2, 2, 2, "Stealth."),
    troop("phantom", 2, 2, 2, "Stealth."),
    equip("cloak", 1, "The equipped troop has Flying.\nWhen this equips a troop, put a counter on this."),
    team_buff("bell", 1, "Once per turn: draw a card."),
    one_time("dart", 0, "Deal 1 damage to target opposing troop in either line."),
    one_time("dig", 0, "Return a card from your discard pile to your hand."),
    one_time("hunt", 0, "Search your deck for a card."),
)


def spots_of(match: Match) -> Spots:
    """Where answers point, those that are allowed and those that are not."""
    allowed: dict[str, int] = {}
    refused: dict[str, int] = {}
    sight = MatchSight(match, match.asked)
    for number in named(sight):
        place = GAME.points_at(sight, number)
        if place:
            (allowed if number in members(match.options) else refused)[place] = number
    return Spots(allowed, refused)


def drawn(view: View, texts: MatchTexts, spots: Spots = NOWHERE, width: int = 78) -> list[Text]:
    board = draw(view, texts, spots, width)
    assert isinstance(board, Group)
    lines = board.renderables
    assert all(isinstance(line, Text) for line in lines)
    return [line for line in lines if isinstance(line, Text)]


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def clickable(lines: list[Text]) -> set[str]:
    """The places that one can click."""
    metas = [span.style.meta for line in lines for span in line.spans if not isinstance(span.style, str)]
    return {meta["@click"].removeprefix("screen.point('").removesuffix("')") for meta in metas if "@click" in meta}


def check(table: Table, texts: MatchTexts, width: int) -> None:
    """Both seats and an onlooker, the asked seat with what it may answer."""
    match = table._position
    assert isinstance(match, Match)
    for seat, name in enumerate((*table.setup.seats, None)):
        spots = spots_of(match) if match.asked == seat else NOWHERE
        lines = drawn(table.view(name), texts, spots, width)
        assert max(line.cell_len for line in lines) <= width
        assert {*spots.allowed, *spots.refused} == clickable(lines)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("setup", HOUSES[::2])
def test_it_fits_and_every_answer_with_a_place_can_be_clicked(setup: TableSetup):
    both = [MatchTexts(setup, language) for language in LANGUAGES]
    for table, is_worth_it in matches(both, range(1), pace=25):
        if is_worth_it:
            for texts in both:
                check(table, texts, 78)
                check(table, texts, 120)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("setup", HOUSES)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2, 3))])
def test_it_fits_throughout_many_matches(setup: TableSetup, seed: int):
    both = [MatchTexts(setup, language) for language in LANGUAGES]
    for table, is_worth_it in matches(both, range(seed, seed + 1), pace=9):
        if is_worth_it:
            for width in (78, 100, 120):
                check(table, both[len(table.answers) % 2], width)


@pytest.mark.slow
@pytest.mark.contract
def test_it_is_rarely_higher_than_a_small_terminal():
    heights = []
    for setup in HOUSES:
        texts = MatchTexts(setup, "en")
        for table, is_worth_it in matches([texts], range(4), pace=20):
            if is_worth_it:
                heights.append(len(drawn(table.view("one"), texts)))
    assert sorted(heights)[len(heights) * 3 // 4] <= 15


# What is on it.


def board(game: Battle, seat: str | None = "one", language: str = "en", width: int = 78) -> str:
    texts = MatchTexts(game.table.setup, language)
    return plain(drawn(game.table.view(seat), texts, spots_of(game.position), width)).replace("Plain ", "")


def test_two_lines_each_the_battlefield_and_the_hand():  # CO-106.1, CO-111.1
    one: Side = {"front": ["mouser"], "back": ["tom", "tom"], "hand": ["persian", "persian", "knife"], "dollars": 4}
    two: Side = {"front": ["lion"], "buffs": ["bell"], "damage": {"lion": 3}}
    game = arranged(one=one, two=two, cards=CARDS, battlefield="fish-market", loser="one")
    assert (
        board(game)
        == """\
Player two · 1 win · $0 · hand 0 · deck 25 · discarded 0 · ★Bell
Back    –
Front   Lion ⚔5 ♥5/8
── Battle 2: Fish Market ── Turn 3: Player one ── Play Phase ─────────────────
Front   Mouser ⚔2 ♥3
Back    Tom ⚔1 ♥2 │ Tom no. 2 ⚔1 ♥2
▶ Player one · 0 wins · $4 · hand 3 · deck 21 · discarded 0
In hand Knife $1 │ Persian ×2 $2 ⚔1 ♥4"""
    )


def test_items_are_with_their_troop_and_pilots_in_their_vehicle():  # CO-108.2, CO-109.1
    one: Side = {
        "front": ["truck", "tom", "mouser"], "pilots": {"truck": "tom"}, "items": {"knife": "tom", "cloak": "mouser"},
        "counters": {"cloak": 2}, "attacked": ["truck"],
    }  # fmt: skip
    text = board(arranged(one=one, cards=CARDS, phase="attack"))
    assert "Truck ⚔4 ♥5 piloted by Tom +Knife attacked" in text and "Mouser ⚔2 ♥3 Flying +Cloak●2" in text
    assert text.count("Tom") == 1


def test_who_attacks_whom_is_marked():  # CO-107.2
    game = arranged(one={"front": ["tom"]}, two={"front": ["lion"], "hand": ["rag"]}, phase="attack", cards=CARDS)
    game.says("our tom")
    assert "▶ Tom" in board(game)
    game.says("their lion")
    assert "◎ Lion" in board(game) and "Tom attacks Lion." in board(game)


def test_guards_and_those_who_are_stunned_are_told():  # CO-107.2, CO-R.Z
    glare = one_time("glare", 0, "Target opposing troop cannot attack next turn.")
    twice = troop("twice", 1, 5, 1, "This may attack twice each turn.")
    one: Side = {"front": ["twice"], "hand": ["glare"], "attacked": ["twice"]}
    two: Side = {"front": ["night-watchman", "lion"]}
    game = arranged(one=one, two=two, cards=[glare, twice]).says("glare", "their lion")
    text = " ".join(board(game).split())
    assert "must be attacked" in text.partition("Night Watchman")[2].partition("│")[0]
    assert "stunned, misses its next attack" in text.partition("Lion")[2]
    assert "attacks twice" in text.partition("Twice")[2] and "attacked" not in text.partition("Twice")[2]
    assert "betäubt" in board(game, language="de")


def test_a_face_down_troop_has_no_name_but_for_its_player():  # CO-R.N
    two: Side = {"back": ["ghost", "phantom"], "face_down": ["ghost", "phantom"], "hand": ["lion"]}
    game = arranged(one={"hand": ["dart"]}, two=two, cards=CARDS).says("dart")
    for seat in ("one", None):
        text = board(game, seat)
        assert text.count("face down") == 2 and "Ghost" not in text and "Phantom" not in text and "Lion" not in text
    assert "Ghost" in board(game, "two") and "Lion" in board(game, "two")
    game.says("face-down")
    assert clickable(drawn(game.table.view("one"), MatchTexts(game.table.setup, "en"), spots_of(game.position))) == {
        "players/two/back/0", "players/two/back/1",
    }  # fmt: skip


@pytest.mark.parametrize("setup", HOUSES[:2])
def test_only_cards_that_the_view_knows_are_named(setup: TableSetup):
    texts = MatchTexts(setup, "en")
    for table, is_worth_it in matches([texts], range(1), pace=30):
        if is_worth_it:
            for seat in ("one", "two", None):
                view = table.view(seat)
                text = plain(drawn(view, texts, NOWHERE, 200))
                known = known_ids(as_json(view))
                unknown = [texts.name(id) for id in STARTER.ids if id not in known]
                assert not [name for name in unknown if name in text and not part_of_another(name, known, texts)]


def known_ids(view: Any) -> set[str]:
    """Every id that stands in a view outside the lists of decks."""
    if isinstance(view, dict):
        parts = [value for key, value in view.items() if key not in {"decklist", "deck", "seen_before", "known"}]
        return set().union(*map(known_ids, parts))
    if isinstance(view, list):
        return set().union(*map(known_ids, view))
    return {view} if isinstance(view, str) else set()


def part_of_another(name: str, known: set[str], texts: MatchTexts) -> bool:
    return any(name in texts.name(id) for id in known & set(STARTER.ids))


def test_piles_are_shown_when_cards_may_be_taken_from_them():
    one: Side = {"hand": ["dig", "hunt"], "discard": ["tom", "tom"], "deck": ["lion"], "top": ["boss"]}
    game = arranged(one=one, cards=CARDS)
    assert "Your discard pile:" not in board(game) and "On top of your deck:  Boss" in board(game)
    game.says("dig")
    assert "Your discard pile:" in board(game) and "Tom ×2" in board(game)
    assert "In deinem Deck:  Lion" in board(game.says("nothing").says("hunt"), language="de")


def test_in_boxes_what_may_be_answered_has_a_thick_border():
    game = arranged(one={"front": ["tom", "mouser"], "attacked": ["mouser"]}, phase="attack", cards=CARDS)
    text = board(game, width=120)
    assert "┃Tom" in text and "│Mouser" in text and "Your hand  –" in text


def test_names_may_contain_brackets():
    texts = MatchTexts(arranged(cards=CARDS).table.setup, "en")
    texts.called = tuple(f"[b]{name}[/]" for name in texts.called)
    assert "[b]" in plain(drawn(arranged(cards=CARDS).table.view("one"), texts))


# One card to read.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [*STARTER.ids, "neutral"])
def test_every_card_can_be_read(id: str, language: str):
    texts = MatchTexts(HOUSES[0], language)
    console = Console(width=300, no_color=True)
    with console.capture() as capture:
        console.print(describe_card(texts, id))
    text = capture.get()
    assert texts.name(id) in text
    if id != "neutral":
        assert all(line in text for line in texts.lines(STARTER.ids.index(id)))
