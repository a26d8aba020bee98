"""Random card sets: every kind of card with legal abilities, and two legal decks for a match under random rulings."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from typing import Any

from hypothesis import strategies as st

from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.abilities import ops
from catspaw.games.claw_and_order.cards.decks import OF_A_NAME, deck_text
from catspaw.games.claw_and_order.language.assemble import assemble, equips_of, traits_of
from catspaw.games.claw_and_order.language.forms import Filter
from catspaw.games.claw_and_order.language.kinds import DECK_CARDS, TROOPS
from catspaw.games.claw_and_order.language.lines import (
    AnyNumber,
    Equips,
    Keywords,
    Line,
    MayRespond,
    Played,
    abilities_of,
)
from catspaw.games.claw_and_order.language.render import render
from catspaw.games.claw_and_order.language.terms import Mode, Noun, Response
from catspaw.games.claw_and_order.rules.rulings import RULINGS
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.claw_and_order.state.numbers import CHEAP, DECK_SIZE
from claw_and_order.language.made import GUARD, MOUSER, NAMED, Draw, abilities, activated, played, statics, whens

TOKENS = ("alley-recruit", "kitten")
TRAITS = {
    "troop": 1 << ops.IS_TROOP,
    "vehicle": 1 << ops.IS_TROOP | 1 << ops.IS_VEHICLE,
    "equip": 1 << ops.IS_EQUIP,
    "team-buff": 1 << ops.IS_TEAM_BUFF,
    "one-time": 1 << ops.IS_ONE_TIME,
    "token": 1 << ops.IS_TROOP,
    "battlefield": 0,
}
BREEDS = {"": 0, "shorthair": 1 << ops.IS_SHORTHAIR, "longhair": 1 << ops.IS_LONGHAIR}
ONCE = (Keywords, MayRespond, Equips, AnyNumber)
NAMES = {f"c{named.number:02}": (named.english, named.german) for named in NAMED}
"""What cards are called of which abilities speak by name."""
CATS = (Noun.CAT, Noun.COMMANDER, Noun.SHORTHAIR, Noun.LONGHAIR)
CHEAP_TROOPS = 2
"""So many cards of a set are troops that make an opening hand; each deck has three of each."""


KEYWORD_LINES = [
    line
    for keyword in (GUARD, MOUSER)
    for line in (
        f"[keyword.{keyword.english.lower()}]",
        f"name = {json.dumps(keyword.english)}",
        f"name_de = {json.dumps(keyword.german, ensure_ascii=False)}",
        f"text = {json.dumps([render(line, 'en') for line in keyword.lines])}",
    )
]
"""The keywords of the set's own, as a card file has them."""


@dataclass(frozen=True)
class MadeCard:
    """A card, a token or a battlefield."""

    id: str
    kind: str
    abilities: tuple[Line, ...]
    cost: int = 0
    health: int = 0
    damage: int = 0
    breed: str = ""
    commander: bool = False
    for_loser: bool = False

    @property
    def traits(self) -> int:
        own = TRAITS[self.kind] | BREEDS[self.breed] | traits_of(self.abilities)
        return own | self.commander << ops.IS_COMMANDER | self.for_loser << ops.ONLY_LOSER

    @property
    def table(self) -> str:
        return self.kind if self.kind in {"token", "battlefield"} else "card"

    def lines(self) -> Iterator[str]:
        """Its table as a card file has it."""
        yield f"[{self.table}.{self.id}]"
        values: dict[str, Any] = {"name": self.id}
        if self.id[:3] in NAMES:
            values["name"], values["name_de"] = NAMES[self.id[:3]]
        if self.table == "card":
            values |= {"type": self.kind, "cost": self.cost}
        if self.kind in TROOPS:
            values |= {"health": self.health, "damage": self.damage}
        if self.breed:
            values["breed"] = self.breed
        if self.commander:
            values["commander"] = True
        if self.for_loser:
            values["for"] = "loser"
        for key, value in values.items():
            yield f"{key} = {json.dumps(value)}"
        yield "text = ["
        yield from (f"  {json.dumps(render(ability, 'en'), ensure_ascii=False)}," for ability in self.abilities)
        yield "]"


