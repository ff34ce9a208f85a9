"""What lies on disk is the user's own, as it was written, or it is not there; and nothing depends on it."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from banca import cache
from tests.damage import DAMAGES, Damage

NAME, CONTENT = "kernels/version/function", b"machine code"


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    cache._warn.cache_clear()


def file(name: str = NAME) -> Path:
    return cache.folder() / name


def files() -> list[Path]:
    return [each for each in cache.folder().rglob("*") if not each.is_dir()]


def test_what_was_written_is_read() -> None:
    assert cache.read(NAME) is None
    cache.write(NAME, CONTENT)
    cache.write("other", b"")
    assert (cache.read(NAME), cache.read("other")) == (CONTENT, b"")


def test_folders_and_files_are_the_users_alone_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        cache.write(NAME, CONTENT)
    finally:
        os.umask(before)
    found = [each for each in tmp_path.rglob("*") if not each.is_symlink()]
    assert {stat.S_IMODE(each.stat().st_mode) for each in found if each.is_dir()} == {0o700}
    assert {stat.S_IMODE(each.stat().st_mode) for each in found if each.is_file()} == {0o600}
    assert len(files()) == 1


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_not_read_and_is_written_anew(damage: Damage) -> None:
    cache.write(NAME, CONTENT)
    damage(file())
    assert cache.read(NAME) is None
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) == CONTENT
    assert not [each for each in files() if each.name.startswith(".")]


def test_each_bit_matters() -> None:
    cache.write(NAME, CONTENT)
    whole = file().read_bytes()
    for place in range(8 * len(whole)):
        turned = bytearray(whole)
        turned[place // 8] ^= 1 << place % 8
        file().write_bytes(turned)
        assert cache.read(NAME) is None


def test_a_file_under_another_name_is_not_read() -> None:
    cache.write(NAME, CONTENT)
    file().with_name("another").write_bytes(file().read_bytes())
    assert cache.read("kernels/version/another") is None


def test_a_digest_needs_the_key() -> None:
    """Whoever can write the file but does not have the key can work out every digest but the right one."""
    cache.write(NAME, CONTENT)
    for key in (b"", bytes(cache.SIZE), CONTENT):
        digest = blake2b(
            NAME.encode() + b"\0" + b"other", digest_size=cache.SIZE, key=key, person=cache.PROGRAM
        ).digest()
        file().write_bytes(digest + b"other")
        assert cache.read(NAME) is None


def test_the_key_alone_is_not_enough_for_another_program() -> None:
    cache.write(NAME, CONTENT)
    key = cache.key_file().read_bytes()
    digest = blake2b(NAME.encode() + b"\0" + CONTENT, digest_size=cache.SIZE, key=key, person=b"another program")
    file().write_bytes(digest.digest() + CONTENT)
    assert cache.read(NAME) is None


# The key.


def test_what_was_written_under_another_key_is_not_read() -> None:
    cache.write(NAME, CONTENT)
    cache.key_file().write_bytes(bytes(cache.SIZE))
    assert cache.read(NAME) is None
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) == CONTENT


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_key_is_replaced(damage: Damage) -> None:
    cache.write(NAME, CONTENT)
    damage(cache.key_file())
    assert cache.read(NAME) is None
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) == CONTENT
    assert len(cache.key_file().read_bytes()) == cache.SIZE


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620, 0o602, 0o644, 0o666])
def test_a_key_that_others_could_read_or_write_is_not_used(mode: int, caplog: pytest.LogCaptureFixture) -> None:
    cache.write(NAME, CONTENT)
    cache.key_file().chmod(mode)
    assert cache.read(NAME) is None
    cache.write("other", CONTENT)
    assert files() == [file()]
    assert len(caplog.messages) == 1
    assert str(cache.key_file()) in caplog.text
    cache.key_file().chmod(0o600)
    assert cache.read(NAME) == CONTENT


def test_reading_makes_neither_a_key_nor_a_folder(tmp_path: Path) -> None:
    assert cache.read(NAME) is None
    assert list(tmp_path.iterdir()) == []


# Whose the folders are.

FOLDERS: dict[str, Callable[[], Path]] = {
    "that of the file": lambda: file().parent,
    "one between": lambda: file().parent.parent,
    "the cache": cache.folder,
    "the one above": lambda: cache.folder().parent,
    "that of the key": lambda: cache.key_file().parent,
    "the one above the key's": lambda: cache.key_file().parent.parent,
}
own = pytest.mark.parametrize("which", FOLDERS.values(), ids=FOLDERS)


@own
@pytest.mark.parametrize("mode", [0o770, 0o707, 0o720])
def test_a_folder_in_which_others_may_write_is_not_used(
    which: Callable[[], Path], mode: int, caplog: pytest.LogCaptureFixture
) -> None:
    cache.write(NAME, CONTENT)
    which().chmod(mode)
    for _ in range(2):
        assert cache.read(NAME) is None
        cache.write("kernels/version/other", CONTENT)
    assert files() == [file()]
    assert caplog.messages == [
        f"banca keeps nothing on disk between runs: others may write in {which()} (chmod go-w {which()})"
    ]
    which().chmod(0o755)
    assert cache.read(NAME) == CONTENT


@own
def test_a_folder_of_another_user_is_not_used(
    which: Callable[[], Path], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cache.write(NAME, CONTENT)
    _belongs_to_another(which(), monkeypatch)
    assert cache.read(NAME) is None
    cache.write("kernels/version/other", CONTENT)
    assert files() == [file()]
    assert caplog.messages == [f"banca keeps nothing on disk between runs: {which()} belongs to another user"]


def test_nothing_is_made_inside_what_is_another_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As when root acts with the home of a user, who could never write there again."""
    _belongs_to_another(tmp_path, monkeypatch)
    cache.write(NAME, CONTENT)
    assert list(tmp_path.iterdir()) == []


