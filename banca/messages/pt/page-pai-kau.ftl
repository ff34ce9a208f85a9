### The felt of pai kau. Names of tiles, pairs, bets and acts come from the law; these are the page's own words.

pai-kau-page-you = O próprio
pai-kau-page-house = casa
pai-kau-page-place-of = { $place } · { $player }
pai-kau-page-place-free = { $place } · livre
pai-kau-page-sit = pôr uma ficha para jogar aqui
pai-kau-page-backs = apoia o banqueiro
pai-kau-page-unseen = quatro pedras que ninguém vê
pai-kau-page-being-dealt = a distribuir
pai-kau-page-arranging = a dispor
pai-kau-page-arranged = dispostas
pai-kau-page-laid = As suas pedras estão na mesa.
pai-kau-page-next-bank = próxima banca
pai-kau-page-has-cut = cortou
pai-kau-page-dealt-first = o primeiro

pai-kau-page-bank-of = Banca · lugar { $place } · { $player }
pai-kau-page-bank-open = Banca · qualquer jogador a pode ter
pai-kau-page-bank-yours = A banca é sua · lugar { $place }
pai-kau-page-bank-entitled = A banca cabe a { $player } · lugar { $place }
pai-kau-page-bank-waits = viradas quando todos tiverem disposto
pai-kau-page-round-of = jogada { $round } de { $rounds }
pai-kau-page-capital-title = Capital
pai-kau-page-capital = Capital { $amount }
pai-kau-page-take = Ter a banca
pai-kau-page-add-capital = Juntar capital
pai-kau-page-back = Apoiar a banca
pai-kau-page-cup = O copo com quatro dados
pai-kau-page-sum = soma { $sum }
pai-kau-page-first = começa no lugar { $place }
pai-kau-page-wall = As pedras em oito pilhas, de face para baixo
pai-kau-page-mixed = As pedras, de face para baixo

pai-kau-page-group-front = Frente
pai-kau-page-group-back = Fundo
pai-kau-page-row = linha { $row }
pai-kau-page-row-front = Frente · linha { $row }
pai-kau-page-row-back = Fundo · linha { $row }
pai-kau-page-group = { $group }: { $name } ({ $tiles })
pai-kau-page-group-down = { $group }: de face para baixo
pai-kau-page-higher-you = { $group }: a sua é maior
pai-kau-page-higher-place = { $group }: lugar { $place } maior
pai-kau-page-higher-bank = { $group }: banca maior

pai-kau-page-arrange-now = Dispor as pedras
pai-kau-page-banks-tiles = As pedras da banca
pai-kau-page-tile = { $group }: { $tile }, { $pips }
pai-kau-page-tile-chosen = { $group }: { $tile }, { $pips }, escolhida; agora escolher uma pedra do outro par
pai-kau-page-division = Frente { $front }, fundo { $back }
pai-kau-page-division-house = Frente { $front }, fundo { $back }: modo da casa
pai-kau-page-lay = Pousar as pedras
pai-kau-page-swap = Trocar os pares
pai-kau-page-house-way = Modo da casa

pai-kau-page-at-the-bank = Na banca
pai-kau-page-declare = Distribuir { $manner }
pai-kau-page-least = pelo menos { $amount }: o capital e o que ganhou
pai-kau-page-now-yours = Dispor as quatro pedras em dois pares.
pai-kau-page-now-arranging = { $player } dispõe as pedras.
pai-kau-page-now-dealing = Agitam-se os dados e distribuem-se as pedras.
pai-kau-page-now-anybody = Ainda ninguém tem a banca: tenha-a com um capital.
pai-kau-page-now-your-bank = A banca é sua no lugar { $place }: aceitá-la com um capital, ou recusá-la.
pai-kau-page-now-bank-of = A banca é oferecida a { $player }, no lugar { $place }.
pai-kau-page-now-shuffling = Baralham-se as pedras.
pai-kau-page-now-you-bank = A banca é sua. Aposta-se até pegar no copo.
pai-kau-page-now-betting = { $player } tem a banca. Aposta-se até o banqueiro pegar no copo.

pai-kau-page-result-win = O lugar { $place } ganha à banca
pai-kau-page-result-lose = A banca ganha ao lugar { $place }
pai-kau-page-result-push = O lugar { $place } empata com a banca
pai-kau-page-result-out = O lugar { $place } não tomou parte
pai-kau-page-result-bank-won = A banca ganha { $amount }
pai-kau-page-result-bank-lost = A banca perde { $amount }
pai-kau-page-result-bank-even = A banca não ganha nem perde

pai-kau-page-owes-you = { $player } deve-lhe compensação pelo lugar { $place }
pai-kau-page-you-owe = Deve a { $player } compensação pelo lugar { $place }
pai-kau-page-owes = { $debtor } deve a { $creditor } compensação pelo lugar { $place }
pai-kau-page-between-players = entre jogadores, fora do saldo
pai-kau-page-unpaid = Compensações por pagar
pai-kau-page-pay = Pagar { $amount } a { $player }
pai-kau-page-bank-in-round = A banca nesta jogada
pai-kau-page-who = Quem
pai-kau-page-net = Saldo
