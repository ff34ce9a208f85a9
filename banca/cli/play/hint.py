"""What to do now: the expected gain of everything that you may do, counted exactly by this table's own rules."""

from typing import Any

from banca.cli.play.view import TableView
from banca.cli.review import option_text, value_of
from banca.games import module_for
from banca.law import BancaError
from banca.messages import joined
from banca.play.act import Act
from banca.play.game import Game
from banca.review.value import DecisionReview, Option, Step


def review_now(game: Game[Any], state: Any, act: Act) -> DecisionReview | None:
    """The decision that this act would be, beside all others; None if it is none."""
    module = module_for("review", game)
    reviewed = module.decisions(game, (Step(1, state, act, ()),)) if module else ()
    return next((each for each in reviewed if isinstance(each, DecisionReview)), None)


def say_hint(view: TableView, found: DecisionReview) -> None:
    """The best first, each with what it gains on average, per unit of the stake."""

    def said(option: Option) -> str:
        return option_text(view.edition, view.lang, option)

    def value(option: Option) -> str:
        gain = value_of(view.lang, option)
        return gain if option.bound is None else f"≈{gain}"

    view.say(f"  {view.message('play-hint-best', act=said(found.best), gain=value(found.best))}", style="bold")
    others = [view.message("review-option", act=said(each), value=value(each)) for each in found.options[1:]]
    if others:
        view.say(f"  {view.message('play-hint-others', others=joined(view.lang, others))}")
    given = joined(view.lang, (view.message(f"review-given-{each}") for each in found.given))
    view.say(f"  {view.message('review-given', given=given)}", style="dim")


def no_decision(view: TableView) -> BancaError:
    """Why there is nothing to advise on."""
    decides = module_for("review", view.table.game) is not None
    return view.complaint("play-hint-not-now" if decides else "play-hint-no-decision")
