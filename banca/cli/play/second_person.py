"""A refusal speaks of players in the third person: at your own table it speaks to you."""

import re

from banca.cli import one_line
from banca.cli.terminal import YOU
from banca.law import BancaError, Edition, Language
from banca.messages import message

ANSWER_MOST = 4000  # characters of an answer
SECOND_PERSON = {
    r"you has": "you have",
    r"you is": "you are",
    r"you does": "you do",
    r"you (stand|sit|hold|back|decide)s": r"you \1",
    r"the (\w+) of you": r"your \1",
    r"(a|no)((?: \w+){1,2}) of you": r"\1\2 of yours",
}
BY_NAME = re.compile(rf"(?<![A-Za-z=-]){YOU}(?![A-Za-z-])")
# Portuguese joins the article of "o jogador" to a preposition before it: "de you" becomes "do jogador".
CONTRACTED = {"a o": "ao", "de o": "do", "em o": "no", "por o": "pelo"}


def refusal_text(error: BancaError, lang: Language = "en", edition: Edition | None = None) -> str:
    """A refusal, addressed to the player."""
    text = one_line(error.said_in(lang, edition), ANSWER_MOST)
    if lang != "en":
        player = message(lang, "play-the-player")
        text = BY_NAME.sub(player, text)
        for apart, together in CONTRACTED.items():
            text = re.sub(rf"\b{apart}(?= {player.removeprefix('o ')}\b)", together, text)
        return text
    for third_person, second_person in SECOND_PERSON.items():
        text = re.sub(rf"\b{third_person}\b", second_person, text)
    return text
