### What is said of baccarat alone.

## What can be asked

baccarat-cards-not-seen = { $count ->
    [one] da única carta que não se viu
   *[other] das { $count } cartas que não se viram
}

## What lies before one's eyes

baccarat-pairs = ' par de banca  , par de jogador
baccarat-next-road = a seguir { $side }: { "" }

## Odds

baccarat-cards-left = das cartas que restam, sem { $seen }
baccarat-many-cards-left = { $count ->
    [one] das cartas que restam, sem 1 ({ $first }, …)
   *[other] das cartas que restam, sem { $count } ({ $first }, …)
}

baccarat-round-is = Uma jogada é uma distribuição aos grupos jogador e banqueiro; se a aposta segue nos empates, todas até se decidir.

## Roads

baccarat-letter-banker = B
baccarat-letter-player = J
baccarat-letter-tie = E
baccarat-road-bead-plate = «bead plate»
baccarat-road-big = «big road»
baccarat-road-big-eye-boy = «big eye boy»
baccarat-road-small = «small road»
baccarat-road-cockroach = «cockroach road»
