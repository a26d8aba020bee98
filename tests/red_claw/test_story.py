"""What happens in the hunt that is told in words."""

from catspaw.core.journal import unpacked
from catspaw.games.red_claw.state.events import Event
from stories import played


def test_the_story_has_nearly_everything_in_it():
    kinds = {unpacked(event)[0] for event in played("red_claw/stories/hunt").all_events()}
    assert set(range(Event.LAID_ROW, Event.DECLINED + 1)) - kinds == {Event.MOVED_UP, Event.DECLINED}
