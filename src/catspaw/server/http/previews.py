"""Link previews: what a page of ours is about, for whoever shows a link to it. Nothing that strangers may not know."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Final

from catspaw.core.errors import CatspawError
from catspaw.games import game_by_id, known_games
from catspaw.server.live.rooms import Tables

LONGEST: Final = 64
"""Characters of a table's id, or of a game's."""
ENDED: Final = {"en": "how it ended", "de": "so ging es aus"}
INVITED: Final = {"en": "Come and play", "de": "Spiel mit"}
HOME: Final = {
    "en": ("Catspaw", "A home for cat-and-mouse card games: three boxes, no account, one click to the first question."),
    "de": (
        "Catspaw",
        "Ein Zuhause für Katz-und-Maus-Kartenspiele: drei Schachteln, kein Konto, ein Klick bis zur ersten Frage.",
    ),
}


async def preview_of(path: str, origin: str, language: str, tables: Tables, files: Collection[str]) -> str:
    """The tags for the head of the page at an address; a game without a picture among the files has the house's."""
    title, about = HOME[language]
    game = await _game_at(path, tables)
    if game is not None:
        texts = game_by_id(game).texts(game_by_id(game).setup(), language)
        title, about = texts.game_title(), texts.about()
        if path.startswith("/tables/"):
            ended = await _ending_at(path, language, tables)
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


async def _ending_at(path: str, language: str, tables: Tables) -> str:
    """How the game at a table ended, if it did, and everybody may see it again; the seats without people's names."""
    id = _id_in(path)
    try:
        sitting = await tables.finished(id, "") if (await tables.row(id)).over else None
    except CatspawError:
        return ""
    if sitting is None or sitting.outcome is None:
        return ""
    return " ".join(sitting.game.texts(sitting.setup, language).ending(sitting.outcome)[:1])


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
