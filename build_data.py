"""Compile the law (YAML) and the messages (Fluent), which people edit, to JSON, which loads in milliseconds.

Installing runs this; so does `python build_data.py`, after an edit.
"""

import importlib.util
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml
from babel import Locale
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
EDITIONS = ROOT / "banca" / "law" / "editions"
MESSAGES = ROOT / "banca" / "messages"
# The CLDR locale of each language, and where the project's style guide differs.
STYLE: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "en": ("en_GB", {"percent": "{0} %"}),
    "pt": ("pt_MO", {"grouped_from": 5, "months": str.capitalize}),
    "zh-Hant": ("zh_Hant_MO", {"odds": "{stake}賠{prize}", "chinese_numerals": True}),
}


def languages() -> tuple[str, ...]:
    """The folders of messages, English first: a language exists if its folder does."""
    found = {path.parent.name for path in MESSAGES.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda folder: (folder != "en", folder)))


def compiled(source: Path) -> str:
    """Compile one edition of the law."""
    law = yaml.load(source.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return _compact(law)


def compiled_messages(folder: Path) -> dict[str, str]:
    """Compile the messages of one language, by the name of the resulting file."""
    spec = importlib.util.spec_from_file_location("compiler", ROOT / "banca" / "messages" / "compiler.py")
    if spec is None or spec.loader is None:
        raise FileNotFoundError("banca/messages/compiler.py")
    compiler = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(compiler)
    return {f"{part}.json": _compact(messages) for part, messages in compiler.compile_folder(folder).items()}


def compiled_locales() -> str:
    """The CLDR data of the languages: number formats, months, dates, plural rules."""
    return _compact({language: _locale(*STYLE.get(language, (language, {}))) for language in languages()})


def _locale(name: str, style: Mapping[str, Any]) -> dict[str, Any]:
    known = Locale.parse(name.replace("-", "_"))
    symbols = known.number_symbols["latn"]
    months = known.months["format"]["wide"]
    return {
        "decimal": symbols["decimal"],
        "group": symbols["group"],
        "grouped_from": style.get("grouped_from", 4),
        "percent": style.get("percent", known.percent_formats[None].pattern.replace("#,##0", "{0}")),
        "odds": style.get("odds", "{prize}:{stake}"),
        "date": known.date_formats["long"].format.replace("%(d)s", "{day}")
        .replace("%(MMMM)s", "{month}").replace("%(M)s", "{number}").replace("%(y)s", "{year}"),
        "months": [style.get("months", str)(months[n]) for n in range(1, 13)],
        "chinese_numerals": style.get("chinese_numerals", False),
        "plurals": known.plural_form.abstract,
    }  # fmt: skip


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str) + "\n"


def compile_all() -> None:
    for source in sorted(EDITIONS.glob("*.yaml")):
        source.with_suffix(".json").write_text(compiled(source), encoding="utf-8")
    texts = {
        MESSAGES / "compiled" / language / name: text
        for language in languages()
        for name, text in compiled_messages(MESSAGES / language).items()
    } | {MESSAGES / "compiled" / "locales.json": compiled_locales()}
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in {*(MESSAGES / "compiled").rglob("*.json")} - {*texts}:
        path.unlink()


class DataBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        compile_all()


if __name__ == "__main__":
    compile_all()
