import type { Payment } from "./settle";

/** Centre of the friends' circle. All lengths are in SVG units. */
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

/** The room that a written amount takes. */
export const amountRoom = (text: string) => ({ width: 10.4 * text.length + 8, height: 22 });

/** On the arrow; beside it, farther inwards each time, where two neighbours leave no room on it. */
const amountAt = ({ x, y, angle, length }: Arrow, share: number, turn: number, width: number): Point => {
  const isShort = length < 110;
  const along = length * (isShort ? 0.5 : share);
  const [dx, dy] = [x + along * Math.cos(angle) - middle, y + along * Math.sin(angle) - middle];
  const away = Math.hypot(dx, dy);
  // An amount is broader than high, so beside an upright arrow it needs more room.
  const inwards = isShort ? 1 - (26 + 12 * turn + ((width / 3) * Math.abs(dx)) / away) / away : 1;
  return { x: middle + dx * inwards, y: middle + dy * inwards + 6 };
};

interface Amount {
  arrow: Arrow;
  room: ReturnType<typeof amountRoom>;
  /** Where it may stand, the best place first. */
  places: Point[];
  place?: Point;
}

/** How far apart two amounts would be, where 1 is side by side. */
const distance = (one: Amount, place: Point, other: Amount): number =>
  other.place
    ? Math.max(
        (2 * Math.abs(place.x - other.place.x)) / (one.room.width + other.room.width),
        Math.abs(place.y - other.place.y) / one.room.height,
      )
    : 1;

/** Later amounts may crowd an earlier one, which then moves on. */
const rounds = 3;

/** Where the amounts of all payments stand: near the payer, and none on another as far as there is room. */
export const amountPlaces = (
  payments: readonly Payment[],
  count: number,
  texts: readonly string[],
): Point[] => {
  const amounts = payments.map((payment, index): Amount => {
    const arrow = arrowOf(payment, count);
    const room = amountRoom(texts[index]!);
    return { arrow, room, places: places.map((share, turn) => amountAt(arrow, share, turn, room.width)) };
  });
  // The shorter an arrow, the fewer places it has.
  const inTurn = [...amounts].sort((a, b) => a.arrow.length - b.arrow.length);
  for (const amount of Array.from({ length: rounds }, () => inTurn).flat()) {
    const others = inTurn.filter((other) => other !== amount);
    const roomAt = (place: Point) => Math.min(1, ...others.map((other) => distance(amount, place, other)));
    amount.place = amount.places.reduce((best, place) => (roomAt(place) > roomAt(best) ? place : best));
  }
  return amounts.map(({ place }) => place!);
};
