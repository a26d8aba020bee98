"""The set Underworld, card by card: what is printed is what happens."""

from catspaw.games.claw_and_order.cards.decks import complaints
from catspaw.games.claw_and_order.cards.sets import read_set
from claw_and_order import test_battlefields, test_item_cards, test_more_cards
from claw_and_order.battle import arranged, one_time

UNDERWORLD = read_set("underworld")
WRECK = one_time("wreck", 0, "Destroy target opposing troop.")


def test_every_card_token_and_battlefield_has_a_test_that_begins_with_its_name():
    names = [*globals(), *vars(test_item_cards), *vars(test_more_cards), *vars(test_battlefields)]
    tests = [name.removeprefix("test_") for name in names if name.startswith("test_")]
    begun = {id for id in UNDERWORLD.ids if any(name.startswith(id.replace("-", "_")) for name in tests)}
    assert begun == set(UNDERWORLD.ids)


# Cats.


def test_alley_recruit_may_be_in_a_deck_any_number_of_times():  # CO-102.3
    assert complaints("27 Alley Recruit", UNDERWORLD) == []
    assert [complaint.rule for complaint in complaints("23 Alley Recruit\n4 Mine Sapper", UNDERWORLD)] == ["CO-102.3"]


def test_alley_recruit_fights_without_further_ado():  # CO-107.1
    battle = arranged(one={"front": ["alley-recruit", "tom"]}, phase="attack").attacks("alley-recruit", "sentry")
    assert (battle.damage("sentry"), battle.health("alley-recruit")) == (1, 2)


def test_dustbin_runner_looks_at_two_cards_when_deployed():  # CO-R.Z
    side = {"front": ["tom"], "hand": ["dustbin-runner"], "deck": ["lion", "boss", ...]}
    battle = arranged(one=side).wishes("lion", "boss").plays("dustbin-runner")
    assert battle.question == ("one", "put-where", {"top", "bottom"})
    assert battle.says("bottom", "top").queue("one") == ["lion"]


def test_dustbin_runner_retreats():  # CO-112.2
    battle = arranged(one={"front": ["dustbin-runner", "tom"]}).uses("dustbin-runner")
    assert battle.hand("one") == ["dustbin-runner"]


def test_night_prowler_comes_hidden_and_draws_as_it_moves_up():  # CO-112.2, CO-R.Z
    battle = arranged(one={"front": ["tom"], "hand": ["night-prowler"]}).plays("night-prowler")
    assert battle.face_down() == ["night-prowler"]
    battle.ends_turn().ends_turn().says("done")
    assert (battle.face_down(), len(battle.hand("one"))) == ([], 2)


def test_mine_sapper_takes_its_killer_along():  # CO-107.3, CO-R.Z
    one, two = {"front": ["mouser", "tom"], "damage": {"mouser": 1}}, {"front": ["mine-sapper", "sentry"]}
    battle = arranged(one=one, two=two, phase="attack").attacks("mouser", "mine-sapper")
    assert (battle.front("one"), battle.front("two")) == (["tom"], ["sentry"])


def test_field_medic_strengthens_other_cats_under_attack():  # CO-R.Z, CO-R.D
    two = {"front": ["tom", "truck"], "back": ["field-medic"]}
    battle = arranged(one={"front": ["mouser", "sentry"]}, two=two, phase="attack").attacks("mouser", "tom")
    assert (battle.health("tom"), battle.damage("tom"), battle.front("two")) == (3, 2, ["tom", "truck"])
    battle.ends_turn()
    assert (battle.health("tom"), battle.damage("tom"), battle.front("two")) == (2, 1, ["tom", "truck"])
    two = {"front": ["field-medic", "sentry"]}
    alone = arranged(one={"front": ["mouser", "sentry"]}, two=two, phase="attack").attacks("mouser", "field-medic")
    assert alone.where("field-medic") == "two's discard"


def test_field_medic_heals_at_the_end_of_the_opponents_turn():  # CO-104.1, CO-R.Z
    hurt = {"tom": 1, "truck": 1, "field-medic": 1}
    side = {"front": ["tom", "persian", "truck"], "back": ["field-medic"], "damage": hurt}
    battle = arranged(two=side, phase="end")
    assert [battle.damage(name) for name in ("tom", "truck", "field-medic")] == [0, 1, 1]
    battle = arranged(one=side, phase="end")
    assert [battle.damage(name) for name in ("tom", "truck", "field-medic")] == [1, 1, 1]


