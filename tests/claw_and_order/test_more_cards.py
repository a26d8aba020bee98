"""What further cats, vehicles and items of Underworld do."""

import pytest

from claw_and_order.battle import arranged, one_time, vehicle

GROOMING = one_time("grooming", 0, "Heal 1 damage on each friendly cat.")
SPARK = one_time("spark", 0, "Deal 1 damage to each opposing troop.")
BUGGY = vehicle("buggy", 1, 9, 1)

# Cats.


def test_market_pickpocket_works_in_a_gang():  # CO-112.2
    battle = arranged(one={"front": ["market-pickpocket", "market-pickpocket", "tom"], "back": ["market-pickpocket"]})
    assert (battle.strength("market-pickpocket"), battle.keywords("market-pickpocket")) == (3, {"retreat"})
    assert arranged(one={"front": ["market-pickpocket", "tom"]}).strength("market-pickpocket") == 1


def test_market_pickpocket_takes_a_counter_from_whoever_it_hurts():  # CO-101.5, CO-R.Z
    two = {"front": ["lion", "sentry"], "counters": {"lion": 3, "sentry": 1}}
    battle = arranged(one={"front": ["market-pickpocket", "tom"]}, two=two, phase="attack")
    battle.attacks("market-pickpocket", "lion")
    assert (battle.counters("lion"), battle.counters("sentry")) == (2, 1)


def test_tyre_slasher_is_hard_on_vehicles_only():  # CO-107.2, CO-108.1, CO-R.D
    two = {"front": ["truck", "sentry"]}
    battle = arranged(one={"front": ["tyre-slasher", "tom"]}, two=two, phase="attack").attacks("tyre-slasher", "truck")
    assert (battle.where("truck"), len(battle.hand("one"))) == ("two's discard", 2)
    battle = arranged(one={"front": ["tyre-slasher", "tom"]}, two=two, phase="attack").attacks("tyre-slasher", "sentry")
    assert (battle.damage("sentry"), battle.health("sentry"), battle.hand("one")) == (2, 15, [])


def test_tyre_slasher_lames_a_large_vehicle_for_the_turn():  # CO-101.2
    barge = vehicle("barge", 5, 9, 1)
    one = {"front": ["tyre-slasher", "tom"]}
    battle = arranged(one=one, two={"front": ["barge"]}, cards=[barge], phase="attack").attacks("tyre-slasher", "barge")
    assert (battle.health("barge"), battle.damage("barge"), battle.ends_turn().health("barge")) == (6, 2, 9)


def test_chimney_sweep_reaches_the_back_line_in_the_turn_it_moves_up():  # CO-106.3, CO-107.2, CO-R.Z
    side = {"front": ["tom"], "back": ["chimney-sweep"]}
    battle = arranged(one=side, two={"front": ["lion"], "back": ["boss"]}, phase="start").until("attack-with")
    assert battle.says("our chimney-sweep").options == {"their lion", "their boss"}
    assert (battle.says("their boss").damage("boss"), battle.keywords("chimney-sweep")) == (2, {"retreat"})
    late = arranged(one={"front": ["chimney-sweep"]}, two={"front": ["lion"], "back": ["boss"]}, phase="attack")
    assert late.says("our chimney-sweep").options == {"their lion"}


def test_match_boy_burns_for_a_dollar_and_a_good_cause():  # CO-R.Y, CO-R.Z
    battle = arranged(one={"front": ["match-boy", "tom"]}, two={"front": ["sentry"], "back": ["lion"]})
    battle.uses("match-boy").chooses("lion")
    assert (battle.damage("lion"), battle.where("match-boy"), battle.dollars("one")) == (3, "one's discard", 9)
    assert arranged(one={"front": ["match-boy"], "dollars": 0}).options == {"done"}


def test_soup_ladler_heals_another_cat_once_a_turn():  # CO-101.5, CO-R.Y
    side = {"front": ["soup-ladler", "lion", "truck"], "damage": {"lion": 5, "truck": 1, "soup-ladler": 1}}
    battle = arranged(one=side).uses("soup-ladler").says("our lion")
    assert [battle.damage(name) for name in ("lion", "truck", "soup-ladler")] == [3, 1, 1]
    assert (battle.options, battle.keywords("soup-ladler")) == ({"done"}, {"observer"})


def test_soup_ladler_never_attacks():  # CO-107.1, CO-R.Z
    battle = arranged(one={"front": ["soup-ladler", "tom"]}, phase="attack")
    assert (battle.options, battle.refusal("our soup-ladler")) == ({"our tom", "done"}, "CO-R.Z")


