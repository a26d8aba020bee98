"""Chapter 112 and the glossary: Flying, Reach, Observer and Retreat, cats, commanders, and how troops go."""

from catspaw.games.claw_and_order.state.events import Event
from claw_and_order.battle import arranged, match, one_time, team_buff, troop, vehicle

BIRD = troop("bird", 2, 3, 2, "Flying.")
GUARD = troop("guard", 2, 3, 2, "Reach.")
LOOKOUT = troop("lookout", 2, 3, 2, "Observer.")
SCOUT = troop("scout", 1, 2, 1, "Retreat.")


# Flying and Reach.


def test_flying_is_attacked_by_flying_or_reach_only():  # CO-112.2, CO-107.2
    one, two = {"front": ["tom", "bird", "guard"]}, {"front": ["bird", "sentry"]}
    battle = arranged(one=one, two=two, phase="attack", cards=[BIRD, GUARD]).says("our tom")
    assert battle.options == {"their sentry"}
    for attacker in ("our bird", "our guard"):
        battle = arranged(one=one, two=two, phase="attack", cards=[BIRD, GUARD]).says(attacker)
        assert battle.options == {"their bird", "their sentry"}


def test_who_can_reach_nobody_does_not_attack():  # CO-112.2, CO-R.A
    one, two = {"front": ["tom", "bird", "guard"]}, {"front": ["bird"]}
    battle = arranged(one=one, two=two, phase="attack", cards=[BIRD, GUARD])
    assert battle.options == {"our bird", "our guard", "done"}
    assert arranged(one={"front": ["tom"]}, two=two, phase="attack", cards=[BIRD]).active == "two"


def test_flying_may_attack_anybody_in_the_front_line():  # CO-112.2, CO-107.2
    two = {"front": ["tom", "truck"], "back": ["mouser"]}
    battle = arranged(one={"front": ["bird"]}, two=two, phase="attack", cards=[BIRD]).says("our bird")
    assert battle.options == {"their tom", "their truck"}


def test_reach_is_no_shield():  # CO-112.2
    battle = arranged(one={"front": ["tom"]}, two={"front": ["guard"]}, phase="attack", cards=[GUARD]).says("our tom")
    assert battle.options == {"their guard"}


def test_effects_reach_what_flies():  # CO-112.2
    zap = one_time("zap", 0, "Deal 1 damage to target opposing troop.")
    battle = arranged(one={"hand": ["zap"]}, two={"front": ["bird"]}, cards=[BIRD, zap]).says("zap")
    assert battle.chooses("bird").damage("bird") == 1


def test_an_attack_is_spent_on_one_who_takes_off_in_time():  # CO-112.2, CO-R.A
    ducker = troop("ducker", 2, 3, 2, "When this is attacked, this gains Flying this turn.")
    battle = arranged(one={"front": ["tom"]}, two={"front": ["ducker"]}, phase="attack", cards=[ducker])
    battle.attacks("tom", "ducker")
    assert (battle.damage("ducker"), len(battle.told(Event.SPENT))) == (0, 1)


# Observer.


def test_an_observer_need_not_move_up():  # CO-112.2, CO-106.3
    battle = arranged(one={"back": ["lookout", "tom"]}, phase="start", cards=[LOOKOUT])
    assert battle.question == ("one", "stay", {"our lookout", "done"})
    battle.says("our lookout")
    assert (battle.front("one"), battle.back("one")) == (["tom"], ["lookout"])
    assert battle.told(Event.STAYED)


def test_but_may():  # CO-112.2, CO-106.3
    battle = arranged(one={"back": ["lookout", "tom"]}, phase="start", cards=[LOOKOUT]).says("done")
    assert (battle.front("one"), battle.back("one")) == (["lookout", "tom"], [])


def test_each_observer_is_asked_for():  # CO-106.3, CO-112.2
    battle = arranged(one={"back": ["lookout", "lookout", "lookout"]}, phase="start", cards=[LOOKOUT])
    assert battle.options == {"our lookout", "our lookout 2", "our lookout 3", "done"}
    battle.says("our lookout 2")
    assert battle.options == {"our lookout", "our lookout 3", "done"}
    battle.says("done")
    assert (battle.front("one"), battle.back("one")) == (["lookout", "lookout"], ["lookout"])


def test_the_question_comes_before_the_draw_phase_every_turn():  # CO-106.3, CO-104.1
    battle = arranged(one={"back": ["lookout"]}, phase="start", cards=[LOOKOUT])
    assert (battle.hand("one"), battle.dollars("one")) == ([], 0)
    battle.says("our lookout").ends_turn().ends_turn()
    assert battle.question == ("one", "stay", {"our lookout", "done"})


