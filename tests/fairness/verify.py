#!/usr/bin/env python3
"""Whether records of rooms prove themselves: a second opinion, from docs/network.md alone.

It shares no code with the programs. What the rules of a game say (does the record replay, whose turn
is it, who is out) it asks `menagerie engine` in the words of docs/protocol.md; everything about chains,
draws and commitments it works out by itself, what a seed deals included.

    verify.py --engine build/release/menagerie RECORD…         a verdict a line
    verify.py --engine … --expect verdicts.tsv                  compares with "file<TAB>verdict" lines
"""
import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import sys

LAST_LINK = 10000
WORD = 2**64


class Misfit(Exception):
    def __init__(self, check, at=""):
        super().__init__(f"{check} {at}".strip())


def need(condition, check, at=""):
    if not condition:
        raise Misfit(check, at)


# ---- The rules, asked of the engine.


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


# ---- Hashes.


def digest(*parts):
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def step(value):
    return hashlib.sha256(bytes.fromhex(value)).hexdigest()


def even_bytes(value, start):
    while True:
        yield from (byte for byte in bytes.fromhex(value)[start:] if byte < 252)
        value, start = step(value), 0


def drawn_order(value, chairs):
    order, byte = list(range(chairs)), even_bytes(value, 8)
    for i in range(chairs - 1, 0, -1):
        j = next(byte) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def dice_text(value):
    byte = even_bytes(value, 0)
    dice = sorted((next(byte) % 6 + 1, next(byte) % 6 + 1), reverse=True)
    return "roll {}{}".format(*dice)


# ---- What a seed deals.


class Generator:
    def __init__(self, seed):
        self.state = []
        for _ in range(4):
            seed = (seed + 0x9E3779B97F4A7C15) % WORD
            z = seed
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
            z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
            self.state.append(z ^ z >> 31)

    def next(self):
        def rotate(x, k):
            return (x << k | x >> (64 - k)) % WORD

        s = self.state
        x = rotate(s[1] * 5 % WORD, 7) * 9 % WORD
        t = (s[1] << 17) % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotate(s[3], 45)
        return x

    def below(self, n):
        while True:
            product = self.next() * n
            if product % WORD >= WORD % n:
                return product // WORD

    def shuffle(self, items):
        for i in range(len(items), 1, -1):
            j = self.below(i)
            items[i - 1], items[j] = items[j], items[i - 1]
        return items


def hand(tiles, kinds):
    return "".join(f"{kind}{tiles.count(kind)}" for kind in kinds)


def tokan_start(options, random):
    red, black = list("JJJJJJJLLLLLMMM"), list("jjjjjjjlllllmmm")
    if options["setup"] == "lay":
        random.shuffle(red)
        random.shuffle(black)
        core = random.shuffle(red[:5] + black[:5])
        columns = [["."] * 5] * 4 + [core[:5], core[5:]] + [["."] * 5] * 4
        rest = f" lay {hand(red[5:], 'MJL')}/{hand(black[5:], 'mjl')}"
    else:
        tiles = random.shuffle(red + black)
        columns = [tiles[i : i + 5] for i in range(0, 30, 5)]
        rest = " -"
    begins = options["begins"]
    if begins == "random":
        begins = "rb"[random.below(2)]
    rows = [",".join(column[row] for column in columns) for row in range(4, -1, -1)]
    return "/".join(rows) + f" {begins}{rest}"


def two_paths_start(options, random):
    begins = options["begins"]
    if begins == "random":
        begins = "sn"[random.below(2)]
    return "/".join(["3"] * int(options["rows"])) + f" {begins} - -"


def start_of(game, options, seed, engine):
    if game == "tokan":
        return tokan_start(options, Generator(seed))
    if game == "two-paths":
        return two_paths_start(options, Generator(seed))
    return engine.ask(cmd="start", game=game, options=options, seed="0")["position"]


# ---- The tags.


