from tests.games.craps.plays import EDITION
from tests.games.every_language import every_language_fixture

said = every_language_fixture(EDITION)
