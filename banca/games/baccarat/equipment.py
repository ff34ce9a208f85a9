"""Article 1 of 55/2004: the packs, the shoe with its cut cards, the machines, the table with its layouts and seats."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.law import Refusal
from banca.material.cards import Card, Cards
from banca.play.setting import Setting


@dataclass(frozen=True, slots=True)
class BaccaratEquipment:
    """Article 1 is a catalogue: shoe and shuffler-dealer are alternatives, the shuffler is an aid (reading there)."""

    cards: Mapping[Card, int]  # how many copies of each there are
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
    """The table's own, or just what its options call for."""
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
        "a table": not has.table,
        "a shoe or a shuffler-dealer": not (has.shoe or has.shuffler_dealer),
    }
    return tuple(
        Refusal("equipment_must_be_complete", "art1", f"the table lacks {what}")
        for what, lacking in lacks.items()
        if lacking
    )


def _refuse_cards(setting: Setting) -> tuple[Refusal, ...]:
    packs, cards = packs_of(setting), equipment_of(setting).cards
    if dict(cards) == dict(Cards.of_packs(packs).weights):
        return ()
    says = f"{sum(cards.values())} cards: {packs} packs are each card of the pack {packs} times, and no other"
    return (Refusal("cards_must_be_whole_packs", "art1.1", says),)


def _refuse_devices(setting: Setting) -> tuple[Refusal, ...]:
    has, options = equipment_of(setting), setting.options
    if on_machine(setting):
        says = "the table deals from a shuffler-dealer and has none"
        return () if has.shuffler_dealer else (Refusal("machine_must_be_there", "art1.3", says),)
    found = []
    if not has.shoe:
        found.append(Refusal("shoe_must_be_there", "art1.2", "the table deals from a shoe and has none"))
    if has.cut_cards != options.number("cut-card-count"):
        says = (
            f"cut cards: {has.cut_cards}, where the table's option is {options['cut-card-count']} and one is the least"
        )
        found.append(Refusal("cut_cards_must_be_as_many_as_adopted", "art1.2", says))
    if options["shuffle-method"] == "shuffler" and not has.shuffler:
        says = "the cards are mixed by a shuffler and the table has none"
        found.append(Refusal("shuffler_must_be_there", "art1.4", says))
    return tuple(found)


def _refuse_table(setting: Setting) -> tuple[Refusal, ...]:
    has, options = equipment_of(setting), setting.options
    found = []
    if has.layouts != options.number("layouts"):
        says = f"layouts: {has.layouts}, where the table's option is {options['layouts']}"
        found.append(Refusal("layouts_must_be_as_many_as_adopted", "art1.5", says))
    if has.seats != options.number("seats"):
        says = f"{has.seats} seats: the table's option is {options['seats']}"
        found.append(Refusal("seats_must_be_as_many_as_adopted", "art1.5.b", says))
    return tuple(found)
