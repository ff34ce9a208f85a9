### What the terminal says on any screen: tables that are too wide, shares of bets.

table-gave-way = 螢幕寬度不足，未顯示：{ $columns }。較寬的螢幕（或COLUMNS=160）會全部顯示。
odds-shares-are = 勝、和、負：全部投注中以該結果告終者所佔的比例，三者合計為一
odds-long-fractions = 表內過長的場方優勢分數已捨入；--exact列出完整分數

## Games by the names that people give them

game-or-edition-unknown-near = 並無博彩種類或版本{ $name }（是否指{ $near }？）：博彩種類為{ $games }
game-baccarat-also = 百家、百家乐
game-blackjack-also = 廿一點、21點、二十一点、21
game-craps-also = 擲骰、花旗骰子
game-cussec-also = 大小、骰宝
game-fish-prawn-crab-also = 魚蝦蟹、鱼虾蟹
game-pai-kau-also = 牌九牌
game-roulette-also = 轮盘、輪盤賭
game-stud-poker-also = 聯獎撲克牌、聯獎撲克

## Completion in the shell

command-completion = 自動補全指令、選項及博彩種類所需的設定
    .epilog = bash：於~/.bashrc加入eval "$(banca completion bash)"；zsh：於~/.zshrc同樣加入；fish：banca completion fish | source
    .shell = 命令列的種類
