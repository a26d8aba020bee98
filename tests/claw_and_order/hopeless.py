"""A built-in deck's cards that never has an opening hand, and how its match ends."""

ITEMS = (
    "Air Strike", "Bell Collar", "Catnip Ration", "Jetpack", "Laser Pointer", "Medal Ceremony", "Motor Pool",
    "Roll Call", "Supply Drop",
)  # fmt: skip
HOPELESS = "".join(f"3 {name}\n" for name in ITEMS)
"""Legal, and without a single troop (CO-103.3)."""
LOST = {
    "en": "Not a single opening hand in the whole deck of Player one would do: Player two wins the match.",
    "de": "Im ganzen Deck von Spieler eins hat keine Starthand getaugt: Spieler zwei gewinnt die Partie.",
}
DRAWN = {
    "en": "Neither deck has an opening hand that would do: nobody wins the match.",
    "de": "In keinem der beiden Decks hat eine Starthand getaugt: Niemand gewinnt die Partie.",
}
