"""Sets that begin: with a few cards, as a copy, from a table of rows; and cards that are added to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.core.errors import Malformed, Unknown
from catspaw.games import game_by_id
from catspaw.games.claw_and_order.cards.card_table import csv_of, toml_of
from catspaw.games.claw_and_order.cards.new_set import KINDS, add_card, begin_set, copy_set, id_of
from catspaw.games.claw_and_order.cards.sets import files_of, problems, read_set
from catspaw.games.claw_and_order.state.card_index import CardSet
from claw_and_order.own_set import write_set


def test_a_set_begins_with_cards_and_two_decks_that_can_be_played(tmp_path: Path):
    assert begin_set(tmp_path / "my-set") == "my-set"
    assert problems(str(tmp_path / "my-set")) == []
    assert [deck.label for deck in read_set(str(tmp_path / "my-set")).decks] == ["first-patrol", "motor-pool"]


@pytest.mark.parametrize("type", KINDS)
def test_a_new_card_of_every_type_can_be_played_as_it_is(tmp_path: Path, type: str):
    begin_set(tmp_path / "my-set")
    id, file = add_card(tmp_path / "my-set", "Größe „Zehn“", type)
    assert (id, file) == ("grosse-zehn", tmp_path / "my-set" / "cards.toml")
    assert problems(str(tmp_path / "my-set")) == []
    assert id in read_set(str(tmp_path / "my-set")).ids


def test_a_card_is_added_once_to_a_set_that_is_there(tmp_path: Path):
    with pytest.raises(Malformed, match="no set; catspaw cards new"):
        add_card(tmp_path / "my-set", "Cat", "troop")
    begin_set(tmp_path / "my-set")
    add_card(tmp_path / "my-set", "Cat", "troop")
    with pytest.raises(Malformed, match="has the id 'cat' already"):
        add_card(tmp_path / "my-set", "cat", "equip")
    with pytest.raises(Unknown, match="troop, vehicle"):
        add_card(tmp_path / "my-set", "Dog", "dog")
    with pytest.raises(Malformed, match="letters or digits"):
        id_of("???")


def test_a_copy_has_an_id_of_its_own_and_plays_alike(tmp_path: Path):
    assert copy_set("starter", tmp_path / "copy") == "copy"
    copied, starter = read_set(str(tmp_path / "copy")), read_set("starter")
    assert (copied.ids, list(copied.code)) == (starter.ids, list(starter.code))
    assert copied.label.startswith("copy@")
    assert copy_set(str(tmp_path / "copy"), tmp_path / "My Copy", "second") == "second"
    assert read_set(str(tmp_path / "My Copy")).label.replace("second", "copy") == copied.label


def test_a_copy_keeps_what_else_stands_in_the_file_of_its_id(tmp_path: Path):
    begin_set(tmp_path / "one")
    file = tmp_path / "one" / "set.toml"
    ward = '[keyword.ward]\nname = "Ward"\ntext = "This cannot be targeted."\n'
    file.write_text(f"{file.read_text('utf-8')}\n{ward}", "utf-8")
    copy_set(str(tmp_path / "one"), tmp_path / "two")
    copied = (tmp_path / "two" / "set.toml").read_text("utf-8")
    assert copied.endswith(ward)
    assert (copied.count("[names]"), copied.count('id = "two"'), "one" in copied) == (1, 1, False)
    assert problems(str(tmp_path / "two")) == []


@pytest.mark.parametrize(("folder", "id"), [("My Set", None), ("starter", None), ("mine", "starter"), ("mine", "My")])
def test_a_copy_is_asked_for_a_new_id(tmp_path: Path, folder: str, id: str | None):
    with pytest.raises(Malformed, match="--id"):
        copy_set("starter", tmp_path / folder, id)
    assert not (tmp_path / folder).exists()


def test_a_copy_of_no_set(tmp_path: Path):
    with pytest.raises(Unknown, match=r"starter, .*the path of a folder"):
        copy_set("deluxe", tmp_path / "x")


# Tables


@pytest.mark.parametrize("name", ["starter", "underworld", "mine"])
def test_cards_go_into_a_table_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str):
    monkeypatch.chdir(tmp_path)
    write_set(tmp_path)
    texts = files_of(name)
    table = csv_of(texts)
    (tmp_path / "again" / "decks").mkdir(parents=True)
    (tmp_path / "again" / "all.toml").write_text(toml_of("cards.csv", table), "utf-8")
    for file, text in texts.items():
        if file.startswith("decks/"):
            (tmp_path / "again" / file).write_text(text, "utf-8")
    before, after = read_set(name), read_set("again")
    assert (after.names, after.texts, list(after.rows)) == (before.names, before.texts, list(before.rows))
    assert [list(deck.cards) for deck in after.decks] == [list(deck.cards) for deck in before.decks]
    assert csv_of(files_of("again")).splitlines()[0] == table.splitlines()[0]


HEAD = "id,type,name,breed,cost,health,damage,text\n"


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ("id,type,nam\n", "t.csv, line 1, column 3: the header 'nam'"),
        ("id,id,type,name\n", "t.csv, line 1, column 2: the header 'id'"),
        ("id,type\n", "t.csv, line 1, column 1: no column 'name'"),
        (HEAD + "cat,troop,,shorthair,1,1,1,\n", "t.csv, line 2, column 3: 'name' is empty"),
        (HEAD + "cat,troop,Cat,shorthair,1,1,1,,,\n", "t.csv, line 2, column 9: 10 cells; 8 were expected"),
        (HEAD + "cat,troop,Cat,shorthair,x,1,1,\n", "t.csv, line 2: cost is the text 'x'; a whole number"),
        (HEAD + "cat,dog,Cat,shorthair,1,1,1,\n", "t.csv, line 2: type is the text 'dog'"),
        (HEAD + 'a,troop,A,shorthair,1,1,1,"Flying.\nReach."\nb,troop,B,longhair,1,1,1,Purrs.\n', "t.csv, line 4: "),
        (HEAD + 'cat,troop,"Cat', "t.csv, line 2: cannot be read as CSV"),
        (HEAD, "t.csv: the table has no rows"),
    ],
)
def test_a_wrong_table_is_told_by_line(table: str, complaint: str):
    with pytest.raises(Malformed) as raised:
        toml_of("t.csv", table)
    assert complaint in str(raised.value)


def test_all_wrong_rows_are_told_at_once():
    with pytest.raises(Malformed) as raised:
        toml_of("t.csv", HEAD + "a,troop,A,dog,1,1,1,\nb,troop,B,longhair,11,1,1,\n")
    assert [line.partition(": ")[0] for line in str(raised.value).splitlines()] == ["t.csv, line 2", "t.csv, line 3"]


@pytest.mark.parametrize(
    ("line", "set"),
    [
        ("When this is deployed, summon a kitten.", "starter"),
        ("Guard.", "underworld"),
        ("Friendly cats named “Alley Recruit” get +1 damage.", "starter"),
    ],
)
def test_a_table_may_speak_of_what_the_set_has(line: str, set: str):
    row = HEAD + f'a,troop,A,longhair,1,1,1,"{line}"\n'
    with pytest.raises(Malformed):
        toml_of("t.csv", row)
    assert line in toml_of("t.csv", row, files_of(set))


def test_a_table_may_not_say_again_what_the_set_has():
    with pytest.raises(Malformed, match=r"t\.csv, line 2: .*already"):
        toml_of("t.csv", HEAD + "alley-recruit,troop,Novice,longhair,1,1,1,\n", files_of("starter"))


def test_a_table_defines_keywords_and_nouns():
    rows = [
        "id,type,name,name_de,noun,breed,cost,health,damage,text",
        "ward,keyword,Ward,Schutz,,,,,,This cannot be targeted.",
        "mouse,token,Mouse,Maus,mouse / mice,longhair,,1,1,Ward.",
        "litter,one-time,Litter,,,,1,,,Summon 2 mice.",
    ]
    made = toml_of("t.csv", "\n".join(rows) + "\n")
    assert csv_of({"cards.toml": made}).count("Ward") == 2
    assert '[keyword."ward"]' in made


def test_files_come_in_any_order():
    game, texts = game_by_id("claw-and-order"), files_of("starter")
    texts["set.toml"] = 'id = "mine"\n'
    one, two = (game.read_files(dict(items), "en").edition for items in (texts.items(), reversed(texts.items())))
    assert isinstance(one, CardSet) and isinstance(two, CardSet)
    assert (one.label, one.decks) == (two.label, two.decks)
