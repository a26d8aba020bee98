"""`catspaw cards watch`: a set while it is written; at every save what has changed, and what that does."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.markup import escape

from catspaw.core.errors import CatspawError, Malformed
from catspaw.core.setup import TableSetup
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.cards.report import report_of
from catspaw.games.claw_and_order.cards.sets import SETS, read_set, written_set
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.lab.paired import Paired, paired
from catspaw.lab.workers import cores
from catspaw.terminal.cli.cards import cards, print_card, print_report
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import console
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Language
from catspaw.terminal.cli.translation import told

EVERY: Final = 0.3
"""Seconds between two looks at the files."""


@cards.command
def watch(
    folder: str,
    *,
    games: int = 100,
    bots: str = "heuristic",
    seed: int = 1,
    saves: int | None = None,
    language: Language = None,
) -> None:
    """Look at a set while you write it: at every save its mistakes, the cards that changed, and who wins more often.

    Example: `catspaw cards watch my-set --games 200`

    Parameters
    ----------
    folder
        The folder with the card files.
    games
        Deals that each deck with a changed card plays twice, as it was and as it is; 0 for none.
    bots
        Who plays them: heuristic, random, or a level that catspaw games lists.
    seed
        Where the deals start.
    saves
        End after so many saves; by default Ctrl-C ends it.
    """
    if games < 0 or (saves is not None and saves < 0):
        raise Malformed("{options}: at least 0", options="--games, --saves")
    chosen = language_for(language)
    written_set(folder)
    if folder in SETS and not Path(folder).exists():
        built_in = "{set} is built in and stays as it is; write at a copy: catspaw cards copy {set} my-{set}"
        raise Malformed(built_in, set=folder)
    bench, before = Bench(folder, chosen, games, bots, seed), stamps(Path(folder))
    bench.look()
    for number, _ in enumerate(changes(Path(folder), before) if saves != 0 else (), 1):
        bench.look()
        if number == saves:
            return


Stamps = dict[str, tuple[int, int]]


def changes(folder: Path, before: Stamps) -> Iterator[None]:
    """Yields whenever a file of a folder was saved, came or went, and nothing more is being written."""
    seen = before
    while True:
        time.sleep(EVERY)
        after = stamps(folder)
        if after == seen != before:
            before = after
            yield
        seen = after


def stamps(folder: Path) -> Stamps:
    """When each file was written, and how long it is; one that goes meanwhile is gone."""
    found: Stamps = {}
    for path in (*folder.glob("*.toml"), *folder.glob("decks/*.txt")):
        try:
            stat = path.stat()
        except OSError:
            continue
        found[str(path)] = (stat.st_mtime_ns, stat.st_size)
    return found


class Bench:
    """The set as it was when it could last be played."""

    def __init__(self, folder: str, language: str, games: int, bots: str, seed: int) -> None:
        self._folder = folder
        self._language = language
        self._games = games
        self._bots = (bots, bots)
        self._seed = seed
        self._before: CardSet | None = None

    def look(self) -> None:
        """Say what is wrong, or what has changed since."""
        try:
            report = report_of(written_set(self._folder, self._language))
            print_report(report, self._folder, self._language)
            if report.is_playable:
                self._show(read_set(self._folder))
        except CatspawError as error:
            console.print(escape(told(self._language, error)))
        watching = said(self._language, "watching {folder}; save a file to see what changes", folder=self._folder)
        console.print(f"[dim]{escape(watching)}[/]")

    def _show(self, now: CardSet) -> None:
        before, self._before = self._before, now
        if before is None:
            return
        texts = MatchTexts(TableSetup((), {}, {}, (), now, ()), self._language)
        changed = changed_cards(before, now)
        for number in changed:
            print_card(texts, number, explain=True)
        if self._games and before.label != now.label:
            for deck in now.decks:
                if deck.label in {old.label for old in before.decks} and is_touched(deck, before, now, changed):
                    self._compare(deck.label, before, now)

    def _compare(self, deck: str, before: CardSet, now: CardSet) -> None:
        game = game_by_id("claw-and-order")
        other = next((one.label for one in now.decks if one.label != deck), deck)
        setups = [game.setup(edition=cards, decks=[deck, other]) for cards in (before, now)]
        found = paired(game, setups[0], setups[1], self._bots, self._games, self._seed, workers=cores())
        console.print(escape(told_effect(found, deck, other, self._language)))


def changed_cards(before: CardSet, now: CardSet) -> list[int]:
    """The cards, tokens and battlefields that are new, or read otherwise than before."""
    faces = {id: _face(before, number) for number, id in enumerate(before.ids)}
    return [number for number, id in enumerate(now.ids) if faces.get(id) != _face(now, number)]


def _face(cards: CardSet, number: int) -> tuple[object, ...]:
    names = (cards.names["en"][number], cards.names["de"][number])
    figures = (cards.costs[number], cards.healths[number], cards.damages[number], cards.traits[number])
    return *names, *figures, cards.texts[number]


def is_touched(deck: DeckList, before: CardSet, now: CardSet, changed: list[int]) -> bool:
    """Whether a deck has a changed card, or is another one; a token or a battlefield concerns them all."""
    old = next(one for one in before.decks if one.label == deck.label)
    if [before.ids[number] for number in old.cards] != [now.ids[number] for number in deck.cards]:
        return True
    return any(number >= now.cards or number in deck.cards for number in changed)


def told_effect(found: Paired, deck: str, other: str, language: str) -> str:
    """By how much a deck wins more often."""
    low, high = found.interval
    told = "{deck} against {other}, {games} deals played twice: {before} → {after}, {low} to {high} points"
    shares = {"before": f"{found.before / found.games:.0%}", "after": f"{found.after / found.games:.0%}"}
    points = {"low": f"{100 * low:+.1f}", "high": f"{100 * high:+.1f}"}
    return said(language, told, deck=deck, other=other, games=found.games, **shares, **points)
