"""Read and check the arguments of an environment: a mistake is refused in one line (`OptionError`)."""

from collections.abc import Mapping, Sequence
from math import isfinite
from numbers import Real
from operator import index
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from banca.games import game_of
from banca.law import OptionError, edition_named, editions_of, option_set, preset_named, read_parameter
from banca.law.numbers import shown
from banca.law.parameters import MONEY_MOST
from banca.messages.errors import Listed
from banca.play.setting import Setting

Unlawful = Literal["refuse", "raise"]
UNLAWFUL: tuple[Unlawful, ...] = get_args(Unlawful)

NO_ACTION = -1  # replaces every number that is not an action
ROUNDS_MOST, TABLES_MOST = 10**15, 1 << 24  # beyond any patience or memory


# Arguments of the constructor.


def read_edition(game: str, asked: str | None) -> str:
    """The slug of an edition of the game; by default its latest."""
    if asked is None:
        return edition_named(game).slug
    of_game = [law.slug for law in editions_of(game)]
    if not isinstance(asked, str) or asked not in of_game:
        known = Listed(*of_game, last="list-and", by="list-and")
        raise OptionError("environment-no-edition", name=brief(asked), game=game, editions=known)
    return asked


def read_setting(
    edition: str,
    preset: str,
    options: Mapping[str, Any] | None,
    parameters: Mapping[str, Any] | None,
    chosen: Mapping[str, Any],
) -> Setting:
    """A table's setting; an option may be written with _ instead of -."""
    law = game_of(edition).edition
    said = {**read_names("options", options), **chosen}
    named = {name if name in law.options else name.replace("_", "-"): value for name, value in said.items()}
    posted = {}
    for name, value in read_names("parameters", parameters).items():
        if name not in law.parameters:
            if not law.parameters:
                raise OptionError("environment-nothing-posted", name=repr(name), edition=law.slug)
            known = Listed(*law.parameters)
            raise OptionError("environment-not-posted", name=repr(name), edition=law.slug, known=known)
        posted[name] = read_parameter(law, name, value)
    adopted = option_set(law, named, preset_named(preset if isinstance(preset, str) else brief(preset)))
    return Setting(adopted, parameters=posted)


def read_names(what: Literal["options", "parameters", "reset"], given: Any) -> Mapping[str, Any]:
    if given is None:
        return {}
    if not isinstance(given, Mapping) or not all(isinstance(name, str) for name in given):
        raise OptionError("environment-not-by-names", what=what, given=brief(given))
    return given


def read_stake(stake: Any) -> int:
    units = whole_number(stake)
    if units is None or not 0 < units <= MONEY_MOST:
        raise OptionError("environment-stake-not-money", most=MONEY_MOST, given=brief(stake))
    return units


def refuse_rounding(stake: int, parts: int) -> None:
    """Refuse a stake that cannot be split into so many parts: many tables count whole parts and never round."""
    if stake % parts:
        raise OptionError("environment-stake-not-multiple", stake=brief(stake), parts=parts)


def read_rounds(rounds: Any) -> int:
    number = whole_number(rounds)
    if number is None or not 0 < number <= ROUNDS_MOST:
        raise OptionError("environment-rounds", most=ROUNDS_MOST, given=brief(rounds))
    return number


def read_num_envs(num_envs: Any) -> int:
    number = whole_number(num_envs)
    if number is None or not 0 < number <= TABLES_MOST:
        raise OptionError("environment-num-envs", most=TABLES_MOST, given=brief(num_envs))
    return number


def read_on_unlawful(on_unlawful: str) -> Unlawful:
    for each in UNLAWFUL:
        if isinstance(on_unlawful, str) and on_unlawful == each:
            return each
    raise OptionError("environment-on-unlawful", given=brief(on_unlawful), known=Listed(*UNLAWFUL, last="list-or"))


