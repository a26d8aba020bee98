"""The description of the HTTP side holds: whatever is sent, only documented answers come back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from server.clients import Guest, Server, database_in

pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with Server(database_in(tmp_path_factory.mktemp("openapi"))) as server, Guest(server) as somebody:
        somebody.set_up("cat-and-mouse", "me", "open")
        yield somebody


@pytest.fixture(scope="module")
def api(guest: Guest) -> BaseSchema:
    """The description, for requests by chance and those that stand in it as examples."""
    schema = description(guest)
    schema.config.phases.coverage.enabled = False
    return schema


@pytest.fixture(scope="module")
def whole_api(guest: Guest) -> BaseSchema:
    """The same, for every way to break it as well."""
    return description(guest)


def description(guest: Guest) -> BaseSchema:
    schema = schemathesis.openapi.from_url(f"{guest.http.base_url}/api/schema/openapi.json")
    schema.config.update(base_url=str(guest.http.base_url))
    return schema


EXCLUDED = [
    positive_data_acceptance,  # what fits the description may still be impossible, such as a table for nobody
    allow_header_conformance,  # Litestar answers OPTIONS with the methods of one handler where a path has two
]
described, described_in_full = map(schemathesis.pytest.from_fixture, ("api", "whole_api"))


@described.parametrize()
@settings(max_examples=4, deadline=None)
def test_no_request_gets_an_answer_that_is_not_described(case: Case[Any], guest: Guest):
    check(case, guest)


@pytest.mark.long
@described_in_full.parametrize()
@settings(max_examples=60, deadline=None)
def test_none_of_many_requests_gets_an_answer_that_is_not_described(case: Case[Any], guest: Guest):
    check(case, guest)


def check(case: Case[Any], guest: Guest) -> None:
    case.call_and_validate(
        headers={"x-csrf-token": guest.http.headers["x-csrf-token"]},
        cookies=dict(guest.http.cookies),
        excluded_checks=EXCLUDED,
    )
