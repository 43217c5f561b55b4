import { hues, type HueName } from "./hues";
import type { Picture } from "./picture";
import { ball, disc } from "./world";

/** Makes a screen alone, for a clay device of this kind. */
export const shownOf =
  (hue: HueName, look: string) =>
  (name: string, size: Exclude<Picture["size"], "close">, glass: string): Picture => ({
    name,
    size,
    hue,
    look,
    body: glass,
  });

/** Makes the close view of challenge `number`. `side` is where the objects stand; a wide sheet has none. */
export const close =
  (name: string, hue: HueName, look: string) =>
  (number: number, side: "left" | "right" | "sheet", ...devices: readonly string[]): Picture => {
    const [first, second] = hues[hue].objects;
    const behind = {
      left: disc(-160, 60, 860) + ball(1010, 120, 84, first),
      right: disc(520, -80, 900) + ball(110, 150, 84, second),
      sheet: disc(-260, 120, 900),
    }[side];
    return { name: `${name}-${number}`, size: "close", hue, look, body: behind + devices.join("") };
  };
