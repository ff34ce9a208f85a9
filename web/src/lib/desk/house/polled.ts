import { HttpError } from "../../wire/http";

/**
 * Load now, and every so many milliseconds while somebody looks; returns what ends it.
 * A line that is cut is no error: the page says so, and it is tried again.
 */
export function polled(load: () => Promise<void>, every: number): () => void {
  const again = (): void => {
    load().catch((error: unknown) => {
      if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
    });
  };
  again();
  const timer = setInterval(() => document.hidden || again(), every);
  return () => clearInterval(timer);
}
