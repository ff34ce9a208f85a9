"""What is said of bets and prizes that are authorised beyond the regulation, and of their dossiers."""

from collections.abc import Mapping

DOSSIER: Mapping[str, tuple[str, str, str]] = {
    "authorised_are": ("{options}; authorised for {house}: {bets}", "{options}; autorizado a {house}: {bets}",
                       "{options}；獲准予 {house}：{bets}"),
    "dossier.law": ("the regulation pays {pays}: edge {edge}, {percent} %",
                    "o regulamento paga {pays}: vantagem {edge}, {percent} %",
                    "規章賠率 {pays}：優勢 {edge}，{percent} %"),
    "column.z": ("z", "z", "z 值"),
    "dossier.how": ("the whole application: --html FILE or --pdf FILE",
                    "o pedido completo: --html FICHEIRO ou --pdf FICHEIRO", "完整申請書：--html 檔案 或 --pdf 檔案"),
}  # fmt: skip
