#!/usr/bin/env python3
"""Writes tests/vectors/fairness.tsv: what docs/network.md (Bytes) says, carried out by hashlib alone.

The programs' own implementations, in C++ and in TypeScript, are tested against this file and took no
part in making it. A line is the name of a function, its arguments and its result, with tabs between
them; lists are separated by spaces.

    python3 tests/fairness/vectors.py > tests/vectors/fairness.tsv
    python3 tests/fairness/vectors.py --check tests/vectors/fairness.tsv
"""
import contextlib
import hashlib
import io
import sys


def sha(data):
    return hashlib.sha256(data).digest()


def digest(*parts):
    return sha("\n".join(parts).encode())


def made_up(name, digits=64):
    return hashlib.sha256(("vector " + name).encode()).hexdigest()[:digits]


def chain(kind, key):
    links = [digest("menagerie chain", kind, key)]
    for _ in range(10000):
        links.append(sha(links[-1]))
    return links[::-1]


def even_bytes(value, start):
    while True:
        yield from (byte for byte in value[start:] if byte < 252)
        value, start = sha(value), 0


def order(value, chairs):
    result, byte = list(range(chairs)), even_bytes(value, 8)
    for i in range(chairs - 1, 0, -1):
        j = next(byte) % (i + 1)
        result[i], result[j] = result[j], result[i]
    return result


def dice(value):
    byte = even_bytes(value, 0)
    return [next(byte) % 6 + 1, next(byte) % 6 + 1]


def line(*fields):
    sys.stdout.write("\t".join(str(field) for field in fields) + "\n")


def digests_and_chains():
    for parts in (["a"], ["a", "b"], ["", ""], ["Füchsin", "läuft", "los"], ["x" * 200, "y"]):
        line("digest", "|".join(parts), digest(*parts).hex())
    for kind in ("own", "help", "server"):
        key = made_up("key of " + kind)
        links = chain(kind, key)
        for i in (0, 1, 2, 99, 100, 101, 5000, 9899, 9900, 9901, 9999, 10000):
            line("link", kind, key, i, links[i].hex())
        line("follows", links[0].hex(), 0, links[1].hex(), 1, "yes")
        line("follows", links[7].hex(), 7, links[500].hex(), 500, "yes")
        line("follows", links[7].hex(), 7, links[500].hex(), 501, "no")
        line("follows", links[7].hex(), 7, links[7].hex(), 7, "no")
        line("follows", links[7].hex(), 7, links[6].hex(), 6, "no")
        line("follows", links[9999].hex(), 9999, links[10000].hex(), 10000, "yes")
        line("follows", sha(links[0]).hex(), 10000, links[0].hex(), 10001, "no")


def starts():
    for n in range(24):
        room, server = made_up(f"room {n}", 32), made_up(f"server {n}")
        chairs = 2 + n % 3
        help_links = [made_up(f"help {n} {c}") if (n >> c) % 4 != 3 else "-" for c in range(chairs)]
        value = digest("menagerie start", room, server, *help_links)
        line("start", room, server, " ".join(help_links), value.hex(), int.from_bytes(value[:8], "big"),
             " ".join(map(str, order(value, chairs))))


def rolls():
    for n in range(40):
        room, server, k = made_up(f"room {n}", 32), made_up(f"server {n}"), (n * 257) % 9999 + 1
        names = ("1234"[: 2 + n % 3], "sn", "rb")[n % 5 // 3 + (n % 5 == 4)]
        links = [made_up(f"link {n} {s}") if (n + s) % 5 else "-" for s in range(len(names))]
        roller = names[n % len(names)]
        value = digest("menagerie roll", room, str(k), roller, server, *links)
        line("roll", room, k, roller, server, " ".join(links), value.hex(), " ".join(map(str, dice(value))))


def made_of(byte, count):
    """A value whose first `count` bytes count for nothing, so that dice and orders go beyond them."""
    return bytes([byte]) * count + bytes(range(32 - count))


def outcomes():
    for byte in (252, 255):
        for count in (1, 9, 29, 30, 31, 32):
            value = made_of(byte, count)
            line("dice", value.hex(), " ".join(map(str, dice(value))))
            for chairs in (1, 2, 3, 4):
                line("order", value.hex(), chairs, " ".join(map(str, order(value, chairs))))


def sides():
    for n in range(8):
        room, command, key = made_up(f"room {n}", 32), made_up(f"id {n}", 32), made_up(f"key {n}")
        nonce = digest("menagerie nonce", room, command, key)
        for animal in "FHG":
            seat, side = "sn"[n % 2], "we"[n // 2 % 2]
            value = digest("menagerie side", room, command, seat, animal, side, nonce.hex())
            line("side", room, command, key, seat, animal, side, nonce.hex(), value.hex())


def stories():
    for n in range(3):
        room = made_up(f"room {n}", 32)
        value = digest("menagerie room", room)
        line("first", room, value.hex())
        for event in ('{"version":1,"kind":"made"}', '{"version":2,"kind":"seated","name":"Zoé"}'):
            after = digest("menagerie event", value.hex(), event)
            line("next", value.hex(), event, after.hex())
            value = after
    for n in range(12):
        room, server, chairs = made_up(f"room {n}", 32), made_up(f"server {n}"), 2 + n % 3
        there = [(n + c) % 4 != 3 for c in range(chairs)]
        anchors = [made_up(f"{kind} {n} {c}") if there[c] else "-" for c in range(chairs) for kind in ("own", "help")]
        links = [made_up(f"first {n} {c}") if there[c] else "-" for c in range(chairs)]
        value = digest("menagerie words", room, *anchors, server, *links)
        bits = int.from_bytes(value, "big") >> (256 - 44)
        words = [bits >> shift & 2047 for shift in (33, 22, 11, 0)]
        line("words", room, " ".join(anchors), server, " ".join(links), " ".join(map(str, words)))


def write():
    digests_and_chains()
    starts()
    rolls()
    outcomes()
    sides()
    stories()


def differs(file):
    made = io.StringIO()
    with contextlib.redirect_stdout(made), open(file, encoding="utf-8") as kept:
        write()
        return made.getvalue() != kept.read()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        sys.exit(f"{sys.argv[2]} is not what this script writes" if differs(sys.argv[2]) else 0)
    write()
