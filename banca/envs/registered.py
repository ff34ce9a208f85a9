"""The names by which the environments are made."""

from collections.abc import Mapping

import gymnasium

HOME = "banca.envs.environments"
ENVIRONMENTS: Mapping[str, str] = {
    "banca/Blackjack-v0": "BlackjackEnv",
    "banca/StudPoker-v0": "StudPokerEnv",
    "banca/Baccarat-v0": "BaccaratEnv",
    "banca/Craps-v0": "CrapsEnv",
    "banca/Roulette-v0": "RouletteEnv",
    "banca/Cussec-v0": "CussecEnv",
    "banca/FishPrawnCrab-v0": "FishPrawnCrabEnv",
    "banca/FanTan-v0": "FanTanEnv",
    "banca/PaiKau-v0": "PaiKauEnv",
}
MANY_TABLES: Mapping[str, str] = {
    "banca/Blackjack-v0": "banca.envs.blackjack.vector:BlackjackTables",
    "banca/StudPoker-v0": "banca.envs.stud_poker.vector:StudPokerTables",
    "banca/Baccarat-v0": "banca.envs.bets.vector:BaccaratTables",
    "banca/Craps-v0": "banca.envs.craps.vector:CrapsTables",
    "banca/Roulette-v0": "banca.envs.bets.vector:RouletteTables",
    "banca/Cussec-v0": "banca.envs.bets.vector:CussecTables",
    "banca/FishPrawnCrab-v0": "banca.envs.bets.vector:FishPrawnCrabTables",
    "banca/FanTan-v0": "banca.envs.bets.vector:FanTanTables",
    "banca/PaiKau-v0": "banca.envs.pai_kau.vector:PaiKauTables",
}


def register() -> None:
    """Once is enough: a name that is known is left as it is."""
    for name, kind in ENVIRONMENTS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{HOME}:{kind}", vector_entry_point=MANY_TABLES.get(name))
