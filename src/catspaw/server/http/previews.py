"""Link previews: what a page of ours is about, for whoever shows a link to it. Nothing that strangers may not know."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from html import escape
from typing import Final

from catspaw.core.errors import CatspawError
from catspaw.core.outcome import Outcome
from catspaw.core.texts import LANGUAGES, Texts
from catspaw.games import game_by_id, known_games
from catspaw.server.http.limits import Buckets
from catspaw.server.live.rooms import Tables
from catspaw.table.endings import winners_text

LONGEST: Final = 64
"""Characters of a table's id, or of a game's."""
REMEMBERED: Final = 1000
"""Tables whose ends are remembered."""
AGAIN: Final = 600.0
"""Seconds after which one is looked up again: who may know it may have changed."""
LOOKUPS: Final = 2.0
"""Games that are played again for a preview, a second, for a while."""
ENDED: Final = {"en": "how it ended", "de": "so ging es aus"}
INVITED: Final = {"en": "Come and play", "de": "Spiel mit"}
HOME: Final = {
    "en": ("Catspaw", "A home for cat-and-mouse card games: three boxes, no account, one click to the first question."),
    "de": (
        "Catspaw",
        "Ein Zuhause für Katz-und-Maus-Kartenspiele: drei Schachteln, kein Konto, ein Klick bis zur ersten Frage.",
    ),
}


class Endings:
    """How tables ended, for strangers: a game that is over is played again for it, so that is done seldom."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lookups = Buckets(LOOKUPS, 5 * LOOKUPS, clock)
        self._known: OrderedDict[str, tuple[float, dict[str, str]]] = OrderedDict()
        """When it was looked up, and what was found in each language; nothing where strangers may not know it."""

    async def at(self, id: str, language: str, tables: Tables) -> str:
        """How the game at a table ended; empty if it did not, if not everybody may see it again, or if too many ask."""
        if not (await tables.row(id)).over:
            return ""
        since, found = self._known.get(id, (-AGAIN, {}))
        if self._clock() - since >= AGAIN:
            if not self._lookups.take(""):
                return ""
            found = await _ending_at(id, tables)
            self._known[id] = self._clock(), found
            self._known.move_to_end(id)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return found.get(language, "")


_endings: Final = Endings()


async def preview_of(path: str, origin: str, language: str, tables: Tables, files: Collection[str]) -> str:
    """The tags for the head of the page at an address; a game without a picture among the files has the house's."""
    title, about = HOME[language]
    game = await _game_at(path, tables)
    if game is not None:
        texts = game_by_id(game).texts(game_by_id(game).setup(), language)
        title, about = texts.game_title(), texts.about()
        if path.startswith("/tables/"):
            ended = await _endings.at(_id_in(path), language, tables)
            title = f"{title}: {ENDED[language]}" if ended else f"{INVITED[language]}: {title}"
            about = ended or about
    own = f"preview-{game}.jpg"
    picture = f"{origin}/{own if own in files else 'preview-house.jpg'}"
    tags = {
        "og:site_name": "Catspaw",
        "og:type": "website",
        "og:title": title,
        "og:description": about,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": {"en": "en_GB", "de": "de_DE"}[language],
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())


async def _ending_at(id: str, tables: Tables) -> dict[str, str]:
    """How the game at a table ended, in each language, if everybody may see it again; seats without people's names."""
    try:
        sitting = await tables.finished(id, "")
    except CatspawError:
        return {}
    outcome = sitting.outcome
    if outcome is None:
        return {}
    return {language: _in_a_line(sitting.game.texts(sitting.setup, language), outcome) for language in LANGUAGES}


def _in_a_line(texts: Texts, outcome: Outcome) -> str:
    """What the rule says of it that ended it; where none did, who gave up and who won by that."""
    return " ".join(texts.ending(outcome)[:1]) if outcome.rule else winners_text(texts, outcome)


def _id_in(path: str) -> str:
    """Of a table, or of a game."""
    return path.lstrip("/").partition("/")[2].partition("/")[0]


async def _game_at(path: str, tables: Tables) -> str | None:
    """The game of a table or of a page about one; None elsewhere, and where there is no such table."""
    kind, id = path.lstrip("/").partition("/")[0], _id_in(path)
    if not 0 < len(id) <= LONGEST or not id.isascii():
        return None
    if kind == "tables":
        try:
            return (await tables.row(id)).game
        except CatspawError:
            return None
    return id if kind in ("rules", "how-to") and id in {game.id for game in known_games()} else None
