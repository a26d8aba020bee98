"""Lines in English: the very words that can be read again."""

from __future__ import annotations

from catspaw.games.claw_and_order.language.declaration import Declared
from catspaw.games.claw_and_order.language.forms import Filter, Who
from catspaw.games.claw_and_order.language.lines import Static
from catspaw.games.claw_and_order.language.tongue import Tongue
from catspaw.games.claw_and_order.language.wording import for_each, printed


class English(Tongue):
    """Neither what was spoken of before nor what precedes in the sentence changes English words."""

    language = "english"
    then = ", then "
    between = "; "
    or_else = "; or "
    if_you_do = ". If you do, "

    def fill(self, part: Declared, before: Who | None, *, follows: bool) -> str:  # noqa: ARG002
        return printed(part.text(self.language), part, self)

    def times(self, filter: Filter) -> str:
        return for_each(filter)

    def conditional(self, static: Static) -> str:
        return printed(static.conditional_english, static, self)
