"""The description of what organisers may do holds, for an organiser."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis import Case
from schemathesis.schemas import BaseSchema

from server.clients import Guest, Server, database_in
from server.operators import organiser
from server.test_openapi import check

pytestmark = [pytest.mark.contract, pytest.mark.slow]


@pytest.fixture(scope="module")
def olga(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    database = database_in(tmp_path_factory.mktemp("organiser"))
    with Server(database) as server, organiser(server, database) as somebody:
        somebody.set_up("cat-and-mouse", "me", "bot")
        yield somebody
        assert somebody.http.get("/api/organiser/tables").status_code == 200  # so it was an organiser all the time


@pytest.fixture(scope="module")
def organisers_api(olga: Guest) -> BaseSchema:
    schema = schemathesis.openapi.from_url(f"{olga.http.base_url}/api/schema/openapi.json")
    schema.config.update(base_url=str(olga.http.base_url))
    return schema


described = schemathesis.pytest.from_fixture("organisers_api").include(path_regex="^/api/organiser/")


@described.parametrize()
@settings(max_examples=8, deadline=None)
def test_no_request_of_an_organiser_gets_an_answer_that_is_not_described(case: Case[Any], olga: Guest):
    check(case, olga)
