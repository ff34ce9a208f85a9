/** Where the parts of a wheel are while it turns. Angles are in degrees, clockwise from the top. */

const TURNS_OF_WHEEL = 2;
const TURNS_OF_BALL = 7;
const CAUGHT = 0.8; // the part of a spin after which the ball lies in its compartment and goes round with it
const FALLS = 0.55; // of the time until then, the part that it runs along the rim

export interface Motion {
  /** How far the wheel has turned. */
  wheel: number;
  /** Where the ball is, seen from outside the wheel. */
  ball: number;
  /** How far out the ball is: 1 along the rim, 0 in a compartment. */
  height: number;
}

/** The angle of a compartment on a wheel at rest. */
export function angleOf(order: readonly number[], number: number): number {
  return (360 / order.length) * order.indexOf(number);
}

/** The wheel at some part of a spin, from 0 to 1, that ends with a compartment at the top and the ball in it. */
export function spinAt(part: number, from: number, compartment: number): Motion {
  const end = from + 360 * TURNS_OF_WHEEL - positive(from + compartment);
  const wheel = from + (end - from) * easedOut(part, 2);
  const run = Math.min(1, part / CAUGHT);
  const ahead = 360 * TURNS_OF_BALL * (1 - easedOut(run, 2));
  return { wheel, ball: wheel + compartment + ahead, height: heightAt(run) };
}

/** Some seconds after the throw, while nobody knows where the ball will fall. */
export function rollingAt(seconds: number, from: number): Motion {
  return { wheel: from + 60 * seconds, ball: -420 * seconds, height: 1 };
}

function heightAt(run: number): number {
  if (run <= FALLS) return 1;
  const fall = (run - FALLS) / (1 - FALLS);
  return (1 - fall) * Math.abs(Math.cos(fall * Math.PI * 2.5));
}

function easedOut(part: number, power: number): number {
  return 1 - (1 - part) ** power;
}

function positive(angle: number): number {
  return ((angle % 360) + 360) % 360;
}

/** A sector of a ring, as a path round the origin. */
export function ringSector(inner: number, outer: number, from: number, to: number): string {
  const at = (r: number, angle: number): string => {
    const turn = ((angle - 90) * Math.PI) / 180;
    return `${(r * Math.cos(turn)).toFixed(2)} ${(r * Math.sin(turn)).toFixed(2)}`;
  };
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}
