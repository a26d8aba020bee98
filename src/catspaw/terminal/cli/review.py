"""`catspaw review`: a game that is over, judged by what each seat knew."""

from __future__ import annotations

import json as machine
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape

from catspaw.core.errors import Malformed
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import console
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Language, Several


def review(
    game: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    seat: str | None = None,
    language: Language = None,
    edition: str | None = None,
    deck: Several = (),
    json: bool = False,
) -> None:
    """Judge a game that is over: how likely each seat was to win, where that turned, and what would have been better.

    Example: `catspaw review game.txt`

    Parameters
    ----------
    game
        A file with a record in its first line, the record itself, - for standard input, or a saved game (.catspaw).
    seat
        Judge this seat alone.
    edition
        Your own edition's file, if the game was played with it.
    deck
        Your own deck's file, if the game was played with it; once for all seats, or once for each.
    json
        Print values for machines.
    """
    table = finished_table(game, edition, deck)
    seats = [table.setup.seat_number(seat)] if seat else range(len(table.setup.seats))
    spoken = language_for(language)
    found = [_judged(table, number, spoken) for number in seats if number is not None]
    if json:
        print(machine.dumps(found, indent=2))
        return
    for values in found:
        _tell(console, values, spoken)


def finished_table(source: str, edition: str | None, decks: Sequence[str]) -> Any:
    """The table of a record or a save; Malformed while it is not over, for then nobody is helped."""
    from catspaw.core.record import read_record
    from catspaw.table import Sitting, replay
    from catspaw.table.entries import Opened
    from catspaw.table.save import read_entries
    from catspaw.terminal.cli.saves import ENDING
    from catspaw.terminal.cli.set_up import one_each
    from catspaw.terminal.cli.story import read_text

    if source.endswith(ENDING):
        opened, *entries = read_entries(Path(source))
        assert isinstance(opened, Opened)
        sitting = Sitting(opened)
        for entry in entries:
            sitting.apply(sitting.propose(entry))
        table = sitting.table
    else:
        line = read_text(source)
        table = replay(line, edition=edition, decks=one_each(decks, len(read_record(line).seats)))
    if table.outcome is None and table.verdict is None:
        raise Malformed("the game is not over; it is judged then")
    return table


def _judged(table: Any, seat: int, language: str) -> dict[str, Any]:
    """Everything about a seat, as values."""
    from catspaw.bots.reasons import chance_text
    from catspaw.table.reviewing import reviewed, turns_in_words
    from catspaw.terminal.cli.simulation import progress_bar

    with progress_bar(len(table.answers)) as show:
        found = reviewed(table, seat, show)
    turns = turns_in_words(table.game, table.setup, table.answers, found, seat, language)
    return {
        "seat": table.setup.seats[seat],
        "name": table.game.texts(table.setup, language).seat(seat),
        "chance_of": chance_text(table.game, language),
        "exact": bool(found.judged) and all(one.advice.exact for one in found.judged),
        "curve": [{"after_answers": answers, "chance": round(chance, 4)} for answers, chance in found.curve(seat)],
        "turns": to_builtins(turns),
    }


def _tell(console: Console, values: dict[str, Any], language: str) -> None:
    from catspaw.table.reviewing import drawn

    chances = [point["chance"] for point in values["curve"]]
    kind = said(language, "computed exactly" if values["exact"] else "estimated")
    console.print(f"\n[bold]{escape(values['name'])}[/]  [dim]{values['chance_of']}, {kind}[/]")
    console.print(f"{drawn(chances)}  {chances[0]:.0%} → {chances[-1]:.0%}")
    if not values["turns"]:
        console.print(f"[dim]{said(language, 'It was even to the end, and no answer cost much.')}[/]")
    for turn in values["turns"]:
        console.print(f"\n[bold]{turn['before']:.0%} → {turn['after']:.0%}[/]  {escape(turn['question'])}")
        console.print(f"    {said(language, 'answered: {answer}', answer=escape(turn['answer']))}")
        if turn["best"]:
            better = said(language, "a stronger player: {answer}", answer=escape(turn["best"]))
            console.print(f"    {better}" + (f" [dim]({turn['reason']})[/]" if turn["reason"] else ""))
        elif not turn["own"]:
            console.print(f"    [dim]{said(language, 'and what happened next')}[/]")
