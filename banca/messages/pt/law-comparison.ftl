### Duas versões de um jogo lado a lado.

comparison-of = { $name }: duas versões lado a lado
comparison-from = { $number }, desde { $day }
comparison-mark-same = mesma regra
comparison-mark-reworded = outra redacção, mesma regra
comparison-mark-changed = alterado
comparison-mark-only-before = só na anterior
comparison-mark-only-now = só na posterior
law-effect-unchanged = inalterado
law-not-comparable = { $one } e { $other } não se sucedem; podem comparar-se: { $known }
law-no-such-number = { $number } não é nenhuma versão aqui conhecida; os números são { $numbers }
