"""One card to read, as large as one likes."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from catspaw.core.view import View
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.language.cited_rules import rules_of
from catspaw.games.claw_and_order.language.render import tooltip
from catspaw.games.fluent_texts import FluentTexts
from catspaw.table import Choice
from catspaw.terminal.tui.boards.spots import card_at

_TRICK_RULES: Final = {"calling-card": "CM-6.1", "smoke-bomb": "CM-6.2", "pickpocket": "CM-6.3"}


def describe_loot(texts: FluentTexts, view: View, choice: Choice) -> RenderableType | None:
    """CM-6.1 to CM-6.3, CM-5.3: what a loot card is good for."""
    del view
    card = next((card for card in LOOT_CARDS if card.id == choice.typed), None)
    if card is None:
        return None
    rule = _TRICK_RULES[card.id] if card.theme is None else "CM-5.3"
    return Text.assemble((f"{texts.name(card.id)}\n", "bold"), f"{rule}: {texts.rule(rule)}")


def describe_card(texts: FluentTexts, card_id: str) -> RenderableType:
    """One card to read: what it is, what it does exactly as the rules do it, and the rules it leans on."""
    assert isinstance(texts, MatchTexts)
    if card_id == "neutral":
        return Text(texts.name(card_id), "bold")
    definition = texts.cards.ids.index(card_id)
    text = texts.text(definition)
    found = [Text(texts.title(definition), "bold")]
    for ability, line in zip(text.abilities, texts.lines(definition), strict=True):
        found += [Text(), Text(line), Text(tooltip(ability, texts.language), "dim")]
    if lore := text.lore_in(texts.language):
        found += [Text(), Text(lore, "italic dim")]
    rules = sorted({rule for ability in text.abilities for rule in rules_of(ability)})
    stated = [rule for rule in rules if "-R." not in rule]
    found += [Text(), *(Text.assemble((f"{rule} ", "bold dim"), (texts.rule(rule), "dim")) for rule in stated)]
    rulings = [rule for rule in rules if rule not in stated]
    if rulings:
        found.append(Text(texts.say("board-rulings", rulings=texts.listed(rulings)), "dim"))
    return Group(*found)


def describe_choice(texts: FluentTexts, view: View, choice: Choice) -> RenderableType | None:
    """The card that an answer points at."""
    card = card_at(view, choice.place)
    return describe_card(texts, card) if card else None
