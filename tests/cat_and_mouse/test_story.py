"""Who perceives what."""

import pytest

import catspaw
from catspaw.core.journal import packed


def test_every_event_has_an_audience():
    game = catspaw.games()[0]
    with pytest.raises(ValueError, match="no audience for event kind 99"):
        game.perceived_by(packed(99, 0, 0), 0)
