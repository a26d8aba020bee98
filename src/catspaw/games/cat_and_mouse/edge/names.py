"""What things are called at the table."""

from __future__ import annotations

from catspaw.core.bits import members
from catspaw.games.cat_and_mouse.cards.loot import LOOT_CARDS
from catspaw.games.cat_and_mouse.state.questions import QUESTIONS
from catspaw.games.fluent_texts import FluentTexts

PACKAGE = "catspaw.games.cat_and_mouse"
_LOOT = {card.id: number for number, card in enumerate(LOOT_CARDS)}


class Names(FluentTexts):
    """Rooms, loot and the two players."""

    package = PACKAGE
    prompts = QUESTIONS.names

    def room(self, room: int) -> str:
        """A room by number and name."""
        return self.say("room", number=room + 1, name=self.room_name(room))

    def room_name(self, room: int) -> str:
        return self.say(f"room-{room + 1}")

    def loot(self, card: int) -> str:
        """A trick by its name, a treasure by theme and value."""
        loot = LOOT_CARDS[card]
        if loot.theme is None:
            return self.say(f"trick-{loot.id}")
        return self.say("treasure", theme=self.say(f"theme-{loot.theme}"), thousands=loot.thousands)

    def the_loot(self, card: int) -> str:
        """A loot card within a sentence, where a trick has its article."""
        name = self.loot(card)
        return name if LOOT_CARDS[card].theme else self.say("the-trick", trick=name)

    def all_loot(self, cards: int) -> str:
        """Several cards, or that there is none."""
        return self.listed([self.loot(card) for card in members(cards)]) or self.say("none")

    def name(self, id: str) -> str:
        """A seat or a loot card."""
        return self.loot(_LOOT[id]) if id in _LOOT else self.noun(f"seat-{id}")
