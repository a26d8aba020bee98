"""What can go wrong with the store. None of these texts holds what people have written, so they may be logged."""

from __future__ import annotations

from catspaw.core.errors import CatspawError, Malformed, Unknown


class Taken(CatspawError):
    """Somebody else has it already: a name, a seat, an id."""


class Missing(Unknown):
    """There is no such table or person; which one was asked for is not said."""

    def __init__(self, what: str) -> None:
        CatspawError.__init__(self, f"there is no such {what}", reason="missing")
        self.what = what
        self.name = ""
        self.known = []


class Barred(CatspawError):
    """An organiser or operator has banned or muted this person; `reason` says which."""


class Unavailable(CatspawError):
    """The database cannot be reached, or has failed. What was being written may or may not be there."""


def without_values(error: Exception) -> CatspawError:
    """Maps an error of the database to one of ours. PostgreSQL quotes values in its texts, so these are left out."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, CatspawError):
        return cause
    if _is(error, "DataError") or isinstance(error, OverflowError | UnicodeError):
        return Malformed("the database cannot hold such a value")
    code = getattr(cause, "sqlstate", None) or getattr(cause, "sqlite_errorname", None)
    if code is None and _is(error, "OperationalError"):
        return Unavailable("the database cannot be reached")
    return Unavailable(f"the database has failed: {type(cause).__name__} ({code or 'no code'})")


def _is(error: Exception, name: str) -> bool:
    """Whether it is an error of that name, which SQLAlchemy's and all drivers' have in common (PEP 249)."""
    return any(kind.__name__ == name for kind in type(error).__mro__)
