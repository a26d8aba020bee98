"""The tables of the grammar are kept from one start to the next, and nothing depends on that."""

from __future__ import annotations

from pathlib import Path

import pytest

from catspaw.games.claw_and_order.language import reader
from catspaw.games.claw_and_order.language.parse import parse_line
from catspaw.games.claw_and_order.language.reader import parser_of_lines

pytestmark = [pytest.mark.contract, pytest.mark.slow]

LINE = "When this is deployed, draw a card."


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    parser_of_lines.cache_clear()
    return tmp_path / "catspaw"


def read_anew() -> object:
    parser_of_lines.cache_clear()
    return parse_line(LINE, kind="troop", tokens=[])


def test_a_line_is_read_alike_with_tables_that_were_kept(cache: Path):
    computed = read_anew()
    (kept,) = cache.iterdir()
    written = kept.stat().st_mtime_ns
    assert read_anew() == computed
    assert kept.stat().st_mtime_ns == written


@pytest.mark.parametrize("content", [b"", b"no tables\n"])
def test_a_file_that_cannot_be_read_is_replaced(cache: Path, content: bytes):
    cache.mkdir()
    kept = cache / "card-language-0.lark"
    kept.write_bytes(content)
    assert read_anew()
    assert kept.stat().st_size > 10_000


def test_where_nothing_can_be_kept_lines_are_read(cache: Path):
    cache.write_text("a file where a folder should be")
    assert read_anew()


def test_sets_with_keywords_of_their_own_have_a_file_and_do_not_fill_the_disk(
    cache: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(reader, "FILES", 1)
    parser_of_lines(("pounce",))
    (kept,) = cache.iterdir()
    of_one = kept.read_bytes()
    parser_of_lines(("prowl",))
    assert [*cache.iterdir()] == [kept] and kept.read_bytes() != of_one
    for keyword in ("pounce", "prowl"):
        parser_of_lines.cache_clear()
        assert keyword[1:] in parser_of_lines((keyword,)).get_terminal("KEYWORD").pattern.value
