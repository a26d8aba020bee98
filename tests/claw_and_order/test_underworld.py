"""The set Underworld: complete, fair in its numbers, and using all that cards can say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import as_file, files
from itertools import combinations
from pathlib import Path
from shutil import copytree

import pytest

from catspaw.core.bits import COMPILED
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.abilities.ops import (
    ANY_NUMBER,
    IS_COMMANDER,
    IS_LONGHAIR,
    IS_SHORTHAIR,
    IS_TROOP,
    IS_VEHICLE,
    ONLY_LOSER,
    RESPONDS,
)
from catspaw.games.claw_and_order.cards.card_files import CardText
from catspaw.games.claw_and_order.cards.decks import complaints, deck_cards, deck_text, warnings
from catspaw.games.claw_and_order.cards.sets import problems, read_set, token_names
from catspaw.games.claw_and_order.language.effects.declaration import Fetch, every_effect
from catspaw.games.claw_and_order.language.forms import Filter
from catspaw.games.claw_and_order.language.lines import Equips, Keywords, Line, Static, When
from catspaw.games.claw_and_order.language.own_keywords import Named, SetWords
from catspaw.games.claw_and_order.language.parse import parse_line
from catspaw.games.claw_and_order.language.productions import FEATURES, features
from catspaw.games.claw_and_order.language.render import render
from catspaw.games.claw_and_order.language.terms import By, Condition, Event, Mode, Noun, Side
from catspaw.games.claw_and_order.state.card_index import DeckList
from catspaw.lab.simulate import simulate
from catspaw.lab.statistics import interval

CARDS = read_set("underworld")
STARTER = read_set("starter")
TEXTS = [text for text in CARDS.texts if isinstance(text, CardText)]
WORDS = SetWords(
    {
        english.casefold(): Named(number, english, german)
        for number, (english, german) in enumerate(zip(CARDS.names["en"], CARDS.names["de"], strict=True))
    },
    {
        keyword.english.casefold(): keyword
        for text in TEXTS
        for line in text.abilities
        if isinstance(line, Keywords)
        for keyword in line.own()
    },
)
"""What lines may say because the set has it."""
FOLDER = files("catspaw.games.claw_and_order").joinpath("data", "underworld")


def having(trait: int) -> list[str]:
    return [text.id for number, text in enumerate(TEXTS) if (CARDS.traits[number] >> trait) & 1]


@pytest.fixture
def copied(tmp_path: Path) -> str:
    """The set as a folder of somebody's own."""
    folder = tmp_path / "own"
    with as_file(FOLDER) as source:
        copytree(source, folder)
    text = (folder / "set.toml").read_text("utf-8")
    (folder / "set.toml").write_text(text.replace('id = "underworld"', 'id = "own"'), "utf-8")
    return str(folder)


def test_underworld_has_no_problems_not_even_warnings(copied: str):
    assert problems(copied) == []


def test_read_as_a_folder_it_is_the_same_set(copied: str):
    again = read_set(copied)
    assert again.label.startswith("own@")
    assert (again.ids, again.names, list(again.code)) == (CARDS.ids, CARDS.names, list(CARDS.code))


def test_there_are_troops_of_both_breeds_vehicles_commanders_and_all_items():
    types = Counter(text.type for text in TEXTS)
    assert types["troop"] + types["vehicle"] == 35
    assert types["vehicle"] >= 5
    assert types["equip"] + types["team-buff"] + types["one-time"] == 25
    assert min(types[item] for item in ("equip", "team-buff", "one-time")) >= 6
    assert min(len(having(IS_SHORTHAIR)), len(having(IS_LONGHAIR))) >= 12
    assert len(having(IS_COMMANDER)) >= 4
    assert len(having(RESPONDS)) >= 2
    assert len(having(ANY_NUMBER)) >= 1


def test_there_are_tokens_and_battlefields_for_both_and_for_the_loser():
    assert CARDS.tokens >= 1
    assert CARDS.battlefields == 12
    assert 3 <= len(having(ONLY_LOSER)) <= 9


