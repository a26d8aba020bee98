"""Clear words for a wrong edition file: all its mistakes at once, each with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catspaw.core.errors import CatspawError, Malformed, Unknown
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, EDITIONS, TOKEN_IDS, edition_text, read_box
from red_claw.test_editions import GOOD, REDS, in_play, read

same_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)


def line_of(text: str, start: str) -> int:
    """The first line that begins like this."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An own file in the folder we stand in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path / "my.toml"


@pytest.mark.parametrize("name", ["mouse-agent", "", "no/such/box", "nought\0", "x" * 5000])
def test_an_unknown_edition_is_told_with_the_known_ones(name: str):
    with pytest.raises(Unknown, match="known: mouse-agents, standees, rote-kralle"):
        read_box(name)
    with pytest.raises(Unknown):
        edition_text(name)


def test_a_file_that_cannot_be_read_is_named(own: Path):
    for name in ["none.toml", "nought\0.toml", "x" * 5000 + ".toml"]:
        with pytest.raises(Malformed, match=r"cannot be read: .*; the path of a \.toml file was expected") as found:
            read_box(name)
        assert str(found.value).startswith(f"{name}: ")
    for folder in [Path("folder.toml"), Path("folder")]:
        folder.mkdir()
        with pytest.raises(Malformed, match=f"{folder}: not a file; the path of a .toml file was expected"):
            read_box(str(folder))


