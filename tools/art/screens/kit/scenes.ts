import { hues, type HueName } from "./hues";
import type { Picture } from "./picture";
import { ball, disc, ring, table } from "./world";

/** Makes the cover of a case study; `kind` says which devices it shows. */
export const coverOf =
  (name: string, hue: HueName, look: string) =>
  (kind: "pair" | "laptop" | "single", ...devices: readonly string[]): Picture => {
    const [first, second] = hues[hue].objects;
    const behind = {
      pair: disc(270, 90, 1060) + ball(104, 330, 108, first),
      single: disc(250, 60, 1100) + ball(120, 300, 108, first),
      laptop: table(930, 1560, 200, 1600) + ball(1372, 74, 96, first),
    }[kind];
    const before = {
      pair: ring(1290, 890, 190, second),
      single: ring(1262, 176, 180, second),
      laptop: "",
    }[kind];
    return { name, size: "cover", hue, look, body: behind + devices.join("") + before };
  };

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
