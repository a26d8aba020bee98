"""`catspaw admin`: for those who run a server. Each command may be used beside one that runs, but for `restore`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter

from catspaw.core.errors import Malformed
from catspaw.terminal.cli.admin_work import AS_SERVED, Where, done, lasting, progress, run, transaction
from catspaw.terminal.cli.language import language_for
from catspaw.terminal.cli.page import console
from catspaw.terminal.cli.sentences import said
from catspaw.terminal.cli.setting import Language

admin = App(
    name="admin", group="Running a server", help="Look after a server: backups, people, tables, exports.", sort_key=1
)

Json = Annotated[bool, Parameter(help="Print values for machines.")]
Name = Annotated[str, Parameter(allow_leading_hyphen=True, help="The name of an account, or a person's id.")]
For = Annotated[str | None, Parameter(name="--for", help="How long: 30m, 12h, 2d or 1w; for good if left out.")]
Why = Annotated[str, Parameter(show_default=False, help="The reason, which the person is told.")]


@admin.command
def backup(file: Path, *, where: Where = AS_SERVED, json: Json = False, language: Language = None) -> None:
    """Write a backup of the database, as it is at one moment, also while a server uses it.

    Example: `catspaw admin backup catspaw.backup --database sqlite:///catspaw.db`

    Parameters
    ----------
    file
        Where to; a file of that name is replaced once the new one is complete and checked.
    """
    from catspaw.server.admin.backup import back_up

    with progress() as show:
        found = back_up(where.url(), file, show)
    spoken = language_for(language)
    text = "{file}: {people} people, {tables} tables, {entries} entries; complete and checked"
    values = {"file": str(file), "people": found.people, "tables": found.tables, "entries": found.entries}
    done(found, json, said(spoken, text, **values))


@admin.command
def restore(
    file: Path, *, force: bool = False, where: Where = AS_SERVED, json: Json = False, language: Language = None
) -> None:
    """Put a backup in place of the database, which no server may be using; of SQLite or PostgreSQL, whichever it was.

    Example: `catspaw admin restore catspaw.backup --database sqlite:///restored.db`

    Parameters
    ----------
    file
        The backup.
    force
        Replace the database that is there; the old one is kept beside.
    """
    from catspaw.server.admin.backup import restore as put_back

    with progress() as show:
        found = put_back(where.url(), file, show, force=force)
    spoken, backup = language_for(language), found.backup
    text = "restored: {people} people, {tables} tables, {entries} entries"
    values = {"people": backup.people, "tables": backup.tables, "entries": backup.entries}
    kept = [said(spoken, "what was there is kept as {file}", file=found.kept)] if found.kept else []
    done(found, json, said(spoken, text, **values), *kept)


# People.


@admin.command
def people(
    *,
    search: Annotated[str, Parameter(show_default=False)] = "",
    guests: bool = False,
    limit: int = 50,
    where: Where = AS_SERVED,
    json: Json = False,
    language: Language = None,
) -> None:
    """List accounts, the newest first.

    Example: `catspaw admin people --search anna`

    Parameters
    ----------
    search
        A part of the name, or a person's id.
    guests
        List guests, too.
    limit
        How many at most.
    """
    from catspaw.terminal.cli.admin_report import print_people

    found = run(where, lambda store: store.people.search(store.now(), search, guests=guests, limit=limit))
    print_people(found, json, language_for(language))


@admin.command
def reset_password(name: Name, *, ask: bool = False, where: Where = AS_SERVED, language: Language = None) -> None:
    """Give an account another password, which is printed once; it is logged out everywhere.

    Example: `catspaw admin reset-password Anna`

    Parameters
    ----------
    ask
        Ask for the password, or read it from the first line of standard input, instead of making one.
    """
    from catspaw.server.admin import people as work
    from catspaw.terminal.cli.admin_work import password_asked_for

    spoken = language_for(language)
    password = password_asked_for(spoken) if ask else work.new_password()
    transaction(where, work.reset_password, name, work.hashed(password))
    console.print(said(spoken, "{name} has another password and is logged out everywhere", name=name), markup=False)
    if not ask:
        print(password)


@admin.command
def role(
    name: Name, role: Literal["organiser", "player"], *, where: Where = AS_SERVED, language: Language = None
) -> None:
    """Make an account an organiser, who may close any table and mute anybody in the running server, or a player again.

    Example: `catspaw admin role Anna organiser`

    Parameters
    ----------
    role
        organiser or player.
    """
    from catspaw.server.admin.people import give_role

    transaction(where, give_role, name, role)
    text = "{name} is an organiser now" if role == "organiser" else "{name} is a player now"
    console.print(said(language_for(language), text, name=name), markup=False)


@admin.command
def ban(name: Name, *, time: For = None, why: Why = "", where: Where = AS_SERVED, language: Language = None) -> None:
    """Keep somebody out: sessions end, tables are left within two seconds, and nobody logs in by that name.

    Example: `catspaw admin ban Anna --for 2d --why "cheating"`
    """
    _sanction(where, name, "ban", time, why, language)


@admin.command
def mute(name: Name, *, time: For = None, why: Why = "", where: Where = AS_SERVED, language: Language = None) -> None:
    """Keep somebody from chatting, at every table, from now on.

    Example: `catspaw admin mute Anna --for 12h --why "shouting"`
    """
    _sanction(where, name, "mute", time, why, language)


def _sanction(
    where: Where, name: str, kind: Literal["ban", "mute"], time: str | None, why: str, language: str | None
) -> None:
    from catspaw.server.admin.people import sanction

    transaction(where, sanction, name, kind, lasting(time), why)
    text = "{name} is banned" if kind == "ban" else "{name} is muted"
    console.print(said(language_for(language), text, name=name), markup=False)


@admin.command
def unban(name: Name, *, where: Where = AS_SERVED, language: Language = None) -> None:
    """End a ban.

    Example: `catspaw admin unban Anna`
    """
    _lift(where, name, "ban", language)


@admin.command
def unmute(name: Name, *, where: Where = AS_SERVED, language: Language = None) -> None:
    """End a mute.

    Example: `catspaw admin unmute Anna`
    """
    _lift(where, name, "mute", language)


def _lift(where: Where, name: str, kind: Literal["ban", "mute"], language: str | None) -> None:
    from catspaw.server.admin.people import end_sanction

    transaction(where, end_sanction, name, kind)
    text = "{name} is no longer banned" if kind == "ban" else "{name} is no longer muted"
    console.print(said(language_for(language), text, name=name), markup=False)


@admin.command
def bans(*, where: Where = AS_SERVED, json: Json = False, language: Language = None) -> None:
    """List who is banned or muted now, until when and why.

    Example: `catspaw admin bans`
    """
    from catspaw.terminal.cli.admin_report import print_sanctions

    found = run(where, lambda store: store.sanctions.active(store.now()))
    print_sanctions(found, json, language_for(language))


# Tables.


@admin.command
def tables(
    *,
    open: bool = False,
    over: bool = False,
    limit: int = 50,
    where: Where = AS_SERVED,
    json: Json = False,
    language: Language = None,
) -> None:
    """List tables, public or not, the newest first.

    Example: `catspaw admin tables --open`

    Parameters
    ----------
    open
        Only those where a game goes on or is about to.
    over
        Only those where it is over.
    limit
        How many at most.
    """
    from catspaw.server.admin.tables import list_tables
    from catspaw.terminal.cli.admin_report import print_tables

    if open and over:
        raise Malformed("--open or --over, not both")
    chosen = None if open == over else over
    found = run(where, lambda store: store.database.read(list_tables, over=chosen, limit=limit))
    print_tables(found, json, language_for(language))


@admin.command
def close(
    table: Annotated[str, Parameter(allow_leading_hyphen=True)],
    *,
    why: str,
    where: Where = AS_SERVED,
    language: Language = None,
) -> None:
    """End a game without a winner. Everybody there is told why; its record can be exported.

    Example: `catspaw admin close TABLE --why "the round is over"`

    Parameters
    ----------
    table
        The table's id.
    why
        What everybody at the table is told.
    """
    from catspaw.server.admin.tables import close_table

    if not why.strip():
        raise Malformed("--why says nothing")
    transaction(where, close_table, table, why)
    console.print(said(language_for(language), "{table} is closed", table=table), markup=False)


@admin.command
def export(
    what: Literal["results", "records"],
    *,
    game: str | None = None,
    since: str | None = None,
    until: str | None = None,
    format: Literal["csv", "jsonl"] | None = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    where: Where = AS_SERVED,
    language: Language = None,
) -> None:
    """Print games that are over: how they ended, or their records, which `catspaw replay` tells again.

    Example: `catspaw admin export results --format csv -o results.csv`

    Parameters
    ----------
    what
        results or records.
    game
        One game's id; all games if left out.
    since
        Only games that ended on this day or later, such as 2026-11-17, in UTC.
    until
        Only games that ended before this day.
    format
        csv or jsonl; results are csv if left out, and records a line each.
    output
        A file to write to, instead of standard output.
    """
    from catspaw.server.admin.export import Period, read_time
    from catspaw.terminal.cli.admin_work import write_export

    write_export(where, what, Period(game, read_time(since), read_time(until)), format, output)
    if output is not None:
        print(said(language_for(language), "{file} is written", file=str(output)), file=sys.stderr)


@admin.command
def audit(*, limit: int = 50, where: Where = AS_SERVED, json: Json = False, language: Language = None) -> None:
    """List what organisers and operators have done, the latest first.

    Example: `catspaw admin audit`

    Parameters
    ----------
    limit
        How many at most.
    """
    from catspaw.terminal.cli.admin_report import print_audit

    found = run(where, lambda store: store.audit.latest(limit))
    print_audit(found, json, language_for(language))
