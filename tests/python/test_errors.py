"""Refusals: exceptions with code, place and sentence."""

import pickle

import pytest

import menagerie


def refusal(call):
    with pytest.raises(menagerie.Error) as caught:
        call()
    assert isinstance(caught.value, RuntimeError) and str(caught.value) == caught.value.sentence
    return caught.value


def test_names_and_options_that_do_not_exist_are_named():
    error = refusal(lambda: menagerie.load_game("chess"))
    assert error.code == "game.unknown" and "tokan" in str(error)
    error = refusal(lambda: menagerie.load_game("totem", {"seats": 5}))
    assert error.code == "option.number" and error.field == "seats"
    error = refusal(lambda: menagerie.load_game("tokan", {"colour": "red"}))
    assert error.code == "option.unknown" and error.field == "colour"
    refusal(lambda: menagerie.load_game("tokan", {"seed": -1}))
    refusal(lambda: menagerie.load_game("totem(seats)"))
    refusal(lambda: menagerie.load_game("totem(seats=3"))


def test_a_broken_position_is_refused_with_its_column():
    error = refusal(lambda: menagerie.load_game("two-paths").state("hgf/3/3/3/3/3/FHX s 1 -"))
    assert error.column == 17 and error.line == 0
    refusal(lambda: menagerie.load_game("totem").state("-/-/- 1 - - - - 0"))


def test_an_illegal_move_is_refused_with_its_rule():
    state = menagerie.load_game("tokan").state("L,M,j,m,J,J/l,j,L,L,j,j/Jm,l,l,j,J,./M,J,j,l,L,m/j,J,J,M,L,l r a3")
    error = refusal(lambda: state.apply_action("a2a3"))
    assert error.rule == "T6" and error.code.startswith("tokan.")
    assert refusal(lambda: state.apply_action("a2b9")).column > 0
    # A jackal never carries two: such a text can be read, but no position allows it, so it has no number.
    assert refusal(lambda: state.string_to_action("a1a3+2")).code == "environment.action_nowhere"


def test_a_view_can_be_shown_but_not_played():
    state = menagerie.load_game("two-paths").state("hgf/3/3/3/3/3/FHG s 1 F")
    assert state.legal_actions() == [12, 13]
    refusal(lambda: state.apply_action("w"))


def test_sentences_speak_the_language_asked_for():
    assert set(menagerie.languages()) == {"en", "de", "fr", "es"}
    try:
        menagerie.set_language("de")
        assert "gibt es nicht" in str(refusal(lambda: menagerie.load_game("chess")))
    finally:
        menagerie.set_language("en")


def test_errors_survive_pickling():
    error = refusal(lambda: menagerie.load_game("totem", {"seats": 5}))
    back = pickle.loads(pickle.dumps(error))
    assert (back.code, back.field, str(back)) == (error.code, error.field, str(error))
