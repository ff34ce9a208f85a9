"""Articles 12, 13, 17 and 18 of 55/2004: the five bets and what each pays."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

from banca.games.baccarat.drawing import Fact, Side
from banca.law import OptionSet
from banca.money import Odds, Selection
from banca.play.bets import DRAWS, LOSES, BetKind, Verdict, nothing_to_choose, wins
from banca.play.rule import Clause, Rule, Ruling

COMMISSION = Fraction(1, 20)  # art18
EVEN = Odds(1)  # art17.1
TIE = Odds(8)  # art17.2
PAIR = Odds(11)  # art17.3

AFTER_TIE = {"withdraw": "art12.1", "keep": "art12.2", "change": "art12.3"}


def on_side(side: Side, odds: Odds, *also: str) -> Callable[[Any, OptionSet], Rule[Fact, Verdict]]:
    @cache
    def rule(way: str) -> Rule[Fact, Verdict]:
        return Rule(
            (
                Clause("art17.1", lambda fact: fact.winner == side, wins(odds), with_=("art11", *also)),
                Clause("art11", lambda fact: fact.winner not in (side, "tie"), LOSES),
                Clause("art12", lambda fact: fact.winner == "tie", DRAWS, with_=(AFTER_TIE[way],)),
            )
        )

    return lambda _, options: rule(str(options["after-tie"]))


def one_rule(rule: Rule[Fact, Verdict]) -> Callable[[Any, OptionSet], Rule[Fact, Verdict]]:
    return lambda *_: rule


ON_TIE: Rule[Fact, Verdict] = Rule(
    (Clause("art17.2", lambda fact: fact.winner == "tie", wins(TIE), with_=("art12",)),),
    otherwise=Ruling(LOSES, ("art11",)),
)
ON_BANKER_PAIR: Rule[Fact, Verdict] = Rule(
    (Clause("art17.3", lambda fact: fact.banker_pair, wins(PAIR)),), otherwise=Ruling(LOSES, ("art13.4",))
)
ON_PLAYER_PAIR: Rule[Fact, Verdict] = Rule(
    (Clause("art17.3", lambda fact: fact.player_pair, wins(PAIR)),), otherwise=Ruling(LOSES, ("art13.4",))
)

BETS: tuple[BetKind[Fact], ...] = (
    BetKind("player", "art13.1", nothing_to_choose(), on_side("player", EVEN)),
    BetKind("banker", "art13.2", nothing_to_choose(), on_side("banker", EVEN.less(COMMISSION), "art18")),
    BetKind("tie", "art13.3", nothing_to_choose(), one_rule(ON_TIE)),
    BetKind("banker-pair", "art13.4", nothing_to_choose(), one_rule(ON_BANKER_PAIR)),
    BetKind("player-pair", "art13.4", nothing_to_choose(), one_rule(ON_PLAYER_PAIR)),
)
KINDS = {kind.slug: kind for kind in BETS}
PAIRS = ("banker-pair", "player-pair")


def ruling(options: OptionSet, bet: str, selection: Selection, fact: Fact) -> Ruling[Verdict]:
    return KINDS[bet].ruling(selection, options, fact)
