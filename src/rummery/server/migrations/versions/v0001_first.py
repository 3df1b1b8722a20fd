"""The first tables."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("invite", sa.String(32), nullable=False, unique=True),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("names", sa.JSON),
        sa.Column("salts", sa.JSON),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("began", sa.String(10)),
        sa.Column("moved", sa.Integer, nullable=False),
        sa.Column("totals", sa.JSON),
        sa.Column("winners", sa.JSON),
        sa.Column("next", sa.String(32)),
    )
    op.create_index("tables_by_state", "tables", ["state", "moved"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(32)),
        sa.Column("level", sa.String(16)),
        sa.Column("name", sa.String(80)),
        sa.Column("salt", sa.LargeBinary),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text),
        sa.Column("digest", sa.LargeBinary),
        sa.Column("at", sa.Integer, nullable=False),
    )
    op.create_table(
        "replies",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.UniqueConstraint("table", "guest", "command", name="one_reply"),
    )
    op.create_index("replies_by_table", "replies", ["table", "number"])
    op.create_table(
        "handovers",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """There is nothing before them."""
