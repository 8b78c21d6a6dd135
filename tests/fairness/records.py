#!/usr/bin/env python3
"""Writes tests/fairness/records: fair records of rooms, forged ones, and the verdict that each deserves.

It plays a room by itself: keys, chains, draws and commitments as docs/network.md says, random moves by
the rules of `menagerie engine`. A forgery is a fair record with one thing changed and its check made
good again. `python3 tests/fairness/records.py build/release/menagerie tests/fairness/records`
"""
import hashlib
import pathlib
import random
import re
import sys

sys.dont_write_bytecode = True
from vectors import chain, dice, digest, made_up, order  # noqa: E402
from verify import Engine  # noqa: E402


class Device:
    def __init__(self, name):
        self.key = made_up("key " + name)
        self.chains = {kind: [link.hex() for link in chain(kind, self.key)] for kind in ("own", "help")}
        self.shown = {"own": 0, "help": 0}

    def show(self, kind, i):
        self.shown[kind] = max(self.shown[kind], i)
        return self.chains[kind][i]


class Room:
    """One game over the network, with every key in one hand."""

    def __init__(self, engine, name, game, options, people, drawn=False, position=None):
        self.engine, self.name, self.game, self.luck = engine, name, game, random.Random(name)
        self.room = made_up("room " + name, 32)
        self.server = [link.hex() for link in chain("server", made_up("server " + name))]
        self.shown = 1
        chairs = [Device(f"{name} {i}") if person else None for i, person in enumerate(people)]
        links = [device.show("help", 1) if device else "-" for device in chairs]
        value = digest("menagerie start", self.room, self.server[1], *links)
        self.drawn, self.given = drawn, position is not None
        self.chairs = order(value, len(people)) if drawn else list(range(len(people)))
        self.seed = str(int.from_bytes(value[:8], "big"))
        started = engine.ask(cmd="start", game=game, options=options, seed=self.seed)
        self.options = started["options"]
        self.start = self.position = position or started["position"]
        self.names = {"tokan": "rb", "two-paths": "sn"}.get(game) or "1234"[: len(people)]
        self.devices = [[chairs[chair]] for chair in self.chairs]
        self.company = [0 if devices[0] else None for devices in self.devices]
        self.actions, self.rolls, self.sides, self.k = [], [], {}, 0

    def ask(self, cmd, **more):
        return self.engine.ask(cmd=cmd, game=self.game, options=self.options, position=self.position, **more)

    def act(self, action):
        self.position = self.ask("apply", actions=[action])["position"]
        self.actions.append(action)

    def roll(self):
        self.k, roller = self.k + 1, self.ask("view")["view"]["board"]["mover"]
        links = [self.server[self.k + 1]]
        self.shown = self.k + 1
        for seat, device in enumerate(self.company):
            kind = "own" if self.names[seat] == roller else "help"
            links.append("-" if device is None else self.devices[seat][device].show(kind, self.k + 1))
        value = digest("menagerie roll", self.room, str(self.k), roller, *links)
        self.rolls.append((self.k, list(self.company)))
        self.act("roll {}{}".format(*sorted(dice(value), reverse=True)))

    def announce(self, action, seat, opened=True):
        command = made_up(f"command {self.name} {len(self.actions)}", 32)
        nonce = digest("menagerie nonce", self.room, command, made_up(f"key {self.name} {seat}")).hex()
        value = digest("menagerie side", self.room, command, seat, action[0], action[1], nonce)
        self.act(action)
        self.sides[len(self.actions)] = [command, value.hex(), nonce if opened else "-"]

    def play(self, until):
        """Plays at random until so many rolls, or actions where there are no dice."""
        while len(self.rolls if self.game == "totem" else self.actions) < until:
            legal = self.ask("legal")
            if legal["turn"] == "chance":
                self.roll()
                continue
            action = self.luck.choice(legal["actions"])
            if self.game == "two-paths" and re.fullmatch("[FHG][we]", action):
                self.announce(action, legal["seat"])
            else:
                self.act(action)

    def new_device(self, seat, skip):
        self.devices[seat].append(Device(f"{self.name} {seat} {len(self.devices[seat])}"))
        self.company[seat] = len(self.devices[seat]) - 1
        self.k += skip

    def tags(self):
        """The proof's tags by name; what a forgery changes."""
        tags = {"Room": self.room, "Chairs": " ".join(["drawn" if self.drawn else "given", *map(str, self.chairs)])}
        tags["Anchor.server"], tags["Link.server"] = self.server[0], f"{self.shown}:{self.server[self.shown]}"
        for name, devices in zip(self.names, self.devices):
            if not any(devices):
                continue
            for kind in ("own", "help"):
                tags[f"Anchor.{name}.{kind}"] = " ".join(d.chains[kind][0] if d else "-" for d in devices)
                shown = [(d.shown[kind], d.chains[kind]) if d else (0, None) for d in devices]
                tags[f"Link.{name}.{kind}"] = " ".join(f"{i}:{links[i]}" if i else "-" for i, links in shown)
        runs, before = [], None
        for n, (k, company) in enumerate(self.rolls, 1):
            if before != (k - 1, company):
                devices = ",".join("-" if device is None else str(device + 1) for device in company)
                runs.append(f"{n}={k}:{devices}")
            before = (k, company)
        if runs:
            tags["Draws"] = " ".join(runs)
        if self.sides:
            tags["Sides"] = " ".join(":".join([str(ply), *side]) for ply, side in self.sides.items())
        if not self.given:
            tags["Seed"] = self.seed
        return tags

    def record(self, **more):
        players = {name: f"Player {name}" for name in self.names}
        answer = self.engine.ask(cmd="record", game=self.game, options=self.options, start=self.start,
                                 actions=self.actions, players=players, **more)
        return Record(answer["record"]).with_tags(self.tags())


