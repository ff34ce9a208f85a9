### Schools: sittings, examinations and the results of a class. Refusals first, then errors.

refusal-sitting-must-be-ones-own = a série { $sitting } não é de { $person }
refusal-sitting-must-go-on = a série { $sitting } já terminou
refusal-sitting-must-be-over = a série { $sitting } ainda não terminou: a folha de resultados vem no fim
refusal-question-must-be-the-next = a pergunta { $number } não é a que está em aberto: essa é a { $next }
refusal-examination-must-be-open = o exame «{ $title }» está encerrado
refusal-trainee-must-be-seated = { $person } não tem lugar na mesa { $table }
refusal-trainee-must-not-be-seated-yet = { $person } já tem lugar na mesa { $table }

drill-questions-most = uma série tem de 1 a { NUMERAL($most) } perguntas, não { NUMERAL($count) }
drill-seed-malformed = { $seed } não é semente: até 100 caracteres imprimíveis
examination-title-malformed = { $title } não é título: até 100 caracteres imprimíveis
examination-pass-mark = a nota mínima vai de 1 a 100 por cento, não { NUMERAL($mark) }
examination-unknown = { $trainer } não marcou o exame { $examination }
sitting-unknown = não há série { $sitting }
class-unknown = não tem nenhuma turma { $name }
class-to-go-on = avançar

## The results of a class, on paper

class-results = Resultados da turma { $name }
class-by-trainee = Por formando
class-by-clause = Por artigo
class-examination = Exame: { $title }
class-examination-is = { $game }: { $questions } perguntas, aprovação a partir de { $mark } por cento. Semente: { $seed }.
class-sits-it = por entregar
class-passed = aprovado
class-failed = reprovado
class-column-trainee = formando
class-column-sat = exames
class-column-passed = aprovados
class-column-asked = perguntas
class-column-right = certas
class-column-mistakes = recusas à mesa
class-column-clause = artigo
class-column-result = resultado
