"""banca play: a table in the terminal."""

from argparse import Namespace
from contextlib import ExitStack, suppress
from dataclasses import replace

from banca.cli.play.session import TableSession
from banca.cli.screen import minor_units, screen, setting_of
from banca.cli.terminal import terminal_of
from banca.law import OptionError, language, read_parameter
from banca.material.chance import Entropy, Seeded, Source
from banca.money import Limits
from banca.play.record_file import AnnouncementFile, RecordFile
from banca.play.setting import Setting
from banca.table import Table


def with_examples(setting: Setting) -> Setting:
    """What a house might post, if nothing is posted: so that there is a jackpot to bet on."""
    if setting.parameters:
        return setting
    law, least = setting.edition, setting.limits.minimum
    fixed = {n: p.example for n, p in law.parameters.items() if p.example is not None}
    fixed |= {n: times * least for n, times in terminal_of(law.game).examples_by_minimum.items() if n in fixed}
    return replace(setting, parameters={n: read_parameter(law, n, example) for n, example in fixed.items()})


def run(args: Namespace) -> int:
    limits = Limits(minor_units(args.minimum), minor_units(args.maximum), minor_units(args.unit))
    if args.typed and args.seed:
        raise OptionError("--typed and --seed do not go together: results are typed in, or come from a seed")
    game, setting = setting_of(args, limits=limits, currency=args.currency)
    setting = with_examples(setting)
    source: Source | None = None if args.typed else Seeded(args.seed) if args.seed else Entropy()
    with suppress(ImportError):
        import readline  # noqa: F401 - its import is all that input() needs for editing and recall
    chips, lang = minor_units(args.chips), language(args.lang)
    # What cannot be written to is better known now than after the first round.
    with ExitStack() as files:
        record_to = files.enter_context(RecordFile(args.record)) if args.record else None
        announce_to = files.enter_context(AnnouncementFile(args.commitments)) if args.commitments else None
        table_ = Table(game, setting, source, publish=announce_to.append if announce_to else lambda _: None)
        try:
            TableSession(table_, chips, screen(), lang, record_to).run()
        finally:
            table_.close()
    return 0
