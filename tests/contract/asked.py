"""What the fluent helpers of all games know about their table."""

from __future__ import annotations

from catspaw.table import Table


class Asked:
    """The pending question of a table, in the words one types."""

    table: Table

    @property
    def prompt(self) -> str | None:
        return self.table.question.prompt if self.table.question else None

    @property
    def asked(self) -> str | None:
        return self.table.question.asked if self.table.question else None

    @property
    def options(self) -> set[str]:
        return {option.text for option in self.table.question.options} if self.table.question else set()