def is_hex(text, digits):
    return re.fullmatch(f"[0-9a-f]{{{digits}}}", text) is not None


def number(text, least, most):
    """A plain number within bounds, or None."""
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text):
        return None
    return int(text) if least <= int(text) <= most else None


def tags_of(text):
    """The tags one after the other from the beginning: what stands in a comment is none."""
    tags, at = {}, 0
    tag = re.compile(r'\[([A-Za-z0-9.]+) "((?:[^"\\]|\\.)*)"\]\s*')
    while found := tag.match(text, at):
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        at = found.end()
    return tags


class Chain:
    """The links of one chain from the anchor to the highest revealed."""

    def __init__(self, name, anchor, link):
        self.name, self.anchor = name, anchor
        self.index, self.link = link

    def walk(self):
        links = [self.link if self.index else self.anchor]
        for _ in range(self.index):
            links.append(step(links[-1]))
        self.links = links[::-1]
        need(self.links[0] == self.anchor, "links", "Link." + self.name)

    def at(self, i):
        return self.links[i] if i < len(self.links) else None


class Proof:
    def __init__(self, tags, seats, rolls):
        self.tags, self.seats = tags, seats
        self.room = self.get("Room")
        self.form(is_hex(self.room, 32), "Room")
        self.read_chairs()
        self.form(is_hex(self.get("Anchor.server"), 64), "Anchor.server")
        link = self.link("Link.server", self.get("Link.server"))
        self.server = Chain("server", tags["Anchor.server"], link)
        self.devices = [self.read_seat(seat) for seat in seats]
        self.rolls = self.read_draws(rolls)
        self.sides = self.read_sides()

    def get(self, tag):
        return self.tags.get(tag, "")

    @staticmethod
    def form(condition, tag):
        need(condition, "form", tag)

    def read_chairs(self):
        how, *chairs = self.get("Chairs").split(" ")
        self.drawn = how == "drawn"
        self.form(how in ("drawn", "given"), "Chairs")
        self.form(sorted(chairs) == [str(i) for i in range(len(self.seats))], "Chairs")
        self.chairs = [int(chair) for chair in chairs]

    def link(self, tag, text):
        index, _, value = text.partition(":")
        self.form(number(index, 1, LAST_LINK) and is_hex(value, 64), tag)
        return int(index), value

    def read_seat(self, seat):
        own = self.get(f"Anchor.{seat}.own")
        if own == "":
            tags = [f"{what}.{seat}.{kind}" for what in ("Anchor", "Link") for kind in ("own", "help")]
            self.form(not any(tag in self.tags for tag in tags), f"Anchor.{seat}.own")
            return [None]
        there = [anchor != "-" for anchor in own.split(" ")]
        self.form(len(there) <= 16, f"Anchor.{seat}.own")
        kinds = [self.read_chains(f"{seat}.{kind}", there) for kind in ("own", "help")]
        return [pair if pair[0] else None for pair in zip(*kinds)]

    def read_chains(self, name, there):
        anchors, links = (self.get(f"{what}.{name}").split(" ") for what in ("Anchor", "Link"))
        self.form(len(anchors) == len(there), "Anchor." + name)
        self.form(len(links) == len(there), "Link." + name)
        chains = []
        for anchor, link, has in zip(anchors, links, there):
            if not has:
                self.form(anchor == "-", "Anchor." + name)
                self.form(link == "-", "Link." + name)
                chains.append(None)
                continue
            self.form(is_hex(anchor, 64), "Anchor." + name)
            shown = (0, anchor) if link == "-" else self.link("Link." + name, link)
            chains.append(Chain(name, anchor, shown))
        return chains

    def read_company(self, text):
        company = []
        parts = text.split(",")
        self.form(len(parts) == len(self.seats), "Draws")
        for part, devices in zip(parts, self.devices):
            device = None if part == "-" else number(part, 1, len(devices))
            self.form(part == "-" or (device is not None and devices[device - 1]), "Draws")
            company.append(None if device is None else device - 1)
        return company

    def read_draws(self, count):
        if count == 0:
            self.form("Draws" not in self.tags, "Draws")
            return []
        self.form(count < LAST_LINK, "Draws")
        rolls = []
        for run in self.get("Draws").split(" "):
            match = re.fullmatch("([0-9]+)=([0-9]+):(.*)", run)
            self.form(match, "Draws")
            first, k = number(match[1], 1, count), number(match[2], 1, LAST_LINK - 1)
            self.form(first and k, "Draws")
            self.form(first == 1 if not rolls else first > len(rolls), "Draws")
            company = self.read_company(match[3])
            self.go_on(rolls, first - 1)
            rolls.append((k, company))
        self.go_on(rolls, count)
        self.form(all(k < LAST_LINK for k, _ in rolls), "Draws")
        return rolls

    @staticmethod
    def go_on(rolls, count):
        while len(rolls) < count:
            rolls.append((rolls[-1][0] + 1, rolls[-1][1]))

    def read_sides(self):
        sides = {}
        if "Sides" not in self.tags:
            return sides
        for side in self.tags["Sides"].split(" "):
            parts = side.split(":")
            self.form(len(parts) == 4, "Sides")
            ply, command, commitment, nonce = parts
            self.form(number(ply, 1, 200000) and is_hex(command, 32) and is_hex(commitment, 64), "Sides")
            self.form(nonce == "-" or is_hex(nonce, 64), "Sides")
            self.form(not sides or int(ply) > max(sides), "Sides")
            sides[int(ply)] = (command, commitment, nonce)
        return sides

    def chains(self):
        yield self.server
        for devices in self.devices:
            for kind in (0, 1):
                yield from (device[kind] for device in devices if device)


