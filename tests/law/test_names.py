"""Names in every language."""

from banca.law.instrument import Names


def test_a_name_is_english_unless_a_language_is_said() -> None:
    name = Names(en="Roulette", pt="Roleta", zh="輪盤")
    assert (str(name), name.said_in("pt"), name.zh) == ("Roulette", "Roleta", "輪盤")


def test_a_name_as_a_parameter_of_a_message_keeps_every_language() -> None:
    names = {"en": "Roulette", "pt": "Roleta", "zh": "輪盤"}
    assert Names(**names).to_parameter() == {"word": "names", "names": names}
