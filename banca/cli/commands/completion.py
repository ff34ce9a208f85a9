"""banca completion: what a shell needs to complete the commands, the options and the games."""

import sys
from argparse import Namespace

from banca.cli.arguments import argparse_speaking, command
from banca.cli.completion import SHELLS, words_of
from banca.law import language


def run(args: Namespace) -> int:
    lang = language(args.lang)
    with argparse_speaking(lang):
        found = list(words_of(command(lang)))
    sys.stdout.write(SHELLS[args.shell](found))
    return 0
