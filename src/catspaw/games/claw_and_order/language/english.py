"""Abilities in English: the very words that can be read again."""

from __future__ import annotations

from typing import Final

from catspaw.games.claw_and_order.language.ability import (
    Activated,
    Bonus,
    Condition,
    Equips,
    Fetch,
    Filter,
    ForPlayer,
    Keyword,
    LogLine,
    Mode,
    Peek,
    Pile,
    Player,
    PlayerVerb,
    Price,
    Side,
    Static,
    Summon,
    ToTroops,
    Verb,
    When,
    Who,
    YouMay,
)
from catspaw.games.claw_and_order.language.phrases import PHRASES, phrase_for, singular
from catspaw.games.claw_and_order.language.tongue import Tongue, is_turn, names_its_troop

_ONE: Final = {
    Verb.DEAL: "deal {number} damage to {who}",
    Verb.HEAL: "heal {number} damage on {who}",
    Verb.RETURN: "return {who} to its owner's hand",
    Verb.MOVE: "move {who} {which}",
    Verb.DESTROY: "destroy {who}",
    Verb.TAKE_CONTROL: "take control of {who}",
    Verb.PUT_COUNTERS: "put {counters} on {who}",
    Verb.PREVENT: "prevent the next {number} damage to {who} this turn",
    Verb.ATTACK_AGAIN: "{who} may attack again this turn",
    Verb.GETS: "{who} gets +{number} {which} this turn",
    Verb.GAINS: "{who} gains {which} this turn",
}
_SEVERAL: Final = _ONE | {
    Verb.RETURN: "return {who} to their owners' hands",
    Verb.GETS: "{who} get +{number} {which} this turn",
    Verb.GAINS: "{who} gain {which} this turn",
}
_WHICH: Final = {Verb.MOVE: "TO_LINE", Verb.GETS: "STAT", Verb.GAINS: "KEYWORD"}
_SUBJECT_FIRST: Final = (Verb.ATTACK_AGAIN, Verb.GETS, Verb.GAINS)

_PLAYER: Final = {
    PlayerVerb.DRAW: ("draw {cards}", "{player} draws {cards}"),
    PlayerVerb.DISCARD: ("discard {cards}", "{player} discards {cards}"),
    PlayerVerb.DISCARD_AT_RANDOM: ("discard {cards} at random", "{player} discards {cards} at random"),
    PlayerVerb.MILL: ("discard the bottom {bottom} {deck}", "discard the bottom {bottom} {deck}"),
    PlayerVerb.GAIN_DOLLARS: ("gain ${number}", "{player} gains ${number}"),
    PlayerVerb.LOSE_DOLLARS: ("lose ${number}", "{player} loses ${number}"),
}
_CONDITIONS: Final = {
    Condition.IN_FRONT_LINE: phrase_for("LINE", LogLine.FRONT),
    Condition.IN_BACK_LINE: phrase_for("LINE", LogLine.BACK),
    Condition.IS_DAMAGED: "damaged",
    Condition.IS_PILOTING: phrase_for("STATE", Condition.IS_PILOTING),
    Condition.HAS_PILOT: phrase_for("STATE", Condition.HAS_PILOT),
    Condition.IS_BEHIND: phrase_for("STATE", Condition.IS_BEHIND),
}
_BONUS_VERBS: Final = {
    Bonus.DAMAGE: ("gets", "get"),
    Bonus.HEALTH: ("gets", "get"),
    Bonus.COST: ("costs", "cost"),
    Bonus.GRANTS: ("has", "have"),
    Bonus.TAKES_AWAY: ("loses", "lose"),
}


