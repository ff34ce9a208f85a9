### Fish-prawn-crab, 59/2004: what its clauses say, what we read into them, and what the house may choose.

## Notes and repeals

fish-prawn-crab-59-2004-note-1 = 刊登於2004年5月17日第20期《澳門特別行政區公報》第一組；批示於公佈後翌日生效。
fish-prawn-crab-59-2004-note-2 = 來源檔案以第58/2004號批示《番攤法定規章》葡文文本的末段（第八條及第九條；頁面交錯）起首，並以第60/2004號批示（輪盤）的開首部分作結；兩者均不屬本規章。
fish-prawn-crab-59-2004-note-3 = 骰面表（第一條（一）項）的各行，以及第六條（三）項及（十）項的各行，在文本中並無編號；其識別碼的最後部分為所處位置。
fish-prawn-crab-59-2004-repeals-1 = 1996年2月12日第21/96/M號訓令

## Clauses

fish-prawn-crab-59-2004-act-1 = 經濟財政司司長核准批示所附的《魚蝦蟹骰寶法定規章》；該規章屬批示的一部分。
fish-prawn-crab-59-2004-act-2 = 二月十二日第21/96/M號訓令予以廢止，並依第16/2001號法律第五十五條（三十三）項轉為對外規範性批示。
    .divergence = 按中文的行文，似由本批示將舊訓令轉為批示；葡文則指第16/2001號法律早已將之轉換（「convertida por força」）。
    .reading = 依葡文；對博彩並無影響。
fish-prawn-crab-59-2004-act-3 = 批示於公佈後翌日生效。
fish-prawn-crab-59-2004-art1 = 博彩用具包括骰子、特別骰盅及一張或多張檯證，見（一）至（四）項。
fish-prawn-crab-59-2004-art1-1 = 骰子三粒，六個平面各刻有圖案、顏色及點數，如表所列（第一行至第六行）。
fish-prawn-crab-59-2004-art1-1-1 = 魚：紅色，一點。
fish-prawn-crab-59-2004-art1-1-2 = 蝦：綠色，二點。
fish-prawn-crab-59-2004-art1-1-3 = 葫蘆：藍色，三點。
fish-prawn-crab-59-2004-art1-1-4 = 金錢：藍色，四點。
fish-prawn-crab-59-2004-art1-1-5 = 蟹：綠色，五點。
fish-prawn-crab-59-2004-art1-1-6 = 雞：紅色，六點。
fish-prawn-crab-59-2004-art1-2 = 三粒骰子輕重一致，完全均衡，每粒相對兩面的點數合共七點。
fish-prawn-crab-59-2004-art1-3 = 特別骰盅一個，由連同玻璃罩的盅座（（1）分項）及可揭式盅蓋（（2）分項）組成。
fish-prawn-crab-59-2004-art1-3-1 = 盅座底圓、色黑，以不透明材料製成；玻璃底板之下接有把手或電子啟動裝置，其上鑲透明玻璃罩，三粒骰子置於罩內。
fish-prawn-crab-59-2004-art1-3-2 = 可揭式盅蓋的顏色及質料與盅座一致，恰好蓋住玻璃罩，兩邊以扣繫於盅座。
    .divergence = 葡文規定兩個扣位置正對（「diametralmente opostos」），並固定於盅座；中文只稱盅蓋兩邊用扣與盅座相繫。
    .reading = 即兩個相對的扣。對博彩並無影響。
fish-prawn-crab-59-2004-art1-4 = 檯證一張或多張，印上三粒骰子的各種投注方式。
    .divergence = 中文指三粒骰子的各種投注方式；葡文則指三粒骰子的所有組合（「todas as combinações」）。
    .reading = 檯證須顯示所提供的全部投注（無須印出不分次序的56種結果）。
fish-prawn-crab-59-2004-art2-1 = 先搖骰，後下注：莊荷須以可揭式盅蓋蓋上玻璃罩，扣緊盅蓋與盅座，連按把手三次或開動電動搖骰裝置，然後方開始下注。
    .divergence = 有關裝置，中文在第一條稱「電子」，在此稱「電動」；葡文則一概稱「electrónico」（電子）。
    .reading = 屬同一裝置；搖骰方法取決於按第一條（三）項（1）分項所選的啟動方式（lever對應lever-three-times，electronic對應electronic）。
