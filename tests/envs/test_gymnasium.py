"""The environments as Gymnasium sees them, and the law as it is seen through them."""

import json
import pickle
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from banca.envs import ENVIRONMENTS
from banca.envs.live import LiveEnv
from banca.games import settle
from banca.law import OptionError, Refused

BLACKJACK, STUD, CRAPS, PAI_KAU = "banca/Blackjack-v0", "banca/StudPoker-v0", "banca/Craps-v0", "banca/PaiKau-v0"
JACKPOT = {
    "jackpot-stake": 1000, "jackpot-contribution": "7/10", "jackpot-minimum": 20_000_000,
    "jackpot-fixed-royal-flush": 50_000_000, "jackpot-fixed-straight-flush": 5_000_000,
    "jackpot-fixed-four-of-a-kind": 500_000, "jackpot-fixed-full-house": 100_000, "jackpot-fixed-flush": 50_000,
}  # fmt: skip


def made(name: str, **asked: Any) -> Any:
    return gymnasium.make(name, disable_env_checker=True, **asked).unwrapped


def played(env: Any, episodes: int, seed: int) -> list[Any]:
    """Lawful actions by chance, and all that came of them."""
    stream, found = np.random.default_rng(seed), []
    observed, info = env.reset(seed=seed)
    for _ in range(episodes):
        ended = False
        while not ended:
            action = int(stream.choice(np.flatnonzero(info["action_mask"])))
            observed, reward, ended, _, info = env.step(action)
            found.append((action, observed.tolist(), reward, info["action_mask"].tolist()))
            assert env.observation_space.contains(observed)
            assert "refused" not in info
        if episodes > 1:
            observed, info = env.reset()
    return found


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_passes_the_checker_without_a_warning(name: str) -> None:
    check_env(made(name))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_seed_gives_the_same_table_whatever_was_played_before(name: str) -> None:
    env = made(name)
    first = played(env, 2, 5)
    played(env, 1, 6)
    assert played(env, 2, 5) == first
    assert played(pickle.loads(pickle.dumps(env)), 2, 5) == first  # noqa: S301 - made here


@pytest.mark.parametrize("name", sorted(set(ENVIRONMENTS) - {CRAPS}))
def test_the_reward_is_what_the_record_settles_to(name: str) -> None:
    env = made(name)
    for seed in range(4):
        _, _, reward, _ = played(env, 1, seed)[-1]
        assert settle(env.record).settlement.players.get("player", 0) == pytest.approx(reward * env.play.stake)


def test_an_option_that_the_law_does_not_open_is_refused_with_its_article() -> None:
    with pytest.raises(OptionError, match=r"decks=0 is not allowed: 1 or more \(56/2004 art\. 1\(2\)\)"):
        made(BLACKJACK, decks=0)
    with pytest.raises(OptionError, match="has no option 'dekcs'"):
        made(BLACKJACK, dekcs=6)
    with pytest.raises(OptionError, match="no edition 'craps-53-2010' of blackjack"):
        made(BLACKJACK, edition="craps-53-2010")


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        ({"stake": 0}, "a stake is whole minor units"),
        ({"decks": 1000, "dealing-device": "shoe"}, "decks=1000: this program takes at most 200"),
        ({"rounds": 0}, "an episode is a whole number of rounds"),
        ({"rounds": 2**63}, "from 1 to 1,000,000,000,000,000, not 9223372036854775808"),
        ({"on_unlawful": "ignore"}, "on_unlawful='ignore' is not known: refuse or raise"),
        ({"render_mode": "human"}, "render_mode='human' is not known: ansi"),
        ({"preset": "usual"}, "no preset 'usual'"),
        ({"parameters": {"colour": 1}}, "nothing called 'colour' is posted"),
    ],
)
def test_what_cannot_be_asked_is_said_in_one_line(asked: dict[str, Any], line: str) -> None:
    with pytest.raises(OptionError, match=line):
        LiveEnv("blackjack", **asked)


def test_options_may_come_together_or_one_by_one() -> None:
    one_by_one = made(BLACKJACK, decks=6, dealing_device="shoe", preset="customary")
    together = made(BLACKJACK, options={"decks": 6, "dealing-device": "shoe"}, preset="customary")
    assert one_by_one.play.setting.options == together.play.setting.options
    assert one_by_one.play.setting.options["dealing-device"] == "shoe"