class English(Tongue):
    """Neither what was spoken of before nor what precedes in the sentence changes English words."""

    then = ", then "
    one_of = "choose one: "
    between = "; "
    or_else = "; or "
    any_number = PHRASES["_ANY_NUMBER"]
    may_respond = PHRASES["_MAY_RESPOND"]

    def keyword(self, keyword: Keyword) -> str:
        return phrase_for("KEYWORD", keyword)

    def equips(self, ability: Equips) -> str:
        return f"equips {with_article(_filter(ability.filter))}"

    def when(self, ability: When) -> str:
        if is_turn(ability.event):
            return f"{phrase_for('MOMENT', ability.event)} {phrase_for('TURN', ability.subject.filter.side)}, "
        subject = ability.subject
        who = _a(subject.filter) if subject.mode is Mode.EACH else phrase_for("SELF", subject.mode)
        return f"when {who} {phrase_for('EVENT', ability.event)}, "

    def static(self, ability: Static) -> str:
        subject = ability.subject
        is_group = subject.mode is Mode.EACH
        who = (
            _other(subject.filter) + _filter(subject.filter, plural=True)
            if is_group
            else phrase_for("SELF", subject.mode)
        )
        said = f"{_condition(ability)}{who} {_BONUS_VERBS[ability.bonus][is_group]} {self._bonus(ability)}"
        per_counter = PHRASES["PER_COUNTERS" if is_group else "PER_COUNTER"]
        return f"{said} {per_counter}" if ability.per_counter else said

    def _bonus(self, ability: Static) -> str:
        if ability.keyword is not None:
            return self.keyword(ability.keyword)
        if ability.bonus is Bonus.COST:
            return f"${abs(ability.amount)} {phrase_for('CHEAPER', 1 if ability.amount > 0 else -1)}"
        return f"{ability.amount:+} {phrase_for('STAT', ability.bonus)}"

    def price(self, ability: Activated) -> str:
        prices = {Price.DOLLARS: [f"pay ${ability.dollars}"], Price.COUNTER: ["remove a counter"], Price.FREE: []}
        return ", ".join(prices[ability.price] + ["once per turn"] * ability.once)

    def may(self, offer: YouMay, *, follows: bool) -> str:  # noqa: ARG002
        """Before somebody else's doing a few words more."""
        first = offer.effects[0]
        is_yours = not isinstance(first, ToTroops | ForPlayer) or _is_yours(first)
        return "you may " if is_yours else "you may do this: "

    def to_troops(self, effect: ToTroops, before: Who | None, *, follows: bool) -> str:  # noqa: ARG002
        who, verb = effect.who, effect.verb
        is_plural = who.number > 1
        template = (_SEVERAL if is_plural else _ONE)[verb]
        return template.format(
            who="they" if is_plural and who.mode is Mode.THEM and verb in _SUBJECT_FIRST else _who(who),
            number=effect.number,
            counters=_counted(effect.number, "counter"),
            which=phrase_for(_WHICH[verb], effect.which) if verb in _WHICH else "",
        )

    def for_player(self, effect: ForPlayer, *, follows: bool) -> str:  # noqa: ARG002
        is_you = effect.player is Player.YOU
        return _PLAYER[effect.verb][not is_you].format(
            player="" if is_you else phrase_for("PLAYER", effect.player),
            cards=_counted(effect.number, "card"),
            bottom=_top(effect.number),
            deck=phrase_for("OF_DECK", effect.player),
            number=effect.number,
        )

    def fetch(self, effect: Fetch) -> str:
        wanted = with_article(_filter(effect.filter))
        if effect.pile is Pile.DECK:
            return f"search your deck for {wanted}"
        return f"return {wanted} from your discard pile to your hand"

    def peek(self, effect: Peek) -> str:
        return f"look at the top {_top(effect.number)} of your deck"

    def summon(self, effect: Summon) -> str:
        one, many = self.name_of(effect.token, singular(effect.token))
        return f"summon {with_article(one)}" if effect.number == 1 else f"summon {effect.number} {many or one + 's'}"


def _is_yours(effect: ToTroops | ForPlayer) -> bool:
    """Whether its words tell you to do something, and not what somebody else does."""
    if isinstance(effect, ToTroops):
        return effect.verb not in _SUBJECT_FIRST
    return effect.player is Player.YOU or effect.verb is PlayerVerb.MILL


def with_article(words: str) -> str:
    return f"an {words}" if words[0] in "aeioAEIO" else f"a {words}"


def _counted(number: int, noun: str) -> str:
    return with_article(noun) if number == 1 else f"{number} {noun}s"


def _top(number: int) -> str:
    return "card" if number == 1 else f"{number} cards"


def _a(filter: Filter) -> str:
    return f"another {_filter(filter)}" if filter.another else with_article(_filter(filter))


def _other(filter: Filter) -> str:
    return "other " if filter.another else ""


def _who(who: Who) -> str:
    if who.mode in {Mode.THIS, Mode.HOST, Mode.VEHICLE}:
        return phrase_for("SELF", who.mode)
    if who.mode is Mode.THEM and who.number > 1:
        return "them"
    if who.mode in {Mode.THAT, Mode.OTHER, Mode.THEM}:
        return phrase_for("KNOWN", who.mode)
    filter = who.filter
    if who.mode is Mode.EACH:
        return f"each {_other(filter)}{_filter(filter)}"
    how = "target" if who.mode is Mode.TARGET else "random"
    if who.number > 1:
        return f"{'up to ' * who.up_to}{who.number} {_other(filter)}{how} {_filter(filter, plural=True)}"
    first = "another " if filter.another else "a " * (who.mode is Mode.RANDOM)
    return f"{first}{how} {_filter(filter)}"


def _filter(filter: Filter, *, plural: bool = False) -> str:
    """Without what stands in front: article, another, target."""
    words = ["damaged"] * filter.damaged
    if filter.side is not Side.ANY:
        words.append(phrase_for("SIDE", filter.side))
    words.append(phrase_for("NOUNS" if plural else "NOUN", filter.noun))
    if filter.line is LogLine.EITHER:
        words.append("in either line")
    elif filter.line is not LogLine.UNSAID:
        words.append(phrase_for("LINE", filter.line))
    if filter.measure:
        measure = filter.measure
        words += [phrase_for("BY", measure.by), str(measure.limit), phrase_for("OR_MORE", measure.or_more)]
    return " ".join(words)


def _condition(ability: Static) -> str:
    if ability.condition is Condition.ALWAYS:
        return ""
    this_is = "" if names_its_troop(ability) else "this is "
    return f"while {this_is}{_CONDITIONS[ability.condition]}, "
