"""Abilities in German."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from catspaw.games.claw_and_order.language.ability import (
    Activated,
    Bonus,
    Condition,
    Effect,
    Equips,
    Event,
    Fetch,
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
from catspaw.games.claw_and_order.language.german_nouns import (
    NOUNS,
    PRONOUNS,
    PRONOUNS_OF_MANY,
    A,
    Case,
    Gender,
    one,
    several,
    token_word,
)
from catspaw.games.claw_and_order.language.phrases import singular
from catspaw.games.claw_and_order.language.tongue import Tongue, is_turn
from catspaw.games.fluent_texts import capital

_KEYWORDS: Final = {
    Keyword.FLYING: "Flug",
    Keyword.REACH: "Reichweite",
    Keyword.OBSERVER: "Beobachter",
    Keyword.RETREAT: "Rückzug",
    Keyword.STEALTH: "Tarnung",
}
_EVENTS: Final = {
    Event.DEPLOYED: "aufgestellt wird",
    Event.MOVED_UP: "in die vordere Linie vorrückt",
    Event.ATTACKS: "angreift",
    Event.IS_ATTACKED: "angegriffen wird",
    Event.DEALS_DAMAGE: "Schaden zufügt",
    Event.KILLS: "eine Truppe tötet",
    Event.IS_KILLED: "getötet wird",
    Event.IS_DESTROYED: "zerstört wird",
    Event.IS_PILOTED: "einen Piloten erhält",
    Event.IS_EQUIPPED: "ausgerüstet wird",
    Event.EQUIPS: "eine Truppe ausrüstet",
    Event.TURN_STARTS: "zu Beginn",
    Event.TURN_ENDS: "am Ende",
}
_TURNS: Final = {
    Side.FRIENDLY: "deines Zuges",
    Side.OPPOSING: "des gegnerischen Zuges",
    Side.ANY: "jedes Zuges",
}
_CONDITIONS: Final = {
    Condition.IN_FRONT_LINE: "diese Truppe in der vorderen Linie ist",
    Condition.IN_BACK_LINE: "diese Truppe in der hinteren Linie ist",
    Condition.IS_PILOTING: "diese Truppe ein Fahrzeug steuert",
    Condition.HAS_PILOT: "diese Truppe einen Piloten hat",
    Condition.IS_DAMAGED: "diese Truppe angeschlagen ist",
    Condition.IS_BEHIND: "du nach Schlachten zurückliegst",
}
_BONUS_VERBS: Final = {
    Bonus.DAMAGE: ("erhält", "erhalten"),
    Bonus.HEALTH: ("erhält", "erhalten"),
    Bonus.COST: ("kostet", "kosten"),
    Bonus.GRANTS: ("hat", "haben"),
    Bonus.TAKES_AWAY: ("verliert", "verlieren"),
}
_STATS: Final = {Bonus.DAMAGE: "Schaden", Bonus.HEALTH: "Gesundheit"}
_TO_LINE: Final = {LogLine.FRONT: "in die vordere Linie", LogLine.BACK: "in die hintere Linie"}

_KNOWN: Final = {
    Mode.THIS: ("diese Truppe", "diese Truppe", "dieser Truppe"),
    Mode.THAT: ("jene Truppe", "jene Truppe", "jener Truppe"),
    Mode.OTHER: ("die andere Truppe", "die andere Truppe", "der anderen Truppe"),
    Mode.HOST: ("die ausgerüstete Truppe", "die ausgerüstete Truppe", "der ausgerüsteten Truppe"),
    Mode.VEHICLE: ("ihr Fahrzeug", "ihr Fahrzeug", "ihrem Fahrzeug"),
}
_CASES: Final = {
    Verb.DEAL: Case.DATIVE,
    Verb.HEAL: Case.DATIVE,
    Verb.PREVENT: Case.DATIVE,
    Verb.ATTACK_AGAIN: Case.NOMINATIVE,
    Verb.GETS: Case.NOMINATIVE,
    Verb.GAINS: Case.NOMINATIVE,
}
"""Of the others it is the accusative."""
_TO_TROOPS: Final = {
    Verb.DEAL: "füge {who} {apiece}{number} Schaden zu",
    Verb.HEAL: "heile {apiece}{number} Schaden an {who}",
    Verb.RETURN: "schicke {who} auf {hand} zurück",
    Verb.MOVE: "bewege {who} {which}",
    Verb.DESTROY: "zerstöre {who}",
    Verb.TAKE_CONTROL: "übernimm die Kontrolle über {who}",
    Verb.PUT_COUNTERS: "lege {apiece}{counters} auf {who}",
    Verb.PREVENT: "verhindere in diesem Zug {apiece}{points} an {who}",
    Verb.ATTACK_AGAIN: "{clause} in diesem Zug noch einmal angreifen",
    Verb.GETS: "{clause} in diesem Zug +{number} {which}",
    Verb.GAINS: "{clause} in diesem Zug {which}",
}
_CLAUSE_VERBS: Final = {
    Verb.ATTACK_AGAIN: ("darf", "dürfen"),
    Verb.GETS: ("erhält", "erhalten"),
    Verb.GAINS: ("erhält", "erhalten"),
}

_PLAYERS: Final = {Player.OPPONENT: "dein Gegner", Player.EACH: "jeder Spieler"}
_DECKS: Final = {Player.YOU: "deines Decks", Player.OPPONENT: "des gegnerischen Decks", Player.EACH: "jedes Decks"}
_FOR_PLAYER: Final = {
    PlayerVerb.DRAW: ("ziehe", "zieht", "{cards}"),
    PlayerVerb.DISCARD: ("wirf", "wirft", "{cards} ab"),
    PlayerVerb.DISCARD_AT_RANDOM: ("wirf", "wirft", "{random} ab"),
    PlayerVerb.GAIN_DOLLARS: ("erhalte", "erhält", "{number} $"),
    PlayerVerb.LOSE_DOLLARS: ("verliere", "verliert", "{number} $"),
}


class German(Tongue):
    then = ", dann "
    one_of = "wähle eines: "
    between = "; "
    or_else = "; oder "
    any_number = "ein Deck darf beliebig viele Exemplare dieser Karte enthalten"
    may_respond = "darf gespielt werden, wenn eine gegnerische Truppe angreift"

    def opening(self, effects: Sequence[Effect], before: Who | None = None) -> str:
        return capital(self.effects(effects, before))

    def keyword(self, keyword: Keyword) -> str:
        return _KEYWORDS[keyword]

    def equips(self, ability: Equips) -> str:
        return f"rüstet {one(ability.filter, Case.ACCUSATIVE)} aus"

    def when(self, ability: When) -> str:
        subject, event = ability.subject, _EVENTS[ability.event]
        if is_turn(ability.event):
            return f"{event} {_TURNS[subject.filter.side]} "
        if ability.event is Event.EQUIPS:
            return f"wenn dieser Gegenstand {event}, "
        who = one(subject.filter, Case.NOMINATIVE) if subject.mode is Mode.EACH else _KNOWN[subject.mode][0]
        return f"wenn {who} {event}, "

    def static(self, ability: Static) -> str:
        is_group = ability.subject.mode is Mode.EACH
        verb = _BONUS_VERBS[ability.bonus][is_group]
        said = f"{_clause(_bonus_for(ability), verb, follows=bool(ability.condition))} {self._bonus(ability)}"
        if ability.condition:
            said = f"solange {_CONDITIONS[ability.condition]}, {said}"
        return f"{said} für jede Zählmarke auf {_on(ability.subject)}" if ability.per_counter else said

    def _bonus(self, ability: Static) -> str:
        if ability.keyword is not None:
            return self.keyword(ability.keyword)
        if ability.bonus is Bonus.COST:
            return f"{abs(ability.amount)} $ {'mehr' if ability.amount > 0 else 'weniger'}"
        return f"{ability.amount:+} {_STATS[ability.bonus]}"

    def price(self, ability: Activated) -> str:
        prices = {
            Price.DOLLARS: [f"zahle {ability.dollars} $"],
            Price.COUNTER: ["entferne eine Zählmarke"],
            Price.FREE: [],
        }
        return ", ".join(prices[ability.price] + ["einmal pro Zug"] * ability.once)

    def may(self, offer: YouMay, *, follows: bool) -> str:  # noqa: ARG002
        return f"{_clause('du', 'darfst', follows=follows)} Folgendes tun: "

    def to_troops(self, effect: ToTroops, before: Who | None, *, follows: bool) -> str:
        verb, number = effect.verb, effect.number
        is_plural = effect.who.number > 1
        who = _who(effect.who, _CASES.get(verb, Case.ACCUSATIVE), before)
        if verb is Verb.PUT_COUNTERS and effect.who.mode is Mode.THIS:
            who = "diese Karte"
        return _TO_TROOPS[verb].format(
            who=who,
            number=number,
            apiece="jeweils " * is_plural,
            hand="die Hände der Besitzer" if is_plural else "die Hand des Besitzers",
            counters="eine Zählmarke" if number == 1 else f"{number} Zählmarken",
            points="den nächsten Schadenspunkt" if number == 1 else f"die nächsten {number} Schadenspunkte",
            which=_which(effect.which),
            clause=_clause(who, _CLAUSE_VERBS.get(verb, ("", ""))[is_plural], follows=follows),
        )

    def for_player(self, effect: ForPlayer, *, follows: bool) -> str:
        number = effect.number
        if effect.verb is PlayerVerb.MILL:
            return f"wirf {_outermost('unterste', number)} {_DECKS[effect.player]} ab"
        yours, theirs, rest = _FOR_PLAYER[effect.verb]
        is_you = effect.player is Player.YOU
        clause = yours if is_you else _clause(_PLAYERS[effect.player], theirs, follows=follows)
        return f"{clause} " + rest.format(
            number=number,
            cards="eine Karte" if number == 1 else f"{number} Karten",
            random="eine zufällige Karte" if number == 1 else f"{number} zufällige Karten",
        )

    def fetch(self, effect: Fetch) -> str:
        if effect.pile is Pile.DECK:
            return f"durchsuche dein Deck nach {one(effect.filter, Case.DATIVE)}"
        return f"nimm {one(effect.filter, Case.ACCUSATIVE)} aus deinem Ablagestapel auf die Hand"

    def peek(self, effect: Peek) -> str:
        return f"sieh dir {_outermost('oberste', effect.number)} deines Decks an"

    def summon(self, effect: Summon) -> str:
        word = token_word(*self.name_of(effect.token, capital(singular(effect.token))))
        is_plural = effect.number > 1
        article = str(effect.number) if is_plural else A[Case.ACCUSATIVE][word.gender]
        return f"rufe {article} {word.said(Case.ACCUSATIVE, plural=is_plural)} herbei"


def _clause(who: str, verb: str, *, follows: bool) -> str:
    """The verb stands second, so after anything else it comes before its subject."""
    return f"{verb} {who}" if follows else f"{who} {verb}"


def _outermost(which: str, number: int) -> str:
    return f"die {which} Karte" if number == 1 else f"die {which}n {number} Karten"


def _which(which: LogLine | Bonus | Keyword | None) -> str:
    if isinstance(which, LogLine):
        return _TO_LINE[which]
    if isinstance(which, Bonus):
        return _STATS[which]
    return "" if which is None else _KEYWORDS[which]


def _who(who: Who, case: Case, before: Who | None) -> str:
    if who.mode in _KNOWN:
        return _KNOWN[who.mode][case]
    if who.mode is Mode.THEM:
        return PRONOUNS_OF_MANY[case] if who.number > 1 else PRONOUNS[case][_gender(before)]
    if who.mode is Mode.EACH:
        return one(who.filter, case, each=True)
    is_target = who.mode is Mode.TARGET
    before_noun, after_noun = ("", " deiner Wahl") if is_target else ("zufällig", "")
    if who.number == 1:
        return one(who.filter, case, before=before_noun, after=after_noun)
    return f"{'bis zu ' * who.up_to}{who.number} {several(who.filter, case, before=before_noun, after=after_noun)}"


def _gender(who: Who | None) -> Gender:
    """A troop is feminine, whatever else is said of it."""
    if who is None or who.mode in {Mode.THIS, Mode.THAT, Mode.OTHER, Mode.HOST}:
        return Gender.SHE
    return Gender.IT if who.mode is Mode.VEHICLE else NOUNS[who.filter.noun].gender


def _bonus_for(ability: Static) -> str:
    subject = ability.subject
    if subject.mode is Mode.EACH:
        return several(subject.filter, Case.NOMINATIVE)
    if subject.mode is Mode.THIS and ability.bonus is Bonus.COST:
        return "diese Karte"
    if subject.mode is Mode.THIS and ability.condition not in {Condition.ALWAYS, Condition.IS_BEHIND}:
        return "sie"
    return _KNOWN[subject.mode][0]


def _on(subject: Who) -> str:
    if subject.mode is Mode.EACH:
        return PRONOUNS_OF_MANY[Case.DATIVE]
    return PRONOUNS[Case.DATIVE][_gender(subject)]
