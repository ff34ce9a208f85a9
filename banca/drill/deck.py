"""Questions one after another: the same for the same seed, or such as a trainee needs by what went wrong before."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

from banca.drill import payouts, procedure, rulings
from banca.drill.question import LEVELS, Draft, Kind, Question
from banca.drill.sheet import Marked
from banca.games import module_for
from banca.law import OptionError
from banca.messages.errors import Listed
from banca.play.game import Game
from banca.play.setting import Setting

Topics = Callable[[Game[Any], Setting], Sequence[str]]
Make = Callable[[Game[Any], Setting, Random, int, str], Draft | None]
UP, DOWN = 3, 1  # right answers in a row until it gets harder, wrong ones until it gets easier
MISSED = 4  # how much likelier a topic is with every answer that was wrong
TRIED_MOST = 50


class Deck:
    """Gives questions about one table.

    With `adapts`, answers decide what comes next: topics that went wrong come again, and the level follows. Without,
    the questions depend on the seed alone, so that a class sits the same examination.

    >>> import banca
    >>> from banca.drill import Deck, Kind
    >>> law = banca.edition("roulette-60-2004")
    >>> setting = banca.Setting(banca.option_set(law), banca.Limits(1000, 1_000_000, 100))
    >>> deck = Deck(banca.game_of(law.slug), setting, [Kind.PAYOUTS], seed="7")
    >>> question = deck.ask()
    >>> marked = deck.mark(question, question.right, seconds=2.5)
    >>> marked.is_right, deck.asked
    (True, 1)
    """

    def __init__(
        self, game: Game[Any], setting: Setting, kinds: Sequence[Kind], seed: str, *, adapts: bool = True
    ) -> None:
        self.game, self.setting, self.seed, self.adapts = game, setting, seed, adapts
        offered = drills_of(game)
        refuse_kinds(game, kinds)
        self.kinds = tuple(kinds) or tuple(offered)
        self._drills = {kind: offered[kind] for kind in self.kinds}
        self._weights = {(kind, topic): 1 for kind in self.kinds for topic in self._drills[kind][0](game, setting)}
        self._never: set[tuple[Kind, str]] = set()  # of which no question could be made
        self._in_a_row = 0
        self.level, self.asked = 1, 0

    def ask(self) -> Question:
        """The next question."""
        self.asked += 1
        random = Random(f"{self.seed} {self.asked}")  # noqa: S311 - which question is asked is no secret
        level = self.level if self.adapts else 1 + (self.asked - 1) % LEVELS
        for _ in range(TRIED_MOST):
            kind = self._kind(random)
            topics = {t: weight for (k, t), weight in self._weights.items() if k is kind and (k, t) not in self._never}
            topic = random.choices(list(topics), list(topics.values()))[0]
            found = self._drills[kind][1](self.game, self.setting, random, level, topic)
            if found is not None:
                return _question(self, found, kind, level)
            self._never.add((kind, topic))
        raise OptionError(
            "drill-without-questions", kinds=Listed(*(each.value for each in self.kinds), last="list-and")
        )

    def mark(self, question: Question, answer: int | None, seconds: float) -> Marked:
        """Mark an answer; None is a question passed over."""
        marked = Marked(question, answer, seconds)
        if self.adapts:
            self._learn(marked)
        return marked

    def _kind(self, random: Random) -> Kind:
        """Each kind as often as the others, and those with wrong answers oftener."""
        left = [kind for kind in self.kinds if any(k is kind and (k, t) not in self._never for k, t in self._weights)]
        missed = [sum(weight - 1 for (k, _), weight in self._weights.items() if k is kind) for kind in left]
        return random.choices(left, [MISSED + more for more in missed])[0]

    def _learn(self, marked: Marked) -> None:
        topic = marked.question.kind, marked.question.topic
        if marked.is_right:
            self._weights[topic] = max(1, self._weights.get(topic, 1) - MISSED // 2)
            self._in_a_row = max(0, self._in_a_row) + 1
            if self._in_a_row >= UP:
                self.level, self._in_a_row = min(LEVELS, self.level + 1), 0
        else:
            self._weights[topic] = self._weights.get(topic, 1) + MISSED
            self.level, self._in_a_row = max(1, self.level - DOWN), 0


def _question(deck: Deck, draft: Draft, kind: Kind, level: int) -> Question:
    return Question(
        draft.topic,
        draft.asked,
        draft.right,
        draft.clauses,
        draft.readings,
        draft.choices,
        number=deck.asked,
        kind=kind,
        level=level,
        game=deck.game,
        setting=deck.setting,
    )


def refuse_kinds(game: Game[Any], kinds: Sequence[Kind]) -> None:
    """OptionError: the game has no drill of one of these kinds."""
    offered = drills_of(game)
    for kind in kinds:
        if kind not in offered:
            raise OptionError(
                "drill-not-of-game",
                kind=kind.value,
                kinds=Listed(*(each.value for each in offered), last="list-and"),
            )


def drills_of(game: Game[Any]) -> Mapping[Kind, tuple[Topics, Make]]:
    """What can be drilled at a game: what all games have, and what its own module adds."""
    common: Mapping[Kind, ModuleType] = {Kind.PAYOUTS: payouts, Kind.PROCEDURE: procedure, Kind.RULINGS: rulings}
    found: dict[Kind, tuple[Topics, Make]] = {kind: (of.topics, of.draft) for kind, of in common.items()}
    own = module_for("drill", game)
    for kind in (Kind.RANKS, Kind.ROADS):
        if make := getattr(own, kind.value, None):
            found[kind] = own.topics, partial(make)
    return found
