"""Decklists: what may be typed, what the rules of deck construction refuse, and how decks are called."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catspaw.core.errors import Malformed, Unknown
from catspaw.games.claw_and_order.abilities.ops import IS_COMMANDER
from catspaw.games.claw_and_order.cards.decks import Complaint, complaints, deck_cards, deck_text, read_deck, warnings
from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from claw_and_order.own_set import CARDS, DECK, read_cards

STARTER = read_set("starter")


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CardSet:
    """A small set, in the folder we stand in."""
    monkeypatch.chdir(tmp_path)
    return read_cards(tmp_path)


def named(deck: DeckList, cards: CardSet) -> list[str]:
    return [cards.ids[number] for number in deck.cards]


def read(text: str, cards: CardSet) -> DeckList:
    Path("own.txt").write_text(text, "utf-8")
    return read_deck("own.txt", cards)


# What may be typed


def test_a_deck_has_27_cards_in_their_order(cards: CardSet):  # CO-102.1
    deck = read(DECK, cards)
    assert named(deck, cards) == ["captain"] + ["claws"] * 3 + ["nurse"] * 3 + ["recruit"] * 20
    assert list(deck.cards) == sorted(deck.cards)


@pytest.mark.parametrize(
    "same",
    [
        DECK.upper().replace("# WHAT", "#"),
        DECK.replace("Recruit", "Rekrut").replace("captain", "HAUPTMANN").replace("Stahlkrallen", "claws"),
        DECK.replace("20 Recruit", "  7 Recruit\r\n\t13x recruit  "),
        "\ufeff" + DECK,
        "3 Nurse\n3 Steel Claws\n1 Captain\n20 Recruit",
    ],
)
def test_a_list_may_be_typed_in_many_ways(cards: CardSet, same: str):
    assert read(same, cards).label == read(DECK, cards).label


def test_a_card_that_says_so_may_be_in_a_deck_any_number_of_times(cards: CardSet):  # CO-102.3
    assert complaints("27 Recruit", cards) == []
    assert complaints("13 Recruit\n14 Rekrut", cards) == []


def test_a_deck_needs_no_commander(cards: CardSet):  # CO-102.2
    assert complaints("24 Recruit\n3 Nurse", cards) == []


# What is refused

NUMBER = "a number from 1 to 27 was expected"
ONE_EXPECTED = "a number and the name of a card were expected, such as '3 Banner'"
REFUSED = [
    ("28 recruit", [Complaint(1, "CO-102.1", f"28 copies; {NUMBER}")]),
    ("0 recruit\n27 recruit", [Complaint(1, "CO-102.1", f"0 copies; {NUMBER}")]),
    ("25 recruit\n\n#\n", [Complaint(3, "CO-102.1", "25 cards, 2 too few; exactly 27 were expected")]),
    ("", [Complaint(1, "CO-102.1", "0 cards, 27 too few; exactly 27 were expected")]),
    ("25 recruit\n3 nurse\n1 decoy", [Complaint(2, "CO-102.1", "29 cards, 2 too many; exactly 27 were expected")]),
    ("24 recruit\n1 captain\n2 nurse\n1 Major",
     [Complaint(4, "CO-102.1", "28 cards, 1 too many; exactly 27 were expected"),
      Complaint(4, "CO-102.2", "'Major' is a Commander beside 'Captain' in line 2; one was expected")]),
    ("25 recruit\n2 Captain", [Complaint(2, "CO-102.2", "2 of the Commander 'Captain'; one was expected")]),
    ("25 recruit\n1 Captain\n1 Hauptmann",
     [Complaint(3, "CO-102.2", "'Captain' is a Commander beside 'Captain' in line 2; one was expected")]),
    ("23 recruit\n4 nurse", [Complaint(2, "CO-102.3", "4 of 'Nurse'; at most 3 were expected")]),
    ("2 nurse\n22 recruit\n2 Pflegerin\n1 Nurse",
     [Complaint(4, "CO-102.3", "5 of 'Nurse' in lines 1 and 3 and 4; at most 3 were expected")]),
    ("24 recruit\n3 Steel Clas",
     [Complaint(2, "", "unknown card 'Steel Clas'; did you mean 'Steel Claws'?")]),
    ("24 recruit\n3 ptlegerin",
     [Complaint(2, "", "unknown card 'ptlegerin'; did you mean 'Pflegerin'?")]),
    ("24 recruit\n3 Zeppelin",
     [Complaint(2, "", "unknown card 'Zeppelin'; the name or the id of a card was expected")]),
    ("24 recruit\n3 kitten", [Complaint(2, "CO-101.1", "'Kitten' is a token; a troop or an item was expected")]),
    ("24 recruit\n3 Attic", [Complaint(2, "CO-101.1", "'Attic' is a battlefield; a troop or an item was expected")]),
    ("24 recruit\nNurse", [Complaint(2, "", f"'Nurse' cannot be read; {ONE_EXPECTED}")]),
    ("24 recruit\n3", [Complaint(2, "", f"'3' cannot be read; {ONE_EXPECTED}")]),
    ("24 recruit\n-3 Nurse", [Complaint(2, "", f"'-3 Nurse' cannot be read; {ONE_EXPECTED}")]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), REFUSED)
def test_a_deck_against_the_rules_is_told_with_line_and_rule(  # CO-102.1, CO-102.2, CO-102.3
    cards: CardSet, text: str, expected: list[Complaint]
):
    assert complaints(text, cards) == expected


def test_a_decklist_is_wrong_in_german_too(cards: CardSet):
    found = complaints("4 nurse\n1 captain\n1 major\n1 nobody", cards, "de")
    texts = [complaint.words for complaint in found]
    assert len(found) == 4
    assert not any("expected" in line or "unknown" in line for line in texts)
    assert "erwartet wurden genau 27" in texts[-1]


def test_all_complaints_are_told_at_once(cards: CardSet):  # CO-102.1, CO-102.2, CO-102.3
    found = complaints("4 nurse\n1 captain\nwhat?\n1 major\n1 nobody\n22 recruit", cards)
    assert [(complaint.line, complaint.rule) for complaint in found] == [
        (1, "CO-102.3"), (3, ""), (4, "CO-102.2"), (5, ""), (6, "CO-102.1"),
    ]  # fmt: skip


def test_a_refused_file_is_named_with_its_first_complaint_and_how_many_follow(cards: CardSet):  # CO-102.1
    with pytest.raises(Malformed) as found:
        read("2 captain\n3 nurse", cards)
    assert str(found.value) == "own.txt, line 1: 2 of the Commander 'Captain'; one was expected (CO-102.2) (and 1 more)"
    with pytest.raises(Malformed) as found:
        read("3 nurse", cards)
    assert str(found.value) == "own.txt, line 1: 3 cards, 24 too few; exactly 27 were expected (CO-102.1)"


def test_a_deck_without_a_cheap_troop_is_legal_but_lost(tmp_path: Path):  # CO-103.3
    dear = """
