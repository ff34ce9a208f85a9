"""The tables that are verified: each edition as its presets have it, and with other rules that the house may choose."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from banca.games import game_of
from banca.law import PRESETS, Preset, option_set
from banca.play.setting import Setting

JACKPOT: Mapping[str, Any] = {
    "jackpot-fixed-royal-flush": 500_000_00,
    "jackpot-fixed-straight-flush": 50_000_00,
    "jackpot-fixed-four-of-a-kind": 5_000_00,
    "jackpot-fixed-full-house": 1_000_00,
    "jackpot-fixed-flush": 500_00,
    "jackpot-minimum": 200_000_00,
    "jackpot-stake": 10_00,
    "jackpot-contribution": Fraction(1, 2),
}


@dataclass(frozen=True, slots=True)
class Verified:
    """A table, and what it is called."""

    edition: str
    called: str
    preset: Preset = "first-listed"
    options: Mapping[str, Any] = field(default_factory=dict)
    parameters: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.edition} · {self.called}"

    @property
    def setting(self) -> Setting:
        law = game_of(self.edition).edition
        return Setting(option_set(law, dict(self.options), self.preset), parameters=self.parameters)


def presets(edition: str) -> tuple[Verified, ...]:
    return tuple(Verified(edition, preset, preset) for preset in PRESETS)


BACCARAT, CRAPS, CUSSEC, FANTAN = "baccarat-55-2004", "craps-53-2010", "cussec-57-2004", "fantan-58-2004"
BLACKJACK, BLACKJACK_2000 = "blackjack-56-2004", "blackjack-141-2000"
FISH, PAI_KAU, ROULETTE, STUD = "fish-prawn-crab-59-2004", "paikau-96-85-M", "roulette-60-2004", "stud-poker-61-2004"

TABLES: tuple[Verified, ...] = (
    *presets(BACCARAT),
    Verified(BACCARAT, "machine, ties left standing", options={
        "dealing-device": "shuffler-dealer", "after-tie": "keep", "decks": 12,
    }),
    Verified(BACCARAT, "shoe, ties left standing", options={"after-tie": "keep"}),
    *presets(BLACKJACK_2000),
    Verified(BLACKJACK_2000, "machine, four decks", options={"card-handling": "shuffling-machine", "decks": 4}),
    *presets(BLACKJACK),
    Verified(BLACKJACK, "plain, limited loss", "customary", {
        "decks": 8, "five-cards": "not-offered", "doubled-loss-to-bank-blackjack": "initial-stake-only",
        "ace-splits": "several", "additional-bets": "any-pair,sevens,over-under-13",
    }),
    Verified(BLACKJACK, "machine, eleven only", "customary", {
        "dealing-device": "automatic-shuffler", "decks": 2, "special-prizes": "offered", "double-rule": "eleven-only",
        "resplit": "not-allowed",
    }),
    *presets(CRAPS),
    Verified(CRAPS, "triple field", options={"field-twelve": "triple"}),
    *presets(CUSSEC),
    Verified(CUSSEC, "highest prices", options={"total-5-16-price": 30, "total-6-15-price": 18}),
    *presets(FANTAN),
    *presets(FISH),
    *presets(PAI_KAU),
    Verified(PAI_KAU, "highest back", parameters={"house-way": "highest-back"}),
    *presets(ROULETTE),
    Verified(ROULETTE, "paid per player", options={"payment-mode": "per-player", "betting-timer": "timer"}),
    *presets(STUD),
    Verified(STUD, "royal 75, jackpot", options={"royal-raise-odds": 75}, parameters=JACKPOT),
)  # fmt: skip
