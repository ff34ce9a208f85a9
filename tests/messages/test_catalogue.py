"""The catalogue of messages: whole in every language, used, asked for rightly, and read as Fluent reads it."""

import ast
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import banca
import build_data
from banca.law import EDITIONS
from banca.messages import FOLDERS, LANGUAGES, Language, MessageError, has_message, message, message_ids
from tests.messages.sources import SOURCES, by_file, by_reference, compiled, samples, variables

OTHERS: tuple[Language, ...] = LANGUAGES[1:]
ROOT = Path(banca.__file__).parent
DOCUMENTATION = ROOT.parent / "docs"  # whose pages of the law speak three languages too
LAW = tuple(f"{edition}-" for edition in sorted({*EDITIONS, "common"}))


def shared(messages: Mapping[str, Any]) -> set[str]:
    return {name for name in messages if not name.startswith(LAW)}


def expected() -> dict[str, frozenset[str]]:
    """The ids and variables that a language must have: those of English."""
    english = compiled("en")
    return {name: variables(english, name) for name in english if not name.startswith("-")}


# The same in every language.


@pytest.mark.parametrize("lang", OTHERS)
def test_ids_and_attributes_are_those_of_english(lang: Language) -> None:
    here = {name for name in compiled(lang) if not name.startswith("-")}
    assert here == set(expected())


@pytest.mark.parametrize("lang", OTHERS)
def test_variables_are_those_of_english(lang: Language) -> None:
    here = compiled(lang)
    assert {name: variables(here, name) for name in expected()} == expected()


@pytest.mark.parametrize("lang", OTHERS)
def test_files_and_their_order_are_those_of_english(lang: Language) -> None:
    english, here = by_file("en"), by_file(lang)
    assert set(english) == set(here)
    for name, text in here.items():
        assert ids_in(text) == ids_in(english[name]), name


