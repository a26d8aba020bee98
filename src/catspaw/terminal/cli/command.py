"""`catspaw`: the commands, their arguments and their exit codes.

0: done. 1: a check found something. 2: what was asked for cannot be done. 130: interrupted.
"""

from __future__ import annotations

import os
import sys
import warnings
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter

from catspaw import __version__
from catspaw.bots import levels_of
from catspaw.core.bits import COMPILED
from catspaw.core.errors import CatspawError
from catspaw.games import game_by_id, known_games
from catspaw.games.registry import GameLeftOut
from catspaw.terminal.cli import cards_table, cards_watch  # noqa: F401 – further commands of `cards`
from catspaw.terminal.cli.admin import admin
from catspaw.terminal.cli.balance import balance
from catspaw.terminal.cli.cards import cards
from catspaw.terminal.cli.help_page import speak
from catspaw.terminal.cli.language import language_asked_for, language_for
from catspaw.terminal.cli.opponents import ladder, train
from catspaw.terminal.cli.page import CANNOT, FAILED_CHECK, INTERRUPTED, console
from catspaw.terminal.cli.review import review
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.serve import serve
from catspaw.terminal.cli.set_up import default_of, set_up, what_is_known
from catspaw.terminal.cli.setting import AS_ARRANGED, AS_IT_COMES, Arrangement, Edition, Language, Setting, Several
from catspaw.terminal.cli.solve import solve
from catspaw.terminal.cli.translation import told

app = App(
    name="catspaw",
    version=f"catspaw {__version__} ({'compiled' if COMPILED else 'interpreted'} rules)",
    help="A home for cat-and-mouse card games.",
    help_format="markdown",
)
app.command(cards)
app.command(admin)
app.command(ladder)
app.command(review)
app.command(balance)
app.command(train)

Seed = Annotated[int | None, Parameter(help="Deals the same cards again.")]


@app.command
def play(
    game: str | None = None,
    *,
    guided: bool = False,
    resume: bool = False,
    seats: str | None = None,
    seed: Seed = None,
    arrangement: Arrangement = AS_ARRANGED,
    language: Language = None,
    replay: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
) -> None:
    """Play at a table in this terminal, against bots or with friends at one keyboard.

    Example: `catspaw play cat-and-mouse --seats heuristic,person`

    Parameters
    ----------
    game
        The game's id, to play at once; or the file of a game that was saved; choose on the screen if left out.
    guided
        Learn by playing: a first game with a fixed deal, in which each question is explained when it comes first.
    resume
        Go on with the game that was played last.
    seats
        Who plays: person, heuristic, random, a level that catspaw games lists, or your own bot as module:Class;
        one for each seat, separated by commas. By default a person against the second level.
    replay
        See a record again, step by step: the record, a file with it in its first line, or - for standard input.
    """
    from catspaw.terminal.tui.start import start

    start(game, arrangement, resume=resume, seats=seats, seed=seed, language=language, record=replay, guided=guided)


app.command(serve)
app.command(solve)


@app.command
def games(*, language: Language = None) -> None:
    """List the games with their seats, player counts, editions, decks, levels, variants and rulings.

    Example: `catspaw games`
    """
    spoken = language_for(language)
    default = said(spoken, "default")
    for game in known_games():
        texts = game.texts(game.setup(), spoken)
        console.print(f"[bold]{game.id}[/]  {game.title}: {', '.join(game.seats)}")
        if len(game.player_counts) > 1:
            players = " | ".join(map(str, game.player_counts))
            console.print(f"  --players {players}  [dim]{default} {game.player_counts[0]}[/]")
        if game.editions:
            console.print(f"  --edition {' | '.join(game.editions)} | FILE  [dim]{default} {game.editions[0]}[/]")
            for name in game.editions:
                console.print(f"    {name}  [dim]{what_is_known(game.read_edition(name), spoken)}[/]")
        if decks := game.deck_names(game.chosen_edition(None)):
            usual = ", ".join(deck.label for deck in game.setup().decks)
            console.print(f"  --deck {' | '.join(decks)} | FILE  [dim]{default} {usual}[/]")
        for level in levels_of(game):
            console.print(f"  --bots {level.id}  [dim]{level.name[spoken]}:[/] {level.style[spoken]}")
        for variant in game.variants:
            console.print(f"  --variant {variant.id}  [dim]{variant.rule}[/]  {texts.rule(variant.rule)}")
        for ruling in game.rulings:
            readings = " | ".join(ruling.readings)
            default_here = default_of(game, ruling, default)
            console.print(f"  --ruling {ruling.id}={readings}  [dim]{ruling.rule}, {default_here}[/]")


@app.command
def edition(game: str, name: str) -> None:
    """Print the file of an edition, to copy, edit and play with `--edition FILE`.

    Example: `catspaw edition red-claw mouse-agents`

    Parameters
    ----------
    game
        The game's id.
    name
        One of its editions.
    """
    sys.stdout.write(game_by_id(game).edition_text(name))


