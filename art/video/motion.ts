/** Frames per second, length in seconds, and size in pixels. */
export const film = { rate: 24, seconds: 9.6, width: 1280, height: 720 } as const;
export const frameCount = Math.round(film.rate * film.seconds);

/** What one element does in one frame. */
export interface Pose {
  readonly transform?: string;
  readonly opacity?: number;
  readonly text?: string;
}

/** How much of the time between `from` and `to` has passed, from 0 to 1. */
const progress = (now: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (now - from) / (to - from)));

/** Progress from 0 to 1 that starts and ends slowly. */
const glide = (now: number, from: number, to: number): number => {
  const t = progress(now, from, to);
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
};

/** Progress from 0 to 1 that goes a little too far and comes back. */
const spring = (now: number, from: number, to: number): number => {
  const t = progress(now, from, to) - 1;
  return 1 + 2.3 * t ** 3 + 1.3 * t ** 2;
};

const move = (x: number, y: number, more = ""): string =>
  `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) ${more}`;

const sway = (now: number, seconds: number, phase = 0): number =>
  Math.sin(((now + phase) / seconds) * 2 * Math.PI);

const word = (now: number, at: number): Pose => {
  const t = glide(now, at, at + 0.45);
  return { opacity: t, transform: move(0, 28 * (1 - t)) };
};

const pop = (now: number, at: number, turn: number): Pose => {
  const size = spring(now, at, at + 0.55);
  return {
    opacity: progress(now, at, at + 0.08),
    transform: `scale(${size.toFixed(3)}) rotate(${(turn * (2.4 - 1.4 * size) + sway(now, 5, at)).toFixed(2)}deg)`,
  };
};

const float = (now: number, phase: number, height: number): Pose => ({
  transform: move(0, height * sway(now, 4.2, phase), `rotate(${sway(now, 6, phase).toFixed(2)}deg)`),
});

const whole = (value: number): string => Math.round(value).toLocaleString("en-GB");

/** How far the camera has moved along the four stations, in pixels. */
const camera = (now: number): number =>
  film.width * (glide(now, 2.25, 3.2) + glide(now, 4.6, 5.5) + glide(now, 7.5, 8.35)) + 16 * sway(now, 19.2);

/** The pose of each element in frame `index`, by element id. It depends on nothing else: every render is the same. */
export const poses = (index: number): Record<string, Pose> => {
  const now = index / film.rate;
  const x = camera(now);
  return {
    back: { transform: move(-0.45 * x, 0) },
    world: { transform: move(-x, 0) },
    front: { transform: move(-1.25 * x, 0) },
    ten: word(now, 0.1),
    oclock: word(now, 0.3),
    queuePhone: float(now, 0, 5),
    queuePlace: { text: whole(412 + 8800 * (1 - glide(now, -0.6, 2.3))) },
    hourglass: float(now, 1.4, 3),
    twenty: word(now, 2.85),
    past: word(now, 3.05),
    teapot: { transform: move(0, 0, `scale(${(0.94 + 0.06 * glide(now, 2.4, 3.6)).toFixed(4)})`) },
    count: { ...word(now, 5), text: whole(3200 * glide(now, 5.05, 6.35)) },
    seats: word(now, 5.2),
    seatPhone: float(now, 2.2, 5),
    ticketBack: pop(now, 5.75, -7),
    ticketFront: pop(now, 6, 9),
    megaphone: pop(now, 6.6, 0),
    token: pop(now, 7.85, -4),
    name: word(now, 8.05),
    role: word(now, 8.25),
  };
};