class Record:
    """The text of a record, taken apart as far as a forger needs it."""

    def __init__(self, text):
        head, _, rest = text.partition("\n\n")
        self.tags = dict(re.findall(r'^\[(\S+) "(.*)"\]$', head, re.M))
        words = rest[: rest.rindex("= ")].split()
        self.actions = []
        for word in words:
            if re.fullmatch(r"\d+\.", word):
                continue
            if word.isdigit():
                self.actions[-1] += " " + word
            else:
                self.actions += word.split("/")

    def copy(self):
        other = Record.__new__(Record)
        other.tags, other.actions = dict(self.tags), list(self.actions)
        return other

    def with_tags(self, tags):
        other = self.copy()
        other.tags.update(tags)
        return other

    def without(self, *tags):
        other = self.copy()
        for tag in tags:
            del other.tags[tag]
        return other

    def with_action(self, ply, action):
        other = self.copy()
        other.actions[ply - 1] = action
        return other

    def text(self):
        tags, check = "", 0xCBF29CE484222325
        parts = [f"{name}\t{value}\n" for name, value in self.tags.items()] + [a + "\n" for a in self.actions]
        for byte in "".join(parts).encode():
            check = (check ^ byte) * 0x100000001B3 % 2**64
        for name, value in self.tags.items():
            tags += f'[{name} "{value}"]\n'
        lines = [f"{ply}. {action}\n" for ply, action in enumerate(self.actions, 1)]
        return f"{tags}\n{''.join(lines)}= {check:016x}\n"


def swapped(text):
    """A hex text that differs in its last digit."""
    return text[:-1] + ("0" if text[-1] != "0" else "1")


class Shelf:
    def __init__(self, folder):
        self.folder, self.verdicts = folder, []
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.iterdir():
            old.unlink()

    def add(self, name, record, verdict):
        text = record if isinstance(record, str) else record.text()
        (self.folder / f"{name}.menagerie").write_text(text)
        self.verdicts.append(f"{name}.menagerie\t{verdict}\n")

    def close(self):
        (self.folder / "verdicts.tsv").write_text("".join(self.verdicts))


def totem_of_three(engine):
    """Drawn order; a computer; a device that is replaced after 4 rolls; a seat that leaves after 9."""
    options = {"seats": "3", "quiet_limit": "100"}
    room = Room(engine, "totem of three", "totem", options, [True, True, True], drawn=True)
    room.play(4)
    room.new_device(1, skip=5)
    room.play(9)
    leaver = next(seat for seat in range(3) if room.names[seat] != room.ask("view")["view"]["board"]["mover"])
    room.act(f"out {room.names[leaver]}")
    room.play(10)  # the next draw stands as it was
    room.company[leaver], room.k = None, room.k + 4
    room.play(14)
    while room.ask("legal")["turn"] != "chance":
        room.act(room.ask("legal")["actions"][0])
    room.roll()
    return room


