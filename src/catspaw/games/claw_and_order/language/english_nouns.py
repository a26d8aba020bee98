"""Troops and cards in English, with what stands in front of them and behind."""

from __future__ import annotations

from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.phrases import PHRASES, phrase_for
from catspaw.games.claw_and_order.language.terms import BattleLine, Mode, Side


def with_article(words: str) -> str:
    return f"an {words}" if words[0] in "aeioAEIO" else f"a {words}"


def one_of(filter: Filter) -> str:
    return f"another {filter_words(filter)}" if filter.another else with_article(filter_words(filter))


def other_word(filter: Filter) -> str:
    return "other " if filter.another else ""


def who_is(who: Who) -> str:
    if who.mode in {Mode.THIS, Mode.HOST, Mode.VEHICLE}:
        return phrase_for("SELF", who.mode)
    if who.mode is Mode.THEM and who.number > 1:
        return "them"
    if who.mode in {Mode.THAT, Mode.OTHER, Mode.THEM}:
        return phrase_for("KNOWN", who.mode)
    filter = who.filter
    if who.mode is Mode.EACH:
        return f"each {other_word(filter)}{filter_words(filter)}"
    how = "target" if who.mode is Mode.TARGET else "random"
    if who.number > 1:
        return f"{'up to ' * who.up_to}{who.number} {other_word(filter)}{how} {filter_words(filter, plural=True)}"
    first = "another " if filter.another else "a " * (who.mode is Mode.RANDOM)
    return f"{first}{how} {filter_words(filter)}"


def filter_words(filter: Filter, *, plural: bool = False) -> str:
    """Without what stands in front: article, another, target."""
    words = ["damaged"] * filter.damaged
    if filter.side is not Side.ANY:
        words.append(phrase_for("SIDE", filter.side))
    nouns = [phrase_for("NOUNS" if plural else "NOUN", noun) for noun in filter.nouns]
    words.append((" and " if plural else " or ").join(nouns))
    if filter.named:
        words.append(f"named “{filter.named.english}”")
    if filter.line is BattleLine.EITHER:
        words.append("in either line")
    elif filter.line is not BattleLine.UNSAID:
        words.append(phrase_for("LINE", filter.line))
    if filter.measure:
        measure = filter.measure
        words += [phrase_for("BY", measure.by), str(measure.limit), phrase_for("OR_MORE", measure.or_more)]
    if filter.keyword is not None:
        words += ["without" if filter.without else "with", filter.keyword.said.english]
    if filter.no_commander:
        words.append(PHRASES["NO_COMMANDERS" if plural else "NO_COMMANDER"])
    return " ".join(words)
