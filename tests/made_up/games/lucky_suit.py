"""Lucky suit, 1/2030: one card from one deck, bets on its colour and its suit."""

from dataclasses import dataclass
from typing import ClassVar

from banca.law import OptionSet, Refusal, edition, refuse
from banca.material.cards import PACK
from banca.messages.errors import Message
from banca.money import Odds
from banca.play.act import Act, Do
from banca.play.bets import LOSES, BetKind, Verdict, nothing_to_choose, one_of, wins
from banca.play.fields import CardName
from banca.play.one_draw import OneDraw
from banca.play.one_draw_parts import BettingHours, Payments, ResultDraw, Step
from banca.play.rule import Clause, Rule, Ruling
from banca.play.setting import Setting

SUITS = ("h", "d", "c", "s")
RED, BLACK = frozenset("hd"), frozenset("cs")
LOST: Ruling[Verdict] = Ruling(LOSES, ("art3.1",))


@dataclass(frozen=True, slots=True)
class TurnUp(Act):
    """The card that the croupier turns up."""

    word: ClassVar[str] = "turn-up"

    card: CardName


def _suits(suits: frozenset[str], odds: Odds) -> Rule[str, Verdict]:
    """Articles 3(1) and 3(2): a king is no card of any suit."""
    return Rule((Clause("art3.1", lambda card: card[1] in suits and card[0] != "K", wins(odds)),), LOST)


def _on_colour(suits: frozenset[str]) -> Rule[str, Verdict]:
    return _suits(suits, Odds(1))


def _on_suit(chosen: str, _: OptionSet) -> Rule[str, Verdict]:
    return _suits(frozenset(chosen), Odds(3))


BETS: tuple[BetKind[str], ...] = (
    BetKind("red", "art2.1", nothing_to_choose(), lambda *_: _on_colour(RED)),
    BetKind("black", "art2.1", nothing_to_choose(), lambda *_: _on_colour(BLACK)),
    BetKind("suit", "art2.2", one_of(Message("lucky-suit-selection-suit"), SUITS), _on_suit),
)


def _procedure(_: Setting) -> tuple[Step, ...]:
    return (
        Step(Do("shuffle"), "art1.1", "deck_must_be_shuffled_first"),
        Step(Do("bell"), "art1.1", "bell_must_ring_before_the_card", open=True),
        Step(None, "art1.1", "card_must_be_turned_up"),
    )


def _refuse_card(_: object, act: TurnUp) -> Refusal | None:
    if act.card in PACK:
        return None
    return refuse("card_must_be_of_the_deck", "art1.1", card=act.card)


GAME = OneDraw(
    edition=edition("lucky-suit-1-2030"),
    bets=lambda _: BETS,
    draw=ResultDraw(
        TurnUp,
        weights=lambda _: {TurnUp(card): 1 for card in PACK},
        fact=lambda act, _: act.card,
        describe=lambda act, _: {"card": act.card},
        refusal=_refuse_card,
    ),
    procedure=_procedure,
    irregularities=(),
    payments=Payments("art3.1"),
    offers_at="art2.1",
    betting_hours=BettingHours(
        unopened=refuse("bets_must_wait_for_the_shuffle", "art1.2", untimely=True),
        closed=lambda _: refuse("bets_end_at_the_bell", "art1.2", untimely=True),
    ),
    unsettled=refuse("round_must_be_settled_first", "art3.1", "lucky-suit", untimely=True),
    equipment_refusals=lambda _: (),
)
