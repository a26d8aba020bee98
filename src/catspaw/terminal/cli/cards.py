"""`catspaw cards`: for those who write cards and check decks of Claw & Order."""

from __future__ import annotations

import sys
from importlib.resources import as_file, files
from pathlib import Path
from shutil import copytree
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape

from catspaw.core.errors import Malformed, Unknown
from catspaw.core.setup import TableSetup
from catspaw.games.claw_and_order.cards.decks import complaints, deck_cards, warnings
from catspaw.games.claw_and_order.cards.sets import SETS, problems, read_set
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.language.cited_rules import rules_of
from catspaw.games.claw_and_order.language.render import tooltip
from catspaw.games.claw_and_order.state.card_index import DeckList
from catspaw.games.toml_file import file_text
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import FAILED_CHECK, console
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Language

WARNING = "warning: "
cards = App(name="cards", help="Read, write and check the cards and decks of Claw & Order.")

AnySet = Annotated[str, Parameter(help="The id of a built-in set, or the folder of your own.")]


@cards.command
def show(edition: AnySet = SETS[0], *, language: Language = None, explain: bool = False) -> None:
    """Print every card of a set, with its text as the rules execute it.

    Example: `catspaw cards show starter --language de`

    Parameters
    ----------
    explain
        Say for each line in plain words what it does, and on which rules it leans.
    """
    chosen = language_for(language)
    found = read_set(edition)
    names = MatchTexts(TableSetup((), {}, {}, (), found, ()), chosen)
    for number in range(len(found.ids)):
        text = names.text(number)
        console.print(f"[bold]{escape(names.title(number))}[/]")
        for ability, line in zip(text.abilities, names.lines(number), strict=True):
            console.print(escape(f"  {line}"))
            if explain:
                leans = ", ".join(rules_of(ability))
                console.print(f"    [dim]{escape(tooltip(ability, chosen))} {leans}[/]")
        if text.lore:
            console.print(f"  [dim italic]{escape(names.say('lore', text=text.lore))}[/]")


@cards.command
def check(folder: str, *, language: Language = None) -> None:
    """Read a set of your own and say everything that is wrong with it, by file, line and column.

    Example: `catspaw cards check my-set`

    Parameters
    ----------
    folder
        The folder with the card files.
    """
    found = problems(folder)
    for line in found:
        console.print(escape(line))
    if any(not line.startswith(WARNING) for line in found):
        sys.exit(FAILED_CHECK)
    checked = read_set(folder)
    counts = {"cards": checked.cards, "tokens": checked.tokens, "battlefields": checked.battlefields}
    counted = said(
        language_for(language),
        "{set}: {cards} cards, {tokens} tokens, {battlefields} battlefields, {decks} decks; play it with {option}",
        set=checked.label,
        decks=len(checked.decks),
        option=f"--edition {folder}",
        **counts,
    )
    console.print(escape(counted))


@cards.command
def copy(edition: str, folder: Path, *, language: Language = None) -> None:
    """Write the files of a built-in set into a new folder, to start your own from.

    Example: `catspaw cards copy starter my-set`

    Parameters
    ----------
    edition
        The id of the set.
    folder
        Where to; it must not exist yet.
    """
    if edition not in SETS:
        raise Unknown("card set of claw-and-order", edition, list(SETS))
    if folder.exists():
        raise Malformed("{folder}: exists already; the name of a new folder was expected", folder=str(folder))
    with as_file(files("catspaw.games.claw_and_order").joinpath("data", edition)) as source:
        copytree(source, folder)
    written = "{folder}: a copy of {edition}; edit it, then: catspaw cards check {folder}"
    console.print(escape(said(language_for(language), written, folder=folder, edition=edition)))


@cards.command
def deck(file: str, *, edition: AnySet = SETS[0], language: Language = None) -> None:
    """Check a decklist of lines such as `3 Alley Recruit`, with the rule that each complaint rests on.

    Example: `catspaw cards deck my-deck.txt`

    Parameters
    ----------
    file
        The decklist, as plain text.
    """
    found, text, chosen = read_set(edition), file_text(file), language_for(language)
    wrong = complaints(text, found, chosen)
    for complaint in wrong:
        console.print(escape(f"{file}, {complaint}"))
    if wrong:
        sys.exit(FAILED_CHECK)
    for warning in warnings(DeckList(Path(file).stem, deck_cards(text, found)), found, chosen):
        console.print(escape(f"{file}: {said(chosen, WARNING)}{warning}"))
    console.print(escape(said(chosen, "{file}: 27 cards, legal; play it with --deck {file}", file=file)))
