### Why acts are refused: by norms that every game shares. Those of one game stand in its own file.
### The id of a sentence is `refusal-` and its norm; a third part tells apart several sentences of one norm.

## How a refusal is put

refused = { $because }［{ $norm }，{ $clause }］
refused-by-no-clause = { $because }［{ $norm }］

## Stakes

refusal-bet-must-be-offered = 此檯不設投注項目{ $bet }：可作的投注為{ $offered }
refusal-selection-must-be-lawful = 「{ $bet }」不得選定{ $chosen }：{ $lawful }
refusal-selection-must-be-lawful-nothing = 「{ $bet }」必須作出選定：{ $lawful }
selection-none = 無須選定
refusal-layout-must-exist = 不設第{ NUMBER($layout, useGrouping: 0) }張檯證：此檯只有{ $layouts }張
refusal-place-must-exist = 不設第{ NUMBER($place, useGrouping: 0) }門：此檯設第1至第{ $most }門
refusal-place-must-exist-none = 不設第{ NUMBER($place, useGrouping: 0) }門：此檯不設編號的門
refusal-stake-must-be-whole-and-above-zero = 注額須為以分計算的正整數，而非{ $stake }
refusal-stake-must-be-money-that-there-is = { MONEY($stake) }超過金額上限：注額最多為{ MONEY($most) }
refusal-stake-must-be-a-multiple-of-the-unit = 「{ $bet }」的注額{ MONEY($stake) }不符合投注單位：注額須為{ MONEY($unit) }的倍數
refusal-stake-must-reach-the-minimum = 「{ $bet }」的注額{ MONEY($stake) }低於此檯最低注額{ MONEY($least) }
refusal-stake-must-not-exceed-the-maximum = 「{ $bet }」的注額{ MONEY($stake) }超過此檯限紅{ MONEY($most) }
refusal-stake-must-lie-on-the-layout = { $player }在「{ $bet }」並無注碼
refusal-stake-must-lie-on-the-layout-so-much = { $player }在該處可取消的投注為{ MONEY($there) }，而非{ MONEY($stake) }
refusal-stakes-of-a-void-round-must-stay = { $position }的注碼中，{ MONEY($held) }在該局無效時已在檯證上，必須保留
stake-position = { $player }在「{ $bet }」

## Payment

refusal-losing-stakes-must-be-taken-first = 檯證上尚有輸注未收去：{ $losing }
refusal-losing-stakes-must-be-taken-first-reading = 檯證上尚有輸注未收去：{ $losing }（解釋{ $reading }）
refusal-payment-must-be-due = { $player }在「{ $bet }」並無待殺賠的注碼：待殺賠的注碼屬{ $due }
refusal-payment-must-be-due-none = { $player }在「{ $bet }」並無待殺賠的注碼：檯上已無待殺賠的注碼
refusal-payment-must-follow-the-result = { $position }的注碼應作「{ $due }」，不得作「{ $act }」
refusal-payment-must-keep-the-order = 應先處理{ $first }的注碼，後處理{ $position }的注碼
refusal-void-round-must-pay-and-take-nothing = 該局無效：不得賠付或收去任何注碼

## The time of an act

refusal-act-must-belong-to-the-game = 此項博彩並無「{ $act }」這一動作：可作的動作為{ $acts }
refusal-act-must-belong-to-the-phase = 此時不得作「{ $act }」
refusal-act-must-belong-to-the-phase-chance = 此時不得作「{ $act }」：須先展示「{ $next }」的結果
refusal-act-must-belong-to-the-phase-betting = 此時不得作「{ $act }」：「{ $next }」之前，仍可下注
refusal-act-must-belong-to-the-phase-next = 此時不得作「{ $act }」：接着應作「{ $next }」
refusal-act-must-belong-to-the-phase-over = 此時不得作「{ $act }」：該局已結束
refusal-act-must-belong-to-the-phase-elsewhere = 按此檯採用的選項，「{ $act }」並非此檯的步驟，或只在發生不當情事後方可作出
refusal-round-must-be-over = 該局尚未結束

## The table

refusal-next-round-must-be-opened-first = 該局已結束：須先開始下一局
refusal-round-must-be-under-way-over = 該局已結束：須先開始下一局
refusal-round-must-be-under-way-bettor = 須由博彩者作決定或下注
refusal-result-must-be-the-one-sealed = 結果在下注前已定並封存：不得展示其他結果
refusal-result-must-be-shown = 「{ $act }」：結果須由人手輸入
refusal-conditions-must-be-recorded-between-rounds = 該局正在進行：此檯符合的條件須在兩局之間記錄
refusal-options-must-change-between-rounds = 該局已抽取結果：選項須待該局結束後方可更改

## Authorisation

refusal-option-must-be-authorised = 「{ $option }」採用「{ $value }」未獲博彩監察協調局許可：沿用先前的設定
refusal-application-must-precede-adoption-by-working-days = 「{ $option }」：申請書於{ DATETIME($filed) }提交，擬於{ DATETIME($adopted) }採用，已逾期：須提前{ $days }個工作天，即最遲於{ DATETIME($latest) }提交
