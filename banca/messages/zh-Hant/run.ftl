### The command that opens a house to try: its help, and what it says.

command-run = 供自行試用的場方：每種博彩一張博彩桌，各有電腦博彩者，開放予本機，並在終端機設一個座位
    .epilog = 場方於首次執行時建立，其後繼續使用；只有虛擬籌碼。按Ctrl-C結束。
    .database = 場方的檔案（資料存放處的play.db）
    .key = 其密鑰（設定存放處的play.key）
    .port = 連接埠（8000）；如已被佔用，則用其後第一個可用的
    .no-seat = 不在此終端機設座位

run-ready = 已開放：{ $address }，共{ $tables }張博彩桌，各有電腦博彩者。按Ctrl-C結束。
run-seat-left = 場方仍然開放：可用「banca play 博彩 --at { $address }」再次入座，按Ctrl-C結束
run-table-refused = 博彩桌{ $table }不能開檯：{ $why }
