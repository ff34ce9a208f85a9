/** Whether the reader wants no motion: then every motion is at its end at once. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Call with the part of a motion that has passed, from 0 to 1, until it ends; gives a function that stops it. */
export function during(milliseconds: number, step: (part: number) => void): () => void {
  const begun = performance.now();
  let frame = 0;
  const next = (at: number): void => {
    const part = Math.min(1, Math.max(0, (at - begun) / milliseconds));
    step(part);
    if (part < 1) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}
