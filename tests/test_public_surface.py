"""What `import banca` gives, and that its examples hold."""

import doctest

import pytest

import banca


def test_every_public_name_is_there_and_no_other() -> None:
    assert banca.__all__ == sorted(
        [
            *("Application", "BancaError", "Bet", "Betting", "Chance", "Croupier", "Entropy", "LawError", "Limits"),
            *("NotInForce", "OptionError", "Over", "RecordError", "Refusal", "Refused", "Seeded", "Setting", "Table"),
            *("Withdraw", "adopt", "concordance", "edition", "edition_named", "edition_on", "game_of", "odds"),
            *("option_set", "settle", "Decision", "Do", "Move", "Wager", "combined_odds", "simulate"),
        ]
    )
    assert all(getattr(banca, name) is not None for name in banca.__all__)
    assert set(dir(banca)) == {*banca.__all__, "__version__"}


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'casino'"):
        banca.casino  # noqa: B018


def test_the_examples_in_the_package_hold() -> None:
    assert doctest.testmod(banca).failed == 0