def read_render_mode(mode: str | None, metadata: Mapping[str, Any]) -> str | None:
    if mode is not None and not (isinstance(mode, str) and mode in metadata["render_modes"]):
        known = Listed(*metadata["render_modes"], last="list-or", by="list-or")
        raise OptionError("environment-render-mode", given=brief(mode), known=known)
    return mode


def read_penalty(penalty: Any) -> float:
    if isinstance(penalty, bool) or not isinstance(penalty, Real) or not isfinite(penalty) or penalty < 0:
        raise OptionError("environment-penalty", given=brief(penalty))
    return float(penalty)


def read_final(final: Any) -> bool:
    if not isinstance(final, bool):
        raise OptionError("environment-final", given=brief(final))
    return final


def refuse_at_many_tables(on_unlawful: str, render_mode: str | None) -> None:
    if read_on_unlawful(on_unlawful) == "raise":
        raise OptionError("environment-raise-at-many-tables")
    if render_mode is not None:
        raise OptionError("environment-render-at-many-tables", given=brief(render_mode))


def refuse_for_several(chosen: Mapping[str, Any]) -> None:
    for name in ("on_unlawful", "penalty"):
        if name in chosen:
            raise OptionError("environment-always-raised", name=name)


# Arguments of reset and step.


def whole_number(value: Any) -> int | None:
    """An integer of Python, numpy or the like; None for anything else, such as 1.0, "1" or True."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def read_seed(seed: Any) -> int | None:
    if seed is None:
        return None
    number = whole_number(seed)
    if number is None or number < 0:
        raise OptionError("environment-seed", given=brief(seed))
    return number


def read_shared_seed(seed: Any) -> int | None:
    if isinstance(seed, list | tuple) or (isinstance(seed, np.ndarray) and seed.ndim):
        raise OptionError("environment-seed-for-each")
    return read_seed(seed)


def read_shown(options: Any, *, others: bool = False) -> tuple[Any, ...]:
    """What chance shows first, from the options of a reset; `others`: whether it may have further options."""
    asked = dict(read_names("reset", options))
    named = asked.pop("shown", ())
    named = to_json(named)
    if asked and not others:
        raise OptionError("environment-reset-takes-no", name=repr(next(iter(asked))))
    if not isinstance(named, Sequence) or isinstance(named, str | bytes):
        raise OptionError("environment-shown", given=brief(named))
    return tuple(named)


def to_json(value: Any) -> Any:
    """Plain Python values in place of numpy's, which do not compare to a single truth value."""
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    if isinstance(value, Mapping):
        return {name: to_json(each) for name, each in value.items()}
    return type(value)(map(to_json, value)) if type(value) in (list, tuple) else value


def read_action(action: Any, actions: int) -> int:
    """The number of an action, or NO_ACTION if there is none of that number. Anything but an integer is an error."""
    number = whole_number(action)
    if number is None:
        raise not_an_action(action, actions)
    return number if 0 <= number < actions else NO_ACTION


def read_actions(chosen: Any, tables: int, actions: int) -> NDArray[np.int64]:
    """The same for many tables at once."""
    if isinstance(chosen, list | tuple):  # numpy would turn True into 1
        for each in chosen:
            if isinstance(each, bool | np.bool_):
                raise not_an_action(each, actions)
    try:
        given = np.asarray(chosen)
    except (TypeError, ValueError):
        raise not_an_action(chosen, actions) from None
    if given.shape != (tables,):
        raise OptionError("environment-actions-not-for-each", tables=tables, shape=str(given.shape))
    if given.dtype.kind == "O":
        return np.array([read_action(each, actions) for each in given], np.int64)
    if given.dtype.kind not in "iu":
        raise not_an_action(given.tolist()[0], actions)
    found = given.astype(np.int64, order="C")
    found[(given < 0) | (given >= actions)] = NO_ACTION
    return found


def not_an_action(action: Any, actions: int) -> OptionError:
    return OptionError("environment-no-action", given=brief(action), most=actions - 1)


def brief(value: Any) -> str:
    """A value as one short line."""
    return shown(value.item() if isinstance(value, np.generic) else value)
