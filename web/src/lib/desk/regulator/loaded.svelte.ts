import { language } from "../../i18n/i18n.svelte";
import { get, HttpError } from "../../wire/http";

const COUNTING = 202;

/** What was asked of the house, in the reader's language. An answer that comes after a later question is dropped. */
export class Loaded<T> {
  value: T | undefined = $state.raw();
  /** Why there is none, in the reader's language; "" where the house said nothing. */
  failed: string | undefined = $state();
  private questions = 0;

  /** The address may have a query already. */
  async load(path: string): Promise<void> {
    const question = ++this.questions;
    try {
      const found = await get<T>(inLanguage(path));
      if (question === this.questions) [this.value, this.failed] = [found, undefined];
    } catch (error) {
      if (question !== this.questions) return;
      if (error instanceof HttpError && error.status === COUNTING) {
        await new Promise((resume) => setTimeout(resume, 1000 * Math.max(1, error.retryAfter)));
        if (question === this.questions) await this.load(path);
        return;
      }
      this.failed = error instanceof HttpError ? error.says : "";
    }
  }

  /** Nobody wants to know any longer. */
  drop(): void {
    this.questions++;
  }
}

export function inLanguage(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
}

/** An address with what was filled in; fields without a value are left out. */
export function withQuery(path: string, fields: Record<string, string>): string {
  const said = Object.entries(fields).filter(([, value]) => value.trim() !== "");
  if (said.length === 0) return path;
  return `${path}?${said.map(([name, value]) => `${name}=${encodeURIComponent(value.trim())}`).join("&")}`;
}
