# A mesa de cussec na página.

cussec-page-felt = Mesa de cussec
cussec-page-result = { $total } · { $names }
