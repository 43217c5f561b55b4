import { sheet } from "./devices";
import { hues, type HueName } from "./hues";
import type { Picture } from "./picture";
import { ball } from "./world";

/** Makes a screen alone, for a clay device of this kind. */
export const shownOf =
  (hue: HueName, look: string) =>
  (name: string, size: Exclude<Picture["size"], "close" | "narrow">, glass: string): Picture => ({
    name,
    size,
    hue,
    look,
    body: glass,
  });

/** Makes the close view of challenge `number`. `at` is where a ball stands beside the device; a wide sheet has none. */
export const close =
  (name: string, hue: HueName, look: string) =>
  (number: number, at: "left" | "right" | "none", ...devices: readonly string[]): Picture => {
    const [first, second] = hues[hue].objects;
    const behind = {
      left: ball(110, 150, 84, second),
      right: ball(1010, 120, 84, first),
      none: "",
    }[at];
    return { name: `${name}-${number}`, size: "close", hue, look, body: behind + devices.join("") };
  };

/**
 * Makes the same sheet for phones, `width` wide: the product's styles leave out under `.narrow` what the story can do
 * without, so that the rest can be read.
 */
export const narrow =
  (name: string, hue: HueName, look: string) =>
  (number: number, scale: number, width: number, screen: string): Picture => ({
    ...{ name: `${name}-${number}-narrow`, size: "narrow", hue, look },
    body: sheet(scale, width, `<div class="narrow">${screen}</div>`),
  });
