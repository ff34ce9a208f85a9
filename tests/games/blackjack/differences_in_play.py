"""What 56/2004 changed of 141/2000 once the players act: each case plays it under both editions."""

from typing import Any

import pytest

from banca.games.blackjack.playing import Double, Draw, Split
from banca.games.blackjack.seats import StandBy
from banca.games.blackjack.sharing import Talk
from banca.games.blackjack.window import FiveCards, Surrender
from banca.law import OptionError, edition, option_set
from banca.play.act import Bet, Do
from tests.games.blackjack.at_blackjack import BOX, FACE_UP, FREE, MACHINE, NEW, OLD, SHOE, AtBlackjack
from tests.games.blackjack.differences import BOTH, ana, case, net, new, seen

# Additional cards.


@case("drawing procedures as a menu")
def drawing_procedures() -> None:
    assert "drawing-procedures" not in edition(OLD).options
    for slug, options in ((OLD, SHOE[OLD]), (NEW, FREE)):
        table = AtBlackjack(slug, options).main("ana").deal("7h 4c", bank="Kc").play("draw Td")
        assert table.choices() == ["draw", "stand"]
    other = ["bank-rule", "stop-rules", "bank-announces"]
    assert ana(NEW, "7h 4c", "Kc", "draw Td Qd", drawing_procedures=other).nets() == {"ana": 100}
    with pytest.raises(OptionError, match="without bank-rule the game cannot be played"):
        option_set(edition(NEW), {"drawing-procedures": other[1:]})


@case("card wrongly drawn by the bank")
def undue_card() -> None:
    for slug, option, step in ((OLD, None, False), (NEW, "void", False), (NEW, "valid", True)):
        chosen = {} if option is None else {"undue_bank_card_unseen": option}
        table = ana(slug, "Th 8s", "Tc", "stand 7d", **chosen)
        assert table.accepts(Do("put-back")) is step
        assert table.accepts(Do("undue-card-unseen")) is not step
        table.play("undue-card 4h")
        assert (table.state.bank, table.nets()) == (("Tc", "7d"), {"ana": 100})


@case("drawing on blackjack or 21")
def drawing_on_21() -> None:
    assert "draw" in ana(OLD, "Ah Kc", "9c").choices()
    assert "draw" in ana(OLD, "7h 4c", "9c", "draw Td").choices()
    for table in (ana(NEW, "Ah Kc", "9c"), ana(NEW, "7h 4c", "9c", "draw Td")):
        assert table.refused(Draw("ana")) == ("hand_of_21_must_get_no_card", "art6.4.1")


@case("announcements by the bank")
def announcements() -> None:
    assert seen(ana(OLD, "Th 9c", "Kc", "stand 8d"))["announced"] == []
    assert seen(ana(NEW, "Th 9c", "Kc", "stand 8d"))["announced"] == [["bank", 1, 18], [1, 1, 19]]
    table = AtBlackjack(NEW, FACE_UP).main("ana").deal("Th 9c", bank="Kc").play("hear")
    assert seen(table)["announced"] == [[1, 1, 19]]


# What is won and lost.


@case("doubled stake against a bank blackjack")
def doubled_stake() -> None:
    script = "double 9d Ac"
    option = "doubled_loss_to_bank_blackjack"
    assert net(OLD, "5h 6c", "Kc", script) == net(NEW, "5h 6c", "Kc", script, **{option: "whole-stake"}) == -200
    assert net(NEW, "5h 6c", "Kc", script, **{option: "initial-stake-only"}) == -100


@case("amount of insurance")
def amount_of_insurance() -> None:
    for slug, limit, most in ((OLD, None, 50), (NEW, "half", 50), (NEW, "3/4", 75), (NEW, "full", 100)):
        chosen = {} if limit is None else {"insurance_limit": limit}
        table = ana(slug, "Th 6c", "Ac", **chosen).at_window()
        assert table.accepts(Bet("ana", "insurance", most))
        assert table.refused(Bet("ana", "insurance", most + 1))[0] == "insurance_must_not_exceed_its_limit"


