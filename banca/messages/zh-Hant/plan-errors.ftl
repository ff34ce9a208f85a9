### What is wrong with a betting plan, by its name or in a file.

## Plans

plan-steps-not-possible = 投注計劃有{ NUMBER($steps, useGrouping: 0) }步：可為1至{ $most }步
plan-goes-nowhere = 投注計劃的每一步須轉至其中一步
plan-share-not-possible = 不能以本金的{ $share }下注：須大於0，最多為1
plan-line-not-possible = 數列有{ NUMBER($numbers, useGrouping: 0) }個數字：可為1至{ $most }個
plan-stake-not-possible = 注額{ $stake }單位：可計算1至{ $most }單位
plan-share-no-number = 本金的份額{ $share }並非數字：可寫「1/50」、「0.02」或「2%」
plan-parameter-not-whole = 投注計劃的「{ $name }」須為{ $least }至{ $most }的整數，而非{ $value }
plan-unknown = 沒有投注計劃{ $name }：現有{ $known }，或以.yaml檔案列明各步
plan-unknown-but-near = 沒有投注計劃{ $name }：現有{ $known }，或以.yaml檔案列明各步；是否指「{ $near }」？
plan-needs-parameter = 「{ $name }」須有「{ $parameter }」：例如「{ $name }:1/50」
plan-has-no-parameter = 「{ $name }」沒有{ $parameter }：只有{ $known }

## Files of plans

plan-file-not-read = { $file }不能讀取：{ $reason }
plan-file-fault = { $file }:{ NUMBER($line, useGrouping: 0) }：{ $fault }
plan-file-without-steps = { $file }：投注計劃須列明「steps」，每步有{ $keys }；如有名稱，則加「name」
plan-file-step-incomplete = { $file }：步驟{ $step }須列明{ $keys }；和局時如轉至另一步，則加「on draw」
plan-file-stake = { $file }：步驟{ $step }的注額須為1至{ $most }的整數
plan-file-no-such-step = { $file }：步驟{ $step }在「{ $way }」時轉至{ $given }：現有{ $known }
