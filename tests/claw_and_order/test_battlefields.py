"""What the battlefields of Underworld do."""

from claw_and_order.battle import arranged


def test_black_market_sells_items_for_less():  # CO-111.3, CO-105.3
    battle = arranged(one={"hand": ["titanium-claws", "tom"]}, two={"hand": ["jetpack"]}, battlefield="black-market")
    costs = [battle.cost("one", "titanium-claws"), battle.cost("one", "tom"), battle.cost("two", "jetpack")]
    assert costs == [1, 1, 1]


def test_freight_yard_is_made_for_heavy_goods():  # CO-111.3, CO-108.2
    side = {"front": ["truck", "tom"], "hand": ["truck", "mouser", "boss"]}
    battle = arranged(one=side, battlefield="freight-yard", phase="pilots")
    assert [battle.cost("one", name) for name in ("truck", "mouser", "boss")] == [2, 2, 3]
    assert battle.boards("tom", "truck").strength("truck") == 5


def test_flooded_sewers_ground_everybody_and_shelter_the_back_line():  # CO-111.3, CO-112.2
    one = {"front": ["sky-diver", "tom"], "back": ["persian"]}
    battle = arranged(one=one, two={"back": ["boss"]}, battlefield="flooded-sewers", phase="start")
    assert (battle.keywords("sky-diver"), battle.health("boss"), battle.health("sky-diver")) == (set(), 7, 3)
    assert battle.ends_turn().keywords("sky-diver") == set()


def test_back_stairs_are_not_for_commanders():  # CO-111.3, CO-112.2, CO-102.2
    two = {"front": ["lion", "boss"]}
    battle = arranged(one={"front": ["tom", "truck"]}, two=two, battlefield="back-stairs")
    keywords = [battle.keywords(name) for name in ("tom", "truck", "lion", "boss")]
    assert keywords == [{"retreat"}, set(), {"retreat"}, set()]


def test_powder_store_makes_every_blow_harder():  # CO-111.3
    battle = arranged(one={"front": ["tom"], "back": ["lion"]}, two={"front": ["mouser"]}, battlefield="powder-store")
    assert [battle.strength(name) for name in ("tom", "lion", "mouser")] == [2, 5, 3]


def test_field_hospital_gets_one_of_the_losers_cats_up_again():  # CO-111.3, CO-104.1
    side = {"front": ["lion", "truck", "tom"], "damage": {"lion": 5, "truck": 2}}
    battle = arranged(one=side, battlefield="field-hospital", loser="one", phase="start")
    assert (battle.damage("lion"), battle.damage("truck")) == (0, 2)
    assert arranged(one=side, battlefield="field-hospital", loser="two", phase="start").damage("lion") == 5


def test_home_turf_pays_the_loser_a_dollar_a_turn():  # CO-111.3, CO-105.1
    home = arranged(battlefield="home-turf", loser="one", phase="start", one={"hand": ["tom"]}).until("play")
    away = arranged(battlefield="home-turf", loser="two", phase="start", one={"hand": ["tom"]}).until("play")
    assert home.dollars("one") == away.dollars("one") + 1


def test_home_turf_makes_the_losers_recruits_bold():  # CO-111.3
    one, two = {"front": ["alley-recruit", "tom"]}, {"front": ["alley-recruit"]}
    battle = arranged(one=one, two=two, battlefield="home-turf", loser="one")
    names = ("one's alley-recruit", "tom", "two's alley-recruit")
    assert [battle.strength(name) for name in names] == [2, 1, 1]


def test_narrow_lane_weakens_whoever_attacks_the_loser():  # CO-111.3, CO-107.2
    one, two = {"front": ["lion", "tom"]}, {"front": ["sentry", "tom"]}
    battle = arranged(one=one, two=two, battlefield="narrow-lane", loser="two", phase="attack")
    assert battle.attacks("lion", "sentry").damage("sentry") == 4
    battle = arranged(one=one, two=two, battlefield="narrow-lane", loser="one", phase="attack")
    assert battle.attacks("lion", "sentry").damage("sentry") == 5


def test_narrow_lane_is_held_by_the_few():  # CO-111.3, CO-106.1
    one, two = {"front": ["lion"]}, {"front": ["sentry", "tom"]}
    battle = arranged(one=one, two=two, battlefield="narrow-lane", loser="one")
    assert (battle.strength("lion"), battle.strength("tom")) == (6, 1)
    assert arranged(one=two, two=one, battlefield="narrow-lane", loser="one").strength("tom") == 1