@dataclass(frozen=True, repr=False)
class MadeMatch:
    """A set, two decks of it as numbers of its cards, the readings of the rules, and the seed of random play."""

    cards: tuple[MadeCard, ...]
    decks: tuple[tuple[int, ...], tuple[int, ...]]
    """Seat by seat."""
    listed: bool
    """Whether these are decks of the set, by which an unseen one is guessed."""
    readings: tuple[tuple[str, str], ...]
    seed: int

    def card_set(self) -> CardSet:
        """The set, straight from its abilities."""
        tokens = [card.id for card in self.cards if card.kind == "token"]
        rows, code = assemble([card.abilities for card in self.cards], tokens)
        ids = tuple(card.id for card in self.cards)
        tables = [card.table for card in self.cards]
        return CardSet(
            "made",
            ids,
            {"en": ids, "de": ids},
            (tables.count("card"), tables.count("token"), tables.count("battlefield")),
            [card.cost for card in self.cards],
            [card.health for card in self.cards],
            [card.damage for card in self.cards],
            [card.traits for card in self.cards],
            [equips_of(card.abilities) for card in self.cards],
            rows,
            code,
            tuple(self.deck_lists()) if self.listed else (),
            (),
        )

    def deck_lists(self) -> list[DeckList]:
        return [DeckList(label, list(deck)) for label, deck in zip(("first", "second"), self.decks, strict=True)]

    def setup(self, cards: CardSet) -> TableSetup:
        readings = dict(self.readings)
        changed = {ruling.id: readings[ruling.id] for ruling in RULINGS if readings[ruling.id] != ruling.default}
        return TableSetup((), readings, changed, ("one", "two"), cards, tuple(self.deck_lists()))

    def files(self) -> dict[str, str]:
        """The set as a folder of card files that can be read again."""
        lines = [*KEYWORD_LINES, *(line for card in self.cards for line in card.lines())]
        found = {"made/cards.toml": "\n".join(lines) + "\n"}
        cards = replace(self, listed=False).card_set()
        for deck in self.deck_lists() if self.listed else []:
            found[f"made/decks/{deck.label}.txt"] = deck_text(deck, cards)
        return found

    def __str__(self) -> str:
        """All one needs to play it again."""
        cards = replace(self, listed=False).card_set()
        decks = [", ".join(deck_text(deck, cards).splitlines()) for deck in self.deck_lists()]
        facts = [f"deck of {seat}: {deck}" for seat, deck in zip(("one", "two"), decks, strict=True)]
        facts += [f"the set lists its decks: {self.listed}", f"rulings: {dict(self.readings)}", f"seed: {self.seed}"]
        return "\n".join([*(line for card in self.cards for line in card.lines()), *facts])

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """How a failing example is shown."""
        printer.text(f"<<<\n{self}\n>>>")


@st.composite
def made_cards(draw: Draw, id: str, kind: str, tokens: tuple[str, ...]) -> MadeCard:
    """A definition of this kind, with up to four abilities."""
    lines = ability_lines(draw, kind, tokens)
    if kind != "battlefield" and draw(st.booleans()):
        lines = [broad(line) for line in lines]
    responds = any(isinstance(line, MayRespond) for line in lines)
    return MadeCard(
        id,
        kind,
        tuple(lines),
        cost=0 if responds or kind in {"token", "battlefield"} else draw(st.integers(0, 9)),
        health=draw(st.integers(1, 15)) if kind in TROOPS else 0,
        damage=draw(st.integers(0, 9)) if kind in TROOPS else 0,
        breed=draw(st.sampled_from(["shorthair", "longhair"])) if kind in {"troop", "token"} else "",
        for_loser=kind == "battlefield" and draw(st.booleans()),
    )


@cache
def some_abilities(kind: str, tokens: tuple[str, ...]) -> st.SearchStrategy[list[Line]]:
    """More of those that do something; only a troop may be without any."""
    lines = [abilities(kind, tokens)]
    if kind in DECK_CARDS[:4]:
        lines += [whens(kind, tokens), activated(kind, tokens)]
    if kind in {"vehicle", "equip"}:
        lines.append(statics(kind))
    return st.lists(st.one_of(lines), min_size=0 if kind in TROOPS else 1, max_size=3)


