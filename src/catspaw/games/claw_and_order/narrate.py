"""Events in words, each with the rule it follows from; and what the cards of a set say."""

from __future__ import annotations

from typing import Any, Final

from catspaw.core.house import House
from catspaw.core.journal import HIDDEN, unpacked
from catspaw.games.claw_and_order import events as e
from catspaw.games.claw_and_order import numbers as n
from catspaw.games.claw_and_order.card_files import TYPES, CardText
from catspaw.games.claw_and_order.endings import ENDINGS
from catspaw.games.claw_and_order.language.ability import Activated, Keyword, Keywords, Played, Static, When
from catspaw.games.claw_and_order.language.render import render
from catspaw.games.claw_and_order.language.tongue import capital
from catspaw.games.claw_and_order.lists import CardSet, DeckList
from catspaw.games.claw_and_order.notation import PROMPTS, SEAT_NAMES
from catspaw.games.claw_and_order.ops import (
    ABILITIES,
    BACK_LINE,
    DAMAGE_BONUS,
    FRONT_LINE,
    IS_COMMANDER,
    IS_SHORTHAIR,
    IS_VEHICLE,
    ONLY_LOSER,
)
from catspaw.games.claw_and_order.sets import token_names
from catspaw.games.words import sentence

PACKAGE = "catspaw.games.claw_and_order"

_EVENTS: Final = {
    e.BATTLE_BEGAN: (("battle-began", "CO-111.1"),),
    e.STARTS: (("starts", "CO-R.F"), ("starts-again", "CO-R.F")),
    e.CHOSE_BATTLEFIELD: (("chose-battlefield", "CO-111.1"),),
    e.DREW: (("drew", "CO-104.1"), ("dealt", "CO-103.2"), ("drew", "CO-R.Z")),
    e.SET_ASIDE: (("set-aside", "CO-103.3"),),
    e.SHUFFLED: (("shuffled-back", "CO-103.3"), ("shuffled", "CO-R.Z")),
    e.GAINED: (("gained", "CO-105.1"), ("gained", "CO-103.4"), ("gained", "CO-R.Z")),
    e.LOST: (("", "CO-R.Y"), ("lost", "CO-R.Z")),
    e.TURN_BEGAN: (("turn-began", "CO-104.1"),),
    e.MOVED: (("moved", "CO-106.3"), ("moved", "CO-R.Z")),
    e.STAYED: (("stayed", "CO-112.2"),),
    e.BOARDED: (("boarded", "CO-108.2"),),
    e.STEPPED_OUT: (("stepped-out", "CO-108.4"),),
    e.DEPLOYED: (("deployed", "CO-106.2"),),
    e.BROUGHT: (("brought", "CO-105.3"),),
    e.EQUIPPED: (("equipped", "CO-109.1"),),
    e.TURNED_UP: (("turned-up", "CO-R.N"),),
    e.ATTACKED: (("attacked", "CO-107.2"),),
    e.DAMAGED: (("damaged", "CO-101.5"),),
    e.PREVENTED: (("prevented", "CO-R.Z"),),
    e.HEALED: (("healed", "CO-R.Z"),),
    e.COUNTERS: (("counters", "CO-101.5"),),
    e.KILLED: (("killed", "CO-107.3"),),
    e.DESTROYED: (("destroyed", "CO-R.Z"),),
    e.DISCARDED: (("discarded", "CO-R.Z"),),
    e.MILLED: (("milled", "CO-107.4"),),
    e.RETURNED: (("retreated", "CO-R.R"), ("returned", "CO-R.Z")),
    e.CAME_OFF: (("came-off", "CO-109.4"), ("came-along", "CO-R.Q")),
    e.FELL: (("fell", "CO-109.3"),),
    e.TOOK_CONTROL: (("took-control", "CO-R.Z"),),
    e.SUMMONED: (("summoned", "CO-R.Z"),),
    e.NOT_SUMMONED: (("not-summoned", "CO-R.Z"),),
    e.TRIGGERED: (("triggered", "CO-R.Z"),),
    e.DROPPED: (("dropped", "CO-R.Z"),),
    e.USED: (("used", "CO-R.Y"),),
    e.CHOSE: (("chose", "CO-R.Z"), ("picked", "CO-R.Z")),
    e.RESPONDED: (("responded", "CO-R.W"),),
    e.DECLINED: (("declined", "CO-R.W"),),
    e.CHOSE_MODE: (("chose-mode", "CO-R.Z"), ("decided", "CO-R.Z")),
    e.FOUND: (("found", "CO-R.Z"),),
    e.FOUND_NOTHING: (("found-nothing", "CO-R.Z"),),
    e.LOOKED: (("looked", "CO-R.Z"),),
    e.PUT_BACK: (("put-back", "CO-R.Z"),),
    e.SHIELDED: (("shielded", "CO-R.Z"),),
    e.ATTACKS_AGAIN: (("attacks-again", "CO-R.Z"),),
    e.GOT: (("got", "CO-R.Z"),),
    e.GAINED_KEYWORD: (("gained-keyword", "CO-R.Z"),),
    e.TURN_ENDED: (("", "CO-105.2"), ("ready", "CO-R.S")),
    e.LOST_BATTLE: (("lost-battle", "CO-110.1"),),
    e.SPENT: (("spent", "CO-R.A"),),
    e.STRUCK: (("", "CO-107.1"),),
    e.OWES: (("", "CO-R.Z"),),
    e.RECOVERED: (("recovered", "CO-R.Z"),),
}
"""Per kind and mark the message and the rule; without a message it goes without saying."""
_MARK_AT: Final = 6

