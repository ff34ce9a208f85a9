"""The environments, one for each game."""

from typing import ClassVar

from banca.envs.bets import BaccaratPlay, OneDrawPlay
from banca.envs.blackjack import BlackjackPlay
from banca.envs.craps import CrapsPlay
from banca.envs.live import LiveEnv
from banca.envs.pai_kau import PaiKauPlay
from banca.envs.play import Play
from banca.envs.stud_poker import StudPokerPlay


class BlackjackEnv(LiveEnv):
    edition = "blackjack-56-2004"
    play_of: ClassVar[type[Play]] = BlackjackPlay


class StudPokerEnv(LiveEnv):
    edition = "stud-poker-61-2004"
    play_of: ClassVar[type[Play]] = StudPokerPlay


class BaccaratEnv(LiveEnv):
    edition = "baccarat-55-2004"
    play_of: ClassVar[type[Play]] = BaccaratPlay


class CrapsEnv(LiveEnv):
    edition = "craps-53-2010"
    play_of: ClassVar[type[Play]] = CrapsPlay


class RouletteEnv(LiveEnv):
    edition = "roulette-60-2004"
    play_of: ClassVar[type[Play]] = OneDrawPlay


class CussecEnv(LiveEnv):
    edition = "cussec-57-2004"
    play_of: ClassVar[type[Play]] = OneDrawPlay


class FishPrawnCrabEnv(LiveEnv):
    edition = "fish-prawn-crab-59-2004"
    play_of: ClassVar[type[Play]] = OneDrawPlay


class FanTanEnv(LiveEnv):
    edition = "fantan-58-2004"
    play_of: ClassVar[type[Play]] = OneDrawPlay


class PaiKauEnv(LiveEnv):
    edition = "paikau-96-85-M"
    play_of: ClassVar[type[Play]] = PaiKauPlay
