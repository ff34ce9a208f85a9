### The felt of fish-prawn-crab on the page.

fish-prawn-crab-page-felt = Mesa de peixe-camarão-caranguejo
fish-prawn-crab-page-result = { $dice }, total { $total }
