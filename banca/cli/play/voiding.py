"""A round or a throw declared void, for one of the causes that the law knows."""

from collections.abc import Mapping, Sequence
from typing import Any

from banca.cli.names import fold_name, value_text
from banca.cli.play.dialogue import Dialogue
from banca.games import module_for
from banca.messages import joined
from banca.play.act import Act
from banca.play.game import Game


def causes(game: Game[Any]) -> Mapping[str, str]:
    """The causes for which a round or a throw may be void, each with the act that says so."""
    acts: Sequence[Act] = getattr(module_for("table.irregular", game), "ACTS", ())
    return {str(each["why"]): str(each["act"]) for each in (act.to_json() for act in acts) if "why" in each}


def voiding(dialogue: Dialogue, cause: str) -> Act:
    """The act that declares it void; without a known cause, an error that lists them."""
    game, known = dialogue.table.game, causes(dialogue.table.game)
    called = {fold_name(value_text(dialogue.view.edition, dialogue.lang, each)): each for each in known}
    typed = cause.removeprefix("why=")
    why = called.get(fold_name(typed), typed)
    if why not in known:
        listed = joined(dialogue.lang, called, "list-or")
        raise dialogue.complaint("play-void-why", typed=dialogue.word("void"), causes=listed)
    return game.read_act({"act": known[why], "why": why})