fish-prawn-crab-59-2004-art2-2 = 把手或電動裝置一經啟動，可令特別骰盅前的燈牌於投注開始前自動亮着。
fish-prawn-crab-59-2004-art2-3 = 除依上款程序外，莊荷亦可高聲宣佈開始下注。
    .divergence = 中文指上款的程序，葡文指以上各款（「números anteriores」）的程序。
    .reading = 宣佈是第一款及第二款全部程序以外的附加做法；對博彩並無影響。
fish-prawn-crab-59-2004-art3-1 = 莊荷按鐘示意停止投注，隨後高聲宣佈開骰。
    .divergence = 中文以按鐘表示停止投注，繼而宣佈開骰；葡文則為莊荷按鐘並宣佈時，投注結束。
    .reading = 投注於按鐘時停止；按鐘與宣佈合為一個步驟，兩者之間不得投注。
fish-prawn-crab-59-2004-art3-2 = 莊荷揭開可揭式盅蓋後宣佈結果；燈牌可亮燈顯示中彩各瓣。
    .divergence = 中文在燈牌上亮燈顯示中彩各瓣；葡文則在檯證（「tabuleiro」）上顯示。
    .reading = 任一種顯示方法均符合規定；程式在檯證畫面上標示中彩各瓣。
fish-prawn-crab-59-2004-art3-3 = 可揭式盅蓋揭開後，如見骰子相疊或斜靠不平，莊荷宣佈該局無效，並立即另開一局。
    .divergence = 中文為隨即進行另一局；葡文為重複操作（「a operação é repetida」）。
    .reading = 效果相同：按第二條重新蓋罩、搖骰及開始下注，原有注碼留在原位（第三條第四款）。
fish-prawn-crab-59-2004-art3-4 = 遇該局無效，博彩者不得取消已下的注，但可從新投注。
    .reading = 中文「從新投注」可理解為重新投注；但連同不得取消的規定及葡文（「novas apostas」，新的投注）解釋，即原有注碼維持不變，並可另作投注。
fish-prawn-crab-59-2004-art4 = 中彩各注尚未賠畢，莊荷不得蓋上玻璃罩。
fish-prawn-crab-59-2004-art5 = 博彩者可下注的瓣數有以下十種。
    .reading = 第八條並未提及第五條（與骰寶不同）：並無選項，十種投注均須提供；見解釋bets-offered。
fish-prawn-crab-59-2004-art5-1 = 「小」：三粒骰子點數合計4點至10點。
fish-prawn-crab-59-2004-art5-2 = 「大」：三粒骰子點數合計11點至17點。
fish-prawn-crab-59-2004-art5-3 = 「三軍」：任何一粒骰子平面上的圖案。
    .divergence = 兩種語文在此均未指明圖案由博彩者選定：中文為任何骰子平面之圖案，葡文為任何有圖案的骰子（「quaisquer dados com figuras」）。
    .reading = 圖案由博彩者選定，第六條（三）項兩種語文均如此規定；至少一粒骰子出現該圖案即中彩。
fish-prawn-crab-59-2004-art5-4 = 「指定單色」：三粒骰子之中只有一粒為選定顏色（附註：該色出現一粒、三粒或全無者作輸）。
    .divergence = 葡文為一粒且僅一粒（「um e só um dado」）。中文亦稱只出現一粒，但附註稱出現一粒、三粒或無該顏色均作輸：按字面則永不中彩。
    .reading = 恰好一粒即勝；兩粒、三粒或全無則輸。附註屬印刷錯誤：或「一」應為「兩」，或（可能性較大）附註本屬（五）項「指定雙色」，一粒、三粒或全無正是該項輸的情況。以賠率驗算：恰好一粒佔216種結果中的96種，一賠一時場方優勢為11.1%；如至少一粒即勝（216種中的152種），則有利於博彩者。
fish-prawn-crab-59-2004-art5-5 = 「指定雙色」：三粒骰子之中有兩粒為選定顏色。
    .divergence = 葡文為兩粒且僅兩粒（「dois e só dois dados」）；中文只稱出現兩粒（印於（四）項的附註適用於此）。
    .reading = 恰好兩粒。如至少兩粒即勝（216種結果中的56種），一賠三時有利於博彩者；恰好兩粒（216種中的48種）時場方優勢為11.1%。
fish-prawn-crab-59-2004-art5-6 = 「指定三色」：三粒骰子均為選定顏色。
fish-prawn-crab-59-2004-art5-7 = 「任何三色」：三粒骰子同色。
fish-prawn-crab-59-2004-art5-8 = 「指定圍骰」：三粒骰子均為選定圖案。
fish-prawn-crab-59-2004-art5-9 = 「任何圍骰」：三粒骰子圖案相同。
fish-prawn-crab-59-2004-art5-10 = 「點數」：三粒骰子平面點數的總和，可選4點至17點。
fish-prawn-crab-59-2004-art6 = 第五條各種投注按下列賠率派彩。
    .reading = 本規章未有明文規定另行退回注碼；「一賠一」的寫法，以及58/2004及60/2004相應條文的行文，均表明彩金不包括注碼。
