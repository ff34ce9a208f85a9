"""The terms of a table, set by edition and house: everything in which play under 141/2000 and 56/2004 differs."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Literal, get_args

from banca.games.blackjack.law import EDITION_2000, clause
from banca.law import Edition, OptionSet
from banca.material.cards import SUITS
from banca.play.act_rules import SameClauses
from banca.play.setting import Setting

Device = Literal["box", "shoe", "machine"]
Shuffles = Literal["at-marker", "any-round"]
SplitBy = Literal["points", "rank"]
DoubleOn = Literal["eleven", "first-two"]
Decider = Literal["seated", "at-most-three", "highest"]
Seating = Literal["occupants", "free"]
DoubledLoss = Literal["whole", "initial"]

ONCE = 2  # hands from one split
HALF = Fraction(1, 2)

DEVICES: Mapping[str, Device] = {"metal-box": "box", "shoe": "shoe", "automatic-shuffler": "machine"}
DECIDERS: Mapping[str, Decider] = {
    "seated-decides": "seated",
    "at-most-three": "at-most-three",
    "highest-stake-decides": "highest",
}
ADDITIONAL: Mapping[str, tuple[str, ...]] = {
    "any-pair": ("any-pair",),
    "sevens": ("sevens",),
    "over-under-13": ("over-13", "under-13"),
    "none": (),
}
INSURANCE_LIMITS: Mapping[str, Fraction] = {"half": HALF, "full": Fraction(1)}


@dataclass(frozen=True, slots=True)
class Terms:
    edition: Edition

    # Equipment and preparation.
    decks: int
    device: Device
    places: int
    white_cards: int
    marker_depth: int | None  # cards behind the second white card; None without one
    shuffles: Shuffles
    opening_burn: int  # how many cards
    burn_at_start: bool  # before every round but the first
    burn_before_second: bool  # of the bank

    # The deal, and additional cards.
    exposed_first_valid: bool
    face_up: bool  # the players' first two cards
    player_freedom: bool
    spoken_decision: bool
    stops_at_21: bool
    announces: bool
    undue_unseen_valid: bool

    # Winning and losing.
    doubled_loss: DoubledLoss  # to a blackjack of the bank
    insurance_limit: Fraction  # of the original stake
    additional: frozenset[str]  # the additional bets offered
    special_prizes: bool
    five_cards: bool

    # Splitting and doubling.
    split_by: SplitBy
    resplit: bool  # of pairs other than aces
    most_hands: int  # from a pair other than aces
    ace_hands: int
    double_on: DoubleOn
    double_split_hands: bool

    # People.
    seating: Seating  # occupants: others bet only where the occupant does, and standing players on one place only
    places_per_player: int | None
    keeps_place: bool  # nobody changes place in a round, or takes cards away
    decider: Decider
    most_bettors: int | None  # on one place

    def at(self, topic: str) -> str:
        """The clause of this edition on a topic."""
        return clause(self.edition, topic)


def terms_of(setting: Setting) -> Terms:
    return terms_under(setting.options)


def at_topics(*topics: str) -> SameClauses:
    """The clauses function of an act that always rests on the same topics."""

    def found(setting: Setting) -> tuple[str, ...]:
        terms = terms_of(setting)
        return tuple(dict.fromkeys(terms.at(topic) for topic in topics))

    return SameClauses(found)


@lru_cache(maxsize=256)
def terms_under(options: OptionSet) -> Terms:
    return _terms_2000(options) if options.edition is EDITION_2000 else _terms_2004(options)


def _terms_2000(options: OptionSet) -> Terms:
    decks = options.number("decks")
    machine = options["card-handling"] == "shuffling-machine"
    device: Device = "machine" if machine else "shoe" if decks > 1 else "box"  # art1.b, art1.c
    return Terms(
        edition=options.edition,
        decks=decks,
        device=device,
        places=options.number("places"),
        white_cards={"box": 1, "shoe": 2, "machine": 0}[device],  # art1.b, art2.1.b
        marker_depth=options.number("second-white-card-depth") if device == "shoe" else None,  # art2.1.a.s3
        shuffles=_shuffles(options),
        opening_burn=decks,  # art2.1.c.s1
        burn_at_start=device != "box",  # art2.4
        burn_before_second=device != "box",  # art2.4
        exposed_first_valid=False,  # art2.1.c.s2
        face_up=False,  # art3.1.a.s1, art3.1.b
        player_freedom=True,  # art3.2.b.s1
        spoken_decision=True,  # art3.2.c
        stops_at_21=False,  # art3.2.b.s1 (reading there)
        announces=False,
        undue_unseen_valid=False,  # art3.2.a.s2
        doubled_loss="whole",  # art8.s3
        insurance_limit=HALF,  # art8.s1
        additional=frozenset(),
        special_prizes=True,  # art9
        five_cards=True,  # art13.s1
        split_by="points",  # art10.s1
        resplit=False,  # art10.s1
        most_hands=ONCE,  # art10.s1
        ace_hands=ONCE,  # art10.s1
        double_on="eleven",  # art11
        double_split_hands=False,  # art11 (reading there)
        seating="occupants",  # art2.3.s2, art2.3.s3
        places_per_player=1 if decks == 1 else None,  # art2.3.s4
        keeps_place=True,  # art2.3.s5
        decider="highest",  # art14.s1
        most_bettors=None,
    )


def _terms_2004(options: OptionSet) -> Terms:
    decks, device = options.number("decks"), DEVICES[str(options["dealing-device"])]
    marked = device == "shoe" and decks > 1  # art1.3
    burns = "none" if device == "box" else options["round-burn"]  # art4.2
    procedures = options.values["drawing-procedures"]
    doubles_any = options["double-rule"] == "first-two-cards"
    resplit = options["resplit"] == "allowed"
    # No pair gives more hands than there are cards of its rank.
    several = min(options.number("max-split-hands"), decks * len(SUITS))
    decider = DECIDERS[str(options["shared-place"])]
    per_player = options["places-per-player"]
    return Terms(
        edition=options.edition,
        decks=decks,
        device=device,
        places=options.number("places"),
        white_cards=0 if device == "machine" else 2 if marked else 1,  # art1.3, art1.4
        marker_depth=options.number("second-white-card-depth") if marked else None,  # art2.1.1
        shuffles=_shuffles(options),
        opening_burn=decks if options["opening-burn"] == "one-per-deck" else 1,  # art4.1.1, art4.1.2
        burn_at_start=burns != "none",
        burn_before_second=burns == "round-start-and-second-card",
        exposed_first_valid=options["exposed-first-card"] == "valid",
        face_up=options["deal-procedure"] == "second",
        player_freedom=_has(procedures, "player-freedom"),
        spoken_decision=_has(procedures, "spoken-final-decision"),
        stops_at_21=_has(procedures, "stop-rules"),
        announces=_has(procedures, "bank-announces"),
        undue_unseen_valid=options["undue-bank-card-unseen"] == "valid",
        doubled_loss="initial" if options["doubled-loss-to-bank-blackjack"] == "initial-stake-only" else "whole",
        insurance_limit=_insurance_limit(options),
        additional=_additional(options),
        special_prizes=options["special-prizes"] == "offered",
        five_cards=options["five-cards"] == "offered",
        split_by="rank",  # art16.1 (reading there)
        resplit=resplit,
        most_hands=several if resplit else ONCE,  # art16.1, art16.5
        ace_hands=several if options["ace-splits"] == "several" else ONCE,  # art16.3
        double_on="first-two" if doubles_any else "eleven",
        double_split_hands=doubles_any,  # art17.1, art17.2 (reading there)
        seating="free",  # art3.3
        places_per_player=per_player if isinstance(per_player, int) else None,
        keeps_place=False,
        decider=decider,
        most_bettors=options.number("bettors-per-place") if decider == "at-most-three" else None,  # art20.1.2.s1
    )


def _has(value: object, word: str) -> bool:
    return isinstance(value, tuple) and word in value


def _shuffles(options: OptionSet) -> Shuffles:
    return next(way for way in get_args(Shuffles) if way == options["discretionary-shuffle"])


def _insurance_limit(options: OptionSet) -> Fraction:
    limit = options["insurance-limit"]
    return limit if isinstance(limit, Fraction) else INSURANCE_LIMITS[str(limit)]


def _additional(options: OptionSet) -> frozenset[str]:
    return frozenset(bet for word, bets in ADDITIONAL.items() if _has(options["additional-bets"], word) for bet in bets)
