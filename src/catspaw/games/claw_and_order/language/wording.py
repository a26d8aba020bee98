"""The English sentence of a declaration, from which both its grammar and its printed text are made.

`deal {number} damage to {whom}`: what stands in braces differs from line to line, what stands between them is a fixed
phrase. `{number:a card|# cards}` says one of it or several. A ` | ` begins a new phrase within fixed words, so that
another sentence may begin with the same phrase; stops are phrases of their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from catspaw.games.claw_and_order.language.english_nouns import (
    filter_words,
    one_of,
    other_word,
    who_is,
    with_article,
)
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.phrases import PHRASES, phrase_for, singular
from catspaw.games.claw_and_order.language.terms import Event, Mode, Side, Standing

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.declaration import Declared
    from catspaw.games.claw_and_order.language.tongue import Tongue


class Slot(NamedTuple):
    """What differs from line to line."""

    grammar: str
    """By the rules of `sentences.lark` and the terminals of `phrases`."""
    say: Callable[[Any, Tongue], object]
    """Its words, of an object of the declaration."""


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


def _subject(line: Any, _: Tongue) -> str:
    subject: Who = line.subject
    return one_of(subject.filter) if subject.mode is Mode.EACH else who_is(subject)


def _group(line: Any, _: Tongue) -> str:
    filter = line.subject.filter
    return other_word(filter) + filter_words(filter, plural=True)


def _change(line: Any, _: Tongue) -> str:
    return f"${abs(line.amount)} {phrase_for('CHEAPER', 1 if line.amount > 0 else -1)}"


def _moment(line: Any, _: Tongue) -> str:
    """The start of a phase is called as that of a turn."""
    event = Event.TURN_STARTS if line.event is Event.ATTACK_STARTS else line.event
    return phrase_for("MOMENT", event)


def _player_doer(line: Any, _: Tongue) -> str:
    return phrase_for("DOER", line.subject.filter.side)


def _doing(line: Any, _: Tongue) -> str:
    said = line.event.said
    return said.yours if line.subject.filter.side is Side.FRIENDLY else said.english  # type: ignore[no-any-return]


def _and_price(price: Any, tongue: Tongue) -> str:
    return f" and {price.second.said(tongue)}" if price.second else ""


def for_each(filter: Filter) -> str:
    return f" for each {other_word(filter)}{filter_words(filter)}"


def _times(line: Any, _: Tongue) -> str:
    return for_each(line.times) if line.times else ""


def _own(effect: Any, _: Tongue) -> str:
    return filter_words(effect.filter, plural=True)


def _per(phrase: str) -> Callable[[Any, Tongue], str]:
    return lambda line, tongue: f" {PHRASES[phrase]}" if line.per_counter else _times(line, tongue)


def _condition(line: Any, _: Tongue) -> str:
    if line.asked:
        controls = "your opponent controls" if line.asked.side is Side.OPPOSING else "you control"
        return f"{controls} {one_of(replace(line.asked, side=Side.ANY))}"
    this_is = "" if line.names_its_troop else "this is "
    return f"{this_is}{line.condition.said.english}"


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
    "dealer": Slot("(itself | one)", lambda effect, _: who_is(effect.dealer)),
    "own": Slot("own", _own),
    "lines": Slot("LINES", lambda effect, _: phrase_for("LINES", effect.player)),
    "hand": Slot("HAND", lambda effect, _: phrase_for("HAND", effect.player)),
    "minus": Slot("MINUS", lambda effect, _: f"-{effect.number}"),
    "stands": Slot("STANDS", lambda effect, _: phrase_for("STANDS", effect.which)),
    "pacified": Slot("STANDS", lambda *_: phrase_for("STANDS", Standing.IS_PACIFIED)),
    "plus": Slot("PLUS", lambda effect, _: f"+{effect.number}"),
    "dollars": Slot("DOLLARS", lambda effect, _: f"${effect.number}"),
    "stat": Slot("STAT", lambda effect, _: phrase_for("STAT", effect.which)),
    "keyword": Slot("KEYWORD", lambda effect, _: effect.which.said.english),
    "line": Slot("TO_LINE", lambda effect, _: phrase_for("TO_LINE", effect.which)),
    "player": Slot("PLAYER", lambda effect, _: phrase_for("PLAYER", effect.player)),
    "deck": Slot("OF_DECK", lambda effect, _: phrase_for("OF_DECK", effect.player)),
    "card": Slot("wanted", lambda effect, _: with_article(filter_words(effect.filter))),
    "token": Slot("(_A | NUMBER) NAME", _token),
    # Of lines.
    "keywords": Slot(
        "KEYWORD (_COMMA KEYWORD)*",
        lambda line, _: ", ".join(keyword.said.english for keyword in line.keywords),
    ),
    "troop": Slot("_A filter", lambda line, _: with_article(filter_words(line.filter))),
    "subject": Slot("(itself | a_troop)", _subject),
    "event": Slot("EVENT", lambda line, _: phrase_for("EVENT", line.event)),
    "moment": Slot("MOMENT", _moment),
    "turn": Slot("TURN", lambda line, _: phrase_for("TURN", line.subject.filter.side)),
    "phase": Slot("PHASE", lambda line, _: line.subject.filter.side.said.phase),
    "player_doer": Slot("DOER", _player_doer),
    "doing": Slot("DOING", _doing),
    "response": Slot("RESPONSE", lambda line, _: phrase_for("RESPONSE", line.to)),
    "effects": Slot("effects", lambda line, tongue: tongue.effects(line.effects)),
    "itself": Slot("itself", _subject),
    "group": Slot("group", _group),
    "amount": Slot("(PLUS | MINUS)", lambda line, _: f"{line.amount:+}"),
    "change": Slot("DOLLARS CHEAPER", _change),
    "per_counter": Slot("(PER_COUNTER | times)?", _per("PER_COUNTER")),
    "per_counters": Slot("(PER_COUNTERS | times)?", _per("PER_COUNTERS")),
    "times": Slot("times?", _times),
    "and_price": Slot("(_AND_A _second)?", _and_price),
    "condition": Slot("condition", _condition),
    "bonus": Slot("_static", lambda line, tongue: tongue.fill(line, None, follows=True)),
    "price": Slot("_price", lambda line, tongue: line.price.said(tongue)),
    "paid": Slot("_paid", lambda line, tongue: line.price.said(tongue)),
}
"""`whom` and `some` are objects of a sentence, `who` and `they` its subjects; `one` is either, of one troop."""
QUOTED: Final = re.compile(r'"([^"]+)"')
"""A phrase in the grammar of a declaration."""
_SLOT: Final = re.compile(r"\{(\w+)(?::([^}]*))?\}")
_BETWEEN: Final = re.compile(r" \| |([,:])")
_NUMBERS: Final = ("number", "plus", "minus", "dollars")


def alternative(text: str) -> str:
    """What is read by the grammar; phrases stand in quotation marks."""
    found, at = [], 0
    for slot in _SLOT.finditer(text):
        found += [*_phrases(text[at : slot.start()]), _symbols(SLOTS[slot[1]], slot[2] or "")]
        at = slot.end()
    return " ".join([*found, *_phrases(text[at:])])


def printed(text: str, part: Declared, tongue: Tongue) -> str:
    """What is said of an object of the declaration."""
    return text.replace(" | ", " ").format_map({name: SLOTS[name].say(part, tongue) for name in slots_of(text)})


def slots_of(text: str) -> list[str]:
    return [slot[1] for slot in _SLOT.finditer(text)]


def least_number(text: str) -> int:
    """The least number that is written in digits; 0 if there is no number to write."""
    found = [2 if slot[2] else 1 for slot in _SLOT.finditer(text) if slot[1] in _NUMBERS]
    return found[0] if found else 0


def _phrases(words: str) -> Iterator[str]:
    return (f'"{phrase.strip()}"' for phrase in _BETWEEN.split(words) if phrase and phrase.strip())


def _symbols(slot: Slot, forms: str) -> str:
    if not forms:
        return slot.grammar
    one, several = forms.split("|")
    article, _, rest = one.partition(" ")
    one_said = f'_A "{rest}"' if article == "a" else f'"{one}"'
    return f'({one_said} | {slot.grammar} "{several.removeprefix("# ")}")'
