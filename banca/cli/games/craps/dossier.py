"""The dossier: the application for a new bet or a different prize of craps (53/2010, article 7)."""

from argparse import Namespace

from banca.cli.documents import refuse_files, save, today
from banca.cli.screen import print_json, progress, put, screen, setting_of, table
from banca.cli.words import word
from banca.exact import BetOdds, decimal
from banca.law import Language, OptionError, language
from banca.play.fields import NAME
from banca.report.craps.bet_file import read_file
from banca.report.craps.document import document, notice
from banca.report.craps.dossier import Dossier, dossier, to_json

FIGURES = ("on", "pays", "win", "push", "lose", "edge", "in_percent", "sd", "per_roll", "rolls", "z")


def run(args: Namespace) -> int:
    lang = language(args.lang)
    if args.house is not None and not NAME.accepts(args.house):
        raise OptionError(f"--house is {NAME.meaning}, not {args.house[:60]!r}")
    wanted = refuse_files(args)
    file = read_file(args.file)
    _, setting = setting_of(args)
    with progress(file.bet.slug, lang) as report_progress:
        made = dossier(file, setting.options, args.house, args.proof_rounds, args.seed, report_progress)
    if args.output == "json":
        print_json(to_json(made))
    elif not wanted:
        show(made, lang)
    save(args, lang, lambda: document(made, lang, today()))
    return 0


def show(made: Dossier, lang: Language) -> None:
    console = screen()
    console.print(document(made, lang, today()).title, style="bold", markup=False)
    for line in notice(made, lang):
        console.print(f"  {line}", markup=False)
    rows = [figures(made, row) for row in made.rows]
    put(console, table(FIGURES, rows, right=" ".join(FIGURES[1:]), lang=lang, skip_empty=True))
    for law in made.before:
        fields = {"pays": " ".join(law.pays), "edge": law.edge, "percent": decimal(law.edge * 100, 4)}
        numbers = ", ".join(str(selection) for _, selection in law.places if selection is not None)
        line = word(lang, "dossier.law", **fields)
        console.print(f"  {numbers}: {line}" if numbers else f"  {line}", markup=False)
    console.print(word(lang, "dossier.how"), style="dim")


def figures(made: Dossier, row: BetOdds) -> tuple[str, ...]:
    proof = [f"{trial.z:+.2f}" for trial in made.proof if trial.row is row]
    return (
        ", ".join(str(selection) for _, selection in row.places if selection is not None),
        " ".join(row.pays),
        str(row.win),
        str(row.push),
        str(row.lose),
        str(row.edge),
        f"{decimal(row.edge * 100, 4)} %",
        str(round(row.sd, 4)),
        f"{decimal(row.besides['edge_per_roll'] * 100, 4)} %",
        str(decimal(row.besides["rolls"], 3)),
        *(proof or [""]),
    )
