import type { Class, ClassResults, Command } from "../../../protocol";
import { language } from "../../i18n/i18n.svelte";
import type { House } from "../../wire/house.svelte";
import { get } from "../../wire/http";
import { sentenceOf } from "../../wire/refusal";

/** What a trainer's page knows of the classes, and what it asks of the house. */
export class Classes {
  names: string[] = $state.raw([]);
  open: Class[] = $state.raw([]);
  results: ClassResults | null = $state.raw(null);
  loaded = $state(false);
  /** Why the last thing was not done. */
  failed = $state("");

  constructor(private readonly house: House) {}

  /** Load the tables of all classes, and the results of one. */
  async load(name: string | undefined): Promise<void> {
    const lang = language();
    [this.names, this.open] = await Promise.all([get<string[]>("/class-names"), get<Class[]>(`/classes?lang=${lang}`)]);
    if (name !== undefined && this.names.includes(name)) {
      this.results = await get<ClassResults>(`/classes/${encodeURIComponent(name)}/results?lang=${lang}`);
    }
    this.loaded = true;
  }

  /** Whether it was done; if not, the house's sentence is in `failed`. */
  async do(command: Command): Promise<boolean> {
    const reply = await this.house.connection.do(command);
    this.failed = reply.accepted ? "" : sentenceOf(reply);
    return reply.accepted;
  }
}
