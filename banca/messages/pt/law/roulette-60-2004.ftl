### Roulette, 60/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

roulette-60-2004-note-1 = Publicado no Boletim Oficial n.º 20, I Série, de 17 de Maio de 2004; o despacho entra em vigor no dia imediato ao da publicação.
roulette-60-2004-note-2 = O ficheiro de origem abre com o fim do regulamento do «Peixe-camarão-caranguejo», 59/2004 – em chinês o artigo 8.º, em português o que vem a partir da alínea 9) do artigo 6.º; as páginas das duas línguas alternam – e fecha com o texto do despacho n.º 61/2004, sobre o «Stud poker»; nada disso pertence a este regulamento.
roulette-60-2004-repeals-1 = Despacho Regulamentar Externo do Secretário para a Economia e Finanças n.º 30/2003

## Clauses

roulette-60-2004-act-1 = O Secretário para a Economia e Finanças aprova o regulamento oficial da Roleta, anexo ao despacho, do qual é parte integrante.
roulette-60-2004-act-2 = Fica revogado o despacho anterior, n.º 30/2003, que aprovara o regulamento precedente da Roleta.
roulette-60-2004-act-3 = O despacho entra em vigor no dia imediato ao da publicação.
roulette-60-2004-art1-1 = O material é um cilindro de madeira com cerca de 32 polegadas (81,2 cm) de diâmetro, que aloja um prato móvel apoiado num «pivot» ou num rolamento de esfera.
    .reading = As duas línguas falam em cerca de 32 polegadas e em 81,2 cm (a conversão exacta daria 81,28 cm); não se fixa tolerância: ver a interpretação diameter.
roulette-60-2004-art1-2 = O prato, levemente côncavo e com a face superior lisa ou com ressaltos, reparte-se por trinta e sete pequenos compartimentos, entre os quais há uma parede metálica fixa.
    .divergence = A superfície que não é lisa tem ranhuras no texto chinês («有槽») e ressaltos no português.
    .reading = Num caso e noutro trata-se de uma superfície em relevo; sem efeito no jogo.
roulette-60-2004-art1-3 = Cada compartimento tem o seu número, e o zero é um deles.
    .reading = Que os números vão de 0 a 36 resulta dos trinta e sete compartimentos e dos artigos 6.º e 7.º (de 1 a 36, em dúzias e em metades).
roulette-60-2004-art1-4 = Os números que não sejam o zero figuram alternadamente em fundo encarnado e em fundo preto.
roulette-60-2004-art1-5 = O zero não pode ter por fundo nenhuma dessas duas cores.
roulette-60-2004-art2-1 = A bola pode ser lançada num ou noutro sentido, da esquerda para a direita ou vice-versa; o prato roda sempre em sentido oposto ao dela.
roulette-60-2004-art2-2 = Se cair no prato uma ficha ou qualquer outro objecto enquanto a bola se move, o «croupier» deve interromper o jogo e anunciar em voz alta a nulidade do golpe.
roulette-60-2004-art2-3 = Retirado o que caiu, o «croupier» repõe a bola no compartimento do número que saiu no golpe anterior e torna a lançá-la.
roulette-60-2004-art3-1 = Só se pode apostar depois de concluído o procedimento de perda e ganho respeitante à jogada precedente.
roulette-60-2004-art3-2 = Para as apostas pode adoptar-se um dos dois procedimentos das alíneas 1) e 2).
roulette-60-2004-art3-2-1 = Primeiro procedimento: uma vez feitas as apostas ou, havendo regulador de tempo, esgotado o tempo que este marca, o «croupier» toca a campainha, após o que lança a bola; daí em diante não se admitem mais apostas nem mudanças nas que já estejam feitas.
    .reading = O momento a partir do qual as apostas são recusadas é o do toque da campainha; o lançamento segue-se-lhe de imediato.
roulette-60-2004-art3-2-2 = Segundo procedimento: os jogadores continuam a poder apostar com a bola a girar, até que, em voz alta, o «croupier» anuncie que não há mais apostas; feito o anúncio, não se admitem mais apostas nem mudanças nas que já estejam feitas.
roulette-60-2004-art4 = O número vencedor é o do compartimento, de entre os trinta e sete, em que a bola ficar definitivamente parada; o «croupier» anuncia em voz alta esse número e a cor da «chance» simples que lhe corresponde e põe o indicador sobre ele no tabuleiro.
    .divergence = No texto chinês anunciam-se o número e a cor da «chance» («機會») vencedora; no português, o número e a cor da «chance» simples correspondente.
    .reading = Anunciam-se o número e a cor e, saindo o zero, só o número; quanto à cor de cada número, ver a interpretação colours.
