"""Card files: a wrong table or ability line is told by line and column, with what was expected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from catspaw.core.errors import CatspawError, Malformed
from catspaw.games.claw_and_order.cards.sets import problems, read_set
from claw_and_order.own_set import CARDS, DECK, line_of, read_cards, write_set

same_folder = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder we stand in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def first_complaint(own: Path, cards: str, deck: str = DECK) -> str:
    write_set(own, cards, deck)
    with pytest.raises(Malformed) as found:
        read_set("mine")
    assert str(found.value) == problems("mine")[0]
    return str(found.value)


# Tables

TROOP = "type, name, breed, cost, health, damage were expected of a troop"
NUMBER = "a whole number from {} was expected"
WRONG = [
    # what is changed, into what, words of the line that is named, the complaint
    ("cost = 6", "cost = 10", "cost = 10", f"cost is 10; {NUMBER.format('0 to 9')}"),
    ("cost = 6", "cost = true", "cost = true", f"cost is true; {NUMBER.format('0 to 9')}"),
    ("health = 7", "health = 0", "health = 0", f"health is 0; {NUMBER.format('1 to 15')}"),
    ("damage = 5", 'damage = "5"', 'damage = "5"', f"damage is the text '5'; {NUMBER.format('0 to 9')}"),
    ("cost = 6\n", "", "[card.captain]", f"'cost' is missing from [card.captain]; {TROOP}"),
    ('type = "troop"\n', "", "[card.recruit]", "'type' is missing from [card.recruit]; 'troop' or 'vehicle' or"),
    ('type = "troop"', 'type = "trop"', "trop", "type is the text 'trop'; did you mean 'troop'? 'troop' or 'vehicle'"),
    ('type = "troop"', "type = 1", "type = 1", "type is 1; 'troop' or 'vehicle' or 'equip' or 'team-buff' or"),
    ('"shorthair"', '"nohair"', "nohair", "breed is the text 'nohair'; did you mean 'longhair'? 'shorthair' or"),
    ('breed = "shorthair"', 'breeds = "shorthair"', "breeds", "unknown key 'breeds'; did you mean 'breed'?"),
    ("commander = true", "commander = 1", "commander = 1", "commander is 1; true or false was expected"),
    ('type = "vehicle"', 'type = "vehicle"\nbreed = "longhair"', "MAJOR 3",
     "unknown key 'breed'; known for a vehicle: type, name, name_de, noun_de, commander, cost, health, damage, text"),
    ('type = "equip"\ncost = 1', 'type = "equip"\nhealth = 1\ncost = 1', "CLAWS 4", "unknown key 'health'"),
    ('text = "Friendly cats get +1 health."\n', "", "[card.banner]",
     "'text' is missing from [card.banner]; type, name, cost, text were expected of a team-buff"),
    ('for = "loser"', 'for = "winner"', "winner", "for is the text 'winner'; 'both' or 'loser' was expected"),
    ('"Kätzchen"', '"Kätzchen"\nnoun_de = "Kätzchen"', "noun_de",
     "noun_de is the text 'Kätzchen'; a noun with its article, and its plural if that differs, such as"),
    ("[token.kitten]", "[token.kitten]\ncost = 1", "KITTEN 1", "unknown key 'cost'; known for a token"),
    ("[card.recruit]", "[card.Recruit]", "[card.Recruit]", "the id 'Recruit'; small letters, digits and hyphens"),
    ("[card.recruit]", "[cards.recruit]", "[cards", "unknown key 'cards'; did you mean 'card'?"),
    ("[card.recruit]", "[card]\nx = 1\n[card.recruit]", "x = 1", "x is 1; a table such as [card.some-id] was expected"),
    ("[battlefield.attic]", "[battlefield.claws]", "[battlefield.claws]",
     "the id 'claws' stands in mine/cards.toml, line 44 already; it was expected once"),
    ('"Captain"', '"recruit"', '"recruit"', "the name 'recruit' stands in mine/cards.toml, line 3 already; it was"),
    ('"Hauptmann"', '"Rekrut"', "CAPTAIN 2", "the name 'Rekrut' stands in mine/cards.toml, line 4 already; it was"),
    ('"Captain"', '"#1"', "#1", "name is the text '#1'; a name of 1 to 40 letters, without #, was expected"),
    ('"Captain"', '" Captain"', " Captain", "a name of 1 to 40 letters, without #, was expected"),
    ('"Captain"', '"\\u001b[1m"', "u001b", "a name of 1 to 40 letters, without #, was expected"),
    ('name = "Captain"\n', "", "[card.captain]", f"'name' is missing from [card.captain]; {TROOP}"),
    ('lore = "Enlisted for fish."', "lore = 1", "lore = 1", "lore is 1; a text was expected"),
    ('text = "A deck may contain any number of this card."', "text = 1", "text = 1",
     "text is 1; a text or a list of ability lines was expected"),
    ('    "Flying, Observer.",', "    7,", "    7,", "text 0 is 7; an ability line was expected"),
    ('    "Flying, Observer.",', '    "Flying", "Flying",', "NURSE 8", "keywords stand in one line at the top"),
    ("cost = 0", "cost = 1", "DECOY 4",
     "cost is 1; a card that may be played in the opponent's turn was expected to cost 0 (CO-R.W)"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "at", "complaint"), WRONG)
def test_a_wrong_table_says_in_which_line_and_what_was_expected(own: Path, old: str, new: str, at: str, complaint: str):
    text = CARDS.replace(old, new, 1)
    assert text != CARDS
    card, _, below = at.partition(" ")
    line = line_of(text, at) if not card.isupper() else line_of(text, f".{card.lower()}]") + int(below)
    place, _, rest = first_complaint(own, text).partition(": ")
    assert re.sub(r", column \d+$", "", place) == f"mine/cards.toml, line {line}"
    assert complaint in rest


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: the file is empty; tables such as [card.alley-recruit] were expected"),
        ("[card.a]\n[card.a]", "line 2: 'card.a' stands in line 1 already; it was expected once"),
        ("token = 1", "line 1: token is 1; a table such as [token.some-id] was expected"),
        ("[[card]]", "line 1: card is a list; a table such as [card.some-id] was expected"),
        ('id = "mine"', "line 1: unknown key 'id'; known: card, token, battlefield, keyword"),
        ("[card", "line 1: cannot be read as TOML: expected ']' at the end of a table declaration"),
    ],
)
def test_a_file_that_has_no_tables_is_refused(own: Path, text: str, complaint: str):
    assert first_complaint(own, text).partition(", ")[2].replace(", column 6", "") == complaint


def test_what_else_stands_in_a_wrong_table_is_told_too(own: Path):
    write_set(own, CARDS.replace("cost = 6\nhealth = 7\n", "health = 77\ncsot = 6\n"))
    assert [complaint.partition(": ")[2].partition(";")[0] for complaint in problems("mine")] == [
        "unknown key 'csot'",
        "'cost' is missing from [card.captain]",
        "health is 77",
    ]


# Ability lines

ANY = '"A deck may contain any number of this card."'
LINE = "When this is deployed, draw a crad."
UNREAD = [
    f'"{LINE}"',
    f'["Flying.", "{LINE}"]',
    f'[\n    "Flying.",\n  # a remark: "{LINE}"\n    \'{LINE}\',\n]',
    f'''"""\n  Flying.\n\n  {LINE}\n"""''',
    f'''"""Flying.\n{LINE}"""''',
    f"'''{LINE}'''",
    f'["Flying.",\r\n"{LINE}"]',
    f'["{LINE[:-5]}card.", "{LINE}"]',
]


@pytest.mark.parametrize("text", UNREAD)
def test_an_unreadable_line_is_told_by_line_and_column(own: Path, text: str):
    cards = CARDS.replace(ANY, text)
    line, wording = [(n, wording) for n, wording in enumerate(cards.split("\n"), 1) if "crad" in wording][-1]
    complaint = first_complaint(own, cards)
    assert complaint.startswith(
        f"mine/cards.toml, line {line}, column {wording.rindex('crad') + 1}: cannot read “crad”;"
    )
    assert complaint.endswith("did you mean “card”? expected: card")


def test_of_a_line_written_with_escapes_only_the_line_is_told(own: Path):
    complaint = first_complaint(own, CARDS.replace(ANY, f'"{LINE[:-2]}\\u0064."'))
    assert complaint.startswith("mine/cards.toml, line 10: cannot read “crad”;")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Flyin.", "line 10, column 9: cannot read “Flyin”; did you mean “Flying”? expected: "),
        ("Flying, Reach, Reach.", "line 10, column 24: “Reach”: once is enough"),
        ("When this is deployed, summon a puppy.", "line 10, column 41: no token is called “puppy”; expected: kitten"),
        (
            "The equipped troop gets +1 damage.",
            "line 10, column 9: “The equipped troop”: only an Equip Item is on a troop",
        ),
        ("Draw a card.", "line 10, column 9: “Draw a card.”: only a One-Time Item just does it"),
    ],
)
def test_a_line_that_says_what_its_card_cannot_is_told_by_column(own: Path, text: str, complaint: str):
    assert complaint in first_complaint(own, CARDS.replace(ANY, f'"{text}"'))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            f"text = {ANY}",
            'text = ["Cats have Reach.", "Flying."]',
            "line 10: keywords stand in one line at the top (CO-112.1)",
        ),
        (
            f"text = {ANY}",
            f"text = {['Cats have Reach.'] * 5}",
            "line 10: 5 abilities; at most 4 may stand on one card",
        ),
        (', "Prevent the next 2 damage to the other troop this turn."', "", "line 66: a One-Time Item needs "),
        (
            "May be played when an opposing troop attacks.",
            "This costs $1 less.",
            "line 66: “that troop” and “the other",
        ),
    ],
)
def test_lines_that_cannot_stand_together_are_told_at_their_text(own: Path, old: str, new: str, complaint: str):
    assert old in CARDS
    assert first_complaint(own, CARDS.replace(old, new)).startswith(f"mine/cards.toml, {complaint}")


def test_a_text_may_be_one_line_a_list_or_a_block(own: Path):
    label = read_cards(own).label
    block = CARDS.replace("text = [\n", 'text = """\n').replace('    "Flying, Observer.",', "Flying, Observer.")
    block = block.replace(
        '    "When this is deployed, summon a kitten.",\n]', 'When this is deployed, summon a kitten."""'
    )
    assert block != CARDS
    assert read_cards(own, block).label == label