_ABOUT_CARD: Final = {
    e.DREW, e.BROUGHT, e.TURNED_UP, e.DISCARDED, e.MILLED, e.RETURNED, e.CAME_OFF, e.FELL, e.TOOK_CONTROL, e.FOUND,
    e.LOOKED, e.RECOVERED,
}  # fmt: skip
"""A card, then a seat and maybe another number."""
_ABOUT_TROOP: Final = {
    e.MOVED, e.STAYED, e.DEPLOYED, e.PREVENTED, e.HEALED, e.COUNTERS, e.CHOSE, e.SHIELDED, e.ATTACKS_AGAIN,
    e.DAMAGED, e.EQUIPPED, e.BOARDED, e.SUMMONED, e.GOT, e.GAINED_KEYWORD,
}  # fmt: skip
_ABOUT_ABILITY: Final = {e.TRIGGERED, e.DROPPED, e.USED}
_ABOUT_TWO: Final = {e.ATTACKED, e.SPENT}

_TITLES: Final = {
    "troop": "card-troop",
    "vehicle": "card-troop",
    "equip": "card-item",
    "team-buff": "card-item",
    "one-time": "card-item",
    "token": "card-token",
    "battlefield": "card-battlefield",
}
_ORDER: Final = (*TYPES, "token", "battlefield")


def event_rule(event: int) -> str:
    """The rule an event follows from."""
    kind, a, b = unpacked(event)
    if kind == e.OVER:
        return ENDINGS[a][1]
    if kind == e.MOVED and b == BACK_LINE:
        return "CO-108.2"
    return _EVENTS[kind & e.KIND][kind >> _MARK_AT][1]


def ask(prompt: int, language: str = "en") -> str:
    """A question as a sentence."""
    return sentence(PACKAGE, language, f"ask-{PROMPTS[prompt]}")


def narrate(event: int, house: House, language: str = "en") -> str:
    """A perceived event as a sentence; what the seat may not know is left out of it."""
    kind, a, b = unpacked(event)
    words = Words(house, language)
    if kind == e.OVER:
        return words.ending(a, b)
    message = _message(kind, a, b)
    return capital(words.say(message, **words.values(kind & e.KIND, a, b))) if message else ""


def _message(kind: int, a: int, b: int) -> str:
    """Which sentence it is. CO-103.2: what is in another's opening hand goes without saying, and so does nothing."""
    message = _EVENTS[kind & e.KIND][kind >> _MARK_AT][0]
    kind &= e.KIND
    if a == HIDDEN:
        return "" if message == "dealt" else f"{message}-hidden"
    if kind == e.DEPLOYED and a & n.NONE == e.UNKNOWN_CARD:
        return f"{message}-hidden"
    if kind in (e.KILLED, e.BATTLE_BEGAN) and not b:
        return f"{message}-none"
    if kind == e.RETURNED and a >= n.CARDS:
        return "gone"
    return "" if kind in (e.GAINED, e.LOST) and not b else message


