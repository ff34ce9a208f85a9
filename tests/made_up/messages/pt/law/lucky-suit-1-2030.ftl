### Lucky suit, 1/2030: what its clauses say.

## Clauses

lucky-suit-1-2030-act-1 = O despacho entra em vigor no dia seguinte ao da sua publicação.
lucky-suit-1-2030-art1-1 = O «croupier» baralha um baralho, toca a campainha e vira uma carta.
lucky-suit-1-2030-art1-2 = As apostas fazem-se depois de baralhar e antes da campainha.
lucky-suit-1-2030-art2-1 = Aposta numa cor: vermelho ou preto.
lucky-suit-1-2030-art2-2 = Aposta num dos quatro naipes.
lucky-suit-1-2030-art3-1 = Uma cor paga 1 para 1, um naipe 3 para 1.
lucky-suit-1-2030-art3-2 = Todas as apostas perdem se a carta for um rei.

## Bets: when they may be made

lucky-suit-1-2030-bet-red = Uma carta vermelha.
lucky-suit-1-2030-bet-black = Uma carta preta.
lucky-suit-1-2030-bet-suit = Uma carta do naipe.
    .selections = naipe
