"""What can be set up: games with their boxes, decks, variants and rulings, in words."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from catspaw.core.game import Game
from catspaw.games import game_by_id, known_games
from catspaw.games.fluent_texts import capital
from catspaw.server import protocol as p
from catspaw.server.edition_protocol import EditionSchema
from catspaw.server.http.table_setup import bots_of
from catspaw.server.live.editions import HouseSet, edition_schema
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
    takes_files: bool
    """Whether one may bring an edition of one's own."""
    guided: bool = False
    """Whether it has a first game that teaches."""
    about: str = ""
    """What it is about, in a sentence."""
    names: dict[str, str] = {}
    """What is called how on a plain board, by id; empty where the client has the game's catalogue."""


def setup_schemas(language: str, house: tuple[HouseSet, ...] = ()) -> tuple[SetupSchema, ...]:
    """Every game, with the editions that are built in and those that whoever runs the server has brought."""
    return tuple(_with_house_sets(_setup_schema(game, language), house, language) for game in known_games())


def _with_house_sets(schema: SetupSchema, house: tuple[HouseSet, ...], language: str) -> SetupSchema:
    own = [one for one in house if one.game == schema.id]
    if not own:
        return schema
    more = (edition_schema(game_by_id(schema.id), one.name, one.names, language) for one in own)
    return replace(schema, editions=(*schema.editions, *(replace(one, lists={}) for one in more)))


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
        takes_files=game.takes_files,
        guided=game.lesson is not None,
        about=texts.about(),
        names=dict(texts.names()),
    )


def _edition_schema(game: Game, name: str) -> EditionSchema:
    edition = game.chosen_edition(name)
    return EditionSchema(name, "", game.deck_names(edition), edition.rulings if edition else {})


@lru_cache(64)
def rules_of(id: str, language: str) -> tuple[Named, ...]:
    """Every rule of a game in words."""
    game = game_by_id(id)
    texts = game.texts(game.setup(players=max(game.player_counts)), language)
    return tuple(Named(rule, texts.rule(rule)) for rule in game.rule_ids())


@lru_cache(256)
def deck_checked(id: str, text: str, language: str, edition: str | None = None) -> p.DeckChecked:
    """What keeps a decklist from being played with an edition, by default the first, and what should."""
    game = game_by_id(id)
    complaints, warnings = game.check_deck(text, game.chosen_edition(edition), language)
    return p.DeckChecked(
        tuple(p.DeckComplaint(line, rule or None, texts) for line, rule, texts in complaints), tuple(warnings)
    )
