import type { InLobby, Me, Purse } from "../../protocol";
import { language } from "../i18n/i18n.svelte";
import { Connection } from "./connection.svelte";
import { get, HttpError, post, del } from "./http";

const ROTATE_EVERY = 45 * 60_000;
const KNOWN = "banca-known";

/** The house for whoever has the page open: who that is, the socket, the lobby. A stranger comes in as a guest. */
export class House {
  readonly connection: Connection;
  tables: InLobby[] = $state.raw([]);
  purse: Purse | null = $state.raw(null);

  constructor() {
    this.connection = new Connection(language(), async () => void (await this.comeIn()));
  }

  async start(): Promise<void> {
    await this.comeIn();
    this.connection.open();
    setInterval(() => void post<Me>("/session/rotate").catch(() => undefined), ROTATE_EVERY);
  }

  get isGuest(): boolean {
    return this.connection.roles.includes("guest");
  }

  async logIn(name: string, password: string): Promise<void> {
    await post<Me>("/session", { name, password });
    this.connection.reconnect();
  }

  async logOut(): Promise<void> {
    await del("/session");
    await this.comeIn();
    this.connection.reconnect();
  }

  async loadLobby(): Promise<void> {
    [this.tables, this.purse] = await Promise.all([get<InLobby[]>("/tables"), get<Purse>("/purse")]);
  }

  /** Scripts cannot see the cookie of a session, so the page remembers whether there has been one. */
  private async comeIn(): Promise<Me> {
    try {
      if (localStorage.getItem(KNOWN) !== null) return await get<Me>("/session");
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) throw error;
    }
    const guest = await post<Me>("/session/guest");
    localStorage.setItem(KNOWN, "yes");
    return guest;
  }
}
