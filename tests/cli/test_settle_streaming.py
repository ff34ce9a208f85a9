"""`banca settle` reads, settles and prints one round after another."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from banca.cli import main

BANCA = str(Path(sys.executable).parent / "banca")
OUTPUTS = [(), ("--json",), ("--full",)]


def round_of(number: int) -> dict[str, Any]:
    acts = [
        {"act": "bet", "player": f"player-{number}", "bet": "total", "selection": 4 + number % 14, "stake": 1 + number},
        {"act": "dice", "dice": [1 + number % 6, 1 + number // 6 % 6, 1 + number // 36 % 6]},
    ]
    return {"banca": 1, "edition": "cussec-57-2004", "acts": acts}


def rounds(count: int) -> str:
    return "".join(json.dumps(round_of(number)) + "\n" for number in range(count))


@pytest.fixture
def settled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    def run(text: str | bytes, *words: str) -> tuple[int, str, str]:
        path = tmp_path / "rounds.jsonl"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        code = main(["settle", str(path), *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_several_rounds_are_an_array_and_a_single_one_is_an_object(settled: Any) -> None:
    _, single, _ = settled(rounds(1), "--json")
    _, several, _ = settled(rounds(3), "--json")
    said = json.loads(several)
    assert json.dumps(json.loads(single), ensure_ascii=False, indent=2) + "\n" == single
    assert json.dumps(said, ensure_ascii=False, indent=2) + "\n" == several
    assert [list(each["players"]) for each in said] == [["player-0"], ["player-1"], ["player-2"]]
    assert said[0] == json.loads(single)


def test_a_torn_last_line_is_named_when_the_others_are_settled(settled: Any) -> None:
    text = rounds(3)
    code, out, err = settled(text[:-20])
    assert code == 2
    assert out.count("result:") == 2
    assert err == "banca settle: line 3 is torn: it was cut off before its end; the lines before it are whole\n"


def test_what_was_settled_before_a_line_that_fails_stays_printed(settled: Any) -> None:
    bad = json.dumps(round_of(0) | {"acts": []}) + "\n"
    code, out, err = settled(rounds(2) + bad + rounds(1))
    assert code == 2
    assert out.count("result:") == 2
    assert err.startswith("banca settle: line 3: the record ends too early")
    assert err.count("\n") == 1


@pytest.mark.parametrize("whole", [1, 2])
@pytest.mark.parametrize("last", ['{"banca": 1, "edi', json.dumps(round_of(0) | {"acts": []})])
def test_an_array_that_is_not_complete_is_not_closed(settled: Any, whole: int, last: str) -> None:
    code, out, _ = settled(rounds(whole) + last, "--json")
    assert code == 2
    assert len(json.loads(out + "]")) == whole
    with pytest.raises(json.JSONDecodeError):
        json.loads(out)


def test_of_a_single_round_that_fails_nothing_is_printed(settled: Any) -> None:
    code, out, err = settled(json.dumps(round_of(0) | {"acts": []}), "--json")
    assert (code, out) == (2, "")
    assert err.startswith("banca settle: the record ends too early")


def test_strictly_all_that_a_record_leaves_out_between_its_steps_is_named(settled: Any) -> None:
    void = {"act": "void", "why": "leaning"}
    acts = [{"act": "cover"}, *[void] * 10, {"act": "dice", "dice": [2, 3, 4]}, {"act": "announce"}]
    record = json.dumps({"banca": 1, "edition": "cussec-57-2004", "acts": acts})
    assert settled(rounds(1) + record)[0] == 0
    code, out, err = settled(rounds(1) + record, "--strict")
    assert code == 2
    assert out.count("result:") == 1
    assert err.count("\n") == 1
    assert err.startswith(
        "banca settle: line 2: the record leaves out what it has to say: clasp before act 2, void [57"
    )
    assert [err.count(f"{step} before act ") for step in ("clasp", "bell", "lift")] == [11, 11, 11]
    assert "lift before act 12, dice [57/2004 art. 3(2)]\n" in err


@pytest.mark.parametrize("words", OUTPUTS)
def test_a_round_is_printed_before_the_last_is_read(words: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [BANCA, "settle", "-", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(rounds(2))
        process.stdin.flush()
        printed = ""
        while "player-0" not in printed:
            line = process.stdout.readline()
            assert line, "it ended before the first round was printed"
            printed += line
        process.stdin.write(rounds(3).splitlines(keepends=True)[2])
        process.stdin.close()
        assert "player-2" in process.stdout.read()
    assert process.returncode == 0


def peak_memory(path: Path, words: tuple[str, ...]) -> int:
    """Kilobytes that a run held at the most."""
    code = "import resource, sys; from banca.cli import main; code = main(sys.argv[1:]); "
    code += "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr); sys.exit(code)"
    command = [sys.executable, "-c", code, "settle", str(path), *words]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=True)
    return int(done.stderr)


@pytest.mark.parametrize("words", OUTPUTS[1:])
def test_ten_times_the_rounds_take_no_more_memory(tmp_path: Path, words: tuple[str, ...]) -> None:
    few, many = tmp_path / "few.jsonl", tmp_path / "many.jsonl"
    few.write_text(rounds(400), encoding="utf-8")
    many.write_text(rounds(4000), encoding="utf-8")
    assert peak_memory(many, words) - peak_memory(few, words) < 8_000  # held together they would take sixty thousand


@pytest.mark.parametrize(("where", "encoding"), [
    ("player", "ascii"), ("edition", "latin-1"), ("option", "utf-8"),
    ("key", "cp932"), ("note", "ascii"), ("nonce", "utf-8"),
])  # fmt: skip
def test_half_a_character_is_said_in_one_line_on_any_terminal(tmp_path: Path, encoding: str, where: str) -> None:
    record, half = round_of(0), "\ud800骰\x1b[31m"
    match where:
        case "player":
            record["acts"][0]["player"] = half
        case "option":
            record["options"] = {half: half}
        case "key":
            record[half] = 1
        case "nonce":
            record["seals"] = [{"digest": "x", "nonce": half, "result": "{}"}]
        case _:
            record[where] = half
    path = tmp_path / "round.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run([BANCA, "settle", str(path)], env=environment, capture_output=True, check=False)
    assert done.returncode == 2
    said = done.stderr.decode(encoding)
    assert said.startswith("banca settle: ")
    assert said.count("\n") == 1
    assert "\\ud800" in said
    assert "\x1b" not in said


CLOSED = [
    ("settle - <&-", 2, "banca settle: the standard input is empty: a record is a JSON object\n"),
    ("settle - >&- <&-", 2, "banca settle: the standard input is empty: a record is a JSON object\n"),
    ("play cussec --seed 1 <&-", 0, ""),
    ("play pai-kau --typed <&-", 0, ""),
    ("play blackjack --typed --record {kept} <&-", 0, ""),
    ("simulate fantan --bet nim --rounds 1000 <&-", 0, ""),
    ("settle {file} <&-", 0, ""),
    ("settle {file} >&-", 0, ""),
    ("settle {file} --json >&- 2>&-", 0, ""),
    ("settle nothing >&- 2>&- <&-", 2, ""),
]


@pytest.mark.parametrize(("words", "code", "says"), CLOSED)
def test_closed_streams_are_no_reason_to_stumble(tmp_path: Path, words: str, code: int, says: str) -> None:
    path = tmp_path / "round.json"
    path.write_text(rounds(2), encoding="utf-8")
    line = f"'{BANCA}' {words.format(file=path, kept=tmp_path / 'kept.jsonl')}"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, says)