def test_a_file_that_may_not_be_read_is_named(own: Path, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    own.write_text(GOOD, "utf-8")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(Malformed, match=r"my\.toml: cannot be read: Permission denied"):
        read_box("my.toml")


@pytest.mark.parametrize(
    ("contents", "complaint"),
    [
        (b"", "my.toml, line 1: the file is empty; id, capture_cards,"),
        (b"# only a remark\n", "my.toml, line 1: the file is empty"),
        (bytes(range(256)), "my.toml, line 2: not UTF-8; a text in UTF-8 was expected"),
        (GOOD.encode("utf-16"), "my.toml, line 1: not UTF-8"),
        (GOOD.encode("latin-1"), f"my.toml, line {line_of(GOOD, '[names.de]') + 2}: not UTF-8"),
        (b"\0" * 99, "my.toml, line 1, column 1: cannot be read as TOML"),
        (b"#" * 70_000, "my.toml: longer than 65,536 bytes; a file of a few pages was expected"),
        (b"\nx = " + b"9" * 5000, "my.toml, line 2: 5,004 characters; at most 1,000 were expected"),
        (b"x = " + b"[\n" * 9999, "my.toml, line 1: nested too deeply"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(own: Path, contents: bytes, complaint: str):
    own.write_bytes(contents)
    with pytest.raises(Malformed) as found:
        read_box("my.toml")
    assert str(found.value).startswith(complaint)


ONE_OR_TWO = "one or two of R Y G B ? ! were expected"
TOKEN = "a whole number from 0 to 40 was expected"  # noqa: S105
KNOWN = f"known: {', '.join(ABILITY_IDS)}, none"
LEVEL = "'purple' or 'green' and an ability, such as 'purple discard', or 'none' was expected"
NAME = "a name of 1 to 40 letters was expected"
ENGLISH = line_of(GOOD, "[names.en]")
CARDS = "14 were expected, the values 0 to 13"
WRONG = [
    # what is changed, into what, the line that is named (begins with this), the complaint
    (REDS + '"??", ', REDS, "red", f"red has 13 cards; {CARDS}"),
    (REDS, REDS + '"RG", ', "red", f"red has 15 cards; {CARDS}"),
    ('"RY", "BB"', '"RY", "RGB"', "red", f"red 5: 'RGB' has three symbols; {ONE_OR_TWO}"),
    ('"RY", "BB"', '"RY", ""', "red", f"red 5: '' has no symbols; {ONE_OR_TWO}"),
    ('"RY", "BB"', '"RY", "RGBYR"', "red", f"red 5: 'RGBYR' has 5 symbols; {ONE_OR_TWO}"),
    ('"RY", "BB"', '"RY", "Rg"', "red", f"red 5: 'Rg': 'g' is no symbol; {ONE_OR_TWO}"),
    ('"RY", "BB"', '"RY", 12', "red", f"red 5: 12; {ONE_OR_TWO}"),
    ('"RY", "BB"', '"RY", ["B", "B"]', "red", f"red 5: a list; {ONE_OR_TWO}"),
    ('"RY", "BB"', '"RY",\n # five\n\n  "BOB" # no\n', '  "BOB"', f"red 5: 'BOB': 'O' is no symbol; {ONE_OR_TWO}"),
    ('"RY", "BB"', '"RY",\n  {a = "[", b = 2}', "  {a", f"red 5: a table; {ONE_OR_TWO}"),
    ('blue   = ["??"', 'blue   = ["X"', "blue", f"blue 0: 'X': 'X' is no symbol; {ONE_OR_TWO}"),
    (REDS, 'red = "??"\n#', "red", "red is the text '??'; a list of 14 cards was expected"),
    ("= 12", "= 11", "[tokens]", "[tokens] adds up to 39; 40 were expected"),
    ("= 12", "= 13", "[tokens]", "[tokens] adds up to 41; 40 were expected"),
    ("= 12", "= -1", "point-1", f"point-1 is -1; {TOKEN}"),
    ("= 12", "= 12.0", "point-1", f"point-1 is 12.0; {TOKEN}"),
    ("= 12", '= "12"', "point-1", f"point-1 is the text '12'; {TOKEN}"),
    ("= 12", "= true", "point-1", f"point-1 is true; {TOKEN}"),
    ("= 12", "= 2024-01-01", "point-1", f"point-1 is a date or a time; {TOKEN}"),
    ("= 12", f"= {9**300}", "point-1", f"point-1 is a very long number; {TOKEN}"),
    ("point-1       = 12\n", "", "[tokens]", "'point-1' is missing from [tokens]; point-1, point-2,"),
    ("point-1 ", "points-1 ", "points-1", "unknown key 'points-1'; did you mean 'point-1'?"),
    ("swap-last-two", "swap-last-to", "3 =",
     f"level 3: unknown ability 'swap-last-to'; did you mean 'swap-last-two'? {KNOWN}"),
    ("swap-last-two", "fly", "3 =", f"level 3: unknown ability 'fly'; {KNOWN}"),
    ("swap-last-two", "discard", "9 =",
     "level 9: 'discard' stands at level 3 already; every ability was expected at most once"),
    ('"purple swap-last-two"', "3", "3 =", f"level 3 is 3; {LEVEL}"),
    ('"purple swap-last-two"', '"swap-last-two"', "3 =", f"level 3 is the text 'swap-last-two'; {LEVEL}"),
    ('"purple swap-last-two"', '"red none"', "3 =", f"level 3 is the text 'red none'; {LEVEL}"),
    ('"purple swap-last-two"', '""', "3 =", f"level 3 is the text ''; {LEVEL}"),
    ("purple swap-last-two", "green swap-last-two", "3 =",
     "level 3: 'swap-last-two' is used before a card is played; 'purple swap-last-two' was expected"),
    ("green hide-hand", "purple hide-hand", "6 =",
     "level 6: 'hide-hand' holds by itself; 'green hide-hand' was expected"),
    ("[names.en]", '[rulings]\nfalse_trails = "optional"\n[names.en]', "false_trails",
     "unknown key 'false_trails'; did you mean 'false_trail'?"),
    ("[names.en]", '[rulings]\nfalse_trail = "optionally"\n[names.en]', "false_trail =",
     "false_trail is the text 'optionally'; did you mean 'optional'? 'automatic' or 'optional' was expected"),
    ("[names.en]", '[rulings]\nfirst_player = "white"\n[names.en]', "first_player",
     "first_player is the text 'white'; 'random' was expected"),
    ("[symbols]", "rulings = true\n[symbols]", "rulings", "rulings is true; the table [rulings] was expected"),
    ("4 =", "#", "[abilities]", "'4' is missing from [abilities]; 1, 2, 3, 4, 5, 6, 7, 8, 9 were expected"),
    ("4 =", '"10" =', '"10"', "unknown key '10'; "),
    ("4 =", "4.5 =", "4.5", f"level 4 is a table; {LEVEL}"),
    ("[abilities]", "[ability]", "[ability]", "unknown key 'ability'; did you mean 'abilities'?"),
    ("[abilities]\n", "", "1 =", "unknown key '1'; it belongs under [abilities]"),
    ("[abilities]", "[[abilities]]", "[[abil", "abilities is a list; the table [abilities] was expected"),
    ("[symbols]", "symbols = 5\n[tokens.x]", "symbols", "symbols is 5; the table [symbols] was expected"),
    ("[symbols]\n", "", "red", "unknown key 'red'; it belongs under [symbols]"),
    ("[symbols]", "[symbols]\n capture_cards = 10", " capture",
     "unknown key 'capture_cards'; it belongs above the first table"),
    ("capture_cards", "capture_card", "capture_card ", "unknown key 'capture_card'; did you mean 'capture_cards'?"),
    ("capture_cards = 10", "capture_cards = 12", "capture", "capture_cards is 12; 10 or 11 was expected"),
    ("capture_cards = 10", "capture_cards = true", "capture", "capture_cards is true; 10 or 11 was expected"),
    ("capture_cards = 10", 'capture_cards = "10"', "capture", "the text '10'; 10 or 11 was expected"),
    ("capture_cards = 10\n", "", "#", "'capture_cards' is missing; id, capture_cards, specials,"),
    ('specials = "as-others"', 'specials = "upside-down"', "specials",
     "specials is the text 'upside-down'; 'as-others' or 'mirrored' was expected"),
    ('id = "mouse-agents"', 'id = "My Box"', "id", "id is the text 'My Box'; small letters, digits and hyphens"),
    ('id = "mouse-agents"', 'id = "a\\n"', "id", "id is the text 'a\\n'; small letters"),
    ('id = "mouse-agents"', "id = 7", "id", "id is 7; small letters, digits and hyphens"),
    ('["symbols", ', '["symbol", ', "recon", "reconstructed 0 is the text 'symbol'; a list of symbols, tokens"),
    ('["symbols", ', '["tokens", ', "recon", "reconstructed 1 is the text 'tokens'; a list of symbols, tokens"),
    ('["symbols", "tokens", "abilities"]', "true", "recon", "reconstructed is true; a list of symbols, tokens"),
    ('["symbols", "tokens", "abilities"]', "[[]]", "recon", "reconstructed 0 is a list; a list of"),
    ("[names.de]", "[names.fr]", "[names.fr]", "unknown key 'fr'; known: en, de"),
    ("[names.en]\n", "", "title", "unknown key 'title'; it belongs under [names.en]"),
    ('"Wrong Track"', '""', "false-trail   =", "false-trail is the text ''; a name of 1 to 40 letters was expected"),
    ('"Wrong Track"', '"\\u001b[1m"', "false-trail   =", "a name of 1 to 40 letters was expected"),
    ('title         = "The', '"t\\u0069tel" = "The', '"t', "unknown key 'titel'; did you mean 'title'?"),
    ("[tokens]", "red = []\n[tokens]", "red = []", "'symbols.red' stands in line 23 already; it was expected once"),
    ("[names.de]", "[names.en]", "", f"'names.en' stands in line {ENGLISH} already; it was expected once"),
    ("[tokens]", "names.en = 1\n[tokens]", "names.en", "unknown key 'names'; "),
    ('id = "mouse-agents"', 'id = "mouse-agents', "id", "cannot be read as TOML: illegal character"),
    ("capture_cards = 10", "capture_cards 10", "capture", "cannot be read as TOML: expected '='"),
    ('"Beweise fingieren"', '"""', "", "cannot be read as TOML: unterminated string"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "at", "complaint"), WRONG)
def test_a_wrong_file_says_in_which_line_and_what_was_expected(own: Path, old: str, new: str, at: str, complaint: str):
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    with pytest.raises(Malformed) as found:
        read(own, text)
    line = line_of(text, at) if at else text.count("\n", 0, text.rindex(new)) + 1
    told = [one for one in str(found.value).splitlines() if complaint in one]
    assert [re.sub(r"(, column \d+)?: .*", "", one) for one in told[:1]] == [f"my.toml, line {line}"], found.value
    assert re.sub(r"(?m)^my\.toml, line \d+(, column \d+)?: .+$", "", str(found.value)).strip() == ""


def test_all_mistakes_of_a_file_are_told_at_once_each_with_its_place(own: Path):
    text = GOOD
    for old, new in (
        ('id = "mouse-agents"', 'id = "My Box"'),
        ("capture_cards = 10", "capture_cards = 12"),
        ('"RY", "BB"', '"RYG", "B"'),
        ('blue   = ["??"', 'blue   = ["X"'),
        ("point-1       = 12\n", "points-1      = 12\n"),
        ("green hide-hand", "purple hide-hand"),
        ("purple swap-tokens", "purple discard"),
        ("[names.en]", '[rulings]\nfreed_claw = "me"\n\n[names.en]'),
        ('"Beweise fingieren"', '""'),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(Malformed) as found:
        read(own, text)
    red, blue, tokens = line_of(text, "red "), line_of(text, "blue "), line_of(text, "[tokens]")
    places = {"id": 1, "capture": 1, "6 =": 1, "9 =": 1, "freed": 1}
    at = {start: f"my.toml, line {line_of(text, start)}, column {column}" for start, column in places.items()}
    name = "id is the text 'My Box'; small letters, digits and hyphens, at most 40,"
    twice = "level 9: 'discard' stands at level 8 already; every ability"
    assert str(found.value).splitlines() == [
        f"{at['id']}: {name} was expected",
        f"{at['capture']}: capture_cards is 12; 10 or 11 was expected",
        f"my.toml, line {red}, column 35: red 4: 'RYG' has three symbols; {ONE_OR_TWO}",
        f"my.toml, line {blue}, column 11: blue 0: 'X': 'X' is no symbol; {ONE_OR_TWO}",
        f"my.toml, line {tokens}, column 2: 'point-1' is missing from [tokens]; {', '.join(TOKEN_IDS)} were expected",
        f"my.toml, line {tokens + 1}, column 1: unknown key 'points-1'; did you mean 'point-1'?",
        f"{at['6 =']}: level 6: 'hide-hand' holds by itself; 'green hide-hand' was expected",
        f"{at['9 =']}: {twice} was expected at most once",
        f"{at['freed']}: freed_claw is the text 'me'; 'you' or 'next-player' was expected",
        f"my.toml, line {len(text.splitlines())}, column 1: fake-evidence is the text ''; {NAME}",
    ]


LINES = [(id, number) for id in EDITIONS for number in range(len(edition_text(id).splitlines()))]
HARMLESS = re.compile(r"\s*(#.*)?|reconstructed = .*|(false_trail|freed_claw) .*")


@same_folder
@given(st.sampled_from(LINES), st.booleans())
def test_a_line_too_few_or_too_many_is_refused_or_harmless(own: Path, line: tuple[str, int], twice: bool):
    id, number = line
    lines = edition_text(id).splitlines()
    changed = [*lines[:number], *lines[number : number + 1] * (2 * twice), *lines[number + 1 :]]
    try:
        box = read(own, "\n".join(changed))
    except Malformed as error:
        assert re.match(r"my\.toml, line \d+(, column \d+)?: ", str(error))
        assert twice or not HARMLESS.fullmatch(lines[number])
    else:
        assert HARMLESS.fullmatch(lines[number])
        assert in_play(box) == in_play(read_box(id))


@same_folder
@given(st.data())
def test_whatever_is_typed_into_a_file_never_breaks_the_reader(own: Path, data: st.DataObject):
    start = data.draw(st.integers(0, len(GOOD)))
    end = data.draw(st.integers(start, min(start + 30, len(GOOD))))
    pieces = ["\n", "[", "]", "{", "}", "'''", '"""', '"', "'", "=", ".", ",", "#", "\\", "0x1", "1e9", "red", "é", " "]
    typed = "".join(data.draw(st.lists(st.sampled_from(pieces), max_size=8)))
    try:
        read(own, GOOD[:start] + typed + GOOD[end:])
    except CatspawError as error:
        assert re.match(r"my\.toml, line \d+(, column \d+)?: ", str(error))
