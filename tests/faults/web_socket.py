"""A WebSocket as docs/network.md describes it, for tests that look at single frames."""
import base64
import collections
import json
import os
import socket
import struct
import time

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Closed(Exception):
    """The server has closed it, or it is cut."""


class WebSocket:
    def __init__(self, place, source=None, timeout=30):
        self.socket = socket.create_connection(place, timeout, source and (source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.bytes, self.lines = b"", collections.deque()
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(("GET /api/socket HTTP/1.1\r\nHost: %s:%d\r\n" % place +
                             "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                             f"Sec-WebSocket-Key: {key}\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.bytes:
            self.read()
        head, _, self.bytes = self.bytes.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head

    def close(self):
        self.socket.close()

    def send(self, **members):
        self.frame(TEXT, json.dumps(members).encode())

    def frame(self, kind, payload):
        # A mask of zeros is one, too.
        length = bytes([128 | len(payload)]) if len(payload) < 126 else struct.pack(">BH", 128 | 126, len(payload))
        try:
            self.socket.sendall(bytes([128 | kind]) + length + bytes(4) + payload)
        except OSError as reason:
            raise Closed(reason) from reason

    def read(self):
        try:
            more = self.socket.recv(65536)
        except OSError as reason:
            raise Closed(reason) from reason
        if not more:
            raise Closed("the server has closed the socket")
        self.bytes += more

    def take(self, count):
        while len(self.bytes) < count:
            self.read()
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def hear(self):
        """The next object that the server says."""
        while not self.lines:
            first, second = self.take(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
            payload = self.take(length)
            if first & 15 == PING:
                self.frame(PONG, payload)
            elif first & 15 == CLOSE:
                raise Closed(payload)
            elif first & 15 == TEXT:
                self.lines.extend(payload.split(b"\n"))
        return json.loads(self.lines.popleft())

    def hear_until(self, condition, seconds=60):
        """The first object of which the condition is true."""
        end = time.monotonic() + seconds
        while True:
            said = self.hear()
            if condition(said):
                return said
            assert time.monotonic() < end, f"it did not come within {seconds} s; the last was {said}"
