"""What the pages need beyond `docs/`: files from elsewhere in the repository, pages made from code, and links to both.

A link is written as it works in the repository, such as `../CONTRIBUTING.md` or `examples/tiptoe`, and turned into one
between pages here. MkDocs then checks each of them.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from catspaw.core.game import Game
from catspaw.games import known_games

ROOT = Path(__file__).parents[2]
PLACES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "NOTICE": "notice.md",
    "web/README.md": "web-client.md",
    "web/public/paw.svg": "paw.svg",
}
"""Files outside `docs/` that are pages, or belong to them; those of `deploy/` do, too."""
SOURCES = {place: source for source, place in PLACES.items()}
LINK = re.compile(r"(\]\()([^)\s#:]+)((?:#[^)\s]*)?\))")
FOREIGN = re.compile(r"""(["'`])https?://(?!www\.w3\.org/)[^"'`\s]*""")
"""A string in a script that is the address of another host."""
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """List every decision where the first is listed."""
    decisions = [f"decisions/{path.name}" for path in sorted((ROOT / "docs" / "decisions").glob("*.md"))]
    config.nav = _extended(config.nav, decisions)
    return config


def _extended(entry: Any, decisions: list[str]) -> Any:
    """A part of the navigation, in which other pages follow that of decisions."""
    if isinstance(entry, dict):
        return {title: _extended(inner, decisions) for title, inner in entry.items()}
    if isinstance(entry, list):
        return [_extended(inner, decisions) for inner in entry] + (decisions if "decisions/index.md" in entry else [])
    return entry


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what is outside `docs/`, and what is made from code."""
    for source, place in _guests():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    for place, text in _written():
        files.append(File.generated(config, place, content=text))
    return files


def _guests() -> Iterator[tuple[str, str]]:
    yield from PLACES.items()
    for path in sorted((ROOT / "deploy").rglob("*")):
        if path.is_file():
            name = path.relative_to(ROOT).as_posix()
            yield name, name


def _written() -> Iterator[tuple[str, str]]:
    """Pages that nobody wrote, with where they are."""
    yield "decisions/index.md", _decisions()
    yield (
        "examples/kuhn_poker.md",
        _code("The smallest game there can be", [ROOT / "docs" / "examples" / "kuhn_poker.py"]),
    )
    tiptoe = ROOT / "docs" / "examples" / "tiptoe"
    yield "examples/tiptoe.md", _code("Tiptoe, a game in one folder", sorted(tiptoe.glob("*.*")))
    yield "rules/index.md", _where_rules_are()
    for game in known_games():
        yield f"rules/{game.id}.md", _rules(game)


def _decisions() -> str:
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [page.read_text("utf-8").partition("\n")[0].lstrip("# ") for page in pages]
    lines = [f"- [{title}]({page.name})" for page, title in zip(pages, titles, strict=True)]
    return "\n".join(["# Decisions", "", "Choices that are hard to undo, and why.", "", *lines, ""])


def _code(title: str, paths: list[Path]) -> str:
    """Files to read, each under its name."""
    lines = [
        f"# {title}",
        "",
        "[How to add a game](/CONTRIBUTING.md#how-to-add-a-game) says what each part is for.",
        "",
    ]
    for path in paths:
        language = path.suffix.removeprefix(".").replace("py", "python")
        lines += [f"## `{path.name}`", "", f"```{language}", path.read_text("utf-8").rstrip(), "```", ""]
    return "\n".join(lines)


def _where_rules_are() -> str:
    lines = [
        "# Rules",
        "",
        "Every rule in one line, in our own words. Where a rulebook is silent, a ruling (`R.`) says how we read it;",
        "most tables may read it otherwise.",
        "",
    ]
    lines += [f"- [{game.title}]({game.id}.md): {game.texts(game.setup(), 'en').about()}" for game in known_games()]
    return "\n".join(
        [
            *lines,
            "",
            "At a table, *Why not?* and every line of the log name the rule behind them, the button *Rules* of a box",
            "and `r` in the terminal list them all, and so does `catspaw rules`, in English and German.",
            "",
        ]
    )


def _rules(game: Game) -> str:
    """The rules of a game by chapter, under the ids that the log calls them by."""
    texts = game.texts(game.setup(), "en")
    lines, chapter = [f"# Rules of {game.title}", "", texts.about()], ""
    for rule in game.rule_ids():
        if (begun := rule.rpartition(".")[0]) != chapter:
            chapter = begun
            title = "Rulings" if chapter.endswith("-R") else f"Chapter {chapter.rpartition('-')[2]}"
            lines += ["", f"## {title} {{ #{chapter} }}", "", "| | |", "|---|---|"]
        lines.append(f'| <span id="{rule}" class="rule">{rule}</span> | {texts.rule(rule)} |')
    return "\n".join([*lines, *_choices(game), ""])


def _choices(game: Game) -> list[str]:
    """What a table may choose: for `catspaw play`, `watch` and `simulate`; the browser asks the same."""
    lines = [
        "",
        "## What a table may choose",
        "",
        "The first reading is the default.",
        "",
        "| rule | option |",
        "|---|---|",
    ]
    lines += [f"| {variant.rule} | `--variant {variant.id}` |" for variant in game.variants]
    for ruling in game.rulings:
        readings = [ruling.default, *(reading for reading in ruling.readings if reading != ruling.default)]
        lines.append(f"| {ruling.rule} | {', '.join(f'`--ruling {ruling.id}={reading}`' for reading in readings)} |")
    return lines


def on_page_markdown(markdown: str, page: Page, files: Files, **_: Any) -> str:
    """Links between files of the repository become links between pages, except in code."""
    place = page.file.src_uri
    here = posixpath.dirname(SOURCES.get(place, f"docs/{place}"))

    def there(link: re.Match[str]) -> str:
        return link[1] + _place_of(link[2], here, posixpath.dirname(place), files) + link[3]

    parts = FENCE.split(markdown)
    return "".join(part if FENCE.fullmatch(part) else LINK.sub(there, part) for part in parts)


def _place_of(target: str, here: str, page_folder: str, files: Files) -> str:
    """Where the pages have what a link from a folder of the repository leads to."""
    named = posixpath.normpath(posixpath.join(here, target)) if target[0] != "/" else target[1:]
    place = PLACES.get(named, named.removeprefix("docs/"))
    written = (f"{place}/index.md", f"{place.removesuffix('.py')}.md")
    place = next((page for page in written if files.get_file_from_path(page)), place)
    return posixpath.relpath(place, page_folder or ".")


def on_post_build(config: MkDocsConfig) -> None:
    """Take addresses of other hosts out of the theme's scripts, which ask them for what we do not use."""
    for script in Path(config.site_dir, "assets").rglob("*.js"):
        script.write_text(FOREIGN.sub(r"\1", script.read_text("utf-8")), "utf-8")
