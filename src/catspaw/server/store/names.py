"""When two names are the same."""

from __future__ import annotations

from unicodedata import category, normalize


def name_key(name: str) -> str:
    """What all spellings of a name share: neither case, nor width, nor invisible characters tell two people apart."""
    folded = normalize("NFKC", normalize("NFD", name).casefold()).casefold()
    seen = "".join(char for char in normalize("NFKC", folded) if category(char) != "Cf")
    return " ".join(seen.split())