def test_an_unlawful_action_changes_nothing_and_is_refused_in_the_words_of_the_law() -> None:
    env = made(BLACKJACK, penalty=0.5)
    observed, info = env.reset(options={"shown": dealt("Kh", "5d", "7c", "9s")})
    assert not info["action_mask"][env.actions.index("split")]
    after, reward, ended, _, info = env.step(env.actions.index("split"))
    assert after.tolist() == observed.tolist()
    assert (reward, ended) == (-0.5, False)
    assert info["refused"].endswith("[split_must_be_of_a_pair, 56/2004 art. 16(1)]")


def test_an_unlawful_action_may_be_raised() -> None:
    env = made(BLACKJACK, on_unlawful="raise")
    env.reset(options={"shown": dealt("Kh", "5d", "7c", "9s")})
    with pytest.raises(Refused, match="split_must_be_of_a_pair"):
        env.step(env.actions.index("split"))


def test_an_episode_that_is_over_asks_for_a_reset() -> None:
    env = made("banca/FanTan-v0")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    env.step(1)
    with pytest.raises(ResetNeeded):
        env.step(1)


def dealt(*cards: str) -> list[str]:
    """A pack of which one card is burnt, that begins with these: for the place, the bank, the place, and so on."""
    ranks, suits = "A23456789TJQK", "shcd"
    others = [rank + suit for suit in suits for rank in ranks if rank + suit not in cards]
    return [others[0], *cards, *others[1:]]


@pytest.mark.parametrize(
    ("cards", "actions", "reward"),
    [
        # The fourth card is the bank's, laid face down; then those of the player, then the bank's.
        (("Kh", "5d", "7c", "9s", "6d"), ("stand",), -1.0),  # 17 against 5, 9 and 6
        (("6h", "5d", "5c", "9s", "Kd", "2d", "3s"), ("double",), 2.0),  # 21 against 5, 9, 2 and 3
        (("Ah", "5d", "Kc", "9s", "6d"), ("stand",), 1.5),  # a blackjack
        (("Ah", "Ad", "Kc", "Ks"), ("insurance", "stand"), 1.0),  # both have one: half a unit pays two to one
        (("Ah", "Td", "Kc", "As"), ("even-money",), 1.0),
        (("Kh", "Td", "6c", "8s"), ("surrender",), -0.5),
        (("8h", "6d", "8c", "Ks", "3d", "Th", "2s", "9c", "Jd"), ("split", "double", "draw", "stand"), 3.0),
        (("7h", "6d", "7c", "Ks", "7d", "9h"), ("draw",), 3.0),  # three sevens
        (("2h", "6d", "2c", "Ks", "2d", "3h", "3c", "Qd"), ("draw", "draw", "draw", "five-cards"), 0.5),
    ],
)
def test_blackjack_pays_what_the_law_says(cards: tuple[str, ...], actions: tuple[str, ...], reward: float) -> None:
    env = made(BLACKJACK)
    env.reset(options={"shown": dealt(*cards)})
    for word in actions[:-1]:
        assert env.step(env.actions.index(word))[1:3] == (0.0, False)
    assert env.step(env.actions.index(actions[-1]))[1:3] == (reward, True)


def test_what_a_player_of_blackjack_sees() -> None:
    env = made(BLACKJACK)
    observed, info = env.reset(options={"shown": dealt("8h", "Ad", "8c", "Ks")})
    seen = env.seen(observed)
    assert {name: seen[name] for name in ("total", "soft", "cards", "pair", "open", "hand", "hands", "insured")} == {
        "total": 16, "soft": 0, "cards": 2, "pair": 8, "open": 1, "hand": 1, "hands": 1, "insured": 0,
    }  # fmt: skip
    assert (seen["left_8"], seen["left_1"], seen["left_10"]) == (2, 3, 16)  # the king lies face down
    assert seen["left"] == 48  # one was burnt unseen, and the bank's second card is not seen yet
    lawful = {word for word, allowed in zip(env.actions, info["action_mask"], strict=True) if allowed}
    assert lawful == {"stand", "draw", "double", "split", "insurance"}  # no surrender against an ace


def test_a_shoe_is_dealt_on_from_episode_to_episode_and_a_seed_begins_anew() -> None:
    env = made(BLACKJACK, decks=6, **{"dealing-device": "shoe"})
    observed, _ = env.reset(seed=1)
    first = env.seen(observed)["left"]
    env.step(0)
    observed, _ = env.reset()
    assert env.seen(observed)["left"] < first - 4
    observed, _ = env.reset(seed=1)
    assert env.seen(observed)["left"] == first


