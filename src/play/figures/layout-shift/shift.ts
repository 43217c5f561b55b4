/** A phone's screen, and a page on it, in the drawing's units. */
export const screen = { width: 140, height: 204 };
export const picture = { y: 46, height: 50 };

/** Milliseconds: the picture comes, and the thumb that was on its way comes down. */
export const arrives = 1400;
export const taps = 1600;
export const end = 2200;

export type Kind = "loose" | "kept";

/** How far what stands below the picture has been pushed down. */
export const pushed = (kind: Kind, time: number): number => {
  if (kind === "kept") return picture.height;
  return time >= arrives ? picture.height : 0;
};

/**
 * The layout shift score of everything below the picture, as browsers count it: the part of the screen that moved, times
 * the part of its height that it moved by.
 */
export const score = (kind: Kind): number => {
  const distance = pushed(kind, end) - pushed(kind, 0);
  if (distance === 0) return 0;
  const moved = screen.height - picture.y;
  return (moved / screen.height) * (distance / screen.height);
};

/** Tops of the two buttons where nothing is pushed. They are as far apart as the picture is high. */
const cancel = 62;
export const buttons = { cancel, pay: cancel + picture.height };

/** Which button is under the thumb, which aimed at "pay" as the page stood at first. */
export const underThumb = (kind: Kind, time: number): keyof typeof buttons => {
  const aim = buttons.pay + pushed(kind, 0);
  return buttons.pay + pushed(kind, time) === aim ? "pay" : "cancel";
};
