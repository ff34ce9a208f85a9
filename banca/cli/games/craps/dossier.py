"""The dossier: the application for a new bet or a different prize of craps (53/2010, article 7)."""

from argparse import Namespace

from banca.cli.documents import refuse_files, save, today
from banca.cli.rows import prizes_text
from banca.cli.screen import print_json, progress, setting_of
from banca.cli.tables import print_table, screen, table
from banca.exact import BetOdds, decimal
from banca.law import Language, OptionError, language
from banca.messages import joined, message
from banca.play.fields import NAME
from banca.report.craps.bet_file import read_file
from banca.report.craps.document import document, notice
from banca.report.craps.dossier import Dossier, dossier, to_json

FIGURES = ("on", "pays", "win", "push", "lose", "edge", "in_percent", "sd", "per_roll", "rolls", "z")


def run(args: Namespace) -> int:
    lang = language(args.lang)
    if args.house is not None and not NAME.accepts(args.house):
        raise OptionError("dossier-house-unreadable", meaning=NAME.meaning, typed=repr(args.house[:60]))
    wanted = refuse_files(args)
    file = read_file(args.file)
    _, setting = setting_of(args)
    with progress(file.bet.slug, lang) as report_progress:
        made = dossier(file, setting.options, args.house, args.proof_rounds, args.seed, report_progress)
    if args.output == "json":
        print_json(to_json(made, lang))
    elif not wanted:
        show(made, lang)
    save(args, lang, lambda: document(made, lang, today()))
    return 0


def show(made: Dossier, lang: Language) -> None:
    console = screen()
    console.print(document(made, lang, today()).title, style="bold", markup=False)
    for line in notice(made, lang):
        console.print(f"  {line}", markup=False)
    rows = [figures(made, row, lang) for row in made.rows]
    print_table(console, table(FIGURES, rows, right=" ".join(FIGURES[1:]), lang=lang, skip_empty=True))
    for law in made.before:
        fields = {"pays": prizes_text(law, lang), "edge": law.edge, "percent": decimal(law.edge * 100, 4)}
        numbers = joined(lang, (selection for _, selection in law.places if selection is not None))
        line = message(lang, "dossier-law", **fields)
        console.print(f"  {numbers}: {line}" if numbers else f"  {line}", markup=False)
    console.print(message(lang, "dossier-how"), style="dim")


def figures(made: Dossier, row: BetOdds, lang: Language) -> tuple[str, ...]:
    proof = [f"{trial.z:+.2f}" for trial in made.proof if trial.row is row]
    return (
        joined(lang, (selection for _, selection in row.places if selection is not None)),
        prizes_text(row, lang),
        str(row.win),
        str(row.push),
        str(row.lose),
        str(row.edge),
        f"{decimal(row.edge * 100, 4)} %",
        str(round(row.sd, 4)),
        f"{decimal(row.figures['edge_per_roll'] * 100, 4)} %",
        str(decimal(row.figures["rolls"], 3)),
        *(proof or [""]),
    )
