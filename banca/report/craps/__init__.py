"""The dossier for a new bet or a different prize at craps (53/2010, article 7)."""

from typing import Any

from banca.law import Language


def figures(text: str, lang: Language) -> dict[str, Any]:
    """The mathematics of a bet from its description, under the first alternative of each option."""
    from banca.games.craps.new_bets import EDITION  # noqa: PLC0415 - modules of this package are imported one by one
    from banca.law import edition, option_set  # noqa: PLC0415
    from banca.report.craps.bet_file import read_text  # noqa: PLC0415
    from banca.report.craps.document import document  # noqa: PLC0415
    from banca.report.craps.dossier import dossier, to_json  # noqa: PLC0415
    from banca.report.html import to_html  # noqa: PLC0415

    made = dossier(read_text(text, ""), option_set(edition(EDITION)), rounds=0)
    return {"figures": to_json(made, lang), "html": to_html(document(made, lang))}
