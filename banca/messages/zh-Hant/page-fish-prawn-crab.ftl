### The felt of fish-prawn-crab on the page.

fish-prawn-crab-page-felt = 魚蝦蟹骰寶檯
fish-prawn-crab-page-result = { $dice }，共{ $total }點
