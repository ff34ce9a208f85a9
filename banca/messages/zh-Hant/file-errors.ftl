### What is wrong with files that a user names, with the folder of the cache, or with what is installed.

## Files

file-not-plain = { $file }是{ $kind ->
    [folder] 資料夾
    [pipe] 管道
    [socket] 通訊端
   *[device] 裝置
}：請指定普通檔案
file-too-long = { $file }：超過{ $most }位元組：此類檔案不會更長
file-not-text = { $file }:{ NUMBER($line, useGrouping: 0) }：並非UTF-8文字

## YAML

yaml-fault = 第{ NUMBER($line, useGrouping: 0) }行：{ $fault }
yaml-empty = 檔案並無內容
yaml-none = 並非YAML
yaml-broken = 並非YAML（「{ $problem }」）
yaml-too-deep = 嵌套過深
yaml-not-plain = 此處不得使用錨點（&）、別名（*）、標籤（!）及指示（%）
yaml-no-character = 此處有非文字的字元
yaml-key-not-plain = 鍵須為字詞或數字
yaml-key-twice = { $key }出現兩次：此處及第{ NUMBER($line, useGrouping: 0) }行

## The cache

cache-not-kept = banca不在磁碟上保留任何資料供下次執行使用：{ $why }
cache-of-another-user = { $path }屬於另一使用者
cache-open-to-others = 其他人可寫入{ $path }（可執行「chmod go-w { $path }」）
cache-key-open-to-others = { $path }須屬於使用者本人，並不得向他人開放；請將其刪除

## What is not installed

extra-not-installed = 此功能需要尚未安裝的{ $package }：可執行「pip install 'banca[{ $extra }]'」
