### Authorisations: applying, deciding, and what a table may run.

house-standing = { $standing ->
    [pending] 第{ NUMBER($application, useGrouping: 0) }號申請書尚未有決定
    [withdrawn] 第{ NUMBER($application, useGrouping: 0) }號申請書已撤回
    [refused] 第{ NUMBER($application, useGrouping: 0) }號申請書不獲許可
    [revoked] 第{ NUMBER($application, useGrouping: 0) }號申請書曾獲許可，自{ DATETIME($day) }起廢止
    [early] 第{ NUMBER($application, useGrouping: 0) }號申請書自{ DATETIME($day) }起獲許可
    [ended] 第{ NUMBER($application, useGrouping: 0) }號申請書獲許可至{ DATETIME($day) }止
    [conditions] 第{ NUMBER($application, useGrouping: 0) }號申請書的許可附有特定條件，尚未符合者為：{ $unmet }
   *[none] 並無涵蓋此檯的申請
  }
refusal-option-must-be-authorised-register = 「{ $option }」採用「{ $value }」，今日在此檯未獲許可：{ house-standing }
refusal-bet-must-be-authorised-register = 「{ $bet }」今日在此檯未獲許可：{ house-standing }
refusal-edition-must-be-in-force = { $edition }在{ DATETIME($day) }並未生效，當日生效的是{ $held }：以真實金錢博彩的檯，須依當日生效的版本
refusal-edition-must-be-in-force-yet = { $edition }自{ DATETIME($begins) }起適用：在{ DATETIME($day) }並無版本生效
refusal-conditions-must-be-those-of-the-decision = 此檯的「{ $bet }」所附條件，與第{ NUMBER($application, useGrouping: 0) }號申請書的決定所定者不同
refusal-conditions-must-be-met-by-the-register = 「{ $bet }」：第{ NUMBER($application, useGrouping: 0) }號申請書的決定所定的下列條件，登記冊並無已符合的紀錄：{ $unmet }
refusal-application-must-ask-for-something = 按{ $edition }，此等事項均無須許可：無可申請
refusal-application-must-be-for-what-needs-authorisation = 「{ $option }」無須許可：由場方自行選擇
refusal-application-must-be-for-what-needs-authorisation-bets = 此版本並無條文容許博彩監察協調局許可其他投注或彩金
refusal-application-must-precede-adoption-by-working-days-register = 申請書於{ DATETIME($filed) }提交，擬於{ DATETIME($adopted) }採用，已逾期：須提前{ $days }個工作天，即最遲於{ DATETIME($latest) }提交；今日提交者，最早可於{ DATETIME($earliest) }採用
refusal-adoption-must-not-precede-the-application = { DATETIME($adopted) }已過：{ DATETIME($filed) }提交的申請書，只可就當日或其後提出
refusal-application-must-stand-so = 第{ NUMBER($application, useGrouping: 0) }號申請書{ $standing ->
    [pending] 尚未有決定
    [withdrawn] 已撤回
    [refused] 不獲許可
    [revoked] 的許可已廢止
    [ended] 的許可已屆滿
   *[granted] 已獲許可
  }：{ $wanted ->
    [pending] 只有尚未有決定者方可作決定或撤回
   *[granted] 只有已獲許可者方可廢止或符合條件
  }
refusal-grant-must-hold-from-the-day-applied-for = 第{ NUMBER($application, useGrouping: 0) }號申請書最早可自{ DATETIME($first) }起獲許可：須指明日期
refusal-grant-must-end-after-it-begins = 自{ DATETIME($begins) }起的許可不可於{ DATETIME($until) }屆滿
refusal-revocation-must-not-reach-back = 廢止最早自{ DATETIME($today) }起生效
refusal-approver-must-not-be-the-applicant = 第{ NUMBER($application, useGrouping: 0) }號申請書由{ $person }提交，須由他人作決定
refusal-approver-must-have-a-key = { $person }並無已登記的密鑰：決定須經簽署
refusal-decision-must-be-signed-by-its-approver = 該簽署並非{ $person }就第{ NUMBER($application, useGrouping: 0) }號申請書的此項決定所作
refusal-condition-must-be-of-the-decision = { $said }並非第{ NUMBER($application, useGrouping: 0) }號申請書的決定所定的條件：條件為{ $known }
refusal-application-must-be-granted-on-conditions = 第{ NUMBER($application, useGrouping: 0) }號申請書的許可並無附帶條件
refusal-condition-must-change = 登記冊已載明此條件{ $met ->
    [yes] 已符合
   *[no] 未符合
  }：{ $condition }
refusal-bets-must-not-join-a-table-that-stops = 博彩桌{ $table }待現有注碼分出勝負後即停止：{ $player }在該檯並無注碼，不得加入

house-adoption-too-far = { DATETIME($adopted) }過遠：最多為{ $most }日後
house-application-twice = 申請書兩次申請{ $name }
house-application-unknown = 並無第{ NUMBER($application, useGrouping: 0) }號申請書
house-attachment-malformed = 附件{ $file }須載明檔案名稱及其SHA-256（64個十六進制數字）
house-condition-twice = 有一項條件重複
house-day-malformed = { $day }並非日期：須寫成2026-03-02
house-description-edition = 說明屬{ $said }，而申請書屬{ $edition }
house-description-malformed = 說明須為物件
house-description-too-long = 說明最多{ $most }個位元組
house-list-too-long = { $name }過多：最多{ $most }項
house-refusal-bare = 不予許可的決定，不得附有條件或日期
house-setting-edition = 設定屬{ $said }，而申請書屬{ $edition }
house-text-malformed = { $name }：須為1至{ $most }個可見字元
