"""What the language says instead of words that designers bring along from other games."""

from __future__ import annotations

import re
from typing import Final

_SAID_INSTEAD: Final = (
    (r"whenever|each time|every time", "“When …” is said for that"),
    (r"if you do", "“you may …. If you do, …” is one offer; nothing else comes before “If you do”"),
    (r"(as long as|if|when)(?= .*\b(gets?|has|have|costs?|loses?)\b)", "“While …” states the condition of a bonus"),
    (r"if|only if", "“if …,” stands before effects, and “While …” states the condition of a bonus"),
    (r"unless|otherwise|else", "there is no “unless”: “if …,” and “While …” state conditions"),
    (r"at the beginning of|at start of", "“at the start of” is said for that"),
    (r"at the end of (the|your) attack phase", "the Attack Phase ends with the turn: “at the end of your turn”"),
    (r"enters( the battlefield)?|comes into play|is played|arrives", "“is deployed” is said for that"),
    (r"dies|is slain|goes to the (graveyard|discard pile)", "“is killed” is by damage, “is destroyed” in any way"),
    (r"until (the )?end of (the )?turn|for this turn|for the turn", "“this turn” is said for that"),
    (r"until your next turn|during (its|their) next turn", "“cannot attack next turn” is all that lasts so long"),
    (r"enem(y|ies)|opponent'?s troops?|hostile", "“opposing” is said for that"),
    (
        r"your(?! opponent| deck| hand| discard| turn| attack| lines)|all(y|ied|ies)|you own",
        "“friendly” is said for that",
    ),
    (r"all(?! damage| counters)|every|any", "“each” is said for all of them, “target” for one that is chosen"),
    (r"creatures?|units?|minions?|soldiers?|characters?", "“troop” is said for that"),
    (r"hp|hit points?|life|toughness|hearts?", "“health” is said for that"),
    (r"attack power|power|strength|atk", "“damage” is said for that"),
    (r"mana|gold|coins?|money|dollars?", "dollars are written $2"),
    (r"and|, and|, draw|, deal|, gain|, destroy", "one effect follows another behind “, then”"),
    (r"one|two|three|four|five|six|seven|eight|nine", "numbers are written in digits, and one is “a”"),
    (r"can'?t|can not|may not|doesn'?t|do not", "“cannot” is said for that, as in “cannot attack”"),
    (r"taunt|protector|defender|blocks?", "“Opposing troops must attack this if able.” is said for that"),
    (r"hexproof|shroud|untargetable|immune", "“cannot be targeted” is said for that"),
    (r"stuns?|freez\w+|taps?|exhausts?|sleeps?", "“… cannot attack next turn” is said for that"),
    (r"double strike|windfury|attacks twice", "“may attack twice each turn” is said for that"),
    (r"sacrifices?", "“destroy one of your troops”, or “Destroy this: …” as a price, is said for that"),
    (r"fights?", "“… deals its damage to …” is said for that"),
    (r"bounces?|returns? .* to hand", "“return … to its owner's hand” is said for that"),
    (r"mills?", "“discard the bottom card of your opponent's deck” is said for that"),
    (r"tutors?|finds?|fetch(es)?", "“search your deck for …” is said for that"),
    (r"reveals?|shows?", "“look at your opponent's hand” shows a hand to everybody"),
    (r"creates?|put .* into play|spawns?", "“summon a kitten” is said of tokens, by their ids"),
    (r"shuffles?", "a search shuffles; nothing else returns cards to a deck (CO-R.Z)"),
    (r"copy|copies|steals?|gains? control", "“take control of” is said for that; there are no copies"),
    (r"instead|prevents? all", "“prevent the next 2 damage to … this turn” is all that replaces something"),
    (r"times|x\b|equal to|where x", "“for each …” behind an effect or a bonus counts"),
    (r"wins?|loses? the (game|battle|match)", "battles are lost by the rules alone (CO-110.1)"),
    (r"permanent(ly)?|for the rest of", "counters stay: “put a counter on …” and “+1 damage for each counter on it”"),
)
"""A pattern for the words, and what is said instead."""
_PATTERNS: Final = tuple(
    (re.compile(rf"[\s,;:.]*(?:{words})(?![\w'])", re.IGNORECASE), said) for words, said in _SAID_INSTEAD
)


def said_instead(text: str, at: int) -> str:
    """What to say instead of the words at a place of a line that cannot be read; empty if nothing is known.

    If the words there are not known, those behind them may be.
    """
    if at and re.match(r"\s*if\b", text, re.IGNORECASE) and re.search(r"\b(gets?|ha(s|ve)|costs?)\b", text):
        return "no “if” before a bonus: “While …” states its condition"
    rest = text[at:].replace("’", "'")
    for place in (0, *(found.end() for found in list(re.finditer(r"\S+\s+", rest))[:4])):
        for pattern, said in _PATTERNS:
            if pattern.match(rest, place):
                return said
    return ""
