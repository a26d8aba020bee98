"""What the items, tokens and battlefields of Underworld do."""

import pytest

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import arranged, one_time, vehicle

# Items.


def test_titanium_claws_sharpen_and_reward():  # CO-109.1, CO-R.Z
    one, two = {"front": ["tom", "mouser"], "items": {"titanium-claws": "tom"}}, {"front": ["mouser", "sentry"]}
    battle = arranged(one=one, two=two, phase="attack")
    assert battle.strength("tom") == 3
    assert len(battle.attacks("tom", "mouser").hand("one")) == 1


def test_jetpack_lifts_a_troop_to_the_front():  # CO-109.1, CO-112.2
    battle = arranged(one={"front": ["tom"], "back": ["lion"], "hand": ["jetpack"]}).plays("jetpack", on="lion")
    assert (battle.front("one"), battle.keywords("lion")) == (["tom", "lion"], {"flying"})


def test_jetpack_carries_it_home():  # CO-R.Q, CO-R.Y
    battle = arranged(one={"front": ["tom", "lion"], "items": {"jetpack": "lion"}}).uses("jetpack", "ability 3")
    assert battle.hand("one") == ["jetpack", "lion"]
    assert battle.options == {"lion", "done"}


def test_bell_collar_goes_on_an_opposing_troop():  # CO-R.Y, CO-R.Z
    one, two = {"front": ["tom"], "hand": ["bell-collar"]}, {"front": ["dustbin-runner", "lion"]}
    battle = arranged(one=one, two=two).says("bell-collar")
    assert battle.options == {"their dustbin-runner", "their lion"}
    battle.says("their dustbin-runner")
    assert (battle.strength("dustbin-runner"), battle.keywords("dustbin-runner")) == (0, set())
    assert battle.ends_turn().options == {"done"} | set(battle.hand("two")) - {"idler"}


def test_motor_pool_makes_vehicles_cheaper_and_pilots_keener():  # CO-109.7, CO-R.Z
    side = {"front": ["truck", "tom"], "buffs": ["motor-pool"], "hand": ["truck", "mouser"]}
    battle = arranged(one=side, two={"hand": ["truck"]}, phase="pilots")
    assert [battle.cost("one", "truck"), battle.cost("one", "mouser"), battle.cost("two", "truck")] == [2, 2, 3]
    assert battle.boards("tom", "truck").strength("truck") == 6
    assert battle.ends_turn().strength("truck") == 4


def test_medal_ceremony_rewards_every_kill():  # CO-101.5
    one = {"front": ["mouser", "lion"], "buffs": ["medal-ceremony"]}
    battle = arranged(one=one, two={"front": ["tom", "sentry"]}, phase="attack").attacks("mouser", "tom")
    assert (battle.counters("mouser"), battle.strength("mouser"), battle.strength("lion")) == (1, 3, 5)


def test_air_strike_destroys_a_vehicle():  # CO-109.6, CO-R.K
    two = {"front": ["truck", "sentry"], "back": ["lion", "tom"]}
    battle = arranged(one={"hand": ["air-strike"]}, two=two).plays("air-strike").says("mode 1")
    assert battle.options == {"their truck"}
    battle.chooses("truck")
    assert (battle.discard("two"), battle.dollars("one")) == (["truck"], 6)


def test_air_strike_hits_two_troops_in_either_line():  # CO-109.6, CO-106.1
    two = {"front": ["truck", "sentry"], "back": ["lion", "tom"]}
    battle = arranged(one={"hand": ["air-strike"]}, two=two).plays("air-strike").says("mode 2")
    assert battle.options == {"their truck", "their sentry", "their lion", "their tom", "done"}
    battle.chooses("lion", "truck")
    assert [battle.damage(name) for name in ("lion", "truck", "tom")] == [3, 3, 0]


def test_cardboard_decoy_takes_three_damage():  # CO-R.W, CO-109.6
    two = {"front": ["mouser", "sentry"], "hand": ["cardboard-decoy"]}
    battle = arranged(one={"front": ["lion", "tom"]}, two=two, phase="attack").declares("lion", "mouser")
    assert battle.says("cardboard-decoy").damage("mouser") == 2


@pytest.mark.parametrize(
    ("mode", "hand", "dollars"), [("mode 1", ["idler", "idler"], 8), ("mode 2", [], 12), ("mode 3", ["tom"], 8)]
)
def test_supply_drop_is_one_of_three_things(mode: str, hand: list[str], dollars: int):  # CO-109.6, CO-R.Z
    side = {"hand": ["supply-drop"], "discard": ["tom", "lion"]}
    battle = arranged(one=side).plays("supply-drop").says(mode)
    if mode == "mode 1":
        assert battle.question == ("one", "discard-one", {"idler"})
        battle.says("idler")
    elif mode == "mode 2":
        assert len(battle.told(Event.MILLED)) == 1
    else:
        assert battle.options == {"tom", "nothing"}
        battle.says("tom")
    assert (battle.hand("one"), battle.dollars("one")) == (hand, dollars)


def test_roll_call_finds_a_commander_or_a_cheap_longhair():  # CO-109.6, CO-R.Z
    side = {"hand": ["roll-call"], "deck": ["boss", "lion", "persian", "tom"]}
    battle = arranged(one=side).plays("roll-call").says("mode 1")
    assert battle.options == {"boss", "nothing"}
    assert battle.says("boss").hand("one") == ["boss"]
    battle = arranged(one=side).plays("roll-call").says("mode 2")
    assert battle.options == {"persian", "nothing"}
    assert battle.says("persian").hand("one") == ["persian"]