@case("proof of the bank's blackjack for insurance")
def proof_of_the_banks_blackjack() -> None:
    for slug in BOTH:
        for device in (SHOE, BOX, MACHINE):
            table = AtBlackjack(slug, device[slug]).main("ana").deal("Th 8c", bank="Ac").play("insurance:ana:50 stand")
            assert not table.state.due
            assert table.play("Kd").line("insurance").net == 100


@case("additional bets")
def additional_bets() -> None:
    every = ["any-pair", "sevens", "over-under-13"]
    found = {}
    for bet, cards in (("any-pair", "9h 9c"), ("sevens", "7h 7c"), ("over-13", "9h 5c"), ("under-13", "9h 2c")):
        assert AtBlackjack(OLD).main("ana").refused(Bet("ana", bet, 10))[0] == "bet_must_be_offered"
        table = AtBlackjack(NEW, new(additional_bets=every)).main("ana").stake("ana", bet, 10)
        found[bet] = table.deal(cards, bank="Kc").play("stand 9d").line(bet).net
    assert found == {"any-pair": 110, "sevens": 500, "over-13": 10, "under-13": 10}


@case("special prizes (6-7-8 of one suit, three sevens)")
def special_prizes() -> None:
    for cards, third in (("6h 7h", "8h"), ("7h 7c", "7d")):
        for slug in BOTH:
            assert net(slug, cards, "Kc", f"draw {third} 9d") == 300
        assert net(NEW, cards, "Kc", f"draw {third} 9d", special_prizes="not-offered") == 100


# Splitting and doubling.


@case("which cards may be split")
def which_cards_may_be_split() -> None:
    assert "split" in ana(OLD, "Th Kc", "6c").choices()
    assert ana(NEW, "Th Kc", "6c").refused(Split("ana")) == ("split_must_be_of_a_pair", "art16.1")
    for slug in BOTH:
        assert "split" in ana(slug, "Kh Kc", "6c").choices()


@case("number of split hands")
def number_of_split_hands() -> None:
    def most_hands(slug: str, **chosen: Any) -> int:
        table = ana(slug, "8h 8c", "6c", **chosen)
        while "split" in table.choices():
            table.play("split 8d")
        return len(table.state.hands)

    assert most_hands(OLD) == 2
    assert (most_hands(NEW), most_hands(NEW, max_split_hands=6)) == (4, 6)


@case("splitting aces again")
def splitting_aces_again() -> None:
    assert ana(OLD, "Ah Ac", "6c", "split Ad").refused(Split("ana"))[1] == "art10.s3"
    assert ana(NEW, "Ah Ac", "6c", "split Ad", ace_splits="once").refused(Split("ana"))[1] == "art16.3"
    several = ana(NEW, "Ah Ac", "6c", "split Ad split 9h 9s 9d", ace_splits="several")
    assert [len(hand.cards) for hand in several.state.hands] == [2, 2, 2]


@case("splitting other pairs again")
def splitting_other_pairs_again() -> None:
    once = "pair_must_be_split_once"
    assert ana(OLD, "8h 8c", "6c", "split 8d").refused(Split("ana")) == (once, "art10.s1")
    assert ana(NEW, "8h 8c", "6c", "split 8d", resplit="not-allowed").refused(Split("ana")) == (once, "art16.5")
    assert "split" in ana(NEW, "8h 8c", "6c", "split 8d").choices()
    passed_up = ana(NEW, "8h 8c", "6c", "split 8d stand 8s")
    assert passed_up.refused(Split("ana")) == ("split_must_not_have_been_passed_up", "art16.5")


@case("when doubling is allowed")
def when_doubling_is_allowed() -> None:
    for cards, script in (("Th 6c", ""), ("8h 8c", "split 3d")):
        assert ana(OLD, cards, "Kc", script).refused(Double("ana"))[1] == "art11"
        assert ana(NEW, cards, "Kc", script, double_rule="eleven-only").refused(Double("ana"))[1] == "art17.2"
        assert "double" in ana(NEW, cards, "Kc", script, double_rule="first-two-cards").choices()
    for slug in BOTH:
        assert "double" in ana(slug, "5h 6c", "Kc").choices()


