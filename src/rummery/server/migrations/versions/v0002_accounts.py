"""Sessions, and accounts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Make them. What signed a guest's number until now names a session of the same number."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.execute("INSERT INTO sessions (id, guest, made) SELECT id, id, made FROM guests")
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """There is no way back to older versions but the backup."""
