### What is said at a table of a house on the network (banca play --at).

play-which-game = indique o jogo: { $games }
play-only-at = { $option } é de uma casa na rede: indique também --at
play-at-not-with = { $option } é de uma mesa própria, não de uma casa na rede
play-at-which-table = indique a mesa, como em --table ID: { $tables }
play-at-no-table = não há nessa casa nenhuma mesa aberta deste jogo
play-at-table = Mesa { $table }; o seu nome é { $name }. Aposte como em { $examples }; a casa prossegue quando o tempo acaba. “{ play-word-help }” diz o que mais se pode escrever.
play-at-betting-open = Apostas abertas durante { NUMERAL($seconds) } s.
play-at-house-goes-on = a casa prossegue por si quando o tempo acaba
play-at-nothing-settled = ainda nada seu foi liquidado
play-at-somebody = { $name }: { $does }
play-at-stakes-stay = O que está na mesa fica, e a casa liquida-o: { $stakes }.
play-at-help-decide-typed = ESCOLHA
play-at-help-decide = decidir quando lhe é perguntado, pela palavra ou pelo número da escolha
play-at-hand = a sua mão
play-at-tiles = pedras
play-at-face-up = à vista
