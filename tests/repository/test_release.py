"""What a release says of itself, and what a build finds on a machine."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import building
import pytest
from hatch_metadata import readme_for_index

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
ADDRESS = "https://cats.example/catspaw"
RELATIVE = re.compile(r"\]\((?!https?:|#)")


def test_pictures_and_links_of_the_readme_are_absolute_on_a_package_index():
    shown = readme_for_index(README, ADDRESS)
    assert not RELATIVE.search(shown)
    assert shown.count("![") == README.count("![")
    assert f"]({ADDRESS}/raw/HEAD/docs/pictures/" in shown
    assert f"]({ADDRESS}/blob/HEAD/docs/" in shown


def test_without_an_address_no_link_leads_nowhere():
    shown = readme_for_index(README, "")
    assert not RELATIVE.search(shown)
    assert "![" not in shown
    assert "make play" in shown


def test_this_python_is_found_first_and_each_is_what_it_says():
    found = building.interpreters()
    assert next(iter(found)) == f"{sys.version_info.major}.{sys.version_info.minor}"
    for version, python in found.items():
        told = subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout
        assert told.startswith(f"Python {version}.")


def test_nothing_is_compiled_where_it_is_not_wanted_or_cannot_be(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CATSPAW_PURE", "1")
    assert not building.can_compile()
    monkeypatch.delenv("CATSPAW_PURE")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not building.can_compile()


def test_a_client_is_built_when_there_is_none_or_its_sources_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for name in ("web", "client", "stamps"):
        (tmp_path / name).mkdir()
    monkeypatch.setattr(building, "ROOT", tmp_path)
    monkeypatch.setattr(building, "WEB", tmp_path / "web")
    monkeypatch.setattr(building, "CLIENT", tmp_path / "client")
    monkeypatch.setattr(building, "STAMPS", tmp_path / "stamps")
    source = tmp_path / "web" / "page.ts"
    source.write_text("1")
    building.stamp("client", building.client_state())
    assert building.needs_client()

    (tmp_path / "client" / "index.html").write_text("")
    assert not building.needs_client()

    source.write_text("2")
    assert building.needs_client()

    (tmp_path / "PKG-INFO").write_text("")  # an sdist has brought it along
    assert not building.needs_client()
