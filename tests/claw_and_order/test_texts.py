"""Everything that is said at a table, in every language: events, questions, answers, cards and rules."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations_with_replacement

import pytest

from catspaw.core.bits import members
from catspaw.core.position import NOBODY, ONLOOKER
from catspaw.core.sampler import Sampler
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.games.claw_and_order.edge.notation import meanings, named
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.knowledge.sight import MatchSight
from catspaw.games.claw_and_order.language.render import LANGUAGES
from catspaw.games.claw_and_order.rules.rulings import RULINGS
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.numbers import Zone
from catspaw.games.claw_and_order.state.position import Match
from catspaw.games.claw_and_order.state.questions import Prompt
from catspaw.table import Table
from claw_and_order.arrangement import Side
from claw_and_order.battle import GAME, Battle, arranged, equip, one_time, troop
from claw_and_order.reading import perceived_by

STARTER = read_set("starter")
PAIRS = [tuple(pair) for pair in combinations_with_replacement(STARTER.decks, 2)]
HOUSES = [GAME.setup(edition=STARTER, decks=pair) for pair in PAIRS]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def matches(both: list[MatchTexts], seeds: range, *, pace: int) -> Iterator[tuple[Table, bool]]:
    """Every moment of some matches; one in `pace` of them is worth a longer look."""
    for seed in seeds:
        sampler = Sampler(seed)
        table = Table(GAME, both[0].setup, None)
        while table._position.asked != NOBODY:
            yield table, (len(table.answers) + seed) % pace == 0
            options = table._position.options
            keeps_on = options & ~n.DONE_BIT if sampler.below(4) else options
            table.answer(int(sampler.pick(keeps_on or options)))
        yield table, True


class Listener:
    """Hears everything once, and complains about what is no good sentence."""

    def __init__(self, both: list[MatchTexts]) -> None:
        self.both = both
        self.heard: set[Hashable] = set()

    def is_new(self, what: Hashable) -> bool:
        is_new = what not in self.heard
        self.heard.add(what)
        return is_new

    def events(self, table: Table) -> None:
        for event in table.all_events():
            for seen in {event, *(perceived_by(event, seat) for seat in (0, 1, ONLOOKER))}:
                if self.is_new(seen):
                    for texts in self.both:
                        text = texts.event(seen)
                        assert not text or (is_good(text) and not text[0].islower())

    def answers(self, match: Match) -> None:
        sight = MatchSight(match, match.asked)
        for number, meaning in meanings(sight).items():
            card = match.zones[Zone.CARD_STATE + number] & 0xFFFFF if number < n.FIELD else 0
            if self.is_new((match.prompt, meaning, card, match.zones[Zone.PC])):
                for texts in self.both:
                    assert is_good(texts.answer(sight, number))

    def one_question(self, match: Match) -> None:
        """All answers to it differ."""
        sight = MatchSight(match, match.asked)
        for texts in self.both:
            assert texts.question(match.prompt)[-1] in "?."
            said = {texts.answer(sight, number) for number in members(match.options)}
            assert len(said) == len(members(match.options))


def is_good(text: str) -> bool:
    return bool(text.strip()) and not any(bad in text for bad in ("None", "{", "}", "  ", " .", "()"))


def listen(both: list[MatchTexts], seeds: range, pace: int) -> None:
    listener = Listener(both)
    for table, is_worth_it in matches(both, seeds, pace=pace):
        match = table._position
        assert isinstance(match, Match)
        if match.asked == NOBODY:
            listener.events(table)
        elif is_worth_it:
            listener.answers(match)
            listener.one_question(match)


@pytest.mark.contract
@pytest.mark.slow
@pytest.mark.parametrize("setup", HOUSES[1:3])
def test_everything_is_said_in_every_language(setup: TableSetup):
    listen([MatchTexts(setup, language) for language in LANGUAGES], range(1), 9)


@pytest.mark.slow
@pytest.mark.contract
@pytest.mark.parametrize("setup", HOUSES)
@pytest.mark.parametrize("batch", [0, *(pytest.param(number, marks=pytest.mark.long) for number in range(1, 12))])
def test_everything_is_said_in_a_thousand_matches(setup: TableSetup, batch: int):
    listen([MatchTexts(setup, language) for language in LANGUAGES], range(14 * batch, 14 * batch + 14), 5)


@every_language
def test_rules_rulings_questions_and_cards_have_words(language: str):
    texts = MatchTexts(HOUSES[0], language)
    said = [texts.rule(rule) for rule in GAME.rule_ids()]
    said += [texts.question(prompt) for prompt in GAME.prompts]
    said += [texts.ruling(ruling.id) for ruling in RULINGS]
    said += [texts.reading(ruling.id, reading) for ruling in RULINGS for reading in ruling.readings]
    said += [line.strip() for line in texts.reference()]
    said += [texts.name(id) for id in (*STARTER.ids, "one", "two", "neutral")]
    assert all(map(is_good, said))


def test_german_is_spoken():
    texts = MatchTexts(HOUSES[0], "de")
    assert "Gassenrekrut (1 $): Kurzhaarkatze, 1 Schaden, 2 Gesundheit" in texts.reference()
    assert texts.question(Prompt.PLAY) == "Was spielst oder nutzt du?"
    assert texts.name("fish-market") == "Fischmarkt"


# Answers.

CARDS = (
    troop("ghost", 2, 2, 2, "Stealth."),
    troop("scout", 1, 2, 1, "Retreat.", breed="longhair"),
    troop("nurse", 2, 3, 1, "Pay $1, once per turn: heal 2 damage on target friendly troop."),
    troop("guide", 1, 3, 1, "When this is deployed, you may look at the top 2 cards of your deck."),
    equip("cloak", 1, "The equipped troop has Flying.\nOnce per turn: draw a card."),
    one_time("trick", 0, "Choose one: you may do this: your opponent draws a card; or you may gain $1."),
    one_time("dart", 0, "Deal 1 damage to target opposing troop in either line."),
)


def said(game: Battle, language: str = "en") -> dict[str, str]:
    """What one types for each option, and what it means."""
    texts = MatchTexts(game.table.setup, language)
    sight = MatchSight(game.position, game.position.asked)
    names = named(sight)
    return {names[number]: texts.answer(sight, number) for number in members(game.position.options)}


def test_cards_in_hand_are_told_with_their_price_and_their_marks():  # CO-105.3, CO-R.C
    game = arranged(
        one={"hand": ["tom", "tom", "mouser"], "damage": {"mouser": 1}, "counters": {"tom": 2}}, cards=CARDS
    )
    assert set(said(game).values()) == {
        "Plain Tom ($1, 2 counters)",
        "Plain Tom no. 2 ($1)",
        "Plain Mouser ($2, 1 damage on it)",
        "end the Play Phase",
    }


def test_cards_in_play_are_told_with_what_is_done_to_them():  # CO-109.4, CO-112.2, CO-R.Y
    side: Side = {"front": ["scout", "nurse", "tom"], "items": {"cloak": "tom"}, "deck": ["tom", ...]}
    game = arranged(one=side, cards=CARDS)
    assert said(game) == {
        "our scout": "have Scout retreat",
        "our nurse": "use Nurse: Pay $1, once per turn: heal 2 damage on target friendly troop.",
        "our cloak": "use Cloak (on Plain Tom)",
        "done": "end the Play Phase",
    }
    assert said(game, "de")["our scout"] == "Scout zurückziehen"
    game.says("our cloak")
    assert said(game) == {"ability 2": "Once per turn: draw a card.", "take off": "take Cloak off Plain Tom"}


def test_troops_are_told_by_side_and_strength():  # CO-101.2, CO-R.N
    one: Side = {"hand": ["dart"], "front": ["tom"]}
    two: Side = {"front": ["tom", "mouser", "tom"], "back": ["ghost"], "face_down": ["ghost"], "damage": {"mouser": 2}}
    game = arranged(one=one, two=two, cards=CARDS).says("dart")
    assert said(game) == {
        "their tom": "their Plain Tom (1 damage, 2 health)",
        "their mouser": "their Plain Mouser (2 damage, 1 of 3 health)",
        "their tom 2": "their Plain Tom no. 2 (1 damage, 2 health)",
        "face-down": "a face-down troop of theirs",
    }
    assert said(game, "de")["their mouser"] == "Plain Mouser beim Gegner (2 Schaden, 1 von 3 Gesundheit)"


def test_of_several_face_down_troops_it_is_told_what_was_paid():  # CO-R.N
    two: Side = {"front": ["tom"], "back": ["ghost", "ghost"], "face_down": ["ghost", "ghost 2"]}
    game = arranged(one={"hand": ["dart"]}, two=two, cards=CARDS).says("dart").says("face-down")
    assert list(said(game)) == ["place 1", "place 2"]
    assert said(game)["place 2"].startswith("number 2, there for $")


def test_vehicles_and_pilots_are_told_together():  # CO-108.2
    one: Side = {"front": ["truck", "tom", "truck", "mouser"], "pilots": {"truck": "tom"}}
    game = arranged(one=one, phase="pilots", cards=CARDS)
    assert said(game)["our truck"] == "Plain Truck (4 damage, 5 health, piloted by Plain Tom)"
    assert said(game)["our truck 2"] == "Plain Truck no. 2 (4 damage, 5 health, without a pilot)"
    game.says("our truck 2")
    assert said(game)["our tom"] == "Plain Tom (in Plain Truck)"


def test_an_offer_and_a_choice_are_told_in_the_words_of_the_card():  # CO-R.Z
    game = arranged(one={"hand": ["trick"]}, cards=CARDS).says("trick")
    assert said(game) == {
        "mode 1": "you may do this: your opponent draws a card",
        "mode 2": "you may gain $1",
    }
    game.says("mode 2")
    assert said(game) == {"no": "no, rather not", "yes": "yes, Trick: gain $1"}


def test_the_card_to_be_put_back_is_named():  # CO-R.Z
    game = arranged(one={"hand": ["guide"], "deck": ["tom", "mouser"]}, cards=CARDS)
    game.wishes("tom", "mouser").says("guide").says("yes")
    assert said(game) == {"top": "leave Plain Mouser on top", "bottom": "put Plain Mouser under the deck"}
    game.says("bottom")
    assert said(game)["top"] == "leave Plain Tom on top"


def test_what_there_is_not_can_be_named_all_the_same():
    game = arranged(one={"hand": ["trick"]}, cards=CARDS).says("trick")
    sight = game.table.sight_of_asked()
    for language, text in (("en", "number 3, which there is not"), ("de", "Nummer 3, die es nicht gibt")):
        assert MatchTexts(game.table.setup, language).answer(sight, 2) == text
