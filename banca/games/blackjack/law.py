"""The two editions of blackjack, and the clauses of each by topic."""

from collections.abc import Mapping

from banca.law import Edition, LawError, edition

EDITION_2000 = edition("blackjack-141-2000")
EDITION_2004 = edition("blackjack-56-2004")
EDITIONS = (EDITION_2000, EDITION_2004)

# For each topic the clauses of 141/2000 and of 56/2004; None if the edition has no such rule.
CLAUSES: Mapping[str, tuple[str | None, str | None]] = {
    # Equipment.
    "equipment": (None, "art1"),
    "places": ("art2.3.s1", "art1.1"),
    "layout": ("art2.3.s1", "art3.1"),
    "decks": ("art1.a", "art1.2"),
    "decks-in-play": ("art2.1.a.s1", "art1.2"),
    "box-or-shoe": ("art1.b", "art1.3"),
    "machine": ("art1.c", "art1.4"),
    # Before the first round, and after the last.
    "same-cards": ("art2.1.a.s2", "art2.1"),
    "shuffle": ("art2.1.a.s2", "art2.1.1"),
    "cut": ("art2.1.a.s2", "art2.1.1"),
    "second-white-card": ("art2.1.a.s3", "art2.1.1"),
    "load": ("art2.1.a.s4", "art2.1.1"),
    "machine-shuffles": ("art2.1.b", "art2.1.2"),
    "opening-burn": ("art2.1.c.s1", "art4.1"),
    "burn-per-deck": ("art2.1.c.s1", "art4.1.1"),
    "burn-one-card": (None, "art4.1.2"),
    "round-burn": ("art2.4", "art4.2"),
    "end": (None, "art2.2"),
    "last-round": ("art2.2.s1", "art2.2.1"),
    "reshuffle": ("art2.2.s2", "art2.2.1"),
    "shuffle-after-any-round": ("art2.2.s3", "art2.2.2"),
    "one-round": ("art2.2.s4", "art2.2.3"),
    "cards-go-back": ("art2.2.s5", "art2.2.4"),
    # Who bets where, who holds the cards.
    "places-per-player": (None, "art3.2"),
    "several-places": ("art2.3.s2", "art3.3"),
    "standing-players": ("art2.3.s3", None),
    "one-place": ("art2.3.s4", None),
    "keeping-place": ("art2.3.s5", None),
    "bank-handles-cards": (None, "art3.4"),
    # The deal.
    "deal": ("art2.1.c.s1", "art5.1"),
    "exposed-card": ("art2.1.c.s2", "art5.1.1"),
    "mistake-corrected": ("art2.1.c.s3", "art5.1.2.s1"),
    "round-cancelled": ("art2.1.c.s4", "art5.1.2.s2"),
    "deal-procedure": (None, "art5.2"),
    "first-procedure": (None, "art5.2.1"),
    "face-down": ("art3.1.a.s1", "art5.2.1.1"),
    "bank-second-card": ("art3.1.a.s2", "art5.2.1.1"),
    "box-deal": ("art3.1.b", "art5.2.1.2"),
    "second-procedure": (None, "art5.2.2"),
    "face-up": (None, "art5.2.2.1"),
    "bank-second-card-face-up": (None, "art5.2.2.2"),
    # Additional cards.
    "drawing-procedures": (None, "art6"),
    "bank-rule": ("art3.2.a.s1", "art6.1.s1"),
    "undue-card": ("art3.2.a.s2", "art6.1.s2"),
    "player-freedom": ("art3.2.b.s1", "art6.2"),
    "spoken-decision": ("art3.2.c", "art6.3"),
    "stop-rules": (None, "art6.4"),
    "stop-at-21": (None, "art6.4.1"),
    "one-card-on-double": ("art11", "art6.4.2"),
    "one-card-on-aces": ("art10.s3", "art6.4.3"),
    "announcing": (None, "art6.5"),
    "announcing-points": (None, "art7.1"),
    # Results.
    "over-21": ("art3.2.b.s2", "art7.2"),
    "card-values": ("art4", "art8"),
    "points": ("art5", "art9"),
    "blackjack": ("art6.s1", "art10.1"),
    "blackjack-paid": ("art6.s2", "art10.2"),
    "even-money": ("art6.s3", "art10.3"),
    "21-in-more-cards": ("art6.s4", "art10.4"),
    "blackjack-beats-21": ("art6.s5", "art10.5"),
    "bank-blackjack-beats-21": ("art6.s6", "art10.6.s1"),
    "split-21": ("art6.s7", "art10.6.s2"),
    "limited-loss": (None, "art10.7"),
    "ties": ("art7", "art11"),
    "tie-of-blackjacks": ("art7.a", "art11.1"),
    "tie-of-points": ("art7.b", "art11.2"),
    # Insurance.
    "insurance": ("art8.s1", "art12.1"),
    "insurance-wins": ("art8.s2", "art12.2.s1"),
    "bank-collects": ("art8.s3", "art12.2.s2"),
    "insurance-loses": ("art8.s4", "art12.3"),
    # Additional bets.
    "additional-bets": (None, "art13"),
    "any-pair": (None, "art13.1"),
    "pair": (None, "art13.1.1"),
    "later-pairs": (None, "art13.1.2"),
    "sevens": (None, "art13.2"),
    "two-sevens": (None, "art13.2.1"),
    "three-sevens": (None, "art13.2.2"),
    "over-under-13": (None, "art13.3"),
    "any-pair-pays": (None, "art14.1"),
    "sevens-pay": (None, "art14.2"),
    "two-sevens-of-two-suits-pay": (None, "art14.2.1"),
    "two-sevens-of-one-suit-pay": (None, "art14.2.2"),
    "three-sevens-of-more-suits-pay": (None, "art14.2.3"),
    "three-sevens-of-one-suit-pay": (None, "art14.2.4"),
    "over-under-13-pays": (None, "art14.3"),
    # Decisions of the player.
    "special-prize": ("art9", "art15"),
    "split": ("art10.s1", "art16.1"),
    "split-stake": ("art10.s2", "art16.2"),
    "split-aces": ("art10.s3", "art16.3"),
    "split-others": ("art10.s4", "art16.4"),
    "resplit": (None, "art16.5"),
    "double": ("art11", "art17"),
    "double-first-two": (None, "art17.1"),
    "double-eleven": ("art11", "art17.2"),
    "surrender": ("art12.s1", "art18.1"),
    "surrender-moment": ("art12.s2", "art18.2"),
    "surrender-final": ("art12.s3", "art18.2"),
    "five-cards": ("art13.s1", "art19.1"),
    "normal-course": ("art13.s2", "art19.2"),
    # Several players on a place.
    "sharing": ("art14.s1", "art20.1"),
    "seated-decides": (None, "art20.1.1"),
    "at-most-three": (None, "art20.1.2.s1"),
    "nearest-decides": (None, "art20.1.2.s2"),
    "highest-decides": ("art14.s1", "art20.1.3.s1"),
    "equal-stakes": ("art14.s2", "art20.1.3.s2"),
    "influence": ("art14.s3", "art20.2"),
    "authorisation": (None, "art21"),
}


def clause(law: Edition, topic: str) -> str:
    """The edition's clause on a topic; an error if it has none, because no play can get there."""
    found = CLAUSES[topic][EDITIONS.index(law)]
    if found is None:
        raise LawError("blackjack-no-rule", edition=law.slug, topic=topic)
    return found