fish-prawn-crab-59-2004-art6-1 = 「小」：一賠一。
fish-prawn-crab-59-2004-art6-2 = 「大」：一賠一。
fish-prawn-crab-59-2004-art6-3 = 「三軍」：按出現選定圖案的骰子粒數計算（第一行至第三行）。
fish-prawn-crab-59-2004-art6-3-1 = 一粒骰子為選定圖案：一賠一。
fish-prawn-crab-59-2004-art6-3-2 = 兩粒骰子為選定圖案：一賠二。
fish-prawn-crab-59-2004-art6-3-3 = 三粒骰子為選定圖案：一賠三。
fish-prawn-crab-59-2004-art6-4 = 「指定單色」：一賠一。
fish-prawn-crab-59-2004-art6-5 = 「指定雙色」：一賠三。
fish-prawn-crab-59-2004-art6-6 = 「指定三色」：一賠二十。
fish-prawn-crab-59-2004-art6-7 = 「任何三色」：一賠七。
fish-prawn-crab-59-2004-art6-8 = 「指定圍骰」：一賠一百五十。
fish-prawn-crab-59-2004-art6-9 = 「任何圍骰」：一賠二十四。
    .divergence = 葡文在此稱三粒骰子圖案相同而未經選定（「não escolhida」）；葡文第五條及中文均只稱三個圖案相同。
    .reading = 「não escolhida」（未經選定）指博彩者無須指明圖案，並不排除任何圖案。
fish-prawn-crab-59-2004-art6-10 = 「點數」：按選定的點數計算（第一行至第六行）。
fish-prawn-crab-59-2004-art6-10-1 = 4點及17點：一賠五十。
fish-prawn-crab-59-2004-art6-10-2 = 5點及16點：一賠十八。
fish-prawn-crab-59-2004-art6-10-3 = 6點及15點：一賠十四。
fish-prawn-crab-59-2004-art6-10-4 = 7點及14點：一賠十二。
fish-prawn-crab-59-2004-art6-10-5 = 8點及13點：一賠八。
fish-prawn-crab-59-2004-art6-10-6 = 9點、10點、11點及12點：一賠六。
fish-prawn-crab-59-2004-art7 = 三粒骰子開出相同圖案時，「大」、「小」各注全輸。
    .reading = 本條只提及「大」及「小」，不引伸至其他投注。
fish-prawn-crab-59-2004-art8 = 場方如決定採用第一條及第二條的選項，須事先取得博彩監察協調局許可；申請書應在預定採用之日前三個工作天提交。
    .divergence = 葡文稱之為以可選方案形式規定（「em alternativa」）的選項，中文只稱「選項」。
    .reading = 所列條文留給場方的一切選擇均包括在內，不論寫成可選方案，或寫成容許（「可」）。

## Options

fish-prawn-crab-59-2004-option-shaker-drive-lever = 以把手搖骰
fish-prawn-crab-59-2004-option-shaker-drive-electronic = 以電子啟動裝置搖骰
fish-prawn-crab-59-2004-option-shake-method-lever-three-times = 連續按把手三次
fish-prawn-crab-59-2004-option-shake-method-electronic = 啟動電動搖骰裝置一次
fish-prawn-crab-59-2004-option-start-lamp-lit = 投注開始前，燈牌自動亮着
fish-prawn-crab-59-2004-option-start-lamp-none = 不設自動亮燈
fish-prawn-crab-59-2004-option-start-announcement-spoken = 莊荷另行宣佈開始下注
fish-prawn-crab-59-2004-option-start-announcement-silent = 不作口頭宣佈
fish-prawn-crab-59-2004-option-winning-lights-lit = 中彩各瓣亮燈顯示
fish-prawn-crab-59-2004-option-winning-lights-unlit = 只宣佈開骰結果

## Bets: when they may be made

fish-prawn-crab-59-2004-bet-small = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
fish-prawn-crab-59-2004-bet-big = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
fish-prawn-crab-59-2004-bet-figure = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
    .selections = 一個圖案（6種）
fish-prawn-crab-59-2004-bet-colour-one = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
    .selections = 一種顏色（3種）
fish-prawn-crab-59-2004-bet-colour-two = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
    .selections = 一種顏色（3種）
