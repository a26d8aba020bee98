"""What people read, in English and German, out of plain dictionaries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from catspaw.core.journal import HIDDEN, unpacked
from catspaw.core.outcome import Outcome
from catspaw.core.sight import Sight
from catspaw.core.texts import Texts
from tiptoe import cards as c
from tiptoe.events import EVENTS, Event

RULES: Final = {
    "TT-1.1": (
        "The larder has twelve cards: five crumbs, four cheeses and three bells.",
        "In der Speisekammer sind zwölf Karten: fünf Krümel, vier Käse und drei Glöckchen.",
    ),
    "TT-1.2": (
        "Every mouse starts with one card, which only it may see.",
        "Jede Maus beginnt mit einer Karte, die nur sie sehen darf.",
    ),
    "TT-1.3": ("Every mouse has two whistles.", "Jede Maus hat zwei Pfiffe."),
    "TT-2.1": ("On its turn, a mouse draws a card.", "Wer am Zug ist, zieht eine Karte."),
    "TT-2.2": (
        "Of its two cards it lays one face down: this one is carried home.",
        "Eine der beiden Karten legt sie verdeckt hin: Die wird nach Hause getragen.",
    ),
    "TT-2.3": (
        "The next mouse keeps still, or whistles for the cat if it has a whistle left.",
        "Die nächste Maus bleibt still oder pfeift die Katze herbei, wenn sie noch einen Pfiff hat.",
    ),
    "TT-2.4": (
        "What is let pass goes into the store of the mouse that carried it, face down.",
        "Was durchkommt, legt die Maus, die es trug, verdeckt in ihren Vorrat.",
    ),
    "TT-2.5": (
        "At a whistle the card is turned up: a bell goes to whoever whistled, anything else home, face up.",
        "Bei einem Pfiff wird die Karte aufgedeckt: Ein Glöckchen bekommt, wer pfiff, alles andere kommt offen heim.",
    ),
    "TT-3.1": (
        "When the larder is empty, all stores are shown: a crumb is worth 1, a cheese 2, a bell 4.",
        "Ist die Speisekammer leer, werden alle Vorräte gezeigt: Ein Krümel zählt 1, ein Käse 2, ein Glöckchen 4.",
    ),
    "TT-3.2": (
        "Most points win; if they are equal, more bells do; if these are equal too, the win is shared.",
        "Die meisten Punkte gewinnen, bei Gleichstand mehr Glöckchen; sind auch die gleich, wird der Sieg geteilt.",
    ),
}
NAMES: Final = {
    "crumb": ("crumb", "Krümel"),
    "cheese": ("cheese", "Käse"),
    "bell": ("bell", "Glöckchen"),
    "grey": ("the grey mouse", "die graue Maus"),
    "brown": ("the brown mouse", "die braune Maus"),
    "white": ("the white mouse", "die weiße Maus"),
    "hand": ("hand", "Hand"),
    "store": ("store", "Vorrat"),
    "larder": ("cards in the larder", "Karten in der Speisekammer"),
    "carrier": ("on its way home", "auf dem Heimweg"),
    "carried": ("what it carries", "was sie trägt"),
    "mice": ("mice", "Mäuse"),
    "in_hand": ("cards in hand", "Handkarten"),
    "whistles": ("whistles", "Pfiffe"),
    "in_store": ("cards in store", "Karten im Vorrat"),
    "face_up": ("face up", "davon offen"),
}
SENTENCES: Final = {
    "title": ("Tiptoe", "Auf leisen Pfoten"),
    "about": (
        "Two or three mice carry things home past a sleeping cat. The bells are worth most, if nobody whistles.",
        "Zwei, drei Mäuse tragen Beute an der schlafenden Katze vorbei. Glöckchen zählen viel, wenn keine pfeift.",
    ),
    "deal": ("Which card is dealt?", "Welche Karte wird ausgeteilt?"),
    "draw": ("Which card is drawn?", "Welche Karte wird gezogen?"),
    "carry": ("What do you carry home?", "Was trägst du nach Hause?"),
    "listen": ("Is that a bell? Will you whistle?", "Ist das ein Glöckchen? Pfeifst du?"),
    "keep-still": ("keep still", "still bleiben"),
    "whistle": ("whistle for the cat", "die Katze herbeipfeifen"),
    "dealt": ("{mouse} is dealt {card}.", "{mouse} bekommt {card}."),
    "turn": ("{mouse} creeps into the larder.", "{mouse} schleicht in die Speisekammer."),
    "drew": ("{mouse} draws {card}.", "{mouse} zieht {card}."),
    "laid": ("{mouse} carries {card}.", "{mouse} trägt {card}."),
    "passed": ("It goes into {whose} store.", "Das kommt in den Vorrat {whose}."),
    "of-grey": ("the grey mouse's", "der grauen Maus"),
    "of-brown": ("the brown mouse's", "der braunen Maus"),
    "of-white": ("the white mouse's", "der weißen Maus"),
    "turned-up": ("{mouse} whistles: it is {card}!", "{mouse} pfeift: Es ist {card}!"),
    "showed": ("{mouse} shows its store, worth {points}.", "{mouse} zeigt den Vorrat, er zählt {points}."),
    "over": ("The night is over.", "Die Nacht ist vorbei."),
    "a-card": ("a card", "eine Karte"),
    "a-crumb": ("a crumb", "ein Krümel"),
    "a-cheese": ("a cheese", "ein Käse"),
    "a-bell": ("a bell", "ein Glöckchen"),
    "take-a-crumb": ("a crumb", "einen Krümel"),
    "take-a-cheese": ("a cheese", "einen Käse"),
    "take-a-bell": ("a bell", "ein Glöckchen"),
    "score": ("{mouse}: {points} points; bells: {bells}.", "{mouse}: {points} Punkte; Glöckchen: {bells}."),
}
QUESTIONS: Final = {c.DEAL: "deal", c.DRAW: "draw", c.CARRY: "carry", c.LISTEN: "listen"}


class TiptoeTexts(Texts):
    """One of the two languages."""

    def say(self, sentence: str, **values: object) -> str:
        """A sentence, with a capital letter where a name begins it."""
        text = self._of(SENTENCES[sentence]).format(**values)
        return text[:1].upper() + text[1:] if "{" in SENTENCES[sentence][0] else text

    def _of(self, both: tuple[str, str]) -> str:
        return both[("en", "de").index(self.language)]

    def game_title(self) -> str:
        return self.say("title")

    def about(self) -> str:
        return self.say("about")

    def names(self) -> Mapping[str, str]:
        return {id: self._of(both) for id, both in NAMES.items()}

    def question(self, prompt: int) -> str:
        return self.say(QUESTIONS[prompt])

    def answer(self, sight: Sight, number: int) -> str:
        if sight.prompt == c.LISTEN:
            return self.say(("keep-still", "whistle")[number])
        kind = number if sight.prompt == c.CARRY else c.kind_of(number)
        return self.name(c.KINDS[kind])

    def event(self, event: int) -> str:
        kind, mouse, number = unpacked(event)
        if kind == Event.PASSED:
            return self.say("passed", whose=self.say(f"of-{self.setup.seats[number]}"))
        if kind == Event.SHOWED:
            return self.say("showed", mouse=self.seat(mouse), points=c.points(number))
        if kind in (Event.TURN, Event.OVER):
            return self.say(EVENTS.names[kind], mouse=self.seat(mouse))
        return self.say(
            EVENTS.names[kind], mouse=self.seat(mouse), card=self._card(number, taken=kind != Event.TURNED_UP)
        )

    def _card(self, card: int, *, taken: bool) -> str:
        if card == HIDDEN:
            return self.say("a-card")
        return self.say(f"{'take-' if taken else ''}a-{c.KINDS[c.kind_of(card)]}")

    def rule(self, rule: str) -> str:
        return self._of(RULES[rule])

    def ending(self, outcome: Outcome) -> tuple[str, ...]:
        scores = tuple(self.say("score", mouse=self.name(seat), **score) for seat, score in outcome.scores.items())
        return (*super().ending(outcome), *scores)
