"""Servers for tests: one for a module that changes little, or one for each test."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running, furnish, new_house, serving


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A furnished house on the network, for all tests of a module."""
    with new_house(tmp_path_factory.mktemp("house")) as house, serving(house) as running:
        furnish(running)
        yield running
