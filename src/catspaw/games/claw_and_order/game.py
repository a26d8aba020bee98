"""Claw & Order as everything outside it knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.core.lesson import Lesson
from catspaw.core.outcome import Scores, Stage
from catspaw.core.own_editions import FilesRead
from catspaw.core.position import NOBODY, Position
from catspaw.core.question import Question
from catspaw.core.setup import Deck, Edition, TableSetup
from catspaw.core.sight import Sight
from catspaw.core.view import View
from catspaw.games.claw_and_order.cards.decks import complaints, deck_cards, deck_text, read_deck, warnings
from catspaw.games.claw_and_order.cards.report import report_of
from catspaw.games.claw_and_order.cards.set_folder import SetFolder
from catspaw.games.claw_and_order.cards.sets import SETS, folder_files, read_set
from catspaw.games.claw_and_order.edge import endings, notation, pointing
from catspaw.games.claw_and_order.edge.build_view import build_view
from catspaw.games.claw_and_order.edge.card_face import card_faces
from catspaw.games.claw_and_order.edge.everything import everything
from catspaw.games.claw_and_order.edge.foresight import nobody_can_respond
from catspaw.games.claw_and_order.edge.names import PACKAGE
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.edge.why_not import why_not
from catspaw.games.claw_and_order.knowledge.sight import MatchSight, sight_of
from catspaw.games.claw_and_order.rules.rulings import RULINGS, Rulings
from catspaw.games.claw_and_order.state.card_index import CardIndex, CardSet, DeckList
from catspaw.games.claw_and_order.state.endings import ENDINGS
from catspaw.games.claw_and_order.state.events import EVENTS
from catspaw.games.claw_and_order.state.numbers import (
    ABILITIES_IN_ALL,
    DECK_SIZE,
    LINKS,
    MOST_ACTIONS,
    MOST_ATTACKS,
    MOST_IN_A_CHAIN,
    RING_SIZE,
    SEAT_NAMES,
    SOURCES,
    Zone,
)
from catspaw.games.claw_and_order.state.position import Match, open_match
from catspaw.games.claw_and_order.state.questions import QUESTIONS, Prompt
from catspaw.games.fluent_texts import rule_ids

TURNS = 3 * 2 * (DECK_SIZE + 1)
"""Three battles, in each of which a player draws a card every turn until none is left to live by."""
ACTS = MOST_ACTIONS + MOST_ATTACKS * SOURCES + SOURCES
"""What a player may do in a turn: plays and uses, attacks, changes of pilots."""
WAVES = 1 + LINKS + ABILITIES_IN_ALL * MOST_IN_A_CHAIN
"""What one act sets off, what that sets off, and so on: six different abilities, then each of all eight times."""
CONSEQUENCES = 2 * DECK_SIZE + WAVES * RING_SIZE * 2 * SOURCES
"""What one act may lead to: both decks discarded, and waves of as many abilities as can wait, with all questions."""


@lru_cache(256)
def _opened(setup: TableSetup) -> Match:
    """The opening of a table setup, which is copied for every match."""
    cards, decks = setup.edition, setup.decks
    assert isinstance(cards, CardSet)
    definitions: list[int] = []
    for deck in decks:
        assert isinstance(deck, DeckList)
        if len(deck.cards) != DECK_SIZE or not all(0 <= card < cards.cards for card in deck.cards):
            raise Malformed(f"deck {deck.label}: 27 cards of the set {cards.label} were expected (CO-102.1)")
        definitions += [int(card) for card in deck.cards]
    return open_match(Rulings(setup), CardIndex(cards, vec[i64](definitions)))


class ClawAndOrder(Game):
    """Two armies of cats, decks of 27, and three battles."""

    id = "claw-and-order"
    title = "Claw & Order"
    prefix = "CO"
    version = 2
    seats = SEAT_NAMES
    editions = SETS
    takes_files = True
    rulings = RULINGS
    prompts = QUESTIONS.names
    windows = QUESTIONS.windows
    events = EVENTS
    endings = ENDINGS
    longest = TURNS * ACTS * CONSEQUENCES
    """Far beyond what is played, but it is a bound (Ruling CO-R.Z)."""

    open_prompts = frozenset(
        {
            Prompt.CHOOSE_BATTLEFIELD,
            Prompt.STAY,
            Prompt.CHOOSE_VEHICLE,
            Prompt.CHOOSE_PILOT,
            Prompt.EQUIP_TO,
            Prompt.ATTACK_WITH,
            Prompt.ATTACK_WHOM,
        }
    )

    universe = staticmethod(notation.universe)
    texts_class = MatchTexts
    bots = ("catspaw.bots.claw_and_order:Tactician",) * 2
    levels = "catspaw.bots.characters:CLAW_AND_ORDER"
    lesson = Lesson(seed=59, bot="pip")
    """Two short battles, with an item, an effect and every part of a turn in the first."""
    guide = "catspaw.bots.guides.claw_and_order:MatchGuide"

    def read_edition(self, name: str) -> Edition:
        return read_set(name)

    def edition_text(self, name: str) -> str:
        raise Malformed(f"a card set is a folder of files: catspaw cards copy {name} FOLDER writes them")

    def read_files(self, files: Mapping[str, str], language: str) -> FilesRead:
        folder = SetFolder("set", dict(sorted(files.items())), taken=SETS, language=language)
        report = report_of(folder)
        edition = folder.card_set(by_contents=True) if report.is_playable else None
        return FilesRead(folder.id, edition, folder.names, report.findings)

    def read_folder(self, folder: str) -> dict[str, str]:
        return folder_files(folder)

    def faces(self, edition: Edition | None, language: str) -> Mapping[str, Struct]:
        assert isinstance(edition, CardSet)
        return card_faces(edition, language)

    def deck_lists(self, edition: Edition | None) -> dict[str, str]:
        assert isinstance(edition, CardSet)
        return {deck.label: deck_text(deck, edition) for deck in edition.decks}

    def deck_names(self, edition: Edition | None) -> tuple[str, ...]:
        assert isinstance(edition, CardSet)
        return tuple(deck.label for deck in edition.decks)

    def plays_with_decks(self, edition: Edition | None) -> bool:
        """CO-102.1: always, also with a set that has none."""
        del edition
        return True

    def read_deck(self, name: str, edition: Edition | None) -> Deck:
        assert isinstance(edition, CardSet)
        return read_deck(name, edition)

    def check_deck(
        self, text: str, edition: Edition | None, language: str
    ) -> tuple[list[tuple[int, str, str]], list[str]]:
        assert isinstance(edition, CardSet)
        found = [(complaint.line, complaint.rule, complaint.words) for complaint in complaints(text, edition, language)]
        return found, [] if found else warnings(DeckList("checked", deck_cards(text, edition)), edition, language)

    def start(self, setup: TableSetup) -> Position:
        return _opened(setup).clone()

    def named(self, sight: Sight) -> Mapping[int, str]:
        assert isinstance(sight, MatchSight)
        return notation.named(sight)

    def rule_for(self, sight: Sight, number: int) -> str:
        assert isinstance(sight, MatchSight)
        return notation.rule_for(sight, number)

    def question(self, sight: Sight) -> Question | None:
        """As any game's, but only what may be answered is put into words."""
        assert isinstance(sight, MatchSight)
        if sight.asked == NOBODY:
            return None
        return Question(self.seat_name(sight.asked) or "", self.prompts[sight.prompt], tuple(notation.options(sight)))

    def points_at(self, sight: Sight, number: int) -> str | None:
        assert isinstance(sight, MatchSight)
        return pointing.points_at(sight, number)

    sight = staticmethod(sight_of)
    view = staticmethod(build_view)
    why_not = staticmethod(why_not)

    def everything(self, position: Position) -> View:
        assert isinstance(position, Match)
        return everything(position)

    def answers_are_open(self, sight: Sight) -> bool:
        assert isinstance(sight, MatchSight)
        return super().answers_are_open(sight) or (sight.prompt == Prompt.RESPOND and nobody_can_respond(sight))

    def decided_by(self, sight: Sight) -> tuple[str, ...]:
        assert isinstance(sight, MatchSight)
        return endings.decided_by(sight)

    def scores(self, sight: Sight) -> Scores:
        assert isinstance(sight, MatchSight)
        return endings.scores(sight)

    def stage(self, position: Position) -> Stage:
        """CO-100.2: its battles."""
        assert isinstance(position, Match)
        zones = position.zones
        turns = max(int(zones[Zone.TURNS]), int(zones[Zone.TURNS + 1]))
        return Stage(int(zones[Zone.STARTER]), turns, (int(zones[Zone.WINS]), int(zones[Zone.WINS + 1])))

    def rule_ids(self) -> list[str]:
        return rule_ids(PACKAGE, self.prefix)
