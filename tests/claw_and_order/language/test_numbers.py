"""What lines become for the rules to run."""

from __future__ import annotations

import pytest

from catspaw.games.claw_and_order.abilities import (
    choices,
    damage,
    fortunes,
    looking,
    marks,
    movements,
    ops,
    summoning,
)
from catspaw.games.claw_and_order.language.assemble import assemble, equips_of, traits_of
from catspaw.games.claw_and_order.language.encode import OF_STEP, OF_WHO, Field, step_word
from catspaw.games.claw_and_order.language.parse import parse_line

TOKENS = ["kitten", "recruit"]


def row_and_code(kind: str, text: str) -> tuple[list[int], list[int]]:
    rows, code = assemble([[parse_line(text, kind=kind, tokens=TOKENS)]], TOKENS)
    assert rows[ops.ABILITY_WORDS :] == [0] * (ops.ABILITIES - 1) * ops.ABILITY_WORDS
    return rows[: ops.ABILITY_WORDS], code


def steps(text: str) -> list[int]:
    """The code of a One-Time Item, without the END at 0 and the one behind."""
    _, code = row_and_code("one-time", text)
    assert code[:2] == [ops.END, 0] and code[-2:] == [ops.END, 0]
    return code[2:-2]


@pytest.mark.parametrize(("fields", "bits"), [(OF_WHO, ops.WHO_BITS), (OF_STEP, 48)], ids=["who", "step"])
def test_the_fields_of_a_word_stand_side_by_side(fields: tuple[Field, ...], bits: int):
    assert [bit for field in fields for bit in range(field.at, field.at + field.bits)] == list(range(bits))


def test_the_numbers_of_a_step():
    """They are in saved sets and digests, so no field may move."""
    assert step_word(fortunes.DRAW, 9, 255, 1 << 20) == 13 | 9 << 8 | 255 << 16 | 1 << 44
    assert [field.at for field in OF_WHO] == [
        *(0, 4, 8, 9, 11, 12, 13, 16, 18, 20, 21),
        *(25, 30, 31, 32, 36),
    ]


@pytest.mark.parametrize("field", [*OF_WHO, *OF_STEP], ids=lambda field: field.name)
def test_what_does_not_fit_into_its_field_is_refused(field: Field):
    most = (1 << field.bits) - 1
    assert field.read(field.pack(most)) == most
    for value in (-1, most + 1):
        with pytest.raises(ValueError, match=f"{field.name} {value} does not fit"):
            field.pack(value)


def test_the_rules_read_what_was_packed():
    whose = {
        "MODE": ops.mode_of,
        "NUMBER": ops.number_of,
        "SIDE": ops.side_of,
        "NOUN": ops.noun_of,
        "LINE": ops.line_of,
        "MEASURE": ops.measure_of,
        "LIMIT": ops.limit_of,
        "KEYWORD": ops.keyword_of,
        "OR_NOUN": ops.or_noun_of,
        "NAMED": ops.named_of,
        "OPCODE": ops.opcode_in,
        "STEP_NUMBER": ops.number_in,
        "WHICH": ops.which_in,
        "JUMP": ops.jump_in,
    }
    flags = {"UP_TO": ops.UP_TO, "ANOTHER": ops.ANOTHER, "DAMAGED": ops.DAMAGED, "OR_MORE": ops.OR_MORE}
    flags |= {"WITHOUT": ops.WITHOUT, "NO_COMMANDER": ops.NO_COMMANDER}
    for fields in (OF_WHO, OF_STEP):
        everything = sum(field.pack((1 << field.bits) - 1) for field in fields)
        for field in fields:
            most = (1 << field.bits) - 1
            if field.name in flags:
                assert field.pack(1) == flags[field.name]
            else:
                assert whose[field.name](everything) == most
                assert whose[field.name](everything ^ field.pack(most)) == 0


def test_a_trigger():
    row, code = row_and_code("troop", "When another friendly cat is killed, draw a card.")
    subject = ops.EACH | ops.FRIENDLY << ops.SIDE_AT | ops.ANOTHER | ops.CAT << ops.NOUN_AT
    assert row == [ops.TRIGGER, ops.IS_KILLED, subject, 0, 0, 2, 0, 0]
    assert code == [ops.END, 0, step_word(fortunes.DRAW, 1), 0, ops.END, 0]


