"""How the cards are prepared: the steps, their order, and refusals that several editions share."""

from dataclasses import dataclass

from banca.law import ActWord, Refusal, refuse
from banca.play.act import Act, Do
from banca.play.turn import Croupier, Decision, Turn

SHUFFLE = Do("shuffle")
LOAD = Do("load")
UNFIT = Do("unfit")
REPLACE_CARDS = Do("replace-cards")
NO_MORE_BETS = Do("no-more-bets")
WHITE_CARD = Do("white-card")


@dataclass(frozen=True, slots=True)
class Preparation:
    """The stages before a round in order, and the words of an edition for them."""

    stages: tuple[str, ...]
    order: str  # the norm that a step breaks if it comes too early
    once: str  # the norm that a step breaks if it comes again
    machine: str  # the law's word for the device that shuffles and deals
    white_card: str  # the one that ends the shoe: the only one, or the second

    def refuse(self, act: Act, stage: str, wanted: str, clause: str, once_at: str | None = None) -> Refusal | None:
        """Refuse a step that is out of order or repeated."""
        if stage == wanted:
            return None
        if self.comes_before(stage, wanted):
            return refuse(self.order, clause, untimely=True, act=ActWord(act.name), before=ActWord(stage))
        return refuse(self.once, once_at or clause, act=ActWord(act.name))

    def comes_before(self, stage: str, wanted: str) -> bool:
        return stage in self.stages[: self.stages.index(wanted)]

    def refuse_with_machine(self, act: Act, clause: str) -> Refusal:
        return refuse("act_must_belong_to_the_dealing_device", clause, self.machine, act=ActWord(act.name))

    def refuse_before_white_card(self, clause: str) -> Refusal:
        return refuse("white_card_must_be_taken_out", clause, untimely=True, card=self.white_card)


def turn_of_cut(player: str | None, by_player: Act, by_house: Act, prescribed: Act) -> Turn:
    """A player at the table may cut, or leave it to the house."""
    return Croupier(by_house) if player is None else Decision(player, (by_player, by_house), prescribed)


def refuse_number_burnt(cards: int, awaited: int, clause: str) -> Refusal | None:
    if cards == awaited:
        return None
    return refuse("burn_must_be_of_its_number", clause, awaited=awaited, cards=cards)
