### Roulette, 60/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

roulette-60-2004-note-1 = 刊登於2004年5月17日第20期《澳門特別行政區公報》第一組；批示於公佈翌日生效。
roulette-60-2004-note-2 = 來源檔案以59/2004魚蝦蟹骰寶規章的末段開首（中文為第八條，葡文自第六條（九）項起；兩種語文的頁面交錯），並以61/2004聯獎撲克的批示部分結尾；兩者均不屬本規章。
roulette-60-2004-repeals-1 = 第30/2003號經濟財政司司長對外規範性批示

## Clauses

roulette-60-2004-act-1 = 經濟財政司司長核准作為批示附件的《輪盤法定規章》，該規章屬批示的組成部分。
roulette-60-2004-act-2 = 先前核准舊《輪盤法定規章》的第30/2003號批示，予以廢止。
roulette-60-2004-act-3 = 批示於公佈後翌日生效。
roulette-60-2004-art1-1 = 用具為一個木製圓柱體，其直徑約為32吋（約81.2厘米），內裝活動輪盤，由樞軸或滾珠軸支承。
    .reading = 兩種語文均作約32吋及81.2厘米（準確換算應為81.28厘米）；條文未有訂明容許的偏差，見解釋diameter。
roulette-60-2004-art1-2 = 輪盤盤面稍凹，或平滑，或有槽，以固定的金屬片分隔為三十七格。
    .divergence = 盤面如不平滑，中文為「有槽」，葡文則為有凸起之處（「ressaltos」）。
    .reading = 兩者均指盤面有起伏，對博彩並無影響。
roulette-60-2004-art1-3 = 一格一個號碼，0號亦在其內。
    .reading = 號碼為0至36，是由格數共三十七，以及第六條和第七條（1至36按每十二個及按一半劃分）得出。
roulette-60-2004-art1-4 = 0號以外的號碼，刻於紅、黑相間的底色上。
roulette-60-2004-art1-5 = 0號的底色並非上述兩色。
roulette-60-2004-art2-1 = 珠子可由左向右擲，亦可由右向左擲，其滾動方向與輪盤的轉向相反。
roulette-60-2004-art2-2 = 珠子滾動期間，如有籌碼或其他任何物件跌入輪盤，該局須由莊荷停止，並由其高聲宣佈無效。
roulette-60-2004-art2-3 = 取出該籌碼或物件後，莊荷先將珠子放回上局中獎號碼的間格，再次擲珠。
roulette-60-2004-art3-1 = 須待上局殺賠完成，方可投注。
roulette-60-2004-art3-2 = 投注可按（一）項及（二）項兩種程序中的任一種進行。
roulette-60-2004-art3-2-1 = 第一種程序：投注後，或在設有計時器而計時結束後，莊荷按鐘，隨即擲珠；自此不得再投注，亦不得更動已作的投注。
    .reading = 自按鐘一刻起，投注即不予接受；擲珠緊隨其後。
roulette-60-2004-art3-2-2 = 第二種程序：珠子滾動期間，博彩者仍可投注，直至莊荷高聲宣佈停止投注；自宣佈一刻起，不得再投注，亦不得更動已作的投注。
roulette-60-2004-art4 = 珠子在三十七格中的某一格完全停定，該格的號碼即為中獎號碼；莊荷高聲讀出中獎「機會」的號碼及顏色，並同時在檯證的中獎號碼上放置標記。
    .divergence = 中文須讀出的，是中獎「機會」的號碼及顏色；葡文則為號碼，以及相應「『chance』 simples」（賠率為一賠一的「機會」）的顏色。
    .reading = 讀出號碼及顏色；開出0號時只讀號碼。各號碼的顏色，見解釋colours。
