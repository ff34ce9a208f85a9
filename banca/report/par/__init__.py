"""The PAR sheet of a game under one set of options, as a document in one language."""

from banca import __version__
from banca.law import Language
from banca.report.document import Document
from banca.report.identity import engine_digest
from banca.report.par.back import correlated, exactly, proved, read, sensitive
from banca.report.par.bets import bet_by_bet
from banca.report.par.front import identity, in_force, options_in_words, summary
from banca.report.sheet import Sheet, Telling
from banca.report.words import say

DIGEST_SHOWN = 12


def par_sheet(sheet: Sheet, lang: Language, telling: Telling = lambda says, _lang: says) -> Document:
    """The whole sheet; `telling` puts how a bet is played, which the analysis says in English, into the language."""
    law, day = sheet.law, sheet.asked.day.isoformat()
    about = (
        (say(lang, "about.edition"), f"{law.number} · {law.slug}"),
        (say(lang, "about.in_force"), in_force(law, lang)),
        (say(lang, "about.options"), options_in_words(sheet, lang)),
        (say(lang, "about.day"), day),
        (say(lang, "about.version"), f"banca {__version__}"),
        (say(lang, "about.digest"), engine_digest()),
    )
    digest = engine_digest()[:DIGEST_SHOWN]
    return Document(
        title=say(lang, "par.title", game=law.names.said_in(lang)),
        language=lang,
        subtitle=say(lang, "par.subtitle", instrument=law.instrument.said_in(lang)),
        about=about,
        foot=say(lang, "foot", version=__version__, digest=digest, edition=law.slug, day=day),
        parts=(
            *identity(sheet, lang, telling),
            *summary(sheet, lang),
            *bet_by_bet(sheet, lang, telling),
            *sensitive(sheet, lang),
            *correlated(sheet, lang),
            *proved(sheet, lang, telling),
            *read(sheet, lang),
            *exactly(sheet, lang),
        ),
    )
