"""From the command line to the first question."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from catspaw.bots import bot_by_name, usual_bot
from catspaw.core.dealer import secret_of_seed
from catspaw.core.errors import Malformed
from catspaw.core.game import Game
from catspaw.games import game_by_id, known_games
from catspaw.table import Opened, open_lesson, opening, read_entries
from catspaw.table import replay as replayed
from catspaw.terminal.cli import saves
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import console
from catspaw.terminal.cli.set_up import arranged, one_each, seated
from catspaw.terminal.cli.setting import AS_ARRANGED, Arrangement
from catspaw.terminal.cli.story import read_text
from catspaw.terminal.tui.app import Client, Next, farewell
from catspaw.terminal.tui.home import Resume
from catspaw.terminal.tui.set_up import PERSON, player


def start(
    game: str | None,
    arrangement: Arrangement,
    *,
    resume: bool,
    seats: str | None,
    seed: int | None,
    language: str | None,
    record: str | None,
    guided: bool = False,
) -> None:
    """Run the client until it is left. What cannot be done is said before the screen is taken."""
    chosen = language_for(language)
    if record is not None:
        line = read_text(record)
        decks = one_each(arrangement.decks, len(arrangement.decks))
        client = Client(chosen, replay=replayed(line, edition=arrangement.edition, decks=decks))
    else:
        first = first_screen(game, arrangement, resume=resume, seats=seats, seed=seed, guided=guided)
        client = Client(chosen, first)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Malformed("catspaw play needs a terminal: its input or output goes somewhere else")
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # under nohup, too, a closed terminal ends the game: it is kept
    client.run()
    if text := farewell(client):
        console.print(text, markup=False)


def first_screen(
    game: str | None,
    arrangement: Arrangement,
    *,
    resume: bool,
    seats: str | None,
    seed: int | None,
    guided: bool = False,
) -> Next:
    """What the client begins with: a saved game, a new one, or the first screen."""
    chosen = (arrangement, seats, seed) != (AS_ARRANGED, None, None)
    is_file = game is not None and Path(game).is_file()
    if guided and (chosen or resume or is_file):
        raise Malformed("a guided game has its seats, its box and its cards already")
    if chosen and (resume or is_file):
        raise Malformed("a saved game has its seats, its box and its cards already")
    if resume and not is_file:
        return saved(saves.newest(game_by_id(game).id if game else None))
    if game is None:
        if chosen or guided:
            raise Malformed("say which game it is: {games}", games=", ".join(known.id for known in known_games()))
        return None
    if is_file:
        return saved(Path(game))
    if guided:
        return open_lesson(game_by_id(game), player(PERSON).name)
    return new_table(game_by_id(game), arrangement, seats, seed)


def saved(path: Path) -> Resume:
    """A game to go on with, looked through beforehand."""
    read_entries(path)
    return Resume(path)


def new_table(game: Game, arrangement: Arrangement, seats: str | None, seed: int | None) -> Opened:
    """A table as the options have it; without any, a person against bots that think."""
    if seats is None:
        setup = arranged(game, arrangement)
        kinds = [PERSON, *[usual_bot(game)] * (len(setup.seats) - 1)]
    else:
        setup, kinds = seated(game, arrangement, "--seats", seats)
    for number, kind in enumerate(kinds):
        if kind != PERSON:
            bot_by_name(kind, game, number, 0)
    secret = None if seed is None else secret_of_seed(seed)
    return opening(
        game,
        setup,
        [player(kind) for kind in kinds],
        edition=arrangement.edition,
        decks=one_each(arrangement.decks, len(setup.seats)) or (),
        secret=secret,
    )