roulette-60-2004-art5-1 = 擲珠結果得出後，莊荷先收起博彩者的輸注，再依次賠付：直綫十二門和大、中、小十二門；九門；紅、黑或單、雙號碼（如設有）；六門、四門騎綫；三門一列；兩門騎綫；最後為孤丁。
    .divergence = （a）葡文先賠三門一列（「ruas」），後賠四門騎綫（「quadros」）；中文先賠四門騎綫，後賠三門一列。（b）「如設」一語，葡文（「se os houver」）用於「sectores」（九門及十二個號碼的一門），中文則用於紅、黑、單、雙。（c）中文只提九門，而賠率為一賠一的「機會」則只提紅、黑、單、雙；葡文統稱「sectores」及「『chances』 simples」。兩種語文均未有指明十二個號碼的一門。
    .reading = （a）依中文次序，四門騎綫先於三門一列：由六門起，賠率由低至高（5、8、11、17、35）。（b）依葡文：可設可不設的是「sectores」。（c）依葡文：包括所有「sectores」（九個號碼及十二個號碼的），以及全部六種賠率為一賠一的「機會」。
roulette-60-2004-art5-2 = 博彩者下注多於一注時，其各注亦可同時賠付。
    .reading = 依「機會」次序賠注（by-kind）為第一款的規則，將同一博彩者各注同時賠付（per-player）為容許的變通；許可條文列有第五條。
roulette-60-2004-art5-3 = 勝注的籌碼如被莊荷弄亂，由監場指示其還原；監場未能準確指示時，則按參與該局的博彩者的指示，或翻看錄影帶，將籌碼還原。
    .reading = 次序為：先監場，後博彩者或錄影帶（兩種語文均用「或」，葡文為「ou」）；後兩者有牴觸時，以錄影為準，見解釋restoration-conflict。
roulette-60-2004-art6 = 博彩者可就以下十七種「機會」下注。
    .reading = 第九條將第六條列為設有選項的條文之一；第六條所含的選擇，是提供哪些「機會」，而第五條顯示，可設可不設的尤其是「sectores」（九門及十二個號碼的一門）。
roulette-60-2004-art6-1 = 孤丁：一個號碼。
roulette-60-2004-art6-2 = 兩門騎綫：兩個號碼。
    .reading = 「騎綫」一名顯示有關號碼在檯證上相鄰；標準檯證上兩門騎綫共57組，均不含0號。
roulette-60-2004-art6-3 = 三門一列：三個號碼。
    .reading = 「三門一列」指檯證上同在一列的三個號碼：共12組，由1-2-3至34-35-36；均不含0號。
roulette-60-2004-art6-4 = 四門騎綫：四個號碼。
    .reading = 「四門騎綫」指檯證上交於一點的四個號碼：共22組，均不含0號。
roulette-60-2004-art6-5 = 六門：六個號碼。
    .reading = 檯證上相鄰的兩列，每列三個號碼：共11組。
roulette-60-2004-art6-6 = 九門：九個號碼。
    .reading = 條文未有說明是哪九個號碼。場方須預先訂定其九門號碼組；由於預設提供全部「機會」，故須有預設值，見解釋nine-sector。
roulette-60-2004-art6-7 = 一門，共十二個號碼，為以下兩者之一：1、3、5、13、15、17、20、22、24、32、34、36，或2、4、6、14、16、18、19、21、23、31、33、35。
roulette-60-2004-art6-8 = 直綫十二門：成一直綫的十二個號碼。
    .reading = 標準檯證有三條直綫，同一直綫上的號碼除以3，餘數相同。
roulette-60-2004-art6-9 = 小：一號至十二號。
    .divergence = 1至12，以及（十四）項的1至18，中文同稱「小」；葡文則分稱「pequeno」及「menor」。
    .reading = 兩者為不同的投注；程式分別以dozen-small及low稱之。
roulette-60-2004-art6-10 = 中：十三號至二十四號。
roulette-60-2004-art6-11 = 大：二十五號至三十六號。
    .divergence = 25至36，以及（十五）項的19至36，中文同稱「大」；葡文則分稱「grande」及「maior」。
    .reading = 兩者為不同的投注；程式分別以dozen-large及high稱之。