def ids_in(text: str) -> list[str]:
    return re.findall(r"^([a-zA-Z][\w-]*|    \.[\w-]+) *=", text, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_say_what_they_are_for(lang: Language) -> None:
    for name, text in by_file(lang).items():
        assert re.match(r"### [A-Z].*\.\n", text), name
        assert "\t" not in text
        assert not re.search(r" $", text, re.MULTILINE), name
        assert not re.search(r"\((s|es|as|os)\)", text), f"{name}: a plural is a selector"


def texts(pattern: Any) -> Iterator[str]:
    """The texts of a compiled message, in all its variants."""
    match pattern:
        case str():
            yield pattern
        case list():
            for part in pattern:
                match part:
                    case str():
                        yield part
                    case ["select", _, variants, _]:
                        for variant in variants.values():
                            yield from texts(variant)


def words_of(lang: Language, name: str) -> str:
    """A message without what is quoted, what is typed and marks for the screen."""
    text = " ".join(texts(compiled(lang)[name]))
    return re.sub(r"«[^»]*»|“[^”]*”|「[^」]*」|\"[^\"]*\"|\[/?\w+\]|[A-Za-z0-9]+(-[A-Za-z0-9]+)+|--\w+", "", text)


def test_chinese_is_written_in_chinese() -> None:
    said = {name for name in compiled("en") if re.search(r"[A-Za-z]{2}", words_of("en", name))}
    said = {name for name in said if not name.endswith(("-typed", "-also"))}  # what is typed
    assert {name for name in said if not re.search(r"[一-鿿]", words_of("zh", name))} == NO_WORDS_IN_CHINESE


# The English says "on", "pays", "the bet" or "art."; here the order of the words does, or the name of a bet in
# quotation marks. The puck of craps says ON and OFF everywhere.
NO_WORDS_IN_CHINESE = {"cite-next-article", "dossier-line", "play-lies-on", "settle-standing-stake"}
NO_WORDS_IN_CHINESE |= {"blackjack-page-insurance-pays", "craps-page-on", "craps-page-off"}
NO_WORDS_IN_CHINESE |= {f"stud-poker-61-2004-art5-{item}" for item in (1, 2, 3)}


def test_portuguese_is_no_english() -> None:
    words = re.compile(r"\b(the|of|and|with|is|are)\b")
    assert {name for name in compiled("pt") if words.search(words_of("pt", name))} == set()


# Asked for, and as it wants to be asked.


def test_no_message_is_unused() -> None:
    literals, made = ids_in_code()
    on_the_page, made_there = ids_on_the_page()
    literals, made = literals | on_the_page, made | made_there
    norms = {f"refusal-{name.replace('_', '-')}" for name in literals if "_" in name}
    known = {name for name in shared(compiled("en")) if not name.startswith("-")}
    unused = {
        name
        for name in known - literals
        if not any(re.fullmatch(pattern, name) for pattern in made)
        if not any(name == norm or name.startswith(f"{norm}-") for norm in norms)
    }
    assert unused == referred_to(unused)


def referred_to(names: set[str]) -> set[str]:
    """Those that other messages refer to."""
    return {name for name in names if any(f'["message", "{name}"]' in repr(p).replace("'", '"') for p in PATTERNS)}


PATTERNS = list(compiled("en").values())


def test_no_message_is_asked_for_that_is_missing() -> None:
    missing = [f"{path}: {name}" for path, name, _ in calls() if name not in compiled("en")]
    assert missing == []


def test_every_message_gets_its_parameters() -> None:
    wrong = [
        f"{path}: {name} wants {sorted(variables(compiled('en'), name))}, not {sorted(given)}"
        for path, name, given in calls()
        if given is not None and given != variables(compiled("en"), name)
    ]
    assert wrong == []


def code() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted([*ROOT.rglob("*.py"), *DOCUMENTATION.rglob("*.py")]):
        yield path.relative_to(ROOT.parent).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def calls() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Each call with a literal id: where, the id, and the names of its parameters, where all are named there."""
    for path, tree in code():
        for node in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            named = {keyword.arg for keyword in node.keywords} - {"untimely"}
            for name in ids_in_call(getattr(node.func, "attr", getattr(node.func, "id", "")), node.args):
                yield f"{path}:{node.lineno}", name, None if None in named else frozenset(map(str, named))


ERRORS = {"BancaError", "LawError", "NotInForce", "OptionError", "RecordError", "Omitted", "TornRecord"}
ERRORS |= {"Silence", "Conflict"}


def ids_in_call(function: str, arguments: list[ast.expr]) -> Iterator[str]:
    """The ids in a call of `message`, `Message`, `refuse` or an error, as far as they are written there."""
    if function in ("message", "Message") or function in ERRORS:
        names = (name for each in arguments[: 1 + (function == "message")] for name in literals_in(each))
        yield from (name for name in names if " " not in name)  # else a sentence that is not in the catalogue yet
    elif function == "refuse":
        match [each for each in arguments if not isinstance(each, ast.Starred)]:
            case [ast.Constant(value=str(norm)), _]:
                yield f"refusal-{norm.replace('_', '-')}"
            case [ast.Constant(value=str(norm)), _, case]:
                yield from (f"refusal-{norm.replace('_', '-')}-{each}" for each in literals_in(case))


def literals_in(node: ast.expr) -> Iterator[str]:
    """The ids that an argument may be: a text, or the two sides of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in LANGUAGES:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals_in(node.body)
        yield from literals_in(node.orelse)


def ids_in_code() -> tuple[set[str], set[str]]:
    """The texts in code that may be ids, and patterns of the ids that code puts together: f"value-{name}"."""
    literals, patterns = {name for _, name, _ in calls()}, set()
    for _, tree in code():
        parts = [node.values for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        inside = {id(each) for values in parts for each in values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                literals.add(node.value)
        for values in parts:
            fixed = [str(each.value) for each in values if isinstance(each, ast.Constant)]
            if fixed and all(re.fullmatch(r"-?[a-z]+(-[a-z]+)*-?", each) and "-" in each for each in fixed):
                patterns.add("".join(str(each.value) if isinstance(each, ast.Constant) else ".+" for each in values))
    return literals, patterns | {f"{each}.+" for each in literals if re.fullmatch(r"[a-z]+(-[a-z]+)*-", each)}


WEB = ROOT.parent / "web" / "src"


def page_sources() -> str:
    files = [path for kind in ("*.svelte", "*.ts") for path in sorted(WEB.rglob(kind))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not path.name.endswith(".test.ts"))


def ids_on_the_page() -> tuple[set[str], set[str]]:
    """The same for the page: texts that may be ids, and patterns of those that are put together: `state-${phase}`."""
    source = page_sources()
    made = re.findall(r"`([a-z][a-z-]*-)\$\{[^`]*?\}((?:-[a-z-]+)?)`", source)
    return set(re.findall(r"""["']([a-z][\w-]*)["']""", source)), {f"{head}.+{tail}" for head, tail in made}


def test_the_page_asks_for_no_message_that_is_missing() -> None:
    asked = set(re.findall(r"""\bt\(\s*["']([\w-]+)["']""", page_sources()))
    assert len(asked) > 50
    assert asked - set(compiled("en")) == set()


# As Fluent reads it.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_fluent_reads_it(lang: Language) -> None:
    messages = compiled(lang)
    for name in (name for name in messages if not name.startswith("-")):
        for parameters in samples(messages, name):
            theirs = by_reference(lang, name, parameters)
            assert message(lang, name, **parameters).replace(" %", "%") == theirs.replace(" %", "%"), (name, parameters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_compiled_messages_are_current(lang: Language) -> None:
    for name, pattern in compiled(lang).items():
        if not name.startswith("-") and isinstance(pattern, str):
            assert message(lang, name) == pattern, f"{name}: run python build_data.py"
    assert {*message_ids()} == shared(compiled("en"))


def test_a_missing_message_is_one_clear_line() -> None:
    for name in ("no-such-message", "cussec-57-2004-no-such-clause"):
        assert not has_message(name)
        with pytest.raises(MessageError, match=f"^there is no message {name}$"):
            message("pt", name)


# The checks can fail.


def planted(tmp_path: Path, lang: Language, text: str) -> Path:
    for each, folder in FOLDERS.items():
        (tmp_path / folder).mkdir()
        source = text if each == lang else "good = { $count } things\n"
        (tmp_path / folder / "planted.ftl").write_text(source, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("lang", OTHERS)
def test_a_planted_difference_is_seen(tmp_path: Path, lang: Language) -> None:
    folder = planted(tmp_path, lang, "good = { $n } things\nextra = more\n")
    english, here = compiled("en", folder), compiled(lang, folder)
    assert set(here) - set(english) == {"extra"}
    assert variables(here, "good") != variables(english, "good")
    assert ids_in(by_file(lang, folder)["planted.ftl"]) != ids_in(by_file("en", folder)["planted.ftl"])


def test_calls_are_found_in_code(monkeypatch: pytest.MonkeyPatch) -> None:
    source = 'message(lang, "one" if x else "two", n=1)\nself.message("three", **facts)\nmessage(lang, f"act-{name}")'
    monkeypatch.setattr("tests.messages.test_catalogue.code", lambda: iter([("x.py", ast.parse(source))]))
    assert {(name, given) for _, name, given in calls()} == {
        ("one", frozenset({"n"})),
        ("two", frozenset({"n"})),
        ("three", None),
    }
    assert ids_in_code()[1] == {"act-.+"}


def test_sources_are_where_they_are_looked_for() -> None:
    assert {path.name for path in SOURCES.iterdir() if path.is_dir()} >= set(FOLDERS.values())
    assert len(compiled("en")) > 1000


def test_a_folder_is_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("fr", "en", "compiled"):
        (tmp_path / folder).mkdir()
    for folder in ("fr", "en"):
        (tmp_path / folder / "common.ftl").write_text("### A subject.\n\nhello = bonjour\n", encoding="utf-8")
    monkeypatch.setattr(build_data, "MESSAGES", tmp_path)
    assert build_data.languages() == ("en", "fr")
    assert json.loads(build_data.compiled_locales())["fr"]["decimal"] == ","
