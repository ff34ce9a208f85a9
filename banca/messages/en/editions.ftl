### What `banca law` says around an edition.

## Headings

law-article = Article { $number }
law-article-named = Article { $number } · { $name }
law-act = The dispatch
law-annex = Annex
law-signed = signed { DATETIME($day, dateStyle: "short") }
law-published = published { DATETIME($day, dateStyle: "short") }
law-gazette = Official Gazette no. { $number }, series { $series }
law-in-force = in force from { DATETIME($day, dateStyle: "short") }
law-answers-from = answers from { DATETIME($day, dateStyle: "short") } (reading in-force-from)
law-repeals = repeals: { $instruments }
law-show-one = banca law EDITION shows one of them; banca law --concordance accounts for every clause

## Clauses

law-clause = { $says } [dim]({ $kind })[/dim]
law-languages-differ = [dim]Languages differ:[/dim] { $text }
law-reading = [dim]Reading:[/dim] { $text }
law-option = [dim]Option:[/dim] { $name } ({ $option }): { $allowed }
law-set-aside = [dim]set aside:[/dim] { $why }

## What the house may choose

law-options = What the house may choose
law-option-at = { $name } [dim]({ $clause })[/dim]
law-option-at-authorised = { $name } [dim]({ $clause }, authorisation)[/dim]
law-said-at = { $text } [dim]({ $clauses })[/dim]
law-taken = [bold]→[/bold] { $text }
law-preset = { $preset }: { $value }
law-allowed = [dim]allowed:[/dim] { $allowed }
law-authorisation = authorisation: applied for { $days } working days before adoption ({ $clause })
law-parameter = table setting { $name }: { $meaning } ({ $clause })
law-parameter-authorised = table setting { $name }: { $meaning } ({ $clause }, authorisation)
law-file-by = To adopt an option on { DATETIME($day, dateStyle: "short") }, apply by { DATETIME($latest, dateStyle: "short") }: { $days } working days before ({ $clause }).

## Bets, readings, differences

law-bets = Bets
law-no-selections = none
law-readings = Readings
law-every-edition = every edition
law-differences = What changed from the edition before

## Kinds of clauses, and of changes

law-kind-authorisation = authorisation
law-kind-bet = bet
law-kind-definition = definition
law-kind-equipment = equipment
law-kind-irregularity = irregularity
law-kind-option = option
law-kind-payout = payout
law-kind-procedure = procedure
law-kind-prohibition = prohibition
law-kind-ranking = ranking
law-kind-right = right
law-effect-changed = changed
law-effect-duty-became-option = duty became option
law-effect-legal = legal
law-effect-made-explicit = made explicit
law-effect-new-rule = new rule
law-effect-option-added = option added
law-effect-rule-dropped = rule dropped
law-effect-wording = wording
