"""One open socket: what is waiting to be sent to it, and how fast it may speak."""

from __future__ import annotations

import asyncio
from collections import deque
from time import monotonic
from typing import Final

import msgspec

from rummery.server import metrics, wire
from rummery.server.people import Guest
from rummery.server.settings import UNSENT_BYTES
from rummery.server.speeches import speech_in
from rummery.words.messages import Language
from rummery.words.say import Speech

TOO_SLOW: Final = 1013
_MOST_BUCKETS: Final = 10_000
_encoder: Final = msgspec.json.Encoder(enc_hook=str)


def encoded(message: wire.Outgoing) -> bytes:
    """A message as it goes out."""
    return _encoder.encode(message)


class Bucket:
    """How many messages may still come: *burst* at once, and *refill* more in each second."""

    def __init__(self, burst: float, refill: float) -> None:
        self._burst: Final = burst
        self._refill: Final = refill
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more may come now."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._refill)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        """Whether it would be as good as new."""
        return self._left + (monotonic() - self._at) * self._refill >= self._burst


class Buckets:
    """A bucket for each key, such as an address; where there are many, those that are as good as new are let go."""

    def __init__(self, burst: float, refill: float) -> None:
        self._burst: Final = burst
        self._refill: Final = refill
        self._of: Final[dict[str, Bucket]] = {}

    def take(self, key: str) -> bool:
        """Whether one more of this key may come now."""
        if key not in self._of:
            if len(self._of) >= _MOST_BUCKETS:
                for other in [other for other, bucket in self._of.items() if bucket.full()]:
                    del self._of[other]
            self._of[key] = Bucket(self._burst, self._refill)
        return self._of[key].take()


class Client:
    """Somebody at a socket. Messages are put here, and another task sends them: nobody waits for a slow reader."""

    def __init__(self, guest: Guest, session: str, language: Language, words: bool, bucket: Bucket) -> None:
        self.guest: Final = guest
        self.session: Final = session
        self.language: Final[Language] = language
        self.speech: Final[Speech | None] = speech_in(language) if words else None
        self.bucket: Final = bucket
        self.closing: tuple[int, str] | None = None
        self.too_fast = 0
        """Refusals in a row for speed."""
        self._waiting: Final[deque[bytes]] = deque()
        self._unsent = 0
        self._wake: Final = asyncio.Event()

    def send(self, data: bytes) -> None:
        """Put a message in line; a client that has too much unsent is dropped."""
        if self.closing is not None:
            return
        self._waiting.append(data)
        self._unsent += len(data)
        if self._unsent > UNSENT_BYTES:
            metrics.DROPPED.inc()
            self._waiting.clear()
            self.close(TOO_SLOW, "too much unsent")
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Close the socket once what is waiting was sent."""
        if self.closing is None:
            self.closing = (code, reason)
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next message to send, once there is one; None when the socket is to be closed."""
        while not self._waiting:
            if self.closing is not None:
                return None
            self._wake.clear()
            await self._wake.wait()
        return self._waiting.popleft()

    def sent(self, size: int) -> None:
        """So many bytes have gone out."""
        self._unsent -= size
