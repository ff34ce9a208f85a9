"""The audit passes what a house wrote, and names the first thing that is wrong in what somebody altered."""

import pytest

from banca.house.access import admit_guest
from banca.house.audit import audit
from banca.house.house import House
from banca.house.sealing import HouseKey
from banca.law import EDITIONS
from tests.house.playing import play_everything


@pytest.mark.parametrize("slug", EDITIONS)
def test_a_house_that_played_anything_is_sound(house: House, key: HouseKey, slug: str) -> None:
    play_everything(house, [slug], said=100 if house.database.is_sqlite else 50)
    found = audit(house.database, key)
    assert found.counts["rounds"] > 0
    assert found.with_key
    without = audit(house.database)
    assert without.counts == found.counts
    assert not without.with_key


def test_the_money_of_guests_is_in_the_journal(house: House, key: HouseKey) -> None:
    guests = {admit_guest(house).person.name for _ in range(3)}
    assert len(guests) == 3
    assert audit(house.database, key).counts["transfers"] == 2 * len(guests)
