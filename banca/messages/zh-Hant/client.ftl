### What a program that reaches a house over the network says of the connection itself.

client-no-address = { $address }並非場方的位址：須以http://或https://開首
client-unreachable = { $address }並無場方回應：{ $why }
client-other-version = { $address }的場方使用另一版本：請安裝相同版本的banca
client-no-answer = { $seconds }秒內沒有回應：可用同一編號再次傳送，仍只執行一次
client-closed = 連線已中斷
client-refused = { $says }
