#!/usr/bin/env python3
"""The tables of fields in docs/network.md are those of the server: whatever it tells or takes stands there, and whatever
stands there is told or taken.

fields.py SERVER_WITH_CLOCK MENAGERIE

SERVER_WITH_CLOCK is the server of the tests whose clock can be moved: some fields are told of people who have been away for long."""
import hashlib
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
from urllib.error import HTTPError
from urllib.request import Request, urlopen

TOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
# What these hold is described elsewhere, or named by seats.
CLOSED = {"options", "view", "clock.left"}
OPEN = {"kind": "open"}
COMPUTER = {"kind": "computer", "level": 1}
LONG_MILLISECONDS = 300_000  # whoever is away for so long is gone
WRONG = [7]  # no field takes that


def text_of(path):
    with open(os.path.join(TOP, path), encoding="utf-8") as file:
        return file.read()


def rows_below(words):
    """The cells of the first table below these words, without its head."""
    page = text_of("docs/network.md")
    assert page.count(words) == 1, f"docs/network.md has {page.count(words)} times: {words}"
    table = re.search(r"(?:^\|.*\n)+", page[page.index(words):], re.MULTILINE)[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]


def names_in(cell):
    return re.findall(r"`([^`]+)`", cell)


def fields_below(words):
    return {name: row for row in rows_below(words) for name in names_in(row[0])}


def paths_of(value, path=""):
    """All fields of an answer, as the tables name them."""
    paths = set()
    if isinstance(value, list):
        for one in value:
            paths |= paths_of(one, path + "[]")
    elif isinstance(value, dict) and path not in CLOSED:
        for name, inner in value.items():
            inner_path = f"{path}.{name}" if path else name
            paths |= {inner_path} | paths_of(inner, inner_path)
    return paths


