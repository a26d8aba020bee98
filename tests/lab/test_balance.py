"""How fair decks are, measured."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec import convert

from catspaw.core.errors import Malformed
from catspaw.games import game_by_id
from catspaw.lab.balance import PORTION, Balance, Battle, Pair, begun, resumed, save, weigh
from catspaw.lab.balance_picture import drawn

MATCH = game_by_id("claw-and-order")


def pair(one: str, two: str, won: tuple[int, int], *, firsts: int = 0, won_firsts: int = 0, early: int = 0) -> Pair:
    counts = {"firsts": firsts, "won_firsts": won_firsts, "early": early}
    return convert({"decks": (one, two), "won": won, "battles": sum(won), **counts}, Pair)


def three(*pairs: Pair) -> Balance:
    return Balance("claw-and-order", 2, "starter", "random", 1, pairs)


FAIR = three(
    pair("cat", "dog", (50, 50), firsts=40, won_firsts=20),
    pair("cat", "owl", (55, 45)),
    pair("dog", "owl", (50, 50), early=9),
)


def test_what_is_within_all_bars_misses_none():
    assert FAIR.missed() == []
    assert FAIR.share_of("cat")[0] == pytest.approx(0.525)
    assert FAIR.beginner[0] == 0.5
    assert FAIR.early == 0.03


def test_a_deck_a_pair_the_beginner_and_haste_miss_their_bars():
    hasty = pair("cat", "dog", (70, 30), firsts=100, won_firsts=54, early=10)
    unfair = three(hasty, pair("cat", "owl", (50, 50)), pair("dog", "owl", (50, 50)))
    assert unfair.missed() == ["cat", "dog", "cat:dog", "beginner", "early"]
    assert unfair.as_values()["missed"] == unfair.missed()


def test_battles_are_counted_by_deck_and_only_first_ones_for_who_begins():
    counted = Pair(("cat", "dog"))
    counted.count(0, [Battle(1, 1, 2, is_first=True), Battle(0, 1, 5, is_first=False), Battle(0, 0, 3, is_first=False)])
    assert (counted.matches, counted.won_matches, counted.won, counted.battles) == (1, (1, 0), (2, 1), 3)
    assert (counted.firsts, counted.won_firsts, counted.early) == (1, 1, 1)


def test_every_match_has_two_or_three_battles_and_each_pair_plays_from_both_seats():  # CO-100.2
    balance = begun(MATCH, "starter", "random", 1)
    weigh(MATCH, "starter", balance, 3)
    assert len(balance.pairs) == 3
    for found in balance.pairs:
        assert found.matches == 4
        assert 2 * found.matches <= found.battles <= 3 * found.matches
        assert sum(found.won) == found.battles
        assert found.firsts == found.matches


@pytest.mark.contract
@pytest.mark.slow
def test_a_paused_count_goes_on_as_if_it_had_not_been_paused(tmp_path: Path):
    whole, paused, file = begun(MATCH, "starter", "random", 1), begun(MATCH, "starter", "random", 1), tmp_path / "count"
    weigh(MATCH, "starter", whole, 4)
    weigh(MATCH, "starter", paused, 2, keep=lambda balance: save(balance, file))
    again = resumed(begun(MATCH, "starter", "random", 1), file)
    shown: list[int] = []
    weigh(MATCH, "starter", again, 4, shown.append)
    assert again == whole
    assert shown[-1] == 12


@pytest.mark.contract
@pytest.mark.slow
def test_what_is_saved_is_saved_after_every_few_matches(tmp_path: Path):
    saved: list[int] = []
    balance = begun(MATCH, "starter", "random", 1)
    weigh(MATCH, "starter", balance, 2, keep=lambda so_far: saved.append(sum(pair.matches for pair in so_far.pairs)))
    assert saved == [2, 4, 6]
    assert PORTION >= 2


@pytest.mark.parametrize("text", ["{}", "", '{"game": 3}'])
def test_a_file_that_holds_no_count_is_refused(tmp_path: Path, text: str):
    (tmp_path / "count").write_text(text)
    with pytest.raises(Malformed, match="no balance of decks"):
        resumed(FAIR, tmp_path / "count")


def test_a_count_of_something_else_is_refused(tmp_path: Path):
    save(FAIR, tmp_path / "count")
    with pytest.raises(Malformed, match="of another game, set, bot or seed"):
        resumed(begun(MATCH, "starter", "random", 1), tmp_path / "count")


def test_a_game_without_decks_has_no_balance():
    with pytest.raises(Malformed, match="cat-and-mouse has no two decks"):
        begun(game_by_id("cat-and-mouse"), None, "random", 1)


def test_the_picture_has_a_number_for_every_pair_and_every_deck():
    root = ET.fromstring(drawn("Claw & Order", FAIR))  # noqa: S314 – we have just drawn it
    said = [text.text for text in root.iter() if text.tag.endswith("text")]
    assert [said.count(name) for name in ("cat", "dog", "owl", "all")] == [2, 2, 2, 1]
    assert sum(str(text).endswith("%") for text in said) == 9
