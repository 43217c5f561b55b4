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

/** Possible positions on an arrow, as shares of its length from the payer, the best first. */
const positions = [0.32, 0.5, 0.42, 0.6, 0.7, 0.22, 0.8, 0.12, 0.9];

/** Size of a written amount. */
export const amountRoom = (text: string) => ({ width: 10.4 * text.length + 8, height: 22 });

/** Distance from the middle of letters to their baseline. */
const baseline = 6;

const onArrow = ({ x, y, angle, length }: Arrow, share: number): Point => ({
  x: x + length * share * Math.cos(angle),
  y: y + length * share * Math.sin(angle) + baseline,
});

/** Beside the arrow's middle, farther inwards with each turn. */
const besideArrow = (arrow: Arrow, turn: number, width: number): Point => {
  const { x, y } = onArrow(arrow, 0.5);
  const [dx, dy] = [x - middle, y - baseline - middle];
  const away = Math.hypot(dx, dy);
  // An amount is wider than high, so it needs more space beside an upright arrow.
  const inwards = 1 - (26 + 12 * turn + ((width / 3) * Math.abs(dx)) / away) / away;
  return { x: middle + dx * inwards, y: middle + dy * inwards + baseline };
};

/** The best place first. An arrow between two neighbours has no space for an amount. */
const placesOf = (arrow: Arrow, width: number): Point[] => [
  ...(arrow.length < 110 ? [] : positions.map((share) => onArrow(arrow, share))),
  ...positions.map((_, turn) => besideArrow(arrow, turn, width)),
];

interface Amount {
  arrow: Arrow;
  room: ReturnType<typeof amountRoom>;
  /** Possible places, the best first. */
  places: Point[];
  place?: Point;
}

/** Distance between an amount and something else; at 1 they touch. */
const distance = (one: Amount, place: Point, other: Pick<Amount, "room" | "place">): number =>
  other.place
    ? Math.max(
        (2 * Math.abs(place.x - other.place.x)) / (one.room.width + other.room.width),
        (2 * Math.abs(place.y - other.place.y)) / (one.room.height + other.room.height),
      )
    : 1;

/** Later amounts may overlap an earlier one, which then moves. */
const rounds = 3;

/** Places of all amounts: near the payer, without overlapping other amounts or friends if possible. */
export const amountPlaces = (
  payments: readonly Payment[],
  count: number,
  texts: readonly string[],
): Point[] => {
  const amounts = payments.map((payment, index): Amount => {
    const arrow = arrowOf(payment, count);
    const room = amountRoom(texts[index] ?? "");
    return { arrow, room, places: placesOf(arrow, room.width) };
  });
  const friends = Array.from({ length: count }, (_, index) => {
    const { x, y } = seat(index, count);
    return { room: { width: 2 * token, height: 2 * token }, place: { x, y: y + baseline } };
  });
  // Shorter arrows first, because they have fewer places.
  const inTurn = [...amounts].sort((a, b) => a.arrow.length - b.arrow.length);
  for (const amount of Array.from({ length: rounds }, () => inTurn).flat()) {
    const others = inTurn.filter((other) => other !== amount);
    const roomFrom = (things: readonly Pick<Amount, "room" | "place">[], place: Point) =>
      Math.min(1, ...things.map((other) => distance(amount, place, other)));
    // Overlapping a friend is better than overlapping another amount.
    const roomAt = (place: Point) => {
      const room = roomFrom(others, place);
      return room < 1 ? room : 1 + roomFrom(friends, place);
    };
    amount.place = amount.places.reduce((best, place) => (roomAt(place) > roomAt(best) ? place : best));
  }
  return amounts.flatMap(({ place }) => place ?? []);
};
