"""What is printed on the cards of a set, in one language: for clients, which have no card data of their own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from catspaw.core.setup import TableSetup
from catspaw.core.view import one_of
from catspaw.games.claw_and_order.abilities.ops import IS_COMMANDER, IS_LONGHAIR, IS_SHORTHAIR, KEYWORD_TRAIT, KEYWORDS
from catspaw.games.claw_and_order.cards.card_files import TYPES
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.edge.view import KEYWORD_NAMES, KeywordName
from catspaw.games.claw_and_order.language.cited_rules import rules_of
from catspaw.games.claw_and_order.language.render import render, tooltip
from catspaw.games.claw_and_order.state.card_index import CardSet

Kind = Annotated[str, one_of((*TYPES, "token", "battlefield"))]


class AbilityText(Struct, frozen=True):
    """A line as the rules execute it, and what it comes to."""

    text: str
    means: str
    placed: bool
    """Whether events speak of it by its place among such; keywords and limits have none."""


class CardText(Struct, frozen=True):
    """CO-101.2, CO-101.3: a card, a token or a battlefield."""

    name: str
    type: Kind
    breed: Literal["shorthair", "longhair"] | None
    """None for vehicles, and for what is no troop."""
    commander: bool
    cost: int | None
    damage: int | None
    health: int | None
    keywords: tuple[KeywordName, ...]
    whom: Literal["both", "loser"] | None
    """For whom a battlefield holds."""
    title: str
    abilities: tuple[AbilityText, ...]
    lore: str | None
    rules: tuple[str, ...]


def card_faces(cards: CardSet, language: str) -> dict[str, CardText]:
    """Every definition of a set, by id."""
    texts = MatchTexts(TableSetup((), {}, {}, (), cards, ()), language)
    return {id: _card_text(texts, number) for number, id in enumerate(cards.ids)}


def _card_text(texts: MatchTexts, number: int) -> CardText:
    cards, text = texts.cards, texts.text(number)
    traits = cards.traits[number]
    is_troop = text.type in ("troop", "vehicle", "token")
    whom = texts.whom(number)
    return CardText(
        name=texts.called[number],
        type=text.type,
        breed="shorthair" if traits >> IS_SHORTHAIR & 1 else "longhair" if traits >> IS_LONGHAIR & 1 else None,
        commander=bool(traits >> IS_COMMANDER & 1),
        cost=None if text.type in ("token", "battlefield") else int(cards.costs[number]),
        damage=int(cards.damages[number]) if is_troop else None,
        health=int(cards.healths[number]) if is_troop else None,
        keywords=tuple(KEYWORD_NAMES[each] for each in range(KEYWORDS) if traits >> (KEYWORD_TRAIT + each) & 1),
        whom=("loser" if whom == "loser" else "both") if text.type == "battlefield" else None,
        title=texts.title(number),
        abilities=tuple(
            AbilityText(
                render(ability, texts.language, texts.tokens), tooltip(ability, texts.language), bool(ability.kind)
            )
            for ability in text.abilities
        ),
        lore=text.lore_in(texts.language) or None,
        rules=tuple(sorted({rule for ability in text.abilities for rule in rules_of(ability)})),
    )