roulette-60-2004-art5-1 = Com o golpe decidido, o «croupier» recolhe as fichas das apostas vencidas e paga as vencedoras por esta ordem: colunas e dúzias; sectores, havendo-os; «chances» simples; linhas; ruas; quadros; cavalos; por fim, plenos.
    .divergence = (a) Em português as ruas pagam-se antes dos quadros; em chinês, os quadros («四門騎綫») antes das ruas («三門一列»). (b) O português liga a ressalva «se os houver» aos sectores; o chinês («如設») liga-a ao encarnado, ao preto, ao ímpar e ao par. (c) O chinês menciona apenas a aposta de nove números («九門») e, das «chances» simples, apenas o encarnado, o preto, o ímpar e o par; o português diz sectores e «chances» simples. Nenhuma das línguas nomeia os sectores de doze números.
    .reading = (a) Segue-se a ordem do texto chinês, quadros antes de ruas: das linhas em diante os prémios vão então subindo (5, 8, 11, 17, 35). (b) Segue-se o texto português: o elemento facultativo são os sectores. (c) Segue-se o texto português: pagam-se todos os sectores (de nove e de doze números) e as seis «chances» simples.
roulette-60-2004-art5-2 = Se o mesmo jogador tiver mais do que uma aposta, os seus ganhos podem também ser pagos todos de uma vez.
    .reading = O pagamento por ordem das «chances» (by-kind) é a regra do n.º 1; pagar a um jogador tudo de uma vez (per-player) é a variante permitida. O artigo 5.º consta do artigo sobre a autorização.
roulette-60-2004-art5-3 = Se, seja por que motivo for, o «croupier» desmarcar fichas de apostas vencedoras, é o supervisor da banca quem reconstitui as apostas, desde que o possa fazer com segurança; se não puder, reconstituem-se segundo o que indicarem os jogadores que intervieram na jogada ou com base nas gravações vídeo.
    .reading = Ordem: primeiro o supervisor, depois os jogadores ou o vídeo (as duas línguas dizem «ou», em chinês «或»); se estes dois se contradisserem, prefere-se a gravação: ver a interpretação restoration-conflict.
roulette-60-2004-art6 = Pode apostar-se em qualquer das dezassete «chances» que se seguem.
    .reading = O artigo 9.º conta o artigo 6.º entre os que têm opções; a escolha que este encerra é a das «chances» oferecidas, e o artigo 5.º mostra que os sectores, em especial, são facultativos.
roulette-60-2004-art6-1 = Um só número: pleno.
roulette-60-2004-art6-2 = Dois números: cavalo.
    .reading = O nome chinês («騎綫», a cavalo na linha) mostra que os números são contíguos no tabuleiro; há 57 cavalos no tabuleiro corrente, nenhum com o zero.
roulette-60-2004-art6-3 = Três números: rua.
    .reading = Os três números de uma mesma fila do tabuleiro («三門一列»): doze ruas, de 1-2-3 a 34-35-36; nenhuma com o zero.
roulette-60-2004-art6-4 = Quatro números: quadro.
    .reading = Quatro números que se tocam num ponto do tabuleiro («四門騎綫»): vinte e dois quadros; nenhum com o zero.
roulette-60-2004-art6-5 = Seis números: linha.
    .reading = Duas filas vizinhas de três números: onze linhas.
roulette-60-2004-art6-6 = Nove números: sector.
    .reading = O texto não diz que nove números são. A casa define de antemão os seus sectores, e é preciso um valor por omissão, porque todas as «chances» são oferecidas quando a casa nada escolhe; ver a interpretação nine-sector.
roulette-60-2004-art6-7 = Sector de doze números, um destes dois: 1, 3, 5, 13, 15, 17, 20, 22, 24, 32, 34, 36 ou 2, 4, 6, 14, 16, 18, 19, 21, 23, 31, 33, 35.
roulette-60-2004-art6-8 = Coluna, de doze números.
    .reading = As três colunas do tabuleiro corrente: os números que, divididos por 3, dão o mesmo resto.
roulette-60-2004-art6-9 = Pequeno: de 1 a 12.
    .divergence = O chinês dá o mesmo nome («小») à «chance» de 1 a 12 e à de 1 a 18, da alínea 14); o português distingue «pequeno» e «menor».
    .reading = São apostas diferentes; o programa chama-lhes dozen-small e low.
