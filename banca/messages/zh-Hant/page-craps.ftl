### The felt of craps. Names of bets and their prices come from the law.

craps-page-result = { $total }點（{ $first }及{ $second }）
craps-page-come-out = 首次擲骰
craps-page-no-point = 未有標記點數
craps-page-point = 標記點數：{ $point }點
craps-page-open = 可投注至下次擲骰
craps-page-rolling = 骰子滾動中
craps-page-void = 擲骰無效，須重擲
craps-page-on = ON
craps-page-off = OFF

craps-page-shooter = 主客：{ $player }
craps-page-shooter-you = 主客：你
craps-page-offered = 骰子提供予{ $player }
craps-page-offered-to-you = 骰子提供予你
craps-page-nobody = 骰子未有人持有
craps-page-choose = { $of }顆中揀選{ $count }顆，或放棄擲骰
craps-page-your-throw = 隨時可以擲骰
craps-page-order = 次序：{ $players }
craps-page-you = 你
craps-page-stake-to-throw = 有投注的博彩者方可擲骰
craps-page-die = 第{ $die }顆骰子，共{ $of }顆

craps-page-history = 近擲結果
craps-page-no-throws = 未有擲骰
craps-page-marked-on = 標記{ $point }點
craps-page-marked-off = 移除標記

craps-page-odds = 附加
craps-page-draws = { $total }點和
craps-page-parts = 檯證分區
craps-page-line = 出場
craps-page-hard-ways = 「Hard Way」各注
craps-page-hard-ways-says = 留至分出勝負
craps-page-one-roll = 一擲分勝負
craps-page-one-roll-says = 下一擲即分勝負
craps-page-others = 其他投注
craps-page-others-says = 本檯獲准經營
