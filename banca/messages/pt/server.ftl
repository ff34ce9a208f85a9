### The service: what it says to those who reach it over the network. Refusals first, then errors.

refusal-request-must-come-from-the-page = este pedido altera algo e não vem da página da própria casa
refusal-round-must-be-ones-own = { $person } não participou na jogada { $round } da mesa { $table }

server-too-fast = demasiadas mensagens em pouco tempo: aguarde um momento
server-message-too-long = uma mensagem tem, no máximo, { NUMERAL($most) } bytes
server-message-malformed = não é possível ler esta mensagem: { $why }
server-body-unwanted = este pedido não leva corpo
server-query-unknown = { $name } não se pode pedir aqui; pode pedir-se: { $names }
server-query-repeated = cada nome só pode indicar-se uma vez
server-tables-most = uma ligação acompanha, no máximo, { NUMERAL($most) } mesas
server-asked-for-another = { $player } só pode perguntar pelos seus próprios actos
server-needs-a-session = com uma credencial não é possível fazê-lo: inicie sessão
server-stopping = a casa está prestes a parar: volte a ligar-se dentro de momentos
server-failed = ocorreu uma falha, que ficou registada: nada foi alterado
server-no-such-route = não há nada neste endereço
server-page-missing = a página não foi construída aqui: execute make setup
server-method-not-allowed = este endereço não aceita pedidos desta forma
server-owner-silent = a mesa está a passar para outro processo: envie de novo o mesmo dentro de momentos
server-message-too-deep = uma mensagem tem, no máximo, { NUMERAL($most) } níveis encaixados
server-number-too-large = um número não passa de { NUMERAL($most) }
server-number-malformed = neste endereço vem um número inteiro, como 12
server-text-unwritable = um texto não pode ter o carácter NUL
server-day-malformed = as datas escrevem-se como 2026-01-31
server-page-malformed = peça a página seguinte com o que a anterior deu em “next”
server-edition-unknown = não há a versão { $edition }: há { $known }
server-count-failed = não foi possível fazer esta conta
server-sockets-most = uma pessoa tem, no máximo, { NUMERAL($most) } ligações
