"""Abilities in English: the very words that can be read again."""

from __future__ import annotations

from catspaw.games.claw_and_order.language.ability import Equips, Static, When, Who
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.effects.wording import printed
from catspaw.games.claw_and_order.language.english_nouns import filter_words, one_of, other_word, with_article
from catspaw.games.claw_and_order.language.phrases import PHRASES, phrase_for
from catspaw.games.claw_and_order.language.terms import Bonus, Condition, Keyword, Mode
from catspaw.games.claw_and_order.language.tongue import Tongue, names_its_troop


class English(Tongue):
    """Neither what was spoken of before nor what precedes in the sentence changes English words."""

    language = "english"
    then = ", then "
    between = "; "
    or_else = "; or "
    once = PHRASES["ONCE_PER_TURN"]

    def keyword(self, keyword: Keyword) -> str:
        return phrase_for("KEYWORD", keyword)

    def equips(self, ability: Equips) -> str:
        return f"equips {with_article(filter_words(ability.filter))}"

    def when(self, ability: When) -> str:
        if ability.event.said.is_turn:
            return f"{phrase_for('MOMENT', ability.event)} {phrase_for('TURN', ability.subject.filter.side)}, "
        subject = ability.subject
        who = one_of(subject.filter) if subject.mode is Mode.EACH else phrase_for("SELF", subject.mode)
        return f"when {who} {phrase_for('EVENT', ability.event)}, "

    def static(self, ability: Static) -> str:
        subject = ability.subject
        is_group = subject.mode is Mode.EACH
        who = (
            other_word(subject.filter) + filter_words(subject.filter, plural=True)
            if is_group
            else phrase_for("SELF", subject.mode)
        )
        said = f"{_condition(ability)}{who} {ability.bonus.said.verbs[is_group]} {self._bonus(ability)}"
        per_counter = PHRASES["PER_COUNTERS" if is_group else "PER_COUNTER"]
        return f"{said} {per_counter}" if ability.per_counter else said

    def _bonus(self, ability: Static) -> str:
        if ability.keyword is not None:
            return self.keyword(ability.keyword)
        if ability.bonus is Bonus.COST:
            return f"${abs(ability.amount)} {phrase_for('CHEAPER', 1 if ability.amount > 0 else -1)}"
        return f"{ability.amount:+} {phrase_for('STAT', ability.bonus)}"

    def fill(self, effect: Effect, before: Who | None, *, follows: bool) -> str:  # noqa: ARG002
        return printed(effect.text(self.language), effect, self)


def _condition(ability: Static) -> str:
    if ability.condition is Condition.ALWAYS:
        return ""
    this_is = "" if names_its_troop(ability) else "this is "
    return f"while {this_is}{ability.condition.said.english}, "
