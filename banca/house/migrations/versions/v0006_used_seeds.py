"""Seeds that were used, by their hash. Those of a house that has played before are found under its seals."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import context, op

from banca.house.errors import HouseError
from banca.house.migrations.triggers import make_append_only
from banca.house.sealing import digest_of_seed

revision = "0006"
down_revision = "0005"

AT_ONCE = 1000  # seals
SEAL = sa.table("seal", sa.column("tree"), sa.column("sealed", sa.LargeBinary))


def upgrade() -> None:
    used = op.create_table("used_seed", sa.Column("hash", sa.Text, primary_key=True))
    make_append_only("used_seed")
    after, key = "", context.config.attributes["key"]
    while seals := op.get_bind().execute(_following(after)).all():
        if key is None:
            raise HouseError("house-migration-needs-the-key", revision=revision)
        contents = (json.loads(key.decrypt(bytes(row.sealed), row.tree)) for row in seals)
        op.bulk_insert(used, [{"hash": digest_of_seed(bytes.fromhex(each["seed"]))} for each in contents])
        after = seals[-1].tree


def _following(tree: str) -> sa.Select[Any]:
    return sa.select(SEAL).where(SEAL.c.tree > tree).order_by(SEAL.c.tree).limit(AT_ONCE)


def downgrade() -> None:
    op.drop_table("used_seed")
