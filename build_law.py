"""Compiles the editions from YAML, which people read and edit, to JSON, which loads in milliseconds."""

import json
from pathlib import Path
from typing import Any

import yaml
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EDITIONS = Path(__file__).parent / "banca" / "law" / "editions"


def compiled(source: Path) -> str:
    law = yaml.load(source.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return json.dumps(law, ensure_ascii=False, separators=(",", ":"), default=str) + "\n"


class LawBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the hook's signature
        for source in sorted(EDITIONS.glob("*.yaml")):
            source.with_suffix(".json").write_text(compiled(source), encoding="utf-8")
