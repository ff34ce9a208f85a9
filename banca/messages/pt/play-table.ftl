### What is said at a table besides: bets taken back and made again, hints, causes of a void round, what is asked for.

## Bets once more

play-your-bets = As suas apostas: { $stakes } (ao todo { $total })
play-nothing-to-undo = não há nada para desfazer
play-nothing-to-repeat = não há apostas de uma jogada anterior para repetir
play-left-out = ficou de fora: { $act } ({ $why })
play-no-such-bet-near = não há aqui aposta nem palavra “{ $bet }”: queria dizer “{ $near }”? “{ play-word-bets }” mostra as apostas, “{ play-word-help }” as palavras
play-no-chips = Já não tem fichas: “{ play-word-quit }” para sair da mesa.

## What a real table shows

play-settle-this = { $shown }: Enter liquida a jogada, “{ $undo }” desfaz.
play-taken-back = Desfeito.
play-void-why = indique a causa, como em “{ $typed } CAUSA”: { $causes }

## What to do now

play-hint-best = O melhor: { $act }, em média { $gain } da aposta.
play-hint-others = Outras escolhas: { $others }.
play-hint-not-now = não há nada a decidir agora
play-hint-no-decision = neste jogo só se decide em que apostar: “{ play-word-bets }” mostra a vantagem da casa em cada aposta

## What was done

play-face-down = { $act }, de face para baixo
play-face-down-to = { $act }, de face para baixo, { $to }
play-no-seals = Nada está selado nesta mesa.
play-reading-answers = interpretação { $name }: { $question } { $taken }
play-reading-differs = onde as línguas divergem, { $clause }: { $differs } Interpretação: { $taken }

## What can be said at the table

help-undo-typed = { play-word-undo }
help-undo = desfazer a última alteração das suas apostas, ou o que se introduziu por último
help-repeat-typed = { play-word-repeat }
help-repeat = apostar o mesmo que na última jogada
help-clear-typed = { play-word-clear }
help-clear = retirar todas as suas apostas
help-all-typed = APOSTA [EM QUÊ] { play-word-all }
help-all = apostar todas as fichas, até onde a mesa o permita
help-hint-typed = { play-word-hint }
help-hint = o melhor que pode fazer agora, e quanto rende cada escolha em média
help-procedure-typed = { play-word-procedure }
help-procedure = cada passo da última jogada e desta, com o respectivo artigo
help-seals-typed = { play-word-seals }
help-seals = os selos desta mesa, e o que a última jogada revelou

## Words to type: the English ones are understood in every language

play-word-undo = desfazer
play-word-repeat = repetir
play-word-clear = limpar
play-word-all = tudo
play-word-hint = sugestão
play-word-procedure = procedimento
play-word-seals = selos

## Craps and stud poker

craps-odds-go-with-a-bet = a aposta adicional junta-se a uma aposta sua que já tenha número: primeiro «Pass Line», «Don’t Pass Line», «Come» ou «Don’t Come»
stud-poker-said-opens = O «croupier» tem { $cards } ({ $hand }) e abre.
stud-poker-said-closed = O «croupier» tem { $cards } ({ $hand }) e não abre.
stud-poker-said-boxes = Mãos: { $boxes }.
stud-poker-said-hand = { $where } { $cards } ({ $hand })
stud-poker-said-folded = { $where } sem aposta adicional
stud-poker-said-raised = { $where } com aposta adicional
stud-poker-said-jackpot = O «jackpot» está em { $after }.
stud-poker-said-jackpot-paid = O «jackpot» paga { $paid } e fica em { $after }.
stud-poker-class-royal-flush = naipe real
stud-poker-class-straight-flush = sequência de naipe
stud-poker-class-four-of-a-kind = quatro cartas iguais
stud-poker-class-full-house = trio-par
stud-poker-class-flush = naipe ou cor
stud-poker-class-straight = sequência
stud-poker-class-three-of-a-kind = três cartas iguais ou trio
stud-poker-class-two-pairs = dois pares
stud-poker-class-one-pair = par
stud-poker-class-five-odd-cards = cinco cartas diferentes
