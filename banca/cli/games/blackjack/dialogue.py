"""You at a table of blackjack: insurance, your hands one after the other, what the basic strategy would do."""

import re
from collections.abc import Callable, Mapping
from functools import partial

from banca.cli.counting import counting_at_table
from banca.cli.games.blackjack.board import hand_text, next_text, point_announcements, total_text, where_text
from banca.cli.names import act_text, choices_text, joined, position_text
from banca.cli.play.dialogue import Dialogue
from banca.cli.play.session import PAYMENTS
from banca.cli.play.view import Announcement
from banca.cli.rows import places_text
from banca.cli.screen import cards_text
from banca.cli.terminal import YOU
from banca.exact import BetOdds, edges
from banca.games.blackjack.bets import ANY_PAIR, INSURANCE, kinds_at
from banca.games.blackjack.dealing import Dealt
from banca.games.blackjack.hands import is_ace
from banca.games.blackjack.irregular import EXPOSED, PUT_BACK, UNDUE, UNDUE_UNSEEN
from banca.games.blackjack.playing import HEAR, in_play
from banca.games.blackjack.settling import paid
from banca.games.blackjack.state import DISCARD, Hand, Round
from banca.games.blackjack.window import EvenMoney, Surrender
from banca.money import Line, Position, down_to_minor_unit, format_amount, stake_on
from banca.play.act import Act, Bet
from banca.play.record import prescribed
from banca.play.turn import Betting, Decision
from banca.strategy.blackjack.basic import SURRENDER, advised, answer_to
from banca.table import Done

HELP = {
    "main AMOUNT [at 3]": "help.main",
    "draw": "help.draw",
    "stand": "help.stand",
    "double": "help.double",
    "split": "help.split",
    "surrender [at 3]": "help.surrender",
    "insurance AMOUNT [at 3]": "help.insurance",
    "even-money [at 3]": "help.even_money",
    "five-cards": "help.five_cards",
    "hint": "help.basic",
    "cards": "help.cards",
    "5h, 5h exposed": "help.typed",
    "9d undue, undue unseen": "help.undue",
}
HELP_ON_ADDITIONAL = {"any-pair 10, sevens 5, over-13 20": "help.additional"}
SHORT = {"h": "draw", "hit": "draw", "s": "stand", "dd": "double", "sp": "split"}
OF_A_PLACE = ("surrender", "no-surrender", "even-money", "match")
ON_TURN = ("draw", "stand", "double", "split")  # said before the bank asks, they ask for no more time
# What is answered while payments wait; anything else has them made first.
WHILE_PAYMENTS_WAIT = ("step", "help", "bets", "odds", "lying", "rules", "do", "cards", "hint")
PAID = {"win": "said.win", "lose": "said.lose", "push": "said.push"}


