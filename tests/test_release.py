"""The archives are the same whoever builds them, hold what they must, and what `make release-check` says is true."""

import shutil
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from release import checks
from release.build import ROOT, build, names_in


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The files that say what is released, to change."""
    (tmp_path / "banca").mkdir()
    for name in ("pyproject.toml", "CITATION.cff", "CHANGELOG.md", "requirements.lock", "banca/__init__.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_archives_are_built_twice_with_the_same_bytes(tmp_path: Path) -> None:
    assert list(checks.archives(ROOT, tmp_path, "1735689600")) == []
    wheel, sdist = (names_in(next((tmp_path / "first").glob(kind))) for kind in ("*.whl", "*.tar.gz"))
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "examples").rglob("*.json*")} <= sdist
    assert not any("__pycache__" in name or ".venv" in name for name in wheel | sdist)


def test_versions_agree_and_the_lock_is_whole() -> None:
    assert [*checks.versions(ROOT), *checks.lock(ROOT)] == []


def test_another_version_is_found(project: Path) -> None:
    code = project / "banca" / "__init__.py"
    code.write_text(code.read_text(encoding="utf-8").replace("0.1.0", "0.1.1"), encoding="utf-8")
    (project / "CITATION.cff").write_text("version: 0.0.9\n", encoding="utf-8")
    (project / "CHANGELOG.md").write_text("# Changelog\n", encoding="utf-8")
    assert len(list(checks.versions(project))) == 3


def test_a_release_has_its_day(project: Path) -> None:
    assert len(list(checks.is_dated(project))) == 2
    (project / "CITATION.cff").write_text("date-released: 2027-01-31\n", encoding="utf-8")
    (project / "CHANGELOG.md").write_text("## 0.1.0 (2027-01-31)\n", encoding="utf-8")
    assert list(checks.is_dated(project)) == []


def test_a_lock_with_a_gap_or_an_address_is_found(project: Path) -> None:
    lock = project / "requirements.lock"
    lock.write_text(
        lock.read_text(encoding="utf-8").replace("\nrich==", "\nrichness==") + "# https://x\n", encoding="utf-8"
    )
    assert list(checks.lock(project)) == [
        "requirements.lock names an address",
        "requirements.lock does not pin rich: make lock",
    ]


def test_what_an_install_needs_is_found_in_the_lock() -> None:
    assert checks.pythons(ROOT) == ("3.11", "3.12", "3.13", "3.14")
    for python in checks.pythons(ROOT):
        names = {pin.partition("==")[0] for pin in checks.pins_for(ROOT, python)}
        assert {"cryptography", "numpy", "sqlalchemy", "typst", "cffi"} <= names
        assert not {"pytest", "sphinx", "ruff", "playwright"} & names


def test_the_environments_can_be_found_by_their_entry_point() -> None:
    import gymnasium  # noqa: PLC0415 - slow to import

    [found] = entry_points(group="gymnasium.envs", name="banca")
    found.load()()
    assert "banca/Blackjack-v0" in gymnasium.registry
    assert gymnasium.make("banca.envs:banca/FanTan-v0").unwrapped.reset(seed=1)


def test_an_archive_without_something_is_found(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = ["hatchling"]\nbuild-backend = "hatchling.build"\n'
        '[project]\nname = "x"\nversion = "1"\n[tool.hatch.build.targets.wheel]\npackages = ["x"]\n',
        encoding="utf-8",
    )
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "__init__.py").touch()
    wheel, sdist = build(tmp_path, tmp_path / "out")
    assert "x/__init__.py" in names_in(wheel) & names_in(sdist)
    assert not {*checks.IN_SDIST} & names_in(sdist)
