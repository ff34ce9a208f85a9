"""How the cards are prepared: the steps, the order that they keep, and what several editions refuse alike."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.law import Refusal
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
    """The stages before a round in their order, and how an edition speaks of them."""

    stages: tuple[str, ...]
    acts: Mapping[str, str]  # what is done at a stage, where that is not its name
    order: str  # the norm that a step breaks if it comes too early
    once: str  # the norm that a step breaks if it comes again
    until: str  # when the cards are prepared anew
    machine: str  # the device that shuffles and deals by itself
    white_card: str  # the one that ends the shoe

    def refuse(self, act: Act, stage: str, wanted: str, clause: str, once_at: str | None = None) -> Refusal | None:
        """A step keeps its place in the order, and is not done again before its time."""
        if stage == wanted:
            return None
        if self.comes_before(stage, wanted):
            return Refusal(self.order, clause, f"{act.name} comes after {stage}", untimely=True)
        says = f"{act.name} is done: the cards are prepared anew when {self.until}"
        return Refusal(self.once, once_at or clause, says)

    def comes_before(self, stage: str, wanted: str) -> bool:
        return stage in self.stages[: self.stages.index(wanted)]

    def comes_first(self, stage: str) -> str:
        """What has to be done before the cards come, by the name of its act."""
        return f"{self.acts.get(stage, stage)} comes first"

    def refuse_with_machine(self, act: Act, clause: str) -> Refusal:
        says = f"{act.name} has no place with the {self.machine}: cards are put in it and drawn straight from it"
        return Refusal("act_must_belong_to_the_dealing_device", clause, says)

    def refuse_before_white_card(self, clause: str) -> Refusal:
        says = f"the {self.white_card} is the next to come out: it is taken out first"
        return Refusal("white_card_must_be_taken_out", clause, says, untimely=True)


def turn_of_cut(player: str | None, by_player: Act, by_house: Act, prescribed: Act) -> Turn:
    """A player who is there may cut, or leave it to the house."""
    return Croupier(by_house) if player is None else Decision(player, (by_player, by_house), prescribed)


def refuse_number_burnt(cards: int, awaited: int, clause: str) -> Refusal | None:
    if cards == awaited:
        return None
    says = f"the number of cards burnt now is {awaited}, not {cards}"
    return Refusal("burn_must_be_of_its_number", clause, says)
