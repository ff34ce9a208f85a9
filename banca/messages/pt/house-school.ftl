### Schools: sittings, examinations and the results of a class. Refusals first, then errors.

refusal-sitting-must-be-ones-own = a série { $sitting } não é de { $person }
refusal-sitting-must-go-on = a série { $sitting } já terminou
refusal-sitting-must-be-over = a série { $sitting } ainda não terminou: a folha de resultados vem no fim
refusal-question-must-be-the-next = a pergunta { $number } não é a que está por responder: essa é a { $next }
refusal-examination-must-be-open = o exame «{ $title }» está encerrado
refusal-trainee-must-be-seated = { $person } não tem lugar na mesa { $table }
refusal-trainee-must-not-be-seated-yet = { $person } já tem lugar na mesa { $table }

drill-questions-most = uma série tem de 1 a { NUMERAL($most) } perguntas: { NUMERAL($count) } não é possível
drill-seed-malformed = { $seed } não serve de semente: até 100 caracteres visíveis
examination-title-malformed = { $title } não serve de título: até 100 caracteres visíveis
examination-pass-mark = a nota mínima vai de 1 a 100 por cento: { NUMERAL($mark) } não é possível
examination-unknown = { $trainer } não marcou o exame { $examination }
sitting-unknown = não há nenhuma série { $sitting }
class-unknown = não tem nenhuma turma { $name }
class-to-go-on = prosseguir

## The results of a class, on paper

class-results = Resultados da turma { $name }
class-by-trainee = Por formando
class-by-clause = Por artigo
class-examination = Exame: { $title }
class-examination-is = { $game }. Perguntas: { $questions }; aprovação a partir de { $mark } por cento. Semente: { $seed }.
class-sits-it = por entregar
class-passed = aprovado
class-failed = reprovado
class-column-trainee = formando
class-column-sat = exames
class-column-passed = aprovações
class-column-asked = perguntas
class-column-right = certas
class-column-mistakes = recusas à mesa
class-column-clause = artigo
class-column-result = resultado
