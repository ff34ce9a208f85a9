"""The program's own words in English, Portuguese and Chinese."""

import ast
import io
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

import banca
from banca.cli.commands.settle import UNNAMED_FIELDS
from banca.cli.names import fold_name, read_typed, shortest, spoken_names, typed_bets
from banca.exact import baccarat as exact_baccarat
from banca.exact import blackjack as exact_blackjack
from banca.exact import craps as exact_craps
from banca.exact import pai_kau as exact_pai_kau
from banca.exact import stud_poker as exact_stud_poker
from banca.exact.value import Assumption
from banca.games import game_of
from banca.games.baccarat.dealing import VOID_CAUSES as BACCARAT_CAUSES
from banca.games.baccarat.drawing import Winner
from banca.games.blackjack.irregular import CAUSES as BLACKJACK_CAUSES
from banca.games.blackjack.state import BANK, DISCARD
from banca.games.craps.throw import PROPER
from banca.games.craps.throw import VOID_CAUSES as CRAPS_CAUSES
from banca.games.pai_kau.equipment import DEALER
from banca.games.pai_kau.shaking import MANNERS
from banca.games.pai_kau.shaking import VOID_CAUSES as PAI_KAU_CAUSES
from banca.games.roulette.round import DIRECTIONS
from banca.games.roulette.round import VOID_CAUSES as ROULETTE_CAUSES
from banca.games.shaker.procedure import IRREGULAR
from banca.games.stud_poker.equipment import CROUPIER
from banca.games.stud_poker.hands import HAND_ORDER
from banca.games.stud_poker.irregular import MALFUNCTION, TWO_EXPOSED
from banca.games.stud_poker.irregular import VOID_CAUSES as STUD_POKER_CAUSES
from banca.law import EDITIONS, edition
from banca.law.options import PRESETS
from banca.messages import LANGUAGES, Language, message, message_ids
from banca.money.settlement import Result
from tests.cli.test_cli import file, say, seated
from tests.messages.sources import by_file

__all__ = ["file", "say"]  # fixtures

ROOT = Path(__file__).parents[2]
CLI = "".join(p.read_text(encoding="utf-8") for name in ("cli", "drill") for p in (ROOT / "banca" / name).rglob("*.py"))
OTHERS = ("pt", "zh")
# Functions whose dictionaries are results.
DESCRIBING = {"result", "describe", "result_to_json", "result_of", "_jackpot_to_json", "_bank_to_json"}


def keys_of_results() -> Iterator[str]:
    """Every key that a game's result may have, those of the jackpot too."""
    for path in (ROOT / "banca" / "games").rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name in DESCRIBING:
                for node in ast.walk(function):
                    keys = node.keys if isinstance(node, ast.Dict) else ()
                    stored = [node.slice] if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) else []
                    for key in (*keys, *stored):
                        if isinstance(key, ast.Constant):
                            yield str(key.value)


RESULT_KEYS = set(keys_of_results())
VALUES = {
    *get_args(Result), *get_args(Winner), CROUPIER, "folded", *(c.slug for c in HAND_ORDER),
    *BACCARAT_CAUSES, *CRAPS_CAUSES, *ROULETTE_CAUSES, *IRREGULAR, *STUD_POKER_CAUSES, TWO_EXPOSED, MALFUNCTION,
    PROPER, *DIRECTIONS, *PAI_KAU_CAUSES, *MANNERS, DEALER, "out", "no-round",
    BANK, DISCARD, *BLACKJACK_CAUSES,
}  # fmt: skip
ACT_FIELDS = {f.name for slug in EDITIONS for kind in game_of(slug).act_kinds.values() for f in fields(kind)}
ASSUMED = {str(each) for kind in Assumption.__subclasses__() for each in kind}
PLANS = [exact_baccarat, exact_blackjack, exact_craps, exact_pai_kau, exact_stud_poker]  # which declare them
# What the last part of an id is taken from, where it is no word of the sources.
COUNTS = [file for part in ("exact", "strategy") for file in Path(banca.__file__).parent.glob(f"{part}/**/*.py")]
COUNTING = "".join(file.read_text(encoding="utf-8") for file in COUNTS)
STAGES = set(re.findall(r"""\b(?:report|steps)(?:\(|, )"([a-z ]+)\"""", COUNTING))
SAID = {
    "counting": {stage.replace(" ", "-") for stage in STAGES} | {"stopped"},
    "result": {key.replace("_", "-") for key in RESULT_KEYS} | {"does-not-open"},
    "value": VALUES | {"raised"},  # a hand that nobody has seen
    "field": ACT_FIELDS - UNNAMED_FIELDS - {"stake"},
    "preset": set(PRESETS),
}


