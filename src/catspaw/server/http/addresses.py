"""Addresses: where a request comes from, as far as we or a configured proxy can tell."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from msgspec import Struct

from catspaw.core.errors import Malformed
from catspaw.server.settings import Settings

REMEMBERED: Final = 4096
"""Addresses that are not read again."""
NOWHERE: Final = "nowhere"
"""Where a connection without an address comes from, such as one through a file."""
_PREFIX: Final = 64
"""Bits of an IPv6 address that tell two households apart: each has all addresses behind them."""
_PAIR: Final = re.compile(r'\s*([A-Za-z]+)\s*=\s*(?:"([^"]*)"|([^;,"\s]*))\s*')
_PORTS: Final = {"http": "80", "https": "443", "ws": "80", "wss": "443"}
Headers = Sequence[tuple[bytes, bytes]]


class Origin(Struct, frozen=True):
    """Where a request comes from, and what it takes us for."""

    address: str
    """By which requests are counted."""
    host: str
    """The name and port that the client asked for."""
    scheme: str


class Proxies:
    """The proxies whose word we take: what anybody else says about addresses, hosts and schemes is not read."""

    def __init__(self, networks: Sequence[str]) -> None:
        try:
            self._networks = [ip_network(text.strip(), strict=False) for text in networks]
        except ValueError as error:
            raise Malformed(f"settings: proxies: {error}") from error

    def include(self, address: str) -> bool:
        """Whether an address is one of theirs."""
        if not self._networks:
            return False
        found = _parsed(address)
        return found is not None and any(found in network for network in self._networks)

    def origin(self, client: str | None, headers: Headers, scheme: str) -> Origin:
        """Where a request comes from: the nearest address that is no proxy's."""
        host = _last(headers, b"host") or ""
        if client is None or not self.include(client):
            return Origin(counted_address(client), host, scheme)
        told = _forwarded(headers)
        host = _last(headers, b"x-forwarded-host") or told.get("host") or host
        scheme = _last(headers, b"x-forwarded-proto") or told.get("proto") or scheme
        return Origin(self._address(client, headers), host, scheme.lower())

    def _address(self, client: str, headers: Headers) -> str:
        """As both kinds of headers say; the proxy's own if they differ, for then the client has written one of them."""
        ways = [way for way in (_x_forwarded_for(headers), _forwarded_for(headers)) if way]
        found = {self._nearest([*way, client]) for way in ways}
        return found.pop() if len(found) == 1 else counted_address(client)

    def _nearest(self, hops: list[str]) -> str:
        nearest = next((hop for hop in reversed(hops) if not self.include(hop)), hops[-1])
        return counted_address(nearest if _parsed(nearest) else hops[-1])


@lru_cache(REMEMBERED)
def counted_address(address: str | None) -> str:
    """What is counted together: an IPv4 address, or the /64 network of an IPv6 address."""
    found = _parsed(address or "")
    if found is None:
        return address or NOWHERE
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, _PREFIX), strict=False))
    return str(found)


def host_name(host: str) -> str:
    """The name of a Host header or a netloc, without its port."""
    name = host.rpartition("@")[2].strip().lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0].removesuffix(".")


def same_place(one: str, other: str, scheme: str) -> bool:
    """Whether two netlocs name the same host and port, of which the usual one may be left out."""
    usual = _PORTS.get(scheme, "")
    return bool(one) and _with_port(one, usual) == _with_port(other, usual)


def is_address(name: str) -> bool:
    """Whether a host's name is an address, which nobody else's DNS can point at us."""
    return _parsed(name.strip("[]")) is not None


class Hosts:
    """The names by which this server may be asked: another one is a page elsewhere whose DNS points at us."""

    LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})

    def __init__(self, settings: Settings, own_name: str) -> None:
        named = {host_name(host) for host in settings.hosts} | {
            host_name(origin.partition("://")[2]) for origin in settings.origins
        }
        bound = settings.host
        self._addresses = not settings.hosts and bound in ("0.0.0.0", "::", "")  # noqa: S104 – only asked about
        if not settings.hosts:
            named |= {f"[{bound}]" if ":" in bound else bound.lower()}
        if self._addresses:
            named |= {own_name.lower(), f"{own_name.lower()}.local"}
        self._named = self.LOOPBACK | named

    def include(self, host: str) -> bool:
        """Without names in the settings a server that listens everywhere also answers to every address."""
        name = host_name(host)
        return name in self._named or (self._addresses and is_address(name))


@lru_cache(REMEMBERED)
def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address.strip().partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def _with_port(netloc: str, usual: str) -> tuple[str, str]:
    name = host_name(netloc)
    port = netloc.rpartition("]")[2].rpartition(":")[2] if ":" in netloc.rpartition("]")[2] else usual
    return name, port


def _last(headers: Headers, name: bytes) -> str | None:
    """The last value of a header: what came before it the client may have written itself."""
    values = [value.decode("latin-1") for key, value in headers if key == name]
    return values[-1].rpartition(",")[2].strip() if values else None


def _x_forwarded_for(headers: Headers) -> list[str]:
    """Every address on the way, the client's first."""
    listed = ",".join(_values(headers, b"x-forwarded-for"))
    return [_without_port(part.strip()) for part in listed.split(",")] if listed else []


def _forwarded_for(headers: Headers) -> list[str]:
    pairs = [pair for value in _values(headers, b"forwarded") for pair in _pairs(value)]
    return [_without_port(value) for name, value in pairs if name == "for"]


def _forwarded(headers: Headers) -> dict[str, str]:
    """What the last proxy says in `Forwarded`."""
    values = _values(headers, b"forwarded")
    return dict(_pairs(values[-1].rpartition(",")[2])) if values else {}


def _values(headers: Headers, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in headers if key == name]


def _pairs(value: str) -> list[tuple[str, str]]:
    found = (_PAIR.fullmatch(part) for element in value.split(",") for part in element.split(";"))
    return [(pair[1].lower(), pair[2] or pair[3] or "") for pair in found if pair]


def _without_port(hop: str) -> str:
    """`1.2.3.4:5678` and `[::1]:5678` come from some proxies."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