roulette-60-2004-art6-12 = 雙：雙數的號碼。
roulette-60-2004-art6-13 = 單：單數的號碼。
roulette-60-2004-art6-14 = 小：一號至十八號。
roulette-60-2004-art6-15 = 大：十九號至三十六號。
roulette-60-2004-art6-16 = 紅：紅色的號碼。
roulette-60-2004-art6-17 = 黑：黑色的號碼。
roulette-60-2004-art7 = 中注的博彩者保留原注碼，另按下列賠率獲賠。
    .reading = 第九條將第七條列為設有選項的條文之一，但第七條就每種「機會」只印有一個賠率，別無選擇，故不設選項。可變者只是提供哪些「機會」（第六條）。
roulette-60-2004-art7-1 = 一個號碼（孤丁）：一賠三十五。
roulette-60-2004-art7-2 = 兩個號碼（兩門騎綫）：一賠十七。
roulette-60-2004-art7-3 = 三個號碼（三門一列）：一賠十一。
roulette-60-2004-art7-4 = 四個號碼（四門騎綫）：一賠八。
roulette-60-2004-art7-5 = 六個號碼（六門）：一賠五。
roulette-60-2004-art7-6 = 九個號碼（九門）：一賠三。
roulette-60-2004-art7-7 = 十二個號碼（十二門、直綫十二門、小、中、大）：一賠二。
roulette-60-2004-art7-8 = 十八個號碼（雙、單、小、大、紅、黑）：一賠一。
roulette-60-2004-art8 = 開出0號時，投注於0者為勝，其他投注一概輸予場方。
    .divergence = 葡文指以「pleno」（孤丁）投注於0號者勝，其餘投注均輸；中文只稱「投注於0者」，可包括含0號的兩門騎綫及三門一列。
    .reading = 依明確的葡文：開出0號時，只有孤丁勝。含0號的組合投注既不能因0號而勝，賠率卻將0號計算在內；故不提供此等投注，如有投注亦不予接受。0號亦不屬雙、小（1至18）、直綫十二門、大中小十二門、九門及十二個號碼的一門。
roulette-60-2004-art9 = 場方如決定採用第三條、第五條、第六條及第七條所定的選項，須先取得博彩監察協調局許可，申請書應在預定採用之日前三個工作天提交。
    .divergence = 葡文稱之為以可選方案形式規定（「em alternativa」）的選項，中文只稱「選項」。
    .reading = 所列條文留給場方的一切選擇均包括在內，不論寫成可選方案，或寫成容許（「可」）。

## Options

roulette-60-2004-option-wheel-bearing-pivot = 輪盤以樞軸轉動
roulette-60-2004-option-wheel-bearing-ball-bearing = 輪盤以滾珠軸轉動
roulette-60-2004-option-wheel-surface-smooth = 盤面平滑
roulette-60-2004-option-wheel-surface-relief = 盤面有槽（中文文本）或有凸起之處（葡文文本）
roulette-60-2004-option-betting-procedure-bell-before-throw = 莊荷於擲珠前按鐘，投注即告停止
roulette-60-2004-option-betting-procedure-bets-while-rolling = 珠子滾動期間仍可投注，至莊荷宣佈停止投注為止
roulette-60-2004-option-betting-timer-none = 不設計時器，由莊荷判斷投注是否已作出
roulette-60-2004-option-betting-timer-timer = 由計時器結束投注時間
roulette-60-2004-option-payment-mode-by-kind = 所有勝注依第五條第一款的次序賠付
roulette-60-2004-option-payment-mode-per-player = 同一博彩者的勝注可一併賠付
roulette-60-2004-option-chances-offered-all = （一）項至（十七）項的全部「機會」
roulette-60-2004-option-chances-offered-without-sectors = 除（六）項及（七）項外的全部「機會」
roulette-60-2004-option-chances-offered-subset = 許可所載的「機會」

