"""Post between the processes of one machine: news, and connections with the bytes that were read from them."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from array import array
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, NamedTuple

LARGEST: Final = 1 << 16
"""Bytes of a letter: as many as are read at once."""
MOST: Final = 4_096
"""Letters that may wait until a busy process reads on."""
_KIND: Final = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
_FILES: Final = socket.CMSG_SPACE(array("i").itemsize) if hasattr(socket, "CMSG_SPACE") else 0

NEWS: Final = b"N"
"""As the tables of one process tell those of another."""
CONNECTION: Final = b"C"
"""Somebody's connection, and what they have sent."""
FIGURES: Final = b"F"
"""Write your figures here."""


class Letter(NamedTuple):
    kind: bytes
    text: bytes
    file: int | None
    """A descriptor, which is the receiver's to close."""


class Inbox:
    """Where letters for one process come in. Whoever takes its place after its end finds what was not read."""

    def __init__(self) -> None:
        self._in, self._out = socket.socketpair(socket.AF_UNIX, _KIND)
        self._in.setblocking(False)
        self._out.setblocking(False)
        self._waiting: deque[Letter] = deque()

    # For whoever writes.

    def put(self, letter: Letter) -> bool:
        """Never waits; False if it is too large, or too many wait already. The descriptor stays the sender's own."""
        if len(letter.text) >= LARGEST:
            return False
        if not self._waiting and self._sent(letter):
            return True
        if len(self._waiting) >= MOST:
            return False
        if not self._waiting:
            asyncio.get_running_loop().add_writer(self._out, self._send_waiting)
        own = None if letter.file is None else os.dup(letter.file)
        self._waiting.append(letter._replace(file=own))
        return True

    def put_now(self, letter: Letter) -> bool:
        """The same without an event loop: False if it cannot be sent at once."""
        return self._sent(letter)

    def _sent(self, letter: Letter) -> bool:
        files = [] if letter.file is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [letter.file]))]
        try:
            self._out.sendmsg([letter.kind + letter.text], files)
        except OSError:  # it is full, or there are too many descriptors on the way
            return False
        return True

    def _send_waiting(self) -> None:
        while self._waiting and self._sent(self._waiting[0]):
            file = self._waiting.popleft().file
            if file is not None:
                os.close(file)
        if not self._waiting:
            asyncio.get_running_loop().remove_writer(self._out)

    # For whoever reads.

    def open(self, read: Callable[[Letter], None]) -> None:
        """Calls back with every letter that comes."""

        def read_all() -> None:
            for letter in self.letters():
                read(letter)

        asyncio.get_running_loop().add_reader(self._in, read_all)

    def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._in)

    def letters(self) -> Iterator[Letter]:
        """Those that are there."""
        with suppress(BlockingIOError):
            while True:
                text, control, _, _ = self._in.recvmsg(LARGEST, _FILES)
                files = array("i")
                for _, kind, content in control:
                    if kind == socket.SCM_RIGHTS:
                        files.frombytes(content[: len(content) - len(content) % files.itemsize])
                yield Letter(text[:1], text[1:], files[0] if files else None)

    def clear(self) -> None:
        """Whoever was to read it is gone: connections on their way are closed, and come again by themselves."""
        for letter in self.letters():
            if letter.file is not None:
                os.close(letter.file)

    def close(self) -> None:
        """For good."""
        self._in.close()
        self._out.close()
