"""`catspaw cards`: for those who write cards and check decks of Claw & Order."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape

from catspaw.core.errors import Unknown
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.cards.decks import complaints, deck_cards, warnings
from catspaw.games.claw_and_order.cards.new_set import KINDS, add_card, begin_set, copy_set
from catspaw.games.claw_and_order.cards.opening_hands import chance_to_fail
from catspaw.games.claw_and_order.cards.report import SetReport, report_of
from catspaw.games.claw_and_order.cards.sets import SETS, read_set, set_of_deck, written_set
from catspaw.games.claw_and_order.edge.card_face import card_faces
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.language.cited_rules import rules_of
from catspaw.games.claw_and_order.language.render import tooltip
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.games.toml_file import file_text
from catspaw.terminal.cli.cards_told import told_deck, told_finding
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import FAILED_CHECK, console, print_json
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Language

WARNING = "warning: "
cards = App(name="cards", help="Read, write and check the cards and decks of Claw & Order.")

AnySet = Annotated[str, Parameter(help="The id of a built-in set, or the folder of your own.")]
NewId = Annotated[str | None, Parameter(help="The id of the new set; by default the name of its folder.")]
AsJson = Annotated[bool, Parameter(help="Print values for machines.", negative=())]


@cards.command
def show(
    edition: AnySet = SETS[0],
    *,
    card: str | None = None,
    language: Language = None,
    explain: bool = False,
    json: AsJson = False,
) -> None:
    """Print every card of a set, or one, with its text as the rules execute it.

    Example: `catspaw cards show starter --card field-medic --language de`

    Parameters
    ----------
    card
        Only the card with this id or name.
    explain
        Say for each line in plain words what it does, and on which rules it leans.
    """
    chosen, found = language_for(language), read_set(edition)
    numbers = range(len(found.ids)) if card is None else [number_of(found, card)]
    if json:
        faces = card_faces(found, chosen)
        print_json({found.ids[number]: faces[found.ids[number]] for number in numbers})
        return
    texts = MatchTexts(TableSetup((), {}, {}, (), found, ()), chosen)
    for number in numbers:
        print_card(texts, number, explain=explain)


def print_card(texts: MatchTexts, number: int, *, explain: bool = False) -> None:
    """A card as it is executed."""
    text = texts.text(number)
    console.print(f"[bold]{escape(texts.title(number))}[/]")
    for ability, line in zip(text.abilities, texts.lines(number), strict=True):
        console.print(escape(f"  {line}"))
        if explain:
            leans = ", ".join(rules_of(ability))
            console.print(f"    [dim]{escape(tooltip(ability, texts.language))} {leans}[/]")
    if lore := text.lore_in(texts.language):
        console.print(f"  [dim italic]{escape(texts.say('lore', text=lore))}[/]")


def number_of(found: CardSet, card: str) -> int:
    """A card of a set by its id or a name."""
    for number, called in enumerate(zip(found.ids, found.names["en"], found.names["de"], strict=True)):
        if card.casefold() in (name.casefold() for name in called):
            return number
    raise Unknown("card", card, list(found.ids))


@cards.command
def check(folder: str, *, language: Language = None, json: AsJson = False) -> None:
    """Read a set and say everything that is wrong with it, or hardly meant, by file, line and column.

    Example: `catspaw cards check my-set`

    Parameters
    ----------
    folder
        The folder with the card files, or the id of a built-in set.
    """
    chosen = language_for(language)
    report = report_of(written_set(folder, chosen))
    if json:
        print_json(report)
    else:
        print_report(report, folder, chosen)
    if not report.is_playable:
        sys.exit(FAILED_CHECK)


def print_report(report: SetReport, folder: str, language: str) -> None:
    """What is wrong; if nothing is, how many there are of each, and how the decks begin."""
    for finding in report.findings:
        console.print(escape(told_finding(finding, language)))
    if not report.is_playable:
        return
    for deck in report.decks:
        console.print(escape(told_deck(deck.id, deck.fails, deck.chance, language)))
    counted = said(
        language,
        "{set}: cards {cards}, tokens {tokens}, battlefields {battlefields}, decks {decks}; play it with {option}",
        set=report.label,
        cards=report.cards,
        tokens=report.tokens,
        battlefields=report.battlefields,
        decks=len(report.decks),
        option=f"--edition {folder}",
    )
    console.print(escape(counted))


@cards.command
def new(
    folder: Path, *, card: str | None = None, type: str = KINDS[0], id: NewId = None, language: Language = None
) -> None:
    """Begin a set in a new folder, which can be played at once; or add a card to it, to be filled in.

    Example: `catspaw cards new my-set --card "Night Courier" --type troop`

    Parameters
    ----------
    folder
        Where the set is, or is to be.
    card
        The name of a card that is added to the set.
    type
        What kind of card: troop, vehicle, equip, team-buff, one-time or battlefield.
    """
    chosen = language_for(language)
    if card is None:
        own = begin_set(folder, id)
        begun = "{folder}: the set {id}; edit it, then: catspaw cards check {folder}"
        console.print(escape(said(chosen, begun, folder=folder, id=own)))
        return
    added, file = add_card(folder, card, type)
    written = "{file}: the card {card} at its end; edit it, then: catspaw cards show {folder} --card {card}"
    console.print(escape(said(chosen, written, file=file, card=added, folder=folder)))


@cards.command
def copy(edition: AnySet, folder: Path, *, id: NewId = None, language: Language = None) -> None:
    """Write the files of a set into a new folder, under an id of its own, to start your own from.

    Example: `catspaw cards copy starter my-set`

    Parameters
    ----------
    folder
        Where to; it must not exist yet.
    """
    own = copy_set(edition, folder, id)
    written = "{folder}: a copy of {edition} with the id {id}; edit it, then: catspaw cards check {folder}"
    console.print(escape(said(language_for(language), written, folder=folder, edition=edition, id=own)))


@cards.command
def deck(file: str, *, edition: str | None = None, language: Language = None, json: AsJson = False) -> None:
    """Check a decklist of lines such as `3 Alley Recruit`, with the rule that each complaint rests on.

    Example: `catspaw cards deck my-deck.txt`

    Parameters
    ----------
    file
        The decklist, as plain text.
    edition
        The set it is of: by default the one in whose folder it lies, else the built-in one.
    """
    text, chosen = file_text(file), language_for(language)
    own = edition or set_of_deck(file)
    found = read_set(own or SETS[0])
    wrong = complaints(text, found, chosen)
    made = None if wrong else DeckList(Path(file).stem or "deck", deck_cards(text, found))
    doubts = warnings(made, found, chosen) if made else []
    chance = chance_to_fail(made, found) if made else None
    if json:
        told = [{"line": one.line, "rule": one.rule or None, "text": one.words} for one in wrong]
        fails = None if chance is None else str(chance)
        print_json({"set": found.label, "errors": told, "warnings": doubts, "opening_hand_fails": fails})
    else:
        for complaint in wrong:
            console.print(escape(f"{file}, {complaint}"))
        for warning in doubts:
            console.print(escape(f"{file}: {said(chosen, WARNING)}{warning}"))
        if made and chance is not None:
            console.print(escape(told_deck(made.label, str(chance), float(chance), chosen)))
            legal = "{file}: 27 cards of {set}, legal; play it with {options}"
            options = f"--edition {own} --deck {file}" if own else f"--deck {file}"
            console.print(escape(said(chosen, legal, file=file, set=found.label, options=options)))
    if wrong:
        sys.exit(FAILED_CHECK)
