"""Pai kau (牌九), Portaria 96/85/M."""

from banca.games.pai_kau.round import PaiKau

GAME = PaiKau()
