import type { Payment } from "./settle";

/** Friends sit in a circle; in units of the picture, as all in it. */
export const middle = 200;
const orbit = 148;
export const token = 31;
const gap = 7;

export interface Point {
  x: number;
  y: number;
}

export interface Arrow extends Point {
  /** In radians. */
  angle: number;
  length: number;
}

export const seat = (index: number, count: number): Point => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: middle + orbit * Math.cos(angle), y: middle + orbit * Math.sin(angle) };
};

export const arrowOf = ({ from, to }: Payment, count: number): Arrow => {
  const [a, b] = [seat(from, count), seat(to, count)];
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const away = token + gap;
  return {
    x: a.x + away * Math.cos(angle),
    y: a.y + away * Math.sin(angle),
    angle,
    length: Math.hypot(b.x - a.x, b.y - a.y) - 2 * away,
  };
};

/** Shares of an arrow's length from the payer, the best place of an amount first. */
const places = [0.32, 0.5, 0.42, 0.6, 0.7, 0.22, 0.8, 0.12, 0.9];

/** The room of an amount: what is nearer covers it. */
export const amountRoom = { width: 72, height: 22 };

/** On the arrow; beside it, farther inwards each time, where two neighbours leave no room on it. */
const amountAt = ({ x, y, angle, length }: Arrow, share: number, turn: number): Point => {
  const isShort = length < 110;
  const along = length * (isShort ? 0.5 : share);
  const [dx, dy] = [x + along * Math.cos(angle) - middle, y + along * Math.sin(angle) - middle];
  const away = Math.hypot(dx, dy);
  // An amount is broader than high, so beside an upright arrow it needs more room.
  const inwards = isShort ? 1 - (26 + 12 * turn + (24 * Math.abs(dx)) / away) / away : 1;
  return { x: middle + dx * inwards, y: middle + dy * inwards + 6 };
};

/** How far apart two amounts are, where 1 is side by side. */
const distance = (a: Point, b: Point): number =>
  Math.max(Math.abs(a.x - b.x) / amountRoom.width, Math.abs(a.y - b.y) / amountRoom.height);

/** Where the amounts of all payments stand: near the payer, and none on another as far as there is room. */
export const amountPlaces = (payments: readonly Payment[], count: number): Point[] => {
  const arrows = payments.map((payment) => arrowOf(payment, count));
  const placed = new Map<Arrow, Point>();
  // The shorter an arrow, the fewer places it has.
  for (const arrow of [...arrows].sort((a, b) => a.length - b.length)) {
    const room = (point: Point) =>
      Math.min(1, ...[...placed.values()].map((other) => distance(point, other)));
    const points = places.map((share, turn) => amountAt(arrow, share, turn));
    placed.set(
      arrow,
      points.reduce((best, point) => (room(point) > room(best) ? point : best)),
    );
  }
  return arrows.map((arrow) => placed.get(arrow)!);
};