@app.command
def rules(
    game: str | None = None, *, edition: Edition = None, language: Language = None, coverage: bool = False
) -> None:
    """Show every rule in one line, or, in a checkout, which code and tests cite it.

    Example: `catspaw rules cat-and-mouse`

    Parameters
    ----------
    game
        One game's id; all games if left out.
    coverage
        Show citing code and tests for each rule; exit code 1 if one is missing or not run.
    """
    chosen = [game_by_id(game)] if game else list(known_games())
    if coverage:
        from catspaw.terminal.cli.coverage import find_checkout, print_coverage

        if not print_coverage(console, chosen, find_checkout(Path.cwd())):
            sys.exit(FAILED_CHECK)
        return
    for one_game in chosen:
        setup = one_game.setup(edition=edition)
        spoken = language_for(language)
        texts = one_game.texts(setup, spoken)
        console.print(f"[bold]{one_game.title}[/]")
        for rule in one_game.rule_ids():
            console.print(f"  [bold]{rule:<8}[/] {texts.rule(rule)}")
        if setup.edition:
            console.print(f"[bold]{setup.edition.label}[/]  [dim]{what_is_known(setup.edition, spoken)}[/]")
        for line in texts.reference():
            console.print(f"  {line}")


@app.command
def simulate(
    game: str,
    *,
    games: int = 1000,
    seed: int = 1,
    setting: Setting = AS_IT_COMES,
    first: Annotated[int, Parameter(name="--from")] = 1,
    swap: bool = False,
    workers: int | None = None,
    records: Path | None = None,
    language: Language = None,
    json: bool = False,
) -> None:
    """Let bots play many games and say who wins, how long it takes, and what ends it.

    Example: `catspaw simulate cat-and-mouse --games 1000 --seed 1 --bots heuristic,random`

    Parameters
    ----------
    game
        The game's id.
    games
        How many games to play.
    seed
        Where the deals start; equal seeds see equal cards.
    first
        The number of the first game: `--from 17 --games 1` plays the seventeenth again, alone.
    swap
        Everybody moves one seat on, with bot and deck, after every game.
    workers
        Processes that play; by default one for each core. How many there are changes no game.
    records
        A file that gets every game as one line, in order; FILE.part until all are played.
    json
        Print values for machines.
    """
    from catspaw.lab.workers import cores
    from catspaw.terminal.cli.simulation import run_simulation

    chosen = game_by_id(game)
    setup, names = set_up(chosen, setting)
    processes = cores() if workers is None else workers
    run_simulation(
        console, chosen, setup, names, games, seed,
        first=first, swap=swap, workers=processes, records=records, as_json=json, language=language_for(language),
    )  # fmt: skip


@app.command
def replay(
    record: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    seat: str | None = None,
    language: Language = None,
    edition: str | None = None,
    deck: Several = (),
) -> None:
    """Tell a recorded game again, sentence by sentence.

    Example: `catspaw replay game.txt`

    Parameters
    ----------
    record
        A file with one record in its first line, the record itself, or - for standard input.
    seat
        Tell it as this seat saw it; everything is told if left out.
    edition
        Your own edition's file, if the game was played with it.
    deck
        Your own deck's file, if the game was played with it; once for all seats, or once for each.
    """
    from catspaw.terminal.cli.story import read_text, tell_record

    tell_record(console, read_text(record), seat, language_for(language), edition, deck)


@app.command
def verify(
    record: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    commitment: str | None = None,
    edition: str | None = None,
    deck: Several = (),
    language: Language = None,
) -> None:
    """Check that the cards of a recorded game follow from what was fixed before the deal; exit code 1 if not.

    Example: `catspaw verify game.txt`

    Parameters
    ----------
    record
        A file with one record in its first line, the record itself, or - for standard input.
    commitment
        The one that you were shown before the game, in hexadecimal.
    edition
        Your own edition's file, if the game was played with it.
    deck
        Your own deck's file, if the game was played with it; once for all seats, or once for each.
    """
    from catspaw.terminal.cli.story import read_text
    from catspaw.terminal.cli.verify import tell_verified

    tell_verified(console, read_text(record), commitment, edition, deck, language_for(language))


@app.command
def watch(
    game: str = "cat-and-mouse",
    *,
    seed: Seed = None,
    setting: Setting = AS_IT_COMES,
    seat: str | None = None,
    language: Language = None,
) -> None:
    """Watch bots play one game in words; ends with the record.

    Example: `catspaw watch cat-and-mouse --seed 7 --bots heuristic`

    Parameters
    ----------
    game
        The game's id.
    seat
        Watch from this seat; everything is told if left out.
    """
    from catspaw.terminal.cli.story import watch_game

    chosen = game_by_id(game)
    setup, names = set_up(chosen, setting)
    watch_game(console, chosen, setup, names, seed, seat, language_for(language))


def main() -> NoReturn:
    """Run a command; what goes wrong is said in one line on standard error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    language = language_asked_for(sys.argv[1:])
    warnings.showwarning = partial(tell_warning, language)
    speak(app, language)
    try:
        code = run()
        sys.stdout.flush()
    except (CatspawError, CycloptsError) as error:
        complain(told(language, error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        drop_output()
        sys.exit(0)
    except OSError as error:
        drop_output()
        complain(said(language, "cannot write: {reason}", reason=error.strerror))
    sys.exit(code)


def run() -> str | int | None:
    """Run a command and say its exit code."""
    try:
        app(exit_on_error=False, print_error=False)
    except SystemExit as done:
        return done.code
    return 0


def drop_output() -> None:
    """Nobody takes what is still to be written, so that Python need not complain at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def tell_warning(language: str, message: Warning | str, *_: object, **__: object) -> None:
    """One line, such as that an installed game is left out."""
    text = told(language, message.error) if isinstance(message, GameLeftOut) else message
    print(f"catspaw: {text}", file=sys.stderr)


def complain(text: str) -> NoReturn:
    print(f"catspaw: {text}", file=sys.stderr)
    sys.exit(CANNOT)