def test_a_turn():
    row, _ = row_and_code("team-buff", "At the end of your opponent's turn, gain $1.")
    assert row[:3] == [ops.TRIGGER, ops.TURN_ENDS, ops.EACH | ops.OPPOSING << ops.SIDE_AT]


def test_a_static():
    row, code = row_and_code("troop", "While damaged, this gets -2 health for each counter on it.")
    assert row == [ops.STATIC, ops.HEALTH_BONUS, ops.THIS, ops.IS_DAMAGED, -2, 0, ops.PER_COUNTER, 0]
    assert code == [ops.END, 0]
    row, _ = row_and_code("equip", "The equipped troop loses Retreat.")
    assert row == [ops.STATIC, ops.TAKES_AWAY, ops.HOST, 0, ops.RETREAT, 0, 0, 0]
    row, _ = row_and_code("team-buff", "Opposing cards cost $3 more.")
    cards = ops.EACH | ops.OPPOSING << ops.SIDE_AT | ops.CARD << ops.NOUN_AT
    assert row == [ops.STATIC, ops.COST_BONUS, cards, 0, 3, 0, 0, 0]
    row, _ = row_and_code("troop", "This costs $3 less.")
    assert row[ops.AMOUNT] == -3


def test_what_speaks_of_the_vehicle_works_while_piloting():
    for text in (
        "When its vehicle attacks, draw a card.",
        "Its vehicle gets +1 damage.",
        "While piloting, friendly cats get +1 damage.",
        "At the start of your turn, heal 1 damage on its vehicle.",
        "Once per turn: choose one: draw a card; or you may destroy its vehicle.",
    ):
        row, _ = row_and_code("troop", text)
        assert row[ops.FLAGS] & ops.OF_PILOT, text
    row, _ = row_and_code("troop", "When a friendly vehicle attacks, draw a card.")
    assert not row[ops.FLAGS] & ops.OF_PILOT


def test_prices():
    assert row_and_code("troop", "Pay $2: draw a card.")[0] == [ops.ACTIVATED, ops.DOLLARS, 0, 0, 2, 2, 0, 0]
    for text, price in (
        ("Pay $2, once per turn: draw a card.", ops.DOLLARS),
        ("Remove a counter: draw a card.", ops.COUNTER),
        ("Once per turn: draw a card.", ops.FREE),
    ):
        row, _ = row_and_code("troop", text)
        assert (row[ops.KIND], row[ops.EVENT], row[ops.FLAGS]) == (ops.ACTIVATED, price, ops.ONCE_A_TURN)


def test_whom():
    line = "Destroy up to 3 target damaged opposing longhairs in either line with health 15 or more."
    who = ops.TARGET | 3 << ops.NUMBER_AT | ops.UP_TO | ops.OPPOSING << ops.SIDE_AT | ops.DAMAGED
    who |= ops.LONGHAIR << ops.NOUN_AT | ops.EITHER_LINE << ops.LINE_AT
    who |= ops.BY_HEALTH << ops.MEASURE_AT | ops.OR_MORE | 15 << ops.LIMIT_AT
    assert steps(line) == [ops.SELECT, who, movements.DESTROY, 0]
    line = "Deal 2 damage to a random vehicle in the Back Line with damage 3 or less, then destroy it."
    who = ops.RANDOM | 1 << ops.NUMBER_AT | ops.VEHICLE_NOUN << ops.NOUN_AT | ops.BACK_LINE << ops.LINE_AT
    who |= ops.BY_DAMAGE << ops.MEASURE_AT | 3 << ops.LIMIT_AT
    assert steps(line) == [ops.SELECT, who, step_word(damage.DEAL, 2), 0, ops.SELECT, ops.THEM, movements.DESTROY, 0]


def test_what_is_done_to_troops():
    for text, done in (
        ("Heal 3 damage on that troop.", step_word(damage.HEAL, 3)),
        ("Return that troop to its owner's hand.", step_word(movements.RETURN)),
        ("Move that troop to the Back Line.", step_word(movements.MOVE, 0, ops.BACK_LINE)),
        ("Take control of that troop.", step_word(movements.TAKE_CONTROL)),
        ("Put 2 counters on that troop.", step_word(marks.PUT_COUNTERS, 2)),
        ("Prevent the next 4 damage to that troop this turn.", step_word(marks.PREVENT, 4)),
        ("That troop may attack again this turn.", step_word(marks.ATTACK_AGAIN)),
        ("That troop gets +1 health this turn.", step_word(marks.GETS, 1, ops.HEALTH_BONUS)),
        ("That troop gains Retreat this turn.", step_word(marks.GAINS, 0, ops.RETREAT)),
    ):
        assert steps(text) == [ops.SELECT, ops.THAT, done, 0], text


