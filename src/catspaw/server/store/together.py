"""Several writes in one transaction, of which one may fail without the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPICursor

from catspaw.server.store.batches import Outcome

_T = TypeVar("_T")

Group: TypeAlias = Callable[[Connection, Sequence[_T]], Sequence[Outcome]]
"""Writes several items of one kind, and says what came of each."""
Work: TypeAlias = tuple[Group[Any], Any]
"""An item, and how it is written together with others of its kind."""


class AtOnce(ABC, Generic[_T]):
    """A group of which all items can nearly always be written, so that it takes the driver's own statements only.

    With PostgreSQL it is one, without a transaction around it.
    """

    statement: ClassVar[str]
    """As the driver reads it; it takes one value and returns a row for each item that it has not written."""

    @abstractmethod
    def value(self, items: Sequence[_T]) -> str:
        """What the statement is given of some items."""

    @abstractmethod
    def left(self, items: Sequence[_T], returned: Sequence[tuple[Any, ...]]) -> list[int]:
        """The places of those that were not written: they are tried again, as a group, and then refused if need be."""

    @abstractmethod
    def write_all(self, cursor: DBAPICursor, items: Sequence[_T]) -> bool:
        """Write all items with SQLite's driver; if not all can be, what was written is taken back, and tried again."""

    @abstractmethod
    def __call__(self, on: Connection, items: Sequence[_T]) -> Sequence[Outcome]:
        """Write items in a transaction, as any group."""


def written_at_once(batch: Sequence[Work]) -> AtOnce[Any] | None:
    """The group of a batch that has no other, if it is written like that."""
    group = batch[0][0]
    return group if isinstance(group, AtOnce) and all(other is group for other, _ in batch) else None


def written_together(on: Connection, batch: Sequence[Work]) -> list[Outcome]:
    """Write a batch, group by group; the outcome of each item. If any raises, all are tried again, each by itself."""
    groups: dict[Group[Any], list[int]] = {}
    for place, (group, _) in enumerate(batch):
        groups.setdefault(group, []).append(place)
    if len(groups) == 1 and each not in groups:
        return list(batch[0][0](on, [item for _, item in batch]))  # if it fails there is nothing else to keep
    outcomes: list[Outcome] = [None] * len(batch)

    def write(written: Callable[[Group[Any], list[Any]], Sequence[Outcome]]) -> None:
        for group, places in groups.items():
            for place, outcome in zip(places, written(group, [batch[place][1] for place in places]), strict=True):
                outcomes[place] = outcome

    def by_itself(group: Group[Any], items: list[Any]) -> Sequence[Outcome]:
        if group is each:
            return [_in_savepoint(on, work) for work in items]
        found = _in_savepoint(on, lambda on: group(on, items))
        return [found] * len(items) if isinstance(found, Exception) else found

    is_one = len(batch) == 1
    if is_one or _in_savepoint(on, lambda on: write(lambda group, items: group(on, items))) is not None:
        write(by_itself)
    return outcomes


def each(on: Connection, works: Sequence[Callable[[Connection], object]]) -> list[Outcome]:
    """Plain functions of a connection, one after the other; they may be called again if one of them has raised."""
    return [work(on) for work in works]


def _in_savepoint(on: Connection, work: Callable[[Connection], _T]) -> _T | Exception:
    """What a function returns; what it raises undoes nothing but its own."""
    cursor = on.connection.cursor()  # the driver's own: a nested transaction takes longer than what is done in it
    cursor.execute("SAVEPOINT its_own")
    try:
        return work(on)
    except Exception as error:  # noqa: BLE001 – it is raised again for whoever waits
        cursor.execute("ROLLBACK TO SAVEPOINT its_own")
        return error
    finally:
        cursor.execute("RELEASE SAVEPOINT its_own")
        cursor.close()
