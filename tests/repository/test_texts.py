"""Every catalogue has what is asked of it, in every language, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import catspaw
from catspaw.bots import bot_names
from catspaw.bots.guides import learns
from catspaw.core.events import kebab_names
from catspaw.core.texts import LANGUAGES
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.questions import Answer
from catspaw.games.red_claw.cards.editions import ABILITY_IDS, COLOUR_NAMES

SOURCES = Path(__file__).parents[2] / "src"
TERMINAL = SOURCES / "catspaw" / "terminal"
BOARDS = TERMINAL / "tui" / "boards"
TABLE = SOURCES / "catspaw" / "table"
BOTS = SOURCES / "catspaw" / "bots"
SAME = {"title", "tokens-of", "card", "card-with-symbols", "used", "board-cards"}
"""What is written alike in both languages."""
every_game = pytest.mark.parametrize("game", catspaw.games(), ids=lambda game: game.id)
of_other_languages = pytest.mark.parametrize("language", LANGUAGES[1:])

FAMILIES = {
    "cat-and-mouse": {
        *(f"room-{number}" for number in range(1, 13)),
        *(f"theme-{card.theme}" for card in LOOT_CARDS if card.theme),
        *(f"trick-{card.id}" for card in LOOT_CARDS if not card.theme),
        *(f"answer-{name}" for name in kebab_names(Answer).values()),
    },
    "red-claw": {
        *(f"colour-{colour}" for colour in COLOUR_NAMES),
        *(f"does-{ability}" for ability in ABILITY_IDS),
        *(f"ability-{ability}" for ability in ABILITY_IDS),
        *(f"lacks-{ability}" for ability in ABILITY_IDS),
        *(f"why-{name}" for name in ("at-ten", "no-tokens", "unfinished")),
    },
    "claw-and-order": set(),
}
"""Messages whose names a game puts together."""


def folder(game: catspaw.Game) -> Path:
    return SOURCES / Path(*type(game).__module__.split(".")[:-1])


def messages(game: catspaw.Game, language: str) -> dict[str, ast.Message]:
    return catalogue(folder(game), language)


def catalogue(folder: Path, language: str) -> dict[str, ast.Message]:
    """The catalogue; a file that cannot be read in full fails."""
    resource = parse((folder / "text" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len(found) == len({entry.id.name for entry in found})
    return {entry.id.name: entry for entry in found}


TEACHING = re.compile(r"(lesson|goal|how|term)(-|$)")
"""What teaches: the clients look for it by prompt, seat and number; `test_lessons.py` and `terms.test.ts` check it."""


def enumerated(game: catspaw.Game) -> Iterator[str]:
    """What follows from the game's own lists."""
    yield from (rule.lower().replace(".", "-") for rule in game.rule_ids())
    yield from (f"ask-{prompt}" for prompt in game.prompts.values())
    yield from (f"ending-{name}" for name, _ in game.endings.values())
    yield from (f"seat-{seat}" for seat in game.seats)
    for kind in game.events:
        name = game.events.names[kind.number]
        yield from (message for message in kind.messages or (name,) if message and name != "over")
    yield from (f"variant-{variant.id}" for variant in game.variants)
    for ruling in game.rulings:
        yield f"ruling-{ruling.id}"
        yield from (f"ruling-{ruling.id}-{reading}" for reading in ruling.readings)


@every_game
def test_every_message_is_used(game: catspaw.Game):
    """By a list of the game, or by a name that stands in its sources."""
    files = [*folder(game).rglob("*.py"), folder(game).parent / "fluent_texts.py", *BOARDS.glob("*.py")]
    sources = "".join(path.read_text("utf-8") for path in files)
    known = {*enumerated(game), *FAMILIES[game.id]}
    for message in messages(game, "en"):
        stem = re.sub("-(hidden|none)$", "", message)
        if TEACHING.match(message):
            continue
        assert {message, stem} & known or f'"{stem}"' in sources or f'"{message}"' in sources, message


@every_game
def test_no_message_of_a_list_is_missing(game: catspaw.Game):
    assert set(enumerated(game)) <= set(messages(game, "en"))


@every_game
@of_other_languages
def test_every_language_says_the_same(game: catspaw.Game, language: str):
    compare(messages(game, "en"), messages(game, language))


@of_other_languages
def test_so_does_the_client(language: str):
    compare(catalogue(TERMINAL, "en"), catalogue(TERMINAL, language))


@of_other_languages
def test_and_what_a_table_refuses(language: str):
    compare(catalogue(TABLE, "en"), catalogue(TABLE, language))


@of_other_languages
def test_and_what_speaks_for_an_answer(language: str):
    compare(catalogue(BOTS, "en"), catalogue(BOTS, language))


def test_every_reason_for_an_answer_is_given():
    """By its name in the sources, or as something that a game's features are about, its own and the rivals'."""
    sources = "".join((BOTS / name).read_text("utf-8") for name in ("reasons.py", "characters/__init__.py"))
    families = {
        f"reason-{game.id}-{re.sub('-(late|[0-9]+)$', '', feature)}-{whose}"
        for game in catspaw.games()
        for feature in learns(game)
        for whose in ("mine", "theirs")
    }
    for message in catalogue(BOTS, "en"):
        named = f'"{message.removeprefix("reason-")}"' in sources
        assert message in families or named or message.startswith("chance-"), message


def test_every_refusal_of_a_table_is_used():
    """By an error's kind, or by a reason that is given where it is raised."""
    sources = "".join(path.read_text("utf-8") for path in (SOURCES / "catspaw").rglob("*.py"))
    for message in catalogue(TABLE, "en"):
        assert f'"{message}"' in sources, message


def test_every_reason_has_a_sentence():
    sources = "".join(path.read_text("utf-8") for path in (SOURCES / "catspaw").rglob("*.py"))
    reasons = set(re.findall(r'reason="([a-z-]+)"', sources))
    assert reasons and reasons <= set(catalogue(TABLE, "en"))


def test_every_message_of_the_client_is_used():
    """By its name in the sources, or as what a key does, what follows a game, or a part of the help."""
    sources = "".join(path.read_text("utf-8") for path in (TERMINAL / "tui").glob("*.py"))
    known = {f"player-{bot}" for bot in ("person", *bot_names())}
    for message in catalogue(TERMINAL, "en"):
        stem = re.sub("^(key|after|help)-", "", message)
        assert message in known or f'"{stem}"' in sources or f'"{message}"' in sources or f"'{message}'" in sources, (
            message
        )


def compare(ours: dict[str, ast.Message], theirs: dict[str, ast.Message]) -> None:
    """The same messages, about the same things, and not in English."""
    assert list(ours) == list(theirs)
    for name, message in theirs.items():
        assert variables(message) <= variables(ours[name]), name
        assert name in SAME or not message.equals(ours[name], ["span"]), name


class Mentioned(Visitor):
    """Collects what a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    mentioned = Mentioned()
    mentioned.visit(message)
    return mentioned.names
