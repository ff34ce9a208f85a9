### The felt of cussec on the page.

cussec-page-felt = 骰寶檯
cussec-page-result = { $total }點 · { $names }
