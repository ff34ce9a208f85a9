### Why acts of fantan are refused, and what its bets may be placed on.

## Refusals: equipment

refusal-equipment-must-be-complete-fantan = 每檯須有棒子一支、鈕子、金屬鐘形罩兩個及玻璃證
refusal-rod-must-be-one-and-of-the-material-adopted = 須為{ $adopted ->
    [plastic] 塑膠
   *[bamboo-or-wood] 竹或木
}製的棒子一支，而非{ $rods }
fantan-rod = { $material ->
    [bamboo] 竹
    [wood] 木
    [plastic] 塑膠
   *[other] { $material }
}
refusal-buttons-must-have-holes = 鈕子無孔：須為有孔鈕子
refusal-covers-must-be-two = 金屬鐘形罩有{ $covers }個：規定為兩個

## Refusals: the round

refusal-heap-must-be-separated-before-betting = 須先抽出一堆鈕子
refusal-rest-must-be-covered-before-betting = 須先蓋好餘下的鈕子
refusal-cover-must-be-lifted-before-the-count = 須先揭開金屬鐘形罩
refusal-buttons-must-be-counted-before-the-announcement = 須先點算鈕子
refusal-result-must-be-announced-first = 須先宣佈開出的號碼
refusal-light-must-be-lit-before-collection = 須先亮起該號碼的燈光
refusal-buttons-must-be-collected-before-the-next-round = 須先收回鈕子
refusal-bets-must-wait-for-the-heap = 尚未開始下注：該堆鈕子尚未蓋上金屬鐘形罩
refusal-round-must-be-settled-first-fantan = 該局投注尚未全部殺賠
refusal-button-must-be-in-the-heap-no-heap = 尚未抽出一堆鈕子，不可能有鈕子碎裂
refusal-button-must-be-in-the-heap-one-whole = 一堆{ $heap }粒鈕子之中，至少一粒須完整
refusal-button-must-be-in-the-heap-broken = 一堆{ $heap }粒鈕子，有{ $broken }粒碎裂，則一粒不剩
refusal-result-must-stand-once-announced = 號碼已宣佈：結果維持不變
refusal-heap-must-come-from-the-set = { $buttons }粒鈕子之中不可能抽出{ $heap }粒

## What the bets may be placed on

fantan-selection-kuoc = 1至4的兩個不同號碼
fantan-selection-fan = 1至4的一個號碼
fantan-selection-nim = 贏的號碼及和的號碼，如1-2
fantan-selection-nga = 兩個贏的號碼，其後一個和的號碼，如1-2-3
fantan-selection-se-sam-hong = 1至4的三個不同號碼
