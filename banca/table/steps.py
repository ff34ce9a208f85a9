"""A round that is over, step by step in one language: each act in words, with every clause, and what it showed.

Whoever reads this may look at all of the round: what lay face down is in it.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from banca.law import Edition, Language
from banca.material import cards, tiles
from banca.messages import has_message, joined, message
from banca.play.act import Act
from banca.play.game import Game
from banca.table.desk import Desk
from banca.table.layout import act_name, spot_name
from banca.table.saying import Saying
from banca.table.words import words_of


def step_document(game: Game[Any], state: Any, act: Act, clauses: Iterable[str], lang: Language) -> dict[str, Any]:
    """An act that was done in this state."""
    desk = Desk(game, state, lang, str)
    said = desk.step(state, act)
    return {
        "act": act.name,
        "name": said["name"],
        "of": said["of"],
        "clauses": clause_documents(game.edition, clauses, lang),
        "material": [*_material(desk.saying, act)] if isinstance(act, game.chance_acts) else [],
    }


def act_document(game: Game[Any], edition: Edition, said: Mapping[str, Any], lang: Language) -> dict[str, Any]:
    """An act as a record writes it, such as one that was taken back. `edition` names the bets that the table offers."""
    saying = Saying(game, edition, lang)
    return {"name": act_name(edition, said["act"], lang), "of": [*saying.of_act(said)]}


def clause_documents(edition: Edition, clauses: Iterable[str], lang: Language) -> list[dict[str, Any]]:
    return [
        {"id": each, "cite": edition.cite(each, lang), "says": edition.clause(each).text_in(lang)} for each in clauses
    ]


def line_document(edition: Edition, line: Mapping[str, Any], lang: Language) -> dict[str, Any]:
    """A line of a settlement, as a record has it. `edition` names the bets that the table offers."""
    chosen = line.get("selection")
    name = spot_name(edition, lang, line["bet"], tuple(chosen) if isinstance(chosen, list) else chosen)
    return {
        "player": line["player"],
        "bet": name,
        "stake": line["stake"],
        "result": line["result"],
        "net": line["net"],
        "clauses": clause_documents(edition, line["clauses"], lang),
    }


def result_documents(game: Game[Any], result: Mapping[str, Any], lang: Language) -> list[dict[str, str]]:
    """What came of a round, fact by fact, in words."""
    words = words_of(game, lang)
    return [
        {"name": _name_of(key, lang), "says": _value(words, value, lang)}
        for key, value in result.items()
        if value is not None and value is not False
    ]


def _name_of(key: str, lang: Language) -> str:
    name = f"result-{key.replace('_', '-')}"
    return message(lang, name) if has_message(name) else key


def _value(words: Mapping[str, str], value: Any, lang: Language) -> str:
    if value is True:
        return ""
    if isinstance(value, Mapping):
        inner = ((words.get(key) or _name_of(key, lang), _value(words, each, lang)) for key, each in value.items())
        return joined(lang, (f"{name} {said}".strip() for name, said in inner))
    if isinstance(value, list | tuple):
        return " ".join(_value(words, each, lang) for each in value)
    text = str(value)
    return cards.card_text(text) if text in cards.NUMBER_OF else words.get(text, text)


def _material(saying: Saying, act: Act) -> Iterator[dict[str, Any]]:
    """What chance showed, as it can be drawn: cards, tiles, or the faces of dice; and whose it is."""
    said = act.to_json()
    drawn = {name: found for name, value in said.items() if (found := _shown(value))}
    label = " · ".join(saying.of_act({name: value for name, value in said.items() if name not in drawn}))
    for each in drawn.values():
        yield {**each, "label": label}


def _shown(value: Any) -> dict[str, Any] | None:
    values = list(value) if isinstance(value, list | tuple) else [value]
    if values and all(isinstance(each, str) and each in cards.NUMBER_OF for each in values):
        return {"form": "card", "values": values}
    if values and all(isinstance(each, str) and each in tiles.NUMBER_OF for each in values):
        return {"form": "tile", "values": values}
    if isinstance(value, list | tuple) and all(isinstance(each, int) for each in values):
        return {"form": "die", "values": values}
    return None
