/** A phone's screen, and a page on it, in the drawing's units. */
export const screen = { width: 140, height: 204 };
export const picture = { y: 46, height: 50 };

/** Milliseconds until the picture appears, and until the thumb presses. */
export const arrives = 1400;
export const taps = 1600;
export const end = 2200;

export type Kind = "loose" | "kept";

/** How far the content below the picture has moved down. */
export const pushed = (kind: Kind, time: number): number => {
  if (kind === "kept") return picture.height;
  return time >= arrives ? picture.height : 0;
};

/**
 * The layout shift score of the content below the picture, as browsers compute it: the share of the screen that it
 * covers, times the share of the screen's height by which it moves.
 */
export const score = (kind: Kind): number => {
  const distance = pushed(kind, end) - pushed(kind, 0);
  if (distance === 0) return 0;
  const moved = screen.height - picture.y;
  return (moved / screen.height) * (distance / screen.height);
};

/** Initial tops of the two buttons. Their distance is the picture's height. */
const cancel = 62;
export const buttons = { cancel, pay: cancel + picture.height };

/** The button under the thumb, which aimed at the initial position of "pay". */
export const underThumb = (kind: Kind, time: number): keyof typeof buttons => {
  const aim = buttons.pay + pushed(kind, 0);
  return buttons.pay + pushed(kind, time) === aim ? "pay" : "cancel";
};
