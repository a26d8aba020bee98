"""What the battlefields of Underworld do."""

from claw_and_order.battle import arranged


def test_black_market_sells_items_for_less():  # CO-111.3, CO-105.3
    battle = arranged(one={"hand": ["titanium-claws", "tom"]}, two={"hand": ["jetpack"]}, battlefield="black-market")
    costs = [battle.cost("one", "titanium-claws"), battle.cost("one", "tom"), battle.cost("two", "jetpack")]
    assert costs == [1, 1, 1]


def test_freight_yard_is_made_for_vehicles():  # CO-111.3, CO-108.2
    side = {"front": ["truck", "tom"], "hand": ["truck", "mouser"]}
    battle = arranged(one=side, battlefield="freight-yard", phase="pilots")
    assert (battle.cost("one", "truck"), battle.cost("one", "mouser")) == (2, 2)
    assert battle.boards("tom", "truck").strength("truck") == 5


def test_flooded_sewers_ground_everybody_and_shelter_the_back_line():  # CO-111.3, CO-112.2
    battle = arranged(one={"front": ["sky-diver"], "back": ["tom"]}, battlefield="flooded-sewers")
    assert (battle.keywords("sky-diver"), battle.health("tom"), battle.health("sky-diver")) == (set(), 3, 3)


def test_back_stairs_let_every_cat_slip_away():  # CO-111.3, CO-112.2
    battle = arranged(one={"front": ["tom", "truck"]}, two={"front": ["lion"]}, battlefield="back-stairs")
    assert [battle.keywords(name) for name in ("tom", "truck", "lion")] == [{"retreat"}, set(), {"retreat"}]


def test_powder_store_makes_every_blow_harder():  # CO-111.3
    battle = arranged(one={"front": ["tom"], "back": ["lion"]}, two={"front": ["mouser"]}, battlefield="powder-store")
    assert [battle.strength(name) for name in ("tom", "lion", "mouser")] == [2, 5, 3]


def test_field_hospital_heals_the_losers_cats():  # CO-111.3, CO-104.1
    side = {"front": ["lion", "truck", "tom"], "damage": {"lion": 3, "truck": 2}}
    battle = arranged(one=side, battlefield="field-hospital", loser="one", phase="start")
    assert (battle.damage("lion"), battle.damage("truck")) == (1, 2)
    assert arranged(one=side, battlefield="field-hospital", loser="two", phase="start").damage("lion") == 3


def test_home_turf_pays_the_loser_a_dollar_a_turn():  # CO-111.3, CO-105.1
    home = arranged(battlefield="home-turf", loser="one", phase="start", one={"hand": ["tom"]}).until("play")
    away = arranged(battlefield="home-turf", loser="two", phase="start", one={"hand": ["tom"]}).until("play")
    assert home.dollars("one") == away.dollars("one") + 1


def test_narrow_lane_stings_whoever_attacks_the_loser():  # CO-111.3, CO-107.2
    one, two = {"front": ["lion", "tom"]}, {"front": ["sentry"]}
    battle = arranged(one=one, two=two, battlefield="narrow-lane", loser="two", phase="attack")
    assert battle.attacks("lion", "sentry").damage("lion") == 1
    battle = arranged(one=one, two=two, battlefield="narrow-lane", loser="one", phase="attack")
    assert battle.attacks("lion", "sentry").damage("lion") == 0
