"""Real proxies on loopback, set up by the files of `deploy/`, and people who come through them."""

from __future__ import annotations

import getpass
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from msgspec import json
from websockets.sync.client import ClientConnection, connect

from server.clients import NONCE, PATIENCE, Server, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "cats.example"
"""What the files call the server."""
MANY = 400
"""Requests of which no address may make so many at once."""
NGINX = """
daemon off;
user {user};
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr notice;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """{
    admin off
    auto_https disable_redirects
    default_bind 127.0.0.1
}
"""


class Certificate:
    """A certificate for localhost that signs itself."""

    def __init__(self, folder: Path) -> None:
        self.file, self.key = folder / "localhost.pem", folder / "localhost.key"
        words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        words += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
        subprocess.run([*words, "-keyout", self.key, "-out", self.file], check=True, capture_output=True)

    @cached_property
    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.file))


def program(name: str) -> str:
    """Where a program is; Debian has those of administrators where others do not look."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if not found:
        pytest.skip(f"{name} is not installed")
    return found


@contextmanager
def started(words: list[str], ready: str, environment: Mapping[str, str]) -> Iterator[None]:
    """A program that runs once it has written that it does."""
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env={**os.environ, **environment}) as process:
        try:
            assert process.stderr
            said: list[str] = []
            for line in process.stderr:
                said.append(line)
                if ready in line:
                    break
            else:
                pytest.fail(f"{words[0]} does not run: {''.join(said)}")
            yield
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def nginx(folder: Path, server: Server, certificate: Certificate, port: int) -> AbstractContextManager[None]:
    """Nginx as `deploy/nginx.conf` has it, but at free ports and with a certificate of our own."""
    site = (DEPLOY / "nginx.conf").read_text("utf-8")
    site = re.sub(r"\tlisten \[::\].*\n", "", site)
    for shown, ours in {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "127.0.0.1:8000": server.url.removeprefix("http://"),
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate.file),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(certificate.key),
        NAME: "localhost",
    }.items():
        assert shown in site, shown
        site = site.replace(shown, ours)
    (folder / "site.conf").write_text(site, "utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=getpass.getuser()), "utf-8")
    words = [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    return started(words, "start worker process ", {})


def caddy(folder: Path, server: Server, certificate: Certificate, port: int) -> AbstractContextManager[None]:
    """Caddy as `deploy/Caddyfile` has it."""
    return _caddy("Caddyfile", {NAME: f"https://localhost:{port}"}, folder, server, certificate)


def caddy_of_compose(folder: Path, server: Server, certificate: Certificate, port: int) -> AbstractContextManager[None]:
    """Caddy as `deploy/Caddyfile.compose` has it, which finds servers by a name."""
    shown = {"a server 8000": f"a localhost {server.url.rpartition(':')[2]}"}
    return _caddy("Caddyfile.compose", shown, folder, server, certificate, CATSPAW_NAME=f"https://localhost:{port}")


def _caddy(
    name: str, shown: dict[str, str], folder: Path, server: Server, certificate: Certificate, **environment: str
) -> AbstractContextManager[None]:
    site = (DEPLOY / name).read_text("utf-8").replace("127.0.0.1:8000", server.url.removeprefix("http://"))
    site = site.replace("\treverse_proxy", f"\ttls {certificate.file} {certificate.key}\n\treverse_proxy")
    for word, ours in shown.items():
        assert word in site, word
        site = site.replace(word, ours)
    (folder / "Caddyfile").write_text(CADDY + site, "utf-8")
    words = [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return started(words, "serving initial configuration", {**homes, **environment})


class Visitor:
    """Somebody at an address of their own, with a browser."""

    def __init__(self, url: str, address: str, certificate: Certificate | None = None) -> None:
        self.url = url
        self.trusted = certificate.trusted if certificate else None
        transport = httpx.HTTPTransport(local_address=address, verify=self.trusted or ssl.create_default_context())
        self.http = httpx.Client(base_url=url, transport=transport, timeout=PATIENCE)

    def come_in(self) -> None:
        assert self.http.get("/api/me").status_code == 200
        self.http.headers["x-csrf-token"] = self.http.cookies["catspaw-csrf"]

    def set_up(self, origin: str) -> httpx.Response:
        """Ask for a table against a bot, as a page from there would."""
        body = {"game": "cat-and-mouse", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "nonce": NONCE}
        return self.http.post("/api/tables", json=body, headers={"Origin": origin})

    def socket(self, table: str, origin: str) -> AbstractContextManager[ClientConnection]:
        """Open the table's socket, as a page from there would."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.url}/api/tables/{table}/socket".replace("http", "ws", 1)
        headers = {"Cookie": cookie, "Origin": origin}
        return connect(url, additional_headers=headers, ssl=self.trusted, proxy=None, open_timeout=PATIENCE)

    def is_refused_at_last(self, header: str = "X-Nothing", value: str = "") -> bool:
        """Whether the server finds that too much comes from one address, while we ask as fast as we can.

        The header says something else each time, if there is a `{number}` in its value.
        """
        for number in range(MANY):
            told = {header: value.format(number=number % 250)}
            if self.http.get("/api/games", headers=told).status_code == 429:
                return True
        return False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


def first_message(socket: ClientConnection) -> dict[str, Any]:
    """What the server says first when we say hello."""
    socket.send(json.encode({"type": "hello", "lines": 0, "language": "en"}).decode())
    found: dict[str, Any] = json.decode(socket.recv(timeout=PATIENCE, decode=False))
    return found
