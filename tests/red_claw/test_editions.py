"""Edition files: the three built-in editions, an owner's own, and clear words for a wrong one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from catspaw.games.red_claw.cards.editions import EDITIONS, edition_text, read_box
from catspaw.games.red_claw.state.edition import Box
from catspaw.games.red_claw.state.numbers import FAKE_EVIDENCE, FALSE_TRAIL, NEVER, POINT, VALUES, Ability, Colour

GOOD = edition_text("mouse-agents")
INLINE_NAMES = "".join(
    f'{language} = {{title = "a", false-trail = "b", fake-evidence = "c"}}\n' for language in ("en", "de")
)
REDS = "red    = ["


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An own file in the folder we stand in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path / "my.toml"


def read(own: Path, text: str) -> Box:
    own.write_bytes(text.encode())
    return read_box("my.toml")


def symbols_of(box: Box, colour: int) -> list[str]:
    """As they are followed."""
    pairs = list(box.symbols)[colour * VALUES : (colour + 1) * VALUES]
    return [" RYGB?!"[pair & 15] + " RYGB?!"[pair >> 4] for pair in pairs]


def in_play(box: Box) -> tuple[list[int], list[int], list[int]]:
    return list(box.symbols), list(box.kinds), list(box.levels)


# The three boxes


def test_a_box_has_fourteen_cards_of_each_colour(own: Path):  # RC-1.1
    for id in EDITIONS:
        assert len(list(read(own, edition_text(id)).symbols)) == 56
    box = read(own, GOOD)
    assert " ".join(symbols_of(box, Colour.RED)) == "?? R? YB GG RY BB YG RB YY GB RG RR R! !!"
    assert " ".join(symbols_of(box, Colour.YELLOW)) == "?? Y? GR BB YG RR GB YR GG BR YB YY Y! !!"
    assert " ".join(symbols_of(box, Colour.BLUE)) == "?? B? RG YY BR GG RY BG RR YG BY BB B! !!"


def test_every_card_has_two_symbols_that_name_each_colour_equally_often(own: Path):  # RC-1.2
    box = read(own, GOOD)
    for colour in range(4):
        pairs = symbols_of(box, colour)[2:12]
        assert len({frozenset(pair) for pair in pairs}) == 10
        assert Counter("".join(pairs)) == dict.fromkeys("RYGB", 5)


def test_colours_are_followed_first_then_the_choice_then_the_claw(own: Path):  # RC-R.B
    text = GOOD.replace(REDS + '"??", "?R", "YB", "GG", "RY"', REDS + '"!?", "!R", "BY", "?!", "R?"')
    assert symbols_of(read(own, text), Colour.RED)[:5] == ["?!", "R!", "BY", "?!", "R?"]


def test_a_box_has_forty_tokens(own: Path):  # RC-1.3
    for id in EDITIONS:
        box = read(own, edition_text(id))
        counts = Counter(list(box.kinds))
        assert [counts[POINT + value] for value in range(3)] == [12, 10, 8]
        assert [counts[FALSE_TRAIL + value] for value in range(3)] == [2, 2, 2]
        assert counts[FAKE_EVIDENCE] == 4


def test_the_capture_row_has_ten_cards_or_eleven_with_the_nought(own: Path):  # RC-1.4
    assert [read(own, edition_text(id)).capture_cards for id in EDITIONS] == [10, 11, 10]
    swapped = GOOD.replace("\n4 =", "\nx =").replace("\n9 =", "\n4 =").replace("\nx =", "\n9 =")
    levels = list(read(own, swapped).levels)
    assert levels == [0, 1, 2, 3, 9, 5, 6, 7, 8, 4]
    assert levels[Ability.DISCARD] == 4


def test_a_level_may_give_nothing_and_says_itself_whether_it_is_purple_or_green(own: Path):  # RC-1.4, RC-8.1, RC-8.2
    text = GOOD.replace('"purple exchange-with-pile"', '"none"').replace('"green escape-ties"', '"green none"')
    box = read(own, text.replace('"purple discard"', '"purple none"'))
    assert list(box.levels) == [0, NEVER, 2, 3, NEVER, 5, 6, 7, 8, NEVER]
    assert [box.colours[level] for level in (1, 4, 6, 8, 9)] == ["", "green", "green", "purple", "purple"]
    assert [box.ability_at(level) for level in (1, 4, 5, 9)] == [0, 0, 5, 0]


def test_a_card_may_have_one_symbol(own: Path):  # RC-1.2
    box = read(own, GOOD.replace(REDS + '"??", "?R"', REDS + '"!", "R"'))
    assert symbols_of(box, Colour.RED)[:3] == ["! ", "R ", "YB"]
    assert [box.symbols_on(card) for card in (0, 1, 2)] == [[6], [1], [2, 4]]


def test_an_edition_may_read_rulings_differently(own: Path):
    assert [read_box(id).rulings for id in EDITIONS] == [
        {},
        {},
        {"false_trail": "optional", "freed_claw": "next-player"},
    ]
    assert read(own, edition_text("rote-kralle")).rulings == read_box("rote-kralle").rulings


def test_the_specials_of_standees_are_mirrored():
    others, mirrored = read_box("mouse-agents"), read_box("standees")
    for colour, letter in enumerate("RYGB"):
        before, after = symbols_of(others, colour), symbols_of(mirrored, colour)
        assert before[2:12] == after[2:12]
        assert [before[value] for value in (0, 1, 12, 13)] == ["??", f"{letter}?", f"{letter}!", "!!"]
        assert [after[value] for value in (0, 1, 12, 13)] == ["!!", f"{letter}!", f"{letter}?", "??"]
    assert in_play(others) == in_play(read_box("rote-kralle"))


def test_every_box_has_its_names_in_both_languages():
    names = {id: read_box(id).names for id in EDITIONS}
    german = {"title": "Die Rote Kralle", "false-trail": "Falsche Fährte", "fake-evidence": "Beweise fingieren"}
    assert names["mouse-agents"]["en"]["false-trail"] == "Wrong Track"
    assert names["standees"]["en"]["false-trail"] == names["rote-kralle"]["en"]["false-trail"] == "False Trail"
    for name in names.values():
        assert name["de"] == german
        assert (name["en"]["title"], name["en"]["fake-evidence"]) == ("The Red Claw", "Fake Evidence")


def test_what_is_reconstructed_is_marked_in_the_file_and_in_the_box():
    for id in EDITIONS:
        assert "reconstruction" in edition_text(id)
        assert read_box(id).reconstructed == ("symbols", "tokens", "abilities")


def test_a_built_in_box_is_called_by_its_id_and_read_once():
    for id in EDITIONS:
        assert read_box(id).label == id
        assert read_box(id) is read_box(id)


# An own file


def test_an_own_file_equals_the_built_in_one_in_play(own: Path):
    for id in EDITIONS:
        box = read(own, edition_text(id))
        assert in_play(box) == in_play(read_box(id))
        assert (box.names, box.capture_cards) == (read_box(id).names, read_box(id).capture_cards)
        assert re.fullmatch(f"{id}@[0-9a-f]{{12}}", box.label)


def test_an_own_file_is_read_anew_every_time(own: Path):
    before = read(own, GOOD)
    after = read(own, GOOD.replace('"GG"', '"GR"', 1))
    assert before.label != after.label


@pytest.mark.parametrize(
    "same",
    [
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        re.sub(r" *#.*", "", GOOD),
        GOOD.replace("\n\n", "\n\n\n# a remark\n"),
        re.sub(r" += ", "=", GOOD),
        GOOD.replace('", "', '",\n    "'),
        GOOD.replace('"Wrong Track"', '"Red Herring"'),
        GOOD.replace("capture_cards = 10", "capture_cards = 11"),
        GOOD.replace('reconstructed = ["symbols", "tokens", "abilities"]\n', ""),
        GOOD.replace('"?R"', '"R?"'),
        re.sub(r"\[names.(..)\]\n(.*)\n(.*)\n(.*)\n", r"[names]\n\1.\2\n\1.\3\n\1.\4\n", GOOD).replace(
            "\n[names]\nde", "de"
        ),
        GOOD.partition("[names.en]")[0] + "[names]\n" + INLINE_NAMES,
    ],
)
def test_a_label_changes_with_what_matters_to_play_only(own: Path, same: str):
    assert same != GOOD
    assert read(own, same).label == read(own, GOOD).label


@pytest.mark.parametrize(
    "other",
    [
        GOOD.replace('"as-others"', '"mirrored"'),
        GOOD.replace('"YB"', '"BY"'),
        GOOD.replace("= 12", "= 11").replace("= 10\np", "= 11\np"),
        GOOD.replace("\n8 =", "\nx =").replace("\n9 =", "\n8 =").replace("\nx =", "\n9 ="),
        GOOD.replace('id = "mouse-agents"', 'id = "my-box"'),
        GOOD.replace('"purple discard"', '"none"'),
        GOOD.replace("[names.en]", '[rulings]\nfalse_trail = "optional"\n[names.en]'),
    ],
)
def test_a_label_changes_with_the_cards_the_tokens_the_levels_the_rulings_and_the_id(own: Path, other: str):
    assert read(own, other).label != read(own, GOOD).label


def test_checked_parts_are_no_longer_marked(own: Path):
    assert read(own, GOOD.replace('["symbols", "tokens", ', "[")).reconstructed == ("abilities",)
