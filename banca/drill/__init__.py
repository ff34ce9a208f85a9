"""Drills for those who learn to run a table: questions made from the rules, never from a list.

A `Deck` gives question after question about one table; the same seed gives a class the same questions. Each answer is
marked with the clauses that decide it, and what a trainee gets wrong comes back more often.
"""

from banca.drill.deck import Deck
from banca.drill.question import Kind, Question
from banca.drill.sheet import Marked, Sheet

__all__ = ["Deck", "Kind", "Marked", "Question", "Sheet"]