fish-prawn-crab-59-2004-bet-colour-three = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
    .selections = 一種顏色（3種）
fish-prawn-crab-59-2004-bet-any-three-colour = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
fish-prawn-crab-59-2004-bet-triple = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
    .selections = 一個圖案（6種）
fish-prawn-crab-59-2004-bet-any-triple = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
fish-prawn-crab-59-2004-bet-total = 搖骰後開始下注時起（第二條第一款），至按鐘為止（第三條第一款）；該局無效後的投注時間亦可（第三條第四款）
    .selections = 4至17其中一個點數

## Readings

fish-prawn-crab-59-2004-reading-single-colour-note = 恰好一粒即勝；該附註視為屬於兩粒同色的投注。
    .question = 中文附註自相矛盾，應如何解釋？
    .why = 葡文如此規定。附註如按字面適用於（四）項，該投注永不中彩；而一粒、三粒或全無，正是（五）項輸的情況。
fish-prawn-crab-59-2004-reading-withdraw-before-bell = 可以，至按鐘為止。
    .question = 投注期間可否取消、移動或更改投注？
    .why = 條文只禁止在該局無效後取消投注（第三條第四款），而投注至按鐘方告停止（第三條第一款）。
fish-prawn-crab-59-2004-reading-void-moves = 可以；減少注額及移動注碼則不予接受。
    .question = 該局無效後，可否增加注額？
    .why = 增加注額屬另作投注，為第三條第四款所容許。減少注額或移動注碼，即從原位取走籌碼，而該款所禁止的正是取消投注。
fish-prawn-crab-59-2004-reading-lever-and-drive = 不可：搖骰方法取決於啟動方式。
    .question = 啟動方式與搖骰方法可否各自選擇？
    .why = 骰盅設把手或電子啟動裝置（第一條（三）項（1）分項），第二條第一款就兩者各定一種搖骰方法；另一種方法無從施行。
fish-prawn-crab-59-2004-reading-bets-offered = 不可：十種均須提供。
    .question = 場方可否只提供十種投注的一部分？
    .why = 第五條列出博彩者可下注的十種瓣數，並無交由場方選擇；第八條只提及第一條及第二條的選項。
fish-prawn-crab-59-2004-reading-limits = 限額由該檯自行設定，每種投注項目各有限額；博彩者人數不限，座位或企位博彩者的投注均予接受。
    .question = 最低及最高注額、座位及企位博彩者，如何處理？
    .why = 條文未有規定：第五條只說明博彩者可作哪些投注，未有訂明金額，亦未有訂明博彩者的人數或位置。
fish-prawn-crab-59-2004-reading-payment-order = 先收去輸注，後賠付勝注；勝注之間的先後不限，但須有確定的次序。勝注全部賠付後即可蓋上玻璃罩，即使仍在收去輸注；扣盅蓋及搖骰則須待輸注全部收去。
    .question = 收去輸注與賠付勝注依何次序？下一局何時可開始？
    .why = 第四條只要求蓋上玻璃罩前賠付各中彩注，而條文未有訂明次序；先收後賠是60/2004 第五條第一款就輪盤所定的次序。扣盅蓋及搖骰須等候，使檯證上的注碼全屬同一局。
fish-prawn-crab-59-2004-reading-payment-after-announcement = 只須宣佈。賠付勝注及蓋上玻璃罩均無須等候亮燈；設有亮燈的檯，須在下一局扣盅蓋及搖骰之前亮燈。
    .question = 收去輸注及賠付勝注之前，只須宣佈結果，抑或亦須亮燈？
    .why = 按第三條第二款，結果以莊荷宣佈者為準；亮燈只是「可」用以顯示中彩各瓣，並無任何事項取決於亮燈。
fish-prawn-crab-59-2004-reading-working-days = 星期一至星期五，不包括澳門的公眾假期，個別批示另有規定者除外。提交申請書當日算作三天之一，採用當日不算。
    .question = 工作天以何日曆為準？三天如何計算？
    .why = 第八條由預定採用日期往前計三個工作天，故採用當日不在三天之內，之前的第三天為提交申請書的最後一天。該條未有界定工作天：由於申請書是向公共行政當局提交，故採用其工作天。
fish-prawn-crab-59-2004-reading-new-bets-after-void = 可以，但須在按鐘前；宣佈無效前已下的投注則不可。
    .question = 該局無效後另作的投注，可否取消？
    .why = 第三條第四款禁止取消的，是無效一局的投注；其後另作的投注，與其他開放投注期間所作的無異（見解釋withdraw-before-bell）。
