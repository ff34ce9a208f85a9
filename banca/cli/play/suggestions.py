"""What may be typed at a table: to complete it with the tab key, and to guess what a mistyped word meant."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from difflib import get_close_matches

NEAR_MOST = 40  # characters of a mistyped word that are compared


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is nearest to a mistyped one, if any is near."""
    near = get_close_matches(word[:NEAR_MOST], list(known), n=1, cutoff=0.65)
    return near[0] if near else None


def completions(line: str, words: Iterable[str]) -> list[str]:
    """What the last word of a line may become: words of several parts are completed from where the line has got to."""
    begun = line.lstrip()
    last = begun.rpartition(" ")[2]
    skip = len(begun) - len(last)
    whole = [word[skip:] for word in words if word.startswith(begun)]
    return list(dict.fromkeys(whole or (word for word in words if word.startswith(last))))


def complete_with(words: Callable[[], Iterable[str]]) -> None:
    """Let the tab key complete these words, if the terminal can edit lines."""
    with suppress(ImportError):
        import readline

        def complete(_: str, number: int) -> str | None:
            found = completions(readline.get_line_buffer()[: readline.get_endidx()], words())
            return f"{found[number]} " if number < len(found) else None

        readline.set_completer_delims(" ")
        readline.set_completer(complete)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
