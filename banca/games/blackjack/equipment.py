"""Article 1 of both editions: the table, the decks, box, shoe or machine, and the white cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.terms import Device, Terms, count_text, terms_of
from banca.law import Refusal
from banca.material.cards import PACK, Card, Cards
from banca.play.setting import Setting

SAID: Mapping[Device, str] = {"box": "a metal box", "shoe": "a shoe", "machine": "a shuffling machine"}
DIRECTOR = "bettors-per-place-today"  # the parameter, art20.1.2.s1 of 56/2004


@dataclass(frozen=True, slots=True)
class BlackjackEquipment:
    cards: Mapping[Card, int]  # how many copies of each there are
    device: Device | None
    white_cards: int = 0
    layout: int | None = 6  # how many places it shows; None: there is no layout


def equipment_of(setting: Setting) -> BlackjackEquipment:
    """The table's own, or just what its options call for."""
    terms = terms_of(setting)
    own: BlackjackEquipment | None = setting.equipment
    return own or BlackjackEquipment(Cards.of_packs(terms.decks).weights, terms.device, terms.white_cards, terms.places)


def most_bettors(setting: Setting) -> int | None:
    """On one place: as adopted, or as far as the director has lowered it, for which no new leave is asked."""
    adopted = terms_of(setting).most_bettors
    return adopted if adopted is None else setting.parameters.get(DIRECTOR, adopted)


def _refuse_director(setting: Setting) -> tuple[Refusal, ...]:
    terms, most = terms_of(setting), most_bettors(setting)
    if terms.most_bettors is None or most is None or 1 <= most <= terms.most_bettors:
        return ()
    says = f"{most} players on a place: the director may lower the {terms.most_bettors} that are adopted, to 1 at least"
    return (Refusal("director_must_not_raise_the_number", terms.at("at-most-three"), says),)


def setup_refusals(setting: Setting) -> tuple[Refusal, ...]:
    """Why no table can be set up under these options, or with this equipment."""
    terms, has = terms_of(setting), equipment_of(setting)
    found = (*_refuse_options(terms), *_refuse_director(setting), *_refuse_missing(terms, has))
    return found or tuple(
        refusal
        for refusal in (_refuse_cards(terms, has), _refuse_device(terms, has), _refuse_layout(terms, has))
        if refusal
    )


def _refuse_options(terms: Terms) -> tuple[Refusal, ...]:
    """Choices that do not go together."""
    found = []
    cards = terms.decks * len(PACK)
    if terms.device == "box" and terms.decks > 1:
        says = f"{terms.decks} decks are not dealt from a metal box, which is for a single one"
        found.append(Refusal("metal_box_must_hold_one_deck", terms.at("box-or-shoe"), says))
    if terms.marker_depth is not None and terms.marker_depth >= cards:
        says = f"{terms.marker_depth} cards behind the second white card: there are {cards} in all"
        found.append(Refusal("white_card_must_lie_in_the_pack", terms.at("second-white-card"), says))
    if terms.face_up and terms.device == "box":
        says = "the second procedure, with open cards, is for shoe and automatic device"
        found.append(Refusal("second_procedure_must_not_use_the_box", terms.at("deal-procedure"), says))
    return tuple(found)


def _refuse_missing(terms: Terms, has: BlackjackEquipment) -> tuple[Refusal, ...]:
    equipment = terms.at("equipment") if terms.edition is EDITION_2004 else None
    lacks = {
        "a deck": (not has.cards, equipment or terms.at("decks-in-play")),
        "a layout": (has.layout is None, equipment or terms.at("layout")),
        "a box, a shoe or a machine": (has.device is None, equipment or terms.at("box-or-shoe")),
    }
    return tuple(
        Refusal("equipment_must_be_complete", clause, f"the table lacks {what}")
        for what, (lacking, clause) in lacks.items()
        if lacking
    )


def _refuse_cards(terms: Terms, has: BlackjackEquipment) -> Refusal | None:
    if dict(has.cards) == dict(Cards.of_packs(terms.decks).weights):
        return None
    count, decks = count_text(sum(has.cards.values()), "card"), count_text(terms.decks, "deck")
    says = f"{count}: the table plays with {decks}, each with every card of the pack once, and no other"
    return Refusal("cards_must_be_whole_decks", terms.at("decks"), says)


def _refuse_device(terms: Terms, has: BlackjackEquipment) -> Refusal | None:
    topic = "machine" if terms.device == "machine" else "box-or-shoe"
    if has.device != terms.device:
        says = f"the table lacks {SAID[terms.device]}, which deals its {count_text(terms.decks, 'deck')}"
        return Refusal("dealing_device_must_be_the_lawful_one", terms.at(topic), says)
    if has.white_cards != terms.white_cards and terms.device != "machine":
        own, decks = count_text(has.white_cards, "white card"), count_text(terms.decks, "deck")
        says = f"{own}: {SAID[terms.device]} with {decks} has {terms.white_cards}"
        return Refusal("white_cards_must_be_as_many_as_prescribed", terms.at("box-or-shoe"), says)
    return None


def _refuse_layout(terms: Terms, has: BlackjackEquipment) -> Refusal | None:
    if has.layout == terms.places:
        return None
    says = f"the layout shows {has.layout} places, and the table has {terms.places}"
    return Refusal("places_must_be_those_of_the_layout", terms.at("layout"), says)
