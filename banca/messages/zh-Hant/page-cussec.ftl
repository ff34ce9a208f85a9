# 網頁上的骰寶檯。

cussec-page-felt = 骰寶檯
cussec-page-result = { $total }點 · { $names }
