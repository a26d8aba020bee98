"""What further cats, vehicles and items of Underworld do."""

from claw_and_order.battle import arranged, one_time, vehicle

GROOMING = one_time("grooming", 0, "Heal 1 damage on each friendly cat.")
SPARK = one_time("spark", 0, "Deal 1 damage to each opposing troop.")
BUGGY = vehicle("buggy", 1, 9, 1)

# Cats.


def test_market_pickpocket_retreats_for_a_dollar():  # CO-112.2
    battle = arranged(one={"front": ["market-pickpocket", "tom"]}).uses("market-pickpocket")
    assert (battle.hand("one"), battle.dollars("one")) == (["market-pickpocket"], 11)


def test_tyre_slasher_is_hard_on_vehicles_only():  # CO-107.2, CO-108.1
    two = {"front": ["truck", "sentry"]}
    battle = arranged(one={"front": ["tyre-slasher", "tom"]}, two=two, phase="attack").attacks("tyre-slasher", "truck")
    assert (battle.where("truck"), len(battle.hand("one"))) == ("two's discard", 2)
    battle = arranged(one={"front": ["tyre-slasher", "tom"]}, two=two, phase="attack").attacks("tyre-slasher", "sentry")
    assert (battle.damage("sentry"), battle.hand("one")) == (2, [])


def test_chimney_sweep_strikes_somebody_in_either_line_as_it_moves_up():  # CO-106.3, CO-112.2
    side = {"front": ["tom"], "back": ["chimney-sweep"]}
    assert arranged(one=side, two={"back": ["boss"]}, phase="start").damage("boss") == 1
    battle = arranged(one=side, two={"front": ["lion"]}, phase="start")
    assert (battle.damage("lion"), battle.keywords("chimney-sweep")) == (1, {"retreat"})


def test_match_boy_burns_for_a_good_cause():  # CO-R.Y, CO-R.Z
    battle = arranged(one={"front": ["match-boy", "tom"]}, two={"front": ["lion", "sentry"]}).uses("match-boy")
    battle.chooses("lion")
    assert (battle.damage("lion"), battle.where("match-boy")) == (2, "one's discard")


def test_soup_ladler_heals_another_cat_once_a_turn():  # CO-101.5, CO-R.Y
    side = {"front": ["soup-ladler", "lion", "truck"], "damage": {"lion": 5, "truck": 1, "soup-ladler": 1}}
    battle = arranged(one=side).uses("soup-ladler").says("our lion")
    assert [battle.damage(name) for name in ("lion", "truck", "soup-ladler")] == [3, 1, 1]
    assert (battle.options, battle.keywords("soup-ladler")) == ({"done"}, {"observer"})


def test_night_watchman_blunts_every_attack():  # CO-107.2, CO-R.Z
    one, two = {"front": ["mouser", "mouser"]}, {"front": ["night-watchman", "tom"]}
    battle = arranged(one=one, two=two, phase="attack").attacks("mouser", "night-watchman")
    assert (battle.damage("night-watchman"), battle.keywords("night-watchman")) == (1, {"reach"})
    assert battle.attacks("mouser 2", "night-watchman").damage("night-watchman") == 2


def test_night_watchman_stands_his_ground_alone():  # CO-R.Z
    assert arranged(one={"front": ["night-watchman"]}).strength("night-watchman") == 3
    assert arranged(one={"front": ["night-watchman", "tom"]}).strength("night-watchman") == 1
    assert arranged(one={"front": ["night-watchman"], "back": ["tom"]}).strength("night-watchman") == 1


def test_gutter_brawler_strikes_when_healed():  # CO-101.5, CO-R.Z
    one = {"front": ["gutter-brawler", "tom"], "hand": ["grooming", "grooming"], "damage": {"gutter-brawler": 1}}
    battle = arranged(one=one, two={"front": ["lion"]}, cards=[GROOMING])
    assert battle.plays("grooming").chooses("lion").damage("lion") == 1
    assert battle.plays("grooming").damage("lion") == 1


def test_gutter_brawler_likes_to_be_equipped():  # CO-109.1
    side = {"front": ["gutter-brawler"], "items": {"milk-flask": "gutter-brawler"}}
    assert arranged(one=side).strength("gutter-brawler") == 4
    assert arranged(one={"front": ["gutter-brawler"]}).strength("gutter-brawler") == 3


def test_backyard_bookmaker_throws_cards_once_a_turn():  # CO-R.Y
    one = {"front": ["backyard-bookmaker"], "hand": ["idler", "rag"], "dollars": 0}
    battle = arranged(one=one, two={"front": ["lion"]}).uses("backyard-bookmaker").says("rag")
    battle.chooses("lion")
    assert (battle.damage("lion"), battle.hand("one"), battle.options) == (2, ["idler"], {"done"})
    assert arranged(one={"front": ["backyard-bookmaker"]}).options == {"done"}


