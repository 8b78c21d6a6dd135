#!/usr/bin/env python3
"""Makes a table of Tokan against the computer and plays random legal moves to the end.

    python3 random_bot.py http://localhost:8321

docs/network.md explains every word. bot.py takes a seat at anybody's table, in every game."""
import json, random, secrets, sys, time
from urllib.request import Request, urlopen

server = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8321"
token = secrets.token_hex(32)  # whoever has it plays for the chair


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server + path, data, {"Authorization": "Bearer " + token}), timeout=30) as answer:
        return json.load(answer)


chairs = [{"kind": "me", "name": "Robin", "token": token}, {"kind": "computer", "level": 1}]
table = ask("/api/rooms", {"game": "tokan", "chairs": chairs})
room = "/api/rooms/" + table["room"]
while not (state := ask(room))["over"]:
    if table["chair"] in state["awaits"]["chairs"]:
        command = {"id": secrets.token_hex(16), "version": state["version"], "cmd": "act",
                   "action": random.choice(state["view"]["actions"])}
        ask(room + "/commands", command)
    else:
        time.sleep(0.05)  # the computer thinks
ends = {state["chairs"][table["chair"]]["seat"]: "I have won.", "draw": "it is a draw."}
print("The game is over:", ends.get(state["view"]["winner"], "the computer has won."))
