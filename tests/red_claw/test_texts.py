"""Everything that is said at this table, in both languages and every edition."""

from __future__ import annotations

import re
from itertools import cycle, islice

import pytest

import catspaw
from catspaw.core.journal import HIDDEN, Journal, packed
from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games.red_claw.edge.texts import HuntTexts
from catspaw.games.red_claw.state import numbers as n
from catspaw.games.red_claw.state.events import Event
from catspaw.games.red_claw.state.numbers import Colour
from contract.combinations import FEW, Combination

GAME = next(game for game in catspaw.games() if game.id == "red-claw")
EVERY_WAY = [combination for combination in FEW if combination.game is GAME]
SPOKEN = ("en", "de")
in_both = pytest.mark.parametrize("language", SPOKEN)
of_every_box = pytest.mark.parametrize("edition", GAME.editions)


def hunt_texts(language: str, edition: str = "mouse-agents") -> HuntTexts:
    return HuntTexts(GAME.setup(edition=edition), language)


def reads_well(text: str) -> None:
    """A whole text without gaps, and nothing that only programs say."""
    assert text and text == text.strip() and "  " not in text, text
    assert not re.search(r"None|[{}_]|\b-?\d{5,}", text), text


def is_sentence(text: str) -> None:
    reads_well(text)
    assert text[0] in '"„' or text[0] == text[0].upper(), text
    assert text[-1] in ".!?" or re.search(r"\d: \w+$", text), text


def say_everything(ways: list[Combination], seed: int) -> None:
    """Play once each way at random, and say all that anybody could ask to hear."""
    told: dict[str, set[int]] = {edition: set() for edition in GAME.editions}
    said: set[tuple[str, int, int]] = set()
    for k, way in enumerate(ways):
        position, sampler = way.start(), Sampler(seed + k)
        position.journal = Journal()
        edition = way.edition or ""
        texts = [HuntTexts(way.setup, language) for language in SPOKEN]
        while position.asked != NOBODY:
            if (edition, position.prompt, 0) not in said:
                said.add((edition, position.prompt, 0))
                sight = GAME.sight_of_asked(position)
                for spoken in texts:
                    is_sentence(spoken.question(position.prompt))
                    for number in GAME.named(sight):
                        reads_well(spoken.answer(sight, number))
            position.answer(sampler.pick(position.options))
        for event in position.journal.events:
            told[edition] |= {seen for seat in range(-1, 4) if (seen := GAME.perceived_by(event, seat)) is not None}
            told[edition].add(event)
    for edition, events in told.items():
        for language in SPOKEN:
            texts_of_edition = hunt_texts(language, edition)
            for event in events:
                if text := texts_of_edition.event(event):
                    is_sentence(text)


@pytest.mark.contract
@pytest.mark.slow
def test_all_that_is_asked_answered_and_told_reads_well():
    say_everything(EVERY_WAY[::7], 0)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("games", [60, pytest.param(1000, marks=pytest.mark.long)])
def test_many_games_read_well(games: int):
    say_everything(list(islice(cycle(EVERY_WAY), games)), games)


@in_both
@of_every_box
def test_the_house_reads_well(language: str, edition: str):
    """Rules, rulings, seats, cards, tokens and the capture row."""
    texts = hunt_texts(language, edition)
    for rule in GAME.rule_ids():
        is_sentence(texts.rule(rule))
    for ruling in GAME.rulings:
        is_sentence(texts.ruling(ruling.id))
        for reading in ruling.readings:
            reads_well(texts.reading(ruling.id, reading))
    for id in (*GAME.seats, "red", "blue 13", "point-1", "false-trail-2", "fake-evidence"):
        reads_well(texts.name(id))
    assert len(texts.reference()) == texts.box.capture_cards
    assert len({texts.card(card) for card in range(n.CARDS)}) == n.CARDS


def test_german_names_of_the_box():
    """Each edition's own German names come from its file."""
    texts = hunt_texts("de", "rote-kralle")
    assert texts.name("false-trail-2") == "„Falsche Fährte 2“"
    assert texts.name("fake-evidence") == "„Beweise fingieren“"


def test_german_rows_and_numbers():
    texts = hunt_texts("de")
    assert (
        texts.event(packed(Event.EMPTIED, Colour.GREEN, 0)) == "Die grüne Reihe ist leer: Zeit für die Beweissicherung."
    )
    assert texts.event(packed(Event.SWAPPED_LAST, Colour.BLUE, 0)).startswith(
        "Die letzten beiden Karten der blauen Reihe"
    )
    assert texts.event(packed(Event.MOVED, 1, 1)) == "Schwarz hat 1 Punkt."
    assert texts.event(packed(Event.MOVED, 1, 2)) == "Schwarz hat 2 Punkte."
    assert texts.event(packed(Event.OFFERED, HIDDEN, 4)) == "Weiß bietet verdeckt eine Karte."
