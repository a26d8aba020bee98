"""Questions as they are sent: in words, with every answer that has a name here, as bytes that are kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import json

from catspaw.core.bits import one
from catspaw.core.game import Game
from catspaw.core.sight import Sight
from catspaw.core.texts import Texts
from catspaw.games.fluent_texts import capital
from catspaw.server import protocol as p
from catspaw.table import Sitting
from catspaw.table.choosing import choices_in_sight

NULL: Final = b"null"
_NOT_ASKED: Final = b',"number":null,"options":[],"refused":[],"window":false}'
"""How the `Question` of another seat ends."""


def question(sitting: Sitting, seat: str | None, language: str, number: int | None) -> bytes:
    """A `Question`; with answers, and with the number of the question, if it is this seat's."""
    sight, texts = sitting.table.sight(seat), sitting.game.texts(sitting.setup, language)
    return question_in_sight(sitting.game, sitting.asked, seat, sight, texts, number)


def question_in_sight(
    game: Game, asked: str | None, seat: str | None, sight: Sight, texts: Texts, number: int | None
) -> bytes:
    """The same, where what the seat sees is known already."""
    if asked is None:
        return NULL
    prompt = sight.prompt
    if type(texts).pending is Texts.pending:
        begin = _begun_alike(game, texts, asked, prompt)
    else:
        begin = _begun(asked, game.prompts[prompt], texts.pending(sight))
    if asked != seat:
        return begin + _NOT_ASKED
    if game.names_alike(prompt):
        options, refused = _answers_alike(game, sight, texts)
    else:
        options, refused = _answers(game, sight, texts)
    window = b"true" if prompt in game.windows else b"false"
    named, allowed, others = str(number or 0).encode(), b",".join(options), b",".join(refused)
    return b'%b,"number":%b,"options":[%b],"refused":[%b],"window":%b}' % (begin, named, allowed, others, window)


def _answers(game: Game, sight: Sight, texts: Texts) -> tuple[list[bytes], list[bytes]]:
    """Those that are allowed, and those that are refused."""
    options: list[bytes] = []
    refused: list[bytes] = []
    for choice in choices_in_sight(game, sight, texts):
        option = _option(choice.text, choice.rule, choice.place, choice.peril, choice.preview)
        (options if choice.allowed else refused).append(option)
    return options, refused


class _Alike(NamedTuple):
    """An answer that has the same text, rule and place whenever it has a name."""

    number: int
    bit: int
    option: bytes
    refused: dict[str, bytes]
    """By the rule that forbids it."""
    text: str
    rule: str
    place: str | None


def _answers_alike(game: Game, sight: Sight, texts: Texts) -> tuple[list[bytes], list[bytes]]:
    """The same for a question whose answers were put into words when it was first asked."""
    options: list[bytes] = []
    refused: list[bytes] = []
    allowed, why_not, perils = sight.options, game.why_not, texts.perils(sight)
    preview = None if type(texts).preview is Texts.preview else texts.preview
    for answer in _known_answers(game, sight, texts):
        if allowed & answer.bit:
            warned = perils.get(answer.number, "")
            shown = preview(sight, answer.number) if preview else ""
            if warned or shown:
                options.append(_option(answer.text, answer.rule, answer.place, warned, shown))
            else:
                options.append(answer.option)
        else:
            rule = why_not(sight, answer.number)
            found = answer.refused.get(rule)
            if found is None:
                found = answer.refused[rule] = _option(answer.text, rule, answer.place)
            refused.append(found)
    return options, refused


_alike: Final[dict[tuple[Texts, int, int], list[_Alike]]] = {}
"""For each table setup in one language, each question and each seat that is asked: all its answers."""
_MOST: Final = 1 << 11


def _known_answers(game: Game, sight: Sight, texts: Texts) -> list[_Alike]:
    key = (texts, sight.prompt, sight.asked)
    found = _alike.get(key)
    if found is None:
        if len(_alike) >= _MOST:
            _alike.clear()
        found = _alike[key] = [_put_into_words(game, sight, texts, number) for number in game.named(sight)]
    return found


def _put_into_words(game: Game, sight: Sight, texts: Texts, number: int) -> _Alike:
    text, place = texts.answer(sight, number), game.points_at(sight, number)
    rule = game.rule_for(sight, number)
    return _Alike(number, one(number), _option(text, rule, place), {}, text, rule, place)


@lru_cache(1 << 14)
def _option(text: str, rule: str, place: str | None, peril: str = "", preview: str = "") -> bytes:
    return json.encode(p.Option(capital(text), rule, place, peril, preview))


@lru_cache(1 << 12)
def _begun(asked: str, prompt: str, text: str) -> bytes:
    """How a `Question` begins."""
    return json.encode(p.Question(asked, prompt, text)).removesuffix(_NOT_ASKED)


@lru_cache(1 << 12)
def _begun_alike(game: Game, texts: Texts, asked: str, prompt: int) -> bytes:
    """The same where the prompt alone says what is asked."""
    return _begun(asked, game.prompts[prompt], texts.question(prompt))
