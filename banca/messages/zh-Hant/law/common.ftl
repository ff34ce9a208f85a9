### Readings that hold for every edition.

## Readings

common-reading-rounding = 彩金扣除佣金後先準確計算，再向下捨入至分，每注一次；退回部分注碼時亦同樣捨入。零頭另列一項。
    .question = 一半、三分之一或百分之九十五的彩金不足整分時，如何賠付？
    .why = 各條文均未有規定。最後方捨入一次，每注所捨不足一分，而零頭可供查閱核對。
common-reading-options-fixed-while-bets-lie = 不得；該局殺賠前，任何更改均不予接受。
    .question = 檯上有注碼時，可否更改賠率或選項？
    .why = 各條文均未有規定。下注者依據的是下注時的賠率及規則，如作更改，便使其受另一些賠率及規則約束。
common-reading-inapplicable-options = 該選項不適用，並非錯誤。
    .question = 因另一項選擇而失去意義的選項，如何處理？
    .why = 各條文逐條列出選項，沒有規定一項選擇使另一項成為違規；例如使用自動洗派牌機時，白咭只是並無用處。
common-reading-half-holidays = 是。全日停止辦公的日子不是工作天。
    .question = 行政當局中午起停止辦公的日子，是否工作天？
    .why = 各條文只說工作天，沒有界定其含義；在該日上午仍可提交申請書。