ON_NO_CARD = {"response: death", "response: deployment"}
"""Left to sets of one's own: with these, everybody is asked at every deployment and every death (CO-R.W)."""


def test_everything_else_that_cards_can_say_is_said_by_some_card():
    used = {feature for text in TEXTS for ability in text.abilities for feature in features(ability)}
    assert set(FEATURES) - used == ON_NO_CARD


def test_every_card_has_lore_in_both_languages():
    assert [text.id for text in TEXTS if not (text.lore and text.lore_de)] == []
    assert len({text.lore for text in TEXTS}) == len({text.lore_de for text in TEXTS}) == len(TEXTS)


def test_a_card_of_the_starter_set_is_the_same_in_underworld():
    """Records name the starter set, so it stays as it is; both sets have the card under the same id."""
    ours = {text.id: (text.abilities, CARDS.costs[number]) for number, text in enumerate(TEXTS)}
    texts = [text for text in STARTER.texts if isinstance(text, CardText)]
    theirs = {text.id: (text.abilities, STARTER.costs[number]) for number, text in enumerate(texts)}
    assert {id: ours[id] for id in theirs} == theirs


def test_every_card_can_be_read_again_as_it_is_shown():
    tokens = [text.id for text in TEXTS if text.type == "token"]
    for text in TEXTS:
        for ability in text.abilities:
            assert parse_line(render(ability, "en"), kind=text.type, tokens=tokens, words=WORDS) == ability
            assert render(ability, "de", token_names(CARDS, "de"))


def test_cards_are_short():
    for text in TEXTS:
        assert len(text.abilities) <= 4, text.id
    assert sum(len(text.abilities) <= 2 for text in TEXTS) > len(TEXTS) / 2


def test_every_card_has_a_name_in_both_languages():
    for language in ("en", "de"):
        assert len(set(CARDS.names[language])) == len(TEXTS)
    same = [names for names in zip(CARDS.names["en"], CARDS.names["de"], strict=True) if len(set(names)) == 1]
    assert same == []


def test_a_troop_is_about_as_strong_as_it_costs():
    for number, text in enumerate(TEXTS):
        if text.type in {"troop", "vehicle"}:
            strength, cost = CARDS.healths[number] + CARDS.damages[number], CARDS.costs[number]
            spare = 4 if text.type == "vehicle" else 1  # a vehicle is worth its pilot, too
            assert 2 * cost - 4 <= strength <= 2 * cost + spare, text.id


# Decks


def test_there_are_six_decks_each_legal_and_without_warnings():  # CO-102.1, CO-102.2, CO-102.3, CO-103.3
    old = ["alley-swarm", "motor-column", "velvet-paws"]
    assert [deck.label for deck in STARTER.decks] == old
    assert [deck.label for deck in CARDS.decks] == sorted([*old, "night-watch", "powder-keg", "revolving-door"])
    for cards in (STARTER, CARDS):
        for deck in cards.decks:
            assert complaints(deck_text(deck, cards), cards) == []
            assert warnings(deck, cards) == []


@pytest.mark.parametrize("deck", CARDS.decks, ids=lambda deck: deck.label)
def test_a_deck_has_enough_cheap_troops(deck: DeckList):
    cheap = [number for number in deck.cards if (CARDS.traits[number] >> IS_TROOP) & 1 and CARDS.costs[number] <= 5]
    cats = [number for number in cheap if not (CARDS.traits[number] >> IS_VEHICLE) & 1]
    assert len(cats) >= 14


@pytest.mark.parametrize("deck", CARDS.decks, ids=lambda deck: deck.label)
def test_a_deck_is_written_and_read_again(deck: DeckList):
    assert deck_cards(deck_text(deck, CARDS), CARDS) == list(deck.cards)


def test_decks_differ_and_every_card_is_in_one():
    cards = [set(deck.cards) for deck in CARDS.decks]
    for first, second in combinations(cards, 2):
        assert len(first & second) <= 5
    assert set.union(*cards) == set(range(CARDS.cards))


