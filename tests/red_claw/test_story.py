"""What happens in the hunt that is told in words."""

from catspaw.core.journal import unpacked
from catspaw.games.red_claw.state import events
from stories import played


def test_the_story_has_nearly_everything_in_it():
    kinds = {unpacked(event)[0] for event in played("red_claw/stories/hunt").all_events()}
    assert set(range(events.LAID_ROW, events.DECLINED + 1)) - kinds == {events.MOVED_UP, events.DECLINED}
