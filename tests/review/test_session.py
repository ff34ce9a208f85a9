"""Many rounds together: sums by game and kind, the worst slips, and the documents that say it all."""

import json
from fractions import Fraction

from banca.review import Review, review
from banca.review.document import review_document, session_document
from banca.review.session import WORST, summarise
from tests.review.rounds import blackjack, card, does


def slips(count: int) -> list[Review]:
    """Ana stands with 16 against a ten, each time for more."""
    found = []
    for number in range(1, count + 1):
        record = blackjack("Th 6c", "Ks", does("stand"), card("bank", "9c"))
        record["acts"][0]["stake"] = 1_000 * number
        found.append(review(record))
    return found


def test_sums_by_kind_and_the_worst_first() -> None:
    reviews = slips(WORST + 2)
    [session] = summarise(reviews)
    assert (session.currency, session.rounds) == ("HKD", len(reviews))
    by_kind = {(each.kind, each.bet): each for each in session.kinds}
    assert by_kind["stand", False].slips == by_kind["stand", False].count == len(reviews)
    assert session.cost_of_decisions == sum((each.cost_of_decisions for each in reviews), Fraction(0)) > 0
    assert session.cost_of_bets == by_kind["main", True].money == sum((r.cost_of_bets for r in reviews), Fraction(0))
    assert [slip.decision.stake for slip in session.worst] == [1_000 * n for n in range(WORST + 2, 2, -1)]


def test_currencies_are_never_added() -> None:
    record = blackjack("Th 6c", "Ks", does("stand"), card("bank", "9c"), table={"currency": "MOP"})
    assert [each.currency for each in summarise([*slips(1), review(record)])] == ["HKD", "MOP"]


def test_documents_hold_exact_fractions_and_their_decimals() -> None:
    [found] = slips(1)
    document = json.loads(json.dumps(review_document(found)))
    [decision] = document["decisions"]
    assert Fraction(decision["cost"]["exact"]) == found.decisions[0].cost
    assert decision["best"]["act"] == "surrender"
    assert decision["chosen"]["act"] == "stand"
    assert abs(decision["cost"]["decimal"] - float(found.decisions[0].cost)) < 1e-11
    total = session_document(summarise([found])[0])
    assert Fraction(total["cost_of_decisions"]["exact"]) == found.cost_of_decisions
    assert total["worst"][0]["decision"] == decision