def of(kind: str) -> set[str]:
    """What is named so, apart from what is said of values, fields and presets that are wrong."""
    wrong = {name for file in ("values.ftl", "option-errors.ftl") for name in re.findall(r"(?m)^[\w-]+", ERRORS[file])}
    return {name.removeprefix(f"{kind}-") for name in message_ids(f"{kind}-") if name not in wrong}


ERRORS = by_file("en")


def test_every_heading_is_of_a_column() -> None:
    for name in of("column"):
        assert re.search(rf"""["']{name.replace("-", "[-_]")}["']""", CLI), name


def test_every_assumption_has_a_message() -> None:
    assert {f"assumes-{each.replace('_', '-')}" for each in ASSUMED} == {*message_ids("assumes-")}


@pytest.mark.parametrize("kind", SAID)
def test_whatever_a_game_may_say_has_words_and_nothing_else_has(kind: str) -> None:
    assert of(kind) == SAID[kind]


def test_results_are_found_in_all_games() -> None:
    assert {"winner", "demonstration", "boxes", "restarted", "groups_of_four", "colours", "point"} <= RESULT_KEYS


def test_hands_are_called_as_article_8_of_61_2004_calls_them() -> None:
    seen = [(message("zh", f"value-{c.slug}"), message("pt", f"value-{c.slug}")) for c in HAND_ORDER]
    assert seen[0] == ("黃袍麒麟", "naipe real")
    assert seen[3] == ("夫盧", "trio-par")
    assert seen[-1] == ("五張散牌", "cinco cartas diferentes")


def test_english_words_of_records_stay_what_they_are() -> None:
    assert all(message("en", f"value-{name}") == name for name in VALUES)
    assert all(message("en", f"result-{name.replace('_', '-')}") == name.replace("_", " ") for name in RESULT_KEYS)


# A table in another language.

BETS = {
    "baccarat": ("banker 100",),
    "blackjack": ("main 100", "any-pair 10"),
    "craps": ("pass-line 100", "field 50"),
    "cussec": ("small 100", "total 9 50"),
    "fantan": ("fan 1 100", "nim 1-2 50"),
    "fish-prawn-crab": ("figure crab 100", "small 50"),
    "pai-kau": ("seat 100", "co-bet 20 at 3"),
    "roulette": ("red 100", "straight 4 10"),
    "stud-poker": ("ante 100", "progressive-jackpot 10"),
}
DECIDED = {
    "blackjack": ("main 100", "go", "hint", "cards", "draw", "history"),
    "pai-kau": ("hint", "order", "2"),
    "stud-poker": ("raise",),
}  # what is said when the tiles or cards are there
ENGLISH = (
    "Betting is open", "You won", "You lost", "You leave with", "stake", "net", "prize", "winner",
    "options:", "Stakes from", "sealed", "croupier:", "lose", "push", "What do you do", "on the",
)  # fmt: skip


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", BETS)
def test_a_round_is_played_without_a_word_of_english(
    monkeypatch: pytest.MonkeyPatch, say: Any, game: str, lang: str
) -> None:
    lines = ("help", *BETS[game], "lying", "go", *DECIDED.get(game, ("go",)), "quit")
    text = seated(monkeypatch, say, *lines, words=("play", game, "--lang", lang))
    assert {"pt": "Sai com", "zh": "你帶走"}[lang] in text
    assert "1:1" in text or {"pt": "perde", "zh": "負"}[lang] in text
    left = [english for english in ENGLISH if re.search(rf"\b{re.escape(english)}", text)]
    assert not left


def test_every_game_that_can_be_played_is_played_here() -> None:
    assert set(BETS) == {edition(slug).game for slug in EDITIONS}


