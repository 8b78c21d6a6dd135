"""Every vector of the rules through Python: positions, legal lists, what actions lead to, how games end."""

import pytest
from conftest import vectors

import menagerie

GAMES = [
    ("tokan-games", "tokan", {}, " "),
    ("tokan-ends-either-games", "tokan", {"ends": "either"}, " "),
    ("tokan-gaps-all-games", "tokan", {"gaps": "all"}, " "),
    ("two-paths-games", "two-paths", {}, " "),
    ("two-paths-8-rows-games", "two-paths", {"rows": 8}, " "),
    ("totem-games", "totem", {}, ";"),
]


def game_of(name, options, position):
    if name == "totem":
        options = {**options, "seats": position.split()[0].count("/") + 1}
    return menagerie.load_game(name, options)


def legal_texts(state, separator):
    if state.is_chance_node():
        return "roll"
    # Numbers are sorted by number, the vectors' lists by text.
    return separator.join(sorted((state.action_to_string(a) for a in state.legal_actions()), key=str.encode))


def expect_end(state, words, options):
    assert state.is_terminal() and state.current_player() == -4
    words = words.split()
    returns = state.returns()
    winner = None if max(returns) == min(returns) else state.get_game().seat_names()[returns.index(max(returns))]
    if words[0] == "winner":
        assert (winner or "draw") == words[1]
        return
    classic = [int(words[2]), int(words[3])]
    assert state.scores() == classic
    assert returns == {True: [1, -1], False: [-1, 1]}[classic[0] > classic[1]] if classic[0] != classic[1] else [0, 0]
    heads = menagerie.load_game("tokan", {**options, "score": "heads"}).state(state.position())
    assert heads.scores() == [int(words[5]), int(words[6])]
    expected = {"r": [1, -1], "b": [-1, 1], "-": [0, 0]}[words[8]]
    assert heads.returns() == expected


@pytest.mark.parametrize("file, name, options, separator", GAMES, ids=[one[0] for one in GAMES])
def test_games_play_as_written(file, name, options, separator):
    lines = vectors(file)
    running = None
    ends = 0
    for number, (position, legal, action) in enumerate(lines):
        state = game_of(name, options, position).state(position)
        assert str(state) == position, f"{file}:{number + 1}"
        if running is not None:
            assert running.position() == position and running.key() == state.key()
        assert legal_texts(state, separator) == legal, f"{file}:{number + 1}"
        if not legal:
            expect_end(state, action, options)
            running = None
            ends += 1
            continue
        assert state.string_to_action(action) in state.legal_actions()
        assert state.action_to_string(state.string_to_action(action)) == action
        running = state.child(action)
    assert ends > 5 and running is None


def test_rare_cases_of_totem_come_out_as_written():
    for position, legal, action, after, *winner in vectors("totem-cases"):
        state = game_of("totem", {}, position).state(position)
        assert legal_texts(state, ";") == legal
        state.apply_action(action)
        assert state.position() == after
        assert state.is_terminal() == bool(winner)
        if winner:
            expect_end(state, winner[0], {})


def test_ties_of_tokan_are_decided_by_towers():
    for position, _, words in vectors("tokan-ties"):
        expect_end(menagerie.load_game("tokan").state(position), words, {})


def perft(state, depth):
    if depth == 1:
        return len(state.legal_actions())
    return sum(perft(state.child(action), depth - 1) for action in state.legal_actions())


def test_perft_counts_the_same_sequences():
    game = menagerie.load_game("tokan")
    counted = [(p, int(d), int(n)) for p, d, n in vectors("tokan-perft") if int(n) <= 40000]
    assert len(counted) > 4
    for position, depth, sequences in counted:
        assert perft(game.state(position), depth) == sequences


def test_solved_positions_of_tokan_are_proven_alike():
    game = menagerie.load_game("tokan")
    proven = 0
    for position, result in vectors("tokan-solved")[:40]:
        answer = menagerie.tokan.prove(game.state(position), seconds=20, megabytes=64)
        assert answer["result"] == int(result)
        if answer["best"] is not None:
            assert answer["best"] in [game.action_to_string(0, a) for a in game.state(position).legal_actions()]
        proven += 1
    assert proven == 40


def test_values_of_two_paths_are_those_of_the_vectors():
    solution = menagerie.two_paths.solve(7)
    for position, value, *announcements in vectors("two-paths-values"):
        state = menagerie.load_game("two-paths").state(position)
        assert solution.value(state, 0) == pytest.approx(float(value), abs=1e-9)
        assert solution.value(state, 1) == pytest.approx(1 - float(value), abs=1e-9)
        for pair in announcements:
            kind, worth = pair.split()
            announced = state.child(kind + "e")
            assert solution.value(announced, 0) == pytest.approx(float(worth), abs=1e-9)
