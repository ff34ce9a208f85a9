"""Article 1 of both editions: the table, the decks, box, shoe or machine, and the white cards."""

from collections.abc import Mapping
from dataclasses import dataclass

from banca.games.blackjack.law import EDITION_2004
from banca.games.blackjack.terms import Device, Terms, terms_of
from banca.law import Refusal, refuse
from banca.material.cards import PACK, Card, Cards
from banca.play.setting import Setting

DIRECTOR = "bettors-per-place-today"  # the parameter, art20.1.2.s1 of 56/2004


@dataclass(frozen=True, slots=True)
class BlackjackEquipment:
    cards: Mapping[Card, int]  # number of copies of each
    device: Device | None
    white_cards: int = 0
    layout: int | None = 6  # number of places shown; None: there is no layout


def equipment_of(setting: Setting) -> BlackjackEquipment:
    """The table's own equipment, or exactly what its options require."""
    terms = terms_of(setting)
    own: BlackjackEquipment | None = setting.equipment
    return own or BlackjackEquipment(Cards.of_packs(terms.decks).weights, terms.device, terms.white_cards, terms.places)


def most_bettors(setting: Setting) -> int | None:
    """The most bettors on a place: as adopted, or lowered by the director, which needs no new authorisation."""
    adopted = terms_of(setting).most_bettors
    return adopted if adopted is None else setting.parameters.get(DIRECTOR, adopted)


def _refuse_director(setting: Setting) -> tuple[Refusal, ...]:
    terms, most = terms_of(setting), most_bettors(setting)
    if terms.most_bettors is None or most is None or 1 <= most <= terms.most_bettors:
        return ()
    clause, adopted = terms.at("at-most-three"), terms.most_bettors
    return (refuse("director_must_not_raise_the_number", clause, most=most, adopted=adopted),)


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
    """Refuse options that do not go together."""
    found = []
    cards = terms.decks * len(PACK)
    if terms.device == "box" and terms.decks > 1:
        found.append(refuse("metal_box_must_hold_one_deck", terms.at("box-or-shoe"), decks=terms.decks))
    if terms.marker_depth is not None and terms.marker_depth >= cards:
        clause, behind = terms.at("second-white-card"), terms.marker_depth
        found.append(refuse("white_card_must_lie_in_the_pack", clause, behind=behind, cards=cards))
    if terms.face_up and terms.device == "box":
        found.append(refuse("second_procedure_must_not_use_the_box", terms.at("deal-procedure")))
    return tuple(found)


def _refuse_missing(terms: Terms, has: BlackjackEquipment) -> tuple[Refusal, ...]:
    equipment = terms.at("equipment") if terms.edition is EDITION_2004 else None
    lacks = {
        "deck": (not has.cards, equipment or terms.at("decks-in-play")),
        "layout": (has.layout is None, equipment or terms.at("layout")),
        "device": (has.device is None, equipment or terms.at("box-or-shoe")),
    }
    return tuple(
        refuse("equipment_must_be_complete", clause, "blackjack", lacking=what)
        for what, (lacking, clause) in lacks.items()
        if lacking
    )


def _refuse_cards(terms: Terms, has: BlackjackEquipment) -> Refusal | None:
    if dict(has.cards) == dict(Cards.of_packs(terms.decks).weights):
        return None
    cards = sum(has.cards.values())
    return refuse("cards_must_be_whole_decks", terms.at("decks"), cards=cards, decks=terms.decks)


def _refuse_device(terms: Terms, has: BlackjackEquipment) -> Refusal | None:
    topic = "machine" if terms.device == "machine" else "box-or-shoe"
    if has.device != terms.device:
        clause = terms.at(topic)
        return refuse("dealing_device_must_be_the_lawful_one", clause, device=terms.device, decks=terms.decks)
    if has.white_cards != terms.white_cards and terms.device != "machine":
        return refuse(
            "white_cards_must_be_as_many_as_prescribed",
            terms.at("box-or-shoe"),
            cards=has.white_cards,
            device=terms.device,
            decks=terms.decks,
            prescribed=terms.white_cards,
        )
    return None


def _refuse_layout(terms: Terms, has: BlackjackEquipment) -> Refusal | None:
    if has.layout == terms.places:
        return None
    clause = terms.at("layout")
    return refuse("places_must_be_those_of_the_layout", clause, shown=has.layout, places=terms.places)
