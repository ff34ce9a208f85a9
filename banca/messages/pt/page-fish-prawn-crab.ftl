# A mesa de peixe-camarão-caranguejo na página.

fish-prawn-crab-page-felt = Mesa de peixe-camarão-caranguejo
fish-prawn-crab-page-result = { $dice }, total { $total }
