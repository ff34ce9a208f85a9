### The law on the documentation site.

site-language = Português
site-law-in-language = A lei em português
site-law-about = { $editions } versões, reescritas disposição a disposição. Clicar numa citação dá o endereço da respectiva disposição, que não muda.
site-readings = Registo de interpretações
site-readings-about = Cada questão que os textos deixam em aberto, a interpretação adoptada (→) e porquê. Cada valor e cada liquidação indicam as interpretações em que assentam.
site-divergences = Registo de divergências
site-divergences-about = Cada disposição cujos textos português e chinês divergem, e o que se segue.
site-proved-of = { $clauses } disposições, das quais { $proved } provadas por testes
site-proved-by = { $count ->
    [one] Provada por { $count } teste
   *[other] Provada por { $count } testes
}
site-option-name = Opção
site-option-clause = Disposição
site-option-allowed = Permitido
site-needs-authorisation = * Carece de autorização antes de ser adoptada.
site-bet-name = Aposta
site-bet-selections = Recai sobre
site-bet-clauses = Disposições
