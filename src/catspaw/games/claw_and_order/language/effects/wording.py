"""The English sentence of an effect, from which both its grammar and its printed text are made.

`deal {number} damage to {whom}`: what stands in braces differs from line to line, what stands between them is a fixed
phrase. `{number:a card|# cards}` says one of it or several. A ` | ` begins a new phrase within fixed words, so that
another effect may begin with the same phrase.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from catspaw.games.claw_and_order.language.ability import Who
from catspaw.games.claw_and_order.language.english_nouns import filter_words, who_is, with_article
from catspaw.games.claw_and_order.language.phrases import phrase_for, singular
from catspaw.games.claw_and_order.language.terms import Mode

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.effects.declaration import Effect
    from catspaw.games.claw_and_order.language.tongue import Tongue


class Slot(NamedTuple):
    """What differs from line to line."""

    grammar: str
    """By the rules of `sentences.lark` and the terminals of `phrases`."""
    say: Callable[[Any, Tongue], object]
    """Its words, of an effect."""


class Counted:
    """A number in a text; `{number:a card|# cards}` says one or several of something."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __format__(self, forms: str) -> str:
        one, _, several = (forms or "#|#").partition("|")
        return (one if self.number == 1 else several).replace("#", str(self.number))


def _whom(effect: Any, _: Tongue) -> str:
    return who_is(effect.who)


def _who(effect: Any, _: Tongue) -> str:
    who: Who = effect.who
    return "they" if who.number > 1 and who.mode is Mode.THEM else who_is(who)


def _token(effect: Any, tongue: Tongue) -> str:
    one, many = tongue.name_of(effect.token, singular(effect.token))
    return with_article(one) if effect.number == 1 else f"{effect.number} {many or one + 's'}"


SLOTS: Final = {
    "whom": Slot("(itself | one | chosen | them)", _whom),
    "who": Slot("(itself | one | chosen | they)", _who),
    "one": Slot("(itself | one)", _whom),
    "some": Slot("(chosen | them)", _whom),
    "they": Slot("(chosen | they)", _who),
    "number": Slot("NUMBER", lambda effect, _: Counted(effect.number)),
    "plus": Slot("PLUS", lambda effect, _: f"+{effect.number}"),
    "dollars": Slot("DOLLARS", lambda effect, _: f"${effect.number}"),
    "stat": Slot("STAT", lambda effect, _: phrase_for("STAT", effect.which)),
    "keyword": Slot("KEYWORD", lambda effect, _: phrase_for("KEYWORD", effect.which)),
    "line": Slot("TO_LINE", lambda effect, _: phrase_for("TO_LINE", effect.which)),
    "player": Slot("PLAYER", lambda effect, _: phrase_for("PLAYER", effect.player)),
    "deck": Slot("OF_DECK", lambda effect, _: phrase_for("OF_DECK", effect.player)),
    "card": Slot("wanted", lambda effect, _: with_article(filter_words(effect.filter))),
    "token": Slot("(_A | NUMBER) NAME", _token),
}
"""`whom` and `some` are objects of a sentence, `who` and `they` its subjects; `one` is either, of one troop."""
QUOTED: Final = re.compile(r'"([^"]+)"')
"""A phrase in the grammar of an effect."""
_SLOT: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")
_NUMBERS: Final = ("number", "plus", "dollars")


def alternative(text: str) -> str:
    """What is read by the grammar; phrases stand in quotation marks."""
    found, at = [], 0
    for slot in _SLOT.finditer(text):
        found += [*_phrases(text[at : slot.start()]), _symbols(SLOTS[slot[1]], slot[2] or "")]
        at = slot.end()
    return " ".join([*found, *_phrases(text[at:])])


def printed(text: str, effect: Effect, tongue: Tongue) -> str:
    """What an effect says."""
    return text.replace(" | ", " ").format_map({name: SLOTS[name].say(effect, tongue) for name in slots_of(text)})


def slots_of(text: str) -> list[str]:
    return [slot[1] for slot in _SLOT.finditer(text)]


def least_number(text: str) -> int:
    """The least number that is written in digits; 0 if there is no number to write."""
    found = [2 if slot[2] else 1 for slot in _SLOT.finditer(text) if slot[1] in _NUMBERS]
    return found[0] if found else 0


def _phrases(words: str) -> Iterator[str]:
    return (f'"{phrase.strip()}"' for phrase in words.split(" | ") if phrase.strip())


def _symbols(slot: Slot, forms: str) -> str:
    if not forms:
        return slot.grammar
    one, several = forms.split("|")
    article, _, rest = one.partition(" ")
    one_said = f'_A "{rest}"' if article == "a" else f'"{one}"'
    return f'({one_said} | {slot.grammar} "{several.removeprefix("# ")}")'
