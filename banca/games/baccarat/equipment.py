"""Article 1 of 55/2004: the packs, the shoe with its cut cards, the machines, the table with its layouts and seats."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.law import Refusal, refuse
from banca.material.cards import Card, Cards
from banca.play.setting import Setting


@dataclass(frozen=True, slots=True)
class BaccaratEquipment:
    """Article 1 is a catalogue: shoe and shuffler-dealer are alternatives, the shuffler is an aid (reading there)."""

    cards: Mapping[Card, int]  # number of copies of each
    shoe: bool = True
    cut_cards: int = 1
    shuffler_dealer: bool = False
    shuffler: bool = False
    table: bool = True
    layouts: int = 1
    seats: int = 7


def on_machine(setting: Setting) -> bool:
    """Whether an automatic shuffler-dealer is used: there is then no shoe, no cut, no burn, no white card (art2.3)."""
    return setting.options["dealing-device"] == "shuffler-dealer"


def packs_of(setting: Setting) -> int:
    return setting.options.number("decks")


def equipment_of(setting: Setting) -> BaccaratEquipment:
    """The table's own equipment, or exactly what its options require."""
    own: BaccaratEquipment | None = setting.equipment
    options, machine = setting.options, on_machine(setting)
    return own or BaccaratEquipment(
        Cards.of_packs(packs_of(setting)).weights,
        shoe=not machine,
        cut_cards=0 if machine else options.number("cut-card-count"),
        shuffler_dealer=machine,
        shuffler=options["shuffle-method"] == "shuffler",
        layouts=options.number("layouts"),
        seats=options.number("seats"),
    )


def equipment_refusals(setting: Setting) -> tuple[Refusal, ...]:
    found = _missing(equipment_of(setting))
    return found or (*_refuse_cards(setting), *_refuse_devices(setting), *_refuse_table(setting))


def _missing(has: BaccaratEquipment) -> tuple[Refusal, ...]:
    lacks = {
        "cards": not has.cards,
        "table": not has.table,
        "device": not (has.shoe or has.shuffler_dealer),
    }
    return tuple(
        refuse("equipment_must_be_complete", "art1", "baccarat", lacking=what)
        for what, lacking in lacks.items()
        if lacking
    )


def _refuse_cards(setting: Setting) -> tuple[Refusal, ...]:
    packs, cards = packs_of(setting), equipment_of(setting).cards
    if dict(cards) == dict(Cards.of_packs(packs).weights):
        return ()
    return (refuse("cards_must_be_whole_packs", "art1.1", cards=sum(cards.values()), packs=packs),)


def _refuse_devices(setting: Setting) -> tuple[Refusal, ...]:
    has, options = equipment_of(setting), setting.options
    if on_machine(setting):
        return () if has.shuffler_dealer else (refuse("machine_must_be_there", "art1.3"),)
    found = []
    if not has.shoe:
        found.append(refuse("shoe_must_be_there", "art1.2"))
    if has.cut_cards != (adopted := options.number("cut-card-count")):
        found.append(refuse("cut_cards_must_be_as_many_as_adopted", "art1.2", cards=has.cut_cards, adopted=adopted))
    if options["shuffle-method"] == "shuffler" and not has.shuffler:
        found.append(refuse("shuffler_must_be_there", "art1.4"))
    return tuple(found)


def _refuse_table(setting: Setting) -> tuple[Refusal, ...]:
    has, options = equipment_of(setting), setting.options
    found = []
    if has.layouts != (adopted := options.number("layouts")):
        found.append(refuse("layouts_must_be_as_many_as_adopted", "art1.5", layouts=has.layouts, adopted=adopted))
    if has.seats != (adopted := options.number("seats")):
        found.append(refuse("seats_must_be_as_many_as_adopted", "art1.5.b", seats=has.seats, adopted=adopted))
    return tuple(found)
