"""banca play: a table in the terminal, of one's own or at a house on the network."""

from argparse import Namespace
from contextlib import ExitStack, suppress

from banca.cli.play.session import TableSession
from banca.cli.screen import minor_units, setting_of
from banca.cli.tables import screen
from banca.law import OptionError, games, language
from banca.material.chance import Entropy, Seeded, Source
from banca.messages.errors import Listed
from banca.money import Limits
from banca.play.record_file import AnnouncementFile, RecordFile
from banca.table import Table
from banca.table.examples import with_examples


def run(args: Namespace) -> int:
    if args.at:
        from banca.cli.play import at_house

        return at_house.run(args)
    for name in ("table", "person", "guest"):
        if getattr(args, name):
            raise OptionError("play-only-at", option=f"--{'as' if name == 'person' else name}")
    if args.game is None:
        raise OptionError("play-which-game", games=Listed(*games()))
    limits = Limits(minor_units(args.minimum), minor_units(args.maximum), minor_units(args.unit))
    if args.typed and args.seed:
        raise OptionError("play-typed-or-seed")
    game, setting = setting_of(args, limits=limits, currency=args.currency)
    setting = with_examples(setting)
    source: Source | None = None if args.typed else Seeded(args.seed) if args.seed else Entropy()
    with suppress(ImportError):
        import readline  # noqa: F401 - its import is all that input() needs for editing and recall
    chips, lang = minor_units(args.chips), language(args.lang)
    # Find out now, not after the first round, whether the files can be written.
    with ExitStack() as files:
        record_to = files.enter_context(RecordFile(args.record)) if args.record else None
        announce_to = files.enter_context(AnnouncementFile(args.commitments)) if args.commitments else None
        table_ = Table(game, setting, source, publish=announce_to.append if announce_to else lambda _: None)
        try:
            TableSession(table_, chips, screen(), lang, record_to, plain=args.plain).run()
        finally:
            table_.close()
    return 0
