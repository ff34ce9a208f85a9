"""A little of `make chaos`, the service part: late bets (R9), cut sockets and two tabs (R10), linearizability (R34)."""

import asyncio
from collections.abc import Callable

import pytest

from tests.chaos import service
from tests.house.conftest import KINDS

NewUrl = Callable[[bool], str]


def test_r9_a_bet_counts_before_the_close_or_is_refused(new_url: NewUrl) -> None:
    figures = asyncio.run(service.bets_race_the_close(new_url(False), 100, 10))
    assert figures["refused"] > 0
    assert figures["rounds"] > 0


@pytest.mark.parametrize("database_kind", KINDS[:1], indirect=True)
def test_r10_a_socket_cut_at_each_message_loses_and_doubles_nothing(new_url: NewUrl) -> None:
    figures = asyncio.run(service.cut_sockets(new_url(False), 12))
    assert figures["cuts"] > 0
    assert figures["accepted"] == 12


@pytest.mark.parametrize("database_kind", KINDS[:1], indirect=True)
def test_r10_two_tabs_of_one_person_see_and_do_the_same(new_url: NewUrl) -> None:
    assert asyncio.run(service.two_tabs(new_url(False), 5))["accepted"] == 10


def test_r34_histories_with_killed_servers_are_those_of_one_thread(new_url: NewUrl, database_kind: str) -> None:
    processes = 1 if database_kind == "sqlite" else 2
    figures = asyncio.run(service.kill_servers(new_url(False), 2, processes, 1, people=6, tables=2))
    assert figures["kills"] == 2
    assert figures["accepted"] > 0
