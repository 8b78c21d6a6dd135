"""Judges a run from what every client saw and what the store holds: what was acknowledged stands in
the log once, all saw the same log, every roll is the one that its links give, and clocks never gain."""
import json
import sqlite3

from player import connect
from vectors import dice, digest, sha


def read_log(player, version):
    """The whole log as a newcomer gets it, up to a version."""
    connection = connect(player.places[-1], 30, player.source)
    try:
        connection.request("GET", f"/api/rooms/{player.room}/events?since=0",
                           headers={"Authorization": "Bearer " + player.token})
        answer = connection.getresponse()
        assert answer.status == 200, answer.status
        lines = []
        while len(lines) < version:
            line = answer.readline().strip()
            if line:
                lines.append(line.decode().partition(',"digest":"')[0] + "}")
        return lines
    finally:
        connection.close()


def check_answers(log, players):
    places = {}
    for event in log:
        if "id" in event:
            places.setdefault((event["chair"], event["id"]), []).append(event)
    acknowledged = 0
    for player in players:
        for id, version, cmd in player.answers:
            events = places.get((player.chair, id), [])
            assert events, f"{cmd} {id} was acknowledged and is not in the log"
            kinds = [event["kind"] for event in events]
            assert len(set(kinds)) == len(kinds), f"{cmd} {id} stands in the log as {kinds}"
            assert events[-1]["version"] <= version, f"{cmd} {id} was acknowledged before its number"
            acknowledged += 1
    return acknowledged


def check_rolls(log, room):
    """Every roll follows from links that were fixed before the game."""
    anchors, server_anchor, links, order, rolls = None, log[0]["anchor"], {}, None, 0
    for event in log:
        if event["kind"] == "sealed":
            anchors = event["anchors"]
        elif event["kind"] == "linked":
            for offset, link in enumerate(event["links"]):
                links[event["chair"], event["from"] + offset] = link
        elif event["kind"] == "started":
            order = event["order"]
        elif event["kind"] == "rolled":
            k, rolls = event["k"], rolls + 1
            assert k == rolls, f"draw {k} is the roll number {rolls}"
            value = bytes.fromhex(event["server"])
            for _ in range(k + 1):
                value = sha(value)
            assert value.hex() == server_anchor, f"the server's link of draw {k} is not of its chain"
            roller = "1234".index(event["seat"])
            parts = [event["link"] if seat == roller else links[chair, k + 1] for seat, chair in enumerate(order)]
            high, low = sorted(dice(digest("menagerie roll", room, str(k), event["seat"], event["server"], *parts)),
                               reverse=True)
            assert event["actions"][0] == f"roll {high}{low}", (event["actions"], high, low)
    assert anchors is None or order is not None or rolls == 0
    return rolls


def check_room(players):
    """All that can be said about one room. Gives the number of acknowledged commands, of rolls, and the log."""
    room = players[0].room
    answered = [version for player in players for _, version, _ in player.answers]
    version = max(*answered, *(player.version for player in players))
    lines = read_log(players[0], version)
    for player in players:
        for number, (public, _) in player.log.items():
            assert lines[number - 1] == public, f"event {number} of {room} was told differently"
    log = [json.loads(line) for line in lines]
    assert [event["version"] for event in log] == list(range(1, version + 1))
    times = [event["at"] for event in log]
    assert times == sorted(times), "time went backwards"
    return check_answers(log, players), check_rolls(log, room), lines


def check_file(path, rooms):
    """What the file holds is what was told."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as store:
        assert store.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for room, lines in rooms.items():
            rows = store.execute("SELECT number, open FROM events WHERE room = ? ORDER BY number", (room,)).fetchall()
            assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
            assert [text for _, text in rows][:len(lines)] == lines, f"{room} differs between store and clients"