def test_night_watchman_blunts_every_attack():  # CO-107.2, CO-R.Z
    one, two = {"front": ["mouser", "mouser"]}, {"front": ["night-watchman", "tom"]}
    battle = arranged(one=one, two=two, phase="attack").attacks("mouser", "night-watchman")
    assert (battle.damage("night-watchman"), battle.keywords("night-watchman")) == (1, {"reach"})
    assert battle.attacks("mouser 2", "night-watchman").damage("night-watchman") == 2


def test_night_watchman_is_attacked_before_others():  # CO-107.2, CO-112.2
    two = {"front": ["tom", "night-watchman"]}
    battle = arranged(one={"front": ["lion"]}, two=two, phase="attack").says("our lion")
    assert (battle.options, battle.refusal("their tom")) == ({"their night-watchman"}, "CO-R.Z")


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


def test_backyard_bookmaker_draws_when_the_opponent_plays_an_item():  # CO-R.Z
    one, two = {"front": ["backyard-bookmaker"]}, {"front": ["tom"], "hand": ["knife", "mouser"]}
    battle = arranged(one=one, two=two, active="two").plays("mouser")
    assert battle.hand("one") == []
    assert battle.plays("knife", on="tom").hand("one") == ["idler"]


def test_backyard_bookmaker_with_an_empty_hand_hits_harder():  # CO-R.Z
    assert arranged(one={"front": ["backyard-bookmaker"]}).strength("backyard-bookmaker") == 5
    assert arranged(one={"front": ["backyard-bookmaker"], "hand": ["rag"]}).strength("backyard-bookmaker") == 3


def test_trapeze_cat_swaps_the_lines_and_draws():  # CO-106.1, CO-R.Y
    battle = arranged(one={"front": ["trapeze-cat", "tom"], "back": ["lion"]}).uses("trapeze-cat")
    assert (battle.front("one"), battle.back("one")) == (["lion"], ["trapeze-cat", "tom"])
    assert (battle.dollars("one"), len(battle.hand("one")), battle.keywords("trapeze-cat")) == (8, 1, {"flying"})


def test_bouncer_lets_nobody_past_and_stuns_whoever_he_hits():  # CO-107.2, CO-107.1, CO-R.Z
    battle = arranged(one={"front": ["bouncer", "tom"]}, two={"front": ["lion", "sentry"]}, phase="attack")
    battle.attacks("bouncer", "lion").ends_turn().until("attack-with")
    assert battle.options == {"our sentry", "done"}
    assert battle.says("our sentry").options == {"their bouncer"}


def test_bouncer_stands_firmer_beside_a_commander():  # CO-102.2, CO-R.Z
    assert arranged(one={"front": ["bouncer", "boss"]}).health("bouncer") == 6
    assert arranged(one={"front": ["bouncer", "tom"]}, two={"front": ["boss"]}).health("bouncer") == 4


def test_baroness_tiptoe_lets_cats_slip_away_and_makes_it_hurt():  # CO-112.2, CO-R.Z
    one = {"front": ["baroness-tiptoe", "tom", "truck"]}
    battle = arranged(one=one, two={"front": ["lion"]})
    assert [battle.keywords(name) for name in ("tom", "truck", "baroness-tiptoe")] == [{"retreat"}, set(), set()]
    assert (battle.uses("tom").damage("lion"), battle.hand("one")) == (1, ["tom"])


def test_baroness_tiptoe_makes_an_entrance_with_every_cat():  # CO-106.2, CO-R.Z
    one = {"front": ["tom", "truck"], "back": ["persian"], "hand": ["baroness-tiptoe"]}
    battle = arranged(one=one, two={"front": ["sentry"], "back": ["lion"]}).plays("baroness-tiptoe").chooses("lion")
    assert battle.damage("lion") == 2


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


def test_old_cinder_glows_on_in_the_hand():  # CO-107.3, CO-R.Z
    two = {"front": ["old-cinder", "tom"], "damage": {"old-cinder": 5}}
    battle = arranged(one={"front": ["lion", "boss"]}, two=two, phase="attack").attacks("lion", "old-cinder")
    assert (battle.hand("two"), battle.front("two")) == (["old-cinder"], ["tom"])


def test_old_cinder_spends_three_counters_on_a_loss():  # CO-109.3, CO-R.Y
    one = {"front": ["old-cinder"], "counters": {"old-cinder": 4}}
    battle = arranged(one=one, two={"front": ["sentry", "tom"], "back": ["lion"]}).uses("old-cinder")
    assert (battle.asked, battle.options) == ("two", {"our sentry", "our tom", "our lion"})
    assert battle.says("our tom").front("two") == ["sentry"]
    assert (battle.counters("old-cinder"), battle.options) == (1, {"done"})


# Vehicles.