class World:
    def __init__(self, program, folder):
        with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as page:
            page.write("<!doctype html><title>Menagerie</title>")
        self.process = subprocess.Popen([program, folder, "memory:"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip().rstrip("/")

    def ask(self, path, body=None, token=None):
        """The status and what is answered."""
        headers = {"Authorization": "Bearer " + token} if token else {}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data, headers), timeout=30) as answer:
                return answer.status, json.load(answer)
        except HTTPError as refused:
            return refused.code, json.load(refused)

    def need(self, *request):
        status, answer = self.ask(*request)
        assert status in (200, 201), answer
        return answer

    def pass_time(self, milliseconds):
        self.process.stdin.write(f"{milliseconds}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline().strip() == str(milliseconds)

    def close(self):
        self.process.kill()
        self.process.wait()


def anchors():
    return {"own": secrets.token_hex(32), "help": secrets.token_hex(32)}


def me(**more):
    return {"kind": "me", "name": "Ada", "token": secrets.token_hex(32), **more}


class Room:
    """A room with the tokens of those who sit there; every answer about it is kept."""

    def __init__(self, world, game, chairs, **more):
        self.world, self.told = world, []
        made = world.need("/api/rooms", {"game": game, "chairs": chairs, **more})
        self.path, self.tokens = "/api/rooms/" + made["room"], {}
        if made["chair"] is not None:
            self.tokens[made["chair"]] = chairs[made["chair"]]["token"]
        self.look()
        for invite in made["invites"]:
            self.sit(invite)

    def sit(self, invite):
        token = secrets.token_hex(32)
        seated = self.world.need(self.path + "/chairs", {"invite": invite, "name": "Ben", "token": token})
        self.tokens[seated["chair"]] = token
        self.look()

    def look(self):
        state = self.world.need(self.path)
        self.told.append(state)
        return state

    def command(self, chair, cmd, **fields):
        body = {"id": secrets.token_hex(16), "version": self.told[-1]["version"], "cmd": cmd, **fields}
        self.world.need(self.path + "/commands", body, self.tokens[chair])
        return self.look()


def sealed(world):
    """Whoever has chains owes links for the start."""
    return Room(world, "tokan", [me(anchors=anchors()), COMPUTER])


def duel(world):
    """An animal is announced in Two Paths."""
    room = Room(world, "two-paths", [me(), OPEN], clock={"minutes": 5})
    while (state := room.look())["pending"] is None:
        chair, action = state["awaits"]["chairs"][0], state["view"]["actions"][0]
        if re.fullmatch("[FHG][we]", action):
            room.command(chair, "commit", animal=action[0], commitment=hashlib.sha256(b"hidden").hexdigest())
        else:
            room.command(chair, "act", action=action)
    room.command(0, "resign")
    return room


def lost(world):
    """One of three is gone; the others talk about a computer in that chair, then about another device."""
    room = Room(world, "totem", [me(), OPEN, OPEN])
    # The server keeps a room in its memory as long as somebody is connected.
    with urlopen(Request(world.address + room.path + "/events", headers={"Authorization": "Bearer " + room.tokens[0]})):
        world.pass_time(LONG_MILLISECONDS)
        state = room.command(0, "offer", offer="replace", about=2, level="3")
        room.command(1, "answer", to=state["offers"][0]["version"], yes=False)
        state = room.command(1, "offer", offer="reseat", about=2, invite=secrets.token_hex(32))
        room.command(0, "answer", to=state["offers"][0]["version"], yes=True)
    return room


def by_days(world):
    return Room(world, "tokan", [me(), COMPUTER], clock={"days": 2})


def compare(told, heading):
    documented, seen = set(fields_below(heading)), set().union(*(paths_of(one) for one in told))
    assert seen == documented, f"{heading}: told but not described {sorted(seen - documented)}, " \
                               f"described but not told {sorted(documented - seen)}"
    # Without a condition in brackets a field is always there.
    always = {name for name, row in fields_below(heading).items() if not re.search(r"\((of|once|while|where)\b[^()]*\)$", row[1])}
    for one in told:
        there = paths_of(one)
        missing = [name for name in always if name not in there and parent_of(name, one)]
        assert not missing, f"{heading}: always there, says the table, but not here: {missing} in {one}"


def parent_of(name, answer):
    """Whether the object in which the field stands is there."""
    parent = name.rpartition(".")[0]
    if not parent:
        return True
    found = [answer]
    for part in parent.split("."):
        found = [one.get(part.removesuffix("[]")) for one in found if isinstance(one, dict)]
        if part.endswith("[]"):
            found = [inner for one in found for inner in one or []]
    return any(isinstance(one, dict) for one in found)


def what_a_room_tells(world):
    rooms = [sealed(world), duel(world), lost(world), by_days(world)]
    compare([state for room in rooms for state in room.told], "### What a room tells")


def what_the_lobby_lists(world):
    for clock in (None, {"minutes": 1}, {"days": 1}):
        world.need("/api/rooms", {"game": "totem", "chairs": [me(), OPEN, COMPUTER], "listed": True, "clock": clock})
    listed = world.need("/api/rooms?listed")["rooms"]
    assert len(listed) == 3, listed
    compare(listed, "### What the lobby lists")


def with_wrong(body, path):
    """The request with a wrong value there, and how a refusal names the place."""
    body, place = json.loads(json.dumps(body)), []
    inner = body
    parts = path.split(".")
    for part in parts[:-1]:
        inner = inner[part.removesuffix("[]")]
        if part.endswith("[]"):
            index = next(i for i, one in enumerate(inner) if parts[1] in one)
            inner, part = inner[index], f"{part[:-2]}[{index}]"
        place.append(part)
    inner[parts[-1]] = WRONG
    return body, ".".join([*place, parts[-1]])


def names_read(*sources):
    """The fields that the code asks requests for."""
    return {name for source in sources
            for name in re.findall(r'\b(?:fields|clock|inner)(?:\.\w+\(|, )"(\w+)"', text_of(source))}


def expect_taken(world, request_path, body, heading):
    """A wrong value of every documented field is refused, and the refusal names it."""
    for path in fields_below(heading):
        wrong, place = with_wrong(body, path)
        status, answer = world.ask(request_path, wrong)
        assert status == 400 and answer["error"]["field"] == place, f"{heading}: {path} is not read: {answer}"


def bounds_in(row):
    return [int(number) for number in re.match(r"(\d+) to (\d+)", row[1]).groups()]


def what_a_room_is_made_of(world):
    heading = "### Making a room"
    base = {"game": "tokan", "chairs": [me(anchors=anchors()), COMPUTER]}
    clocks = {"clock.minutes": {}, "clock.increment": {"minutes": 1}, "clock.days": {}}
    expect_taken(world, "/api/rooms", {**base, "clock": {"minutes": 1}}, heading)
    for path, clock in clocks.items():
        least, most = bounds_in(fields_below(heading)[path])
        for value in (least - 1, least, most, most + 1):
            body = {**base, "chairs": [OPEN, OPEN], "clock": {**clock, path.partition(".")[2]: value}}
            status, answer = world.ask("/api/rooms", body)
            assert status == (201 if least <= value <= most else 400), (path, value, answer)


def what_a_chair_is_taken_with(world):
    made = world.need("/api/rooms", {"game": "tokan", "chairs": [me(), OPEN]})
    body = {"invite": made["invites"][0], "name": "Ben", "token": secrets.token_hex(32), "anchors": anchors()}
    expect_taken(world, f"/api/rooms/{made['room']}/chairs", body, "### Taking a chair")


def what_the_code_reads(_):
    described = {re.split(r"\W+", path)[-1] for heading in ("### Making a room", "### Taking a chair")
                 for path in fields_below(heading)}
    read = names_read("src/rooms/request.cpp", "src/rooms/clock_setting.cpp", "src/rooms/fields.cpp")
    assert read == described, f"read but not described {sorted(read - described)}, the reverse {sorted(described - read)}"
    described = {"id", "version", "cmd"} | {name for row in rows_below("## Commands") for cell in row for name in names_in(cell)}
    read = names_read("src/rooms/command.cpp")
    assert read and read <= described, f"fields of commands that are not described: {sorted(read - described)}"


def options_of_the_games(program):
    said = subprocess.run([program, "engine"], input='{"cmd":"games"}\n', stdout=subprocess.PIPE, text=True, check=True).stdout
    known = {}
    for game in json.loads(said)["games"]:
        for option in game["options"]:
            known[game["game"], option["name"]] = option
    table = rows_below("The game's options, the default first.")
    assert {(names_in(row[0])[0], names_in(row[1])[0]) for row in table} == set(known), table
    for row in table:
        option = known[names_in(row[0])[0], names_in(row[1])[0]]
        if "values" in option:
            values = names_in(row[2].replace("`position`", ""))
            assert values[0] == option["default"] and set(values) == set(option["values"]), row
        else:
            assert f"{option['min']} to {option['max']}" in row[2], row
            assert row[2].startswith(option["default"]), row


def main(server, program):
    options_of_the_games(program)
    for check in (what_a_room_tells, what_the_lobby_lists, what_a_room_is_made_of, what_a_chair_is_taken_with, what_the_code_reads):
        with tempfile.TemporaryDirectory(prefix="menagerie-fields-") as folder:
            world = World(server, folder)
            try:
                check(world)
            finally:
                world.close()
        print(f"{check.__name__}: fine", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
