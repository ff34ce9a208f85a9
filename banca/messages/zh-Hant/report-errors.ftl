### What is wrong with the file of a report, or keeps a report from being made.

## Files

report-is-folder = { $file }是資料夾：請指定其中一個檔案
report-no-folder = { $file }：沒有資料夾{ $folder }
report-not-written = { $file }不能寫入：{ $reason }

## PDF

pdf-fonts-missing = 含中文的PDF需要字型：pip install 'banca[pdf]'（或用--html，無須字型）
pdf-characters-missing = PDF的字型沒有{ $characters }：請用--html，或改用其他寫法
pdf-not-set = 未能編排PDF：「{ $fault }」

## PAR sheets

sheet-no-such-bet = 此處沒有具準確值的投注{ $bet }：現有{ $known }
sheet-made-too-seldom = 在{ $rounds }局中只作出{ $made }次，預期勝出次數太少
