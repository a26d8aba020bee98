"""Effects of which a player chooses: always the last of their line, since no effect comes after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from catspaw.games.claw_and_order.abilities import choices
from catspaw.games.claw_and_order.abilities.ops import JUMP
from catspaw.games.claw_and_order.language.declaration import Variant, part_of
from catspaw.games.claw_and_order.language.effects.declaration import Effect
from catspaw.games.claw_and_order.language.encode import filter_word
from catspaw.games.claw_and_order.language.forms import Filter, State, Who
from catspaw.games.claw_and_order.language.terms import Condition, Mode, Tooltip
from catspaw.games.claw_and_order.language.terms.term import named

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
    then: tuple[Effect, ...] = ()
    """If you do."""

    opcode = choices.MAY
    english = ("you may ", "you may do this: ")
    german = "{du:darfst} Folgendes tun: "
    is_step = False
    variants = (Variant("if you do"),)
    tooltip = Tooltip(
        20,
        "You are asked first, and it is all or nothing.",
        "Du wirst vorher gefragt, und es geht um alles oder nichts.",
    )

    @classmethod
    def grammar(cls) -> str:
        return """you_may: "you may" "do this:"? (_step _THEN)* (_step | choose_one)
    | "you may" "do this:"? may_do _IF_YOU_DO may_do
may_do: (_step _THEN)* _step
you_may_so: "you may" "do this:"? (_step _THEN)* _step -> you_may"""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        return cls(*parts) if isinstance(parts[0], tuple) else cls(tuple(parts))

    @property
    def says_second(self) -> bool:
        """Before somebody else's doing a few words more."""
        return not self.effects[0].is_yours

    def said(self, tongue: Tongue, before: Who | None = None, *, follows: bool = False) -> str:
        said = tongue.fill(self, before, follows=follows) + tongue.opening(self.effects, before)
        if not self.then:
            return said
        return said + tongue.if_you_do + tongue.effects(self.then, spoken_of(self.effects, before))

    def states(self) -> set[str]:
        return {self.name(), "if you do"} if self.then else {self.name()}

    def inside(self) -> tuple[tuple[Effect, ...], ...]:
        """`it` may be spoken of in what follows too, so that both are one row."""
        return (self.effects + self.then,)

    def with_inside(self, rows: tuple[tuple[Effect, ...], ...]) -> Effect:
        number = len(self.effects)
        return YouMay(rows[0][:number], rows[0][number:])

    def assemble(self, code: Code) -> None:
        """Who declines goes to the END behind it."""
        at = code.put(self.opcode, bool(self.then))
        for effect in self.effects + self.then:
            effect.assemble(code)
        code.jump_here(at)


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Done only if something is so when it comes to that."""

    condition: Condition
    effects: tuple[Effect, ...]
    asked: Filter | None = None
    """Whom the condition asks for."""

    opcode = choices.IF
    english = "if {condition}, "
    german = "falls {condition}, "
    cites = "R.Z"
    is_step = False
    tooltip = Tooltip(20, "As things are when it comes to that.", "So wie es dann steht.")

    @classmethod
    def grammar(cls) -> str:
        return """if: "if" condition _COMMA (_step _THEN)* (_step | choose_one | you_may)"""

    @classmethod
    def read(cls, parts: Parts, reader: Reader) -> Self:  # noqa: ARG003
        state: State = part_of(parts, State)
        return cls(state.condition, tuple(part for part in parts if isinstance(part, Effect)), state.asked)

    @property
    def names_its_troop(self) -> bool:
        """Nobody can mistake it, so that `this is` may be left out."""
        return True

    def said(self, tongue: Tongue, before: Who | None = None, *, follows: bool = False) -> str:
        return tongue.fill(self, before, follows=follows) + tongue.effects(self.effects, before, follows=True)

    def terms(self) -> set[str]:
        return {named("condition", self.condition)} | (self.asked.features() if self.asked else set())

    def inside(self) -> tuple[tuple[Effect, ...], ...]:
        return (self.effects,)

    def with_inside(self, rows: tuple[tuple[Effect, ...], ...]) -> Effect:
        return If(self.condition, rows[0], self.asked)

    def assemble(self, code: Code) -> None:
        """Otherwise on to the END behind it."""
        at = code.put(self.opcode, self.condition, who=filter_word(self.asked) if self.asked else 0)
        for effect in self.effects:
            effect.assemble(code)
        code.jump_here(at)


def spoken_of(effects: tuple[Effect, ...], before: Who | None) -> Who | None:
    """Whom the next `it` means after some effects."""
    for effect in effects:
        who = effect.about
        before = before if who is None or who.mode is Mode.THEM else who
    return before
