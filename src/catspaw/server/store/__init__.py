"""What the server must not forget: people, sessions, tables, their entries and what is said at them."""

from catspaw.server.store.errors import Barred, Missing, Taken, Unavailable
from catspaw.server.store.rows import NewTable, Person, Role, Said, Session, Spectators, StoredEntry, TableRow
from catspaw.server.store.store import Store

__all__ = [
    "Barred",
    "Missing",
    "NewTable",
    "Person",
    "Role",
    "Said",
    "Session",
    "Spectators",
    "Store",
    "StoredEntry",
    "TableRow",
    "Taken",
    "Unavailable",
]
