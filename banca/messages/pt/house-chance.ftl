### Checks of the source of chance: why every table is stopped, and statistics.

refusal-house-must-be-closed-to-reopen = nenhuma verificação parou as mesas: nada há a reabrir

house-chance-cipher-wrong = a cifra que está por trás das cartas não dá as respostas do RFC 8439
house-chance-draws-wrong = uma semente conhecida não dá os sorteios conhecidos
house-chance-lopsided = a fonte de acaso deu o mesmo byte { $times } vezes em { $window }
house-chance-not-tested = a fonte de acaso ainda não foi testada
house-chance-seed-again = a fonte de acaso deu uma semente que já tinha dado
house-chance-source-broken = a fonte de acaso falha: { $fault }
house-chance-source-short = a fonte de acaso não deu { $wanted } bytes
house-chance-stuck = a fonte de acaso deu o mesmo byte { $times } vezes seguidas

chance-title = Estatística do acaso
chance-column-stage = de
chance-column-test = teste
chance-column-on = sobre
chance-column-samples = amostras
chance-column-p = p
chance-column-corrected = corrigido
chance-column-result = resultado
chance-raw = bytes em bruto
chance-scaled = números abaixo de n
chance-shuffled = baralhos, depois de baralhados
chance-test-frequency = frequência (qui-quadrado)
chance-test-runs = sequências
chance-test-serial = pares seguidos
chance-test-gap = intervalos
chance-test-coupon = colecção completa
chance-test-repeats = blocos repetidos
chance-test-orders = ordens de um baralho pequeno
chance-test-places = cartas por lugar
chance-test-overlaps = mesmo lugar que antes
chance-passed = passou
chance-failed = falhou
chance-others = e mais { $count } testes, nenhum deles mais afastado do esperado
chance-all-passed = Todos os { $count } testes passaram a 99% (correcção de Holm).
chance-some-failed = { $failed } de { $count } testes falharam a 99% (correcção de Holm). Uma fonte em ordem falha uma vez em cem: repita o teste.
house-chance-samples = { $samples } é pouco: são precisas pelo menos { $least } amostras