roulette-60-2004-art6-10 = Médio: de 13 a 24.
roulette-60-2004-art6-11 = Grande: de 25 a 36.
    .divergence = O chinês dá o mesmo nome («大») à «chance» de 25 a 36 e à de 19 a 36, da alínea 15); o português distingue «grande» e «maior».
    .reading = São apostas diferentes; o programa chama-lhes dozen-large e high.
roulette-60-2004-art6-12 = Par: os números pares.
roulette-60-2004-art6-13 = Ímpar: os números ímpares.
roulette-60-2004-art6-14 = Menor: de 1 a 18.
roulette-60-2004-art6-15 = Maior: de 19 a 36.
roulette-60-2004-art6-16 = Encarnado: os números encarnados.
roulette-60-2004-art6-17 = Preto: os números pretos.
roulette-60-2004-art7 = O jogador que ganha fica com o valor da aposta e recebe ainda os prémios que se seguem.
    .reading = O artigo 9.º conta o artigo 7.º entre os que têm opções, mas este traz um só prémio para cada «chance» e nenhuma alternativa: não se lhe atribui opção alguma. O que varia são apenas as «chances» oferecidas (artigo 6.º).
roulette-60-2004-art7-1 = Um número (pleno): 35 vezes o valor da aposta.
roulette-60-2004-art7-2 = Dois números (cavalo): 17 vezes o valor da aposta.
roulette-60-2004-art7-3 = Três números (rua): 11 vezes o valor da aposta.
roulette-60-2004-art7-4 = Quatro números (quadro): 8 vezes o valor da aposta.
roulette-60-2004-art7-5 = Seis números (linha): 5 vezes o valor da aposta.
roulette-60-2004-art7-6 = Nove números (sector): 3 vezes o valor da aposta.
roulette-60-2004-art7-7 = Doze números (sector de doze números, coluna, pequeno, médio ou grande): 2 vezes o valor da aposta.
roulette-60-2004-art7-8 = Dezoito números (par, ímpar, menor, maior, encarnado ou preto): 1 vez o valor da aposta.
roulette-60-2004-art8 = Quando sair o zero, ganha quem nele tiver apostado como pleno; as outras apostas perdem-se todas a favor da casa.
    .divergence = O português diz que ganha quem jogou no zero como pleno e que as restantes apostas perdem; o chinês diz só «投注於0者» (quem apostou no 0), o que poderia abranger cavalos e ruas com o 0.
    .reading = Segue-se o português, que é expresso: com o zero só ganha o pleno. Uma aposta que juntasse o zero a outros números nunca poderia, pois, ganhar com ele, e seria paga como se o zero contasse; por isso tais apostas não se oferecem e são recusadas. O zero também não pertence ao par, ao menor nem a qualquer coluna, dúzia ou sector.
roulette-60-2004-art9 = Para adoptar as opções que os artigos 3.º, 5.º, 6.º e 7.º prevêem em alternativa, a casa precisa de autorização prévia da Direcção de Inspecção e Coordenação de Jogos (DICJ), que deve pedir três dias úteis antes da data em que as queira adoptar.
    .divergence = O português fala em opções previstas em alternativa; o chinês, simplesmente em opções («選項»).
    .reading = Fica abrangida toda a escolha que os artigos enumerados deixam à casa, quer esteja redigida como alternativa, quer como faculdade («pode»).

## Options

roulette-60-2004-option-wheel-bearing-pivot = o prato gira sobre um «pivot»
roulette-60-2004-option-wheel-bearing-ball-bearing = o prato gira sobre um rolamento de esfera
roulette-60-2004-option-wheel-surface-smooth = superfície lisa
roulette-60-2004-option-wheel-surface-relief = superfície com ressaltos (texto português) ou ranhuras (texto chinês)
roulette-60-2004-option-betting-procedure-bell-before-throw = as apostas terminam quando o «croupier» toca a campainha, antes de lançar a bola
roulette-60-2004-option-betting-procedure-bets-while-rolling = ainda se pode apostar com a bola a girar, até o «croupier» anunciar que não há mais apostas
roulette-60-2004-option-betting-timer-none = sem regulador de tempo: é o «croupier» quem ajuíza se as apostas estão feitas
roulette-60-2004-option-betting-timer-timer = um regulador de tempo põe fim ao período de apostas
roulette-60-2004-option-payment-mode-by-kind = todas as apostas vencedoras pela ordem do n.º 1 do artigo 5.º
roulette-60-2004-option-payment-mode-per-player = as apostas vencedoras de um mesmo jogador podem ser pagas em conjunto
roulette-60-2004-option-chances-offered-all = todas as «chances» das alíneas 1) a 17)
roulette-60-2004-option-chances-offered-without-sectors = todas menos os sectores das alíneas 6) e 7)
roulette-60-2004-option-chances-offered-subset = as «chances» indicadas na autorização

