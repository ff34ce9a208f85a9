"""What a croupier has before him at a table, in one language: what was done, what comes next and by which article.

It is made of what the game prescribes and of what everybody sees: what lies face down is not in it, and of what comes
later no more than what depends on no hidden card. What the law takes and refuses now, the game says; that may depend on
cards that whoever deals has typed in, so a desk is for a table that a person deals.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from banca.games import module_for
from banca.law import Language, Refused
from banca.material import cards, tiles
from banca.money import Line
from banca.play.act import Act, Bet, Do, Move, OnPosition, Pay, Take, Withdraw
from banca.play.game import Game
from banca.play.setting import edition_of_table
from banca.play.turn import Betting, Chance, Croupier, Decision
from banca.table.layout import act_name
from banca.table.saying import Saying
from banca.table.view import KINDS, act_seen_by

AHEAD_MOST = 200  # acts that are looked at ahead
DONE_MOST = 60  # acts of the round that are shown
WHY = "why"  # the field of an act that declares something void, with its cause
Say = Callable[[Refused], Any]  # a refusal as it is told


@dataclass(frozen=True, slots=True)
class Moment:
    """An act that was done, with the state before and after it, its entry of the journal and its time."""

    entry: int
    at: int
    before: Any
    act: Act
    after: Any


@dataclass(frozen=True)
class Desk:
    """The desk of one table in one language."""

    game: Game[Any]
    state: Any
    lang: Language
    say: Say

    @property
    def saying(self) -> Saying:
        return Saying(self.game, edition_of_table(self.state.setting), self.lang)

    def document(self, done: Sequence[Moment]) -> dict[str, Any]:
        game, turn = self.game, self.game.turn(self.state)
        paying = isinstance(turn, Croupier) and isinstance(turn.prescribed, OnPosition)
        found: dict[str, Any] = {
            "kind": KINDS[type(turn)],
            "done": [self._done(each) for each in done if not _is_of_bettors(each.act)][-DONE_MOST:],
            "due": [*self._due()] if paying else [],
            "ahead": [] if paying or _hides(game) else [self.step(*each) for each in self._ahead()],
            "choices": [],
            "steps": [*self._steps()],
            "irregularities": [*self._irregularities()],
        }
        match turn:
            case Croupier(prescribed) | Betting(Act() as prescribed):
                found["next"] = self.step(self.state, prescribed)
            case Decision(player, choices, prescribed):
                found["player"] = player
                shown = [each for each in choices if not each.face_down]
                found["choices"] = [self.step(self.state, each) for each in shown]
                if prescribed in shown:
                    found["next"] = self.step(self.state, prescribed)
            case Chance(weights):
                found["awaited"] = self._awaited(weights)
        return found

    # Acts in words.

    def step(self, state: Any, act: Act) -> dict[str, Any]:
        """An act that may be done in this state, with the clauses that say so."""
        clauses = self.game.clauses_for(state, act)
        edition = self.game.edition
        return {
            "act": act.to_json(),
            "name": act_name(edition, act.name, self.lang),
            "of": [*self.saying.of_act(act.to_json())],
            "cites": [edition.cite(clause, self.lang) for clause in clauses],
            "says": edition.clause(clauses[0]).text_in(self.lang) if clauses else "",
        }

    def _done(self, moment: Moment) -> dict[str, Any]:
        seen = act_seen_by(self.game, moment.before, moment.after, moment.act, None)
        clauses = self.game.clauses_for(moment.before, moment.act)
        return {
            "entry": moment.entry,
            "at": moment.at,
            "act": moment.act.name,
            "name": act_name(self.game.edition, moment.act.name, self.lang),
            "of": [*self.saying.of_act(seen)],
            "cites": [self.game.edition.cite(clause, self.lang) for clause in clauses],
            "typed": isinstance(moment.act, self.game.chance_acts),
            "paid": isinstance(moment.act, OnPosition),
        }

    # What is to be typed in.

    def _awaited(self, weights: Mapping[Act, int]) -> dict[str, Any]:
        """What chance has to show: an act but for one field, and all that can ever stand there."""
        written = [act.to_json() for act in weights]
        names = dict.fromkeys(name for each in written for name in each)
        fixed = [name for name in names if all(each.get(name) == written[0].get(name) for each in written)]
        field = next(name for name in names if name not in fixed)
        values = [each[field] for each in written]
        template = {name: written[0][name] for name in fixed if name in written[0]}
        clauses = self.game.clauses_for(self.state, next(iter(weights)))
        return {
            "act": template,
            "name": act_name(self.game.edition, template["act"], self.lang),
            "of": [*self.saying.of_act(template)],
            "cites": [self.game.edition.cite(clause, self.lang) for clause in clauses],
            "says": self.game.edition.clause(clauses[0]).text_in(self.lang) if clauses else "",
            "field": field,
            **self._form(values),
        }

    def _form(self, values: Sequence[Any]) -> dict[str, Any]:
        """How it is written: a card, a tile, a number, or so many faces. What is left in the pack is not told."""
        first = values[0]
        if isinstance(first, list):
            faces = {face: None for each in values for face in each}
            each_card = next(iter(faces)) in cards.NUMBER_OF
            known: Iterable[Any] = cards.PACK if each_card else faces
            return {"form": "cards" if each_card else "faces", "count": len(first), "values": self._worded(known)}
        if first in cards.NUMBER_OF:
            return {"form": "card", "count": 1, "values": self._worded(cards.PACK)}
        if first in tiles.NUMBER_OF:
            return {"form": "tile", "count": 1, "values": self._worded(tiles.FACES)}
        return {"form": "number", "count": 1, "values": self._worded(sorted(values))}

    def _worded(self, values: Iterable[Any]) -> list[dict[str, Any]]:
        return [{"value": value, "says": self.saying.value(value)} for value in values]

    # What comes.

    def _ahead(self) -> Iterator[tuple[Any, Act]]:
        """The steps after the next one, as far as nobody and nothing decides in between."""
        steps = ((state, act) for state, act in self._prescribed() if not isinstance(act, OnPosition))
        yield from list(steps)[1:]

    def _prescribed(self) -> Iterator[tuple[Any, Act]]:
        state = self.state
        for _ in range(AHEAD_MOST):
            turn = self.game.turn(state)
            if not isinstance(turn, Croupier):
                return
            yield state, turn.prescribed
            state = self.game.apply(state, turn.prescribed)

    def _payments(self) -> Iterator[tuple[Any, OnPosition]]:
        for state, act in self._prescribed():
            if not isinstance(act, OnPosition):
                return
            yield state, act

    def _due(self) -> Iterator[dict[str, Any]]:
        """The payments that follow each other now, in their order, with what passes over the table."""
        payments = [*self._payments()]
        last, act = payments[-1]
        lines = {line.position: line for line in self.game.lines(self.game.apply(last, act))}
        for state, payment in payments:
            line = lines.get(self.game.position(self.state.setting, payment))
            yield {**self.step(state, payment), **({} if line is None else _amounts(payment, line))}

    def _steps(self) -> Iterator[dict[str, Any]]:
        """Every step of this table's procedure in its order, and why it would be refused now."""
        called = {act.name for act in self._irregular}
        for name in self.game.edition.acts:
            if name in self.game.steps and name not in called:
                yield {
                    "act": {"act": name},
                    "name": act_name(self.game.edition, name, self.lang),
                    **self._why(Do(name)),
                }

    def _why(self, act: Act) -> dict[str, Any]:
        refusal = self.game.refusal(self.state, act)
        return {} if refusal is None else {"refusal": self.say(self.game.refused(refusal))}

    # What goes wrong.

    @property
    def _irregular(self) -> tuple[Act, ...]:
        module = module_for("table.irregular", self.game)
        return (*getattr(module, "ACTS", ()), *getattr(module, "CHANGES", ()))

    def _irregularities(self) -> Iterator[dict[str, Any]]:
        """What can be called, in one order for all rounds; what is void or changes the cards is held."""
        kinds: dict[str, list[Act]] = {}
        for act in self._irregular:
            kinds.setdefault(act.name, []).append(act)
        changes = getattr(module_for("table.irregular", self.game), "CHANGES", ())
        opening, edition = self.game.opening(self.state.setting), self.game.edition
        for name, acts in kinds.items():
            open_now = [act for act in acts if self.game.refusal(self.state, act) is None]
            clause = self.game.clauses_for(opening, acts[0])[0]
            cases = [act.to_json() for act in open_now or acts[:1]]
            yield {
                "act": name,
                "name": act_name(edition, name, self.lang),
                "cite": edition.cite(clause, self.lang),
                "says": edition.clause(clause).text_in(self.lang),
                "held": WHY in acts[0].to_json() or acts[0] in changes,
                "cases": [{"act": each, "of": [*self.saying.of_act(each)]} for each in cases],
                **({} if open_now else self._why(acts[0])),
            }


def _is_of_bettors(act: Act) -> bool:
    return isinstance(act, Bet | Withdraw | Move)


def _hides(game: Game[Any]) -> bool:
    return any(kind.face_down for kind in game.act_kinds.values())


def _amounts(payment: OnPosition, line: Line) -> dict[str, Any]:
    """The stake, and what passes over the table besides a winning stake itself."""
    if isinstance(payment, Take):
        return {"stake": line.stake, "amount": line.stake}
    if isinstance(payment, Pay):
        return {
            "stake": line.stake,
            "amount": line.prize - line.commission - line.breakage,
            "commission": line.commission,
            "odds": str(line.odds) if line.odds else "",
        }
    return {"stake": line.stake, "amount": line.returned}
