"""What the log says of troops, causes and choices, and how German bends the names of cards."""

from __future__ import annotations

import pytest

from catspaw.core.journal import packed
from catspaw.games.claw_and_order.cards.card_files import CardText
from catspaw.games.claw_and_order.cards.sets import read_set
from catspaw.games.claw_and_order.edge.texts import MatchTexts
from catspaw.games.claw_and_order.language.german_nouns import forms
from catspaw.games.claw_and_order.state import numbers as n
from catspaw.games.claw_and_order.state.events import Event
from catspaw.table import narrate
from claw_and_order.arrangement import Side
from claw_and_order.battle import GAME, Battle, arranged, equip, one_time, token, troop
from claw_and_order.remembered import CONTROLLER_AT, STAMP_AT

CARDS = (
    troop("scout", 1, 2, 1, "Retreat."),
    troop("herder", 3, 3, 1, "When this is deployed, summon 2 cubs."),
    one_time("bribe", 0, "Take control of target opposing troop."),
    one_time("flood", 0, "Discard the bottom 2 cards of your opponent's deck."),
    one_time("fork", 0, "Choose one: draw a card; or gain $1."),
    equip("cap", 1, "The equipped troop gets +1 health."),
    token("cub", 1, 1),
)


def log(game: Battle, language: str = "en") -> list[str]:
    return [line.text for line in narrate(game.table, None, language)]


# Names.


def test_a_summoned_troop_is_called_by_its_name():  # CO-R.Z
    side: Side = {"front": ["tom"], "deck": ["tom", ...]}
    game = arranged(one={**side, "hand": ["herder"]}, two=side, cards=CARDS).says("herder")
    while not log(game)[-1].startswith("Player one draws"):
        game.says("done")
    moved = [line for line in log(game) if line.endswith("to the Front Line.")]
    assert moved.count("Player one's Cub moves to the Front Line.") == 2
    assert not any("summoned troop" in line for line in log(game))


def test_one_who_was_not_told_of_the_summoning_has_no_name_for_it():
    texts = GAME.texts(arranged(cards=CARDS).table.setup)
    assert texts.event(packed(Event.ATTACKED, n.SUMMONED, 0)).startswith("A summoned troop attacks")
    teller = texts.teller()
    teller.tell(packed(Event.SUMMONED, n.SUMMONED | 7 << STAMP_AT | 1 << CONTROLLER_AT, 0))
    assert not teller.tell(packed(Event.ATTACKED, n.SUMMONED, 0)).startswith("A summoned troop")
    assert texts.event(packed(Event.ATTACKED, n.SUMMONED, 0)).startswith("A summoned troop attacks"), (
        "others heard nothing"
    )


# Causes.


def test_a_stolen_troop_that_retreats_is_told_with_who_did_it():  # CO-R.R
    one: Side = {"hand": ["bribe"], "front": ["tom"]}
    game = arranged(one=one, two={"front": ["scout", "tom"]}, cards=CARDS)
    game.says("bribe").chooses("scout").says("our scout")
    assert log(game)[-1] == "Player one has Scout retreat to the hand of Player two."
    assert log(game, "de")[-1] == "Spieler eins zieht Scout auf die Hand von Spieler zwei zurück."


def test_cards_discarded_by_an_effect_do_not_cite_the_price_of_a_death():  # CO-R.Z
    game = arranged(one={"hand": ["flood"]}, two={"front": ["tom"], "deck": ["tom", ...]}, cards=CARDS).says("flood")
    assert game.cited(Event.MILLED) == ["CO-R.Z"] * 2


def test_cards_discarded_for_a_death_cite_it():  # CO-107.4
    game = arranged(one={"front": ["lion"]}, two={"front": ["mouser"], "deck": ["tom", ...]}, phase="attack")
    game.attacks("lion", "mouser")
    assert game.cited(Event.MILLED) == ["CO-107.4"]


def test_items_lost_when_a_troop_goes_back_cite_the_tables_reading():  # CO-R.Q
    one: Side = {"front": ["scout", "tom"], "items": {"cap": "scout"}}
    game = arranged(one=one, cards=CARDS, retreat_items="discard").says("our scout")
    assert game.cited(Event.FELL) == ["CO-R.Q"]


def test_a_choice_is_told_by_what_was_chosen():  # CO-R.Z
    game = arranged(one={"hand": ["fork"], "deck": ["tom", ...]}, cards=CARDS).says("fork").says("mode 2")
    assert "Player one chooses: gain $1." in log(game)
    assert "Spieler eins wählt: Erhalte 1 $." in log(game, "de")


# German.


@pytest.mark.parametrize(
    ("noun", "bent"),
    [
        ("der Narbige Veteran / Narbigen Veteranen",
         ("der Narbige Veteran", "den Narbigen Veteranen", "dem Narbigen Veteranen")),
        ("der Gassenrekrut / Gassenrekruten", ("der Gassenrekrut", "den Gassenrekruten", "dem Gassenrekruten")),
        ("der Flakschütze", ("der Flakschütze", "den Flakschützen", "dem Flakschützen")),
        ("der Minenleger", ("der Minenleger", "den Minenleger", "dem Minenleger")),
        ("die Blinde Passagierin", ("die Blinde Passagierin", "die Blinde Passagierin", "der Blinden Passagierin")),
        ("das Alte Boot", ("das Alte Boot", "das Alte Boot", "dem Alten Boot")),
        ("die Nacht der Katzen, die Nacht der Katzen, der Nacht der Katzen",
         ("die Nacht der Katzen", "die Nacht der Katzen", "der Nacht der Katzen")),
        ("General Donnerpfote", ("General Donnerpfote",) * 3),
    ],
)  # fmt: skip
def test_german_names_bend_with_their_article(noun: str, bent: tuple[str, str, str]):
    assert forms(noun) == bent


def test_german_objects_stand_in_their_case():
    starter = read_set("starter")
    setup = GAME.setup(edition=starter)
    texts = MatchTexts(setup, "de")
    veteran, recruit = starter.ids.index("scarred-veteran"), starter.ids.index("alley-recruit")
    names = texts.nouns[veteran], texts.nouns[recruit]
    said = [
        texts.say("attacked", attacker=names[1], attacked=names[0]),
        texts.say("damaged", troop=names[0], source=names[1], number=2),
        texts.say("stepped-out", pilot=names[1], vehicle=names[0]),
        texts.say("answer-take-off", name=names[1], troop=names[0]),
        texts.say("answer-retreat", name=names[1]),
    ]
    assert said == [
        "der Gassenrekrut greift den Narbigen Veteranen an.",
        "der Narbige Veteran erleidet 2 Schaden durch den Gassenrekruten.",
        "der Gassenrekrut sitzt nicht mehr in dem Narbigen Veteranen.",
        "den Gassenrekruten zurücknehmen, jetzt an dem Narbigen Veteranen",
        "den Gassenrekruten zurückziehen",
    ]


def test_every_card_of_the_starter_set_says_its_german_article_or_is_a_name():
    starter = read_set("starter")
    bare = {
        name
        for name, text in zip(starter.names["de"], starter.texts, strict=True)
        if isinstance(text, CardText) and not text.noun_de and text.type != "battlefield"
    }
    assert bare == {"Marschallin Samtpfote", "General Donnerpfote", "Titankrallen"}
