"""Records: one line for a whole game, and clear words for a broken one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import catspaw
from catspaw.core.errors import CannotReplay, CatspawError, Malformed
from catspaw.core.record import CLOSED, Record, read_record
from catspaw.core.shuffle import Revealed, Shuffle

shuffles = st.builds(
    Revealed,
    st.text("0123456789abcdef", min_size=64, max_size=64),
    st.builds(
        Shuffle,
        st.binary(min_size=32, max_size=32),
        st.lists(st.binary(min_size=16, max_size=64), min_size=1, max_size=4).map(tuple),
    ),
)
names = st.text("abcdefgh-", min_size=1, max_size=8).filter(lambda name: name != "-")
records = st.builds(
    Record,
    game=names,
    rules=st.integers(min_value=0, max_value=99),
    seats=st.lists(names, min_size=1, max_size=4).map(tuple),
    answers=st.lists(st.integers(min_value=0, max_value=61), max_size=30).map(tuple),
    variants=st.lists(names, max_size=3).map(tuple),
    rulings=st.dictionaries(names, names, max_size=3),
    end=st.lists(st.integers(min_value=-5, max_value=2**62), max_size=6).map(tuple),
    verdict=st.none() | st.just(CLOSED) | st.tuples(st.sampled_from(["resigned", "out-of-time"]), names),
    edition=st.none() | names | names.map("{}@12ab".format),
    decks=st.lists(names | names.map("{}@12ab".format), max_size=4).map(tuple),
    shuffle=st.none() | shuffles,
    bots=st.lists(names | names.map("my_bots:{}".format), max_size=4).map(tuple),
)


@given(records)
def test_a_record_reads_back_as_it_was_written(record: Record):
    assert read_record(str(record)) == record


GOOD = "catspaw=1 game=cat-and-mouse rules=1 variants=- rulings=- seats=inspector,mouse answers=06 end=-"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "column 1: '' is not one of"),
        ("hello", "column 1: 'hello' is not one of"),
        (GOOD.replace("catspaw=1", "catspaw=9"), "column 9: format '9' is not known"),
        (GOOD.replace("rules=1", "rules=one"), "column 36: 'one' is not a number"),
        (GOOD.replace("answers=06", "answers=0!"), "column 90: '!' is not an answer"),
        (GOOD.replace("answers=06 ", ""), "'answers=' is missing"),
        (GOOD.replace("end=-", "end="), "'end=' has no value"),
        (GOOD + " game=x", "a second 'game='"),
        (GOOD.replace("end=-", "end=1.zz"), "'zz' is not a field of a position"),
        (GOOD.replace("rulings=-", "rulings=own_room"), "'own_room' is not name:reading"),
        (GOOD + " verdict=bored:mouse", "verdict 'bored' is not one of resigned"),
        (GOOD + " verdict=closed:mouse", "only closed:- is about no seat"),
        (GOOD + " verdict=resigned:-", "only closed:- is about no seat"),
        (GOOD + " colour=red", "is not one of"),
        (GOOD + " edition=-", "column 106: '-' is no edition"),
        (GOOD + " edition=", "'edition=' has no value"),
        (GOOD + " decks=-", "column 104: '-' is no deck; a game without decks leaves 'decks=' out"),
        (GOOD + " decks=a,,b", "column 106: '' is no deck"),
        (GOOD + " decks=", "'decks=' has no value"),
        (GOOD + " decks=a decks=b", "a second 'decks='"),
        (GOOD + " shuffle=-", "column 106: a shuffle has 1 parts, where COMMITMENT:SECRET:NONCE,NONCE was expected"),
        (GOOD + " shuffle=", "'shuffle=' has no value"),
        (GOOD + f" shuffle={'0' * 64}:{'0' * 64}:{'0' * 31}", "column 106: nonce 1 is not 32 to 128 hexadecimal"),
        (GOOD.replace("rules=1", "rules=" + "9" * 5000), "is not a number"),
        (GOOD.replace("rulings=-", "rulings=peek:free,peek:free"), "a second reading of peek"),
    ],
)
def test_a_malformed_record_says_where_and_what_was_expected(line: str, complaint: str):
    with pytest.raises(Malformed) as found:
        read_record(line)
    assert complaint in str(found.value)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (GOOD.replace("cat-and-mouse", "dog-and-cat"), "unknown game 'dog-and-cat'; known: cat-and-mouse"),
        (GOOD.replace("variants=-", "variants=x"), "unknown variant of cat-and-mouse 'x'"),
        (GOOD.replace("rulings=-", "rulings=peek:x"), "unknown reading of peek 'x'; known: looting-only, free"),
        (GOOD.replace("rulings=-", "rulings=x:y"), "unknown ruling of cat-and-mouse 'x'"),
        (GOOD.replace("inspector,mouse", "cat,mouse"), "seats cat,mouse are not those of cat-and-mouse"),
        (GOOD.replace("inspector,mouse", "inspector"), "seats inspector are not those of cat-and-mouse: inspector,"),
        (GOOD + " edition=x", "unknown edition of cat-and-mouse 'x'; known: none"),
        (GOOD + " edition=x@12", "unknown edition of cat-and-mouse 'x@12'; known: none"),
        (GOOD + " decks=x,y", "unknown deck of cat-and-mouse 'x'; known: none"),
        (GOOD + " decks=x@12,y", "unknown deck of cat-and-mouse 'x@12'; known: none"),
        (GOOD.replace("answers=06", "answers=9"), "answer 1 of 1: 'calling-card' is not allowed by CM-1.3"),
        (GOOD.replace("answers=06", "answers=z"), "answer 1 of 1: 61 answers nothing here"),
        (GOOD.replace("end=-", "end=1.2"), "lead to another position"),
    ],
)
def test_a_record_that_cannot_be_played_says_why(line: str, complaint: str):
    with pytest.raises(CatspawError) as found:
        catspaw.replay(line)
    assert complaint in str(found.value)


def test_the_edition_is_said_right_after_the_rules():
    record = read_record(GOOD)._replace(edition="standees")
    assert str(record) == GOOD.replace("rules=1 ", "rules=1 edition=standees ")
    assert read_record(GOOD).edition is None


def test_the_decks_are_said_right_after_the_edition():
    record = read_record(GOOD)._replace(edition="standees", decks=("alley-patrol", "iron-paw"))
    assert str(record) == GOOD.replace("rules=1 ", "rules=1 edition=standees decks=alley-patrol,iron-paw ")
    assert str(record._replace(edition=None)) == GOOD.replace("rules=1 ", "rules=1 decks=alley-patrol,iron-paw ")
    assert read_record(GOOD).decks == ()


def test_the_shuffle_is_said_last():
    shuffle = Shuffle(bytes(32), (b"x" * 16, b"y" * 16)).revealed()
    record = read_record(GOOD)._replace(verdict=("resigned", "mouse"), shuffle=shuffle)
    assert str(record) == f"{GOOD} verdict=resigned:mouse shuffle={shuffle}"
    assert read_record(GOOD).shuffle is None


def test_a_record_goes_on_where_it_stopped():
    table = catspaw.replay(GOOD)
    assert table.question is not None
    assert (table.question.asked, table.question.prompt) == ("chance", "lay-out")


def test_a_record_past_its_end_is_refused():
    table = catspaw.new("cat-and-mouse", seed=1)
    while table.question:
        table.answer(table.question.options[-1].number)
    line = table.record()
    answers = line.split("answers=")[1].split()[0]
    with pytest.raises(Malformed, match="the game is over after"):
        catspaw.replay(line.replace(f"answers={answers}", f"answers={answers}0"))


def test_a_record_of_older_rules_cannot_be_replayed():
    with pytest.raises(CannotReplay, match="rules 0 of cat-and-mouse, and these are rules 1"):
        catspaw.replay(GOOD.replace("rules=1", "rules=0"))
