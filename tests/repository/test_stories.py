"""One whole game of each kind that a person can follow, in both languages."""

import pytest

from catspaw.core.texts import LANGUAGES
from stories import STORIES, file, played, tellers, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("story", STORIES)
def test_the_story_is_told_as_each_seat_perceives_it(story: str, language: str):
    """The files are read by people first: a changed sentence is a changed file, looked at again."""
    table = played(story)
    for teller in tellers(table):
        assert told(table, teller, language) == file(story, teller, language).read_text("utf-8"), teller
