"""The store of the server: one database for people, tables and chat."""

from __future__ import annotations

from catspaw.server.store.appending import Appending
from catspaw.server.store.chat import Chat
from catspaw.server.store.hours import Hours
from catspaw.server.store.people import People
from catspaw.server.store.tables import Tables


class Store(People, Tables, Appending, Chat, Hours):
    """Everything the server must not forget. What has returned is on disk; what has raised has changed nothing."""
