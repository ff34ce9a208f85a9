### People of a house: accounts, passwords, sessions, tokens. Refusals first, then errors.

refusal-command-must-be-in-the-scope = { $person }的權杖不容許「{ $command }」
refusal-house-must-have-no-administrator-yet = 場方已有管理員，其他人由管理員加入
refusal-key-must-be-of-one-person = 此公鑰屬他人：各人須以自己的金鑰簽署
refusal-last-administrator-must-stay = { $name }是最後一名管理員，須先另設管理員
refusal-name-must-be-new = 已有人名為{ $name }
refusal-person-must-be-suspended = { $name }並未停用
refusal-person-must-not-be-suspended = { $name }已停用
refusal-scope-must-be-within-the-roles = 權杖的權限不得超過其持有人：{ $more }超出{ $name }的權限

house-command-unknown = 沒有{ $command }這個指令
house-command-unwritable = 指令須可寫成UTF-8：此指令含有不完整的字元
house-label-malformed = 請以1至{ $most }個可見字元說明權杖的用途
house-log-in-refused = 名稱或密碼不正確，或失敗次數過多：請稍候再試
house-not-logged-in = 尚未登入：請先登入
house-password-is-the-name = 密碼不得為名稱再稍加數字
house-password-malformed = 密碼須有{ $least }至{ $most }個字元，且不得只重複少數字元
house-password-not-hashed = 密碼只以Argon2id雜湊值儲存
house-person-altered = { $name }的資料與日誌不符：人員資料表曾被以其他方式更改
house-person-unknown = 沒有人名為{ $name }
house-public-key-malformed = { $key }不是公鑰：須為64個十六進位數字（Ed25519）
house-reason-malformed = 請以1至{ $most }個字元說明理由
house-role-unknown = 沒有{ $role }這個身分：{ $known }
house-token-days = { $days }不是1至{ $most }之間的日數
house-token-unknown = 沒有權杖{ $token }
