"""Long heists under every law: what seats remember, see and imagine while notes come and go."""

import pytest

from catspaw.core.position import NOBODY
from catspaw.core.sampler import Sampler
from catspaw.games import game_by_id
from catspaw.table import Table
from contract.combinations import Combination
from contract.laws import CourseLaw, PileLaw, check_all, lingering

HOUSES = [
    ((), ()),
    (("subtle-movement",), ()),
    (("subtle-movement",), (("own_room", "forbidden"), ("monitored_loot", "open"))),
    (("subtle-movement", "deep-pockets"), (("subtle_pick", "chance"), ("peek", "free"))),
    (("deep-pockets",), (("named_clue", "counts"), ("smoke_bomb", "before-result"))),
]


@pytest.mark.parametrize(("variants", "rulings"), HOUSES)
def test_long_heists_keep_every_law(variants: tuple[str, ...], rulings: tuple[tuple[str, str], ...]):  # CM-1.6, CM-5.2
    house = Combination(game_by_id("cat-and-mouse"), variants, rulings, players=2, edition=None)
    sampler, slot = Sampler(len(variants)), house.start()
    asked = 0
    for _ in range(8):
        table, piles, course = Table(house.game, house.house, None), PileLaw(), CourseLaw()
        while table._position.asked != NOBODY and len(table.answers) < 110:
            answer = lingering(table._position, sampler)
            piles.check(table, answer)
            table.answer(answer)
            course.note(table)
            check_all(table, slot, sampler)
            asked += 1
        course.check(table)
    assert asked > 60