## What the house fixes at its table

roulette-60-2004-parameter-nine-sectors = 場方所設的九門號碼組，每組為1至36中九個不同的號碼；預設為1至9、10至18、19至27及28至36四組

## Bets: when they may be made

roulette-60-2004-bet-straight = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 0至36的一個號碼（37種）
roulette-60-2004-bet-split = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 相鄰的兩個號碼，不含0號（57組）
roulette-60-2004-bet-street = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 一列三個號碼，不含0號（12組）
roulette-60-2004-bet-corner = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 交於一點的四個號碼，不含0號（22組）
roulette-60-2004-bet-line = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 相鄰的兩列，每列三個號碼（11組）
roulette-60-2004-bet-sector-nine = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 場方所訂的其中一組（預設為1至9、10至18、19至27、28至36）
roulette-60-2004-bet-sector-twelve = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 第六條（七）項兩組中的一組
roulette-60-2004-bet-column = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
    .selections = 三條直綫中的一條
roulette-60-2004-bet-dozen-small = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-dozen-middle = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-dozen-large = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-even = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-odd = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-low = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-high = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-red = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）
roulette-60-2004-bet-black = 上一局殺賠完畢後（第三條第一款），至擲珠前按鐘為止（bell-before-throw），或至珠子滾動期間宣佈停止投注為止（bets-while-rolling）

## Readings

roulette-60-2004-reading-colours = 採用只有一個0號的標準輪盤：紅色號碼為1、3、5、7、9、12、14、16、18、19、21、23、25、27、30、32、34、36；順時針次序為0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26；0號為綠色。
    .question = 哪些號碼屬紅色？號碼在輪盤上依何次序排列？
    .why = 條文未有規定：第一條第四款只要求紅、黑相間，而此輪盤符合該要求。顏色如不固定，第六條（十六）項及（十七）項的紅、黑投注便無從分出勝負。
roulette-60-2004-reading-layout = 採用標準檯證：共12列，每列三個號碼，由1-2-3至34-35-36。
    .question = 號碼在檯證上如何排列？
    .why = 條文未有描述檯證，但第六條的「機會」以此為前提：三個號碼成一列（三門一列）、號碼共用一綫（騎綫）、十二個號碼成一直綫。
roulette-60-2004-reading-zero-combinations = 不可；不予接受。
    .question = 可否作含0號的兩門騎綫、三門一列或四門騎綫？
    .why = 第八條的葡文只容許0號以孤丁（「pleno」）取勝，其餘投注均輸；此等投注便會在開出其所選號碼之一時落敗。
roulette-60-2004-reading-nine-sector = 由場方決定：每組為1至36中九個不同的號碼。預設為1至9、10至18、19至27、28至36四組，每組佔檯證三列。另行公佈其他號碼組，須按第九條取得許可；開檯時已有的號碼組與該檯的選項一樣，視為已獲許可。
    .question = 九門由哪九個號碼組成？
    .why = 第六條（六）項只說明號碼的數目，未有說明是哪些號碼，故屬第六條留給場方的選擇，而第九條涵蓋第六條。不包括0號，是因為按第八條，開出0號時只有孤丁勝。至於預設值，條文並無任何依據；上述四組使1至36每個號碼各用一次。
roulette-60-2004-reading-void-stakes = 注碼保留，以重新擲珠的結果定勝負。投注如已停止，則維持停止；採用bets-while-rolling而尚未宣佈停止投注，則可繼續投注至宣佈為止。
    .question = 該局無效後，注碼如何處理？可否更改？
    .why = 第二條第三款只規定重新擲珠，未有提及退回注碼或重新投注。投注於按鐘或宣佈時停止（第三條第二款），該局無效並不使之失去效力。