## What the house fixes at its table

roulette-60-2004-parameter-nine-sectors = os conjuntos de nove números diferentes, de 1 a 36, que a casa oferece como sectores; por omissão, os quatro blocos 1-9, 10-18, 19-27 e 28-36

## Bets: when they may be made

roulette-60-2004-bet-straight = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = um número de 0 a 36 (37)
roulette-60-2004-bet-split = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = dois números contíguos, sem o 0 (57)
roulette-60-2004-bet-street = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = fila de três, sem o 0 (12)
roulette-60-2004-bet-corner = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = quatro números que se tocam num ponto, sem o 0 (22)
roulette-60-2004-bet-line = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = duas filas contíguas de três (11)
roulette-60-2004-bet-sector-nine = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = um dos sectores definidos pela casa (por omissão, 1-9, 10-18, 19-27, 28-36)
roulette-60-2004-bet-sector-twelve = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = um dos dois sectores da alínea 7) do artigo 6.º
roulette-60-2004-bet-column = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
    .selections = uma das três colunas
roulette-60-2004-bet-dozen-small = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-dozen-middle = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-dozen-large = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-even = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-odd = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-low = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-high = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-red = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)
roulette-60-2004-bet-black = depois de liquidada a jogada anterior (n.º 1 do artigo 3.º) e até ao toque da campainha antes do lançamento (bell-before-throw) ou até ao anúncio de que não há mais apostas, com a bola a girar (bets-while-rolling)

## Readings

roulette-60-2004-reading-colours = A roleta corrente de um só zero: são encarnados 1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36; no sentido dos ponteiros do relógio a ordem é 0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26; o zero é verde.
    .question = Que números são encarnados e por que ordem estão os números no prato?
    .why = O texto é omisso: o n.º 4 do artigo 1.º apenas quer que o encarnado e o preto alternem, o que nesta roleta acontece. Sem cores fixas não se poderiam decidir as apostas no encarnado e no preto, das alíneas 16) e 17) do artigo 6.º.
roulette-60-2004-reading-layout = O tabuleiro corrente: doze filas de três, de 1-2-3 a 34-35-36.
    .question = Como se dispõem os números no tabuleiro?
    .why = O texto não o descreve, mas as «chances» do artigo 6.º pressupõem-no: uma fila de três («三門一列»), números com uma linha em comum («騎綫»), colunas de doze.
roulette-60-2004-reading-zero-combinations = Não; são recusados.
    .question = Pode haver cavalos, ruas ou quadros com o 0?
    .why = No texto português do artigo 8.º o zero só ganha como pleno e todas as outras apostas perdem; uma aposta dessas perderia, pois, com um dos seus próprios números.
roulette-60-2004-reading-nine-sector = Fica ao critério da casa: cada sector é um conjunto de nove números diferentes, de 1 a 36. Por omissão, os quatro blocos 1-9, 10-18, 19-27 e 28-36, três filas do tabuleiro cada um. Adoptar outros sectores exige a autorização do artigo 9.º; aqueles com que a mesa abre têm-se por autorizados, tal como as suas opções.
    .question = Que nove números formam um sector?
    .why = A alínea 6) do artigo 6.º diz quantos são os números, mas não quais: é, portanto, uma escolha que o artigo 6.º deixa à casa, e o artigo 9.º abrange o artigo 6.º. O zero fica de fora porque, segundo o artigo 8.º, com ele só ganha o pleno. Quanto ao valor por omissão, o texto não dá fundamento a nenhum; os quatro blocos usam uma vez cada número de 1 a 36.
roulette-60-2004-reading-void-stakes = Mantêm-se para o novo lançamento. Se as apostas já estavam encerradas, assim continuam; em bets-while-rolling, antes do anúncio, continuam abertas até este.
    .question = Que acontece às apostas depois de uma jogada nula, e podem ser alteradas?
    .why = O n.º 3 do artigo 2.º manda apenas lançar de novo a bola e nada diz sobre devolver apostas ou voltar a apostar. As apostas terminam com a campainha ou com o anúncio (n.º 2 do artigo 3.º), e a jogada nula não desfaz nem uma nem outro.
roulette-60-2004-reading-other-voids = São tratados como jogada nula, com as mesmas consequências.
    .question = E os casos em que a bola sai do prato, é lançada no sentido em que ele roda, ou o prato pára?
    .why = O texto é omisso. Não são lançamentos como os que o n.º 1 do artigo 2.º e o artigo 4.º supõem, e o único remédio que o texto conhece para um lançamento que corre mal é o dos n.os 2 e 3 do artigo 2.º.
