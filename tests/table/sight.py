"""Who has seen which card, told by the law apart from the program: what tests of views measure them by.

`Sight` follows a round for one viewer, act by act. A card that is dealt has a spot (whose, and the how-manieth); the
spots whose faces the viewer has ever seen are `known`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from banca.games.stud_poker.hands import class_of, opens
from banca.play.act import Act

Spot = tuple[Any, int]
HAND = 5
PRIZES = ("flush", "full-house", "four-of-a-kind", "straight-flush", "royal-flush")


class Sight(ABC):
    """What one viewer has seen; None is whoever has no part in the round."""

    def __init__(self, viewer: str | None) -> None:
        self.viewer = viewer
        self.dealt: dict[Spot, str] = {}
        self.known: set[Spot] = set()

    @abstractmethod
    def spot(self, before: Any, act: Act) -> Spot | None:
        """Where a card that is dealt comes to lie, if it comes face down; None of any other act."""

    @abstractmethod
    def opened(self, state: Any, act: Act) -> set[Spot]:
        """What the viewer sees after an act."""

    def follow(self, before: Any, act: Act, after: Any) -> tuple[Spot | None, Any]:
        """The spot of the card that came, and all that the viewer has seen happen."""
        spot, said = self.spot(before, act), act.to_json()
        if spot:
            self.dealt[spot] = said.get("card") or said["tile"]
        self.known |= self.opened(after, act)
        if spot and spot not in self.known:
            said.pop("card", None)
            said.pop("tile", None)
        seen = {spot: self.dealt[spot] for spot in self.known if spot in self.dealt}
        due = after.due if isinstance(after.due, Mapping) else dict(after.due)
        return spot, (self.masked(said, after), seen, [(position, _decided(value)) for position, value in due.items()])

    def masked(self, said: dict[str, Any], after: Any) -> dict[str, Any]:
        del after
        return said

    def next_spot(self, owner: Any) -> Spot:
        return owner, sum(1 for whose, _ in self.dealt if whose == owner)


def _decided(value: Any) -> Any:
    """What a bet comes to, which everybody sees when it is decided."""
    ruling = getattr(value, "ruling", value)
    return getattr(ruling, "value", None) or value.result


class AtStudPoker(Sight):
    def spot(self, before: Any, act: Act) -> Spot | None:
        del before
        return self.next_spot(act.to) if act.name == "card" else None  # type: ignore[attr-defined]

    def opened(self, state: Any, act: Act) -> set[Spot]:
        del act
        exposed = {(seat, number - 1) for seat, number in state.exposed}
        if not any(seat == "croupier" for seat, _ in exposed):
            exposed.add(("croupier", HAND - 1))
        own = {s.position.place for s in state.stakes if s.position.player == self.viewer}
        folded = {box for box, raises in state.decided if not raises}
        exposed |= {spot for spot in self.dealt if spot[0] in own - folded}
        if state.shown and not state.void:
            raised = {box for box, raises in state.decided if raises}
            with_jackpot = {s.position.place for s in state.stakes if s.position.bet == "progressive-jackpot"}
            hands = dict(state.hands)
            shown = {b for b in raised if opens(hands["croupier"])}
            shown |= {b for b in raised & with_jackpot if class_of(hands[b]).slug in PRIZES}
            exposed |= {spot for spot in self.dealt if spot[0] in {"croupier", *shown}}
        return exposed


class AtBaccarat(Sight):
    def spot(self, before: Any, act: Act) -> Spot | None:
        if act.name != "card" or before.stage == "first-card" or before.surplus:
            return None
        cards = len(before.player.cards), len(before.banker.cards)
        side = "player" if cards in ((0, 0), (1, 1)) else "banker" if sum(cards) < 4 else before.following.value
        return self.next_spot(side)

    def opened(self, state: Any, act: Act) -> set[Spot]:
        of = getattr(act, "hand", None)
        if state.setting.options["dealing-device"] == "shuffler-dealer":
            return set(self.dealt)
        if act.name == "show" or (act.name == "hand-over" and act.to == self.viewer):  # type: ignore[attr-defined]
            return {spot for spot in self.dealt if spot[0] == of}
        return {max(self.dealt, key=list(self.dealt).index)} if act.name == "face-up" else set()


class AtPaiKau(Sight):
    def spot(self, before: Any, act: Act) -> Spot | None:
        del before
        return self.next_spot(act.to) if act.name == "tile" else None  # type: ignore[attr-defined]

    def masked(self, said: dict[str, Any], after: Any) -> dict[str, Any]:
        if said["act"] == "void-deal":
            self.dealt, self.known = {}, set()
        if said["act"] == "arrange" and said["place"] not in self.holds(after):
            return {name: value for name, value in said.items() if name not in ("front", "back")}
        return said

    def holds(self, state: Any) -> set[int]:
        """One holder a seat: the highest stake, of equal ones the first; the bank's also its backers."""
        if self.viewer is None:
            return set()
        laid = {place: each.by for place, each in state.deal.laid}
        found = {place for place, by in laid.items() if by == self.viewer}
        bank = next((s.position for s in state.stakes if s.position.bet == "bank"), None)
        behind = {s.position.player for s in state.stakes if s.position.bet in ("bank", "backing")}
        if bank and self.viewer in behind:
            found.add(bank.place)
        for place in range(1, 9):
            on = [s for s in state.stakes if s.position.place == place and s.position.bet in ("seat", "co-bet")]
            free = [s for s in on if s.position.player not in laid.values()]
            highest = max(free, key=lambda s: s.amount, default=None)
            if highest and place not in laid and highest.position.player == self.viewer:
                found.add(place)
        return {
            place
            for place in found
            if sum(seat == place for seat, _ in state.deal.exposed) < 2 or (bank and place == bank.place)
        }

    def opened(self, state: Any, act: Act) -> set[Spot]:
        del act
        exposed = {(place, number - 1) for place, number in state.deal.exposed}
        return exposed | {spot for spot in self.dealt if spot[0] in {*state.deal.turned, *self.holds(state)}}


class AtBlackjack(Sight):
    def spot(self, before: Any, act: Act) -> Spot | None:
        if act.name != "card" or act.to == "bank" or before.stage != "dealing":  # type: ignore[attr-defined]
            return None
        return self.next_spot(act.to)  # type: ignore[attr-defined]

    def opened(self, state: Any, act: Act) -> set[Spot]:
        del act
        if state.terms.face_up:
            return set(self.dealt)
        own = {
            s.position.place
            for s in (*state.made, *state.stakes)
            if s.position.bet == "main" and s.position.player == self.viewer
        }
        shown = {h.place for h in state.hands if h.split or h.ended in ("over-21", "special-prize", "paid")}
        if state.stage in ("settling", "return-cards", "over") and state.void is None:
            shown |= {place for place, _ in self.dealt}
        return {spot for spot in self.dealt if spot[0] in own | shown}


SIGHT: Mapping[str, type[Sight]] = {
    "stud-poker": AtStudPoker,
    "baccarat": AtBaccarat,
    "pai-kau": AtPaiKau,
    "blackjack": AtBlackjack,
}
