### What an environment to learn in shows of its table.

## In any game

environment-last = 上一動作：「{ $action }」
environment-lawful = 可作：{ $actions }
environment-nothing = 無
environment-none = 無

## Games

environment-baccarat = { $edition }：閒家{ $player }、莊家{ $banker }；已下注：{ $staked }；餘牌：{ $left }
environment-blackjack = { $edition }：莊家{ $bank }；各手牌：{ $hands }
environment-craps = { $edition }：骰子{ $dice }；標記點數{ $point }；{ $bets }
environment-not-thrown = 未投擲
environment-no-bets = 沒有投注
environment-one-draw = { $edition }：{ $result }；已下注：{ $staked }
environment-bets-open = 開始下注
environment-pai-kau = { $edition }：牌{ $tiles }；{ $known }
environment-tiles-of-bank = 莊家：{ $tiles }
environment-tiles-of-seat = 第{ $seat }門：{ $tiles }
environment-nothing-turned-up = 未有牌翻開
environment-stud-poker = { $edition }：自己{ $own }；莊荷{ $croupier }