def test_trapeze_cat_swings_back_and_draws():  # CO-106.1, CO-R.Y
    battle = arranged(one={"front": ["trapeze-cat", "tom"]}).uses("trapeze-cat")
    assert (battle.back("one"), battle.dollars("one"), len(battle.hand("one"))) == (["trapeze-cat"], 8, 1)
    assert battle.keywords("trapeze-cat") == {"flying"}


def test_bouncer_shows_a_cheap_troop_the_door():  # CO-106.2, CO-R.Z
    two = {"front": ["lion", "mouser", "persian"], "back": ["tom"]}
    battle = arranged(one={"front": ["tom"], "hand": ["bouncer"]}, two=two).plays("bouncer")
    assert battle.options == {"their mouser"}
    assert battle.chooses("mouser").hand("two") == ["mouser"]


def test_baroness_tiptoe_lets_cats_slip_away_and_makes_it_hurt():  # CO-112.2, CO-R.Z
    one = {"front": ["baroness-tiptoe", "tom", "truck"]}
    battle = arranged(one=one, two={"front": ["lion"]})
    assert [battle.keywords(name) for name in ("tom", "truck", "baroness-tiptoe")] == [{"retreat"}, set(), set()]
    assert (battle.uses("tom").damage("lion"), battle.hand("one")) == (1, ["tom"])


def test_chief_marmalade_heals_the_others_at_the_start_of_the_turn():  # CO-104.1
    hurt = {"lion": 3, "truck": 1, "chief-marmalade": 2}
    side = {"front": ["chief-marmalade", "lion", "truck"], "damage": hurt}
    battle = arranged(one=side, phase="start")
    assert [battle.damage(name) for name in ("lion", "truck", "chief-marmalade")] == [1, 1, 2]


def test_chief_marmalade_presses_an_advantage():  # CO-110.3
    side = {"front": ["chief-marmalade", "tom", "truck"]}
    ahead = arranged(one=side | {"wins": 1})
    assert [ahead.strength(name) for name in ("chief-marmalade", "tom", "truck")] == [6, 2, 4]
    assert arranged(one=side).strength("tom") == 1


def test_old_cinder_counts_what_falls():  # CO-101.5, CO-R.Z
    one = {"front": ["old-cinder", "match-boy"], "hand": ["spark"]}
    battle = arranged(one=one, two={"front": ["lion", "sentry"]}, cards=[SPARK]).uses("match-boy").chooses("lion")
    battle.says("yes")
    assert battle.counters("old-cinder") == 2
    assert battle.plays("spark").says("yes", "no").counters("old-cinder") == 3


def test_old_cinder_spends_three_counters_on_a_blaze():  # CO-R.Y
    one = {"front": ["old-cinder"], "counters": {"old-cinder": 4}}
    battle = arranged(one=one, two={"front": ["sentry"], "back": ["lion"]}).uses("old-cinder").chooses("lion", "done")
    assert battle.says("no").damage("lion") == 2
    assert (battle.counters("old-cinder"), battle.options) == (1, {"done"})


# Vehicles.


def test_getaway_car_leaves_with_its_loot():  # CO-112.2, CO-R.J
    side = {"front": ["getaway-car", "tom"], "pilots": {"getaway-car": "tom"}}
    battle = arranged(one=side).uses("getaway-car")
    assert (battle.hand("one"), battle.front("one")) == (["getaway-car", "idler"], ["tom"])
    assert arranged(one={"front": ["getaway-car", "tom"]}).options == {"done"}


def test_sewer_submarine_comes_hidden_and_sinks_cards_with_troops():  # CO-112.2, CO-107.3
    assert arranged(one={"hand": ["sewer-submarine"]}).plays("sewer-submarine").face_down() == ["sewer-submarine"]
    one = {"front": ["sewer-submarine", "tom"], "pilots": {"sewer-submarine": "tom"}}
    two = {"front": ["mouser", "sentry"], "hand": ["lion"]}
    battle = arranged(one=one, two=two, phase="attack").attacks("sewer-submarine", "mouser")
    assert "lion" in battle.discard("two")


# Equip Items.


def test_sardine_armour_protects():  # CO-109.1
    assert arranged(one={"front": ["tom"], "items": {"sardine-armour": "tom"}}).health("tom") == 5


def test_opera_glasses_show_what_flies_and_what_comes():  # CO-109.1, CO-112.2
    one = {"front": ["mouser"], "items": {"opera-glasses": "mouser"}, "deck": ["lion", "boss", ...]}
    battle = arranged(one=one, two={"front": ["sky-diver"]}, phase="attack").wishes("lion", "boss")
    battle.attacks("mouser", "sky-diver")
    assert battle.question == ("one", "put-where", {"top", "bottom"})
    assert battle.says("top", "bottom").damage("sky-diver") == 2


def test_milk_flask_strengthens_and_heals_its_owner_every_turn():  # CO-109.1, CO-104.1
    side = {"front": ["lion", "tom"], "items": {"milk-flask": "lion"}, "damage": {"lion": 5, "tom": 1}}
    battle = arranged(one=side, phase="end")
    assert (battle.health("lion"), battle.damage("lion"), battle.damage("tom")) == (9, 3, 1)