[card.giant]\nname = "Giant"\ntype = "troop"\nbreed = "longhair"\ncost = {cost}\nhealth = 9\ndamage = 5
text = "A deck may contain any number of this card."
[card.tin]\nname = "Tin"\ntype = "one-time"\ncost = 1\ntext = "Draw a card."
"""
    cards = read_cards(tmp_path, dear.format(cost=6), "25 giant\n2 tin")
    assert complaints("25 giant\n2 tin", cards) == []
    assert warnings(cards.decks[0], cards) == [
        "no troop costs $5 or less, so every match is lost before it begins (CO-103.3)"
    ]
    cards = read_cards(tmp_path, dear.format(cost=5), "25 giant\n2 tin")
    assert warnings(cards.decks[0], cards) == []


# How decks are called and written


def test_a_deck_of_the_set_is_called_by_its_id(cards: CardSet):
    deck = read_deck("pack", cards)
    assert deck is cards.decks[0]
    assert deck.label == "pack"


def test_an_own_deck_is_called_by_its_file_and_its_cards(cards: CardSet):
    label = read(DECK, cards).label
    assert re.fullmatch("own@[0-9a-f]{12}", label)
    assert read(DECK.replace("20 Recruit", "19 Recruit\n1 Decoy"), cards).label != label
    Path("Für Mia (2).txt").write_text(DECK, "utf-8")
    assert read_deck("Für Mia (2).txt", cards).label == label.replace("own", "f-r-mia-2")


@pytest.mark.parametrize("name", ["", "pak", "none.txt", "nought\0", "x" * 5000, "."])
def test_an_unknown_deck_is_told_with_the_known_ones(cards: CardSet, name: str):
    with pytest.raises(Unknown, match="known: pack"):
        read_deck(name, cards)


def test_a_deck_is_written_as_it_is_typed(cards: CardSet):
    text = deck_text(read(DECK, cards), cards)
    assert text == "20 Recruit\n3 Nurse\n1 Captain\n3 Steel Claws\n"


def test_a_name_that_is_another_cards_id_is_written_by_its_own_id(tmp_path: Path):
    swapped = CARDS.replace('"Recruit"', '"X"').replace('"Nurse"', '"Recruit"').replace('"X"', '"Nurse"')
    cards = read_cards(tmp_path, swapped, "24 recruit\n3 nurse")
    assert deck_text(cards.decks[0], cards) == "24 recruit\n3 nurse\n"


COPIES = st.dictionaries(st.integers(0, int(STARTER.cards) - 1), st.integers(1, 3), max_size=8)


@given(COPIES)
def test_what_is_written_is_read_again(copies: dict[int, int]):
    commanders = [number for number in copies if (STARTER.traits[number] >> IS_COMMANDER) & 1]
    numbers = [number for number, times in copies.items() if number not in commanders for _ in range(times)]
    recruits = [STARTER.ids.index("alley-recruit")] * (27 - len(numbers) - len(commanders[:1]))
    deck = DeckList("any", sorted([*numbers, *commanders[:1], *recruits]))
    text = deck_text(deck, STARTER)
    assert complaints(text, STARTER) == []
    assert deck_cards(text, STARTER) == list(deck.cards)
