"""Your dialogue at a table of blackjack: insurance, your hands in turn, hints of the basic strategy."""

import re
from collections.abc import Callable, Sequence
from functools import partial

from banca.cli.counting import counting_at_table
from banca.cli.games.blackjack.board import hand_text, next_text, point_announcements, total_text, where_text
from banca.cli.names import choices_text, position_text, shortest
from banca.cli.play.dialogue import Dialogue
from banca.cli.play.hint import review_now, say_hint
from banca.cli.play.session import PAYMENTS
from banca.cli.rows import places_text
from banca.cli.screen import cards_text
from banca.cli.terminal import YOU
from banca.cli.words import at_place
from banca.exact import BetOdds, edges
from banca.games.blackjack.bets import ANY_PAIR, INSURANCE, MAIN, kinds_at
from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.irregular import EXPOSED, PUT_BACK, UNDUE, UNDUE_UNSEEN
from banca.games.blackjack.playing import HEAR, finished_by_rule, in_play
from banca.games.blackjack.settling import paid
from banca.games.blackjack.state import DISCARD, Hand, Round
from banca.games.blackjack.window import EvenMoney, Surrender, leaves_a_choice
from banca.messages import joined, money_text
from banca.money import Line, Position, down_to_minor_unit, format_amount, stake_on
from banca.play.act import Act, Bet
from banca.play.record import prescribed
from banca.play.turn import Betting, Decision
from banca.strategy.blackjack.basic import advise
from banca.table import Done

HELP = (
    "blackjack-help-main",
    "blackjack-help-draw",
    "blackjack-help-stand",
    "blackjack-help-double",
    "blackjack-help-split",
    "blackjack-help-surrender",
    "blackjack-help-insurance",
    "blackjack-help-even-money",
    "blackjack-help-five-cards",
    "blackjack-help-basic",
    "blackjack-help-cards",
    "blackjack-help-typed",
    "blackjack-help-undue",
)
HELP_ON_ADDITIONAL = ("blackjack-help-additional",)
OF_A_PLACE = ("surrender", "no-surrender", "even-money", "match")
ON_TURN = ("draw", "stand", "double", "split")  # typed before the bank asks, they skip the pause
# Words understood while payments wait; any other triggers the payments first.
WHILE_PAYMENTS_WAIT = (
    "step",
    "help",
    "bets",
    "odds",
    "lying",
    "rules",
    "do",
    "cards",
    "hint",
    "undo",
    "procedure",
    "seals",
)
PAID = {"win": "blackjack-said-win", "lose": "blackjack-said-lose", "push": "blackjack-said-push"}


