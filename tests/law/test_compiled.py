"""The data that is loaded is what the YAML says now."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from banca.law import EDITIONS

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "banca" / "law" / "editions"


@pytest.fixture(scope="module")
def build_data() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_data", ROOT / "build_data.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", [*EDITIONS, "common"])
def test_the_compiled_law_is_current(name: str, build_data: ModuleType) -> None:
    assert (DATA / f"{name}.json").read_text(encoding="utf-8") == build_data.compiled(DATA / f"{name}.yaml")


def test_no_edition_lies_there_unread() -> None:
    assert {path.stem for path in DATA.glob("*.yaml")} == {*EDITIONS, "common"}
    assert {path.stem for path in DATA.glob("*.json")} == {*EDITIONS, "common"}


def test_dates_and_chinese_survive_compiling(build_data: ModuleType, tmp_path: Path) -> None:
    source = tmp_path / "some.yaml"
    source.write_text("signed: 2004-05-12\nzh: 骰寶\nmost: null\n", encoding="utf-8")
    compiled = build_data.compiled(source)
    assert json.loads(compiled) == {"signed": "2004-05-12", "zh": "骰寶", "most": None}
    assert compiled == '{"signed":"2004-05-12","zh":"骰寶","most":null}\n'


def test_building_the_package_compiles_every_source(
    build_data: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.yaml").write_text("a: 1\n", encoding="utf-8")
    (tmp_path / "two.yaml").write_text("b: 2\n", encoding="utf-8")
    monkeypatch.setattr(build_data, "EDITIONS", tmp_path)
    monkeypatch.setattr(build_data, "MESSAGES", tmp_path / "messages")
    build_data.DataBuildHook.initialize(None, "standard", {})
    assert {path.name: json.loads(path.read_text()) for path in tmp_path.glob("*.json")} == {
        "one.json": {"a": 1},
        "two.json": {"b": 2},
    }
