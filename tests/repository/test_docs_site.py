"""The documentation as pages: every link leads somewhere, and nothing is asked from another host."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM
from server.clients import PATIENCE

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # building takes seconds

ROOT = Path(__file__).parents[2]
LOADS = {"href": ("link",), "src": ("script", "img", "iframe", "source", "video", "audio"), "srcset": ("img", "source")}
"""Attributes by which a page loads something, with their elements; anything else waits for a click."""
FOREIGN_STYLE = re.compile(r"""@import|url\(\s*["']?(?:https?:)?//""")
FOREIGN_STRING = re.compile(r"""["'`](?:https?:)?//(?!www\.w3\.org/)[\w-]+\.[a-z]""")
TABS = ["Catspaw", "Play", "Design", "Study", "Organise", "Develop"]


class Page(HTMLParser):
    """What a page loads, links to, and can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.tabs: list[str] = []
        self._in_tab = False
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attributes}
        self.loads += [found[name] for name, elements in LOADS.items() if name in found and tag in elements]
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        self._in_tab = tag == "a" and "md-tabs__link" in found.get("class", "")

    def handle_data(self, data: str) -> None:
        if self._in_tab and data.strip():
            self.tabs.append(data.strip())


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` does: a warning of MkDocs or of Python is an error."""
    folder = tmp_path_factory.mktemp("site")
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT / "src")}
    words = [sys.executable, "-W", "error", "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    missing = site / "404.html"  # for whoever serves the pages: its addresses begin at a host
    return {path: Page(path.read_text("utf-8")) for path in site.rglob("*.html") if path != missing}


def targets(path: Path, page: Page) -> Iterator[tuple[str, Path, str]]:
    """Files and anchors that a page loads or links to."""
    for address in [*page.loads, *page.links]:
        parts = urlsplit(address)
        if not parts.scheme and not parts.netloc:
            yield (
                address,
                (path.parent / unquote(parts.path)).resolve() if parts.path else path,
                unquote(parts.fragment),
            )


def test_every_reader_has_a_tab(pages: dict[Path, Page], site: Path):
    assert pages[site / "index.html"].tabs == TABS


def test_no_page_loads_anything_from_another_host(pages: dict[Path, Page]):
    foreign = {
        (path.name, address)
        for path, page in pages.items()
        for address in page.loads
        if urlsplit(address).netloc or urlsplit(address).scheme not in ("", "data")
    }
    assert foreign == set()


def test_styles_and_scripts_name_no_other_host(site: Path):
    for pattern, files in ((FOREIGN_STYLE, site.rglob("*.css")), (FOREIGN_STRING, site.rglob("*.js"))):
        found = {
            (path.name, match.group())
            for path in files
            if path.parent.name != "search"  # the words of the pages
            for match in pattern.finditer(path.read_text("utf-8"))
        }
        assert found == set()


def test_every_link_and_anchor_leads_somewhere(pages: dict[Path, Page]):
    broken = set()
    for path, page in pages.items():
        for address, target, anchor in targets(path, page):
            found = target.is_file() and (not anchor or target not in pages or anchor in pages[target].anchors)
            if not found:
                broken.add((path.name, address))
    assert broken == set()


def test_pages_opened_from_a_folder_ask_nobody_and_can_be_searched(site: Path):
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=quiet)
        page = browser.new_page(reduced_motion="reduce")
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: asked.append(str(error)))
        for name in ("cards.html", "rules/red-claw.html", "index.html"):
            page.goto((site / name).as_uri())
        page.get_by_role("textbox", name="Search").click()
        page.keyboard.type("smoke bomb")
        page.locator(".md-search-result__item").first.wait_for(timeout=1000 * PATIENCE)
        browser.close()
    assert asked
    assert [address for address in asked if not address.startswith((site.as_uri(), "data:", "about:blank"))] == []