def test_nobody_else_is_asked():  # CO-106.3
    battle = arranged(one={"front": ["lookout"], "back": ["tom"]}, phase="start", cards=[LOOKOUT])
    assert (battle.prompt, battle.front("one")) == ("play", ["lookout", "tom"])


def test_granted_observer_counts():  # CO-112.2, CO-106.3
    tower = team_buff("tower", 1, "Friendly longhairs have Observer.")
    battle = arranged(one={"back": ["tom", "persian"], "buffs": ["tower"]}, phase="start", cards=[tower])
    assert battle.question == ("one", "stay", {"our persian", "done"})


def test_an_observer_in_a_vehicle_goes_with_it():  # CO-108.2, CO-112.2
    side = {"back": ["truck", "lookout"], "pilots": {"truck": "lookout"}}
    battle = arranged(one=side, phase="start", cards=[LOOKOUT])
    assert (battle.prompt, battle.front("one")) == ("choose-vehicle", ["truck", "lookout"])


# Retreat.


def test_retreat_takes_a_troop_back_to_hand_for_nothing():  # CO-112.2, CO-R.R
    battle = arranged(one={"front": ["scout", "tom"], "dollars": 0}, cards=[SCOUT])
    assert battle.options == {"our scout", "done"}
    battle.uses("scout")
    assert (battle.hand("one"), battle.front("one"), battle.dollars("one")) == (["scout"], ["tom"], 0)


def test_from_either_line():  # CO-R.R
    battle = arranged(one={"front": ["tom"], "back": ["scout"]}, cards=[SCOUT]).uses("scout")
    assert battle.hand("one") == ["scout"]


def test_only_in_the_own_play_phase():  # CO-R.R, CO-112.2
    side = {"front": ["scout"]}
    assert arranged(one=side, cards=[SCOUT], phase="attack").options == {"our scout", "done"}
    assert arranged(one=side, cards=[SCOUT], phase="attack").says("our scout").prompt == "attack-whom"
    assert arranged(one=side, cards=[SCOUT], active="two").options == {"done"}
    assert arranged(one=side, cards=[SCOUT], phase="set-up").options == {"done"}


def test_not_in_the_turn_it_was_deployed():  # CO-R.R
    battle = arranged(one={"front": ["tom"], "hand": ["scout"]}, cards=[SCOUT]).plays("scout")
    assert battle.options == {"done"}
    assert battle.ends_turn().ends_turn().options >= {"our scout", "done"}


def test_who_retreated_may_be_deployed_again_for_its_price():  # CO-R.R, CO-105.3
    battle = arranged(one={"front": ["tom", "scout"], "dollars": 1}, cards=[SCOUT]).uses("scout").plays("scout")
    assert (battle.back("one"), battle.dollars("one"), battle.options) == (["scout"], 0, {"done"})


def test_a_taken_troop_retreats_to_its_owners_hand():  # CO-R.R, CO-R.X
    battle = arranged(one={"front": ["their scout", "tom"]}, cards=[SCOUT]).uses("scout")
    assert (battle.hand("one"), battle.hand("two")) == ([], ["scout"])


def test_with_an_ability_besides_one_is_asked_which_way():  # CO-R.Y, CO-112.2
    courier = troop("courier", 1, 2, 1, "Retreat.\nOnce per turn: gain $1.")
    battle = arranged(one={"front": ["courier", "tom"], "dollars": 0}, cards=[courier]).says("our courier")
    assert battle.question == ("one", "use-how", {"ability 1", "retreat"})
    battle.says("ability 1").uses("courier")
    assert (battle.dollars("one"), battle.hand("one")) == (1, ["courier"])


# A keyword is shorthand, wherever it comes from.


def test_several_keywords_stand_in_one_line():  # CO-112.2
    ace = troop("ace", 2, 3, 2, "Flying, Reach, Observer, Retreat.")
    assert arranged(one={"front": ["ace"]}, cards=[ace]).keywords("ace") == {"flying", "reach", "observer", "retreat"}


def test_an_item_or_a_buff_gives_a_keyword_as_if_it_were_printed():  # CO-112.2
    two = {"front": ["sentry"], "items": {"jetpack": "sentry"}}
    assert arranged(one={"front": ["tom"]}, two=two, phase="attack").active == "two"
    hooks = team_buff("hooks", 1, "Friendly cats have Reach.")
    battle = arranged(one={"front": ["tom"], "buffs": ["hooks"]}, two=two, phase="attack", cards=[hooks])
    assert battle.says("our tom").options == {"their sentry"}


# Words of the glossary.


