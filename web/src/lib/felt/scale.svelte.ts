/** How large the felt is drawn: type on it is never smaller on the screen than can be read. */
const LEAST = 12;
/** In units of the drawing: beyond this a small window has small type, or print would not fit at all. */
const MOST = 15.5;

let least = $state(LEAST);

/** The smallest type, in units of the drawing. */
export const leastType = (): number => least;

/** A size of type, or the smallest that can be read. */
export const atLeast = (size: number): number => Math.max(size, least);

/** Follows the drawing in an element as it changes its size. */
export function measured(felt: HTMLElement): () => void {
  const measure = (): void => {
    const scale = felt.querySelector("svg")?.getScreenCTM()?.a ?? 0;
    if (scale > 0) least = Math.min(MOST, LEAST / scale);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(felt);
  return () => observer.disconnect();
}
