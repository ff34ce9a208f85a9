/** How large the felt is drawn: type on it is never smaller on the screen than can be read. */
const PHONE = 700;
const LEAST = { phone: 10.2, wide: 11 };
/** In units of the drawing: beyond this a small window has small type, or print would not fit at all. */
const MOST = 13.6;

let least = $state(LEAST.wide);

/** The smallest type, in units of the drawing. */
export const leastType = (): number => least;

/** Follows the drawing in an element as it changes its size. */
export function measured(felt: HTMLElement): () => void {
  const measure = (): void => {
    const scale = felt.querySelector("svg")?.getScreenCTM()?.a ?? 0;
    if (scale > 0) least = Math.min(MOST, (innerWidth <= PHONE ? LEAST.phone : LEAST.wide) / scale);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(felt);
  return () => observer.disconnect();
}
