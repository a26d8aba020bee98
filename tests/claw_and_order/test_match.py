"""Chapters 100, 101, 110 and 111: a match and its battles, what cards are, who loses, and where the next battle is."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.core.errors import Malformed
from catspaw.games.claw_and_order.state.card_index import DeckList
from catspaw.games.claw_and_order.state.endings import Ending
from catspaw.games.claw_and_order.state.events import Event
from catspaw.games.claw_and_order.state.numbers import Reason, Zone
from claw_and_order.battle import GAME, Battle, arranged, battlefield, equip, match, one_time, team_buff, token, troop
from claw_and_order.own_set import CARDS, read_cards


def places(game: Battle) -> set[str]:
    """All battlefields of the set."""
    return set(game.own.ids[-game.own.battlefields :])


def lost_by(game: Battle, loser: str) -> Battle:
    """A battle in which somebody deploys nothing and so is defeated by the end of their first turn."""
    while game.prompt == "set-up":
        if game.asked != loser:
            game.says("sentry")
        game.says("done")
    battle = game.number
    while game.number == battle and not game.is_over:
        game.says("done")
    return game


# CO-100


def test_two_players_bring_a_deck_each():  # CO-102.1
    game = match(one=["tom"] * 27, two=["mouser"] * 27)
    assert list(game.sees(None).players) == ["one", "two"]
    assert (game.deck("one"), game.deck("two")) == (["tom"] * 27, ["mouser"] * 27)


@pytest.mark.parametrize("size", [0, 26, 28])
def test_a_deck_of_any_other_size_is_refused(size: int):
    own = match().own
    decks = (DeckList("short", [0] * size), DeckList("right", [0] * 27))
    with pytest.raises(Malformed, match="deck short: 27 cards of the set"):
        GAME.start(GAME.setup(edition=own, decks=decks))


def test_a_match_is_decided_in_up_to_three_battles_the_first_on_neutral_ground():  # CO-100.2, CO-111.1
    game = match(first="one")
    assert (game.number, game.battlefield) == (1, "neutral")
    lost_by(game, "one")
    assert (game.wins("one"), game.wins("two"), game.number, game.is_over) == (0, 1, 2, False)
    lost_by(game.says("neutral"), "two")
    assert (game.wins("one"), game.wins("two"), game.number, game.is_over) == (1, 1, 3, False)
    lost_by(game.says("neutral"), "one")
    assert game.outcome.winners == ("two",)


def test_no_troops_in_play_lose_a_battle():  # CO-110.1
    game = arranged(one={"front": []}, phase="attack")
    assert game.told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_PLAY)]
    assert game.cited(Event.LOST_BATTLE) == ["CO-110.1"]
    assert game.wins("two") == 1


def test_a_deck_that_has_run_out_loses_a_battle():  # CO-110.1
    game = arranged(one={"deck": []}, phase="end")
    assert game.told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_DECK)]
    assert game.wins("two") == 1


# CO-101


def test_a_troop_has_health_damage_cost_and_a_breed():  # CO-101.1, CO-101.2
    cards = [one_time("comb", 0, "Deal 1 damage to each opposing longhair.")]
    one = {"hand": ["comb", "persian"], "dollars": 3}
    game = arranged(one=one, two={"front": ["persian", "mouser"]}, cards=cards)
    assert (game.health("two's persian"), game.strength("two's persian"), game.cost("one", "persian")) == (4, 1, 3)
    game.plays("comb")
    assert (game.damage("two's persian"), game.damage("mouser")) == (1, 0)


def test_what_a_troop_is_worth_now_is_seen_by_everybody():  # CO-101.2
    two = {"front": ["tom"], "items": {"knife": "tom"}, "damage": {"tom": 1}, "counters": {"tom": 3}}
    game = arranged(two=two)
    for seat in ("one", "two", None):
        view = game.sees(seat)
        (tom,) = view.players["two"].front
        assert (tom.card, tom.damage, tom.counters) == ("tom", 1, 3)
        now = next(strength for strength in view.strengths if strength.arrived == tom.arrived)
        assert (now.damage, now.health, now.keywords) == (3, 2, ())


def test_equip_items_are_for_one_troop_buffs_for_all_and_one_time_items_are_used_up():  # CO-101.3
    cards = [
        equip("hat", 0, "The equipped troop gets +1 damage."),
        team_buff("flag", 0, "Friendly troops get +1 damage."),
        one_time("horn", 0, "Each player gains $1."),
    ]
    game = arranged(one={"front": ["tom", "mouser"], "hand": ["hat", "flag", "horn"]}, cards=cards)
    game.plays("hat", on="tom").plays("flag").plays("horn")
    assert (game.strength("tom"), game.strength("mouser")) == (3, 3)
    assert (game.items("tom"), game.buffs("one"), game.discard("one")) == (["hat"], ["flag"], ["horn"])


def test_lore_has_no_effect():  # CO-101.4
    lore = troop("poet", 1, 2, 1).replace("[card.poet]", '[card.poet]\nlore = "When this attacks, draw a card."')
    game = arranged(one={"front": ["poet"]}, phase="attack", cards=[lore]).attacks("poet", "sentry")
    assert game.told(Event.TRIGGERED) == []
    assert not any("draw a card" in line for line in GAME.texts(game.table.setup).reference() if "Poet" in line)


def test_damage_and_counters_stay_until_the_battle_ends():  # CO-101.5
    one = {"front": ["mouser"], "damage": {"mouser": 2}, "counters": {"mouser": 4}}
    game = arranged(one=one).ends_turn().ends_turn()
    assert (game.damage("mouser"), game.counters("mouser")) == (2, 4)
    game = arranged(one=one | {"deck": []}, phase="end")
    assert game.number == 2
    assert (game.damage("mouser"), game.counters("mouser")) == (0, 0)


def test_damage_and_counters_are_gone_once_a_troop_is_destroyed():  # CO-101.5
    cards = [one_time("phoenix", 0, "Return a cat from your discard pile to your hand.")]
    two = {"front": ["tom", "sentry"], "counters": {"tom": 4}, "hand": ["phoenix"]}
    game = arranged(one={"front": ["mouser"]}, two=two, phase="attack", cards=cards).attacks("mouser", "tom")
    game.plays("phoenix").says("tom").plays("tom")
    assert (game.damage("two's tom"), game.counters("two's tom")) == (0, 0)


# CO-110


def test_defeat_is_looked_at_when_the_turn_ends_and_not_before():  # CO-110.1, CO-R.L
    cards = [one_time("flood", 0, "Destroy each friendly troop.")]
    game = arranged(one={"front": ["tom"], "hand": ["flood", "mouser"]}, cards=cards).plays("flood")
    assert (game.front("one"), game.prompt) == ([], "play")
    game.plays("mouser").ends_turn()
    assert (game.number, game.active) == (1, "two"), "somebody is there again in time"


def test_the_player_whose_turn_it_is_not_has_time_until_their_own_turn_ends():  # CO-110.1, CO-R.L
    two = {"front": ["tom"], "hand": ["mouser"]}
    game = arranged(one={"front": ["mouser"]}, two=two, phase="attack").attacks("mouser", "tom")
    assert (game.number, game.question[:2]) == (1, ("two", "play"))
    game.plays("mouser").ends_turn()
    assert game.number == 1


def test_troops_in_hand_do_not_help():  # CO-110.2
    game = arranged(one={"front": [], "hand": ["tom", "tom"]}, phase="end")
    assert game.told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_PLAY)]
    game = arranged(one={"deck": ["rag", "knife"], "hand": ["tom"]}, phase="end")
    assert game.told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_DECK)]


def test_one_troop_in_the_deck_is_enough_wherever_it_lies():  # CO-110.1
    for deck in ({"deck": ["tom"]}, {"deck": [], "top": ["truck"]}, {"deck": ["rag"], "bottom": ["lion"]}):
        game = arranged(one=deck, phase="end")
        assert (game.number, game.active) == (1, "two")


def test_the_back_line_is_on_the_battlefield_too():  # CO-110.1
    assert arranged(one={"back": ["tom"]}, phase="end").number == 1


@pytest.mark.parametrize(
    "side",
    [
        {"front": ["truck"]},
        {"back": ["sneak"], "face_down": ["sneak"]},
        {"front": ["kitten"]},
        {"front": ["their tom"]},
        {"front": ["truck", "tom"], "pilots": {"truck": "tom"}},
    ],
    ids=["an idle vehicle", "a face-down troop", "a summoned troop", "a stolen troop", "a vehicle and its pilot"],
)
def test_every_kind_of_troop_counts(side: dict[str, object]):  # CO-R.B, CO-110.1
    assert arranged(one=side, phase="end", cards=[troop("sneak", 1, 1, 1, "Stealth.")]).number == 1


def test_what_waits_for_the_end_of_the_turn_comes_before_defeat():  # CO-R.B, CO-104.1
    cards = [team_buff("rescue", 1, "At the end of your turn, summon a kitten.")]
    game = arranged(one={"front": [], "buffs": ["rescue"]}, phase="end", cards=cards)
    assert (game.number, game.back("one")) == (1, ["kitten"])
    cards = [team_buff("plague", 1, "At the end of your turn, deal 2 damage to each friendly troop.")]
    game = arranged(one={"front": ["tom"], "buffs": ["plague"]}, phase="end", cards=cards)
    assert game.told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_PLAY)]


def test_nothing_is_looked_at_before_the_first_turn():  # CO-R.B
    game = match(first="one").says("done", "done")
    assert (game.number, game.turns("one")) == (1, 1)
    assert game.ends_turn().told(Event.LOST_BATTLE) == [(0, Reason.NO_TROOPS_IN_PLAY)]


def test_two_battles_win_the_match():  # CO-110.3
    game = lost_by(match(first="one"), "one").says("neutral")
    lost_by(game, "one")
    assert game.number == 2
    assert (game.outcome.winners, game.outcome.losers) == (("two",), ("one",))
    assert game.outcome.payoffs == {"one": -1, "two": 1}
    assert (game.outcome.ending, game.outcome.rule) == ("two-battles", "CO-110.3")
    assert (game.told(Event.OVER), game.cited(Event.OVER)) == ([(Ending.TWO_BATTLES, 0b0110)], ["CO-110.3"])


def test_a_battle_apiece_goes_to_a_third():  # CO-110.3
    game = arranged(one={"front": [], "wins": 1}, two={"wins": 1}, phase="end")
    assert (game.outcome.winners, game.wins("two")) == (("two",), 2)


# CO-111


def test_the_loser_of_a_neutral_battle_chooses_the_next_battlefield():  # CO-111.1, CO-100.2
    game = lost_by(match(first="one"), "two")
    assert game.question == ("two", "choose-battlefield", places(game) | {"neutral"})
    assert set(game.rules.values()) == {"CO-111.1"}
    game.says("minefield")
    assert (game.battlefield, game.number) == ("minefield", 2)
    assert game.cited(Event.CHOSE_BATTLEFIELD) == ["CO-111.1"]
    assert game.sees(None).battlefield == "minefield"


def test_after_a_battlefield_with_effects_comes_the_neutral_one():  # CO-111.1, CO-100.2
    game = lost_by(lost_by(match(first="one"), "one").says("minefield"), "two")
    assert (game.number, game.battlefield, game.prompt) == (3, "neutral", "set-up")


def test_after_a_neutral_one_by_choice_the_loser_chooses_again():  # CO-111.1
    game = lost_by(lost_by(match(first="one"), "one").says("neutral"), "two")
    assert game.question[:2] == ("two", "choose-battlefield")


def test_any_battlefield_of_the_set_may_be_named_without_owning_it():  # CO-111.2
    game = lost_by(match(first="one", cards=[battlefield("attic", "Cats have Reach.")]), "one")
    assert game.options == places(game) | {"neutral"}
    assert {"attic", "minefield"} <= game.options


def test_the_battlefield_is_known_before_cards_are_dealt():  # CO-111.4
    game = lost_by(match(first="one"), "one").pauses()
    assert [len(game.deck(seat)) for seat in ("one", "two")] == [27, 27]
    game.says("last-hill")
    assert game.order(Event.CHOSE_BATTLEFIELD, Event.BATTLE_BEGAN) == [Event.CHOSE_BATTLEFIELD, Event.BATTLE_BEGAN]
    assert game.told(Event.BATTLE_BEGAN) == [(2, game.word(Zone.BATTLEFIELD_CARD))]
    assert game.question[:2] == ("chance", "draw-opening")


def test_a_set_without_battlefields_always_fights_on_neutral_ground(tmp_path: Path):  # CO-111.4
    own = read_cards(tmp_path, CARDS[: CARDS.index("[battlefield")])
    recruits = DeckList("recruits", [own.ids.index("recruit")] * 27)
    game = Battle(own, (recruits, recruits), {}).wishes("one").is_dealt({})
    game.says("done", "recruit", "done").ends_turn()
    assert (game.number, game.battlefield, game.prompt) == (2, "neutral", "set-up")
    assert game.told(Event.CHOSE_BATTLEFIELD) == []


def test_effects_of_a_battlefield_are_for_both_players():  # CO-111.3
    cards = [battlefield("gym", "Friendly cats get +1 damage.\nAt the start of your turn, gain $1.")]
    game = arranged(
        one={"front": ["tom"], "turns": 1},
        two={"front": ["mouser"], "turns": 0},
        battlefield="gym",
        phase="start",
        cards=cards,
    )
    assert (game.strength("tom"), game.strength("mouser")) == (2, 3)
    assert game.dollars("one") == 2
    assert game.ends_turn().dollars("two") == 2


@pytest.mark.parametrize(
    ("text", "damage", "health", "cost", "drawn"),
    [
        ("Cats get +1 damage.", 3, 3, 2, 1),
        ("Cats get +1 health.", 2, 4, 2, 1),
        ("Cats cost $1 less.", 2, 3, 1, 1),
        ("At the start of each turn, each player draws a card.", 2, 3, 2, 2),
    ],
)
def test_what_a_battlefield_says_of_everybody_counts_once(  # CO-111.3
    text: str, damage: int, health: int, cost: int, drawn: int
):
    one = {"front": ["mouser"], "hand": ["mouser"]}
    game = arranged(one=one, battlefield="place", phase="start", cards=[battlefield("place", text)])
    assert (game.strength("mouser"), game.health("mouser"), game.cost("one", "mouser")) == (damage, health, cost)
    assert len(game.hand("one")) == 1 + drawn


def test_a_minefield_hurts_once():  # CO-111.3
    assert arranged(one={"back": ["mouser"]}, battlefield="minefield", phase="start").damage("mouser") == 1


@pytest.mark.parametrize("loser", ["one", "two"])
def test_or_only_for_the_loser_of_the_battle_before(loser: str):  # CO-111.3
    cards = [battlefield("gym", "Friendly cats get +1 damage.\nAt the start of your turn, gain $1.", only_loser=True)]
    sides = {"one": {"front": ["tom"], "turns": 1}, "two": {"front": ["mouser"], "turns": 0}}
    game = arranged(one=sides["one"], two=sides["two"], battlefield="gym", loser=loser, phase="start", cards=cards)
    assert (game.strength("tom"), game.strength("mouser")) == ((2, 2) if loser == "one" else (1, 3))
    assert game.dollars("one") == (2 if loser == "one" else 1)
    assert game.ends_turn().dollars("two") == (1 if loser == "one" else 2)


def test_effects_last_all_battle_and_end_with_it():  # CO-111.3
    cards = [battlefield("gym", "Friendly cats get +1 damage.")]
    game = lost_by(match(first="one", cards=cards), "one").says("gym")
    game.says("sentry", "done", "sentry", "done")
    for _ in range(6):
        assert (game.strength("one's sentry"), game.strength("two's sentry")) == (1, 1)
        game.ends_turn()
    game = lost_by(lost_by(match(first="one", cards=cards), "one").says("gym"), "two")
    assert game.asked == "two"
    assert game.says("sentry").strength("two's sentry") == 0


def test_the_effects_of_the_loser_s_battlefield_follow_the_loss():  # CO-111.3, CO-111.1
    cards = [battlefield("gym", "Friendly cats get +1 damage.", only_loser=True)]
    game = lost_by(match(first="one", cards=cards), "two").says("gym")
    game.says("sentry", "done", "sentry", "done")
    assert (game.strength("one's sentry"), game.strength("two's sentry")) == (0, 1)


def test_summoned_troops_are_gone_with_the_battle():  # CO-103.1
    cards = [token("mouse", 1, 1), team_buff("hole", 1, "At the end of your turn, summon a mouse.")]
    game = arranged(one={"deck": [], "buffs": ["hole"], "front": ["mouse"]}, phase="end", cards=cards)
    assert game.number == 2
    assert (game.front("one"), game.back("one")) == ([], [])
