/** Where the numbers lie on the cloth and on the racetrack. Which places exist, and what they cover, the layout says. */

const ROW = 3;
const LAST_NUMBER = 36;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The cloth: twelve rows of three, lying or upright. `edge` is how wide the line between two numbers is to the finger. */
export interface Cloth {
  x: number;
  y: number;
  width: number;
  height: number;
  edge: number;
  upright: boolean;
}

/** The box of a number from 1 to 36. */
export function cellOf(cloth: Cloth, number: number): Box {
  const along = Math.floor((number - 1) / ROW);
  const across = (number - 1) % ROW;
  const { width, height } = cloth;
  if (cloth.upright) return { x: cloth.x + across * width, y: cloth.y + along * height, width, height };
  return { x: cloth.x + along * width, y: cloth.y + (ROW - 1 - across) * height, width, height };
}

/** The box over all numbers of a run, for what lies beside them: a dozen, a half. */
export function spanOf(cloth: Cloth, numbers: readonly number[]): Box {
  const cells = numbers.map((number) => cellOf(cloth, number));
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  const right = Math.max(...cells.map((cell) => cell.x + cell.width));
  const bottom = Math.max(...cells.map((cell) => cell.y + cell.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a bet on several neighbouring numbers is laid: on the line between them; whole rows, on the outer edge. */
export function lineOf(cloth: Cloth, numbers: readonly number[]): Box {
  const cells = numbers.map((number) => cellOf(cloth, number));
  const first = cells[0] ?? cloth;
  const isWide = cells.some((cell) => cell.x !== first.x);
  const isHigh = cells.some((cell) => cell.y !== first.y);
  const width = isWide ? cloth.edge : cloth.width - cloth.edge;
  const height = isHigh ? cloth.edge : cloth.height - cloth.edge;
  const span = spanOf(cloth, numbers);
  let x = span.x + span.width / 2;
  let y = span.y + span.height / 2;
  if (numbers.length % ROW === 0) {
    if (cloth.upright) x = cloth.x;
    else y = cloth.y + ROW * cloth.height;
  }
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Whether numbers follow each other, so that they are printed as a run. */
export function isRun(numbers: readonly number[]): boolean {
  return numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

export function allNumbers(): number[] {
  return Array.from({ length: LAST_NUMBER }, (_, at) => at + 1);
}

/** A number of the wheel with those that lie next to it on both sides. */
export function neighbours(order: readonly number[], number: number, each: number): number[] {
  const at = order.indexOf(number);
  const found: number[] = [];
  for (let step = -each; step <= each; step++) found.push(order[(at + step + order.length) % order.length] ?? number);
  return found;
}

export interface TrackPlace {
  number: number;
  d: string;
  x: number;
  y: number;
}

const AT_END = 3;

/** The wheel as a racetrack: two straights and two round ends of three, the first number in the middle of one end. */
export function racetrack(order: readonly number[], box: Box, thick: number, upright: boolean): TrackPlace[] {
  const long = upright ? box.height : box.width;
  const short = upright ? box.width : box.height;
  const radius = short / 2;
  const straight = long - short;
  const back = Math.ceil((order.length - 2 * AT_END) / 2);
  const forth = order.length - 2 * AT_END - back;
  // Drawn lying, from the left; an upright one is turned by a quarter, so that it begins below.
  const point = (x: number, y: number): [number, number] => (upright ? [box.x + short - y, box.y + x] : [box.x + x, box.y + y]);
  const text = (x: number, y: number): string => point(x, y).map((each) => each.toFixed(1)).join(" ");
  const onEnd = (centre: number, r: number, angle: number): [number, number] => [
    centre + r * Math.cos((angle * Math.PI) / 180),
    radius + r * Math.sin((angle * Math.PI) / 180),
  ];
  const end = (number: number, centre: number, from: number): TrackPlace => {
    const to = from + 180 / AT_END;
    const inner = radius - thick;
    const d = `M${text(...onEnd(centre, inner, from))}L${text(...onEnd(centre, radius, from))}A${radius} ${radius} 0 0 1 ${text(...onEnd(centre, radius, to))}L${text(...onEnd(centre, inner, to))}A${inner} ${inner} 0 0 0 ${text(...onEnd(centre, inner, from))}Z`;
    const [x, y] = point(...onEnd(centre, radius - thick / 2, (from + to) / 2));
    return { number, d, x, y };
  };
  const cell = (number: number, at: number, of: number, top: number, leftwards: boolean): TrackPlace => {
    const width = straight / of;
    const x = radius + (leftwards ? straight - (at + 1) * width : at * width);
    const d = `M${text(x, top)}L${text(x + width, top)}L${text(x + width, top + thick)}L${text(x, top + thick)}Z`;
    const [cx, cy] = point(x + width / 2, top + thick / 2);
    return { number, d, x: cx, y: cy };
  };
  return order.map((number, at) => {
    if (at <= 1) return end(number, radius + straight, -30 + 60 * at);
    if (at < 2 + forth) return cell(number, at - 2, forth, short - thick, true);
    if (at < 2 + forth + AT_END) return end(number, radius, 90 + 60 * (at - 2 - forth));
    if (at < 2 + forth + AT_END + back) return cell(number, at - 2 - forth - AT_END, back, 0, false);
    return end(number, radius + straight, -90);
  });
}
