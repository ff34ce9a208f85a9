/** Places that lie in an arc round the croupier: sectors of a ring, angles in degrees from straight down, to the right. */
export interface Ring {
  x: number;
  y: number;
}

const RADIANS = Math.PI / 180;
const shown = (value: number): string => value.toFixed(1);

export function pointAt(centre: Ring, radius: number, angle: number): { x: number; y: number } {
  return { x: centre.x + radius * Math.sin(angle * RADIANS), y: centre.y + radius * Math.cos(angle * RADIANS) };
}

/** The outline of a part of a ring. */
export function sector(centre: Ring, inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number): string => {
    const { x, y } = pointAt(centre, radius, angle);
    return `${shown(x)} ${shown(y)}`;
  };
  const sweep = to > from ? 0 : 1;
  return (
    `M${at(inner, from)}A${inner} ${inner} 0 0 ${sweep} ${at(inner, to)}` +
    `L${at(outer, to)}A${outer} ${outer} 0 0 ${1 - sweep} ${at(outer, from)}Z`
  );
}

/** An arc as a path, from left to right, for text that follows it. */
export function arcPath(centre: Ring, radius: number, from: number, to: number): string {
  const [start, end] = [pointAt(centre, radius, from), pointAt(centre, radius, to)];
  return `M${shown(start.x)} ${shown(start.y)}A${radius} ${radius} 0 0 ${to > from ? 0 : 1} ${shown(end.x)} ${shown(end.y)}`;
}

/** Share a spread of degrees among places by their weights: the bounds of each place, in order. */
export function shares(from: number, to: number, weights: readonly number[]): [number, number][] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let begins = from;
  return weights.map((weight) => {
    const ends = begins + ((to - from) * weight) / all;
    const share: [number, number] = [begins, ends];
    begins = ends;
    return share;
  });
}
