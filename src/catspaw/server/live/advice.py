"""What people are told of hints and reviews, and who may ask for them."""

from __future__ import annotations

from catspaw.bots.advice import Advice
from catspaw.bots.reasons import chance_text, reason_text
from catspaw.core.errors import NotYours, Stale, Unknown
from catspaw.games.fluent_texts import capital
from catspaw.server import advice_protocol as a
from catspaw.server.live.advising import Reviewing
from catspaw.server.live.room import Room
from catspaw.server.live.settling import has_several_people
from catspaw.table import Sitting
from catspaw.table.reviewing import turns_in_words


async def hinted(room: Room, person: str, seat: str, question: int, language: str) -> a.Hinted:
    """The best few answers to the question that a seat is asked; Stale if that changes meanwhile."""
    sitting = room.dealt
    _check_may_ask(room)
    _check_asked(room, seat, question)
    advice = await room.services.advising.hint(person, sitting, seat)
    _check_asked(room, seat, question)
    return told_hints(sitting, seat, question, advice, language)


def _check_may_ask(room: Room) -> None:
    """Where several people play, everybody thinks for themselves."""
    if has_several_people(room):
        raise NotYours("there are hints only where nobody else plays", reason="no-hints")


def _check_asked(room: Room, seat: str, question: int) -> None:
    if room.dealt.asked != seat or room.question_number(seat) != question:
        raise Stale(f"question {question} is not being asked")


def told_hints(sitting: Sitting, seat: str, question: int, advice: Advice, language: str) -> a.Hinted:
    """Advice about the pending question in words."""
    game, pending = sitting.game, sitting.table.question
    assert pending is not None
    places = {option.number: index for index, option in enumerate(pending.options)}
    texts, sight = game.texts(sitting.setup, language), sitting.table.sight(seat)
    return a.Hinted(
        question=question,
        chance_of=chance_text(game, language),
        exact=advice.exact,
        answers=tuple(
            a.Advised(
                option=places[worth.answer],
                text=capital(texts.answer(sight, worth.answer)),
                chance=round(worth.chance, 3),
                reason=reason_text(worth.reason, language),
            )
            for worth in advice.hints()
        ),
    )


def check_seat(sitting: Sitting, seat: str) -> None:
    """Unknown if nobody sat there."""
    if seat not in sitting.setup.seats:
        raise Unknown("seat", seat, list(sitting.setup.seats))


def told_review(sitting: Sitting, seat: str, reviewing: Reviewing, language: str) -> a.Review:
    """A review in words, as far as it has come."""
    game, setup, number = sitting.game, sitting.setup, reviewing.seat
    review = reviewing.review
    points = review.curve(number) if review else [(one.after_answers, one.chance) for one in reviewing.judged]
    turns = turns_in_words(game, setup, reviewing.answers, review, number, language) if review else []
    return a.Review(
        seat=seat,
        done=1.0 if review else reviewing.after_answers / (len(reviewing.answers) + 1),
        chance_of=chance_text(game, language),
        exact=bool(reviewing.judged) and all(one.advice.exact for one in reviewing.judged),
        curve=tuple(a.ReviewPoint(after_answers, round(chance, 3)) for after_answers, chance in points),
        turns=tuple(
            a.ReviewTurn(
                turn.after_answers, turn.own, round(turn.before, 3), round(turn.after, 3),
                turn.question, turn.answer, turn.best, turn.reason,
            )
            for turn in turns
        ),
    )  # fmt: skip