@pytest.mark.parametrize(("game", "lang", "line", "shown"), [
    ("craps", "zh", "派司拉 50", "「派司拉」 50.00"),
    ("craps", "zh", "《派司拉》 50", "「派司拉」 50.00"),
    ("craps", "en", "Hard Way 6 50", "50.00 on hard-6"),
    ("craps", "en", "Big 8 50", "50.00 on big-8"),
    ("craps", "pt", "Any 7/Big Red/Big 7 50", "50,00 em «Any 7/Big Red/Big 7»"),
    ("baccarat", "en", "Banker 100", "100.00 on banker"),
    ("baccarat", "zh", "「莊家」 100", "莊家 100.00"),
    ("baccarat", "zh", "莊家 100", "莊家 100.00"),
    ("baccarat", "pt", "aposta no grupo banqueiro (banker) 100", "100,00 em Aposta no grupo banqueiro («banker»)"),
    ("fish-prawn-crab", "zh", "三軍 蟹 100", "三軍 蟹 100.00"),
    ("fish-prawn-crab", "pt", "figure crab 100", "100,00 em Quaisquer dados com figuras caranguejo"),
    ("roulette", "pt", "cavalo 17-20 10", "10,00 em Cavalo 17-20"),
    ("stud-poker", "pt", "ante bet 100", "100,00 em Aposta inicial («ante bet»)"),
    ("cussec", "en", "small 100", "100.00 on small"),
    ("baccarat", "zh", "莊 100", "莊家 100.00"),
    ("baccarat", "zh", "閒 100", "閒家 100.00"),
    ("baccarat", "zh", "和 100", "和局 100.00"),
    ("baccarat", "pt", "banca 100", "100,00 em Aposta no grupo banqueiro («banker»)"),
    ("baccarat", "pt", "ponto 100", "100,00 em Aposta no grupo jogador («player»)"),
    ("baccarat", "en", "莊 100", "100.00 on banker"),
    ("cussec", "zh", "大 100", "大 100.00"),
    ("cussec", "zh", "單 100", "單 100.00"),
    ("cussec", "pt", "pequeno 100", "100,00 em Pequeno"),
    ("cussec", "zh", "圍 6 100", "圍骰 6 100.00"),
    ("roulette", "pt", "vermelho 100", "100,00 em Encarnado"),
    ("roulette", "zh", "黑 100", "黑 100.00"),
])  # fmt: skip
def test_a_bet_is_typed_by_its_word_or_its_name(
    monkeypatch: pytest.MonkeyPatch, say: Any, game: str, lang: str, line: str, shown: str
) -> None:
    text = seated(monkeypatch, say, line, "quit", words=("play", game, "--lang", lang))
    assert f"  {shown}\n" in text


