"""What every test run needs."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("catspaw", deadline=None)  # a busy machine is no failure
settings.load_profile("catspaw")


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mutmut 3.8 reads this attribute, which pytest 9.2 no longer has."""
    if not hasattr(item, "_nodeid"):
        item.__dict__["_nodeid"] = item.nodeid
