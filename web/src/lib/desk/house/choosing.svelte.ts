import type { ComparedEdges, Json, Proposal, Proposed, ProposedChoice } from "../../../protocol";
import { language } from "../../i18n/i18n.svelte";
import type { Refusal } from "../../wire/connection.svelte";
import { HttpError, post } from "../../wire/http";
import { refusalOf } from "./acting.svelte";

const AGAIN = 400; // milliseconds; the server itself waits before it says that it is still counting

type Values = { [name: string]: Json };

/** Choices of the house that somebody tries out: what would be run, and what each bet's edge would be. Nothing changes by it. */
export class Choosing {
  proposal: Proposal | undefined = $state.raw();
  /** Why what was chosen last is not lawful. */
  refused: Refusal | null = $state.raw(null);
  edges: ComparedEdges | undefined = $state.raw();
  /** The share of the edges that is counted; null while nothing is being counted. */
  share: number | null = $state(null);
  /** Why there are no edges. */
  uncounted = $state("");
  options: Values = $state.raw({});
  parameters: Values = $state.raw({});

  private latest = 0;
  private quick = true;

  /** `about`: the table, or the edition of one that is not open yet. */
  constructor(private readonly about: () => Omit<Proposed, "options" | "parameters">) {}

  get changed(): ProposedChoice[] {
    return this.proposal?.choices.filter((each) => each.was !== null) ?? [];
  }
  /** What was chosen by somebody, not what follows from that. */
  isChosen(choice: ProposedChoice): boolean {
    return choice.option in (choice.parameter ? this.parameters : this.options);
  }

  choose(choice: ProposedChoice, value: Json): void {
    if (choice.parameter) this.parameters = { ...this.parameters, [choice.option]: value };
    else this.options = { ...this.options, [choice.option]: value };
    void this.load();
  }
  takeBack(choice: ProposedChoice): void {
    const without = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name !== choice.option));
    this.options = without(this.options);
    this.parameters = without(this.parameters);
    void this.load();
  }
  reset(): void {
    this.options = {};
    this.parameters = {};
    void this.load();
  }

  /** Load what would be run; the edges too, where they are counted in a moment. */
  async load(): Promise<void> {
    const number = ++this.latest;
    this.share = null;
    try {
      const found = await post<Proposal>(`/proposals?lang=${language()}`, this.body());
      if (number !== this.latest) return;
      this.proposal = found;
      this.refused = null;
    } catch (error) {
      if (number === this.latest) this.refused = refusalOf(error);
      return;
    }
    this.edges = undefined;
    if (this.quick) await this.countFor(number);
  }

  /** Count the edges, however long it takes. */
  count(): Promise<void> {
    return this.countFor(this.latest);
  }

  private body(): Json {
    return { ...this.about(), options: this.options, parameters: this.parameters } as unknown as Json;
  }

  private async countFor(number: number): Promise<void> {
    this.uncounted = "";
    this.share = 0;
    try {
      while (number === this.latest) {
        try {
          const found = await post<ComparedEdges>(`/proposals/edges?lang=${language()}`, this.body());
          if (number === this.latest) this.edges = found;
          break;
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          if (error.status !== 202) {
            if (number === this.latest) this.uncounted = error.says;
            break;
          }
          this.quick = false;
          if (number === this.latest) this.share = error.body.done ?? 0;
          await new Promise((resume) => setTimeout(resume, AGAIN));
        }
      }
    } finally {
      if (number === this.latest) this.share = null;
    }
  }
}
