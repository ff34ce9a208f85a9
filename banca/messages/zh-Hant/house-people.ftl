### People of a house: accounts, passwords, sessions, tokens. Refusals first, then errors.

refusal-command-must-be-in-the-scope = { $person }的權杖不容許「{ $command }」
refusal-house-must-have-no-administrator-yet = 場方已有管理員：其他人員由管理員登記
refusal-key-must-be-of-one-person = 此公鑰屬他人：各人須以自己的密鑰簽署
refusal-last-administrator-must-stay = { $name }為最後一名管理員：須先另設管理員
refusal-name-must-be-new = 已有名為{ $name }的人員
refusal-person-must-be-suspended = { $name }的使用權並未暫停
refusal-person-must-not-be-suspended = { $name }的使用權已暫停
refusal-scope-must-be-within-the-roles = 權杖的權限不得超過其持有人：{ $more }超出{ $name }的權限

house-command-unknown = 並無指令{ $command }
house-command-unwritable = 指令須以UTF-8書寫：此指令含有不完整的字元
house-label-malformed = 請以1至{ $most }個可見字元說明權杖的用途
house-log-in-refused = 名稱或密碼不正確，或失敗次數過多：請稍候再試
house-not-logged-in = 尚未登入：請先登入
house-password-is-the-name = 密碼不得為名稱本身或只稍加增添
house-password-malformed = 密碼須有{ $least }至{ $most }個字元，且不得只重複少數字元
house-password-not-hashed = 密碼只以Argon2id雜湊值儲存
house-person-altered = { $name }的資料與日誌不符：人員資料表曾以其他方式更改
house-person-unknown = 並無名為{ $name }的人員
house-public-key-malformed = { $key }並非公鑰：須為64個十六進制數字（Ed25519）
house-reason-malformed = 請以1至{ $most }個字元說明理由
house-role-unknown = 並無身份{ $role }：{ $known }
house-token-days = { $days }並非1至{ $most }的日數
house-token-unknown = 並無權杖{ $token }
