import type { Action } from "svelte/action";
import { carried } from "./carried.svelte";

const LONG = 450; // milliseconds that a finger rests
const SLIP = 8; // pixels that a hand may tremble

/** What pressing something comes to. */
export interface Presses {
  /** Pressed and let go. */
  tap?: () => void;
  /** Pressed with the other button of the mouse, or for long with a finger. */
  hold?: () => void;
  /** How much money is dragged from here; nothing can be where it is 0. */
  carries?: () => number;
  /** It was let go over the place of this name. */
  drop?: (place: string) => void;
}

/** Tell a tap, a long press and a drag apart, for mouse, pen and finger. */
export const press: Action<Element, Presses> = (node, presses) => {
  let now = presses ?? {};
  let state: "idle" | "down" | "held" | "dragging" = "idle";
  let from = { x: 0, y: 0 };
  let letGo = -LONG;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    clearTimeout(resting);
    if (state === "dragging") carried.drop();
    state = "idle";
  };
  const hold = (): void => {
    if (state === "held") return;
    state = "held";
    now.hold?.();
  };
  const handlers = {
    pointerdown: (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      end();
      node.setPointerCapture(event.pointerId);
      state = "down";
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== "mouse") resting = setTimeout(hold, LONG);
    },
    pointermove: (event: PointerEvent): void => {
      if (state === "down" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) {
        clearTimeout(resting);
        const amount = now.carries?.() ?? 0;
        if (amount > 0) {
          state = "dragging";
          carried.take(amount);
        }
      }
      if (state === "dragging") carried.moveTo(event.clientX, event.clientY);
    },
    pointerup: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      letGo = event.timeStamp;
      const isDown = state === "down";
      const dropped = state === "dragging" ? carried.drop() : null;
      end();
      if (dropped !== null) now.drop?.(dropped);
      if (isDown && node.contains(document.elementFromPoint(event.clientX, event.clientY))) now.tap?.();
    },
    pointercancel: end,
    // A screen reader clicks without a pointer; a click that a pointer made has been a tap already.
    click: (event: MouseEvent): void => {
      if (event.detail === 0 && event.timeStamp - letGo > LONG) now.tap?.();
    },
    contextmenu: (event: Event): void => {
      if (!now.hold) return;
      event.preventDefault();
      clearTimeout(resting);
      hold();
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") state = "idle";
    },
  };
  for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler as EventListener);
  return {
    update: (next) => (now = next),
    destroy: () => {
      end();
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler as EventListener);
    },
  };
};
