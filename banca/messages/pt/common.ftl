### What stands between other words, and what several commands say: lists, ranges, presets, options, amounts.

## Where cards and stakes lie

place-is = lugar { $place }

## Between other words

list-phrases = { $first }, { $last }
list-clauses = { $first }; { $last }
list-or = { $first } ou { $last }
options-are = opções: { $preset }
options-are-with = opções: { $preset }, com { $chosen }
preset-first-listed = a primeira de cada artigo
preset-customary = as habituais
any-of = um de { $count }: { $first }, { $second }, …
not-an-amount = “{ $text }” não é um montante: escreva “100” ou “100,50”
too-much-money = { $text } é mais dinheiro do que existe: no máximo { MONEY($most) }

staked-in-all = apostado ao todo, em média
edge-of-all-staked = vantagem, de tudo o que se aposta
price-up-to = { $price } até { $most }
from-to = { $low } a { $high }
file-written = escrito: { $file }
contents = Índice
list-items = { $first }, { $last }
none = nenhum
in-parentheses = ({ $values })
labelled = { $label }: { $text }
named-value = { $name }: { $value }
with-values = { $name } ({ $values })
with-more = { $this } ({ $more })

## What is applied for

language-en = Inglês
language-pt = Português
language-zh = Chinês

## The description

list-sentences = { $first } { $last }
list-and = { $first } e { $last }
list-or-else = { $first }; ou { $last }