def test_field_medic_may_stay_behind():  # CO-112.2
    battle = arranged(one={"front": ["tom"], "back": ["field-medic"]}, phase="start")
    assert battle.says("our field-medic").back("one") == ["field-medic"]


def test_safe_cracker_makes_the_opponent_discard_at_random():  # CO-R.Z
    one, two = {"front": ["safe-cracker", "tom"]}, {"hand": ["lion", "boss"]}
    battle = arranged(one=one, two=two, phase="attack").wishes("boss").attacks("safe-cracker", "sentry")
    assert (battle.hand("two"), battle.discard("two")) == (["lion"], ["boss"])


def test_safe_cracker_comes_hidden():  # CO-112.2
    assert arranged(one={"hand": ["safe-cracker"]}).plays("safe-cracker").face_down() == ["safe-cracker"]


def test_rooftop_sniper_shoots_into_the_back_line():  # CO-106.1, CO-R.Y
    two = {"front": ["sentry"], "back": ["lion"]}
    battle = arranged(one={"front": ["rooftop-sniper"]}, two=two).uses("rooftop-sniper")
    assert battle.options == {"their lion"}
    battle.chooses("lion")
    assert (battle.damage("lion"), battle.dollars("one"), battle.options) == (2, 7, {"done"})
    assert arranged(one={"front": ["rooftop-sniper"], "dollars": 2}, two=two).options == {"done"}


def test_rooftop_sniper_aims_better_in_front_and_reaches_what_flies():  # CO-106.1, CO-112.2
    battle = arranged(one={"front": ["tom"], "back": ["rooftop-sniper"]}, phase="start")
    assert (battle.strength("rooftop-sniper"), battle.keywords("rooftop-sniper")) == (2, {"reach", "observer"})
    assert battle.says("done").strength("rooftop-sniper") == 3


def test_sky_diver_may_drop_into_the_front_line():  # CO-R.Z, CO-112.2
    battle = arranged(one={"front": ["tom"], "hand": ["sky-diver"]}).plays("sky-diver")
    assert battle.question == ("one", "whether", {"yes", "no"})
    assert battle.says("yes").front("one") == ["tom", "sky-diver"]
    assert battle.until("attack-with").options == {"our tom", "our sky-diver", "done"}
    stays = arranged(one={"front": ["tom"], "hand": ["sky-diver"]}).plays("sky-diver").says("no")
    assert (stays.back("one"), stays.keywords("sky-diver")) == (["sky-diver"], {"flying"})


def test_quartermaster_finds_a_cheap_item():  # CO-R.Z
    side = {"hand": ["quartermaster"], "deck": ["jetpack", "air-strike", "medal-ceremony", "supply-drop", "tom"]}
    battle = arranged(one=side).plays("quartermaster")
    assert battle.question == ("one", "search-for", {"jetpack", "supply-drop", "nothing"})
    assert battle.says("jetpack").hand("one") == ["jetpack"]


def test_quartermaster_makes_items_cheaper_from_behind():  # CO-105.3, CO-112.2
    hand = ["jetpack", "cardboard-decoy", "mouser"]
    behind = arranged(one={"front": ["tom"], "back": ["quartermaster"], "hand": hand}, two={"hand": ["jetpack"]})
    assert [behind.cost("one", card) for card in hand] == [1, 0, 2]
    assert behind.cost("two", "jetpack") == 2
    assert arranged(one={"front": ["quartermaster"], "hand": hand}).cost("one", "jetpack") == 2
    assert behind.keywords("quartermaster") == {"observer"}


def test_tank_ace_makes_its_vehicle_better():  # CO-108.2
    side = {"front": ["truck", "tank-ace", "yarn-howitzer", "tom"]}
    inside = arranged(one=side | {"pilots": {"truck": "tank-ace"}})
    assert (inside.strength("truck"), inside.keywords("truck")) == (6, {"reach"})
    assert (inside.strength("yarn-howitzer"), inside.keywords("yarn-howitzer")) == (5, {"reach"})
    on_foot = arranged(one=side | {"pilots": {"truck": "tom"}})
    assert (on_foot.strength("truck"), on_foot.keywords("truck")) == (4, set())


def test_tank_ace_saves_its_vehicle_some_damage():  # CO-108.2, CO-R.A
    two = {"front": ["truck", "tank-ace"], "pilots": {"truck": "tank-ace"}}
    battle = arranged(one={"front": ["mouser", "tom"]}, two=two, phase="attack").attacks("mouser", "truck")
    assert battle.damage("truck") == 1


