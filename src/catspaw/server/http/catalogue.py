"""What can be set up: games with their boxes, decks, variants and rulings, in words."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from catspaw.core.game import Game
from catspaw.games import game_by_id, known_games
from catspaw.games.fluent_texts import capital
from catspaw.server import protocol as p
from catspaw.server.http.table_setup import bots_of
from catspaw.server.live.visitor import told_levels


class Named(Struct, frozen=True):
    """Something with an id and a name, and the rule behind it if there is one."""

    id: str
    name: str
    rule: str | None = None


class RulingSchema(Struct, frozen=True):
    """A question the rulebook leaves open; the first reading is the default, unless the edition has another.

    A reading that is a seat's id can be chosen where that seat plays.
    """

    id: str
    name: str
    rule: str
    readings: tuple[Named, ...]


class EditionSchema(Struct, frozen=True):
    """A box, the decks that come with it, and the rulings of which it has a default of its own."""

    id: str
    decks: tuple[str, ...]
    rulings: dict[str, str]


class SetupSchema(Struct, frozen=True):
    """One game."""

    id: str
    title: str
    players: tuple[int, ...]
    seats: tuple[Named, ...]
    editions: tuple[EditionSchema, ...]
    variants: tuple[Named, ...]
    rulings: tuple[RulingSchema, ...]
    windows: tuple[Named, ...]
    """Questions that one may let pass by themselves."""
    bots: tuple[str, ...]
    levels: tuple[p.Level, ...]
    """Its named opponents, weak to strong; they are among the bots."""
    guided: bool = False
    """Whether it has a first game that teaches."""
    about: str = ""
    """What it is about, in a sentence."""
    names: dict[str, str] = {}
    """What is called how on a plain board, by id; empty where the client has the game's catalogue."""


def setup_schemas(language: str) -> tuple[SetupSchema, ...]:
    """Every game."""
    return tuple(_setup_schema(game, language) for game in known_games())


@cache
def _setup_schema(game: Game, language: str) -> SetupSchema:
    texts = game.texts(game.setup(players=max(game.player_counts)), language)
    return SetupSchema(
        id=game.id,
        title=texts.game_title(),
        players=game.player_counts,
        seats=tuple(Named(seat, capital(texts.seat(number))) for number, seat in enumerate(game.seats)),
        editions=tuple(_edition_schema(game, name) for name in game.editions),
        variants=tuple(Named(one.id, texts.variant(one.id), texts.rule(one.rule)) for one in game.variants),
        rulings=tuple(
            RulingSchema(
                one.id,
                texts.ruling(one.id),
                one.rule,
                tuple(Named(reading, texts.reading(one.id, reading)) for reading in one.readings),
            )
            for one in game.rulings
        ),
        windows=tuple(Named(game.prompts[prompt], texts.question(prompt)) for prompt in game.windows),
        bots=bots_of(game),
        levels=told_levels(game, language),
        guided=game.lesson is not None,
        about=texts.about(),
        names=dict(texts.names()),
    )


def _edition_schema(game: Game, name: str) -> EditionSchema:
    edition = game.chosen_edition(name)
    return EditionSchema(name, game.deck_names(edition), edition.rulings if edition else {})


@lru_cache(64)
def rules_of(id: str, language: str) -> tuple[Named, ...]:
    """Every rule of a game in words."""
    game = game_by_id(id)
    texts = game.texts(game.setup(players=max(game.player_counts)), language)
    return tuple(Named(rule, texts.rule(rule)) for rule in game.rule_ids())


@lru_cache(256)
def deck_checked(id: str, text: str, language: str) -> p.DeckChecked:
    """What keeps a decklist from being played with the built-in set, and what should."""
    game = game_by_id(id)
    complaints, warnings = game.check_deck(text, game.chosen_edition(None), language)
    return p.DeckChecked(
        tuple(p.DeckComplaint(line, rule or None, texts) for line, rule, texts in complaints), tuple(warnings)
    )
