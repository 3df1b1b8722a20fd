"""What the server counts, for Prometheus. No figure here says anything about a card."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()
_SHORT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

TABLES: Final = Gauge("rummery_tables", "Tables that are in memory", registry=REGISTRY)
CLIENTS: Final = Gauge("rummery_clients", "Open sockets", registry=REGISTRY)
MOVES: Final = Counter("rummery_moves", "Moves made", ["by"], registry=REGISTRY)
REFUSALS: Final = Counter("rummery_refusals", "Commands refused", ["code"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "rummery_move_seconds", "From a command's arrival to its answer", registry=REGISTRY, buckets=_SHORT
)
BOT_SECONDS: Final = Histogram("rummery_bot_seconds", "Thinking of a bot", registry=REGISTRY, buckets=_SHORT)
COMMIT_SECONDS: Final = Histogram("rummery_commit_seconds", "A commit", registry=REGISTRY, buckets=_SHORT)
COMMIT_SIZE: Final = Histogram(
    "rummery_commit_size", "Writes in a commit", registry=REGISTRY, buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
FROZEN: Final = Counter("rummery_frozen", "Tables that an error stopped", registry=REGISTRY)
DROPPED: Final = Counter("rummery_dropped", "Clients that did not read", registry=REGISTRY)
