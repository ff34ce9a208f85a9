### The felt of cussec on the page.

cussec-page-felt = Cussec table
cussec-page-result = { $total } · { $names }
