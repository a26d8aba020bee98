"""The page that says which sentences of designers can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from catspaw.games.claw_and_order.language.parse import CannotRead, parse_line
from catspaw.games.claw_and_order.language.render import render
from claw_and_order.language.test_sentences import TOKENS

PAGE = (Path(__file__).parents[3] / "docs" / "card-sentences.md").read_text("utf-8")
SENTENCES = re.findall(r"^- ([✓✗]) ([a-z-]+): (.+)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("mark", "kind", "sentence"), SENTENCES)
def test_a_sentence_is_read_or_refused_as_the_page_says(mark: str, kind: str, sentence: str):
    if mark == "✗":
        with pytest.raises(CannotRead):
            parse_line(sentence, kind=kind, tokens=TOKENS)
    else:
        line = parse_line(sentence, kind=kind, tokens=TOKENS)
        printed = render(line, "en")
        assert parse_line(printed, kind=kind, tokens=TOKENS) == line
        assert render(line, "de") != printed


def test_the_page_counts_what_it_lists():
    read = [mark for mark, _, _ in SENTENCES if mark == "✓"]
    assert f"**{len(read)} of {len(SENTENCES)}**" in PAGE
    assert len(SENTENCES) >= 120
    assert len({sentence for _, _, sentence in SENTENCES}) == len(SENTENCES)
