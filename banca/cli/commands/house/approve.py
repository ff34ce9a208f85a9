"""banca house approve: the administrator approves the running program."""

from argparse import Namespace

from banca.cli.arguments import Command, house_options
from banca.cli.houses import acting, done, opened, tell
from banca.law import language


def describe(house: Command) -> None:
    approve = house.command("approve")
    approve.option("digest", nargs="?", metavar="DIGEST")
    house_options(approve)


def run(args: Namespace) -> int:
    from banca.house.integrity import ApproveProgram, digest_of, program_files

    language(args.lang)
    if args.digest is None:
        digest = digest_of(program_files())
        return tell(args, {"digest": digest}, "house-program-digest", digest=digest)
    with opened(args) as house:
        body = done(house, acting(house, args), ApproveProgram(args.digest))
    return tell(args, body, "house-program-approved", files=body["files"], digest=body["digest"])
