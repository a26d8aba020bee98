"""A game's sentences, from its Fluent files."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Self

from catspaw.core.events import SEAT, Events, Part, Perceived
from catspaw.core.texts import Texts

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Noun(str):
    """A name within sentences. As an object it may read otherwise: texts say ACCUSATIVE($name) or DATIVE($name)."""

    __slots__ = ("accusative", "dative")
    accusative: str
    dative: str

    def __new__(cls, nominative: str, accusative: str | None = None, dative: str | None = None) -> Self:
        noun = super().__new__(cls, nominative)
        noun.accusative = nominative if accusative is None else accusative
        noun.dative = nominative if dative is None else dative
        return noun

    @property
    def forms(self) -> tuple[str, str, str]:
        return str(self), self.accusative, self.dative

    def __eq__(self, other: object) -> bool:
        """Like any text; but two names that bend in different ways are two."""
        return self.forms == other.forms if isinstance(other, Noun) else str.__eq__(self, other)

    __hash__ = str.__hash__


def _accusative(name: str) -> str:
    return name.accusative if isinstance(name, Noun) else name


def _dative(name: str) -> str:
    return name.dative if isinstance(name, Noun) else name


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of one game in one language."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 – takes longer than many a whole game

    text = files(package).joinpath(f"text/{language}.ftl").read_text("utf-8")
    functions: dict[str, Any] = {"ACCUSATIVE": _accusative, "DATIVE": _dative}
    messages = FluentBundle([language], functions=functions, use_isolating=False)
    messages.add_resource(FluentResource(text))
    return messages


def sentence(package: str, language: str, message: str, **values: Any) -> str:
    """One message with its values filled in; a missing one or a broken one raises."""
    if not values:
        return _sentence(package, language, message, (), ())
    bending = tuple([key for key, value in values.items() if isinstance(value, Noun)])
    return _sentence(package, language, message, tuple(values.items()), bending)


@lru_cache(1 << 16)
def _sentence(
    package: str, language: str, message: str, given: tuple[tuple[str, Any], ...], bending: tuple[str, ...]
) -> str:
    """Fluent takes its time, and much is said again and again; what bends is kept apart from texts that look alike."""
    del bending
    messages, values = bundle(package, language), dict(given)
    if not messages.has_message(message):
        raise LookupError(message)
    pattern = messages.get_message(message).value
    assert pattern is not None
    text, errors = messages.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


def rule_ids(package: str, prefix: str) -> list[str]:
    """The rules a game has texts for, in the file's order."""
    text = files(package).joinpath("text/en.ftl").read_text("utf-8")
    ids = re.findall(rf"^{prefix.lower()}-(\w+)-(\w+) =", text, re.MULTILINE)
    return [f"{prefix}-{chapter.upper()}.{part.upper()}" for chapter, part in ids]


class FluentTexts(Texts):
    """Words that come from a game's own catalogue, `text/*.ftl` in its package."""

    package: ClassVar[str]
    events: ClassVar[Events]
    prompts: ClassVar[dict[int, str]]
    """Every question's name."""

    def say(self, message: str, **values: Any) -> str:
        """One message of the catalogue."""
        return sentence(self.package, self.language, message, **values)

    def noun(self, message: str) -> Noun:
        """One message as a name that bends: its attributes `.accusative` and `.dative` say how, where it does."""
        found = bundle(self.package, self.language)
        entry, forms = found.get_message(message), {}
        for case in ("accusative", "dative"):
            if case in entry.attributes:
                forms[case] = str(found.format_pattern(entry.attributes[case], {})[0])
        return Noun(self.say(message), **forms)

    def bent(self, message: str, noun: Noun, **values: Any) -> Noun:
        """A message about a name, `$name`, that bends with it."""
        return Noun(*(self.say(message, name=form, **values) for form in noun.forms))

    def event(self, event: int) -> str:
        """The message that the event's declaration names, with everything that is not hidden filled in."""
        perceived = self.events.read(event)
        message = self.message_of(perceived)
        if not message:
            return ""
        return capital(" ".join(self.say(message, **self.values_of(perceived)).split()))

    def message_of(self, event: Perceived) -> str:
        """What a sentence is called; one that hides something has a name of its own."""
        return f"{event.message}-hidden" if event.message and event.hides_first else event.message

    def values_of(self, event: Perceived) -> dict[str, Any]:
        """What a sentence may mention: every part that is not hidden."""
        values: dict[str, Any] = {}
        for name, number in event.values.items():
            values |= self.said_of(event.part(name), number)
        return values

    def said_of(self, part: Part, value: int) -> dict[str, Any]:
        """What a sentence may mention of a part of an event; a seat by its name, else the number as it is."""
        return {part.name: self.seat(value) if part.domain is SEAT else value}

    def game_title(self) -> str:
        """What the game is called."""
        return self.say("game-title")

    def about(self) -> str:
        return self.say("game-about")

    def question(self, prompt: int) -> str:
        return _question(self, prompt)

    def lesson(self, prompt: str) -> str:
        return self.say_if_any(f"lesson-{prompt}")

    def goal(self, seat: str) -> str:
        return self.say_if_any(f"goal-{seat}") or self.say_if_any("goal") or self.about()

    def say_if_any(self, message: str) -> str:
        """A message that a catalogue may leave out."""
        return self.say(message) if bundle(self.package, self.language).has_message(message) else ""

    def rule(self, rule: str) -> str:
        return self.say(rule.lower().replace(".", "-"))

    def variant(self, id: str) -> str:
        return self.say(f"variant-{id}")

    def ruling(self, id: str) -> str:
        return self.say(f"ruling-{id}")

    def reading(self, ruling: str, reading: str) -> str:
        return self.say(f"ruling-{ruling}-{reading}")

    def listed(self, names: list[str]) -> str:
        """Names as one tells them one after the other: `this, that and the other`."""
        if len(names) < 2:
            return "".join(names)
        return self.say("and", first=", ".join(names[:-1]), last=names[-1])


@lru_cache(1 << 12)
def _question(texts: FluentTexts, prompt: int) -> str:
    return texts.say(f"ask-{texts.prompts[prompt]}")


def capital(text: str) -> str:
    """A sentence begins with a capital letter."""
    return text[:1].upper() + text[1:]
