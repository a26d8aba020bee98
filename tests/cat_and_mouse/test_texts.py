"""Everything that is said at this table, in both languages."""

from __future__ import annotations

import re
from itertools import cycle, islice

import pytest

import catspaw
from catspaw.core.journal import HIDDEN, Journal, packed
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games.cat_and_mouse.edge.texts import HeistTexts
from catspaw.games.cat_and_mouse.state import numbers as n
from catspaw.games.cat_and_mouse.state.events import Event
from catspaw.games.fluent_texts import sentence
from contract.combinations import FEW, Combination

GAME = catspaw.games()[0]
EVERY_WAY = [combination for combination in FEW if combination.game is GAME]
SPOKEN = ("en", "de")
in_both = pytest.mark.parametrize("language", SPOKEN)


def heist_texts(language: str) -> HeistTexts:
    return HeistTexts(GAME.setup(), language)


def reads_well(text: str) -> None:
    """A whole text without gaps, and nothing that only programs say."""
    assert text and text == text.strip() and "  " not in text, text
    assert not re.search(r"None|[{}_]|\b-?\d{6,}", text), text


def is_sentence(text: str) -> None:
    reads_well(text)
    assert text[0] == text[0].upper() and text[-1] in ".!?“", text


def say_everything(ways: list[Combination], seed: int) -> None:
    """Play once each way at random, and say all that anybody could ask to hear."""
    texts = {language: heist_texts(language) for language in SPOKEN}
    said: set[tuple[int, int]] = set()
    told: set[int] = set()
    for k, way in enumerate(ways):
        position, sampler = way.start(), Sampler(seed + k)
        position.journal = Journal()
        while position.asked != NOBODY:
            sight = GAME.sight_of_asked(position)
            for number in GAME.named(sight):
                if (position.prompt, number) not in said:
                    said.add((position.prompt, number))
                    for spoken in texts.values():
                        reads_well(spoken.answer(sight, number))
                        is_sentence(spoken.question(position.prompt))
            position.answer(sampler.pick(position.options))
        for event in position.journal.events:
            told.update(seen for seat in (-1, 0, 1) if (seen := GAME.perceived_by(event, seat)) is not None)
            told.add(event)
    for event in told:
        for spoken in texts.values():
            is_sentence(spoken.event(event))


def test_all_that_is_asked_answered_and_told_reads_well():
    say_everything(EVERY_WAY, 0)


@pytest.mark.slow
@pytest.mark.contract
def test_a_thousand_games_read_well():
    say_everything(list(islice(cycle(EVERY_WAY), 1000)), 1000)


@in_both
def test_the_house_reads_well(language: str):
    """Rules, variants, rulings, seats and cards."""
    texts = heist_texts(language)
    for rule in GAME.rule_ids():
        is_sentence(texts.rule(rule))
    for variant in GAME.variants:
        reads_well(texts.variant(variant.id))
    for ruling in GAME.rulings:
        is_sentence(texts.ruling(ruling.id))
        for reading in ruling.readings:
            reads_well(texts.reading(ruling.id, reading))
    for seat in GAME.seats:
        reads_well(texts.name(seat))
    assert texts.reference() == []


@in_both
def test_no_two_rooms_or_loot_cards_are_called_alike(language: str):
    texts = heist_texts(language)
    assert len({texts.room_name(room) for room in range(12)} | {texts.loot(card) for card in range(12)}) == 24


def test_german_numbers_and_articles():
    """A haul in German money, a trick with its article, one room alone."""
    texts = heist_texts("de")
    assert texts.event(packed(Event.TOOK, 4, 0)) == "Die Maus nimmt Edelsteine (20.000 $)."
    assert texts.event(packed(Event.PLAYED_TRICK, n.SMOKE_BOMB, 0)) == "Die Maus spielt die Rauchbombe aus."
    assert texts.event(packed(Event.SEARCHED, 1 << 6, 0)).endswith("findet nur Raum 7.")
    assert (
        texts.event(packed(Event.LEFT, HIDDEN, 1)) == "Die Maus verlässt ihren Raum und lässt eine Beutekarte zurück."
    )


def test_german_seats_stand_in_their_case():
    texts = GAME.texts(GAME.setup(), "de")
    failed = [
        sentence("catspaw.terminal", "de", "bot-failed", seat=texts.seat(seat), reason="ValueError") for seat in (0, 1)
    ]
    assert failed[0].startswith("Der Bot für den Inspektor ist gescheitert")
    assert failed[1].startswith("Der Bot für die Maus ist gescheitert")
