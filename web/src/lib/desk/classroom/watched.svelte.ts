import type { Connection, Incoming } from "../../wire/connection.svelte";
import type { Document } from "../../wire/patch";
import { TableStore } from "../../wire/table.svelte";

/** A table as a trainee sees it: for the trainer to look at, not to play. */
export class WatchedStore extends TableStore {
  private theirs: Document = $state.raw({});
  private readonly away: () => void;

  constructor(
    id: string,
    connection: Connection,
    readonly person: string,
  ) {
    super(id, connection);
    const stop = connection.listen(
      (message) => this.hear(message),
      () => connection.look(id, person),
    );
    this.away = () => {
      stop();
      connection.look(id, person, true);
    };
  }

  override close(): void {
    this.away();
    super.close();
  }
  override get me(): string {
    return this.person;
  }
  override get you(): Document {
    return this.theirs;
  }

  private hear(message: Incoming): void {
    if (message.is === "theirs" && message.table === this.id && message.person === this.person) this.theirs = message.you;
  }
}
