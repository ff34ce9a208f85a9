"""`python -m banca` is the command `banca`."""

import sys

from banca.cli import main

if __name__ == "__main__":
    sys.exit(main())