class BlackjackDialogue(Dialogue):
    announced = 0  # how many of the points announced in this round were repeated here

    def help_messages(self) -> Mapping[str, str]:
        return {**HELP, **(HELP_ON_ADDITIONAL if ANY_PAIR in self.table.setting.edition.bets else {})}

    @property
    def state(self) -> Round:
        state: Round = self.table.state  # type: ignore[assignment]
        return state

    def examples(self) -> str:
        return joined(self.lang, ("“main 100”", "“main 100 at 3”"), "or")

    def intercept(self, text: str) -> str | None:
        """Before payments you may report a card too many of the bank; most other words have the payments made."""
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
            **{short: partial(self.session.answer, f"{meant} {rest}".strip()) for short, meant in SHORT.items()},
        }
        if self.state.stage == "window":
            found |= {act.name: partial(self.play_on, act, rest) for act in self.next_choices() if act.name in ON_TURN}
        if self.state.stage == "betting" and not self.state.stakes:
            found |= dict.fromkeys(("go", "step"), self.ask_for_a_bet)
        return found

    def alone(self, word: str, rest: str, answer: Callable[[], None]) -> None:
        if rest:
            raise self.complaint("nothing_more", said=word)
        answer()

    def ask_for_a_bet(self) -> None:
        raise self.complaint("bet_first", examples=self.examples())

    def gained_so_far(self) -> int:
        lines = () if self.table.is_over else self.state.lines
        return sum(line.net for line in lines if line.position.player == YOU)

    # Before the places are heard.

    def waits(self) -> bool:
        """Also if you may say something now that you could not say later."""
        turn, state = self.table.turn, self.state
        if self.before_payments():
            return self.table.source is None or self.session.stepping
        if isinstance(turn, Betting) and state.stage == "window":
            return bool(self.insurable()) or any(self.only_now(act) for act in self.sayable())
        if isinstance(turn, Betting) and state.following:
            return bool(self.new_hands())
        if isinstance(turn, Decision) and state.stage == "playing":
            return len(turn.choices) > 1 or turn.prescribed is None
        return super().waits()

    def sayable(self) -> list[Surrender | EvenMoney]:
        """What you may say of your places now; even a blackjack may be surrendered."""
        game, state = self.table.game, self.state
        acts = [kind(YOU, place) for place in state.places_of(YOU) for kind in (EvenMoney, Surrender)]
        return [act for act in acts if game.refusal(state, act) is None]

    def ended(self, act: Surrender | EvenMoney) -> bool:
        return self.state.hands_of(act.place or 0)[0].ended is not None

    def only_now(self, act: Surrender | EvenMoney) -> bool:
        """Whether it can be said now only: the place is not asked later or, to surrender, only after another card."""
        first = next((hand.place for hand in self.state.hands if hand.ended is None), None)
        return self.ended(act) or (isinstance(act, Surrender) and act.place != first)

    def insurable(self) -> dict[int, int]:
        """How much more insurance you may buy, and can pay, at each of your places."""
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
        """The numbers of the parts of a split on which you may bet that they become a pair."""
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
            place = state.following.place
            bets = joined(self.lang, (f"“{ANY_PAIR} {n} {least}{self.at(place)}”" for n in self.new_hands()), "or")
            return self.word("split_open", where=where_text(self.lang, place), bets=bets)
        if state.stage != "window":
            return super().invitation()
        choices = [self.insurance_text(place, most) for place, most in self.insurable().items()]
        choices += [f"“{act.name}{self.at(act.place)}”" for act in self.sayable()]
        return self.word("window_open", what=joined(self.lang, choices))

    def insurance_text(self, place: int, most: int) -> str:
        typed = f"“{INSURANCE} {self.word('an_amount')}{self.at(place)}”"
        return self.word("up_to", said=typed, most=format_amount(most))

    def at(self, place: int | None) -> str:
        """The place, if you have more than one."""
        return f" at {place}" if len(self.state.places_of(YOU)) > 1 else ""

    def speak(self, name: str, rest: str) -> None:
        """Surrender, or even money, at the place named, the one in play, or the only one at which it is allowed."""
        match = re.fullmatch(r"(?:at ([0-9]{1,4}))?", rest)
        if match is None:
            raise self.complaint("nothing_more", said=name)
        place = int(match[1]) if match[1] else None
        could = [act for act in self.sayable() if act.name == name] if self.state.hands else []
        if place is None and self.state.current is None and len(could) > 1:
            raise self.complaint("which_place", said=joined(self.lang, (f"“{name} at {a.place}”" for a in could), "or"))
        if place is None and self.state.current is None and could:
            place = could[0].place
        act = self.table.game.read_act({"act": name, "player": YOU, **({"place": place} if place else {})})
        self.session.do_and_go_on(act)

    def next_choices(self) -> tuple[Act, ...]:
        """What you will be asked once the bank hears the places."""
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
        text = self.word("place_decides", where=hand_text(self.lang, in_play(self.state)), choices=choices)
        return text[:1].upper() + text[1:]

    def show_hint(self) -> None:
        turn, state = self.table.turn, self.state
        if isinstance(turn, Decision) and state.stage == "playing":
            self.view.say(f"  {self.hint_on(in_play(state), turn)}")
        elif state.following:
            self.view.say(f"  {self.word('hint.go')}")
        elif state.stage == "window":
            self.view.say(f"  {self.hint_before()}")
        else:
            raise self.complaint("hint.none")

    def hint_on(self, hand: Hand, turn: Decision) -> str:
        lawful = {act.name for act in turn.choices}
        answer = advised(hand.cards, self.state.open_card, self.state.terms, lawful)
        text = answer if self.lang == "en" else f"{answer} ({act_text(self.view.edition, self.lang, answer)})"
        total = total_text(self.lang, hand.cards, split=hand.split)
        return self.word("hint.is", hand=total, card=cards_text([self.state.open_card]).plain.strip(), answer=text)

    def hint_before(self) -> str:
        """Which hands to surrender; insurance and even money are never advised."""
        state, setting = self.state, self.table.setting
        could = [act for act in self.sayable() if isinstance(act, Surrender)]
        hands = {act.place: state.hands_of(act.place or 0)[0] for act in could}
        given_up = [p for p, hand in hands.items() if answer_to(setting, hand.cards, state.open_card) == SURRENDER]
        typed = joined(self.lang, (f"“{SURRENDER}{self.at(place)}”" for place in given_up))
        return self.word("hint.give_up", said=typed) if typed else self.word("hint.go")

    def show_bets(self) -> None:
        """Every bet, with odds where they do not depend on how hands are played."""
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
        return self.word("card_for", where=next_text(self.state, self.lang, to))

    def split_shown(self, text: str) -> tuple[str, Act | None]:
        """A card, and that it came face up, which could not be said later."""
        card, _, more = text.partition(" ")
        return (card, EXPOSED) if more == EXPOSED.step else (text, None)

    def announcements(self, done: Done) -> list[Announcement]:
        """What is paid or taken before the end, and the points that the bank announces."""
        steps = self.paid_early(done)
        self.announced = min(self.announced, len(self.state.announced))
        steps += point_announcements(self.state, self.lang, self.announced)
        self.announced = len(self.state.announced)
        return steps

    def paid_early(self, done: Done) -> list[Announcement]:
        """With the clause that decides, not the general one of its kind of bet."""
        if done.act.name not in PAYMENTS or self.state.stage in ("settling", "return-cards", "over"):
            return []
        line = self.state.lines[-1]
        general = kinds_at(self.table.setting)[line.position.bet].clause
        deciding = next((clause for clause in done.clauses if clause != general), general)
        return [(deciding, self.line_text(line))]

    def line_text(self, line: Line) -> str:
        bet = position_text(self.view.edition, self.lang, line.position)
        return self.word(PAID[line.result], bet=bet, amount=format_amount(abs(line.net)))

    # Before payments.

    def before_payments(self) -> bool:
        """Whether the bank has all its cards and has paid nothing since: the last moment to report a card too many."""
        state = self.state
        ready = state.stage == "settling" and bool(state.due) and state.bank_is_known and not state.void
        return ready and not state.discarding and self.table.acts[-1].name not in PAYMENTS

    def drew_too_many(self, card: str | None, *, unseen: bool) -> None:
        """The bank's undue card: the one typed in, the next of those sealed, or one that nobody saw."""
        typed = self.table.source is None
        if unseen:
            act = PUT_BACK if self.state.terms.undue_unseen_valid else UNDUE_UNSEEN
            self.session.announce(self.session.announcements(self.table.do(act)))
        elif typed and card is None:
            raise self.complaint("which_undue")
        elif not typed and card is not None:
            raise self.complaint("undue_is_sealed")
        else:
            self.show_undue(card)
        self.session.rest()

    def show_undue(self, card: str | None) -> None:
        """All of it is refused if such a card cannot have come."""
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
        undue = "“9d undue”" if self.table.source is None else "“undue”"
        return self.word("before_payments", undue=undue)

    # Leaving.

    def must_play_on(self) -> bool:
        return self.state.in_round

    def leave_unplayed(self) -> None:
        """Bets that are decided stay so; only the other stakes go back."""
        state = self.state
        while state.due:
            state = paid(state, state.due.first)
        lines = [line for line in state.lines if line.position.player == YOU]
        back = self.view.stakes_text(stake for stake in state.stakes if stake.position.player == YOU)
        if lines:
            self.view.say(f"  {self.word('decided_stays', lines=joined(self.lang, map(self.line_text, lines)))}")
        cut_short = "cut_short" if lines else "not_played"
        self.view.say(f"  {self.word(cut_short, stakes=back) if back else self.word('cut_short_for_you')}")
        self.say_farewell(self.session.bank + sum(line.net for line in lines))
