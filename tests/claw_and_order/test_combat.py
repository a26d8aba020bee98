"""Chapter 107: attacks, as Ruling CO-R.A has them in detail."""

from __future__ import annotations

import pytest

from catspaw.games.claw_and_order.state.events import Event
from catspaw.table import choices
from claw_and_order.arrangement import Side
from claw_and_order.battle import Battle, arranged, equip, one_time, team_buff, troop

FLYER = troop("owl", 2, 3, 2, "Flying.")
REACHER = troop("giraffe", 2, 3, 2, "Reach.")


def duel() -> Battle:
    return arranged(one={"front": ["mouser"]}, two={"front": ["persian"]}, phase="attack")


def test_each_troop_attacks_once_in_any_order():  # CO-107.1
    game = arranged(one={"front": ["tom", "mouser", "boss"]}, phase="attack")
    assert game.question == ("one", "attack-with", {"our tom", "our mouser", "our boss", "done"})
    assert (game.rules["our tom"], game.rules["done"]) == ("CO-107.1", "CO-104.1")
    game.attacks("mouser", "sentry")
    assert game.options == {"our tom", "our boss", "done"}
    assert game.refusal("our mouser") == "CO-107.1"
    game.attacks("boss", "sentry").attacks("tom", "sentry")
    assert game.damage("two's sentry") == 6
    assert game.active == "two", "nobody is left to attack"


def test_the_second_player_attacks_in_the_same_way():  # CO-107.1, CO-107.2
    two = {"front": ["tom", "mouser"], "back": ["boss"]}
    game = arranged(one={"front": ["persian"], "back": ["lion"]}, two=two, active="two", phase="attack")
    assert game.question == ("two", "attack-with", {"our tom", "our mouser", "done"})
    game.says("our mouser")
    assert game.question == ("two", "attack-whom", {"their persian"})
    game.says("their persian")
    assert (game.damage("persian"), game.options) == (2, {"our tom", "done"})


def test_an_attack_may_be_declined():  # CO-107.1, CO-R.A
    game = arranged(one={"front": ["tom", "mouser"]}, phase="attack").attacks("tom", "sentry").says("done")
    assert (game.damage("two's sentry"), game.active) == (1, "two")


def test_a_troop_attacks_again_in_the_next_turn():  # CO-107.1
    game = arranged(one={"front": ["tom"]}, phase="attack").attacks("tom", "sentry").ends_turn()
    assert game.until("attack-with").options == {"our tom", "done"}


def test_an_effect_may_allow_one_attack_more():  # CO-107.1
    cards = [one_time("frenzy", 0, "Target friendly troop may attack again this turn.")]
    game = arranged(one={"front": ["tom"], "hand": ["frenzy"]}, cards=cards).plays("frenzy").says("our tom")
    game.attacks("tom", "sentry")
    assert game.question == ("one", "attack-with", {"our tom", "done"})
    assert game.attacks("tom", "sentry").active == "two"
    assert game.damage("two's sentry") == 2


def test_any_troop_of_the_opposing_front_line_may_be_attacked():  # CO-107.2
    game = arranged(
        one={"front": ["tom"]}, two={"front": ["mouser", "persian", "truck"], "back": ["boss"]}, phase="attack"
    )
    game.says("our tom")
    assert game.question == ("one", "attack-whom", {"their mouser", "their persian", "their truck"})
    assert set(game.rules.values()) == {"CO-107.2"}
    assert game.refusal("their boss") == "CO-107.2"
    assert game.says("their truck").cited(Event.ATTACKED) == ["CO-107.2"]
    assert game.damage("truck") == 1


def test_the_attacker_deals_its_damage_and_takes_none():  # CO-R.A, CO-107.1, CO-101.5
    game = duel().attacks("mouser", "persian")
    assert (game.damage("persian"), game.damage("mouser")) == (2, 0)
    assert game.cited(Event.DAMAGED) == ["CO-101.5"]
    assert game.order(Event.ATTACKED, Event.DAMAGED) == [Event.ATTACKED, Event.DAMAGED]


def test_damage_adds_up_from_turn_to_turn():  # CO-101.5, CO-107.3
    game = arranged(one={"front": ["tom"]}, two={"front": ["persian"]}, phase="attack")
    for damage in (1, 2, 3):
        game.attacks("tom", "persian")
        assert game.damage("persian") == damage
        game.ends_turn()
    game.attacks("tom", "persian")
    assert game.where("persian") == "two's discard"


