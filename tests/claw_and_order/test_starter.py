"""The starter set: complete, fair in its numbers, and using all that cards can say."""

from __future__ import annotations

from collections import Counter
from importlib.resources import as_file, files

import pytest

from catspaw.games.claw_and_order.card_files import CardText
from catspaw.games.claw_and_order.decks import complaints, deck_cards, deck_text, warnings
from catspaw.games.claw_and_order.language.parse import parse_line
from catspaw.games.claw_and_order.language.productions import FEATURES, features
from catspaw.games.claw_and_order.language.render import render
from catspaw.games.claw_and_order.lists import DeckList
from catspaw.games.claw_and_order.ops import (
    ANY_NUMBER,
    IS_COMMANDER,
    IS_LONGHAIR,
    IS_SHORTHAIR,
    IS_TROOP,
    IS_VEHICLE,
    ONLY_LOSER,
    RESPONDS,
)
from catspaw.games.claw_and_order.sets import problems, read_set, token_names

STARTER = read_set("starter")
TEXTS = [text for text in STARTER.texts if isinstance(text, CardText)]
FOLDER = files("catspaw.games.claw_and_order").joinpath("data", "starter")


def having(trait: int) -> list[str]:
    return [text.id for number, text in enumerate(TEXTS) if (STARTER.traits[number] >> trait) & 1]


def test_the_starter_set_has_no_problems_not_even_warnings():
    with as_file(FOLDER) as folder:
        assert problems(str(folder)) == []


def test_read_as_a_folder_it_is_the_same_set():
    with as_file(FOLDER) as folder:
        again = read_set(str(folder))
    assert again.label.startswith("starter@")
    assert (again.ids, again.names, list(again.code)) == (STARTER.ids, STARTER.names, list(STARTER.code))


def test_there_are_troops_of_both_breeds_vehicles_commanders_and_all_items():
    types = Counter(text.type for text in TEXTS)
    assert types["troop"] >= 14
    assert types["vehicle"] >= 3
    assert min(types[item] for item in ("equip", "team-buff", "one-time")) >= 2
    assert min(len(having(IS_SHORTHAIR)), len(having(IS_LONGHAIR))) >= 6
    assert len(having(IS_COMMANDER)) >= 2
    assert len(having(RESPONDS)) >= 1
    assert len(having(ANY_NUMBER)) >= 1


def test_there_are_tokens_and_battlefields():
    assert STARTER.tokens >= 1
    assert STARTER.battlefields >= 4
    assert having(ONLY_LOSER)


def test_everything_that_cards_can_say_is_said_by_some_card():
    used = {feature for text in TEXTS for ability in text.abilities for feature in features(ability)}
    assert [feature for feature in FEATURES if feature not in used] == []


def test_every_card_can_be_read_again_as_it_is_shown():
    tokens = [text.id for text in TEXTS if text.type == "token"]
    for text in TEXTS:
        for ability in text.abilities:
            assert parse_line(render(ability, "en"), kind=text.type, tokens=tokens) == ability
            assert render(ability, "de", token_names(STARTER, "de"))


def test_cards_are_short():
    for text in TEXTS:
        assert len(text.abilities) <= 4, text.id
    assert sum(len(text.abilities) <= 2 for text in TEXTS) > len(TEXTS) / 2


def test_every_card_has_a_name_in_both_languages():
    for language in ("en", "de"):
        assert len(set(STARTER.names[language])) == len(TEXTS)
    same = [names for names in zip(STARTER.names["en"], STARTER.names["de"], strict=True) if len(set(names)) == 1]
    assert same == []


def test_a_troop_is_about_as_strong_as_it_costs():
    for number, text in enumerate(TEXTS):
        if text.type in {"troop", "vehicle"}:
            strength, cost = STARTER.healths[number] + STARTER.damages[number], STARTER.costs[number]
            spare = 2 if text.type == "vehicle" else 1
            assert 2 * cost - 4 <= strength <= 2 * cost + spare, text.id


# Decks


def test_there_are_three_decks_each_legal_and_without_warnings():  # CO-102.1, CO-102.2, CO-102.3, CO-103.3
    assert [deck.label for deck in STARTER.decks] == ["alley-swarm", "motor-column", "velvet-paws"]
    for deck in STARTER.decks:
        assert complaints(deck_text(deck, STARTER), STARTER) == []
        assert warnings(deck, STARTER) == []


@pytest.mark.parametrize("deck", STARTER.decks, ids=lambda deck: deck.label)
def test_a_deck_has_enough_cheap_troops(deck: DeckList):
    cheap = [number for number in deck.cards if (STARTER.traits[number] >> IS_TROOP) & 1 and STARTER.costs[number] <= 5]
    cats = [number for number in cheap if not (STARTER.traits[number] >> IS_VEHICLE) & 1]
    assert len(cats) >= 14


@pytest.mark.parametrize("deck", STARTER.decks, ids=lambda deck: deck.label)
def test_a_deck_is_written_and_read_again(deck: DeckList):
    assert deck_cards(deck_text(deck, STARTER), STARTER) == list(deck.cards)


def test_decks_differ_and_every_card_is_in_one():
    cards = [set(deck.cards) for deck in STARTER.decks]
    for first, second in ((0, 1), (0, 2), (1, 2)):
        assert len(cards[first] & cards[second]) <= 3
    assert set.union(*cards) == set(range(STARTER.cards))
