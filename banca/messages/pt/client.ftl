### What a program that reaches a house over the network says of the connection itself.

client-no-address = { $address } não é o endereço de uma casa: começa por http:// ou https://
client-unreachable = nenhuma casa responde em { $address }: { $why }
client-other-version = a casa em { $address } fala outra versão: instale a mesma versão de banca
client-no-answer = sem resposta em { NUMERAL($seconds) } s: repita o pedido com o mesmo id, que só é executado uma vez
client-closed = a ligação foi fechada
client-refused = { $says }