roulette-60-2004-reading-other-voids = 與該局無效同樣處理，後果相同。
    .question = 珠子離開輪盤、珠子與輪盤同向擲出、輪盤停轉，應如何處理？
    .why = 條文未有規定。此等情況並非第二條第一款及第四條所設想的擲珠，而擲珠出現問題時，條文唯一的處理方法載於第二條第二款及第三款。
roulette-60-2004-reading-restoration-conflict = 以錄影（即程式的紀錄）為準。
    .question = 博彩者的指示與錄影不符，應如何處理？
    .why = 第五條第三款以「或」字將兩者並列，並無先後之分。此為我們的選擇：博彩者與答案有利害關係，錄影則沒有。
roulette-60-2004-reading-restoration-by-supervisor = 投注紀錄優先於任何人；結果得出後，注碼不得改變。
    .question = 監場還原的籌碼與該檯本身的紀錄不符，應如何處理？
    .why = 監場的指示與紀錄相牴觸，即未達第五條第三款所要求的準確；而按第三條第二款，投注停止後不得更動投注。
roulette-60-2004-reading-payment-after-marker = 須待放置標記後進行：宣讀與放置標記均完成，該局方定勝負。在紀錄中，宣讀在先。
    .question = 按第五條第一款，得出結果後收去輸注並賠付勝注。是否須待放置標記後方可進行？宣讀與放置標記孰先孰後？
    .why = 兩者同屬第四條的一個行為，中文更稱「同時」；兩種語文均先述宣讀。第五條第一款則在得出結果後方告開始。
roulette-60-2004-reading-payment-per-player = 不改變：該博彩者在其勝注中按第五條第一款次序最先的一注輪到時獲賠；其本人各注之間次序不限。
    .question = 將一位博彩者各注同時賠付，會否改變其他博彩者的賠注次序？
    .why = 第五條第二款只容許將一位博彩者的各注同時賠付，此外別無規定：其他博彩者仍依第一款的次序。該款亦未有訂明其本人各注之間的次序。
roulette-60-2004-reading-art7-options = 並無選項；其他賠率一概不予接受。
    .question = 第九條提及第七條的選項，而第七條條文並無選項。場方可否選擇賠率？
    .why = 第七條就每種「機會」只印有一個賠率，並無範圍或可選方案。第九條規定採用選項須經許可，並不創設選項。
roulette-60-2004-reading-betting-open-by-default = 可以。
    .question = 停止投注前，可否更改或取消投注？
    .why = 第三條第二款（一）項及（二）項只禁止在按鐘後或宣佈後更動投注；在此之前並無禁止。
roulette-60-2004-reading-diameter = 記錄所申報的直徑；偏差超過5%時發出提示，但並非不予接受。
    .question = 直徑與32吋（81.2厘米）可相差多少？
    .why = 第一條第一款稱「約」，未有訂明容許的偏差，故無任何數字足以支持不予接受；5%是我們的選擇。博彩並不取決於輪盤的大小。
roulette-60-2004-reading-limits = 由該檯自行設定；任何位置的投注人數不限，每注均歸屬其博彩者。
    .question = 投注限額、座位、企位博彩者及各博彩者的籌碼顏色，如何處理？
    .why = 條文未有規定；第五條第二款及第三款只以能分辨各博彩者的投注為前提。
roulette-60-2004-reading-working-days = 星期一至星期五，不包括澳門的公眾假期，個別批示另有規定者除外。提交申請書當日算作三天之一，採用當日不算。
    .question = 工作天以何日曆為準？三天如何計算？
    .why = 第九條由預定採用日期往前計三個工作天，故採用當日不在三天之內，之前的第三天為提交申請書的最後一天。該條未有界定工作天：由於申請書是向公共行政當局提交，故採用其工作天。
roulette-60-2004-reading-betting-timer = 只適用於擲珠前按鐘的程序；採用珠子滾動時仍可投注的程序時，不適用。
    .question = 計時器是否適用於兩種投注程序？
    .why = 只有第三條第二款（一）項提及計時器；按（二）項，投注於莊荷宣佈時停止。