# Anything at all


@same_folder
@given(st.integers(0, len(CARDS.splitlines()) - 1), st.booleans())
def test_a_line_too_few_or_too_many_is_read_or_refused_by_line(own: Path, number: int, twice: bool):
    lines = CARDS.splitlines()
    write_set(own, "\n".join([*lines[:number], *lines[number : number + 1] * (2 * twice), *lines[number + 1 :]]))
    for complaint in problems("mine"):
        assert re.match(r"(warning: )?mine/(cards\.toml|decks/pack\.txt), line \d+(, column \d+)?: ", complaint)


@same_folder
@given(st.data())
def test_whatever_is_typed_into_a_file_never_breaks_the_reader(own: Path, data: st.DataObject):
    start = data.draw(st.integers(0, len(CARDS)))
    end = data.draw(st.integers(start, min(start + 30, len(CARDS))))
    pieces = [
        "\n",
        "[",
        "]",
        "{",
        "}",
        "'''",
        '"""',
        '"',
        "'",
        "=",
        ".",
        ",",
        "#",
        "\\",
        "0x1",
        "1e9",
        "card",
        "é",
        " ",
    ]
    typed = "".join(data.draw(st.lists(st.sampled_from(pieces), max_size=8)))
    write_set(own, CARDS[:start] + typed + CARDS[end:])
    try:
        read_set("mine")
    except CatspawError as error:
        assert re.match(r"mine/(cards\.toml|decks/pack\.txt), line \d+(, column \d+)?: |the set has no", str(error))
