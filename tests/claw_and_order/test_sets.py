"""Card sets: a folder becomes numbers, in whatever order it is written, and a wrong one is told by line and column."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catspaw.core.errors import Malformed, Unknown
from catspaw.games.claw_and_order.abilities.ops import (
    ANY_NUMBER,
    FLYING,
    IS_COMMANDER,
    IS_EQUIP,
    IS_LONGHAIR,
    IS_ONE_TIME,
    IS_SHORTHAIR,
    IS_TEAM_BUFF,
    IS_TROOP,
    IS_VEHICLE,
    KEYWORD_TRAIT,
    OBSERVER,
    ONLY_LOSER,
    RESPONDS,
)
from catspaw.games.claw_and_order.cards.card_files import CardText
from catspaw.games.claw_and_order.cards.sets import problems, read_set, token_names
from catspaw.games.claw_and_order.state.card_index import CardSet
from claw_and_order.own_set import CARDS, DECK, line_of, read_cards, write_set


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder we stand in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def in_play(cards: CardSet) -> tuple[object, ...]:
    numbers = [cards.costs, cards.healths, cards.damages, cards.traits, cards.equips, cards.rows, cards.code]
    return cards.ids, *map(list, numbers), [(deck.label, list(deck.cards)) for deck in cards.decks]


# What a folder becomes


def test_definitions_are_numbered_by_id_cards_before_tokens_before_battlefields(own: Path):
    cards = read_cards(own)
    assert cards.ids == ("banner", "captain", "claws", "decoy", "major", "nurse", "recruit", "kitten", "attic")
    assert (cards.cards, cards.tokens, cards.battlefields) == (7, 1, 1)


def test_a_card_has_its_cost_health_and_damage(own: Path):  # CO-101.2
    cards = read_cards(own)
    assert list(cards.costs) == [2, 6, 1, 0, 5, 2, 1, 0, 0]
    assert list(cards.healths) == [0, 7, 0, 0, 5, 3, 2, 1, 0]
    assert list(cards.damages) == [0, 5, 0, 0, 5, 1, 1, 1, 0]


def test_a_card_is_of_its_type_and_breed(own: Path):  # CO-101.2, CO-101.3
    cards = read_cards(own)
    traits = {id: {bit for bit in range(16) if (cards.traits[n] >> bit) & 1} for n, id in enumerate(cards.ids)}
    assert traits == {
        "banner": {IS_TEAM_BUFF},
        "captain": {IS_TROOP, IS_LONGHAIR, IS_COMMANDER},
        "claws": {IS_EQUIP},
        "decoy": {IS_ONE_TIME, RESPONDS},
        "major": {IS_TROOP, IS_VEHICLE, IS_COMMANDER},
        "nurse": {IS_TROOP, IS_LONGHAIR, KEYWORD_TRAIT + FLYING, KEYWORD_TRAIT + OBSERVER},
        "recruit": {IS_TROOP, IS_SHORTHAIR, ANY_NUMBER},
        "kitten": {IS_TROOP, IS_SHORTHAIR},
        "attic": {ONLY_LOSER},
    }


def test_a_card_keeps_what_is_printed_on_it(own: Path):
    cards = read_cards(own)
    recruit, claws = cards.texts[6], cards.texts[2]
    assert isinstance(recruit, CardText) and isinstance(claws, CardText)
    assert (recruit.id, recruit.type, recruit.lore) == ("recruit", "troop", "Enlisted for fish.")
    assert (claws.type, len(claws.abilities), claws.lore) == ("equip", 2, "")
    assert [text.type for text in cards.texts if isinstance(text, CardText)][-2:] == ["token", "battlefield"]


def test_a_card_without_a_german_name_is_called_by_its_english_one(own: Path):
    cards = read_cards(own)
    assert cards.names["en"][:3] == ("Banner", "Captain", "Steel Claws")
    assert cards.names["de"][2:5] == ("Stahlkrallen", "Attrappe", "Major")


def test_german_sentences_call_a_token_as_its_table_says(own: Path):
    assert token_names(read_cards(own), "de") == {"kitten": "Kätzchen"}
    cards = read_cards(own, CARDS.replace('"Kätzchen"', '"Kätzchen"\nnoun_de = "das Kätzchen / Kätzchen"'))
    assert token_names(cards, "de") == {"kitten": "das Kätzchen / Kätzchen"}
    assert cards.label == read_cards(own).label
    assert token_names(cards, "en") == {}


def test_a_folder_has_its_decks(own: Path):  # CO-102.1
    cards = read_cards(own)
    assert [deck.label for deck in cards.decks] == ["pack"]
    assert len(list(cards.decks[0].cards)) == 27


def test_a_set_without_decks_and_with_a_file_of_its_own_for_the_id(own: Path):
    write_set(own)
    (own / "mine" / "decks" / "pack.txt").unlink()
    (own / "mine" / "set.toml").write_text('id = "yours"\n[names]\nen = "Yours"\nde = "Deins"\n', "utf-8")
    cards = read_set("mine")
    assert cards.label.startswith("yours@")
    assert cards.decks == ()


# Labels


def test_the_set_of_the_house_is_called_by_its_id_and_read_once():
    assert read_set("starter").label == "starter"
    assert read_set("starter") is read_set("starter")


def test_an_own_set_is_called_by_its_id_and_its_contents(own: Path):
    assert re.fullmatch("mine@[0-9a-f]{12}", read_cards(own).label)


def _shuffled() -> str:
    return "\n".join(reversed(re.split(r"\n(?=\[)", CARDS)))


@pytest.mark.parametrize(
    "same",
    [
        _shuffled(),
        CARDS.replace("\n", "\r\n"),
        CARDS.replace("Enlisted for fish.", "Enlisted for naps."),
        CARDS.replace('"Recruit"', '"Private"').replace('"Rekrut"', '"Gefreiter"'),
        CARDS.replace('"A deck may contain any number', '" a  deck may contain any number'),
        CARDS.replace("cost = 1\nhealth = 2", "health = 2\ncost = 1"),
        CARDS + "\n# the end\n",
    ],
)
def test_names_lore_and_order_do_not_matter_to_play(own: Path, same: str):
    assert same != CARDS
    before = read_cards(own)
    after = read_cards(own, same, DECK.replace("Recruit", "recruit"))
    assert after.label == before.label
    assert in_play(after) == in_play(before)


def test_it_does_not_matter_how_cards_are_spread_over_files(own: Path):
    before = read_cards(own)
    head, tail = CARDS[: CARDS.index("[card.claws]")], CARDS[CARDS.index("[card.claws]") :]
    write_set(own, tail)
    (own / "mine" / "a.toml").write_text(head, "utf-8")
    assert (read_set("mine").label, in_play(read_set("mine"))) == (before.label, in_play(before))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cost = 6", "cost = 7"),
        ("health = 7", "health = 8"),
        ("damage = 1", "damage = 2"),
        ('"longhair"\ncommander', '"shorthair"\ncommander'),
        ("commander = true\ncost = 5", "cost = 5"),
        ("Flying, Observer.", "Flying."),
        ("gets +2 damage", "gets +1 damage"),
        ("summon a kitten", "summon 2 kittens"),
        ('for = "loser"', 'for = "both"'),
        ("[card.banner]", "[card.flag]"),
        ("[battlefield.attic]", "[battlefield.loft]"),
        ("health = 1\ndamage = 1\n\n[b", "health = 2\ndamage = 1\n\n[b"),
    ],
)
def test_a_label_changes_with_what_matters_to_play(own: Path, old: str, new: str):
    assert CARDS.count(old)
    assert read_cards(own, CARDS.replace(old, new, 1)).label != read_cards(own).label


def test_a_label_changes_with_the_decks_and_the_id(own: Path):
    label = read_cards(own).label
    assert read_cards(own, CARDS, DECK.replace("20 Recruit", "19 Recruit\n1 Decoy")).label != label
    write_set(own)
    (own / "mine" / "set.toml").write_text('id = "yours"', "utf-8")
    assert read_set("mine").label.partition("@")[2] == label.partition("@")[2]


# Wrong folders and files


@pytest.mark.parametrize("name", ["", "stater", "no/such/folder", "nought\0", "x" * 5000])
def test_an_unknown_set_is_told_with_the_known_one(own: Path, name: str):
    for read in (read_set, problems):
        with pytest.raises(Unknown, match="known: starter, underworld, the path of a folder"):
            read(name)


def test_a_file_is_no_set(own: Path):
    (own / "my.toml").write_text(CARDS, "utf-8")
    with pytest.raises(Malformed, match=r"my\.toml: not a folder; a folder of card files was expected"):
        read_set("my.toml")


def test_a_folder_without_cards_is_refused(own: Path):
    (own / "empty").mkdir()
    assert problems("empty") == ["the set has no cards; files with tables such as [card.alley-recruit] were expected"]


def test_a_set_needs_an_id_that_can_be_typed(own: Path):
    write_set(own).rename(own / "My Cards")
    expected = "small letters, digits and hyphens, at most 40, were expected"
    assert problems("My Cards") == [f"set.toml: 'id' is missing and the folder is called 'My Cards'; {expected}"]
    (own / "My Cards" / "set.toml").write_text('\nid = "My Cards"', "utf-8")
    assert problems("My Cards")[0].startswith("My Cards/set.toml, line 2: id is the text 'My Cards'; small letters")
    (own / "My Cards" / "set.toml").write_text('id = "my-cards"', "utf-8")
    assert problems("My Cards") == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("name = 1", "line 1: unknown key 'name'; did you mean 'names'?"),
        ("names = 1", "line 1: names is 1; the table [names] was expected"),
        ('[names]\nfr = "A"', "line 2: unknown key 'fr'; known: en, de"),
        ('[names]\nen = ""', "line 2: en is the text ''; a name of 1 to 40 letters, without #, was expected"),
        ("cards = 1", "line 1: unknown key 'cards'; did you mean 'card'?"),
    ],
)
def test_the_file_of_a_set_has_an_id_and_names(own: Path, text: str, complaint: str):
    write_set(own)
    (own / "mine" / "set.toml").write_text(text, "utf-8")
    assert problems("mine") == [f"mine/set.toml, {complaint}"]


# All at once


def test_all_problems_are_told_at_once_by_file_and_line(own: Path):
    text = CARDS.replace("cost = 6", "cost = 66").replace("+2 damage", "+2 fleas").replace('"loser"', '"nobody"')
    write_set(own, text)
    (own / "mine" / "more.toml").write_text("[card", "utf-8")
    (own / "mine" / "z.toml").write_bytes(b"\xff")
    found = problems("mine")
    assert [complaint.partition(": ")[0] for complaint in found] == [
        "mine/z.toml, line 1",
        "mine/more.toml, line 1",
        f"mine/cards.toml, line {line_of(text, 'cost = 66')}, column 8",
        f"mine/cards.toml, line {line_of(text, 'fleas')}, column 32",
        f"mine/cards.toml, line {line_of(text, 'nobody')}",
    ]


def test_all_problems_of_decks_are_told_at_once(own: Path):  # CO-102.1, CO-102.2, CO-102.3
    write_set(own, CARDS, "4 nurse\n2 captain\n21 recruit")
    (own / "mine" / "decks" / "No Good.txt").write_text("26 recruit", "utf-8")
    assert problems("mine") == [
        "mine/decks/No Good.txt, line 1: 26 cards, 1 too few; exactly 27 were expected (CO-102.1)",
        "mine/decks/No Good.txt: a file name of small letters, digits and hyphens, at most 40, was expected",
        "mine/decks/pack.txt, line 1: 4 of 'Nurse'; at most 3 were expected (CO-102.3)",
        "mine/decks/pack.txt, line 2: 2 of the Commander 'Captain'; one was expected (CO-102.2)",
    ]


def test_a_good_set_has_no_problems(own: Path):
    write_set(own)
    assert problems("mine") == []


def test_a_card_that_may_set_itself_off_for_ever_is_warned_of(own: Path):
    text = CARDS.replace("Friendly cats get +1 health.", "When a friendly cat is deployed, summon a kitten.")
    write_set(own, text)
    where = f"mine/cards.toml, line {line_of(text, 'a friendly cat is deployed')}"
    assert problems("mine") == [
        f"warning: {where}: this may set itself off for ever; it stops after eight times (CO-R.Z)"
    ]
    read_set("mine")


def test_warnings_follow_what_is_wrong(own: Path):
    text = CARDS.replace("Friendly cats get +1 health.", "When a friendly cat is deployed, summon a kitten.")
    write_set(own, text.replace("Flying, Observer.", "Flies."))
    assert [problem.partition(": ")[0] for problem in problems("mine")] == [
        "mine/cards.toml, line 22, column 6",
        "warning",
    ]


def test_a_token_that_nothing_summons_is_warned_of(own: Path):
    text = CARDS.replace("summon a kitten", "draw a card")
    write_set(own, text)
    where = f"mine/cards.toml, line {line_of(text, '[token.kitten]')}"
    assert problems("mine") == [f"warning: {where}: no card summons 'kitten'"]


def test_a_deck_that_loses_every_match_is_warned_of(own: Path):  # CO-103.3
    write_set(own, CARDS.replace("cost = 1\nhealth = 2", "cost = 6\nhealth = 2"), "24 recruit\n3 claws")
    assert problems("mine") == [
        "warning: deck pack: no troop costs $5 or less, so every match is lost before it begins (CO-103.3)"
    ]


@pytest.mark.parametrize(("table", "most"), [("card", 200), ("token", 15), ("battlefield", 40)])
def test_a_set_has_only_so_many_definitions(own: Path, table: str, most: int):
    tables = {
        "card": 'type = "vehicle"\ncost = 1\nhealth = 1\ndamage = 1',
        "token": 'breed = "longhair"\nhealth = 1\ndamage = 1',
        "battlefield": 'text = "Cats have Reach."',
    }
    there = CARDS.count(f"[{table}.")
    more = [f'[{table}.x{n}]\nname = "X {n}"\n{tables[table]}\n' for n in range(most - there + 1)]
    read_cards(own, CARDS + "\n".join(more[:-1]))
    complaint = f"{most + 1} {table}s in the set; at most {most} were expected"
    text = CARDS + "\n".join(more)
    write_set(own, text)
    assert problems("mine") == [f"mine/cards.toml, line {line_of(text, f'[{table}.x{most - there}]')}: {complaint}"]
