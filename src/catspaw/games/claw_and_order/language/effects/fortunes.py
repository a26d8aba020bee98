"""A player's cards and dollars."""

from __future__ import annotations

from catspaw.games.claw_and_order.abilities import fortunes, ops
from catspaw.games.claw_and_order.language.effects.declaration import Fetch, ForPlayer
from catspaw.games.claw_and_order.language.terms import Tooltip


class Draw(ForPlayer):
    opcode = fortunes.DRAW
    english = ("draw {number:a card|# cards}", "{player} draws {number:a card|# cards}")
    german = ("ziehe {number:eine Karte|# Karten}", "{player:zieht} {number:eine Karte|# Karten}")
    cites = "104.2"


class Discard(ForPlayer):
    opcode = ops.DISCARD
    english = ("discard {number:a card|# cards}", "{player} discards {number:a card|# cards}")
    german = ("wirf {number:eine Karte|# Karten} ab", "{player:wirft} {number:eine Karte|# Karten} ab")
    cites = "R.Z"


class DiscardAtRandom(ForPlayer):
    opcode = ops.DISCARD_AT_RANDOM
    english = ("discard {number:a card|# cards} at random", "{player} discards {number:a card|# cards} at random")
    german = (
        "wirf {number:eine zufällige Karte|# zufällige Karten} ab",
        "{player:wirft} {number:eine zufällige Karte|# zufällige Karten} ab",
    )
    cites = "R.Z"


class Mill(ForPlayer):
    opcode = ops.MILL
    english = "discard | the bottom {number:card|# cards} {deck}"
    german = "wirf {number:die unterste Karte|die untersten # Karten} {deck} ab"
    cites = "107.4 110.1"
    tooltip = Tooltip(46, "A deck without troops loses the battle.", "Ein Deck ohne Truppen verliert die Schlacht.")


class GainDollars(ForPlayer):
    opcode = fortunes.GAIN_DOLLARS
    english = ("gain {dollars}", "{player} gains {dollars}")
    german = ("erhalte {number} $", "{player:erhält} {number} $")
    cites = "105.2"


class LoseDollars(ForPlayer):
    opcode = ops.LOSE_DOLLARS
    english = ("lose {dollars}", "{player} loses {dollars}")
    german = ("verliere {number} $", "{player:verliert} {number} $")
    cites = "105.2"


class Search(Fetch):
    opcode = fortunes.SEARCH
    english = "search your deck for {card}"
    german = "durchsuche dein Deck nach {card:dative}"
    cites = "R.Z"
    tooltip = Tooltip(
        43,
        "You take one such card into your hand and shuffle, or none.",
        "Du nimmst eine solche Karte auf die Hand und mischst, oder keine.",
    )


class Recover(Fetch):
    opcode = fortunes.RECOVER
    english = "return {card} from your discard pile to your hand"
    german = "nimm {card:accusative} aus deinem Ablagestapel auf die Hand"
    cites = "R.Z"
