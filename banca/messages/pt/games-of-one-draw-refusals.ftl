### Why acts are refused: sentences that several games of one draw share.

## Refusals

refusal-bets-end-at-the-bell = as apostas estão encerradas: já tocou a campainha
refusal-bell-must-ring-before-the-cover-is-lifted = primeiro tem de se tocar a campainha
refusal-layouts-must-be-those-adopted = { $layouts ->
    [one] { $layouts } tabuleiro
   *[other] { $layouts } tabuleiros
}: a opção da mesa é { $adopted }
