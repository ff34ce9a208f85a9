"""Articles 10 to 12 of 55/2004: how a round is decided or void, what is due then, and how it ends."""

from banca.games.baccarat.bets import KINDS, ruling
from banca.games.baccarat.drawing import SIDES, Deal
from banca.games.baccarat.shoe import RoundResult, ended
from banca.games.baccarat.state import Round
from banca.law import Refusal, refuse
from banca.money import Line, Position, Stakes, changed, stake_on, take_back
from banca.play.bets import DRAWS, Verdict
from banca.play.payment import Due, due_of, line_of, losing_first
from banca.play.rule import Ruling


def deal_of(state: Round) -> Deal:
    """The deal, once no more cards are drawn."""
    return Deal(state.player.cards, state.banker.cards, state.following.clauses)


def is_decided(state: Round) -> bool:
    """Whether all cards are dealt and shown, and the round is not void."""
    dealt = state.stage in ("settling", "return-cards", "over")
    return dealt and state.void is None


def decided(state: Round) -> Round:
    """Decide the stakes once all cards are dealt and shown; before that nothing changes."""
    if state.following.value is not None or state.hidden:
        return state
    state = changed(state, stage="settling")
    stays = {stake.position for stake in standing_stakes(state)}
    stakes = () if state.demonstration else tuple(s for s in state.stakes if s.position not in stays)
    rulings = {bet: _ruling(state, bet) for bet in KINDS}
    return gone_on(changed(state, due=in_order({s.position: rulings[s.position.bet] for s in stakes})))


def voided(state: Round, why: str) -> Round:
    """Every stake goes back, whatever its bet (readings at art10 and void-round-whole)."""
    stakes = () if state.demonstration else state.stakes
    rulings = {s.position: Ruling(DRAWS, (KINDS[s.position.bet].clause, "art10")) for s in stakes}
    return gone_on(changed(state, stage="settling", void=why, due=in_order(rulings)))


def refuse_void_round(why: str) -> Refusal:
    return refuse("round_must_not_be_void", "art10", "baccarat", why=why)


def _ruling(state: Round, bet: str) -> Ruling[Verdict]:
    return ruling(state.setting.options, bet, None, deal_of(state).fact)


def in_order(rulings: dict[Position, Ruling[Verdict]]) -> Due[Ruling[Verdict]]:
    """Reading payment-order: losing stakes first, then the boxes by seat number, then the common area."""
    by_seat = sorted(rulings.items(), key=lambda entry: (entry[0].place is None, entry[0].place or 0))
    return due_of(losing_first(dict(by_seat)))


def standing_stakes(state: Round) -> Stakes:
    """After a tie, the stakes on either side that stay for the deciding round (art12.2, art12.3)."""
    tied = is_decided(state) and not state.demonstration and deal_of(state).winner == "tie"
    if not tied or state.setting.options["after-tie"] == "withdraw":
        return ()
    return tuple(stake for stake in state.stakes if stake.position.bet in SIDES)


def lines_of_standing(state: Round) -> tuple[Line, ...]:
    edition = state.setting.edition
    rulings: dict[str, Ruling[Verdict]] = {side: _ruling(state, side) for side in SIDES if standing_stakes(state)}
    return tuple(line_of(edition, stake, rulings[stake.position.bet]) for stake in standing_stakes(state))


def paid(state: Round, position: Position) -> Round:
    """A stake is taken, paid or given back."""
    stake = stake_on(state.stakes, position)
    line = line_of(state.setting.edition, stake, state.due[position])
    stakes = take_back(state.stakes, position, stake.amount)
    return gone_on(changed(state, due=state.due.without(position), stakes=stakes, lines=state.lines.with_(line)))


def gone_on(state: Round) -> Round:
    """The round is over when nothing is due; a machine first gets its cards back (art7.2)."""
    if state.due:
        return state
    return changed(state, stage="return-cards") if state.machine else over(state)


def over(state: Round) -> Round:
    result = None
    if state.void is None:
        deal = deal_of(state)
        result = RoundResult(deal.winner, deal.player_pair, deal.banker_pair, deal.natural)
    shoe = ended(state.shoe, result, state.setting, empty=state.void == "shoe-empty")
    seen = () if state.machine else shoe.seen
    return changed(state, stage="over", shoe=changed(shoe, carried=state.stakes, seen=seen))