def test_an_episode_of_several_rounds() -> None:
    env = made("banca/Roulette-v0", rounds=3)
    env.reset(seed=1)
    ends = [env.step(1)[2] for _ in range(3)]
    assert ends == [False, False, True]


def test_stud_poker_offers_the_jackpot_where_one_is_posted() -> None:
    env = made(STUD, parameters=JACKPOT)
    observed, info = env.reset(seed=1)
    assert not env.seen(observed)["card_1"]
    lawful = [word for word, allowed in zip(env.actions, info["action_mask"], strict=True) if allowed]
    assert lawful == ["progressive-jackpot", "no-more-bets"]
    observed, _, _, _, info = env.step(env.actions.index("progressive-jackpot"))
    assert env.seen(observed)["jackpot"] == 1
    assert info["action_mask"].tolist() == [1, 1, 0, 0]
    _, reward, ended, _, _ = env.step(env.actions.index("fold"))
    assert ended
    assert reward == pytest.approx(-1 - 1000 / env.play.stake)


def test_stud_poker_raises_and_is_paid_by_its_hand() -> None:
    env = made(STUD, shuffle_method="shuffler")
    own, croupier = ["As", "Ah", "Ac", "Kd", "Ks"], ["2s", "2h", "7c", "9d", "Kc"]
    observed, _ = env.reset(options={"shown": [*own, *croupier, *others(own + croupier)]})
    assert env.seen(observed)["class"] == 7  # a full house is the fourth of ten from the top
    _, reward, ended, _, _ = env.step(env.actions.index("raise"))
    assert (reward, ended) == (1 + 2 * 7, True)


def others(cards: list[str]) -> list[str]:
    return [rank + suit for suit in "shcd" for rank in "A23456789TJQK" if rank + suit not in cards]


def test_craps_is_bet_and_thrown_until_the_dice_pass_on() -> None:
    env = made(CRAPS)
    _, info = env.reset(options={"shown": [[4, 2], [3, 3], [1, 2], [5, 1], [3, 4]]})
    throw, pass_line, come = (env.actions.index(word) for word in ("throw", "pass-line", "come"))
    assert not info["action_mask"][throw]  # nobody throws who has staked nothing
    assert not info["action_mask"][come]
    env.step(pass_line)
    observed, reward, ended, _, info = env.step(throw)
    assert (reward, ended, env.seen(observed)["point"]) == (0.0, False, 6)
    assert info["action_mask"][come]
    assert not info["action_mask"][pass_line]
    assert env.step(throw)[1:3] == (1.0, False)  # the point comes again
    env.step(pass_line)
    assert env.step(throw)[1] == -1.0  # three on the come-out throw
    env.step(pass_line)
    assert env.step(throw)[1:3] == (0.0, False)  # the point is six
    assert env.step(throw)[1:3] == (-1.0, True)  # seven: the dice pass on


def test_pai_kau_offers_every_division_and_no_other() -> None:
    env = made(PAI_KAU)
    for seed in range(12):
        observed, info = env.reset(seed=seed)
        seen = env.seen(observed)
        for n in (1, 2, 3):
            assert bool(seen[f"front_{n}"]) == bool(info["action_mask"][n - 1])
            assert seen[f"front_{n}"] <= seen[f"back_{n}"]
        assert env.step(0)[1] in (-1.0, 0.0, 0.96)  # four per cent of what is won is kept


def test_rendered_in_words() -> None:
    env = made(BLACKJACK, render_mode="ansi")
    env.reset(options={"shown": dealt("8h", "Ad", "8c", "Ks")})
    assert env.render() == (
        "blackjack-56-2004: bank Ad (11); hands: 8h 8c (16)\nlawful: stand, draw, double, split, insurance"
    )


def test_a_record_of_what_was_played_is_a_record_of_banca() -> None:
    env = made(BLACKJACK)
    env.reset(seed=1)
    assert env.record is None
    while not env.step(0)[2]:
        pass
    assert json.loads(json.dumps(env.record))["edition"] == "blackjack-56-2004"


def test_without_gymnasium_one_line_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None\ntry:\n import banca.envs\nexcept ImportError as e: print(e)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found == "banca.envs needs gymnasium: pip install 'banca[envs]'\n"