def test_a_cat_is_a_shorthair_or_a_longhair_and_no_vehicle():  # CO-112.2, CO-101.2
    treat = one_time("treat", 0, "Put a counter on each friendly cat.")
    side = {"front": ["tom", "persian", "boss", "truck", "kitten", "stray"], "hand": ["treat"]}
    battle = arranged(one=side, cards=[treat]).plays("treat")
    assert [battle.counters(name) for name in side["front"]] == [1, 1, 1, 0, 1, 1]


def test_a_vehicle_that_leads_is_a_commander_and_no_cat():  # CO-102.2, CO-112.2
    flagship = vehicle("flagship", 3, 4, 2).replace("cost =", "commander = true\ncost =")
    salute = one_time("salute", 0, "Put a counter on each friendly commander, then heal 1 damage on each friendly cat.")
    side = {"front": ["flagship", "boss", "tom"], "damage": {"flagship": 1, "tom": 1}, "hand": ["salute"]}
    battle = arranged(one=side, cards=[flagship, salute]).plays("salute")
    assert [battle.counters(name) for name in side["front"]] == [1, 1, 0]
    assert (battle.damage("flagship"), battle.damage("tom")) == (1, 0)


def test_a_commander_is_not_revealed_before_it_is_played():  # CO-106.2
    battle = match(one=["boss"], hands={"one": ["boss"]}, first="one")
    assert "boss" in battle.hand("one")
    assert "boss" not in str(battle.sees("two"))
    assert "boss" in str(battle.says("boss").sees("two"))


FURY = troop("fury", 2, 3, 9, "When this kills a troop, gain $1.")
GHOST = troop("ghost", 2, 3, 1, "When this is killed, draw a card.\nWhen this is destroyed, your opponent gains $2.")
WRECK = one_time("wreck", 0, "Destroy target opposing troop.")


def test_killed_is_by_damage_and_destroyed_is_any_way_out_of_play():  # CO-107.3, CO-112.2
    two = {"front": ["ghost", "sentry"]}
    killed = arranged(one={"front": ["fury", "tom"]}, two=two, phase="attack", cards=[FURY, GHOST])
    killed.attacks("fury", "ghost")
    assert (len(killed.hand("two")), killed.dollars("one")) == (1, 3)
    one = {"front": ["fury"], "hand": ["wreck"], "dollars": 0}
    destroyed = arranged(one=one, two=two, cards=[FURY, GHOST, WRECK]).says("wreck").chooses("ghost")
    assert (len(destroyed.hand("two")), destroyed.dollars("one")) == (0, 2)
    assert (destroyed.where("ghost"), destroyed.told(Event.KILLED)) == ("two's discard", [])


def test_what_goes_back_to_hand_is_neither():  # CO-112.2
    recall = one_time("recall", 0, "Return target opposing troop to its owner's hand.")
    battle = arranged(one={"hand": ["recall"]}, two={"front": ["ghost"]}, cards=[GHOST, recall])
    battle.says("recall").chooses("ghost")
    assert (battle.hand("two"), battle.dollars("one")) == (["ghost"], 10)


def test_as_much_damage_as_health_kills():  # CO-R.D, CO-107.3
    battle = arranged(one={"front": ["mouser", "tom"]}, two={"front": ["tom", "sentry"]}, phase="attack")
    assert battle.attacks("mouser", "tom").discard("two") == ["tom"]


def test_friendly_is_who_is_on_the_same_team():  # CO-112.2
    cheer = one_time("cheer", 0, "Put a counter on each friendly troop.")
    side = {"front": ["tom", "their mouser"], "back": ["persian"], "hand": ["cheer"]}
    battle = arranged(one=side, two={"front": ["their lion"]}, cards=[cheer]).plays("cheer")
    assert [battle.counters(name) for name in ("tom", "mouser", "persian", "lion")] == [1, 1, 1, 0]


def test_discarded_cards_come_back_only_if_a_card_says_so():  # CO-109.6, CO-R.Z
    battle = arranged(one={"discard": ["tom", "lion"], "hand": ["supply-drop"]})
    assert battle.options == {"supply-drop", "done"}
    assert battle.plays("supply-drop").says("mode 3").options == {"tom", "nothing"}


def test_a_vehicle_has_the_keywords_of_its_text_while_piloted():  # CO-112.2, CO-R.I
    kite = vehicle("kite", 2, 3, 1, "Flying.")
    side = {"front": ["kite", "tom"]}
    assert arranged(one=side, cards=[kite]).keywords("kite") == set()
    assert arranged(one=side | {"pilots": {"kite": "tom"}}, cards=[kite]).keywords("kite") == {"flying"}
