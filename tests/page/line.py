"""The line between a page and the house, in the hands of the test: it can be slow, lose answers, and be cut."""

import re

from playwright.sync_api import Page, WebSocketRoute

SOCKET = re.compile(r"/v1/socket")
GOING_AWAY = 1001


class Line:
    """Laid to a page that is open, which is loaded again."""

    def __init__(self, page: Page) -> None:
        self.is_cut = self.is_slow = self.is_deaf = False
        self._sockets: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self.waiting: list[str | bytes] = []  # commands on their way
        self.commands = 0  # that the page has sent
        page.route_web_socket(SOCKET, self._open)
        page.reload()

    def cut(self) -> None:
        """Now, and for every new socket until it is mended."""
        self.is_cut = True
        for page, house in self._sockets:
            house.close(code=GOING_AWAY)
            page.close(code=GOING_AWAY)
        self._sockets = []

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False

    def hurry(self) -> None:
        """Let the commands arrive that are on their way."""
        self.is_slow = False
        _, house = self._sockets[-1]
        for command in self.waiting:
            house.send(command)

    def _open(self, page: WebSocketRoute) -> None:
        if self.is_cut:
            page.close(code=GOING_AWAY)
            return
        house = page.connect_to_server()
        self._sockets.append((page, house))
        page.on_message(lambda said: self._to_house(house, said))
        house.on_message(lambda said: self._to_page(page, said))

    def _to_house(self, house: WebSocketRoute, said: str | bytes) -> None:
        is_command = '"is":"do"' in str(said)
        self.commands += is_command
        if self.is_slow and is_command:
            self.waiting.append(said)
        elif not self.is_cut:
            house.send(said)

    def _to_page(self, page: WebSocketRoute, said: str | bytes) -> None:
        if not self.is_cut and not self.is_deaf:
            page.send(said)
