from tests.games.every_language import every_language_fixture

said = every_language_fixture("stud-poker-61-2004")