def test_kitten_instructor_brings_two_kittens_and_teaches_them():  # CO-R.Z
    side = {"front": ["tom", "lion"], "hand": ["kitten-instructor"]}
    battle = arranged(one=side).plays("kitten-instructor")
    assert battle.back("one") == ["kitten-instructor", "kitten", "kitten"]
    names = ("kitten", "kitten 2", "tom", "lion", "kitten-instructor")
    assert [battle.strength(name) for name in names] == [2, 2, 2, 5, 2]


def test_flak_gunner_grounds_the_opposing_front_line():  # CO-112.2, CO-R.Z
    two = {"front": ["sky-diver"], "back": ["sky-diver"]}
    battle = arranged(one={"front": ["flak-gunner", "tom"]}, two=two)
    assert (battle.keywords("sky-diver"), battle.keywords("sky-diver 2")) == (set(), {"flying"})
    assert battle.until("attack-with").says("our tom").options == {"their sky-diver"}


def test_flak_gunner_fires_at_the_start_of_the_opponents_turn():  # CO-104.1, CO-106.3
    two = {"front": ["sentry"], "back": ["field-medic", "field-medic"]}
    battle = arranged(one={"front": ["flak-gunner"]}, two=two, active="two", phase="start")
    battle.wishes("two's field-medic 2").says("our field-medic", "our field-medic 2")
    assert (battle.damage("field-medic"), battle.damage("field-medic 2")) == (0, 1)
    empty = arranged(one={"front": ["flak-gunner"]}, two={"back": ["tom"]}, active="two", phase="start")
    assert (empty.front("two"), empty.damage("tom")) == (["tom"], 0)


def test_scarred_veteran_grows_with_every_attack_and_item():  # CO-101.5, CO-R.Z
    two = {"front": ["scarred-veteran"]}
    battle = arranged(one={"front": ["tom", "sentry"]}, two=two, phase="attack").attacks("tom", "scarred-veteran")
    assert (battle.counters("scarred-veteran"), battle.strength("scarred-veteran")) == (1, 3)
    side = {"front": ["scarred-veteran"], "hand": ["titanium-claws"]}
    battle = arranged(one=side).plays("titanium-claws", on="scarred-veteran")
    assert (battle.counters("scarred-veteran"), battle.strength("scarred-veteran")) == (2, 6)


def test_drill_sergeant_strengthens_other_shorthairs():  # CO-R.Z
    battle = arranged(one={"front": ["drill-sergeant", "tom", "persian"]}, two={"front": ["mouser"]})
    assert [battle.strength(name) for name in ("drill-sergeant", "tom", "persian", "mouser")] == [4, 2, 1, 2]


def test_drill_sergeant_drives_a_wounded_shorthair_on():  # CO-107.1, CO-R.Y
    side = {"front": ["drill-sergeant", "mouser", "tom", "persian"], "damage": {"mouser": 1, "persian": 1}}
    battle = arranged(one=side).uses("drill-sergeant")
    assert battle.options == {"our mouser"}
    battle.says("our mouser")
    assert (battle.damage("mouser"), battle.options) == (2, {"done"})
    battle.attacks("mouser", "sentry").attacks("mouser", "sentry")
    assert (battle.damage("sentry"), "our mouser" in battle.options) == (6, False)


def test_double_agent_takes_a_cheap_cat_over():  # CO-R.Z
    two = {"front": ["mouser", "persian", "lion", "truck"], "back": ["tom"]}
    battle = arranged(one={"front": ["tom"], "hand": ["double-agent"]}, two=two).plays("double-agent")
    assert battle.options == {"their mouser", "their persian"}
    battle.chooses("persian")
    assert (battle.front("one"), battle.owner("persian")) == (["tom", "persian"], "two")


def test_double_agent_makes_opposing_commanders_dearer():  # CO-105.3
    battle = arranged(one={"front": ["double-agent"], "hand": ["boss"]}, two={"hand": ["boss", "lion"]})
    assert (battle.cost("one", "boss"), battle.cost("two", "boss"), battle.cost("two", "lion")) == (4, 5, 6)


def test_marshal_velvet_turns_kills_into_further_attacks():  # CO-101.5, CO-107.1, CO-R.Z
    one, two = {"front": ["marshal-velvet", "tom"]}, {"front": ["tom", "sentry"]}
    battle = arranged(one=one, two=two, phase="attack").attacks("marshal-velvet", "tom")
    assert battle.counters("marshal-velvet") == 1
    battle.ends_turn().ends_turn().uses("marshal-velvet")
    assert battle.counters("marshal-velvet") == 0
    battle.attacks("marshal-velvet", "sentry").attacks("marshal-velvet", "sentry")
    assert battle.damage("sentry") == 8