def test_what_players_do():
    for text, done in (
        ("Your opponent discards 2 cards.", step_word(ops.DISCARD, 2, ops.OPPONENT)),
        ("Discard a card at random.", step_word(ops.DISCARD_AT_RANDOM, 1)),
        ("Discard the bottom 3 cards of your opponent's deck.", step_word(ops.MILL, 3, ops.OPPONENT)),
        ("Gain $2.", step_word(fortunes.GAIN_DOLLARS, 2)),
        ("Your opponent loses $2.", step_word(ops.LOSE_DOLLARS, 2, ops.OPPONENT)),
        ("Look at the top 3 cards of your deck.", step_word(looking.PEEK, 3)),
        ("Summon 2 recruits.", step_word(summoning.SUMMON, 2, 1)),
    ):
        assert steps(text) == [done, 0], text
    assert steps("Each player draws a card.") == [
        step_word(fortunes.DRAW, 1),
        0,
        step_word(fortunes.DRAW, 1, ops.OPPONENT),
        0,
    ]


def test_fetching_cards():
    cheap = ops.ITEM << ops.NOUN_AT | ops.BY_COST << ops.MEASURE_AT | 3 << ops.LIMIT_AT
    assert steps("Search your deck for an item with cost 3 or less.") == [step_word(fortunes.SEARCH, 1), cheap]
    cats = ops.CAT << ops.NOUN_AT
    assert steps("Return a cat from your discard pile to your hand.") == [step_word(fortunes.RECOVER, 1), cats]


def test_offers_and_choices():
    assert steps("Gain $1, then you may draw a card.") == [
        *(step_word(fortunes.GAIN_DOLLARS, 1), 0),
        *(step_word(choices.MAY, jump=8), 0),
        *(step_word(fortunes.DRAW, 1), 0),
    ]
    assert steps("Choose one: draw a card; you may gain $1; or gain $2, then lose $1.") == [
        *(step_word(choices.CHOOSE_ONE, 3), 0),
        *(step_word(ops.JUMP, jump=10), 0),
        *(step_word(ops.JUMP, jump=14), 0),
        *(step_word(ops.JUMP, jump=20), 0),
        *(step_word(fortunes.DRAW, 1), 0),
        *(ops.END, 0),
        *(step_word(choices.MAY, jump=18), 0),
        *(step_word(fortunes.GAIN_DOLLARS, 1), 0),
        *(ops.END, 0),
        *(step_word(fortunes.GAIN_DOLLARS, 2), 0),
        *(step_word(ops.LOSE_DOLLARS, 1), 0),
        *(ops.END, 0),
    ]


def test_a_set_has_one_code():
    first = [parse_line(text, kind="troop", tokens=[]) for text in ("Flying.", "When this attacks, draw a card.")]
    second = [parse_line("Draw a card.", kind="one-time", tokens=[])]
    rows, code = assemble([first, [], second], [])
    assert len(rows) == 3 * ops.ABILITIES * ops.ABILITY_WORDS
    assert rows[ops.KIND] == ops.TRIGGER and rows[ops.START] == 2
    last = 2 * ops.ABILITIES * ops.ABILITY_WORDS
    assert rows[last + ops.KIND] == ops.PLAYED and code[rows[last + ops.START]] == step_word(fortunes.DRAW, 1)


def test_traits():
    lines = ["Flying, Stealth.", "A deck may contain any number of this card."]
    troop = [parse_line(text, kind="troop", tokens=[]) for text in lines]
    keywords = 1 << ops.KEYWORD_TRAIT + ops.FLYING | 1 << ops.KEYWORD_TRAIT + ops.STEALTH
    assert traits_of(troop) == keywords | 1 << ops.ANY_NUMBER
    response = parse_line("May be played when an opposing troop attacks.", kind="one-time", tokens=[])
    assert traits_of([response]) == 1 << ops.RESPONDS


def test_whom_an_item_may_go_on():
    assert equips_of([]) == ops.FRIENDLY << ops.SIDE_AT
    only = parse_line("Equips an opposing vehicle.", kind="equip", tokens=[])
    assert equips_of([only]) == ops.OPPOSING << ops.SIDE_AT | ops.VEHICLE_NOUN << ops.NOUN_AT
