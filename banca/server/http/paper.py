"""Documents on paper."""

from banca.extras import how_to_install
from banca.house.errors import HouseError
from banca.report.document import Document
from banca.report.pdf import to_pdf


def pdf_of(document: Document) -> bytes:
    """HouseError: the package that writes PDF is not installed."""
    try:
        return to_pdf(document)
    except ModuleNotFoundError as error:  # a house may do without it
        if (says := how_to_install(error.name)) is None:
            raise
        raise HouseError(says) from None