def test_marshal_velvet_comes_hidden_and_takes_a_dollar_for_every_deployment():  # CO-112.2, CO-R.N
    assert arranged(one={"hand": ["marshal-velvet"]}).plays("marshal-velvet").face_down() == ["marshal-velvet"]
    shown = arranged(one={"front": ["marshal-velvet"]}, two={"hand": ["tom"]}, active="two").plays("tom")
    assert shown.dollars("two") == 8
    side = {"front": ["sentry"], "back": ["marshal-velvet"], "face_down": ["marshal-velvet"]}
    hidden = arranged(one=side, two={"hand": ["tom"]}, active="two").plays("tom")
    assert (hidden.dollars("two"), hidden.face_down()) == (8, [])


def test_general_thunderpaw_protects_and_mourns_the_others():  # CO-R.Z, CO-R.D
    side = {"front": ["general-thunderpaw", "tom", "truck", "sentry"]}
    battle = arranged(one={"front": ["lion", "tom"]}, two=side, phase="attack")
    assert [battle.health(name) for name in ("general-thunderpaw", "two's tom", "truck")] == [8, 3, 5]
    battle.attacks("lion", "tom")
    assert battle.question == ("two", "whether", {"yes", "no"})
    assert len(battle.says("yes").hand("two")) == 1


def test_general_thunderpaw_costs_less_while_behind():  # CO-105.3
    side = {"hand": ["general-thunderpaw"]}
    assert arranged(one=side).cost("one", "general-thunderpaw") == 7
    assert arranged(one=side, two={"wins": 1}).cost("one", "general-thunderpaw") == 5
    assert arranged(one=side | {"wins": 1}).cost("one", "general-thunderpaw") == 7


# Vehicles.


def test_cardboard_tank_needs_a_pilot_and_hates_rain():  # CO-108.1, CO-R.I
    side = {"front": ["cardboard-tank", "tom"]}
    piloted = side | {"pilots": {"cardboard-tank": "tom"}}
    assert arranged(one=side).strength("cardboard-tank") == 3
    assert arranged(one=piloted).strength("cardboard-tank") == 4
    assert arranged(one=piloted | {"damage": {"cardboard-tank": 1}}).strength("cardboard-tank") == 3


def test_basket_zeppelin_bombs_when_piloted():  # CO-108.2, CO-R.Z
    one, two = {"front": ["basket-zeppelin", "tom"]}, {"front": ["sentry"], "back": ["lion"]}
    battle = arranged(one=one, two=two, phase="pilots")
    assert battle.keywords("basket-zeppelin") == set()
    battle.boards("tom", "basket-zeppelin")
    assert (battle.damage("sentry"), battle.damage("lion")) == (1, 1)
    assert battle.keywords("basket-zeppelin") == {"flying"}


def test_basket_zeppelin_lifts_others():  # CO-R.Y, CO-112.2
    side = {"front": ["basket-zeppelin", "tom", "lion"], "pilots": {"basket-zeppelin": "tom"}}
    battle = arranged(one=side).uses("basket-zeppelin")
    assert battle.options == {"our tom", "our lion"}
    battle.says("our lion")
    assert (battle.keywords("lion"), battle.dollars("one")) == ({"flying"}, 9)
    assert "our basket-zeppelin" in battle.options
    assert battle.ends_turn().keywords("lion") == set()


def test_yarn_howitzer_shells_the_back_line():  # CO-106.1, CO-R.A
    one = {"front": ["yarn-howitzer", "tom", "sentry"], "pilots": {"yarn-howitzer": "tom"}}
    two = {"front": ["sentry"], "back": ["lion", "boss", "persian"]}
    battle = arranged(one=one, two=two, phase="attack").wishes("two's boss", "two's lion")
    battle.attacks("yarn-howitzer", "sentry")
    assert [battle.damage(name) for name in ("lion", "boss", "persian", "two's sentry")] == [1, 1, 0, 5]


def test_yarn_howitzer_leaves_a_stray_behind():  # CO-108.4, CO-R.Z
    two = {"front": ["yarn-howitzer", "tom", "sentry"], "pilots": {"yarn-howitzer": "tom"}}
    battle = arranged(one={"hand": ["wreck"]}, two=two, cards=[WRECK]).says("wreck").chooses("yarn-howitzer")
    assert (battle.front("two"), battle.back("two")) == (["sentry"], ["stray"])