def test_bonuses_count_in_an_attack():  # CO-R.A, CO-101.2
    game = arranged(one={"front": ["tom"], "items": {"knife": "tom"}}, phase="attack")
    assert game.strength("tom") == 3
    assert game.attacks("tom", "sentry").damage("two's sentry") == 3


def test_without_anybody_to_attack_there_is_no_attack():  # CO-R.A
    game = arranged(one={"front": ["tom"]}, two={"back": ["persian"]}, phase="attack")
    assert game.active == "two", "the Attack Phase is over at once"
    assert game.told(Event.ATTACKED) == []


def test_a_flyer_alone_is_attacked_only_by_those_who_reach_it():  # CO-112.2, CO-R.A
    game = arranged(
        one={"front": ["tom", "owl", "giraffe"]}, two={"front": ["owl"]}, phase="attack", cards=[FLYER, REACHER]
    )
    assert game.options == {"our owl", "our giraffe", "done"}
    assert game.refusal("our tom") == "CO-R.A"
    game.attacks("giraffe", "owl")
    assert game.damage("two's owl") == 2


def test_beside_others_a_flyer_cannot_be_chosen():  # CO-112.2, CO-107.2
    game = arranged(one={"front": ["tom"]}, two={"front": ["owl", "persian"]}, phase="attack", cards=[FLYER])
    game.says("our tom")
    assert game.options == {"their persian"}
    assert game.refusal("their owl") == "CO-112.2"


def test_a_piloted_vehicle_attacks_with_its_own_damage():  # CO-R.A, CO-108.2
    one = {"front": ["truck", "boss"], "pilots": {"truck": "boss"}}
    game = arranged(one=one, phase="attack")
    assert game.options == {"our truck", "done"}
    assert game.refusal("our boss") == "CO-108.2"
    assert game.attacks("truck", "sentry").damage("two's sentry") == 4


def test_a_vehicle_without_a_pilot_cannot_attack_but_be_attacked():  # CO-108.1, CO-R.I
    game = arranged(one={"front": ["truck", "tom"]}, two={"front": ["truck"]}, phase="attack")
    assert game.options == {"our tom", "done"}
    assert game.refusal("our truck") == "CO-108.1"
    assert game.attacks("tom", "truck").damage("two's truck") == 1


def test_a_pilot_is_not_attacked_in_its_vehicle():  # CO-108.2
    two = {"front": ["truck", "boss"], "pilots": {"truck": "boss"}}
    game = arranged(one={"front": ["tom"]}, two=two, phase="attack").says("our tom")
    assert game.options == {"their truck"}
    assert game.refusal("their boss") == "CO-108.2"


# Ruling CO-R.A: declare, then triggers, then damage.


def test_what_waits_for_an_attack_happens_before_the_damage_the_active_player_s_first():  # CO-R.A, CO-R.Z
    cards = [
        troop("bully", 2, 3, 2, "When this attacks, put a counter on this."),
        troop("victim", 2, 4, 1, "When this is attacked, put a counter on this."),
    ]
    game = arranged(one={"front": ["bully"]}, two={"front": ["victim"]}, phase="attack", cards=cards)
    game.attacks("bully", "victim")
    triggered = [Event.TRIGGERED, Event.COUNTERS]
    found = game.order(Event.ATTACKED, Event.DAMAGED, *triggered)
    assert found == [Event.ATTACKED, *triggered, *triggered, Event.DAMAGED]
    assert [seat for _, seat in game.told(Event.TRIGGERED)] == [0, 1]


def test_a_bonus_of_the_moment_counts():  # CO-R.A
    cards = [troop("bully", 2, 3, 2, "When this attacks, this gets +3 damage this turn.")]
    game = arranged(one={"front": ["bully"]}, phase="attack", cards=cards).attacks("bully", "sentry")
    assert game.damage("two's sentry") == 5


def spent(text: str) -> Battle:
    """What is left of an attack on a troop that does something about it."""
    cards = [troop("trickster", 2, 3, 1, f"When this is attacked, {text}")]
    two = {"front": ["trickster", "persian"]}
    game = arranged(one={"front": ["mouser", "tom"]}, two=two, phase="attack", cards=cards)
    return game.attacks("mouser", "trickster")


@pytest.mark.parametrize(
    "text",
    [
        "destroy the other troop.",
        "deal 3 damage to the other troop.",
        "return the other troop to its owner's hand.",
        "move the other troop to the Back Line.",
        "take control of the other troop.",
    ],
)
def test_if_the_attacker_is_gone_the_attack_is_spent(text: str):  # CO-R.A
    game = spent(text)
    assert game.damage("trickster") == 0
    assert len(game.told(Event.SPENT)) == 1
    assert game.cited(Event.SPENT) == ["CO-R.A"]
    assert game.options == {"our tom", "done"}


