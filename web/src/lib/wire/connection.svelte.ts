import { SUBPROTOCOL } from "../../protocol";
import type { Command, FromClient, FromServer, Json, Reply } from "../../protocol";

export type Refusal = {
  norm?: string | null;
  clause?: string | null;
  citation?: string | null;
  edition?: string | null;
  message?: string | null;
  says?: string;
  /** When the house decided so, in microseconds. */
  at?: number;
};
/** Messages that the page uses beyond those of `protocol.ts` until it is generated anew. */
type Speak = { is: "speak"; lang: string };
type AskAll = { is: "ask-all"; id: string; table: string; acts: Act[] };
type Answers = { is: "answers"; id: string; table: string; seq: number; answers: (Refusal | null)[] };
type Outgoing = FromClient | Speak | AskAll;
export type Incoming = FromServer | Answers;
export type Act = { [name: string]: Json };
export type ConnectionStatus = "connecting" | "open" | "lost";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const OUTBOX = "banca-outbox";
const LOGGED_OUT = 4001;

interface Waiting {
  command: Command;
  resolve: (reply: Reply) => void;
}

/** One socket to the house. It connects again by itself, and sends what was not answered once more, under the same id. */
export class Connection {
  status: ConnectionStatus = $state("connecting");
  /** Since when the line is cut, by our clock. */
  lostAt: number | null = $state(null);
  person = $state("");
  roles: string[] = $state([]);
  /** The server's clock less ours, in milliseconds. */
  clockOffset = $state(0);

  /** Hears the answers to commands that were sent before the page was loaded again. */
  answeredLate: (command: Command, reply: Reply) => void = () => undefined;

  private socket: WebSocket | null = null;
  private waits = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly outbox = new Map<string, Waiting>();
  private readonly questions = new Map<string, (answers: (Refusal | null)[]) => void>();
  private readonly listeners = new Set<(message: Incoming) => void>();
  private readonly onOpen = new Set<() => void>();
  private ended = false;

  constructor(
    private language: string,
    private readonly logIn: () => Promise<void>,
  ) {
    for (const [id, command] of storedOutbox()) {
      this.outbox.set(id, { command, resolve: (reply) => this.answeredLate(command, reply) });
    }
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/v1/socket?lang=${this.language}`, SUBPROTOCOL);
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as Incoming);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Somebody else sits here now: the socket opens anew with the new cookie. */
  reconnect(): void {
    this.socket?.close();
    clearTimeout(this.timer);
    this.open();
  }

  speak(language: string): void {
    this.language = language;
    this.send({ is: "speak", lang: language });
  }

  /** Ask something of the house. The promise waits through cuts of the line; the command is done once. */
  do(command: Command): Promise<Reply> {
    const id = crypto.randomUUID();
    return new Promise((resolve) => {
      this.outbox.set(id, { command, resolve });
      this.storeOutbox();
      this.send({ is: "do", id, command });
    });
  }

  /** Would each of these acts be refused now? Empty where the line is cut meanwhile. */
  askAll(table: string, acts: Act[]): Promise<(Refusal | null)[]> {
    const id = crypto.randomUUID();
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      if (!this.send({ is: "ask-all", id, table, acts })) this.answer(id, []);
    });
  }

  /** Follow a table from an entry on; the caller handles its messages. */
  subscribe(table: string, after: number | null): void {
    this.send(after === null ? { is: "subscribe", table } : { is: "subscribe", table, after });
  }

  /** As a trainer, see what somebody at a table of the class sees; or no longer. */
  look(table: string, person: string, away = false): void {
    this.send({ is: "look", table, person, away });
  }

  unsubscribe(table: string): void {
    this.send({ is: "unsubscribe", table });
  }

  listen(listener: (message: Incoming) => void, opened: () => void): () => void {
    this.listeners.add(listener);
    this.onOpen.add(opened);
    if (this.status === "open") opened();
    return () => {
      this.listeners.delete(listener);
      this.onOpen.delete(opened);
    };
  }

  private send(message: Outgoing): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private receive(message: Incoming): void {
    switch (message.is) {
      case "welcome":
        this.person = message.person;
        this.roles = message.roles;
        this.clockOffset = message.now / 1000 - Date.now();
        this.waits = FIRST_WAIT;
        this.status = "open";
        this.lostAt = null;
        for (const opened of this.onOpen) opened();
        for (const [id, waiting] of this.outbox) this.send({ is: "do", id, command: waiting.command });
        return;
      case "reply":
        this.settle(message.id, message.reply);
        return;
      case "answers":
        this.answer(message.id, message.answers);
        return;
      case "failed":
        if (message.id != null && !message.again) {
          this.settle(message.id, { accepted: false, message: message.message, says: message.says ?? "" });
          this.answer(message.id, []);
        } else if (message.id != null) {
          this.sendAgain(message.id);
        }
    }
    for (const listener of this.listeners) listener(message);
  }

  private sendAgain(id: string): void {
    setTimeout(() => {
      const waiting = this.outbox.get(id);
      if (waiting) this.send({ is: "do", id, command: waiting.command });
    }, FIRST_WAIT);
  }

  private settle(id: string, reply: Reply): void {
    const waiting = this.outbox.get(id);
    this.outbox.delete(id);
    this.storeOutbox();
    waiting?.resolve(reply);
  }

  private answer(id: string, answers: (Refusal | null)[]): void {
    this.questions.get(id)?.(answers);
    this.questions.delete(id);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    if (this.status === "open") [this.status, this.lostAt] = ["lost", Date.now()];
    for (const id of [...this.questions.keys()]) this.answer(id, []);
    const jitter = 0.5 + Math.random();
    this.timer = setTimeout(() => void this.openAgain(code), this.waits * jitter);
    this.waits = Math.min(this.waits * 2, LONGEST_WAIT);
  }

  private async openAgain(code: number): Promise<void> {
    try {
      if (code === LOGGED_OUT || this.status === "connecting") await this.logIn();
    } catch {
      // The server is out of reach: the socket fails as well, and is tried again.
    }
    this.open();
  }

  /** A command is kept before it is sent, so that a page that is loaded again asks for the same, not for another. */
  private storeOutbox(): void {
    const commands = [...this.outbox].map(([id, waiting]) => [id, waiting.command] as const);
    sessionStorage.setItem(OUTBOX, JSON.stringify(commands));
  }
}

function storedOutbox(): [string, Command][] {
  return JSON.parse(sessionStorage.getItem(OUTBOX) ?? "[]") as [string, Command][];
}
