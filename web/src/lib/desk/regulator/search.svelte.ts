import type { CalledAct, FoundRound, FoundRounds } from "../../../protocol";
import { get, HttpError } from "../../wire/http";
import { inLanguage, withQuery } from "./loaded.svelte";

const NONE = { table: "", player: "", edition: "", clause: "", wrong: "", first: "", last: "" };
/** What makes a round irregular as a whole; any other value is an act that was called. */
export const IRREGULAR = ["any", "void", "taken-back", "corrected"] as const;

/** A search for rounds. It is left as it is while a round is looked at. */
class Search {
  fields = $state({ ...NONE });
  rounds: FoundRound[] = $state.raw([]);
  next: string | null = $state(null);
  /** How far back the search has looked, in microseconds; null: to the beginning. */
  reached: number | null = $state(null);
  state: "idle" | "busy" | "found" = $state("idle");
  failed: string | undefined = $state();

  clear(): void {
    this.fields = { ...NONE };
    [this.rounds, this.next, this.state, this.failed] = [[], null, "idle", undefined];
  }

  async find(more = false): Promise<void> {
    const { wrong, ...fields } = this.fields;
    const kind = (IRREGULAR as readonly string[]).includes(wrong) ? "irregularity" : "act";
    const asked = { ...fields, [kind]: wrong, after: more ? (this.next ?? "") : "" };
    this.state = "busy";
    try {
      const found = await get<FoundRounds>(inLanguage(withQuery("/search/rounds", asked)));
      this.rounds = more ? [...this.rounds, ...found.rounds] : found.rounds;
      [this.next, this.reached, this.failed] = [found.next ?? null, found.until ?? null, undefined];
    } catch (error) {
      this.failed = error instanceof HttpError ? error.says : "";
    }
    this.state = "found";
  }
}

export const search = new Search();

/** What can be called at tables of an edition. */
export const callsOf = (edition: string): Promise<CalledAct[]> => get<CalledAct[]>(inLanguage(`/law/${edition}/irregularities`));
