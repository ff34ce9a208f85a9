"""What a table of baccarat remembers, and when its shoe ends (articles 2.1 and 3.1 of 55/2004)."""

from dataclasses import dataclass, replace

from banca.games.baccarat.drawing import MOST_CARDS, TEN
from banca.games.baccarat.equipment import on_machine, packs_of
from banca.games.baccarat.roads import RoundResult
from banca.games.shoe import state
from banca.law import OptionSet, Refusal
from banca.material.cards import PACK, RANKS, Card, rank_of
from banca.money import Stakes
from banca.play.setting import Setting

LEAST_DEPTH = 12  # art2.1
RESULTS_MOST = 156  # as many rounds as the largest shoe can hold: a shuffler-dealer never begins its roads anew


@dataclass(frozen=True, slots=True)
class Shoe(state.Shoe):
    rounds_left: int | None = None  # once the white card is out, the round under way among them
    demonstrations: int = 0  # rounds still to be dealt without bets
    results: tuple[RoundResult, ...] = ()
    carried: Stakes = ()  # that stand after a tie

    @property
    def remaining(self) -> int | None:
        """How many cards it holds, where that is known."""
        return None if self.packs is None else self.left(self.packs)

    def prepared(self, setting: Setting) -> "Shoe":
        """Fresh from the shuffle; people and stakes stay where they are."""
        rounds = setting.options.number("demonstration-rounds")
        return Shoe(packs_of(setting), demonstrations=rounds, carried=self.carried, seats=self.seats)


NEW_TABLE = Shoe(used_up=True)
UNDER_WAY = Shoe()


def face_value(card: Card) -> int:
    """Article 2.1: an ace one, a ten ten, and court cards as the ten (reading burn-by-the-first-card)."""
    return min(1 + RANKS.index(rank_of(card)), TEN)


def last_rounds(options: OptionSet) -> int:
    """Article 3.1: the round in which the white card comes out is the last, or one more may follow."""
    return 1 + (options["shoe-end"] == "one-more")


def white_card_is_next(left: int, depth: int) -> bool:
    """With so many cards left, of which so many lie behind it. Of whole numbers: a simulation compiles it."""
    return left <= depth


def least_depth(options: OptionSet) -> int:
    """Twelve or so, and enough for all that may be dealt once it is out (reading cards-behind-the-white-card)."""
    return max(LEAST_DEPTH, last_rounds(options) * (MOST_CARDS + (options["round-burn"] == "burn-one")))


def cut_depth(setting: Setting) -> int:
    """How many cards lie behind the white card."""
    said: int | None = setting.parameter("cut-depth")
    return least_depth(setting.options) if said is None else said


def refuse_depth(setting: Setting) -> Refusal | None:
    least, most, depth = least_depth(setting.options), packs_of(setting) * len(PACK), cut_depth(setting)
    if on_machine(setting) or least <= depth < most:
        return None
    says = (
        f"{depth} cards behind the white card: with these options at least {least}, and fewer than the {most} there are"
    )
    return Refusal("white_card_must_be_deep_enough", "art2.1", says)


def refuse_memory(setting: Setting) -> Refusal | None:
    """Why no play under these options can have left the table so."""
    shoe: Shoe = setting.memory
    packs = packs_of(setting)
    if not on_machine(setting) and shoe.packs is None and min(shoe.possible(packs).copies) < 0:
        return Refusal("card_must_be_left", "art1.1", f'"seen" holds a card more often than the {packs} packs do')
    return _refuse_seats(shoe, setting.options) or _refuse_carried(shoe, setting.options)


def _refuse_seats(shoe: Shoe, options: OptionSet) -> Refusal | None:
    most = options.number("seats")
    boxes = (stake.position.place or 0 for stake in shoe.carried)
    last = max((*boxes, *(seat for seat, _ in shoe.seats)), default=0)
    says = f'"seats" or "carried" name seat {last}: at this table they are 1 to {most}'
    return Refusal("place_must_exist", "art1.5.b", says) if last > most else None


def _refuse_carried(shoe: Shoe, options: OptionSet) -> Refusal | None:
    if not shoe.carried:
        return None
    if options["after-tie"] == "withdraw":
        says = '"carried" stakes stand after a tie only where after-tie is keep or change'
        return Refusal("stake_after_a_tie_must_be_withdrawn", "art12.1", says)
    layouts, layout = options.number("layouts"), max(stake.position.layout for stake in shoe.carried)
    if layout > layouts:
        says = f'"carried" has a stake on layout {layout}: the table has {layouts}'
        return Refusal("layout_must_exist", "art1.5", says)
    # Between a tie and its deciding round a new shoe may come, with the results of its demonstrations.
    last = shoe.results[-1].winner if len(shoe.results) > options.number("demonstration-rounds") else "tie"
    says = f'"carried" stakes stand after a tie, and the last of the "results" is {last}'
    return Refusal("stake_must_stand_after_a_tie", "art12", says) if last != "tie" else None


def fitting(setting: Setting) -> Shoe:
    """What the table remembers, as far as its options let it be: another number of packs makes another shoe."""
    shoe: Shoe = setting.memory
    packs = packs_of(setting)
    if on_machine(setting):
        return Shoe(packs, results=shoe.results, carried=shoe.carried, seats=shoe.seats)
    return replace(shoe, used_up=shoe.used_up or shoe.packs not in (None, packs))


def ended(shoe: Shoe, result: RoundResult | None, setting: Setting, *, empty: bool) -> Shoe:
    """After a round: a shoe whose last round it was has to be prepared again (art3.1); a machine is no shoe."""
    results = shoe.results if result is None else (*shoe.results, result)[-RESULTS_MOST:]
    left = None if shoe.rounds_left is None else shoe.rounds_left - 1
    used_up = empty or left == 0 or on_machine(setting)
    return replace(shoe, results=results, rounds_left=left or None, used_up=used_up)
