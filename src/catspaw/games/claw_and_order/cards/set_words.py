"""What the lines of a set may say because the set has it: names of its cards, and what its tokens are called."""

from __future__ import annotations

from collections.abc import Sequence

from catspaw.games.claw_and_order.cards.card_files import ENGLISH_NOUN, CardFile
from catspaw.games.claw_and_order.language.own_keywords import Named


def names_in(files: Sequence[CardFile]) -> dict[str, Named]:
    """Cards and tokens by their English names in small letters; they are numbered as the set will number them."""
    found: dict[str, Named] = {}
    number = 0
    for table in ("card", "token"):
        written = {id: file.at((table, id)) for file in files for id in file.ids(table)}
        for id in sorted(written):
            english, german = written[id].get("name"), written[id].get("name_de")
            if isinstance(english, str):
                named = Named(number, english, german if isinstance(german, str) else english)
                found[" ".join(english.split()).casefold()] = named
            number += 1
    return found


def nouns_in(files: Sequence[CardFile]) -> dict[str, str]:
    """What sentences call tokens that say so, by id: `mouse / mice`."""
    written = {id: file.at(("token", id)).get("noun") for file in files for id in file.ids("token")}
    return {id: noun for id, noun in written.items() if isinstance(noun, str) and ENGLISH_NOUN.fullmatch(noun)}
