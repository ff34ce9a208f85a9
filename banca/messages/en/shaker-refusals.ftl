### Why acts of the games of three dice are refused: cussec and fish-prawn-crab.

## Refusals: equipment

refusal-dice-must-be-three = { $dice } dice: three are prescribed
refusal-dice-must-be-three-shown = { $dice } dice were shown: three are prescribed
refusal-dice-must-weigh-the-same = the dice differ in weight
refusal-faces-must-be-those-of-the-law = no die shows { $said }: its faces are { $faces }
refusal-faces-must-be-those-of-the-law-die = no lawful die: its faces are { $faces }
refusal-opposite-faces-must-total-seven = opposite faces must total seven: { $pairs }
shaker-opposite-faces = { $one } and { $other }
refusal-dice-must-be-balanced-shaker = a die is not balanced
refusal-face-must-be-told-from-the-others = { $said } does not tell { $faces }: say the figure or the number
shaker-one-from-another = { $first } from { $last }
refusal-equipment-must-be-complete-shaker = there is no shaker
refusal-shaker-must-have-dome-and-cover = the shaker needs a base with a glass dome, and a cover of its own
refusal-drive-must-be-the-one-adopted = the shaker's drive is { $drive }: the table's option is { $adopted }
refusal-cover-must-have-two-clasps = { $clasps } clasps: two hold the cover to the stand

## Refusals: the round

refusal-dome-must-be-covered-before-the-shake = the dome must be covered first
refusal-cover-must-be-clasped-before-the-shake = the cover must be clasped first
refusal-dice-must-be-shaken-before-betting = the shaking device must be started first
refusal-lever-must-be-pressed-three-times = the lever must be pressed three times running first
refusal-lamp-must-light-before-betting = the lamp board lights before betting starts
refusal-start-must-be-announced-before-betting = the start of betting is announced first
refusal-cover-must-be-lifted-before-the-result = the cover must be lifted first
refusal-dice-must-show-before-the-result-is-announced = the dice must be shown first
refusal-result-must-be-announced-before-payment = the result must be announced first
refusal-winning-positions-must-be-lit-first = the winning positions are lit first
refusal-bets-must-wait-for-the-shake = betting is not open: the shake comes before the bets
refusal-dome-must-stay-open-until-all-is-paid = the bets of this round are not all settled: nothing new may start before every winning bet is paid
refusal-void-must-have-its-cause-shaker = { $why } does not make a round void: dice found stacked or leaning do
refusal-void-must-be-found-when-the-cover-is-lifted = a round is void only when the cover has been lifted and before the result stands

## What the bets may be placed on

shaker-selection-face = one of { $faces }
shaker-selection-total = one total from { $least } to { $most }

## Errors

shaker-dome = "dome" is "{ $covered }", or it is left out, not { $value }
