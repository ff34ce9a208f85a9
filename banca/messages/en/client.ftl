### What a program that reaches a house over the network says of the connection itself.

client-no-address = { $address } is no address of a house: it begins with http:// or https://
client-unreachable = no house answers at { $address }: { $why }
client-other-version = the house at { $address } speaks another version: install the same version of banca
client-no-answer = no answer within { NUMERAL($seconds) } s: ask again with the same id, and it is done once
client-closed = the connection was closed
client-refused = { $says }
