### The felt of cussec on the page.

cussec-page-felt = Mesa de cussec
cussec-page-result = { $total } · { $names }
