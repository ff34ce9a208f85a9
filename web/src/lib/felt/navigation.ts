import type { Action } from "svelte/action";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 2.2;

export interface Point {
  x: number;
  y: number;
}

/** The place to go to from one place in a direction: near, and not far off to the side. Undefined at the edge. */
export function nearestInDirection(from: Point, all: readonly Point[], [dx, dy]: readonly [number, number]): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  all.forEach((to, at) => {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const distance = along + SIDEWAYS * across;
    if (along > 1 && across <= along * 3 && distance < least) {
      least = distance;
      best = at;
    }
  });
  return best;
}

/** Arrow keys move between the places of a felt by geometry; one place is in the tab order at a time. */
export const arrowKeys: Action<SVGSVGElement> = (felt) => {
  const places = (): SVGElement[] => [...felt.querySelectorAll<SVGElement>("[data-place]")];
  const choose = (chosen: SVGElement): void => {
    for (const each of places()) each.setAttribute("tabindex", each === chosen ? "0" : "-1");
  };
  const onKey = (event: KeyboardEvent): void => {
    const direction = ARROWS[event.key];
    const current = (event.target as Element).closest<SVGElement>("[data-place]");
    if (!direction || !current) return;
    event.preventDefault();
    const all = places().filter((each) => each !== current);
    const at = nearestInDirection(centre(current), all.map(centre), direction);
    if (at !== undefined) all[at]?.focus();
  };
  const onFocus = (event: FocusEvent): void => {
    const place = (event.target as Element).closest<SVGElement>("[data-place]");
    if (place) choose(place);
  };
  const chooseFirst = (): void => {
    const all = places();
    if (all[0] && !all.some((each) => each.getAttribute("tabindex") === "0")) choose(all[0]);
  };
  chooseFirst();
  const first = new MutationObserver(chooseFirst);
  first.observe(felt, { childList: true, subtree: true });
  felt.addEventListener("keydown", onKey);
  felt.addEventListener("focusin", onFocus);
  return { destroy: () => first.disconnect() };
};

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
