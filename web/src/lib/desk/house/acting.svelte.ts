import type { Command, Reply } from "../../../protocol";
import type { Connection, Refusal } from "../../wire/connection.svelte";
import { HttpError } from "../../wire/http";

/** What somebody at the desk asks of the house: what was done last, or why it was not. */
export class Acting {
  refused: Refusal | null = $state.raw(null);
  /** The last thing that was done, in words. */
  done = $state("");
  working = $state(false);

  constructor(private readonly connection: Connection) {}

  async do(command: Command, says: (reply: Reply) => string): Promise<Reply> {
    this.working = true;
    this.refused = null;
    this.done = "";
    const reply = await this.connection.do(command);
    this.working = false;
    if (reply.accepted) this.done = says(reply);
    else this.refused = reply;
    return reply;
  }

  /** What the page itself finds missing before it asks. */
  say(says: string): void {
    this.done = "";
    this.refused = { says };
  }
}

/** What an answer of the server that is no success says, with its norm and citation. Anything else goes on. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof HttpError)) throw error;
  return { says: error.says, ...error.body };
}
