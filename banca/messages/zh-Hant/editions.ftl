### What `banca law` says around an edition.

## Headings

law-article = 第{ NUMERAL($number) }條
law-article-named = 第{ NUMERAL($number) }條 · { $name }
law-act = 批示
law-annex = 附件
law-signed = 簽署：{ $day }
law-published = 公佈：{ $day }
law-gazette = 《澳門特別行政區公報》第{ $number }期{ $series ->
    [I] 第一組
   *[II] 第二組
}
law-in-force = 生效：{ $day }
law-answers-from = 自{ $day }起適用（解釋in-force-from）
law-repeals = 廢止：{ $instruments }
law-show-one = 「banca law EDITION」顯示其中之一；「banca law --concordance」逐條列明驗證

## Clauses

law-clause = { $says }[dim]（{ $kind }）[/dim]
law-languages-differ = [dim]兩種語文的差異：[/dim]{ $text }
law-reading = [dim]解釋：[/dim]{ $text }
law-option = [dim]選項：[/dim]{ $name }（{ $option }）：{ $allowed }
law-set-aside = [dim]不納入程式：[/dim]{ $why }

## What the house may choose

law-options = 場方的選項
law-option-at = { $name }[dim]（{ $clause }）[/dim]
law-option-at-authorised = { $name }[dim]（{ $clause }，須許可）[/dim]
law-said-at = { $text }[dim]（{ $clauses }）[/dim]
law-taken = [bold]→[/bold]{ $text }
law-preset = { $preset }：{ $value }
law-allowed = [dim]可選：[/dim]{ $allowed }
law-authorisation = 許可：於採用前{ $days }個工作天提交申請書（{ $clause }）
law-parameter = 由該檯訂定，{ $name }：{ $meaning }（{ $clause }）
law-parameter-authorised = 由該檯訂定，{ $name }：{ $meaning }（{ $clause }，須許可）
law-file-by = 如於{ $day }採用選項，須於{ $latest }或之前提交申請書：即採用之日前{ $days }個工作天（{ $clause }）。

## Bets, readings, differences

law-bets = 投注
law-no-selections = 無
law-readings = 解釋
law-every-edition = 所有版本
law-differences = 與前一版本的差異

## Kinds of clauses, and of changes

law-kind-authorisation = 許可
law-kind-bet = 投注
law-kind-definition = 定義
law-kind-equipment = 用具
law-kind-irregularity = 不當情事
law-kind-option = 選項
law-kind-payout = 賠率
law-kind-procedure = 程序
law-kind-prohibition = 禁止事項
law-kind-ranking = 大小次序
law-kind-right = 權利
law-effect-changed = 已修改
law-effect-duty-became-option = 義務改為選項
law-effect-legal = 法律效力
law-effect-made-explicit = 予以明確
law-effect-new-rule = 新規則
law-effect-option-added = 增設選項
law-effect-rule-dropped = 刪除規則
law-effect-wording = 行文