def forge_totem(shelf, room):
    fair = room.record()
    draws = fair.tags["Draws"]
    first, second, third = draws.split(" ")
    forge = lambda name, record, verdict: shelf.add("totem-" + name, record, verdict)  # noqa: E731
    last = len(fair.actions)
    other = "roll 31" if fair.actions[-1] != "roll 31" else "roll 32"
    n = len(room.rolls)
    own = next(tag for tag in ("Link.1.own", "Link.2.own", "Link.3.own") if " " not in fair.tags[tag])
    forge("loaded-die", fair.with_action(last, other), f"rolls {n}")
    forge("server-link-short", fair.with_tags({"Link.server": f"{room.k}:{room.server[room.k]}"}), f"rolls {n}")
    forge("server-link-made-up", fair.with_tags({"Link.server": swapped(fair.tags["Link.server"])}), "links Link.server")
    forge("own-link-made-up", fair.with_tags({own: swapped(fair.tags[own])}), f"links {own}")
    forge("help-link-missing", fair.with_tags({"Link.2.help": " ".join(["-", *fair.tags["Link.2.help"].split(" ")[1:]])}),
          "links Link.2.help")
    forge("anchor-twice", fair.with_tags({"Anchor.3.help": fair.tags["Anchor.3.own"]}), "anchors Anchor.3.help")
    forge("somebody-left-out", fair.with_tags({"Draws": f"1=1:1,1,- {second} {third}"}), "rolls 1")
    forge("number-left-out", fair.with_tags({"Draws": f"{first} 3=4:1,1,1 {second} {third}"}), "draws 3")
    forge("number-twice", fair.with_tags({"Draws": f"{first} 3=2:1,1,1 {second} {third}"}), "draws 3")
    back = re.sub("^[^:]*:", "", second).replace("2", "1")
    forge("device-comes-back", fair.with_tags({"Draws": f"{first} {second} 8=20:{back} {third}"}), "draws 8")
    company = re.sub("^[^:]*:", "", second)
    forge("out-and-still-there", fair.with_tags({"Draws": f"{first} {second} 11=20:{company}"}), "draws 11")
    forge("order-chosen", fair.with_tags({"Chairs": "drawn " + " ".join(map(str, room.chairs[::-1]))}), "order Chairs")
    forge("order-said-to-be-given", fair.with_tags({"Chairs": fair.tags["Chairs"].replace("drawn", "given")}), "order Chairs")
    forge("other-room", fair.with_tags({"Room": swapped(room.room)}), "order Chairs")
    forge("no-draws", fair.without("Draws"), "form Draws")
    forge("no-link", fair.without("Link.1.own"), "form Link.1.own")
    forge("no-chairs", fair.without("Chairs"), "form Chairs")
    forge("no-room", fair.without("Room"), "record Room")
    forge("seat-without-own", fair.without("Anchor.1.own"), "form Anchor.1.own")
    many = {f"{what}.3.{kind}": " ".join(["-"] * 17) for what in ("Anchor", "Link") for kind in ("own", "help")}
    forge("seventeen-devices", fair.with_tags(many), "form Anchor.3.own")
    forge("company-of-two", fair.with_tags({"Draws": "1=1:1,1"}), "form Draws")
    forge("link-zero", fair.with_tags({"Link.server": "0:" + room.server[0]}), "form Link.server")


def forge_tokan(shelf, room, engine):
    fair = room.record()
    forge = lambda name, record, verdict: shelf.add("tokan-" + name, record, verdict)  # noqa: E731
    seed = str(int(room.seed) ^ 1)
    other = engine.ask(cmd="start", game="tokan", options=room.options, seed=seed)["position"]
    none = fair.copy()
    none.actions = []
    forge("other-seed", fair.with_tags({"Seed": seed}), "seed Seed")
    forge("chosen-deal", none.with_tags({"Start": other}), "start Start")
    forge("chosen-seed-and-deal", none.with_tags({"Start": other, "Seed": seed}), "seed Seed")
    forge("chairs-changed", fair.with_tags({"Chairs": "given 1 0"}), "order Chairs")
    forge("dice-from-nowhere", fair.with_tags({"Draws": "1=1:1,1"}), "form Draws")
    forge("side-from-nowhere", fair.with_tags({"Sides": f"1:{'a' * 32}:{'b' * 64}:-"}), "sides 1")
    forge("illegal-move", fair.with_action(1, "a1f5"), "record")
    forge("damaged", fair.text()[:-2] + ("0\n" if fair.text()[-2] != "0" else "1\n"), "record")


