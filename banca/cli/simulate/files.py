"""Files of a simulation: its counts as Parquet, a picture as SVG, and a checkpoint from which it can be resumed."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from banca import __version__
from banca.law import BancaError, OptionError
from banca.report.files import STDOUT, refuse, write

OPTIONS = ("plot", "parquet", "checkpoint")
SVG = ".svg"
KEY = b"banca"  # of the metadata
# Too long for the metadata; the rows have it.
IN_THE_ROWS = ("ends", "seats", "covariance", "correlation", "histograms", "paths")


@dataclass(frozen=True, slots=True)
class Files:
    """The files to write; refused before the run if they cannot be written."""

    plot: str | None
    parquet: str | None

    @staticmethod
    def from_arguments(args: Namespace) -> "Files":
        named = {option: name for option in OPTIONS if (name := getattr(args, option)) is not None}
        for option, name in named.items():
            if name in ("", STDOUT):
                raise OptionError("simulate-name-a-file", option=option, name=name or repr(name))
        if args.plot is not None and not args.plot.endswith(SVG):
            raise OptionError("simulate-plot-is-svg", file=args.plot, ending=SVG)
        _refuse_one_file(named)
        for name in named.values():
            refuse(name)
        if args.parquet is not None:
            _pyarrow()
        return Files(args.plot, args.parquet)

    @contextmanager
    def write_before_printing(
        self, summary: dict[str, Any], rows: Callable[[], list[dict[str, Any]]], picture: Callable[[], str]
    ) -> Iterator[None]:
        """Write the files before printing the result, which may be interrupted; report failures after it."""
        trouble = None
        try:
            if self.parquet is not None:
                write(self.parquet, as_parquet(rows(), summary))
            if self.plot is not None:
                write(self.plot, picture().encode())
        except BancaError as error:
            trouble = error
        yield
        if trouble is not None:
            raise trouble


def _refuse_one_file(named: dict[str, str]) -> None:
    seen: dict[Path, str] = {}
    for option, name in named.items():
        other = seen.setdefault(Path(name).resolve(), option)
        if other != option:
            raise OptionError("simulate-one-file-twice", option=option, other=other, file=name)


def as_parquet(rows: list[dict[str, Any]], summary: dict[str, Any]) -> bytes:
    """The rows as a table, with everything else as its metadata."""
    pyarrow = _pyarrow()
    from io import BytesIO

    from pyarrow import parquet  # type: ignore[import-untyped,unused-ignore]

    besides = {name: value for name, value in summary.items() if name not in IN_THE_ROWS}
    metadata = {KEY: json.dumps({"version": __version__, **besides}, ensure_ascii=False).encode()}
    made = pyarrow.Table.from_pylist(rows).replace_schema_metadata(metadata)
    out = BytesIO()
    parquet.write_table(made, out)
    return out.getvalue()


def _pyarrow() -> Any:
    try:
        import pyarrow as pa  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        raise BancaError("simulate-parquet-needs-pyarrow") from None
    return pa
