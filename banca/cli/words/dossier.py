"""What is said of bets and prizes that are authorised beyond the regulation, and of their dossiers."""

from collections.abc import Mapping

DOSSIER: Mapping[str, tuple[str, str, str]] = {
    "authorised_are": ("{options}; authorised for {house}: {bets}", "{options}; autorizado a {house}: {bets}",
                       "{options}；獲准予 {house}：{bets}"),
    "authorised_unmet": ("{bet} (waits for: {conditions})", "{bet} (depende de: {conditions})",
                         "{bet}（待符合條件：{conditions}）"),
    "condition_met": ("The table meets the condition of {bet}: {condition}",
                      "A mesa cumpre a condição de {bet}: {condition}",
                      "本檯已符合 {bet} 的條件：{condition}"),
    "nothing_to_meet": ("no authorisation of {bet!r} waits for a condition at this table",
                        "nesta mesa nenhuma autorização de {bet!r} depende de condição",
                        "此檯沒有 {bet!r} 的待符合條件"),
    "help.meet": ("record that the table meets the conditions on which the bet was authorised",
                  "registar que a mesa cumpre as condições da autorização da aposta",
                  "記錄本檯已符合該投注獲許可的條件"),
    "dossier.law": ("the regulation pays {pays}: edge {edge}, {percent} %",
                    "o regulamento paga {pays}: vantagem {edge}, {percent} %",
                    "規章賠率 {pays}：優勢 {edge}，{percent} %"),
    "column.z": ("z", "z", "z 值"),
    "dossier.how": ("the whole application: --html FILE or --pdf FILE",
                    "o pedido completo: --html FICHEIRO ou --pdf FICHEIRO", "完整申請書：--html 檔案 或 --pdf 檔案"),
}  # fmt: skip