@pytest.mark.parametrize("slug", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_players_say_stands_for_one_bet_alone(slug: str, lang: Language) -> None:
    law = edition(slug)
    words = [(fold_name(word), bet.slug) for bet in law.bets.values() for word in spoken_names(bet)]
    assert len({word for word, _ in words}) == len(words)
    named = {fold_name(bet.names.said_in(each)): bet.slug for bet in law.bets.values() for each in LANGUAGES}
    assert [word for word, bet in words if named.get(word, bet) != bet or (word in law.bets and word != bet)] == []
    typed = typed_bets(law, lang, law.bets)
    assert [(word, bet) for word, bet in words if typed[word] != bet] == []
    assert [bet for bet in law.bets if typed[shortest(law, lang, bet)] != bet] == []
    assert not {word for word, _ in words} & WORDS_OF_THE_TABLE


WORDS_OF_THE_TABLE = {
    "go",
    "help",
    "?",
    "bets",
    "lying",
    "rules",
    "history",
    "why",
    "quit",
    "do",
    "off",
    "move",
    "meet",
}


def test_a_name_that_several_bets_quote_stands_for_none() -> None:
    law = edition("craps-53-2010")
    typed = typed_bets(law, "pt", law.bets)
    assert "hard way" not in typed
    assert typed["hard way 4"] == "hard-4"
    assert typed["pass line"] == "pass-line"
    assert read_typed(law, "pt", "hard way", typed) is None


def test_bets_are_moved_and_taken_back_by_name(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("三軍 蟹 100", "move 三軍 蟹 to 三軍 魚", "back 三軍 魚 40", "move 三軍 魚 大", "move 大", "quit")
    text = seated(monkeypatch, say, *lines, words=("play", "fish-prawn-crab", "--lang", "zh"))
    assert "  三軍 魚 100.00\n  三軍 魚 60.00\n  大 60.00\n" in text
    assert "由哪一注移至哪一注？" in text


@pytest.mark.parametrize(("line", "says"), [
    ("Encarnado", "quanto em encarnado?"),
    ("amarelo 10", "aqui não existe a aposta “amarelo”"),
    ("red 5000", "tem 1\xa0000,00, não 5\xa0000,00"),
    ("red x", "“x” não é um montante"),
    ("why", "nada foi ainda liquidado"),
    ("rules 99", "que artigo?"),
    ("go on", "escreva “seguir” e mais nada"),
    ("back black", "não há nenhuma aposta do jogador em «Preto»"),
])  # fmt: skip
def test_complaints_are_made_in_the_language_spoken(
    monkeypatch: pytest.MonkeyPatch, say: Any, line: str, says: str
) -> None:
    assert says in seated(monkeypatch, say, line, "quit", words=("play", "roulette", "--lang", "pt"))


def test_a_typed_table_asks_in_the_language_spoken(monkeypatch: pytest.MonkeyPatch, say: Any) -> None:
    lines = ("ante 100", "go", "As Ks Qs Js Ts", "2c,3c,4c,5c,7d", "raise", "why 1", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
    text = say("play", "stud-poker", "--typed", "--lang", "zh")
    assert "加注或不加注" in text
    assert "莊荷持2♣ 3♣ 4♣ 5♣ 7♦（五張散牌），不開牌。各門：第1門A♠ K♠ Q♠ J♠ 10♠（黃袍麒麟）。" in text
    assert "你贏了100.00。" in text


# The other commands.


def test_settle_speaks_three_languages(say: Any, file: Any) -> None:
    path = str(ROOT / "examples" / "stud-poker-jackpot.json")
    chinese, portuguese = say("settle", path, "--lang", "zh"), say("settle", path, "--lang", "pt")
    hands = "各門：第2門9♦ 8♦ 7♦ 6♦ 5♦（同花順）；第5門不加注。"
    jackpot = "累進大獎派出85,000.70，彩池金額現為765,006.30。"
    assert f"結果：莊荷持A♠ K♣ 10♦ 7♠ 3♣（五張散牌），開牌。{hands}{jackpot}" in chinese.replace("\n", "")
    assert "淨額：ben -200.00、ana 95,090.70；場方-94,890.70" in chinese
    assert "saldo: ben -200,00, ana 95\xa0090,70; casa -94\xa0890,70" in portuguese
    assert all(heading in portuguese for heading in ("jogador", "devolvido", "prémio", "artigo", "acto"))
    assert say("settle", path, "--lang", "en") == say("settle", path)
    moved = [
        {"act": "bet", "player": "player", "bet": "small", "stake": 100},
        {"act": "move", "player": "player", "bet": "small", "to": "big"},
        {"act": "dice", "dice": [5, 6, 6]},
    ]
    text = say("settle", file({"banca": 1, "edition": "cussec-57-2004", "acts": moved}), "--lang", "zh")
    assert "player 小 大" in text  # nobody's name is translated
    assert json.loads(say("settle", path, "--json", "--lang", "zh")) == json.loads(say("settle", path, "--json"))


def test_odds_speak_three_languages(say: Any) -> None:
    text = say("odds", "baccarat", "--set", "after-tie=keep", "--seen", "Ah", "--lang", "zh")
    assert "選項：各條首列者，另和局後的投注=維持" in text
    assert "閒家及莊家：按每局計；和局時注碼保留" in text
    assert "按餘牌計算，已出A♥" in text
    assert "um de 6: peixe, camarão, …" in say("odds", "fish-prawn-crab", "--lang", "pt")


def test_simulate_speaks_three_languages(say: Any) -> None:
    words = ("simulate", "fish-prawn-crab", "--bet", "figure", "--selection", "crab", "--rounds", "100")
    assert "魚蝦蟹骰寶 · fish-prawn-crab-59-2004 · 三軍 蟹" in say(*words, "--lang", "zh")
    assert "ganhas, empatadas, perdidas" in say(*words, "--lang", "pt")
    assert "won, drawn, lost" in say(*words)
    assert "en, pt, zh" in say(*words, "--lang", "fr", code=2)