roulette-60-2004-reading-restoration-conflict = Prevalece a gravação (o registo do programa).
    .question = E se as indicações dos jogadores não coincidirem com o vídeo?
    .why = O n.º 3 do artigo 5.º põe-nos lado a lado, com um «ou», e não dá preferência a nenhum. A escolha é nossa: os jogadores têm interesse na resposta, a gravação não.
roulette-60-2004-reading-restoration-by-supervisor = O registo das apostas prevalece sobre toda a gente, e nenhuma aposta muda depois de conhecido o resultado.
    .question = E se o supervisor repuser as fichas de modo diferente do que consta do registo da própria mesa?
    .why = O supervisor que o registo contradiz não reconstitui as apostas com a segurança que o n.º 3 do artigo 5.º exige; e o n.º 2 do artigo 3.º não deixa alterar apostas depois de encerradas.
roulette-60-2004-reading-payment-after-marker = Esperam por ele: a jogada fica decidida com o anúncio e o indicador. No registo, o anúncio vem primeiro.
    .question = Segundo o n.º 1 do artigo 5.º, as apostas recolhem-se e pagam-se depois de decidida a jogada. A recolha e o pagamento esperam pelo indicador, e que vem primeiro, o anúncio ou o indicador?
    .why = Formam um só acto do artigo 4.º, praticado, segundo o texto chinês, ao mesmo tempo («同時»), e as duas línguas mencionam primeiro o anúncio; o n.º 1 do artigo 5.º só começa depois de decidida a jogada («decidido o golpe»).
roulette-60-2004-reading-payment-per-player = Não: o jogador é pago na vez da primeira das suas apostas vencedoras, pela ordem do n.º 1 do artigo 5.º; entre as suas próprias apostas a ordem é livre.
    .question = Pagar tudo de uma vez a um jogador altera a ordem para os outros?
    .why = O n.º 2 do artigo 5.º permite que as apostas de um jogador sejam pagas em conjunto, e mais nada: para os outros vale a ordem do n.º 1. Entre as apostas do próprio não fixa ordem.
roulette-60-2004-reading-art7-options = Não há opção; qualquer outro prémio é recusado.
    .question = O artigo 9.º refere opções do artigo 7.º, em cujo texto não há nenhuma. Pode a casa escolher os prémios?
    .why = O artigo 7.º traz um prémio para cada «chance», sem intervalo nem alternativa. O artigo 9.º sujeita as opções a autorização; não as cria.
roulette-60-2004-reading-betting-open-by-default = Pode.
    .question = Pode alterar-se ou retirar-se uma aposta antes de as apostas se encerrarem?
    .why = As alíneas 1) e 2) do n.º 2 do artigo 3.º só proíbem alterações a partir da campainha ou do anúncio; até lá, nada as proíbe.
roulette-60-2004-reading-diameter = Regista-se o diâmetro declarado; se este se afastar mais de 5%, há um aviso, não uma recusa.
    .question = Até onde pode o cilindro afastar-se das 32 polegadas (81,2 cm)?
    .why = O n.º 1 do artigo 1.º diz «aproximadamente» e não dá tolerância, pelo que nenhum número justificaria uma recusa; os 5% são escolha nossa. O jogo não depende do tamanho.
roulette-60-2004-reading-limits = São definições da mesa; pode apostar em qualquer posição qualquer número de jogadores, e cada aposta é atribuída ao seu jogador.
    .question = E os limites das apostas, os lugares sentados, os jogadores de pé e a cor das fichas de cada jogador?
    .why = O texto é omisso; os n.os 2 e 3 do artigo 5.º supõem apenas que se distinguem as apostas de cada jogador.
roulette-60-2004-reading-working-days = De segunda a sexta-feira, menos os feriados de Macau, ressalvado o que dispuserem despachos avulsos. O dia da entrega conta como um dos três, o da adopção não.
    .question = Que calendário define os dias úteis, e como se contam os três?
    .why = O artigo 9.º conta três dias úteis para trás a partir da data da adopção, que fica por isso fora dos três; o terceiro dia anterior é o último para a entrega. O artigo não define dia útil: tomam-se os da Administração Pública, porque é a ela que o pedido se dirige.
roulette-60-2004-reading-betting-timer = Só com a campainha antes do lançamento; com apostas enquanto a bola gira, é inaplicável.
    .question = O regulador de tempo serve para os dois procedimentos de aposta?
    .why = Só a alínea 1) do n.º 2 do artigo 3.º o menciona; na alínea 2) as apostas terminam com o anúncio do «croupier».