def reference(house: House, language: str = "en") -> list[str]:
    """CO-101.1, CO-112.1: what every card of the set says, and CO-101.4: not its lore."""
    words = Words(house, language)
    cards = words.cards
    kinds = [_ORDER.index(words.text(definition).type) for definition in range(len(cards.ids))]
    names = cards.names[language]
    found = sorted(range(len(kinds)), key=lambda number: (kinds[number], cards.costs[number], names[number]))
    lines = []
    for definition in found:
        lines += [words.title(definition), *(f"  {line}" for line in words.lines(definition))]
    return lines


class Words:
    """The names of things at one table and in one language."""

    def __init__(self, house: House, language: str) -> None:
        assert isinstance(house.edition, CardSet)
        self._house = house
        self._language = language
        self.cards = house.edition
        self._names = self.cards.names[language]

    def say(self, message: str, **values: Any) -> str:
        return sentence(PACKAGE, self._language, message, **values)

    # Players and cards.

    def seat(self, seat: int) -> str:
        """CO-100.1: one of the two players."""
        return self.say(f"seat-{SEAT_NAMES[seat]}")

    def card(self, card: int) -> str:
        """A card by its name; of summoned troops and battlefields an event does not say which they are."""
        if card < n.CARDS:
            deck = self._house.decks[card // n.DECK_SIZE]
            assert isinstance(deck, DeckList)
            return self._names[deck.cards[card % n.DECK_SIZE]]
        return self.say("a-summoned-troop" if card < n.FIELD else "the-battlefield")

    def troop(self, reference: int) -> str:
        """A troop in play, by the player who controls it; Ruling CO-R.N: one that lies face down without a name."""
        card = reference & n.NONE
        if card == e.UNKNOWN_CARD:
            name = self.say("face-down-troop")
        else:
            name = self.card(card) if card < n.CARDS else self.say("summoned-troop")
        return self.say("of-player", seat=self.seat(reference >> e.CONTROLLER_AT), name=name)

    def fallen(self, card: int) -> str:
        """A troop that has died, by its owner."""
        if card >= n.CARDS:
            return self.card(card)
        return self.say("of-player", seat=self.seat(card // n.DECK_SIZE), name=self.card(card))

    def token(self, token: int) -> str:
        return self._names[self.cards.cards + token]

    def battlefield(self, number: int) -> str:
        return self._names[self._field(number)] if number else self.say("neutral-ground")

    def _field(self, number: int) -> int:
        return int(self.cards.cards + self.cards.tokens + number - 1)

    # What is printed.

    def text(self, definition: int) -> CardText:
        text = self.cards.texts[definition]
        assert isinstance(text, CardText)
        return text

    def lines(self, definition: int) -> list[str]:
        """All ability lines of a card."""
        names = token_names(self.cards, self._language)
        return [render(ability, self._language, names) for ability in self.text(definition).abilities]

    def ability(self, number: int) -> str:
        """One ability line, by definition and place; keywords and limits have no place."""
        kinds = (When, Static, Activated, Played)
        abilities = [one for one in self.text(number // ABILITIES).abilities if isinstance(one, kinds)]
        return render(abilities[number % ABILITIES], self._language, token_names(self.cards, self._language))

    def keyword(self, keyword: int) -> str:
        return render(Keywords((Keyword(keyword),)), self._language).rstrip(".")

    def title(self, definition: int) -> str:
        """CO-101.2, CO-101.3: a card's name, kind and numbers."""
        cards, type = self.cards, self.text(definition).type
        traits = cards.traits[definition]
        breed = "vehicle" if traits >> IS_VEHICLE & 1 else "shorthair" if traits >> IS_SHORTHAIR & 1 else "longhair"
        return self.say(
            _TITLES[type],
            name=self._names[definition],
            cost=int(cards.costs[definition]),
            damage=int(cards.damages[definition]),
            health=int(cards.healths[definition]),
            kind=type,
            breed=breed,
            rank="commander" if traits >> IS_COMMANDER & 1 else "troop",
            whom=self._whom(definition),
        )

    def _whom(self, definition: int) -> str:
        """CO-111.3: for whom a battlefield's effects are."""
        return "loser" if self.cards.traits[definition] >> ONLY_LOSER & 1 else "both"

    # What a sentence may mention.

    def ending(self, ending: int, who: int) -> str:
        winner = who >> 1 & 1
        return self.say(f"ending-{ENDINGS[ending][0]}", winner=self.seat(winner), loser=self.seat(winner ^ 1))

    def values(self, kind: int, a: int, b: int) -> dict[str, Any]:
        """What the sentence about an event may mention."""
        if kind in _ABOUT_CARD:
            card = "" if a == HIDDEN else self.card(a)
            return {"card": card, "seat": self.seat(b & 1), "number": b >> 1}
        if kind in _ABOUT_TROOP:
            return self._of_troop(kind, a, b)
        if kind in _ABOUT_ABILITY:
            ability = a >> 6
            return {"source": self._names[ability // ABILITIES], "ability": self.ability(ability), "seat": self.seat(b)}
        if kind in _ABOUT_TWO:
            return {"attacker": self.card(a), "attacked": self.card(b)}
        return self._rarer_values(kind, a, b)

    def _of_troop(self, kind: int, a: int, b: int) -> dict[str, Any]:
        troop, seat = self.troop(a), self.seat(a >> e.CONTROLLER_AT)
        if kind == e.DAMAGED:
            return {"troop": troop, "source": self.card(b & n.NONE), "number": b >> 6}
        if kind == e.DEPLOYED:
            card = "" if a & n.NONE == e.UNKNOWN_CARD else self.card(a & n.NONE)
            return {"card": card, "seat": seat, "number": b, "face": "down" if a & e.IS_FACE_DOWN else "up"}
        if kind == e.SUMMONED:
            return {"seat": seat, "token": self.token(b)}
        if kind == e.GOT:
            return {"troop": troop, "bonus": "damage" if b & 3 == DAMAGE_BONUS else "health", "number": b >> 2}
        if kind == e.GAINED_KEYWORD:
            return {"troop": troop, "keyword": self.keyword(b)}
        if kind == e.EQUIPPED:
            return {"troop": troop, "item": self.card(b)}
        if kind == e.BOARDED:
            return {"troop": troop, "pilot": self.card(b)}
        if kind == e.MOVED:
            return {"troop": troop, "line": "front" if b == FRONT_LINE else "back"}
        if kind == e.CHOSE:
            is_own = a >> e.CONTROLLER_AT == b and a & n.NONE < n.CARDS
            return {"troop": self.card(a & n.NONE) if is_own else troop, "seat": self.seat(b)}
        return {"troop": troop, "number": b}

    def _rarer_values(self, kind: int, a: int, b: int) -> dict[str, Any]:
        if kind in (e.KILLED, e.DESTROYED):
            return {"troop": self.fallen(a), "killer": self.card(b - 1) if b else ""}
        if kind == e.STEPPED_OUT:
            return {"vehicle": self.card(a), "pilot": self.card(b)}
        if kind == e.NOT_SUMMONED:
            return {"token": self.token(a), "seat": self.seat(b)}
        if kind == e.BATTLE_BEGAN:
            return {"number": a, **(self._of_battlefield(b) if b else {})}
        if kind == e.CHOSE_BATTLEFIELD:
            return {"seat": self.seat(a), "field": self.battlefield(b)}
        if kind == e.PUT_BACK:
            return {"seat": self.seat(a & 1), "end": "bottom" if a >> 1 == n.TO_BOTTOM else "top"}
        if kind == e.LOST_BATTLE:
            return {"seat": self.seat(a), "reason": self._reason(b)}
        return {"seat": self.seat(a), "number": b}

    def _of_battlefield(self, number: int) -> dict[str, str]:
        field = self._field(number)
        return {"field": self._names[field], "text": " ".join(self.lines(field)), "whom": self._whom(field)}

    def _reason(self, reason: int) -> str:
        """Ruling CO-R.E: what a deck has run out of depends on the table."""
        if reason == n.NO_TROOPS_IN_PLAY:
            return "play"
        return "cards" if self._house.rules("empty_deck", "no-cards") else "deck"