class BlackjackDialogue(Dialogue):
    waits_before_payments = True
    announced = 0  # how many announced points of this round were shown

    within = ("undue", "unseen", "exposed")

    def help_messages(self) -> Sequence[str]:
        return (*HELP, *(HELP_ON_ADDITIONAL if ANY_PAIR in self.table.setting.edition.bets else ()))

    @property
    def state(self) -> Round:
        state: Round = self.table.state  # type: ignore[assignment]
        return state

    def examples(self) -> str:
        main = shortest(self.view.edition, self.lang, MAIN)
        return joined(self.lang, map(self.quote, (f"{main} 100", f"{main} 100 {at_place(self.lang, 3)}")), "list-or")

    def intercept(self, text: str) -> str | None:
        """Before payments you may report an undue card of the bank; most other words trigger the payments."""
        if not self.before_payments():
            return text
        if undue := re.fullmatch(r"(?:(\S+) )?undue( unseen)?", text):
            self.drew_too_many(undue[1], unseen=bool(undue[2]))
            return None
        if text.partition(" ")[0].replace("?", "help") in WHILE_PAYMENTS_WAIT:
            return text
        self.session.go()
        return "" if text == "go" else text

    def commands(self, rest: str) -> dict[str, Callable[[], None]]:
        found: dict[str, Callable[[], None]] = {
            "hint": lambda: self.alone("hint", rest, self.show_hint),
            "cards": lambda: self.alone("cards", rest, self.view.show_board),
            **{name: partial(self.speak, name, rest) for name in OF_A_PLACE},
        }
        if self.state.stage == "window":
            found |= {act.name: partial(self.play_on, act, rest) for act in self.next_choices() if act.name in ON_TURN}
        if self.state.stage == "betting" and not self.state.stakes:
            found |= dict.fromkeys(("go", "step"), self.ask_for_a_bet)
        return found

    def alone(self, english: str, rest: str, answer: Callable[[], None]) -> None:
        if rest:
            raise self.complaint("play-nothing-more", said=self.word(english))
        answer()

    def ask_for_a_bet(self) -> None:
        raise self.complaint("blackjack-bet-first", examples=self.examples())

    def gain_so_far(self) -> int:
        lines = () if self.table.is_over else self.state.lines
        return sum(line.net for line in lines if line.position.player == YOU)

    # Before the places are heard.

    def waits(self) -> bool:
        """The croupier also waits if you could say something now that you cannot say later."""
        turn, state = self.table.turn, self.state
        if self.before_payments():
            return self.table.source is None or self.session.stepping
        if isinstance(turn, Betting) and state.stage == "window":
            return bool(self.insurable()) or any(self.only_now(act) for act in self.sayable())
        if isinstance(turn, Betting) and state.following:
            return bool(self.new_hands())
        if isinstance(turn, Decision) and state.stage == "playing":
            return leaves_a_choice(turn)
        return super().waits()

    def sayable(self) -> list[Surrender | EvenMoney]:
        """What you may say about your places now; even a blackjack may be surrendered."""
        game, state = self.table.game, self.state
        acts = [kind(YOU, place) for place in state.places_of(YOU) for kind in (EvenMoney, Surrender)]
        return [act for act in acts if game.refusal(state, act) is None]

    def is_ended(self, act: Surrender | EvenMoney) -> bool:
        return self.gets_no_more(self.state.hands_of(act.place or 0)[0])

    def gets_no_more(self, hand: Hand) -> bool:
        """Whether nothing is left to decide on a hand in its turn, as its player knows."""
        return (hand.ended or finished_by_rule(self.state, hand)) is not None

    def only_now(self, act: Surrender | EvenMoney) -> bool:
        """Whether it can be said now only: the place is not asked later or, to surrender, only after another card."""
        first = next((hand.place for hand in self.state.hands if not self.gets_no_more(hand)), None)
        return self.is_ended(act) or (isinstance(act, Surrender) and act.place != first)

    def insurable(self) -> dict[int, int]:
        """How much more insurance you may buy, and can afford, at each of your places."""
        state, found = self.state, {}
        for place in state.places_of(YOU) if is_ace(state.open_card) else ():
            main = state.main_of(YOU, place)
            staked = stake_on(state.stakes, Position(YOU, INSURANCE, place=place)).amount
            most = down_to_minor_unit(main.amount * state.terms.insurance_limit) - staked if main else 0
            amount = min(most, self.session.chips)
            if amount > 0 and self.table.game.refusal(state, Bet(YOU, INSURANCE, amount, place=place)) is None:
                found[place] = amount
        return found

    def new_hands(self) -> list[int]:
        """The parts of a split on which you may bet any pair."""
        following, least = self.state.following, self.table.setting.limits.on(ANY_PAIR).minimum
        if following is None or following.doubling or ANY_PAIR not in self.state.terms.additional:
            return []
        place = following.place
        parts = (hand.part for hand in self.state.hands_of(place) if hand.part)
        bets = [Bet(YOU, ANY_PAIR, least, part, place=place) for part in parts]
        lawful = [bet.selection for bet in bets if self.table.game.refusal(self.state, bet) is None]
        return lawful if self.session.chips >= least else []

    def invitation(self) -> str:
        state = self.state
        if state.following:
            least = format_amount(self.table.setting.limits.on(ANY_PAIR).minimum).removesuffix(".00")
            place, pair = state.following.place, shortest(self.view.edition, self.lang, ANY_PAIR)
            every = (self.quote(f"{pair} {n} {least}{self.at(place)}") for n in self.new_hands())
            bets = joined(self.lang, every, "list-or")
            return self.message("blackjack-split-open", where=where_text(self.lang, place), bets=bets)
        if state.stage != "window":
            return super().invitation()
        choices = [self.insurance_text(place, most) for place, most in self.insurable().items()]
        choices += [self.quote(f"{self.word(act.name)}{self.at(act.place)}") for act in self.sayable()]
        return self.message("blackjack-window-open", what=joined(self.lang, choices))

    def insurance_text(self, place: int, most: int) -> str:
        insurance = shortest(self.view.edition, self.lang, INSURANCE)
        typed = self.quote(f"{insurance} {self.message('blackjack-an-amount')}{self.at(place)}")
        return self.message("blackjack-up-to", said=typed, most=money_text(self.lang, most))

    def at(self, place: int | None) -> str:
        """The place, if you have several."""
        return f" {at_place(self.lang, place)}" if place and len(self.state.places_of(YOU)) > 1 else ""

    def speak(self, name: str, rest: str) -> None:
        """Surrender or take even money at the place named, at the one in play, or at the only possible one."""
        match = re.fullmatch(r"(?:at ([0-9]{1,4}))?", rest)
        if match is None:
            raise self.complaint("play-nothing-more", said=self.word(name))
        place = int(match[1]) if match[1] else None
        could = [act for act in self.sayable() if act.name == name] if self.state.hands else []
        if place is None and self.state.current is None and len(could) > 1:
            raise self.complaint(
                "blackjack-which-place",
                said=joined(
                    self.lang,
                    (self.quote(f"{self.word(name)} {at_place(self.lang, a.place or 0)}") for a in could),
                    "list-or",
                ),
            )
        if place is None and self.state.current is None and could:
            place = could[0].place
        act = self.table.game.read_act({"act": name, "player": YOU, **({"place": place} if place else {})})
        self.session.do_and_go_on(act)

    def next_choices(self) -> tuple[Act, ...]:
        """Your choices once the bank hears the places."""
        game, state = self.table.game, self.state
        if game.refusal(state, HEAR):
            return ()
        turn = game.turn(game.after(state, HEAR))
        return turn.choices if isinstance(turn, Decision) else ()

    def play_on(self, act: Act, rest: str) -> None:
        self.session.step()
        self.session.decide(act, rest)

    # Your hands.

    def question(self, turn: Decision) -> str:
        hands = [hand for place in self.state.places_of(YOU) for hand in self.state.hands_of(place)]
        if len(hands) == 1:
            return super().question(turn)
        choices = choices_text(self.view.edition, self.lang, turn.choices)
        text = self.message("blackjack-place-decides", where=hand_text(self.lang, in_play(self.state)), choices=choices)
        return text[:1].upper() + text[1:]

    def show_hint(self) -> None:
        """What to do now, by exact best play; by the basic strategy where splitting again leaves it uncounted."""
        if self.state.following:
            self.view.say(f"  {self.message('blackjack-hint-go')}")
            return
        if not (asked := self.to_decide()):
            raise self.complaint("blackjack-hint-none")
        with counting_at_table(self.lang):
            found = [review for state, act in asked if (review := review_now(self.table.game, state, act))]
        for each in found:
            if len(found) > 1 and each.place:
                self.view.say(f"  {where_text(self.lang, each.place)}", style="bold")
            say_hint(self.view, each)
        turn = self.table.turn
        if not found and isinstance(turn, Decision):
            self.view.say(f"  {self.hint_on(in_play(self.state), turn)}")

    def to_decide(self) -> list[tuple[Round, Act]]:
        """An act of each decision that is yours now, with the state in which it is decided."""
        state, turn = self.state, self.table.turn
        if isinstance(turn, Decision) and state.stage == "playing":
            return [(state, turn.choices[0])]
        if state.stage != "window":
            return []
        insure = [Bet(YOU, INSURANCE, most, place=place) for place, most in self.insurable().items()]
        said = {act.place: act for act in self.sayable()}
        heard = [] if said else [(self.table.game.after(state, HEAR), act) for act in self.next_choices()[:1]]
        return [*((state, act) for act in (*insure, *said.values())), *heard]

    def hint_on(self, hand: Hand, turn: Decision) -> str:
        lawful = {act.name for act in turn.choices}
        answer = advise(hand.cards, self.state.open_card, self.state.terms, lawful)
        total = total_text(self.lang, hand.cards, split=hand.split)
        return self.message(
            "blackjack-hint-is",
            hand=total,
            card=cards_text([self.state.open_card]).plain.strip(),
            answer=self.word(answer),
        )

    def show_bets(self) -> None:
        """Show every bet, with odds if they do not depend on how hands are played."""
        with counting_at_table(self.lang):
            found = edges(self.table.game, self.table.setting)
        rows: list[tuple[BetOdds | str, str]] = []
        for bet in kinds_at(self.table.setting):
            of_bet = [(row, places_text(row, self.view.edition, self.lang)) for row in found if row.bet == bet]
            rows += of_bet or [(bet, "")]
        self.view.show_bet_rows(rows)

    # The bank.

    def prompt(self, like: Act) -> str:
        to = like.to if isinstance(like, Dealt) else ""
        return self.message("blackjack-card-for", where=next_text(self.state, self.lang, to))

    def split_shown(self, text: str) -> tuple[str, Act | None]:
        """A card, and whether it came face up, which could not be said later."""
        card, _, more = text.partition(" ")
        return (card, EXPOSED) if more == EXPOSED.step else (text, None)

    def announcements(self, done: Done) -> list[tuple[str, str]]:
        """Payments before the end, and the points that the bank announces."""
        steps = self.early_payments(done)
        self.announced = min(self.announced, len(self.state.announced))
        steps += point_announcements(self.state, self.lang, self.announced)
        self.announced = len(self.state.announced)
        return steps

    def early_payments(self, done: Done) -> list[tuple[str, str]]:
        """Cite the clause that decides, not the general one of its kind of bet."""
        if done.act.name not in PAYMENTS or self.state.stage in ("settling", "return-cards", "over"):
            return []
        line = self.state.lines[-1]
        general = kinds_at(self.table.setting)[line.position.bet].clause
        deciding = next((clause for clause in done.clauses if clause != general), general)
        return [(deciding, self.line_text(line))]

    def line_text(self, line: Line) -> str:
        bet = position_text(self.view.edition, self.lang, line.position)
        return self.message(PAID[line.result], bet=bet, amount=money_text(self.lang, abs(line.net)))

    # Before payments.

    def before_payments(self) -> bool:
        """Whether the bank has all its cards and has paid nothing since: the last moment to report an undue card."""
        state = self.state
        ready = state.stage == "settling" and bool(state.due) and state.bank_is_known and not state.void
        return ready and not state.discarding and self.table.acts[-1].name not in PAYMENTS

    def drew_too_many(self, card: str | None, *, unseen: bool) -> None:
        """The bank's undue card: the one typed in, the next sealed one, or one that nobody saw."""
        typed = self.table.source is None
        if unseen:
            act = PUT_BACK if self.state.terms.undue_unseen_valid else UNDUE_UNSEEN
            self.session.announce(self.session.announcements(self.table.do(act)))
        elif typed and card is None:
            raise self.complaint("blackjack-which-undue")
        elif not typed and card is not None:
            raise self.complaint("blackjack-undue-is-sealed")
        else:
            self.show_undue(card)
        self.session.rest()

    def show_undue(self, card: str | None) -> None:
        """Report the undue card; refuse the whole act if there cannot have been one."""
        game, table, session = self.table.game, self.table, self.session
        acts: list[Act] = [UNDUE]
        state = game.after(self.state, UNDUE)
        while state.discarding and (act := prescribed(game.turn(state))):
            acts.append(act)
            state = game.after(state, act)
        shown = Dealt(DISCARD, session.parser.cards(card)[0]) if card else None
        if shown and (refusal := game.refusal(state, shown)):
            raise game.refused(refusal)
        steps = [each for act in acts for each in session.announcements(table.do(act))]
        session.announce(steps + session.announcements(table.do(shown) if shown else table.advance()))

    def pause(self) -> str | None:
        if not self.before_payments():
            return None
        undue = self.quote(f"9d {self.word('undue')}" if self.table.source is None else self.word("undue"))
        return self.message("blackjack-before-payments", undue=undue)

    # Leaving.

    def must_play_on(self) -> bool:
        return self.state.in_round

    def leave_unplayed(self) -> None:
        """Decided bets stay decided; only the other stakes go back."""
        state = self.state
        while state.due:
            state = paid(state, state.due.first)
        lines = [line for line in state.lines if line.position.player == YOU]
        back = self.view.stakes_text(stake for stake in state.stakes if stake.position.player == YOU)
        if lines:
            self.view.say(
                f"  {self.message('blackjack-decided-stays', lines=joined(self.lang, map(self.line_text, lines)))}"
            )
        cut_short = "blackjack-cut-short" if lines else "play-not-played"
        self.view.say(
            f"  {self.message(cut_short, stakes=back) if back else self.message('blackjack-cut-short-for-you')}"
        )
        self.say_farewell(self.session.bank + sum(line.net for line in lines))