# ---- The checks, in the order of docs/network.md.


class Verifier:
    def __init__(self, text, engine):
        self.engine = engine
        self.replay = engine.ask(cmd="replay", record=text)
        need("error" not in self.replay, "record")
        self.tags = tags_of(text)
        need("Room" in self.tags, "record", "Room")
        self.game, self.options = self.replay["game"], self.replay["options"]
        self.actions = self.replay["actions"]
        self.seats = list(self.replay["scores"])
        self.proof = Proof(self.tags, self.seats, sum(a.startswith("roll ") for a in self.actions))

    def verdict(self):
        self.check_chains()
        self.check_start()
        self.check_rolls()
        self.check_sides()
        unopened = sum(nonce == "-" for _, _, nonce in self.proof.sides.values())
        opened = len(self.proof.sides) - unopened
        vouched = any(devices[0] for devices in self.proof.devices)
        start = "given" if "Seed" not in self.tags else "drawn" if vouched else "alone"
        end = "told" if "Ended" in self.tags else "played" if self.replay["over"] else "missing"
        extent = "whole" if (start, unopened, end) == ("drawn", 0, "played") else "partly"
        return f"holds {len(self.proof.rolls)} {opened} {unopened} {start} {end} {extent}"

    def check_chains(self):
        seen = set()
        for chain in self.proof.chains():
            need(chain.anchor not in seen, "anchors", "Anchor." + chain.name)
            seen.add(chain.anchor)
        for chain in self.proof.chains():
            chain.walk()
        for seat, devices in zip(self.seats, self.proof.devices):
            need(not devices[0] or devices[0][1].at(1), "links", f"Link.{seat}.help")

    def check_start(self):
        help_links = ["-"] * len(self.seats)
        for chair, devices in zip(self.proof.chairs, self.proof.devices):
            if devices[0]:
                help_links[chair] = devices[0][1].at(1)
        value = digest("menagerie start", self.proof.room, self.proof.server.at(1), *help_links)
        order = drawn_order(value, len(self.seats)) if self.proof.drawn else list(range(len(self.seats)))
        need(self.proof.chairs == order, "order", "Chairs")
        if "Seed" not in self.tags:
            return
        seed = int(value[:16], 16)
        need(int(self.tags["Seed"]) == seed, "seed", "Seed")
        need(self.replay["start"] == start_of(self.game, self.options, seed, self.engine), "start", "Start")

    def board_before(self, position):
        board = self.engine.ask(cmd="view", game=self.game, options=self.options, position=position)["view"]["board"]
        return board["mover"], [player["out"] for player in board["players"]]

    def check_rolls(self):
        if not self.proof.rolls:
            return
        position, waiting, count = self.replay["start"], [], 0
        self.company = [0 if devices[0] else None for devices in self.proof.devices]
        self.used = [1 if devices[0] else 0 for devices in self.proof.devices]
        self.k, self.went_out = 0, False
        self.out = self.board_before(position)[1]
        for action in self.actions:
            if action.startswith("roll "):
                answer = self.engine.ask(
                    cmd="apply", game=self.game, options=self.options, position=position, actions=waiting
                )
                position, waiting = answer["position"], []
                roller, out = self.board_before(position)
                self.check_roll(count + 1, *self.proof.rolls[count], roller, out, action)
                count += 1
            waiting.append(action)

    def check_roll(self, n, k, company, roller, out, action):
        went_out = out != self.out
        changed = company != self.company or went_out or self.went_out
        need(k == self.k + 1 or (k > self.k and changed), "draws", n)
        for seat, device in enumerate(company):
            if device is None:
                continue
            need(device == self.company[seat] or device >= self.used[seat], "draws", n)
            need(not self.out[seat], "draws", n)
            self.used[seat] = device + 1
        links = [self.proof.server.at(k + 1)]
        for name, devices, device in zip(self.seats, self.proof.devices, company):
            links.append("-" if device is None else devices[device][0 if name == roller else 1].at(k + 1))
        need(None not in links, "rolls", n)
        need(dice_text(digest("menagerie roll", self.proof.room, str(k), roller, *links)) == action, "rolls", n)
        self.k, self.company, self.out, self.went_out = k, company, out, went_out

    def check_sides(self):
        sides, ids = dict(self.proof.sides), set()
        story = self.engine.ask(
            cmd="view", game=self.game, options=self.options, start=self.replay["start"], actions=self.actions
        )
        for ply, (action, seat) in enumerate(zip(self.actions, story["by"]), 1):
            announced = self.game == "two-paths" and re.fullmatch("[FHG][we]", action)
            need(bool(announced) == (ply in sides), "sides", ply)
            if not announced:
                continue
            command, commitment, nonce = sides.pop(ply)
            need(command not in ids, "sides", ply)
            ids.add(command)
            opened = digest("menagerie side", self.proof.room, command, seat, action[0], action[1], nonce)
            need(nonce == "-" or opened == commitment, "sides", ply)
        need(not sides, "sides", min(sides, default=0))


def verdict_of(text, engine):
    try:
        return Verifier(text, engine).verdict()
    except Misfit as misfit:
        return str(misfit)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--engine", required=True)
    parser.add_argument("--expect", type=pathlib.Path)
    parser.add_argument("records", nargs="*", type=pathlib.Path)
    arguments = parser.parse_args()
    engine = Engine(arguments.engine)
    wrong = 0
    if arguments.expect:
        lines = arguments.expect.read_text().splitlines()
        for name, expected in (line.split("\t") for line in lines):
            found = verdict_of((arguments.expect.parent / name).read_text(), engine)
            if found != expected:
                wrong += 1
                print(f"{name}: expected {expected}, found {found}")
        print(f"{len(lines)} records, {wrong} wrong verdicts")
        wrong += not lines
    for record in arguments.records:
        print(record, verdict_of(record.read_text(), engine), sep="\t")
    engine.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
