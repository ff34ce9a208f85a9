"""What the articles open to the house, written out from the regulations: names, clauses, words and bounds."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from banca.law import Option, OptionError, allowed, edition, option_set
from banca.law.instrument import Bounds
from banca.law.options import most


class Opens(NamedTuple):
    clause: str
    default: Any
    authorised: bool = False
    words: str = ""
    number: tuple[int, int | None] | None = None
    ratio: tuple[str, str] | None = None
    multiple: bool = False


DRAWING = "bank-rule player-freedom spoken-final-decision stop-rules bank-announces"
OPTIONS = {
    "baccarat-55-2004": {
        "decks": Opens("art1.1", 6, number=(6, 12)),
        "dealing-device": Opens("art2.3", "shoe", authorised=True, words="shoe shuffler-dealer"),
        "cut-card-count": Opens("art1.2", 1, number=(1, None)),
        "shuffle-method": Opens("art1.4", "by-hand", words="by-hand shuffler"),
        "layouts": Opens("art1.5", 1, number=(1, 2)),
        "seats": Opens("art1.5.b", 7, number=(7, None)),
        "cutter": Opens("art2.1", "bettor", authorised=True, words="bettor croupier"),
        "opening-burn": Opens("art2.1.s2", "per-deck", authorised=True, words="per-deck first-card"),
        "demonstration-rounds": Opens("art2.2", 0, authorised=True, number=(0, 3)),
        "shoe-end": Opens("art3.1", "this-round", authorised=True, words="this-round one-more"),
        "round-burn": Opens("art8", "burn-one", words="burn-one none"),
        "after-tie": Opens("art12", "withdraw", authorised=True, words="withdraw keep change"),
        "after-tie-change": Opens("art12.3", "amount", authorised=True, words="amount switch-side"),
        "after-tie-reduction": Opens(
            "art12.3.1", "with-reduction", authorised=True, words="with-reduction without-reduction"
        ),
        "card-handling": Opens("art16.1", "allowed", words="allowed forbidden"),
    },
    "blackjack-141-2000": {
        "decks": Opens("art1.a", 1, number=(1, None)),
        "card-handling": Opens("art1.c", "box-or-sabot", words="box-or-sabot shuffling-machine"),
        "second-white-card-depth": Opens("art2.1.a.s3", 30, number=(30, None)),
        "discretionary-shuffle": Opens("art2.2.s3", "at-marker", words="at-marker any-round"),
        "places": Opens("art2.3.s1", 6, number=(6, 7)),
    },
    "blackjack-56-2004": {
        "places": Opens("art1.1", 6, authorised=True, number=(6, None)),
        "decks": Opens("art1.2", 1, authorised=True, number=(1, None)),
        "dealing-device": Opens("art1.3", "metal-box", authorised=True, words="metal-box shoe automatic-shuffler"),
        "shuffle-method": Opens("art2.1", "by-bank", authorised=True, words="by-bank by-machine"),
        "second-white-card-depth": Opens("art2.1.1", 30, authorised=True, number=(30, None)),
        "discretionary-shuffle": Opens("art2.2.2", "at-marker", authorised=True, words="at-marker any-round"),
        "places-per-player": Opens("art3.2", "unrestricted", authorised=True, words="unrestricted", number=(1, None)),
        "opening-burn": Opens("art4.1", "one-per-deck", authorised=True, words="one-per-deck one-card"),
        "round-burn": Opens(
            "art4.2", "round-start", authorised=True, words="round-start round-start-and-second-card none"
        ),
        "exposed-first-card": Opens("art5.1.1", "void", authorised=True, words="void valid"),
        "deal-procedure": Opens("art5.2", "first", authorised=True, words="first second"),
        "drawing-procedures": Opens("art6", DRAWING.split(), authorised=True, words=DRAWING, multiple=True),
        "undue-bank-card-unseen": Opens("art6.1.s2", "void", authorised=True, words="void valid"),
        "doubled-loss-to-bank-blackjack": Opens(
            "art10.7", "whole-stake", authorised=True, words="whole-stake initial-stake-only"
        ),
        "insurance-limit": Opens("art12.1", "half", authorised=True, words="half full", ratio=("1/2", "1")),
        "additional-bets": Opens(
            "art13", ["any-pair"], authorised=True, words="any-pair sevens over-under-13 none", multiple=True
        ),
        "special-prizes": Opens("art15", "offered", authorised=True, words="offered not-offered"),
        "max-split-hands": Opens("art16.1", 4, authorised=True, number=(4, None)),
        "ace-splits": Opens("art16.3", "once", authorised=True, words="once several"),
        "resplit": Opens("art16.5", "allowed", authorised=True, words="allowed not-allowed"),
        "double-rule": Opens("art17", "first-two-cards", authorised=True, words="first-two-cards eleven-only"),
        "five-cards": Opens("art19.1", "offered", authorised=True, words="offered not-offered"),
        "shared-place": Opens(
            "art20.1", "seated-decides", authorised=True, words="seated-decides at-most-three highest-stake-decides"
        ),
        "bettors-per-place": Opens("art20.1.2.s1", 3, authorised=True, number=(1, 3)),
    },
    "craps-53-2010": {
        "dice-count": Opens("art1.1.1", 4, number=(4, 5)),
        "field-twelve": Opens("art6.12.p2", "double", words="double triple"),
    },
    "cussec-57-2004": {
        "shaker-drive": Opens("art1.2.1", "lever", authorised=True, words="lever electronic"),
        "layouts": Opens("art1.3", 1, authorised=True, number=(1, None)),
        "shake-method": Opens("art2.1", "lever-three-times", authorised=True, words="lever-three-times electronic"),
        "start-lamp": Opens("art2.2", "lit", authorised=True, words="lit none"),
        "start-announcement": Opens("art2.3", "spoken", authorised=True, words="spoken silent"),
        "winning-lights": Opens("art3.2", "lit", words="lit unlit"),
        "bets-offered": Opens("art5", "all", authorised=True, words="all subset"),
        "total-5-16-price": Opens("art6.6.2", 18, authorised=True, number=(18, 30)),
        "total-6-15-price": Opens("art6.6.3", 14, authorised=True, number=(14, 18)),
    },
    "fantan-58-2004": {
        "rod-material": Opens("art1.1", "bamboo-or-wood", words="bamboo-or-wood plastic"),
        "layouts": Opens("art1.4", 2, number=(2, 4)),
    },
    "fish-prawn-crab-59-2004": {
        "shaker-drive": Opens("art1.3.1", "lever", authorised=True, words="lever electronic"),
        "layouts": Opens("art1.4", 1, authorised=True, number=(1, None)),
        "shake-method": Opens("art2.1", "lever-three-times", authorised=True, words="lever-three-times electronic"),
        "start-lamp": Opens("art2.2", "lit", authorised=True, words="lit none"),
        "start-announcement": Opens("art2.3", "spoken", authorised=True, words="spoken silent"),
        "winning-lights": Opens("art3.2", "lit", words="lit unlit"),
    },
    "paikau-96-85-M": {
        "house-backing": Opens("art3.1", "backs", words="backs abstains"),
    },
    "roulette-60-2004": {
        "wheel-bearing": Opens("art1.1", "pivot", words="pivot ball-bearing"),
        "wheel-surface": Opens("art1.2", "smooth", words="smooth relief"),
        "betting-procedure": Opens(
            "art3.2", "bell-before-throw", authorised=True, words="bell-before-throw bets-while-rolling"
        ),
        "betting-timer": Opens("art3.2.1", "none", authorised=True, words="none timer"),
        "payment-mode": Opens("art5.2", "by-kind", authorised=True, words="by-kind per-player"),
        "chances-offered": Opens("art6", "all", authorised=True, words="all without-sectors subset"),
    },
    "stud-poker-61-2004": {
        "shuffle-method": Opens("art3", "manual-shoe", words="manual-shoe shuffler"),
        "royal-raise-odds": Opens("art9.5.9", 50, authorised=True, number=(50, 100)),
        "malfunction-fallback": Opens("art11.4", "replace-shuffler", words="replace-shuffler use-shoe"),
    },
}
BETS = {
    "baccarat-55-2004": "player banker tie banker-pair player-pair",
    "blackjack-141-2000": "main split double insurance",
    "blackjack-56-2004": "main split double insurance any-pair sevens over-13 under-13",
    "craps-53-2010": (
        "pass-line pass-odds dont-pass dont-pass-odds come come-odds dont-come dont-come-odds any-craps "
        "any-seven eleven ace-deuce aces boxcars horn field big small hard-4 hard-6 hard-8 hard-10 big-6 "
        "big-8 big-5 big-9 big-4 big-10"
    ),
    "cussec-57-2004": (
        "small big single triple any-triple total even odd double-and-single three-dice two-dice double four-numbers"
    ),
    "fantan-58-2004": "fan nim nga se-sam-hong kuoc",
    "fish-prawn-crab-59-2004": (
        "small big figure colour-one colour-two colour-three any-three-colour triple any-triple total"
    ),
    "paikau-96-85-M": "seat co-bet bank backing",
    "roulette-60-2004": (
        "straight split street corner line sector-nine sector-twelve column dozen-small dozen-middle "
        "dozen-large even odd low high red black"
    ),
    "stud-poker-61-2004": "ante raise progressive-jackpot",
}
EVERY = [(slug, name) for slug, options in OPTIONS.items() for name in options]
every_option = pytest.mark.parametrize(("slug", "name"), EVERY)


def bounds_of(found: Bounds | None) -> tuple[int | str, int | str | None] | None:
    return (found.least, found.most) if found else None


@pytest.mark.parametrize("slug", OPTIONS)
def test_an_edition_opens_these_options_in_the_order_of_its_articles(slug: str) -> None:
    assert list(edition(slug).options) == list(OPTIONS[slug])


@pytest.mark.parametrize("slug", BETS)
def test_an_edition_knows_these_bets_in_the_order_of_its_articles(slug: str) -> None:
    assert list(edition(slug).bets) == BETS[slug].split()


@every_option
def test_what_an_option_opens(slug: str, name: str) -> None:
    found, expected = edition(slug).options[name], OPTIONS[slug][name]
    assert found.name == name
    assert found.clause == expected.clause
    assert found.default == expected.default
    assert found.needs_authorisation is expected.authorised
    assert [a.slug for a in found.alternatives] == expected.words.split()
    assert all(a.text_in("en") for a in found.alternatives)
    assert bounds_of(found.number) == expected.number
    assert bounds_of(found.ratio) == expected.ratio
    assert found.multiple is expected.multiple


def most_here(name: str) -> int:
    """Where the article sets no bound."""
    return 200 if name == "decks" else 10**6


def lawful(slug: str, name: str) -> Iterator[Any]:
    """Every word, and the two ends of every range."""
    opens = OPTIONS[slug][name]
    yield opens.default
    if not opens.multiple:
        yield from (word for word in opens.words.split() if word != edition(slug).options[name].names_bets_as)
    if opens.number:
        yield opens.number[0]
        yield opens.number[1] if opens.number[1] is not None else most_here(name)
    yield from opens.ratio or ()


def unlawful(slug: str, name: str) -> Iterator[Any]:
    """One step outside of every range, words of nobody, and what is no word and no number at all."""
    opens = OPTIONS[slug][name]
    least, most = opens.number or (1, None)
    yield from (least - 1, str(least - 1), -1, "-1", float(least), f"{least}.5")
    yield from (most + 1, str(most + 1)) if most is not None else ()
    yield from ("", " ", "nothing-such", True, False, None, [], {}, [[]], 1.5, "1/3", "5/4", "1/0")


@every_option
def test_all_that_the_article_opens_can_be_chosen(slug: str, name: str) -> None:
    law = edition(slug)
    for value in lawful(slug, name):
        leader = {
            leads: drive
            for leads, answers in law.options[name].follows.items()
            for drive, method in answers.items()
            if method == value
        }
        chosen = option_set(law, {name: value, **leader})[name]
        assert chosen == tuple(value) if isinstance(value, list) else str(chosen) == str(value)


@every_option
def test_where_an_article_sets_no_bound_this_program_does_and_says_so(slug: str, name: str) -> None:
    law, opens = edition(slug), OPTIONS[slug][name]
    if opens.number is None or opens.number[1] is not None:
        assert law.options[name].number is None or most(law.options[name]) == opens.number[1]  # type: ignore[index]
        return
    bound = most_here(name)
    assert most(law.options[name]) == bound
    cited = f"though the law sets no bound ({law.cite(opens.clause)})"
    for number, number_text in (
        (bound + 1, str(bound + 1)),
        (10**30, str(10**30)),
        (10**5000, "a number of 16610 bits"),
    ):
        for given in (number, str(number)) if number < 10**18 else (number,):
            with pytest.raises(OptionError) as refused:
                option_set(law, {name: given})
            assert str(refused.value) == f"{name}={number_text}: this program takes at most {bound:,}, {cited}"
    with pytest.raises(OptionError, match=f"in this program at most {bound:,}"):
        option_set(law, {name: "9" * 5000})


@every_option
def test_nothing_else_can_be_chosen(slug: str, name: str) -> None:
    law = edition(slug)
    for value in unlawful(slug, name):
        with pytest.raises(OptionError) as refused:
            option_set(law, {name: value})
        message = str(refused.value)
        assert message.startswith(name), value
        assert law.cite(OPTIONS[slug][name].clause) in message
        assert "\n" not in message


@pytest.mark.parametrize(
    ("slug", "name", "said"),
    [
        ("cussec-57-2004", "shaker-drive", "lever | electronic"),
        ("cussec-57-2004", "layouts", "1 or more"),
        ("cussec-57-2004", "total-5-16-price", "18 to 30"),
        ("cussec-57-2004", "bets-offered", "all | a list of bets (BET,BET,...)"),
        ("roulette-60-2004", "chances-offered", "all | without-sectors | a list of bets (BET,BET,...)"),
        ("baccarat-55-2004", "demonstration-rounds", "0 to 3"),
        ("blackjack-56-2004", "places-per-player", "unrestricted | 1 or more"),
        ("blackjack-56-2004", "insurance-limit", "half | full | 1/2 to 1"),
        ("blackjack-56-2004", "additional-bets", "any of any-pair | sevens | over-under-13 | none"),
    ],
)
def test_what_is_allowed_in_words(slug: str, name: str, said: str) -> None:
    option: Option = edition(slug).options[name]
    assert str(allowed(option)) == said
