"""A battle to tell tests with: the test answers for everybody, and chance answers as wished.

`arranged(one={…}, two={…}, phase="play", …)` is a moment in the middle of a battle, `match(…)` a match from its
very start. Both give a `Battle`, whose methods say what people do (`plays`, `uses`, `attacks`, `says`, …) and tell
what is so (`front`, `damage`, `options`, `told`, …). Cards are called by their ids.

**Cards.** To a copy of the set Underworld these plain ones are added (breed, cost/health/damage):
`tom` (shorthair, 1/2/1), `mouser` (shorthair, 2/3/2), `persian` (longhair, 3/4/1), `lion` (longhair, 6/8/5),
`sentry` (shorthair, 1/15/0), `boss` (shorthair, commander, 4/6/3), `truck` (vehicle, 3/5/4), `idler` (longhair,
9/1/0); and the items `knife` (Equip, $1: +2 damage), `pennant` (Team Buff, $1: friendly troops get +1 damage)
and `rag` (One-Time, $9: "Gain $1."). A test's own cards are written with
`troop("cook", 2, 3, 1, "Reach.")`, `vehicle`, `equip`, `team_buff`, `one_time`, `token` and `battlefield`, and
given together: `arranged(cards=[troop(…), equip(…)])`; plain TOML text will do as well.

**A side** of `arranged` is a dict; all its keys may be left out:

- `front`, `back`: troops, the oldest first; `"their tom"` belongs to the other player; ids of tokens are summoned
  troops. Without both keys a single `sentry` stands in the front.
- `hand`, `discard`, `buffs`: cards; `known`: those of the hand that everybody knows of.
- `deck`: exactly these cards, the rest of the 27 being rags in the discard pile; with `...` at the end the
  rest are idlers in the deck; without the key the deck is idlers only. `top`, `bottom`: cards there whose place
  their owner knows, the uppermost, and the lowest, first.
- `items`: item → the troop it is on (`"their tom"`: an opposing one); `pilots`: vehicle → pilot.
- `damage`, `counters`: card → number, for troops in play, items, or cards in hand.
- `face_down`: troops of the Back Line; `deployed`: those deployed this turn; `attacked`: those that have attacked.
- `dollars` (in `play` and `pilots` 10 for the active player, in `set-up` 5 for both, else 0), `turns` (3; in `set-up`
  0), `wins` (0).

The second card of a name is `"tom 2"`, where marks, items and pilots are told, and wherever cards are named.

**Around them**: `active="one"`, `phase` (`set-up`, `start`, `draw`, `pilots`, `play`, `attack`, `end`),
`battlefield="minefield"` with `loser="one"` (who lost the battle before; then the other has won one), and rulings:
`arranged(…, defeat="immediate")`.

**Chance** answers by itself: with the next wish of `wishes(…)` if there is one (`draws`, `mills`, `rolls` are other
names for it; a wish that cannot be is a failure, "*" is no wish), else an idler, else what comes first.
After `pauses()` the test answers for chance itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

import catspaw
from catspaw.core.errors import CatspawError
from catspaw.games.claw_and_order.game import ClawAndOrder
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.card_index import CardSet, DeckList
from catspaw.table import Table
from claw_and_order.arrangement import SEATS, Arrangement, Half, Side
from claw_and_order.cards import (
    PAD,
    battlefield,
    equip,
    one_time,
    own_cards,
    team_buff,
    token,
    troop,
    vehicle,
)
from claw_and_order.reading import Reading

__all__ = [
    "SEATS", "Battle", "arranged", "battlefield", "equip", "match", "one_time", "own_cards", "team_buff", "token",
    "troop", "vehicle",
]  # fmt: skip
GAME = ClawAndOrder()


# Beginnings.


def match(
    *,
    one: Sequence[str] | str = (),
    two: Sequence[str] | str = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    first: str = "",
    cards: str | Iterable[str] = (),
    pad: str = "sentry",
    **rulings: str,
) -> Battle:
    """A match before its first question, which goes to chance: who starts.

    Decks are the cards named, filled up to 27 with `pad`; or the id of a deck of Underworld. If it is
    told who is `first` or what is in the opening `hands`, the hands are dealt and set-up has begun; else the
    test answers for chance.
    """
    own = own_cards(cards)
    decks = tuple(_deck(own, deck, pad) for deck in (one, two))
    game = Battle(own, decks, rulings)
    if not first and hands is None:
        return game.pauses()
    return game.wishes(first or "one").is_dealt(hands or {}, first or "one")


def _deck(own: CardSet, deck: Sequence[str] | str, pad: str) -> DeckList:
    if isinstance(deck, str):
        return next(found for found in own.decks if found.label == deck)
    assert len(deck) <= n.DECK_SIZE
    return _decklist(own, [*deck, *[pad] * (n.DECK_SIZE - len(deck))])


def _decklist(own: CardSet, ids: Iterable[str]) -> DeckList:
    return DeckList("deck", sorted(own.ids.index(id) for id in ids))


def arranged(
    *,
    one: Side | None = None,
    two: Side | None = None,
    active: str = "one",
    phase: str = "play",
    battlefield: str = "",
    loser: str = "",
    starter: str = "one",
    cards: str | Iterable[str] = (),
    **rulings: str,
) -> Battle:
    """A moment in the middle of a battle, which takes too long to reach by playing; see the top of this file.

    The words of the position are written, and the question of the phase is the rules' own.
    """
    own = own_cards(cards)
    sides = [Half(own, seat, side or {}) for seat, side in enumerate((one, two))]
    for half in sides:
        half.collect(sides[half.seat ^ 1])
    game = Battle(own, tuple(_decklist(own, half.brought) for half in sides), rulings)
    Arrangement(own, game.position, sides).write(SEATS.index(active), phase, battlefield, loser, SEATS.index(starter))
    game.settles = True
    game._mark = len(game.table.all_events())
    game.position.advance()
    game._settle()
    return game


# The table.


class Battle(Reading):
    """A table where the test answers for everybody, chance included."""

    def __init__(self, own: CardSet, decks: tuple[DeckList, ...], rulings: Mapping[str, str]) -> None:
        self.own = own
        self.table = Table(GAME, GAME.setup(rulings=rulings, edition=own, decks=decks), None)
        self.settles = False
        """Whether chance is answered for at once."""
        self.wished: list[str] = []
        """What chance says next."""
        self._mark = 0

    # What people and chance do.

    def says(self, *answers: str) -> Self:
        """One answer after the other, and what chance says to them if it is answered for."""
        for answer in answers:
            self._mark = len(self.table.all_events())
            self._says(answer)
            self._settle()
        return self

    def _says(self, answer: str) -> None:
        try:
            self.table.answer(answer)
        except CatspawError as error:
            error.add_note(f"{self.asked} is asked {self.prompt!r}: {sorted(self.options)}")
            raise
        assert self.position.conserved(), f"after {answer!r}"

    def _settle(self) -> None:
        while self.settles and self.asked == "chance":
            self._says(self._wish())

    def _wish(self) -> str:
        assert self.table.question is not None
        texts = [option.text for option in self.table.question.options]
        wish = self.wished.pop(0) if self.wished else "*"
        if wish == "*":
            return PAD if PAD in texts else texts[0]
        assert wish in texts, f"chance is asked {self.prompt!r} and cannot say {wish!r}: {texts}"
        return wish

    def wishes(self, *answers: str) -> Self:
        """What chance says next; "*" is whatever comes first."""
        self.wished += answers
        return self

    draws = mills = rolls = wishes

    def pauses(self) -> Self:
        """From now on the test answers for chance."""
        self.settles = False
        return self

    def is_dealt(self, hands: Mapping[str, Sequence[str]], first: str = "one") -> Self:
        """The opening hands of a battle are these; of those not named it is what comes first."""
        for seat in (first, SEATS[SEATS.index(first) ^ 1]):
            hand = list(hands.get(seat, ()))
            self.wishes(*hand, *["*"] * (n.OPENING_HAND - len(hand)))
        self.settles = True
        self._settle()
        return self

    def plays(self, card: str, *, on: str = "") -> Self:
        """A card from the hand, and the troop for an Equip Item (`our` unless told)."""
        self.says(card)
        return self.says(_sided(on, "our")) if on else self

    def uses(self, card: str, how: str = "") -> Self:
        """A card in play; `how` where there are several ways: `ability 1`, `retreat`, `take off`."""
        self.says(_sided(card, "our"))
        return self.says(how) if how else self

    def boards(self, pilot: str, vehicle: str) -> Self:
        """A troop becomes the pilot of a vehicle; `nobody` steps out."""
        return self.says(_sided(vehicle, "our"), pilot if pilot == "nobody" else _sided(pilot, "our"))

    def attacks(self, attacker: str, attacked: str) -> Self:
        """An attack to which nobody responds. From the Play Phase on, that ends first."""
        self.declares(attacked=attacked, attacker=attacker)
        return self.says("pass") if self.prompt == "respond" else self

    def declares(self, attacker: str, attacked: str) -> Self:
        """An attack to which the other player may respond if the hand is not empty."""
        return self.until("attack-with").says(_sided(attacker, "our"), _sided(attacked, "their"))

    def chooses(self, *troops: str) -> Self:
        """Targets, opposing ones unless told."""
        return self.says(*(troop if troop in {"done", "face-down"} else _sided(troop, "their") for troop in troops))

    def until(self, prompt: str) -> Self:
        """`done` until this is asked."""
        while self.prompt != prompt:
            assert "done" in self.options, f"{prompt!r} is not asked: {self.question}"
            self.says("done")
        return self

    def ends_turn(self) -> Self:
        """`done` until the turn of the active player, or their set-up, is over."""
        before = (self.number, self.active, self.turns("one"), self.turns("two"))
        while (self.number, self.active, self.turns("one"), self.turns("two")) == before and not self.is_over:
            assert "done" in self.options, f"the turn does not end: {self.question}"
            self.says("done")
        return self

    def refusal(self, answer: str) -> str:
        """The rule by which an answer is refused."""
        before = self.position.state()
        try:
            self.table.answer(answer)
        except catspaw.IllegalAnswer as error:
            assert self.position.state() == before
            assert set(error.allowed) == self.options
            return error.rule
        raise AssertionError(f"{answer!r} was allowed")


def _sided(name: str, side: str) -> str:
    return name if name.startswith(("our ", "their ")) or name == "face-down" else f"{side} {name}"
