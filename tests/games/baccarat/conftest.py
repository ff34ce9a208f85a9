from tests.games.every_language import every_language_fixture

said = every_language_fixture("baccarat-55-2004")
