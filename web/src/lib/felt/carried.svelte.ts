/** Chips that somebody drags over the page, and the place that is under them. */
class Carried {
  amount = $state(0);
  x = $state(0);
  y = $state(0);
  over: string | null = $state(null);

  take(amount: number): void {
    this.amount = amount;
  }
  moveTo(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.over = placeAt(x, y);
  }
  /** Let go; gives the place that was under them. */
  drop(): string | null {
    const { over } = this;
    this.amount = 0;
    this.over = null;
    return over;
  }
}

export const carried = new Carried();

/** The name of the place under a point of the window, as its `data-place` says it. */
export function placeAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<SVGElement>("[data-place]")?.dataset.place ?? null;
}
