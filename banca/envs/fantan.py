"""Fan-tan is a game of one draw whose environment is spelt with two capitals."""

from banca.envs.one_draw import PLAY, TABLES

NAME = "FanTan"

__all__ = ["NAME", "PLAY", "TABLES"]
