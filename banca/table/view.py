"""What each person at a table may see, built from the state for one viewer and never cut down from more.

What lies face down is the game's to say (`Game.seen_by`, `Game.hides`). Nothing here shows the weights of chance, nor
the choices of somebody's decision to anybody else: both depend on cards that only some have seen. Whoever deals or
supervises sees what a spectator sees.
"""

import json
from collections.abc import Mapping
from typing import Any

from banca.money import Position, Stake
from banca.play.act import HIDDEN, Act
from banca.play.game import Game
from banca.play.turn import Betting, Chance, Croupier, Decision, Over, Turn

KINDS: Mapping[type[Turn], str] = {
    Betting: "betting",
    Chance: "chance",
    Croupier: "croupier",
    Decision: "decision",
    Over: "over",
}


def everyone(game: Game[Any], state: Any) -> dict[str, Any]:
    """What anybody in the room sees of the round."""
    return {
        "turn": _turn(game.turn(state)),
        "stakes": {position_key(stake.position): _stake(stake) for stake in state.stakes},
        "seen": dict(game.seen_by(state, None)),
        "result": game.result(state),
    }


def only_for(game: Game[Any], state: Any, player: str) -> dict[str, Any]:
    """What a player sees beyond that: `seen` where it differs, and, if the decision is his, `choices`.

    `otherwise` is what his silence means, where the law says so.
    """
    all_see, turn = game.seen_by(state, None), game.turn(state)
    seen = {name: value for name, value in game.seen_by(state, player).items() if all_see.get(name) != value}
    found: dict[str, Any] = {"seen": seen} if seen else {}
    if isinstance(turn, Decision) and turn.player == player:
        found["choices"] = [choice.to_json() for choice in turn.choices]
        if turn.prescribed:
            found["otherwise"] = turn.prescribed.to_json()
    return found


def act_seen_by(game: Game[Any], before: Any, after: Any, act: Act, viewer: str | None) -> dict[str, Any]:
    """An act as somebody saw it; None is whoever has no part in the round."""
    shown = act.to_json()
    if act.face_down and game.hides(before, act, after, viewer):
        return {name: _covered(value) if name in act.face_down else value for name, value in shown.items()}
    return shown


def position_key(position: Position) -> str:
    """A name for where a stake lies, the same in every view."""
    return json.dumps(position, separators=(",", ":"), ensure_ascii=False)


def _turn(turn: Turn) -> dict[str, Any]:
    """Whose turn it is; of a decision no more than that, since what silence means may depend on the hand."""
    said = {"kind": KINDS[type(turn)]}
    match turn:
        case Decision(player):
            return {**said, "player": player}
        case Croupier(prescribed) | Betting(Act() as prescribed):
            return {**said, "act": prescribed.name}
        case Chance(weights):
            return {**said, "act": next(iter(weights)).name}
    return said


def _stake(stake: Stake) -> dict[str, Any]:
    selection = stake.position.selection
    return {
        **stake.position._asdict(),
        "selection": list(selection) if isinstance(selection, tuple) else selection,
        "amount": stake.amount,
        "held": stake.held,
    }


def _covered(value: Any) -> Any:
    return [HIDDEN] * len(value) if isinstance(value, list) else HIDDEN