@case("how the doubling card is dealt")
def how_the_doubling_card_is_dealt() -> None:
    """In 2000 by a reading, in 2004 by the words of its first mode."""
    for slug, clauses in ((OLD, ("art11",)), (NEW, ("art17", "art17.1"))):
        table = ana(slug, "5h 6c", "Kc", "hear")
        assert table.game.clauses_for(table.state, Double("ana")) == clauses
        table.play("double 9d")
        assert seen(table, "bo")["places"]["1"] == [["??", "??", "9d"]]


@case("surrender, moment of decision")
def moment_of_surrender() -> None:
    for slug, clause in ((OLD, "art12.s2"), (NEW, "art18.2")):
        table = AtBlackjack(slug).main("ana").main("bo", place=4).deal("5h 6c", "Td 6d", bank="Kc").play("draw:ana")
        assert table.accepts(Surrender("bo"))
        assert table.play("2d").refused(Surrender("bo")) == ("surrender_must_precede_additional_cards", clause)


@case("five cards")
def five_cards() -> None:
    drawn = "draw 2d draw 3d draw 8s"
    for slug in BOTH:
        assert net(slug, "2h 3c", "Kc", f"{drawn} five-cards 9d") == 50
        against_an_ace = ana(slug, "2h 3c", "Ac", drawn)
        assert against_an_ace.refused(FiveCards("ana"))[0] == "five_cards_must_not_be_against_an_ace"
    table = ana(NEW, "2h 3c", "Kc", drawn, five_cards="not-offered")
    assert table.refused(FiveCards("ana")) == ("five_card_payment_must_be_offered", "art19.1")


# Several players on a place.


def shared(slug: str, *stakes: int, **chosen: Any) -> AtBlackjack:
    """Ana sits at place 2; others who stand have bet there as well."""
    table = AtBlackjack(slug, new(**chosen) if slug == NEW else None)
    for player, stake in zip(("ana", "bo", "cy", "dee"), stakes, strict=False):
        table.act(*([] if player == "ana" else [StandBy(player)])).main(player, stake, place=2)
    return table


@case("who decides on a shared place")
def who_decides() -> None:
    deciders = {OLD: "bo", "highest-stake-decides": "bo", "seated-decides": "ana", "at-most-three": "ana"}
    for procedure, decider in deciders.items():
        chosen = {} if procedure == OLD else {"shared_place": procedure}
        slug = OLD if procedure == OLD else NEW
        assert shared(slug, 100, 300, **chosen).deal("Th 6c", bank="Kc").decider() == decider
        assert shared(slug, 300, 300, **chosen).deal("Th 6c", bank="Kc").decider() == "ana"


@case("number of bettors on a place")
def number_of_bettors() -> None:
    fourth = Bet("dee", "main", 100, place=2)
    assert shared(OLD, 100, 100, 100).accepts(fourth)
    assert shared(NEW, 100, 100, 100).accepts(fourth)
    three = shared(NEW, 100, 100, 100, shared_place="at-most-three")
    assert three.refused(fourth) == ("place_must_not_have_too_many_bettors", "art20.1.2.s1")
    lowered = AtBlackjack(NEW, new(shared_place="at-most-three"), parameters={"bettors-per-place-today": 1})
    assert lowered.main("ana", place=2).refused(fourth)[1] == "art20.1.2.s1"


@case("influencing other players")
def influencing() -> None:
    for slug, clause in ((OLD, "art14.s3"), (NEW, "art20.2")):
        table = AtBlackjack(slug).main("ana").main("bo", place=3).deal("Th 6c", "Td 7c", bank="Kc").play("hear")
        assert table.refused(Talk("bo", 1)) == ("players_must_not_influence_other_places", clause)
        assert table.play("stand:ana").accepts(Talk("bo", 1))


@case("reshuffling after any round")
def reshuffling() -> None:
    for slug, clause in ((OLD, "art2.2.s3"), (NEW, "art2.2.2")):
        table = AtBlackjack(slug, {**SHOE[slug], "discretionary-shuffle": "any-round"})
        table.main("ana").deal("Th 9c", bank="Kc").play("stand 8d")
        assert table.refused(Do("shuffle")) == ("cards_must_be_shuffled_between_rounds", clause)
        assert table.following().accepts(Do("shuffle"))