def test_getaway_car_drives_by_itself_and_leaves():  # CO-108.1, CO-112.2
    battle = arranged(one={"front": ["getaway-car", "tom"]})
    assert battle.options == {"our getaway-car", "done"}
    assert battle.uses("getaway-car").hand("one") == ["getaway-car"]
    battle = arranged(one={"front": ["getaway-car"]}, phase="attack").attacks("getaway-car", "sentry")
    assert battle.damage("sentry") == battle.strength("getaway-car")


def test_getaway_car_brings_a_passenger():  # CO-106.2, CO-R.Z
    battle = arranged(one={"hand": ["getaway-car", "mouser", "persian", "truck"]}).plays("getaway-car")
    assert battle.options == {"mouser", "nobody"}
    assert battle.says("mouser").back("one") == ["getaway-car", "mouser"]


def test_sewer_submarine_comes_hidden_and_sinks_cards_with_troops():  # CO-112.2, CO-107.3
    assert arranged(one={"hand": ["sewer-submarine"]}).plays("sewer-submarine").face_down() == ["sewer-submarine"]
    one = {"front": ["sewer-submarine", "tom"], "pilots": {"sewer-submarine": "tom"}}
    two = {"front": ["mouser", "sentry"], "hand": ["lion"]}
    battle = arranged(one=one, two=two, phase="attack").attacks("sewer-submarine", "mouser")
    assert "lion" in battle.discard("two")


def test_sewer_submarine_has_a_periscope():  # CO-108.2, CO-R.Z
    one = {"front": ["sewer-submarine", "tom"]}
    battle = arranged(one=one, two={"hand": ["lion", "rag"]}, phase="pilots").boards("tom", "sewer-submarine")
    assert [known.card for known in battle.sees("one").players["two"].known] == ["lion", "rag"]


# Equip Items.


def test_sardine_armour_protects_and_draws_fire():  # CO-109.1, CO-107.2
    two = {"front": ["tom", "mouser"], "items": {"sardine-armour": "tom"}}
    battle = arranged(one={"front": ["lion"]}, two=two, phase="attack").says("our lion")
    assert (battle.health("tom"), battle.options) == (5, {"their tom"})


def test_opera_glasses_show_the_back_line_and_what_comes():  # CO-109.1, CO-106.1
    one = {"front": ["mouser"], "items": {"opera-glasses": "mouser"}, "deck": ["lion", "boss", ...]}
    two = {"front": ["sentry"], "back": ["tom"]}
    battle = arranged(one=one, two=two, phase="attack").wishes("lion", "boss").attacks("mouser", "tom")
    assert battle.question == ("one", "put-where", {"top", "bottom"})
    assert battle.says("top", "bottom").discard("two") == ["tom"]


def test_milk_flask_strengthens_and_soothes_whoever_lives():  # CO-109.1, CO-101.5
    two = {"front": ["lion", "tom"], "items": {"milk-flask": "lion"}}
    battle = arranged(one={"front": ["mouser", "boss"]}, two=two, phase="attack").attacks("mouser", "lion")
    assert (battle.health("lion"), battle.damage("lion")) == (9, 1)
    assert battle.attacks("boss", "lion").damage("lion") == 3


def test_grappling_line_strengthens_and_brings_home():  # CO-109.1, CO-112.2
    battle = arranged(one={"front": ["lion", "tom"], "items": {"grappling-line": "lion"}})
    assert (battle.strength("lion"), battle.keywords("lion")) == (6, {"retreat"})


def test_ticking_parcel_hurts_whom_it_was_sent_to():  # CO-R.Y, CO-104.1
    one, two = {"front": ["tom"], "hand": ["ticking-parcel"]}, {"front": ["tom", "sentry"], "counters": {"tom": 2}}
    battle = arranged(one=one, two=two).says("ticking-parcel", "their tom")
    assert battle.counters("two's tom") == 0
    battle.ends_turn()
    assert (battle.damage("two's tom"), len(battle.hand("one"))) == (1, 0)
    battle.ends_turn().ends_turn()
    assert (battle.front("two"), len(battle.hand("one"))) == (["sentry"], 2)


def test_turbocharger_makes_a_vehicle_strike_twice():  # CO-109.1, CO-107.1
    side = {"front": ["buggy", "tom"], "items": {"turbocharger": "buggy"}, "pilots": {"buggy": "tom"}}
    battle = arranged(one=side, phase="attack", cards=[BUGGY])
    battle.attacks("buggy", "sentry").attacks("buggy", "sentry")
    assert (battle.strength("buggy"), battle.damage("sentry")) == (2, 4)
    only = arranged(one={"front": ["truck", "tom"], "hand": ["turbocharger"]}).says("turbocharger")
    assert only.question == ("one", "equip-to", {"our truck"})


# Team Buffs.


def test_soup_kitchen_heals_every_cat_a_little():  # CO-109.7, CO-104.1
    side = {"front": ["lion", "tom", "truck"], "damage": {"lion": 3, "tom": 1, "truck": 1}, "buffs": ["soup-kitchen"]}
    battle = arranged(one=side, phase="end")
    assert [battle.damage(name) for name in ("lion", "tom", "truck")] == [2, 0, 1]


