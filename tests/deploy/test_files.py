"""The other files of `deploy/`: systemd's unit, the services of compose, and the image."""

from __future__ import annotations

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from catspaw.server.settings import Settings, settings_from
from deploy.proxies import DEPLOY, program

pytestmark = [pytest.mark.contract, pytest.mark.slow]  # beside the proxies

ROOT = DEPLOY.parent
SETTING = re.compile(r"CATSPAW_([A-Z_]+)=(\S+)")
SAFE_ENOUGH = 1.5
"""What `systemd-analyze security` calls exposure, from 0 to 10."""
ELSEWHERE = {"HOME", "NAME"}
"""Variables that are no settings of the server: where terminals save, and what Caddyfile.compose is told."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is there, whoever has installed what."""
    copy = tmp_path / "catspaw@.service"
    text = (DEPLOY / "catspaw@.service").read_text("utf-8")
    assert "/opt/catspaw/bin/catspaw" in text
    copy.write_text(text.replace("/opt/catspaw/bin/catspaw", program("true")), "utf-8")
    return copy


def test_systemd_understands_the_unit(unit: Path):
    done = subprocess.run([program("systemd-analyze"), "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_systemd_finds_the_unit_safe(unit: Path):
    words = [program("systemd-analyze"), "security", "--offline=yes", str(unit)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    found = re.search(r"Overall exposure level for .*: ([\d.]+)", done.stdout)
    assert found, done.stderr
    assert float(found[1]) <= SAFE_ENOUGH


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_services_find_each_other():
    services = compose()["services"]
    known = compose()["networks"]
    for name, service in services.items():
        assert set(service["networks"]) <= set(known), name
        for other in service.get("depends_on", {}):
            assert set(service["networks"]) & set(services[other]["networks"]), (name, other)
            assert "healthcheck" in services[other], (name, other)
    assert set(services["server"]["networks"]) & set(services["caddy"]["networks"]) == {"front"}


def test_only_the_proxy_is_reached_from_outside_and_only_it_is_believed():
    found = compose()
    services = found["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert {name for name, service in services.items() if "front" in service["networks"]} == {"caddy", "server"}
    [front] = found["networks"]["front"]["ipam"]["config"]
    assert services["server"]["environment"]["CATSPAW_PROXIES"] == front["subnet"]
    assert found["networks"]["back"] == {"internal": True}


def test_what_compose_needs_is_there():
    found = compose()
    for name, service in found["services"].items():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).is_file(), (name, source)
    build = found["services"]["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    asked = set(re.findall(r"\$\{(\w+):\?", text))
    assert asked == set(re.findall(r"\$\{(\w+)", text)), "a variable that nobody is asked for is empty"


def settings() -> list[tuple[str, str, str]]:
    """Every setting of the server in the files, with the file and its value."""
    found = [
        (name, setting, value.replace("%i", "8000"))
        for name in ("catspaw.env", "catspaw@.service", "Containerfile")
        for setting, value in SETTING.findall((DEPLOY / name).read_text("utf-8"))
    ]
    environment: dict[str, str] = compose()["services"]["server"]["environment"]
    found += [
        ("compose.yaml", key.removeprefix("CATSPAW_"), value.replace("${CATSPAW_NAME}", "cats.example"))
        for key, value in environment.items()
        if key.startswith("CATSPAW_")
    ]
    return [(name, setting, value) for name, setting, value in found if setting not in ELSEWHERE]


@pytest.mark.parametrize(("file", "setting", "value"), settings())
def test_the_server_knows_every_setting(file: str, setting: str, value: str):
    assert setting.lower() in Settings.__struct_fields__
    database = {"CATSPAW_DATABASE": "sqlite:///x.db"}
    changed = settings_from({}, {**database, f"CATSPAW_{setting}": value})
    usual = {"PORT", "HOST"}  # said again, so that the file says where it listens
    assert changed != settings_from({}, database) or setting in usual


def test_what_the_image_is_made_of_is_there():
    lines = (DEPLOY / "Containerfile").read_text("utf-8").splitlines()
    hidden = (ROOT / ".dockerignore").read_text("utf-8").split()
    copied = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    assert copied
    for source in [source for line in copied for source in line]:
        assert (ROOT / source).exists(), source
        assert not any(fnmatch(source, pattern) for pattern in hidden), source
