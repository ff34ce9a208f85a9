"""Any description there can be, written down and read again: the same bet, decided with probability 1."""

from fractions import Fraction

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from banca.games.craps.authorised import AUTHORISED, SCHEMA, BetAuthorisation, figures
from banca.games.craps.automaton import On
from banca.games.craps.bets import POINTS, THROWS
from banca.games.craps.described import PAIRS, DescriptionError, read_new_bet
from banca.games.craps.new_bets import WHEN, NewBet, When, first_inexact, moves_to
from banca.law import Names
from banca.money import Odds
from banca.play.bets import DRAWS, LOSES, STAYS, Verdict, wins

VALID = jsonschema.Draft202012Validator(SCHEMA)
NAMES = Names(en="A bet", pt="Uma aposta", zh="某投注")
ENDS = st.one_of(
    st.sampled_from((LOSES, DRAWS, STAYS)),
    st.builds(wins, st.builds(Odds, st.integers(1, 10**6), st.integers(1, 10**6))),
)


def row(draw: st.DrawFn, ahead: tuple[int, ...]) -> tuple[Verdict, ...]:
    """What each pair of faces does, in either order of the dice; a loss among them."""
    does = st.one_of(ENDS, st.sampled_from(ahead).map(moves_to)) if ahead else ENDS
    done = dict(zip(PAIRS, draw(st.lists(does, min_size=len(PAIRS), max_size=len(PAIRS))), strict=True))
    done[PAIRS[0]] = LOSES
    done[PAIRS[1]] = wins(Odds(1))
    for place, number in zip(PAIRS[2:], ahead, strict=False):
        done[place] = moves_to(number)
    return tuple(done[tuple(sorted(dice))] for dice in THROWS)


@st.composite
def new_bets(draw: st.DrawFn) -> NewBet:
    """Numbers are moved through from the lowest up; or the bettor chooses one, and nothing moves."""
    numbers = tuple(sorted(draw(st.sets(st.sampled_from(POINTS), max_size=4))))
    when: When = draw(st.sampled_from(WHEN))
    chosen: bool = draw(st.booleans())
    if numbers and chosen:
        return NewBet("any-bet", NAMES, {on: row(draw, ()) for on in numbers}, when)
    states: dict[On, tuple[Verdict, ...]] = {None: row(draw, numbers)}
    states |= {on: row(draw, numbers[n + 1 :]) for n, on in enumerate(numbers)}
    return NewBet("any-bet", NAMES, states, when)


@given(new_bets())
def test_a_description_written_down_is_read_as_the_same_bet(bet: NewBet) -> None:
    assert first_inexact(bet) is None
    granted = (BetAuthorisation("SJM", bet),)
    said = AUTHORISED.write(granted)
    VALID.validate(said)
    assert AUTHORISED.read(said) == granted


@given(new_bets())
def test_every_bet_is_decided_with_probability_one(bet: NewBet) -> None:
    for found in figures(bet).values():
        assert sum(found.verdicts.values()) == 1
        assert found.throws >= 1
        assert all(chance > 0 and verdict.result != "stay" for verdict, chance in found.verdicts.items())
        least = min((Fraction(-1), *(v.odds.ratio for v in found.verdicts if v.odds)))
        assert found.mean() >= least


@pytest.mark.parametrize(("on_seven", "missing"), [("loses", "wins"), ("wins 1:1", "loses")])
def test_each_number_of_the_bettors_choice_may_be_won_and_may_be_lost(on_seven: str, missing: str) -> None:
    fair = [{"sum": "number", "then": "wins 2:1"}, {"sum": 7, "then": "loses"}, {"else": "stays"}]
    unfair = [{"sum": 7, "then": on_seven}, {"else": "stays"}]
    said = {"slug": "mine", "names": {"en": "Mine", "pt": "Meu", "zh": "自選"}, "throws": {"4": fair, "10": unfair}}
    with pytest.raises(DescriptionError, match=f"no throw {missing} the bet on 10: ") as caught:
        read_new_bet(said)
    assert caught.value.path == ("throws", "10")


def test_a_fault_in_a_pair_of_dice_is_found_at_its_place() -> None:
    rows = [{"pair": "7-1", "then": "wins 2:1"}, {"else": "loses"}]
    said = {"slug": "mine", "names": {"en": "Mine", "pt": "Meu", "zh": "自選"}, "throws": {"start": rows}}
    with pytest.raises(DescriptionError) as caught:
        read_new_bet(said)
    assert caught.value.path == ("throws", "start", 0, "pair")
