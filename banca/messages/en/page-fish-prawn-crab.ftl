### The felt of fish-prawn-crab on the page.

fish-prawn-crab-page-felt = Fish-prawn-crab table
fish-prawn-crab-page-result = { $dice }, total { $total }