def test_grappling_line_strengthens_and_brings_home():  # CO-109.1, CO-112.2
    battle = arranged(one={"front": ["lion", "tom"], "items": {"grappling-line": "lion"}})
    assert (battle.strength("lion"), battle.keywords("lion")) == (6, {"retreat"})


def test_ticking_parcel_hurts_whom_it_was_sent_to():  # CO-R.Y, CO-104.1
    one, two = {"front": ["tom"], "hand": ["ticking-parcel"]}, {"front": ["tom", "sentry"]}
    battle = arranged(one=one, two=two).says("ticking-parcel", "their tom").ends_turn()
    assert (battle.damage("two's tom"), len(battle.hand("one"))) == (1, 0)
    battle.ends_turn().ends_turn()
    assert (battle.front("two"), len(battle.hand("one"))) == (["sentry"], 2)


def test_turbocharger_makes_a_vehicle_strike_twice_when_piloted():  # CO-109.1, CO-108.2
    side = {"front": ["buggy", "tom"], "items": {"turbocharger": "buggy"}}
    battle = arranged(one=side, phase="pilots", cards=[BUGGY]).boards("tom", "buggy")
    battle.attacks("buggy", "sentry").attacks("buggy", "sentry")
    assert (battle.strength("buggy"), battle.damage("sentry")) == (3, 6)
    only = arranged(one={"front": ["truck", "tom"], "hand": ["turbocharger"]}).says("turbocharger")
    assert only.question == ("one", "equip-to", {"our truck"})


# Team Buffs.


def test_soup_kitchen_heals_every_cat_a_little():  # CO-109.7, CO-104.1
    side = {"front": ["lion", "tom", "truck"], "damage": {"lion": 3, "tom": 1, "truck": 1}, "buffs": ["soup-kitchen"]}
    battle = arranged(one=side, phase="end")
    assert [battle.damage(name) for name in ("lion", "tom", "truck")] == [2, 0, 1]


def test_safe_house_draws_for_whoever_retreats():  # CO-109.7, CO-112.2
    side = {"front": ["dustbin-runner", "tom"], "back": ["lion"], "buffs": ["safe-house"]}
    battle = arranged(one=side).uses("dustbin-runner")
    assert (battle.hand("one"), battle.health("lion"), battle.health("tom")) == (["dustbin-runner", "idler"], 9, 2)


def test_protection_money_is_paid_in_items_and_cards():  # CO-105.3, CO-109.7
    one, two = {"buffs": ["protection-money"]}, {"hand": ["knife", "tom"]}
    battle = arranged(one=one, two=two, active="two")
    assert (battle.cost("two", "knife"), battle.cost("two", "tom")) == (2, 1)
    deck = len(battle.deck("two"))
    assert len(battle.plays("tom").deck("two")) == deck - 1


def test_powder_plot_avenges_every_loss_on_somebody():  # CO-109.7, CO-R.Z
    one = {"front": ["match-boy", "tom"], "buffs": ["powder-plot"]}
    battle = arranged(one=one, two={"front": ["lion", "sentry"], "back": ["boss"]}).uses("match-boy")
    battle.wishes("two's sentry").chooses("lion")
    assert [battle.damage(name) for name in ("lion", "sentry", "boss")] == [2, 1, 0]


# One-Time Items.


def test_smoke_screen_hides_whoever_is_attacked():  # CO-R.W, CO-R.A
    two = {"front": ["mouser", "sentry"], "hand": ["smoke-screen"]}
    battle = arranged(one={"front": ["lion", "tom"]}, two=two, phase="attack").declares("lion", "mouser")
    battle.says("smoke-screen")
    assert (battle.back("two"), battle.damage("mouser")) == (["mouser"], 0)


def test_bonfire_burns_both_front_lines():  # CO-109.6, CO-R.AA
    one = {"front": ["mouser"], "back": ["tom"], "hand": ["bonfire"]}
    battle = arranged(one=one, two={"front": ["lion"], "back": ["tom"]}).plays("bonfire")
    assert [battle.damage(name) for name in ("mouser", "lion")] == [2, 2]
    assert (battle.back("one"), battle.back("two")) == (["tom"], ["tom"])


def test_second_wind_gets_two_cats_up_again():  # CO-109.6
    side = {"front": ["lion", "persian", "truck"], "damage": {"lion": 5, "persian": 2}, "hand": ["second-wind"]}
    battle = arranged(one=side).plays("second-wind").says("our lion", "our persian")
    assert [battle.damage(name) for name in ("lion", "persian")] == [2, 0]
    assert [battle.strength(name) for name in ("lion", "persian")] == [6, 2]


def test_jailbreak_frees_a_cat_and_draws():  # CO-109.6, CO-R.Z
    battle = arranged(one={"hand": ["jailbreak"], "discard": ["lion", "truck"]}).plays("jailbreak")
    assert battle.options == {"lion", "nothing"}
    assert battle.says("lion").hand("one") == ["idler", "lion"]
