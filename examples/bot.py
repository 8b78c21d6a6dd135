#!/usr/bin/env python3
"""Takes a seat at a table over the network and plays any legal action, drawn at random.

    python3 bot.py 'https://games.example.org/#/room/ROOM/INVITE' --name Robin

docs/network.md explains every word. It believes the server; `menagerie verify` checks the record afterwards."""
import argparse, hashlib, http.client, json, os, random, re, secrets, sys, time
from urllib.request import Request, urlopen

LINK = re.compile(r"(https?://[^/#?\s]+)[^#\s]*#/room/([0-9a-f]{32})(?:/([0-9a-f]{64}))?")
SEATS = {"tokan": "rb", "two-paths": "sn", "totem": "1234"}
TROUBLE = (OSError, http.client.HTTPException, ValueError)  # refused, or nobody answers who knows tables
LATER = {"busy", "closing", "failed", "too_fast", "too_many_sockets", "unavailable"}  # worth another attempt


def digest(*parts):
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def chain(kind, key):
    link = bytes.fromhex(digest("menagerie chain", kind, key))
    links = [link] + [link := hashlib.sha256(link).digest() for _ in range(10000)]
    return [link.hex() for link in reversed(links)]  # the i-th is c(i)


def refusal(trouble):
    try:
        return json.load(trouble)["error"]
    except (AttributeError, LookupError, TypeError, *TROUBLE):
        return {"code": "unavailable", "message": f"No server of tables answers there: {trouble}", "retry_after": None}


class Bot:
    def __init__(self, server, room, secret):
        self.url, self.room, self.version, self.chair = f"{server}/api/rooms/{room}", room, 0, None
        self.token, self.key = digest("token", secret, room), digest("key", secret, room)
        self.own, self.help = chain("own", self.key), chain("help", self.key)
        self.anchors = {"own": self.own[0], "help": self.help[0]}

    def ask(self, path="", body=None, hear=json.load):  # whoever is seated waits while the server is away
        headers = {} if self.chair is None else {"Authorization": "Bearer " + self.token}
        while True:
            try:
                with urlopen(Request(self.url + path, body and json.dumps(body).encode(), headers), timeout=40) as answer:
                    return hear(answer)
            except TROUBLE as trouble:
                error = refusal(trouble)
            if self.chair is None or error["code"] not in LATER:
                sys.exit(error["message"])
            time.sleep((error["retry_after"] or 500) / 1000)

    def command(self, cmd, **fields):
        try:  # however often it is sent, the same id is taken once
            return self.ask("/commands", {"id": secrets.token_hex(16), "version": self.version, "cmd": cmd, **fields})
        except SystemExit as refused:
            print(refused, flush=True)

    def sit(self, invite, name, seat):
        chair = seat and SEATS[self.ask()["game"]].find(seat) % 9  # no table has a chair 8
        body = {"invite": invite, "chair": chair, "name": name, "token": self.token, "anchors": self.anchors}
        self.chair = self.ask("/chairs", body)["chair"]  # the same token gets the same chair again

    def watch(self, lines):
        for line in lines:
            event = json.loads(line.strip() or '{"view": "as before"}')  # an empty line comes every 15 seconds
            self.version = max(self.version, event.get("version", 0))
            last = "view" in event or event["kind"] in ("sealed", "linked", "closed")  # for now, perhaps
            if last and (state := self.ask())["version"] == self.version:
                self.act(state)

    def act(self, state):
        seat, view, link = state["chairs"][self.chair]["seat"], state["view"], state["draw"] + 1
        need = state["awaits"] and self.chair in state["awaits"]["chairs"] and state["awaits"]["need"]
        offers = [offer["version"] for offer in state["offers"] if self.chair in offer["asked"]]
        if state["over"]:
            winner = "nobody" if not view or view["winner"] in (None, "draw") else view["winner"]
            sys.exit(print("The game is over:", "I have won." if winner == seat else f"{winner} has won."))
        elif offers:
            self.command("answer", to=offers[0], yes=False)
        elif need == "links":
            self.command("links", **{"from": link, "links": [self.help[link]]})
        elif need == "roll":
            self.command("roll", link=self.own[link])
        elif need == "opening":
            nonce, sides = self.hidden(state["pending"]["id"], seat, state["pending"]["animal"])
            self.command("open", side="w" if sides["w"] == state["pending"]["commitment"] else "e", nonce=nonce)
        elif need:
            action, id = random.choice(view["actions"] if need == "decision" else "we"), secrets.token_hex(16)
            if re.fullmatch("[FHG][we]", action):  # an animal and its side, which nobody is to know yet
                sides = self.hidden(id, seat, action[0])[1]
                self.command("commit", id=id, animal=action[0], commitment=sides[action[1]])
            else:
                self.command("act", action=action)

    def hidden(self, id, seat, animal):
        nonce = digest("menagerie nonce", self.room, id, self.key)
        return nonce, {side: digest("menagerie side", self.room, id, seat, animal, side, nonce) for side in "we"}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("link", help="an invitation to the table")
    parser.add_argument("--name", default="Robin")
    parser.add_argument("--seat", help="the only one that will do: r b, s n, or 1 to 4")
    parser.add_argument("--keep", metavar="FILE", help="where the secret is kept, to go on after a break")
    options = parser.parse_args()
    link = LINK.fullmatch(options.link) or sys.exit("This is not a link to a table.")
    secret = secrets.token_hex(32)
    if options.keep:
        with os.fdopen(os.open(options.keep, os.O_RDWR | os.O_CREAT, 0o600), "r+") as file:
            secret = file.read() or file.write(secret) and secret
    bot = Bot(link[1], link[2], secret)
    try:
        bot.sit(link[3], options.name, options.seat)
        while True:
            bot.ask(f"/events?since={bot.version}", hear=bot.watch)
    except KeyboardInterrupt:
        options.keep or bot.command("leave") or bot.command("resign")
        print("I have left the table.")
