### What `banca law` says around an edition.

## Headings

law-article = Artigo { $number }.º
law-article-named = Artigo { $number }.º · { $name }
law-act = O despacho
law-annex = Anexo
law-signed = assinado em { $day }
law-published = publicado em { $day }
law-gazette = Boletim Oficial n.º { $number }, { $series } Série
law-in-force = em vigor desde { $day }
law-answers-from = aplica-se desde { $day } (interpretação in-force-from)
law-repeals = revoga: { $instruments }
law-show-one = banca law VERSÃO mostra uma delas; banca law --concordance dá conta de cada disposição

## Clauses

law-clause = { $says } [dim]({ $kind })[/dim]
law-languages-differ = [dim]Divergência entre as duas línguas:[/dim] { $text }
law-reading = [dim]Interpretação:[/dim] { $text }
law-option = [dim]Opção:[/dim] { $name } ({ $option }): { $allowed }
law-set-aside = [dim]posto de parte:[/dim] { $why }

## What the house may choose

law-options = O que a casa pode escolher
law-option-at = { $name } [dim]({ $clause })[/dim]
law-option-at-authorised = { $name } [dim]({ $clause }, autorização)[/dim]
law-said-at = { $text } [dim]({ $clauses })[/dim]
law-taken = [bold]→[/bold] { $text }
law-preset = { $preset }: { $value }
law-allowed = [dim]admite-se:[/dim] { $allowed }
law-authorisation = autorização: a pedir { $days } dias úteis antes da adopção ({ $clause })
law-parameter = a fixar na mesa, { $name }: { $meaning } ({ $clause })
law-parameter-authorised = a fixar na mesa, { $name }: { $meaning } ({ $clause }, autorização)
law-file-by = Para adoptar uma opção em { $day }, o requerimento tem de dar entrada até { $latest }: { $days } dias úteis antes ({ $clause }).

## Bets, readings, differences

law-bets = Apostas
law-no-selections = nenhuma
law-readings = Interpretações
law-every-edition = todas as versões
law-differences = O que mudou em relação à versão anterior

## Kinds of clauses, and of changes

law-kind-authorisation = autorização
law-kind-bet = aposta
law-kind-definition = definição
law-kind-equipment = material
law-kind-irregularity = irregularidade
law-kind-option = opção
law-kind-payout = prémio
law-kind-procedure = procedimento
law-kind-prohibition = proibição
law-kind-ranking = ordem
law-kind-right = direito
law-effect-changed = alterado
law-effect-duty-became-option = dever passou a opção
law-effect-legal = jurídico
law-effect-made-explicit = tornado expresso
law-effect-new-rule = regra nova
law-effect-option-added = opção acrescentada
law-effect-rule-dropped = regra suprimida
law-effect-wording = redacção
