"""banca play: a table in the terminal."""

from argparse import Namespace
from contextlib import ExitStack, suppress
from dataclasses import replace

from banca import extensions
from banca.cli.screen import minor_units, screen, setting_of
from banca.law import OptionError, language, read_parameter
from banca.material.chance import Entropy, Seeded, Source
from banca.money import Limits
from banca.play.record_file import AnnouncementFile, RecordFile
from banca.play.setting import Setting
from banca.table import Table

# What a house would hardly fix without a look at the stakes of the table: so many times the least of them.
BY_THE_MINIMUM = {"house-capital": 20}


def with_examples(setting: Setting) -> Setting:
    """Where nothing is posted at the table, what a house might post: so that there is a jackpot to bet on."""
    if setting.parameters:
        return setting
    law, least = setting.edition, setting.limits.minimum
    fixed = {n: p.example for n, p in law.parameters.items() if p.example is not None}
    fixed |= {n: times * least for n, times in BY_THE_MINIMUM.items() if n in fixed}
    return replace(setting, parameters={n: read_parameter(law, n, example) for n, example in fixed.items()})


def run(given: Namespace) -> int:
    limits = Limits(minor_units(given.minimum), minor_units(given.maximum), minor_units(given.unit))
    if given.typed and given.seed:
        raise OptionError("--typed and --seed do not go together: results are typed in, or come from a seed")
    game, setting = setting_of(given, limits=limits, currency=given.currency)
    setting = with_examples(setting)
    source: Source | None = None if given.typed else Seeded(given.seed) if given.seed else Entropy()
    with suppress(ImportError):
        import readline  # noqa: F401 - its import is all that input() needs for editing and recall
    from banca.cli.play.seat import Seat  # boards and seats know this package

    own = extensions.module("cli.play", game.edition.game)  # of a game at whose tables more is said than at any other
    seat: type[Seat] = own.SEAT if own else Seat
    chips, lang = minor_units(given.chips), language(given.lang)
    # What cannot be written to is better known now than after the first round.
    with ExitStack() as files:
        record_to = files.enter_context(RecordFile(given.record)) if given.record else None
        announce_to = files.enter_context(AnnouncementFile(given.commitments)) if given.commitments else None
        table_ = Table(game, setting, source, publish=announce_to.append if announce_to else lambda _: None)
        try:
            seat(table_, chips, screen(), lang, record_to).sit()
        finally:
            table_.close()
    return 0
