"""Blackjack (二十一點), Order of the Chief Executive 141/2000 and External Regulatory Order 56/2004."""

from banca.games.blackjack.round import GAMES

__all__ = ["GAMES"]