NOUNS = {
    Noun.VEHICLE: IS_VEHICLE,
    Noun.COMMANDER: IS_COMMANDER,
    Noun.SHORTHAIR: IS_SHORTHAIR,
    Noun.LONGHAIR: IS_LONGHAIR,
    Noun.TROOP: IS_TROOP,
}


def is_called(number: int, noun: Noun) -> bool:
    """Whether a card of the set is what the noun says."""
    traits = CARDS.traits[number]
    if noun is Noun.CARD:
        return True
    if noun is Noun.ITEM:
        return not (traits >> IS_TROOP) & 1
    if noun is Noun.CAT:
        return bool((traits >> IS_SHORTHAIR | traits >> IS_LONGHAIR) & 1)
    return bool((traits >> NOUNS[noun]) & 1)


def fits(number: int, filter: Filter) -> bool:
    """Whether a card of the set, as it is printed, is one that the filter means."""
    if filter.measure:
        printed = {By.COST: CARDS.costs, By.HEALTH: CARDS.healths, By.DAMAGE: CARDS.damages}[filter.measure.by]
        if (
            (printed[number] < filter.measure.limit)
            if filter.measure.or_more
            else (printed[number] > filter.measure.limit)
        ):
            return False
    return is_called(number, filter.noun)


def needs(ability: Line) -> Iterator[Filter]:
    """What somebody who has the card must have beside it, or the ability never does anything."""
    for effect in every_effect(ability.does()):
        if isinstance(effect, Fetch):
            yield effect.filter
    for who in ability.everybody():
        if who.mode is Mode.VEHICLE:
            yield Filter(Noun.VEHICLE)
        elif who.mode in (Mode.EACH, Mode.TARGET, Mode.RANDOM) and who.filter.side is Side.FRIENDLY:
            yield who.filter
    if isinstance(ability, Static) and ability.condition is Condition.IS_PILOTING:
        yield Filter(Noun.VEHICLE)


def equips_friends(text: CardText) -> bool:
    return text.type == "equip" and not any(
        isinstance(ability, Equips) and ability.filter.side is Side.OPPOSING for ability in text.abilities
    )


def idle(cards: Sequence[int]) -> list[str]:
    """The cards of a deck with an ability that nothing else in it could ever set to work."""
    found = []
    for number in sorted(set(cards)):
        others = [*cards]
        others.remove(number)
        for ability in TEXTS[number].abilities:
            works = all(any(fits(other, needed) for other in others) for needed in needs(ability))
            if isinstance(ability, When) and ability.event is Event.IS_EQUIPPED:
                works = works and any(equips_friends(TEXTS[other]) for other in others)
            if not works:
                found.append(f"{TEXTS[number].id}: {render(ability, 'en')}")
    return found


@pytest.mark.parametrize("deck", CARDS.decks, ids=lambda deck: deck.label)
def test_every_ability_of_a_card_can_work_in_its_deck(deck: DeckList):
    assert idle([int(number) for number in deck.cards]) == []


def test_a_card_without_what_it_needs_is_idle():
    deck = deck_cards("3 Alley Recruit\n1 Scarred Veteran\n1 Roll Call\n1 Tank Ace\n1 Bell Collar", CARDS)
    assert [line.partition(":")[0] for line in idle(deck)] == [
        "roll-call", "scarred-veteran", "tank-ace", "tank-ace", "tank-ace",
    ]  # fmt: skip


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.skipif(not COMPILED, reason="plays hundreds of matches: compiled only")
@pytest.mark.parametrize("matches", [60, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("pair", [*combinations([deck.label for deck in STARTER.decks], 2)], ids=" against ".join)
def test_no_deck_of_the_starter_set_is_hopeless_against_another(pair: tuple[str, str], matches: int):
    """Fails if these matches could hardly have come from a pair within 35:65; docs/simulate.md tells of Underworld."""
    game = game_by_id("claw-and-order")
    setup = game.setup(edition="starter", decks=pair)
    summary = simulate(game, setup, ["heuristic", "heuristic"], matches, 1, swap=True)
    low, high = interval(summary.wins_of_sides[0], matches)
    assert low < 0.65
    assert high > 0.35
