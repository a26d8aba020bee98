"""Effects of which a player chooses: always the last of their line, since no effect comes after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from catspaw.games.claw_and_order.abilities import choices
from catspaw.games.claw_and_order.abilities.ops import JUMP
from catspaw.games.claw_and_order.language.declaration import Variant
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.forms import Who
from catspaw.games.claw_and_order.language.terms import Tooltip

if TYPE_CHECKING:
    from catspaw.games.claw_and_order.language.assemble import Code
    from catspaw.games.claw_and_order.language.reader import Parts, Reader
    from catspaw.games.claw_and_order.language.tongue import Tongue


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    modes: tuple[tuple[Effect, ...], ...]

    opcode = choices.CHOOSE_ONE
    english = "choose one: "
    german = "wähle eines: "
    is_step = False
    variants = (Variant("choose one of two"), Variant("choose one of three"))

    @classmethod
    def grammar(cls) -> str:
        return """choose_one: "choose one:" mode (_NEXT mode)? _OR mode
mode: (_step _THEN)* (_step | you_may_so)"""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(tuple(parts))

    def said(self, tongue: Tongue, before: Who | None = None, *, follows: bool = False) -> str:
        first, *others = self.modes
        modes = [tongue.opening(first, before), *(tongue.effects(mode, before) for mode in others)]
        begun = tongue.fill(self, before, follows=follows)
        return begun + tongue.between.join(modes[:-1]) + tongue.or_else + modes[-1]

    def states(self) -> set[str]:
        return {self.name(), "choose one of two" if len(self.modes) == 2 else "choose one of three"}

    def inside(self) -> tuple[tuple[Effect, ...], ...]:
        return self.modes

    def with_inside(self, rows: tuple[tuple[Effect, ...], ...]) -> Effect:
        return ChooseOne(rows)

    def assemble(self, code: Code) -> None:
        """Each mode has an END of its own."""
        code.put(self.opcode, len(self.modes))
        jumps = [code.put(JUMP) for _ in self.modes]
        for jump, mode in zip(jumps, self.modes, strict=True):
            code.jump_here(jump)
            code.put_effects(mode)


@dataclass(frozen=True, slots=True)
class YouMay(Effect):
    """All or nothing."""

    effects: tuple[Effect, ...]

    opcode = choices.MAY
    english = ("you may ", "you may do this: ")
    german = "{du:darfst} Folgendes tun: "
    is_step = False
    tooltip = Tooltip(
        20,
        "You are asked first, and it is all or nothing.",
        "Du wirst vorher gefragt, und es geht um alles oder nichts.",
    )

    @classmethod
    def grammar(cls) -> str:
        return """you_may: "you may" "do this:"? (_step _THEN)* (_step | choose_one)
you_may_so: "you may" "do this:"? (_step _THEN)* _step -> you_may"""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(tuple(parts))

    @property
    def says_second(self) -> bool:
        """Before somebody else's doing a few words more."""
        return not self.effects[0].is_yours

    def said(self, tongue: Tongue, before: Who | None = None, *, follows: bool = False) -> str:
        return tongue.fill(self, before, follows=follows) + tongue.opening(self.effects, before)

    def inside(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.effects,)

    def with_inside(self, rows: tuple[tuple[Effect, ...], ...]) -> Effect:
        return YouMay(rows[0])

    def assemble(self, code: Code) -> None:
        """Who declines goes to the END behind it."""
        at = code.put(self.opcode)
        for effect in self.effects:
            effect.assemble(code)
        code.jump_here(at)