def test_safe_house_trades_a_card_for_two_when_somebody_retreats():  # CO-109.7, CO-112.2
    side = {"front": ["dustbin-runner", "tom"], "hand": ["rag"], "buffs": ["safe-house"]}
    battle = arranged(one=side).uses("dustbin-runner").says("yes", "rag")
    assert battle.hand("one") == ["dustbin-runner", "idler", "idler"]


def test_safe_house_hides_the_back_line():  # CO-109.5, CO-R.Z
    match = one_time("match", 0, "Deal 1 damage to target opposing troop in either line.")
    two = {"front": ["tom"], "back": ["lion"], "buffs": ["safe-house"]}
    assert arranged(one={"hand": ["match"]}, two=two, cards=[match]).plays("match").options == {"their tom"}


def test_protection_money_makes_items_dearer():  # CO-105.3, CO-104.1
    battle = arranged(one={"buffs": ["protection-money"]}, two={"hand": ["knife", "tom"]}, active="two")
    assert (battle.cost("two", "knife"), battle.cost("two", "tom")) == (2, 1)


@pytest.mark.parametrize(("wins", "gone"), [(0, 3), (1, 6)], ids=["even", "behind"])
def test_protection_money_is_paid_in_cards_to_whoever_is_behind(wins: int, gone: int):  # CO-109.7, CO-110.3
    two = {"hand": ["supply-drop"], "wins": wins}
    battle = arranged(one={"buffs": ["protection-money"]}, two=two, active="two")
    deck = len(battle.deck("two"))
    battle.plays("supply-drop").says("mode 1", "idler")
    assert len(battle.deck("two")) == deck - gone


def test_powder_plot_avenges_every_loss_on_somebody():  # CO-109.7, CO-R.Z
    one = {"front": ["match-boy", "tom"], "buffs": ["powder-plot"]}
    battle = arranged(one=one, two={"front": ["lion", "sentry"], "back": ["boss"]}).uses("match-boy")
    battle.wishes("two's sentry").chooses("lion")
    assert [battle.damage(name) for name in ("lion", "sentry", "boss")] == [3, 1, 0]


def test_powder_plot_goes_off_before_every_attack():  # CO-104.1
    battle = arranged(one={"front": ["tom"], "buffs": ["powder-plot"]}, two={"front": ["sentry"], "back": ["boss"]})
    assert battle.damage("boss") == 0
    assert battle.wishes("two's boss").until("attack-with").damage("boss") == 1


# One-Time Items.


def test_smoke_screen_hides_whoever_is_attacked():  # CO-R.W, CO-R.A
    two = {"front": ["mouser", "sentry"], "hand": ["smoke-screen"]}
    battle = arranged(one={"front": ["lion", "tom"]}, two=two, phase="attack").declares("lion", "mouser")
    battle.says("smoke-screen")
    assert (battle.back("two"), battle.damage("mouser")) == (["mouser"], 0)


def test_bonfire_burns_both_front_lines_but_not_what_flies():  # CO-109.6, CO-R.AA, CO-112.2
    one = {"front": ["mouser", "sky-diver"], "back": ["tom"], "hand": ["bonfire"]}
    battle = arranged(one=one, two={"front": ["lion"], "back": ["tom"]}).plays("bonfire")
    assert [battle.damage(name) for name in ("mouser", "lion", "sky-diver")] == [2, 2, 0]
    assert (battle.back("one"), battle.back("two")) == (["tom"], ["tom"])


def test_second_wind_strikes_and_gets_cats_up_again():  # CO-109.6, CO-101.5
    hurt = {"lion": 5, "persian": 2, "truck": 1}
    side = {"front": ["lion", "persian", "truck"], "damage": hurt, "hand": ["second-wind"]}
    battle = arranged(one=side).plays("second-wind").says("our lion", "their sentry")
    assert [battle.damage(name) for name in ("lion", "persian", "truck", "sentry")] == [3, 0, 1, 5]


def test_jailbreak_frees_a_cat():  # CO-109.6, CO-R.Z
    battle = arranged(one={"hand": ["jailbreak"], "discard": ["lion", "truck"]}).plays("jailbreak")
    assert battle.options == {"lion", "nothing"}
    assert battle.says("lion").hand("one") == ["lion"]


def test_jailbreak_brings_two_cards_to_whoever_is_behind():  # CO-110.3, CO-R.Z
    battle = arranged(one={"hand": ["jailbreak"], "discard": ["lion"]}, two={"wins": 1}).plays("jailbreak")
    assert battle.says("lion").hand("one") == ["idler", "idler", "lion"]
