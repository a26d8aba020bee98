"""Who perceives what."""

import pytest

import catspaw
from catspaw.core.journal import packed


def test_every_event_has_an_audience():
    game = catspaw.games()[0]
    with pytest.raises(KeyError):
        game.perceived_by(packed(99, 0, 0), 0)
