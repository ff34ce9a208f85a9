"""Reviews as plain documents, without the words of any language: fractions are texts with a decimal beside them."""

from fractions import Fraction
from typing import Any

from banca.exact.document import assumption_id, plain_selection
from banca.exact.value import decimal
from banca.review.session import KindTotal, SessionReview, Slip
from banca.review.value import BetReview, DecisionReview, Edge, LeftOut, Option, Review


def review_document(found: Review) -> dict[str, Any]:
    return {
        **_heading(found),
        "void": found.void,
        "decisions": [_decision(each) for each in found.decisions],
        "bets": [_bet(each) for each in found.bets],
        "least_edge": None if found.least is None else _edge(found.least),
        "left_out": [_left_out(each) for each in found.left_out],
        "cost_of_decisions": _number(found.cost_of_decisions),
        "cost_of_bets": _number(found.cost_of_bets),
    }


def session_document(found: SessionReview) -> dict[str, Any]:
    return {
        "currency": found.currency,
        "rounds": found.rounds,
        "kinds": [_kind(each) for each in found.kinds],
        "worst": [_slip(each) for each in found.worst],
        "cost_of_decisions": _number(found.cost_of_decisions),
        "cost_of_bets": _number(found.cost_of_bets),
    }


def _heading(found: Review) -> dict[str, Any]:
    named = {"table": found.table, "round": found.round}
    said = {name: value for name, value in named.items() if value is not None}
    return {**said, "edition": found.edition.slug, "game": found.edition.game, "currency": found.currency}


def _number(value: Fraction) -> dict[str, Any]:
    return {"exact": str(value), "decimal": float(decimal(value))}


def _decision(each: DecisionReview) -> dict[str, Any]:
    return {
        "number": each.number,
        "player": each.player,
        **({} if each.place is None else {"place": each.place}),
        "silent": each.silent,
        "stake": each.stake,
        "seen": {name: list(cards) for name, cards in each.seen.items()},
        "chosen": _option(each.chosen),
        "best": _option(each.best),
        "options": [_option(option) for option in each.options],
        "cost": _number(each.cost),
        "money": _number(each.money),
        **({} if each.bound is None else {"bound": _number(each.bound)}),
        "clauses": list(each.clauses),
        "given": [str(known) for known in each.given],
    }


def _option(each: Option) -> dict[str, Any]:
    return {
        "act": each.act,
        **({"groups": [list(group) for group in each.groups]} if each.groups else {}),
        "value": _number(each.value),
        **({} if each.bound is None else {"bound": _number(each.bound)}),
    }


def _edge(each: Edge) -> dict[str, Any]:
    bet, selection = each.place
    return {
        "bet": bet,
        **({} if selection is None else {"selection": plain_selection(selection)}),
        "edge": _number(each.edge),
        **({} if each.bound is None else {"bound": _number(each.bound)}),
        "assumes": [assumption_id(assumed) for assumed in each.assumes],
    }


def _bet(each: BetReview) -> dict[str, Any]:
    at = each.position
    return {
        "player": at.player,
        **({} if at.place is None else {"place": at.place}),
        **_edge(each.edge),
        "stake": each.stake,
        "money": _number(each.money),
        "clauses": list(each.clauses),
    }


def _left_out(each: LeftOut) -> dict[str, Any]:
    number = {} if each.number is None else {"number": each.number}
    return {**number, "player": each.player, "what": each.what, "reason": str(each.reason)}


def _kind(each: KindTotal) -> dict[str, Any]:
    return {
        "game": each.game,
        "kind": each.kind,
        "bet": each.bet,
        "count": each.count,
        "slips": each.slips,
        "staked": each.staked,
        "money": _number(each.money),
    }


def _slip(each: Slip) -> dict[str, Any]:
    return {**_heading(each.review), "decision": _decision(each.decision)}