def forge_two_paths(shelf, room):
    fair = room.record()
    forge = lambda name, record, verdict: shelf.add("two-paths-" + name, record, verdict)  # noqa: E731
    plies = list(room.sides)
    ply = plies[-1]

    def sides(changed):
        return fair.with_tags({"Sides": " ".join(":".join([str(p), *side]) for p, side in changed.items())})

    def with_side(at, place, value):
        changed = {p: list(side) for p, side in room.sides.items()}
        changed[at][place] = value
        return sides(changed)

    action = fair.actions[ply - 1]
    turned = action[0] + ("w" if action[1] == "e" else "e")
    forge("side-turned", fair.with_action(ply, turned), f"sides {ply}")
    forge("other-nonce", with_side(plies[1], 2, swapped(room.sides[plies[1]][2])), f"sides {plies[1]}")
    forge("other-commitment", with_side(plies[0], 1, swapped(room.sides[plies[0]][1])), f"sides {plies[0]}")
    forge("id-of-another", with_side(plies[1], 0, room.sides[plies[0]][0]), f"sides {plies[1]}")
    missing = dict(room.sides)
    del missing[plies[2]]
    forge("side-missing", sides(missing), f"sides {plies[2]}")
    forge("no-sides", fair.without("Sides"), f"sides {plies[0]}")
    forge("side-too-many", sides({1: room.sides[plies[0]], **room.sides}), "sides 1")
    forge("side-after-the-end", sides({**room.sides, 9999: ["c" * 32, "d" * 64, "-"]}), "sides 9999")
    forge("sides-out-of-order", sides(dict(reversed(room.sides.items()))), "form Sides")


def finish(shelf, engine, tokan):
    """Games with an end, and what is left when somebody takes that or the seed away: it fits, and is not proven."""
    resigned = tokan.record(ended="resigned r")
    shelf.add("tokan-resigned", resigned, "holds 0 0 0 drawn told partly")
    shelf.add("tokan-no-end", resigned.without("Ended").with_tags({"Result": "*"}), "holds 0 0 0 drawn missing partly")
    shelf.add("tokan-no-seed", resigned.without("Seed"), "holds 0 0 0 given told partly")
    # Nothing in the chains knows what people are called.
    shelf.add("tokan-other-names", resigned.with_tags({"Seat.r": "Somebody else"}), "holds 0 0 0 drawn told partly")
    shelf.add("tokan-other-result", resigned.without("Ended"), "record")
    paths = Room(engine, "two paths to the end", "two-paths", {}, [True, True])
    paths.play(2)
    while paths.ask("legal")["turn"] != "over":
        paths.play(len(paths.actions) + 1)
    fair = paths.record()
    shelf.add("two-paths-finished", fair, f"holds 0 {len(paths.sides)} 0 drawn played whole")
    # A side that was never opened may have been any.
    first, *others = fair.tags["Sides"].split(" ")
    closed = " ".join([first.rpartition(":")[0] + ":-", *others])
    shelf.add("two-paths-never-opened", fair.with_tags({"Sides": closed}),
              f"holds 0 {len(paths.sides) - 1} 1 drawn played partly")
    # Nobody has a device: the server alone drew the start.
    alone = Room(engine, "two paths without people", "two-paths", {}, [False, False])
    alone.play(2)
    while alone.ask("legal")["turn"] != "over":
        alone.play(len(alone.actions) + 1)
    shelf.add("two-paths-nobody", alone.record(), f"holds 0 {len(alone.sides)} 0 alone played partly")


def write(engine, shelf):
    totem = totem_of_three(engine)
    shelf.add("totem-fair", totem.record(), f"holds {len(totem.rolls)} 0 0 drawn missing partly")
    forge_totem(shelf, totem)

    chosen = Room(engine, "totem of two", "totem", {"seats": "2", "seating": "choose"}, [True, False])
    chosen.play(6)
    shelf.add("totem-with-a-computer", chosen.record(), "holds 6 0 0 drawn missing partly")

    tokan = Room(engine, "tokan", "tokan", {}, [True, True])
    tokan.play(8)
    shelf.add("tokan-fair", tokan.record(), "holds 0 0 0 drawn missing partly")
    forge_tokan(shelf, tokan, engine)
    laid = Room(engine, "tokan laid", "tokan", {"setup": "lay"}, [True, False], drawn=True)
    laid.play(4)
    shelf.add("tokan-laid", laid.record(), "holds 0 0 0 drawn missing partly")

    paths = Room(engine, "two paths", "two-paths", {"begins": "random"}, [True, True])
    paths.play(12)
    seat = paths.ask("legal")["seat"]
    paths.announce(next(a for a in paths.ask("legal")["actions"]), seat, opened=False)
    paths.act("w")
    paths.play(20)
    shelf.add("two-paths-fair", paths.record(), f"holds 0 {len(paths.sides) - 1} 1 drawn missing partly")
    forge_two_paths(shelf, paths)
    given = Room(engine, "two paths given", "two-paths", {}, [False, False], position="hgf/3/3/3/3/3/FHG s 1 -")
    given.play(6)
    shelf.add("two-paths-given", given.record(), "holds 0 3 0 given missing partly")
    finish(shelf, engine, tokan)
    shelf.close()


if __name__ == "__main__":
    program = Engine(sys.argv[1])
    write(program, Shelf(pathlib.Path(sys.argv[2])))
    program.close()
