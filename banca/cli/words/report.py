"""Words of `banca report` in the terminal."""

from collections.abc import Mapping

REPORT: Mapping[str, tuple[str, str, str]] = {
    "report.written": ("written: {file}", "escrito: {file}", "已寫入：{file}"),
    "report.how": (
        "The whole report, with plots, proof and readings: add --html FILE or --pdf FILE (or --json).",
        "O relatório completo, com gráficos, prova e interpretações: --html FICHEIRO ou --pdf FICHEIRO (ou --json).",
        "完整報告（圖表、驗證及釋讀）：加上 --html 檔案 或 --pdf 檔案（或 --json）。",
    ),
    "column.game": ("game", "jogo", "博彩"),
    "column.hit": ("hit", "ganha", "中獎率"),
    "column.risk": ("of_all_staked", "do total", "佔總注額"),
    "column.return": ("return", "retorno", "回報率"),
}  # fmt: skip