@pytest.mark.parametrize(
    "text",
    [
        "destroy this.",
        "return this to its owner's hand.",
        "move this to the Back Line.",
        "this gains Flying this turn.",
    ],
)
def test_if_the_attacked_troop_is_gone_or_out_of_reach_the_attack_is_spent(text: str):  # CO-R.A
    game = spent(text)
    assert game.damage("trickster") == 0
    assert len(game.told(Event.SPENT)) == 1
    assert "our mouser" not in game.options, "it has attacked"
    assert game.options == {"our tom", "done"}


def test_an_attack_on_somebody_who_has_changed_sides_is_spent():  # CO-R.A
    cards = [troop("charmer", 2, 3, 1, "When this attacks, take control of the other troop.")]
    game = arranged(one={"front": ["charmer"]}, two={"front": ["tom", "mouser"]}, phase="attack", cards=cards)
    game.attacks("charmer", "mouser")
    assert (game.where("mouser"), game.damage("mouser"), len(game.told(Event.SPENT))) == ("one's front", 0, 1)
    assert game.options == {"our mouser", "done"}, "which may attack for its new side"


def test_a_vehicle_that_loses_its_pilot_deals_no_damage():  # CO-R.A, CO-108.4
    cards = [troop("mechanic", 2, 3, 1, "When this is attacked, destroy each opposing cat.")]
    one = {"front": ["truck", "boss"], "pilots": {"truck": "boss"}}
    game = arranged(one=one, two={"front": ["mechanic"]}, phase="attack", cards=cards).attacks("truck", "mechanic")
    assert game.damage("mechanic") == 0
    assert len(game.told(Event.SPENT)) == 1
    assert game.where("truck") == "one's front"


def test_an_extra_attack_is_spent_one_by_one():  # CO-107.1, CO-R.A
    cards = [equip("spurs", 1, "When the equipped troop kills a troop, the equipped troop may attack again this turn.")]
    one = {"front": ["mouser"], "items": {"spurs": "mouser"}}
    game = arranged(one=one, two={"front": ["tom", "tom", "sentry"]}, phase="attack", cards=cards)
    game.attacks("mouser", "tom").attacks("mouser", "tom").attacks("mouser", "sentry")
    assert (game.active, game.damage("sentry")) == ("two", 2)


def test_the_attack_phase_goes_on_until_nobody_can_attack():  # CO-104.1, CO-R.A
    game = arranged(one={"front": ["mouser", "boss"]}, two={"front": ["tom"], "back": ["sentry"]}, phase="attack")
    game.attacks("mouser", "tom")
    assert game.active == "two", "nobody is left to be attacked"


# Responses.


def test_the_other_player_may_respond_whoever_has_cards_in_hand():  # CO-R.W, CO-109.6
    game = arranged(one={"front": ["mouser"]}, two={"front": ["persian"], "hand": ["rag"]}, phase="attack")
    game.declares("mouser", "persian")
    assert game.question == ("two", "respond", {"pass"})
    game.says("pass")
    assert game.cited(Event.DECLINED) == ["CO-R.W"]
    assert game.damage("persian") == 2


def test_with_an_empty_hand_nobody_is_asked():  # CO-R.W
    game = duel().declares("mouser", "persian")
    assert game.damage("persian") == 2


def test_a_response_comes_before_what_waits_for_the_attack():  # CO-R.W, CO-R.A, CO-R.Y
    cards = [
        one_time(
            "trapdoor", 0, "May be played when an opposing troop attacks.\nMove the other troop to the Back Line."
        ),
        troop("bully", 2, 3, 2, "When this attacks, this gets +3 damage this turn."),
    ]
    two = {"front": ["persian", "tom"], "hand": ["trapdoor", "trapdoor"]}
    one = {"front": ["bully", "mouser"]}
    game = arranged(one=one, two=two, phase="attack", cards=cards).declares("bully", "persian")
    assert game.question == ("two", "respond", {"trapdoor", "pass"})
    game.says("trapdoor")
    assert game.question == ("one", "attack-with", {"our mouser", "done"}), "one response, and none to a response"
    assert (game.where("persian"), game.damage("persian")) == ("two's back", 0)
    assert game.told(Event.TRIGGERED) == []
    assert len(game.told(Event.SPENT)) == 1