def test_catnip_ration_feeds_up_to_three_cats():  # CO-109.6, CO-R.Z
    side = {"front": ["tom", "lion", "truck", "persian", "boss"], "damage": {"lion": 2}, "hand": ["catnip-ration"]}
    battle = arranged(one=side).plays("catnip-ration")
    assert battle.options == {"our tom", "our lion", "our persian", "our boss", "done"}
    battle.says("our tom", "our lion", "done")
    assert [battle.strength(name) for name in ("tom", "lion", "boss")] == [2, 6, 3]
    assert [battle.keywords(name) for name in ("tom", "lion", "boss")] == [{"reach"}, {"reach"}, set()]
    assert battle.damage("lion") == 1
    assert (battle.ends_turn().strength("tom"), battle.keywords("tom")) == (1, set())


def test_laser_pointer_lures_a_troop_back():  # CO-109.6, CO-106.1
    two = {"front": ["lion", "sentry"]}
    battle = arranged(one={"hand": ["laser-pointer"]}, two=two).plays("laser-pointer").says("mode 1").chooses("lion")
    assert (battle.front("two"), battle.back("two")) == (["sentry"], ["lion"])


def test_laser_pointer_sends_two_small_ones_home():  # CO-109.6, CO-R.Q
    two = {"front": ["tom", "kitten", "mouser", "alley-recruit"]}
    battle = arranged(one={"hand": ["laser-pointer"]}, two=two).plays("laser-pointer").says("mode 2")
    assert battle.options == {"their tom", "their kitten", "their alley-recruit"}
    battle.chooses("tom", "kitten")
    assert (battle.hand("two"), battle.front("two")) == (["tom"], ["mouser", "alley-recruit"])
    assert [seat for _, seat in battle.told(Event.MILLED)] == [1]


# Tokens.


def test_kitten_is_a_small_shorthair():  # CO-R.Z, CO-112.2
    treat = one_time("treat", 0, "Put a counter on each friendly shorthair.")
    battle = arranged(one={"front": ["kitten"], "hand": ["treat"]}, cards=[treat]).plays("treat")
    assert (battle.health("kitten"), battle.strength("kitten"), battle.counters("kitten")) == (1, 1, 1)


def test_stray_is_a_longhair_that_reaches_what_flies():  # CO-R.Z, CO-112.2
    treat = one_time("treat", 0, "Put a counter on each friendly longhair.")
    one, two = {"front": ["stray"], "hand": ["treat"]}, {"front": ["sky-diver"]}
    battle = arranged(one=one, two=two, cards=[treat]).plays("treat")
    assert (battle.health("stray"), battle.strength("stray"), battle.counters("stray")) == (2, 2, 1)
    assert battle.attacks("stray", "sky-diver").damage("sky-diver") == 2


# Battlefields.


def test_fish_market_feeds_both_players_at_the_start_of_each_turn():  # CO-111.3, CO-104.1
    battle = arranged(battlefield="fish-market", phase="start")
    assert (len(battle.hand("one")), len(battle.hand("two"))) == (2, 1)


def test_fish_market_makes_longhairs_cheaper():  # CO-111.3, CO-105.3
    battle = arranged(one={"hand": ["persian", "tom"]}, two={"hand": ["lion"]}, battlefield="fish-market")
    assert [battle.cost("one", "persian"), battle.cost("one", "tom"), battle.cost("two", "lion")] == [2, 1, 5]


def test_sinking_docks_swallow_a_card_at_the_end_of_the_own_turn():  # CO-111.3, CO-104.1
    battle = arranged(battlefield="sinking-docks", phase="end")
    assert [seat for _, seat in battle.told(Event.MILLED)] == [0]
    battle.ends_turn()
    assert [seat for _, seat in battle.told(Event.MILLED)] == [1]


def test_sinking_docks_weaken_vehicles():  # CO-111.3
    raft = vehicle("raft", 1, 2, 1)
    battle = arranged(one={"front": ["truck", "raft", "tom"]}, battlefield="sinking-docks", cards=[raft])
    assert (battle.health("truck"), battle.health("raft"), battle.health("tom")) == (4, 1, 2)


def test_minefield_hurts_the_big_ones_that_move_up():  # CO-111.3, CO-106.3
    battle = arranged(one={"back": ["mouser", "tom", "lion"]}, battlefield="minefield", phase="start")
    assert [battle.damage(name) for name in ("mouser", "tom", "lion")] == [1, 0, 1]


def test_last_hill_helps_the_loser_only():  # CO-111.3
    one, two = {"front": ["tom", "truck"]}, {"front": ["mouser"]}
    battle = arranged(one=one, two=two, battlefield="last-hill", loser="one")
    assert [battle.health(name) for name in ("tom", "truck", "mouser")] == [3, 6, 3]
    battle = arranged(one=one, two=two, battlefield="last-hill", loser="two")
    assert [battle.health(name) for name in ("tom", "truck", "mouser")] == [2, 5, 4]


def test_last_hill_heals_at_the_end_of_the_losers_turn():  # CO-111.3, CO-104.1
    side = {"front": ["tom", "truck", "lion"], "damage": {"tom": 1, "truck": 2}}
    battle = arranged(one=side, battlefield="last-hill", phase="attack", two={"front": []}, loser="one")
    assert (battle.damage("tom"), battle.damage("truck"), battle.active) == (0, 2, "two")
    assert arranged(one=side, battlefield="last-hill", loser="two", phase="end").damage("tom") == 1