def test_files_of_another_user_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    cache.write(NAME, CONTENT)
    before = os.fstat
    monkeypatch.setattr(os, "fstat", lambda opened: _of_another(before(opened)))
    assert cache.read(NAME) is None


def test_a_link_of_the_users_own_may_lead_to_the_folder_and_one_of_anothers_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "large disk").mkdir()
    (tmp_path / "cache").symlink_to("large disk")
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) == CONTENT
    assert (tmp_path / "large disk" / "banca" / NAME).is_file()
    _belongs_to_another(tmp_path / "cache", monkeypatch)
    assert cache.read(NAME) is None


def test_where_a_link_leads_is_looked_at_as_well(tmp_path: Path) -> None:
    """Also what leads to its end, which is not on the path as it is written."""
    (tmp_path / "open" / "large disk").mkdir(parents=True)
    (tmp_path / "cache").symlink_to("open/large disk")
    cache.write(NAME, CONTENT)
    (tmp_path / "open").chmod(0o777)
    assert cache.read(NAME) is None


def test_a_sticky_folder_above_is_as_good_as_closed(tmp_path: Path) -> None:
    cache.write(NAME, CONTENT)
    tmp_path.chmod(0o1777)
    assert cache.read(NAME) == CONTENT
    tmp_path.chmod(0o700)


def _belongs_to_another(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("lstat", "stat"):
        before = getattr(Path, name)

        def found(path: Path, before: Callable[..., os.stat_result] = before, **result: Any) -> os.stat_result:
            return _of_another(before(path, **result)) if path == folder else before(path, **result)

        monkeypatch.setattr(Path, name, found)


def _of_another(found: os.stat_result) -> os.stat_result:
    values = list(found)
    values[stat.ST_UID] = os.geteuid() + 1
    return os.stat_result(values)


# Where nothing can be kept.


@pytest.mark.parametrize("variable", ["XDG_CACHE_HOME", "XDG_DATA_HOME"])
def test_a_file_in_the_way_of_a_folder(variable: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv(variable, str(tmp_path / "file"))
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) is None


@pytest.mark.parametrize("home", [None, "nowhere", "/dev/null"])
def test_without_a_home(home: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", unknown if home is None else lambda: Path(home))
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.chdir(tmp_path)
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) is None
    assert list(tmp_path.iterdir()) == []


def test_a_relative_path_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", "cache")
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert cache.folder() == tmp_path / ".cache" / "banca"
    assert cache.key_file() == tmp_path / ".local" / "share" / "banca" / "cache.key"
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) == CONTENT


def test_a_system_that_does_not_say_who_owns_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "geteuid")
    cache.write(NAME, CONTENT)
    assert cache.read(NAME) is None


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EIO])
def test_a_disk_that_takes_nothing(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be it full, or not to be written: what was there stays, and nothing half-written is left."""
    cache.write(NAME, CONTENT)

    def renamed(*_: Any) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", renamed)
        cache.write(NAME, b"new")
        cache.write("other", b"new")
    assert (cache.read(NAME), cache.read("other"), files()) == (CONTENT, None, [file()])


def test_a_disk_that_is_full_in_the_middle_of_a_file() -> None:
    cache.write(NAME, CONTENT)
    asked = (
        "import resource; from banca import cache; resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64)); "
        f"cache.write({NAME!r}, bytes(1000)); cache.write('other', bytes(1000)); print(cache.read({NAME!r}))"
    )
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == (f"{CONTENT!r}\n", "")
    assert files() == [file()]


def test_the_warning_is_one_line_on_standard_error() -> None:
    cache.write(NAME, CONTENT)
    file().parent.chmod(0o777)
    asked = f"from banca import cache; [cache.read({NAME!r}) for _ in range(3)]"
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert (done.stdout, len(done.stderr.splitlines())) == ("", 1)


# Old folders.


def test_the_folders_written_to_last_stay() -> None:
    for number, each in enumerate("cabd"):
        cache.write(f"kernels/{each}/function", CONTENT)
        os.utime(file(f"kernels/{each}"), (number, number))
    cache.write("kernels/beside", CONTENT)
    cache.keep_newest("kernels", 2)
    assert sorted(each.name for each in file("kernels").iterdir()) == ["b", "beside", "d"]
    cache.keep_newest("nowhere", 2)


def test_nothing_goes_from_a_folder_in_which_others_may_write() -> None:
    cache.write(NAME, CONTENT)
    file("kernels").chmod(0o777)
    cache.keep_newest("kernels", 0)
    assert files() == [file()]


def test_a_link_is_not_followed_when_old_folders_go(tmp_path: Path) -> None:
    cache.write(NAME, CONTENT)
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "file").write_bytes(b"")
    file("kernels/link").symlink_to(tmp_path / "precious")
    cache.keep_newest("kernels", 0)
    assert (tmp_path / "precious" / "file").is_file()
    assert not file().parent.exists()