def test_a_team_is_told_apart_by_who_controls_it():  # CO-107.2
    cards = [team_buff("drum", 1, "When a friendly troop attacks, gain $1.")]
    one = {"front": ["their tom"], "buffs": ["drum"]}
    game = arranged(one=one, two={"front": ["mouser"], "buffs": ["drum"]}, phase="attack", cards=cards)
    game.attacks("tom", "mouser")
    assert game.told(Event.GAINED)[0] == (0, 1)
    assert len(game.told(Event.TRIGGERED)) == 1


def test_who_passes_is_told():  # CO-R.W, CO-R.Y
    game = arranged(one={"front": ["mouser"]}, two={"front": ["persian"], "hand": ["rag"]}, phase="attack")
    assert game.declares("mouser", "persian").says("pass").told(Event.DECLINED) == [(1, 0)]


def test_if_a_response_takes_the_attacker_away_nobody_is_attacked():  # CO-R.A, CO-R.W
    cards = [
        one_time("net", 0, "May be played when an opposing troop attacks.\nReturn that troop to its owner's hand."),
        troop("victim", 2, 4, 1, "When this is attacked, put a counter on this."),
        troop("guard", 2, 4, 1, "When an opposing troop attacks, put a counter on this."),
    ]
    two = {"front": ["victim", "guard"], "hand": ["net"]}
    game = arranged(one={"front": ["mouser", "tom"]}, two=two, phase="attack", cards=cards)
    game.declares("mouser", "victim").says("net")
    assert (game.hand("one"), game.damage("victim")) == (["mouser"], 0)
    assert (game.counters("victim"), game.counters("guard")) == (0, 0)


def previews(game: Battle, language: str = "en") -> dict[str, str]:
    return {choice.typed: choice.preview for choice in choices(game.table, language) if choice.allowed}


def test_an_attack_says_beforehand_what_it_will_do():  # CO-107.1, CO-101.5
    game = arranged(one={"front": ["mouser", "lion"]}, two={"front": ["persian", "tom"]}, phase="attack")
    game.says("our mouser")
    assert previews(game) == {"their persian": "deals 2, 2 left", "their tom": "deals 2, kills"}
    assert previews(game, "de")["their persian"] == "macht 2, 2 übrig"
    game.says("their persian").says("our lion")
    assert previews(game) == {"their persian": "deals 5, kills", "their tom": "deals 5, kills"}


GUARD = troop("guard", 2, 3, 1, "When this is attacked, prevent the next 2 damage to this this turn.")
FERAL = troop("feral", 2, 3, 2, "When this attacks a vehicle, the other troop gets -5 health this turn.")
DODGER = troop("dodger", 2, 1, 1, "When this is attacked, return this to its owner's hand.")
SHADE = troop("shade", 2, 2, 1, "Stealth.\nWhen another friendly cat is attacked, that troop gets +1 health this turn.")
GAMBLER = troop("gambler", 2, 3, 2, "When this attacks, you may put a counter on this.")


@pytest.mark.parametrize(
    ("attacker", "two", "says"),
    [
        ("mouser", {"front": ["guard"]}, "deals 0, 3 left"),
        ("mouser", {"front": ["tom"], "back": ["field-medic"]}, "deals 2, 1 left"),
        ("feral", {"front": ["truck"]}, "deals 2, kills"),
        ("mouser", {"front": ["dodger"]}, "no effect"),
        ("gambler", {"front": ["tom"]}, "deals 2, kills?"),
        ("mouser", {"front": ["tom"], "hand": ["rag"]}, "deals 2, kills?"),
        ("mouser", {"front": ["persian"], "hand": ["rag"]}, "deals 2, 2 left?"),
        ("mouser", {"front": ["tom"], "back": ["shade"], "face_down": ["shade"]}, "deals 2, kills?"),
    ],
)  # fmt: skip
def test_what_waits_for_the_attack_is_counted_in_and_the_rest_is_not_sure(  # CO-R.A, CO-R.W
    attacker: str, two: Side, says: str
):
    cards = [GUARD, FERAL, DODGER, GAMBLER, SHADE]
    game = arranged(one={"front": [attacker, "lion"]}, two=two, phase="attack", cards=cards).says(f"our {attacker}")
    assert previews(game)[f"their {two['front'][0]}"] == says


def test_a_pilot_that_saves_its_vehicle_is_counted_in():  # CO-108.2, CO-R.A
    two = {"front": ["truck", "tank-ace"], "pilots": {"truck": "tank-ace"}, "damage": {"truck": 3}}
    game = arranged(one={"front": ["mouser"]}, two=two, phase="attack").says("our mouser")
    assert previews(game) == {"their truck": "deals 1, 1 left"}
