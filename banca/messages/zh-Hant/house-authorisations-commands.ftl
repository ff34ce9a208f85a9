### The commands “banca house apply”, “decide” and “register”: their help, and what they print.

command-house-apply = 許可申請
    .application = 申請書編號
    .condition = 條件，須與決定所載者相同
command-house-apply-file = 提交申請書
    .game = 博彩種類或版本：cussec、roulette-60-2004
    .adopt = 擬採用之日
    .set = 須經許可的選項或參數及其值；可重複指定
    .whole = 就採用此等選項的博彩桌，申請一切須經許可的事項
    .bet = 說明新項目或不同彩金的檔案；可重複指定
    .attach = 申請文件的檔案，只登記其摘要值；可重複指定
    .table = 所涉的博彩桌（不指定則為全部）；可重複指定
command-house-apply-withdraw = 撤回尚未有決定的申請書
command-house-apply-meet = 記錄決定的一項條件已符合
command-house-apply-end = 記錄決定的一項條件不再符合
command-house-decide = 監管當局的決定
    .application = 申請書編號
    .why = 理由，與決定一併簽署
    .sign = 監管當局私鑰的檔案：64個十六進制數字；既無此檔案亦無簽署時，印出須簽署的內容
    .signature = 在別處所作的簽署，以十六進制數字表示
    .from = 開始生效之日
    .until = 生效的最後一日（不指定則至廢止為止）
    .condition = 條件；可重複指定
command-house-decide-grant = 許可一項申請
command-house-decide-refuse = 對一項申請不予許可
command-house-decide-revoke = 廢止已作的許可
command-house-decide-decree = 記錄個別批示：行政當局當日不辦公
    .day = 日期
    .works = 與日曆不同，當日辦公
    .why = 批示
command-house-register = 許可登記冊
    .on = 日期（不指定則為今日）
command-house-register-list = 所有申請書及其狀況
command-house-register-document = 申請書及就其所作的經簽署決定，供examples/verify_decision.py核實
    .application = 申請書編號
command-house-register-table = 在須經許可的事項中，某一博彩桌可採用者
    .table = 博彩桌編號
    .game = 博彩種類或版本

column-application = 申請書
column-filed = 提交日
column-adopted = 擬採用日
column-asked = 申請事項
column-from-day = 自
column-until-day = 至

standing-in-force = 生效
standing-pending = 未有決定
standing-withdrawn = 已撤回
standing-refused = 不獲許可
standing-revoked = 已廢止
standing-early = 已獲許可，尚未生效
standing-ended = 已屆滿
standing-conditions = 待符合條件

house-application-filed = 第{ NUMBER($application, useGrouping: 0) }號申請書已提交（{ $asks }項）；摘要值為{ $digest }
house-application-withdrawn = 第{ NUMBER($application, useGrouping: 0) }號申請書已撤回
house-condition-recorded = 已記錄；第{ NUMBER($application, useGrouping: 0) }號申請書未符合的條件：{ $unmet }項
house-decided = 第{ NUMBER($application, useGrouping: 0) }號申請書：{ $decision ->
    [grant] 獲許可
    [refuse] 不獲許可
   *[revoke] 許可已廢止
  }
house-day-decreed = { $day }{ $works ->
    [yes] 為工作天
   *[no] 並非工作天
  }
house-no-applications = 尚無申請書
house-nothing-in-force = 該處並無須經許可而現正生效的事項
house-choice-malformed = { $said }並非選擇：須寫成NAME=VALUE
house-signing-key-unreadable = { $file }並無私鑰（64個十六進制數字）
