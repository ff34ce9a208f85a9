"""Stud poker (聯獎撲克), External Regulatory Dispatch 61/2004."""

from banca.games.stud_poker.round import StudPoker

GAME = StudPoker()
