### What a program that reaches a house over the network says of the connection itself.

client-no-address = { $address } 不是場方的位址：須以 http:// 或 https:// 開首
client-unreachable = 無法連線至 { $address }：{ $why }
client-other-version = { $address }的場方使用另一版本：請安裝相同版本的 banca
client-no-answer = { NUMERAL($seconds) } 秒內沒有回覆：以同一編號再次請求，仍只執行一次
client-closed = 連線已關閉
client-refused = { $says }
