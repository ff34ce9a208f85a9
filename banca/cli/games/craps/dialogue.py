"""Your dialogue at a table of craps: “odds 100” goes to the bet that may have odds now."""

import re

from banca.cli.play.dialogue import Dialogue
from banca.games.craps.bets import ODDS_ON, ON_THE_LINE


class CrapsDialogue(Dialogue):
    def bet_on_odds(self, rest: str) -> str | None:
        """Odds on a number go to the bet that stands on it; others to a bet on the line."""
        read = re.fullmatch(r"(?:(?:on )?([0-9]+) )?([0-9.,]+|all)", rest.strip())
        if read is None:
            return None
        number, amount = read[1], read[2]
        odds_on = {bet: odds for odds, bet in ODDS_ON.items()}
        own = [stake.position for stake in self.session.stakes() if stake.position.bet in odds_on]
        if number is None:
            own = [at for at in own if at.bet in ON_THE_LINE] or own
        else:
            own = [at for at in own if str(at.selection) == number and at.bet not in ON_THE_LINE]
        if not own:
            raise self.complaint("craps-odds-go-with-a-bet")
        at = own[0]
        on = "" if at.bet in ON_THE_LINE else f" {at.selection}"
        return f"{odds_on[at.bet]}{on} {amount}"