def ability_lines(draw: Draw, kind: str, tokens: tuple[str, ...]) -> list[Line]:
    """Lines that may stand together: keywords first, limits once, and a One-Time Item does something."""
    found: list[Line] = draw(some_abilities(kind, tokens))
    if kind == "one-time" and not any(isinstance(line, Played) for line in found):
        found.append(draw(played(kind, tokens)))
    speaks = {who.mode for line in found if isinstance(line, Played) for who in line.everybody()}
    if speaks & {Mode.THAT, Mode.OTHER}:
        fitting = [Response.ATTACK]
        fitting += [Response.DEPLOYMENT] * (Mode.OTHER not in speaks) + [Response.DEATH] * (Mode.THAT not in speaks)
        found.insert(0, MayRespond(draw(st.sampled_from(fitting))))
    found = [
        line for at, line in enumerate(found) if not isinstance(line, ONCE) or type(line) not in map(type, found[:at])
    ]
    while len(abilities_of(found)) > ops.ABILITIES:
        found.pop(0)
    return sorted(found, key=lambda line: not isinstance(line, Keywords))


def broad(part: Any) -> Any:
    """The same for all breeds, damaged or not, whatever their numbers, so that more of it happens."""
    if isinstance(part, Filter):
        noun = Noun.TROOP if part.noun in CATS else part.noun
        plain = replace(part, noun=noun, damaged=False, measure=None, or_noun=None, keyword=None, without=False)
        return replace(plain, no_commander=False, named=None)
    if isinstance(part, tuple):
        return tuple(map(broad, part))
    if is_dataclass(part) and not isinstance(part, type):
        return replace(part, **{field.name: broad(getattr(part, field.name)) for field in fields(part)})
    return part


@st.composite
def made_matches(draw: Draw) -> MadeMatch:
    tokens = TOKENS[: draw(st.integers(1, len(TOKENS)))]
    kinds = ["troop"] * draw(st.integers(7, 8))
    for kind, least in {"vehicle": 1, "equip": 2, "team-buff": 1, "one-time": 1}.items():
        kinds += [kind] * draw(st.integers(least, least + 1))
    cards = [draw(made_cards(f"c{number:02}-{kind}", kind, tokens)) for number, kind in enumerate(kinds)]
    for number in range(CHEAP_TROOPS):
        cards[number] = replace(cards[number], cost=min(cards[number].cost, CHEAP))
    for number in draw(st.sets(st.integers(CHEAP_TROOPS, kinds.index("equip") - 1), max_size=2)):
        cards[number] = replace(cards[number], commander=True)
    others = [draw(made_cards(token, "token", tokens)) for token in tokens]
    others += [draw(made_cards(f"field-{number}", "battlefield", tokens)) for number in range(draw(st.integers(1, 2)))]
    readings = tuple((ruling.id, draw(st.sampled_from(ruling.readings))) for ruling in RULINGS)
    seed = draw(st.integers(0, (1 << 32) - 1))
    chance = random.Random(seed)
    decks = (legal_deck(cards, chance), legal_deck(cards, chance))
    return MadeMatch((*cards, *others), decks, draw(st.booleans()), readings, seed)


def legal_deck(cards: Sequence[MadeCard], chance: random.Random) -> tuple[int, ...]:
    """27 cards: three of each cheap troop, at most one Commander, at most three of a name unless a card says so."""
    deck = [number for number in range(CHEAP_TROOPS) for _ in range(OF_A_NAME)]
    rest: list[int] = []
    commanders = [number for number, card in enumerate(cards) if card.commander]
    if commanders:
        rest.append(chance.choice(commanders))
    for number, card in enumerate(cards):
        if not card.commander:
            copies = 2 * OF_A_NAME if AnyNumber() in card.abilities else OF_A_NAME
            rest += [number] * (copies - deck.count(number))
    chance.shuffle(rest)
    return tuple(sorted(deck + rest[: DECK_SIZE - len(deck)]))
