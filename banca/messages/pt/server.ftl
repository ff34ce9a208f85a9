### The service: what it says to those who reach it over the network. Refusals first, then errors.

refusal-request-must-come-from-the-page = este pedido altera algo e não vem da página da própria casa
refusal-round-must-be-ones-own = { $person } não participou na jogada { $round } da banca { $table }

server-too-fast = demasiadas mensagens em pouco tempo: aguardar um momento
server-message-too-long = uma mensagem tem, no máximo, { NUMERAL($most) } bytes
server-message-malformed = não é possível ler esta mensagem: { $why }
server-body-unwanted = este pedido não leva corpo
server-query-unknown = { $name } não se pede aqui: { $names }
server-query-repeated = cada nome só se indica uma vez
server-tables-most = uma ligação acompanha, no máximo, { NUMERAL($most) } bancas
server-asked-for-another = { $player } só pode perguntar pelos seus próprios actos
server-needs-a-session = não é possível fazê-lo com uma credencial: iniciar sessão
server-stopping = a casa está prestes a parar: voltar a ligar dentro de momentos
server-failed = ocorreu aqui uma falha, que ficou registada: nada foi alterado
server-no-such-route = não há nada neste endereço
server-page-missing = a página não foi construída aqui: execute make setup
server-method-not-allowed = este endereço não aceita pedidos desta forma
server-owner-silent = a banca está a mudar de processo: reenviar o mesmo dentro de momentos
server-message-too-deep = uma mensagem tem no máximo { NUMERAL($most) } níveis
server-number-too-large = um número não passa de { NUMERAL($most) }
server-number-malformed = neste endereço vem um número inteiro, como 12
server-text-unwritable = um texto não pode ter o carácter NUL
server-day-malformed = um dia escreve-se 2026-01-31
server-page-malformed = pedir a página seguinte com o que a anterior deu como «next»
server-edition-unknown = não há a edição { $edition }: { $known }
server-odds-failed = não foi possível calcular as probabilidades desta banca
server-sockets-most = uma pessoa tem no máximo { NUMERAL($most) } ligações
