"""What a tie does to the worth of a stake on a side: given back, or left standing for a deciding round (article 12)."""

from banca.games.baccarat.equipment import on_machine
from banca.play.setting import Setting


def stands_after_a_tie(setting: Setting) -> bool:
    return setting.options["after-tie"] != "withdraw"


def is_left_until_decided(setting: Setting) -> bool:
    """Whether every deciding round is dealt from the same cards as the first: they all went back into the machine."""
    return stands_after_a_tie(setting) and on_machine(setting)
